## The client as a whole

app-guest = Invitado
app-no-server = No se puede contactar con el servidor. Inténtalo de nuevo en un momento.
app-went-wrong = Algo ha fallado. No se ha perdido nada; inténtalo de nuevo.
app-connecting = Conectando …
app-connected = Conectado
app-lost = Conexión perdida; reconectando …
app-gone = Esta mesa no se puede abrir
app-stale = Esta página no está al día
app-stale-about = Aquí hay una versión más nueva del juego. Vuelve a cargar la página para seguir; no se pierde nada.
app-unshown = No se puede mostrar esta página
app-reload = Volver a cargar
