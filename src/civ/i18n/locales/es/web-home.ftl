## The frame around every page

frame-civ = CIV
frame-game = Carta Impera Victoria
# $title is the title of a page.
frame-title = { $title } · CIV
frame-title-turn = ● Te toca · { $title }
frame-your-turn = Te toca
frame-home = CIV, a la página de inicio
frame-messages = Mensajes
frame-close = Cerrar
frame-copy = Copiar
frame-copied = Copiado
frame-share = Compartir
frame-qr = Código QR del enlace
frame-more = Más

frame-learn = Aprender a jugar
frame-rules = Reglas
frame-records = Partidas jugadas
frame-about = Terminal y API
frame-unofficial = Una versión no oficial, hecha por aficionados, de CIV: Carta Impera Victoria, un juego de Rémi Amy, desarrollado por Cédric Lefebvre, ilustrado por Christopher Matt y publicado por Ludonaute. Aquí no se usa nada de sus imágenes ni de sus textos.

frame-lost = Aquí no hay nada
frame-lost-about = Revisa el enlace o pídele uno nuevo a quien te lo envió.
frame-to-home = A la página de inicio

frame-go-light = Cambiar a claro
frame-go-dark = Cambiar a oscuro

## Settings

frame-settings = Ajustes
frame-theme = Aspecto
frame-theme-system = El del dispositivo
frame-theme-light = Claro
frame-theme-dark = Oscuro
frame-speed = Movimiento de las cartas
frame-speed-slow = Lento
frame-speed-usual = Normal
frame-speed-quick = Rápido
frame-speed-none = Ninguno
frame-volume = Sonido
frame-off = Apagado
frame-percent = { $percent } %
frame-forced = Jugar por mí los pasos forzosos
frame-forced-about = Donde solo hay una cosa que hacer, se hace sola.
frame-confirm = Preguntar antes de acabar mi turno
frame-confirm-about = Solo si quedan efectos fuertes sin usar.
frame-letters = Letras en las cartas
frame-letters-about = Cada Dominio muestra su letra además de su emblema.
frame-notify = Avisarme cuando me toque
frame-notify-about = Mientras la página está en segundo plano.
frame-notify-refused = El navegador no permite notificaciones de esta página.

## The current user

frame-you = Tú
frame-you-are = Eres { $name }
frame-name = Tu nombre
frame-keep = Guardar
frame-kept = Guardado
frame-no-account = No hace falta cuenta: este navegador te reconoce por una cookie.
frame-other-device = En otro dispositivo
frame-other-device-about = Abre allí un enlace, y tus partidas y asientos también serán tuyos en él. Sirve una vez, durante un cuarto de hora. No se lo enseñes a nadie.
frame-other-device-link = Tu enlace personal
frame-make-link = Crear un enlace
frame-claim = Seguir aquí
frame-claim-about = Este enlace viene de otro dispositivo tuyo. Desde ahora eres aquí la misma persona, con las mismas partidas y asientos.
frame-claim-instead = En este dispositivo ahora eres { $name }. Si sigues, serás otra persona aquí.
frame-claim-do = Seguir como yo

## The start page

home-lead = Levanta una civilización con una mano de cartas. Supera a todos en un Dominio, o manda en la mayoría cuando se acabe el tiempo.
home-play-bots = Jugar contra bots
home-dealing = Repartiendo …
home-against = contra { $levels }
home-change = Cambiar
home-rival = Bot en el asiento { $seat }
home-first-time = ¿Primera vez? Aprende en pocos minutos

home-friends = Con amigos
home-friends-about = Abre una mesa y envía el enlace. Nadie necesita una cuenta.
home-open-table = Abrir una mesa …
home-new-table = Una mesa nueva
home-open-this = Abrir la mesa
home-join = Unirse a una mesa
home-code = Código o enlace
home-code-unread = Esto no es ni el código de una mesa ni un enlace a una.
home-go = Ir

