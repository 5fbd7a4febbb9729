## Names

domain-M = Война
domain-R = Религия
domain-E = Экономика
domain-S = Наука
domain-C = Культура
domain-U = Утопия

effect-assassination = Убийство
effect-purge = Зачистка
effect-attack = Атака
effect-holy-book = Священная книга
effect-divine-right = Божественное право
effect-inquisition = Инквизиция
effect-development = Разработка
effect-monopoly = Монополия
effect-embargo = Эмбарго
effect-experiment = Эксперимент
effect-research = Исследование
effect-discovery = Прорыв
effect-oligarchy = Олигархия
effect-republic = Республика
effect-democracy = Демократия
effect-inspiration = Вдохновение

reason-hegemony = Моментальная победа
reason-majority = Победа большинством

## Places of cards, with the preposition where the language needs one

place-hand = у тебя на руке
place-area = в твоей игровой зоне
place-pile = в сбросе
place-keep = в твоём наборе
place-take-from-middle = в центре стола

## Prompts of the steps

prompt-effects = примени эффект или закончи ход
prompt-play = сыграй карту
prompt-discard-from-hand = сбрось карту с руки
prompt-discard-from-area = сбрось карту из своей игровой зоны
prompt-take-back = возьми на руку карту из своей игровой зоны
prompt-take-from-pile = возьми карту из сброса
prompt-give-back = верни карту
prompt-attack = выбери сферу для атаки
prompt-take-hand = выбери, кого из игроков допросить
prompt-embargo = выбери, на какую карту положить эмбарго
prompt-democracy = выбери, на какую сферу положить карту «Демократии»
prompt-keep = оставь себе карту из своего набора
prompt-take-from-middle = возьми карту из центра стола

## Why an action is not possible

error-game-over = { $action }: игра уже закончена.
error-not-open = { $action }: сейчас так пойти нельзя.
error-not-asked = { $action }: сейчас нужно другое — { $prompt }.
error-embargoed = { $action }: на сферу «{ $domain }» в этот ход наложено эмбарго.
error-no-such-card = { $action }: { $place } нет карты сферы «{ $domain }».
error-no-such-seat = За столом на { $players ->
    [one] { $players } игрока
   *[other] { $players } игроков
} нет места { $seat }.
error-own-seat = { $action }: выбери другого игрока, а не себя.
error-no-target-card = { $action }: у места { $seat } нет открытой карты сферы «{ $domain }».
error-sacrifice-used = { $action }: эффект сброса сферы «{ $domain }» в этот ход уже применён.
error-sacrifice-needs-card = { $action }: для эффекта «{ $effect }» нужна карта сферы «{ $domain }» в твоей игровой зоне.
error-permanent-used = { $action }: постоянный эффект сферы «{ $domain }» в этот ход уже применён.
error-inspiration-used = { $action }: эффект «Вдохновение» в этот ход уже применён.
error-culture-not-most = { $action }: для эффекта «Вдохновение» нужно строго больше карт культуры, чем у каждого другого игрока; у тебя их { $count }.
error-already-yours = { $action }: эффект «{ $effect }» уже доступен тебе благодаря твоей игровой зоне.
error-nobody-offers = { $action }: ни у кого из других игроков эффект «{ $effect }» не доступен.
error-needs-domain-cards = { $action }: для эффекта «{ $effect }» { $needed ->
    [one] нужна { $needed } карта
    [few] нужны { $needed } карты
    [many] нужно { $needed } карт
   *[other] нужно { $needed } карты
} сферы «{ $domain }» в твоей игровой зоне; у тебя { $have }.
error-needs-hand = { $action }: для эффекта «{ $effect }» { $needed ->
    [one] нужна { $needed } карта
    [few] нужны { $needed } карты
    [many] нужно { $needed } карт
   *[other] нужно { $needed } карты
} на руке; у тебя { $have }.
error-needs-area = { $action }: для эффекта «{ $effect }» { $needed ->
    [one] нужна { $needed } карта
    [few] нужны { $needed } карты
    [many] нужно { $needed } карт
   *[other] нужно { $needed } карты
} в твоей игровой зоне; у тебя { $have }.
error-needs-pile = { $action }: для эффекта «{ $effect }» { $needed ->
    [one] нужна { $needed } карта
    [few] нужны { $needed } карты
    [many] нужно { $needed } карт
   *[other] нужно { $needed } карты
} в сбросе; там { $have }.
error-no-target = { $action }: эффект «{ $effect }» не на кого направить: ни у кого из других игроков нет открытых карт.
error-nothing-to-undo = Отменять нечего: ни одного действия ещё не было.
error-not-open-in-game = партия { $game } в пачке: { $action } — сейчас так пойти нельзя.
error-batch-shape = Действий: { $count }, партий: { $expected }.

