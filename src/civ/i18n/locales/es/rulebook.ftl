## The page

rulebook-lead = Todas, en palabras sencillas. Busca en ellas o aprende jugando.
rulebook-lessons = A las lecciones
rulebook-search = Buscar en las reglas
rulebook-found = { $count ->
    [one] { $count } pasaje encontrado
   *[other] { $count } pasajes encontrados
}
rulebook-none = No se ha encontrado nada. Prueba con otra palabra.
rulebook-contents = Índice
rulebook-link = Enlace a esta sección: { $title }
rulebook-era = Era { $era }
rulebook-all = En total
rulebook-table-cards = Cuántas cartas hay
rulebook-table-levels = Cartas de un Dominio que hacen falta
rulebook-level = Nivel { $level }

## The aim of the game

rulebook-about = De qué se trata
rulebook-about-1 = Guías a una civilización a través de tres Eras. A tu mano llegan cartas de seis Dominios; las extiendes delante de ti, y cuantas más tienes de un Dominio, más te permite hacer.
rulebook-about-2 = Hay dos formas de ganar. Por Hegemonía: al final de tu propio turno tienes suficientes cartas de un solo Dominio. Si nadie lo logra antes de que se acabe el mazo, decide la mayoría: ¿quién va en cabeza en más Dominios?
rulebook-about-3 = Juegan de dos a cuatro personas, cada cual por su cuenta, o cuatro en dos equipos.

## Cards

rulebook-cards = Las cartas
rulebook-cards-1 = Hay { $cards } cartas. Cada una pertenece a un Dominio y a una Era. El Dominio dice qué puede hacer una carta; la Era, solo cuándo aparece.
rulebook-cards-2 = La Religión acaba con la Era II, y la Utopía existe únicamente en la Era III.
rulebook-cards-3 = El dorso de una carta muestra su Era. Así todos saben de qué Era es la próxima carta del mazo y cada carta de cada mano, pero no su Dominio.
rulebook-cards-4 = Tu zona de juego es lo que está boca arriba delante de ti, una columna por Dominio. Las cartas que un Embargo o una Democracia pusieron boca abajo no son de ningún Dominio y no cuentan para nada más.
rulebook-cards-5 = La pila de descarte está abierta: mírala cuando quieras.
rulebook-cards-6 = Si eliges entre varias cartas de un Dominio, se mueve la de la Era más antigua. Todas las cartas de un Dominio hacen lo mismo, así que no cambia nada en lo que hacen; pero el dorso muestra la Era, y puede importar un poco para lo que los demás deduzcan.

## Setting up

rulebook-setup = Preparación
rulebook-setup-1 = Cada Era se baraja por separado. Con dos o tres jugadores se apartan sin mirar { $removed } cartas de cada Era; con cuatro se usan todas. La Era I va arriba del mazo, la Era II debajo y la Era III al fondo.
rulebook-setup-2 = El azar decide quién es el jugador inicial. La moneda de Cultura se deja junto al mazo.
rulebook-setup-3 = El reparto sencillo: cada cual recibe { $limit } cartas para su mano.
rulebook-setup-4 = La selección: cada cual recibe cuatro cartas. Todos a la vez y en secreto os quedáis una y pasáis tres a la izquierda; de las que recibes te quedas una y pasas dos; de las dos últimas te quedas una y dejas la otra boca arriba en el centro. Lo que te quedaste es tu mano.
rulebook-setup-5 = Después cada jugador toma una carta del centro, directamente a su zona de juego. Empieza quien está a la derecha del jugador inicial y se sigue en sentido antihorario, de modo que el jugador inicial es el último.

## A turn

rulebook-turn = Un turno
rulebook-turn-1 = Se juega en sentido horario, empezando por el jugador inicial. Un turno tiene tres pasos.
rulebook-turn-2 = Jugar. Pon una carta de tu mano en tu zona de juego. Es obligatorio, salvo que no tengas ninguna que puedas jugar; entonces te saltas este paso.
rulebook-turn-3 = Efectos. Usa cuantos quieras, en el orden que quieras, uno tras otro. En un turno, cada Dominio te da como mucho un efecto permanente y un efecto de descarte.
rulebook-turn-4 = Robar. Toma cartas hasta tener { $limit }. Si ya tienes tantas o más, ni robas ni descartas.

## Permanent effects

