## What a server keeps

error-store-down = Сервер сейчас не может прочитать или записать свои данные. Ничего не изменилось; попробуй ещё раз чуть позже.
error-store-conflict = Стол тем временем изменился, и ничего из этого не сохранено; попробуй ещё раз.

## The file that it is kept in

# $process is the number of a process.
error-store-in-use = { $file }: этот файл уже открыт процессом { $process }; им может пользоваться только один сервер.
error-store-newer = { $file }: этот файл записан более новой версией civ; он оставлен как есть.
error-store-corrupt = { $file }: это не файл civ, или он повреждён; он оставлен как есть.
error-store-unusable = { $file }: этот файл нельзя открыть для чтения и записи.
