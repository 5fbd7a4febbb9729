## The frame around every page

frame-civ = CIV
frame-game = Carta Impera Victoria
# $title is the title of a page.
frame-title = { $title } · CIV
frame-title-turn = ● À toi · { $title }
frame-your-turn = À toi
frame-home = CIV, vers l’accueil
frame-messages = Messages
frame-close = Fermer
frame-copy = Copier
frame-copied = Copié
frame-share = Partager
frame-qr = Code QR du lien
frame-more = Plus

frame-learn = Apprendre à jouer
frame-rules = Règles
frame-records = Parties jouées
frame-about = Terminal et API
frame-unofficial = Une adaptation non officielle, faite par des amateurs, de CIV : Carta Impera Victoria, un jeu de Rémi Amy, développé par Cédric Lefebvre, illustré par Christopher Matt et édité par Ludonaute. Aucune de leurs images ni aucun de leurs textes n’est utilisé ici.

frame-lost = Rien ici
frame-lost-about = Vérifie le lien, ou demandes-en un nouveau à qui te l’a envoyé.
frame-to-home = Vers l’accueil

frame-go-light = Passer en clair
frame-go-dark = Passer en sombre

## Settings

frame-settings = Réglages
frame-theme = Apparence
frame-theme-system = Comme l’appareil
frame-theme-light = Clair
frame-theme-dark = Sombre
frame-speed = Mouvement des cartes
frame-speed-slow = Lent
frame-speed-usual = Normal
frame-speed-quick = Rapide
frame-speed-none = Aucun
frame-volume = Son
frame-off = Coupé
frame-percent = { $percent } %
frame-forced = Jouer pour moi les étapes forcées
frame-forced-about = Quand il n’y a qu’une chose à faire, elle se fait.
frame-confirm = Demander avant de finir mon tour
frame-confirm-about = Seulement s’il reste des effets forts.
frame-letters = Lettres sur les cartes
frame-letters-about = Chaque domaine montre sa lettre en plus de son emblème.
frame-notify = Me prévenir quand c’est mon tour
frame-notify-about = Quand la page est à l’arrière-plan.
frame-notify-refused = Le navigateur n’autorise pas les notifications de cette page.

## The current user

frame-you = Toi
frame-you-are = Tu es { $name }
frame-name = Ton nom
frame-keep = Garder
frame-kept = Gardé
frame-no-account = Pas besoin de compte : ce navigateur te reconnaît par un cookie.
frame-other-device = Sur un autre appareil
frame-other-device-about = Ouvre un lien là-bas, et tes parties et tes places y sont aussi les tiennes. Il sert une fois, pendant un quart d’heure. Ne le montre à personne.
frame-other-device-link = Ton lien personnel
frame-make-link = Créer un lien
frame-claim = Continuer ici
frame-claim-about = Ce lien vient d’un autre de tes appareils. Désormais tu es ici la même personne, avec les mêmes parties et les mêmes places.
frame-claim-instead = Sur cet appareil tu es { $name } pour l’instant. Si tu continues, tu y seras quelqu’un d’autre.
frame-claim-do = Continuer en tant que moi

## The start page

home-lead = Bâtis une civilisation à partir d’une main de cartes. Dépasse tout le monde dans un domaine, ou domine dans la plupart quand le temps s’achève.
home-play-bots = Jouer contre des bots
home-dealing = Distribution …
home-against = contre { $levels }
home-change = Modifier
home-rival = Bot à la place { $seat }
home-first-time = Première fois ? Apprends en quelques minutes

home-friends = Entre amis
home-friends-about = Ouvre une table et envoie le lien. Personne n’a besoin de compte.
home-open-table = Ouvrir une table …
home-new-table = Une nouvelle table
home-open-this = Ouvrir la table
home-join = Rejoindre une table
home-code = Code ou lien
home-code-unread = Ce n’est ni le code d’une table ni un lien vers une table.
home-go = Aller

home-mine = Mes parties
home-all-mine = { $count ->
    [one] Montrer { $count } partie
   *[other] Montrer les { $count } parties
}
home-public-tables = Tables ouvertes
home-to-watch = Parties à regarder
home-waits = { $count ->
    [0] Complète, bientôt prête
    [one] { $count } place libre
   *[other] { $count } places libres
}
home-turn-of = Au tour de { $names }
# $count is the number of winners.
home-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné ensemble
}

home-learn-about = De courtes leçons sur de vraies positions.
home-rules-about = Toutes, avec recherche.
home-records-about = Revoir des parties finies, coup par coup.
home-verify-about = Voir qu’aucune carte n’a été déplacée.

## Settings of a table

