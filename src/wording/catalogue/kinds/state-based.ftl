### en

event-kind-stateBased = State-based actions are performed
    .noun = state-based actions
event-state-based = state-based actions are performed until none is left
keeping = keeping { $objects }

### de

event-kind-stateBased = Zustandsbasierte Aktionen werden ausgeführt
    .noun = zustandsbasierte Aktionen
event-state-based = zustandsbasierte Aktionen werden ausgeführt, bis keine mehr anfällt
keeping =
    wobei { $objects } behalten { NUM($objects) ->
        [many] werden
       *[one] wird
    }

### fr

event-kind-stateBased = Des actions basées sur un état sont effectuées
    .noun = des actions basées sur un état
event-state-based = les actions basées sur un état sont effectuées jusqu'à ce qu'il n'en reste aucune
keeping = en gardant { $objects }
