## Commands that a table refuses

error-table-seats = { $count ->
    [one] { $count } lugar foi nomeado
   *[other] { $count } lugares foram nomeados
}, mas jogam { $players }.
# $players lists all possible values for a seat.
error-table-player = “{ $player }” não pode ocupar um lugar. Podem: { $players }.
error-table-not-open = As cartas já foram distribuídas; isto não pode mais mudar.
error-table-not-playing = Nenhuma partida está sendo jogada nesta mesa agora.
error-table-not-over = A partida ainda não acabou.
error-table-stale = A mesa mudou nesse meio-tempo; olhe de novo antes de escolher. O último evento dela é { $seq }.
error-table-broken = No momento esta mesa não pode ser usada. Nada mudou; tente de novo daqui a pouco.
error-host-only = Só quem abriu a mesa pode fazer isto.
error-not-seated = Só quem está sentado à mesa pode fazer isto.
error-not-your-seat = O lugar { $seat } não é seu.
error-seat-taken = O lugar { $seat } está ocupado.
error-seat-open = O lugar { $seat } ainda está livre.
error-seat-not-ready = Quem joga no lugar { $seat } ainda não está pronto.
error-seat-resigned = Quem joga no lugar { $seat } desistiu.
error-seat-handed = Um bot joga agora no lugar { $seat }; retome-o primeiro.
error-seat-yours = Você já joga no lugar { $seat }.
error-no-take-backs = Nesta mesa nada se desfaz.
error-no-proposal = Não há nenhuma proposta para você responder.
error-chat-off = Nesta mesa não se conversa; as frases prontas são permitidas.
# $table is the code of another table.
error-rematch-there = A revanche já existe, na mesa { $table }.
error-fork-rules = A partida continua um registro, por isso as regras ficam como estão.
error-fork-ply = É longe demais: esta partida tem { $count ->
    [one] { $count } ação
   *[other] { $count } ações
}.
error-fork-over = Ali a partida já acabou; continue a partir de uma ação anterior.

## Unknown resources and users

error-no-table = Esta mesa não existe, ou não está aberta para você.
error-no-record = Esta partida não existe, ou não está aberta para você.
error-who-asks = Ninguém conhece você aqui ainda: entre como convidado ou dê a chave de um programa.
error-link-expired = Este link já foi usado ou é velho demais. Faça um novo.
error-bad-name = Um nome tem de 1 a { $longest } caracteres.
error-command-reused = Outro comando já foi enviado com este identificador; nada foi feito.
error-busy = O servidor está ocupado demais no momento. Nada foi feito; tente de novo daqui a pouco.

## Set phrases: $about says which of $seat and $domain are given: none, seat, domain or both

phrase-hello = { $about ->
    [seat] Olá, jogador { $seat }!
   *[none] Olá!
}
phrase-well-played = { $about ->
    [seat] Boa jogada, jogador { $seat }!
   *[none] Boa jogada!
}
phrase-thanks = { $about ->
    [seat] Valeu, jogador { $seat }!
   *[none] Valeu!
}
phrase-sorry = { $about ->
    [seat] Desculpe, jogador { $seat }!
   *[none] Desculpe!
}
phrase-moment = Um momento, por favor.
phrase-your-turn = { $about ->
    [seat] Jogador { $seat }, é a sua vez.
   *[none] É a sua vez.
}
phrase-watch-out = { $about ->
    [seat] Cuidado com o jogador { $seat }!
    [domain] Cuidado com a esfera { $domain }!
    [both] Cuidado com o jogador { $seat }: { $domain }!
   *[none] Cuidado!
}
phrase-stop-together = { $about ->
    [seat] Vamos parar juntos o jogador { $seat }!
    [domain] Vamos parar isto juntos: { $domain }!
    [both] Vamos parar juntos o jogador { $seat }: { $domain }!
   *[none] Vamos pará-los juntos!
}
phrase-peace = { $about ->
    [seat] Paz entre nós, jogador { $seat }?
   *[none] Fazemos as pazes?
}
phrase-agreed = { $about ->
    [seat] Combinado, jogador { $seat }.
   *[none] Combinado.
}
phrase-no = { $about ->
    [seat] Não, jogador { $seat }.
   *[none] Não.
}
phrase-promise = { $about ->
    [seat] Eu prometo, jogador { $seat }.
    [domain] Eu prometo: { $domain }.
    [both] Eu prometo, jogador { $seat }: { $domain }.
   *[none] Eu prometo.
}
phrase-revenge = { $about ->
    [seat] Não vou esquecer isto, jogador { $seat }.
   *[none] Não vou esquecer isto.
}
phrase-good-game = Boa partida!

## Settings and seats

settings-clock-minutes = { $count ->
    [one] { $count } minuto por turno
   *[other] { $count } minutos por turno
}
settings-clock-days = { $count ->
    [one] { $count } dia por turno
   *[other] { $count } dias por turno
}
settings-no-take-backs = sem desfazer
seat-free = Lugar livre

## A table before the deal

lobby-open = A mesa está pronta
lobby-deal = Distribuir as cartas
# Tags of a seat, in lower case.
lobby-host = anfitrião
lobby-program = programa

## Chat

talk-write = Diga algo

## Events at a table

event-dealt = As cartas foram distribuídas.
event-sat = { $name } ocupa o lugar { $seat }.
event-stood = O lugar { $seat } está livre de novo.
event-worded = { $name } acrescenta palavras ao embaralhamento.
event-taken-back = O jogador { $seat } desfaz { $count ->
    [one] { $count } ação
   *[other] { $count } ações
}.
event-proposed = O jogador { $seat } pede para voltar.
event-agrees = O jogador { $seat } aceita voltar.
event-disagrees = O jogador { $seat } recusa voltar.
event-resigned = O jogador { $seat } desiste.
event-handed = Um bot joga agora pelo jogador { $seat }.
event-returned = O jogador { $seat } joga de novo sem bot.
event-followed = A próxima partida foi aberta.
