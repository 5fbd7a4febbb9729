## The page

rulebook-lead = The complete rules in plain words. Search them, or learn by playing.
rulebook-lessons = To the lessons
rulebook-search = Search the rules
rulebook-found = { $count ->
    [one] { $count } passage found
   *[other] { $count } passages found
}
rulebook-none = Nothing found. Try another word.
rulebook-contents = Contents
rulebook-link = Link to this section: { $title }
rulebook-era = Era { $era }
rulebook-all = All
rulebook-table-cards = Number of cards
rulebook-table-levels = Cards of a domain needed for each level
rulebook-level = Level { $level }

## The aim of the game

rulebook-about = What it is about
rulebook-about-1 = You lead a civilization through three eras. Cards of six domains come into your hand; you lay them out in front of you, and the more you have of a domain, the more it lets you do.
rulebook-about-2 = There are two ways to win. Hegemony: at the end of your own turn you have enough cards of a single domain. If nobody manages that before the deck runs out, the majority decides: who leads in the most domains?
rulebook-about-3 = Two to four people play, each for themselves, or four in two teams.

## Cards

rulebook-cards = The cards
rulebook-cards-1 = There are { $cards } cards. Each belongs to a domain and to an era. The domain says what a card can do; the era only says when it turns up.
rulebook-cards-2 = Religion ends with era II, and Utopia exists only in era III.
rulebook-cards-3 = The back of a card shows its era. So everybody knows the era of the top card of the deck and of every card in every hand, but not the domain.
rulebook-cards-4 = Your area is what lies face up in front of you, a column for each domain. Cards that Embargo or Democracy laid face down belong to no domain and count for nothing else.
rulebook-cards-5 = The discard pile is open: look through it whenever you like.
rulebook-cards-6 = Where you choose one of several cards of a domain, the one of the earliest era moves. All cards of a domain do the same, so this makes no difference to what they do; but backs show eras, so it can matter a little for what others can tell.

## Setting up

rulebook-setup = Setting up
rulebook-setup-1 = Each era is shuffled by itself. With two or three players, { $removed } cards of each era are put aside unseen; with four, all are used. Era I goes on top of the deck, era II below it, era III at the bottom.
rulebook-setup-2 = The First Player is chosen at random. The Culture coin lies beside the deck.
rulebook-setup-3 = Basic deal: each player takes { $limit } cards as their hand.
rulebook-setup-4 = Draft: each player takes four cards. All at the same time and in secret, keep one and pass three to the left; of the three you get, keep one and pass two; of the last two, keep one and lay the other face up in the middle. The three cards you kept are your hand.
rulebook-setup-5 = Then each player takes one card from the middle straight into their area. The player to the right of the First Player begins, then anticlockwise, so the First Player comes last.

## A turn

rulebook-turn = A turn
rulebook-turn-1 = Turns go clockwise, beginning with the First Player. Each has three steps.
rulebook-turn-2 = Play. Lay one card from your hand into your area. You have to, unless you hold no card that you may play; then you skip this step.
rulebook-turn-3 = Effects. Use as many as you like, in any order, one after the other. In one turn each domain gives you at most one permanent effect and at most one sacrifice.
rulebook-turn-4 = Draw. Take cards until you hold { $limit }. If you already hold that many or more, you neither draw nor discard.

## Permanent effects

rulebook-levels = Permanent effects
rulebook-levels-1 = With enough cards of a domain in your area you may use its permanent effects, turn after turn. How many it takes depends on the number of players.
rulebook-levels-2 = What counts is the moment you use the effect. With enough cards for level 2 you may use level 1 instead, but never both in one turn.
rulebook-levels-3 = The hand limit of Holy Book and Divine Right holds until you draw, even if you have lost the Religion cards by then.
rulebook-effect-assassination = Discard a card from your hand.
rulebook-effect-purge = Discard two cards from your hand.
rulebook-effect-holy-book = At the end of this turn, draw up to { $holybook } cards.
rulebook-effect-divine-right = At the end of this turn, draw up to { $divineright } cards.
rulebook-effect-development = Discard any card from your area, then at once play a card from your hand.
rulebook-effect-monopoly = Discard any two cards from your area, then at once play two cards from your hand.
rulebook-effect-experiment = Take any card from your area into your hand, then at once play a card from your hand. It may be the same one.
rulebook-effect-research = Take any two cards from your area into your hand, then at once play two cards from your hand.
rulebook-effect-oligarchy = Take any card from the discard pile into your hand.
rulebook-effect-republic = Take any two cards from the discard pile into your hand.

## Sacrifices

rulebook-sacrifices = Sacrifices
rulebook-sacrifices-1 = Every domain but Culture also has a sacrifice (the publisher’s “discard effect”): you give up one of its cards from your area for a strong effect. One card is enough. Each domain allows this once a turn, besides its permanent effect.
rulebook-effect-attack = Discard a Military card. Then choose a domain and discard one of its cards from your area. Every other player who has that domain in their area discards a card of it as well.
rulebook-effect-inquisition = Discard a Religion card. Choose another player and take their whole hand into yours. Then give back as many cards as you took, of your choice from all you hold.
rulebook-effect-embargo = Lay an Economy card face down across a card of another player. On their next turn they may not play that domain, neither as the card of their turn nor by an effect. When that turn ends, the card goes to the discard pile.
rulebook-effect-discovery = Discard a Science card. Draw five cards, then discard five from your hand. If the deck has fewer, draw those and discard as many as you drew.
rulebook-effect-democracy = Lay a Utopia card face down on a domain in which another player has a card. It stays to the end of the game: for Hegemony in that domain, the player needs one more card. Several of them add up.

