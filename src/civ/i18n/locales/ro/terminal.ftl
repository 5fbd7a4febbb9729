## The commands and their options

about-play = Joacă în terminal: împotriva boților, cu alții la aceeași tastatură, sau amândouă. Fără opțiuni, masa se pregătește pe ecran.
about-replay = Parcurge pas cu pas un joc păstrat: înainte, înapoi, cu ochii fiecărui jucător.
help-play = joacă în terminal
help-replay = parcurge un joc înregistrat

help-seats = cine stă unde, de la locul 1: me (tu) sau un bot ca novice, adept ori expert@1s; de pildă me,adept,expert
help-pace = secunde între acțiunile boților (0.8)
help-save = păstrează jocul în acest fișier (unul nou în dosarul tău de date)
help-resume = continuă jocul din acest fișier
help-plain-play = simple rânduri de text, pentru cititoare de ecran și pipe-uri
help-plain-replay = tipărește jocul în loc să-l arate
help-replay-file = un fișier cu jocuri înregistrate; „-” înseamnă intrarea standard
help-pace-replay = secunde între acțiuni cât timp rulează (0.8)
help-game = al câtelea joc din fișier, de la 1 (1)
help-ply = începe după atâtea acțiuni (0); cu --plain, tipărește masa în acel moment

## Errors

error-seats-count = --seats numește { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}, dar joacă { $players }.
error-save-exists = { $file } există deja. Continuă jocul cu --resume sau numește alt fișier.
error-resume-over = { $file }: acest joc s-a terminat. Îl poți vedea cu: civ replay { $file }
error-not-your-turn = { $action }: nu e rândul tău.
error-undo-hidden = Nu se poate lua înapoi: s-au văzut cărți care erau ascunse.
error-undo-others = Când joacă mai multe persoane, poți lua înapoi doar acțiunile tale din tura aceasta.

## After the screen has closed

play-saved = Jocul este păstrat. Continuă cu: civ play --resume "{ $file }"

## Names

language-name = Română
# At most 9 characters; the column is 11 wide.
column-M = Militar
column-R = Religie
column-E = Economie
column-S = Știință
column-C = Cultură
column-U = Utopie
level-random = aleatoriu
level-novice = începător
level-adept = avansat
level-expert = expert

## The set-up

setup-welcome = Enter începe jocul așa cum este aici.
setup-players = Jucători
setup-me = tu
setup-person = altcineva
setup-deal = Împărțire
setup-deal-basic = câte trei cărți
setup-deal-draft = draft
setup-teams = Echipe
setup-teams-no = fiecare pentru sine
setup-teams-yes = 1 și 3 contra 2 și 4
setup-draft-order = După draft
setup-draft-order-anticlockwise = invers, Primul Jucător la urmă
setup-draft-order-clockwise = sens orar, Primul Jucător întâi
setup-last-round = Ultima rundă
setup-last-round-finish = toți au același număr de ture
setup-last-round-one-more-each = încă o tură pentru fiecare din ceilalți
setup-democracy-needs-card = Democrație
setup-democracy-needs-card-yes = pe un domeniu cu cărți
setup-democracy-needs-card-no = pe orice domeniu
setup-hand-limit = Limită de mână
setup-hand-limit-once-used = mărită până tragi
setup-hand-limit-while-held = mărită doar cu cărțile ei
setup-stall-rounds = Pachet neatins
setup-stall-rounds-value = { $count ->
    [0] jocul continuă
    [one] considerat gol după { $count } rundă
    [few] considerat gol după { $count } runde
   *[other] considerat gol după { $count } de runde
}
setup-pace = Ritmul boților
setup-pace-seconds = { $seconds } s între acțiuni
setup-language = Limba
setup-key-row = rând
setup-key-value = valoare
setup-key-start = începe

## The table

