### en

event-kind-link = An object remembers another
    .noun = a link
event-links = { $object } remembers { $objects } as “{ $name }”
event-links-exiled =
    { $objects } { NUM($objects) ->
        [many] are
       *[other] is
    } what was exiled with { $object }

### de

event-kind-link = Ein Objekt merkt sich ein anderes
    .noun = eine Verknüpfung
event-links =
    { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } jetzt mit { FORM($objects, case: "dative") } als „{ $name }“ verknüpft
event-links-exiled =
    { $object } { NUM($object) ->
        [many] haben
       *[other] hat
    } { FORM($objects, case: "accusative") } ins Exil geschickt

### fr

event-kind-link = Un objet se souvient d'un autre
    .noun = un lien
event-links =
    { $object } { NUM($object) ->
        [many] retiennent
       *[other] retient
    } maintenant { $objects } comme « { $name } »
event-links-exiled =
    { $objects } { NUM($objects) ->
        [many] sont ce qui
       *[other] est ce qui
    } a été exilé avec { $object }
