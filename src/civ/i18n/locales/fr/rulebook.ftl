## The page

rulebook-lead = Tout y est, en mots simples. Cherche, ou apprends en jouant.
rulebook-lessons = Vers les leçons
rulebook-search = Chercher dans les règles
rulebook-found = { $count ->
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
}
rulebook-none = Rien trouvé. Essaie un autre mot.
rulebook-contents = Sommaire
rulebook-link = Lien vers cette partie : { $title }
rulebook-era = Âge { $era }
rulebook-all = En tout
rulebook-table-cards = Combien de cartes il y a
rulebook-table-levels = Cartes d’un domaine qu’il faut
rulebook-level = Niveau { $level }

## The aim of the game

rulebook-about = De quoi il s’agit
rulebook-about-1 = Tu mènes une civilisation à travers trois Âges. Des cartes de six domaines arrivent dans ta main ; tu les étales devant toi, et plus tu en as d’un domaine, plus il te permet d’actions.
rulebook-about-2 = On gagne de deux façons. Par l’Hégémonie : à la fin de ton propre tour, tu as assez de cartes d’un seul domaine. Si personne n’y parvient avant que la pioche soit épuisée, la majorité décide : qui mène dans le plus de domaines ?
rulebook-about-3 = On joue de deux à quatre, chacun pour soi, ou à quatre en deux équipes.

## Cards

rulebook-cards = Les cartes
rulebook-cards-1 = Il y a { $cards } cartes. Chacune appartient à un domaine et à un Âge. Le domaine dit ce qu’une carte sait faire ; l’Âge dit seulement quand elle apparaît.
rulebook-cards-2 = La Religion s’arrête avec l’Âge II, et l’Utopie n’existe qu’à l’Âge III.
rulebook-cards-3 = Le dos d’une carte montre son Âge. Chacun sait donc de quel Âge est la prochaine carte de la pioche, et chaque carte de chaque main, mais pas son domaine.
rulebook-cards-4 = Ton plan de jeu, c’est ce qui est face visible devant toi, une colonne par domaine. Les cartes que l’Embargo ou la Démocratie ont posées face cachée n’appartiennent à aucun domaine et ne comptent pour rien d’autre.
rulebook-cards-5 = La défausse est ouverte : regarde-la quand tu veux.
rulebook-cards-6 = Quand tu choisis parmi plusieurs cartes d’un domaine, c’est celle de l’Âge le plus ancien qui bouge. Toutes les cartes d’un domaine ont les mêmes effets : cela ne change donc rien à ce qu’elles font ; mais le dos montre l’Âge, et cela peut compter un peu pour ce que les autres devinent.

## Setting up

rulebook-setup = Mise en place
rulebook-setup-1 = Chaque Âge est mélangé à part. À deux ou trois joueurs, { $removed } cartes de chaque Âge sont écartées sans être vues ; à quatre, on les utilise toutes. L’Âge I va sur le dessus de la pioche, l’Âge II au milieu, l’Âge III au fond.
rulebook-setup-2 = Le hasard désigne le premier joueur. La pièce d’Art est posée près de la pioche.
rulebook-setup-3 = La distribution simple : chacun reçoit { $limit } cartes en main.
rulebook-setup-4 = Le draft : chacun reçoit quatre cartes. Tous en même temps et en secret, vous en gardez une et passez les trois autres à gauche ; parmi celles que tu reçois, tu en gardes une et en passes deux ; des deux dernières, tu en gardes une et poses l’autre face visible au centre. Les cartes gardées sont ta main.
rulebook-setup-5 = Ensuite, chaque joueur prend une carte du centre, directement sur son plan de jeu. Le joueur à droite du premier joueur commence, puis dans le sens inverse des aiguilles d’une montre : le premier joueur passe donc en dernier.

## A turn

rulebook-turn = Un tour
rulebook-turn-1 = On joue dans le sens des aiguilles d’une montre, à partir du premier joueur. Un tour a trois étapes.
rulebook-turn-2 = Jouer. Pose une carte de ta main sur ton plan de jeu. C’est obligatoire, sauf si tu n’en tiens aucune que tu puisses jouer ; alors tu passes cette étape.
rulebook-turn-3 = Les effets. Utilises-en autant que tu veux, dans l’ordre que tu veux, l’un après l’autre. Dans un tour, chaque domaine te donne au plus un effet permanent et au plus un sacrifice.
rulebook-turn-4 = Piocher. Prends des cartes jusqu’à en tenir { $limit }. Si tu en as déjà autant ou plus, tu ne pioches ni ne défausses.

## Permanent effects

