### Texts that several parts of the program use, and that belong to none of them.

## Counts

count-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

## Spans of time

count-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
count-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
count-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## Names of things and pages

# At most 8 characters.
label-deck = Deck
label-domain = Domain
label-first-player = First Player
label-rules = The rules
label-check-shuffle = Check a shuffle
