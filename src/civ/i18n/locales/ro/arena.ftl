## civ arena: help

about-arena = Pune boții să joace unii împotriva altora pe împărțiri în oglindă și spune cât de puternici sunt.
help-arena = boți contra boți: scoruri, clasament, raport
help-arena-bots = boții: adept, expert@1s, expert@5000, program:COMANDĂ@1s; câți jucători sunt pentru o singură masă, mai mulți pentru toate combinațiile, doi cu --teams
help-arena-games = câte jocuri, rotunjite la serii în oglindă întregi (400)
help-arena-workers = câte procese joacă (câte unul pe nucleu)
help-arena-log = păstrează fiecare joc în acest fișier și continuă după cele aflate în el
help-arena-json = scrie statisticile ca JSON în acest fișier; „-” înseamnă ieșirea standard
help-arena-report = scrie un raport în acest fișier HTML
help-arena-scheduler = joacă pe clusterul Dask al planificatorului de la această adresă

## Errors

# $needed is the number of different bots that the line-ups need.
error-arena-too-few = Boți diferiți dați: { $count }; necesari cu aceste reguli: { $needed }.
error-arena-no-folder = { $file }: dosarul acestui fișier nu există.
error-arena-bot-raised = { $bot } a eșuat la împărțirea { $deal }, rotația { $rotation }, locul { $seat }: { $reason }
error-arena-bot-illegal = { $bot } a ales „{ $action }” la împărțirea { $deal }, rotația { $rotation }, locul { $seat }, ceea ce nu era posibil.
error-arena-worker-gone = Un proces care juca un joc a dispărut; poate că sistemul l-a oprit din lipsă de memorie.
error-arena-no-distributed = --scheduler are nevoie de pachetul „distributed”. Instalează-l cu: pip install distributed
error-arena-scheduler-address = „{ $address }” nu este adresa unui planificator Dask, ca tcp://127.0.0.1:8786.
error-arena-scheduler-silent = Niciun planificator Dask nu răspunde la { $address }.
error-arena-scheduler-idle = Planificatorul Dask de la { $address } nu are niciun lucrător.
error-arena-scheduler-version = Lucrătorii de la { $address } au civ { $there }; aici este { $here }.
# $kind is the name of a Python exception.
error-arena-scheduler-failed = Clusterul Dask de la { $address } nu a putut juca un joc: { $kind }. Lucrătorii lui au același civ?
error-arena-log-other = { $file }: acesta nu este un jurnal al civ arena.
error-arena-log-newer = { $file }: acest jurnal este scris de un civ mai nou.
# $what lists fields of the log, as they are written in JSON.
error-arena-log-differs = { $file }: acesta este jurnalul altui meci; diferă: { $what }.
error-arena-log-damaged = { $file }: rândul { $line } nu este un joc al acestui meci.
error-arena-log-busy = { $file }: o altă arenă scrie în acest jurnal.

## Progress

arena-progress = Jocuri: { $done } din { $games } · pe minut: { $rate } · mai durează: { $left } · { $scores }
arena-interrupted = Întrerupt. Jocuri jucate: { $done } din { $games }.
arena-resume = Ele sunt în { $file }; aceeași comandă continuă de acolo.
arena-no-log = Ele nu se păstrează: pentru asta e nevoie de --log FILE.

## Numbers

# A number, already formatted for the language.
arena-figure = { $figure }
arena-seconds = { $figure } s
arena-milliseconds = { $figure } ms
arena-microseconds = { $figure } µs
arena-interval = { $low } … { $high }

## Results of a match

