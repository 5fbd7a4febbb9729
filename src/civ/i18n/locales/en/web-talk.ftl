## Actions and events: $name and $target are players

log-play = { $name } plays { $domain }.
log-discard-from-hand = { $name } discards { $domain } from hand.
log-discard-from-area = { $name } discards { $domain } from their area.
log-take-back = { $name } takes { $domain } back into hand.
log-take-from-pile = { $name } takes { $domain } from the discard pile.
log-give-back = { $name } gives { $target } a card back.
log-give-back-seen = { $name } gives { $target } { $domain } back.
log-attack = { $name } attacks { $domain }: all who have it lose one.
log-take-hand = { $name } takes the whole hand of { $target }.
log-embargo = { $name } lays an embargo on { $domain } of { $target }.
log-democracy = { $name } lays Democracy on { $domain } of { $target }.
log-keep = { $name } keeps a card.
log-keep-seen = { $name } keeps { $domain }.
log-take-from-middle = { $name } takes { $domain } from the middle.
log-permanent = { $name } uses { $effect }.
log-copy = { $name } copies { $effect }.
log-sacrifice = { $name } sacrifices { $domain } for { $effect }.
log-end = { $name } ends the turn.
log-draws = { $name } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-skips-play = { $name } has no card to play.
log-taken-back = { $name } takes back { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
log-proposed = { $name } asks to go back.
log-agrees = { $name } agrees to go back.
log-disagrees = { $name } refuses to go back.
log-resigned = { $name } gives up.
# $cause is asked, clock or absence.
log-handed = { $cause ->
    [clock] Time is up: a bot plays for { $name } now.
    [absence] { $name } is away: a bot plays on.
   *[asked] A bot plays for { $name } now.
}
log-returned = { $name } plays again without a bot.

## The log

log-title = Log
log-empty = Nothing has happened yet.
log-draft = Draft
log-reasons = Show the bots’ reasons
log-show = Show the table as it was then
log-past = You are looking at the past.
log-now = Back to now

## Chat

talk-title = Talk
talk-drawer = Log and talk
talk-close-drawer = Close log and talk
talk-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
talk-empty = Nobody has said anything yet.
talk-send = Send
talk-people = Mute somebody
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-muted = You no longer hear { $name }.
talk-unmuted = You hear { $name } again.
talk-watching = You are watching. Only players can talk here.
talk-phrases = Set phrases
talk-phrases-about = Everybody reads them in their own language.
talk-about-player = About a player
talk-about-domain = About a domain

## The replay

replay-title = Replay
replay-back = One action back
replay-forward = One action forward
replay-to-start = To the deal
replay-to-end = To the end
replay-run = Play
replay-pause = Pause
replay-speed = Speed
# A factor: "2 ×".
replay-times = { $factor } ×
replay-perspective = Seen by
replay-all-hands = All hands
replay-spectator = A spectator
replay-scrubber = Position in the game
replay-moments = Key moments
replay-moment-attack = { $name } attacks { $domain }.
replay-moment-threat = { $name } is one card from Hegemony: { $domain }.
replay-progress = The strongest column of each player
# A player's strongest column at some moment.
replay-peak = { $name }: { $domain }, { $count } of { $goal } for Hegemony
replay-actions = Actions
replay-share = Copy a link to this moment
replay-copied = The link is copied.
replay-download = Download the record
replay-open = Open a file
replay-open-about = Open the record of a game, or drop it here. Your file is shown but not stored.
replay-unread = This file is not the record of a game. A record is a file ending in .json or .jsonl, which you can download after a game.
replay-game = Game { $number }
replay-games = Games of this file
replay-fork = Play on from here
replay-fork-about = You take over one seat, and bots play the others.
replay-fork-seat = Your seat
replay-fork-bots = Bots
replay-fork-add-first = To play on from a file, add it to your games first.
replay-keys = Keys: ← → one action · Home, End · space plays · 1 to 4 a player’s eyes · 0 all hands

## The end

end-victory = Victory!
end-by-hegemony = { $count ->
    [one] { $names } wins by Hegemony.
   *[other] { $names } win by Hegemony.
}
end-by-majority = { $count ->
    [one] { $names } wins by Majority.
   *[other] { $names } win by Majority.
}
end-by-resignation = { $count ->
    [one] { $names } wins: the others have given up.
   *[other] { $names } win: the others have given up.
}
end-nobody = Everybody has given up.
end-majority-about = A domain gives 1 point to all who have the most cards in it.
end-winner = winner
end-proof = The shuffle
end-commitment = Shown before the deal
end-seed = The seed behind it
end-words = Words of the players
end-checking = Checking …
end-proof-good = The seed fits the number that was shown before the deal.
end-proof-bad = The seed does not fit the number that was shown before the deal!
end-proof-unable = Your browser cannot check this here.
end-verify = Check every card
end-verify-about = In the terminal, “civ verify” checks the downloaded record.
end-forked = This game continued a record, so nothing was shuffled.
end-rematch = Play again
end-to-rematch = To the next game
end-replay = Watch the replay
end-share = Share
end-new = New game
end-board = Look at the table
end-show = Show the result
