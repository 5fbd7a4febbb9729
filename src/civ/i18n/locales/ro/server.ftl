## civ serve: help

about-serve = Ține mese: prietenii joacă printr-un link, programele prin API, și fiecare joc este păstrat. Opțiunile au întâietate față de mediu.
help-serve = mese pentru prieteni, în browser; ce face civ fără comandă
help-serve-host = adresa pe care ascultă; 0.0.0.0 lasă să intre rețeaua locală (127.0.0.1; { $variable })
help-serve-port = portul pe care ascultă, 0 pentru oricare liber (8420, sau unul liber dacă e ocupat; { $variable })
help-serve-data = dosarul în care se păstrează totul (dosarul tău de date; { $variable })
help-serve-web = dosarul unui client web de servit în locul celui inclus ({ $variable })
help-serve-no-browser = nu deschide browserul ({ $variable }=1)
help-serve-url = adresa publică, dacă în fața serverului stă un proxy ({ $variable })
help-serve-proxy = adresele sau rețelele proxy-urilor ale căror antete X-Forwarded sunt crezute, despărțite prin virgule (niciuna; { $variable })
help-serve-bot-threads = câți boți pot gândi în același timp (jumătate din nuclee; { $variable })
help-serve-bot-seconds = câte secunde se poate gândi expertul la o alegere (1; { $variable })
help-serve-longest-queue = câte comenzi pot aștepta să fie scrise până când altele sunt refuzate (1024; { $variable })

## Why a server cannot start

error-usage-url = { $argument } nu poate fi „{ $value }”; este o adresă ca https://civ.example.
error-usage-networks = { $argument } nu poate fi „{ $value }”; sunt adrese sau rețele ca 10.0.0.1,10.1.0.0/16.
error-port-taken = Portul { $port } este ocupat. Alege altul sau renunță la --port ca să primești unul liber.
error-port-forbidden = Nu ai voie să asculți pe portul { $port }. Alege unul peste 1023.
error-host-unusable = „{ $host }” nu este o adresă a acestui calculator.

## While it runs

serve-address = CIV este la { $url } · Ctrl-C îl oprește.
serve-network = În rețeaua ta locală: { $url }

## Requests that are refused

error-json-not-text = Acesta nu este text în UTF-8.
error-json-malformed = De la caracterul { $position } acesta nu mai este JSON.
error-json-number = În JSON este un număr care nu poate fi folosit.
error-json-field-twice = Câmpul „{ $field }” apare de două ori.
error-json-too-deep = JSON-ul are peste { $deepest } niveluri de imbricare.
# $path is a place in the JSON, such as $.rules.players.
error-bad-field = { $path } lipsește, nu este cunoscut sau nu este de tipul potrivit.
error-bad-query = Parametrul „{ $name }” lipsește sau nu este de tipul potrivit.
error-bad-request = Această cerere nu poate fi înțeleasă.
error-body-too-large = Este mai mult decât limita acceptată, în octeți: { $limit }.
error-no-route = Aici nu este nimic.
error-wrong-method = Așa ceva nu se poate aici; antetul Allow spune ce se poate.
error-unknown-host = Acest server nu este cunoscut sub acest nume.
error-cross-site = Cererea vine de la alt site și a fost refuzată.
error-too-many = Prea multe cereri. Încearcă din nou peste { $seconds } s.
# $reference is also in the server's log.
error-internal = Ceva n-a mers pe server. În jurnalul lui este { $reference }.

## The server's own pages

page-lead = Jocul de cărți al civilizațiilor, pentru doi până la patru jucători.
page-running = Serverul rulează și fiecare joc jucat pe el este păstrat.
page-terminal = În terminal
page-programs = Pentru programe
page-about-api = tot ce poate face API-ul, pe o pagină
page-about-openapi = același lucru ca descriere OpenAPI
page-about-health = dacă serverul își poate face treaba
page-about-metrics = cifre pentru Prometheus
page-unofficial = O versiune neoficială, făcută de fani.

page-api-title = API-ul
page-api-lead = Fiecare rută și fiecare tip. Același lucru pentru programe:
page-api-routes = Rute
page-api-types = Tipuri
page-api-body = corp
page-api-needed = obligatoriu

## The web client

shell-no-script = Pagina are nevoie de JavaScript. Fără el, se poate juca în terminal cu civ join --plain.

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
