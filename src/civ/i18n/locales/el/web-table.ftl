## The table

# $names lists the players.
play-title = CIV · { $names }
play-rivals = Οι άλλοι
play-middle = Τράπουλα και σκάρτα
play-pile = Σκάρτα
play-pile-empty = Δεν έχει ξεσκαρταριστεί τίποτα ακόμη.
play-coin = Το νόμισμα της Τέχνης
play-prompt = Τι σου ζητείται
play-watching = Παρακολουθείς
play-last-era = Αρχίζει η τελευταία Εποχή.
play-over = Το παιχνίδι τελείωσε
play-menu = Μενού
play-clock = Χρόνος που απομένει

## Acting

play-thinks = Τώρα σκέφτεται: { $names } …
play-only-choice = Υπάρχει μόνο μία επιλογή· γίνεται μόνη της.
play-waits = Αναμονή: { $names }
play-chosen = Επιλογή: { $names }.
play-chosen-of = Επιλέχθηκαν: { $number } από { $total }
play-copy = Αντιγραφή: «{ $effect }»
play-use = Χρήση
play-do-play = Παίξε
play-do-discard = Ξεσκάρταρε
play-do-take = Πάρε
play-do-give = Δώσε πίσω
play-do-keep = Κράτα
play-do-choose = Διάλεξε
play-do-use = Χρήση: «{ $effect }»
play-cancel = Άκυρο
play-undo = Αναίρεση
play-again = Δες ξανά
play-taken = Από το άλλο χέρι
play-about-keep = Κράτα μία κάρτα. Οι υπόλοιπες πάνε αριστερά σου.
play-about-last-keep = Κράτα μία κάρτα. Η άλλη μπαίνει ανοιχτή στη μέση.
play-about-middle = Μπαίνει κατευθείαν μπροστά σου.
play-will-keep = Κρατάς κάρτα του Τομέα «{ $domain }» και δίνεις τις υπόλοιπες.
play-will-keep-last = Κρατάς μια κάρτα του Τομέα «{ $domain }». Η άλλη μπαίνει ανοιχτή στη μέση.
play-will-question = Παίρνεις όλο το χέρι ({ $name }) και δίνεις πίσω ισάριθμες κάρτες.
play-will-embargo = { $name }: στον επόμενο γύρο δεν παίζεται ο Τομέας «{ $domain }».
play-will-democracy = { $name }: ως το τέλος χρειάζεται 1 κάρτα ακόμη στον Τομέα «{ $domain }» για Ηγεμονία.
play-will-attack = Χάνεις μια κάρτα του Τομέα «{ $domain }». Το ίδιο: { $names }.
play-will-attack-alone = Χάνεις μια κάρτα του Τομέα «{ $domain }». Κανείς άλλος δεν έχει.
play-end-last-round = Τελευταίος κύκλος: ο γύρος σου τελειώνει χωρίς τράβηγμα.
play-end-title = Τέλος του γύρου σου;
play-end-unused = Δεν χρησιμοποίησες: { $effects }.
play-end-back = Όχι ακόμη

## People

play-pass = Δώσε τη συσκευή: { $name }
play-pass-about = Όλα τα χέρια είναι καλυμμένα. Συνέχισε όταν κανείς άλλος δεν κοιτάζει την οθόνη.
play-pass-ready = Είμαι: { $name }
play-propose = Ζήτησε επιστροφή πριν από την τελευταία μου ενέργεια
play-proposal = Επιστροφή πίσω;
play-proposal-about = { $name }: ζητά από όλους να γυρίσουν λίγες ενέργειες πίσω.
play-agree = Συμφωνώ
play-refuse = Αρνούμαι
play-hand-over = Ας παίξει ένα μποτ για μένα
play-return = Παίζω ξανά ο ίδιος
play-resign = Παραίτηση
play-resign-about = Τότε έχεις χάσει, και ένα μποτ συνεχίζει για εσένα.

## Areas

