## Headings of the help

cli-usage = utilizare:
cli-arguments = argumente
cli-options = opțiuni
cli-commands = comenzi
cli-command = COMANDĂ
cli-rules = regulile mesei
cli-stdin = intrarea standard

# $message is an error, $command the command as it was typed, such as "civ perft".
cli-usage-hint = { $message } Încearcă: { $command } --help
# $reason comes from the operating system, in its own language.
cli-refused = ceva nu poate fi citit sau scris: { $reason }.
# $kind is the name of a Python exception.
cli-internal-error = eroare internă: { $kind }. Cu CIV_DEBUG=1 vezi unde.

## Descriptions of the commands: in full, and for the list of commands

about-civ = CIV: Carta Impera Victoria, jocul de cărți.
about-demo = Arată un joc care se joacă singur. Se termină de la sine; cu Ctrl-C se termină mai repede.
about-trace = Reia jocuri înregistrate și afișează fiecare stare pe un rând de JSON. Fișierele sunt verificate în întregime înainte de a afișa ceva; pentru un pipe, răspunsul vine joc cu joc.
about-verify = Verifică dacă un joc înregistrat provine dintr-o sămânță și din cuvintele adăugate de jucători și dacă sămânța este cea publicată înainte de joc.
about-perft = Numără șirurile de acțiuni posibile pornind de la o împărțire a cărților sau de la o poziție.
about-bench = Măsoară cât de rapid este motorul jocului pe un nucleu al acestui calculator.

help-demo = un joc care se joacă singur
help-trace = reia jocuri, fiecare stare pe un rând de JSON
help-verify = verifică dacă jocul, sămânța și angajamentul se potrivesc
help-perft = numără șiruri de acțiuni
help-bench = măsoară motorul jocului

## Options

help-help = afișează acest ajutor și ieși
help-version = afișează versiunea și ieși
help-lang = limba tuturor textelor: { $languages }
help-json = afișează JSON
help-files = fișiere cu jocuri înregistrate, câte unul pe rând, cu sau fără gzip; „-” sau nimic înseamnă intrarea standard
help-record-file = un fișier cu un singur joc înregistrat, ca atare sau așa cum îl dă o masă; „-” înseamnă intrarea standard
help-seed-hex = sămânța, 64 de cifre hexazecimale; exportul unei mese o conține pe a lui
help-words = cuvintele adăugate de o persoană la amestecare; o dată pentru fiecare persoană, în ordine
help-commitment = SHA-256 al seminței, publicat înainte de joc, 64 de cifre hexazecimale
help-depth = câte acțiuni are un șir, cel mult { $highest }
help-seed-fixed = împarte cărțile din această sămânță, un număr sau 64 de cifre hexazecimale (0)
help-seed-fresh = împarte cărțile din această sămânță, un număr sau 64 de cifre hexazecimale (una nouă)
help-position = începe din această poziție în locul unei împărțiri
help-divide = numără și după prima acțiune
help-seconds = cât durează măsurarea în total, în secunde (10)
help-speed = cât de repede se arată jocul, 2 înseamnă de două ori mai repede (1)
help-plain = simple rânduri de text, fără culori și fără așteptare

help-players = câți joacă (2)
help-deal = cum se împart mâinile (basic)
help-teams = patru joacă în două echipe
help-draft-order = în ce sens se iau cărțile din centru după draft (anticlockwise)
help-last-round = cum se termină jocul după ce s-a epuizat pachetul (finish)
help-democracy-needs-card = Democrația poate fi pusă și într-un domeniu fără cărți
help-hand-limit = dacă o limită de mână mărită mai cere cărțile ei când se trage (once_used)
help-stall-rounds = după câte runde în care nu pleacă nicio carte din pachet acesta este considerat gol; 0 înseamnă niciodată (10)

## Usage errors

error-usage-argument = { $argument }: nu se folosește așa.
error-usage-unknown = nu există argumentul „{ $argument }”.
# $arguments lists the missing arguments.
error-usage-missing = mai trebuie: { $arguments }.
error-usage-choice = { $argument } nu poate fi „{ $value }”; variantele sunt { $choices }.
error-usage-number = { $argument } nu poate fi „{ $value }”; este un număr de la { $lowest } la { $highest }.
error-usage-together = { $one } și { $other } nu merg împreună.

## Files of records

