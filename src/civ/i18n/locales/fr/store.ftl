## The store

error-store-down = Le serveur ne peut ni lire ni enregistrer ses données pour l’instant. Rien n’a changé ; réessaie dans un moment.
error-store-conflict = La table a changé entre-temps, et rien n’a été enregistré ; réessaie.

## The database file

# $process is a process id.
error-store-in-use = { $file } : le processus { $process } a déjà ouvert ce fichier ; un seul serveur peut l’utiliser.
error-store-newer = { $file } : ce fichier vient d’un civ plus récent ; il est resté tel quel.
error-store-corrupt = { $file } : ce n’est pas un fichier de civ, ou il est endommagé ; il est resté tel quel.
error-store-unusable = { $file } : ce fichier ne peut pas être ouvert en lecture et en écriture.
