## The course

learn-title = Apprendre à jouer
learn-lead = De courtes parties qui commencent au milieu, là où ça devient intéressant. Tu joues, le jeu répond, et tu peux tout essayer sans rien casser.
learn-lessons = Leçons
learn-progress = { $count } leçons terminées sur { $total }
learn-is-done = terminée
learn-begin = Commencer
learn-go-on = Continuer : { $title }
learn-again = Encore une fois
learn-book = Le livret de règles complet
learn-first-game = Jouer une partie
error-no-lesson = Cette leçon n’existe pas.

## A lesson

learn-step = Étape { $number } sur { $total }
learn-teacher = Leçon
learn-show-me = Montre-moi
learn-take-back = Annuler le coup
learn-restart = Recommencer
learn-next = Leçon suivante
learn-all = Toutes les leçons
learn-well-done = Bravo !
learn-not-quite = Pas tout à fait
learn-hint-touch = Touche ce qui brille : { $actions }.
learn-got-it = Compris
learn-leads = gagnerait
# The other players of the lessons, by seat.
learn-name-2 = Cléo
learn-name-3 = Marco
learn-name-4 = Naomi
learn-mistake = Tu en as le droit, mais le but de cette étape devient alors hors d’atteinte. Reprends ton coup et essaie autre chose.
learn-democracy-mistake = Il ne manque toujours à Cléo qu’une carte Science. Reprends ton coup et pose la Démocratie sur sa Science.
learn-detour = Tu en as le droit, et un autre jour ce serait peut-être malin. Ici, cela t’éloigne du sujet de cette étape. Reprends ton coup pour l’instant.

## A turn

learn-turn = Un tour, et comment gagner
learn-turn-about = Joue une carte, pioche une carte, et réunis assez de cartes d’un domaine.
learn-turn-1 = Bienvenue ! Voici tes cartes, rangées par domaine : tu en as cinq en Art. À trois joueurs, { $goal } cartes d’un domaine font gagner la partie. Touche la carte Art de ta main, puis joue-la.
learn-turn-1-mistake = Une belle carte, mais c’est en Art que tu es près de gagner. Reprends-la et joue Art.
learn-turn-2 = Six ! Avant la fin du tour, tu peux utiliser des effets ; les leçons suivantes en parlent. Pour l’instant, finis ton tour : tu pioches jusqu’à tenir de nouveau { $limit } cartes.
learn-turn-3 = Cléo et Marco ont chacun joué une carte devant eux. Et tu as encore pioché une carte Art : joue-la.
learn-turn-3-mistake = Tu en restes à six. Reprends ta carte et joue Art.
learn-turn-4 = Sept, et tu n’as pourtant pas encore gagné : les cartes ne sont comptées qu’à la fin de ton propre tour. Alors finis-le.
learn-turn-end = C’est l’Hégémonie, la façon rapide de gagner : { $goal } cartes d’un domaine à trois ou quatre joueurs, { $duel } à deux, à la fin de ton propre tour. Mais tes amis ne resteront pas les bras croisés. Ils ont des effets, et toi aussi.

## Military

learn-military = Militaire : faire de la place, puis frapper
learn-military-about = Jette ce qui ne te sert pas, et démolis ce que les autres bâtissent.
learn-military-1 = Vous êtes quatre : { $first } cartes d’un domaine ouvrent donc son effet de niveau 1, et { $second } celui de niveau 2. (À deux ou trois joueurs, il en faut { $smallfirst } et { $smallsecond }.) Tes trois cartes Militaire ouvrent l’Assassinat : défausse une carte de ta main. Fais-le avec une de tes cartes Religion.
learn-military-1-mistake = Utilise l’Assassinat avant la fin du tour : il ne coûte rien, et tu piocheras une carte de plus.
learn-military-2 = Pourquoi jeter des cartes ? Parce qu’à la fin de ton tour tu pioches jusqu’à { $limit } cartes : maintenant deux nouvelles au lieu d’une. Finis ton tour.
learn-military-3 = Marco a maintenant six cartes Religion ; encore une et il gagne. Tu as pioché une carte Militaire : joue-la, et le niveau 2 est à toi.
learn-military-3-mistake = Sans une quatrième carte Militaire, le niveau 2 reste fermé. Reprends ta carte et joue Militaire.
learn-military-4 = La Purge est ouverte : défausse deux cartes. Dans un tour, tu peux utiliser le niveau 1 ou le niveau 2 d’un domaine, jamais les deux. Utilise la Purge et fais de la place pour de nouvelles cartes.
learn-military-4-mistake = Chaque domaine ne donne qu’un seul de ses deux niveaux par tour. Reprends ton coup et utilise la Purge.
learn-military-5 = Et maintenant, Marco. Tous les domaines sauf l’Art ont aussi un sacrifice, une fois par tour en plus de l’effet permanent : tu abandonnes une carte pour un effet puissant. Celui du Militaire est l’Attaque : choisis un domaine et défausse une de ses cartes de ton plan de jeu ; tous ceux qui ont ce domaine perdent aussi une carte. Fais redescendre Marco.
learn-military-5-mistake = Marco a toujours six cartes Religion. L’Attaque touche le domaine de la carte que tu défausses : choisis donc Religion.
learn-military-end = Marco est redescendu à cinq. Cela t’a coûté deux cartes et a sauvé la partie. Des cartes fraîches à chaque tour, et un marteau pour qui s’approche trop du but : voilà le Militaire.

