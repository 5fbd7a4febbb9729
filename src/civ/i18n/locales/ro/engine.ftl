## Names

domain-M = Militar
domain-R = Religie
domain-E = Economie
domain-S = Știință
domain-C = Cultură
domain-U = Utopie

effect-assassination = Asasinare
effect-purge = Curățare
effect-attack = Atac
effect-holy-book = Carte Sfântă
effect-divine-right = Drept divin
effect-inquisition = Inchiziție
effect-development = Dezvoltare
effect-monopoly = Monopol
effect-embargo = Embargo
effect-experiment = Experiment
effect-research = Cercetare
effect-discovery = Salt tehnologic
effect-oligarchy = Oligarhie
effect-republic = Republică
effect-democracy = Democrație
effect-inspiration = Inspirație

reason-hegemony = Dominație
reason-majority = Majoritate

## Places of cards, with the preposition where the language needs one

place-hand = în mâna ta
place-area = în fața ta
place-pile = în teancul de decartări
place-keep = printre cărțile tale de draft
place-take-from-middle = în centrul mesei

## Prompts of the steps

prompt-effects = aplică un efect sau încheie-ți tura
prompt-play = joacă o carte
prompt-discard-from-hand = decartează o carte din mâna ta
prompt-discard-from-area = decartează o carte din fața ta
prompt-take-back = ia în mână o carte din fața ta
prompt-take-from-pile = ia o carte din teancul de decartări
prompt-give-back = dă înapoi o carte
prompt-attack = alege domeniul pe care îl ataci
prompt-take-hand = alege jucătorul pe care îl anchetezi
prompt-embargo = alege cartea peste care pui embargoul
prompt-democracy = alege domeniul în care pui cartea de Democrație
prompt-keep = păstrează una dintre cărțile tale de draft
prompt-take-from-middle = ia o carte din centrul mesei

## Why an action is not possible

error-game-over = { $action }: jocul s-a terminat.
error-not-open = { $action } nu este posibil acum.
error-not-asked = { $action } nu este ce se cere acum: { $prompt }.
error-embargoed = { $action }: domeniul { $domain } este sub embargo în tura aceasta.
error-no-such-card = { $action }: nu există nicio carte din domeniul { $domain } { $place }.
error-no-such-seat = Nu există locul { $seat } la o masă cu { $players ->
    [one] { $players } loc
    [few] { $players } locuri
   *[other] { $players } de locuri
}.
error-own-seat = { $action }: alege alt jucător, nu pe tine.
error-no-target-card = { $action }: locul { $seat } nu are nicio carte cu fața în sus din domeniul { $domain }.
error-sacrifice-used = { $action }: ai aplicat deja efectul temporar al domeniului { $domain } în tura aceasta.
error-sacrifice-needs-card = { $action }: pentru „{ $effect }” ai nevoie de o carte din domeniul { $domain } în fața ta.
error-permanent-used = { $action }: ai aplicat deja efectul permanent al domeniului { $domain } în tura aceasta.
error-inspiration-used = { $action }: ai aplicat deja „Inspirație” în tura aceasta.
error-culture-not-most = { $action }: pentru „Inspirație” ai nevoie de strict mai multe cărți de Cultură decât oricare alt jucător; tu ai { $count }.
error-already-yours = { $action }: cărțile din fața ta îți dau deja „{ $effect }”.
error-nobody-offers = { $action }: niciun alt jucător nu are în față destule cărți pentru „{ $effect }”.
error-needs-domain-cards = { $action }: pentru „{ $effect }” ai nevoie de { $needed ->
    [one] { $needed } carte
    [few] { $needed } cărți
   *[other] { $needed } de cărți
} din domeniul { $domain } în fața ta; ai { $have }.
error-needs-hand = { $action }: pentru „{ $effect }” ai nevoie de { $needed ->
    [one] { $needed } carte
    [few] { $needed } cărți
   *[other] { $needed } de cărți
} în mână; ai { $have }.
error-needs-area = { $action }: pentru „{ $effect }” ai nevoie de { $needed ->
    [one] { $needed } carte
    [few] { $needed } cărți
   *[other] { $needed } de cărți
} în fața ta; ai { $have }.
error-needs-pile = { $action }: pentru „{ $effect }” e nevoie de { $needed ->
    [one] { $needed } carte
    [few] { $needed } cărți
   *[other] { $needed } de cărți
} în teancul de decartări; teancul are { $have }.
error-no-target = { $action }: „{ $effect }” nu are pe cine viza: niciun alt jucător nu are cărți cu fața în sus.
error-nothing-to-undo = Nu există nicio acțiune de anulat.
error-not-open-in-game = jocul { $game } din lot: { $action } nu este posibil acum.
error-batch-shape = Acțiuni: { $count }; jocuri: { $expected }.

