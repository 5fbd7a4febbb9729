## The course

learn-title = Învață să joci
learn-lead = Jocuri scurte care încep pe la mijloc, acolo unde devin interesante. Tu joci, jocul răspunde, și orice ai încerca nu strici nimic.
learn-lessons = Lecții
learn-progress = { $count } din { $total } lecții terminate
learn-is-done = terminată
learn-begin = Începe
learn-go-on = Continuă: { $title }
learn-again = Încă o dată
learn-book = Toate regulile
learn-first-game = Joacă o partidă
error-no-lesson = Lecția aceasta nu există.

## A lesson

learn-step = Pasul { $number } din { $total }
learn-teacher = Lecție
learn-show-me = Arată-mi
learn-take-back = Ia înapoi
learn-restart = De la început
learn-next = Lecția următoare
learn-all = Toate lecțiile
learn-well-done = Bravo!
learn-not-quite = Nu chiar
learn-hint-touch = Atinge ce strălucește: { $actions }.
learn-got-it = Am înțeles
learn-leads = ar câștiga
# The other players of the lessons, by seat.
learn-name-2 = Cleo
learn-name-3 = Marco
learn-name-4 = Naomi
learn-mistake = Ai voie să faci asta, dar atunci ținta acestui pas nu mai poate fi atinsă. Ia înapoi și încearcă altceva.
learn-democracy-mistake = Lui Cleo îi lipsește tot o singură carte de Știință. Ia înapoi și pune Democrația pe Știința ei.
learn-detour = Ai voie să faci asta, și altă dată poate fi o idee bună. Aici te îndepărtează de ce este de învățat la acest pas. Ia înapoi deocamdată.

## A turn

learn-turn = O tură și cum se câștigă
learn-turn-about = Joacă o carte, trage o carte și adună destule dintr-un domeniu.
learn-turn-1 = Bun venit! Acestea sunt cărțile tale, așezate pe domenii: ai cinci de Cultură. În trei jucători, { $goal } cărți dintr-un domeniu câștigă jocul. Atinge cartea de Cultură din mâna ta, apoi joac-o.
learn-turn-1-mistake = O carte bună, dar la Cultură ești aproape de victorie. Ia înapoi și joacă Cultură.
learn-turn-2 = Șase! Înainte de sfârșitul turei poți aplica efecte; lecțiile următoare sunt despre ele. Deocamdată încheie-ți tura: tragi până ai din nou { $limit } cărți.
learn-turn-3 = Cleo și Marco au jucat câte o carte în fața lor. Iar tu ai tras din nou Cultură: joac-o.
learn-turn-3-mistake = Așa rămâi la șase. Ia înapoi și joacă Cultură.
learn-turn-4 = Șapte, și tot nu ai câștigat: cărțile se numără numai la sfârșitul propriei tale ture. Așa că încheie-o.
learn-turn-end = Aceasta este Dominația, calea rapidă spre victorie: { $goal } cărți dintr-un domeniu în trei sau patru jucători, { $duel } în doi, la sfârșitul propriei tale ture. Prietenii tăi însă nu vor sta să privească. Ei au efecte, și tu la fel.

## Military

learn-military = Militar: fă loc, apoi lovește
learn-military-about = Aruncă ce nu îți folosește și dărâmă ce construiesc alții.
learn-military-1 = Sunteți patru, deci { $first } cărți dintr-un domeniu deschid efectul de nivel 1 și { $second } pe cel de nivel 2. (În doi sau trei jucători e nevoie de { $smallfirst } și { $smallsecond }.) Cele trei cărți Militare ale tale deschid Asasinarea: decartează o carte din mâna ta. Folosește-o pentru una dintre cărțile de Religie.
learn-military-1-mistake = Aplică Asasinarea înainte de sfârșitul turei: nu te costă nimic și vei trage o carte în plus.
learn-military-2 = De ce să arunci cărți? Fiindcă la sfârșitul turei tragi până ai { $limit } cărți: acum două noi în loc de una. Încheie-ți tura.
learn-military-3 = Marco are acum șase cărți de Religie; cu încă una câștigă. Ai tras o carte Militară: joac-o, și nivelul 2 este al tău.
learn-military-3-mistake = Fără a patra carte Militară, nivelul 2 rămâne închis. Ia înapoi și joacă Militar.
learn-military-4 = Acum este deschisă Curățarea: decartează două cărți. Într-o tură poți aplica nivelul 1 sau nivelul 2 al unui domeniu, niciodată pe amândouă. Aplică Curățarea și fă loc pentru cărți noi.
learn-military-4-mistake = Fiecare domeniu îți dă pe tură doar unul dintre cele două niveluri. Ia înapoi și aplică Curățarea.
learn-military-5 = Și acum, Marco. Orice domeniu în afară de Cultură are și un efect temporar, o dată pe tură pe lângă cel permanent: sacrifici o carte pentru ceva puternic. La Militar este Atacul: alege un domeniu și decartează o carte a lui din fața ta; toți ceilalți care au domeniul acela pierd și ei o carte. Adu-l pe Marco mai jos.
learn-military-5-mistake = Marco are în continuare șase cărți de Religie. Atacul lovește domeniul cărții pe care o decartezi, deci alege Religie.
learn-military-end = Marco a revenit la cinci. Te-a costat două cărți și a salvat jocul. Cărți noi în fiecare tură și un ciocan pentru cine se apropie prea mult: acesta este domeniul Militar.

