## Names

domain-M = Militaire
domain-R = Religion
domain-E = Économie
domain-S = Science
domain-C = Art
domain-U = Utopie

effect-assassination = Assassinat
effect-purge = Purge
effect-attack = Attaque
effect-holy-book = Livre saint
effect-divine-right = Droit divin
effect-inquisition = Inquisition
effect-development = Développement
effect-monopoly = Monopole
effect-embargo = Embargo
effect-experiment = Expérience
effect-research = Recherche
effect-discovery = Découverte
effect-oligarchy = Oligarchie
effect-republic = République
effect-democracy = Démocratie
effect-inspiration = Inspiration

reason-hegemony = Hégémonie
reason-majority = Majorité

## Places of cards, with the preposition where the language needs one

place-hand = dans ta main
place-area = sur ton plan de jeu
place-pile = dans la défausse
place-keep = dans ton paquet
place-take-from-middle = au centre de la table

## Prompts of the steps

prompt-effects = utilise un effet ou termine ton tour
prompt-play = joue une carte
prompt-discard-from-hand = défausse une carte de ta main
prompt-discard-from-area = défausse une carte de ton plan de jeu
prompt-take-back = reprends en main une carte de ton plan de jeu
prompt-take-from-pile = prends une carte dans la défausse
prompt-give-back = rends une carte
prompt-attack = choisis un domaine à attaquer
prompt-take-hand = choisis un joueur à interroger
prompt-embargo = choisis la carte sur laquelle poser l’embargo
prompt-democracy = choisis le domaine sur lequel poser la carte Démocratie
prompt-keep = garde une carte de ton paquet
prompt-take-from-middle = prends une carte au centre de la table

## Why an action is not possible

error-game-over = { $action } : la partie est finie.
error-not-open = { $action } n’est pas possible pour l’instant.
error-not-asked = { $action } n’est pas ce qui est demandé maintenant : { $prompt }.
error-embargoed = { $action } : le domaine { $domain } est sous embargo pendant ce tour.
error-no-such-card = { $action } : il n’y a pas de carte { $domain } { $place }.
error-no-such-seat = Il n’y a pas de place { $seat } à une table de { $players }.
error-own-seat = { $action } : choisis quelqu’un d’autre que toi.
error-no-target-card = { $action } : la place { $seat } n’a pas de carte { $domain } face visible.
error-sacrifice-used = { $action } : tu as déjà utilisé le sacrifice du domaine { $domain } pendant ce tour.
error-sacrifice-needs-card = { $action } : pour « { $effect } », il faut une carte { $domain } sur ton plan de jeu.
error-permanent-used = { $action } : tu as déjà utilisé l’effet permanent du domaine { $domain } pendant ce tour.
error-inspiration-used = { $action } : tu as déjà utilisé « Inspiration » pendant ce tour.
error-culture-not-most = { $action } : pour « Inspiration », il faut strictement plus de cartes Art que chacun des autres joueurs ; tu en as { $count }.
error-already-yours = { $action } : ton propre plan de jeu te donne déjà « { $effect } ».
error-nobody-offers = { $action } : le plan de jeu d’aucun autre joueur ne donne « { $effect } ».
error-needs-domain-cards = { $action } : pour « { $effect } », il faut { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
} { $domain } sur ton plan de jeu ; tu en as { $have }.
error-needs-hand = { $action } : pour « { $effect } », il faut { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
} en main ; tu en as { $have }.
error-needs-area = { $action } : pour « { $effect } », il faut { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
} sur ton plan de jeu ; tu en as { $have }.
error-needs-pile = { $action } : pour « { $effect } », il faut { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
} dans la défausse ; il y en a { $have }.
error-no-target = { $action } : « { $effect } » ne peut viser personne : aucun autre joueur n’a de carte face visible.
error-nothing-to-undo = Il n’y a aucune action à annuler.
error-not-open-in-game = partie { $game } du lot : { $action } n’est pas possible pour l’instant.
error-batch-shape = Nombre d’actions : { $count }, nombre de parties : { $expected }.

