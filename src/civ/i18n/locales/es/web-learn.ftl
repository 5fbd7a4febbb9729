## The course

learn-title = Aprende a jugar
learn-lead = Partidas cortas que empiezan por la mitad, donde se ponen interesantes. Tú juegas, el juego responde, y pruebes lo que pruebes no se estropea nada.
learn-lessons = Lecciones
learn-progress = { $count } de { $total } lecciones hechas
learn-is-done = hecha
learn-begin = Empezar
learn-go-on = Seguir con: { $title }
learn-again = Otra vez
learn-book = El reglamento completo
learn-first-game = Jugar una partida
error-no-lesson = Esa lección no existe.

## A lesson

learn-step = Paso { $number } de { $total }
learn-teacher = Lección
learn-show-me = Muéstramelo
learn-take-back = Deshacer
learn-restart = Empezar de nuevo
learn-next = Siguiente lección
learn-all = Todas las lecciones
learn-well-done = ¡Muy bien!
learn-not-quite = Casi
learn-hint-touch = Toca lo que brilla: { $actions }.
learn-got-it = Entendido
learn-leads = ganaría
# The other players of the lessons, by seat.
learn-name-2 = Cleo
learn-name-3 = Marco
learn-name-4 = Naomi
learn-mistake = Puedes hacerlo, pero entonces el objetivo de este paso queda fuera de alcance. Deshazlo y prueba otra cosa.
learn-democracy-mistake = A Cleo le sigue faltando una sola carta de Ciencia. Deshazlo y coloca la Democracia sobre su Ciencia.
learn-detour = Puedes hacerlo, y otro día quizá sea buena idea. Aquí te aleja de lo que trata este paso. Deshazlo por ahora.

## A turn

learn-turn = Un turno, y cómo se gana
learn-turn-about = Juega una carta, roba una carta y reúne suficientes de un Dominio.
learn-turn-1 = ¡Te damos la bienvenida! Estas son tus cartas, ordenadas por Dominio: tienes cinco de Cultura. Con tres jugadores, { $goal } cartas de un Dominio ganan la partida. Toca la carta de Cultura de tu mano y luego juégala.
learn-turn-1-mistake = Buena carta, pero donde estás cerca de ganar es en Cultura. Deshazlo y juega Cultura.
learn-turn-2 = ¡Seis! Antes de acabar el turno puedes usar efectos; las próximas lecciones tratan de ellos. De momento, termina tu turno: robas hasta volver a tener { $limit } cartas.
learn-turn-3 = Cleo y Marco han jugado una carta cada uno delante de sí. Y tú has vuelto a robar Cultura: juégala.
learn-turn-3-mistake = Así te quedas en seis. Deshazlo y juega Cultura.
learn-turn-4 = Siete, y aún no has ganado: las cartas solo se cuentan al final de tu propio turno. Así que termínalo.
learn-turn-end = Esto es la Hegemonía, la forma rápida de ganar: { $goal } cartas de un Dominio con tres o cuatro jugadores, { $duel } con dos, al final de tu propio turno. Pero tus amigos no se quedarán mirando. Tienen efectos, y tú también.

## Military

