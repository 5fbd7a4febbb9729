## The page

rulebook-lead = Toate, în cuvinte simple. Caută în ele sau învață jucând.
rulebook-lessons = La lecții
rulebook-search = Caută în reguli
rulebook-found = { $count ->
    [one] { $count } pasaj găsit
    [few] { $count } pasaje găsite
   *[other] { $count } de pasaje găsite
}
rulebook-none = Nu s-a găsit nimic. Încearcă alt cuvânt.
rulebook-contents = Cuprins
rulebook-link = Link spre această secțiune: { $title }
rulebook-era = Era { $era }
rulebook-all = În total
rulebook-table-cards = Câte cărți sunt
rulebook-table-levels = Cărți dintr-un domeniu de care e nevoie
rulebook-level = Nivelul { $level }

## The aim of the game

rulebook-about = Despre ce este vorba
rulebook-about-1 = Conduci o civilizație de-a lungul a trei Ere. În mână îți vin cărți din șase domenii; le așezi în fața ta, și cu cât ai mai multe dintr-un domeniu, cu atât îți îngăduie mai multe.
rulebook-about-2 = Se câștigă în două feluri. Prin Dominație: la sfârșitul propriei tale ture ai destule cărți dintr-un singur domeniu. Dacă nimeni nu reușește înainte să se termine pachetul, decide majoritatea: cine conduce în cele mai multe domenii?
rulebook-about-3 = Joacă doi până la patru oameni, fiecare pentru sine, sau patru în două echipe.

## Cards

rulebook-cards = Cărțile
rulebook-cards-1 = Sunt { $cards } cărți. Fiecare ține de un domeniu și de o Eră. Domeniul spune ce poate face cartea; Era spune doar când apare.
rulebook-cards-2 = Religia se încheie cu Era II, iar Utopia există numai în Era III.
rulebook-cards-3 = Spatele unei cărți îi arată Era. Așa știu toți din ce Eră este următoarea carte din pachet și fiecare carte din fiecare mână, dar nu și domeniul.
rulebook-cards-4 = Zona ta este ce se află cu fața în sus în fața ta, o coloană pentru fiecare domeniu. Cărțile puse cu fața în jos de Embargo sau de Democrație nu țin de niciun domeniu și nu contează la nimic altceva.
rulebook-cards-5 = Teancul de decartări este la vedere: uită-te prin el când vrei.
rulebook-cards-6 = Când alegi dintre mai multe cărți ale unui domeniu, se mută cea din Era cea mai veche. Toate cărțile unui domeniu fac același lucru, deci efectele nu se schimbă; dar spatele arată Era, așa că poate conta puțin pentru ce deduc ceilalți.

## Setting up

rulebook-setup = Pregătirea
rulebook-setup-1 = Fiecare Eră se amestecă separat. În doi sau trei jucători se pun deoparte, nevăzute, { $removed } cărți din fiecare Eră; în patru se folosesc toate. Era I stă deasupra în pachet, Era II dedesubt, Era III la fund.
rulebook-setup-2 = Întâmplarea hotărăște cine este Primul Jucător. Moneda de Cultură stă lângă pachet.
rulebook-setup-3 = Împărțirea simplă: fiecare primește { $limit } cărți în mână.
rulebook-setup-4 = Draftul: fiecare primește patru cărți. Toți deodată și în secret păstrați una și dați trei la stânga; dintre cele primite păstrezi una și dai două mai departe; din ultimele două păstrezi una și o pui pe cealaltă cu fața în sus în centru. Ce ai păstrat este mâna ta.
rulebook-setup-5 = Apoi fiecare jucător ia o carte din centru, direct în fața sa. Începe jucătorul din dreapta Primului Jucător și se merge în sens invers acelor de ceasornic, așa că Primul Jucător este ultimul.

## A turn

rulebook-turn = O tură
rulebook-turn-1 = Se joacă în sensul acelor de ceasornic, începând cu Primul Jucător. O tură are trei pași.
rulebook-turn-2 = Joci. Pui o carte din mână în fața ta. Ești obligat, în afara cazului în care nu ai niciuna pe care o poți juca; atunci sari peste acest pas.
rulebook-turn-3 = Efecte. Aplici oricâte vrei, în orice ordine, unul după altul. Într-o tură fiecare domeniu îți dă cel mult un efect permanent și cel mult un efect temporar.
rulebook-turn-4 = Tragi. Iei cărți până ai { $limit }. Dacă ai deja atâtea sau mai multe, nici nu tragi, nici nu decartezi.

## Permanent effects