area-of = Κάρτες μπροστά: { $name }
area-back = μια κάρτα της Εποχής { $era }
area-cards = { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}
area-count = { $count } από { $goal } κάρτες
area-next = { $count } ακόμη: { $effect }
area-next-win = { $count } ακόμη για νίκη
area-empty = καμία κάρτα
area-look = δες από κοντά
area-choose = Διάλεξε τον Τομέα «{ $domain }»: { $name }
area-choose-seat = Διάλεξε: { $name }
area-to-move = παίζει τώρα
area-team = Ομάδα { $team }
area-first = 1ος
area-bot = Μποτ
area-stands-in = Ένα μποτ παίζει αντ’ αυτού
area-resigned = Παραιτήθηκε
area-away = Απουσιάζει

## The aid

aid-title = Βοήθημα
aid-threats = Ποιος μπορεί να νικήσει σύντομα
aid-threat = { $name }: πιθανή νίκη στον Τομέα «{ $domain }» στον επόμενο γύρο, { $count } από { $goal }
aid-threat-held = { $name }: πιθανή νίκη στον Τομέα «{ $domain }» στον επόμενο γύρο, { $count } από { $goal }, με { $held ->
    [one] { $held } κάρτα του Τομέα στο χέρι
   *[other] { $held } κάρτες του Τομέα στο χέρι
}
aid-threat-reached = { $name }: αρκετές κάρτες στον Τομέα «{ $domain }» για νίκη στο τέλος του γύρου, { $count } από { $goal }
aid-more-threats = + { $count }
aid-threat-plays = { $count ->
    [one] Σε έναν γύρο παίζεται { $count } κάρτα αυτού του Τομέα.
   *[other] Σε έναν γύρο παίζονται ως { $count } κάρτες αυτού του Τομέα.
}
aid-threat-answers = Τι μπορεί να βοηθήσει: { $effects }.
aid-no-threats = Κανείς, απ’ όσο φαίνεται.
aid-last-round = Τελευταίος κύκλος: το παιχνίδι τελειώνει με τον γύρο του παίκτη { $name }.
aid-effects = Όλες οι ιδιότητες σε αυτό το τραπέζι
aid-hegemony = { $count } κάρτες ενός Τομέα νικούν στο τέλος του γύρου σου.
aid-needs = από { $count } κάρτες
aid-sacrifice = θυσίασε μια κάρτα
aid-copies = Μπορείς να αντιγράψεις τώρα
aid-no-copies = Τίποτα δεν αντιγράφεται τώρα.
aid-counter = Κάρτες που μένουν
aid-counter-about = Οι κάρτες που δεν βλέπεις, ανά Εποχή: στην τράπουλα, σε άλλα χέρια ή εκτός παιχνιδιού.
aid-known = σε κάποιο χέρι, απ’ όσο ξέρεις
aid-in-deck = Στην τράπουλα
aid-in-hands = Σε άλλα χέρια
aid-in-packs = Σε άλλα πακέτα
aid-removed = Εκτός παιχνιδιού
aid-most = οι περισσότερες
aid-points = Πόντοι
aid-would-win = { $count ->
    [one] Θα νικούσε: { $names }.
   *[other] Θα μοιράζονταν τη νίκη: { $names }.
}

## Keys

key-keys = Πλήκτρα
key-my-area = Οι κάρτες μπροστά σου
key-pick = διάλεξε την κάρτα ή την επιλογή με αυτόν τον αριθμό
key-confirm = κάνε ό,τι επιλέχθηκε
key-cancel = διάλεξε από την αρχή
key-end = τέλος του γύρου σου
key-take-back = αναίρεσε την τελευταία σου ενέργεια
key-hand = άκου το χέρι σου
key-area = άκου τις κάρτες μπροστά σου
key-rivals = άκου τις κάρτες και τα χέρια των άλλων
key-pile = άκου τα σκάρτα
key-deck = άκου την τράπουλα
key-changed = άκου τι έγινε τελευταίο
key-turn = άκου ποιος παίζει και τι ζητείται
key-forecast = άκου πώς θα τελείωνε τώρα και ποιος μπορεί να νικήσει
