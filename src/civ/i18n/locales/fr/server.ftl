## civ serve: help

about-serve = Tenir des tables : tes amis jouent par un lien, les programmes par l’API, et chaque partie est gardée. Les options l’emportent sur l’environnement.
help-serve = des tables pour tes amis, dans le navigateur ; ce que fait civ sans commande
help-serve-host = adresse d’écoute ; 0.0.0.0 ouvre au réseau local (127.0.0.1 ; { $variable })
help-serve-port = port d’écoute, 0 pour n’importe quel port libre (8420, ou un port libre s’il est pris ; { $variable })
help-serve-data = dossier où tout est gardé (ton dossier de données ; { $variable })
help-serve-web = dossier d’un client web à servir à la place de celui qui est fourni ({ $variable })
help-serve-no-browser = ne pas ouvrir le navigateur ({ $variable }=1)
help-serve-url = adresse publique, si un proxy se trouve devant le serveur ({ $variable })
help-serve-proxy = adresses ou réseaux des proxys dont les en-têtes X-Forwarded sont crus, séparés par des virgules (aucun ; { $variable })
help-serve-bot-threads = combien de bots peuvent réfléchir en même temps (la moitié des cœurs ; { $variable })
help-serve-bot-seconds = combien de secondes l’expert peut réfléchir à un choix (1 ; { $variable })
help-serve-longest-queue = combien de commandes peuvent attendre d’être enregistrées avant que d’autres soient refusées (1024 ; { $variable })

## Why a server cannot start

error-usage-url = { $argument } ne peut pas valoir « { $value } » ; c’est une adresse comme https://civ.example.
error-usage-networks = { $argument } ne peut pas valoir « { $value } » ; ce sont des adresses ou des réseaux comme 10.0.0.1,10.1.0.0/16.
error-port-taken = Le port { $port } est pris. Choisis-en un autre, ou omets --port pour en avoir un libre.
error-port-forbidden = Tu n’as pas le droit d’écouter sur le port { $port }. Choisis-en un au-dessus de 1023.
error-host-unusable = « { $host } » n’est pas une adresse de cette machine.

## While it runs

serve-address = CIV est à l’adresse { $url } · Ctrl-C l’arrête.
serve-network = Dans ton réseau local : { $url }

## Requests that are refused

error-json-not-text = Ceci n’est pas du texte en UTF-8.
error-json-malformed = Ceci n’est plus du JSON à partir du caractère { $position }.
error-json-number = Il y a dans le JSON un nombre inutilisable.
error-json-field-twice = Le champ « { $field } » s’y trouve deux fois.
error-json-too-deep = Le JSON est imbriqué sur plus de { $deepest } niveaux.
# $path is a place in the JSON, such as $.rules.players.
error-bad-field = { $path } manque, est inconnu ou n’est pas du bon type.
error-bad-query = Le paramètre « { $name } » manque ou n’est pas du bon type.
error-bad-request = Cette requête est incompréhensible.
error-body-too-large = C’est plus que les { $limit } octets acceptés.
error-no-route = Il n’y a rien ici.
error-wrong-method = Cela ne se fait pas ici ; l’en-tête Allow dit ce qui se fait.
error-unknown-host = Ce serveur n’est pas connu sous ce nom.
error-cross-site = Cette requête vient d’un autre site ; elle est refusée.
error-too-many = Trop de requêtes. Réessaie dans { $seconds } s.
# $reference is also in the server's log.
error-internal = Quelque chose a mal tourné sur le serveur. Son journal l’appelle { $reference }.

## The server's own pages

page-lead = Le jeu de cartes des civilisations, pour deux à quatre joueurs.
page-running = Le serveur fonctionne, et chaque partie qui s’y joue est gardée.
page-terminal = Dans le terminal
page-programs = Pour les programmes
page-about-api = tout ce que l’API sait faire, sur une page
page-about-openapi = la même chose en description OpenAPI
page-about-health = si le serveur peut faire son travail
page-about-metrics = des chiffres pour Prometheus
page-unofficial = Une adaptation non officielle, faite par des amateurs du jeu.

page-api-title = L’API
page-api-lead = Chaque route et chaque type. La même chose pour les programmes :
page-api-routes = Routes
page-api-types = Types
page-api-body = corps
page-api-needed = obligatoire

## The web client

shell-no-script = Cette page a besoin de JavaScript. Sans lui, civ join --plain permet de jouer dans le terminal.

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
