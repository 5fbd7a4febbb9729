## Actions and events: $name and $target are players

log-play = { $name } joue une carte { $domain }.
log-discard-from-hand = { $name } défausse une carte { $domain } de sa main.
log-discard-from-area = { $name } défausse une carte { $domain } de son plan de jeu.
log-take-back = { $name } reprend en main une carte { $domain }.
log-take-from-pile = { $name } prend une carte { $domain } dans la défausse.
log-give-back = { $name } rend une carte à { $target }.
log-give-back-seen = { $name } rend à { $target } une carte { $domain }.
log-attack = { $name } attaque le domaine { $domain } : qui en a perd une carte.
log-take-hand = { $name } prend à { $target } toute sa main.
log-embargo = { $name } pose un embargo sur le domaine { $domain } chez { $target }.
log-democracy = { $name } pose la Démocratie sur le domaine { $domain } chez { $target }.
log-keep = { $name } garde une carte.
log-keep-seen = { $name } garde une carte { $domain }.
log-take-from-middle = { $name } prend une carte { $domain } au centre de la table.
log-permanent = { $name } utilise « { $effect } ».
log-copy = { $name } copie « { $effect } ».
log-sacrifice = { $name } sacrifie une carte { $domain } pour « { $effect } ».
log-end = { $name } termine son tour.
log-draws = { $name } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
log-skips-play = { $name } n’a pas de carte à jouer.
log-taken-back = { $name } annule { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
log-proposed = { $name } demande à revenir en arrière.
log-agrees = { $name } accepte de revenir en arrière.
log-disagrees = { $name } refuse de revenir en arrière.
log-resigned = { $name } abandonne.
# $cause is asked, clock or absence.
log-handed = { $cause ->
    [clock] Temps écoulé : un bot joue maintenant pour { $name }.
    [absence] { $name } n’est pas là : un bot continue.
   *[asked] Un bot joue maintenant pour { $name }.
}
log-returned = { $name } joue de nouveau sans bot.

## The log

log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-draft = Draft
log-reasons = Montrer pourquoi les bots agissent
log-show = Montrer la table à ce moment-là
log-past = Tu regardes le passé.
log-now = Revenir au présent

## Chat

talk-title = Discussion
talk-drawer = Journal et discussion
talk-close-drawer = Fermer journal et discussion
talk-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
talk-empty = Personne n’a encore rien dit.
talk-send = Envoyer
talk-people = Ne plus entendre quelqu’un
talk-mute = Ne plus entendre { $name }
talk-unmute = Entendre de nouveau { $name }
talk-muted = Tu n’entends plus { $name }.
talk-unmuted = Tu entends de nouveau { $name }.
talk-watching = Tu regardes. Ici, seuls ceux qui jouent peuvent parler.
talk-phrases = Phrases toutes faites
talk-phrases-about = Chacun les lit dans sa langue.
talk-about-player = À propos d’un joueur
talk-about-domain = À propos d’un domaine

## The replay

replay-title = Revoir la partie
replay-back = Une action en arrière
replay-forward = Une action en avant
replay-to-start = À la distribution
replay-to-end = À la fin
replay-run = Lecture
replay-pause = Pause
replay-speed = Vitesse
# A factor: "2 ×".
replay-times = { $factor } ×
replay-perspective = Vue par
replay-all-hands = Toutes les mains
replay-spectator = Un spectateur
replay-scrubber = Moment de la partie
replay-moments = Moments clés
replay-moment-attack = { $name } attaque le domaine { $domain }.
replay-moment-threat = { $name } est à une carte de l’Hégémonie : { $domain }.
replay-progress = La plus forte colonne de chacun
# A player's strongest column at some moment.
replay-peak = { $name } : { $domain }, { $count } sur { $goal } pour l’Hégémonie
replay-actions = Actions
replay-share = Copier un lien vers ce moment
replay-copied = Le lien est copié.
replay-download = Télécharger la partie
replay-open = Ouvrir un fichier
replay-open-about = Ouvre une partie enregistrée, ou dépose-la ici. Ton fichier est montré, pas conservé.
replay-unread = Ce fichier n’est pas une partie enregistrée. C’est un fichier en .json ou .jsonl, comme on peut le télécharger après une partie.
replay-game = Partie { $number }
replay-games = Parties de ce fichier
replay-fork = Continuer à jouer d’ici
replay-fork-about = Tu prends une place, des bots jouent les autres.
replay-fork-seat = Ta place
replay-fork-bots = Bots
replay-fork-add-first = Pour continuer une partie d’un fichier, ajoute-la d’abord à tes parties.
replay-keys = Touches : ← → une action · Début, Fin · espace pour lire · 1 à 4 les yeux d’un joueur · 0 toutes les mains

## The end

end-victory = Victoire !
end-by-hegemony = { $count ->
    [one] { $names } gagne par Hégémonie.
   *[other] { $names } gagnent par Hégémonie.
}
end-by-majority = { $count ->
    [one] { $names } gagne par Majorité.
   *[other] { $names } gagnent par Majorité.
}
end-by-resignation = { $count ->
    [one] { $names } gagne : les autres ont abandonné.
   *[other] { $names } gagnent : les autres ont abandonné.
}
end-nobody = Tout le monde a abandonné.
end-majority-about = Un domaine donne 1 point à tous ceux qui y ont le plus de cartes.
end-winner = gagne
end-proof = Le mélange
end-commitment = Montré avant la distribution
end-seed = La graine correspondante
end-words = Mots des joueurs
end-checking = Vérification …
end-proof-good = La graine correspond au nombre montré avant la distribution.
end-proof-bad = La graine ne correspond pas au nombre montré avant la distribution !
end-proof-unable = Ton navigateur ne peut pas le vérifier ici.
end-verify = Vérifier chaque carte
end-verify-about = Dans le terminal, « civ verify » vérifie la partie téléchargée.
end-forked = Cette partie en continuait une autre ; rien n’a été mélangé.
end-rematch = Rejouer
end-to-rematch = À la partie suivante
end-replay = Revoir la partie
end-share = Partager
end-new = Nouvelle partie
end-board = Regarder la table
end-show = Montrer le résultat
