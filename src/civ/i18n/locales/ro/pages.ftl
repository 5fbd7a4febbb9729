## Home

web-guest = Oaspete
web-name = Numele tău
web-keep = Păstrează numele
web-play = Joacă împotriva boților
web-level = Boți
web-mine = Jocurile mele
web-public-tables = Mese deschise
web-friends = Joacă cu prietenii
web-open = Deschide masa
web-seat-open = liber: prin link
web-seat-here = altcineva la acest dispozitiv
web-clock = Ceas
web-clock-none = Fără ceas
web-clock-minutes = { $count ->
    [one] { $count } minut pe tură
    [few] { $count } minute pe tură
   *[other] { $count } de minute pe tură
}
web-clock-days = { $count ->
    [one] { $count } zi pe tură
    [few] { $count } zile pe tură
   *[other] { $count } de zile pe tură
}
web-more-rules = Alte reguli
web-public = Arată masa aici tuturor
web-watch = Alții pot privi
web-take-backs = Acțiunile pot fi luate înapoi
web-chat = Se poate discuta
web-join = Vino la o masă
web-code = Cod sau link
web-go = Mergi
web-status-open = așteaptă jucători
web-status-playing = se joacă
web-status-over = s-a terminat
web-other-device = Joacă pe alt dispozitiv
web-link-about = Deschide linkul pe celălalt dispozitiv și vei fi tu însuți și acolo. Merge o dată, timp de un sfert de oră. Nu-l arăta nimănui.
web-claim = Continuă sub numele meu pe acest dispozitiv
web-verify = Verifică o amestecare
web-about = Terminal și API

## A table before the deal

web-title = CIV · masa { $code }
web-lobby = Masa este pusă
web-players-count = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
web-no-take-backs = nimic nu se ia înapoi
web-share = Linkul pentru prieteni
web-seats = Locuri
web-free = Loc liber
web-sit = Așază-te
web-stand = Ridică-te
web-place = Dă acest loc …
web-host = gazdă
web-is-ready = gata
web-ready = Sunt gata
web-not-ready = Încă nu
web-start = Împarte cărțile
web-begin-when = Gazda împarte cărțile când toate locurile sunt ocupate și toți sunt gata.
web-shuffle = Amestecarea
web-shuffle-about = Acest număr este SHA-256 al unei semințe secrete. El leagă serverul înainte de împărțire, iar sămânța este arătată după joc, ca oricine să poată verifica că nicio carte nu a fost mutată.
web-forked = Jocul continuă unul înregistrat, deci nimic nu se amestecă.
web-words = Cuvintele tale
web-words-add = Adaugă propriile cuvinte
web-back = Înapoi la masă

## Tags of a seat, in lower case

web-partner = coechipier
web-bot = bot
web-program = program
web-stand-in = jucat de un bot
web-resigned = a renunțat
web-first = Primul Jucător

## A game

web-costs = Costă 1 carte din domeniul { $domain }.
web-watching = Privești jocul.
web-kept = Ai păstrat o carte.
web-waits-for = Se așteaptă jucătorii { $seats } …
web-covered = La acest dispozitiv joacă mai multe persoane. Cine privește?
web-uncover = Jucătorul { $seat }: arată-mi mâna
web-cover = Acoperă mâna
web-time-left = Timp rămas: { $time }
web-proposal = Jucătorul { $seat } cere să se revină cu { $count ->
    [one] { $count } acțiune
    [few] { $count } acțiuni
   *[other] { $count } de acțiuni
} înapoi.
web-agree = Accept
web-disagree = Refuz
web-log = Ce s-a întâmplat
web-talk = Vorbește
web-more = Mai multe
web-propose = Cere luarea înapoi a ultimei acțiuni
web-hand = Lasă un bot să joace pentru mine
web-handed = Un bot joacă acum pe locul tău.
web-return = Joc din nou eu
web-resign = Renunț
web-resign-means = Un bot continuă în locul tău și nu mai poți reveni.
web-renews = Pagina se reînnoiește singură.
web-hold = Ține-o pe loc
web-look-again = Privește din nou

## Events

told-dealt = Cărțile sunt împărțite.
told-sat = { $name } ia locul { $seat }.
told-stood = Locul { $seat } este din nou liber.
told-worded = { $name } adaugă cuvinte la amestecare.
told-taken-back = Jucătorul { $seat } ia înapoi { $count ->
    [one] { $count } acțiune
    [few] { $count } acțiuni
   *[other] { $count } de acțiuni
}.
told-proposed = Jucătorul { $seat } cere să se revină.
told-agrees = Jucătorul { $seat } acceptă revenirea.
told-disagrees = Jucătorul { $seat } refuză revenirea.
told-resigned = Jucătorul { $seat } renunță.
told-handed = Un bot joacă acum pentru jucătorul { $seat }.
told-returned = Jucătorul { $seat } joacă din nou fără bot.
told-followed = Jocul următor este deschis.

## The end

web-resignation = { $count ->
    [one] Jucătorul { $seats } câștigă: ceilalți au renunțat.
    [few] Jucătorii { $seats } câștigă: ceilalți au renunțat.
   *[other] Jucătorii { $seats } câștigă: ceilalți au renunțat.
}
web-wins = câștigă
web-to-rematch = La jocul următor
web-seed = Sămânță
web-record = Descarcă jocul

## Talking

web-text = Spune ceva
web-send = Trimite
web-silence = Nimeni nu a spus încă nimic.
web-phrases = Fraze gata făcute
web-about-seat = Despre jucătorul
web-about-domain = Despre domeniul

## The page that checks a shuffle

shuffle-about = Încarcă fișierul unui joc terminat. Pagina îl verifică singură, pe dispozitivul tău: sămânța trebuie să se potrivească cu numărul arătat înainte de împărțire, iar cărțile trebuie să rezulte din sămânță și din cuvintele tuturor.
shuffle-no-script = Pagina are nevoie de JavaScript. În terminal, civ verify face același lucru.
shuffle-load = Fișierul jocului
shuffle-commitment = Sămânța este cea promisă.
shuffle-first = Primul Jucător rezultă din ea.
shuffle-deck = Pachetul rezultă din ea, carte cu carte.
shuffle-removed = Cărțile scoase rezultă din ea.
shuffle-good = Totul este corect.
shuffle-bad = Ceva nu este corect.
shuffle-unread = Acesta nu este fișierul unui joc cu sămânța lui.
shuffle-compare = Compară numărul de mai jos cu cel pe care l-ai văzut înainte de împărțire.
shuffle-keep = Păstrează pagina ca fișier care nu are nevoie de rețea
