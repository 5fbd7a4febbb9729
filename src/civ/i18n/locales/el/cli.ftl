## Headings of the help

cli-usage = χρήση:
cli-arguments = ορίσματα
cli-options = επιλογές
cli-commands = εντολές
cli-command = ΕΝΤΟΛΗ
cli-rules = κανόνες του τραπεζιού
cli-stdin = τυπική είσοδος

# $message is an error, $command the command as it was typed, such as "civ perft".
cli-usage-hint = { $message } Δοκίμασε: { $command } --help
# $reason comes from the operating system, in its own language.
cli-refused = κάτι δεν μπορεί να διαβαστεί ή να γραφτεί: { $reason }.
# $kind is the name of a Python exception.
cli-internal-error = εσωτερικό σφάλμα: { $kind }. Με CIV_DEBUG=1 θα δεις πού.

## Descriptions of the commands: in full, and for the list of commands

about-civ = CIV: Carta Impera Victoria, το παιχνίδι με κάρτες.
about-demo = Δείχνει ένα παιχνίδι που παίζεται μόνο του. Τελειώνει από μόνο του· με Ctrl-C τελειώνει νωρίτερα.
about-trace = Ξαναπαίζει καταγραφές παιχνιδιών και τυπώνει κάθε κατάσταση σε μια γραμμή JSON. Τα αρχεία ελέγχονται ολόκληρα πριν τυπωθεί οτιδήποτε· σε μια σωλήνωση η απάντηση έρχεται παιχνίδι με παιχνίδι.
about-verify = Ελέγχει ότι μια καταγραφή μοιράστηκε από έναν σπόρο και από τα λόγια που πρόσθεσαν οι παίκτες, και ότι ο σπόρος είναι αυτός που δημοσιεύτηκε πριν από το παιχνίδι.
about-perft = Μετράει τις σειρές ενεργειών που είναι δυνατές από ένα μοίρασμα ή από μια θέση.
about-bench = Μετράει πόσο γρήγορη είναι η μηχανή του παιχνιδιού σε έναν πυρήνα αυτού του υπολογιστή.

help-demo = ένα παιχνίδι που παίζεται μόνο του
help-trace = ξαναπαίζει καταγραφές, κάθε κατάσταση σε μια γραμμή JSON
help-verify = ελέγχει αν καταγραφή, σπόρος και δέσμευση ταιριάζουν
help-perft = μετράει σειρές ενεργειών
help-bench = μετράει τη μηχανή του παιχνιδιού

## Options

help-help = δείχνει αυτή τη βοήθεια και τελειώνει
help-version = δείχνει την έκδοση και τελειώνει
help-lang = γλώσσα όλων των κειμένων: { $languages }
help-json = τυπώνει JSON
help-files = αρχεία καταγραφών, μία σε κάθε γραμμή, με gzip ή χωρίς· «-» ή τίποτα είναι η τυπική είσοδος
help-record-file = ένα αρχείο με μία καταγραφή, μόνη της ή όπως τη δίνει ένα τραπέζι· «-» είναι η τυπική είσοδος
help-seed-hex = ο σπόρος, 64 δεκαεξαδικά ψηφία· η εξαγωγή ενός τραπεζιού έχει τον δικό της
help-words = τα λόγια που πρόσθεσε κάποιος στο ανακάτεμα· μία φορά για καθέναν, με τη σειρά
help-commitment = το SHA-256 του σπόρου, δημοσιευμένο πριν από το παιχνίδι, 64 δεκαεξαδικά ψηφία
help-depth = πόσες ενέργειες έχει μια σειρά, το πολύ { $highest }
help-seed-fixed = μοίρασμα από αυτόν τον σπόρο, έναν αριθμό ή 64 δεκαεξαδικά ψηφία (0)
help-seed-fresh = μοίρασμα από αυτόν τον σπόρο, έναν αριθμό ή 64 δεκαεξαδικά ψηφία (καινούργιος)
help-position = αρχή από αυτή τη θέση αντί για μοίρασμα
help-divide = μετράει και ανά πρώτη ενέργεια
help-seconds = πόσο να μετράει συνολικά, σε δευτερόλεπτα (10)
help-speed = πόσο γρήγορα να το δείχνει, το 2 είναι διπλάσια ταχύτητα (1)
help-plain = απλές γραμμές κειμένου, χωρίς χρώματα και αναμονή

help-players = πόσοι παίζουν (2)
help-deal = πώς μοιράζονται τα χέρια (basic)
help-teams = τέσσερις παίζουν σε δύο ομάδες
help-draft-order = προς ποια φορά παίρνονται οι κάρτες του κέντρου μετά την Επιλογή (anticlockwise)
help-last-round = πώς τελειώνει το παιχνίδι όταν αδειάσει η τράπουλα (finish)
help-democracy-needs-card = η Δημοκρατία μπορεί να μπει και σε Τομέα χωρίς κάρτες
help-hand-limit = αν ένα αυξημένο όριο χεριού θέλει τις κάρτες του και στο τράβηγμα (once_used)
help-stall-rounds = μετά από πόσους κύκλους χωρίς να φύγει κάρτα από την τράπουλα λογίζεται άδεια· 0 σημαίνει ποτέ (10)

## Usage errors

error-usage-argument = { $argument }: δεν χρησιμοποιείται έτσι.
error-usage-unknown = δεν υπάρχει όρισμα «{ $argument }».
# $arguments lists the missing arguments.
error-usage-missing = χρειάζεται: { $arguments }.
error-usage-choice = { $argument }: δεν μπορεί να είναι «{ $value }»· οι επιλογές είναι { $choices }.
error-usage-number = { $argument }: δεν μπορεί να είναι «{ $value }»· είναι αριθμός από { $lowest } έως { $highest }.
error-usage-together = { $one } και { $other } δεν πάνε μαζί.

