## Names

domain-M = Στρατός
domain-R = Θρησκεία
domain-E = Οικονομία
domain-S = Επιστήμη
domain-C = Τέχνη
domain-U = Ουτοπία

effect-assassination = Δολοφονία
effect-purge = Εκκαθάριση
effect-attack = Επίθεση
effect-holy-book = Ιερό Βιβλίο
effect-divine-right = Θεία Χάρη
effect-inquisition = Ιερά Εξέταση
effect-development = Ανάπτυξη
effect-monopoly = Μονοπώλιο
effect-embargo = Εμπάργκο
effect-experiment = Πείραμα
effect-research = Έρευνα
effect-discovery = Ανακάλυψη
effect-oligarchy = Ολιγαρχία
effect-republic = Κοινοβουλευτισμός
effect-democracy = Δημοκρατία
effect-inspiration = Έμπνευση

reason-hegemony = Ηγεμονία
reason-majority = Πλειοψηφία

## Places of cards, with the preposition where the language needs one

place-hand = στο χέρι σου
place-area = μπροστά σου
place-pile = στα σκάρτα
place-keep = στο πακέτο σου
place-take-from-middle = στο κέντρο του τραπεζιού

## Prompts of the steps

prompt-effects = εφάρμοσε μια ιδιότητα ή τέλειωσε τον γύρο σου
prompt-play = παίξε μια κάρτα
prompt-discard-from-hand = ξεσκάρταρε μια κάρτα από το χέρι σου
prompt-discard-from-area = ξεσκάρταρε μια κάρτα από μπροστά σου
prompt-take-back = πάρε στο χέρι σου μια κάρτα από μπροστά σου
prompt-take-from-pile = πάρε μια κάρτα από τα σκάρτα
prompt-give-back = δώσε πίσω μια κάρτα
prompt-attack = διάλεξε τον Τομέα όπου θα επιτεθείς
prompt-take-hand = διάλεξε τον παίκτη που θα ανακρίνεις
prompt-embargo = διάλεξε την κάρτα όπου θα μπει το εμπάργκο
prompt-democracy = διάλεξε τον Τομέα όπου θα μπει η κάρτα της Δημοκρατίας
prompt-keep = κράτα μια κάρτα από το πακέτο σου
prompt-take-from-middle = πάρε μια κάρτα από το κέντρο του τραπεζιού

## Why an action is not possible

error-game-over = { $action }: το παιχνίδι έχει τελειώσει.
error-not-open = { $action }: αυτό δεν γίνεται τώρα.
error-not-asked = { $action }: τώρα ζητείται κάτι άλλο: { $prompt }.
error-embargoed = { $action }: ο Τομέας «{ $domain }» είναι υπό εμπάργκο σε αυτόν τον γύρο.
error-no-such-card = { $action }: δεν υπάρχει κάρτα του Τομέα «{ $domain }» { $place }.
error-no-such-seat = Δεν υπάρχει θέση { $seat } σε τραπέζι των { $players }.
error-own-seat = { $action }: διάλεξε άλλον παίκτη, όχι τον εαυτό σου.
error-no-target-card = { $action }: η θέση { $seat } δεν έχει ανοιχτή κάρτα του Τομέα «{ $domain }».
error-sacrifice-used = { $action }: έχεις ήδη εφαρμόσει τη στιγμιαία ιδιότητα του Τομέα «{ $domain }» σε αυτόν τον γύρο.
error-sacrifice-needs-card = { $action }: η ιδιότητα «{ $effect }» χρειάζεται μια κάρτα του Τομέα «{ $domain }» μπροστά σου.
error-permanent-used = { $action }: έχεις ήδη εφαρμόσει τη μόνιμη ιδιότητα του Τομέα «{ $domain }» σε αυτόν τον γύρο.
error-inspiration-used = { $action }: έχεις ήδη εφαρμόσει την ιδιότητα «Έμπνευση» σε αυτόν τον γύρο.
error-culture-not-most = { $action }: η ιδιότητα «Έμπνευση» χρειάζεται αυστηρά περισσότερες κάρτες Τέχνης από κάθε άλλον παίκτη· εσύ έχεις { $count }.
error-already-yours = { $action }: οι κάρτες μπροστά σου δίνουν ήδη την ιδιότητα «{ $effect }».
error-nobody-offers = { $action }: κανένας άλλος παίκτης δεν έχει μπροστά του αρκετές κάρτες για την ιδιότητα «{ $effect }».
error-needs-domain-cards = { $action }: η ιδιότητα «{ $effect }» χρειάζεται { $needed ->
    [one] { $needed } κάρτα
   *[other] { $needed } κάρτες
} του Τομέα «{ $domain }» μπροστά σου· έχεις { $have }.
error-needs-hand = { $action }: η ιδιότητα «{ $effect }» χρειάζεται { $needed ->
    [one] { $needed } κάρτα
   *[other] { $needed } κάρτες
} στο χέρι σου· έχεις { $have }.
error-needs-area = { $action }: η ιδιότητα «{ $effect }» χρειάζεται { $needed ->
    [one] { $needed } κάρτα
   *[other] { $needed } κάρτες
} μπροστά σου· έχεις { $have }.
error-needs-pile = { $action }: η ιδιότητα «{ $effect }» χρειάζεται { $needed ->
    [one] { $needed } κάρτα
   *[other] { $needed } κάρτες
} στα σκάρτα· τα σκάρτα έχουν { $have }.
error-no-target = { $action }: η ιδιότητα «{ $effect }» δεν έχει στόχο: κανένας άλλος παίκτης δεν έχει ανοιχτή κάρτα.
error-nothing-to-undo = Δεν υπάρχει ενέργεια για αναίρεση.
error-not-open-in-game = παιχνίδι { $game } της δέσμης: { $action }, αυτό δεν γίνεται τώρα.
error-batch-shape = Ενέργειες: { $count }, παιχνίδια: { $expected }.

