### en

event-kind-phaseIn = Something phases in
    .noun = phasing in
event-phases-in =
    { $objects } { NUM($objects) ->
        [many] phase
       *[one] phases
    } in

### de

event-kind-phaseIn = Etwas stabilisiert sich
    .noun = ein Stabilisieren
event-phases-in =
    { $objects } { NUM($objects) ->
        [many] stabilisieren
       *[one] stabilisiert
    } sich

### fr

event-kind-phaseIn = Quelque chose passe en phase
event-phases-in =
    { $objects } { NUM($objects) ->
        [many] passent
       *[one] passe
    } en phase
