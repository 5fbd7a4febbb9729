## What a server keeps

error-store-down = What the server keeps cannot be read or written right now. Nothing has changed; try again in a moment.
error-store-conflict = The table has changed meanwhile, and nothing of this was kept; try again.

## The file that it is kept in

# $process is the number of a process.
error-store-in-use = { $file }: process { $process } has this file open already; only one server can use it.
error-store-newer = { $file }: this file was written by a newer civ; it was left as it is.
error-store-corrupt = { $file }: this is not a file of civ, or it is damaged; it was left as it is.
error-store-unusable = { $file }: this file cannot be opened for reading and writing.