## Religion

learn-religion = Religie: o mână plină de cărți
learn-religion-about = Ține în mână cinci sau șapte cărți și uită-te în mâna altcuiva.
learn-religion-1 = În trei jucători, { $first } cărți deschid nivelul 1 și { $second } deschid nivelul 2. Cele patru cărți de Religie ale tale deschid Cartea Sfântă: în tura aceasta tragi până ai cinci cărți în loc de { $limit }. Aplic-o.
learn-religion-1-mistake = Cartea Sfântă trebuie aplicată înainte de sfârșitul turei. Ia înapoi și aplic-o.
learn-religion-2 = Încă nu se vede nimic: contează când tragi. Încheie-ți tura și uită-te la mâna ta.
learn-religion-3 = Cinci cărți din care să alegi! Joacă Religie ca să ajungi la nivelul 2, apoi aplică Dreptul divin: de data asta vei trage până ai șapte.
learn-religion-3-mistake = Dreptul divin cere { $second } cărți de Religie în fața ta și ține locul Cărții Sfinte. Ia înapoi.
learn-religion-4 = Dar uite: Cleo are șase cărți de Economie și îi mai trebuie una. Oare ce are în mână? Sacrifică o carte de Religie pentru Inchiziție și alege-o pe Cleo. Îi iei toată mâna, apoi dai înapoi tot atâtea cărți, la alegerea ta. Păstrează toată Economia.
learn-religion-4-mistake = Cleo ar mai putea juca Economie și câștiga. Ia înapoi și lasă-i alte cărți.
learn-religion-5 = Religia ta a coborât sub nivelul 2, dar Dreptul divin a fost aplicat înainte și rămâne valabil. Încheie-ți tura: tragi până ai șapte, iar Cleo trebuie să joace ce i-ai lăsat.
learn-religion-end = Fără Economie pentru Cleo. O mână mare îți dă de ales, iar o Inchiziție le ia altora alegerea. Nu aștepta însă prea mult: Era III nu are cărți de Religie.

## Economy

learn-economy = Economie: afară cu ce e vechi
learn-economy-about = Schimbă cărțile de prisos în cărți folositoare și ține pe loc o rivală pentru o tură.
learn-economy-1 = Sunteți doi, deci e nevoie de { $goal } cărți ca să câștigi. Cele trei cărți de Economie ale tale deschid Dezvoltarea: decartează orice carte din fața ta, apoi joacă pe loc una din mână. Dă ceva ce nu aduni și pune Economie în loc.
learn-economy-1-mistake = Așa nu vei avea patru cărți de Economie. Ia înapoi: decartează o carte din alt domeniu, apoi joacă Economie.
learn-economy-2 = Ai jucat două cărți într-o tură: așa o iei înainte. Încheie-ți tura.
learn-economy-3 = Cleo are șapte cărți de Știință! Repede: joacă Economie ca să ajungi la nivelul 2, apoi aplică Monopolul: decartează două cărți, joacă două. La urmă ar trebui să ai șase cărți de Economie.
learn-economy-3-mistake = După Monopol vrei șase cărți de Economie în fața ta. Ia înapoi și decartează cărți din alte domenii.
learn-economy-4 = Șase nu ajung, iar Cleo câștigă în tura următoare dacă joacă Știință. Sacrifică o carte de Economie pentru Embargo și pune-o peste Știința ei: în tura următoare nu va putea juca niciuna.
learn-economy-4-mistake = Cleo mai poate juca Știință și câștiga. Ia înapoi și pune Embargoul peste Știința ei.
learn-economy-5 = Încheie-ți tura: tragi trei cărți, iar Cleo trebuie să joace altceva.
learn-economy-6 = Embargoul s-a terminat, deci Cleo va câștiga în tura următoare. Dar aceasta este a ta, cu cinci cărți de Economie pe masă și trei în mână. Poți câștiga acum?
learn-economy-6-mistake = Nu sunt chiar { $goal }. Joacă Economie, apoi aplică Monopolul: decartează două cărți din alte domenii, joacă două de Economie și încheie-ți tura.
learn-economy-end = De la cinci la opt într-o singură tură. Economia face din orice carte pe cea de care ai nevoie, iar un Embargo îți cumpără tura care îți lipsește.

