## The commands and their options

about-play = Παιχνίδι στο τερματικό: με μποτ, με άλλους στο ίδιο πληκτρολόγιο, ή και τα δύο. Χωρίς επιλογές το τραπέζι στήνεται στην οθόνη.
about-replay = Ένα παιχνίδι που έχει κρατηθεί, βήμα βήμα: εμπρός, πίσω, με τα μάτια κάθε παίκτη.
help-play = παιχνίδι στο τερματικό
help-replay = μια καταγραφή βήμα βήμα

help-seats = ποιος κάθεται πού, από τη θέση 1: me (εσύ) ή ένα μποτ όπως novice, adept ή expert@1s· για παράδειγμα me,adept,expert
help-pace = δευτερόλεπτα ανάμεσα στις ενέργειες των μποτ (0.8)
help-save = το παιχνίδι κρατιέται σε αυτό το αρχείο (ένα καινούργιο στον φάκελο δεδομένων σου)
help-resume = συνέχεια του παιχνιδιού αυτού του αρχείου
help-plain-play = απλές γραμμές κειμένου, για αναγνώστες οθόνης και σωληνώσεις
help-plain-replay = τυπώνει το παιχνίδι αντί να το δείχνει
help-replay-file = ένα αρχείο καταγραφών· «-» είναι η τυπική είσοδος
help-pace-replay = δευτερόλεπτα ανάμεσα στις ενέργειες όσο τρέχει (0.8)
help-game = ποιο παιχνίδι του αρχείου, από το 1 (1)
help-ply = αρχή μετά από τόσες ενέργειες (0)· με --plain τυπώνει το τραπέζι εκεί

## Errors

error-seats-count = Το --seats ονομάζει { $count ->
    [one] { $count } παίκτη
   *[other] { $count } παίκτες
}, αλλά παίζουν { $players }.
error-save-exists = Το { $file } υπάρχει ήδη. Συνέχισέ το με --resume ή δώσε άλλο αρχείο.
error-resume-over = { $file }: αυτό το παιχνίδι έχει τελειώσει. Δες το με: civ replay { $file }
error-not-your-turn = { $action }: δεν είναι η σειρά σου.
error-undo-hidden = Αυτό δεν αναιρείται: φάνηκαν κάρτες που ήταν κρυφές.
error-undo-others = Όταν παίζουν πολλοί, αναιρείς μόνο δικές σου ενέργειες αυτού του γύρου.

## After the screen has closed

play-saved = Το παιχνίδι κρατήθηκε. Συνέχεια με: civ play --resume "{ $file }"

## Names

language-name = Ελληνικά
# At most 9 characters; the column is 11 wide.
column-M = Στρατός
column-R = Θρησκεία
column-E = Οικονομία
column-S = Επιστήμη
column-C = Τέχνη
column-U = Ουτοπία
level-random = τυχαίος
level-novice = αρχάριος
level-adept = έμπειρος
level-expert = ειδικός

## The set-up

setup-welcome = Με Enter αρχίζει το παιχνίδι όπως είναι εδώ.
setup-players = Παίκτες
setup-me = εσύ
setup-person = άλλος
setup-deal = Μοίρασμα
setup-deal-basic = τρεις κάρτες στον καθένα
setup-deal-draft = Επιλογή
setup-teams = Ομάδες
setup-teams-no = καθένας για τον εαυτό του
setup-teams-yes = 1 και 3 εναντίον 2 και 4
setup-draft-order = Μετά την Επιλογή
setup-draft-order-anticlockwise = αντίστροφα, ο πρώτος τελευταίος
setup-draft-order-clockwise = δεξιόστροφα, ο Πρώτος Παίκτης πρώτος
setup-last-round = Τελευταίος κύκλος
setup-last-round-finish = όλοι παίζουν ίσους γύρους
setup-last-round-one-more-each = ακόμη ένας γύρος για τους άλλους
setup-democracy-needs-card = Δημοκρατία
setup-democracy-needs-card-yes = σε Τομέα με κάρτες
setup-democracy-needs-card-no = σε κάθε Τομέα
setup-hand-limit = Όριο χεριού
setup-hand-limit-once-used = αυξημένο ως το τράβηγμα
setup-hand-limit-while-held = αυξημένο μόνο με τις κάρτες του
setup-stall-rounds = Ακίνητη τράπουλα
setup-stall-rounds-value = { $count ->
    [0] το παιχνίδι συνεχίζεται
    [one] άδεια μετά από { $count } κύκλο
   *[other] άδεια μετά από { $count } κύκλους
}
setup-pace = Ρυθμός των μποτ
setup-pace-seconds = { $seconds } δευτ. ανά ενέργεια
setup-language = Γλώσσα
setup-key-row = γραμμή
setup-key-value = τιμή
setup-key-start = αρχή

## The table

