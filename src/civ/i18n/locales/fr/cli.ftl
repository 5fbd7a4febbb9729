## Headings of the help

cli-usage = utilisation :
cli-arguments = arguments
cli-options = options
cli-commands = commandes
cli-command = COMMANDE
cli-rules = règles de la table
cli-stdin = entrée standard

# $message is an error, $command the command as it was typed, such as "civ perft".
cli-usage-hint = { $message } Essaie : { $command } --help
# $reason comes from the operating system, in its own language.
cli-refused = lecture ou écriture refusée : { $reason }.
# $kind is the name of a Python exception.
cli-internal-error = erreur interne : { $kind }. Avec CIV_DEBUG=1, tu verras où.

## Descriptions of the commands: in full, and for the list of commands

about-civ = CIV : Carta Impera Victoria, le jeu de cartes.
about-demo = Montre une partie qui se joue toute seule. Elle se termine d’elle-même, ou plus tôt avec Ctrl-C.
about-trace = Rejoue des parties enregistrées et affiche chaque état sur une ligne de JSON. Les fichiers sont vérifiés en entier avant tout affichage ; un tube reçoit ses réponses partie par partie.
about-verify = Vérifie qu’une partie enregistrée vient bien d’une graine et des mots que les joueurs y ont ajoutés, et que cette graine est celle qui a été publiée avant la partie.
about-perft = Compte les suites d’actions possibles à partir d’une donne ou d’une position.
about-bench = Mesure la vitesse du moteur de jeu sur un cœur de cette machine.

help-demo = une partie qui se joue toute seule
help-trace = rejouer des parties, chaque état sur une ligne de JSON
help-verify = vérifier qu’une partie, une graine et un engagement vont ensemble
help-perft = compter des suites d’actions
help-bench = mesurer le moteur de jeu

## Options

help-help = afficher cette aide et quitter
help-version = afficher la version et quitter
help-lang = langue de tous les textes : { $languages }
help-json = afficher du JSON
help-files = fichiers de parties enregistrées, une par ligne, gzip ou non ; « - » ou rien désigne l’entrée standard
help-record-file = un fichier contenant une partie enregistrée, seule ou telle qu’une table la donne ; « - » désigne l’entrée standard
help-seed-hex = la graine, 64 chiffres hexadécimaux ; l’export d’une table contient la sienne
help-words = les mots qu’une personne a ajoutés au mélange ; une fois par personne, dans l’ordre
help-commitment = le SHA-256 de la graine, publié avant la partie, 64 chiffres hexadécimaux
help-depth = combien d’actions compte une suite, au plus { $highest }
help-seed-fixed = distribuer à partir de cette graine, un nombre ou 64 chiffres hexadécimaux (0)
help-seed-fresh = distribuer à partir de cette graine, un nombre ou 64 chiffres hexadécimaux (une nouvelle)
help-position = commencer par cette position au lieu d’une donne
help-divide = compter aussi par première action
help-seconds = durée totale des mesures, en secondes (10)
help-speed = vitesse d’affichage, 2 étant deux fois plus rapide (1)
help-plain = de simples lignes de texte, sans couleurs ni attente

help-players = nombre de joueurs (2)
help-deal = façon de distribuer les mains (basic)
help-teams = à quatre, jouer en deux équipes
help-draft-order = dans quel sens on prend les cartes du centre après un draft (anticlockwise)
help-last-round = comment finit la partie une fois la pioche vide (finish)
help-democracy-needs-card = la Démocratie peut aussi se poser sur un domaine sans cartes
help-hand-limit = si une limite de main relevée exige encore ses cartes à la pioche (once_used)
help-stall-rounds = après combien de tours de table sans qu’une carte quitte la pioche elle compte comme vide ; 0 : jamais (10)

## Usage errors

error-usage-argument = { $argument } : cela ne s’utilise pas ainsi.
error-usage-unknown = il n’y a pas d’argument « { $argument } ».
# $arguments lists the missing arguments.
error-usage-missing = il faut donner : { $arguments }.
error-usage-choice = { $argument } ne peut pas valoir « { $value } » ; les choix sont { $choices }.
error-usage-number = { $argument } ne peut pas valoir « { $value } » ; c’est un nombre de { $lowest } à { $highest }.
error-usage-together = { $one } et { $other } ne vont pas ensemble.