learn-military = Militar: hacer sitio y golpear
learn-military-about = Tira lo que no te sirve y derriba lo que otros construyen.
learn-military-1 = Jugáis cuatro, así que { $first } cartas de un Dominio abren su efecto de nivel 1 y { $second } el de nivel 2. (Con dos o tres jugadores hacen falta { $smallfirst } y { $smallsecond }.) Tus tres cartas Militares abren el Asesinato: descarta una carta de tu mano. Úsalo con una de tus cartas de Religión.
learn-military-1-mistake = Usa el Asesinato antes de que acabe el turno: es gratis y robarás una carta más.
learn-military-2 = ¿Por qué tirar cartas? Porque al final de tu turno robas hasta tener { $limit } cartas: ahora dos nuevas en vez de una. Termina tu turno.
learn-military-3 = Marco ya tiene seis cartas de Religión; con una más, gana. Has robado una carta Militar: juégala y el nivel 2 es tuyo.
learn-military-3-mistake = Sin una cuarta carta Militar, el nivel 2 sigue cerrado. Deshazlo y juega Militar.
learn-military-4 = La Purga está abierta: descarta dos cartas. En un turno puedes usar el nivel 1 o el nivel 2 de un Dominio, nunca ambos. Usa la Purga y haz sitio a cartas nuevas.
learn-military-4-mistake = Cada Dominio te da solo uno de sus dos niveles por turno. Deshazlo y usa la Purga.
learn-military-5 = Y ahora, Marco. Todos los Dominios menos Cultura tienen además un efecto de descarte, una vez por turno aparte del permanente: sacrificas una carta a cambio de algo fuerte. El de Militar es el Ataque: elige un Dominio y descarta una de sus cartas de tu zona de juego; los demás que tengan ese Dominio pierden también una carta. Haz bajar a Marco.
learn-military-5-mistake = Marco sigue con seis cartas de Religión. El Ataque golpea el Dominio de la carta que descartas, así que elige Religión.
learn-military-end = Marco vuelve a tener cinco. Te ha costado dos cartas y ha salvado la partida. Cartas frescas cada turno y un martillo para quien se acerque demasiado: eso es Militar.

## Religion

learn-religion = Religión: la mano llena de cartas
learn-religion-about = Ten cinco o siete cartas, y mira la mano de otro.
learn-religion-1 = Con tres jugadores, { $first } cartas abren el nivel 1 y { $second } el nivel 2. Tus cuatro cartas de Religión abren el Libro Sagrado: este turno robas hasta tener cinco cartas en vez de { $limit }. Úsalo.
learn-religion-1-mistake = El Libro Sagrado hay que usarlo antes de que acabe el turno. Deshazlo y úsalo.
learn-religion-2 = Aún no se nota: cuenta al robar. Termina tu turno y mira tu mano.
learn-religion-3 = ¡Cinco cartas para elegir! Juega Religión para llegar al nivel 2 y usa el Derecho Divino: esta vez robarás hasta tener siete.
learn-religion-3-mistake = El Derecho Divino pide { $second } cartas de Religión en tu zona de juego y ocupa el lugar del Libro Sagrado. Deshazlo.
learn-religion-4 = Pero mira: Cleo tiene seis cartas de Economía y le falta una. ¿Qué tendrá en la mano? Sacrifica una carta de Religión para la Inquisición y elige a Cleo. Tomas toda su mano y luego devuelves otras tantas cartas, las que quieras. Quédate con toda la Economía.
learn-religion-4-mistake = Cleo aún podría jugar Economía y ganar. Deshazlo y déjale otras cartas.
learn-religion-5 = Tu Religión ha bajado del nivel 2, pero el Derecho Divino se usó antes y sigue valiendo. Termina tu turno: robas hasta tener siete, y Cleo tiene que jugar lo que le dejaste.
learn-religion-end = Cleo se quedó sin Economía. Una mano grande te deja elegir, y una Inquisición se lo quita a otros. Pero no esperes demasiado: en la Era III no hay cartas de Religión.

## Economy

learn-economy = Economía: fuera lo viejo
learn-economy-about = Convierte las cartas que sobran en las que faltan, y frena a una rival durante un turno.
learn-economy-1 = Jugáis dos, así que para ganar hacen falta { $goal } cartas. Tus tres cartas de Economía abren el Desarrollo: descarta cualquier carta de tu zona de juego y juega enseguida una de tu mano. Cambia algo que no coleccionas por Economía.
learn-economy-1-mistake = Así no tendrás cuatro cartas de Economía. Deshazlo: descarta una carta de otro Dominio y luego juega Economía.
learn-economy-2 = Has jugado dos cartas en un turno: así se toma ventaja. Termina tu turno.
learn-economy-3 = ¡Cleo tiene siete cartas de Ciencia! Rápido: juega Economía para llegar al nivel 2 y usa el Monopolio: descarta dos cartas y juega dos. Deberías acabar con seis cartas de Economía.
learn-economy-3-mistake = Después del Monopolio deberías tener seis cartas de Economía delante. Deshazlo y descarta cartas de otros Dominios.
learn-economy-4 = Seis no bastan, y Cleo gana en su próximo turno si juega Ciencia. Sacrifica una carta de Economía para el Embargo y colócala sobre su Ciencia: en su próximo turno no podrá jugar ninguna.
learn-economy-4-mistake = Cleo aún puede jugar Ciencia y ganar. Deshazlo y coloca el Embargo sobre su Ciencia.
learn-economy-5 = Termina tu turno: robas tres cartas, y Cleo tiene que jugar otra cosa.
learn-economy-6 = El Embargo ha terminado, así que Cleo ganará en su próximo turno. Pero este es tuyo, con cinco cartas de Economía en la mesa y tres en la mano. ¿Puedes ganar ahora?
learn-economy-6-mistake = No llegas a { $goal }. Juega Economía y usa el Monopolio: descarta dos cartas de otros Dominios, juega dos cartas de Economía y termina tu turno.
learn-economy-end = De cinco a ocho en un solo turno. La Economía hace de cualquier carta la que necesitas, y un Embargo te compra el turno que te falta.

