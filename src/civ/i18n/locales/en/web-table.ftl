## The table

# $names lists the players.
play-title = CIV · { $names }
play-rivals = The others
play-middle = Deck and discard pile
play-pile = Discard pile
play-pile-empty = Nothing has been discarded yet.
play-coin = The Culture coin
play-prompt = What to do now
play-watching = You are watching
play-last-era = The last era begins.
play-over = The game is over
play-menu = Menu
play-clock = Time left

## Acting

play-thinks = Now thinking: { $names } …
play-only-choice = Only one choice is left; it is made for you.
play-waits = Waiting for { $names }
play-chosen = Chosen: { $names }.
play-chosen-of = Chosen: { $number } of { $total }
play-copy = Copy { $effect }
play-use = Use
play-do-play = Play
play-do-discard = Discard
play-do-take = Take
play-do-give = Give back
play-do-keep = Keep
play-do-choose = Choose
play-do-use = Use { $effect }
play-cancel = Cancel
play-undo = Take back
play-again = Show again
play-taken = Taken from their hand
play-about-keep = Keep one card. The others go to the player on your left.
play-about-last-keep = Keep one card. The other goes face up into the middle.
play-about-middle = It goes straight into your area.
play-will-keep = You keep { $domain } and pass the rest on.
play-will-keep-last = You keep { $domain }. The other goes face up into the middle.
play-will-question = You take the whole hand of { $name } and give back as many cards.
play-will-embargo = { $name } may not play { $domain } on their next turn.
play-will-democracy = { $name } needs 1 more card in { $domain } for Hegemony, until the end of the game.
play-will-attack = You lose a card of { $domain }. So do: { $names }.
play-will-attack-alone = You lose a card of { $domain }. Nobody else has one.
play-end-last-round = Last round: your turn ends without drawing.
play-end-title = End your turn?
play-end-unused = You have not used: { $effects }.
play-end-back = Not yet

## People

play-pass = Pass the device to { $name }
play-pass-about = All hands are covered. Continue when nobody else can see the screen.
play-pass-ready = I am { $name }
play-propose = Ask to take back my last action
play-proposal = Go back?
play-proposal-about = { $name } asks everybody to go back a few actions.
play-agree = Agree
play-refuse = Refuse
play-hand-over = Let a bot play for me
play-return = Return to the game
play-resign = Give up
play-resign-about = You lose the game, and a bot plays on in your place.

## Areas

area-of = Area of { $name }
area-back = a card of era { $era }
area-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
area-count = { $count } of { $goal } cards
area-next = { $count } more for { $effect }
area-next-win = { $count } more to win
area-empty = no cards
area-look = look closer
area-choose = Choose { $domain } of { $name }
area-choose-seat = Choose { $name }
area-to-move = to move
area-team = Team { $team }
area-first = 1st
area-bot = A bot
area-stands-in = A bot plays for them
area-resigned = Has given up
area-away = Away

## The aid

aid-title = Aid
aid-threats = Who could win next
aid-threat = { $name } could win in { $domain } on their next turn: { $count } of { $goal }
aid-threat-held = { $name } could win in { $domain } on their next turn: { $count } of { $goal }, holds { $held ->
    [one] { $held } such card
   *[other] { $held } such cards
}
aid-threat-reached = { $name } has enough in { $domain } to win at the end of their turn: { $count } of { $goal }
aid-more-threats = + { $count }
aid-threat-plays = { $count ->
    [one] They can play { $count } card of it in one turn.
   *[other] They can play up to { $count } cards of it in one turn.
}
aid-threat-answers = What may help: { $effects }.
aid-no-threats = Nobody, as far as you can see.
aid-last-round = Last round: the game ends with the turn of { $name }.
aid-effects = All effects at this table
aid-hegemony = { $count } cards of one domain win at the end of your turn.
aid-needs = needs { $count } cards
aid-sacrifice = sacrifice a card
aid-copies = You can copy now
aid-no-copies = Nothing can be copied now.
aid-counter = Cards still to come
aid-counter-about = Cards you cannot see, by era: in the deck, in other hands or out of the game.
aid-known = known to be in a hand
aid-in-deck = In the deck
aid-in-hands = In other hands
aid-in-packs = In other packs
aid-removed = Out of the game
aid-most = the most
aid-points = Points
aid-would-win = { $count ->
    [one] { $names } would win.
   *[other] { $names } would share the victory.
}

## Keys

key-keys = Keys
key-my-area = Your area
key-pick = choose the card or the option with this number
key-confirm = confirm your choice
key-cancel = choose again
key-end = end your turn
key-take-back = take back your last action
key-hand = hear your hand
key-area = hear your area
key-rivals = hear the others’ areas and hands
key-pile = hear the discard pile
key-deck = hear the deck
key-changed = hear what happened last
key-turn = hear whose turn it is and what to do
key-forecast = hear how it would end now, and who could win
