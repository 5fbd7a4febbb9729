## Actions and events: $name and $target are players

log-play = { $name } juega una carta del Dominio { $domain }.
log-discard-from-hand = { $name } descarta de su mano una carta del Dominio { $domain }.
log-discard-from-area = { $name } descarta de su zona una carta del Dominio { $domain }.
log-take-back = { $name } se lleva a la mano una carta del Dominio { $domain }.
log-take-from-pile = { $name } toma de la pila una carta del Dominio { $domain }.
log-give-back = { $name } devuelve una carta a { $target }.
log-give-back-seen = { $name } devuelve a { $target } una carta del Dominio { $domain }.
log-attack = { $name } ataca el Dominio { $domain }: quien tenga cartas en él pierde una.
log-take-hand = { $name } toma toda la mano de { $target }.
log-embargo = { $name } embarga el Dominio { $domain } de { $target }.
log-democracy = { $name } coloca Democracia en el Dominio { $domain } de { $target }.
log-keep = { $name } se queda con una carta.
log-keep-seen = { $name } se queda con una carta del Dominio { $domain }.
log-take-from-middle = { $name } toma del centro una carta del Dominio { $domain }.
log-permanent = { $name } usa «{ $effect }».
log-copy = { $name } copia «{ $effect }».
log-sacrifice = { $name } sacrifica una carta del Dominio { $domain }: «{ $effect }».
log-end = { $name } termina su turno.
log-draws = { $name } roba { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
log-skips-play = { $name } no tiene ninguna carta que pueda jugar.
log-taken-back = { $name } deshace { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}.
log-proposed = { $name } pide retroceder.
log-agrees = { $name } acepta retroceder.
log-disagrees = { $name } no quiere retroceder.
log-resigned = { $name } se rinde.
# $cause is asked, clock or absence.
log-handed = { $cause ->
    [clock] Se acabó el tiempo: un bot juega ahora por { $name }.
    [absence] { $name } no está: un bot sigue jugando.
   *[asked] Un bot juega ahora por { $name }.
}
log-returned = { $name } vuelve a jugar sin bot.

## The log

log-title = Registro
log-empty = Todavía no ha pasado nada.
log-draft = Selección
log-reasons = Mostrar por qué actúan los bots
log-show = Mostrar la mesa como estaba entonces
log-past = Estás viendo el pasado.
log-now = Volver al presente

## Chat

talk-title = Charla
talk-drawer = Registro y charla
talk-close-drawer = Cerrar registro y charla
talk-unread = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
talk-empty = Nadie ha dicho nada todavía.
talk-send = Enviar
talk-people = Silenciar a alguien
talk-mute = Silenciar a { $name }
talk-unmute = Volver a oír a { $name }
talk-muted = Ya no oyes a { $name }.
talk-unmuted = Vuelves a oír a { $name }.
talk-watching = Estás mirando. Aquí solo hablan quienes juegan.
talk-phrases = Frases hechas
talk-phrases-about = Cada cual las lee en su idioma.
talk-about-player = Sobre un jugador
talk-about-domain = Sobre un Dominio

## The replay

replay-title = Repetición
replay-back = Una acción atrás
replay-forward = Una acción adelante
replay-to-start = Al reparto
replay-to-end = Al final
replay-run = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
# A factor: "2 ×".
replay-times = { $factor } ×
replay-perspective = Vista por
replay-all-hands = Todas las manos
replay-spectator = Un espectador
replay-scrubber = Momento de la partida
replay-moments = Momentos clave
replay-moment-attack = { $name } ataca el Dominio { $domain }.
replay-moment-threat = { $name } está a una carta de la Hegemonía: { $domain }.
replay-progress = La columna más fuerte de cada jugador
# A player's strongest column at some moment.
replay-peak = { $name }: { $domain }, { $count } de { $goal } para la Hegemonía
replay-actions = Acciones
replay-share = Copiar un enlace a este momento
replay-copied = El enlace está copiado.
replay-download = Descargar la partida
replay-open = Abrir un archivo
replay-open-about = Abre el registro de una partida o suéltalo aquí. Tu archivo se muestra y no se guarda.
replay-unread = Este archivo no es el registro de una partida. Un registro es un archivo .json o .jsonl, como el que puedes descargar tras una partida.
replay-game = Partida { $number }
replay-games = Partidas de este archivo
replay-fork = Seguir jugando desde aquí
replay-fork-about = Tú ocupas un asiento y los bots juegan los demás.
replay-fork-seat = Tu asiento
replay-fork-bots = Bots
replay-fork-add-first = Para seguir la partida de un archivo, añádela antes a tus partidas.
replay-keys = Teclas: ← → una acción · Inicio, Fin · espacio reproduce · 1 a 4 los ojos de un jugador · 0 todas las manos

## The end

end-victory = ¡Victoria!
end-by-hegemony = { $count ->
    [one] { $names } gana por Hegemonía.
   *[other] { $names } ganan por Hegemonía.
}
end-by-majority = { $count ->
    [one] { $names } gana por Mayoría.
   *[other] { $names } ganan por Mayoría.
}
end-by-resignation = { $count ->
    [one] { $names } gana: los demás se han rendido.
   *[other] { $names } ganan: los demás se han rendido.
}
end-nobody = Todos se han rendido.
end-majority-about = Un Dominio da 1 punto a todos los que tienen más cartas en él.
end-winner = gana
end-proof = El barajado
end-commitment = Mostrado antes del reparto
end-seed = La semilla que había detrás
end-words = Palabras de los jugadores
end-checking = Comprobando …
end-proof-good = La semilla encaja con el número que se mostró antes del reparto.
end-proof-bad = ¡La semilla no encaja con el número que se mostró antes del reparto!
end-proof-unable = Tu navegador no puede comprobarlo aquí.
end-verify = Comprobar cada carta
end-verify-about = En el terminal, «civ verify» comprueba la partida descargada.
end-forked = Esta partida continuaba otra, así que no se barajó nada.
end-rematch = Jugar otra vez
end-to-rematch = A la siguiente partida
end-replay = Ver la repetición
end-share = Compartir
end-new = Partida nueva
end-board = Mirar la mesa
end-show = Mostrar el resultado
