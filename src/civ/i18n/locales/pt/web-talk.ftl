## Actions and events: $name and $target are players

log-play = { $name } baixa uma carta de { $domain }.
log-discard-from-hand = { $name } descarta da mão uma carta de { $domain }.
log-discard-from-area = { $name } descarta da sua área de jogo uma carta de { $domain }.
log-take-back = { $name } pega de volta uma carta de { $domain }.
log-take-from-pile = { $name } pega da pilha de descarte uma carta de { $domain }.
log-give-back = { $name } devolve uma carta para { $target }.
log-give-back-seen = { $name } devolve para { $target } uma carta de { $domain }.
log-attack = { $name } ataca a esfera { $domain }: quem tem cartas ali perde uma.
log-take-hand = { $name } pega a mão inteira de { $target }.
log-embargo = { $name } embarga a esfera { $domain } de { $target }.
log-democracy = { $name } coloca a Democracia na esfera { $domain } de { $target }.
log-keep = { $name } fica com uma carta.
log-keep-seen = { $name } fica com uma carta de { $domain }.
log-take-from-middle = { $name } pega do centro uma carta de { $domain }.
log-permanent = { $name } usa “{ $effect }”.
log-copy = { $name } copia “{ $effect }”.
log-sacrifice = { $name } sacrifica uma carta de { $domain }: “{ $effect }”.
log-end = { $name } termina o turno.
log-draws = { $name } compra { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
log-skips-play = { $name } não tem nenhuma carta que possa baixar.
log-taken-back = { $name } desfaz { $count ->
    [one] { $count } ação
   *[other] { $count } ações
}.
log-proposed = { $name } pede para voltar.
log-agrees = { $name } aceita voltar.
log-disagrees = { $name } recusa voltar.
log-resigned = { $name } desiste.
# $cause is asked, clock or absence.
log-handed = { $cause ->
    [clock] O tempo acabou: um bot joga agora por { $name }.
    [absence] { $name } não está: um bot continua.
   *[asked] Um bot joga agora por { $name }.
}
log-returned = { $name } joga de novo sem bot.

## The log

log-title = Registro
log-empty = Ainda não aconteceu nada.
log-draft = Draft
log-reasons = Mostrar por que os bots agem
log-show = Mostrar a mesa como estava então
log-past = Você está vendo o passado.
log-now = Voltar ao presente

## Chat

talk-title = Conversa
talk-drawer = Registro e conversa
talk-close-drawer = Fechar registro e conversa
talk-unread = { $count ->
    [one] { $count } mensagem nova
   *[other] { $count } mensagens novas
}
talk-empty = Ninguém disse nada ainda.
talk-send = Enviar
talk-people = Silenciar alguém
talk-mute = Silenciar { $name }
talk-unmute = Ouvir { $name } de novo
talk-muted = Você não ouve mais { $name }.
talk-unmuted = Você ouve { $name } de novo.
talk-watching = Você está assistindo. Aqui só fala quem joga.
talk-phrases = Frases prontas
talk-phrases-about = Cada um as lê na sua língua.
talk-about-player = Sobre um jogador
talk-about-domain = Sobre uma esfera

## The replay

replay-title = Rever a partida
replay-back = Uma ação para trás
replay-forward = Uma ação adiante
replay-to-start = À distribuição
replay-to-end = Ao fim
replay-run = Reproduzir
replay-pause = Pausar
replay-speed = Velocidade
# A factor: "2 ×".
replay-times = { $factor } ×
replay-perspective = Vista por
replay-all-hands = Todas as mãos
replay-spectator = Um espectador
replay-scrubber = Momento da partida
replay-moments = Momentos decisivos
replay-moment-attack = { $name } ataca a esfera { $domain }.
replay-moment-threat = { $name } está a uma carta da Hegemonia: { $domain }.
replay-progress = A coluna mais forte de cada jogador
# A player's strongest column at some moment.
replay-peak = { $name }: { $domain }, { $count } de { $goal } para a Hegemonia
replay-actions = Ações
replay-share = Copiar um link para este momento
replay-copied = O link foi copiado.
replay-download = Baixar a partida
replay-open = Abrir um arquivo
replay-open-about = Abra o registro de uma partida ou solte-o aqui. O arquivo é mostrado e não é guardado.
replay-unread = Este arquivo não é o registro de uma partida. Um registro é um arquivo .json ou .jsonl, como o que você pode baixar depois de uma partida.
replay-game = Partida { $number }
replay-games = Partidas deste arquivo
replay-fork = Continuar a jogar daqui
replay-fork-about = Você assume um lugar, e bots jogam os outros.
replay-fork-seat = Seu lugar
replay-fork-bots = Bots
replay-fork-add-first = Para continuar a partida de um arquivo, acrescente-a antes às suas partidas.
replay-keys = Teclas: ← → uma ação · Home, End · espaço roda · 1 a 4 os olhos de um jogador · 0 todas as mãos

## The end

end-victory = Vitória!
end-by-hegemony = { $count ->
    [one] { $names } vence por Hegemonia.
   *[other] { $names } vencem por Hegemonia.
}
end-by-majority = { $count ->
    [one] { $names } vence por Dominação.
   *[other] { $names } vencem por Dominação.
}
end-by-resignation = { $count ->
    [one] { $names } vence: os outros desistiram.
   *[other] { $names } vencem: os outros desistiram.
}
end-nobody = Todos desistiram.
end-majority-about = Uma esfera dá 1 ponto a todos os que têm mais cartas nela.
end-winner = vence
end-proof = O embaralhamento
end-commitment = Mostrado antes da distribuição
end-seed = A semente por trás dele
end-words = Palavras dos jogadores
end-checking = Conferindo …
end-proof-good = A semente confere com o número mostrado antes da distribuição.
end-proof-bad = A semente não confere com o número mostrado antes da distribuição!
end-proof-unable = Seu navegador não consegue conferir isto aqui.
end-verify = Conferir cada carta
end-verify-about = No terminal, “civ verify” confere a partida baixada.
end-forked = Esta partida continuava outra, então nada foi embaralhado.
end-rematch = Jogar de novo
end-to-rematch = Para a próxima partida
end-replay = Rever a partida
end-share = Compartilhar
end-new = Nova partida
end-board = Olhar a mesa
end-show = Mostrar o resultado
