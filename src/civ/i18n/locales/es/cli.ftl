## Headings of the help

cli-usage = uso:
cli-arguments = argumentos
cli-options = opciones
cli-commands = comandos
cli-command = COMANDO
cli-rules = reglas de la mesa
cli-stdin = entrada estándar

# $message is an error, $command the command as it was typed, such as "civ perft".
cli-usage-hint = { $message } Prueba: { $command } --help
# $reason comes from the operating system, in its own language.
cli-refused = algo no se puede leer o escribir: { $reason }.
# $kind is the name of a Python exception.
cli-internal-error = error interno: { $kind }. Con CIV_DEBUG=1 verás dónde.

## Descriptions of the commands: in full, and for the list of commands

about-civ = CIV: Carta Impera Victoria, el juego de cartas.
about-demo = Muestra una partida que se juega sola. Termina por sí misma; con Ctrl-C termina antes.
about-trace = Reproduce partidas registradas y muestra cada estado en una línea de JSON. Los archivos se comprueban enteros antes de mostrar nada; una tubería recibe respuesta partida a partida.
about-verify = Comprueba que una partida registrada se repartió a partir de una semilla y de las palabras que añadieron los jugadores, y que esa semilla es la publicada antes de la partida.
about-perft = Cuenta las secuencias de acciones posibles desde un reparto o una posición.
about-bench = Mide la velocidad del motor del juego en un núcleo de esta máquina.

help-demo = una partida que se juega sola
help-trace = reproducir partidas, cada estado en una línea de JSON
help-verify = comprobar que partida, semilla y compromiso van juntos
help-perft = contar secuencias de acciones
help-bench = medir el motor del juego

## Options

help-help = mostrar esta ayuda y salir
help-version = mostrar la versión y salir
help-lang = idioma de todos los textos: { $languages }
help-json = mostrar JSON
help-files = archivos de partidas registradas, una por línea, con gzip o sin él; «-» o nada es la entrada estándar
help-record-file = un archivo con una partida registrada, sola o tal como la da una mesa; «-» es la entrada estándar
help-seed-hex = la semilla, 64 cifras hexadecimales; la exportación de una mesa ya trae la suya
help-words = las palabras que una persona añadió al barajado; una vez por persona, en orden
help-commitment = el SHA-256 de la semilla, publicado antes de la partida, 64 cifras hexadecimales
help-depth = cuántas acciones tiene una secuencia, como mucho { $highest }
help-seed-fixed = repartir a partir de esta semilla, un número o 64 cifras hexadecimales (0)
help-seed-fresh = repartir a partir de esta semilla, un número o 64 cifras hexadecimales (una nueva)
help-position = empezar en esta posición en lugar de un reparto
help-divide = contar también por primera acción
help-seconds = cuánto medir en total, en segundos (10)
help-speed = a qué velocidad mostrarla, 2 es el doble de rápido (1)
help-plain = simples líneas de texto, sin colores ni esperas

help-players = cuántos juegan (2)
help-deal = cómo se reparten las manos (basic)
help-teams = cuatro juegan en dos equipos
help-draft-order = en qué sentido se toman las cartas del centro después de la selección (anticlockwise)
help-last-round = cómo termina la partida cuando se acaba el mazo (finish)
help-democracy-needs-card = la Democracia también puede colocarse en un Dominio sin cartas
help-hand-limit = si un límite de mano ampliado exige aún sus cartas al robar (once_used)
help-stall-rounds = tras cuántas rondas sin que salga una carta del mazo este cuenta como vacío; 0 es nunca (10)

## Usage errors

error-usage-argument = { $argument }: no se usa así.
error-usage-unknown = no hay ningún argumento «{ $argument }».
# $arguments lists the missing arguments.
error-usage-missing = hace falta: { $arguments }.
error-usage-choice = { $argument } no puede ser «{ $value }»; las opciones son { $choices }.
error-usage-number = { $argument } no puede ser «{ $value }»; es un número de { $lowest } a { $highest }.
error-usage-together = { $one } y { $other } no van juntos.

## Files of records

