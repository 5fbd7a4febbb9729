## Home

web-guest = Guest
web-name = Your name
web-keep = Keep this name
web-play = Play against bots
web-level = Bots
web-mine = My games
web-public-tables = Open tables
web-friends = Play with friends
web-open = Open the table
web-seat-open = open: by the link
web-seat-here = a person at this device
web-clock = Clock
web-clock-none = No clock
web-clock-minutes = { $count ->
    [one] { $count } minute a turn
   *[other] { $count } minutes a turn
}
web-clock-days = { $count ->
    [one] { $count } day a turn
   *[other] { $count } days a turn
}
web-more-rules = More rules
web-public = List the table here for everybody
web-watch = Others may watch
web-take-backs = Actions may be taken back
web-chat = People may chat
web-join = Join a table
web-code = Code or link
web-go = Go
web-status-open = waits for players
web-status-playing = is being played
web-status-over = is over
web-other-device = Play on another device
web-link-about = Open this link on your other device and you are yourself there, too. It works once, for a quarter of an hour. Show it to nobody.
web-claim = Go on as yourself on this device
web-verify = Check a shuffle
web-about = Terminal and API

## A table before the deal

web-title = CIV · table { $code }
web-lobby = The table is set
web-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-no-take-backs = nothing is taken back
web-share = Link for your friends
web-seats = Seats
web-free = Free seat
web-sit = Sit down
web-stand = Stand up
web-place = Give this seat to …
web-host = host
web-is-ready = ready
web-ready = I am ready
web-not-ready = Not ready yet
web-start = Deal the cards
web-begin-when = The host deals as soon as every seat is taken and everybody is ready.
web-shuffle = The shuffle
web-shuffle-about = This number is the SHA-256 of a secret seed. The server is bound by it before the deal and shows the seed after the game, so that everybody can check that no card was moved.
web-forked = This game goes on from a record, so nothing is shuffled.
web-words = Your words
web-words-add = Add words of your own
web-back = Back to the table

## Tags of a seat, in lower case

web-partner = partner
web-bot = bot
web-program = program
web-stand-in = played by a bot
web-resigned = gave up
web-first = First Player

## A game

web-costs = Costs 1 card of { $domain }.
web-watching = You are watching.
web-kept = You have kept a card.
web-waits-for = Waiting for seats { $seats } …
web-covered = Several people play at this device. Who looks?
web-uncover = Seat { $seat }: show my hand
web-cover = Cover the hand
web-time-left = Time left: { $time }
web-proposal = Seat { $seat } asks to go back by { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
web-agree = Agree
web-disagree = Refuse
web-log = What happened
web-talk = Talk
web-more = More
web-propose = Ask to take back the last action
web-hand = Let a bot play for me
web-handed = A bot plays your seat now.
web-return = Play again myself
web-resign = Give up
web-resign-means = A bot plays on in your place, and you cannot come back.
web-renews = This page renews itself.
web-hold = Hold it still
web-look-again = Look again

## Events

told-dealt = The cards are dealt.
told-sat = { $name } takes seat { $seat }.
told-stood = Seat { $seat } is free again.
told-worded = { $name } adds words to the shuffle.
told-taken-back = Seat { $seat } takes back { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
told-proposed = Seat { $seat } asks to go back.
told-agrees = Seat { $seat } agrees to go back.
told-disagrees = Seat { $seat } refuses to go back.
told-resigned = Seat { $seat } gives up.
told-handed = A bot plays for seat { $seat } now.
told-returned = Seat { $seat } plays again without a bot.
told-followed = The next game has been opened.

## The end

web-resignation = { $count ->
    [one] Seat { $seats } wins: the others have given up.
   *[other] Seats { $seats } win: the others have given up.
}
web-wins = wins
web-to-rematch = To the next game
web-seed = Seed
web-record = Download the game

## Talking

web-text = Say something
web-send = Send
web-silence = Nobody has said anything yet.
web-phrases = Set phrases
web-about-seat = About seat
web-about-domain = About domain

## The page that checks a shuffle

shuffle-about = Load the file of a finished game. This page checks it by itself, on your device: the seed must fit the number that was shown before the deal, and the cards must follow from the seed and from everybody's words.
shuffle-no-script = This page needs JavaScript. In the terminal, civ verify does the same.
shuffle-load = The file of the game
shuffle-commitment = The seed is the one that was promised.
shuffle-first = The First Player follows from it.
shuffle-deck = The deck follows from it, card by card.
shuffle-removed = The removed cards follow from it.
shuffle-good = Everything is right.
shuffle-bad = Something is wrong.
shuffle-unread = This is not the file of a game with a seed.
shuffle-compare = Compare the number below with the one that you saw before the deal.
shuffle-keep = Keep this page as a file that needs no network
