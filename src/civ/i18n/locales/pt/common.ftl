### Texts that several parts of the program use, and that belong to none of them.

## Counts

count-actions = { $count ->
    [one] { $count } ação
   *[other] { $count } ações
}
count-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}

## Spans of time

count-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
count-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
count-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}

## Names of things and pages

# At most 8 characters.
label-deck = Baralho
label-domain = Esfera
label-first-player = Primeiro jogador
label-rules = As regras
label-check-shuffle = Conferir um embaralhamento
