## The commands and their options

about-play = Jouer dans le terminal : contre des bots, à plusieurs au même clavier, ou les deux. Sans options, la table se prépare à l’écran.
about-replay = Revoir une partie enregistrée pas à pas : en avant, en arrière, avec les yeux de chacun.
help-play = jouer dans le terminal
help-replay = revoir une partie pas à pas

help-seats = qui est assis où, à partir de la place 1 : me (toi) ou un bot comme novice, adept ou expert@1s ; par exemple me,adept,expert
help-pace = secondes entre les actions des bots (0.8)
help-save = garder la partie dans ce fichier (un nouveau dans ton dossier de données)
help-resume = reprendre la partie de ce fichier
help-plain-play = de simples lignes de texte, pour lecteurs d’écran et tubes
help-plain-replay = écrire la partie au lieu de la montrer
help-replay-file = un fichier de parties enregistrées ; « - » désigne l’entrée standard
help-pace-replay = secondes entre les actions pendant la lecture (0.8)
help-game = quelle partie du fichier, à partir de 1 (1)
help-ply = commencer après autant d’actions (0) ; avec --plain, écrire la table à ce moment

## Errors

error-seats-count = --seats nomme { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}, mais on joue à { $players }.
error-save-exists = { $file } existe déjà. Reprends cette partie avec --resume, ou nomme un autre fichier.
error-resume-over = { $file } : cette partie est finie. Pour la revoir : civ replay { $file }
error-not-your-turn = { $action } : ce n’est pas ton tour.
error-undo-hidden = Cela ne peut pas être annulé : des cartes cachées ont été vues.
error-undo-others = À plusieurs, on ne peut annuler que ses propres actions de ce tour.

## After the screen has closed

play-saved = La partie est gardée. Pour la reprendre : civ play --resume "{ $file }"

## Names

language-name = Français
# At most 9 characters; the column is 11 wide.
column-M = Militaire
column-R = Religion
column-E = Économie
column-S = Science
column-C = Art
column-U = Utopie
level-random = aléatoire
level-novice = novice
level-adept = confirmé
level-expert = expert

## The set-up

setup-welcome = Entrée commence la partie telle qu’elle est ici.
setup-players = Joueurs
setup-me = toi
setup-person = une personne
setup-deal = Distribution
setup-deal-basic = trois cartes chacun
setup-deal-draft = draft
setup-teams = Équipes
setup-teams-no = chacun pour soi
setup-teams-yes = 1 et 3 contre 2 et 4
setup-draft-order = Après le draft
setup-draft-order-anticlockwise = à rebours, premier joueur à la fin
setup-draft-order-clockwise = horaire, premier joueur d’abord
setup-last-round = Dernier tour de table
setup-last-round-finish = tous jouent autant de tours
setup-last-round-one-more-each = un tour de plus pour les autres
setup-democracy-needs-card = Démocratie
setup-democracy-needs-card-yes = sur un domaine avec cartes
setup-democracy-needs-card-no = sur tout domaine
setup-hand-limit = Limite de main
setup-hand-limit-once-used = relevée jusqu’à la pioche
setup-hand-limit-while-held = relevée seulement avec ses cartes
setup-stall-rounds = Pioche bloquée
setup-stall-rounds-value = { $count ->
    [0] la partie continue
    [one] vide après { $count } tour de table
   *[other] vide après { $count } tours de table
}
setup-pace = Rythme des bots
setup-pace-seconds = { $seconds } s entre les actions
setup-language = Langue
setup-key-row = ligne
setup-key-value = valeur
setup-key-start = commencer

## The table

