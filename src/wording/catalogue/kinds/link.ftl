### en

event-kind-link = An object remembers another
    .noun = a link
event-links =
    { $objects } { NUM($objects) ->
        [many] are
       *[other] is
    } picked out for { $object }
event-links-entered =
    for { $object }, what has entered is { $objects }
event-links-died =
    for { $object }, what has died is { $objects }
event-links-encoded =
    { $object } { NUM($object) ->
        [many] are
       *[other] is
    } encoded on { $objects }
event-links-model =
    { $objects } { NUM($objects) ->
        [many] are
       *[other] is
    } the model for { $object }
event-links-sacrificed =
    { $objects } { NUM($objects) ->
        [many] are
       *[other] is
    } sacrificed for { $object }
event-links-tapped =
    { $objects } { NUM($objects) ->
        [many] are
       *[other] is
    } tapped for { $object }
event-links-exiled =
    { $objects } { NUM($objects) ->
        [many] are
       *[other] is
    } what was exiled with { $object }

### de

event-kind-link = Ein Objekt merkt sich ein anderes
    .noun = eine Verknüpfung
event-links =
    { $objects } { NUM($objects) ->
        [many] werden
       *[other] wird
    } für { FORM($object, case: "accusative") } bestimmt
event-links-entered =
    für { FORM($object, case: "accusative") } gilt: Ins Spiel gekommen { NUM($objects) ->
        [many] sind
       *[other] ist
    } { $objects }
event-links-died =
    für { FORM($object, case: "accusative") } gilt: Gestorben { NUM($objects) ->
        [many] sind
       *[other] ist
    } { $objects }
event-links-encoded =
    { $object } { NUM($object) ->
        [many] werden
       *[other] wird
    } auf { FORM($objects, case: "dative") } chiffriert
event-links-model =
    { $objects } { NUM($objects) ->
        [many] sind
       *[other] ist
    } das Vorbild für { FORM($object, case: "accusative") }
event-links-sacrificed =
    { $objects } { NUM($objects) ->
        [many] werden
       *[other] wird
    } für { FORM($object, case: "accusative") } geopfert
event-links-tapped =
    { $objects } { NUM($objects) ->
        [many] werden
       *[other] wird
    } für { FORM($object, case: "accusative") } getappt
event-links-exiled =
    { $object } { NUM($object) ->
        [many] haben
       *[other] hat
    } { FORM($objects, case: "accusative") } ins Exil geschickt

### fr

event-kind-link = Un objet se souvient d'un autre
    .noun = un lien
event-links =
    pour { $object }, { NUM($objects) ->
        [many] les objets désignés sont { $objects }
       *[other] l'objet désigné est { $objects }
    }
event-links-entered = pour { $object }, ce qui est arrivé est { $objects }
event-links-died = pour { $object }, ce qui est mort est { $objects }
event-links-encoded =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } sur { $objects } par le chiffrement
event-links-model =
    { $objects } { NUM($objects) ->
        [many] servent
       *[other] sert
    } de modèle pour { $object }
event-links-sacrificed =
    { $objects } { NUM($objects) ->
        [many] servent
       *[other] sert
    } de sacrifice pour { $object }
event-links-tapped = on engage { $objects } pour { $object }
event-links-exiled =
    { $objects } { NUM($objects) ->
        [many] sont ce qui
       *[other] est ce qui
    } a été exilé avec { $object }