arena-headline = Jucători: { $players } · jocuri: { $games } · împărțiri: { $deals } · sămânță: { $seed }
arena-headline-teams = Două echipe, jucători: { $players } · jocuri: { $games } · împărțiri: { $deals } · sămânță: { $seed }
# $share is the share of all victories; $par the share of equal bots; $rating how much stronger the first bot is.
arena-against = { $bot } contra { $other }: { $share } din victorii ({ $interval }; între egali { $par }), { $rating } Elo ({ $points }).
arena-length = medie { $mean }, mediană { $median }, de la { $least } la { $most }
# $domains lists letters of domains with counts.
arena-led = (câștigătorii dominau: { $domains })
arena-first-player = (1 este Primul Jucător: { $interval })
# $codes lists codes of errors with their counts.
arena-failures = { $bot } nu a răspuns cum trebuie la { $count } alegeri din { $choices }, iar adept a ales în locul lui: { $codes }.

arena-label-bot = Bot
arena-label-score = Scor
arena-label-interval = 95 %
arena-label-rating = Elo
arena-label-games = Jocuri
arena-label-time = Pe alegere
arena-label-p95 = 95 % în cel mult
arena-label-choices = Alegeri
arena-label-place = Loc
arena-label-budget = Buget pentru o alegere
arena-label-code = Ce nu a mers
arena-label-hegemonies = Dominație
arena-label-majorities = Majoritate
arena-label-seats = După loc
arena-label-order = După ordinea la tură
arena-label-turns = Ture
arena-label-plies = Acțiuni

arena-note-mirrored = Fiecare împărțire se joacă o dată pentru fiecare rotație a boților pe locuri: același pachet, același Prim Jucător.
arena-note-score = Scorul înseamnă victorii pe loc ocupat; o victorie împărțită contează parțial. Liniuța este scorul între egali.
arena-note-intervals = Intervalele sunt de 95 %, calculate pe împărțiri: jocurile unei serii în oglindă țin unul de altul.
arena-note-ratings = Clasament: Bradley–Terry pe scara Elo, media 0; încă o serie între egali, pe care nu a jucat-o nimeni, ține finit un scor de 100 %.
arena-note-left-out = Jocuri din serii în oglindă incomplete, lăsate deoparte: { $games }.

## The report

arena-report = Raportul arenei
arena-title-two = { $bot } contra { $other }
arena-title-many = Boți în arenă: { $bots }
arena-method = Cum s-a măsurat
arena-as-table = Ca tabel
arena-all = Toate jocurile
arena-seat = Locul { $seat }
arena-place = Ordine: { $place }

arena-plot-ratings = Clasament
arena-about-ratings = Elo cu intervale de 95 %, de la cel mai puternic la cel mai slab. Linia întreruptă este media tuturor boților, 0.
arena-plot-running = Scorul pe parcurs
arena-about-running = Scorul după atâtea jocuri, cu banda lui de 95 %. Ar trebui să se așeze; linia întreruptă este scorul între egali.
arena-plot-matrix = Matricea scorurilor
arena-about-matrix = Din victoriile pe care doi boți le-au avut unul contra celuilalt, procentul botului din stânga, loc pentru loc.
arena-plot-budget = Puterea după buget
arena-about-budget = Elo cu intervale de 95 % după buget, pe scară logaritmică. Liniile întrerupte sunt alți boți.
arena-plot-endings = Cum câștigă
arena-about-endings = Victorii prin Dominație în fiecare domeniu și prin Majoritate; numărul lor este la dreapta.
arena-plot-seats = Locuri și ordinea la tură
arena-about-seats = Scorurile tuturor boților la un loc, după loc și după ordinea la tură. Linia întreruptă este scorul între egali.
arena-plot-lengths = Lungimea jocurilor
arena-about-lengths = Câte jocuri au avut atâtea ture, ale tuturor jucătorilor la un loc. Linia întreruptă este mediana.
arena-plot-times = Timpul pentru o alegere
arena-about-times = Punctul este media, capătul liniei este ceea ce 95 din 100 de alegeri nu depășesc. Logaritmic; acțiunile forțate nu se numără.
arena-plot-failures = Alegeri fără răspuns bun
arena-about-failures = Unde un bot a căzut, s-a blocat sau a răspuns aiurea, adept a ales în locul lui și jocul a continuat.
