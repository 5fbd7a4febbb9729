## The commands and their options

about-play = Jugar en el terminal: contra bots, con otras personas al mismo teclado, o ambas cosas. Sin opciones, la mesa se prepara en pantalla.
about-replay = Recorrer paso a paso una partida guardada: adelante, atrás, con los ojos de cada jugador.
help-play = jugar en el terminal
help-replay = recorrer una partida

help-seats = quién se sienta dónde, desde el asiento 1: me (tú) o un bot como novice, adept o expert@1s; por ejemplo me,adept,expert
help-pace = segundos entre las acciones de los bots (0.8)
help-save = guardar la partida en este archivo (uno nuevo en tu carpeta de datos)
help-resume = seguir con la partida de este archivo
help-plain-play = simples líneas de texto, para lectores de pantalla y tuberías
help-plain-replay = escribir la partida en vez de mostrarla
help-replay-file = un archivo de partidas registradas; «-» es la entrada estándar
help-pace-replay = segundos entre acciones durante la marcha (0.8)
help-game = qué partida del archivo, desde 1 (1)
help-ply = empezar tras tantas acciones (0); con --plain, escribir la mesa en ese momento

## Errors

error-seats-count = --seats nombra { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}, pero juegan { $players }.
error-save-exists = { $file } ya existe. Sigue con esa partida mediante --resume, o elige otro archivo.
error-resume-over = { $file }: esta partida ha terminado. Mírala con: civ replay { $file }
error-not-your-turn = { $action }: no es tu turno.
error-undo-hidden = Esto no se puede deshacer: se han visto cartas que estaban ocultas.
error-undo-others = Cuando juegan varias personas, solo puedes deshacer tus propias acciones de este turno.

## After the screen has closed

play-saved = La partida está guardada. Sigue con: civ play --resume "{ $file }"

## Names

language-name = Español
# At most 9 characters; the column is 11 wide.
column-M = Militar
column-R = Religión
column-E = Economía
column-S = Ciencia
column-C = Cultura
column-U = Utopía
level-random = aleatorio
level-novice = novato
level-adept = avanzado
level-expert = experto

## The set-up

setup-welcome = Intro empieza la partida tal como está aquí.
setup-players = Jugadores
setup-me = tú
setup-person = otra persona
setup-deal = Reparto
setup-deal-basic = tres cartas cada uno
setup-deal-draft = selección
setup-teams = Equipos
setup-teams-no = cada uno por su cuenta
setup-teams-yes = 1 y 3 contra 2 y 4
setup-draft-order = Tras la selección
setup-draft-order-anticlockwise = antihorario, jugador inicial al final
setup-draft-order-clockwise = horario, jugador inicial antes
setup-last-round = Última ronda
setup-last-round-finish = todos juegan los mismos turnos
setup-last-round-one-more-each = un turno más para los demás
setup-democracy-needs-card = Democracia
setup-democracy-needs-card-yes = en un Dominio con cartas
setup-democracy-needs-card-no = en cualquier Dominio
setup-hand-limit = Límite de mano
setup-hand-limit-once-used = ampliado hasta que robas
setup-hand-limit-while-held = ampliado solo con sus cartas
setup-stall-rounds = Mazo parado
setup-stall-rounds-value = { $count ->
    [0] la partida sigue
    [one] cuenta como vacío tras { $count } ronda
   *[other] cuenta como vacío tras { $count } rondas
}
setup-pace = Ritmo de los bots
setup-pace-seconds = { $seconds } s entre acciones
setup-language = Idioma
setup-key-row = fila
setup-key-value = valor
setup-key-start = empezar

## The table

