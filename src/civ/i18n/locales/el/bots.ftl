## Bots that are unknown or fail

# $bots lists the levels.
error-bot-unknown = Δεν υπάρχει μποτ «{ $bot }». Υπάρχουν: { $bots } και program:ΕΝΤΟΛΗ.
error-bot-budget = «{ $bot }»: το όριο σκέψης δίνεται σε δευτερόλεπτα, όπως expert@0.5s, ή σε επαναλήψεις, όπως expert@5000.
error-bot-command = «{ $bot }»: αυτό δεν διαβάζεται ως εντολή.
# Here and below $bot is the command of a program. $reason comes from the operating system, in its own language.
error-bot-cannot-start = «{ $bot }»: το πρόγραμμα δεν ξεκινά: { $reason }.
# $status is the exit status; -9 means killed by signal 9.
error-bot-crashed = «{ $bot }»: το πρόγραμμα τελείωσε χωρίς να απαντήσει, με κωδικό εξόδου { $status }.
error-bot-hung = «{ $bot }»: το πρόγραμμα δεν απάντησε μέσα σε { $seconds } δευτ.
# $line is the start of its output.
error-bot-junk = «{ $bot }»: το πρόγραμμα δεν απάντησε με μια γραμμή JSON όπως ζητά το πρωτόκολλο, αλλά με: { $line }
error-bot-illegal = «{ $bot }»: το πρόγραμμα απάντησε «{ $action }», που δεν γίνεται τώρα.

## Reasons of bots

why-random = Στην τύχη.
why-only = Ήταν το μόνο που γινόταν.
why-end = Δεν υπάρχει τίποτα καλύτερο σε αυτόν τον γύρο.
why-wins = Έτσι κερδίζεται η Ηγεμονία: { $domain }.
why-build = Προς την Ηγεμονία: { $domain } { $count } από { $goal }.
why-level = Ανοίγει η ιδιότητα: { $effect }.
why-majority = Για την πλειοψηφία: { $domain }.
why-stop = Για να σταματήσει ο παίκτης { $seat }: { $domain } { $count } από { $goal }.
why-more-cards = Για περισσότερες κάρτες στο χέρι.
why-renew = Για να αλλάξει μια κάρτα μικρής αξίας με μια νέα.
why-fetch = Υπάρχει κάτι χρήσιμο στα σκάρτα.
why-swap = Για να μπει μια καλύτερη κάρτα στη θέση άλλης.
why-look = Για να φανούν πέντε νέες κάρτες.
why-question = Για να φανεί ένα χέρι και να μείνει το καλύτερο.
why-least = Το λιγότερο χρήσιμο τώρα: { $domain }.
why-take-back = Για να γίνει χώρος για κάτι καλύτερο: { $domain }.
why-fits = Ταιριάζει καλύτερα από όλα.
why-spare = Είναι αυτή που περισσεύει.
# The program's own words, unchanged.
why-program = { $words }
why-silent = Δεν λέει γιατί.
# "adept" is the name of a bot level.
why-stand-in = Το μποτ δεν απάντησε σωστά· ο adept διάλεξε στη θέση του.

## Compilation

bots-compiling = Μεταγλώττιση των μποτ· χρειάζεται περίπου μισό λεπτό, μία φορά.