rulebook-levels = Efectos permanentes
rulebook-levels-1 = Con suficientes cartas de un Dominio en tu zona de juego puedes usar sus efectos permanentes, turno tras turno. Cuántas hacen falta depende de cuántos jueguen.
rulebook-levels-2 = Cuenta el momento en que usas el efecto. Si te alcanza para el nivel 2, puedes usar en su lugar el nivel 1, pero nunca ambos en un turno.
rulebook-levels-3 = El límite de mano del Libro Sagrado y del Derecho Divino vale hasta que robas, aunque para entonces hayas perdido las cartas de Religión.
rulebook-effect-assassination = Descarta una carta de tu mano.
rulebook-effect-purge = Descarta dos cartas de tu mano.
rulebook-effect-holy-book = Al final de este turno, roba hasta tener { $holybook } cartas.
rulebook-effect-divine-right = Al final de este turno, roba hasta tener { $divineright } cartas.
rulebook-effect-development = Descarta cualquier carta de tu zona de juego y juega enseguida una carta de tu mano.
rulebook-effect-monopoly = Descarta dos cartas cualesquiera de tu zona de juego y juega dos cartas de tu mano.
rulebook-effect-experiment = Lleva a tu mano cualquier carta de tu zona de juego y juega una carta de tu mano. Puede ser la misma.
rulebook-effect-research = Lleva a tu mano dos cartas cualesquiera de tu zona de juego y juega dos cartas de tu mano.
rulebook-effect-oligarchy = Lleva a tu mano cualquier carta de la pila de descarte.
rulebook-effect-republic = Lleva a tu mano dos cartas cualesquiera de la pila de descarte.

## Sacrifices

rulebook-sacrifices = Efectos de descarte
rulebook-sacrifices-1 = Todos los Dominios menos Cultura tienen además un efecto de descarte: sacrificas una de sus cartas de tu zona de juego por un efecto fuerte. Basta con una carta. Cada Dominio lo permite una vez por turno, aparte de su efecto permanente.
rulebook-effect-attack = Descarta una carta Militar. Luego elige un Dominio y descarta una de sus cartas de tu zona de juego. Los demás jugadores que tengan ese Dominio en su zona de juego descartan también una.
rulebook-effect-inquisition = Descarta una carta de Religión. Elige a otro jugador y toma toda su mano. Luego devuélvele tantas cartas como tomaste, las que quieras de todas las que tienes.
rulebook-effect-embargo = Coloca una carta de Economía boca abajo atravesada sobre una carta de otro jugador. En su próximo turno no puede jugar ese Dominio, ni como carta del turno ni con un efecto. Al acabar ese turno, la carta va a la pila de descarte.
rulebook-effect-discovery = Descarta una carta de Ciencia. Roba cinco cartas y descarta cinco de tu mano. Si en el mazo hay menos, roba esas y descarta otras tantas.
rulebook-effect-democracy = Coloca una carta de Utopía boca abajo sobre un Dominio en el que otro jugador tenga una carta. Se queda hasta el final de la partida: para la Hegemonía, ese jugador necesita ahí una carta más. Varias se suman.

## Inspiration

rulebook-culture = La Inspiración
rulebook-effect-inspiration = Si tienes en tu zona de juego más cartas de Cultura que cada uno de los demás, copia un efecto permanente abierto en la zona de otro.
rulebook-culture-1 = La Cultura es la excepción: no tiene niveles ni efecto de descarte. Hay que tener más que cada uno de los demás; tantas como el siguiente no basta, pero una sola carta puede bastar.
rulebook-culture-2 = La Inspiración se usa una vez por turno. Puedes copiar el nivel 1 o el nivel 2, lo que esté abierto a otro jugador en ese momento, y lo llevas a cabo como si fuera tuyo.
rulebook-culture-3 = No puedes copiar un efecto que tu propia zona de juego ya abre, y una copia ocupa el lugar de tu efecto permanente de ese Dominio en este turno.
rulebook-culture-4 = La moneda de Cultura se deja donde copiaste, hasta que empiece tu próximo turno o dejes de tener más Cultura que nadie. Es un recordatorio para todos y no hace nada.

## Carrying out effects

rulebook-doing = Cómo se llevan a cabo los efectos
rulebook-doing-1 = Solo puedes empezar un efecto si puedes hacer entera su primera parte. La Purga pide dos cartas en la mano, la República dos en la pila de descarte, el Monopolio y la Investigación dos en tu zona de juego. El Ataque pide una carta además de la que entregas, el Embargo y la Democracia piden un objetivo.
rulebook-doing-2 = Lo que sigue se hace hasta donde se pueda, y es obligatorio. Si un Embargo o una mano vacía te impide jugar una carta, simplemente no la juegas.
rulebook-doing-3 = Puedes usar el Descubrimiento con el mazo vacío y la Inquisición contra una mano vacía. Entonces no pasa nada más.
rulebook-doing-4 = Las cartas boca abajo se quedan, aunque la columna que tienen debajo desaparezca.

## The end of a turn

