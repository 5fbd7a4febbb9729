## The client as a whole

app-guest = Invitado
app-no-server = No se puede contactar con el servidor. Inténtalo de nuevo en un momento.
app-went-wrong = Algo ha fallado. No se ha perdido nada; inténtalo de nuevo.
app-connecting = Conectando …
app-connected = Conectado
app-lost = Conexión perdida; reconectando …
app-gone = Esta mesa no se puede abrir
