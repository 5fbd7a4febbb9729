## The command and its options

about-join = Jouer à la table d’un serveur depuis le terminal. La place reste la tienne jusqu’à ton retour.
help-join = jouer à la table d’un serveur, depuis le terminal
help-join-table = le lien d’une table, ou son code
help-join-server = le serveur d’une table donnée par son code (http://127.0.0.1:8420)
help-join-seat = la place à prendre (la première qui est libre)
help-join-name = comment on t’appelle (ton nom sur cette machine)
help-join-watch = regarder sans prendre de place

## Errors

error-unreachable = Il n’y a pas de serveur à l’adresse { $server }, ou il est injoignable.
error-not-a-server = { $server } ne répond pas comme un serveur de civ.
error-join-address = « { $address } » n’est pas le lien d’une table, comme http://127.0.0.1:8420/t/CODE.
error-join-full = Aucune place n’est libre à cette table. Regarde avec --watch.

## At the table

join-seated = Tu as la place { $seat }. Tape aide pour voir tous les mots possibles.
join-start-when = Tape commencer quand toutes les places sont prises et que tout le monde est prêt.
join-time-left = Temps restant : { $seconds } s.
join-lost = La connexion est perdue ; nouvel essai …
join-back = La connexion est revenue.
join-left = Tu as quitté la table. Ta place reste la tienne ; reviens avec : civ join { $link }
join-help = Mots que tu peux taper à tout moment : { $words }. Après plan vient une place, après dire un message, après phrase un numéro de sa liste et peut-être une place et la lettre d’un domaine.
key-talk = parler
talk-close = Entrée envoie · Échap ferme

# Words to be typed, one word each.
word-say = dire
word-phrase = phrase
word-ready = prêt
word-start = commencer
word-resign = abandonner
word-bot = bot
word-return = reprendre
word-propose = proposer
word-agree = accepter
word-refuse = refuser

## A table before the deal

join-link = Lien pour tes amis
join-is-ready = prêt
join-ready = Je suis prêt
join-not-ready = Pas encore prêt
join-begin-when = L’hôte distribue dès que toutes les places sont prises et que tout le monde est prêt.

## Tags of a seat, in lower case

join-bot = bot

## A game

join-watching = Tu regardes.
join-waits-for = On attend les joueurs { $seats } …
join-proposal = Le joueur { $seat } demande à revenir de { $count ->
    [one] { $count } action
   *[other] { $count } actions
} en arrière.
join-talk = Parler
join-handed = Un bot joue à ta place en ce moment.

## The end

join-resignation = { $count ->
    [one] Le joueur { $seats } gagne : les autres ont abandonné.
   *[other] Les joueurs { $seats } gagnent : les autres ont abandonné.
}
