### en

event-kind-counters = Counters are put on or removed
    .noun = counters
event-counters-put =
    { $counters } { NUM($counters) ->
        [many] are
       *[one] is
    } put on { $object }
event-counters-removed =
    { $counters } { NUM($counters) ->
        [many] are
       *[one] is
    } removed from { $object }

### de

event-kind-counters = Marken werden gelegt oder entfernt
    .noun = Marken
event-counters-put =
    auf { FORM($object, case: "accusative") } { NUM($counters) ->
        [many] werden
       *[one] wird
    } { $counters } gelegt
event-counters-removed =
    von { FORM($object, case: "dative") } { NUM($counters) ->
        [many] werden
       *[one] wird
    } { $counters } entfernt

### fr

event-kind-counters = Des marqueurs sont mis ou retirés
    .noun = des marqueurs
event-counters-put =
    { $counters } { NUM($counters) ->
        [many] sont mis
       *[one] est mis
    } sur { $object }
event-counters-removed =
    { $counters } { NUM($counters) ->
        [many] sont retirés
       *[one] est retiré
    } de { $object }