## Science

learn-science = Ciencia: recoge y piénsalo de nuevo
learn-science-about = Recupera cartas, juega otras mejores y busca en el mazo.
learn-science-1 = Coleccionas Religión: cuatro en la mesa, una en la mano. Tus tres cartas de Ciencia abren el Experimento: lleva a tu mano una carta de tu zona de juego y juega una. Recoge Militar o Economía y juega Religión. ¡No se pierde nada!
learn-science-1-mistake = Quieres cinco cartas de Religión, y tus tres de Ciencia deberían quedarse. Deshazlo y recoge Militar o Economía.
learn-science-2 = Cinco cartas de Religión, y la que has recogido espera en tu mano. Termina tu turno.
learn-science-3 = Con cuatro jugadores, el nivel 2 se abre con { $second } cartas. Juega Ciencia.
learn-science-3-mistake = El nivel 2 pide una cuarta carta de Ciencia. Deshazlo y juega Ciencia.
learn-science-4 = La Investigación hace lo mismo con dos cartas: recoge dos, juega dos. Puedes incluso jugar una carta que acabas de recoger. Llega a seis cartas de Religión y cuatro de Ciencia.
learn-science-4-mistake = Al final debería haber delante de ti seis cartas de Religión y cuatro de Ciencia. Deshazlo y prueba con otras dos cartas.
learn-science-5 = Ahora el efecto de descarte, y al final, porque cuesta una carta de Ciencia y con ella el nivel 2. El Descubrimiento: roba cinco cartas y descarta cinco de tu mano. Quédate con una carta de Religión: será la séptima.
learn-science-5-mistake = Tu séptima carta de Religión ha ido a la pila de descarte. Deshazlo y guárdala.
learn-science-end = Seis en la mesa, la séptima en la mano. La Ciencia no desperdicia nada: lo que no encaja vuelve a tu mano, y cinco cartas nuevas están a un sacrificio de distancia. El orden lo decides tú, y cuenta.

## Utopia

learn-utopia = Utopía: el pasado vuelve
learn-utopia-about = Toma lo que otros tiraron y aleja la meta de una rival.
learn-utopia-1 = La Era III, la única con cartas de Utopía. Tienes cuatro, lo que abre la Oligarquía: lleva a tu mano cualquier carta de la pila de descarte, que está a la vista de todos. Toma Utopía.
learn-utopia-1-mistake = En la pila hay Utopía, y es lo que coleccionas. Deshazlo.
learn-utopia-2 = Ya tienes { $limit } cartas, así que no robas, pero una de ellas la has elegido tú. Termina tu turno.
learn-utopia-3 = Juega Utopía: { $second } cartas abren el nivel 2.
learn-utopia-3-mistake = El nivel 2 pide una quinta carta de Utopía. Deshazlo y juega Utopía.
learn-utopia-4 = La República toma dos cartas de la pila. Quedan allí dos de Utopía: toma las dos.
learn-utopia-4-mistake = En la pila esperaban dos cartas de Utopía. Deshazlo y usa la República para las dos.
learn-utopia-5 = Cleo tiene seis cartas de Ciencia; con la séptima gana. Sacrifica una carta de Utopía para la Democracia y colócala sobre su Ciencia: desde ahora necesita ahí una carta más.
learn-utopia-6 = A diferencia de un Embargo, se queda hasta el final de la partida. Termina tu turno y observa a Cleo.
learn-utopia-end = Siete cartas de Ciencia y ninguna victoria: Cleo necesita ahora ocho, y una segunda Democracia pediría nueve. Tú, mientras, tienes dos cartas de Utopía que otros habían dejado.

