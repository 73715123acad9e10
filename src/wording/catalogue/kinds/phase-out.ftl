### en

event-kind-phaseOut = Something phases out
    .noun = phasing out
event-phases-out =
    { $objects } { NUM($objects) ->
        [many] phase
       *[one] phases
    } out
along-out =
    with what is attached to { NUM($objects) ->
        [many] them
       *[one] it
    }

### de

event-kind-phaseOut = Etwas destabilisiert sich
    .noun = ein Destabilisieren
event-phases-out =
    { $objects } { NUM($objects) ->
        [many] destabilisieren
       *[one] destabilisiert
    } sich
along-out =
    mit allem, was daran angelegt ist

### fr

event-kind-phaseOut = Quelque chose passe hors phase
event-phases-out =
    { $objects } { NUM($objects) ->
        [many] passent
       *[one] passe
    } hors phase
along-out =
    avec ce qui y est attaché