## Files of records

# $reason is another complete message.
error-in-record = { $file }, partie { $number } : { $reason }
error-gzip-damaged = les données gzip sont abîmées ou s’arrêtent trop tôt.
error-file-missing = { $file } : ce fichier n’existe pas.
error-file-folder = { $file } : c’est un dossier, pas un fichier.
error-file-unreadable = { $file } : lecture impossible.
error-no-records = { $file } : il n’y a aucune partie enregistrée ici.
error-more-records = { $file } : il y a plus d’une partie enregistrée ici.
error-record-not-dealt = la partie commence par une position, pas par une donne.
error-record-shuffle = la description du mélange est mal formée.

## civ verify

verify-right = { $file } : la partie se rejoue, et tout va ensemble.
# $what lists fields of a record and "commitment", as they are written in JSON.
verify-differs = { $file } : ce qui découle de la graine est différent : { $what }.

## civ perft

perft-rate = { $seconds } s, { $rate } suites par seconde

## civ bench

bench-progress = Mesure en cours, tour { $turn } sur { $turns } …
bench-per-second = par seconde
bench-seconds = secondes
bench-ratios = rapports
bench-best = meilleur
bench-median = médiane
bench-actions-2 = actions de parties au hasard, 2 joueurs
bench-games-2 = parties entières, 2 joueurs
bench-actions-3 = actions de parties au hasard, 3 joueurs
bench-games-3 = parties entières, 3 joueurs
bench-actions-4 = actions de parties au hasard, 4 joueurs
bench-games-4 = parties entières, 4 joueurs
bench-redeals = copies aux cartes cachées redistribuées
bench-plays = actions depuis Python, Game.play
bench-batch-actions = actions depuis Python, par lots
bench-rollouts = parties jouées par la recherche d’expert, 2 joueurs
bench-answers-random = réponses de random
bench-answers-novice = réponses de novice
bench-answers-adept = réponses d’adept
bench-calibration = tours d’une simple boucle Python
bench-import = import civ
bench-first-move = premier coup, depuis le cache
bench-batch-to-kernel = lots / noyau
bench-kernel-to-calibration = noyau / boucle Python
bench-redeal-to-calibration = redistribution / boucle Python
bench-play-to-calibration = Game.play / boucle Python

## civ demo

demo-title = CIV : Carta Impera Victoria
demo-pile = Défausse

demo-hegemony = { $count ->
    [one] Le joueur { $seats } gagne par Hégémonie.
   *[other] Les joueurs { $seats } gagnent par Hégémonie.
}
# $points lists the majority points of all seats, in order.
demo-majority = { $count ->
    [one] Le joueur { $seats } gagne par Majorité. Points : { $points }.
   *[other] Les joueurs { $seats } gagnent par Majorité. Points : { $points }.
}

# Actions, each on one line of at most 78 characters.
demo-play = Le joueur { $seat } joue une carte { $domain }.
demo-discard-from-hand = Le joueur { $seat } défausse une carte { $domain } de sa main.
demo-discard-from-area = Le joueur { $seat } défausse une carte { $domain } de son plan de jeu.
demo-take-back = Le joueur { $seat } reprend en main une carte { $domain }.
demo-take-from-pile = Le joueur { $seat } prend une carte { $domain } dans la défausse.
demo-give-back = Le joueur { $seat } rend une carte.
demo-attack = Le joueur { $seat } attaque le domaine { $domain } : qui en a perd une carte.
demo-take-hand = Le joueur { $seat } prend la main du joueur { $target }.
demo-embargo = Le joueur { $seat } pose un embargo sur le domaine { $domain } du joueur { $target }.
demo-democracy = Le joueur { $seat } pose la Démocratie sur le domaine { $domain } du joueur { $target }.
demo-keep = Le joueur { $seat } garde une carte.
demo-take-from-middle = Le joueur { $seat } prend une carte { $domain } au centre de la table.
demo-permanent = Le joueur { $seat } utilise « { $effect } ».
demo-copy = Le joueur { $seat } copie « { $effect } ».
demo-sacrifice = Le joueur { $seat } sacrifie une carte { $domain } pour « { $effect } ».
demo-end = Le joueur { $seat } termine son tour.