## Religion

learn-religion = Religion : une main pleine de cartes
learn-religion-about = Tiens cinq ou sept cartes, et regarde dans la main de quelqu’un d’autre.
learn-religion-1 = À trois joueurs, { $first } cartes ouvrent le niveau 1 et { $second } le niveau 2. Tes quatre cartes Religion ouvrent le Livre saint : ce tour-ci, tu pioches jusqu’à cinq cartes au lieu de { $limit }. Utilise-le.
learn-religion-1-mistake = Le Livre saint doit être utilisé avant la fin du tour. Reprends ton coup et utilise-le.
learn-religion-2 = Rien à voir pour l’instant : l’effet compte au moment de piocher. Finis ton tour et regarde ta main.
learn-religion-3 = Cinq cartes au choix ! Joue Religion pour atteindre le niveau 2, puis utilise le Droit divin : cette fois, tu piocheras jusqu’à sept cartes.
learn-religion-3-mistake = Le Droit divin demande { $second } cartes Religion sur ton plan de jeu et prend la place du Livre saint. Reprends ton coup.
learn-religion-4 = Mais regarde : Cléo a six cartes Économie et il ne lui en manque qu’une. Que tient-elle en main ? Sacrifie une carte Religion pour l’Inquisition et choisis Cléo. Tu prends toute sa main, puis tu rends autant de cartes, à ton choix. Garde toute l’Économie.
learn-religion-4-mistake = Cléo pourrait encore jouer Économie et gagner. Reprends ton coup et laisse-lui d’autres cartes.
learn-religion-5 = Ta Religion est repassée sous le niveau 2, mais le Droit divin a été utilisé avant et vaut toujours. Finis ton tour : tu pioches jusqu’à sept cartes, et Cléo doit jouer ce que tu lui as laissé.
learn-religion-end = Pas d’Économie pour Cléo. Une grande main te donne le choix, une Inquisition l’enlève aux autres. N’attends pas trop, pourtant : l’Âge III n’a pas de cartes Religion.

## Economy

learn-economy = Économie : faire du neuf avec du vieux
learn-economy-about = Change les cartes inutiles en cartes utiles, et retiens une rivale pendant un tour.
learn-economy-1 = Vous êtes deux, il faut donc { $goal } cartes pour gagner. Tes trois cartes Économie ouvrent le Développement : défausse une carte quelconque de ton plan de jeu, puis joues-en aussitôt une de ta main. Échange une carte que tu ne collectionnes pas contre de l’Économie.
learn-economy-1-mistake = De cette façon, tu n’auras pas quatre cartes Économie. Reprends ton coup : défausse une carte d’un autre domaine, puis joue Économie.
learn-economy-2 = Tu as joué deux cartes en un tour : c’est ainsi qu’on prend de l’avance. Finis ton tour.
learn-economy-3 = Cléo a sept cartes Science ! Vite : joue Économie pour atteindre le niveau 2, puis utilise le Monopole : défausse deux cartes, joues-en deux. À la fin, tu devrais avoir six cartes Économie.
learn-economy-3-mistake = Il te faut six cartes Économie devant toi après le Monopole. Reprends ton coup et défausse des cartes d’autres domaines.
learn-economy-4 = Six ne suffisent pas, et Cléo gagne au prochain tour si elle joue Science. Sacrifie une carte Économie pour l’Embargo et pose-la sur sa Science : à son prochain tour, elle ne pourra pas en jouer.
learn-economy-4-mistake = Cléo peut encore jouer Science et gagner. Reprends ton coup et pose l’Embargo sur sa Science.
learn-economy-5 = Finis ton tour : tu pioches trois cartes, et Cléo doit jouer autre chose.
learn-economy-6 = L’Embargo est levé, Cléo gagnera donc au prochain tour. Mais celui-ci est à toi, avec cinq cartes Économie sur la table et trois en main. Peux-tu gagner maintenant ?
learn-economy-6-mistake = Pas tout à fait { $goal }. Joue Économie, puis utilise le Monopole : défausse deux cartes d’autres domaines, joue deux cartes Économie, et finis ton tour.
learn-economy-end = De cinq à huit en un seul tour. L’Économie fait de n’importe quelle carte celle qu’il te faut, et un Embargo t’achète le tour qu’il te faut.

