### en

event-kind-phaseOut = Something phases out
    .noun = phasing out
event-phases-out =
    { $objects } { NUM($objects) ->
        [many] phase
       *[one] phases
    } out

### de

event-kind-phaseOut = Etwas destabilisiert sich
    .noun = ein Destabilisieren
event-phases-out =
    { $objects } { NUM($objects) ->
        [many] destabilisieren
       *[one] destabilisiert
    } sich

### fr

event-kind-phaseOut = Quelque chose passe hors phase
event-phases-out =
    { $objects } { NUM($objects) ->
        [many] passent
       *[one] passe
    } hors phase
