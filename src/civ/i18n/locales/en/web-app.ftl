## The client as a whole

app-guest = Guest
app-no-server = The server cannot be reached. Try again in a moment.
app-went-wrong = Something went wrong. Nothing was lost; try again.
app-connecting = Connecting …
app-connected = Connected
app-lost = Connection lost; reconnecting …
app-gone = This table cannot be opened
app-stale = This page is out of date
app-stale-about = There is a newer version of the game. Reload the page to continue; nothing is lost.
app-unshown = This page cannot be shown
app-reload = Reload