## Inspiration

rulebook-culture = Inspiration
rulebook-effect-inspiration = If you have more Culture cards in your area than every other player, copy a permanent effect that another player’s area opens.
rulebook-culture-1 = Culture is the exception: it has neither levels nor a sacrifice. You need more of it than every other player; a tie is not enough, but a single card may be.
rulebook-culture-2 = Inspiration can be used once a turn. You may copy level 1 or level 2, whatever is open to another player at that moment, and carry it out as if it were yours.
rulebook-culture-3 = You cannot copy an effect that your own area already opens, and a copy counts as your permanent effect of that domain this turn.
rulebook-culture-4 = The Culture coin lies where you copied until your next turn begins or you no longer have the most Culture. It is a reminder and does nothing.

## Carrying out effects

rulebook-doing = How effects are carried out
rulebook-doing-1 = You may begin an effect only if you can carry out its first step in full. Purge needs two cards in your hand, Republic two in the discard pile, Monopoly and Research two in your area. Attack needs one more card besides the one you sacrifice; Embargo and Democracy need a target.
rulebook-doing-2 = The later steps are carried out as far as possible, and must be. If an Embargo or an empty hand keeps you from playing a card, you do not play it.
rulebook-doing-3 = You may use Discovery when the deck is empty, and Inquisition against an empty hand. Nothing else happens then.
rulebook-doing-4 = Face-down cards stay, even if the column below them is gone.

## The end of a turn

rulebook-end = The end of a turn
rulebook-end-1 = After you have drawn, the Embargo cards in front of you go to the discard pile.
rulebook-end-2 = Then Hegemony is checked: { $goal } cards of one domain, or { $duel } with two players, and one more for each Democracy card that lies on it. If your area has that many, you win at once.
rulebook-end-3 = Only the player whose turn ends can win this way. During a turn, or while somebody else plays, the number does not count yet.
rulebook-end-4 = If the deck is empty by then, the last round begins. Nobody draws any more, and the game ends when it would be the First Player’s turn, so everybody has had the same number of turns.
rulebook-end-5 = A stalled deck ends the game, too. When everybody has had ten turns in a row and no card has left the deck, it counts as empty: nobody draws from it any more, and the last round begins with that turn.

## The majority

rulebook-majority = The majority
rulebook-majority-1 = If the game ends this way, each domain gives one point to the player with the most cards in it. All who tie for the most get the point. Without a card there is no point.
rulebook-majority-2 = The player with the most points wins. Ties go to more Utopia cards, then Culture, Science, Economy, Religion and Military, in this order.
rulebook-majority-3 = If all of that is equal, the victory is shared.

## Teams

rulebook-teams = Teams
rulebook-teams-1 = Four players can play two against two. Partners sit opposite each other.
rulebook-teams-2 = If one of them reaches Hegemony, both win.
rulebook-teams-3 = In the majority, a team gets a point for each domain in which one of its players has the most cards of all, and only one even if both do. If the teams tie for a domain, both get the point. If they have the same number of points, the cards of both partners are added up and compared in the usual order.
rulebook-teams-4 = Partners count as other players: your Attack hits them, and you may choose them as targets. You do not see each other’s hands.

## Options

rulebook-options = Table options
rulebook-options-1 = The printed editions do not agree on everything. Whoever opens a table may choose:
rulebook-options-2 = After the draft, the cards in the middle may be taken clockwise, beginning with the First Player.
rulebook-options-3 = In the last round, every other player may have one more turn after the player who drew the last card.
rulebook-options-4 = Democracy may be laid on any domain of a player, even where they have no card.
rulebook-options-5 = A raised hand limit may hold only with its cards: if you no longer have enough Religion cards when you draw, or could no longer copy the effect, the lower limit counts.
rulebook-options-6 = A stalled deck may count as empty after fewer or more than ten rounds, or never.

## Who knows what

rulebook-knowing = Who knows what
rulebook-knowing-1 = Everybody sees the areas and what lies face down on them, the discard pile, how many cards of which era each hand and the deck hold, the coin, and which effects were used this turn.
rulebook-knowing-2 = Only you see the domains of the cards in your hand. Nobody knows the order of the deck or which cards were put aside.
rulebook-knowing-3 = Inquisition shows a hand to the player who takes it, and to nobody else. You may remember what you have seen; the table remembers it for you.
rulebook-knowing-4 = In a draft you know what you passed on, and nobody knows what you kept.

## Advice

rulebook-tips = Good advice
rulebook-tips-1 = Look at the others’ columns before your own. Anyone who is one or two cards from winning has to be stopped this round, and somebody has to do it.
rulebook-tips-2 = A sacrifice costs you one card and often costs a rival a whole turn.
rulebook-tips-3 = Effects like company. Military throws away what Utopia fetches back. Religion fills the hand that Economy and Science empty onto the table.
rulebook-tips-4 = Use the effects that bring you cards before those that lay cards out.
rulebook-tips-5 = Know what is left: the deck shows how many cards of each era there are, the card counter which domains they may be.
rulebook-tips-6 = Count domains as well as cards. The majority goes to those who saw it coming.
