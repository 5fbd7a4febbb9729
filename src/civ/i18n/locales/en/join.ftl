## The command and its options

about-join = Play at a server's table from the terminal. The seat stays yours until you come back.
help-join = play at a server's table, from the terminal
help-join-table = the link or the code of a table
help-join-server = the server of a table given by its code (http://127.0.0.1:8420)
help-join-seat = the seat to take (the first free one)
help-join-name = your name (your user name on this machine)
help-join-watch = watch without taking a seat

## Errors

error-unreachable = There is no server at { $server }, or it cannot be reached.
error-not-a-server = { $server } does not answer like a civ server.
error-join-address = "{ $address }" is not the link of a table, such as http://127.0.0.1:8420/t/CODE.
error-join-full = No seat is free at this table. Watch with --watch.

## At the table

join-seated = You have seat { $seat }. Type help for a list of words.
join-start-when = Type start once every seat is taken and everybody is ready.
join-time-left = Time left: { $seconds } s.
join-lost = Connection lost; trying again …
join-back = The connection is back.
join-left = You have left. Your seat stays yours; come back with: civ join { $link }
join-help = Words you can type at any time: { $words }. After area, type a seat; after say, a sentence; after phrase, a number from its list and, if you like, a seat and the letter of a domain.
key-talk = talk
talk-close = Enter sends · Esc closes

# Words to be typed, one word each.
word-say = say
word-phrase = phrase
word-ready = ready
word-start = start
word-resign = resign
word-bot = bot
word-return = return
word-propose = propose
word-agree = agree
word-refuse = refuse

## A table before the deal

join-link = Link for your friends
join-is-ready = ready
join-ready = I am ready
join-not-ready = Not ready yet
join-begin-when = The host deals as soon as every seat is taken and everybody is ready.

## Tags of a seat, in lower case

join-bot = bot

## A game

join-watching = You are watching.
join-waits-for = Waiting for seats { $seats } …
join-proposal = Seat { $seat } asks to go back by { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
join-talk = Talk
join-handed = A bot plays your seat now.

## The end

join-resignation = { $count ->
    [one] Seat { $seats } wins: the others have given up.
   *[other] Seats { $seats } win: the others have given up.
}
