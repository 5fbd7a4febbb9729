## Home

web-guest = Invitado
web-name = Tu nombre
web-keep = Guardar este nombre
web-play = Jugar contra bots
web-level = Bots
web-mine = Mis partidas
web-public-tables = Mesas abiertas
web-friends = Jugar con amigos
web-open = Abrir la mesa
web-seat-open = libre: por el enlace
web-seat-here = otra persona en este dispositivo
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-minutes = { $count ->
    [one] { $count } minuto por turno
   *[other] { $count } minutos por turno
}
web-clock-days = { $count ->
    [one] { $count } día por turno
   *[other] { $count } días por turno
}
web-more-rules = Más reglas
web-public = Mostrar la mesa aquí a todo el mundo
web-watch = Otros pueden mirar
web-take-backs = Se pueden deshacer acciones
web-chat = Se puede charlar
web-join = Unirse a una mesa
web-code = Código o enlace
web-go = Ir
web-status-open = espera jugadores
web-status-playing = en juego
web-status-over = terminada
web-other-device = Jugar en otro dispositivo
web-link-about = Abre este enlace en tu otro dispositivo y también allí serás tú. Sirve una vez, durante un cuarto de hora. No se lo enseñes a nadie.
web-claim = Seguir con mi nombre en este dispositivo
web-verify = Comprobar el barajado
web-about = Terminal y API

## A table before the deal

web-title = CIV · mesa { $code }
web-lobby = La mesa está puesta
web-players-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
web-no-take-backs = no se deshace nada
web-share = Enlace para tus amigos
web-seats = Asientos
web-free = Asiento libre
web-sit = Sentarse
web-stand = Levantarse
web-place = Dar este asiento a …
web-host = anfitrión
web-is-ready = listo
web-ready = Estoy listo
web-not-ready = Todavía no
web-start = Repartir las cartas
web-begin-when = El anfitrión reparte en cuanto todos los asientos estén ocupados y todos estén listos.
web-shuffle = El barajado
web-shuffle-about = Este número es el SHA-256 de una semilla secreta. Ata al servidor antes del reparto, y la semilla se muestra tras la partida, para que todos puedan comprobar que no se movió ninguna carta.
web-forked = Esta partida continúa una registrada, así que no se baraja nada.
web-words = Tus palabras
web-words-add = Añadir tus propias palabras
web-back = Volver a la mesa

## Tags of a seat, in lower case

web-partner = compañero
web-bot = bot
web-program = programa
web-stand-in = lo juega un bot
web-resigned = se rindió
web-first = jugador inicial

## A game

web-costs = Cuesta 1 carta del Dominio { $domain }.
web-watching = Estás mirando.
web-kept = Te has quedado con una carta.
web-waits-for = Esperando a los jugadores { $seats } …
web-covered = Varias personas juegan en este dispositivo. ¿Quién mira?
web-uncover = Jugador { $seat }: mostrar mi mano
web-cover = Tapar la mano
web-time-left = Tiempo restante: { $time }
web-proposal = El jugador { $seat } pide retroceder { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}.
web-agree = Aceptar
web-disagree = Rechazar
web-log = Qué ha pasado
web-talk = Hablar
web-more = Más
web-propose = Pedir que se deshaga la última acción
web-hand = Que un bot juegue por mí
web-handed = Un bot juega ahora en tu lugar.
web-return = Volver a jugar yo
web-resign = Rendirse
web-resign-means = Un bot sigue en tu lugar y ya no podrás volver.
web-renews = Esta página se renueva sola.
web-hold = Dejarla quieta
web-look-again = Mirar de nuevo

## Events

told-dealt = Las cartas están repartidas.
told-sat = { $name } ocupa el asiento { $seat }.
told-stood = El asiento { $seat } vuelve a estar libre.
told-worded = { $name } añade palabras al barajado.
told-taken-back = El jugador { $seat } deshace { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}.
told-proposed = El jugador { $seat } pide retroceder.
told-agrees = El jugador { $seat } acepta retroceder.
told-disagrees = El jugador { $seat } no quiere retroceder.
told-resigned = El jugador { $seat } se rinde.
told-handed = Un bot juega ahora por el jugador { $seat }.
told-returned = El jugador { $seat } vuelve a jugar sin bot.
told-followed = La siguiente partida está abierta.

## The end

web-resignation = { $count ->
    [one] Gana el jugador { $seats }: los demás se han rendido.
   *[other] Ganan los jugadores { $seats }: los demás se han rendido.
}
web-wins = gana
web-to-rematch = A la siguiente partida
web-seed = Semilla
web-record = Descargar la partida

## Talking

web-text = Di algo
web-send = Enviar
web-silence = Nadie ha dicho nada todavía.
web-phrases = Frases hechas
web-about-seat = Sobre el jugador
web-about-domain = Sobre el Dominio

## The page that checks a shuffle

shuffle-about = Carga el archivo de una partida terminada. Esta página lo comprueba por sí sola, en tu dispositivo: la semilla debe corresponder al número mostrado antes del reparto, y las cartas deben salir de la semilla y de las palabras de todos.
shuffle-no-script = Esta página necesita JavaScript. En el terminal, civ verify hace lo mismo.
shuffle-load = El archivo de la partida
shuffle-commitment = La semilla es la prometida.
shuffle-first = El jugador inicial sale de ella.
shuffle-deck = El mazo sale de ella, carta por carta.
shuffle-removed = Las cartas retiradas salen de ella.
shuffle-good = Todo es correcto.
shuffle-bad = Algo no es correcto.
shuffle-unread = Esto no es el archivo de una partida con su semilla.
shuffle-compare = Compara el número de abajo con el que viste antes del reparto.
shuffle-keep = Guardar esta página en un archivo que no necesita red
