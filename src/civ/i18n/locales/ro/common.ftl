### Texts that several parts of the program use, and that belong to none of them.

## Counts

count-actions = { $count ->
    [one] { $count } acțiune
    [few] { $count } acțiuni
   *[other] { $count } de acțiuni
}
count-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}

## Spans of time

count-seconds = { $count ->
    [one] { $count } secundă
    [few] { $count } secunde
   *[other] { $count } de secunde
}
count-minutes = { $count ->
    [one] { $count } minut
    [few] { $count } minute
   *[other] { $count } de minute
}
count-days = { $count ->
    [one] { $count } zi
    [few] { $count } zile
   *[other] { $count } de zile
}

## Names of things and pages

# At most 8 characters.
label-deck = Pachet
label-domain = Domeniu
label-first-player = Primul Jucător
label-rules = Regulile
label-check-shuffle = Verifică o amestecare
