### Texts that several parts of the program use, and that belong to none of them.

## Counts

count-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
count-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

## Spans of time

count-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
count-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
count-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## Names of things and pages

# At most 8 characters.
label-deck = Pioche
label-domain = Domaine
label-first-player = Premier joueur
label-rules = Les règles
label-check-shuffle = Vérifier un mélange
