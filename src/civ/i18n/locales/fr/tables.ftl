## Commands that a table refuses

error-table-seats = { $count ->
    [one] { $count } place est nommée
   *[other] { $count } places sont nommées
}, mais on joue à { $players }.
# $players lists all possible values for a seat.
error-table-player = « { $player } » ne peut pas prendre une place. Sont possibles : { $players }.
error-table-not-open = Les cartes sont déjà distribuées ; cela ne peut plus changer.
error-table-not-playing = Aucune partie n’est en cours à cette table.
error-table-not-over = La partie n’est pas encore finie.
error-table-stale = La table a changé entre-temps ; regarde de nouveau avant de choisir. Son dernier événement est { $seq }.
error-table-broken = Cette table ne peut pas servir pour l’instant. Rien n’a changé ; réessaie dans un moment.
error-host-only = Seul l’hôte de la table peut faire cela.
error-not-seated = Seuls ceux qui sont assis à la table peuvent faire cela.
error-not-your-seat = La place { $seat } n’est pas la tienne.
error-seat-taken = La place { $seat } est prise.
error-seat-open = La place { $seat } est encore libre.
error-seat-not-ready = Le joueur de la place { $seat } n’est pas encore prêt.
error-seat-resigned = Le joueur de la place { $seat } a abandonné.
error-seat-handed = Un bot joue la place { $seat } en ce moment ; reprends-la d’abord.
error-seat-yours = Tu joues déjà toi-même la place { $seat }.
error-no-take-backs = À cette table, on n’annule rien.
error-no-proposal = Il n’y a pas de proposition à laquelle répondre.
error-chat-off = À cette table, on ne discute pas ; les phrases toutes faites sont permises.
# $table is the code of another table.
error-rematch-there = La revanche est déjà là, à la table { $table }.
error-fork-rules = La partie continue un enregistrement, ses règles restent donc telles quelles.
error-fork-ply = C’est trop loin : cette partie compte { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
error-fork-over = À cet endroit, la partie est finie ; repars d’une action antérieure.

## Unknown resources and users

error-no-table = Cette table n’existe pas, ou elle ne t’est pas ouverte.
error-no-record = Cette partie n’existe pas, ou elle ne t’est pas ouverte.
error-who-asks = Personne ne te connaît encore ici : entre comme invité, ou donne le jeton d’un programme.
error-link-expired = Ce lien a déjà servi ou est trop vieux. Fais-en un nouveau.
error-bad-name = Un nom compte de 1 à { $longest } caractères.
error-command-reused = Une autre commande a déjà été envoyée sous cet identifiant ; rien n’a été fait.
error-busy = Le serveur est trop occupé en ce moment. Rien n’a été fait ; réessaie dans un moment.

## Set phrases: $about says which of $seat and $domain are given: none, seat, domain or both

phrase-hello = { $about ->
    [seat] Bonjour, joueur { $seat } !
   *[none] Bonjour !
}
phrase-well-played = { $about ->
    [seat] Bien joué, joueur { $seat } !
   *[none] Bien joué !
}
phrase-thanks = { $about ->
    [seat] Merci, joueur { $seat } !
   *[none] Merci !
}
phrase-sorry = { $about ->
    [seat] Pardon, joueur { $seat } !
   *[none] Pardon !
}
phrase-moment = Un petit instant, merci.
phrase-your-turn = { $about ->
    [seat] Joueur { $seat }, c’est ton tour.
   *[none] C’est ton tour.
}
phrase-watch-out = { $about ->
    [seat] Attention au joueur { $seat } !
    [domain] Attention au domaine { $domain } !
    [both] Attention au joueur { $seat } : { $domain } !
   *[none] Attention !
}
phrase-stop-together = { $about ->
    [seat] Arrêtons ensemble le joueur { $seat } !
    [domain] Arrêtons cela ensemble : { $domain } !
    [both] Arrêtons ensemble le joueur { $seat } : { $domain } !
   *[none] Arrêtons-les ensemble !
}
phrase-peace = { $about ->
    [seat] La paix entre nous, joueur { $seat } ?
   *[none] On fait la paix ?
}
phrase-agreed = { $about ->
    [seat] D’accord, joueur { $seat }.
   *[none] D’accord.
}
phrase-no = { $about ->
    [seat] Non, joueur { $seat }.
   *[none] Non.
}
phrase-promise = { $about ->
    [seat] C’est promis, joueur { $seat }.
    [domain] C’est promis : { $domain }.
    [both] C’est promis, joueur { $seat } : { $domain }.
   *[none] C’est promis.
}
phrase-revenge = { $about ->
    [seat] Je ne l’oublierai pas, joueur { $seat }.
   *[none] Je ne l’oublierai pas.
}
phrase-good-game = Belle partie !

## Settings and seats

settings-clock-minutes = { $count ->
    [one] { $count } minute par tour
   *[other] { $count } minutes par tour
}
settings-clock-days = { $count ->
    [one] { $count } jour par tour
   *[other] { $count } jours par tour
}
settings-no-take-backs = sans annulation
seat-free = Place libre

## A table before the deal

lobby-open = La table est prête
lobby-deal = Distribuer les cartes
# Tags of a seat, in lower case.
lobby-host = hôte
lobby-program = programme

## Chat

talk-write = Dis quelque chose

## Events at a table

event-dealt = Les cartes sont distribuées.
event-sat = { $name } prend la place { $seat }.
event-stood = La place { $seat } est de nouveau libre.
event-worded = { $name } ajoute des mots au mélange.
event-taken-back = Le joueur { $seat } annule { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
event-proposed = Le joueur { $seat } demande à revenir en arrière.
event-agrees = Le joueur { $seat } accepte de revenir en arrière.
event-disagrees = Le joueur { $seat } refuse de revenir en arrière.
event-resigned = Le joueur { $seat } abandonne.
event-handed = Un bot joue maintenant pour le joueur { $seat }.
event-returned = Le joueur { $seat } joue de nouveau sans bot.
event-followed = La partie suivante est ouverte.
