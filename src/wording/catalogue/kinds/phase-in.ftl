### en

event-kind-phaseIn = Something phases in
    .noun = phasing in
event-phases-in =
    { $objects } { NUM($objects) ->
        [many] phase
       *[one] phases
    } in
along-in =
    with what phased out attached to { NUM($objects) ->
        [many] them
       *[one] it
    }

### de

event-kind-phaseIn = Etwas stabilisiert sich
    .noun = ein Stabilisieren
event-phases-in =
    { $objects } { NUM($objects) ->
        [many] stabilisieren
       *[one] stabilisiert
    } sich
along-in =
    mit allem, was daran angelegt war und sich mit destabilisiert hat

### fr

event-kind-phaseIn = Quelque chose passe en phase
event-phases-in =
    { $objects } { NUM($objects) ->
        [many] passent
       *[one] passe
    } en phase
along-in =
    avec ce qui y était attaché en passant hors phase
