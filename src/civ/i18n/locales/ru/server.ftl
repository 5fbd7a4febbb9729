## civ serve: help

about-serve = Открыть столы: друзья играют по ссылке, программы — через API, и каждая партия хранится. Параметры важнее переменных окружения.
help-serve = столы для друзей в браузере; это civ делает без команды
help-serve-host = адрес, на котором слушать; 0.0.0.0 впускает локальную сеть (127.0.0.1; { $variable })
help-serve-port = порт, на котором слушать, 0 — любой свободный (8420 или свободный, если он занят; { $variable })
help-serve-data = папка, в которой всё хранится (папка твоих данных; { $variable })
help-serve-web = папка веб-клиента, который отдаётся вместо встроенного ({ $variable })
help-serve-no-browser = не открывать браузер ({ $variable }=1)
help-serve-url = адрес для всех, если перед сервером стоит прокси ({ $variable })
help-serve-proxy = адреса или сети прокси, заголовкам X-Forwarded которых можно верить, через запятую (никаких; { $variable })
help-serve-bot-threads = сколько ботов могут думать одновременно (половина ядер; { $variable })
help-serve-bot-seconds = сколько секунд эксперт может думать над выбором (1; { $variable })
help-serve-longest-queue = сколько команд могут ждать записи, прежде чем новые будут отклоняться (1024; { $variable })

## Why a server cannot start

error-usage-url = { $argument } не может быть «{ $value }»; это адрес, например https://civ.example.
error-usage-networks = { $argument } не может быть «{ $value }»; это адреса или сети, например 10.0.0.1,10.1.0.0/16.
error-port-taken = Порт { $port } занят. Выбери другой или убери --port, чтобы взять свободный.
error-port-forbidden = Слушать на порту { $port } тебе нельзя. Выбери порт выше 1023.
error-host-unusable = «{ $host }» — не адрес этой машины.

## While it runs

serve-address = CIV здесь: { $url } · Ctrl-C — остановить.
serve-network = В твоей локальной сети: { $url }

## Requests that are refused

error-json-not-text = Это не текст в UTF-8.
error-json-malformed = Начиная с символа { $position } это не JSON.
error-json-number = В JSON есть число, которое нельзя использовать.
error-json-field-twice = Поле «{ $field }» встречается дважды.
error-json-too-deep = Вложенность JSON больше { $deepest }.
# $path is a place in the JSON, such as $.rules.players.
error-bad-field = { $path }: поля нет, оно неизвестно или не того типа.
error-bad-query = Параметра «{ $name }» нет, или он не того типа.
error-bad-request = Этот запрос понять нельзя.
error-body-too-large = Это больше, чем принимается; предел в байтах: { $limit }.
error-no-route = Здесь ничего нет.
error-wrong-method = Здесь так нельзя; в заголовке Allow сказано, как можно.
error-unknown-host = Под таким именем этот сервер неизвестен.
error-cross-site = Запрос пришёл с другого сайта и отклонён.
error-too-many = Слишком много запросов. Попробуй снова через { $seconds } с.
# $reference is also in the server's log.
error-internal = На сервере что-то пошло не так. В его журнале это { $reference }.

## The server's own pages

page-lead = Карточная игра о цивилизациях, для двух, трёх или четырёх игроков.
page-running = Сервер работает, и каждая сыгранная на нём партия хранится.
page-terminal = В терминале
page-programs = Для программ
page-about-api = всё, что умеет API, на одной странице
page-about-openapi = то же как описание OpenAPI
page-about-health = может ли сервер делать своё дело
page-about-metrics = показатели для Prometheus
page-unofficial = Неофициальная версия, сделанная любителями игры.

page-api-title = API
page-api-lead = Все маршруты и все типы. То же для программ:
page-api-routes = Маршруты
page-api-types = Типы
page-api-body = тело
page-api-needed = обязательно

## The web client

shell-no-script = Этой странице нужен JavaScript. Без него можно играть в терминале: civ join --plain.

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
