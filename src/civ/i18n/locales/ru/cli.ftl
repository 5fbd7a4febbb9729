## Headings of the help

cli-usage = использование:
cli-arguments = аргументы
cli-options = параметры
cli-commands = команды
cli-command = КОМАНДА
cli-rules = правила партии
cli-stdin = стандартный ввод

# $message is an error, $command the command as it was typed, such as "civ perft".
cli-usage-hint = { $message } Попробуй: { $command } --help
# $reason comes from the operating system, in its own language.
cli-refused = что-то не удаётся прочитать или записать: { $reason }.
# $kind is the name of a Python exception.
cli-internal-error = внутренняя ошибка: { $kind }. С CIV_DEBUG=1 будет видно, где.

## Descriptions of the commands: in full, and for the list of commands

about-civ = CIV: Carta Impera Victoria, карточная игра.
about-demo = Показать партию, которая играется сама. Она закончится сама; Ctrl-C закончит её раньше.
about-trace = Проиграть записи партий и вывести каждое состояние строкой JSON. Файлы целиком проверяются до первого вывода; на поток ответ идёт партия за партией.
about-verify = Проверить, что партия из записи роздана по этому зерну и словам, которые добавили игроки, и что именно это зерно было обещано до её начала.
about-perft = Сосчитать последовательности действий, возможные из раздачи или из позиции.
about-bench = Измерить скорость движка на одном ядре этой машины.

help-demo = партия, которая играется сама
help-trace = проиграть записи, каждое состояние строкой JSON
help-verify = проверить, подходят ли друг другу запись, зерно и обязательство
help-perft = сосчитать последовательности действий
help-bench = измерить движок

## Options

help-help = показать эту справку и выйти
help-version = показать версию и выйти
help-lang = язык всех текстов: { $languages }
help-json = вывести JSON
help-files = файлы с записями партий, по одной в строке, в gzip или без него; «-» или ничего — стандартный ввод
help-record-file = файл с одной записью партии, отдельной или в том виде, в каком её выдаёт стол; «-» — стандартный ввод
help-seed-hex = зерно, 64 шестнадцатеричные цифры; в выгрузке стола оно уже есть
help-words = слова, которые человек добавил к тасованию; по одному разу на каждого, по порядку
help-commitment = SHA-256 зерна, объявленный до партии, 64 шестнадцатеричные цифры
help-depth = сколько действий в последовательности, не больше { $highest }
help-seed-fixed = раздать по этому зерну: число или 64 шестнадцатеричные цифры (0)
help-seed-fresh = раздать по этому зерну: число или 64 шестнадцатеричные цифры (новое)
help-position = начать с этой позиции, а не с раздачи
help-divide = сосчитать и по первому действию
help-seconds = сколько всего измерять, в секундах (10)
help-speed = с какой скоростью показывать; 2 — вдвое быстрее (1)
help-plain = простые строки текста, без цвета и ожидания

help-players = сколько игроков (2)
help-deal = как раздаются карты (basic)
help-teams = вчетвером, две команды
help-draft-order = в какую сторону разбирают карты из центра после драфта (anticlockwise)
help-last-round = как заканчивается игра, когда колода пуста (finish)
help-democracy-needs-card = «Демократию» можно положить и на сферу без карт
help-hand-limit = нужны ли карты для увеличенного предела руки ещё и при доборе (once_used)
help-stall-rounds = через сколько раундов, за которые из колоды не ушло ни карты, она считается пустой; 0 — никогда (10)

## Usage errors

error-usage-argument = { $argument }: так это не используется.
error-usage-unknown = аргумента «{ $argument }» нет.
# $arguments lists the missing arguments.
error-usage-missing = нужно указать: { $arguments }.
error-usage-choice = { $argument } не может быть «{ $value }»; варианты: { $choices }.
error-usage-number = { $argument } не может быть «{ $value }»; это число от { $lowest } до { $highest }.
error-usage-together = { $one } и { $other } вместе не используются.

## Files of records

