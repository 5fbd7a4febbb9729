## The command and its options

about-join = Παιχνίδι σε τραπέζι ενός διακομιστή από το τερματικό. Η θέση μένει δική σου ώσπου να γυρίσεις.
help-join = παιχνίδι σε τραπέζι ενός διακομιστή, από το τερματικό
help-join-table = ο σύνδεσμος ενός τραπεζιού ή ο κωδικός του
help-join-server = ο διακομιστής ενός τραπεζιού που δίνεται με τον κωδικό του (http://127.0.0.1:8420)
help-join-seat = η θέση που θα πάρεις (η πρώτη ελεύθερη)
help-join-name = πώς σε λένε (το όνομά σου σε αυτό το μηχάνημα)
help-join-watch = παρακολούθηση χωρίς θέση

## Errors

error-unreachable = Δεν υπάρχει διακομιστής στη διεύθυνση { $server }, ή δεν είναι προσβάσιμος.
error-not-a-server = Το { $server } δεν απαντά όπως ένας διακομιστής του civ.
error-join-address = Το «{ $address }» δεν είναι σύνδεσμος τραπεζιού, όπως http://127.0.0.1:8420/t/CODE.
error-join-full = Καμία θέση δεν είναι ελεύθερη σε αυτό το τραπέζι. Παρακολούθησε με --watch.

## At the table

join-seated = Έχεις τη θέση { $seat }. Γράψε βοήθεια για όλες τις λέξεις που γράφονται.
join-start-when = Γράψε έναρξη όταν πιαστούν όλες οι θέσεις και είναι όλοι έτοιμοι.
join-time-left = Χρόνος που απομένει: { $seconds } δευτ.
join-lost = Η σύνδεση χάθηκε· νέα προσπάθεια …
join-back = Η σύνδεση επανήλθε.
join-left = Έφυγες. Η θέση μένει δική σου· γύρνα με: civ join { $link }
join-help = Λέξεις που μπορείς να γράψεις οποτεδήποτε: { $words }. Μετά το περιοχή έρχεται μια θέση, μετά το λέω μια πρόταση, μετά το φράση ένας αριθμός από τη λίστα της και ίσως μια θέση και το γράμμα ενός Τομέα.
key-talk = μίλα
talk-close = Enter στέλνει · Esc κλείνει

# Words to be typed, one word each.
word-say = λέω
word-phrase = φράση
word-ready = έτοιμος
word-start = έναρξη
word-resign = παραίτηση
word-bot = μποτ
word-return = επιστροφή
word-propose = πρόταση
word-agree = δέχομαι
word-refuse = αρνούμαι

## A table before the deal

join-link = Σύνδεσμος για τους φίλους σου
join-is-ready = έτοιμος
join-ready = Είμαι έτοιμος
join-not-ready = Όχι ακόμη
join-begin-when = Ο οικοδεσπότης μοιράζει μόλις πιαστούν όλες οι θέσεις και είναι όλοι έτοιμοι.

## Tags of a seat, in lower case

join-bot = μποτ

## A game

join-watching = Παρακολουθείς.
join-waits-for = Αναμονή για τους παίκτες { $seats } …
join-proposal = Ο παίκτης { $seat } ζητά επιστροφή κατά { $count ->
    [one] { $count } ενέργεια
   *[other] { $count } ενέργειες
}.
join-talk = Μίλα
join-handed = Στη θέση σου παίζει τώρα ένα μποτ.

## The end

join-resignation = { $count ->
    [one] Κερδίζει ο παίκτης { $seats }: οι άλλοι παραιτήθηκαν.
   *[other] Κερδίζουν οι παίκτες { $seats }: οι άλλοι παραιτήθηκαν.
}
