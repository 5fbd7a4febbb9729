## The frame around every page

frame-civ = CIV
frame-game = Carta Impera Victoria
# $title is the title of a page.
frame-title = { $title } · CIV
frame-title-turn = ● Твой ход · { $title }
frame-your-turn = Твой ход
frame-home = CIV, на главную
frame-messages = Сообщения
frame-close = Закрыть
frame-copy = Копировать
frame-copied = Скопировано
frame-share = Поделиться
frame-qr = QR-код ссылки
frame-more = Ещё

frame-learn = Научиться играть
frame-rules = Правила
frame-records = Сыгранные партии
frame-about = Терминал и API
frame-unofficial = Неофициальная любительская версия игры CIV: Carta Impera Victoria. Автор игры — Rémi Amy, разработка — Cédric Lefebvre, художник — Christopher Matt, издатель — Ludonaute. Их рисунки и тексты здесь не используются.

frame-lost = Здесь ничего нет
frame-lost-about = Проверь ссылку или попроси новую у того, кто её прислал.
frame-to-home = На главную

frame-go-light = Включить светлое оформление
frame-go-dark = Включить тёмное оформление

## Settings

frame-settings = Настройки
frame-theme = Оформление
frame-theme-system = Как на устройстве
frame-theme-light = Светлое
frame-theme-dark = Тёмное
frame-speed = Движение карт
frame-speed-slow = Медленное
frame-speed-usual = Обычное
frame-speed-quick = Быстрое
frame-speed-none = Без движения
frame-volume = Звук
frame-off = Выключен
frame-percent = { $percent } %
frame-forced = Делать за меня вынужденные шаги
frame-forced-about = Где можно сделать только одно, это делается само.
frame-confirm = Спрашивать перед концом моего хода
frame-confirm-about = Только если остались сильные эффекты.
frame-letters = Буквы на картах
frame-letters-about = Кроме эмблемы у каждой сферы видна её буква.
frame-notify = Сообщать, когда мой ход
frame-notify-about = Пока страница не на виду.
frame-notify-refused = Браузер не разрешает уведомления этой странице.

## The current user

frame-you = Ты
frame-you-are = Ты — { $name }
frame-name = Твоё имя
frame-keep = Сохранить
frame-kept = Сохранено
frame-no-account = Учётная запись не нужна: этот браузер узнаёт тебя по файлу cookie.
frame-other-device = На другом устройстве
frame-other-device-about = Открой там ссылку, и твои партии и места будут твоими и на том устройстве. Она действует один раз и четверть часа. Никому её не показывай.
frame-other-device-link = Твоя личная ссылка
frame-make-link = Создать ссылку
frame-claim = Играть дальше здесь
frame-claim-about = Эта ссылка — с другого твоего устройства. Теперь здесь ты тот же человек, с теми же партиями и местами.
frame-claim-instead = Сейчас на этом устройстве ты — { $name }. Если продолжить, здесь будет другой человек.
frame-claim-do = Продолжить от своего имени

## The start page

home-lead = Построй цивилизацию из карт на руке. Обгони всех в одной сфере или будь впереди в большинстве из них, когда время выйдет.
home-play-bots = Играть против ботов
home-dealing = Карты сдаются …
home-against = соперники: { $levels }
home-change = Изменить
home-rival = Бот на месте { $seat }
home-first-time = Впервые здесь? Научись за несколько минут

home-friends = С друзьями
home-friends-about = Открой стол и отправь ссылку. Учётная запись никому не нужна.
home-open-table = Открыть стол …
home-new-table = Новый стол
home-open-this = Открыть стол
home-join = Сесть за стол
home-code = Код или ссылка
home-code-unread = Это не код стола и не ссылка на него.
home-go = Перейти

