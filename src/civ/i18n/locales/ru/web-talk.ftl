## Actions and events: $name and $target are players

log-play = { $name } играет карту сферы «{ $domain }».
log-discard-from-hand = { $name } сбрасывает с руки карту сферы «{ $domain }».
log-discard-from-area = { $name } сбрасывает из игровой зоны карту сферы «{ $domain }».
log-take-back = { $name } берёт обратно на руку карту сферы «{ $domain }».
log-take-from-pile = { $name } берёт из сброса карту сферы «{ $domain }».
log-give-back = { $name } возвращает карту игроку { $target }.
log-give-back-seen = { $name } возвращает игроку { $target } карту сферы «{ $domain }».
log-attack = { $name } атакует сферу «{ $domain }»: все, у кого есть её карты, теряют одну.
log-take-hand = { $name } забирает все карты с руки игрока { $target }.
log-embargo = { $name } кладёт эмбарго на сферу «{ $domain }» игрока { $target }.
log-democracy = { $name } кладёт «Демократию» на сферу «{ $domain }» игрока { $target }.
log-keep = { $name } оставляет себе карту.
log-keep-seen = { $name } оставляет себе карту сферы «{ $domain }».
log-take-from-middle = { $name } берёт из центра карту сферы «{ $domain }».
log-permanent = { $name } применяет эффект «{ $effect }».
log-copy = { $name } копирует эффект «{ $effect }».
log-sacrifice = { $name } жертвует картой сферы «{ $domain }»: эффект «{ $effect }».
log-end = { $name } заканчивает ход.
log-draws = { $name } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
log-skips-play = { $name }: сыграть нечего.
log-taken-back = { $name } берёт назад { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}.
log-proposed = { $name } просит вернуться назад.
log-agrees = { $name } соглашается вернуться назад.
log-disagrees = { $name } отказывается вернуться назад.
log-resigned = { $name } сдаётся.
# $cause is asked, clock or absence.
log-handed = { $cause ->
    [clock] Время вышло: за игрока { $name } теперь играет бот.
    [absence] Игрока { $name } нет: дальше играет бот.
   *[asked] За игрока { $name } теперь играет бот.
}
log-returned = { $name } снова играет без бота.

## The log

log-title = Журнал
log-empty = Пока ничего не произошло.
log-draft = Драфт
log-reasons = Показывать, почему боты так решили
log-show = Показать стол, каким он был тогда
log-past = Ты смотришь в прошлое.
log-now = Назад к игре

## Chat

talk-title = Разговор
talk-drawer = Журнал и разговор
talk-close-drawer = Закрыть журнал и разговор
talk-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } нового сообщения
}
talk-empty = Пока никто ничего не сказал.
talk-send = Отправить
talk-people = Не слышать кого-то
talk-mute = Не слышать: { $name }
talk-unmute = Снова слышать: { $name }
talk-muted = Ты больше не слышишь игрока { $name }.
talk-unmuted = Ты снова слышишь игрока { $name }.
talk-watching = Ты смотришь. Говорить могут только те, кто играет.
talk-phrases = Готовые фразы
talk-phrases-about = Каждый читает их на своём языке.
talk-about-player = Об игроке
talk-about-domain = О сфере

## The replay

replay-title = Повтор партии
replay-back = Действие назад
replay-forward = Действие вперёд
replay-to-start = К раздаче
replay-to-end = В конец
replay-run = Пуск
replay-pause = Пауза
replay-speed = Скорость
# A factor: "2 ×".
replay-times = { $factor } ×
replay-perspective = Глазами
replay-all-hands = Все руки
replay-spectator = Зритель
replay-scrubber = Место в партии
replay-moments = Ключевые моменты
replay-moment-attack = { $name } атакует сферу «{ $domain }».
replay-moment-threat = { $name }: одна карта до моментальной победы, «{ $domain }».
replay-progress = Самая сильная колонка каждого
# A player's strongest column at some moment.
replay-peak = { $name }: { $domain }, { $count } из { $goal } для моментальной победы
replay-actions = Действия
replay-share = Скопировать ссылку на этот момент
replay-copied = Ссылка скопирована.
replay-download = Скачать партию
replay-open = Открыть файл
replay-open-about = Открой запись партии или перетащи её сюда. Файл показывают, но не хранят.
replay-unread = Этот файл — не запись партии. Запись — файл .json или .jsonl, какой можно скачать после партии.
replay-game = Партия { $number }
replay-games = Партии этого файла
replay-fork = Играть дальше отсюда
replay-fork-about = Ты занимаешь одно место, за остальных играют боты.
replay-fork-seat = Твоё место
replay-fork-bots = Боты
replay-fork-add-first = Чтобы играть дальше партию из файла, сначала добавь её к своим партиям.
replay-keys = Клавиши: ← → действие · Home, End · пробел — пуск · 1–4 глазами игрока · 0 все руки

## The end

end-victory = Победа!
end-by-hegemony = { $count ->
    [one] { $names }: моментальная победа.
    [few] { $names }: моментальная победа.
    [many] { $names }: моментальная победа.
   *[other] { $names }: моментальная победа.
}
end-by-majority = { $count ->
    [one] { $names }: победа большинством.
    [few] { $names }: победа большинством.
    [many] { $names }: победа большинством.
   *[other] { $names }: победа большинством.
}
end-by-resignation = { $count ->
    [one] { $names }: победа, остальные сдались.
    [few] { $names }: победа, остальные сдались.
    [many] { $names }: победа, остальные сдались.
   *[other] { $names }: победа, остальные сдались.
}
end-nobody = Все сдались.
end-majority-about = Сфера даёт 1 очко всем, у кого в ней больше всего карт.
end-winner = победа
end-proof = Тасование
end-commitment = Показано до раздачи
end-seed = Зерно за этим числом
end-words = Слова игроков
end-checking = Проверка …
end-proof-good = Зерно подходит к числу, показанному до раздачи.
end-proof-bad = Зерно не подходит к числу, показанному до раздачи!
end-proof-unable = Твой браузер не может проверить это здесь.
end-verify = Проверить каждую карту
end-verify-about = В терминале скачанную партию проверяет «civ verify».
end-forked = Партия продолжала записанную, поэтому ничего не тасовали.
end-rematch = Сыграть ещё
end-to-rematch = К следующей партии
end-replay = Посмотреть повтор
end-share = Поделиться
end-new = Новая партия
end-board = Посмотреть на стол
end-show = Показать итог
