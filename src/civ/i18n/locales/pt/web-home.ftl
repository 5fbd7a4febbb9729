## The frame around every page

frame-civ = CIV
frame-game = Carta Impera Victoria
# $title is the title of a page.
frame-title = { $title } · CIV
frame-title-turn = ● Sua vez · { $title }
frame-your-turn = Sua vez
frame-home = CIV, para a página inicial
frame-messages = Mensagens
frame-close = Fechar
frame-copy = Copiar
frame-copied = Copiado
frame-share = Compartilhar
frame-qr = Código QR do link
frame-more = Mais

frame-learn = Aprender a jogar
frame-rules = Regras
frame-records = Partidas jogadas
frame-about = Terminal e API
frame-unofficial = Uma versão não oficial, feita por fãs, de CIV: Carta Impera Victoria, um jogo de Rémi Amy, desenvolvido por Cédric Lefebvre, ilustrado por Christopher Matt e publicado pela Ludonaute. Nada das suas imagens nem dos seus textos é usado aqui.

frame-lost = Não há nada aqui
frame-lost-about = Confira o link ou peça um novo a quem o enviou.
frame-to-home = Para a página inicial

frame-go-light = Mudar para claro
frame-go-dark = Mudar para escuro

## Settings

frame-settings = Configurações
frame-theme = Aparência
frame-theme-system = Como no aparelho
frame-theme-light = Clara
frame-theme-dark = Escura
frame-speed = Movimento das cartas
frame-speed-slow = Lento
frame-speed-usual = Normal
frame-speed-quick = Rápido
frame-speed-none = Nenhum
frame-volume = Som
frame-off = Desligado
frame-percent = { $percent } %
frame-forced = Jogar por mim os passos forçados
frame-forced-about = Onde só há uma coisa a fazer, ela é feita.
frame-confirm = Perguntar antes de encerrar meu turno
frame-confirm-about = Só se ainda houver efeitos fortes por usar.
frame-letters = Letras nas cartas
frame-letters-about = Cada esfera mostra a sua letra além do emblema.
frame-notify = Avisar quando for a minha vez
frame-notify-about = Enquanto a página está em segundo plano.
frame-notify-refused = O navegador não permite notificações desta página.

## The current user

frame-you = Você
frame-you-are = Você é { $name }
frame-name = Seu nome
frame-keep = Guardar
frame-kept = Guardado
frame-no-account = Não é preciso ter conta: este navegador conhece você por um cookie.
frame-other-device = Em outro aparelho
frame-other-device-about = Abra um link lá, e as suas partidas e lugares serão seus também nesse aparelho. Ele vale uma vez, por um quarto de hora. Não o mostre a ninguém.
frame-other-device-link = Seu link pessoal
frame-make-link = Criar um link
frame-claim = Continuar aqui
frame-claim-about = Este link vem de outro aparelho seu. A partir de agora você é aqui a mesma pessoa, com as mesmas partidas e lugares.
frame-claim-instead = Neste aparelho você agora é { $name }. Se continuar, será outra pessoa aqui.
frame-claim-do = Continuar como eu mesmo

## The start page

home-lead = Erga uma civilização com uma mão de cartas. Supere todos em uma esfera, ou lidere na maioria delas quando o tempo acabar.
home-play-bots = Jogar contra bots
home-dealing = Distribuindo …
home-against = contra { $levels }
home-change = Mudar
home-rival = Bot no lugar { $seat }
home-first-time = Primeira vez? Aprenda em poucos minutos

home-friends = Com amigos
home-friends-about = Abra uma mesa e envie o link. Ninguém precisa de conta.
home-open-table = Abrir uma mesa …
home-new-table = Uma nova mesa
home-open-this = Abrir a mesa
home-join = Entrar em uma mesa
home-code = Código ou link
home-code-unread = Isto não é nem o código de uma mesa nem um link para uma.
home-go = Ir

home-mine = Minhas partidas
home-all-mine = { $count ->
    [one] Mostrar { $count } partida
   *[other] Mostrar as { $count } partidas
}
home-public-tables = Mesas abertas
home-to-watch = Partidas para assistir
home-waits = { $count ->
    [0] Completa, prestes a começar
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
}
home-turn-of = Vez de { $names }
# $count is the number of winners.
home-won = { $count ->
    [one] { $names } venceu
   *[other] { $names } venceram juntos
}

home-learn-about = Lições curtas com posições reais.
home-rules-about = Todas, com busca.
home-records-about = Rever partidas terminadas, jogada a jogada.
home-verify-about = Ver que nenhuma carta foi movida.

## Settings of a table

