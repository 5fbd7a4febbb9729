## Commands that a table refuses

error-table-seats = { $count ->
    [one] Названо { $count } место
    [few] Названо { $count } места
    [many] Названо { $count } мест
   *[other] Названо { $count } места
}, а играют { $players }.
# $players lists all possible values for a seat.
error-table-player = «{ $player }» не может занять место. Могут: { $players }.
error-table-not-open = Карты уже розданы; изменить это больше нельзя.
error-table-not-playing = За этим столом сейчас не идёт игра.
error-table-not-over = Игра ещё не закончена.
error-table-stale = Стол тем временем изменился; посмотри ещё раз, прежде чем выбирать. Его последнее событие — { $seq }.
error-table-broken = Этим столом сейчас нельзя пользоваться. Ничего не изменилось; попробуй ещё раз чуть позже.
error-host-only = Это может сделать только хозяин стола.
error-not-seated = Это могут сделать только те, кто сидит за столом.
error-not-your-seat = Место { $seat } не твоё.
error-seat-taken = Место { $seat } занято.
error-seat-open = Место { $seat } ещё свободно.
error-seat-not-ready = Игрок на месте { $seat } ещё не готов.
error-seat-resigned = Игрок на месте { $seat } сдался.
error-seat-handed = На месте { $seat } сейчас играет бот; сначала верни место себе.
error-seat-yours = На месте { $seat } и так играешь ты.
error-no-take-backs = За этим столом ходы назад не берут.
error-no-proposal = Нет предложения, на которое нужно ответить.
error-chat-off = За этим столом не переписываются; готовые фразы разрешены.
# $table is the code of another table.
error-rematch-there = Реванш уже есть, за столом { $table }.
error-fork-rules = Партия продолжает запись, поэтому её правила остаются как есть.
error-fork-ply = Это слишком далеко: в этой партии { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}.
error-fork-over = Там партия уже закончена; продолжи с более раннего действия.

## Unknown resources and users

error-no-table = Такого стола нет, или он для тебя закрыт.
error-no-record = Такой партии нет, или она для тебя закрыта.
error-who-asks = Здесь тебя ещё не знают: войди как гость или дай ключ программы.
error-link-expired = Эта ссылка уже использована или слишком стара. Сделай новую.
error-bad-name = Длина имени — от 1 до { $longest } знаков.
error-command-reused = Под этим номером уже приходила другая команда; ничего не сделано.
error-busy = Сервер сейчас перегружен. Ничего не сделано; попробуй ещё раз чуть позже.

## Set phrases: $about says which of $seat and $domain are given: none, seat, domain or both

phrase-hello = { $about ->
    [seat] Привет, игрок { $seat }!
   *[none] Привет!
}
phrase-well-played = { $about ->
    [seat] Хорошо сыграно, игрок { $seat }!
   *[none] Хорошо сыграно!
}
phrase-thanks = { $about ->
    [seat] Спасибо, игрок { $seat }!
   *[none] Спасибо!
}
phrase-sorry = { $about ->
    [seat] Прости, игрок { $seat }!
   *[none] Прошу прощения!
}
phrase-moment = Минутку, пожалуйста.
phrase-your-turn = { $about ->
    [seat] Игрок { $seat }, твой ход.
   *[none] Твой ход.
}
phrase-watch-out = { $about ->
    [seat] Осторожно с игроком { $seat }!
    [domain] Осторожно: «{ $domain }»!
    [both] Осторожно с игроком { $seat }: «{ $domain }»!
   *[none] Осторожно!
}
phrase-stop-together = { $about ->
    [seat] Вместе остановим игрока { $seat }!
    [domain] Вместе это остановим: «{ $domain }»!
    [both] Вместе остановим игрока { $seat }: «{ $domain }»!
   *[none] Остановим их вместе!
}
phrase-peace = { $about ->
    [seat] Мир между нами, игрок { $seat }?
   *[none] Мир?
}
phrase-agreed = { $about ->
    [seat] Договорились, игрок { $seat }.
   *[none] Договорились.
}
phrase-no = { $about ->
    [seat] Нет, игрок { $seat }.
   *[none] Нет.
}
phrase-promise = { $about ->
    [seat] Обещаю тебе, игрок { $seat }.
    [domain] Обещаю: «{ $domain }».
    [both] Обещаю тебе, игрок { $seat }: «{ $domain }».
   *[none] Обещаю.
}
phrase-revenge = { $about ->
    [seat] Я этого не забуду, игрок { $seat }.
   *[none] Я этого не забуду.
}
phrase-good-game = Хорошая игра!

## Settings and seats

settings-clock-minutes = { $count ->
    [one] { $count } минута на ход
    [few] { $count } минуты на ход
    [many] { $count } минут на ход
   *[other] { $count } минуты на ход
}
settings-clock-days = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
    [many] { $count } дней на ход
   *[other] { $count } дня на ход
}
settings-no-take-backs = без возврата ходов
seat-free = Свободное место

## A table before the deal

lobby-open = Стол готов
lobby-deal = Раздать карты
# Tags of a seat, in lower case.
lobby-host = хозяин
lobby-program = программа

## Chat

talk-write = Скажи что-нибудь

## Events at a table

event-dealt = Карты розданы.
event-sat = { $name } занимает место { $seat }.
event-stood = Место { $seat } снова свободно.
event-worded = { $name } добавляет слова к тасованию.
event-taken-back = Игрок { $seat } берёт назад { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}.
event-proposed = Игрок { $seat } просит вернуться назад.
event-agrees = Игрок { $seat } согласен вернуться назад.
event-disagrees = Игрок { $seat } не согласен вернуться назад.
event-resigned = Игрок { $seat } сдаётся.
event-handed = За игрока { $seat } теперь играет бот.
event-returned = Игрок { $seat } снова играет без бота.
event-followed = Следующая партия открыта.
