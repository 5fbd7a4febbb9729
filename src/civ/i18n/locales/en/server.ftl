## civ serve: help

about-serve = Serve tables: friends play by a link, programs by the API, and every game is kept. Flags win over the environment.
help-serve = tables for friends, in the browser; what civ runs without a command
help-serve-host = address to listen on; 0.0.0.0 lets the local network in (127.0.0.1; { $variable })
help-serve-port = port to listen on, 0 for any free one (8420, or a free one if it is taken; { $variable })
help-serve-data = folder in which everything is kept (your data folder; { $variable })
help-serve-web = folder of a web client to serve instead of the one that came along ({ $variable })
help-serve-no-browser = do not open the browser ({ $variable }=1)
help-serve-url = public address, if a proxy stands before the server ({ $variable })
help-serve-proxy = addresses or networks of proxies whose X-Forwarded headers are believed, separated by commas (none; { $variable })
help-serve-bot-threads = how many bots may think at the same time (half of the cores; { $variable })
help-serve-bot-seconds = how many seconds the expert may think about a choice (1; { $variable })
help-serve-longest-queue = how many commands may wait to be stored before more are turned away (1024; { $variable })

## A server that cannot start

error-usage-url = { $argument } cannot be "{ $value }"; it is an address such as https://civ.example.
error-usage-networks = { $argument } cannot be "{ $value }"; it is addresses or networks such as 10.0.0.1,10.1.0.0/16.
error-port-taken = Port { $port } is taken. Choose another, or leave --port out to have a free one.
error-port-forbidden = You may not listen on port { $port }. Choose one above 1023.
error-host-unusable = "{ $host }" is not an address of this machine.

## When it runs

serve-address = CIV is at { $url } · Ctrl-C stops it.
serve-network = In your local network: { $url }

## Requests that are refused

error-json-not-text = This is not text in UTF-8.
error-json-malformed = This is not JSON, from character { $position } on.
error-json-number = There is a number in the JSON that cannot be used.
error-json-field-twice = The field "{ $field }" stands there twice.
error-json-too-deep = The JSON is nested more than { $deepest } deep.
# $path is where in the JSON, as in $.rules.players.
error-bad-field = { $path } is missing, unknown or not of the right kind.
error-bad-query = The parameter "{ $name }" is missing or not of the right kind.
error-bad-request = This request cannot be understood.
error-body-too-large = This is more than the { $limit } bytes that are taken.
error-no-route = There is nothing here.
error-wrong-method = This cannot be done here; the Allow header tells what can.
error-unknown-host = This server is not known by that name.
error-cross-site = Another site has asked for this; it is not done.
error-too-many = That was too often. Try again in { $seconds } s.
# $reference also stands in the server's log.
error-internal = Something went wrong on the server. In its log it is { $reference }.

## The server's own pages

page-lead = The card game of civilizations, for two to four players.
page-running = The server is running, and every game that is played on it is kept.
page-terminal = In the terminal
page-programs = For programs
page-about-api = everything the API can do, as a page
page-about-openapi = the same as an OpenAPI description
page-about-health = whether the server can do its work
page-about-metrics = figures for Prometheus
page-unofficial = An unofficial fan implementation.

page-api-title = The API
page-api-lead = Every route and every type. The same for programs:
page-api-routes = Routes
page-api-types = Types
page-api-body = body
page-api-needed = must be given

## The web client

shell-no-script = This page needs JavaScript. Without it, civ join --plain plays in the terminal.

## The page that checks a shuffle

shuffle-title = Check a shuffle
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
