## The table

# $names lists the players.
play-title = CIV · { $names }
play-rivals = Ceilalți
play-middle = Pachetul și teancul de decartări
play-pile = Teancul de decartări
play-pile-empty = Încă nu s-a decartat nimic.
play-coin = Moneda de Cultură
play-prompt = Ce ți se cere
play-watching = Privești jocul
play-last-era = Începe ultima Eră.
play-over = Jocul s-a terminat
play-menu = Meniu
play-clock = Timp rămas

## Acting

play-thinks = Se gândește acum: { $names } …
play-only-choice = Există o singură alegere; se face de la sine.
play-waits = Se așteaptă: { $names }
play-chosen = Ales: { $names }.
play-chosen-of = Alese: { $number } din { $total }
play-copy = Copiază „{ $effect }”
play-use = Folosește
play-do-play = Joacă
play-do-discard = Decartează
play-do-take = Ia
play-do-give = Dă înapoi
play-do-keep = Păstrează
play-do-choose = Alege
play-do-use = Folosește „{ $effect }”
play-cancel = Renunță
play-undo = Înapoi
play-again = Arată din nou
play-taken = Luat din cealaltă mână
play-about-keep = Păstrează o carte. Celelalte merg la jucătorul din stânga ta.
play-about-last-keep = Păstrează o carte. Cealaltă merge cu fața în sus în mijloc.
play-about-middle = Merge direct în fața ta.
play-will-keep = Păstrezi o carte din domeniul { $domain } și dai restul mai departe.
play-will-keep-last = Păstrezi o carte din domeniul { $domain }. Cealaltă merge cu fața în sus în mijloc.
play-will-question = Iei toată mâna jucătorului { $name } și dai înapoi tot atâtea cărți.
play-will-embargo = { $name } nu poate juca domeniul { $domain } în tura următoare.
play-will-democracy = { $name } are nevoie de încă 1 carte în domeniul { $domain } pentru Dominație, până la sfârșitul jocului.
play-will-attack = Pierzi o carte din domeniul { $domain }. La fel: { $names }.
play-will-attack-alone = Pierzi o carte din domeniul { $domain }. Nimeni altcineva nu are.
play-end-last-round = Ultima rundă: tura ta se încheie fără să tragi cărți.
play-end-title = Închei tura?
play-end-unused = Nu ai folosit: { $effects }.
play-end-back = Încă nu

## People

play-pass = Dă dispozitivul mai departe: { $name }
play-pass-about = Toate mâinile sunt acoperite. Continuă când nimeni altcineva nu se uită la ecran.
play-pass-ready = Eu sunt { $name }
play-propose = Cere revenirea la dinaintea ultimei mele acțiuni
play-proposal = Ne întoarcem?
play-proposal-about = { $name } le cere tuturor să se întoarcă cu câteva acțiuni.
play-agree = De acord
play-refuse = Refuz
play-hand-over = Lasă un bot să joace pentru mine
play-return = Joc din nou eu
play-resign = Renunță la joc
play-resign-about = Atunci ai pierdut, iar un bot joacă mai departe pentru tine.

## Areas

area-of = Cărțile din fața lui { $name }
area-back = o carte din Era { $era }
area-cards = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
area-count = { $count } din { $goal } cărți
area-next = încă { $count }: { $effect }
area-next-win = încă { $count } pentru victorie
area-empty = nicio carte
area-look = privește de aproape
area-choose = Alege domeniul { $domain } al lui { $name }
area-choose-seat = Alege pe { $name }
area-to-move = la mutare
area-team = Echipa { $team }
area-first = nr. 1
area-bot = Un bot
area-stands-in = Un bot joacă în locul jucătorului
area-resigned = A renunțat
area-away = Plecat

## The aid

aid-title = Ajutor
aid-threats = Cine ar putea câștiga curând
aid-threat = { $name } ar putea câștiga în domeniul { $domain } în tura următoare: { $count } din { $goal }
aid-threat-held = { $name } ar putea câștiga în domeniul { $domain } în tura următoare: { $count } din { $goal }, iar în mână are { $held ->
    [one] { $held } carte din acest domeniu
    [few] { $held } cărți din acest domeniu
   *[other] { $held } de cărți din acest domeniu
}
aid-threat-reached = { $name } are destul în domeniul { $domain } ca să câștige la sfârșitul turei: { $count } din { $goal }
aid-more-threats = + { $count }
aid-threat-plays = { $count ->
    [one] Poate juca { $count } carte din acest domeniu într-o tură.
    [few] Poate juca până la { $count } cărți din acest domeniu într-o tură.
   *[other] Poate juca până la { $count } de cărți din acest domeniu într-o tură.
}
aid-threat-answers = Ce poate ajuta: { $effects }.
aid-no-threats = Nimeni, din câte se vede.
aid-last-round = Ultima rundă: jocul se termină cu tura lui { $name }.
aid-effects = Toate efectele la această masă
aid-hegemony = { $count } cărți dintr-un domeniu câștigă la sfârșitul turei tale.
aid-needs = de la { $count } cărți
aid-sacrifice = sacrifică o carte
aid-copies = Acum poți copia
aid-no-copies = Acum nu e nimic de copiat.
aid-counter = Cărți care mai urmează
aid-counter-about = Cărțile pe care nu le vezi, pe Ere: în pachet, în alte mâini sau în afara jocului.
aid-known = într-o mână, din ce știi
aid-in-deck = În pachet
aid-in-hands = În alte mâini
aid-in-packs = În alte drafturi
aid-removed = În afara jocului
aid-most = cele mai multe
aid-points = Puncte
aid-would-win = { $count ->
    [one] { $names } ar câștiga.
    [few] { $names } ar împărți victoria.
   *[other] { $names } ar împărți victoria.
}

## Keys

key-keys = Taste
key-my-area = Cărțile din fața ta
key-pick = alege cartea sau opțiunea cu acest număr
key-confirm = fă ce e ales
key-cancel = alege din nou
key-end = încheie tura
key-take-back = ia înapoi ultima ta acțiune
key-hand = ascultă ce ai în mână
key-area = ascultă ce ai în față
key-rivals = ascultă ce au ceilalți în față și în mână
key-pile = ascultă teancul de decartări
key-deck = ascultă pachetul
key-changed = ascultă ce s-a întâmplat ultima dată
key-turn = ascultă al cui e rândul și ce se cere
key-forecast = ascultă cum s-ar termina acum și cine ar putea câștiga
