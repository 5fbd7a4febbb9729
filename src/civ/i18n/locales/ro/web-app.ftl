## The client as a whole

app-guest = Oaspete
app-no-server = Serverul nu poate fi contactat. Încearcă din nou peste puțin timp.
app-went-wrong = Ceva nu a mers. Nu s-a pierdut nimic; încearcă din nou.
app-connecting = Se conectează …
app-connected = Conectat
app-lost = Conexiune pierdută; se reconectează …
app-gone = Această masă nu poate fi deschisă
app-stale = Pagina aceasta nu mai e actuală
app-stale-about = Aici există o versiune mai nouă a jocului. Reîncarcă pagina ca să mergi mai departe; nu se pierde nimic.
app-unshown = Pagina aceasta nu poate fi afișată
app-reload = Reîncarcă
