## civ soak: help

about-soak = Σκοτώνει ξανά και ξανά έναν διακομιστή υπό φόρτο και ελέγχει αν το ημερολόγιό του επιβεβαιώνει όσα είπε. Το Ctrl-C το τερματίζει και λέει τι βρέθηκε ως τότε.
help-soak = σκοτώνει έναν διακομιστή υπό φόρτο και ελέγχει το ημερολόγιό του
help-soak-kills = πόσες φορές να σκοτωθεί ο διακομιστής (60)
help-soak-commands = πόσες εντολές πρέπει να επιβεβαιωθούν σε 60 θανάτους (20000)
help-soak-tables = σε πόσα τραπέζια να παιχτεί (30)
help-soak-seed = άλλος αριθμός, άλλη πορεία των πραγμάτων (0)
help-soak-folder = κράτησε σε αυτόν τον φάκελο τι έδωσε κάθε γύρος και συνέχισε από εκεί

## Results

soak-progress = θάνατοι: { $done } από { $kills } · επιβεβαιωμένες εντολές: { $commands } · παραβάσεις: { $wrong }
soak-kills = Θάνατοι του διακομιστή: { $kills }, από αυτούς κατά την εκκίνηση: { $starting }
soak-commands = Επιβεβαιωμένες εντολές: { $commands } · μηνύματα που ακούστηκαν: { $messages } · τραπέζια: { $tables }
soak-starts = Εκκινήσεις: { $starts } · πρώτη απάντηση μετά από { $median } δευτ. (διάμεσος), στις 99 από τις 100 φορές μέσα σε { $slow } δευτ., το αργότερο μετά από { $longest } δευτ., μέσα σε 3 δευτ.: { $prompt }
soak-right = Ό,τι επιβεβαιώθηκε βρίσκεται στο ημερολόγιο, μία φορά, και τίποτε άλλο δεν ειπώθηκε.
# $check is one of the sentences below; $detail helps whoever investigates it.
soak-violation = { $check } Περιπτώσεις: { $count }· η πρώτη: τραπέζι { $table }, συμβάν { $seq }, { $detail }
soak-kept = Κρατήθηκε για εξέταση: { $folder }
soak-resume = Φυλάσσεται στο { $folder }· η ίδια εντολή συνεχίζει από εκεί.

## Errors of the folder

error-soak-journal-busy = { $file }: ένα άλλο civ soak γράφει σε αυτό το αρχείο.
error-soak-journal-damaged = { $file }: η γραμμή { $line } δεν είναι γύρος του civ soak.

## Violated guarantees

soak-check-lost = Μια επιβεβαιωμένη εντολή δεν είναι στο ημερολόγιο.
soak-check-twice = Μια εντολή εκτελέστηκε δύο φορές.
soak-check-unasked = Το ημερολόγιο έχει ένα συμβάν που δεν ζήτησε κανείς.
soak-check-two-answers = Μια εντολή πήρε δύο διαφορετικές απαντήσεις.
soak-check-unlogged = Κάποιος άκουσε για συμβάν που δεν είναι στο ημερολόγιο.
soak-check-different = Κάποιος άκουσε κάτι άλλο από αυτό που λέει το ημερολόγιο.
soak-check-gap = Ένας αριθμός έλειψε ή ήρθε δύο φορές.
soak-check-index = Ένα τραπέζι καταγράφεται αλλιώς απ’ ό,τι είναι.
soak-check-record = Μια καταγραφή δεν είναι του παιχνιδιού που παίχτηκε.
soak-check-refused = Μια εντολή απορρίφθηκε χωρίς καλό λόγο.
soak-check-unknown = Κάποιος δεν αναγνωρίστηκε πια, ή ένα τραπέζι δεν βρέθηκε πια.
soak-check-closed = Μια σύνδεση έκλεισε χωρίς καλό λόγο.
soak-check-unanswered = Μια εντολή δεν απαντήθηκε ποτέ.
soak-check-late = Μια εκκίνηση κράτησε πολύ.
soak-check-down = Ο διακομιστής δεν ξεκίνησε.
soak-check-error = Ο διακομιστής σημείωσε ένα εσωτερικό σφάλμα.
