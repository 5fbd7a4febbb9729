## The client as a whole

app-guest = Επισκέπτης
app-no-server = Ο διακομιστής δεν απαντά. Δοκίμασε ξανά σε λίγο.
app-went-wrong = Κάτι πήγε στραβά. Δεν χάθηκε τίποτα· δοκίμασε ξανά.
app-connecting = Σύνδεση …
app-connected = Συνδεδεμένο
app-lost = Η σύνδεση χάθηκε· επανασύνδεση …
app-gone = Αυτό το τραπέζι δεν μπορεί να ανοίξει
