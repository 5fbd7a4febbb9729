## civ soak: help

about-soak = Mata un servidor bajo carga una y otra vez, y comprueba que su registro confirma todo lo que dijo. Ctrl-C lo termina y dice lo hallado hasta entonces.
help-soak = matar un servidor bajo carga y comprobar su registro
help-soak-kills = cuántas veces matar el servidor (60)
help-soak-commands = cuántas órdenes deben quedar confirmadas en 60 muertes (20000)
help-soak-tables = en cuántas mesas jugar (30)
help-soak-seed = otro número, otro curso de los hechos (0)
help-soak-folder = guardar en esta carpeta lo que dio cada ronda y seguir desde ahí

## Results

soak-progress = muertes: { $done } de { $kills } · órdenes confirmadas: { $commands } · infracciones: { $wrong }
soak-kills = Muertes del servidor: { $kills }, de ellas durante el arranque: { $starting }
soak-commands = Órdenes confirmadas: { $commands } · mensajes oídos: { $messages } · mesas: { $tables }
soak-starts = Arranques: { $starts } · primera respuesta a los { $median } s (mediana), 99 de cada 100 veces en { $slow } s, como muy tarde a los { $longest } s, en menos de 3 s: { $prompt }
soak-right = Todo lo confirmado está en el registro, una sola vez, y no se dijo nada más.
# $check is one of the sentences below; $detail helps whoever investigates it.
soak-violation = { $check } Casos: { $count }; el primero: mesa { $table }, evento { $seq }, { $detail }
soak-kept = Guardado para examinarlo: { $folder }
soak-resume = Está guardado en { $folder }; el mismo comando sigue desde ahí.

## Errors of the folder

error-soak-journal-busy = { $file }: otro civ soak está escribiendo en este archivo.
error-soak-journal-damaged = { $file }: la línea { $line } no es una ronda de civ soak.

## Violated guarantees

soak-check-lost = Una orden confirmada no está en el registro.
soak-check-twice = Una orden se ejecutó dos veces.
soak-check-unasked = El registro tiene un evento que nadie pidió.
soak-check-two-answers = Una orden recibió dos respuestas distintas.
soak-check-unlogged = Alguien oyó un evento que no está en el registro.
soak-check-different = Alguien oyó algo distinto de lo que dice el registro.
soak-check-gap = Un número faltó o vino dos veces.
soak-check-index = Una mesa figura de otro modo que como está.
soak-check-record = Una partida guardada no es la que se jugó.
soak-check-refused = Una orden fue rechazada sin buena razón.
soak-check-unknown = Alguien dejó de ser conocido, o una mesa dejó de encontrarse.
soak-check-closed = Una conexión se cerró sin buena razón.
soak-check-unanswered = Una orden nunca recibió respuesta.
soak-check-late = Un arranque tardó demasiado.
soak-check-down = El servidor no arrancó.
soak-check-error = El servidor anotó un error interno.