rulebook-end = El final de un turno
rulebook-end-1 = Cuando has robado, las cartas de Embargo que tienes delante van a la pila de descarte.
rulebook-end-2 = Entonces se mira la Hegemonía: { $goal } cartas de un Dominio, o { $duel } con dos jugadores, y una más por cada carta de Democracia que esté encima. Si tu zona de juego tiene tantas, ganas al instante.
rulebook-end-3 = Solo puede ganar así quien termina su turno. Durante un turno, o mientras juega otro, el número aún no significa nada.
rulebook-end-4 = Si para entonces el mazo está vacío, es la última ronda. Ya nadie roba, y la partida acaba cuando le tocaría de nuevo al jugador inicial. Así todos han tenido los mismos turnos.
rulebook-end-5 = Un mazo parado también acaba la partida. Cuando cada uno ha jugado diez turnos seguidos sin que salga ninguna carta del mazo, este cuenta como vacío: ya nadie roba de él, y la última ronda empieza con ese turno.

## The majority

rulebook-majority = La mayoría
rulebook-majority-1 = Si la partida acaba así, cada Dominio vale un punto para quien tenga más cartas en él. Todos los empatados en cabeza reciben el punto. Sin cartas no hay punto.
rulebook-majority-2 = Gana quien tenga más puntos. En caso de empate deciden más cartas de Utopía, luego Cultura, Ciencia, Economía, Religión y Militar, en este orden.
rulebook-majority-3 = Si todo eso es igual, la victoria se comparte.

## Teams

rulebook-teams = Equipos
rulebook-teams-1 = Cuatro pueden jugar dos contra dos. Los compañeros se sientan frente a frente.
rulebook-teams-2 = Si uno de los dos llega a la Hegemonía, ganan ambos.
rulebook-teams-3 = En la mayoría, un equipo recibe un punto por cada Dominio en el que uno de sus jugadores tenga más cartas que nadie, y solo uno por Dominio aunque sean los dos. Si los equipos empatan en un Dominio, ambos reciben el punto. Si tienen los mismos puntos, se suman las cartas de los dos compañeros y se comparan en el orden habitual.
rulebook-teams-4 = Los compañeros son otros jugadores como cualquiera: tu Ataque los golpea, y puedes elegirlos para tus efectos. No veis la mano del otro.

## Options

rulebook-options = Opciones de una mesa
rulebook-options-1 = Las ediciones impresas no coinciden en todo. Quien abre una mesa puede elegir:
rulebook-options-2 = Tras la selección, el jugador inicial puede ser el primero en tomar una carta del centro, y luego en sentido horario.
rulebook-options-3 = En la última ronda, cada uno de los demás puede tener un turno más después de quien robó la última carta.
rulebook-options-4 = La Democracia se puede colocar sobre cualquier Dominio de un jugador, también donde no tiene cartas.
rulebook-options-5 = Un límite de mano ampliado puede valer solo con sus cartas: si al robar ya no tienes suficientes cartas de Religión, o ya no podrías copiar el efecto, vale el límite inferior.
rulebook-options-6 = Un mazo parado puede contar como vacío tras menos o más de diez rondas, o nunca.

## Who knows what

rulebook-knowing = Quién sabe qué
rulebook-knowing-1 = A la vista de todos: las zonas de juego y lo que hay boca abajo en ellas, la pila de descarte, cuántas cartas de qué Era hay en cada mano y en el mazo, la moneda y lo que se ha usado este turno.
rulebook-knowing-2 = Solo tuyo: los Dominios de las cartas de tu mano. Nadie conoce el orden del mazo ni las cartas apartadas.
rulebook-knowing-3 = La Inquisición muestra una mano a quien la toma, y a nadie más. Lo que viste lo puedes recordar; la mesa lo recuerda por ti.
rulebook-knowing-4 = En una selección sabes lo que pasaste, y nadie sabe con qué te quedaste.

## Advice

rulebook-tips = Buenos consejos
rulebook-tips-1 = Mira las columnas de los demás antes que las tuyas. A quien le faltan una o dos cartas para ganar hay que frenarlo en esta ronda, y alguien tiene que hacerlo.
rulebook-tips-2 = Un sacrificio te cuesta una carta, y a un rival le cuesta a menudo un turno entero.
rulebook-tips-3 = A los efectos les gusta la compañía. Militar tira lo que Utopía vuelve a traer. Religión llena la mano que Economía y Ciencia vacían sobre la mesa.
rulebook-tips-4 = Usa primero lo que te trae cartas y después lo que las pone en la mesa.
rulebook-tips-5 = Ten presente lo que queda: el mazo muestra cuántas cartas hay de cada Era, y el contador de cartas, de qué Dominios.
rulebook-tips-6 = Cuenta Dominios además de cartas. La mayoría es de quien la vio venir.