rulebook-levels = Efectele permanente
rulebook-levels-1 = Cu destule cărți dintr-un domeniu în fața ta îi poți aplica efectele permanente, tură de tură. De câte e nevoie depinde de câți jucați.
rulebook-levels-2 = Contează clipa în care aplici efectul. Dacă ai destule pentru nivelul 2, poți aplica în loc nivelul 1, dar niciodată pe amândouă într-o tură.
rulebook-levels-3 = Limita de mână dată de Cartea Sfântă și de Dreptul divin ține până tragi, chiar dacă până atunci ai pierdut cărțile de Religie.
rulebook-effect-assassination = Decartează o carte din mâna ta.
rulebook-effect-purge = Decartează două cărți din mâna ta.
rulebook-effect-holy-book = La sfârșitul acestei ture tragi până ai { $holybook } cărți.
rulebook-effect-divine-right = La sfârșitul acestei ture tragi până ai { $divineright } cărți.
rulebook-effect-development = Decartează orice carte din fața ta, apoi joacă pe loc o carte din mână.
rulebook-effect-monopoly = Decartează oricare două cărți din fața ta, apoi joacă două cărți din mână.
rulebook-effect-experiment = Ia în mână orice carte din fața ta, apoi joacă o carte din mână. Poate fi chiar aceea.
rulebook-effect-research = Ia în mână oricare două cărți din fața ta, apoi joacă două cărți din mână.
rulebook-effect-oligarchy = Ia în mână orice carte din teancul de decartări.
rulebook-effect-republic = Ia în mână oricare două cărți din teancul de decartări.

## Sacrifices

rulebook-sacrifices = Efectele temporare
rulebook-sacrifices-1 = Orice domeniu în afară de Cultură are și un efect temporar: sacrifici una dintre cărțile lui din fața ta pentru un efect puternic. Ajunge o carte. Fiecare domeniu îngăduie asta o dată pe tură, pe lângă efectul permanent.
rulebook-effect-attack = Decartează o carte Militară. Apoi alege un domeniu și decartează o carte a lui din fața ta. Toți ceilalți jucători care au domeniul acela în față decartează și ei una.
rulebook-effect-inquisition = Decartează o carte de Religie. Alege alt jucător și ia-i toată mâna. Apoi dă înapoi tot atâtea cărți câte ai luat, oricare vrei dintre toate cele pe care le ai.
rulebook-effect-embargo = Pune o carte de Economie cu fața în jos peste o carte a altui jucător. În tura lui următoare nu poate juca domeniul acela, nici drept cartea turei, nici printr-un efect. La sfârșitul acelei ture cartea merge în teancul de decartări.
rulebook-effect-discovery = Decartează o carte de Știință. Tragi cinci cărți, apoi decartezi cinci din mână. Dacă în pachet sunt mai puține, le tragi pe acelea și decartezi tot atâtea.
rulebook-effect-democracy = Pune o carte de Utopie cu fața în jos pe un domeniu în care alt jucător are o carte. Rămâne până la sfârșitul jocului: pentru Dominație, jucătorul acela are nevoie acolo de încă o carte. Mai multe se adună.

## Inspiration

rulebook-culture = Inspirația
rulebook-effect-inspiration = Dacă ai în față mai multe cărți de Cultură decât fiecare dintre ceilalți, copiază un efect permanent deschis altcuiva.
rulebook-culture-1 = Cultura este excepția: nu are niveluri și nici efect temporar. Trebuie să ai mai multe decât fiecare dintre ceilalți; tot atâtea ca următorul nu ajunge, dar o singură carte poate ajunge.
rulebook-culture-2 = Inspirația se aplică o dată pe tură. Poți copia nivelul 1 sau nivelul 2, ce este deschis altui jucător în acea clipă, și îl duci la capăt ca pe al tău.
rulebook-culture-3 = Nu poți copia un efect pe care îl deschid oricum propriile tale cărți, iar o copie ține locul efectului tău permanent din acel domeniu în tura aceasta.
rulebook-culture-4 = Moneda de Cultură se pune acolo unde ai copiat, până începe tura ta următoare sau până nu mai ai cea mai multă Cultură. Le amintește tuturor și nu face nimic.

## Carrying out effects

rulebook-doing = Cum se aplică efectele
rulebook-doing-1 = Poți începe un efect numai dacă îi poți face întreagă prima parte. Curățarea cere două cărți în mână, Republica două în teancul de decartări, Monopolul și Cercetarea două în fața ta. Atacul cere o carte pe lângă cea la care renunți, Embargoul și Democrația pe cineva pe care să îl țintești.
rulebook-doing-2 = Ce urmează se face atât cât se poate, și este obligatoriu. Dacă un Embargo sau mâna goală te împiedică să joci o carte, pur și simplu nu o joci.
rulebook-doing-3 = Poți aplica Saltul tehnologic cu pachetul gol și Inchiziția împotriva unei mâini goale. Atunci nu se mai întâmplă nimic.
rulebook-doing-4 = Cărțile cu fața în jos rămân, chiar dacă a dispărut coloana de sub ele.

## The end of a turn

