## Names

domain-M = Militar
domain-R = Religión
domain-E = Economía
domain-S = Ciencia
domain-C = Cultura
domain-U = Utopía

effect-assassination = Asesinato
effect-purge = Purga
effect-attack = Ataque
effect-holy-book = Libro Sagrado
effect-divine-right = Derecho Divino
effect-inquisition = Inquisición
effect-development = Desarrollo
effect-monopoly = Monopolio
effect-embargo = Embargo
effect-experiment = Experimento
effect-research = Investigación
effect-discovery = Descubrimiento
effect-oligarchy = Oligarquía
effect-republic = República
effect-democracy = Democracia
effect-inspiration = Inspiración

reason-hegemony = Hegemonía
reason-majority = Mayoría

## Places of cards, with the preposition where the language needs one

place-hand = en tu mano
place-area = en tu zona de juego
place-pile = en la pila de descarte
place-keep = en tu paquete
place-take-from-middle = en el centro de la mesa

## Prompts of the steps

prompt-effects = usa un efecto o termina tu turno
prompt-play = juega una carta
prompt-discard-from-hand = descarta una carta de tu mano
prompt-discard-from-area = descarta una carta de tu zona de juego
prompt-take-back = lleva a tu mano una carta de tu zona de juego
prompt-take-from-pile = toma una carta de la pila de descarte
prompt-give-back = devuelve una carta
prompt-attack = elige el Dominio que quieres atacar
prompt-take-hand = elige al jugador que quieres interrogar
prompt-embargo = elige la carta sobre la que colocas el embargo
prompt-democracy = elige el Dominio sobre el que colocas la carta de Democracia
prompt-keep = quédate con una carta de tu paquete
prompt-take-from-middle = toma una carta del centro de la mesa

## Why an action is not possible

error-game-over = { $action }: la partida ha terminado.
error-not-open = { $action } no se puede hacer ahora.
error-not-asked = { $action } no es lo que toca ahora: { $prompt }.
error-embargoed = { $action }: el Dominio { $domain } está embargado este turno.
error-no-such-card = { $action }: no hay ninguna carta del Dominio { $domain } { $place }.
error-no-such-seat = No hay un asiento { $seat } en una mesa de { $players }.
error-own-seat = { $action }: elige a otro jugador, no a ti.
error-no-target-card = { $action }: el asiento { $seat } no tiene ninguna carta boca arriba del Dominio { $domain }.
error-sacrifice-used = { $action }: ya has usado el efecto de descarte del Dominio { $domain } este turno.
error-sacrifice-needs-card = { $action }: para «{ $effect }» hace falta una carta del Dominio { $domain } en tu zona de juego.
error-permanent-used = { $action }: ya has usado el efecto permanente del Dominio { $domain } este turno.
error-inspiration-used = { $action }: ya has usado «Inspiración» este turno.
error-culture-not-most = { $action }: para «Inspiración» hacen falta estrictamente más cartas de Cultura que cada uno de los demás jugadores; tú tienes { $count }.
error-already-yours = { $action }: tu propia zona de juego ya te da «{ $effect }».
error-nobody-offers = { $action }: la zona de juego de ningún otro jugador da «{ $effect }».
error-needs-domain-cards = { $action }: para «{ $effect }» { $needed ->
    [one] hace falta { $needed } carta
   *[other] hacen falta { $needed } cartas
} del Dominio { $domain } en tu zona de juego; tienes { $have }.
error-needs-hand = { $action }: para «{ $effect }» { $needed ->
    [one] hace falta { $needed } carta
   *[other] hacen falta { $needed } cartas
} en la mano; tienes { $have }.
error-needs-area = { $action }: para «{ $effect }» { $needed ->
    [one] hace falta { $needed } carta
   *[other] hacen falta { $needed } cartas
} en tu zona de juego; tienes { $have }.
error-needs-pile = { $action }: para «{ $effect }» { $needed ->
    [one] hace falta { $needed } carta
   *[other] hacen falta { $needed } cartas
} en la pila de descarte; hay { $have }.
error-no-target = { $action }: «{ $effect }» no tiene a quién apuntar: ningún otro jugador tiene cartas boca arriba.
error-nothing-to-undo = No hay ninguna acción que deshacer.
error-not-open-in-game = partida { $game } del lote: { $action } no se puede hacer ahora.
error-batch-shape = Acciones: { $count }; partidas: { $expected }.