## Files of records

# $reason is another complete message.
error-in-record = { $file }, καταγραφή { $number }: { $reason }
error-gzip-damaged = τα δεδομένα gzip είναι κατεστραμμένα ή τελειώνουν πολύ νωρίς.
error-file-missing = { $file }: δεν υπάρχει τέτοιο αρχείο.
error-file-folder = { $file }: αυτό είναι φάκελος, όχι αρχείο.
error-file-unreadable = { $file }: δεν μπορεί να διαβαστεί.
error-no-records = { $file }: εδώ δεν υπάρχει καμία καταγραφή.
error-more-records = { $file }: εδώ υπάρχουν περισσότερες από μία καταγραφές.
error-record-not-dealt = το παιχνίδι αρχίζει από μια θέση, όχι με μοίρασμα.
error-record-shuffle = η περιγραφή του ανακατέματος είναι λανθασμένη.

## civ verify

verify-right = { $file }: η καταγραφή ξαναπαίζεται και όλα ταιριάζουν.
# $what lists fields of a record and "commitment", as they are written in JSON.
verify-differs = { $file }: από τον σπόρο βγαίνει κάτι άλλο: { $what }.

## civ perft

perft-rate = { $seconds } δευτ., { $rate } σειρές το δευτερόλεπτο

## civ bench

bench-progress = Γίνεται μέτρηση, γύρος { $turn } από { $turns } …
bench-per-second = το δευτερόλεπτο
bench-seconds = δευτερόλεπτα
bench-ratios = λόγοι
bench-best = καλύτερο
bench-median = διάμεσος
bench-actions-2 = ενέργειες σε τυχαία παιχνίδια, 2 παίκτες
bench-games-2 = ολόκληρα παιχνίδια, 2 παίκτες
bench-actions-3 = ενέργειες σε τυχαία παιχνίδια, 3 παίκτες
bench-games-3 = ολόκληρα παιχνίδια, 3 παίκτες
bench-actions-4 = ενέργειες σε τυχαία παιχνίδια, 4 παίκτες
bench-games-4 = ολόκληρα παιχνίδια, 4 παίκτες
bench-redeals = αντίγραφα με ξαναμοιρασμένες τις κρυφές κάρτες
bench-plays = ενέργειες από την Python, Game.play
bench-batch-actions = ενέργειες από την Python, σε δέσμες
bench-rollouts = παρτίδες της αναζήτησης του expert, 2 παίκτες
bench-answers-random = απαντήσεις του random
bench-answers-novice = απαντήσεις του novice
bench-answers-adept = απαντήσεις του adept
bench-calibration = επαναλήψεις ενός απλού βρόχου της Python
bench-import = import civ
bench-first-move = πρώτη κίνηση, από την κρυφή μνήμη
bench-batch-to-kernel = δέσμες : πυρήνας
bench-kernel-to-calibration = πυρήνας : βρόχος Python
bench-redeal-to-calibration = νέο μοίρασμα : βρόχος Python
bench-play-to-calibration = Game.play : βρόχος Python

## civ demo

demo-title = CIV: Carta Impera Victoria
demo-pile = Σκάρτα

demo-hegemony = { $count ->
    [one] Ο παίκτης { $seats } νικάει με Ηγεμονία.
   *[other] Οι παίκτες { $seats } νικούν με Ηγεμονία.
}
# $points lists the majority points of all seats, in order.
demo-majority = { $count ->
    [one] Ο παίκτης { $seats } νικάει με Πλειοψηφία. Πόντοι: { $points }.
   *[other] Οι παίκτες { $seats } νικούν με Πλειοψηφία. Πόντοι: { $points }.
}

# Actions, each on one line of at most 78 characters.
demo-play = Ο παίκτης { $seat } παίζει μια κάρτα του Τομέα «{ $domain }».
demo-discard-from-hand = Ο παίκτης { $seat } ξεσκαρτάρει από το χέρι του κάρτα του Τομέα «{ $domain }».
demo-discard-from-area = Ο παίκτης { $seat } ξεσκαρτάρει από μπροστά του κάρτα του Τομέα «{ $domain }».
demo-take-back = Ο παίκτης { $seat } παίρνει πίσω στο χέρι μια κάρτα του Τομέα «{ $domain }».
demo-take-from-pile = Ο παίκτης { $seat } παίρνει από τα σκάρτα μια κάρτα του Τομέα «{ $domain }».
demo-give-back = Ο παίκτης { $seat } δίνει πίσω μια κάρτα.
demo-attack = Ο παίκτης { $seat } επιτίθεται στον Τομέα «{ $domain }»: όσοι τον έχουν χάνουν κάρτα.
demo-take-hand = Ο παίκτης { $seat } παίρνει το χέρι του παίκτη { $target }.
demo-embargo = Ο παίκτης { $seat } βάζει εμπάργκο στον Τομέα «{ $domain }» του παίκτη { $target }.
demo-democracy = Ο παίκτης { $seat } βάζει Δημοκρατία στον Τομέα «{ $domain }» του παίκτη { $target }.
demo-keep = Ο παίκτης { $seat } κρατάει μια κάρτα.
demo-take-from-middle = Ο παίκτης { $seat } παίρνει από το κέντρο κάρτα του Τομέα «{ $domain }».
demo-permanent = Ο παίκτης { $seat } εφαρμόζει την ιδιότητα «{ $effect }».
demo-copy = Ο παίκτης { $seat } αντιγράφει την ιδιότητα «{ $effect }».
demo-sacrifice = Ο παίκτης { $seat } θυσιάζει κάρτα του Τομέα «{ $domain }» για «{ $effect }».
demo-end = Ο παίκτης { $seat } τελειώνει τον γύρο του.