home-mine = Мои партии
home-all-mine = { $count ->
    [one] Показать { $count } партию
    [few] Показать все { $count } партии
    [many] Показать все { $count } партий
   *[other] Показать все { $count } партии
}
home-public-tables = Открытые столы
home-to-watch = Партии, за которыми можно следить
home-waits = { $count ->
    [0] Все места заняты, скоро начало
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
home-turn-of = Ходит { $names }
# $count is the number of winners.
home-won = { $count ->
    [one] Победа: { $names }
    [few] Общая победа: { $names }
    [many] Общая победа: { $names }
   *[other] Общая победа: { $names }
}

home-learn-about = Короткие уроки на настоящих позициях.
home-rules-about = Все целиком, с поиском.
home-records-about = Смотреть законченные партии ход за ходом.
home-verify-about = Убедиться, что ни одну карту не подложили.

## Settings of a table

home-party-teams = 2 на 2
home-teams = { $count ->
    [one] { $count } игрок в командах
    [few] { $count } игрока в двух командах
    [many] { $count } игроков в двух командах
   *[other] { $count } игрока в двух командах
}
home-seat-me = Я
home-seat-open = Свободно: по ссылке
home-seat-here = Кто-то за этим устройством
home-seat-bot = Бот: { $level }
home-visibility = Кто его найдёт
home-by-link = Только по ссылке
home-public = Виден всем
home-clock-label = Часы
home-clock-none = Без часов
home-clock = { $time } на ход
home-pace-none = Сразу
home-play-options = Как играем
home-take-backs = Действия можно брать назад
home-take-backs-about = Свои, пока не открылось ничего скрытого.
home-watch = Другие могут смотреть
home-chat = Можно переписываться
home-chat-about = Готовые фразы разрешены всегда.
home-stand-in = Вместо ушедших и просрочивших время
home-stand-in-none = Время вышло — проигрыш
home-absence = Считается ушедшим, если нет
home-absence-never = Никогда
home-editions = Печатные издания расходятся
home-editions-about = В этих местах правила изданий расходятся или молчат. Показаны настройки, как в большинстве из них.
home-democracy-anywhere = Демократия на любую сферу
home-hand-limit-held = увеличенный предел руки только с его картами
home-stall-rounds = { $count ->
    [0] застой колоды не завершает игру
    [one] колода без убыли считается пустой после { $count } раунда
    [few] колода без убыли считается пустой после { $count } раундов
    [many] колода без убыли считается пустой после { $count } раундов
   *[other] колода без убыли считается пустой после { $count } раунда
}
home-no-chat = только готовые фразы
home-no-watch = никто не смотрит
home-is-public = виден всем

## A table before the deal

lobby-yours = Твой стол
lobby-of = { $name } приглашает за стол
lobby-seats = Места
lobby-free = Свободно
lobby-beside-you = рядом с тобой, за этим устройством
lobby-away = сейчас не здесь
lobby-ready = готово
lobby-not-ready = ещё не готово
lobby-place = Кто займёт место { $seat }
lobby-sit-here = Сесть сюда
lobby-stand = Встать
lobby-free-seat = Освободить место
lobby-you-are = Ты — { $name }.
lobby-your-name = Как тебя зовут?
lobby-sit-down = Сесть за этот стол
lobby-full = Все места заняты.
lobby-full-watch = Останься: как только карты раздадут, ты сможешь смотреть.
lobby-full-no-watch = За этим столом смотреть нельзя.
lobby-waits-for = Ждём: { $name }.
lobby-all-ready = Все готовы.
lobby-get-ready = Можно начинать
lobby-unready = Нет, подождите
lobby-ready-about = Хозяин раздаст карты, как только все будут готовы.
lobby-host-deals = Карты раздаст { $name }, как только все будут готовы.
lobby-the-host = хозяин
lobby-change = Изменить стол
lobby-change-do = Изменить
lobby-change-seats = Если игроков станет больше или меньше, остальным придётся сесть заново.
lobby-share = Пригласи друзей
lobby-share-guest = Приведи кого-нибудь
lobby-link = Ссылка на этот стол
lobby-qr = QR-код для телефонов
lobby-shuffle = Тасование, которое можно проверить
lobby-shuffle-about = Это число связывает сервер с тасованием ещё до того, как кто-то сел. Добавь свои слова, и раздача будет зависеть и от них. После партии тайна за числом открывается, и каждый может проверить карты.
lobby-forked = Партия продолжает записанную, поэтому ничего не тасуется.
lobby-words = Твои слова
lobby-words-add = Добавить

## Games played

home-games-lead = Сыгранные и загруженные тобой партии, а также партии открытых столов. Каждую можно посмотреть ход за ходом.
home-games-none = Ни одна партия ещё не закончена.
home-games-none-about = Сыграй одну или загрузи файл.
home-games-unfinished = не закончена
home-games-resignation = остальные сдались
home-games-added = загружена из файла
home-games-watch = Посмотреть
home-games-same-deal = Сыграть эту раздачу
home-games-play-on = Играть дальше
home-games-download = Скачать
home-games-all = Скачать все
home-games-add = Загрузить партию
home-games-add-about = Перетащи сюда файл или выбери его: одна партия или много, по одной в строке.
home-games-choose = Выбрать файл
home-games-added-count = { $count ->
    [one] Загружена { $count } партия.
    [few] Загружено { $count } партии.
    [many] Загружено { $count } партий.
   *[other] Загружено { $count } партии.
}
home-games-unread = это не партия CIV.
home-games-bad-file = { $file }: { $reason }
home-games-bad-line = { $file }, строка { $line }: { $reason }
home-games-empty = Файл { $file } пуст.
home-games-earlier = Более ранние партии
