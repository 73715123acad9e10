### en

event-kind-turnFaceUp = Something is turned face up
    .noun = turning face up
event-turns-face-up = { $object } is turned face up

### de

event-kind-turnFaceUp = Etwas wird aufgedeckt
    .noun = ein Aufdecken
event-turns-face-up =
    { $object } { NUM($object) ->
        [many] werden
       *[other] wird
    } aufgedeckt

### fr

event-kind-turnFaceUp = Quelque chose est retourné face visible
    .noun = un retournement face visible
event-turns-face-up =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } retourné{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    } face visible