## Science

learn-science = Știință: ia înapoi, gândește din nou
learn-science-about = Ia cărți înapoi, joacă altele mai bune și scotocește prin pachet.
learn-science-1 = Aduni Religie: patru pe masă, una în mână. Cele trei cărți de Știință ale tale deschid Experimentul: ia în mână o carte din fața ta, apoi joacă una. Ia Militar sau Economie și joacă Religie. Nu se pierde nimic!
learn-science-1-mistake = Vrei cinci cărți de Religie, iar cele trei de Știință ar trebui să rămână. Ia înapoi și ridică Militar sau Economie.
learn-science-2 = Cinci cărți de Religie, iar cartea ridicată te așteaptă în mână. Încheie-ți tura.
learn-science-3 = În patru jucători nivelul 2 se deschide la { $second } cărți. Joacă Știință.
learn-science-3-mistake = Nivelul 2 cere a patra carte de Știință. Ia înapoi și joacă Știință.
learn-science-4 = Cercetarea face același lucru cu două cărți: iei două, joci două. Poți juca și o carte pe care abia ai ridicat-o. Ajungi la șase cărți de Religie și patru de Știință?
learn-science-4-mistake = La urmă ar trebui să fie în fața ta șase cărți de Religie și patru de Știință. Ia înapoi și încearcă altă pereche.
learn-science-5 = Acum efectul temporar, și anume la urmă, fiindcă te costă o carte de Știință și, cu ea, nivelul 2. Saltul tehnologic: tragi cinci cărți, apoi decartezi cinci din mână. Păstrează o carte de Religie: va fi a șaptea.
learn-science-5-mistake = A șaptea ta carte de Religie a ajuns în teancul de decartări. Ia înapoi și păstreaz-o.
learn-science-end = Șase pe masă, a șaptea în mână. Știința nu irosește nimic: ce nu se potrivește se întoarce în mână, iar cinci cărți noi sunt la un sacrificiu distanță. Ordinea o alegi tu, și contează.

## Utopia

learn-utopia = Utopie: trecutul se întoarce
learn-utopia-about = Ia ce au aruncat alții și mută mai departe ținta unei rivale.
learn-utopia-1 = Era III, singura cu cărți de Utopie. Ai patru, ceea ce deschide Oligarhia: ia în mână orice carte din teancul de decartări, care este la vedere. Ia Utopie.
learn-utopia-1-mistake = În teanc este Utopie, și pe aceea o aduni. Ia înapoi.
learn-utopia-2 = Ai acum { $limit } cărți în mână, deci nu tragi niciuna, dar pe una dintre ele ai ales-o tu. Încheie-ți tura.
learn-utopia-3 = Joacă Utopie: { $second } cărți deschid nivelul 2.
learn-utopia-3-mistake = Nivelul 2 cere a cincea carte de Utopie. Ia înapoi și joacă Utopie.
learn-utopia-4 = Republica ia două cărți din teanc. Au mai rămas acolo două de Utopie: ia-le pe amândouă.
learn-utopia-4-mistake = În teanc așteptau două cărți de Utopie. Ia înapoi și aplică Republica pentru amândouă.
learn-utopia-5 = Cleo are șase cărți de Știință; cu a șaptea câștigă. Sacrifică o carte de Utopie pentru Democrație și pune-o pe Știința ei: de acum are nevoie acolo de încă o carte.
learn-utopia-6 = Spre deosebire de un Embargo, rămâne până la sfârșitul jocului. Încheie-ți tura și urmărește-o pe Cleo.
learn-utopia-end = Șapte cărți de Știință și nicio victorie: Cleo are acum nevoie de opt, iar o a doua Democrație ar cere nouă. Tu, între timp, ai două cărți de Utopie la care alții renunțaseră.

