## The frame around every page

frame-civ = CIV
frame-game = Carta Impera Victoria
# $title is the title of a page.
frame-title = { $title } · CIV
frame-title-turn = ● E rândul tău · { $title }
frame-your-turn = E rândul tău
frame-home = CIV, la pagina de pornire
frame-messages = Mesaje
frame-close = Închide
frame-copy = Copiază
frame-copied = Copiat
frame-share = Trimite mai departe
frame-qr = Codul QR al linkului
frame-more = Mai mult

frame-learn = Învață jocul
frame-rules = Reguli
frame-records = Jocuri jucate
frame-about = Terminal și API
frame-unofficial = O versiune neoficială, făcută de fani, a jocului CIV: Carta Impera Victoria, creat de Rémi Amy, dezvoltat de Cédric Lefebvre, ilustrat de Christopher Matt și publicat de Ludonaute. Nimic din imaginile sau textele lor nu este folosit aici.

frame-lost = Nu e nimic aici
frame-lost-about = Verifică linkul sau cere unul nou de la cel care ți l-a trimis.
frame-to-home = La pagina de pornire

frame-go-light = Treci la luminos
frame-go-dark = Treci la întunecat

## Settings

frame-settings = Setări
frame-theme = Aspect
frame-theme-system = Ca dispozitivul
frame-theme-light = Luminos
frame-theme-dark = Întunecat
frame-speed = Mișcarea cărților
frame-speed-slow = Lentă
frame-speed-usual = Normală
frame-speed-quick = Rapidă
frame-speed-none = Deloc
frame-volume = Sunet
frame-off = Oprit
frame-percent = { $percent } %
frame-forced = Joacă pașii obligatorii pentru mine
frame-forced-about = Unde e un singur lucru de făcut, se face singur.
frame-confirm = Întreabă înainte să-mi închei tura
frame-confirm-about = Doar dacă au rămas efecte puternice nefolosite.
frame-letters = Litere pe cărți
frame-letters-about = Fiecare domeniu își arată litera pe lângă emblemă.
frame-notify = Anunță-mă când e rândul meu
frame-notify-about = Cât timp pagina e în fundal.
frame-notify-refused = Browserul nu permite notificări de la această pagină.

## The current user

frame-you = Tu
frame-you-are = Ești { $name }
frame-name = Numele tău
frame-keep = Păstrează
frame-kept = Păstrat
frame-no-account = Nu e nevoie de cont: acest browser te recunoaște după un cookie.
frame-other-device = Pe alt dispozitiv
frame-other-device-about = Deschide acolo un link, iar jocurile și locurile tale vor fi ale tale și pe acel dispozitiv. Merge o dată, timp de un sfert de oră. Nu-l arăta nimănui.
frame-other-device-link = Linkul tău personal
frame-make-link = Creează un link
frame-claim = Continuă aici
frame-claim-about = Linkul vine de pe alt dispozitiv al tău. De acum ești aici aceeași persoană, cu aceleași jocuri și locuri.
frame-claim-instead = Pe acest dispozitiv ești acum { $name }. Dacă mergi mai departe, vei fi altcineva aici.
frame-claim-do = Continuă cu numele meu

## The start page

home-lead = Ridică o civilizație dintr-o mână de cărți. Întrece-i pe toți într-un domeniu sau fii în frunte în cele mai multe când se termină timpul.
home-play-bots = Joacă împotriva boților
home-dealing = Se împart cărțile …
home-against = împotriva: { $levels }
home-change = Schimbă
home-rival = Botul de la locul { $seat }
home-first-time = Prima dată aici? Învață în câteva minute

home-friends = Cu prietenii
home-friends-about = Deschide o masă și trimite linkul. Nimeni nu are nevoie de cont.
home-open-table = Deschide o masă …
home-new-table = O masă nouă
home-open-this = Deschide masa
home-join = Vino la o masă
home-code = Cod sau link
home-code-unread = Acesta nu e nici codul unei mese, nici un link către una.
home-go = Mergi

home-mine = Jocurile mele
home-all-mine = { $count ->
    [one] Arată { $count } joc
    [few] Arată toate cele { $count } jocuri
   *[other] Arată toate cele { $count } de jocuri
}
home-public-tables = Mese deschise
home-to-watch = Jocuri de urmărit
home-waits = { $count ->
    [0] Completă, gata de început
    [one] { $count } loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
}
home-turn-of = La rând: { $names }
# $count is the number of winners.
home-won = { $count ->
    [one] A câștigat { $names }
    [few] Au câștigat împreună { $names }
   *[other] Au câștigat împreună { $names }
}

home-learn-about = Lecții scurte pe poziții reale.
home-rules-about = Toate, cu căutare.
home-records-about = Privește jocuri terminate, mutare cu mutare.
home-verify-about = Vezi că nicio carte n-a fost mutată.

## Settings of a table

