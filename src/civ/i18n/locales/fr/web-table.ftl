## The table

# $names lists the players.
play-title = CIV · { $names }
play-rivals = Les autres
play-middle = Pioche et défausse
play-pile = Défausse
play-pile-empty = Rien n’a encore été défaussé.
play-coin = La pièce d’Art
play-prompt = Ce qu’on te demande
play-watching = Tu regardes
play-last-era = Le dernier Âge commence.
play-over = La partie est finie
play-menu = Menu
play-clock = Temps restant

## Acting

play-thinks = Réflexion en cours : { $names } …
play-only-choice = Il n’y a qu’un choix ; il est fait à ta place.
play-waits = On attend { $names }
play-chosen = Choix : { $names }.
play-chosen-of = Choix : { $number } sur { $total }
play-copy = Copier « { $effect } »
play-use = Utiliser
play-do-play = Jouer
play-do-discard = Défausser
play-do-take = Prendre
play-do-give = Rendre
play-do-keep = Garder
play-do-choose = Choisir
play-do-use = Utiliser « { $effect } »
play-cancel = Annuler
play-undo = Annuler le coup
play-again = Revoir
play-taken = Pris dans sa main
play-about-keep = Garde une carte. Les autres passent au joueur à ta gauche.
play-about-last-keep = Garde une carte. L’autre va face visible au centre de la table.
play-about-middle = Elle va directement dans ton plan de jeu.
play-will-keep = Tu gardes une carte { $domain } et passes le reste.
play-will-keep-last = Tu gardes une carte { $domain }. L’autre va face visible au centre de la table.
play-will-question = Tu prends toute la main de { $name } et rends autant de cartes.
play-will-embargo = { $name } ne pourra pas jouer de carte { $domain } à son prochain tour.
play-will-democracy = Domaine { $domain } : il faudra à { $name } 1 carte de plus pour l’Hégémonie, jusqu’à la fin de la partie.
play-will-attack = Tu perds une carte { $domain }. Touchés aussi : { $names }.
play-will-attack-alone = Tu perds une carte { $domain }. Personne d’autre n’en a.
play-end-last-round = Dernier tour de table : ton tour finit sans piocher.
play-end-title = Finir ton tour ?
play-end-unused = Tu n’as pas utilisé : { $effects }.
play-end-back = Pas encore

## People

play-pass = Passe l’appareil à { $name }
play-pass-about = Toutes les mains sont couvertes. Continue quand personne d’autre ne regarde l’écran.
play-pass-ready = Je suis { $name }
play-propose = Demander à revenir avant ma dernière action
play-proposal = Revenir en arrière ?
play-proposal-about = { $name } demande à tous de revenir quelques actions en arrière.
play-agree = Accepter
play-refuse = Refuser
play-hand-over = Laisser un bot jouer pour moi
play-return = Rejouer moi-même
play-resign = Abandonner
play-resign-about = Tu auras perdu, et un bot jouera à ta place.

## Areas

area-of = Plan de jeu de { $name }
area-back = une carte de l’Âge { $era }
area-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
area-count = { $count } cartes sur { $goal }
area-next = encore { $count } : { $effect }
area-next-win = encore { $count } pour gagner
area-empty = aucune carte
area-look = voir de plus près
area-choose = Choisir { $domain } chez { $name }
area-choose-seat = Choisir { $name }
area-to-move = à jouer
area-team = Équipe { $team }
area-first = 1er
area-bot = Un bot
area-stands-in = Un bot joue à sa place
area-resigned = A abandonné
area-away = Absent

## The aid

aid-title = Aide
aid-threats = Qui pourrait gagner bientôt
aid-threat = { $name } pourrait gagner par { $domain } à son prochain tour : { $count } sur { $goal }
aid-threat-held = { $name } pourrait gagner par { $domain } à son prochain tour : { $count } sur { $goal }, avec { $held ->
    [one] { $held } carte de ce domaine en main
   *[other] { $held } cartes de ce domaine en main
}
aid-threat-reached = { $name } a assez de { $domain } pour gagner à la fin de son tour : { $count } sur { $goal }
aid-more-threats = + { $count }
aid-threat-plays = { $count ->
    [one] { $count } carte de ce domaine jouable en un tour.
   *[other] Jusqu’à { $count } cartes de ce domaine jouables en un tour.
}
aid-threat-answers = Ce qui peut aider : { $effects }.
aid-no-threats = Personne, à ce qu’on voit.
aid-last-round = Dernier tour de table : la partie finit après { $name }.
aid-effects = Tous les effets à cette table
aid-hegemony = { $count } cartes d’un domaine font gagner à la fin de ton tour.
aid-needs = dès { $count } cartes
aid-sacrifice = sacrifie une carte
aid-copies = Tu peux copier maintenant
aid-no-copies = Rien ne peut être copié maintenant.
aid-counter = Cartes encore à venir
aid-counter-about = Les cartes que tu ne vois pas, par Âge : dans la pioche, dans d’autres mains ou hors du jeu.
aid-known = en main, tu le sais
aid-in-deck = Dans la pioche
aid-in-hands = Dans les autres mains
aid-in-packs = Dans les autres paquets
aid-removed = Hors du jeu
aid-most = le plus
aid-points = Points
aid-would-win = { $count ->
    [one] { $names } gagnerait.
   *[other] { $names } partageraient la victoire.
}

## Keys

key-keys = Touches
key-my-area = Ton plan de jeu
key-pick = choisir la carte ou l’option de ce numéro
key-confirm = faire ce qui est choisi
key-cancel = choisir à nouveau
key-end = finir ton tour
key-take-back = annuler ta dernière action
key-hand = entendre ta main
key-area = entendre ton plan de jeu
key-rivals = entendre les plans de jeu et les mains des autres
key-pile = entendre la défausse
key-deck = entendre la pioche
key-changed = entendre ce qui vient d’arriver
key-turn = entendre à qui c’est le tour et ce qui est demandé
key-forecast = entendre comment cela finirait et qui pourrait gagner
