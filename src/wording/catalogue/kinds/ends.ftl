### en

event-kind-ends = An effect ends
    .noun = the end of an effect
event-ends =
    { $effect } { NUM($effect) ->
        [many] end
       *[one] ends
    }

### de

event-kind-ends = Ein Effekt endet
    .noun = das Ende eines Effekts
event-ends =
    { FORM($effect, case: "nominative") } { NUM($effect) ->
        [many] enden
       *[one] endet
    }

### fr

event-kind-ends = Un effet se termine
    .noun = la fin d'un effet
event-ends =
    { $effect } { NUM($effect) ->
        [many] prennent
       *[one] prend
    } fin
