## Bots that are unknown or fail

# $bots lists the levels.
error-bot-unknown = Бота «{ $bot }» нет. Есть: { $bots }, а также program:КОМАНДА.
error-bot-budget = «{ $bot }»: бюджет задают в секундах, как в expert@0.5s, или в итерациях, как в expert@5000.
error-bot-command = «{ $bot }» нельзя прочитать как команду.
# Here and below $bot is the command of a program. $reason comes from the operating system, in its own language.
error-bot-cannot-start = «{ $bot }» не удаётся запустить: { $reason }.
# $status is the exit status; -9 means killed by signal 9.
error-bot-crashed = «{ $bot }»: программа завершилась без ответа, код выхода { $status }.
error-bot-hung = «{ $bot }»: программа не ответила за { $seconds } с.
# $line is the start of its output.
error-bot-junk = «{ $bot }»: вместо строки JSON по протоколу программа ответила: { $line }
error-bot-illegal = «{ $bot }»: программа ответила «{ $action }», но сейчас так пойти нельзя.

## Reasons of bots

why-random = Наугад.
why-only = Больше ничего нельзя было сделать.
why-end = Ничего лучшего в этот ход не сделать.
why-wins = Это моментальная победа: { $domain }.
why-build = Путь к моментальной победе: { $domain } — { $count } из { $goal }.
why-level = Открывается эффект: { $effect }.
why-majority = Ради большинства: { $domain }.
why-stop = Чтобы остановить игрока { $seat }: { $domain } — { $count } из { $goal }.
why-more-cards = Чтобы держать больше карт на руке.
why-renew = Чтобы сменить малополезную карту на новую.
why-fetch = В сбросе есть кое-что полезное.
why-swap = Чтобы заменить карту на лучшую.
why-look = Чтобы посмотреть пять новых карт.
why-question = Чтобы увидеть чужую руку и оставить себе лучшее.
why-least = Сейчас полезнее всё остальное: { $domain } подождёт.
why-take-back = Чтобы освободить место для лучшего: { $domain }.
why-fits = Подходит лучше всего.
why-spare = Без этой карты можно обойтись.
# The program's own words, unchanged.
why-program = { $words }
why-silent = Почему — не говорит.
# "adept" is the name of a bot level.
why-stand-in = Бот не дал годного ответа; за него выбрал adept.

## Compilation

bots-compiling = Компилируем ботов; это займёт около полуминуты, один раз.