table-seat = Jugador { $seat }
table-you = tú
table-your-turn = Te toca
table-none = nada
table-labelled = { $label }: { $words }
table-hand = Mano
table-pack = Paquete
table-middle = Centro
table-coin-by-deck = junto al mazo
table-forecast = Si la partida acabara ahora
# Short, because the seats' names are shown above.
table-points = { $seat }: { $count }
table-unseen = Aún no vistas
table-last-round = Última ronda
table-last-round-begins = El mazo está vacío: esta es la última ronda.
table-last-round-stalled = El mazo está parado y cuenta como vacío: esta es la última ronda.
table-stall-near = { $count ->
    [1] Si nadie roba, el mazo cuenta como vacío tras este turno.
    [one] Si nadie roba, el mazo cuenta como vacío en { $count } turno.
   *[other] Si nadie roba, el mazo cuenta como vacío en { $count } turnos.
}
table-count = { $number } de { $total }
table-end-turn = Terminar el turno
table-end-means = Roba hasta tener { $limit } cartas y termina tu turno.
table-thinks = El jugador { $seat } ({ $name }) está pensando …
table-draws = El jugador { $seat } roba { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
table-skips-play = El jugador { $seat } no tiene ninguna carta que pueda jugar.
table-new-cards = Nuevo en tu mano: { $cards }.
# $columns lists seats with their domains: "Seat 2 Science; Seat 3 Military, Utopia".
table-near = A { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} de la Hegemonía: { $columns }
table-reached = Suficiente para la Hegemonía al final del turno: { $columns }
table-grows = { $domain }: { $count } de { $goal } para la Hegemonía.
table-grows-to-level = { $domain }: { $count } de { $goal } para la Hegemonía. Abre «{ $effect }».
table-grows-to-goal = { $domain }: { $count }, suficiente para la Hegemonía al final de tu turno.
table-unsaved = Sin guardar: { $reason }
table-candidate = { $action }: { $visits ->
    [one] probada { $visits } vez
   *[other] probada { $visits } veces
}, gana el { $percent } %
table-cramped = La mesa necesita { $width } × { $height } caracteres. Agranda la ventana, por favor.

group-permanent = Efectos
group-copy = Copiar
group-sacrifice = Descartar
group-end = O bien

key-undo = deshacer
key-log = registro
key-look = de cerca
key-why = ¿por qué no?
key-help = ayuda
key-quit = salir
key-again = otra vez
key-table = ver la mesa
key-hurry = rápido

cover-enter = Pulsa Intro cuando solo tú veas la pantalla.
cover-quit = q para salir; la partida queda guardada
page-close = ↑ ↓ mover · otra tecla cierra

look-area = Zona de juego
look-hand = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
look-known = En su mano, que tú sepas
look-passed = Pasadas en la selección
look-unseen = En el mazo, en otras manos o fuera de la partida:

end-title = El final
end-column = { $domain }: { $count } cartas, hacían falta { $goal }.
end-tie-break = Empate a puntos; deciden más cartas del Dominio { $domain }.
end-shared = Todo es igual: la victoria es compartida.
end-record = La partida registrada: { $file }

## Descriptions of effects

does-assassination = descarta 1 carta de tu mano.
does-purge = descarta 2 cartas de tu mano.
does-attack = descarta 1 carta de un Dominio; los demás que lo tengan, también.
does-holy-book = roba hasta tener 5 cartas al final de este turno.
does-divine-right = roba hasta tener 7 cartas al final de este turno.
does-inquisition = toma toda la mano de otro jugador y devuelve otras tantas cartas.
does-development = descarta 1 carta de tu zona de juego y juega 1.
does-monopoly = descarta 2 cartas de tu zona de juego y juega 2.
does-embargo = un jugador no podrá jugar un Dominio en su próximo turno.
does-experiment = lleva a tu mano 1 carta de tu zona de juego y juega 1.
does-research = lleva a tu mano 2 cartas de tu zona de juego y juega 2.
does-discovery = roba 5 cartas y descarta 5 de tu mano.
does-oligarchy = lleva a tu mano 1 carta de la pila de descarte.
does-republic = lleva a tu mano 2 cartas de la pila de descarte.
does-democracy = un jugador necesita 1 carta más en un Dominio, hasta el final.
does-inspiration = con estrictamente más Cultura que nadie, copia un efecto abierto de otro jugador.

## The help page

help-page-turn = Cada turno: juega una carta, usa cuantos efectos quieras, roba. Cada Dominio da por turno un efecto permanente y uno de descarte.
help-page-win = Hegemonía: con suficientes cartas de un Dominio al final de tu propio turno ganas al instante. Una carta de Democracia sube ese número.
help-page-majority = Si se acaba el mazo: 1 punto por cada Dominio en el que nadie tenga más cartas que tú. Gana quien tenga más puntos; en caso de empate, más Utopía, luego Cultura, Ciencia, Economía, Religión, Militar.
sign-level = nivel 1 y nivel 2: vacío, luego alcanzado
sign-goal = hegemonía
sign-near = a una o dos cartas de la hegemonía
sign-embargo = un embargo: este Dominio no se puede jugar en el próximo turno
sign-democracy = una carta de Democracia: una carta más para la hegemonía
sign-coin = la moneda de Cultura: este efecto se ha copiado

## The replay

replay-ply = acción { $ply } de { $last }
replay-eyes-open = Todas las manos están a la vista.
replay-eyes-seat = Como lo ve el jugador { $seat }.
replay-key-ply = paso
replay-key-ends = extremos
replay-key-run = marcha
replay-key-eyes = ojos

## Plain lines

plain-setup = Preparación. Pulsa Intro para empezar, o escribe un número para cambiar una línea.
plain-begin = Escribe un número, una acción como S2, o ayuda. La partida se guarda en { $file }
plain-hand = Tu mano: { $cards }.
plain-area = Jugador { $seat } ({ $name }): { $cards }.
plain-backs = El jugador { $seat } tiene en la mano, por Era: { $eras }.
plain-known = Conoces de la mano del jugador { $seat }: { $cards }.
plain-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
plain-column = { $domain } { $count } de { $goal }
plain-opens = abre «{ $effect }»
plain-most = más que nadie, Inspiración
plain-embargoed = embargado
plain-democracies = Democracia { $count }
plain-coin = la moneda está ahí
plain-not-understood = «{ $words }» no se entiende. Escribe ayuda para ver todas las palabras.
plain-which-area = ¿Qué asiento? Escribe zona y un número del 1 al { $players }.
plain-open = { $action } se puede hacer.
plain-undone = Deshecho.
plain-not-over = La partida aún no ha terminado.
plain-again = Escribe otra o salir.
plain-help = Palabras que puedes escribir en cualquier momento: { $words }. Tras zona va un asiento, tras porqué una acción.

# Words to be typed, one word each.
word-hand = mano
word-area = zona
word-areas = zonas
word-pile = descarte
word-deck = mazo
word-log = registro
word-thoughts = ideas
word-why = porqué
word-undo = deshacer
word-save = guardar
word-help = ayuda
word-quit = salir
word-again = otra
