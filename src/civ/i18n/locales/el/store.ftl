## What a server keeps

error-store-down = Αυτή τη στιγμή ο διακομιστής δεν μπορεί να διαβάσει ή να γράψει τα δεδομένα του. Τίποτα δεν άλλαξε· δοκίμασε ξανά σε λίγο.
error-store-conflict = Το τραπέζι άλλαξε στο μεταξύ και τίποτα από αυτά δεν αποθηκεύτηκε· δοκίμασε ξανά.

## The file that it is kept in

# $process is the number of a process.
error-store-in-use = { $file }: η διεργασία { $process } έχει ήδη ανοιχτό αυτό το αρχείο· μόνο ένας διακομιστής μπορεί να το χρησιμοποιεί.
error-store-newer = { $file }: αυτό το αρχείο γράφτηκε από νεότερο civ· έμεινε όπως ήταν.
error-store-corrupt = { $file }: αυτό δεν είναι αρχείο του civ ή έχει πάθει ζημιά· έμεινε όπως ήταν.
error-store-unusable = { $file }: αυτό το αρχείο δεν μπορεί να ανοίξει για ανάγνωση και εγγραφή.