# $reason is another complete message.
error-in-record = { $file }, jocul { $number }: { $reason }
error-gzip-damaged = datele gzip sunt deteriorate sau se termină prea devreme.
error-file-missing = { $file }: fișierul nu există.
error-file-folder = { $file }: acesta este un dosar, nu un fișier.
error-file-unreadable = { $file }: nu poate fi citit.
error-no-records = { $file }: aici nu este niciun joc înregistrat.
error-more-records = { $file }: aici sunt mai multe jocuri înregistrate.
error-record-not-dealt = jocul începe dintr-o poziție, nu cu o împărțire a cărților.
error-record-shuffle = descrierea amestecării este greșit formată.

## civ verify

verify-right = { $file }: jocul poate fi reluat și totul se potrivește.
# $what lists fields of a record and "commitment", as they are written in JSON.
verify-differs = { $file }: din sămânță rezultă altceva: { $what }.

## civ perft

perft-rate = { $seconds } s, { $rate } șiruri pe secundă

## civ bench

bench-progress = Se măsoară, runda { $turn } din { $turns } …
bench-per-second = pe secundă
bench-seconds = secunde
bench-ratios = rapoarte
bench-best = maxim
bench-median = mediană
bench-actions-2 = acțiuni în jocuri la întâmplare, 2 jucători
bench-games-2 = jocuri întregi, 2 jucători
bench-actions-3 = acțiuni în jocuri la întâmplare, 3 jucători
bench-games-3 = jocuri întregi, 3 jucători
bench-actions-4 = acțiuni în jocuri la întâmplare, 4 jucători
bench-games-4 = jocuri întregi, 4 jucători
bench-redeals = copii cu cărțile ascunse reîmpărțite
bench-plays = acțiuni din Python, Game.play
bench-batch-actions = acțiuni din Python, în loturi
bench-rollouts = partide jucate de căutarea lui expert, 2 jucători
bench-answers-random = răspunsuri ale lui random
bench-answers-novice = răspunsuri ale lui novice
bench-answers-adept = răspunsuri ale lui adept
bench-calibration = ture ale unei bucle simple în Python
bench-import = import civ
bench-first-move = prima mutare, din cache
bench-batch-to-kernel = loturi : nucleu
bench-kernel-to-calibration = nucleu : buclă Python
bench-redeal-to-calibration = reîmpărțire : buclă Python
bench-play-to-calibration = Game.play : buclă Python

## civ demo

demo-title = CIV: Carta Impera Victoria
demo-pile = Decartări

demo-hegemony = { $count ->
    [one] Jucătorul { $seats } câștigă prin Dominație.
   *[other] Jucătorii { $seats } câștigă prin Dominație.
}
# $points lists the majority points of all seats, in order.
demo-majority = { $count ->
    [one] Jucătorul { $seats } câștigă prin Majoritate. Puncte: { $points }.
   *[other] Jucătorii { $seats } câștigă prin Majoritate. Puncte: { $points }.
}

# Actions, each on one line of at most 78 characters.
demo-play = Jucătorul { $seat } joacă o carte din domeniul { $domain }.
demo-discard-from-hand = Jucătorul { $seat } decartează din mână o carte din domeniul { $domain }.
demo-discard-from-area = Jucătorul { $seat } decartează din fața sa o carte din domeniul { $domain }.
demo-take-back = Jucătorul { $seat } ia înapoi în mână o carte din domeniul { $domain }.
demo-take-from-pile = Jucătorul { $seat } ia din decartări o carte din domeniul { $domain }.
demo-give-back = Jucătorul { $seat } dă înapoi o carte.
demo-attack = Jucătorul { $seat } atacă domeniul { $domain }: cine are cărți acolo pierde una.
demo-take-hand = Jucătorul { $seat } ia mâna jucătorului { $target }.
demo-embargo = Jucătorul { $seat } pune embargo pe domeniul { $domain } al jucătorului { $target }.
demo-democracy = Jucătorul { $seat } pune Democrație în domeniul { $domain } al jucătorului { $target }.
demo-keep = Jucătorul { $seat } păstrează o carte.
demo-take-from-middle = Jucătorul { $seat } ia din centru o carte din domeniul { $domain }.
demo-permanent = Jucătorul { $seat } aplică „{ $effect }”.
demo-copy = Jucătorul { $seat } copiază „{ $effect }”.
demo-sacrifice = Jucătorul { $seat } sacrifică o carte din domeniul { $domain }: „{ $effect }”.
demo-end = Jucătorul { $seat } își încheie tura.
