## Commands that a table refuses

error-table-seats = { $count ->
    [one] Este numit { $count } loc
    [few] Sunt numite { $count } locuri
   *[other] Sunt numite { $count } de locuri
}, dar joacă { $players }.
# $players lists all possible values for a seat.
error-table-player = „{ $player }” nu poate ocupa un loc. Pot: { $players }.
error-table-not-open = Cărțile sunt deja împărțite; acest lucru nu mai poate fi schimbat.
error-table-not-playing = La masa aceasta nu se joacă niciun joc acum.
error-table-not-over = Jocul nu s-a terminat încă.
error-table-stale = Masa s-a schimbat între timp; privește din nou înainte să alegi. Ultimul ei eveniment este { $seq }.
error-table-broken = Masa aceasta nu poate fi folosită acum. Nu s-a schimbat nimic; încearcă din nou peste puțin timp.
error-host-only = Doar gazda mesei poate face asta.
error-not-seated = Doar cei așezați la masă pot face asta.
error-not-your-seat = Locul { $seat } nu este al tău.
error-seat-taken = Locul { $seat } este ocupat.
error-seat-open = Locul { $seat } este încă liber.
error-seat-not-ready = Jucătorul de la locul { $seat } nu este gata încă.
error-seat-resigned = Jucătorul de la locul { $seat } a renunțat.
error-seat-handed = Un bot joacă acum pe locul { $seat }; ia-l întâi înapoi.
error-seat-yours = Joci deja tu pe locul { $seat }.
error-no-take-backs = La masa aceasta nu se ia nimic înapoi.
error-no-proposal = Nu există nicio propunere la care să răspunzi.
error-chat-off = La masa aceasta nu se discută; frazele gata făcute sunt permise.
# $table is the code of another table.
error-rematch-there = Revanșa există deja, la masa { $table }.
error-fork-rules = Jocul continuă o înregistrare, așa că regulile lui rămân cum sunt.
error-fork-ply = E prea departe: jocul acesta are { $count ->
    [one] { $count } acțiune
    [few] { $count } acțiuni
   *[other] { $count } de acțiuni
}.
error-fork-over = Acolo jocul s-a terminat; continuă de la o acțiune de dinainte.

## Unknown resources and users

error-no-table = Masa aceasta nu există sau nu este deschisă pentru tine.
error-no-record = Jocul acesta nu există sau nu este deschis pentru tine.
error-who-asks = Încă nu te cunoaște nimeni aici: intră ca oaspete sau dă cheia unui program.
error-link-expired = Linkul acesta a fost folosit sau este prea vechi. Fă unul nou.
error-bad-name = Un nume are de la 1 la { $longest } caractere.
error-command-reused = O altă comandă a fost deja trimisă cu acest identificator; nu s-a făcut nimic.
error-busy = Serverul este prea ocupat acum. Nu s-a făcut nimic; încearcă din nou peste puțin timp.

## Set phrases: $about says which of $seat and $domain are given: none, seat, domain or both

phrase-hello = { $about ->
    [seat] Salut, jucătorule { $seat }!
   *[none] Salut!
}
phrase-well-played = { $about ->
    [seat] Bine jucat, jucătorule { $seat }!
   *[none] Bine jucat!
}
phrase-thanks = { $about ->
    [seat] Mulțumesc, jucătorule { $seat }!
   *[none] Mulțumesc!
}
phrase-sorry = { $about ->
    [seat] Scuze, jucătorule { $seat }!
   *[none] Scuze!
}
phrase-moment = O clipă, te rog.
phrase-your-turn = { $about ->
    [seat] Jucătorule { $seat }, e rândul tău.
   *[none] E rândul tău.
}
phrase-watch-out = { $about ->
    [seat] Atenție la jucătorul { $seat }!
    [domain] Atenție la domeniul { $domain }!
    [both] Atenție la jucătorul { $seat }: { $domain }!
   *[none] Atenție!
}
phrase-stop-together = { $about ->
    [seat] Hai să-l oprim împreună pe jucătorul { $seat }!
    [domain] Hai să oprim asta împreună: { $domain }!
    [both] Hai să-l oprim împreună pe jucătorul { $seat }: { $domain }!
   *[none] Hai să-i oprim împreună!
}
phrase-peace = { $about ->
    [seat] Pace între noi, jucătorule { $seat }?
   *[none] Facem pace?
}
phrase-agreed = { $about ->
    [seat] De acord, jucătorule { $seat }.
   *[none] De acord.
}
phrase-no = { $about ->
    [seat] Nu, jucătorule { $seat }.
   *[none] Nu.
}
phrase-promise = { $about ->
    [seat] Îți promit, jucătorule { $seat }.
    [domain] Promit: { $domain }.
    [both] Îți promit, jucătorule { $seat }: { $domain }.
   *[none] Promit.
}
phrase-revenge = { $about ->
    [seat] Nu voi uita asta, jucătorule { $seat }.
   *[none] Nu voi uita asta.
}
phrase-good-game = Frumos joc!

## Settings and seats

settings-clock-minutes = { $count ->
    [one] { $count } minut pe tură
    [few] { $count } minute pe tură
   *[other] { $count } de minute pe tură
}
settings-clock-days = { $count ->
    [one] { $count } zi pe tură
    [few] { $count } zile pe tură
   *[other] { $count } de zile pe tură
}
settings-no-take-backs = fără anulare
seat-free = Loc liber

## A table before the deal

lobby-open = Masa este gata
lobby-deal = Împarte cărțile
# Tags of a seat, in lower case.
lobby-host = gazdă
lobby-program = program

## Chat

talk-write = Spune ceva

## Events at a table

event-dealt = Cărțile sunt împărțite.
event-sat = { $name } ia locul { $seat }.
event-stood = Locul { $seat } este din nou liber.
event-worded = { $name } adaugă cuvinte la amestecare.
event-taken-back = Jucătorul { $seat } ia înapoi { $count ->
    [one] { $count } acțiune
    [few] { $count } acțiuni
   *[other] { $count } de acțiuni
}.
event-proposed = Jucătorul { $seat } cere să se revină.
event-agrees = Jucătorul { $seat } acceptă revenirea.
event-disagrees = Jucătorul { $seat } refuză revenirea.
event-resigned = Jucătorul { $seat } renunță.
event-handed = Un bot joacă acum pentru jucătorul { $seat }.
event-returned = Jucătorul { $seat } joacă din nou fără bot.
event-followed = Jocul următor este deschis.
