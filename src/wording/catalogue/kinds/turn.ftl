### en

event-kind-turn = A new turn begins
    .noun = a turn
event-turn = the turn ends and { POSSESSIVE($player) } begins
event-first-turn = { POSSESSIVE($player) } turn begins
skipping-untap-step = whose untap step is skipped
skipping-upkeep = whose upkeep is skipped

### de

event-kind-turn = Ein neuer Zug beginnt
    .noun = ein Zug
event-turn = der Zug endet, und { GENITIVE($player) } Zug beginnt
event-first-turn = { GENITIVE($player) } Zug beginnt
skipping-untap-step = ohne Enttappsegment
skipping-upkeep = ohne Versorgungssegment

### fr

event-kind-turn = Un nouveau tour commence
    .noun = un tour
event-turn = le tour se termine et celui de { $player } commence
event-first-turn = le tour de { $player } commence
skipping-untap-step = sans étape de dégagement
skipping-upkeep = sans étape d'entretien
