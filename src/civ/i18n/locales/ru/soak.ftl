## civ soak: help

about-soak = Снова и снова убивает сервер под нагрузкой и проверяет, подтверждает ли его журнал всё, что он сказал. Ctrl-C прекращает это и сообщает, что найдено.
help-soak = убивать сервер под нагрузкой и проверять его журнал
help-soak-kills = сколько раз убить сервер (60)
help-soak-commands = сколько команд должно быть подтверждено за 60 убийств (20000)
help-soak-tables = за сколькими столами играть (30)
help-soak-seed = другое число — другой ход событий (0)
help-soak-folder = хранить в этой папке итог каждого круга и продолжать с этого места

## Results

soak-progress = убийств: { $done } из { $kills } · подтверждено команд: { $commands } · нарушений: { $wrong }
soak-kills = Убийств сервера: { $kills }, из них во время запуска: { $starting }
soak-commands = Подтверждено команд: { $commands } · услышано сообщений: { $messages } · столов: { $tables }
soak-starts = Запусков: { $starts } · первый ответ через { $median } с (медиана), в 99 случаях из 100 не позже { $slow } с, самое позднее через { $longest } с, не позже 3 с: { $prompt }
soak-right = Всё подтверждённое есть в журнале, ровно один раз, и ничего другого сказано не было.
# $check is one of the sentences below; $detail helps whoever investigates it.
soak-violation = { $check } Случаев: { $count }; первый: стол { $table }, событие { $seq }, { $detail }
soak-kept = Сохранено для изучения: { $folder }
soak-resume = Всё сохранено в папке { $folder }; та же команда продолжит с этого места.

## Errors of the folder

error-soak-journal-busy = { $file }: в этот файл пишет другой civ soak.
error-soak-journal-damaged = { $file }: строка { $line } — не круг civ soak.

## Violated guarantees

soak-check-lost = Подтверждённой команды нет в журнале.
soak-check-twice = Команда была выполнена дважды.
soak-check-unasked = В журнале есть событие, о котором никто не просил.
soak-check-two-answers = На команду пришло два разных ответа.
soak-check-unlogged = Кто-то услышал о событии, которого нет в журнале.
soak-check-different = Кто-то услышал не то, что говорит журнал.
soak-check-gap = Номер был пропущен или пришёл дважды.
soak-check-index = Стол числится не таким, каков он есть.
soak-check-record = Запись не той партии, что была сыграна.
soak-check-refused = Команда была отклонена без веской причины.
soak-check-unknown = Кого-то больше не узнали, или стол больше не нашёлся.
soak-check-closed = Соединение было закрыто без веской причины.
soak-check-unanswered = На команду так и не пришло ответа.
soak-check-late = Запуск занял слишком много времени.
soak-check-down = Сервер не запустился.
soak-check-error = Сервер отметил у себя внутреннюю ошибку.
