## Commands that a table refuses

error-table-seats = { $count ->
    [one] { $count } seat is named
   *[other] { $count } seats are named
}, but { $players } play.
# $players lists all possible values for a seat.
error-table-player = "{ $player }" cannot take a seat. These can: { $players }.
error-table-not-open = The cards are already dealt; this can no longer be changed.
error-table-not-playing = No game is being played at this table now.
error-table-not-over = The game is not over yet.
error-table-stale = The table has changed in the meantime; look again before you choose. Its last event is { $seq }.
error-table-broken = This table cannot be used right now. Nothing has changed; try again in a moment.
error-host-only = Only the host of the table may do this.
error-not-seated = Only those who sit at the table may do this.
error-not-your-seat = Seat { $seat } is not yours.
error-seat-taken = Seat { $seat } is taken.
error-seat-open = Seat { $seat } is still open.
error-seat-not-ready = The player of seat { $seat } is not ready yet.
error-seat-resigned = The player of seat { $seat } has given up.
error-seat-handed = A bot plays seat { $seat } now; take it back first.
error-seat-yours = You are already playing seat { $seat } yourself.
error-no-take-backs = This table does not allow take-backs.
error-no-proposal = There is no proposal for you to answer.
error-chat-off = There is no chat at this table; set phrases are allowed.
# $table is the code of another table.
error-rematch-there = The rematch already exists, at table { $table }.
error-fork-rules = The game continues from a record, so its rules cannot change.
error-fork-ply = That is too far: this game has { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
error-fork-over = The game is over at that point; continue from an earlier action.

## Unknown resources and users

error-no-table = There is no such table, or it is not open to you.
error-no-record = There is no such game, or it is not open to you.
error-who-asks = The server does not know you yet: enter as a guest, or send the token of a program.
error-link-expired = This link has been used or has expired. Create a new one.
error-bad-name = A name must have 1 to { $longest } characters.
error-command-reused = Another command has already used this id; nothing was done.
error-busy = The server is too busy right now. Nothing was done; try again in a moment.

## Set phrases: $about says which of $seat and $domain are given: none, seat, domain or both

phrase-hello = { $about ->
    [seat] Hello, player { $seat }!
   *[none] Hello!
}
phrase-well-played = { $about ->
    [seat] Well played, player { $seat }!
   *[none] Well played!
}
phrase-thanks = { $about ->
    [seat] Thank you, player { $seat }!
   *[none] Thank you!
}
phrase-sorry = { $about ->
    [seat] Sorry, player { $seat }!
   *[none] Sorry!
}
phrase-moment = One moment, please.
phrase-your-turn = { $about ->
    [seat] Player { $seat }, it is your turn.
   *[none] It is your turn.
}
phrase-watch-out = { $about ->
    [seat] Watch player { $seat }!
    [domain] Watch out for { $domain }!
    [both] Watch player { $seat }: { $domain }!
   *[none] Watch out!
}
phrase-stop-together = { $about ->
    [seat] Let us stop player { $seat } together!
    [domain] Let us stop this together: { $domain }!
    [both] Let us stop player { $seat } together: { $domain }!
   *[none] Let us stop them together!
}
phrase-peace = { $about ->
    [seat] Peace between us, player { $seat }?
   *[none] Peace?
}
phrase-agreed = { $about ->
    [seat] Agreed, player { $seat }.
   *[none] Agreed.
}
phrase-no = { $about ->
    [seat] No, player { $seat }.
   *[none] No.
}
phrase-promise = { $about ->
    [seat] I promise you, player { $seat }.
    [domain] I promise: { $domain }.
    [both] I promise you, player { $seat }: { $domain }.
   *[none] I promise.
}
phrase-revenge = { $about ->
    [seat] I will not forget this, player { $seat }.
   *[none] I will not forget this.
}
phrase-good-game = Good game!

## Settings and seats

settings-clock-minutes = { $count ->
    [one] { $count } minute per turn
   *[other] { $count } minutes per turn
}
settings-clock-days = { $count ->
    [one] { $count } day per turn
   *[other] { $count } days per turn
}
settings-no-take-backs = no take-backs
seat-free = Free seat

## A table before the deal

lobby-open = The table is ready
lobby-deal = Deal the cards
# Tags of a seat, in lower case.
lobby-host = host
lobby-program = program

## Chat

talk-write = Say something

## Events at a table

event-dealt = The cards are dealt.
event-sat = { $name } takes seat { $seat }.
event-stood = Seat { $seat } is free again.
event-worded = { $name } adds words to the shuffle.
event-taken-back = Seat { $seat } takes back { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
event-proposed = Seat { $seat } asks to go back.
event-agrees = Seat { $seat } agrees to go back.
event-disagrees = Seat { $seat } refuses to go back.
event-resigned = Seat { $seat } gives up.
event-handed = A bot plays for seat { $seat } now.
event-returned = Seat { $seat } plays again without a bot.
event-followed = The next game has been opened.
