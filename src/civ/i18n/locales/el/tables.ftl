## Commands that a table refuses

error-table-seats = { $count ->
    [one] Ονομάζεται { $count } θέση
   *[other] Ονομάζονται { $count } θέσεις
}, αλλά παίζουν { $players }.
# $players lists all possible values for a seat.
error-table-player = Το «{ $player }» δεν μπορεί να πάρει θέση. Μπορούν: { $players }.
error-table-not-open = Οι κάρτες έχουν ήδη μοιραστεί· αυτό δεν αλλάζει πια.
error-table-not-playing = Σε αυτό το τραπέζι δεν παίζεται τώρα παιχνίδι.
error-table-not-over = Το παιχνίδι δεν έχει τελειώσει ακόμη.
error-table-stale = Το τραπέζι άλλαξε στο μεταξύ· κοίτα ξανά πριν διαλέξεις. Το τελευταίο του γεγονός είναι το { $seq }.
error-table-broken = Αυτή τη στιγμή το τραπέζι δεν μπορεί να χρησιμοποιηθεί. Τίποτα δεν άλλαξε· δοκίμασε ξανά σε λίγο.
error-host-only = Μόνο όποιος άνοιξε το τραπέζι μπορεί να το κάνει αυτό.
error-not-seated = Μόνο όσοι κάθονται στο τραπέζι μπορούν να το κάνουν αυτό.
error-not-your-seat = Η θέση { $seat } δεν είναι δική σου.
error-seat-taken = Η θέση { $seat } είναι πιασμένη.
error-seat-open = Η θέση { $seat } είναι ακόμη ελεύθερη.
error-seat-not-ready = Ο παίκτης στη θέση { $seat } δεν είναι ακόμη έτοιμος.
error-seat-resigned = Ο παίκτης στη θέση { $seat } παραιτήθηκε.
error-seat-handed = Στη θέση { $seat } παίζει τώρα ένα μποτ· πάρ’ την πρώτα πίσω.
error-seat-yours = Στη θέση { $seat } παίζεις ήδη εσύ.
error-no-take-backs = Σε αυτό το τραπέζι δεν επιτρέπεται αναίρεση.
error-no-proposal = Δεν υπάρχει πρόταση για να απαντήσεις.
error-chat-off = Σε αυτό το τραπέζι δεν γίνεται συζήτηση· οι έτοιμες φράσεις επιτρέπονται.
# $table is the code of another table.
error-rematch-there = Η ρεβάνς υπάρχει ήδη, στο τραπέζι { $table }.
error-fork-rules = Το παιχνίδι συνεχίζει μια καταγραφή, γι’ αυτό οι κανόνες του μένουν όπως είναι.
error-fork-ply = Είναι πολύ μακριά: αυτό το παιχνίδι έχει { $count ->
    [one] { $count } ενέργεια
   *[other] { $count } ενέργειες
}.
error-fork-over = Εκεί το παιχνίδι έχει τελειώσει· συνέχισε από μια προηγούμενη ενέργεια.

## Unknown resources and users

error-no-table = Αυτό το τραπέζι δεν υπάρχει ή δεν είναι ανοιχτό για εσένα.
error-no-record = Αυτό το παιχνίδι δεν υπάρχει ή δεν είναι ανοιχτό για εσένα.
error-who-asks = Δεν σε ξέρει ακόμη κανείς εδώ: μπες ως επισκέπτης ή δώσε το κλειδί ενός προγράμματος.
error-link-expired = Αυτός ο σύνδεσμος έχει χρησιμοποιηθεί ή είναι πολύ παλιός. Φτιάξε καινούργιο.
error-bad-name = Ένα όνομα έχει από 1 έως { $longest } χαρακτήρες.
error-command-reused = Με αυτό το αναγνωριστικό έχει ήδη σταλεί άλλη εντολή· δεν έγινε τίποτα.
error-busy = Ο διακομιστής είναι τώρα υπερφορτωμένος. Δεν έγινε τίποτα· δοκίμασε ξανά σε λίγο.

## Set phrases: $about says which of $seat and $domain are given: none, seat, domain or both