## Input that cannot be parsed

error-unknown-action = «{ $token }» no es una acción.
error-unknown-action-at = actions, elemento { $position }: «{ $token }» no es una acción.
error-unknown-card-at = carta { $position }: «{ $token }» no es una carta.
error-bad-seed = «{ $seed }» no es una semilla: da un número o 64 cifras hexadecimales.
error-bad-commitment = «{ $commitment }» no es un compromiso: da 64 cifras hexadecimales.

error-rules-value = rules: { $rule } no puede ser { $value }; las opciones son { $choices }.
error-rules-number = rules: { $rule } no puede ser { $value }; es un número entero de { $lowest } a { $highest }.
error-rules-teams = rules: por equipos se juega entre 4, no entre { $players }.
error-rules-not-object = rules: esto no es un objeto.
error-rules-unknown = rules: no hay ninguna regla { $rule }.
error-rules-no-players = rules: falta el número de jugadores.

error-bad-first = first: no hay un asiento { $first } en una mesa de { $players }.
error-deck-size = deck: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} en lugar de { $expected }.
error-deck-order = deck, carta { $position }: { $card } está debajo de una Era posterior.
error-deck-cards = deck: { $count } de { $card } en lugar de { $expected }, contando las cartas retiradas.
error-removed-size = removed: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} en lugar de { $expected }.
error-removed-era = removed: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} de la Era { $era } en lugar de { $expected }.

error-record-too-long = más de { $limit } caracteres: esto no es una partida registrada.
error-record-not-text = esto no es texto en UTF-8.
error-record-not-json = esto no es JSON a partir del carácter { $position }.
error-record-not-object = esto no es un objeto JSON.
error-record-field-twice = el campo «{ $field }» aparece dos veces.
error-record-unknown-field = una partida registrada no tiene ningún campo «{ $field }».
error-record-missing-field = falta el campo «{ $field }».
error-record-field-type = { $field }: esto no es un valor JSON de tipo «{ $type }».
error-record-card = { $field }, carta { $position }: «{ $token }» no es una carta.
error-record-illegal = actions, elemento { $position }: { $reason }
error-record-rules-differ = rules: la posición sigue otras reglas.

error-position-too-long = posición: más de { $limit } caracteres.
error-position-header = posición: «{ $clause }» no dice cuántos juegan, como sí hace «3 players».
error-position-clause = posición, cláusula { $position }: «{ $clause }» no es una cláusula.
error-position-twice = posición, cláusula { $position }: «{ $clause }» repite lo que otra cláusula ya dice.
error-position-in-clause = posición, cláusula { $position }: { $reason }
error-position-word = «{ $token }» no se puede leer aquí.
error-position-too-many = posición: no hay tantas cartas { $card }.
error-position-cards-missing = posición: { $count ->
    [one] { $count } carta no está
   *[other] { $count } cartas no están
} en ningún sitio.
error-position-deck-order = posición: el mazo no va de la Era I a la Era III.
error-position-removed = posición: { $expected ->
    [one] { $expected } carta de cada Era queda
   *[other] { $expected } cartas de cada Era quedan
} fuera de la partida.
error-position-stuck = posición: ahí no hay nada que elegir.
error-position-packs = posición: los paquetes de la selección tienen { $count } cartas o huecos.

## The engine

engine-compiling = Compilando el motor del juego; tarda más o menos un minuto, solo esta vez.
engine-cache-temporary = No se puede escribir en { $folder }: el código compilado se guarda esta vez en una carpeta temporal. Indica en CIV_CACHE una carpeta en la que se pueda escribir.
tables-compiling = Compilando las mesas; tarda alrededor de medio minuto, una sola vez.