home-mine = Mis partidas
home-all-mine = { $count ->
    [one] Mostrar { $count } partida
   *[other] Mostrar las { $count } partidas
}
home-public-tables = Mesas abiertas
home-to-watch = Partidas para ver
home-waits = { $count ->
    [0] Completa, a punto de empezar
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
home-turn-of = Turno de { $names }
# $count is the number of winners.
home-won = { $count ->
    [one] Ganó { $names }
   *[other] Ganaron juntos { $names }
}

home-learn-about = Lecciones cortas con posiciones reales.
home-rules-about = Todas, con búsqueda.
home-records-about = Mirar partidas acabadas, jugada a jugada.
home-verify-about = Ver que no se movió ninguna carta.

## Settings of a table

home-party-teams = 2 contra 2
home-teams = { $count ->
    [one] { $count } jugador en equipos
   *[other] { $count } jugadores en dos equipos
}
home-seat-me = Yo
home-seat-open = Libre: por el enlace
home-seat-here = Alguien en este dispositivo
home-seat-bot = Bot: { $level }
home-visibility = Quién la encuentra
home-by-link = Solo por el enlace
home-public = Visible para todos
home-clock-label = Reloj
home-clock-none = Sin reloj
home-clock = { $time } por turno
home-pace-none = Al instante
home-play-options = Cómo jugamos
home-take-backs = Se pueden deshacer acciones
home-take-backs-about = Las propias, mientras no se haya visto nada oculto.
home-watch = Otros pueden mirar
home-chat = Se puede escribir
home-chat-about = Las frases hechas siempre están permitidas.
home-stand-in = Por quien se va o agota su tiempo
home-stand-in-none = Sin tiempo se pierde
home-absence = Cuenta como ausente tras
home-absence-never = Nunca
home-editions = Las ediciones difieren
home-editions-about = En estos puntos los reglamentos no están de acuerdo o no dicen nada. Lo que se muestra es lo que dice la mayoría.
home-democracy-anywhere = Democracia en cualquier Dominio
home-hand-limit-held = límite de mano ampliado solo con sus cartas
home-stall-rounds = { $count ->
    [0] un mazo parado no acaba la partida
    [one] un mazo parado cuenta como vacío tras { $count } ronda
   *[other] un mazo parado cuenta como vacío tras { $count } rondas
}
home-no-chat = solo frases hechas
home-no-watch = nadie mira
home-is-public = visible para todos

## A table before the deal

lobby-yours = Tu mesa
lobby-of = { $name } ha abierto una mesa
lobby-seats = Asientos
lobby-free = Libre
lobby-beside-you = a tu lado, en este dispositivo
lobby-away = ahora no está
lobby-ready = listo
lobby-not-ready = todavía no
lobby-place = Quién ocupa el asiento { $seat }
lobby-sit-here = Sentarme aquí
lobby-stand = Levantarse
lobby-free-seat = Liberar este asiento
lobby-you-are = Eres { $name }.
lobby-your-name = ¿Cómo te llamas?
lobby-sit-down = Sentarme a esta mesa
lobby-full = Todos los asientos están ocupados.
lobby-full-watch = Quédate: en cuanto se repartan las cartas, podrás mirar.
lobby-full-no-watch = En esta mesa nadie puede mirar.
lobby-waits-for = Falta { $name }.
lobby-all-ready = Todos están listos.
lobby-get-ready = Todo listo por mi parte
lobby-unready = Mejor todavía no
lobby-ready-about = El anfitrión reparte en cuanto todos estén listos.
lobby-host-deals = { $name } reparte en cuanto todos estén listos.
lobby-the-host = El anfitrión
lobby-change = Cambiar la mesa
lobby-change-do = Cambiarla
lobby-change-seats = Con otro número de jugadores, los demás tienen que volver a sentarse.
lobby-share = Invita a tus amigos
lobby-share-guest = Trae a alguien
lobby-link = Enlace a esta mesa
lobby-qr = Como código QR para móviles
lobby-shuffle = Un barajado comprobable
lobby-shuffle-about = Este número ata al servidor a un barajado antes de que nadie se siente. Añade tus propias palabras, y el reparto dependerá también de ellas. Tras la partida se muestra el secreto detrás del número, y cualquiera puede comprobar las cartas.
lobby-forked = Esta partida continúa una registrada, así que no se baraja nada.
lobby-words = Tus palabras
lobby-words-add = Añadir

## Games played

home-games-lead = Las partidas que has jugado o añadido, y las de mesas públicas. Cada una se puede ver jugada a jugada.
home-games-none = Todavía no ha acabado ninguna partida.
home-games-none-about = Juega una o añade un archivo.
home-games-unfinished = sin acabar
home-games-resignation = los demás se rindieron
home-games-added = añadida de un archivo
home-games-watch = Mirarla
home-games-same-deal = Jugar este reparto
home-games-play-on = Seguir jugando
home-games-download = Descargar
home-games-all = Descargar todas
home-games-add = Añadir una partida
home-games-add-about = Suelta aquí un archivo o elige uno: una partida, o varias con una en cada línea.
home-games-choose = Elegir un archivo
home-games-added-count = { $count ->
    [one] { $count } partida añadida.
   *[other] { $count } partidas añadidas.
}
home-games-unread = esto no es una partida de CIV.
home-games-bad-file = { $file }: { $reason }
home-games-bad-line = { $file }, línea { $line }: { $reason }
home-games-empty = { $file } está vacío.
home-games-earlier = Partidas anteriores
