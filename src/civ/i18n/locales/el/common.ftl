### Texts that several parts of the program use, and that belong to none of them.

## Counts

count-actions = { $count ->
    [one] { $count } ενέργεια
   *[other] { $count } ενέργειες
}
count-players = { $count ->
    [one] { $count } παίκτης
   *[other] { $count } παίκτες
}

## Spans of time

count-seconds = { $count ->
    [one] { $count } δευτερόλεπτο
   *[other] { $count } δευτερόλεπτα
}
count-minutes = { $count ->
    [one] { $count } λεπτό
   *[other] { $count } λεπτά
}
count-days = { $count ->
    [one] { $count } ημέρα
   *[other] { $count } ημέρες
}

## Names of things and pages

# At most 8 characters.
label-deck = Τράπουλα
label-domain = Τομέας
label-first-player = Πρώτος Παίκτης
label-rules = Οι κανόνες
label-check-shuffle = Έλεγχος ανακατέματος
