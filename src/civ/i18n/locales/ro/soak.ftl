## civ soak: help

about-soak = Oprește forțat, iar și iar, un server aflat sub sarcină și verifică dacă jurnalul lui confirmă tot ce a spus. Ctrl-C încheie și spune ce s-a găsit până atunci.
help-soak = oprește forțat un server sub sarcină și îi verifică jurnalul
help-soak-kills = de câte ori să fie oprit forțat serverul (60)
help-soak-commands = câte comenzi trebuie confirmate la 60 de opriri (20000)
help-soak-tables = la câte mese se joacă (30)
help-soak-seed = alt număr, alt curs al lucrurilor (0)
help-soak-folder = păstrează în acest dosar rezultatul fiecărei runde și continuă de acolo

## Results

soak-progress = opriri: { $done } din { $kills } · comenzi confirmate: { $commands } · abateri: { $wrong }
soak-kills = Opriri forțate: { $kills }, dintre care în timpul pornirii: { $starting }
soak-commands = Comenzi confirmate: { $commands } · mesaje auzite: { $messages } · mese: { $tables }
soak-starts = Porniri: { $starts } · primul răspuns după { $median } s (mediana), în 99 din 100 de cazuri în cel mult { $slow } s, cel mai târziu după { $longest } s, în cel mult 3 s: { $prompt }
soak-right = Tot ce a fost confirmat se află în jurnal, o singură dată, și nimic altceva nu a fost spus.
# $check is one of the sentences below; $detail helps whoever investigates it.
soak-violation = { $check } Cazuri: { $count }; primul: masa { $table }, evenimentul { $seq }, { $detail }
soak-kept = Păstrat pentru cercetare: { $folder }
soak-resume = Este păstrat în { $folder }; aceeași comandă continuă de acolo.

## Errors of the folder

error-soak-journal-busy = { $file }: un alt civ soak scrie în acest fișier.
error-soak-journal-damaged = { $file }: rândul { $line } nu este o rundă civ soak.

## Violated guarantees

soak-check-lost = O comandă confirmată nu este în jurnal.
soak-check-twice = O comandă a fost îndeplinită de două ori.
soak-check-unasked = Jurnalul are un eveniment pe care nu l-a cerut nimeni.
soak-check-two-answers = O comandă a primit două răspunsuri diferite.
soak-check-unlogged = Cineva a auzit de un eveniment care nu este în jurnal.
soak-check-different = Cineva a auzit altceva decât spune jurnalul.
soak-check-gap = Un număr a lipsit sau a venit de două ori.
soak-check-index = O masă este trecută altfel decât stă.
soak-check-record = O partidă păstrată nu este cea jucată.
soak-check-refused = O comandă a fost refuzată fără un motiv bun.
soak-check-unknown = Cineva nu a mai fost recunoscut sau o masă nu a mai fost găsită.
soak-check-closed = O conexiune a fost închisă fără un motiv bun.
soak-check-unanswered = O comandă nu a primit niciodată răspuns.
soak-check-late = O pornire a durat prea mult.
soak-check-down = Serverul nu a pornit.
soak-check-error = Serverul a notat o eroare internă.