## Input that cannot be parsed

error-unknown-action = «{ $token }» — не действие.
error-unknown-action-at = actions, элемент { $position }: «{ $token }» — не действие.
error-unknown-card-at = карта { $position }: «{ $token }» — не карта.
error-bad-seed = «{ $seed }» — не зерно: укажи число или 64 шестнадцатеричные цифры.
error-bad-commitment = «{ $commitment }» — не обязательство: укажи 64 шестнадцатеричные цифры.

error-rules-value = rules: { $rule } не может быть { $value }; варианты: { $choices }.
error-rules-number = rules: { $rule } не может быть { $value }; это целое число от { $lowest } до { $highest }.
error-rules-teams = rules: для командной игры нужно 4 игрока, а не { $players }.
error-rules-not-object = rules: это не объект.
error-rules-unknown = rules: правила { $rule } нет.
error-rules-no-players = rules: не указано число игроков.

error-bad-first = first: за столом на { $players ->
    [one] { $players } игрока
   *[other] { $players } игроков
} нет места { $first }.
error-deck-size = deck: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} вместо { $expected }.
error-deck-order = deck, карта { $position }: { $card } лежит под картой более поздней эпохи.
error-deck-cards = deck: { $card } — { $count } шт. вместо { $expected }, считая убранные карты.
error-removed-size = removed: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} вместо { $expected }.
error-removed-era = removed: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} эпохи { $era } вместо { $expected }.

error-record-too-long = символов больше { $limit }: это не запись партии.
error-record-not-text = это не текст в UTF-8.
error-record-not-json = это не JSON, начиная с символа { $position }.
error-record-not-object = это не объект JSON.
error-record-field-twice = поле «{ $field }» встречается дважды.
error-record-unknown-field = в записи партии нет поля «{ $field }».
error-record-missing-field = не хватает поля «{ $field }».
error-record-field-type = { $field }: это не значение JSON типа «{ $type }».
error-record-card = { $field }, карта { $position }: «{ $token }» — не карта.
error-record-illegal = actions, элемент { $position }: { $reason }
error-record-rules-differ = rules: позиция составлена по другим правилам.

error-position-too-long = позиция: символов больше { $limit }.
error-position-header = позиция: из «{ $clause }» не видно, сколько игроков; пиши как «3 players».
error-position-clause = позиция, часть { $position }: «{ $clause }» прочитать нельзя.
error-position-twice = позиция, часть { $position }: «{ $clause }» повторяет то, что уже сказано.
error-position-in-clause = позиция, часть { $position }: { $reason }
error-position-word = «{ $token }» здесь прочитать нельзя.
error-position-too-many = позиция: столько карт { $card } в игре нет.
error-position-cards-missing = позиция: { $count ->
    [one] { $count } карта нигде не лежит
    [few] { $count } карты нигде не лежат
    [many] { $count } карт нигде не лежат
   *[other] { $count } карты нигде не лежат
}.
error-position-deck-order = позиция: колода не идёт от эпохи I к эпохе III.
error-position-removed = позиция: вне игры { $expected ->
    [one] остаётся { $expected } карта
    [few] остаются { $expected } карты
    [many] остаётся { $expected } карт
   *[other] остаётся { $expected } карты
} каждой эпохи.
error-position-stuck = позиция: в ней нечего выбирать.
error-position-packs = позиция: карт и пустых мест в наборах драфта должно быть { $count }.

## The engine

engine-compiling = Компилируем движок; это займёт около минуты и больше не понадобится.
engine-cache-temporary = В папку { $folder } нельзя записывать: на этот раз скомпилированный код хранится во временной папке. Укажите в CIV_CACHE папку, доступную для записи.
tables-compiling = Компилируем столы; это займёт около полуминуты, один раз.
