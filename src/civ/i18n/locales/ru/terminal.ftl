## The commands and their options

about-play = Играть в терминале: против ботов, с другими людьми за одной клавиатурой или и так и так. Без параметров стол настраивается на экране.
about-replay = Пройти сохранённую партию по шагам: вперёд, назад, глазами любого игрока.
help-play = играть в терминале
help-replay = пройти запись партии по шагам

help-seats = кто где сидит, начиная с места 1: me (ты) или бот, например novice, adept или expert@1s; скажем, me,adept,expert
help-pace = сколько секунд между действиями ботов (0.8)
help-save = хранить партию в этом файле (иначе — в новом, в папке твоих данных)
help-resume = продолжить партию из этого файла
help-plain-play = простые строки текста, для программ чтения с экрана и каналов
help-plain-replay = напечатать партию, а не показывать
help-replay-file = файл с записями партий; «-» — стандартный ввод
help-pace-replay = сколько секунд между действиями при показе (0.8)
help-game = которая партия из файла, считая с 1 (1)
help-ply = начать после стольких действий (0); с --plain — напечатать стол в этот момент

## Errors

error-seats-count = В --seats { $count ->
    [one] назван { $count } игрок
    [few] названо { $count } игрока
    [many] названо { $count } игроков
   *[other] названо { $count } игрока
}, а играют { $players }.
error-save-exists = { $file } уже есть. Продолжи эту партию с --resume или назови другой файл.
error-resume-over = { $file }: эта партия закончена. Посмотреть её: civ replay { $file }
error-not-your-turn = { $action }: сейчас не твой ход.
error-undo-hidden = Это нельзя взять назад: открылись карты, которые были скрыты.
error-undo-others = Когда играют несколько человек, назад можно взять только свои действия этого хода.

## After the screen has closed

play-saved = Партия сохранена. Продолжить: civ play --resume "{ $file }"

## Names

language-name = Русский
# At most 9 characters; the column is 11 wide.
column-M = Война
column-R = Религия
column-E = Экономика
column-S = Наука
column-C = Культура
column-U = Утопия
level-random = случайный
level-novice = новичок
level-adept = знаток
level-expert = эксперт

## The set-up

setup-welcome = Enter начнёт партию так, как здесь выбрано.
setup-players = Игроки
setup-me = ты
setup-person = человек
setup-deal = Раздача
setup-deal-basic = по три карты
setup-deal-draft = драфт
setup-teams = Команды
setup-teams-no = каждый за себя
setup-teams-yes = 1 и 3 против 2 и 4
setup-draft-order = После драфта
setup-draft-order-anticlockwise = обратно, первый игрок в конце
setup-draft-order-clockwise = по часовой, начиная с первого игрока
setup-last-round = Последний раунд
setup-last-round-finish = у всех поровну ходов
setup-last-round-one-more-each = каждому из остальных ещё ход
setup-democracy-needs-card = Демократия
setup-democracy-needs-card-yes = на сферу, где есть карты
setup-democracy-needs-card-no = на любую сферу
setup-hand-limit = Предел руки
setup-hand-limit-once-used = увеличен до добора
setup-hand-limit-while-held = увеличен только с его картами
setup-stall-rounds = Застой колоды
setup-stall-rounds-value = { $count ->
    [0] игра продолжается
    [one] пуста после { $count } раунда
    [few] пуста после { $count } раундов
    [many] пуста после { $count } раундов
   *[other] пуста после { $count } раунда
}
setup-pace = Темп ботов
setup-pace-seconds = { $seconds } с между действиями
setup-language = Язык
setup-key-row = строка
setup-key-value = выбор
setup-key-start = начать

## The table

table-seat = Игрок { $seat }
table-you = ты
table-your-turn = Твой ход
table-none = ничего
table-labelled = { $label }: { $words }
table-hand = Рука
table-pack = Набор
table-middle = Центр
table-coin-by-deck = у колоды
table-forecast = Если бы игра кончилась сейчас
# Short, because the seats' names are shown above.
table-points = { $seat }: { $count }
table-unseen = Ещё не видели
table-last-round = Последний раунд
table-last-round-begins = Колода пуста: это последний раунд.
table-last-round-stalled = Колода давно не убывает и считается пустой: это последний раунд.
table-stall-near = { $count ->
    [1] Если никто не доберёт карт, после этого хода колода считается пустой.
    [one] Если никто не доберёт карт, колода считается пустой через { $count } ход.
    [few] Если никто не доберёт карт, колода считается пустой через { $count } хода.
    [many] Если никто не доберёт карт, колода считается пустой через { $count } ходов.
   *[other] Если никто не доберёт карт, колода считается пустой через { $count } хода.
}
table-count = { $number } из { $total }
table-end-turn = Закончить ход
table-end-means = Добери до { $limit } карт и закончи ход.
table-thinks = Игрок { $seat } ({ $name }) думает …
table-draws = Игрок { $seat } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
table-skips-play = Игроку { $seat } нечего сыграть.
table-new-cards = Новое на руке: { $cards }.
# $columns lists seats with their domains: "Seat 2 Science; Seat 3 Military, Utopia".
table-near = До моментальной победы { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}: { $columns }
table-reached = Хватает для моментальной победы в конце хода: { $columns }
table-grows = { $domain }: { $count } из { $goal } для моментальной победы.
table-grows-to-level = { $domain }: { $count } из { $goal } для моментальной победы. Открывает «{ $effect }».
table-grows-to-goal = { $domain }: { $count }, в конце хода хватит для моментальной победы.
table-unsaved = Не сохранено: { $reason }
table-candidate = { $action }: { $visits ->
    [one] опробовано { $visits } раз
    [few] опробовано { $visits } раза
    [many] опробовано { $visits } раз
   *[other] опробовано { $visits } раза
}, побед { $percent } %
table-cramped = Столу нужно { $width } × { $height } знаков. Увеличь окно, пожалуйста.

