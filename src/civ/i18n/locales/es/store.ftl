## The store

error-store-down = Ahora mismo el servidor no puede leer ni guardar sus datos. Nada ha cambiado; inténtalo de nuevo en un momento.
error-store-conflict = La mesa ha cambiado entretanto y no se ha guardado nada de esto; inténtalo de nuevo.

## The database file

# $process is a process id.
error-store-in-use = { $file }: el proceso { $process } ya tiene abierto este archivo; solo un servidor puede usarlo.
error-store-newer = { $file }: este archivo es de un civ más nuevo; se ha dejado como estaba.
error-store-corrupt = { $file }: esto no es un archivo de civ, o está dañado; se ha dejado como estaba.
error-store-unusable = { $file }: este archivo no se puede abrir para leer y escribir.
