## civ serve: help

about-serve = Abrir mesas: los amigos juegan con un enlace, los programas con la API, y cada partida se guarda. Las opciones mandan sobre el entorno.
help-serve = mesas para tus amigos, en el navegador; lo que hace civ sin comando
help-serve-host = dirección en la que escuchar; 0.0.0.0 deja entrar a la red local (127.0.0.1; { $variable })
help-serve-port = puerto en el que escuchar, 0 para cualquiera libre (8420, o uno libre si está ocupado; { $variable })
help-serve-data = carpeta donde se guarda todo (tu carpeta de datos; { $variable })
help-serve-web = carpeta de un cliente web que se sirve en lugar del incluido ({ $variable })
help-serve-no-browser = no abrir el navegador ({ $variable }=1)
help-serve-url = dirección pública, si hay un proxy delante del servidor ({ $variable })
help-serve-proxy = direcciones o redes de los proxys cuyas cabeceras X-Forwarded se creen, separadas por comas (ninguna; { $variable })
help-serve-bot-threads = cuántos bots pueden pensar a la vez (la mitad de los núcleos; { $variable })
help-serve-bot-seconds = cuántos segundos puede pensar el experto una elección (1; { $variable })
help-serve-longest-queue = cuántas órdenes pueden esperar a ser guardadas antes de rechazar más (1024; { $variable })

## Why a server cannot start

error-usage-url = { $argument } no puede ser «{ $value }»; es una dirección como https://civ.example.
error-usage-networks = { $argument } no puede ser «{ $value }»; son direcciones o redes como 10.0.0.1,10.1.0.0/16.
error-port-taken = El puerto { $port } está ocupado. Elige otro, o quita --port para usar uno libre.
error-port-forbidden = No puedes escuchar en el puerto { $port }. Elige uno por encima de 1023.
error-host-unusable = «{ $host }» no es una dirección de esta máquina.

## While it runs

serve-address = CIV está en { $url } · Ctrl-C lo detiene.
serve-network = En tu red local: { $url }

## Requests that are refused

error-json-not-text = Esto no es texto en UTF-8.
error-json-malformed = Esto no es JSON a partir del carácter { $position }.
error-json-number = Hay en el JSON un número que no se puede usar.
error-json-field-twice = El campo «{ $field }» aparece dos veces.
error-json-too-deep = El JSON está anidado a más de { $deepest } niveles.
# $path is a place in the JSON, such as $.rules.players.
error-bad-field = { $path } falta, no se conoce o no es del tipo correcto.
error-bad-query = El parámetro «{ $name }» falta o no es del tipo correcto.
error-bad-request = Esta petición no se entiende.
error-body-too-large = Esto supera los { $limit } bytes que se aceptan.
error-no-route = Aquí no hay nada.
error-wrong-method = Eso no se puede hacer aquí; la cabecera Allow dice qué se puede.
error-unknown-host = Este servidor no se conoce por ese nombre.
error-cross-site = Esta petición viene de otro sitio; se ha rechazado.
error-too-many = Demasiadas peticiones. Inténtalo de nuevo en { $seconds } s.
# $reference is also in the server's log.
error-internal = Algo ha fallado en el servidor. En su registro es { $reference }.

## The server's own pages

page-lead = El juego de cartas de las civilizaciones, de dos a cuatro jugadores.
page-running = El servidor está en marcha, y cada partida que se juega en él se guarda.
page-terminal = En el terminal
page-programs = Para programas
page-about-api = todo lo que sabe hacer la API, en una página
page-about-openapi = lo mismo como descripción OpenAPI
page-about-health = si el servidor puede hacer su trabajo
page-about-metrics = cifras para Prometheus
page-unofficial = Una versión no oficial, hecha por aficionados.

page-api-title = La API
page-api-lead = Cada ruta y cada tipo. Lo mismo para programas:
page-api-routes = Rutas
page-api-types = Tipos
page-api-body = cuerpo
page-api-needed = obligatorio

## The web client

shell-no-script = Esta página necesita JavaScript. Sin él, civ join --plain permite jugar en el terminal.

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