home-party-teams = 2 contra 2
home-teams = { $count ->
    [one] { $count } jucător în echipe
    [few] { $count } jucători în două echipe
   *[other] { $count } de jucători în două echipe
}
home-seat-me = Eu
home-seat-open = Liber: prin link
home-seat-here = Cineva la acest dispozitiv
home-seat-bot = Bot: { $level }
home-visibility = Cine o găsește
home-by-link = Doar prin link
home-public = Arătată tuturor
home-clock-label = Ceas
home-clock-none = Fără ceas
home-clock = { $time } pe tură
home-pace-none = Imediat
home-play-options = Cum jucăm
home-take-backs = Acțiunile pot fi luate înapoi
home-take-backs-about = Cele proprii, cât timp nimic ascuns n-a ieșit la iveală.
home-watch = Alții pot privi
home-chat = Ne putem scrie
home-chat-about = Frazele gata făcute sunt mereu permise.
home-stand-in = În locul celui plecat sau fără timp
home-stand-in-none = Fără timp, pierde
home-absence = Se consideră plecat după
home-absence-never = Niciodată
home-editions = Edițiile tipărite diferă
home-editions-about = În aceste puncte regulamentele nu se potrivesc sau nu spun nimic. Setările arătate sunt cele din majoritatea lor.
home-democracy-anywhere = Democrație pe orice domeniu
home-hand-limit-held = limită de mână mărită doar cu cărțile ei
home-stall-rounds = { $count ->
    [0] un pachet neatins nu încheie jocul
    [one] un pachet neatins este considerat gol după { $count } rundă
    [few] un pachet neatins este considerat gol după { $count } runde
   *[other] un pachet neatins este considerat gol după { $count } de runde
}
home-no-chat = doar fraze gata făcute
home-no-watch = nimeni nu privește
home-is-public = arătată tuturor

## A table before the deal

lobby-yours = Masa ta
lobby-of = { $name } a deschis o masă
lobby-seats = Locuri
lobby-free = Liber
lobby-beside-you = lângă tine, la acest dispozitiv
lobby-away = nu e aici acum
lobby-ready = gata
lobby-not-ready = încă nu e gata
lobby-place = Cine ia locul { $seat }
lobby-sit-here = Așază-te aici
lobby-stand = Ridică-te
lobby-free-seat = Eliberează locul
lobby-you-are = Ești { $name }.
lobby-your-name = Cum te cheamă?
lobby-sit-down = Așază-te la această masă
lobby-full = Toate locurile sunt ocupate.
lobby-full-watch = Rămâi aici: de îndată ce se împart cărțile, vei privi.
lobby-full-no-watch = La această masă nimeni nu poate privi.
lobby-waits-for = { $name } nu e încă gata.
lobby-all-ready = Toți sunt gata.
lobby-get-ready = Sunt gata
lobby-unready = Totuși încă nu
lobby-ready-about = Gazda împarte de îndată ce toți sunt gata.
lobby-host-deals = { $name } împarte de îndată ce toți sunt gata.
lobby-the-host = Gazda
lobby-change = Schimbă masa
lobby-change-do = Schimbă
lobby-change-seats = La alt număr de jucători, ceilalți trebuie să se așeze din nou.
lobby-share = Invită-ți prietenii
lobby-share-guest = Adu pe cineva
lobby-link = Link către această masă
lobby-qr = Cod QR pentru telefoane
lobby-shuffle = O amestecare verificabilă
lobby-shuffle-about = Acest număr leagă serverul de o amestecare înainte să se așeze cineva. Adaugă cuvinte ale tale, iar împărțirea va depinde și de ele. După joc se arată secretul din spatele numărului și oricine poate verifica cărțile.
lobby-forked = Jocul continuă unul înregistrat, deci nimic nu se amestecă.
lobby-words = Cuvintele tale
lobby-words-add = Adaugă

## Games played

home-games-lead = Jocurile pe care le-ai jucat sau adăugat și cele de la mesele publice. Fiecare poate fi privit mutare cu mutare.
home-games-none = Niciun joc nu e încă terminat.
home-games-none-about = Joacă unul sau adaugă un fișier.
home-games-unfinished = neterminat
home-games-resignation = ceilalți au renunțat
home-games-added = adăugat dintr-un fișier
home-games-watch = Privește
home-games-same-deal = Joacă această împărțire
home-games-play-on = Joacă mai departe
home-games-download = Descarcă
home-games-all = Descarcă toate
home-games-add = Adaugă un joc
home-games-add-about = Lasă un fișier aici sau alege unul: un joc sau mai multe, câte unul pe rând.
home-games-choose = Alege un fișier
home-games-added-count = { $count ->
    [one] { $count } joc adăugat.
    [few] { $count } jocuri adăugate.
   *[other] { $count } de jocuri adăugate.
}
home-games-unread = acesta nu e un joc de CIV.
home-games-bad-file = { $file }: { $reason }
home-games-bad-line = { $file }, rândul { $line }: { $reason }
home-games-empty = { $file } e gol.
home-games-earlier = Jocuri mai vechi
