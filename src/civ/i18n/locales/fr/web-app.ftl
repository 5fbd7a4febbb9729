## The client as a whole

app-guest = Invité
app-no-server = Le serveur est injoignable. Réessaie dans un instant.
app-went-wrong = Quelque chose s’est mal passé. Rien n’est perdu ; réessaie.
app-connecting = Connexion …
app-connected = Connecté
app-lost = Connexion perdue ; reconnexion …
app-gone = Cette table ne peut pas être ouverte
app-stale = Cette page n’est plus à jour
app-stale-about = Il y a ici une version plus récente du jeu. Recharge la page pour continuer ; rien n’est perdu.
app-unshown = Cette page ne peut pas s’afficher
app-reload = Recharger
