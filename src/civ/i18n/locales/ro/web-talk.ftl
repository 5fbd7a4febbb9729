## Actions and events: $name and $target are players

log-play = { $name } joacă o carte din domeniul { $domain }.
log-discard-from-hand = { $name } decartează din mână o carte din domeniul { $domain }.
log-discard-from-area = { $name } decartează din fața sa o carte din domeniul { $domain }.
log-take-back = { $name } ia înapoi în mână o carte din domeniul { $domain }.
log-take-from-pile = { $name } ia din decartări o carte din domeniul { $domain }.
log-give-back = { $name } îi dă înapoi o carte lui { $target }.
log-give-back-seen = { $name } îi dă înapoi lui { $target } o carte din domeniul { $domain }.
log-attack = { $name } atacă domeniul { $domain }: cine are cărți acolo pierde una.
log-take-hand = { $name } ia toată mâna lui { $target }.
log-embargo = { $name } pune embargo pe domeniul { $domain } al lui { $target }.
log-democracy = { $name } pune Democrație în domeniul { $domain } al lui { $target }.
log-keep = { $name } păstrează o carte.
log-keep-seen = { $name } păstrează o carte din domeniul { $domain }.
log-take-from-middle = { $name } ia din centru o carte din domeniul { $domain }.
log-permanent = { $name } aplică „{ $effect }”.
log-copy = { $name } copiază „{ $effect }”.
log-sacrifice = { $name } sacrifică o carte din domeniul { $domain }: „{ $effect }”.
log-end = { $name } își încheie tura.
log-draws = { $name } trage { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
log-skips-play = { $name } nu are nicio carte pe care o poate juca.
log-taken-back = { $name } ia înapoi { $count ->
    [one] { $count } acțiune
    [few] { $count } acțiuni
   *[other] { $count } de acțiuni
}.
log-proposed = { $name } cere să se revină.
log-agrees = { $name } acceptă revenirea.
log-disagrees = { $name } refuză revenirea.
log-resigned = { $name } renunță.
# $cause is asked, clock or absence.
log-handed = { $cause ->
    [clock] Timpul a expirat: un bot joacă acum pentru { $name }.
    [absence] { $name } nu este aici: un bot joacă mai departe.
   *[asked] Un bot joacă acum pentru { $name }.
}
log-returned = { $name } joacă din nou fără bot.

## The log

log-title = Jurnal
log-empty = Nu s-a întâmplat încă nimic.
log-draft = Draft
log-reasons = Arată de ce acționează boții
log-show = Arată masa așa cum era atunci
log-past = Privești trecutul.
log-now = Înapoi la prezent

## Chat

talk-title = Discuție
talk-drawer = Jurnal și discuție
talk-close-drawer = Închide jurnalul și discuția
talk-unread = { $count ->
    [one] { $count } mesaj nou
    [few] { $count } mesaje noi
   *[other] { $count } de mesaje noi
}
talk-empty = Nimeni nu a spus încă nimic.
talk-send = Trimite
talk-people = Ignoră pe cineva
talk-mute = Ignoră: { $name }
talk-unmute = Nu mai ignora: { $name }
talk-muted = Ignori acum: { $name }.
talk-unmuted = Nu mai ignori: { $name }.
talk-watching = Privești jocul. Aici vorbesc doar cei care joacă.
talk-phrases = Fraze gata făcute
talk-phrases-about = Fiecare le citește în limba sa.
talk-about-player = Despre un jucător
talk-about-domain = Despre un domeniu

## The replay

replay-title = Reluare
replay-back = O acțiune înapoi
replay-forward = O acțiune înainte
replay-to-start = La împărțire
replay-to-end = La sfârșit
replay-run = Rulează
replay-pause = Pauză
replay-speed = Viteză
# A factor: "2 ×".
replay-times = { $factor } ×
replay-perspective = Văzut de
replay-all-hands = Toate mâinile
replay-spectator = Un spectator
replay-scrubber = Momentul din joc
replay-moments = Momente-cheie
replay-moment-attack = { $name } atacă domeniul { $domain }.
replay-moment-threat = { $name } este la o carte de Dominație: { $domain }.
replay-progress = Cea mai puternică coloană a fiecăruia
# A player's strongest column at some moment.
replay-peak = { $name }: { $domain }, { $count } din { $goal } pentru Dominație
replay-actions = Acțiuni
replay-share = Copiază un link la acest moment
replay-copied = Linkul a fost copiat.
replay-download = Descarcă jocul
replay-open = Deschide un fișier
replay-open-about = Deschide un joc înregistrat sau lasă-l aici. Fișierul tău este arătat, nu păstrat.
replay-unread = Fișierul acesta nu este un joc înregistrat. Un joc înregistrat este un fișier .json sau .jsonl, cum poți descărca după un joc.
replay-game = Jocul { $number }
replay-games = Jocurile din fișier
replay-fork = Joacă mai departe de aici
replay-fork-about = Tu iei un loc, iar boții joacă celelalte.
replay-fork-seat = Locul tău
replay-fork-bots = Boți
replay-fork-add-first = Ca să continui jocul dintr-un fișier, adaugă-l întâi la jocurile tale.
replay-keys = Taste: ← → o acțiune · Home, End · spațiu rulează · 1 la 4 ochii unui jucător · 0 toate mâinile

## The end

end-victory = Victorie!
end-by-hegemony = { $count ->
    [one] { $names } câștigă prin Dominație.
    [few] { $names } câștigă prin Dominație.
   *[other] { $names } câștigă prin Dominație.
}
end-by-majority = { $count ->
    [one] { $names } câștigă prin Majoritate.
    [few] { $names } câștigă prin Majoritate.
   *[other] { $names } câștigă prin Majoritate.
}
end-by-resignation = { $count ->
    [one] { $names } câștigă: ceilalți au renunțat.
    [few] { $names } câștigă: ceilalți au renunțat.
   *[other] { $names } câștigă: ceilalți au renunțat.
}
end-nobody = Toți au renunțat.
end-majority-about = Un domeniu dă 1 punct tuturor celor care au cele mai multe cărți în el.
end-winner = câștigă
end-proof = Amestecarea
end-commitment = Arătat înainte de împărțire
end-seed = Sămânța din spatele lui
end-words = Cuvintele jucătorilor
end-checking = Se verifică …
end-proof-good = Sămânța se potrivește cu numărul arătat înainte de împărțire.
end-proof-bad = Sămânța nu se potrivește cu numărul arătat înainte de împărțire!
end-proof-unable = Browserul tău nu poate verifica asta aici.
end-verify = Verifică fiecare carte
end-verify-about = În terminal, „civ verify” verifică jocul descărcat.
end-forked = Jocul a continuat unul înregistrat, deci nimic nu a fost amestecat.
end-rematch = Joacă din nou
end-to-rematch = La jocul următor
end-replay = Vezi reluarea
end-share = Trimite altora
end-new = Joc nou
end-board = Privește masa
end-show = Arată rezultatul
