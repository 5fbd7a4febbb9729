## The commands and their options

about-play = Play in the terminal: against bots, with others at the same keyboard, or both. Without options the table is set up on the screen.
about-replay = Step through a recorded game: forwards, backwards, through each player's eyes.
help-play = play in the terminal
help-replay = step through a record

help-seats = who sits where, from seat 1 on: me, or a bot such as novice, adept or expert@1s; as in me,adept,expert
help-pace = seconds between the actions of bots (0.8)
help-save = save the game in this file (a new one in your data folder)
help-resume = continue the game in this file
help-plain-play = plain lines of text, for screen readers and pipes
help-plain-replay = print the game instead of showing it
help-replay-file = a file of records; "-" reads standard input
help-pace-replay = seconds between actions during playback (0.8)
help-game = which game of the file, from 1 (1)
help-ply = start after this many actions (0); with --plain, print the table at that point

## Errors

error-seats-count = --seats names { $count ->
    [one] { $count } player
   *[other] { $count } players
}, but { $players } play.
error-save-exists = { $file } already exists. Continue that game with --resume, or name another file.
error-resume-over = { $file }: this game is over. Watch it with: civ replay { $file }
error-not-your-turn = { $action }: it is not your turn.
error-undo-hidden = This cannot be taken back: it revealed hidden cards.
error-undo-others = When several people play, you can take back only your own actions of this turn.

## After the screen has closed

play-saved = The game is saved. Continue with: civ play --resume "{ $file }"

## Names

language-name = English
# At most 9 characters; the column is 11 wide.
column-M = Military
column-R = Religion
column-E = Economy
column-S = Science
column-C = Culture
column-U = Utopia
level-random = random
level-novice = novice
level-adept = adept
level-expert = expert

## The set-up

setup-welcome = Press Enter to start the game with these settings.
setup-players = Players
setup-me = you
setup-person = a person
setup-deal = Deal
setup-deal-basic = three cards each
setup-deal-draft = draft
setup-teams = Teams
setup-teams-no = each for themselves
setup-teams-yes = 1 and 3 against 2 and 4
setup-draft-order = After the draft
setup-draft-order-anticlockwise = anticlockwise, First Player last
setup-draft-order-clockwise = clockwise, First Player first
setup-last-round = Last round
setup-last-round-finish = equal number of turns for all
setup-last-round-one-more-each = one more turn for each other player
setup-democracy-needs-card = Democracy
setup-democracy-needs-card-yes = on a domain that has cards
setup-democracy-needs-card-no = on any domain
setup-hand-limit = Hand limit
setup-hand-limit-once-used = raised until you draw
setup-hand-limit-while-held = raised only with its cards
setup-stall-rounds = Stalled deck
setup-stall-rounds-value = { $count ->
    [0] the game goes on
    [one] counts as empty after { $count } round
   *[other] counts as empty after { $count } rounds
}
setup-pace = Pace of the bots
setup-pace-seconds = { $seconds } s between actions
setup-language = Language
setup-key-row = row
setup-key-value = value
setup-key-start = start

## The table

