### en

event-kind-transform = Something transforms
    .noun = transforming
event-transforms = { $object } transforms
event-transforms-meant = { $object } would transform
event-flips = { $object } is flipped
event-flips-meant = { $object } would flip
# Why something that was to happen did not.
event-in-vain = nothing happens: { $why } [{ $clause }]

### de

event-kind-transform = Etwas transformiert sich
    .noun = ein Transformieren
event-transforms =
    { $object } { NUM($object) ->
        [many] werden
       *[other] wird
    } transformiert
event-transforms-meant =
    { $object } { NUM($object) ->
        [many] sollen
       *[other] soll
    } transformiert werden
event-flips =
    { $object } { NUM($object) ->
        [many] werden
       *[other] wird
    } umgedreht
event-flips-meant =
    { $object } { NUM($object) ->
        [many] sollen
       *[other] soll
    } umgedreht werden
event-in-vain = nichts geschieht: { CAPITAL($why) } [{ $clause }]

### fr

event-kind-transform = Quelque chose se transforme
    .noun = une transformation
event-transforms =
    { $object } { NUM($object) ->
        [many] se transforment
       *[other] se transforme
    }
event-transforms-meant =
    { $object } { NUM($object) ->
        [many] doivent
       *[other] doit
    } se transformer
event-flips =
    { $object } { NUM($object) ->
        [many] sont inversé{ GENDER($object) ->
            [f] es
           *[other] s
        }
       *[other] est inversé{ GENDER($object) ->
            [f] e
           *[other] { "" }
        }
    }
event-flips-meant =
    { $object } { NUM($object) ->
        [many] doivent être inversé{ GENDER($object) ->
            [f] es
           *[other] s
        }
       *[other] doit être inversé{ GENDER($object) ->
            [f] e
           *[other] { "" }
        }
    }
event-in-vain = rien ne se passe : { $why } [{ $clause }]