table-seat = Jucătorul { $seat }
table-you = tu
table-your-turn = E rândul tău
table-none = nimic
table-labelled = { $label }: { $words }
table-hand = Mână
table-pack = Draft
table-middle = Centru
table-coin-by-deck = lângă pachet
table-forecast = Dacă jocul s-ar termina acum
# Short, because the seats' names are shown above.
table-points = { $seat }: { $count }
table-unseen = Nevăzute încă
table-last-round = Ultima rundă
table-last-round-begins = Pachetul s-a epuizat: aceasta este ultima rundă.
table-last-round-stalled = Pachetul a rămas neatins și este considerat gol: aceasta este ultima rundă.
table-stall-near = { $count ->
    [1] Dacă nimeni nu trage, pachetul este considerat gol după tura aceasta.
    [one] Dacă nimeni nu trage, pachetul este considerat gol peste { $count } tură.
    [few] Dacă nimeni nu trage, pachetul este considerat gol peste { $count } ture.
   *[other] Dacă nimeni nu trage, pachetul este considerat gol peste { $count } de ture.
}
table-count = { $number } din { $total }
table-end-turn = Încheie tura
table-end-means = Tragi cărți până ai { $limit } și îți închei tura.
table-thinks = Jucătorul { $seat } ({ $name }) se gândește …
table-draws = Jucătorul { $seat } trage { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
table-skips-play = Jucătorul { $seat } nu are nicio carte pe care o poate juca.
table-new-cards = Nou în mâna ta: { $cards }.
# $columns lists seats with their domains: "Seat 2 Science; Seat 3 Military, Utopia".
table-near = La { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} de Dominație: { $columns }
table-reached = Destul pentru Dominație la sfârșitul turei: { $columns }
table-grows = { $domain }: { $count } din { $goal } pentru Dominație.
table-grows-to-level = { $domain }: { $count } din { $goal } pentru Dominație. Deschide „{ $effect }”.
table-grows-to-goal = { $domain }: { $count }, destul pentru Dominație la sfârșitul turei tale.
table-unsaved = Nesalvat: { $reason }
table-candidate = { $action }: { $visits ->
    [one] încercată { $visits } dată
    [few] încercată de { $visits } ori
   *[other] încercată de { $visits } de ori
}, câștigă { $percent } %
table-cramped = Masa are nevoie de { $width } × { $height } caractere. Mărește fereastra, te rog.

group-permanent = Efecte
group-copy = Copiază
group-sacrifice = Sacrifică
group-end = Sau

key-undo = înapoi
key-log = jurnal
key-look = de aproape
key-why = de ce nu?
key-help = ajutor
key-quit = ieși
key-again = încă un joc
key-table = vezi masa
key-hurry = repede

cover-enter = Apasă Enter când doar tu vezi ecranul.
cover-quit = q pentru ieșire; jocul rămâne păstrat
page-close = ↑ ↓ derulează · altă tastă închide

look-area = În față
look-hand = { $count ->
    [one] { $count } carte în mână
    [few] { $count } cărți în mână
   *[other] { $count } de cărți în mână
}
look-known = În mână, din ce știi
look-passed = Date mai departe în draft
look-unseen = În pachet, în alte mâini sau în afara jocului:

end-title = Sfârșitul
end-column = { $domain }: cărți { $count }, necesare { $goal }.
end-tie-break = Egalitate la puncte; decid mai multe cărți din domeniul { $domain }.
end-shared = Totul este egal: victoria se împarte.
end-record = Jocul înregistrat: { $file }

## Descriptions of effects

does-assassination = decartează 1 carte din mâna ta.
does-purge = decartează 2 cărți din mâna ta.
does-attack = decartează 1 carte dintr-un domeniu; la fel toți cei care îl au.
does-holy-book = tragi până ai 5 cărți la sfârșitul acestei ture.
does-divine-right = tragi până ai 7 cărți la sfârșitul acestei ture.
does-inquisition = iei toată mâna altui jucător, apoi dai înapoi tot atâtea cărți.
does-development = decartează 1 carte din fața ta, apoi joacă 1.
does-monopoly = decartează 2 cărți din fața ta, apoi joacă 2.
does-embargo = un jucător nu poate juca un domeniu în tura lui următoare.
does-experiment = ia în mână 1 carte din fața ta, apoi joacă 1.
does-research = ia în mână 2 cărți din fața ta, apoi joacă 2.
does-discovery = tragi 5 cărți, apoi decartezi 5 din mână.
does-oligarchy = ia în mână 1 carte din teancul de decartări.
does-republic = ia în mână 2 cărți din teancul de decartări.
does-democracy = cere unui jucător încă 1 carte într-un domeniu, până la final.
does-inspiration = cu strict cea mai multă Cultură, copiază un efect deschis altui jucător.

## The help page

help-page-turn = În fiecare tură: joacă o carte, aplică oricâte efecte vrei, trage cărți. Fiecare domeniu dă pe tură un efect permanent și unul temporar.
help-page-win = Dominație: cu destule cărți dintr-un domeniu la sfârșitul turei tale câștigi pe loc. O carte de Democrație ridică numărul.
help-page-majority = Dacă se epuizează pachetul: 1 punct pentru fiecare domeniu în care nimeni nu are mai multe cărți decât tine. Câștigă cine are mai multe puncte; la egalitate, mai multă Utopie, apoi Cultură, Știință, Economie, Religie, Militar.
sign-level = nivelul 1 și nivelul 2: gol, apoi atins
sign-goal = dominație
sign-near = la una sau două cărți de dominație
sign-embargo = un embargo: domeniul nu poate fi jucat în tura următoare
sign-democracy = o carte de Democrație: încă o carte pentru dominație
sign-coin = Moneda de Cultură: acest efect a fost copiat

## The replay

replay-ply = acțiunea { $ply } din { $last }
replay-eyes-open = Toate mâinile sunt la vedere.
replay-eyes-seat = Așa cum vede jucătorul { $seat }.
replay-key-ply = pas
replay-key-ends = capete
replay-key-run = rulează
replay-key-eyes = ochi

## Plain lines

plain-setup = Pregătire. Apasă Enter ca să începi sau scrie un număr ca să schimbi un rând.
plain-begin = Scrie un număr, o acțiune ca S2 sau ajutor. Jocul se păstrează în { $file }
plain-hand = Mâna ta: { $cards }.
plain-area = Jucătorul { $seat } ({ $name }): { $cards }.
plain-backs = Jucătorul { $seat } are în mână, pe Ere: { $eras }.
plain-known = Știi din mâna jucătorului { $seat }: { $cards }.
plain-points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
plain-column = { $domain } { $count } din { $goal }
plain-opens = deschide „{ $effect }”
plain-most = cea mai multă, Inspirație
plain-embargoed = sub embargo
plain-democracies = Democrație { $count }
plain-coin = moneda este aici
plain-not-understood = „{ $words }” nu se înțelege. Scrie ajutor pentru lista de cuvinte.
plain-which-area = Care loc? Scrie zonă și un număr de la 1 la { $players }.
plain-open = { $action } este posibil.
plain-undone = Luat înapoi.
plain-not-over = Jocul nu s-a terminat încă.
plain-again = Scrie iar sau ieși.
plain-help = Cuvinte pe care le poți scrie oricând: { $words }. După zonă vine un loc, după motiv o acțiune.

# Words to be typed, one word each.
word-hand = mână
word-area = zonă
word-areas = zone
word-pile = decartări
word-deck = pachet
word-log = jurnal
word-thoughts = gânduri
word-why = motiv
word-undo = înapoi
word-save = păstrează
word-help = ajutor
word-quit = ieși
word-again = iar
