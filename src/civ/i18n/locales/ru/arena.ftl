## civ arena: help

about-arena = Устроить матч ботов на зеркальных раздачах и показать, насколько они сильны.
help-arena = боты против ботов: очки, рейтинги, отчёт
help-arena-bots = боты: adept, expert@1s, expert@5000, program:КОМАНДА@1s; сколько игроков — один состав, больше — все сочетания, с --teams два
help-arena-games = сколько партий, с округлением вверх до целых зеркальных серий (400)
help-arena-workers = сколько процессов играет (по одному на ядро)
help-arena-log = записывать каждую партию в этот файл и продолжать с того, что в нём есть
help-arena-json = записать статистику как JSON в этот файл; «-» — стандартный вывод
help-arena-report = записать отчёт в этот файл HTML
help-arena-scheduler = играть на кластере Dask с планировщиком по этому адресу

## Errors

# $needed is the number of different bots that the line-ups need.
error-arena-too-few = Указано разных ботов: { $count }; по этим правилам нужно: { $needed }.
error-arena-no-folder = { $file }: папки для этого файла нет.
error-arena-bot-raised = { $bot }: сбой в раздаче { $deal }, поворот { $rotation }, место { $seat }: { $reason }
error-arena-bot-illegal = { $bot }: в раздаче { $deal }, поворот { $rotation }, место { $seat } бот выбрал «{ $action }», а так пойти нельзя.
error-arena-worker-gone = Процесс, игравший партию, исчез; возможно, система завершила его из-за нехватки памяти.
error-arena-no-distributed = Для --scheduler нужен пакет «distributed». Установи его: pip install distributed
error-arena-scheduler-address = «{ $address }» — не адрес планировщика Dask; пример адреса: tcp://127.0.0.1:8786.
error-arena-scheduler-silent = По адресу { $address } планировщик Dask не отвечает.
error-arena-scheduler-idle = У планировщика Dask по адресу { $address } нет рабочих процессов.
error-arena-scheduler-version = У рабочих процессов { $address } стоит civ { $there }, а здесь { $here }.
# $kind is the name of a Python exception.
error-arena-scheduler-failed = Кластер Dask по адресу { $address } не смог сыграть партию: { $kind }. Та же ли версия civ у его рабочих процессов?
error-arena-log-other = { $file }: это не журнал civ arena.
error-arena-log-newer = { $file }: этот журнал записан более новой версией civ.
# $what lists fields of the log, as they are written in JSON.
error-arena-log-differs = { $file }: это журнал другого матча; различаются: { $what }.
error-arena-log-damaged = { $file }: строка { $line } — не партия этого матча.
error-arena-log-busy = { $file }: в этот журнал пишет другая арена.

## Progress

arena-progress = Партии: { $done } из { $games } · в минуту: { $rate } · осталось: { $left } · { $scores }
arena-interrupted = Прервано. Сыграно партий: { $done } из { $games }.
arena-resume = Они в файле { $file }; та же команда продолжит с этого места.
arena-no-log = Они не сохранены: для этого нужен --log FILE.

## Numbers

# A number, already formatted for the language.
arena-figure = { $figure }
arena-seconds = { $figure } с
arena-milliseconds = { $figure } мс
arena-microseconds = { $figure } мкс
arena-interval = { $low } … { $high }

## Results of a match

arena-headline = Игроков: { $players } · партий: { $games } · раздач: { $deals } · зерно: { $seed }
arena-headline-teams = Две команды, игроков: { $players } · партий: { $games } · раздач: { $deals } · зерно: { $seed }
# $share is the share of all victories; $par the share of equal bots; $rating how much stronger the first bot is.
arena-against = { $bot } против { $other }: { $share } побед ({ $interval }; у равных { $par }), { $rating } Эло ({ $points }).
arena-length = в среднем { $mean }, медиана { $median }, от { $least } до { $most }
# $domains lists letters of domains with counts.
arena-led = (победители лидировали: { $domains })
arena-first-player = (1 — первый игрок: { $interval })
# $codes lists codes of errors with their counts.
arena-failures = { $bot }: выборов без годного ответа { $count } из { $choices }, за бота выбирал adept: { $codes }.

arena-label-bot = Бот
arena-label-score = Результат
arena-label-interval = 95 %
arena-label-rating = Эло
arena-label-games = Партии
arena-label-time = На выбор
arena-label-p95 = 95 % не дольше
arena-label-choices = Выборы
arena-label-place = Место
arena-label-budget = Бюджет на один выбор
arena-label-code = Что случилось
arena-label-hegemonies = Моментальная победа
arena-label-majorities = Победа большинством
arena-label-seats = По местам
arena-label-order = По очерёдности
arena-label-turns = Ходы
arena-label-plies = Действия

arena-note-mirrored = Каждая раздача играется по разу для каждого поворота состава по местам: та же колода, тот же первый игрок.
arena-note-score = Результат — победы на занятое место; разделённая победа считается частично. Отметка — результат равных.
arena-note-intervals = Интервалы 95-процентные, по раздачам: партии одной зеркальной серии связаны между собой.
arena-note-ratings = Рейтинги: модель Брэдли — Терри по шкале Эло, среднее 0; ещё одна серия наравне, которую никто не играл, не даёт результату 100 % уйти в бесконечность.
arena-note-left-out = Не учтены партии неполных зеркальных серий: { $games }.

## The report

arena-report = Отчёт арены
arena-title-two = { $bot } против { $other }
arena-title-many = Ботов на арене: { $bots }
arena-method = Как это измерено
arena-as-table = В виде таблицы
arena-all = Все партии
arena-seat = Место { $seat }
arena-place = Очередь: { $place }

arena-plot-ratings = Рейтинги
arena-about-ratings = Эло с интервалами 95 %, от сильных к слабым. Пунктир — среднее всех ботов, 0.
arena-plot-running = Результат по ходу матча
arena-about-running = Результат после стольких партий и его полоса 95 %. Он должен установиться; пунктир — результат равных.
arena-plot-matrix = Таблица встреч
arena-about-matrix = Какой процент побед двух ботов друг над другом у бота слева, место за место.
arena-plot-budget = Сила и бюджет
arena-about-budget = Эло с интервалами 95 % в зависимости от бюджета, шкала логарифмическая. Пунктир — другие боты.
arena-plot-endings = Как они побеждают
arena-about-endings = Моментальные победы по сферам и победы большинством; их число стоит справа.
arena-plot-seats = Места и очерёдность
arena-about-seats = Результаты всех ботов вместе, по местам и по очерёдности хода. Пунктир — результат равных.
arena-plot-lengths = Длина партий
arena-about-lengths = Сколько партий длилось столько ходов всех игроков вместе. Пунктир — медиана.
arena-plot-times = Время на выбор
arena-about-times = Точка — среднее, конец линии — то, во что укладываются 95 выборов из 100. Шкала логарифмическая; вынужденные действия не считаются.
arena-plot-failures = Выборы без годного ответа
arena-about-failures = Где бот падал, зависал или отвечал невпопад, за него выбирал adept, и партия продолжалась.
