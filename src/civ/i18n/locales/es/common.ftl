### Texts that several parts of the program use, and that belong to none of them.

## Counts

count-actions = { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}
count-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
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
    [one] { $count } día
   *[other] { $count } días
}

## Names of things and pages

# At most 8 characters.
label-deck = Mazo
label-domain = Dominio
label-first-player = Jugador inicial
label-rules = Las reglas
label-check-shuffle = Comprobar el barajado