## Culture

learn-culture = Cultura: aprende de los demás
learn-culture-about = Ni niveles ni efecto de descarte: copia lo que otro sabe hacer.
learn-culture-1 = La Cultura es distinta. No tiene niveles ni efecto de descarte; pero si tienes más cartas de Cultura que cada uno de los demás, puedes copiar un efecto de otro jugador, una vez por turno. Marco y tú tenéis dos cada uno, y un empate no basta. Juega Cultura.
learn-culture-1-mistake = Sigues empatando con Marco. Deshazlo y juega Cultura.
learn-culture-2 = Nadie tiene tanta Cultura como tú: la Inspiración está abierta. Tienes dos cartas de Religión en la mano y cinco en la mesa. La Economía de Cleo y la Ciencia de Naomi están en el nivel 2. Copia uno de sus efectos y llega a siete cartas de Religión.
learn-culture-2-mistake = Así no llegarán a la mesa tus dos cartas de Religión. Deshazlo y deja ir cartas de otros Dominios.
learn-culture-3 = La moneda de Cultura marca el efecto que has copiado; no hace nada más. Siete cartas de Religión: termina tu turno.
learn-culture-end = Has ganado con un efecto que ni siquiera era tuyo. Recuerda: no puedes copiar lo que tu propia zona de juego ya abre, y una copia cuenta como tu único efecto permanente de ese Dominio este turno.

## Attack

learn-attack = Ataque: frena al líder
learn-attack-about = A un rival le falta una carta para ganar. ¿Y ahora?
learn-attack-1 = Marco tiene seis cartas de Ciencia y otras tres en la mano: ¿y si una es de Ciencia? El Ataque podría quitarle una, pero solo si entregas una carta de Ciencia de tu zona de juego, y no hay ninguna. ¿Qué juegas?
learn-attack-1-mistake = Una buena carta para ti, pero así no hay Ciencia con la que atacar, y Marco gana. Deshazlo.
learn-attack-2 = Esa carta es el precio. Sacrifica una carta Militar para el Ataque y elige Ciencia.
learn-attack-2-mistake = Marco sigue con seis cartas de Ciencia. Deshazlo y ataca la Ciencia.
learn-attack-3 = Todos los que tenían Ciencia han perdido una carta: Marco, y Cleo con él. Termina tu turno y mira si gana.
learn-attack-end = Ha jugado su carta y vuelve a tener seis, no siete. Si nadie frena al líder, el líder gana: atiende a los avisos de la mesa y paga el precio mientras haya tiempo. No tienes por qué ser siempre tú; pero poneos de acuerdo.

## Embargo and Democracy

learn-answers = ¿Embargo o Democracia?
learn-answers-about = Otras dos respuestas a una amenaza: una para un turno, otra para siempre.
learn-answers-1 = A Cleo le falta una carta de Ciencia, y tú no tienes Ciencia con la que atacar. Tu Economía puede ayudar: sacrifica una carta para el Embargo y colócala sobre su Ciencia.
learn-answers-1-mistake = Cleo aún puede jugar Ciencia. Deshazlo y coloca el Embargo sobre su Ciencia.
learn-answers-2 = En su próximo turno Cleo no puede jugar Ciencia, ni como carta del turno ni con un efecto. Termina tu turno.
learn-answers-3 = El Embargo ha ido a la pila de descarte, y a Cleo le sigue faltando una carta. Juega una carta y coloca la Democracia sobre su Ciencia: esa se queda.
learn-answers-4 = Ahora necesita ocho. Termina tu turno y verás.
learn-answers-end = A Cleo ya no le bastan siete. El Embargo dura un turno: lo mejor si entretanto ganas tú. La Democracia es para siempre: lo mejor contra una columna que no para de crecer. Y la Inquisición puede sacar de una mano la carta que falta. Ya conoces las cuatro respuestas.