rulebook-levels = Effets permanents
rulebook-levels-1 = Avec assez de cartes d’un domaine sur ton plan de jeu, tu peux utiliser ses effets permanents, tour après tour. Combien il en faut dépend du nombre de joueurs.
rulebook-levels-2 = Ce qui compte, c’est le moment où tu utilises l’effet. Si tu en as assez pour le niveau 2, tu peux utiliser le niveau 1 à la place, mais jamais les deux dans un même tour.
rulebook-levels-3 = La limite de main du Livre saint et du Droit divin vaut jusqu’à ta pioche, même si tu as perdu les cartes Religion entre-temps.
rulebook-effect-assassination = Défausse une carte de ta main.
rulebook-effect-purge = Défausse deux cartes de ta main.
rulebook-effect-holy-book = À la fin de ce tour, pioche jusqu’à { $holybook } cartes.
rulebook-effect-divine-right = À la fin de ce tour, pioche jusqu’à { $divineright } cartes.
rulebook-effect-development = Défausse une carte quelconque de ton plan de jeu, puis joue aussitôt une carte de ta main.
rulebook-effect-monopoly = Défausse deux cartes quelconques de ton plan de jeu, puis joue deux cartes de ta main.
rulebook-effect-experiment = Reprends en main une carte quelconque de ton plan de jeu, puis joue une carte de ta main. Ce peut être la même.
rulebook-effect-research = Reprends en main deux cartes quelconques de ton plan de jeu, puis joue deux cartes de ta main.
rulebook-effect-oligarchy = Prends en main une carte quelconque de la défausse.
rulebook-effect-republic = Prends en main deux cartes quelconques de la défausse.

## Sacrifices

rulebook-sacrifices = Sacrifices
rulebook-sacrifices-1 = Tous les domaines sauf l’Art ont aussi un sacrifice : tu abandonnes une de ses cartes de ton plan de jeu pour un effet puissant. Une seule carte suffit. Chaque domaine le permet une fois par tour, en plus de son effet permanent.
rulebook-effect-attack = Défausse une carte Militaire. Choisis ensuite un domaine et défausse une de ses cartes de ton plan de jeu. Tous les autres joueurs qui ont ce domaine sur leur plan de jeu en défaussent une aussi.
rulebook-effect-inquisition = Défausse une carte Religion. Choisis un autre joueur et prends toute sa main dans la tienne. Rends-lui ensuite autant de cartes que tu en as pris, celles que tu veux parmi toutes.
rulebook-effect-embargo = Pose une carte Économie face cachée en travers d’une carte d’un autre joueur. À son prochain tour, il ne peut pas jouer ce domaine, ni comme carte du tour ni par un effet. À la fin de ce tour, la carte va à la défausse.
rulebook-effect-discovery = Défausse une carte Science. Pioche cinq cartes, puis défausses-en cinq de ta main. Si la pioche en a moins, prends celles qui restent et défausses-en autant.
rulebook-effect-democracy = Pose une carte Utopie face cachée sur un domaine où un autre joueur a une carte. Elle y reste jusqu’à la fin de la partie : pour l’Hégémonie, il faut là une carte de plus à ce joueur. Plusieurs s’additionnent.

## Inspiration

rulebook-culture = L’Inspiration
rulebook-effect-inspiration = Si tu as plus de cartes Art sur ton plan de jeu que chacun des autres, copie un effet permanent ouvert chez quelqu’un d’autre.
rulebook-culture-1 = L’Art est l’exception : il n’a ni niveaux ni sacrifice. Il faut en avoir plus que chacun des autres ; autant que le suivant ne suffit pas, mais une seule carte peut suffire.
rulebook-culture-2 = L’Inspiration s’utilise une fois par tour. Tu peux copier le niveau 1 ou le niveau 2, ce qui est ouvert à un autre joueur à cet instant, et tu l’exécutes comme si c’était le tien.
rulebook-culture-3 = Tu ne peux pas copier un effet que ton propre plan de jeu ouvre déjà, et une copie prend la place de ton effet permanent de ce domaine pour ce tour.
rulebook-culture-4 = La pièce d’Art est posée là où tu as copié, jusqu’au début de ton prochain tour ou jusqu’à ce que tu ne sois plus seul en tête en Art. C’est un rappel pour tous, elle ne fait rien.

## Carrying out effects

rulebook-doing = Comment s’exécutent les effets
rulebook-doing-1 = Tu ne peux commencer un effet que si tu peux en faire la première partie en entier. La Purge demande deux cartes en main, la République deux dans la défausse, le Monopole et la Recherche deux sur ton plan de jeu. L’Attaque demande une carte de plus que celle que tu abandonnes, l’Embargo et la Démocratie quelqu’un à viser.
rulebook-doing-2 = La suite se fait autant que possible, et elle est obligatoire. Si un Embargo ou une main vide t’empêche de jouer une carte, tu ne la joues simplement pas.
rulebook-doing-3 = Tu peux utiliser la Découverte quand la pioche est vide, et l’Inquisition contre une main vide. Il ne se passe alors rien d’autre.
rulebook-doing-4 = Les cartes posées face cachée restent, même si la colonne dessous a disparu.

## The end of a turn

