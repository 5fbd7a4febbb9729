## The client as a whole

app-guest = Convidado
app-no-server = Não foi possível alcançar o servidor. Tente de novo daqui a pouco.
app-went-wrong = Algo deu errado. Nada se perdeu; tente de novo.
app-connecting = Conectando …
app-connected = Conectado
app-lost = Conexão perdida; reconectando …
app-gone = Não é possível abrir esta mesa
app-stale = Esta página está desatualizada
app-stale-about = Há aqui uma versão mais recente do jogo. Recarregue a página para continuar; nada se perde.
app-unshown = Não é possível mostrar esta página
app-reload = Recarregar
