### en

event-kind-attacks = A creature attacks
    .noun = an attack
event-attacks =
    { $object } { NUM($object) ->
        [many] attack
       *[other] attacks
    }
event-attacks-whom =
    { $object } { NUM($object) ->
        [many] attack
       *[other] attacks
    } { $defender }

### de

event-kind-attacks = Eine Kreatur greift an
    .noun = ein Angriff
event-attacks =
    { $object } { NUM($object) ->
        [many] greifen
       *[other] greift
    } an
event-attacks-whom =
    { $object } { NUM($object) ->
        [many] greifen
       *[other] greift
    } { FORM($defender, case: "accusative") } an

### fr

event-kind-attacks = Une créature attaque
    .noun = une attaque
event-attacks =
    { $object } { NUM($object) ->
        [many] attaquent
       *[other] attaque
    }
event-attacks-whom =
    { $object } { NUM($object) ->
        [many] attaquent
       *[other] attaque
    } { $defender }
