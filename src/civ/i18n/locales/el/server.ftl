## civ serve: help

about-serve = Ανοίγει τραπέζια: οι φίλοι παίζουν με έναν σύνδεσμο, τα προγράμματα με το API, και κάθε παιχνίδι κρατιέται. Οι επιλογές υπερισχύουν του περιβάλλοντος.
help-serve = τραπέζια για φίλους, στον περιηγητή· αυτό που κάνει το civ χωρίς εντολή
help-serve-host = διεύθυνση ακρόασης· με 0.0.0.0 μπαίνει και το τοπικό δίκτυο (127.0.0.1· { $variable })
help-serve-port = θύρα ακρόασης, 0 για οποιαδήποτε ελεύθερη (8420, ή μια ελεύθερη αν είναι πιασμένη· { $variable })
help-serve-data = φάκελος όπου κρατιούνται όλα (ο φάκελος δεδομένων σου· { $variable })
help-serve-web = φάκελος εφαρμογής ιστού που σερβίρεται αντί για την ενσωματωμένη ({ $variable })
help-serve-no-browser = να μην ανοίξει ο περιηγητής ({ $variable }=1)
help-serve-url = δημόσια διεύθυνση, αν μπροστά στον διακομιστή υπάρχει διαμεσολαβητής ({ $variable })
help-serve-proxy = διευθύνσεις ή δίκτυα διαμεσολαβητών που οι κεφαλίδες τους X-Forwarded γίνονται πιστευτές, με κόμματα (καμία· { $variable })
help-serve-bot-threads = πόσα μποτ μπορούν να σκέφτονται συγχρόνως (οι μισοί πυρήνες· { $variable })
help-serve-bot-seconds = πόσα δευτερόλεπτα μπορεί να σκεφτεί ο ειδικός μια επιλογή (1· { $variable })
help-serve-longest-queue = πόσες εντολές μπορούν να περιμένουν να γραφτούν πριν απορριφθούν άλλες (1024· { $variable })

## Why a server cannot start

error-usage-url = { $argument }: δεν μπορεί να είναι «{ $value }»· είναι μια διεύθυνση όπως https://civ.example.
error-usage-networks = { $argument }: δεν μπορεί να είναι «{ $value }»· είναι διευθύνσεις ή δίκτυα όπως 10.0.0.1,10.1.0.0/16.
error-port-taken = Η θύρα { $port } είναι πιασμένη. Διάλεξε άλλη, ή παράλειψε το --port για μια ελεύθερη.
error-port-forbidden = Δεν επιτρέπεται η ακρόαση στη θύρα { $port }. Διάλεξε μία πάνω από 1023.
error-host-unusable = Το «{ $host }» δεν είναι διεύθυνση αυτού του υπολογιστή.

## While it runs

serve-address = Το CIV είναι στο { $url } · Ctrl-C το σταματά.
serve-network = Στο τοπικό σου δίκτυο: { $url }

## Requests that are refused

error-json-not-text = Αυτό δεν είναι κείμενο σε UTF-8.
error-json-malformed = Αυτό δεν είναι JSON από τον χαρακτήρα { $position } και μετά.
error-json-number = Υπάρχει στο JSON ένας αριθμός που δεν μπορεί να χρησιμοποιηθεί.
error-json-field-twice = Το πεδίο «{ $field }» υπάρχει δύο φορές.
error-json-too-deep = Το JSON έχει βάθος πάνω από { $deepest }.
# $path is a place in the JSON, such as $.rules.players.
error-bad-field = { $path }: λείπει, είναι άγνωστο ή δεν είναι του σωστού τύπου.
error-bad-query = Η παράμετρος «{ $name }» λείπει ή δεν είναι του σωστού τύπου.
error-bad-request = Αυτό το αίτημα δεν γίνεται κατανοητό.
error-body-too-large = Αυτό ξεπερνά τα { $limit } byte που γίνονται δεκτά.
error-no-route = Εδώ δεν υπάρχει τίποτα.
error-wrong-method = Αυτό δεν γίνεται εδώ· η κεφαλίδα Allow λέει τι γίνεται.
error-unknown-host = Αυτός ο διακομιστής δεν είναι γνωστός με αυτό το όνομα.
error-cross-site = Το αίτημα ήρθε από άλλον ιστότοπο και απορρίφθηκε.
error-too-many = Πάρα πολλά αιτήματα. Δοκίμασε πάλι σε { $seconds } δευτ.
# $reference is also in the server's log.
error-internal = Κάτι πήγε στραβά στον διακομιστή. Στο ημερολόγιό του είναι { $reference }.

## The server's own pages

page-lead = Το παιχνίδι με κάρτες για πολιτισμούς, για δύο έως τέσσερις παίκτες.
page-running = Ο διακομιστής λειτουργεί, και κάθε παιχνίδι που παίζεται σε αυτόν κρατιέται.
page-terminal = Στο τερματικό
page-programs = Για προγράμματα
page-about-api = όλα όσα κάνει το API, σε μια σελίδα
page-about-openapi = το ίδιο ως περιγραφή OpenAPI
page-about-health = αν ο διακομιστής μπορεί να κάνει τη δουλειά του
page-about-metrics = αριθμοί για το Prometheus
page-unofficial = Μια ανεπίσημη έκδοση, φτιαγμένη από φίλους του παιχνιδιού.

page-api-title = Το API
page-api-lead = Κάθε διαδρομή και κάθε τύπος. Το ίδιο για προγράμματα:
page-api-routes = Διαδρομές
page-api-types = Τύποι
page-api-body = σώμα
page-api-needed = υποχρεωτικό

## The web client

shell-no-script = Η σελίδα χρειάζεται JavaScript. Χωρίς αυτό, παίζεις στο τερματικό με το civ join --plain.

## The page that checks a shuffle

shuffle-about = Φόρτωσε το αρχείο ενός τελειωμένου παιχνιδιού. Η σελίδα το ελέγχει μόνη της, στη συσκευή σου: ο σπόρος πρέπει να ταιριάζει με τον αριθμό που φάνηκε πριν από το μοίρασμα, και οι κάρτες πρέπει να βγαίνουν από τον σπόρο και τα λόγια όλων.
shuffle-no-script = Η σελίδα χρειάζεται JavaScript. Στο τερματικό το ίδιο κάνει το civ verify.
shuffle-load = Το αρχείο του παιχνιδιού
shuffle-commitment = Ο σπόρος είναι αυτός που είχε δοθεί ως υπόσχεση.
shuffle-first = Ο Πρώτος Παίκτης βγαίνει από αυτόν.
shuffle-deck = Η τράπουλα βγαίνει από αυτόν, κάρτα με κάρτα.
shuffle-removed = Οι κάρτες που αφαιρέθηκαν βγαίνουν από αυτόν.
shuffle-good = Όλα είναι σωστά.
shuffle-bad = Κάτι δεν είναι σωστό.
shuffle-unread = Αυτό δεν είναι αρχείο παιχνιδιού με σπόρο.
shuffle-compare = Σύγκρινε τον παρακάτω αριθμό με αυτόν που είδες πριν από το μοίρασμα.
shuffle-keep = Κράτα τη σελίδα ως αρχείο που δεν χρειάζεται δίκτυο
