### en

event-kind-turnFaceDown = Something is turned face down
    .noun = turning face down
event-turns-face-down = { $object } is turned face down
event-turns-face-down-meant = { $object } would be turned face down

### de

event-kind-turnFaceDown = Etwas wird verdeckt
    .noun = ein Verdecken
event-turns-face-down =
    { $object } { NUM($object) ->
        [many] werden
       *[other] wird
    } verdeckt umgedreht
event-turns-face-down-meant =
    { $object } { NUM($object) ->
        [many] sollen
       *[other] soll
    } verdeckt umgedreht werden

### fr

event-kind-turnFaceDown = Quelque chose est retourné face cachée
    .noun = un retournement face cachée
event-turns-face-down =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } retourné{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    } face cachée
event-turns-face-down-meant =
    { $object } { NUM($object) ->
        [many] doivent
       *[other] doit
    } être retourné{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    } face cachée
