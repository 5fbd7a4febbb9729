## The frame around every page

frame-civ = CIV
frame-game = Carta Impera Victoria
# $title is the title of a page.
frame-title = { $title } · CIV
frame-title-turn = ● Σειρά σου · { $title }
frame-your-turn = Σειρά σου
frame-home = CIV, στην αρχική σελίδα
frame-messages = Μηνύματα
frame-close = Κλείσιμο
frame-copy = Αντιγραφή
frame-copied = Αντιγράφηκε
frame-share = Κοινοποίηση
frame-qr = Κωδικός QR του συνδέσμου
frame-more = Περισσότερα

frame-learn = Μάθε το παιχνίδι
frame-rules = Κανόνες
frame-records = Παλιά παιχνίδια
frame-about = Τερματικό και API
frame-unofficial = Μια ανεπίσημη έκδοση, φτιαγμένη από φίλους του παιχνιδιού, του CIV: Carta Impera Victoria του Rémi Amy, σε ανάπτυξη του Cédric Lefebvre, εικονογράφηση του Christopher Matt και έκδοση της Ludonaute. Τίποτα από τις εικόνες ή τα κείμενά τους δεν χρησιμοποιείται εδώ.

frame-lost = Εδώ δεν υπάρχει τίποτα
frame-lost-about = Έλεγξε τον σύνδεσμο ή ζήτησε νέον από όποιον σου τον έστειλε.
frame-to-home = Στην αρχική σελίδα

frame-go-light = Αλλαγή σε φωτεινή όψη
frame-go-dark = Αλλαγή σε σκοτεινή όψη

## Settings

frame-settings = Ρυθμίσεις
frame-theme = Όψη
frame-theme-system = Όπως η συσκευή
frame-theme-light = Φωτεινή
frame-theme-dark = Σκοτεινή
frame-speed = Κίνηση των καρτών
frame-speed-slow = Αργή
frame-speed-usual = Κανονική
frame-speed-quick = Γρήγορη
frame-speed-none = Καμία
frame-volume = Ήχος
frame-off = Κλειστός
frame-percent = { $percent } %
frame-forced = Παίξε για μένα τα υποχρεωτικά βήματα
frame-forced-about = Όπου υπάρχει μόνο ένα πράγμα να γίνει, γίνεται μόνο του.
frame-confirm = Ρώτα με πριν τελειώσω τον γύρο μου
frame-confirm-about = Μόνο αν μένουν δυνατές ιδιότητες αχρησιμοποίητες.
frame-letters = Γράμματα στις κάρτες
frame-letters-about = Κάθε Τομέας δείχνει και το γράμμα του δίπλα στο έμβλημα.
frame-notify = Ειδοποίησέ με όταν είναι η σειρά μου
frame-notify-about = Όσο η σελίδα είναι στο παρασκήνιο.
frame-notify-refused = Ο περιηγητής δεν επιτρέπει ειδοποιήσεις από αυτή τη σελίδα.

## The current user

frame-you = Εσύ
frame-you-are = Είσαι: { $name }
frame-name = Το όνομά σου
frame-keep = Αποθήκευση
frame-kept = Αποθηκεύτηκε
frame-no-account = Δεν χρειάζεται λογαριασμός: αυτός ο περιηγητής σε γνωρίζει από ένα cookie.
frame-other-device = Σε άλλη συσκευή
frame-other-device-about = Άνοιξε εκεί έναν σύνδεσμο, και τα παιχνίδια και οι θέσεις σου θα είναι δικά σου και σε εκείνη τη συσκευή. Ισχύει μία φορά, για ένα τέταρτο της ώρας. Μην τον δείξεις σε κανέναν.
frame-other-device-link = Ο προσωπικός σου σύνδεσμος
frame-make-link = Φτιάξε σύνδεσμο
frame-claim = Συνέχισε εδώ
frame-claim-about = Αυτός ο σύνδεσμος έρχεται από άλλη συσκευή σου. Από εδώ και πέρα είσαι εδώ το ίδιο πρόσωπο, με τα ίδια παιχνίδια και τις ίδιες θέσεις.
frame-claim-instead = Σε αυτή τη συσκευή είσαι τώρα: { $name }. Αν συνεχίσεις, θα είσαι εδώ άλλο πρόσωπο.
frame-claim-do = Συνέχισε ως εγώ

## The start page