## Input that cannot be parsed

error-unknown-action = « { $token } » n’est pas une action.
error-unknown-action-at = actions, élément { $position } : « { $token } » n’est pas une action.
error-unknown-card-at = carte { $position } : « { $token } » n’est pas une carte.
error-bad-seed = « { $seed } » n’est pas une graine : donne un nombre ou 64 chiffres hexadécimaux.
error-bad-commitment = « { $commitment } » n’est pas un engagement : donne 64 chiffres hexadécimaux.

error-rules-value = rules : { $rule } ne peut pas valoir { $value } ; les choix sont { $choices }.
error-rules-number = rules : { $rule } ne peut pas valoir { $value } ; c’est un nombre entier de { $lowest } à { $highest }.
error-rules-teams = rules : on joue en équipes à 4, pas à { $players }.
error-rules-not-object = rules : ceci n’est pas un objet.
error-rules-unknown = rules : il n’y a pas de règle { $rule }.
error-rules-no-players = rules : il manque le nombre de joueurs.

error-bad-first = first : il n’y a pas de place { $first } à une table de { $players }.
error-deck-size = deck : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} au lieu de { $expected }.
error-deck-order = deck, carte { $position } : { $card } se trouve sous un Âge plus récent.
error-deck-cards = deck : { $count } fois { $card } au lieu de { $expected }, cartes retirées comprises.
error-removed-size = removed : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} au lieu de { $expected }.
error-removed-era = removed : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de l’Âge { $era } au lieu de { $expected }.

error-record-too-long = plus de { $limit } caractères : ceci n’est pas une partie enregistrée.
error-record-not-text = ceci n’est pas du texte en UTF-8.
error-record-not-json = ceci n’est plus du JSON à partir du caractère { $position }.
error-record-not-object = ceci n’est pas un objet JSON.
error-record-field-twice = le champ « { $field } » s’y trouve deux fois.
error-record-unknown-field = une partie enregistrée n’a pas de champ « { $field } ».
error-record-missing-field = le champ « { $field } » manque.
error-record-field-type = { $field } : ceci n’est pas une valeur JSON de type « { $type } ».
error-record-card = { $field }, carte { $position } : « { $token } » n’est pas une carte.
error-record-illegal = actions, élément { $position } : { $reason }
error-record-rules-differ = rules : la position suit d’autres règles.

error-position-too-long = position : plus de { $limit } caractères.
error-position-header = position : « { $clause } » ne dit pas combien de joueurs il y a, comme le fait « 3 players ».
error-position-clause = position, clause { $position } : « { $clause } » n’est pas une clause.
error-position-twice = position, clause { $position } : « { $clause } » répète ce qu’une autre clause a déjà dit.
error-position-in-clause = position, clause { $position } : { $reason }
error-position-word = « { $token } » ne peut pas se lire ici.
error-position-too-many = position : il n’y a pas autant de cartes { $card }.
error-position-cards-missing = position : { $count ->
    [one] { $count } carte n’est
   *[other] { $count } cartes ne sont
} nulle part.
error-position-deck-order = position : la pioche ne va pas de l’Âge I à l’Âge III.
error-position-removed = position : { $expected ->
    [one] { $expected } carte de chaque Âge reste
   *[other] { $expected } cartes de chaque Âge restent
} hors du jeu.
error-position-stuck = position : il n’y a rien à choisir ici.
error-position-packs = position : les paquets du draft comptent { $count } cartes ou places vides.

## The engine

engine-compiling = Compilation du moteur de jeu ; cela prend environ une minute, une seule fois.
engine-cache-temporary = Impossible d’écrire dans { $folder } : le code compilé est gardé dans un dossier temporaire pour cette fois. Indiquez dans CIV_CACHE un dossier où l’on peut écrire.
tables-compiling = Compilation des tables ; cela prend environ une demi-minute, une seule fois.
