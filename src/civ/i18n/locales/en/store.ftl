## The store

error-store-down = The server cannot read or write its data right now. Nothing has changed; try again in a moment.
error-store-conflict = The table has changed in the meantime, and nothing was saved; try again.

## The database file

# $process is a process id.
error-store-in-use = { $file }: process { $process } has this file open already; only one server can use it.
error-store-newer = { $file }: this file was written by a newer civ; it was not changed.
error-store-corrupt = { $file }: this is not a civ file, or it is damaged; it was not changed.
error-store-unusable = { $file }: this file cannot be opened for reading and writing.