home-lead = Χτίσε έναν πολιτισμό με τις κάρτες του χεριού σου. Ξεπέρασε όλους σε έναν Τομέα ή προηγήσου στους περισσότερους όταν τελειώσει ο χρόνος.
home-play-bots = Παίξε εναντίον μποτ
home-dealing = Μοιράζονται οι κάρτες …
home-against = αντίπαλοι: { $levels }
home-change = Αλλαγή
home-rival = Μποτ στη θέση { $seat }
home-first-time = Πρώτη φορά; Μάθε το σε λίγα λεπτά

home-friends = Με φίλους
home-friends-about = Άνοιξε ένα τραπέζι και στείλε τον σύνδεσμο. Κανείς δεν χρειάζεται λογαριασμό.
home-open-table = Άνοιξε τραπέζι …
home-new-table = Νέο τραπέζι
home-open-this = Άνοιξε το τραπέζι
home-join = Έλα σε ένα τραπέζι
home-code = Κωδικός ή σύνδεσμος
home-code-unread = Αυτό δεν είναι ούτε κωδικός τραπεζιού ούτε σύνδεσμος προς αυτό.
home-go = Πάμε

home-mine = Τα παιχνίδια μου
home-all-mine = { $count ->
    [one] Δείξε { $count } παιχνίδι
   *[other] Δείξε και τα { $count } παιχνίδια
}
home-public-tables = Ανοιχτά τραπέζια
home-to-watch = Παιχνίδια για παρακολούθηση
home-waits = { $count ->
    [0] Πλήρες, ξεκινά σε λίγο
    [one] { $count } θέση ελεύθερη
   *[other] { $count } θέσεις ελεύθερες
}
home-turn-of = Σειρά: { $names }
# $count is the number of winners.
home-won = { $count ->
    [one] Νίκη: { $names }
   *[other] Κοινή νίκη: { $names }
}

home-learn-about = Σύντομα μαθήματα σε αληθινές θέσεις.
home-rules-about = Όλοι, με αναζήτηση.
home-records-about = Δες τελειωμένα παιχνίδια, κίνηση με κίνηση.
home-verify-about = Δες ότι καμία κάρτα δεν μετακινήθηκε.

## Settings of a table

home-party-teams = 2 εναντίον 2
home-teams = { $count ->
    [one] { $count } παίκτης σε ομάδες
   *[other] { $count } παίκτες σε δύο ομάδες
}
home-seat-me = Εγώ
home-seat-open = Ελεύθερη: με τον σύνδεσμο
home-seat-here = Κάποιος σε αυτή τη συσκευή
home-seat-bot = Μποτ: { $level }
home-visibility = Ποιος το βρίσκει
home-by-link = Μόνο με τον σύνδεσμο
home-public = Φαίνεται σε όλους
home-clock-label = Ρολόι
home-clock-none = Χωρίς ρολόι
home-clock = { $time } ανά γύρο
home-pace-none = Αμέσως
home-play-options = Πώς παίζουμε
home-take-backs = Επιτρέπεται αναίρεση
home-take-backs-about = Οι δικές του καθενός, όσο δεν φάνηκε τίποτα κρυφό.
home-watch = Άλλοι μπορούν να κοιτάζουν
home-chat = Μπορούμε να γράφουμε μεταξύ μας
home-chat-about = Οι έτοιμες φράσεις επιτρέπονται πάντα.
home-stand-in = Για όποιον φύγει ή μείνει χωρίς χρόνο
home-stand-in-none = Χωρίς χρόνο, ήττα
home-absence = Θεωρείται ότι έφυγε μετά από
home-absence-never = Ποτέ
home-editions = Οι εκδόσεις διαφέρουν
home-editions-about = Σε αυτά τα σημεία τα φυλλάδια κανόνων δεν συμφωνούν ή δεν λένε τίποτα. Οι ρυθμίσεις που φαίνονται είναι όσα λένε τα περισσότερα.
home-democracy-anywhere = Δημοκρατία σε οποιονδήποτε Τομέα
home-hand-limit-held = αυξημένο όριο χεριού μόνο με τις κάρτες του
home-stall-rounds = { $count ->
    [0] μια ακίνητη τράπουλα δεν τελειώνει το παιχνίδι
    [one] μια ακίνητη τράπουλα λογίζεται άδεια μετά από { $count } κύκλο
   *[other] μια ακίνητη τράπουλα λογίζεται άδεια μετά από { $count } κύκλους
}
home-no-chat = μόνο έτοιμες φράσεις
home-no-watch = κανείς δεν κοιτάζει
home-is-public = φαίνεται σε όλους

