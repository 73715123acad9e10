### en

event-kind-turn = A new turn begins
    .noun = a turn
event-turn = the turn ends and { $player }'s begins

### de

event-kind-turn = Ein neuer Zug beginnt
    .noun = ein Zug
event-turn = der Zug endet, und { GENITIVE($player) } Zug beginnt

### fr

event-kind-turn = Un nouveau tour commence
    .noun = un tour
event-turn = le tour se termine et celui de { $player } commence
