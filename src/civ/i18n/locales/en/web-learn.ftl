## The course

learn-title = Learn to play
learn-lead = Short games that begin in the middle, where it gets interesting. You play, the game answers, and nothing you try can break anything.
learn-lessons = Lessons
learn-progress = { $count } of { $total } lessons done
learn-is-done = done
learn-begin = Begin
learn-go-on = Go on with: { $title }
learn-again = Once more
learn-book = The whole rulebook
learn-first-game = Play a game
error-no-lesson = There is no such lesson.

## A lesson

learn-step = Step { $number } of { $total }
learn-teacher = Lesson
learn-show-me = Show me
learn-take-back = Take it back
learn-restart = Start again
learn-next = Next lesson
learn-all = All lessons
learn-well-done = Well done!
learn-not-quite = Not quite
learn-hint-touch = Touch what glows: { $actions }.
learn-got-it = Got it
learn-leads = would win
# The other players of the lessons, by seat.
learn-name-2 = Cleo
learn-name-3 = Marco
learn-name-4 = Naomi
learn-mistake = You may do that, but then the goal of this step is out of reach. Take it back and try something else.
learn-democracy-mistake = Cleo still needs only one Science card. Take it back, and lay Democracy on her Science.
learn-detour = You may do that, and on another day it could be wise. Here it leads away from what this step is about. Take it back for now.

## A turn

learn-turn = A turn, and how to win
learn-turn-about = Play a card, draw a card, and collect enough of one domain.
learn-turn-1 = Welcome! These are your cards, sorted by domain: you have five of Culture. With three players, { $goal } cards of one domain win the game. Touch the Culture card in your hand, then play it.
learn-turn-1-mistake = A fine card, but Culture is where you are close to winning. Take it back and play Culture.
learn-turn-2 = Six! Before a turn ends you may use effects; the next lessons are about them. For now, end your turn: you draw until you hold { $limit } cards again.
learn-turn-3 = Cleo and Marco have each played a card in front of them. And you have drawn Culture once more: play it.
learn-turn-3-mistake = That leaves you at six. Take it back and play Culture.
learn-turn-4 = Seven, and still you have not won: the cards are counted only at the end of your own turn. So end it.
learn-turn-end = This is Hegemony, the quick way to win: { $goal } cards of one domain with three or four players, { $duel } with two, at the end of your own turn. Your friends will not just watch, though. They have effects, and so have you.

## Military

learn-military = Military: make room, then strike
learn-military-about = Throw away what you cannot use, and tear down what others build.
learn-military-1 = Four of you play, so { $first } cards of a domain open its level 1 effect and { $second } its level 2. (With two or three players it takes { $smallfirst } and { $smallsecond }.) Your three Military cards open Assassination: discard a card from your hand. Use it on one of your Religion cards.
learn-military-1-mistake = Use Assassination before the turn is over: it is free, and you will draw one card more.
learn-military-2 = Why throw cards away? Because at the end of your turn you draw up to { $limit } cards: now two new ones instead of one. End your turn.
learn-military-3 = Marco has six Religion cards now; one more and he wins. You have drawn Military: play it, and level 2 is yours.
learn-military-3-mistake = Without a fourth Military card level 2 stays closed. Take it back and play Military.
learn-military-4 = Now Purge is open: discard two cards. In one turn you may use level 1 or level 2 of a domain, never both. Use Purge and make room for new cards.
learn-military-4-mistake = Each domain gives you only one of its two levels a turn. Take it back and use Purge.
learn-military-5 = And now Marco. Every domain but Culture also has a sacrifice, once a turn besides its permanent effect: you give up a card for something strong. Military’s is Attack: choose a domain and discard one of its cards from your area; everybody else who has that domain loses a card, too. Bring Marco down.
learn-military-5-mistake = Marco still has six Religion cards. Attack hits the domain of the card that you discard, so choose Religion.
learn-military-end = Marco is back at five. It cost you two cards and saved the game. Fresh cards every turn, and a hammer for whoever gets too close: that is Military.

