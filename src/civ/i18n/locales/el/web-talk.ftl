## Actions and events: $name and $target are players

log-play = { $name }: παίζει κάρτα του Τομέα «{ $domain }».
log-discard-from-hand = { $name }: ξεσκαρτάρει από το χέρι κάρτα του Τομέα «{ $domain }».
log-discard-from-area = { $name }: ξεσκαρτάρει από μπροστά του κάρτα του Τομέα «{ $domain }».
log-take-back = { $name }: παίρνει πίσω στο χέρι κάρτα του Τομέα «{ $domain }».
log-take-from-pile = { $name }: παίρνει από τα σκάρτα κάρτα του Τομέα «{ $domain }».
log-give-back = { $name }: δίνει πίσω μια κάρτα στον παίκτη { $target }.
log-give-back-seen = { $name }: δίνει πίσω κάρτα του Τομέα «{ $domain }» στον παίκτη { $target }.
log-attack = { $name }: επιτίθεται στον Τομέα «{ $domain }»· όσοι τον έχουν χάνουν κάρτα.
log-take-hand = { $name }: παίρνει όλο το χέρι του παίκτη { $target }.
log-embargo = { $name }: βάζει εμπάργκο στον Τομέα «{ $domain }» του παίκτη { $target }.
log-democracy = { $name }: βάζει Δημοκρατία στον Τομέα «{ $domain }» του παίκτη { $target }.
log-keep = { $name }: κρατάει μια κάρτα.
log-keep-seen = { $name }: κρατάει κάρτα του Τομέα «{ $domain }».
log-take-from-middle = { $name }: παίρνει από το κέντρο κάρτα του Τομέα «{ $domain }».
log-permanent = { $name }: εφαρμόζει την ιδιότητα «{ $effect }».
log-copy = { $name }: αντιγράφει την ιδιότητα «{ $effect }».
log-sacrifice = { $name }: θυσιάζει κάρτα του Τομέα «{ $domain }» για «{ $effect }».
log-end = { $name }: τέλος του γύρου.
log-draws = { $name }: τραβάει { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}.
log-skips-play = { $name }: καμία κάρτα που να μπορεί να παιχτεί.
log-taken-back = { $name }: αναιρεί { $count ->
    [one] { $count } ενέργεια
   *[other] { $count } ενέργειες
}
log-proposed = { $name }: ζητά επιστροφή.
log-agrees = { $name }: δέχεται την επιστροφή.
log-disagrees = { $name }: αρνείται την επιστροφή.
log-resigned = { $name }: παραιτείται.
# $cause is asked, clock or absence.
log-handed = { $cause ->
    [clock] Ο χρόνος τελείωσε: για τον παίκτη { $name } παίζει τώρα ένα μποτ.
    [absence] { $name }: λείπει· συνεχίζει ένα μποτ.
   *[asked] Για τον παίκτη { $name } παίζει τώρα ένα μποτ.
}
log-returned = { $name }: παίζει πάλι χωρίς μποτ.

## The log

log-title = Ιστορικό
log-empty = Δεν έγινε τίποτα ακόμη.
log-draft = Επιλογή
log-reasons = Δείξε γιατί ενεργούν τα μποτ
log-show = Δείξε το τραπέζι όπως ήταν τότε
log-past = Κοιτάς το παρελθόν.
log-now = Πίσω στο τώρα

## Chat

talk-title = Κουβέντα
talk-drawer = Ιστορικό και κουβέντα
talk-close-drawer = Κλείσε ιστορικό και κουβέντα
talk-unread = { $count ->
    [one] { $count } νέο μήνυμα
   *[other] { $count } νέα μηνύματα
}
talk-empty = Κανείς δεν είπε τίποτα ακόμη.
talk-send = Αποστολή
talk-people = Σίγαση κάποιου
talk-mute = Σίγαση: { $name }
talk-unmute = Να ακούγεται πάλι: { $name }
talk-muted = Δεν ακούς πια: { $name }.
talk-unmuted = Ακούς πάλι: { $name }.
talk-watching = Παρακολουθείς. Εδώ μιλούν μόνο όσοι παίζουν.
talk-phrases = Έτοιμες φράσεις
talk-phrases-about = Ο καθένας τις διαβάζει στη γλώσσα του.
talk-about-player = Για έναν παίκτη
talk-about-domain = Για έναν Τομέα

## The replay

