### en

event-kind-untap = Something becomes untapped
    .noun = untapping
event-untaps = { $object } becomes untapped

### de

event-kind-untap = Etwas wird enttappt
    .noun = ein Enttappen
event-untaps = { $object } wird enttappt

### fr

event-kind-untap = Quelque chose se dégage
    .noun = un dégagement
event-untaps = { $object } est dégagé
