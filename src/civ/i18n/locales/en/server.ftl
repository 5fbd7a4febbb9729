## civ serve: help

about-serve = Serve tables: friends play with a link, programs through the API, and every game is saved. Options override environment variables.
help-serve = tables for friends, in the browser; the default command
help-serve-host = address to listen on; 0.0.0.0 admits the local network (127.0.0.1; { $variable })
help-serve-port = port to listen on, 0 for any free one (8420, or a free one if it is taken; { $variable })
help-serve-data = folder for all data (your data folder; { $variable })
help-serve-web = folder of a web client to serve instead of the built-in one ({ $variable })
help-serve-no-browser = do not open the browser ({ $variable }=1)
help-serve-url = public address, if the server is behind a proxy ({ $variable })
help-serve-proxy = addresses or networks of proxies whose X-Forwarded headers are trusted, separated by commas (none; { $variable })
help-serve-bot-threads = number of bots that may think at the same time (half of the cores; { $variable })
help-serve-bot-seconds = seconds that the expert may think about a choice (1; { $variable })
help-serve-longest-queue = number of commands that may wait to be stored before more are rejected (1024; { $variable })

## Why a server cannot start

error-usage-url = { $argument } cannot be "{ $value }"; give an address such as https://civ.example.
error-usage-networks = { $argument } cannot be "{ $value }"; give addresses or networks such as 10.0.0.1,10.1.0.0/16.
error-port-taken = Port { $port } is taken. Choose another, or omit --port to use a free one.
error-port-forbidden = You may not listen on port { $port }. Choose one above 1023.
error-host-unusable = "{ $host }" is not an address of this machine.

## While it runs

serve-address = CIV is at { $url } · Ctrl-C stops it.
serve-network = On your local network: { $url }

## Requests that are refused

error-json-not-text = This is not UTF-8 text.
error-json-malformed = This is not valid JSON: error at character { $position }.
error-json-number = The JSON contains a number that cannot be used.
error-json-field-twice = The field "{ $field }" occurs twice.
error-json-too-deep = The JSON is nested more than { $deepest } levels deep.
# $path is a place in the JSON, such as $.rules.players.
error-bad-field = { $path } is missing, unknown or of the wrong type.
error-bad-query = The parameter "{ $name }" is missing or of the wrong type.
error-bad-request = This request cannot be understood.
error-body-too-large = This is larger than the limit of { $limit } bytes.
error-no-route = There is nothing here.
error-wrong-method = This method is not allowed here; the Allow header lists those that are.
error-unknown-host = This server does not answer to that host name.
error-cross-site = This request came from another site and was refused.
error-too-many = Too many requests. Try again in { $seconds } s.
# $reference is also in the server's log.
error-internal = Something went wrong on the server. Its log has the details under { $reference }.

## The server's own pages

page-lead = The card game of civilizations, for two to four players.
page-running = The server is running and saves every game played on it.
page-terminal = In the terminal
page-programs = For programs
page-about-api = the full API on one page
page-about-openapi = the same as an OpenAPI description
page-about-health = whether the server is working
page-about-metrics = metrics for Prometheus
page-unofficial = An unofficial fan implementation.

page-api-title = The API
page-api-lead = Every route and every type. For programs:
page-api-routes = Routes
page-api-types = Types
page-api-body = body
page-api-needed = must be given

## The web client

shell-no-script = This page needs JavaScript. Without it, civ join --plain plays in the terminal.

## The page that checks a shuffle

shuffle-about = Load the file of a finished game. This page checks it on your device: the seed must match the number that was shown before the deal, and the cards must follow from the seed and from everybody's words.
shuffle-no-script = This page needs JavaScript. In the terminal, civ verify does the same.
shuffle-load = The file of the game
shuffle-commitment = The seed is the one that was promised.
shuffle-first = The First Player follows from it.
shuffle-deck = The deck follows from it, card by card.
shuffle-removed = The removed cards follow from it.
shuffle-good = Everything matches.
shuffle-bad = Something does not match.
shuffle-unread = This is not the file of a game with a seed.
shuffle-compare = Compare the number below with the one that you saw before the deal.
shuffle-keep = Save this page as a file that works without a network
