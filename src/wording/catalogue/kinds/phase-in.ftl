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

event-kind-phaseIn = Quelque chose entre en phase
    .noun = une entrée en phase
event-phases-in =
    { $objects } { NUM($objects) ->
        [many] entrent
       *[one] entre
    } en phase
