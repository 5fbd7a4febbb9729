## The client as a whole

app-guest = Гость
app-no-server = Сервер недоступен. Попробуй ещё раз чуть позже.
app-went-wrong = Что-то пошло не так. Ничего не потеряно; попробуй ещё раз.
app-connecting = Подключение …
app-connected = Подключено
app-lost = Связь потеряна; переподключение …
app-gone = Этот стол нельзя открыть