table-seat = Παίκτης { $seat }
table-you = εσύ
table-your-turn = Σειρά σου
table-none = τίποτα
table-labelled = { $label }: { $words }
table-hand = Χέρι
table-pack = Πακέτο
table-middle = Κέντρο
table-coin-by-deck = δίπλα στην τράπουλα
table-forecast = Αν τελείωνε τώρα
# Short, because the seats' names are shown above.
table-points = { $seat }: { $count }
table-unseen = Δεν φάνηκαν ακόμη
table-last-round = Τελευταίος κύκλος
table-last-round-begins = Η τράπουλα άδειασε: αυτός είναι ο τελευταίος κύκλος.
table-last-round-stalled = Η τράπουλα έμεινε ακίνητη και λογίζεται άδεια: αυτός είναι ο τελευταίος κύκλος.
table-stall-near = { $count ->
    [1] Αν κανείς δεν τραβήξει, η τράπουλα άδεια μετά από αυτόν τον γύρο.
    [one] Αν κανείς δεν τραβήξει, η τράπουλα λογίζεται άδεια σε { $count } γύρο.
   *[other] Αν κανείς δεν τραβήξει, η τράπουλα λογίζεται άδεια σε { $count } γύρους.
}
table-count = { $number } από { $total }
table-end-turn = Τέλος του γύρου
table-end-means = Τράβα ως τις { $limit } κάρτες και τέλειωσε τον γύρο σου.
table-thinks = Ο παίκτης { $seat } ({ $name }) σκέφτεται …
table-draws = Ο παίκτης { $seat } τραβάει { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}.
table-skips-play = Ο παίκτης { $seat } δεν έχει κάρτα που να μπορεί να παίξει.
table-new-cards = Νέα στο χέρι σου: { $cards }.
# $columns lists seats with their domains: "Seat 2 Science; Seat 3 Military, Utopia".
table-near = Για Ηγεμονία { $count ->
    [one] λείπει { $count } κάρτα
   *[other] λείπουν { $count } κάρτες
}: { $columns }
table-reached = Αρκετές για Ηγεμονία στο τέλος του γύρου: { $columns }
table-grows = { $domain }: { $count } από { $goal } για Ηγεμονία.
table-grows-to-level = { $domain }: { $count } από { $goal } για Ηγεμονία. Ανοίγει «{ $effect }».
table-grows-to-goal = { $domain }: { $count }, αρκετές για Ηγεμονία στο τέλος του γύρου σου.
table-unsaved = Δεν αποθηκεύτηκε: { $reason }
table-candidate = { $action }: { $visits ->
    [one] { $visits } δοκιμή
   *[other] { $visits } δοκιμές
}, νίκες { $percent } %
table-cramped = Το τραπέζι χρειάζεται { $width } × { $height } χαρακτήρες. Μεγάλωσε το παράθυρο, παρακαλώ.

group-permanent = Ιδιότητες
group-copy = Αντιγραφή
group-sacrifice = Θυσία
group-end = Ή

key-undo = αναίρεση
key-log = ιστορικό
key-look = από κοντά
key-why = γιατί όχι;
key-help = βοήθεια
key-quit = έξοδος
key-again = ξανά
key-table = στο τραπέζι
key-hurry = γρήγορα

cover-enter = Πάτησε Enter όταν μόνο εσύ βλέπεις την οθόνη.
cover-quit = q για έξοδο· το παιχνίδι κρατιέται
page-close = ↑ ↓ κύλιση · άλλο πλήκτρο κλείνει

look-area = Μπροστά
look-hand = { $count ->
    [one] { $count } κάρτα στο χέρι
   *[other] { $count } κάρτες στο χέρι
}
look-known = Στο χέρι, απ’ όσο ξέρεις
look-passed = Δόθηκαν στην Επιλογή
look-unseen = Στην τράπουλα, σε άλλα χέρια ή εκτός παιχνιδιού:

end-title = Τέλος
end-column = { $domain }: { $count } κάρτες, χρειάζονταν { $goal }.
end-tie-break = Ίσοι πόντοι· αποφασίζουν οι περισσότερες κάρτες του Τομέα «{ $domain }».
end-shared = Όλα είναι ίσα: η νίκη μοιράζεται.
end-record = Η καταγραφή: { $file }

## Descriptions of effects