replay-title = Επανάληψη
replay-back = Μία ενέργεια πίσω
replay-forward = Μία ενέργεια μπροστά
replay-to-start = Στο μοίρασμα
replay-to-end = Στο τέλος
replay-run = Αναπαραγωγή
replay-pause = Παύση
replay-speed = Ταχύτητα
# A factor: "2 ×".
replay-times = { $factor } ×
replay-perspective = Όπως το βλέπει
replay-all-hands = Όλα τα χέρια
replay-spectator = Ένας θεατής
replay-scrubber = Στιγμή του παιχνιδιού
replay-moments = Κρίσιμες στιγμές
replay-moment-attack = { $name }: επίθεση στον Τομέα «{ $domain }».
replay-moment-threat = { $name }: μία κάρτα από την Ηγεμονία, { $domain }.
replay-progress = Η πιο δυνατή στήλη του καθενός
# A player's strongest column at some moment.
replay-peak = { $name }: { $domain }, { $count } από { $goal } για Ηγεμονία
replay-actions = Ενέργειες
replay-share = Αντιγραφή συνδέσμου σε αυτή τη στιγμή
replay-copied = Ο σύνδεσμος αντιγράφηκε.
replay-download = Λήψη του παιχνιδιού
replay-open = Άνοιγμα αρχείου
replay-open-about = Άνοιξε την καταγραφή ενός παιχνιδιού ή άφησέ την εδώ. Το αρχείο σου φαίνεται, αλλά δεν κρατιέται.
replay-unread = Αυτό το αρχείο δεν είναι καταγραφή παιχνιδιού. Μια καταγραφή είναι αρχείο .json ή .jsonl, όπως αυτό που κατεβάζεις μετά από ένα παιχνίδι.
replay-game = Παιχνίδι { $number }
replay-games = Παιχνίδια του αρχείου
replay-fork = Συνέχισε από εδώ
replay-fork-about = Εσύ παίρνεις μία θέση και τα μποτ παίζουν τις άλλες.
replay-fork-seat = Η θέση σου
replay-fork-bots = Μποτ
replay-fork-add-first = Για να συνεχίσεις παιχνίδι από αρχείο, πρόσθεσέ το πρώτα στα παιχνίδια σου.
replay-keys = Πλήκτρα: ← → μία ενέργεια · Home, End · διάστημα για ροή · 1 ως 4 τα μάτια ενός παίκτη · 0 όλα τα χέρια

## The end

end-victory = Νίκη!
end-by-hegemony = { $count ->
    [one] { $names }: νίκη με Ηγεμονία.
   *[other] { $names }: νίκη με Ηγεμονία.
}
end-by-majority = { $count ->
    [one] { $names }: νίκη με Πλειοψηφία.
   *[other] { $names }: νίκη με Πλειοψηφία.
}
end-by-resignation = { $count ->
    [one] { $names }: νίκη, οι άλλοι παραιτήθηκαν.
   *[other] { $names }: νίκη, οι άλλοι παραιτήθηκαν.
}
end-nobody = Όλοι παραιτήθηκαν.
end-majority-about = Ένας Τομέας δίνει 1 πόντο σε όλους όσοι έχουν τις περισσότερες κάρτες του.
end-winner = νίκη
end-proof = Το ανακάτεμα
end-commitment = Φάνηκε πριν από το μοίρασμα
end-seed = Ο σπόρος πίσω του
end-words = Λόγια των παικτών
end-checking = Έλεγχος …
end-proof-good = Ο σπόρος ταιριάζει με τον αριθμό που φάνηκε πριν από το μοίρασμα.
end-proof-bad = Ο σπόρος δεν ταιριάζει με τον αριθμό που φάνηκε πριν από το μοίρασμα!
end-proof-unable = Ο περιηγητής σου δεν μπορεί να το ελέγξει εδώ.
end-verify = Έλεγχος κάθε κάρτας
end-verify-about = Στο τερματικό, το «civ verify» ελέγχει το παιχνίδι που κατέβασες.
end-forked = Αυτό το παιχνίδι συνέχιζε μια καταγραφή, γι’ αυτό τίποτα δεν ανακατεύτηκε.
end-rematch = Παίξε πάλι
end-to-rematch = Στο επόμενο παιχνίδι
end-replay = Δες την επανάληψη
end-share = Μοιράσου το
end-new = Νέο παιχνίδι
end-board = Κοίτα το τραπέζι
end-show = Δείξε το αποτέλεσμα