## The majority

learn-majority = Cuando se acaba el mazo
learn-majority-about = ¿Nadie llegó a la Hegemonía? Entonces decide la mayoría. Que no te sorprenda.
learn-majority-1 = Quedan tres cartas en el mazo; ya nadie llegará a la Hegemonía. Al final, cada Dominio da un punto a quien tenga más cartas en él, y también a todos los que empaten. Marco va primero en cuatro Dominios, tú en dos. Juega una carta que te deje a un punto de él.
learn-majority-1-mistake = Marco sigue dos puntos por delante. ¿Dónde estáis igualados, o te falta solo una carta? Deshazlo y mira otra vez.
learn-majority-2 = La previsión lo muestra: a un punto. Termina tu turno, y los demás robarán las últimas cartas.
learn-majority-3 = El mazo está vacío: es la última ronda. Ya nadie roba, y acaba cuando todos han tenido los mismos turnos. Empezó Cleo, así que el último turno de todos es tuyo. Juega la carta que te hace ganar.
learn-majority-3-mistake = Con eso no ganas. Mira la previsión: ¿dónde una carta marca la diferencia? Deshazlo.
learn-majority-4 = Marco tiene tantos puntos como tú. Entonces deciden más cartas de Utopía, luego Cultura, Ciencia, Economía, Religión y Militar. En Utopía también hay empate, y en Cultura vas por delante. Acaba la partida.
learn-majority-end = Ganada por desempate, y por haberlo visto venir. Vigila la previsión desde el primer turno: quien cuenta Dominios mientras los demás cuentan hasta siete gana a menudo.

## The draft

learn-draft = La selección
learn-draft-about = Elige tus primeras cartas en lugar de recibirlas.
learn-draft-1 = Con la selección, cada cual empieza con cuatro cartas, se queda una en secreto y pasa tres a la izquierda. La Era I es rica en Religión: quédate con Religión.
learn-draft-1-mistake = Puedes quedarte lo que quieras, pero aquí coleccionas Religión. Deshazlo.
learn-draft-2 = Te han llegado las cartas de Marco, menos una: se la quedó. Quédate otra vez con Religión y pasa dos.
learn-draft-2-mistake = Entre ellas había Religión. Deshazlo y quédatela.
learn-draft-3 = Las dos últimas, con las que empezó Cleo. Quédate una; la otra va boca arriba al centro.
learn-draft-3-mistake = Había Religión. Deshazlo y quédatela.
learn-draft-4 = ¡Tres cartas de Religión en la mano! Ahora cada cual toma una carta del centro, directamente a su zona de juego. Cleo, que es el jugador inicial, va la última, y tú, a su derecha, eliges antes que nadie. Elige.
learn-draft-4-mistake = En el centro había Religión. Deshazlo.
learn-draft-end = Tres en la mano y una en la mesa, todas iguales. Con la selección tienes un plan antes del primer turno, y una idea del de los demás: viste lo que pasaste.

## Teams

learn-teams = Dos contra dos
learn-teams-about = La victoria de tu compañero también es tuya. Ayúdale.
learn-teams-1 = Marco, sentado enfrente, y tú jugáis contra Cleo y Naomi. Si uno de los dos tiene la Hegemonía, ganáis ambos. Marco tiene seis cartas de Ciencia y suspira: ninguna de Ciencia en la mano. ¡Pero tú tienes una! La Inquisición también sirve con tu compañero: toma su mano y devuélvele lo que necesita.
learn-teams-1-mistake = Marco sigue sin carta de Ciencia. Deshazlo y dale la tuya.
learn-teams-2 = Cleo juega antes que Marco; esperemos que no se haya dado cuenta. Termina tu turno.
learn-teams-end = Marco ha jugado tu carta, y habéis ganado los dos. Si se llega a la mayoría, un equipo tiene un punto por cada Dominio en el que uno de los suyos tenga más cartas. Y cuidado con tus Ataques: también golpean a tu compañero.
