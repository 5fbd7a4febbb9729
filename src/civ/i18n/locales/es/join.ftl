## The command and its options

about-join = Jugar en la mesa de un servidor desde el terminal. El asiento sigue siendo tuyo hasta que vuelvas.
help-join = jugar en la mesa de un servidor, desde el terminal
help-join-table = el enlace de una mesa, o su código
help-join-server = el servidor de una mesa que se da por su código (http://127.0.0.1:8420)
help-join-seat = el asiento que ocupar (el primero que esté libre)
help-join-name = cómo te llamas (tu nombre en esta máquina)
help-join-watch = mirar sin ocupar un asiento

## Errors

error-unreachable = No hay ningún servidor en { $server }, o no se puede llegar a él.
error-not-a-server = { $server } no responde como un servidor de civ.
error-join-address = «{ $address }» no es el enlace de una mesa, como http://127.0.0.1:8420/t/CODE.
error-join-full = No hay ningún asiento libre en esta mesa. Mira con --watch.

## At the table

join-seated = Tienes el asiento { $seat }. Escribe ayuda para ver todas las palabras posibles.
join-start-when = Escribe empezar cuando todos los asientos estén ocupados y todos estén listos.
join-time-left = Tiempo restante: { $seconds } s.
join-lost = Se ha perdido la conexión; nuevo intento …
join-back = La conexión ha vuelto.
join-left = Te has ido. Tu asiento sigue siendo tuyo; vuelve con: civ join { $link }
join-help = Palabras que puedes escribir en cualquier momento: { $words }. Tras zona va un asiento, tras decir una oración, tras frase un número de su lista y quizá un asiento y la letra de un Dominio.
key-talk = hablar
talk-close = Intro envía · Esc cierra

# Words to be typed, one word each.
word-say = decir
word-phrase = frase
word-ready = listo
word-start = empezar
word-resign = rendirse
word-bot = bot
word-return = volver
word-propose = proponer
word-agree = aceptar
word-refuse = rechazar

## A table before the deal

join-link = Enlace para tus amigos
join-is-ready = listo
join-ready = Estoy listo
join-not-ready = Todavía no
join-begin-when = El anfitrión reparte en cuanto todos los asientos estén ocupados y todos estén listos.

## Tags of a seat, in lower case

join-bot = bot

## A game

join-watching = Estás mirando.
join-waits-for = Esperando a los jugadores { $seats } …
join-proposal = El jugador { $seat } pide retroceder { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}.
join-talk = Hablar
join-handed = Un bot juega ahora en tu lugar.

## The end

join-resignation = { $count ->
    [one] Gana el jugador { $seats }: los demás se han rendido.
   *[other] Ganan los jugadores { $seats }: los demás se han rendido.
}
