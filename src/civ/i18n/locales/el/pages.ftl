## Home

web-guest = Επισκέπτης
web-name = Το όνομά σου
web-keep = Κράτα το όνομα
web-play = Παίξε εναντίον μποτ
web-level = Μποτ
web-mine = Τα παιχνίδια μου
web-public-tables = Ανοιχτά τραπέζια
web-friends = Παίξε με φίλους
web-open = Άνοιξε το τραπέζι
web-seat-open = ελεύθερη: με τον σύνδεσμο
web-seat-here = κάποιος σε αυτή τη συσκευή
web-clock = Ρολόι
web-clock-none = Χωρίς ρολόι
web-clock-minutes = { $count ->
    [one] { $count } λεπτό ανά γύρο
   *[other] { $count } λεπτά ανά γύρο
}
web-clock-days = { $count ->
    [one] { $count } μέρα ανά γύρο
   *[other] { $count } μέρες ανά γύρο
}
web-more-rules = Άλλοι κανόνες
web-public = Να φαίνεται το τραπέζι εδώ σε όλους
web-watch = Άλλοι μπορούν να κοιτάζουν
web-take-backs = Επιτρέπεται αναίρεση
web-chat = Επιτρέπεται η κουβέντα
web-join = Έλα σε ένα τραπέζι
web-code = Κωδικός ή σύνδεσμος
web-go = Πάμε
web-status-open = περιμένει παίκτες
web-status-playing = παίζεται
web-status-over = τελείωσε
web-other-device = Παίξε σε άλλη συσκευή
web-link-about = Άνοιξε τον σύνδεσμο στην άλλη σου συσκευή και θα είσαι εσύ κι εκεί. Ισχύει μία φορά, για ένα τέταρτο της ώρας. Μην τον δείξεις σε κανέναν.
web-claim = Συνέχισε με το όνομά σου σε αυτή τη συσκευή
web-verify = Έλεγχος ανακατέματος
web-about = Τερματικό και API

## A table before the deal

web-title = CIV · τραπέζι { $code }
web-lobby = Το τραπέζι στρώθηκε
web-players-count = { $count ->
    [one] { $count } παίκτης
   *[other] { $count } παίκτες
}
web-no-take-backs = χωρίς αναίρεση
web-share = Σύνδεσμος για τους φίλους σου
web-seats = Θέσεις
web-free = Ελεύθερη θέση
web-sit = Κάθισε
web-stand = Σήκω
web-place = Δώσε αυτή τη θέση σε …
web-host = οικοδεσπότης
web-is-ready = έτοιμος
web-ready = Είμαι έτοιμος
web-not-ready = Όχι ακόμη
web-start = Μοίρασε τις κάρτες
web-begin-when = Ο οικοδεσπότης μοιράζει μόλις πιαστούν όλες οι θέσεις και είναι όλοι έτοιμοι.
web-shuffle = Το ανακάτεμα
web-shuffle-about = Αυτός ο αριθμός είναι το SHA-256 ενός μυστικού σπόρου. Δεσμεύει τον διακομιστή πριν από το μοίρασμα, και ο σπόρος φανερώνεται μετά το παιχνίδι, ώστε όλοι να ελέγξουν ότι καμία κάρτα δεν μετακινήθηκε.
web-forked = Το παιχνίδι συνεχίζει μια καταγραφή, γι’ αυτό τίποτα δεν ανακατεύεται.
web-words = Τα λόγια σου
web-words-add = Πρόσθεσε δικά σου λόγια
web-back = Πίσω στο τραπέζι

## Tags of a seat, in lower case

web-partner = συμπαίκτης
web-bot = μποτ
web-program = πρόγραμμα
web-stand-in = παίζει ένα μποτ
web-resigned = παραιτήθηκε
web-first = πρώτος παίκτης

## A game

