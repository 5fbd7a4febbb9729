## The client as a whole

app-guest = Oaspete
app-no-server = Serverul nu poate fi contactat. Încearcă din nou imediat.
app-went-wrong = Ceva nu a mers. Nu s-a pierdut nimic; încearcă din nou.
app-connecting = Se conectează …
app-connected = Conectat
app-lost = Conexiune pierdută; se reconectează …
app-gone = Această masă nu poate fi deschisă