table-seat = Joueur { $seat }
table-you = toi
table-your-turn = À toi
table-none = rien
table-labelled = { $label } : { $words }
table-hand = Main
table-pack = Paquet
table-middle = Centre
table-coin-by-deck = près de la pioche
table-forecast = Si la partie finissait ici
# Short, because the seats' names are shown above.
table-points = { $seat } : { $count }
table-unseen = Pas encore vues
table-last-round = Dernier tour de table
table-last-round-begins = La pioche est vide : c’est le dernier tour de table.
table-last-round-stalled = La pioche est bloquée et compte comme vide : c’est le dernier tour de table.
table-stall-near = { $count ->
    [1] Si personne ne pioche, la pioche compte comme vide après ce tour.
    [one] Si personne ne pioche, la pioche compte comme vide dans { $count } tour.
   *[other] Si personne ne pioche, la pioche compte comme vide dans { $count } tours.
}
table-count = { $number } sur { $total }
table-end-turn = Finir le tour
table-end-means = Pioche jusqu’à { $limit } cartes et termine ton tour.
table-thinks = Le joueur { $seat } ({ $name }) réfléchit …
table-draws = Le joueur { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
table-skips-play = Le joueur { $seat } n’a pas de carte à jouer.
table-new-cards = Nouveau dans ta main : { $cards }.
# $columns lists seats with their domains: "Seat 2 Science; Seat 3 Military, Utopia".
table-near = À { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de l’Hégémonie : { $columns }
table-reached = Assez pour l’Hégémonie en fin de tour : { $columns }
table-grows = { $domain } : { $count } sur { $goal } pour l’Hégémonie.
table-grows-to-level = { $domain } : { $count } sur { $goal } pour l’Hégémonie. Ouvre « { $effect } ».
table-grows-to-goal = { $domain } : { $count }, assez pour l’Hégémonie à la fin de ton tour.
table-unsaved = Non enregistré : { $reason }
table-candidate = { $action } : { $visits ->
    [one] { $visits } essai
   *[other] { $visits } essais
}, gagne à { $percent } %
table-cramped = La table demande { $width } × { $height } caractères. Agrandis la fenêtre, s’il te plaît.

group-permanent = Effets
group-copy = Copier
group-sacrifice = Sacrifier
group-end = Ou

key-undo = annuler
key-log = journal
key-look = détails
key-why = pourquoi pas ?
key-help = aide
key-quit = quitter
key-again = rejouer
key-table = voir la table
key-hurry = vite

cover-enter = Appuie sur Entrée quand personne d’autre ne voit l’écran.
cover-quit = q pour quitter ; la partie est gardée
page-close = ↑ ↓ défiler · une autre touche ferme

look-area = Plan de jeu
look-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
look-known = En main, tu le sais
look-passed = Passées pendant le draft
look-unseen = Dans la pioche, dans d’autres mains ou hors du jeu :

end-title = Fin
end-column = { $domain } : { $count } cartes, il en fallait { $goal }.
end-tie-break = Égalité aux points ; le plus de cartes { $domain } l’emporte.
end-shared = Tout est égal : la victoire est partagée.
end-record = La partie enregistrée : { $file }

## Descriptions of effects

does-assassination = défausse 1 carte de ta main.
does-purge = défausse 2 cartes de ta main.
does-attack = défausse 1 carte d’un domaine ; tous ceux qui en ont font de même.
does-holy-book = pioche jusqu’à 5 cartes à la fin de ce tour.
does-divine-right = pioche jusqu’à 7 cartes à la fin de ce tour.
does-inquisition = prends la main d’un autre joueur, puis rends autant de cartes.
does-development = défausse 1 carte de ton plan de jeu, puis joues-en 1.
does-monopoly = défausse 2 cartes de ton plan de jeu, puis joues-en 2.
does-embargo = un joueur ne pourra pas jouer un domaine à son prochain tour.
does-experiment = reprends en main 1 carte de ton plan de jeu, puis joues-en 1.
does-research = reprends en main 2 cartes de ton plan de jeu, puis joues-en 2.
does-discovery = pioche 5 cartes, puis défausses-en 5 de ta main.
does-oligarchy = prends en main 1 carte de la défausse.
does-republic = prends en main 2 cartes de la défausse.
does-democracy = exige d’un joueur 1 carte de plus dans un domaine jusqu’à la fin.
does-inspiration = avec strictement le plus d’Art, copie un effet ouvert chez un autre joueur.

## The help page

help-page-turn = À chaque tour : joue une carte, utilise autant d’effets que tu veux, pioche. Chaque domaine donne par tour un effet permanent et un sacrifice.
help-page-win = Hégémonie : assez de cartes d’un domaine à la fin de ton propre tour, et tu gagnes aussitôt. Une carte Démocratie relève ce nombre.
help-page-majority = Si la pioche s’épuise : 1 point par domaine où personne n’a plus de cartes que toi. Le plus de points gagne ; à égalité, le plus d’Utopie, puis d’Art, de Science, d’Économie, de Religion, de Militaire.
sign-level = niveau 1 et niveau 2 : vide, puis atteint
sign-goal = hégémonie
sign-near = à une ou deux cartes de l’hégémonie
sign-embargo = un embargo : ce domaine ne peut pas être joué au prochain tour
sign-democracy = une carte Démocratie : une carte de plus pour l’hégémonie
sign-coin = la pièce d’Art : cet effet a été copié

## The replay

replay-ply = action { $ply } sur { $last }
replay-eyes-open = Toutes les mains sont ouvertes.
replay-eyes-seat = Comme le joueur { $seat } le voit.
replay-key-ply = pas
replay-key-ends = bouts
replay-key-run = lecture
replay-key-eyes = yeux

## Plain lines

plain-setup = Préparation. Appuie sur Entrée pour commencer, ou tape un numéro pour changer une ligne.
plain-begin = Tape un numéro, une action comme S2, ou aide. La partie est gardée dans { $file }
plain-hand = Ta main : { $cards }.
plain-area = Joueur { $seat } ({ $name }) : { $cards }.
plain-backs = Le joueur { $seat } tient, par Âge : { $eras }.
plain-known = Tu connais de la main du joueur { $seat } : { $cards }.
plain-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
plain-column = { $domain } { $count } sur { $goal }
plain-opens = ouvre « { $effect } »
plain-most = le plus, Inspiration
plain-embargoed = sous embargo
plain-democracies = Démocratie { $count }
plain-coin = la pièce est là
plain-not-understood = « { $words } » n’est pas compris. Tape aide pour voir tous les mots.
plain-which-area = Quelle place ? Tape plan et un numéro de 1 à { $players }.
plain-open = { $action } est possible.
plain-undone = Annulé.
plain-not-over = La partie n’est pas encore finie.
plain-again = Tape encore ou quitter.
plain-help = Mots que tu peux taper à tout moment : { $words }. Après plan vient une place, après pourquoi une action.

# Words to be typed, one word each.
word-hand = main
word-area = plan
word-areas = plans
word-pile = défausse
word-deck = pioche
word-log = journal
word-thoughts = réflexions
word-why = pourquoi
word-undo = annuler
word-save = garder
word-help = aide
word-quit = quitter
word-again = encore
