## The command and its options

about-join = Играть за столом сервера из терминала. Место остаётся твоим, пока ты не вернёшься.
help-join = играть за столом сервера, из терминала
help-join-table = ссылка на стол или его код
help-join-server = сервер стола, который дан своим кодом (http://127.0.0.1:8420)
help-join-seat = какое место занять (первое свободное)
help-join-name = как тебя зовут (твоё имя на этой машине)
help-join-watch = смотреть, не занимая места

## Errors

error-unreachable = По адресу { $server } нет сервера, или до него не достучаться.
error-not-a-server = { $server } отвечает не так, как сервер civ.
error-join-address = «{ $address }» — не ссылка на стол вроде http://127.0.0.1:8420/t/CODE.
error-join-full = За этим столом нет свободных мест. Смотреть можно с --watch.

## At the table

join-seated = У тебя место { $seat }. Введи помощь, чтобы увидеть все слова, которые можно ввести.
join-start-when = Введи начать, когда все места заняты и все готовы.
join-time-left = Осталось времени: { $seconds } с.
join-lost = Связь потеряна; пробуем снова …
join-back = Связь восстановлена.
join-left = Стол покинут. Место остаётся твоим; вернуться: civ join { $link }
join-help = Слова, которые можно ввести в любой момент: { $words }. После слова зона идёт место, после сказать — предложение, после фраза — номер из её списка и, может быть, место и буква сферы.
key-talk = сказать
talk-close = Enter — отправить · Esc — закрыть

# Words to be typed, one word each.
word-say = сказать
word-phrase = фраза
word-ready = готово
word-start = начать
word-resign = сдаться
word-bot = бот
word-return = вернуться
word-propose = предложить
word-agree = согласиться
word-refuse = отказаться

## A table before the deal

join-link = Ссылка для друзей
join-is-ready = готов
join-ready = Можно начинать
join-not-ready = Ещё не готов
join-begin-when = Хозяин раздаёт, как только все места заняты и все готовы.

## Tags of a seat, in lower case

join-bot = бот

## A game

join-watching = Ты смотришь.
join-waits-for = Ждём игроков { $seats } …
join-proposal = Игрок { $seat } просит вернуться на { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
} назад.
join-talk = Поговорить
join-handed = На твоём месте сейчас играет бот.

## The end

join-resignation = { $count ->
    [one] Побеждает игрок { $seats }: остальные сдались.
    [few] Побеждают игроки { $seats }: остальные сдались.
    [many] Побеждают игроки { $seats }: остальные сдались.
   *[other] Побеждают игроки { $seats }: остальные сдались.
}