## Religion

learn-religion = Religion: a hand full of cards
learn-religion-about = Hold five or seven cards, and look into somebody else’s hand.
learn-religion-1 = With three players, { $first } cards open level 1 and { $second } open level 2. Your four Religion cards open Holy Book: this turn you draw up to five cards instead of { $limit }. Use it.
learn-religion-1-mistake = Holy Book has to be used before the turn ends. Take it back and use it.
learn-religion-2 = Nothing to see yet: it counts when you draw. End your turn and look at your hand.
learn-religion-3 = Five cards to choose from! Play Religion to reach level 2, then use Divine Right: this time you will draw up to seven.
learn-religion-3-mistake = Divine Right needs { $second } Religion cards in your area, and takes the place of Holy Book. Take it back.
learn-religion-4 = But look: Cleo has six Economy cards and needs one more. What does she hold? Sacrifice a Religion card for Inquisition and choose Cleo. You take her whole hand, then give back as many cards, of your own choice. Keep all the Economy.
learn-religion-4-mistake = Cleo could still play Economy and win. Take it back, and let her have other cards.
learn-religion-5 = Your Religion is below level 2 now, yet Divine Right was used before and still holds. End your turn: you draw up to seven, and Cleo has to play what you left her.
learn-religion-end = No Economy for Cleo. A large hand gives you the choice, and an Inquisition takes it from others. Do not wait too long, though: era III has no Religion cards.

## Economy

learn-economy = Economy: out with the old
learn-economy-about = Turn cards you do not need into cards you do, and hold a rival up for a turn.
learn-economy-1 = Two play, and so it takes { $goal } cards to win. Your three Economy cards open Development: discard any card of your area, then play one from your hand at once. Swap something you do not collect for Economy.
learn-economy-1-mistake = Like this you will not have four Economy cards. Take it back: discard a card of another domain, then play Economy.
learn-economy-2 = You have played two cards in one turn: that is how you get ahead. End your turn.
learn-economy-3 = Cleo has seven Science cards! Quick: play Economy to reach level 2, then use Monopoly: discard two cards, play two. You should end up with six Economy cards.
learn-economy-3-mistake = You want six Economy cards in front of you after Monopoly. Take it back, and discard cards of other domains.
learn-economy-4 = Six are not enough, and Cleo wins next turn if she plays Science. Sacrifice an Economy card for Embargo and lay it across her Science: on her next turn she may not play any.
learn-economy-4-mistake = Cleo can still play Science and win. Take it back, and lay the Embargo across her Science.
learn-economy-5 = End your turn: you draw three cards, and Cleo has to play something else.
learn-economy-6 = The Embargo is over, so Cleo will win next turn. But this one is yours, with five Economy cards on the table and three in your hand. Can you win now?
learn-economy-6-mistake = Not quite { $goal }. Play Economy, then use Monopoly: discard two cards of other domains, play two Economy cards, and end your turn.
learn-economy-end = From five to eight in a single turn. Economy makes any card the one you need, and an Embargo buys you the one turn you need it in.

## Science

learn-science = Science: pick up, think again
learn-science-about = Take cards back, play better ones, and dig through the deck.
learn-science-1 = You collect Religion: four on the table, one in your hand. Your three Science cards open Experiment: take a card of your area into your hand, then play one. Pick up Military or Economy and play Religion. Nothing is lost!
learn-science-1-mistake = You want five Religion cards, and your three Science cards should stay. Take it back, and pick up Military or Economy.
learn-science-2 = Five Religion cards, and the card you picked up is in your hand for later. End your turn.
learn-science-3 = With four players level 2 opens at { $second } cards. Play Science.
learn-science-3-mistake = Level 2 needs a fourth Science card. Take it back and play Science.
learn-science-4 = Research does the same with two cards: take back two, play two. You may even play a card you have just picked up. Make it six Religion and four Science cards.
learn-science-4-mistake = In the end there should be six Religion and four Science cards in front of you. Take it back and try another pair.
learn-science-5 = Now the sacrifice, and last, because it costs a Science card and so level 2. Discovery: draw five cards, then discard five from your hand. Keep a Religion card: it will be your seventh.
learn-science-5-mistake = Your seventh Religion card went to the discard pile. Take it back and keep it.
learn-science-end = Six on the table, the seventh in your hand. Science wastes nothing: what does not fit goes back into your hand, and five new cards are one sacrifice away. The order is yours, and it matters.

