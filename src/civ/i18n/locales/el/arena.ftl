## civ arena: help

about-arena = Βάζει μποτ να παίζουν μεταξύ τους σε καθρεφτισμένα μοιράσματα και λέει πόσο δυνατά είναι.
help-arena = μποτ εναντίον μποτ: σκορ, βαθμολογία, αναφορά
help-arena-bots = τα μποτ: adept, expert@1s, expert@5000, program:ΕΝΤΟΛΗ@1s· όσα οι παίκτες για ένα μόνο τραπέζι, περισσότερα για όλους τους συνδυασμούς, δύο με --teams
help-arena-games = πόσα παιχνίδια, στρογγυλεμένα προς τα πάνω σε ολόκληρες καθρεφτισμένες σειρές (400)
help-arena-workers = πόσες διεργασίες παίζουν (μία για κάθε πυρήνα)
help-arena-log = κρατάει κάθε παιχνίδι σε αυτό το αρχείο και συνεχίζει από όσα περιέχει
help-arena-json = γράφει τα στατιστικά ως JSON σε αυτό το αρχείο· «-» είναι η τυπική έξοδος
help-arena-report = γράφει μια αναφορά σε αυτό το αρχείο HTML
help-arena-scheduler = παίζει στη συστοιχία Dask του χρονοπρογραμματιστή σε αυτή τη διεύθυνση

## Errors

# $needed is the number of different bots that the line-ups need.
error-arena-too-few = Διαφορετικά μποτ που δόθηκαν: { $count }· χρειάζονται με αυτούς τους κανόνες: { $needed }.
error-arena-no-folder = { $file }: ο φάκελος αυτού του αρχείου δεν υπάρχει.
error-arena-bot-raised = { $bot }: σφάλμα στο μοίρασμα { $deal }, περιστροφή { $rotation }, θέση { $seat }: { $reason }
error-arena-bot-illegal = { $bot }: στο μοίρασμα { $deal }, περιστροφή { $rotation }, θέση { $seat } διάλεξε «{ $action }», που δεν γίνεται τότε.
error-arena-worker-gone = Μια διεργασία που έπαιζε ένα παιχνίδι χάθηκε· ίσως την τερμάτισε το σύστημα για έλλειψη μνήμης.
error-arena-no-distributed = Το --scheduler χρειάζεται το πακέτο «distributed». Εγκατάστησέ το με: pip install distributed
error-arena-scheduler-address = «{ $address }»: δεν είναι διεύθυνση χρονοπρογραμματιστή Dask, όπως tcp://127.0.0.1:8786.
error-arena-scheduler-silent = Κανένας χρονοπρογραμματιστής Dask δεν απαντά στη διεύθυνση { $address }.
error-arena-scheduler-idle = Ο χρονοπρογραμματιστής Dask στη διεύθυνση { $address } δεν έχει εργάτες.
error-arena-scheduler-version = Οι εργάτες στη διεύθυνση { $address } έχουν civ { $there }· εδώ είναι { $here }.
# $kind is the name of a Python exception.
error-arena-scheduler-failed = Η συστοιχία Dask στη διεύθυνση { $address } δεν μπόρεσε να παίξει ένα παιχνίδι: { $kind }. Έχουν οι εργάτες της το ίδιο civ;
error-arena-log-other = { $file }: αυτό δεν είναι ημερολόγιο του civ arena.
error-arena-log-newer = { $file }: αυτό το ημερολόγιο γράφτηκε από νεότερο civ.
# $what lists fields of the log, as they are written in JSON.
error-arena-log-differs = { $file }: αυτό είναι το ημερολόγιο άλλου αγώνα· διαφέρουν: { $what }.
error-arena-log-damaged = { $file }: η γραμμή { $line } δεν είναι παιχνίδι αυτού του αγώνα.
error-arena-log-busy = { $file }: μια άλλη αρένα γράφει σε αυτό το ημερολόγιο.

## Progress

arena-progress = Παιχνίδια: { $done } από { $games } · το λεπτό: { $rate } · απομένουν: { $left } · { $scores }
arena-interrupted = Διακόπηκε. Παιχνίδια που παίχτηκαν: { $done } από { $games }.
arena-resume = Βρίσκονται στο { $file }· η ίδια εντολή συνεχίζει από εκεί.
arena-no-log = Δεν κρατήθηκαν: γι’ αυτό χρειάζεται --log FILE.

## Numbers

# A number, already formatted for the language.
arena-figure = { $figure }
arena-seconds = { $figure } δευτ.
arena-milliseconds = { $figure } ms
arena-microseconds = { $figure } µs
arena-interval = { $low } … { $high }

## Results of a match

