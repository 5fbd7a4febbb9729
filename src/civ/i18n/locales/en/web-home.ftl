## The frame around every page

frame-civ = CIV
frame-game = Carta Impera Victoria
# $title is the title of a page.
frame-title = { $title } · CIV
frame-title-turn = ● Your turn · { $title }
frame-your-turn = Your turn
frame-home = CIV, go to the start page
frame-messages = Messages
frame-close = Close
frame-copy = Copy
frame-copied = Copied
frame-share = Share
frame-qr = QR code of the link
frame-more = More

frame-learn = Learn the game
frame-rules = Rules
frame-records = Games played
frame-about = Terminal and API
frame-unofficial = An unofficial fan implementation of CIV: Carta Impera Victoria, a game by Rémi Amy, developed by Cédric Lefebvre, illustrated by Christopher Matt and published by Ludonaute. None of their art or text is used here.

frame-lost = Nothing here
frame-lost-about = Check the link, or ask the person who sent it for a new one.
frame-to-home = Go to the start page

frame-go-light = Switch to light
frame-go-dark = Switch to dark

## Settings

frame-settings = Settings
frame-theme = Appearance
frame-theme-system = Same as the device
frame-theme-light = Light
frame-theme-dark = Dark
frame-speed = Card movement
frame-speed-slow = Slow
frame-speed-usual = Normal
frame-speed-quick = Quick
frame-speed-none = None
frame-volume = Sound
frame-off = Off
frame-percent = { $percent } %
frame-forced = Play forced steps for me
frame-forced-about = When there is only one choice, it is made for you.
frame-confirm = Ask before I end a turn
frame-confirm-about = Only if strong effects are still unused.
frame-letters = Letters on cards
frame-letters-about = Each domain shows its letter next to its emblem.
frame-notify = Notify me when it is my turn
frame-notify-about = While the page is in the background.
frame-notify-refused = The browser does not allow notifications for this page.

## The current user

frame-you = You
frame-you-are = You are { $name }
frame-name = Your name
frame-keep = Save
frame-kept = Saved
frame-no-account = No account is needed: this browser recognizes you by a cookie.
frame-other-device = On another device
frame-other-device-about = Open this link there, and your games and seats are yours on that device, too. It works once, for a quarter of an hour. Show it to nobody.
frame-other-device-link = Your personal link
frame-make-link = Create a link

frame-claim = Continue here
frame-claim-about = This link comes from another device of yours. Here, too, you will be the same person, with the same games and seats.
frame-claim-instead = On this device you are { $name } now. If you go on, you will be somebody else here.
frame-claim-do = Continue as myself

## The start page

home-lead = Build a civilization out of a hand of cards. Outgrow everybody in one domain, or lead in most of them when time runs out.
home-play-bots = Play against bots
home-dealing = Dealing …
home-against = against { $levels }
home-change = Change
home-rival = Bot in seat { $seat }
home-first-time = New here? Learn it in a few minutes

home-friends = With friends
home-friends-about = Open a table and send the link. Nobody needs an account.
home-open-table = Open a table …
home-new-table = A new table
home-open-this = Open the table
home-join = Join a table
home-code = Code or link
home-code-unread = This is neither the code of a table nor a link to one.
home-go = Go

home-mine = My games
home-all-mine = { $count ->
    [one] Show { $count } game
   *[other] Show all { $count } games
}
home-public-tables = Open tables
home-to-watch = Games to watch
home-waits = { $count ->
    [0] Full, about to begin
    [one] { $count } seat free
   *[other] { $count } seats free
}
home-turn-of = Turn: { $names }
# $count is the number of winners.
home-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}

home-learn-about = Short lessons on real positions.
home-rules-about = All of them, searchable.
home-records-about = Watch finished games, move by move.
home-verify-about = Make sure that no card was moved.

## Settings of a table