home-party-teams = 2 contra 2
home-teams = { $count ->
    [one] { $count } jogador em equipes
   *[other] { $count } jogadores em duas equipes
}
home-seat-me = Eu
home-seat-open = Livre: pelo link
home-seat-here = Alguém neste aparelho
home-seat-bot = Bot: { $level }
home-visibility = Quem a encontra
home-by-link = Só pelo link
home-public = Visível para todos
home-clock-label = Relógio
home-clock-none = Sem relógio
home-clock = { $time } por turno
home-pace-none = Na hora
home-play-options = Como jogamos
home-take-backs = É possível desfazer ações
home-take-backs-about = As próprias, enquanto nada oculto tiver sido visto.
home-watch = Outros podem assistir
home-chat = É possível escrever
home-chat-about = As frases prontas são sempre permitidas.
home-stand-in = Por quem sai ou fica sem tempo
home-stand-in-none = Sem tempo, perde
home-absence = Conta como ausente após
home-absence-never = Nunca
home-editions = As edições diferem
home-editions-about = Nestes pontos os livros de regras não concordam ou não dizem nada. O que aparece é o que diz a maioria.
home-democracy-anywhere = Democracia em qualquer esfera
home-hand-limit-held = limite de mão ampliado só com as suas cartas
home-stall-rounds = { $count ->
    [0] um baralho parado não encerra a partida
    [one] um baralho parado conta como vazio após { $count } rodada
   *[other] um baralho parado conta como vazio após { $count } rodadas
}
home-no-chat = só frases prontas
home-no-watch = ninguém assiste
home-is-public = visível para todos

## A table before the deal

lobby-yours = Sua mesa
lobby-of = { $name } abriu uma mesa
lobby-seats = Lugares
lobby-free = Livre
lobby-beside-you = ao seu lado, neste aparelho
lobby-away = não está agora
lobby-ready = pronto
lobby-not-ready = ainda não
lobby-place = Quem ocupa o lugar { $seat }
lobby-sit-here = Sentar aqui
lobby-stand = Levantar
lobby-free-seat = Liberar este lugar
lobby-you-are = Você é { $name }.
lobby-your-name = Como você se chama?
lobby-sit-down = Sentar a esta mesa
lobby-full = Todos os lugares estão ocupados.
lobby-full-watch = Fique aqui: assim que as cartas forem distribuídas, você assiste.
lobby-full-no-watch = Nesta mesa ninguém pode assistir.
lobby-waits-for = Falta { $name } dizer que pode começar.
lobby-all-ready = Todos estão prontos.
lobby-get-ready = Por mim, pode começar
lobby-unready = Melhor esperar
lobby-ready-about = O anfitrião distribui assim que todos estiverem prontos.
lobby-host-deals = { $name } distribui assim que todos estiverem prontos.
lobby-the-host = O anfitrião
lobby-change = Mudar a mesa
lobby-change-do = Mudar
lobby-change-seats = Com outro número de jogadores, os outros precisam sentar-se de novo.
lobby-share = Convide os seus amigos
lobby-share-guest = Traga alguém
lobby-link = Link para esta mesa
lobby-qr = Como código QR para celulares
lobby-shuffle = Um embaralhamento que se confere
lobby-shuffle-about = Este número prende o servidor a um embaralhamento antes que alguém se sente. Acrescente as suas próprias palavras, e a distribuição dependerá delas também. Depois da partida, o segredo por trás do número é mostrado, e qualquer um pode conferir as cartas.
lobby-forked = Esta partida continua uma registrada, então nada é embaralhado.
lobby-words = Suas palavras
lobby-words-add = Acrescentar

## Games played

home-games-lead = As partidas que você jogou ou adicionou, e as das mesas públicas. Cada uma pode ser revista jogada a jogada.
home-games-none = Nenhuma partida terminou ainda.
home-games-none-about = Jogue uma ou adicione um arquivo.
home-games-unfinished = não terminada
home-games-resignation = os outros desistiram
home-games-added = adicionada de um arquivo
home-games-watch = Rever
home-games-same-deal = Jogar esta distribuição
home-games-play-on = Continuar
home-games-download = Baixar
home-games-all = Baixar todas
home-games-add = Adicionar uma partida
home-games-add-about = Solte um arquivo aqui ou escolha um: uma partida, ou várias com uma em cada linha.
home-games-choose = Escolher um arquivo
home-games-added-count = { $count ->
    [one] { $count } partida adicionada.
   *[other] { $count } partidas adicionadas.
}
home-games-unread = isto não é uma partida de CIV.
home-games-bad-file = { $file }: { $reason }
home-games-bad-line = { $file }, linha { $line }: { $reason }
home-games-empty = { $file } está vazio.
home-games-earlier = Partidas anteriores