group-permanent = Эффекты
group-copy = Копия
group-sacrifice = Сброс
group-end = Или

key-undo = назад
key-log = журнал
key-look = поближе
key-why = почему нет?
key-help = помощь
key-quit = выход
key-again = ещё партия
key-table = к столу
key-hurry = быстрее

cover-enter = Нажми Enter, когда экран видишь только ты.
cover-quit = q — выход; партия сохранена
page-close = ↑ ↓ листать · другая клавиша закроет

look-area = Игровая зона
look-hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
    [many] { $count } карт на руке
   *[other] { $count } карты на руке
}
look-known = На руке, как ты знаешь
look-passed = Передано в драфте
look-unseen = В колоде, на других руках или вне игры:

end-title = Конец
end-column = { $domain }: карт { $count }, нужно { $goal }.
end-tie-break = Очков поровну; решает, у кого больше карт сферы «{ $domain }».
end-shared = Всё поровну: победа общая.
end-record = Запись партии: { $file }

## Descriptions of effects

does-assassination = сбрось 1 карту с руки.
does-purge = сбрось 2 карты с руки.
does-attack = сбрось 1 карту сферы; все, у кого она есть, — тоже.
does-holy-book = в конце этого хода добери до 5 карт.
does-divine-right = в конце этого хода добери до 7 карт.
does-inquisition = возьми всю руку другого игрока, потом верни столько же карт.
does-development = сбрось 1 карту из своей игровой зоны, потом сыграй 1.
does-monopoly = сбрось 2 карты из своей игровой зоны, потом сыграй 2.
does-embargo = игрок не сможет играть карты одной сферы в свой следующий ход.
does-experiment = возьми на руку 1 карту из игровой зоны, потом сыграй 1.
does-research = возьми на руку 2 карты из игровой зоны, потом сыграй 2.
does-discovery = возьми 5 карт, потом сбрось 5 с руки.
does-oligarchy = возьми на руку 1 карту из сброса.
does-republic = возьми на руку 2 карты из сброса.
does-democracy = до конца игры игроку нужна ещё 1 карта в одной сфере.
does-inspiration = если у тебя строго больше всех культуры, скопируй эффект, открытый другому.

## The help page

help-page-turn = Каждый ход: сыграй карту, примени сколько угодно эффектов, добери карты. Каждая сфера даёт за ход один постоянный эффект и один эффект сброса.
help-page-win = Моментальная победа: в конце своего хода у тебя достаточно карт одной сферы. Карта «Демократии» увеличивает это число.
help-page-majority = Если колода кончилась: 1 очко за каждую сферу, где ни у кого нет больше карт, чем у тебя. Побеждает тот, у кого больше очков; при равенстве — больше утопии, потом культуры, науки, экономики, религии, войны.
sign-level = уровень 1 и уровень 2: пустой, потом достигнутый
sign-goal = моментальная победа
sign-near = одна или две карты до моментальной победы
sign-embargo = эмбарго: эту сферу нельзя играть в следующий ход
sign-democracy = карта «Демократии»: для победы нужна ещё одна карта
sign-coin = монета культуры: этот эффект скопирован

## The replay

replay-ply = действие { $ply } из { $last }
replay-eyes-open = Все руки открыты.
replay-eyes-seat = Как это видит игрок { $seat }.
replay-key-ply = шаг
replay-key-ends = края
replay-key-run = пуск
replay-key-eyes = глаза

## Plain lines

plain-setup = Настройка. Нажми Enter, чтобы начать, или введи номер, чтобы изменить строку.
plain-begin = Введи номер, действие вроде S2 или слово помощь. Партия хранится в { $file }
plain-hand = Твоя рука: { $cards }.
plain-area = Игрок { $seat } ({ $name }): { $cards }.
plain-backs = На руке у игрока { $seat }, по эпохам: { $eras }.
plain-known = Ты знаешь карты на руке игрока { $seat }: { $cards }.
plain-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
plain-column = { $domain } { $count } из { $goal }
plain-opens = открыто «{ $effect }»
plain-most = больше всех, «Вдохновение»
plain-embargoed = под эмбарго
plain-democracies = «Демократия» { $count }
plain-coin = здесь монета
plain-not-understood = «{ $words }» — непонятно. Введи помощь, чтобы увидеть все слова.
plain-which-area = Какое место? Введи зона и номер от 1 до { $players }.
plain-open = { $action } — так пойти можно.
plain-undone = Взято назад.
plain-not-over = Игра ещё не закончена.
plain-again = Введи ещё или выход.
plain-help = Слова, которые можно ввести в любой момент: { $words }. После слова зона идёт место, после слова почему — действие.

# Words to be typed, one word each.
word-hand = рука
word-area = зона
word-areas = зоны
word-pile = сброс
word-deck = колода
word-log = журнал
word-thoughts = мысли
word-why = почему
word-undo = назад
word-save = сохранить
word-help = помощь
word-quit = выход
word-again = ещё