rulebook-end = La fin d’un tour
rulebook-end-1 = Quand tu as pioché, les cartes Embargo posées devant toi vont à la défausse.
rulebook-end-2 = On regarde alors l’Hégémonie : { $goal } cartes d’un domaine, ou { $duel } à deux joueurs, et une de plus pour chaque carte Démocratie posée dessus. Si ton plan de jeu en a autant, tu gagnes aussitôt.
rulebook-end-3 = Seul le joueur dont le tour finit peut gagner ainsi. Pendant un tour, ou pendant que quelqu’un d’autre joue, le nombre ne veut encore rien dire.
rulebook-end-4 = Si la pioche est alors vide, c’est le dernier tour de table. Plus personne ne pioche, et la partie est finie quand ce serait de nouveau au premier joueur. Ainsi, tous ont joué autant de tours.
rulebook-end-5 = Une pioche bloquée met fin à la partie, elle aussi. Quand chacun a joué dix tours de suite sans qu’aucune carte ne quitte la pioche, elle compte comme vide : plus personne n’y pioche, et le dernier tour de table commence avec ce tour.

## The majority

rulebook-majority = La majorité
rulebook-majority-1 = Si la partie finit ainsi, chaque domaine vaut un point pour qui y a le plus de cartes. Tous ceux qui sont à égalité pour le plus ont le point. Sans carte, il n’y en a pas.
rulebook-majority-2 = Qui a le plus de points gagne. En cas d’égalité, le plus de cartes Utopie décide, puis Art, Science, Économie, Religion et Militaire, dans cet ordre.
rulebook-majority-3 = Si tout cela est égal, la victoire est partagée.

## Teams

rulebook-teams = Les équipes
rulebook-teams-1 = À quatre, on peut jouer deux contre deux. Les partenaires sont assis face à face.
rulebook-teams-2 = Si l’un d’eux atteint l’Hégémonie, les deux gagnent.
rulebook-teams-3 = À la majorité, une équipe a un point pour chaque domaine où l’un de ses joueurs a le plus de cartes de tous, et un seul par domaine, même si c’est le cas des deux. Si les équipes sont à égalité dans un domaine, les deux ont le point. Si elles ont autant de points, on additionne les cartes des deux partenaires et on compare dans l’ordre habituel.
rulebook-teams-4 = Les partenaires sont d’autres joueurs comme tout le monde : ton Attaque les touche, et tu peux les choisir pour tes effets. Vous ne voyez pas la main l’un de l’autre.

## Options

rulebook-options = Options d’une table
rulebook-options-1 = Les éditions imprimées ne sont pas d’accord sur tout. Qui ouvre une table peut choisir :
rulebook-options-2 = Après le draft, le premier joueur peut prendre le premier une carte au centre, puis on suit les aiguilles d’une montre.
rulebook-options-3 = Pour le dernier tour de table, chaque autre joueur peut avoir encore un tour après celui qui a pioché la dernière carte.
rulebook-options-4 = La Démocratie peut être posée sur n’importe quel domaine d’un joueur, même là où il n’a pas de carte.
rulebook-options-5 = Une limite de main relevée peut ne valoir qu’avec ses cartes : si, au moment de piocher, tu n’as plus assez de cartes Religion ou ne pourrais plus copier l’effet, c’est la limite inférieure qui compte.
rulebook-options-6 = Une pioche bloquée peut compter comme vide après moins ou plus de dix tours de table, ou jamais.

## Who knows what

rulebook-knowing = Qui sait quoi
rulebook-knowing-1 = Visible de tous : les plans de jeu et ce qui y est posé face cachée, la défausse, combien de cartes de quel Âge il y a dans chaque main et dans la pioche, la pièce, et ce qui a été utilisé pendant ce tour.
rulebook-knowing-2 = À toi seul : les domaines des cartes de ta main. Personne ne connaît l’ordre de la pioche ni les cartes écartées.
rulebook-knowing-3 = L’Inquisition montre une main à qui la prend, et à personne d’autre. Ce que tu as vu une fois, tu peux t’en souvenir ; la table s’en souvient pour toi.
rulebook-knowing-4 = Dans un draft, tu sais ce que tu as passé, et personne ne sait ce que tu as gardé.

## Advice

rulebook-tips = Bons conseils
rulebook-tips-1 = Regarde les colonnes des autres avant les tiennes. Qui est à une ou deux cartes de gagner doit être arrêté dans ce tour de table, et il faut que quelqu’un s’en charge.
rulebook-tips-2 = Un sacrifice te coûte une carte, et coûte souvent un tour entier à un rival.
rulebook-tips-3 = Les effets aiment la compagnie. Le Militaire jette ce que l’Utopie va rechercher. La Religion remplit la main que l’Économie et la Science vident sur la table.
rulebook-tips-4 = Utilise d’abord ce qui t’apporte des cartes, ensuite ce qui en pose.
rulebook-tips-5 = Sache ce qui reste : la pioche montre combien de cartes il y a de chaque Âge, le compteur de cartes de quels domaines.
rulebook-tips-6 = Compte les domaines autant que les cartes. La majorité va à ceux qui l’ont vue venir.