## Utopia

learn-utopia = Utopia: the past comes back
learn-utopia-about = Take what others threw away, and move a rival’s goal.
learn-utopia-1 = Era III, the only one with Utopia cards. You have four, which opens Oligarchy: take any card from the discard pile into your hand. The pile is open to all. Take Utopia.
learn-utopia-1-mistake = There is Utopia in the pile, and that is what you collect. Take it back.
learn-utopia-2 = You hold { $limit } cards now, so you draw none, but you have picked one of them yourself. End your turn.
learn-utopia-3 = Play Utopia: { $second } cards open level 2.
learn-utopia-3-mistake = Level 2 needs a fifth Utopia card. Take it back and play Utopia.
learn-utopia-4 = Republic takes two cards from the pile. Two Utopia cards are left there: take both.
learn-utopia-4-mistake = Two Utopia cards were waiting in the pile. Take it back and use Republic for both.
learn-utopia-5 = Cleo has six Science cards; with the seventh she wins. Sacrifice a Utopia card for Democracy and lay it on her Science: from now on she needs one card more there.
learn-utopia-6 = Unlike an Embargo it stays for the rest of the game. End your turn and watch Cleo.
learn-utopia-end = Seven Science cards and no victory: Cleo needs eight now, and a second Democracy would make it nine. You, meanwhile, hold two Utopia cards that others had given up.

## Culture

learn-culture = Culture: learn from others
learn-culture-about = No levels, no sacrifice: copy what somebody else can do.
learn-culture-1 = Culture is different. It has no levels and no sacrifice; but if you have more Culture cards than every other player, you may copy an effect of somebody else, once a turn. You and Marco have two each, and a tie is not enough. Play Culture.
learn-culture-1-mistake = You are still level with Marco. Take it back and play Culture.
learn-culture-2 = Nobody has as much Culture as you: Inspiration is open. You hold two Religion cards and have five on the table. Cleo’s Economy and Naomi’s Science are both at level 2. Copy one of their effects and make it seven Religion cards.
learn-culture-2-mistake = Like this you will not get both Religion cards onto the table. Take it back, and let cards of other domains go.
learn-culture-3 = The Culture coin marks the effect you copied; it does nothing else. Seven Religion cards: end your turn.
learn-culture-end = You won with an effect that was not even yours. Remember: you cannot copy what your own area already opens, and a copy counts as your one permanent effect of that domain this turn.

## Attack

learn-attack = Attack: stop the leader
learn-attack-about = A rival is one card from winning. What now?
learn-attack-1 = Marco has six Science cards and three more cards in his hand: what if one is Science? Attack could take one away, but only if you give up a Science card of your own area, and there is none. What do you play?
learn-attack-1-mistake = A good card for you, but then there is no Science to attack with, and Marco wins. Take it back.
learn-attack-2 = That card is the price. Sacrifice a Military card for Attack, and choose Science.
learn-attack-2-mistake = Marco still has six Science cards. Take it back, and attack Science.
learn-attack-3 = Everybody who had Science lost a card: Marco, and Cleo with him. End your turn and see whether he wins.
learn-attack-end = He played his card and has six again, not seven. If nobody stops the leader, the leader wins: watch the warnings at the table, and pay the price while there is time. It does not always have to be you, but do agree on who.

## Embargo and Democracy