arena-headline = Παίκτες: { $players } · παιχνίδια: { $games } · μοιράσματα: { $deals } · σπόρος: { $seed }
arena-headline-teams = Δύο ομάδες, παίκτες: { $players } · παιχνίδια: { $games } · μοιράσματα: { $deals } · σπόρος: { $seed }
# $share is the share of all victories; $par the share of equal bots; $rating how much stronger the first bot is.
arena-against = { $bot } εναντίον { $other }: { $share } των νικών ({ $interval }· μεταξύ ίσων { $par }), { $rating } Elo ({ $points }).
arena-length = μέσος όρος { $mean }, διάμεσος { $median }, από { $least } έως { $most }
# $domains lists letters of domains with counts.
arena-led = (οι νικητές υπερείχαν: { $domains })
arena-first-player = (1 είναι ο Πρώτος Παίκτης: { $interval })
# $codes lists codes of errors with their counts.
arena-failures = { $bot }: δεν απάντησε σωστά σε { $count } από { $choices } επιλογές και ο adept διάλεξε στη θέση του: { $codes }.

arena-label-bot = Μποτ
arena-label-score = Σκορ
arena-label-interval = 95 %
arena-label-rating = Elo
arena-label-games = Παιχνίδια
arena-label-time = Ανά επιλογή
arena-label-p95 = 95 % σε το πολύ
arena-label-choices = Επιλογές
arena-label-place = Θέση
arena-label-budget = Όριο σκέψης για μια επιλογή
arena-label-code = Τι πήγε στραβά
arena-label-hegemonies = Ηγεμονία
arena-label-majorities = Πλειοψηφία
arena-label-seats = Ανά θέση
arena-label-order = Ανά σειρά παιξίματος
arena-label-turns = Γύροι
arena-label-plies = Ενέργειες

arena-note-mirrored = Κάθε μοίρασμα παίζεται μία φορά για κάθε περιστροφή των μποτ στις θέσεις: ίδια τράπουλα, ίδιος Πρώτος Παίκτης.
arena-note-score = Το σκορ είναι νίκες ανά θέση· μια κοινή νίκη μετράει εν μέρει. Το σημάδι είναι το σκορ μεταξύ ίσων.
arena-note-intervals = Τα διαστήματα είναι 95 %, πάνω στα μοιράσματα: τα παιχνίδια μιας καθρεφτισμένης σειράς πάνε μαζί.
arena-note-ratings = Βαθμολογία: Bradley–Terry στην κλίμακα Elo, μέσος όρος 0· μία ακόμη σειρά μεταξύ ίσων, που δεν την έπαιξε κανείς, κρατάει πεπερασμένο ένα 100 %.
arena-note-left-out = Παιχνίδια από σειρές που δεν ολοκληρώθηκαν και δεν μετρούν: { $games }.

## The report

arena-report = Αναφορά της αρένας
arena-title-two = { $bot } εναντίον { $other }
arena-title-many = Μποτ στην αρένα: { $bots }
arena-method = Πώς έγινε η μέτρηση
arena-as-table = Σε πίνακα
arena-all = Όλα τα παιχνίδια
arena-seat = Θέση { $seat }
arena-place = Σειρά: { $place }

arena-plot-ratings = Βαθμολογία
arena-about-ratings = Elo με διαστήματα 95 %, από το πιο δυνατό στο πιο αδύναμο. Η διακεκομμένη είναι ο μέσος όρος όλων, 0.
arena-plot-running = Το σκορ στην πορεία
arena-about-running = Το σκορ έπειτα από τόσα παιχνίδια, με τη ζώνη του 95 %. Θα πρέπει να ηρεμεί· η διακεκομμένη είναι το σκορ μεταξύ ίσων.
arena-plot-matrix = Πίνακας αναμετρήσεων
arena-about-matrix = Από τις νίκες που είχαν δύο μποτ το ένα επί του άλλου, το ποσοστό του μποτ στα αριστερά, θέση προς θέση.
arena-plot-budget = Δύναμη ανά όριο σκέψης
arena-about-budget = Elo με διαστήματα 95 % ανά όριο σκέψης, σε λογαριθμική κλίμακα. Οι διακεκομμένες είναι άλλα μποτ.
arena-plot-endings = Πώς κερδίζουν
arena-about-endings = Νίκες με Ηγεμονία σε κάθε Τομέα και με Πλειοψηφία· ο αριθμός τους είναι στα δεξιά.
arena-plot-seats = Θέσεις και σειρά παιξίματος
arena-about-seats = Τα σκορ όλων των μποτ μαζί, ανά θέση και ανά σειρά παιξίματος. Η διακεκομμένη είναι το σκορ μεταξύ ίσων.
arena-plot-lengths = Διάρκεια των παιχνιδιών
arena-about-lengths = Πόσα παιχνίδια είχαν τόσους γύρους, όλων των παικτών μαζί. Η διακεκομμένη είναι η διάμεσος.
arena-plot-times = Χρόνος για μια επιλογή
arena-about-times = Η κουκκίδα είναι ο μέσος όρος, η άκρη της γραμμής ό,τι δεν ξεπερνούν 95 στις 100 επιλογές. Λογαριθμικά· οι υποχρεωτικές ενέργειες δεν μετρούν.
arena-plot-failures = Επιλογές χωρίς σωστή απάντηση
arena-about-failures = Όπου ένα μποτ έπεσε, κόλλησε ή απάντησε άσχετα, ο adept διάλεξε στη θέση του και το παιχνίδι συνεχίστηκε.
