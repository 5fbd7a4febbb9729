## civ arena: help

about-arena = Fait jouer des bots les uns contre les autres sur des donnes en miroir et dit quelle est leur force.
help-arena = bots contre bots : scores, classement, rapport
help-arena-bots = les bots : adept, expert@1s, expert@5000, program:COMMANDE@1s ; autant que de joueurs pour une seule table, davantage pour toutes les combinaisons, deux avec --teams
help-arena-games = combien de parties, arrondi à des séries en miroir entières (400)
help-arena-workers = combien de processus jouent (un par cœur)
help-arena-log = garder chaque partie dans ce fichier, et reprendre après celles qui s’y trouvent
help-arena-json = écrire les statistiques en JSON dans ce fichier ; « - » est la sortie standard
help-arena-report = écrire un rapport dans ce fichier HTML
help-arena-scheduler = jouer sur la grappe Dask de l’ordonnanceur à cette adresse

## Errors

# $needed is the number of different bots that the line-ups need.
error-arena-too-few = Bots différents donnés : { $count } ; nécessaires avec ces règles : { $needed }.
error-arena-no-folder = { $file } : le dossier de ce fichier n’existe pas.
error-arena-bot-raised = { $bot } a échoué dans la donne { $deal }, rotation { $rotation }, à la place { $seat } : { $reason }
error-arena-bot-illegal = { $bot } a choisi « { $action } » dans la donne { $deal }, rotation { $rotation }, à la place { $seat }, ce qui n’est pas possible alors.
error-arena-worker-gone = Un processus qui jouait une partie a disparu ; le système l’a peut-être arrêté faute de mémoire.
error-arena-no-distributed = --scheduler a besoin du paquet « distributed ». Installe-le avec : pip install distributed
error-arena-scheduler-address = « { $address } » n’est pas l’adresse d’un ordonnanceur Dask, comme tcp://127.0.0.1:8786.
error-arena-scheduler-silent = Aucun ordonnanceur Dask ne répond à { $address }.
error-arena-scheduler-idle = L’ordonnanceur Dask à { $address } n’a aucun travailleur.
error-arena-scheduler-version = Les travailleurs de { $address } ont civ { $there } ; ici, c’est { $here }.
# $kind is the name of a Python exception.
error-arena-scheduler-failed = La grappe Dask à { $address } n’a pas pu jouer une partie : { $kind }. Ses travailleurs ont-ils le même civ ?
error-arena-log-other = { $file } : ce n’est pas un journal de civ arena.
error-arena-log-newer = { $file } : ce journal vient d’un civ plus récent.
# $what lists fields of the log, as they are written in JSON.
error-arena-log-differs = { $file } : c’est le journal d’un autre match ; ceci diffère : { $what }.
error-arena-log-damaged = { $file } : la ligne { $line } n’est pas une partie de ce match.
error-arena-log-busy = { $file } : une autre arène écrit dans ce journal.

## Progress

arena-progress = Parties : { $done } sur { $games } · par minute : { $rate } · reste : { $left } · { $scores }
arena-interrupted = Interrompu. Parties jouées : { $done } sur { $games }.
arena-resume = Elles sont dans { $file } ; la même commande reprend à partir de là.
arena-no-log = Elles ne sont pas gardées : il faudrait --log FILE.

## Numbers

# A number, already formatted for the language.
arena-figure = { $figure }
arena-seconds = { $figure } s
arena-milliseconds = { $figure } ms
arena-microseconds = { $figure } µs
arena-interval = { $low } … { $high }

## Results of a match

arena-headline = Joueurs : { $players } · parties : { $games } · donnes : { $deals } · graine : { $seed }
arena-headline-teams = Deux équipes, joueurs : { $players } · parties : { $games } · donnes : { $deals } · graine : { $seed }
# $share is the share of all victories; $par the share of equal bots; $rating how much stronger the first bot is.
arena-against = { $bot } contre { $other } : { $share } des victoires ({ $interval } ; à égalité { $par }), { $rating } Elo ({ $points }).
arena-length = moyenne { $mean }, médiane { $median }, de { $least } à { $most }
# $domains lists letters of domains with counts.
arena-led = (les gagnants dominaient : { $domains })
arena-first-player = (1 est le premier joueur : { $interval })
# $codes lists codes of errors with their counts.
arena-failures = { $bot } n’a pas répondu comme il faut à { $count } choix sur { $choices }, et adept a choisi à sa place : { $codes }.

arena-label-bot = Bot
arena-label-score = Score
arena-label-interval = 95 %
arena-label-rating = Elo
arena-label-games = Parties
arena-label-time = Par choix
arena-label-p95 = 95 % en moins de
arena-label-choices = Choix
arena-label-place = Place
arena-label-budget = Budget pour un choix
arena-label-code = Ce qui a échoué
arena-label-hegemonies = Hégémonie
arena-label-majorities = Majorité
arena-label-seats = Par place
arena-label-order = Par ordre de jeu
arena-label-turns = Tours
arena-label-plies = Actions

arena-note-mirrored = Chaque donne est jouée une fois pour chaque rotation des bots autour de la table : même pioche, même premier joueur.
arena-note-score = Un score compte les victoires par place occupée, une victoire partagée comptant en partie ; le trait est le score de bots égaux.
arena-note-intervals = Les intervalles sont à 95 %, calculés sur les donnes : les parties d’une même série en miroir sont liées.
arena-note-ratings = Classement : Bradley–Terry à l’échelle Elo, moyenne 0 ; une série de plus à égalité, que personne n’a jouée, garde fini un score de 100 %.
arena-note-left-out = Parties laissées de côté, leur série en miroir n’étant pas complète : { $games }.

## The report

arena-report = Rapport de l’arène
arena-title-two = { $bot } contre { $other }
arena-title-many = Bots dans l’arène : { $bots }
arena-method = Comment on a mesuré
arena-as-table = Sous forme de tableau
arena-all = Toutes les parties
arena-seat = Place { $seat }
arena-place = Rang : { $place }

arena-plot-ratings = Classement
arena-about-ratings = Elo avec intervalles à 95 %, du plus fort au plus faible. Le trait en pointillé est la moyenne de tous les bots, 0.
arena-plot-running = Score au fil des parties
arena-about-running = Le score après tant de parties, avec sa bande à 95 %. Il devrait se stabiliser ; le pointillé est le score de bots égaux.
arena-plot-matrix = Matrice des scores
arena-about-matrix = Parmi les victoires que deux bots ont eues l’un contre l’autre, le pourcentage du bot de gauche, place pour place.
arena-plot-budget = Force selon le budget
arena-about-budget = Elo avec intervalles à 95 % selon le budget, à l’échelle logarithmique. Les pointillés sont d’autres bots.
arena-plot-endings = Comment ils gagnent
arena-about-endings = Victoires par Hégémonie dans chaque domaine et par Majorité ; leur nombre est à droite.
arena-plot-seats = Places et ordre de jeu
arena-about-seats = Scores de tous les bots ensemble, par place et par ordre de jeu. Le pointillé est le score de bots égaux.
arena-plot-lengths = Durée des parties
arena-about-lengths = Combien de parties ont compté tant de tours, tous joueurs ensemble. Le pointillé est la médiane.
arena-plot-times = Temps pour un choix
arena-about-times = Le point est la moyenne, le bout du trait ce que 95 choix sur 100 ne dépassent pas. Logarithmique ; les actions forcées ne comptent pas.
arena-plot-failures = Choix sans réponse correcte
arena-about-failures = Quand un bot a planté, s’est figé ou a répondu n’importe quoi, adept a choisi à sa place et la partie a continué.