# $reason is another complete message.
error-in-record = { $file }, partida { $number }: { $reason }
error-gzip-damaged = los datos gzip están dañados o se acaban demasiado pronto.
error-file-missing = { $file }: no existe ese archivo.
error-file-folder = { $file }: es una carpeta, no un archivo.
error-file-unreadable = { $file }: no se puede leer.
error-no-records = { $file }: aquí no hay ninguna partida registrada.
error-more-records = { $file }: aquí hay más de una partida registrada.
error-record-not-dealt = la partida empieza en una posición, no con un reparto.
error-record-shuffle = la descripción del barajado está mal formada.

## civ verify

verify-right = { $file }: la partida se reproduce y todo va junto.
# $what lists fields of a record and "commitment", as they are written in JSON.
verify-differs = { $file }: lo que sale de la semilla es distinto: { $what }.

## civ perft

perft-rate = { $seconds } s, { $rate } secuencias por segundo

## civ bench

bench-progress = Midiendo, ronda { $turn } de { $turns } …
bench-per-second = por segundo
bench-seconds = segundos
bench-ratios = proporciones
bench-best = mejor
bench-median = mediana
bench-actions-2 = acciones en partidas al azar, 2 jugadores
bench-games-2 = partidas enteras, 2 jugadores
bench-actions-3 = acciones en partidas al azar, 3 jugadores
bench-games-3 = partidas enteras, 3 jugadores
bench-actions-4 = acciones en partidas al azar, 4 jugadores
bench-games-4 = partidas enteras, 4 jugadores
bench-redeals = copias con las cartas ocultas repartidas de nuevo
bench-plays = acciones desde Python, Game.play
bench-batch-actions = acciones desde Python, por lotes
bench-rollouts = partidas jugadas por la búsqueda de expert, 2 jugadores
bench-answers-random = respuestas de random
bench-answers-novice = respuestas de novice
bench-answers-adept = respuestas de adept
bench-calibration = vueltas de un simple bucle de Python
bench-import = import civ
bench-first-move = primera jugada, desde la caché
bench-batch-to-kernel = lotes : núcleo
bench-kernel-to-calibration = núcleo : bucle de Python
bench-redeal-to-calibration = nuevo reparto : bucle de Python
bench-play-to-calibration = Game.play : bucle de Python

## civ demo

demo-title = CIV: Carta Impera Victoria
demo-pile = Pila de descarte

demo-hegemony = { $count ->
    [one] El jugador { $seats } gana por Hegemonía.
   *[other] Los jugadores { $seats } ganan por Hegemonía.
}
# $points lists the majority points of all seats, in order.
demo-majority = { $count ->
    [one] El jugador { $seats } gana por Mayoría. Puntos: { $points }.
   *[other] Los jugadores { $seats } ganan por Mayoría. Puntos: { $points }.
}

# Actions, each on one line of at most 78 characters.
demo-play = El jugador { $seat } juega una carta del Dominio { $domain }.
demo-discard-from-hand = El jugador { $seat } descarta de su mano una carta del Dominio { $domain }.
demo-discard-from-area = El jugador { $seat } descarta de su zona una carta del Dominio { $domain }.
demo-take-back = El jugador { $seat } se lleva a la mano una carta del Dominio { $domain }.
demo-take-from-pile = El jugador { $seat } toma de la pila una carta del Dominio { $domain }.
demo-give-back = El jugador { $seat } devuelve una carta.
demo-attack = El jugador { $seat } ataca el Dominio { $domain }: quien tenga cartas en él pierde una.
demo-take-hand = El jugador { $seat } toma la mano del jugador { $target }.
demo-embargo = El jugador { $seat } embarga el Dominio { $domain } del jugador { $target }.
demo-democracy = El jugador { $seat } coloca Democracia en el Dominio { $domain } del jugador { $target }.
demo-keep = El jugador { $seat } se queda con una carta.
demo-take-from-middle = El jugador { $seat } toma del centro una carta del Dominio { $domain }.
demo-permanent = El jugador { $seat } usa «{ $effect }».
demo-copy = El jugador { $seat } copia «{ $effect }».
demo-sacrifice = El jugador { $seat } sacrifica una carta del Dominio { $domain }: «{ $effect }».
demo-end = El jugador { $seat } termina su turno.