## Science

learn-science = Science : reprendre et repenser
learn-science-about = Reprends des cartes, joues-en de meilleures, et fouille la pioche.
learn-science-1 = Tu collectionnes la Religion : quatre cartes sur la table, une en main. Tes trois cartes Science ouvrent l’Expérience : reprends en main une carte de ton plan de jeu, puis joues-en une. Reprends Militaire ou Économie et joue Religion. Rien n’est perdu !
learn-science-1-mistake = Il te faut cinq cartes Religion, et tes trois cartes Science devraient rester. Reprends ton coup, et ramasse Militaire ou Économie.
learn-science-2 = Cinq cartes Religion, et la carte reprise attend dans ta main. Finis ton tour.
learn-science-3 = À quatre joueurs, le niveau 2 s’ouvre à { $second } cartes. Joue Science.
learn-science-3-mistake = Le niveau 2 demande une quatrième carte Science. Reprends ta carte et joue Science.
learn-science-4 = La Recherche fait la même chose avec deux cartes : reprends-en deux, joues-en deux. Tu peux même jouer une carte que tu viens de reprendre. Arrive à six cartes Religion et quatre cartes Science.
learn-science-4-mistake = À la fin, il devrait y avoir devant toi six cartes Religion et quatre cartes Science. Reprends ton coup et essaie une autre paire.
learn-science-5 = Maintenant le sacrifice, et en dernier, car il coûte une carte Science et donc le niveau 2. La Découverte : pioche cinq cartes, puis défausses-en cinq de ta main. Garde une carte Religion : ce sera ta septième.
learn-science-5-mistake = Ta septième carte Religion est partie à la défausse. Reprends ton coup et garde-la.
learn-science-end = Six sur la table, la septième en main. La Science ne gaspille rien : ce qui ne va pas retourne dans ta main, et cinq nouvelles cartes ne sont qu’à un sacrifice de toi. L’ordre est à toi, et il compte.

## Utopia

learn-utopia = Utopie : le passé revient
learn-utopia-about = Prends ce que d’autres ont jeté, et repousse le but d’une rivale.
learn-utopia-1 = L’Âge III, le seul qui ait des cartes Utopie. Tu en as quatre, ce qui ouvre l’Oligarchie : prends en main une carte quelconque de la défausse. Elle est ouverte à tous. Prends Utopie.
learn-utopia-1-mistake = Il y a de l’Utopie dans la défausse, et c’est ce que tu collectionnes. Reprends ton coup.
learn-utopia-2 = Tu tiens maintenant { $limit } cartes : tu n’en pioches donc pas, mais l’une d’elles, tu l’as choisie. Finis ton tour.
learn-utopia-3 = Joue Utopie : { $second } cartes ouvrent le niveau 2.
learn-utopia-3-mistake = Le niveau 2 demande une cinquième carte Utopie. Reprends ta carte et joue Utopie.
learn-utopia-4 = La République prend deux cartes de la défausse. Il y reste deux cartes Utopie : prends les deux.
learn-utopia-4-mistake = Deux cartes Utopie attendaient dans la défausse. Reprends ton coup et utilise la République pour les deux.
learn-utopia-5 = Cléo a six cartes Science ; avec la septième, elle gagne. Sacrifie une carte Utopie pour la Démocratie et pose-la sur sa Science : désormais, il lui faut là une carte de plus.
learn-utopia-6 = Contrairement à un Embargo, elle reste jusqu’à la fin de la partie. Finis ton tour et observe Cléo.
learn-utopia-end = Sept cartes Science et pas de victoire : il en faut maintenant huit à Cléo, et une deuxième Démocratie en demanderait neuf. Et toi, tu tiens deux cartes Utopie que d’autres avaient abandonnées.