## Culture

learn-culture = Cultură: învață de la ceilalți
learn-culture-about = Fără niveluri, fără efect temporar: copiază ce poate altcineva.
learn-culture-1 = Cultura este altfel. Nu are niveluri și nici efect temporar; dar dacă ai mai multe cărți de Cultură decât fiecare dintre ceilalți, poți copia un efect al altcuiva, o dată pe tură. Tu și Marco aveți câte două, iar egalitatea nu ajunge. Joacă Cultură.
learn-culture-1-mistake = Ești tot la egalitate cu Marco. Ia înapoi și joacă Cultură.
learn-culture-2 = Nimeni nu are atâta Cultură ca tine: Inspirația este deschisă. Ai două cărți de Religie în mână și cinci pe masă. Economia lui Cleo și Știința lui Naomi sunt amândouă la nivelul 2. Copiază unul dintre efectele lor și ajungi la șapte cărți de Religie.
learn-culture-2-mistake = Așa nu ajung pe masă amândouă cărțile de Religie. Ia înapoi și renunță la cărți din alte domenii.
learn-culture-3 = Moneda de Cultură arată efectul pe care l-ai copiat; altceva nu face. Șapte cărți de Religie: încheie-ți tura.
learn-culture-end = Ai câștigat cu un efect care nici nu era al tău. Ține minte: nu poți copia ce deschid deja propriile tale cărți, iar o copie ține loc de singurul tău efect permanent al acelui domeniu în tura aceasta.

## Attack

learn-attack = Atac: oprește-l pe cel din frunte
learn-attack-about = Unui rival îi lipsește o carte ca să câștige. Și acum?
learn-attack-1 = Marco are șase cărți de Știință și încă trei în mână: dacă una este de Știință? Atacul i-ar putea lua una, dar numai dacă renunți la o carte de Știință din fața ta, și nu ai niciuna. Ce joci?
learn-attack-1-mistake = O carte bună pentru tine, dar atunci nu ai Știință cu care să ataci, și Marco câștigă. Ia înapoi.
learn-attack-2 = Cartea aceea este prețul. Sacrifică o carte Militară pentru Atac și alege Știință.
learn-attack-2-mistake = Marco are tot șase cărți de Știință. Ia înapoi și atacă Știința.
learn-attack-3 = Toți cei care aveau Știință au pierdut o carte: Marco și, odată cu el, Cleo. Încheie-ți tura și vezi dacă el câștigă.
learn-attack-end = Și-a jucat cartea și are din nou șase, nu șapte. Dacă nimeni nu îl oprește pe cel din frunte, el câștigă: urmărește avertismentele de la masă și plătește prețul cât mai este timp. Nu trebuie să fii mereu tu; dar înțelegeți-vă cine.

## Embargo and Democracy

learn-answers = Embargo sau Democrație?
learn-answers-about = Încă două răspunsuri la o amenințare: unul pentru o tură, altul pentru totdeauna.
learn-answers-1 = Lui Cleo îi lipsește o carte de Știință, iar tu nu ai Știință cu care să ataci. Economia ta te poate ajuta: sacrifică o carte pentru Embargo și pune-o peste Știința ei.
learn-answers-1-mistake = Cleo mai poate juca Știință. Ia înapoi și pune Embargoul peste Știința ei.
learn-answers-2 = În tura următoare Cleo nu poate juca Știință, nici drept cartea ei, nici printr-un efect. Încheie-ți tura.
learn-answers-3 = Embargoul a ajuns în teancul de decartări, iar lui Cleo îi lipsește tot o carte. Joacă o carte, apoi pune Democrația pe Știința ei: aceea rămâne.
learn-answers-4 = Acum are nevoie de opt. Încheie-ți tura și vezi.
learn-answers-end = Lui Cleo nu îi mai ajung șapte. Embargoul ține o tură: cel mai bun când între timp câștigi tu. Democrația este pentru totdeauna: cea mai bună împotriva unei coloane care tot crește. Iar Inchiziția poate scoate dintr-o mână cartea care lipsește. Acum știi toate cele patru răspunsuri.