home-party-teams = 2 against 2
home-teams = { $count ->
    [one] { $count } player in teams
   *[other] { $count } players in two teams
}
home-seat-me = Me
home-seat-open = Open: with the link
home-seat-here = Somebody at this device
home-seat-bot = Bot: { $level }
home-visibility = Who can find it
home-by-link = Only with the link
home-public = Listed for everybody
home-clock-label = Clock
home-clock-none = No clock
home-clock = { $time } per turn
home-pace-none = At once
home-play-options = How we play
home-take-backs = Actions may be taken back
home-take-backs-about = Your own, as long as nothing hidden has come to light.
home-watch = Others may watch
home-chat = Players may write to each other
home-chat-about = Set phrases are always allowed.
home-stand-in = If somebody leaves or runs out of time
home-stand-in-none = Out of time is lost
home-absence = Counts as gone after
home-absence-never = Never
home-editions = Printed editions differ
home-editions-about = On these points the rulebooks do not agree, or say nothing. The settings shown are what most of them say.
home-democracy-anywhere = Democracy on any domain
home-hand-limit-held = raised hand limit only with its cards
home-stall-rounds = { $count ->
    [0] a stalled deck does not end the game
    [one] a stalled deck counts as empty after { $count } round
   *[other] a stalled deck counts as empty after { $count } rounds
}
home-no-chat = set phrases only
home-no-watch = no spectators
home-is-public = listed for everybody

## A table before the deal

lobby-yours = Your table
lobby-of = { $name } has opened a table
lobby-seats = Seats
lobby-free = Free
lobby-beside-you = beside you at this device
lobby-away = not here now
lobby-ready = ready
lobby-not-ready = not ready yet
lobby-place = Who takes seat { $seat }
lobby-sit-here = Sit here
lobby-stand = Stand up
lobby-free-seat = Free this seat
lobby-you-are = You are { $name }.
lobby-your-name = What is your name?
lobby-sit-down = Sit down here
lobby-full = All seats are taken.
lobby-full-watch = Stay here: once the cards are dealt, you can watch.
lobby-full-no-watch = At this table nobody may watch.
lobby-waits-for = { $name } is not ready yet.
lobby-all-ready = Everybody is ready.
lobby-get-ready = I am ready
lobby-unready = Not ready after all
lobby-ready-about = The host deals as soon as everybody is ready.
lobby-host-deals = { $name } deals as soon as everybody is ready.
lobby-the-host = The host
lobby-change = Change the table
lobby-change-do = Change it
lobby-change-seats = With another number of players, the others have to sit down again.
lobby-share = Invite your friends
lobby-share-guest = Bring somebody along
lobby-link = Link to this table
lobby-qr = As a QR code for phones
lobby-shuffle = A shuffle you can check
lobby-shuffle-about = This number commits the server to a shuffle before anybody sits down. Add words of your own, and the deal depends on them, too. After the game the secret behind the number is shown, and everybody can check the cards.
lobby-forked = This game continues from a record, so nothing is shuffled.
lobby-words = Your words
lobby-words-add = Add

## Games played

home-games-lead = Games that you played or added, and those of public tables. You can watch each of them move by move.
home-games-none = No game is finished yet.
home-games-none-about = Play one, or add a file.
home-games-unfinished = not finished
home-games-resignation = the others gave up
home-games-added = added from a file
home-games-watch = Watch
home-games-same-deal = Play this deal
home-games-play-on = Continue
home-games-download = Download
home-games-all = Download all
home-games-add = Add a game
home-games-add-about = Drop a file here or choose one: a single game, or many with one on each line.
home-games-choose = Choose a file
home-games-added-count = { $count ->
    [one] { $count } game added.
   *[other] { $count } games added.
}
home-games-unread = this is not a game of CIV.
home-games-bad-file = { $file }: { $reason }
home-games-bad-line = { $file }, line { $line }: { $reason }
home-games-empty = { $file } is empty.
home-games-earlier = Earlier games