home-party-teams = 2 contre 2
home-teams = { $count ->
    [one] { $count } joueur en équipes
   *[other] { $count } joueurs en deux équipes
}
home-seat-me = Moi
home-seat-open = Libre : par le lien
home-seat-here = Quelqu’un sur cet appareil
home-seat-bot = Bot : { $level }
home-visibility = Qui la trouve
home-by-link = Par le lien seulement
home-public = Visible pour tous
home-clock-label = Pendule
home-clock-none = Sans pendule
home-clock = { $time } par tour
home-pace-none = Tout de suite
home-play-options = Notre façon de jouer
home-take-backs = On peut annuler des actions
home-take-backs-about = Les siennes, tant que rien de caché n’a été vu.
home-watch = D’autres peuvent regarder
home-chat = On peut s’écrire
home-chat-about = Les phrases toutes faites sont toujours permises.
home-stand-in = Pour qui part ou dépasse le temps
home-stand-in-none = Temps dépassé, partie perdue
home-absence = Compte comme parti après
home-absence-never = Jamais
home-editions = Les éditions diffèrent
home-editions-about = Sur ces points, les livrets de règles ne sont pas d’accord ou ne disent rien. Les réglages affichés sont ceux de la plupart.
home-democracy-anywhere = Démocratie sur tout domaine
home-hand-limit-held = limite de main relevée seulement avec ses cartes
home-stall-rounds = { $count ->
    [0] une pioche bloquée n’arrête pas la partie
    [one] une pioche bloquée compte comme vide après { $count } tour de table
   *[other] une pioche bloquée compte comme vide après { $count } tours de table
}
home-no-chat = phrases toutes faites seulement
home-no-watch = personne ne regarde
home-is-public = visible pour tous

## A table before the deal

lobby-yours = Ta table
lobby-of = { $name } a ouvert une table
lobby-seats = Places
lobby-free = Libre
lobby-beside-you = à côté de toi, sur cet appareil
lobby-away = pas là pour l’instant
lobby-ready = prêt
lobby-not-ready = pas encore prêt
lobby-place = Qui prend la place { $seat }
lobby-sit-here = S’asseoir ici
lobby-stand = Se lever
lobby-free-seat = Libérer cette place
lobby-you-are = Tu es { $name }.
lobby-your-name = Comment t’appelles-tu ?
lobby-sit-down = S’asseoir à cette table
lobby-full = Toutes les places sont prises.
lobby-full-watch = Reste ici : dès que les cartes sont distribuées, tu regardes.
lobby-full-no-watch = À cette table, personne ne peut regarder.
lobby-waits-for = On attend { $name }.
lobby-all-ready = Tout le monde est prêt.
lobby-get-ready = C’est bon pour moi
lobby-unready = Finalement, pas encore
lobby-ready-about = L’hôte distribue dès que tout le monde est prêt.
lobby-host-deals = { $name } distribue dès que tout le monde est prêt.
lobby-the-host = L’hôte
lobby-change = Modifier la table
lobby-change-do = Modifier
lobby-change-seats = Si le nombre de joueurs change, les autres doivent se rasseoir.
lobby-share = Invite tes amis
lobby-share-guest = Amène quelqu’un
lobby-link = Lien vers cette table
lobby-qr = En code QR pour les téléphones
lobby-shuffle = Un mélange vérifiable
lobby-shuffle-about = Ce nombre lie le serveur à un mélange avant que quiconque s’asseye. Ajoute tes propres mots, et la distribution en dépend aussi. Après la partie, le secret derrière le nombre est montré, et tout le monde peut vérifier les cartes.
lobby-forked = Cette partie continue une partie enregistrée ; rien n’est mélangé.
lobby-words = Tes mots
lobby-words-add = Ajouter

## Games played

home-games-lead = Les parties que tu as jouées ou ajoutées, et celles des tables publiques. Chacune se revoit coup par coup.
home-games-none = Aucune partie n’est encore finie.
home-games-none-about = Joues-en une, ou ajoute un fichier.
home-games-unfinished = pas finie
home-games-resignation = les autres ont abandonné
home-games-added = ajoutée depuis un fichier
home-games-watch = Revoir
home-games-same-deal = Jouer cette donne
home-games-play-on = Continuer
home-games-download = Télécharger
home-games-all = Tout télécharger
home-games-add = Ajouter une partie
home-games-add-about = Dépose un fichier ici ou choisis-en un : une partie, ou plusieurs, une par ligne.
home-games-choose = Choisir un fichier
home-games-added-count = { $count ->
    [one] { $count } partie ajoutée.
   *[other] { $count } parties ajoutées.
}
home-games-unread = ce n’est pas une partie de CIV.
home-games-bad-file = { $file } : { $reason }
home-games-bad-line = { $file }, ligne { $line } : { $reason }
home-games-empty = { $file } est vide.
home-games-earlier = Parties plus anciennes