## Culture

learn-culture = Art : apprendre des autres
learn-culture-about = Ni niveaux, ni sacrifice : copie ce que quelqu’un d’autre sait faire.
learn-culture-1 = L’Art est à part. Il n’a ni niveaux ni sacrifice ; mais si tu as plus de cartes Art que chacun des autres, tu peux copier un effet de quelqu’un d’autre, une fois par tour. Marco et toi en avez deux chacun, et une égalité ne suffit pas. Joue Art.
learn-culture-1-mistake = Tu es toujours à égalité avec Marco. Reprends ta carte et joue Art.
learn-culture-2 = Personne n’a autant d’Art que toi : l’Inspiration est ouverte. Tu tiens deux cartes Religion et tu en as cinq sur la table. L’Économie de Cléo et la Science de Naomi sont toutes deux au niveau 2. Copie un de leurs effets et arrive à sept cartes Religion.
learn-culture-2-mistake = De cette façon, tes deux cartes Religion n’iront pas sur la table. Reprends ton coup et laisse partir des cartes d’autres domaines.
learn-culture-3 = La pièce d’Art marque l’effet que tu as copié ; elle ne fait rien d’autre. Sept cartes Religion : finis ton tour.
learn-culture-end = Tu as gagné avec un effet qui n’était même pas à toi. Retiens ceci : tu ne peux pas copier ce que ton propre plan de jeu ouvre déjà, et une copie compte comme ton seul effet permanent de ce domaine pour ce tour.

## Attack

learn-attack = Attaque : arrêter le meneur
learn-attack-about = Il ne manque qu’une carte à un rival pour gagner. Et maintenant ?
learn-attack-1 = Marco a six cartes Science, et trois autres cartes en main : et si l’une d’elles était Science ? L’Attaque pourrait lui en enlever une, mais seulement si tu abandonnes une carte Science de ton plan de jeu, et il n’y en a pas. Que joues-tu ?
learn-attack-1-mistake = Une bonne carte pour toi, mais alors il n’y a pas de Science pour attaquer, et Marco gagne. Reprends-la.
learn-attack-2 = Cette carte est le prix à payer. Sacrifie une carte Militaire pour l’Attaque et choisis Science.
learn-attack-2-mistake = Marco a toujours six cartes Science. Reprends ton coup et attaque la Science.
learn-attack-3 = Tous ceux qui avaient de la Science ont perdu une carte : Marco, et Cléo avec lui. Finis ton tour et vois s’il gagne.
learn-attack-end = Il a joué sa carte et il en a de nouveau six, pas sept. Si personne n’arrête le meneur, le meneur gagne : surveille les avertissements de la table et paie le prix tant qu’il est temps. Ce n’est pas forcément à toi de le faire ; mais mettez-vous d’accord.

## Embargo and Democracy

learn-answers = Embargo ou Démocratie ?
learn-answers-about = Deux autres réponses à une menace : l’une pour un tour, l’autre pour toujours.
learn-answers-1 = Il manque une carte Science à Cléo, et tu n’as pas de Science pour attaquer. Ton Économie peut aider : sacrifie une carte pour l’Embargo et pose-la sur sa Science.
learn-answers-1-mistake = Cléo peut encore jouer Science. Reprends ton coup et pose l’Embargo sur sa Science.
learn-answers-2 = À son prochain tour, Cléo ne peut pas jouer Science, ni comme carte du tour ni par un effet. Finis ton tour.
learn-answers-3 = L’Embargo est parti à la défausse, et il manque toujours une carte à Cléo. Joue une carte, puis pose la Démocratie sur sa Science : elle reste.
learn-answers-4 = Il lui en faut huit, maintenant. Finis ton tour et regarde.
learn-answers-end = Sept ne suffisent plus à Cléo. L’Embargo ne dure qu’un tour : idéal quand tu gagnes toi-même entre-temps. La Démocratie est pour toujours : idéale contre une colonne qui ne cesse de grandir. Et l’Inquisition peut retirer d’une main la carte qui manque. Tu connais maintenant les quatre réponses.

