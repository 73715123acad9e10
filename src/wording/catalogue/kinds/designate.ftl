### en

event-kind-designate = Something gets or loses a designation
    .noun = a designation
# A designation or combat status begins; .ends: it ends.
designated-as = { $object } is now “{ $designation }”
    .ends = { $object } is no longer “{ $designation }”
designated-to-level = { $object } is now level { $level }
designated-attacking = { $object } is now attacking
    .ends = { $object } is no longer attacking
designated-blocking = { $object } is now blocking
    .ends = { $object } is no longer blocking
designated-blocked = { $object } is now blocked
    .ends = { $object } is no longer blocked
designated-unblocked = { $object } is now unblocked
    .ends = { $object } is no longer unblocked
designated-suspected = { $object } is now suspected
    .ends = { $object } is no longer suspected
designated-solved = { $object } is now solved
    .ends = { $object } is no longer solved
designated-impending = { $object } is now impending
    .ends = { $object } is no longer impending
designated-goaded = { $object } is now goaded
    .ends = { $object } is no longer goaded
designated-monstrous = { $object } is now monstrous
    .ends = { $object } is no longer monstrous
designated-renowned = { $object } is now renowned
    .ends = { $object } is no longer renowned
designated-left-half-unlocked = the left half of { $object } is now unlocked
    .ends = the left half of { $object } is no longer unlocked
designated-right-half-unlocked = the right half of { $object } is now unlocked
    .ends = the right half of { $object } is no longer unlocked

### de

event-kind-designate = Etwas erhält oder verliert eine Bezeichnung
    .noun = eine Bezeichnung
designated-as = { $object } gilt jetzt als „{ $designation }“
    .ends = { $object } gilt nicht mehr als „{ $designation }“
designated-to-level = { $object } ist jetzt auf Stufe { $level }
designated-attacking = { $object } greift jetzt an
    .ends = { $object } greift nicht mehr an
designated-blocking = { $object } blockt jetzt
    .ends = { $object } blockt nicht mehr
designated-blocked = { $object } ist jetzt geblockt
    .ends = { $object } ist nicht mehr geblockt
designated-unblocked = { $object } bleibt jetzt ungeblockt
    .ends = { $object } ist nicht mehr ungeblockt
designated-suspected = { $object } ist jetzt verdächtig
    .ends = { $object } ist nicht mehr verdächtig
designated-solved = { $object } ist jetzt gelöst
    .ends = { $object } ist nicht mehr gelöst
designated-impending = { $object } steht jetzt bevor
    .ends = { $object } steht nicht mehr bevor
designated-goaded = { $object } ist jetzt angestachelt
    .ends = { $object } ist nicht mehr angestachelt
designated-monstrous = { $object } ist jetzt monströs
    .ends = { $object } ist nicht mehr monströs
designated-renowned = { $object } ist jetzt berühmt
    .ends = { $object } ist nicht mehr berühmt
designated-left-half-unlocked = die linke Hälfte von { $object } ist jetzt aufgeschlossen
    .ends = die linke Hälfte von { $object } ist nicht mehr aufgeschlossen
designated-right-half-unlocked = die rechte Hälfte von { $object } ist jetzt aufgeschlossen
    .ends = die rechte Hälfte von { $object } ist nicht mehr aufgeschlossen

### fr

event-kind-designate = Quelque chose reçoit ou perd une désignation
    .noun = une désignation
designated-as = { $object } est maintenant « { $designation } »
    .ends = { $object } n'est plus « { $designation } »
designated-to-level = { $object } est maintenant au niveau { $level }
designated-attacking = { $object } attaque maintenant
    .ends = { $object } n'attaque plus
designated-blocking = { $object } bloque maintenant
    .ends = { $object } ne bloque plus
designated-blocked = { $object } est maintenant bloqué
    .ends = { $object } n'est plus bloqué
designated-unblocked = { $object } est maintenant non bloqué
    .ends = { $object } n'est plus non bloqué
designated-suspected = { $object } est maintenant suspect
    .ends = { $object } n'est plus suspect
designated-solved = { $object } est maintenant résolu
    .ends = { $object } n'est plus résolu
designated-impending = { $object } est maintenant imminent
    .ends = { $object } n'est plus imminent
designated-goaded = { $object } est maintenant incité à attaquer
    .ends = { $object } n'est plus incité à attaquer
designated-monstrous = { $object } est maintenant monstrueux
    .ends = { $object } n'est plus monstrueux
designated-renowned = { $object } est maintenant renommé
    .ends = { $object } n'est plus renommé
designated-left-half-unlocked = la moitié gauche de { $object } est maintenant déverrouillée
    .ends = la moitié gauche de { $object } n'est plus déverrouillée
designated-right-half-unlocked = la moitié droite de { $object } est maintenant déverrouillée
    .ends = la moitié droite de { $object } n'est plus déverrouillée