## The majority

learn-majority = Când se termină pachetul
learn-majority-about = Nimeni nu a ajuns la Dominație? Atunci decide majoritatea. Vezi-o din timp.
learn-majority-1 = Au mai rămas trei cărți în pachet; nimeni nu va mai ajunge la Dominație. La sfârșit, fiecare domeniu dă un punct celui cu cele mai multe cărți în el și tuturor celor aflați la egalitate. Marco este primul în patru domenii, tu în două. Joacă o carte care te aduce la un punct de el.
learn-majority-1-mistake = Marco are tot două puncte în plus. Unde ești la egalitate cu el sau doar cu o carte în urmă? Ia înapoi și mai uită-te.
learn-majority-2 = Prognoza o arată: un punct în urmă. Încheie-ți tura, iar ceilalți vor trage ultimele cărți.
learn-majority-3 = Pachetul s-a epuizat: este ultima rundă. Nimeni nu mai trage, și se termină când toți au avut același număr de ture. A început Cleo, deci ultima tură dintre toate este a ta. Joacă acea carte cu care câștigi.
learn-majority-3-mistake = Așa nu câștigi. Uită-te la prognoză: unde face diferența o singură carte? Ia înapoi.
learn-majority-4 = Marco are tot atâtea puncte ca tine. Atunci decid mai multe cărți de Utopie, apoi Cultură, Știință, Economie, Religie și Militar. Și la Utopie este egalitate, iar la Cultură ești înainte. Încheie jocul.
learn-majority-end = O victorie la departajare, și fiindcă ai văzut-o din timp. Urmărește prognoza din prima tură: cine numără domenii în timp ce alții numără până la șapte câștigă adesea.

## The draft

learn-draft = Draftul
learn-draft-about = Alege-ți primele cărți în loc să le primești.
learn-draft-1 = La draft fiecare începe cu patru cărți, păstrează una în secret și dă trei mai departe, la stânga. Era I este bogată în Religie: păstrează Religie.
learn-draft-1-mistake = Poți păstra ce vrei, dar aici aduni Religie. Ia înapoi.
learn-draft-2 = Cărțile lui Marco au ajuns la tine, mai puțin una: pe aceea a păstrat-o. Păstrează din nou Religie și dă două mai departe.
learn-draft-2-mistake = Printre ele era Religie. Ia înapoi și păstreaz-o.
learn-draft-3 = Ultimele două, cu care a început Cleo. Păstrează una; cealaltă merge cu fața în sus în centru.
learn-draft-3-mistake = Era Religie. Ia înapoi și păstreaz-o.
learn-draft-4 = Trei cărți de Religie în mână! Acum fiecare ia o carte din centru, direct în fața sa. Cleo, care este Primul Jucător, ia la urmă, iar tu, la dreapta ei, înaintea tuturor. Alege.
learn-draft-4-mistake = În centru era Religie. Ia înapoi.
learn-draft-end = Trei în mână și una pe masă, toate la fel. La draft ai un plan înainte de prima tură și o bănuială despre al celorlalți: ai văzut ce ai dat mai departe.

## Teams

learn-teams = Doi contra doi
learn-teams-about = Victoria coechipierului este și a ta. Ajută-l.
learn-teams-1 = Tu și Marco, care stă vizavi, jucați contra lui Cleo și Naomi. Dacă unul dintre voi ajunge la Dominație, câștigați amândoi. Marco are șase cărți de Știință și oftează: nicio Știință în mână. Dar tu ai una! Inchiziția merge și cu coechipierul: ia-i mâna și dă-i înapoi ce îi trebuie.
learn-teams-1-mistake = Marco tot nu are o carte de Știință. Ia înapoi și dă-i-o pe a ta.
learn-teams-2 = Cleo joacă înaintea lui Marco; să sperăm că nu a observat. Încheie-ți tura.
learn-teams-end = Marco ți-a jucat cartea și ați câștigat amândoi. Dacă se ajunge la majoritate, o echipă are un punct pentru fiecare domeniu în care unul dintre ai săi are cele mai multe cărți. Și atenție la Atacuri: îl lovesc și pe coechipier.