# $reason is another complete message.
error-in-record = { $file }, запись { $number }: { $reason }
error-gzip-damaged = данные gzip повреждены или обрываются слишком рано.
error-file-missing = { $file }: такого файла нет.
error-file-folder = { $file }: это папка, а не файл.
error-file-unreadable = { $file }: прочитать не удаётся.
error-no-records = { $file }: здесь нет ни одной записи партии.
error-more-records = { $file }: здесь больше одной записи партии.
error-record-not-dealt = партия начинается с позиции, а не с раздачи.
error-record-shuffle = описание тасования записано неверно.

## civ verify

verify-right = { $file }: запись проигрывается, и всё сходится.
# $what lists fields of a record and "commitment", as they are written in JSON.
verify-differs = { $file }: из зерна следует другое: { $what }.

## civ perft

perft-rate = { $seconds } с, последовательностей в секунду: { $rate }

## civ bench

bench-progress = Измеряем, круг { $turn } из { $turns } …
bench-per-second = в секунду
bench-seconds = секунды
bench-ratios = отношения
bench-best = лучшее
bench-median = медиана
bench-actions-2 = действия в случайных партиях, 2 игрока
bench-games-2 = целые партии, 2 игрока
bench-actions-3 = действия в случайных партиях, 3 игрока
bench-games-3 = целые партии, 3 игрока
bench-actions-4 = действия в случайных партиях, 4 игрока
bench-games-4 = целые партии, 4 игрока
bench-redeals = копии с пересдачей скрытых карт
bench-plays = действия из Python, Game.play
bench-batch-actions = действия из Python, пачками
bench-rollouts = доигрывания при поиске expert, 2 игрока
bench-answers-random = ответы random
bench-answers-novice = ответы novice
bench-answers-adept = ответы adept
bench-calibration = витки простого цикла на Python
bench-import = import civ
bench-first-move = первый ход, из кэша
bench-batch-to-kernel = пачки : ядро
bench-kernel-to-calibration = ядро : цикл на Python
bench-redeal-to-calibration = пересдача : цикл на Python
bench-play-to-calibration = Game.play : цикл на Python

## civ demo

demo-title = CIV: Carta Impera Victoria
demo-pile = Сброс

demo-hegemony = { $count ->
    [one] Игрок { $seats } одерживает моментальную победу.
   *[other] Игроки { $seats } одерживают моментальную победу.
}
# $points lists the majority points of all seats, in order.
demo-majority = { $count ->
    [one] Игрок { $seats } побеждает большинством. Очки: { $points }.
   *[other] Игроки { $seats } побеждают большинством. Очки: { $points }.
}

# Actions, each on one line of at most 78 characters.
demo-play = Игрок { $seat } играет карту сферы «{ $domain }».
demo-discard-from-hand = Игрок { $seat } сбрасывает с руки карту сферы «{ $domain }».
demo-discard-from-area = Игрок { $seat } сбрасывает из игровой зоны карту сферы «{ $domain }».
demo-take-back = Игрок { $seat } берёт обратно на руку карту сферы «{ $domain }».
demo-take-from-pile = Игрок { $seat } берёт из сброса карту сферы «{ $domain }».
demo-give-back = Игрок { $seat } возвращает карту.
demo-attack = Игрок { $seat } атакует сферу «{ $domain }»: все, у кого есть её карты, теряют одну.
demo-take-hand = Игрок { $seat } забирает карты с руки игрока { $target }.
demo-embargo = Игрок { $seat } кладёт эмбарго на сферу «{ $domain }» игрока { $target }.
demo-democracy = Игрок { $seat } кладёт «Демократию» на сферу «{ $domain }» игрока { $target }.
demo-keep = Игрок { $seat } оставляет себе карту.
demo-take-from-middle = Игрок { $seat } берёт из центра карту сферы «{ $domain }».
demo-permanent = Игрок { $seat } применяет эффект «{ $effect }».
demo-copy = Игрок { $seat } копирует эффект «{ $effect }».
demo-sacrifice = Игрок { $seat } жертвует картой сферы «{ $domain }»: эффект «{ $effect }».
demo-end = Игрок { $seat } заканчивает ход.
