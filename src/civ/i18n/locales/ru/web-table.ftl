## The table

# $names lists the players.
play-title = CIV · { $names }
play-rivals = Другие игроки
play-middle = Колода и сброс
play-pile = Сброс
play-pile-empty = Пока ничего не сброшено.
play-coin = Монета культуры
play-prompt = Что от тебя требуется
play-watching = Ты наблюдаешь
play-last-era = Начинается последняя эпоха.
play-over = Игра окончена
play-menu = Меню
play-clock = Осталось времени

## Acting

play-thinks = Сейчас думает: { $names } …
play-only-choice = Выбор только один; он делается сам.
play-waits = Ждём: { $names }
play-chosen = Выбрано: { $names }.
play-chosen-of = Выбрано: { $number } из { $total }
play-copy = Скопировать «{ $effect }»
play-use = Применить
play-do-play = Сыграть
play-do-discard = Сбросить
play-do-take = Взять
play-do-give = Вернуть
play-do-keep = Оставить
play-do-choose = Выбрать
play-do-use = Применить «{ $effect }»
play-cancel = Отмена
play-undo = Вернуть ход
play-again = Показать снова
play-taken = Взято с чужой руки
play-about-keep = Оставь одну карту. Остальные получит игрок слева от тебя.
play-about-last-keep = Оставь одну карту. Другая ляжет открытой в середину.
play-about-middle = Она сразу ложится в твою игровую зону.
play-will-keep = Ты оставляешь карту сферы «{ $domain }» и передаёшь остальные.
play-will-keep-last = Ты оставляешь карту сферы «{ $domain }». Другая ляжет открытой в середину.
play-will-question = Ты забираешь всю руку: { $name }; потом возвращаешь столько же карт.
play-will-embargo = { $name }: в следующий ход нельзя играть карты сферы «{ $domain }».
play-will-democracy = { $name }: до конца игры для моментальной победы в сфере «{ $domain }» нужна ещё 1 карта.
play-will-attack = Ты теряешь карту сферы «{ $domain }». Теряют также: { $names }.
play-will-attack-alone = Ты теряешь карту сферы «{ $domain }». Больше ни у кого её нет.
play-end-last-round = Последний раунд: ход закончится без добора.
play-end-title = Закончить ход?
play-end-unused = Не применено: { $effects }.
play-end-back = Ещё нет

## People

play-pass = Передай устройство: { $name }
play-pass-about = Все руки закрыты. Продолжай, когда никто другой не смотрит на экран.
play-pass-ready = Я { $name }
play-propose = Попросить вернуться к моменту перед моим последним действием
play-proposal = Вернуться назад?
play-proposal-about = { $name } просит всех вернуться на несколько действий назад.
play-agree = Согласиться
play-refuse = Отказаться
play-hand-over = Пусть за меня играет бот
play-return = Вернуться в игру
play-resign = Сдаться
play-resign-about = Тогда это проигрыш, и дальше за тебя играет бот.

## Areas

area-of = Игровая зона: { $name }
area-back = карта эпохи { $era }
area-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
area-count = карт: { $count } из { $goal }
area-next = ещё { $count }: { $effect }
area-next-win = ещё { $count } до победы
area-empty = нет карт
area-look = рассмотреть
area-choose = Выбрать: { $name }, «{ $domain }»
area-choose-seat = Выбрать: { $name }
area-to-move = ходит
area-team = Команда { $team }
area-first = 1-й
area-bot = Бот
area-stands-in = Вместо игрока играет бот
area-resigned = Игрок сдался
area-away = Нет на месте

## The aid

aid-title = Памятка
aid-threats = Кто может скоро победить
aid-threat = { $name } может победить в сфере «{ $domain }» в следующий ход: { $count } из { $goal }
aid-threat-held = { $name } может победить в сфере «{ $domain }» в следующий ход: { $count } из { $goal }, на руке { $held ->
    [one] { $held } карта этой сферы
    [few] { $held } карты этой сферы
    [many] { $held } карт этой сферы
   *[other] { $held } карты этой сферы
}
aid-threat-reached = { $name }: в сфере «{ $domain }» хватает для победы в конце хода: { $count } из { $goal }
aid-more-threats = + { $count }
aid-threat-plays = { $count ->
    [one] За ход можно сыграть { $count } карту этой сферы.
    [few] За ход можно сыграть до { $count } карт этой сферы.
    [many] За ход можно сыграть до { $count } карт этой сферы.
   *[other] За ход можно сыграть до { $count } карты этой сферы.
}
aid-threat-answers = Что может помочь: { $effects }.
aid-no-threats = Пока никто.
aid-last-round = Последний раунд: игра кончится с ходом игрока { $name }.
aid-effects = Все эффекты за этим столом
aid-hegemony = Карты одной сферы побеждают в конце хода; нужно карт: { $count }.
aid-needs = карт: от { $count }
aid-sacrifice = пожертвуй картой
aid-copies = Сейчас можно скопировать
aid-no-copies = Сейчас нечего копировать.
aid-counter = Какие карты ещё впереди
aid-counter-about = Карты, которых ты не видишь, по эпохам: в колоде, на других руках или вне игры.
aid-known = на руке, как ты знаешь
aid-in-deck = В колоде
aid-in-hands = На других руках
aid-in-packs = В других наборах
aid-removed = Вне игры
aid-most = больше всех
aid-points = Очки
aid-would-win = { $count ->
    [one] Победит { $names }.
    [few] Победу разделят { $names }.
    [many] Победу разделят { $names }.
   *[other] Победу разделят { $names }.
}

## Keys

key-keys = Клавиши
key-my-area = Твоя игровая зона
key-pick = выбрать карту или вариант с этим номером
key-confirm = сделать выбранное
key-cancel = выбрать заново
key-end = закончить ход
key-take-back = вернуть твоё последнее действие
key-hand = услышать твою руку
key-area = услышать твою игровую зону
key-rivals = услышать зоны и руки других
key-pile = услышать сброс
key-deck = услышать колоду
key-changed = услышать, что произошло последним
key-turn = услышать, чей ход и что требуется
key-forecast = услышать, чем бы всё кончилось сейчас и кто может победить
