## Commands that a table refuses

error-table-seats = { $count ->
    [one] Se nombra { $count } asiento
   *[other] Se nombran { $count } asientos
}, pero se juega entre { $players }.
# $players lists all possible values for a seat.
error-table-player = «{ $player }» no puede ocupar un asiento. Pueden: { $players }.
error-table-not-open = Las cartas ya están repartidas; esto ya no se puede cambiar.
error-table-not-playing = En esta mesa no se está jugando ninguna partida ahora.
error-table-not-over = La partida todavía no ha terminado.
error-table-stale = La mesa ha cambiado entretanto; mira de nuevo antes de elegir. Su último evento es el { $seq }.
error-table-broken = Ahora mismo esta mesa no se puede usar. Nada ha cambiado; inténtalo de nuevo en un momento.
error-host-only = Solo quien abrió la mesa puede hacer esto.
error-not-seated = Solo quienes están sentados a la mesa pueden hacer esto.
error-not-your-seat = El asiento { $seat } no es tuyo.
error-seat-taken = El asiento { $seat } está ocupado.
error-seat-open = El asiento { $seat } sigue libre.
error-seat-not-ready = Quien juega en el asiento { $seat } aún no está listo.
error-seat-resigned = Quien juega en el asiento { $seat } se ha rendido.
error-seat-handed = Un bot juega ahora el asiento { $seat }; recupéralo primero.
error-seat-yours = Ya juegas tú el asiento { $seat }.
error-no-take-backs = En esta mesa no se deshace nada.
error-no-proposal = No hay ninguna propuesta a la que responder.
error-chat-off = En esta mesa no se charla; las frases hechas sí se permiten.
# $table is the code of another table.
error-rematch-there = La revancha ya está en la mesa { $table }.
error-fork-rules = La partida continúa un registro, así que sus reglas se quedan como están.
error-fork-ply = Es demasiado lejos: esta partida tiene { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}.
error-fork-over = Ahí la partida ya ha terminado; sigue desde una acción anterior.

## Unknown resources and users

error-no-table = Esta mesa no existe, o no está abierta para ti.
error-no-record = Esta partida no existe, o no está abierta para ti.
error-who-asks = Aquí aún no te conoce nadie: entra como invitado o da la clave de un programa.
error-link-expired = Este enlace ya se ha usado o es demasiado viejo. Haz uno nuevo.
error-bad-name = Un nombre tiene de 1 a { $longest } caracteres.
error-command-reused = Ya se envió otra orden con este identificador; no se ha hecho nada.
error-busy = El servidor está demasiado ocupado ahora mismo. No se ha hecho nada; inténtalo de nuevo en un momento.

## Set phrases: $about says which of $seat and $domain are given: none, seat, domain or both

phrase-hello = { $about ->
    [seat] ¡Hola, jugador { $seat }!
   *[none] ¡Hola!
}
phrase-well-played = { $about ->
    [seat] ¡Bien jugado, jugador { $seat }!
   *[none] ¡Bien jugado!
}
phrase-thanks = { $about ->
    [seat] ¡Gracias, jugador { $seat }!
   *[none] ¡Gracias!
}
phrase-sorry = { $about ->
    [seat] ¡Perdón, jugador { $seat }!
   *[none] ¡Perdón!
}
phrase-moment = Un momento, por favor.
phrase-your-turn = { $about ->
    [seat] Jugador { $seat }, te toca.
   *[none] Te toca.
}
phrase-watch-out = { $about ->
    [seat] ¡Cuidado con el jugador { $seat }!
    [domain] ¡Cuidado con el Dominio { $domain }!
    [both] ¡Cuidado con el jugador { $seat }: { $domain }!
   *[none] ¡Cuidado!
}
phrase-stop-together = { $about ->
    [seat] ¡Paremos juntos al jugador { $seat }!
    [domain] ¡Paremos esto juntos: { $domain }!
    [both] ¡Paremos juntos al jugador { $seat }: { $domain }!
   *[none] ¡Parémoslos juntos!
}
phrase-peace = { $about ->
    [seat] ¿Paz entre nosotros, jugador { $seat }?
   *[none] ¿Hacemos las paces?
}
phrase-agreed = { $about ->
    [seat] De acuerdo, jugador { $seat }.
   *[none] De acuerdo.
}
phrase-no = { $about ->
    [seat] No, jugador { $seat }.
   *[none] No.
}
phrase-promise = { $about ->
    [seat] Te lo prometo, jugador { $seat }.
    [domain] Lo prometo: { $domain }.
    [both] Te lo prometo, jugador { $seat }: { $domain }.
   *[none] Lo prometo.
}
phrase-revenge = { $about ->
    [seat] Esto no lo olvidaré, jugador { $seat }.
   *[none] Esto no lo olvidaré.
}
phrase-good-game = ¡Buena partida!

## Settings and seats

settings-clock-minutes = { $count ->
    [one] { $count } minuto por turno
   *[other] { $count } minutos por turno
}
settings-clock-days = { $count ->
    [one] { $count } día por turno
   *[other] { $count } días por turno
}
settings-no-take-backs = sin deshacer
seat-free = Asiento libre

## A table before the deal

lobby-open = La mesa está lista
lobby-deal = Repartir las cartas
# Tags of a seat, in lower case.
lobby-host = anfitrión
lobby-program = programa

## Chat

talk-write = Di algo

## Events at a table

event-dealt = Las cartas están repartidas.
event-sat = { $name } ocupa el asiento { $seat }.
event-stood = El asiento { $seat } vuelve a estar libre.
event-worded = { $name } añade palabras al barajado.
event-taken-back = El jugador { $seat } deshace { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}.
event-proposed = El jugador { $seat } pide retroceder.
event-agrees = El jugador { $seat } acepta retroceder.
event-disagrees = El jugador { $seat } no quiere retroceder.
event-resigned = El jugador { $seat } se rinde.
event-handed = Un bot juega ahora por el jugador { $seat }.
event-returned = El jugador { $seat } vuelve a jugar sin bot.
event-followed = La siguiente partida está abierta.
