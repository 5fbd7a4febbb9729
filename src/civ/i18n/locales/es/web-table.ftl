## The table

# $names lists the players.
play-title = CIV · { $names }
play-rivals = Los demás
play-middle = Mazo y pila de descarte
play-pile = Pila de descarte
play-pile-empty = Aún no se ha descartado nada.
play-coin = La moneda de Cultura
play-prompt = Lo que se te pide
play-watching = Estás mirando
play-last-era = Empieza la última Era.
play-over = La partida ha terminado
play-menu = Menú
play-clock = Tiempo restante

## Acting

play-thinks = Pensando: { $names } …
play-only-choice = Solo hay una opción; se elige por ti.
play-waits = Esperando a { $names }
play-chosen = Elegido: { $names }.
play-chosen-of = Elegidas: { $number } de { $total }
play-copy = Copiar «{ $effect }»
play-use = Usar
play-do-play = Jugar
play-do-discard = Descartar
play-do-take = Tomar
play-do-give = Devolver
play-do-keep = Quedársela
play-do-choose = Elegir
play-do-use = Usar «{ $effect }»
play-cancel = Cancelar
play-undo = Deshacer
play-again = Ver otra vez
play-taken = Tomado de su mano
play-about-keep = Quédate con una carta. Las demás pasan al jugador de tu izquierda.
play-about-last-keep = Quédate con una carta. La otra va boca arriba al centro.
play-about-middle = Va directamente a tu zona de juego.
play-will-keep = Te quedas con una carta de { $domain } y pasas el resto.
play-will-keep-last = Te quedas con una carta de { $domain }. La otra va boca arriba al centro.
play-will-question = Tomas toda la mano de { $name } y devuelves otras tantas cartas.
play-will-embargo = { $name } no podrá jugar { $domain } en su próximo turno.
play-will-democracy = { $name } necesita 1 carta más de { $domain } para la Hegemonía, hasta el final de la partida.
play-will-attack = Pierdes una carta de { $domain }. También: { $names }.
play-will-attack-alone = Pierdes una carta de { $domain }. Nadie más tiene.
play-end-last-round = Última ronda: tu turno termina sin robar.
play-end-title = ¿Terminar tu turno?
play-end-unused = No has usado: { $effects }.
play-end-back = Todavía no

## People

play-pass = Pasa el dispositivo a { $name }
play-pass-about = Todas las manos están tapadas. Sigue cuando nadie más mire la pantalla.
play-pass-ready = Soy { $name }
play-propose = Pedir volver a antes de mi última acción
play-proposal = ¿Volver atrás?
play-proposal-about = { $name } pide a todos volver unas acciones atrás.
play-agree = Aceptar
play-refuse = Rechazar
play-hand-over = Dejar que un bot juegue por mí
play-return = Volver a jugar yo
play-resign = Rendirse
play-resign-about = Habrás perdido, y un bot seguirá jugando por ti.

## Areas

area-of = Zona de juego de { $name }
area-back = una carta de la Era { $era }
area-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
area-count = { $count } de { $goal } cartas
area-next = { $count } más: { $effect }
area-next-win = { $count } más para ganar
area-empty = sin cartas
area-look = mirar de cerca
area-choose = Elegir { $domain } de { $name }
area-choose-seat = Elegir a { $name }
area-to-move = le toca
area-team = Equipo { $team }
area-first = 1.º
area-bot = Un bot
area-stands-in = Un bot juega en su lugar
area-resigned = Se ha rendido
area-away = Ausente

## The aid

aid-title = Ayuda
aid-threats = Quién podría ganar pronto
aid-threat = { $name } podría ganar con { $domain } en su próximo turno: { $count } de { $goal }
aid-threat-held = { $name } podría ganar con { $domain } en su próximo turno: { $count } de { $goal }, y tiene { $held ->
    [one] { $held } carta de ese Dominio en la mano
   *[other] { $held } cartas de ese Dominio en la mano
}
aid-threat-reached = { $name } tiene suficiente { $domain } para ganar al final de su turno: { $count } de { $goal }
aid-more-threats = + { $count }
aid-threat-plays = { $count ->
    [one] Puede jugar { $count } carta de ese Dominio en un turno.
   *[other] Puede jugar hasta { $count } cartas de ese Dominio en un turno.
}
aid-threat-answers = Lo que puede ayudar: { $effects }.
aid-no-threats = Nadie, por lo que se ve.
aid-last-round = Última ronda: la partida acaba con el turno de { $name }.
aid-effects = Todos los efectos en esta mesa
aid-hegemony = { $count } cartas de un Dominio ganan al final de tu turno.
aid-needs = desde { $count } cartas
aid-sacrifice = sacrifica una carta
aid-copies = Ahora puedes copiar
aid-no-copies = Ahora no se puede copiar nada.
aid-counter = Cartas por venir
aid-counter-about = Las cartas que no ves, por Era: en el mazo, en otras manos o fuera de la partida.
aid-known = en una mano, que tú sepas
aid-in-deck = En el mazo
aid-in-hands = En otras manos
aid-in-packs = En otros paquetes
aid-removed = Fuera de la partida
aid-most = más que nadie
aid-points = Puntos
aid-would-win = { $count ->
    [one] Ganaría { $names }.
   *[other] Compartirían la victoria { $names }.
}

## Keys

key-keys = Teclas
key-my-area = Tu zona de juego
key-pick = elegir la carta o la opción de este número
key-confirm = hacer lo elegido
key-cancel = elegir de nuevo
key-end = terminar tu turno
key-take-back = deshacer tu última acción
key-hand = oír tu mano
key-area = oír tu zona de juego
key-rivals = oír las zonas y las manos de los demás
key-pile = oír la pila de descarte
key-deck = oír el mazo
key-changed = oír lo último que ha pasado
key-turn = oír a quién le toca y qué se pide
key-forecast = oír cómo acabaría ahora y quién podría ganar
