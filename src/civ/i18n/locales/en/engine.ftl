## Names

domain-M = Military
domain-R = Religion
domain-E = Economy
domain-S = Science
domain-C = Culture
domain-U = Utopia

effect-assassination = Assassination
effect-purge = Purge
effect-attack = Attack
effect-holy-book = Holy Book
effect-divine-right = Divine Right
effect-inquisition = Inquisition
effect-development = Development
effect-monopoly = Monopoly
effect-embargo = Embargo
effect-experiment = Experiment
effect-research = Research
effect-discovery = Discovery
effect-oligarchy = Oligarchy
effect-republic = Republic
effect-democracy = Democracy
effect-inspiration = Inspiration

reason-hegemony = Hegemony
reason-majority = Majority

## Places of cards, with the preposition where the language needs one

place-hand = your hand
place-area = your area
place-pile = the discard pile
place-keep = your pack
place-take-from-middle = the middle

## Prompts of the steps

prompt-effects = use an effect, or end your turn
prompt-play = play a card
prompt-discard-from-hand = discard a card from your hand
prompt-discard-from-area = discard a card from your area
prompt-take-back = take a card from your area into your hand
prompt-take-from-pile = take a card from the discard pile
prompt-give-back = give back a card
prompt-attack = choose a domain to attack
prompt-take-hand = choose a player to question
prompt-embargo = choose a card to lay the embargo on
prompt-democracy = choose a domain to lay the Democracy card on
prompt-keep = keep a card from your pack
prompt-take-from-middle = take a card from the middle

## Why an action is not possible

error-game-over = { $action }: the game is over.
error-not-open = { $action } is not possible now.
error-not-asked = { $action } does not fit this step: { $prompt }.
error-embargoed = { $action }: { $domain } is embargoed this turn.
error-no-such-card = { $action }: there is no { $domain } card in { $place }.
error-no-such-seat = There is no seat { $seat } at a table of { $players }.
error-own-seat = { $action }: choose another player, not yourself.
error-no-target-card = { $action }: seat { $seat } has no { $domain } card face up.
error-sacrifice-used = { $action }: you have already used the sacrifice of { $domain } this turn.
error-sacrifice-needs-card = { $action }: { $effect } needs a { $domain } card in your area.
error-permanent-used = { $action }: you have already used a permanent effect of { $domain } this turn.
error-inspiration-used = { $action }: you have already used Inspiration this turn.
error-culture-not-most = { $action }: Inspiration needs strictly more Culture cards than every other player; you have { $count }.
error-already-yours = { $action }: your own area already opens { $effect }.
error-nobody-offers = { $action }: no other player's area opens { $effect }.
error-needs-domain-cards = { $action }: { $effect } needs { $needed } { $domain } cards in your area; you have { $have }.
error-needs-hand = { $action }: { $effect } needs { $needed ->
    [one] { $needed } card
   *[other] { $needed } cards
} in hand; you have { $have }.
error-needs-area = { $action }: { $effect } needs { $needed ->
    [one] { $needed } card
   *[other] { $needed } cards
} in your area; you have { $have }.
error-needs-pile = { $action }: { $effect } needs { $needed ->
    [one] { $needed } card
   *[other] { $needed } cards
} in the discard pile; there are { $have }.
error-no-target = { $action }: { $effect } has no target: no other player has a card face up.
error-nothing-to-undo = There is no action to take back.
error-not-open-in-game = game { $game } of the batch: { $action } is not possible now.
error-batch-shape = The batch has { $expected } games, but the number of actions is { $count }.

## Input that cannot be parsed

error-unknown-action = "{ $token }" is not an action.
error-unknown-action-at = actions, token { $position }: "{ $token }" is not an action.
error-unknown-card-at = card { $position }: "{ $token }" is not a card.
error-bad-seed = "{ $seed }" is not a seed: give a number or 64 hexadecimal digits.
error-bad-commitment = "{ $commitment }" is not a commitment: give 64 hexadecimal digits.

error-rules-value = rules: { $rule } cannot be { $value }; choose one of { $choices }.
error-rules-number = rules: { $rule } cannot be { $value }; give a whole number from { $lowest } to { $highest }.
error-rules-teams = rules: teams need 4 players, not { $players }.
error-rules-not-object = rules: this must be a JSON object.
error-rules-unknown = rules: unknown rule { $rule }.
error-rules-no-players = rules: the number of players is missing.

error-bad-first = first: there is no seat { $first } at a table of { $players }.
error-deck-size = deck: the number of cards must be { $expected }, not { $count }.
error-deck-order = deck, card { $position }: { $card } lies under a card of a later era.
error-deck-cards = deck: the number of { $card } cards must be { $expected }, not { $count }, removed cards included.
error-removed-size = removed: the number of cards must be { $expected }, not { $count }.
error-removed-era = removed: the number of cards of era { $era } must be { $expected }, not { $count }.

error-record-too-long = longer than { $limit } characters, so this is not a record.
error-record-not-text = this is not UTF-8 text.
error-record-not-json = this is not valid JSON: error at character { $position }.
error-record-not-object = this is not a JSON object.
error-record-field-twice = the field "{ $field }" occurs twice.
error-record-unknown-field = a record has no field "{ $field }".
error-record-missing-field = the field "{ $field }" is missing.
error-record-field-type = { $field }: this must be a JSON { $type }.
error-record-card = { $field }, card { $position }: "{ $token }" is not a card.
error-record-illegal = actions, token { $position }: { $reason }
error-record-rules-differ = rules: these are not the rules of the position.

error-position-too-long = position: longer than { $limit } characters.
error-position-header = position: "{ $clause }" does not give the number of players, as in "3 players".
error-position-clause = position, clause { $position }: unknown clause "{ $clause }".
error-position-twice = position, clause { $position }: "{ $clause }" repeats what another clause says.
error-position-in-clause = position, clause { $position }: { $reason }
error-position-word = unexpected "{ $token }".
error-position-too-many = position: the game does not have that many { $card } cards.
error-position-cards-missing = position: { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} missing.
error-position-deck-order = position: the deck does not go from era I to era III.
error-position-removed = position: { $expected } cards of each era must be out of the game.
error-position-stuck = position: no action is possible in it.
error-position-packs = position: the packs of a draft hold { $count } cards or gaps in all.

## The engine

engine-compiling = Compiling the engine; this takes about a minute, once.
engine-cache-temporary = { $folder } is not writable: compiled code is kept in a temporary folder for this run. Set CIV_CACHE to a writable folder.
tables-compiling = Compiling the tables; this takes about half a minute, once.