rulebook-end = Sfârșitul unei ture
rulebook-end-1 = După ce ai tras, cărțile de Embargo din fața ta merg în teancul de decartări.
rulebook-end-2 = Atunci se verifică Dominația: { $goal } cărți dintr-un domeniu, sau { $duel } în doi jucători, și încă una pentru fiecare carte de Democrație aflată pe el. Dacă ai atâtea în fața ta, câștigi pe loc.
rulebook-end-3 = Numai cel a cărui tură se încheie poate câștiga așa. În timpul unei ture, sau cât joacă altcineva, numărul nu înseamnă încă nimic.
rulebook-end-4 = Dacă până atunci pachetul s-a epuizat, este ultima rundă. Nimeni nu mai trage, și jocul se termină când ar fi din nou rândul Primului Jucător. Așa au avut toți același număr de ture.
rulebook-end-5 = Și un pachet neatins încheie jocul. Când fiecare a jucat zece ture la rând fără să plece vreo carte din pachet, acesta este considerat gol: nimeni nu mai trage din el, iar ultima rundă începe cu tura aceea.

## The majority

rulebook-majority = Majoritatea
rulebook-majority-1 = Dacă jocul se termină așa, fiecare domeniu valorează un punct pentru cine are cele mai multe cărți în el. Toți cei aflați la egalitate pe primul loc primesc punctul. Fără nicio carte nu este punct.
rulebook-majority-2 = Câștigă cine are mai multe puncte. La egalitate decid mai multe cărți de Utopie, apoi Cultură, Știință, Economie, Religie și Militar, în această ordine.
rulebook-majority-3 = Dacă totul este egal, victoria se împarte.

## Teams

rulebook-teams = Echipele
rulebook-teams-1 = Patru pot juca doi contra doi. Coechipierii stau față în față.
rulebook-teams-2 = Dacă unul dintre ei ajunge la Dominație, câștigă amândoi.
rulebook-teams-3 = La majoritate, o echipă primește un punct pentru fiecare domeniu în care unul dintre jucătorii ei are cele mai multe cărți dintre toți, și numai unul pe domeniu, chiar dacă sunt amândoi. Dacă echipele sunt la egalitate într-un domeniu, primesc punctul amândouă. Dacă au tot atâtea puncte, se adună cărțile coechipierilor și se compară în ordinea obișnuită.
rulebook-teams-4 = Coechipierii sunt alți jucători ca toți ceilalți: Atacul tău îi lovește, și îi poți alege pentru efectele tale. Nu vă vedeți mâna unul altuia.

## Options

rulebook-options = Opțiunile unei mese
rulebook-options-1 = Edițiile tipărite nu se potrivesc în toate. Cine deschide o masă poate alege:
rulebook-options-2 = După draft, Primul Jucător poate lua primul o carte din centru, apoi în sensul acelor de ceasornic.
rulebook-options-3 = În ultima rundă, fiecare dintre ceilalți poate avea încă o tură după cel care a tras ultima carte.
rulebook-options-4 = Democrația poate fi pusă pe orice domeniu al unui jucător, chiar și acolo unde nu are nicio carte.
rulebook-options-5 = O limită de mână mărită poate ține doar cu cărțile ei: dacă, atunci când tragi, nu mai ai destule cărți de Religie sau n-ai mai putea copia efectul, se aplică limita mai mică.
rulebook-options-6 = Un pachet neatins poate fi considerat gol după mai puțin sau mai mult de zece runde, ori niciodată.

## Who knows what

rulebook-knowing = Cine ce știe
rulebook-knowing-1 = La vederea tuturor: cărțile din fața fiecăruia și ce stă cu fața în jos pe ele, teancul de decartări, câte cărți din ce Eră sunt în fiecare mână și în pachet, moneda și ce s-a aplicat în tura aceasta.
rulebook-knowing-2 = Doar ale tale: domeniile cărților din mâna ta. Nimeni nu știe ordinea pachetului și nici cărțile puse deoparte.
rulebook-knowing-3 = Inchiziția îi arată o mână celui care o ia, și nimănui altcuiva. Ce ai văzut odată poți ține minte; masa ține minte în locul tău.
rulebook-knowing-4 = La draft știi ce ai dat mai departe, și nimeni nu știe ce ai păstrat.

## Advice

rulebook-tips = Sfaturi bune
rulebook-tips-1 = Uită-te la coloanele celorlalți înaintea celor proprii. Cine este la una sau două cărți de victorie trebuie oprit în runda aceasta, și cineva trebuie să o facă.
rulebook-tips-2 = Un sacrificiu te costă o carte, iar pe un rival îl costă adesea o tură întreagă.
rulebook-tips-3 = Efectelor le place compania. Domeniul Militar aruncă ce aduce Utopia înapoi. Religia umple mâna pe care Economia și Știința o golesc pe masă.
rulebook-tips-4 = Aplică întâi ce îți aduce cărți, apoi ce le pune pe masă.
rulebook-tips-5 = Să știi ce a rămas: pachetul arată câte cărți sunt din fiecare Eră, iar contorul de cărți, din ce domenii.
rulebook-tips-6 = Numără domeniile la fel ca și cărțile. Majoritatea este a celor care au văzut-o din timp.