phrase-hello = { $about ->
    [seat] Γεια σου, παίκτη { $seat }!
   *[none] Γεια!
}
phrase-well-played = { $about ->
    [seat] Ωραία κίνηση, παίκτη { $seat }!
   *[none] Ωραία κίνηση!
}
phrase-thanks = { $about ->
    [seat] Ευχαριστώ, παίκτη { $seat }!
   *[none] Ευχαριστώ!
}
phrase-sorry = { $about ->
    [seat] Συγγνώμη, παίκτη { $seat }!
   *[none] Συγγνώμη!
}
phrase-moment = Μια στιγμή, παρακαλώ.
phrase-your-turn = { $about ->
    [seat] Παίκτη { $seat }, είναι η σειρά σου.
   *[none] Είναι η σειρά σου.
}
phrase-watch-out = { $about ->
    [seat] Προσοχή στον παίκτη { $seat }!
    [domain] Προσοχή στον Τομέα «{ $domain }»!
    [both] Προσοχή στον παίκτη { $seat }: { $domain }!
   *[none] Προσοχή!
}
phrase-stop-together = { $about ->
    [seat] Ας σταματήσουμε μαζί τον παίκτη { $seat }!
    [domain] Ας το σταματήσουμε μαζί: { $domain }!
    [both] Ας σταματήσουμε μαζί τον παίκτη { $seat }: { $domain }!
   *[none] Ας τους σταματήσουμε μαζί!
}
phrase-peace = { $about ->
    [seat] Ειρήνη μεταξύ μας, παίκτη { $seat };
   *[none] Ειρήνη;
}
phrase-agreed = { $about ->
    [seat] Σύμφωνοι, παίκτη { $seat }.
   *[none] Σύμφωνοι.
}
phrase-no = { $about ->
    [seat] Όχι, παίκτη { $seat }.
   *[none] Όχι.
}
phrase-promise = { $about ->
    [seat] Σου το υπόσχομαι, παίκτη { $seat }.
    [domain] Το υπόσχομαι: { $domain }.
    [both] Σου το υπόσχομαι, παίκτη { $seat }: { $domain }.
   *[none] Το υπόσχομαι.
}
phrase-revenge = { $about ->
    [seat] Δεν θα το ξεχάσω, παίκτη { $seat }.
   *[none] Δεν θα το ξεχάσω.
}
phrase-good-game = Ωραίο παιχνίδι!

## Settings and seats

settings-clock-minutes = { $count ->
    [one] { $count } λεπτό ανά γύρο
   *[other] { $count } λεπτά ανά γύρο
}
settings-clock-days = { $count ->
    [one] { $count } μέρα ανά γύρο
   *[other] { $count } μέρες ανά γύρο
}
settings-no-take-backs = χωρίς αναίρεση
seat-free = Ελεύθερη θέση

## A table before the deal

lobby-open = Το τραπέζι είναι έτοιμο
lobby-deal = Μοίρασε τις κάρτες
# Tags of a seat, in lower case.
lobby-host = οικοδεσπότης
lobby-program = πρόγραμμα

## Chat

talk-write = Πες κάτι

## Events at a table

event-dealt = Οι κάρτες μοιράστηκαν.
event-sat = { $name }: θέση { $seat }.
event-stood = Η θέση { $seat } είναι πάλι ελεύθερη.
event-worded = { $name }: λόγια για το ανακάτεμα.
event-taken-back = Ο παίκτης { $seat } παίρνει πίσω { $count ->
    [one] { $count } ενέργεια
   *[other] { $count } ενέργειες
}.
event-proposed = Ο παίκτης { $seat } ζητά επιστροφή.
event-agrees = Ο παίκτης { $seat } δέχεται την επιστροφή.
event-disagrees = Ο παίκτης { $seat } αρνείται την επιστροφή.
event-resigned = Ο παίκτης { $seat } παραιτείται.
event-handed = Για τον παίκτη { $seat } παίζει τώρα ένα μποτ.
event-returned = Ο παίκτης { $seat } παίζει πάλι χωρίς μποτ.
event-followed = Το επόμενο παιχνίδι άνοιξε.
