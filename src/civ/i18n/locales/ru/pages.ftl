## Home

web-guest = Гость
web-name = Твоё имя
web-keep = Сохранить имя
web-play = Играть против ботов
web-level = Боты
web-mine = Мои партии
web-public-tables = Открытые столы
web-friends = Играть с друзьями
web-open = Открыть стол
web-seat-open = свободно: по ссылке
web-seat-here = человек за этим устройством
web-clock = Часы
web-clock-none = Без часов
web-clock-minutes = { $count ->
    [one] { $count } минута на ход
    [few] { $count } минуты на ход
    [many] { $count } минут на ход
   *[other] { $count } минуты на ход
}
web-clock-days = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
    [many] { $count } дней на ход
   *[other] { $count } дня на ход
}
web-more-rules = Другие правила
web-public = Показать стол здесь всем
web-watch = Другие могут смотреть
web-take-backs = Действия можно брать назад
web-chat = Можно переписываться
web-join = Сесть за стол
web-code = Код или ссылка
web-go = Перейти
web-status-open = ждёт игроков
web-status-playing = идёт игра
web-status-over = партия закончена
web-other-device = Играть на другом устройстве
web-link-about = Открой эту ссылку на другом устройстве, и там ты тоже будешь собой. Она действует один раз и четверть часа. Никому её не показывай.
web-claim = Продолжить под своим именем на этом устройстве
web-verify = Проверить тасование
web-about = Терминал и API

## A table before the deal

web-title = CIV · стол { $code }
web-lobby = Стол готов
web-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
web-no-take-backs = назад ничего не берут
web-share = Ссылка для друзей
web-seats = Места
web-free = Свободное место
web-sit = Сесть
web-stand = Встать
web-place = Отдать это место …
web-host = хозяин
web-is-ready = готов
web-ready = Можно начинать
web-not-ready = Ещё не готов
web-start = Раздать карты
web-begin-when = Хозяин раздаёт, как только все места заняты и все готовы.
web-shuffle = Тасование
web-shuffle-about = Это число — SHA-256 тайного зерна. Оно связывает сервер до раздачи, а зерно показывают после партии, чтобы каждый мог проверить: ни одна карта не тронута.
web-forked = Партия продолжает записанную, поэтому ничего не тасуется.
web-words = Твои слова
web-words-add = Добавить свои слова
web-back = Назад к столу

## Tags of a seat, in lower case

web-partner = союзник
web-bot = бот
web-program = программа
web-stand-in = играет бот
web-resigned = игрок сдался
web-first = первый игрок

## A game

web-costs = Стоит 1 карту ({ $domain }).
web-watching = Ты смотришь.
web-kept = Одна карта остаётся у тебя.
web-waits-for = Ждём игроков { $seats } …
web-covered = За этим устройством играют несколько человек. Кто смотрит?
web-uncover = Игрок { $seat }: показать мои карты
web-cover = Закрыть карты
web-time-left = Осталось времени: { $time }
web-proposal = Игрок { $seat } просит вернуться на { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
} назад.
web-agree = Согласиться
web-disagree = Отказать
web-log = Что произошло
web-talk = Поговорить
web-more = Ещё
web-propose = Попросить взять назад последнее действие
web-hand = Пусть за меня играет бот
web-handed = На твоём месте сейчас играет бот.
web-return = Снова играть самому
web-resign = Сдаться
web-resign-means = На твоём месте продолжит бот, и вернуться ты не сможешь.
web-renews = Страница обновляется сама.
web-hold = Остановить её
web-look-again = Посмотреть снова

## Events

told-dealt = Карты розданы.
told-sat = { $name } занимает место { $seat }.
told-stood = Место { $seat } снова свободно.
told-worded = { $name } добавляет слова к тасованию.
told-taken-back = Игрок { $seat } берёт назад { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}.
told-proposed = Игрок { $seat } просит вернуться назад.
told-agrees = Игрок { $seat } согласен вернуться назад.
told-disagrees = Игрок { $seat } не согласен вернуться назад.
told-resigned = Игрок { $seat } сдаётся.
told-handed = За игрока { $seat } теперь играет бот.
told-returned = Игрок { $seat } снова играет без бота.
told-followed = Следующая партия открыта.

## The end

web-resignation = { $count ->
    [one] Побеждает игрок { $seats }: остальные сдались.
    [few] Побеждают игроки { $seats }: остальные сдались.
    [many] Побеждают игроки { $seats }: остальные сдались.
   *[other] Побеждают игроки { $seats }: остальные сдались.
}
web-wins = победа
web-to-rematch = К следующей партии
web-seed = Зерно
web-record = Скачать партию

## Talking

web-text = Скажи что-нибудь
web-send = Отправить
web-silence = Пока никто ничего не сказал.
web-phrases = Готовые фразы
web-about-seat = Об игроке
web-about-domain = О сфере

## The page that checks a shuffle

shuffle-about = Загрузи файл законченной партии. Страница проверит его сама, на твоём устройстве: зерно должно подходить к числу, показанному до раздачи, а карты должны следовать из зерна и слов всех игроков.
shuffle-no-script = Этой странице нужен JavaScript. В терминале то же самое делает civ verify.
shuffle-load = Файл партии
shuffle-commitment = Зерно — то, что было обещано.
shuffle-first = Первый игрок следует из него.
shuffle-deck = Колода следует из него, карта за картой.
shuffle-removed = Убранные карты следуют из него.
shuffle-good = Всё верно.
shuffle-bad = Что-то не так.
shuffle-unread = Это не файл партии с зерном.
shuffle-compare = Сравни число ниже с тем, которое было показано до раздачи.
shuffle-keep = Сохранить страницу одним файлом, которому не нужна сеть
