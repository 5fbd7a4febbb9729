## civ soak: help

about-soak = Tue un serveur en pleine charge, encore et encore, et vérifie que son journal confirme tout ce qu’il a dit. Ctrl-C y met fin et dit ce qui a été trouvé jusque-là.
help-soak = tuer un serveur en pleine charge et vérifier son journal
help-soak-kills = combien de fois tuer le serveur (60)
help-soak-commands = combien de commandes doivent être confirmées en 60 morts du serveur (20000)
help-soak-tables = à combien de tables jouer (30)
help-soak-seed = un autre nombre, un autre déroulement (0)
help-soak-folder = garder dans ce dossier ce que chaque manche a donné, et reprendre à partir de là

## Results

soak-progress = morts : { $done } sur { $kills } · commandes confirmées : { $commands } · infractions : { $wrong }
soak-kills = Morts du serveur : { $kills }, dont pendant le démarrage : { $starting }
soak-commands = Commandes confirmées : { $commands } · messages entendus : { $messages } · tables : { $tables }
soak-starts = Démarrages : { $starts } · première réponse après { $median } s (médiane), 99 fois sur 100 en { $slow } s, au plus tard après { $longest } s, en moins de 3 s : { $prompt }
soak-right = Tout ce qui a été confirmé est dans le journal, une seule fois, et rien d’autre n’a été dit.
# $check is one of the sentences below; $detail helps whoever investigates it.
soak-violation = { $check } Cas : { $count } ; le premier : table { $table }, événement { $seq }, { $detail }
soak-kept = Gardé pour examen : { $folder }
soak-resume = Tout est gardé dans { $folder } ; la même commande reprend à partir de là.

## Errors of the folder

error-soak-journal-busy = { $file } : un autre civ soak écrit dans ce fichier.
error-soak-journal-damaged = { $file } : la ligne { $line } n’est pas une manche de civ soak.

## Violated guarantees

soak-check-lost = Une commande confirmée n’est pas dans le journal.
soak-check-twice = Une commande a été exécutée deux fois.
soak-check-unasked = Le journal contient un événement que personne n’a demandé.
soak-check-two-answers = Une commande a reçu deux réponses différentes.
soak-check-unlogged = Quelqu’un a entendu un événement qui n’est pas dans le journal.
soak-check-different = Quelqu’un a entendu autre chose que ce que dit le journal.
soak-check-gap = Un numéro a été sauté ou est venu deux fois.
soak-check-index = Une table est répertoriée autrement qu’elle n’est.
soak-check-record = Un enregistrement n’est pas celui de la partie jouée.
soak-check-refused = Une commande a été refusée sans bonne raison.
soak-check-unknown = Quelqu’un n’était plus connu, ou une table n’était plus trouvée.
soak-check-closed = Une connexion a été fermée sans bonne raison.
soak-check-unanswered = Une commande n’a jamais reçu de réponse.
soak-check-late = Un démarrage a été trop long.
soak-check-down = Le serveur n’a pas démarré.
soak-check-error = Le serveur a noté une erreur interne.