does-assassination = ξεσκάρταρε 1 κάρτα από το χέρι σου.
does-purge = ξεσκάρταρε 2 κάρτες από το χέρι σου.
does-attack = ξεσκάρταρε 1 κάρτα ενός Τομέα· το ίδιο όσοι τον έχουν.
does-holy-book = τράβα ως τις 5 κάρτες στο τέλος αυτού του γύρου.
does-divine-right = τράβα ως τις 7 κάρτες στο τέλος αυτού του γύρου.
does-inquisition = πάρε το χέρι άλλου παίκτη, μετά δώσε πίσω ισάριθμες κάρτες.
does-development = ξεσκάρταρε 1 κάρτα από μπροστά σου, μετά παίξε 1.
does-monopoly = ξεσκάρταρε 2 κάρτες από μπροστά σου, μετά παίξε 2.
does-embargo = ένας παίκτης δεν μπορεί να παίξει έναν Τομέα στον επόμενο γύρο του.
does-experiment = πάρε στο χέρι σου 1 κάρτα από μπροστά σου, μετά παίξε 1.
does-research = πάρε στο χέρι σου 2 κάρτες από μπροστά σου, μετά παίξε 2.
does-discovery = τράβα 5 κάρτες, μετά ξεσκάρταρε 5 από το χέρι σου.
does-oligarchy = πάρε στο χέρι σου 1 κάρτα από τα σκάρτα.
does-republic = πάρε στο χέρι σου 2 κάρτες από τα σκάρτα.
does-democracy = ένας παίκτης χρειάζεται 1 κάρτα ακόμη σε έναν Τομέα, ως το τέλος.
does-inspiration = με αυστηρά την περισσότερη Τέχνη, αντίγραψε ιδιότητα ανοιχτή σε άλλον.

## The help page

help-page-turn = Σε κάθε γύρο: παίξε μια κάρτα, εφάρμοσε όσες ιδιότητες θέλεις, τράβα. Κάθε Τομέας δίνει ανά γύρο μία μόνιμη ιδιότητα και μία στιγμιαία.
help-page-win = Ηγεμονία: με αρκετές κάρτες ενός Τομέα στο τέλος του δικού σου γύρου νικάς αμέσως. Μια κάρτα Δημοκρατίας ανεβάζει τον αριθμό.
help-page-majority = Αν τελειώσει η τράπουλα: 1 πόντος για κάθε Τομέα όπου κανείς δεν έχει περισσότερες κάρτες από εσένα. Νικούν οι περισσότεροι πόντοι· στην ισοπαλία περισσότερη Ουτοπία, μετά Τέχνη, Επιστήμη, Οικονομία, Θρησκεία, Στρατός.
sign-level = επίπεδο 1 και επίπεδο 2: άδειο, μετά κατακτημένο
sign-goal = ηγεμονία
sign-near = μία ή δύο κάρτες πριν από την ηγεμονία
sign-embargo = ένα εμπάργκο: αυτός ο Τομέας δεν παίζεται στον επόμενο γύρο
sign-democracy = μια κάρτα Δημοκρατίας: μία κάρτα ακόμη για την ηγεμονία
sign-coin = το νόμισμα της Τέχνης: αυτή η ιδιότητα αντιγράφηκε

## The replay

replay-ply = ενέργεια { $ply } από { $last }
replay-eyes-open = Όλα τα χέρια είναι ανοιχτά.
replay-eyes-seat = Όπως το βλέπει ο παίκτης { $seat }.
replay-key-ply = βήμα
replay-key-ends = άκρα
replay-key-run = ροή
replay-key-eyes = μάτια

## Plain lines

plain-setup = Στήσιμο. Πάτησε Enter για αρχή ή γράψε έναν αριθμό για να αλλάξεις μια γραμμή.
plain-begin = Γράψε έναν αριθμό, μια ενέργεια όπως S2, ή βοήθεια. Το παιχνίδι κρατιέται στο { $file }
plain-hand = Το χέρι σου: { $cards }.
plain-area = Παίκτης { $seat } ({ $name }): { $cards }.
plain-backs = Ο παίκτης { $seat } κρατάει, ανά Εποχή: { $eras }.
plain-known = Ξέρεις από το χέρι του παίκτη { $seat }: { $cards }.
plain-points = { $count ->
    [one] { $count } πόντος
   *[other] { $count } πόντοι
}
plain-column = { $domain } { $count } από { $goal }
plain-opens = ανοίγει «{ $effect }»
plain-most = οι περισσότερες, Έμπνευση
plain-embargoed = υπό εμπάργκο
plain-democracies = Δημοκρατία { $count }
plain-coin = εδώ είναι το νόμισμα
plain-not-understood = Το «{ $words }» δεν είναι κατανοητό. Γράψε βοήθεια για όλες τις λέξεις.
plain-which-area = Ποια θέση; Γράψε περιοχή και έναν αριθμό από το 1 ως το { $players }.
plain-open = { $action }: αυτό γίνεται.
plain-undone = Αναιρέθηκε.
plain-not-over = Το παιχνίδι δεν έχει τελειώσει ακόμη.
plain-again = Γράψε ξανά ή έξοδος.
plain-help = Λέξεις που μπορείς να γράψεις οποτεδήποτε: { $words }. Μετά το περιοχή έρχεται μια θέση, μετά το γιατί μια ενέργεια.

# Words to be typed, one word each.
word-hand = χέρι
word-area = περιοχή
word-areas = περιοχές
word-pile = σκάρτα
word-deck = τράπουλα
word-log = ιστορικό
word-thoughts = σκέψεις
word-why = γιατί
word-undo = αναίρεση
word-save = αποθήκευση
word-help = βοήθεια
word-quit = έξοδος
word-again = ξανά