## Input that cannot be parsed

error-unknown-action = „{ $token }” nu este o acțiune.
error-unknown-action-at = actions, elementul { $position }: „{ $token }” nu este o acțiune.
error-unknown-card-at = cartea { $position }: „{ $token }” nu este o carte.
error-bad-seed = „{ $seed }” nu este o sămânță: dă un număr sau 64 de cifre hexazecimale.
error-bad-commitment = „{ $commitment }” nu este un angajament: dă 64 de cifre hexazecimale.

error-rules-value = rules: { $rule } nu poate fi { $value }; variantele sunt { $choices }.
error-rules-number = rules: { $rule } nu poate fi { $value }; este un număr întreg de la { $lowest } la { $highest }.
error-rules-teams = rules: pe echipe se joacă în 4, nu în { $players }.
error-rules-not-object = rules: acesta nu este un obiect.
error-rules-unknown = rules: nu există regula { $rule }.
error-rules-no-players = rules: lipsește numărul de jucători.

error-bad-first = first: nu există locul { $first } la o masă cu { $players ->
    [one] { $players } loc
    [few] { $players } locuri
   *[other] { $players } de locuri
}.
error-deck-size = deck: { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} în loc de { $expected }.
error-deck-order = deck, cartea { $position }: { $card } se află sub o Eră mai târzie.
error-deck-cards = deck: { $card } apare de { $count } ori în loc de { $expected }, cu tot cu cărțile scoase din joc.
error-removed-size = removed: { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} în loc de { $expected }.
error-removed-era = removed: { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} din Era { $era } în loc de { $expected }.

error-record-too-long = peste { $limit } de caractere: aceasta nu este înregistrarea unui joc.
error-record-not-text = acesta nu este text în UTF-8.
error-record-not-json = acesta nu este JSON, începând cu caracterul { $position }.
error-record-not-object = acesta nu este un obiect JSON.
error-record-field-twice = câmpul „{ $field }” apare de două ori.
error-record-unknown-field = înregistrarea unui joc nu are niciun câmp „{ $field }”.
error-record-missing-field = lipsește câmpul „{ $field }”.
error-record-field-type = { $field }: aceasta nu este o valoare JSON de tipul „{ $type }”.
error-record-card = { $field }, cartea { $position }: „{ $token }” nu este o carte.
error-record-illegal = actions, elementul { $position }: { $reason }
error-record-rules-differ = rules: poziția urmează alte reguli.

error-position-too-long = poziție: peste { $limit } de caractere.
error-position-header = poziție: „{ $clause }” nu spune câți jucători sunt, cum face „3 players”.
error-position-clause = poziție, clauza { $position }: „{ $clause }” nu este o clauză.
error-position-twice = poziție, clauza { $position }: „{ $clause }” repetă ce spune deja altă clauză.
error-position-in-clause = poziție, clauza { $position }: { $reason }
error-position-word = „{ $token }” nu poate fi citit aici.
error-position-too-many = poziție: nu există atâtea cărți { $card }.
error-position-cards-missing = poziție: { $count ->
    [one] { $count } carte nu se află
    [few] { $count } cărți nu se află
   *[other] { $count } de cărți nu se află
} nicăieri.
error-position-deck-order = poziție: pachetul nu merge de la Era I la Era III.
error-position-removed = poziție: { $expected ->
    [one] { $expected } carte din fiecare Eră rămâne
    [few] { $expected } cărți din fiecare Eră rămân
   *[other] { $expected } de cărți din fiecare Eră rămân
} în afara jocului.
error-position-stuck = poziție: acolo nu este nimic de ales.
error-position-packs = poziție: cărțile de draft și locurile goale sunt împreună { $count }.

## The engine

engine-compiling = Se compilează motorul jocului; durează cam un minut, o singură dată.
engine-cache-temporary = Nu se poate scrie în { $folder }: de data aceasta, codul compilat este păstrat într-un dosar temporar. Indică în CIV_CACHE un dosar în care se poate scrie.
tables-compiling = Se compilează mesele; durează cam o jumătate de minut, o singură dată.