learn-answers = Embargo or Democracy?
learn-answers-about = Two more answers to a threat: one for a turn, one for good.
learn-answers-1 = Cleo needs one more Science card, and you have no Science to attack with. Your Economy can help: sacrifice a card for Embargo and lay it across her Science.
learn-answers-1-mistake = Cleo may still play Science. Take it back, and lay the Embargo across her Science.
learn-answers-2 = On her next turn Cleo may not play Science, neither as her card nor by an effect. End your turn.
learn-answers-3 = The Embargo has gone to the discard pile, and Cleo still needs one card. Play a card, then lay Democracy on her Science: it stays.
learn-answers-4 = Now she needs eight. End your turn and see.
learn-answers-end = Seven are not enough for Cleo any more. An Embargo is for one turn: best when you win yourself in the meantime. Democracy is for good: best against a column that keeps growing. And Inquisition can take the missing card out of a hand. You know all four answers now.

## The majority

learn-majority = When the deck runs out
learn-majority-about = Nobody reached Hegemony? Then the majority decides. See it coming.
learn-majority-1 = Three cards are left in the deck; nobody will reach Hegemony now. At the end each domain gives a point to whoever has the most cards in it, and to all who tie for it. Marco leads in four domains, you in two. Play a card that brings you within one point of him.
learn-majority-1-mistake = Marco is still two points ahead. Where are you level with him, or just one card behind? Take it back and look again.
learn-majority-2 = The forecast shows it: one point behind. End your turn, and the others will draw the last cards.
learn-majority-3 = The deck is empty: the last round. Nobody draws any more, and it ends when all have had the same number of turns. Cleo began the game, so the very last turn is yours. Play the card that makes you the winner.
learn-majority-3-mistake = That does not win it. Look at the forecast: where does one card make the difference? Take it back.
learn-majority-4 = Marco has as many points as you. Then more Utopia cards decide, after that Culture, Science, Economy, Religion and Military. Utopia is equal, too, and in Culture you are ahead. End the game.
learn-majority-end = Won by a tie-break, and by having seen it coming. Keep an eye on the forecast from the first turn on: whoever counts domains while the others count to seven often wins.

## The draft

learn-draft = The draft
learn-draft-about = Choose your first cards instead of being dealt them.
learn-draft-1 = With a draft everybody begins with four cards, keeps one in secret and passes three to the left. Era I is rich in Religion: keep Religion.
learn-draft-1-mistake = You can keep what you like, but here you collect Religion. Take it back.
learn-draft-2 = Marco’s cards have come to you, one short: he kept one. Keep Religion again and pass on two.
learn-draft-2-mistake = There was Religion among them. Take it back and keep it.
learn-draft-3 = The last two, which Cleo began with. Keep one; the other goes face up into the middle.
learn-draft-3-mistake = There was Religion. Take it back and keep it.
learn-draft-4 = Three Religion cards in your hand! Now each takes a card from the middle straight into their area. The First Player, Cleo, comes last, and you on her right come first. Choose.
learn-draft-4-mistake = Religion lay in the middle. Take it back.
learn-draft-end = Three in your hand and one on the table, all of a kind. With a draft you have a plan before the first turn, and a guess at everybody else’s: you saw what you passed on.

## Teams

learn-teams = Two against two
learn-teams-about = Your partner’s victory is yours, too. Help it along.
learn-teams-1 = You and Marco, who sits opposite, play against Cleo and Naomi. If one of you has Hegemony, both win. Marco has six Science cards and sighs: no Science in his hand. But there is one in yours! Inquisition works with partners, too: take his hand, and give him back what he needs.
learn-teams-1-mistake = Marco still has no Science card. Take it back, and give him yours.
learn-teams-2 = Cleo comes before Marco; let us hope she has not noticed. End your turn.
learn-teams-end = Marco played your card, and you have both won. If it comes to the majority, a team gets a point for each domain in which one of its players has the most cards. And mind your Attacks: they hit your partner as well.
