## civ arena: help

about-arena = Hace jugar bots unos contra otros con repartos en espejo y dice lo fuertes que son.
help-arena = bots contra bots: puntuaciones, clasificación, informe
help-arena-bots = los bots: adept, expert@1s, expert@5000, program:COMANDO@1s; tantos como jugadores para una sola mesa, más para todas las combinaciones, dos con --teams
help-arena-games = cuántas partidas, redondeadas a series en espejo enteras (400)
help-arena-workers = cuántos procesos juegan (uno por núcleo)
help-arena-log = guardar cada partida en este archivo y seguir a partir de las que ya contiene
help-arena-json = escribir las estadísticas como JSON en este archivo; «-» es la salida estándar
help-arena-report = escribir un informe en este archivo HTML
help-arena-scheduler = jugar en el clúster Dask del planificador de esta dirección

## Errors

# $needed is the number of different bots that the line-ups need.
error-arena-too-few = Bots distintos dados: { $count }; necesarios con estas reglas: { $needed }.
error-arena-no-folder = { $file }: la carpeta de este archivo no existe.
error-arena-bot-raised = { $bot } falló en el reparto { $deal }, rotación { $rotation }, asiento { $seat }: { $reason }
error-arena-bot-illegal = { $bot } eligió «{ $action }» en el reparto { $deal }, rotación { $rotation }, asiento { $seat }, que no se podía hacer.
error-arena-worker-gone = Un proceso que jugaba una partida ha desaparecido; quizá el sistema lo terminó por falta de memoria.
error-arena-no-distributed = --scheduler necesita el paquete «distributed». Instálalo con: pip install distributed
error-arena-scheduler-address = «{ $address }» no es la dirección de un planificador Dask, como tcp://127.0.0.1:8786.
error-arena-scheduler-silent = Ningún planificador Dask responde en { $address }.
error-arena-scheduler-idle = El planificador Dask de { $address } no tiene trabajadores.
error-arena-scheduler-version = Los trabajadores de { $address } tienen civ { $there }; aquí es { $here }.
# $kind is the name of a Python exception.
error-arena-scheduler-failed = El clúster Dask de { $address } no pudo jugar una partida: { $kind }. ¿Tienen sus trabajadores el mismo civ?
error-arena-log-other = { $file }: esto no es un registro de civ arena.
error-arena-log-newer = { $file }: este registro es de un civ más nuevo.
# $what lists fields of the log, as they are written in JSON.
error-arena-log-differs = { $file }: este es el registro de otro encuentro; difieren: { $what }.
error-arena-log-damaged = { $file }: la línea { $line } no es una partida de este encuentro.
error-arena-log-busy = { $file }: otra arena está escribiendo en este registro.

## Progress

arena-progress = Partidas: { $done } de { $games } · por minuto: { $rate } · quedan: { $left } · { $scores }
arena-interrupted = Interrumpido. Partidas jugadas: { $done } de { $games }.
arena-resume = Están en { $file }; el mismo comando sigue desde ahí.
arena-no-log = No se guardan: para eso hace falta --log FILE.

## Numbers

# A number, already formatted for the language.
arena-figure = { $figure }
arena-seconds = { $figure } s
arena-milliseconds = { $figure } ms
arena-microseconds = { $figure } µs
arena-interval = { $low } … { $high }

## Results of a match

arena-headline = Jugadores: { $players } · partidas: { $games } · repartos: { $deals } · semilla: { $seed }
arena-headline-teams = Dos equipos, jugadores: { $players } · partidas: { $games } · repartos: { $deals } · semilla: { $seed }
# $share is the share of all victories; $par the share of equal bots; $rating how much stronger the first bot is.
arena-against = { $bot } contra { $other }: { $share } de las victorias ({ $interval }; entre iguales { $par }), { $rating } Elo ({ $points }).
arena-length = media { $mean }, mediana { $median }, de { $least } a { $most }
# $domains lists letters of domains with counts.
arena-led = (los ganadores dominaban: { $domains })
arena-first-player = (1 es el jugador inicial: { $interval })
# $codes lists codes of errors with their counts.
arena-failures = { $bot } no respondió como es debido a { $count } de { $choices } elecciones y adept eligió por él: { $codes }.

arena-label-bot = Bot
arena-label-score = Puntuación
arena-label-interval = 95 %
arena-label-rating = Elo
arena-label-games = Partidas
arena-label-time = Por elección
arena-label-p95 = 95 % en menos de
arena-label-choices = Elecciones
arena-label-place = Lugar
arena-label-budget = Presupuesto para una elección
arena-label-code = Qué falló
arena-label-hegemonies = Hegemonía
arena-label-majorities = Mayoría
arena-label-seats = Por asiento
arena-label-order = Por orden de turno
arena-label-turns = Turnos
arena-label-plies = Acciones

arena-note-mirrored = Cada reparto se juega una vez por cada rotación de los bots en los asientos: el mismo mazo, el mismo jugador inicial.
arena-note-score = La puntuación son victorias por asiento ocupado; una victoria compartida cuenta en parte. La marca es la puntuación entre iguales.
arena-note-intervals = Los intervalos son del 95 %, sobre repartos: las partidas de una serie en espejo van unidas.
arena-note-ratings = Clasificación: Bradley–Terry en la escala Elo, media 0; una serie más entre iguales, que nadie jugó, mantiene finito un 100 %.
arena-note-left-out = Partidas de series en espejo incompletas, que no se cuentan: { $games }.

## The report

arena-report = Informe de la arena
arena-title-two = { $bot } contra { $other }
arena-title-many = Bots en la arena: { $bots }
arena-method = Cómo se ha medido
arena-as-table = Como tabla
arena-all = Todas las partidas
arena-seat = Asiento { $seat }
arena-place = Orden: { $place }

arena-plot-ratings = Clasificación
arena-about-ratings = Elo con intervalos del 95 %, del más fuerte al más débil. La línea discontinua es la media de todos los bots, 0.
arena-plot-running = Puntuación acumulada
arena-about-running = La puntuación tras tantas partidas, con su banda del 95 %. Debería estabilizarse; la línea discontinua es la de iguales.
arena-plot-matrix = Matriz de puntuaciones
arena-about-matrix = De las victorias que dos bots lograron uno contra otro, el porcentaje del bot de la izquierda, asiento por asiento.
arena-plot-budget = Fuerza según el presupuesto
arena-about-budget = Elo con intervalos del 95 % según el presupuesto, en escala logarítmica. Las líneas discontinuas son otros bots.
arena-plot-endings = Cómo ganan
arena-about-endings = Victorias por Hegemonía en cada Dominio y por Mayoría; su número está a la derecha.
arena-plot-seats = Asientos y orden de turno
arena-about-seats = Puntuaciones de todos los bots juntos, por asiento y por orden de turno. La línea discontinua es la de iguales.
arena-plot-lengths = Duración de las partidas
arena-about-lengths = Cuántas partidas tuvieron tantos turnos, de todos los jugadores juntos. La línea discontinua es la mediana.
arena-plot-times = Tiempo para una elección
arena-about-times = El punto es la media; el extremo de la línea, lo que 95 de 100 elecciones no superan. Logarítmica; las acciones forzadas no cuentan.
arena-plot-failures = Elecciones sin respuesta correcta
arena-about-failures = Donde un bot se cayó, se colgó o respondió cualquier cosa, adept eligió por él y la partida siguió.