## A table before the deal

lobby-yours = Το τραπέζι σου
lobby-of = Σε τραπέζι καλεί: { $name }
lobby-seats = Θέσεις
lobby-free = Ελεύθερη
lobby-beside-you = δίπλα σου, σε αυτή τη συσκευή
lobby-away = λείπει τώρα
lobby-ready = έτοιμος
lobby-not-ready = όχι ακόμη έτοιμος
lobby-place = Ποιος παίρνει τη θέση { $seat }
lobby-sit-here = Κάθισε εδώ
lobby-stand = Σήκω
lobby-free-seat = Ελευθέρωσε τη θέση
lobby-you-are = Είσαι: { $name }.
lobby-your-name = Πώς σε λένε;
lobby-sit-down = Κάθισε σε αυτό το τραπέζι
lobby-full = Όλες οι θέσεις είναι πιασμένες.
lobby-full-watch = Μείνε εδώ: μόλις μοιραστούν οι κάρτες, θα κοιτάζεις.
lobby-full-no-watch = Σε αυτό το τραπέζι κανείς δεν μπορεί να κοιτάζει.
lobby-waits-for = Λείπει το «έτοιμος» από: { $name }.
lobby-all-ready = Όλοι είναι έτοιμοι.
lobby-get-ready = Μπορούμε να αρχίσουμε
lobby-unready = Όχι ακόμη τελικά
lobby-ready-about = Ο οικοδεσπότης μοιράζει μόλις όλοι είναι έτοιμοι.
lobby-host-deals = Μόλις όλοι είναι έτοιμοι, μοιράζει: { $name }.
lobby-the-host = ο οικοδεσπότης
lobby-change = Αλλαγή του τραπεζιού
lobby-change-do = Άλλαξέ το
lobby-change-seats = Με άλλον αριθμό παικτών, οι υπόλοιποι πρέπει να ξανακαθίσουν.
lobby-share = Κάλεσε τους φίλους σου
lobby-share-guest = Φέρε κι άλλον
lobby-link = Σύνδεσμος προς αυτό το τραπέζι
lobby-qr = Κωδικός QR για κινητά
lobby-shuffle = Ένα ανακάτεμα που ελέγχεται
lobby-shuffle-about = Αυτός ο αριθμός δεσμεύει τον διακομιστή σε ένα ανακάτεμα πριν καθίσει κανείς. Πρόσθεσε δικά σου λόγια, και το μοίρασμα θα εξαρτάται και από αυτά. Μετά το παιχνίδι φανερώνεται το μυστικό πίσω από τον αριθμό, και καθένας μπορεί να ελέγξει τις κάρτες.
lobby-forked = Το παιχνίδι συνεχίζει μια καταγραφή, γι’ αυτό τίποτα δεν ανακατεύεται.
lobby-words = Τα λόγια σου
lobby-words-add = Προσθήκη

## Games played

home-games-lead = Παιχνίδια που έπαιξες ή πρόσθεσες, και εκείνα των ανοιχτών τραπεζιών. Το καθένα το βλέπεις κίνηση με κίνηση.
home-games-none = Κανένα παιχνίδι δεν τελείωσε ακόμη.
home-games-none-about = Παίξε ένα ή πρόσθεσε ένα αρχείο.
home-games-unfinished = δεν τελείωσε
home-games-resignation = οι άλλοι παραιτήθηκαν
home-games-added = προστέθηκε από αρχείο
home-games-watch = Δες το
home-games-same-deal = Παίξε αυτό το μοίρασμα
home-games-play-on = Συνέχισέ το
home-games-download = Λήψη
home-games-all = Λήψη όλων
home-games-add = Πρόσθεσε ένα παιχνίδι
home-games-add-about = Άφησε εδώ ένα αρχείο ή διάλεξε ένα: ένα παιχνίδι ή πολλά, ένα σε κάθε γραμμή.
home-games-choose = Διάλεξε αρχείο
home-games-added-count = { $count ->
    [one] Προστέθηκε { $count } παιχνίδι.
   *[other] Προστέθηκαν { $count } παιχνίδια.
}
home-games-unread = αυτό δεν είναι παιχνίδι του CIV.
home-games-bad-file = { $file }: { $reason }
home-games-bad-line = { $file }, γραμμή { $line }: { $reason }
home-games-empty = Το αρχείο { $file } είναι κενό.
home-games-earlier = Παλαιότερα παιχνίδια