## Input that cannot be parsed

error-unknown-action = «{ $token }»: αυτό δεν είναι ενέργεια.
error-unknown-action-at = actions, στοιχείο { $position }: «{ $token }»: αυτό δεν είναι ενέργεια.
error-unknown-card-at = κάρτα { $position }: «{ $token }»: αυτό δεν είναι κάρτα.
error-bad-seed = «{ $seed }»: αυτό δεν είναι σπόρος· δώσε έναν αριθμό ή 64 δεκαεξαδικά ψηφία.
error-bad-commitment = «{ $commitment }»: αυτό δεν είναι δέσμευση· δώσε 64 δεκαεξαδικά ψηφία.

error-rules-value = rules: το { $rule } δεν μπορεί να είναι { $value }· οι επιλογές είναι { $choices }.
error-rules-number = rules: το { $rule } δεν μπορεί να είναι { $value }· είναι ακέραιος αριθμός από { $lowest } έως { $highest }.
error-rules-teams = rules: το ομαδικό παιχνίδι θέλει 4 παίκτες, όχι { $players }.
error-rules-not-object = rules: αυτό δεν είναι αντικείμενο.
error-rules-unknown = rules: δεν υπάρχει κανόνας { $rule }.
error-rules-no-players = rules: λείπει ο αριθμός των παικτών.

error-bad-first = first: δεν υπάρχει θέση { $first } σε τραπέζι των { $players }.
error-deck-size = deck: { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
} αντί για { $expected }.
error-deck-order = deck, κάρτα { $position }: η { $card } βρίσκεται κάτω από μεταγενέστερη Εποχή.
error-deck-cards = deck: { $card } επί { $count } αντί για { $expected }, μαζί με τις κάρτες που αφαιρέθηκαν.
error-removed-size = removed: { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
} αντί για { $expected }.
error-removed-era = removed: { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
} της Εποχής { $era } αντί για { $expected }.

error-record-too-long = πάνω από { $limit } χαρακτήρες: αυτό δεν είναι καταγραφή παιχνιδιού.
error-record-not-text = αυτό δεν είναι κείμενο σε UTF-8.
error-record-not-json = αυτό δεν είναι JSON, από τον χαρακτήρα { $position } και μετά.
error-record-not-object = αυτό δεν είναι αντικείμενο JSON.
error-record-field-twice = το πεδίο «{ $field }» υπάρχει δύο φορές.
error-record-unknown-field = η καταγραφή ενός παιχνιδιού δεν έχει πεδίο «{ $field }».
error-record-missing-field = λείπει το πεδίο «{ $field }».
error-record-field-type = { $field }: αυτό δεν είναι τιμή JSON του τύπου «{ $type }».
error-record-card = { $field }, κάρτα { $position }: «{ $token }»: αυτό δεν είναι κάρτα.
error-record-illegal = actions, στοιχείο { $position }: { $reason }
error-record-rules-differ = rules: η θέση παιχνιδιού ακολουθεί άλλους κανόνες.

error-position-too-long = θέση παιχνιδιού: πάνω από { $limit } χαρακτήρες.
error-position-header = θέση παιχνιδιού: το «{ $clause }» δεν λέει πόσοι παίζουν, όπως το «3 players».
error-position-clause = θέση παιχνιδιού, τμήμα { $position }: το «{ $clause }» δεν διαβάζεται.
error-position-twice = θέση παιχνιδιού, τμήμα { $position }: το «{ $clause }» επαναλαμβάνει κάτι που έχει ήδη ειπωθεί.
error-position-in-clause = θέση παιχνιδιού, τμήμα { $position }: { $reason }
error-position-word = το «{ $token }» δεν διαβάζεται εδώ.
error-position-too-many = θέση παιχνιδιού: δεν υπάρχουν τόσες κάρτες { $card }.
error-position-cards-missing = θέση παιχνιδιού: { $count ->
    [one] { $count } κάρτα δεν βρίσκεται
   *[other] { $count } κάρτες δεν βρίσκονται
} πουθενά.
error-position-deck-order = θέση παιχνιδιού: η τράπουλα δεν πηγαίνει από την Εποχή I στην Εποχή III.
error-position-removed = θέση παιχνιδιού: { $expected ->
    [one] { $expected } κάρτα κάθε Εποχής μένει
   *[other] { $expected } κάρτες κάθε Εποχής μένουν
} εκτός παιχνιδιού.
error-position-stuck = θέση παιχνιδιού: εκεί δεν υπάρχει τίποτα να διαλέξεις.
error-position-packs = θέση παιχνιδιού: τα πακέτα της Επιλογής έχουν { $count } κάρτες ή κενά.

## The engine

engine-compiling = Γίνεται μεταγλώττιση της μηχανής του παιχνιδιού· παίρνει περίπου ένα λεπτό, μία φορά.
engine-cache-temporary = Δεν είναι δυνατή η εγγραφή στο { $folder }: αυτή τη φορά ο μεταγλωττισμένος κώδικας φυλάσσεται σε προσωρινό φάκελο. Όρισε στο CIV_CACHE έναν φάκελο με δυνατότητα εγγραφής.
tables-compiling = Μεταγλώττιση των τραπεζιών· χρειάζεται περίπου μισό λεπτό, μία φορά.
