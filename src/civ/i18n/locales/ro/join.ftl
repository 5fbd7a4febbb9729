## The command and its options

about-join = Joacă la masa unui server din terminal. Locul rămâne al tău până te întorci.
help-join = joacă la masa unui server, din terminal
help-join-table = linkul unei mese sau codul ei
help-join-server = serverul unei mese date prin codul ei (http://127.0.0.1:8420)
help-join-seat = locul de ocupat (primul liber)
help-join-name = cum te numești (numele tău pe acest calculator)
help-join-watch = privește fără să ocupi un loc

## Errors

error-unreachable = Nu există niciun server la { $server }, sau nu poate fi găsit.
error-not-a-server = { $server } nu răspunde ca un server civ.
error-join-address = „{ $address }” nu este linkul unei mese, cum ar fi http://127.0.0.1:8420/t/CODE.
error-join-full = Niciun loc nu este liber la masa aceasta. Privește cu --watch.

## At the table

join-seated = Ai locul { $seat }. Scrie ajutor pentru toate cuvintele care pot fi scrise.
join-start-when = Scrie începe după ce toate locurile sunt ocupate și toți sunt gata.
join-time-left = Timp rămas: { $seconds } s.
join-lost = Conexiunea s-a pierdut; se încearcă din nou …
join-back = Conexiunea a revenit.
join-left = Ai plecat. Locul rămâne al tău; revino cu: civ join { $link }
join-help = Cuvinte pe care le poți scrie oricând: { $words }. După zonă vine un loc, după spune o propoziție, după frază un număr din lista ei și poate un loc și litera unui domeniu.
key-talk = vorbește
talk-close = Enter trimite · Esc închide

# Words to be typed, one word each.
word-say = spune
word-phrase = frază
word-ready = gata
word-start = începe
word-resign = renunță
word-bot = bot
word-return = revin
word-propose = propune
word-agree = accept
word-refuse = refuz

## A table before the deal

join-link = Linkul pentru prieteni
join-is-ready = gata
join-ready = Sunt gata
join-not-ready = Încă nu
join-begin-when = Gazda împarte cărțile când toate locurile sunt ocupate și toți sunt gata.

## Tags of a seat, in lower case

join-bot = bot

## A game

join-watching = Privești jocul.
join-waits-for = Se așteaptă jucătorii { $seats } …
join-proposal = Jucătorul { $seat } cere să se revină cu { $count ->
    [one] { $count } acțiune
    [few] { $count } acțiuni
   *[other] { $count } de acțiuni
} înapoi.
join-talk = Vorbește
join-handed = Un bot joacă acum pe locul tău.

## The end

join-resignation = { $count ->
    [one] Jucătorul { $seats } câștigă: ceilalți au renunțat.
    [few] Jucătorii { $seats } câștigă: ceilalți au renunțat.
   *[other] Jucătorii { $seats } câștigă: ceilalți au renunțat.
}