web-costs = Κοστίζει 1 κάρτα: { $domain }.
web-watching = Παρακολουθείς.
web-kept = Κράτησες μια κάρτα.
web-waits-for = Αναμονή για τους παίκτες { $seats } …
web-covered = Σε αυτή τη συσκευή παίζουν πολλοί. Ποιος κοιτάζει;
web-uncover = Παίκτης { $seat }: δείξε το χέρι μου
web-cover = Κρύψε το χέρι
web-time-left = Χρόνος που μένει: { $time }
web-proposal = Ο παίκτης { $seat } ζητά επιστροφή κατά { $count ->
    [one] { $count } ενέργεια
   *[other] { $count } ενέργειες
}.
web-agree = Δέχομαι
web-disagree = Αρνούμαι
web-log = Τι έγινε
web-talk = Μίλα
web-more = Περισσότερα
web-propose = Ζήτησε να παρθεί πίσω η τελευταία ενέργεια
web-hand = Να παίξει ένα μποτ για μένα
web-handed = Στη θέση σου παίζει τώρα ένα μποτ.
web-return = Ξαναπαίζω ο ίδιος
web-resign = Παραίτηση
web-resign-means = Ένα μποτ συνεχίζει στη θέση σου και δεν μπορείς να επιστρέψεις.
web-renews = Η σελίδα ανανεώνεται μόνη της.
web-hold = Σταμάτησέ την
web-look-again = Κοίταξε ξανά

## Events

told-dealt = Οι κάρτες μοιράστηκαν.
told-sat = { $name }: θέση { $seat }.
told-stood = Η θέση { $seat } είναι πάλι ελεύθερη.
told-worded = { $name }: λόγια για το ανακάτεμα.
told-taken-back = Ο παίκτης { $seat } παίρνει πίσω { $count ->
    [one] { $count } ενέργεια
   *[other] { $count } ενέργειες
}.
told-proposed = Ο παίκτης { $seat } ζητά επιστροφή.
told-agrees = Ο παίκτης { $seat } δέχεται την επιστροφή.
told-disagrees = Ο παίκτης { $seat } αρνείται την επιστροφή.
told-resigned = Ο παίκτης { $seat } παραιτείται.
told-handed = Για τον παίκτη { $seat } παίζει τώρα ένα μποτ.
told-returned = Ο παίκτης { $seat } παίζει πάλι χωρίς μποτ.
told-followed = Το επόμενο παιχνίδι άνοιξε.

## The end

web-resignation = { $count ->
    [one] Κερδίζει ο παίκτης { $seats }: οι άλλοι παραιτήθηκαν.
   *[other] Κερδίζουν οι παίκτες { $seats }: οι άλλοι παραιτήθηκαν.
}
web-wins = νίκη
web-to-rematch = Στο επόμενο παιχνίδι
web-seed = Σπόρος
web-record = Λήψη του παιχνιδιού

## Talking

web-text = Πες κάτι
web-send = Αποστολή
web-silence = Κανείς δεν είπε τίποτα ακόμη.
web-phrases = Έτοιμες φράσεις
web-about-seat = Για τον παίκτη
web-about-domain = Για τον Τομέα

## The page that checks a shuffle

shuffle-about = Φόρτωσε το αρχείο ενός τελειωμένου παιχνιδιού. Η σελίδα το ελέγχει μόνη της, στη συσκευή σου: ο σπόρος πρέπει να ταιριάζει με τον αριθμό που φάνηκε πριν από το μοίρασμα, και οι κάρτες πρέπει να βγαίνουν από τον σπόρο και τα λόγια όλων.
shuffle-no-script = Η σελίδα χρειάζεται JavaScript. Στο τερματικό το ίδιο κάνει το civ verify.
shuffle-load = Το αρχείο του παιχνιδιού
shuffle-commitment = Ο σπόρος είναι αυτός που είχε δοθεί ως υπόσχεση.
shuffle-first = Ο πρώτος παίκτης βγαίνει από αυτόν.
shuffle-deck = Η τράπουλα βγαίνει από αυτόν, κάρτα με κάρτα.
shuffle-removed = Οι κάρτες που αφαιρέθηκαν βγαίνουν από αυτόν.
shuffle-good = Όλα είναι σωστά.
shuffle-bad = Κάτι δεν είναι σωστό.
shuffle-unread = Αυτό δεν είναι αρχείο παιχνιδιού με σπόρο.
shuffle-compare = Σύγκρινε τον παρακάτω αριθμό με αυτόν που είδες πριν από το μοίρασμα.
shuffle-keep = Κράτα τη σελίδα ως αρχείο που δεν χρειάζεται δίκτυο