## The majority

learn-majority = Quand la pioche s’épuise
learn-majority-about = Personne n’a l’Hégémonie ? Alors la majorité décide. Vois-la venir.
learn-majority-1 = Il reste trois cartes dans la pioche ; plus personne n’atteindra l’Hégémonie. À la fin, chaque domaine donne un point à qui y a le plus de cartes, et à tous ceux qui sont à égalité. Marco est en tête dans quatre domaines, toi dans deux. Joue une carte qui te ramène à un point de lui.
learn-majority-1-mistake = Marco a toujours deux points d’avance. Où es-tu à égalité avec lui, ou juste une carte derrière ? Reprends ta carte et regarde encore.
learn-majority-2 = La prévision le montre : un point de retard. Finis ton tour, et les autres piocheront les dernières cartes.
learn-majority-3 = La pioche est vide : c’est le dernier tour de table. Plus personne ne pioche, et la partie finit quand tous ont joué autant de tours. Cléo avait commencé, le tout dernier tour est donc pour toi. Joue la carte qui te fait gagner.
learn-majority-3-mistake = Cela ne suffit pas. Regarde la prévision : où une carte fait-elle la différence ? Reprends ta carte.
learn-majority-4 = Marco a autant de points que toi. Alors le plus de cartes Utopie décide, ensuite l’Art, la Science, l’Économie, la Religion et le Militaire. L’Utopie est à égalité aussi, et en Art tu es devant. Finis la partie.
learn-majority-end = Une victoire au départage, et pour l’avoir vue venir. Garde un œil sur la prévision dès le premier tour : qui compte les domaines pendant que les autres comptent jusqu’à sept gagne souvent.

## The draft

learn-draft = Le draft
learn-draft-about = Choisis tes premières cartes au lieu de les recevoir.
learn-draft-1 = Avec le draft, chacun commence avec quatre cartes, en garde une en secret et passe les trois autres à gauche. L’Âge I est riche en Religion : garde Religion.
learn-draft-1-mistake = Tu peux garder ce que tu veux, mais ici tu collectionnes la Religion. Reprends ton choix.
learn-draft-2 = Les cartes de Marco sont arrivées chez toi, moins une : il l’a gardée. Garde encore Religion et passes-en deux.
learn-draft-2-mistake = Il y avait de la Religion parmi elles. Reprends ton choix et garde-la.
learn-draft-3 = Les deux dernières, celles avec lesquelles Cléo avait commencé. Gardes-en une ; l’autre va face visible au centre.
learn-draft-3-mistake = Il y avait de la Religion. Reprends ton choix et garde-la.
learn-draft-4 = Trois cartes Religion en main ! Maintenant, chacun prend une carte du centre, directement sur son plan de jeu. Cléo, qui est premier joueur, passe en dernier, et toi, à sa droite, en premier. Choisis.
learn-draft-4-mistake = Il y avait de la Religion au centre. Reprends ton choix.
learn-draft-end = Trois en main et une sur la table, toutes du même domaine. Avec le draft, tu as un plan avant le premier tour, et une idée de celui des autres : tu as vu ce que tu as passé.

## Teams

learn-teams = Deux contre deux
learn-teams-about = La victoire de ton partenaire est aussi la tienne. Aide-le.
learn-teams-1 = Marco, assis en face, et toi jouez contre Cléo et Naomi. Si l’un de vous a l’Hégémonie, vous gagnez tous les deux. Marco a six cartes Science et soupire : pas de Science en main. Mais tu en as une, toi ! L’Inquisition marche aussi avec les partenaires : prends sa main et rends-lui ce qu’il lui faut.
learn-teams-1-mistake = Marco n’a toujours pas de carte Science. Reprends ton coup et donne-lui la tienne.
learn-teams-2 = Cléo joue avant Marco ; espérons qu’elle n’a rien remarqué. Finis ton tour.
learn-teams-end = Marco a joué ta carte, et vous avez gagné tous les deux. Si l’on en vient à la majorité, une équipe a un point pour chaque domaine où l’un des siens a le plus de cartes. Et attention à tes Attaques : elles touchent aussi ton partenaire.
