### en

event-kind-check = A moment to look at
    .noun = a moment
event-check = check “{ $id }”: what is true now?
event-check-noted = check “{ $id }”: what is true now? ({ $note })

### de

event-kind-check = Ein Moment zum Betrachten
    .noun = ein Moment
event-check = Prüfung „{ $id }“: Was gilt jetzt?
event-check-noted = Prüfung „{ $id }“: Was gilt jetzt? ({ $note })

### fr

event-kind-check = Un moment à examiner
    .noun = un moment
event-check = vérification « { $id } » : qu'est-ce qui est vrai maintenant ?
event-check-noted = vérification « { $id } » : qu'est-ce qui est vrai maintenant ? ({ $note })
