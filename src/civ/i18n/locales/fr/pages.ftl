## Home

web-guest = Invité
web-name = Ton nom
web-keep = Garder ce nom
web-play = Jouer contre des bots
web-level = Bots
web-mine = Mes parties
web-public-tables = Tables ouvertes
web-friends = Jouer entre amis
web-open = Ouvrir la table
web-seat-open = libre : par le lien
web-seat-here = une personne sur cet appareil
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-minutes = { $count ->
    [one] { $count } minute par tour
   *[other] { $count } minutes par tour
}
web-clock-days = { $count ->
    [one] { $count } jour par tour
   *[other] { $count } jours par tour
}
web-more-rules = Autres règles
web-public = Montrer la table ici à tout le monde
web-watch = D’autres peuvent regarder
web-take-backs = On peut annuler des actions
web-chat = On peut bavarder
web-join = Rejoindre une table
web-code = Code ou lien
web-go = Y aller
web-status-open = attend des joueurs
web-status-playing = en cours
web-status-over = terminée
web-other-device = Jouer sur un autre appareil
web-link-about = Ouvre ce lien sur ton autre appareil : tu y seras toi-même aussi. Il sert une fois, pendant un quart d’heure. Ne le montre à personne.
web-claim = Continuer sous mon nom sur cet appareil
web-verify = Vérifier un mélange
web-about = Terminal et API

## A table before the deal

web-title = CIV · table { $code }
web-lobby = La table est mise
web-players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-no-take-backs = rien ne s’annule
web-share = Lien pour tes amis
web-seats = Places
web-free = Place libre
web-sit = S’asseoir
web-stand = Se lever
web-place = Donner cette place à …
web-host = hôte
web-is-ready = prêt
web-ready = Je suis prêt
web-not-ready = Pas encore prêt
web-start = Distribuer les cartes
web-begin-when = L’hôte distribue dès que toutes les places sont prises et que tout le monde est prêt.
web-shuffle = Le mélange
web-shuffle-about = Ce nombre est le SHA-256 d’une graine secrète. Il lie le serveur avant la distribution ; la graine est montrée après la partie, et chacun peut vérifier qu’aucune carte n’a bougé.
web-forked = Cette partie continue une partie enregistrée ; rien n’est mélangé.
web-words = Tes mots
web-words-add = Ajouter tes propres mots
web-back = Retour à la table

## Tags of a seat, in lower case

web-partner = partenaire
web-bot = bot
web-program = programme
web-stand-in = joué par un bot
web-resigned = a abandonné
web-first = premier joueur

## A game

web-costs = Coûte 1 carte { $domain }.
web-watching = Tu regardes.
web-kept = Tu as gardé une carte.
web-waits-for = On attend les joueurs { $seats } …
web-covered = Plusieurs personnes jouent sur cet appareil. Qui regarde ?
web-uncover = Joueur { $seat } : montrer ma main
web-cover = Cacher la main
web-time-left = Temps restant : { $time }
web-proposal = Le joueur { $seat } demande à revenir de { $count ->
    [one] { $count } action
   *[other] { $count } actions
} en arrière.
web-agree = Accepter
web-disagree = Refuser
web-log = Ce qui s’est passé
web-talk = Parler
web-more = Plus
web-propose = Demander à annuler la dernière action
web-hand = Laisser un bot jouer pour moi
web-handed = Un bot joue à ta place en ce moment.
web-return = Jouer de nouveau moi-même
web-resign = Abandonner
web-resign-means = Un bot continue à ta place, et tu ne pourras pas revenir.
web-renews = Cette page se met à jour toute seule.
web-hold = L’arrêter
web-look-again = Regarder à nouveau

## Events

told-dealt = Les cartes sont distribuées.
told-sat = { $name } prend la place { $seat }.
told-stood = La place { $seat } est de nouveau libre.
told-worded = { $name } ajoute des mots au mélange.
told-taken-back = Le joueur { $seat } annule { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
told-proposed = Le joueur { $seat } demande à revenir en arrière.
told-agrees = Le joueur { $seat } accepte de revenir en arrière.
told-disagrees = Le joueur { $seat } refuse de revenir en arrière.
told-resigned = Le joueur { $seat } abandonne.
told-handed = Un bot joue maintenant pour le joueur { $seat }.
told-returned = Le joueur { $seat } joue de nouveau sans bot.
told-followed = La partie suivante est ouverte.

## The end

web-resignation = { $count ->
    [one] Le joueur { $seats } gagne : les autres ont abandonné.
   *[other] Les joueurs { $seats } gagnent : les autres ont abandonné.
}
web-wins = gagne
web-to-rematch = À la partie suivante
web-seed = Graine
web-record = Télécharger la partie

## Talking

web-text = Dis quelque chose
web-send = Envoyer
web-silence = Personne n’a encore rien dit.
web-phrases = Phrases toutes faites
web-about-seat = Sur le joueur
web-about-domain = Sur le domaine

## The page that checks a shuffle

shuffle-about = Charge le fichier d’une partie finie. Cette page le vérifie toute seule, sur ton appareil : la graine doit correspondre au nombre montré avant la distribution, et les cartes doivent découler de la graine et des mots de chacun.
shuffle-no-script = Cette page a besoin de JavaScript. Dans le terminal, civ verify fait la même chose.
shuffle-load = Le fichier de la partie
shuffle-commitment = La graine est celle qui était promise.
shuffle-first = Le premier joueur en découle.
shuffle-deck = La pioche en découle, carte par carte.
shuffle-removed = Les cartes retirées en découlent.
shuffle-good = Tout est juste.
shuffle-bad = Quelque chose est faux.
shuffle-unread = Ce n’est pas le fichier d’une partie avec sa graine.
shuffle-compare = Compare le nombre ci-dessous avec celui que tu as vu avant la distribution.
shuffle-keep = Garder cette page en un fichier qui n’a pas besoin du réseau