table-seat = Seat { $seat }
table-you = you
table-your-turn = Your turn
table-none = none
table-labelled = { $label }: { $words }
table-hand = Hand
table-pack = Pack
table-middle = Middle
table-coin-by-deck = by the deck
table-forecast = If the game ended now
# Short, because the seats' names are shown above.
table-points = { $seat }: { $count }
table-unseen = Not seen yet
table-last-round = Last round
table-last-round-begins = The deck is empty: this is the last round.
table-last-round-stalled = The deck has stalled and counts as empty: this is the last round.
table-stall-near = { $count ->
    [1] If no card is drawn, the deck counts as empty after this turn.
    [one] If no card is drawn, the deck counts as empty in { $count } turn.
   *[other] If no card is drawn, the deck counts as empty in { $count } turns.
}
table-count = { $number } of { $total }
table-end-turn = End turn
table-end-means = Draw up to { $limit } cards and end your turn.
table-thinks = Seat { $seat } ({ $name }) is thinking …
table-draws = Seat { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
table-skips-play = Seat { $seat } has no card it may play.
table-new-cards = New in your hand: { $cards }.
# $columns lists seats with their domains: "Seat 2 Science; Seat 3 Military, Utopia".
table-near = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from Hegemony: { $columns }
table-reached = Enough for Hegemony at the end of the turn: { $columns }
table-grows = { $domain }: { $count } of { $goal } for Hegemony.
table-grows-to-level = { $domain }: { $count } of { $goal } for Hegemony. Opens { $effect }.
table-grows-to-goal = { $domain }: { $count }, enough for Hegemony at the end of your turn.
table-unsaved = Not saved: { $reason }
table-candidate = { $action }: tried { $visits ->
    [one] { $visits } time
   *[other] { $visits } times
}, wins { $percent } %
table-cramped = The table needs { $width } × { $height } characters. Please enlarge the window.

group-permanent = Effects
group-copy = Copy
group-sacrifice = Sacrifice
group-end = Or

key-undo = take back
key-log = log
key-look = look closer
key-why = why not?
key-help = help
key-quit = quit
key-again = play again
key-table = to the table
key-hurry = hurry

cover-enter = Press Enter when only you can see the screen.
cover-quit = q quits; the game is saved
page-close = ↑ ↓ scroll · any key closes

look-area = Area
look-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
look-known = Known to be in hand
look-passed = Passed on in the draft
look-unseen = In the deck, in other hands or out of the game:

end-title = The end
end-column = { $domain }: { $count } cards, { $goal } needed.
end-tie-break = Tied on points; more { $domain } cards decide.
end-shared = Everything is equal: the victory is shared.
end-record = The record: { $file }

## Descriptions of effects

does-assassination = discard 1 card from your hand.
does-purge = discard 2 cards from your hand.
does-attack = discard 1 card of a domain; everyone else who has it does, too.
does-holy-book = draw up to 5 cards at the end of this turn.
does-divine-right = draw up to 7 cards at the end of this turn.
does-inquisition = take another player's hand, then give back as many cards.
does-development = discard 1 card from your area, then play 1.
does-monopoly = discard 2 cards from your area, then play 2.
does-embargo = a player may not play a domain on their next turn.
does-experiment = take 1 card from your area into your hand, then play 1.
does-research = take 2 cards from your area into your hand, then play 2.
does-discovery = draw 5 cards, then discard 5 from your hand.
does-oligarchy = take 1 card from the discard pile into your hand.
does-republic = take 2 cards from the discard pile into your hand.
does-democracy = for the rest of the game a player needs 1 card more in a domain.
does-inspiration = with strictly the most Culture, copy an effect open to another player.

## The help page

help-page-turn = Each turn: play a card, use as many effects as you like, draw. Each domain gives one permanent effect and one sacrifice a turn.
help-page-win = Hegemony: enough cards of one domain at the end of your own turn win at once. A Democracy card raises the number.
help-page-majority = If the deck runs out: 1 point for each domain in which nobody has more cards than you. Most points win; ties go to more Utopia, then Culture, Science, Economy, Religion, Military.
sign-level = level 1 and level 2: empty, then reached
sign-goal = hegemony
sign-near = one or two cards from hegemony
sign-embargo = an embargo: this domain may not be played next turn
sign-democracy = a Democracy card: one card more for hegemony
sign-coin = the Culture coin: this effect was copied

## The replay

replay-ply = action { $ply } of { $last }
replay-eyes-open = All hands are open.
replay-eyes-seat = As seat { $seat } sees it.
replay-key-ply = step
replay-key-ends = ends
replay-key-run = run
replay-key-eyes = eyes

## Plain lines

plain-setup = Set-up. Press Enter to start, or type a number to change a line.
plain-begin = Type a number, an action such as S2, or help. The game is saved in { $file }
plain-hand = Your hand: { $cards }.
plain-area = Seat { $seat } ({ $name }): { $cards }.
plain-backs = Seat { $seat } holds, by era: { $eras }.
plain-known = You know these cards in the hand of seat { $seat }: { $cards }.
plain-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
plain-column = { $domain } { $count } of { $goal }
plain-opens = opens { $effect }
plain-most = the most, Inspiration
plain-embargoed = embargoed
plain-democracies = Democracy { $count }
plain-coin = the coin lies there
plain-not-understood = "{ $words }" is not understood. Type help for a list of words.
plain-which-area = Which seat? Type area and a number from 1 to { $players }.
plain-open = { $action } is possible.
plain-undone = Taken back.
plain-not-over = The game is not over yet.
plain-again = Type again or quit.
plain-help = Words you can type at any time: { $words }. After area, type a seat; after why, an action.

# Words to be typed, one word each.
word-hand = hand
word-area = area
word-areas = areas
word-pile = pile
word-deck = deck
word-log = log
word-thoughts = thoughts
word-why = why
word-undo = undo
word-save = save
word-help = help
word-quit = quit
word-again = again
