### en

event-kind-designate = Something gets or loses a designation
    .noun = a designation
# A designation or combat status begins; .ends: it ends.
designated-as = { $object } is now “{ $designation }”
    .ends = { $object } is no longer “{ $designation }”
designated-to-level = { $object } is now level { $level }
designated-attacking = { $object } attacks
    .ends = { $object } is no longer attacking
designated-blocking = { $object } blocks
    .ends = { $object } is no longer blocking
designated-blocked = { $object } becomes blocked
    .ends = { $object } is no longer blocked
designated-unblocked = { $object } isn't blocked
    .ends = { $object } no longer counts as unblocked
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
designated-paired = { $object } is now paired
    .ends = { $object } is no longer paired
designated-saddled = { $object } is now saddled
    .ends = { $object } is no longer saddled
designated-left-half-unlocked = the left half of { $object } is now unlocked
    .ends = the left half of { $object } is now locked
designated-right-half-unlocked = the right half of { $object } is now unlocked
    .ends = the right half of { $object } is now locked
designated-attacked-this-turn = { $object } has attacked this turn
    .ends = it no longer counts that { $object } has attacked this turn
designated-blocked-this-turn = { $object } has blocked this turn
    .ends = it no longer counts that { $object } has blocked this turn
designated-dealt-damage-this-turn = { $object } has been dealt damage this turn
    .ends = it no longer counts that { $object } has been dealt damage this turn
designated-entered-this-turn = { $object } has entered this turn
    .ends = it no longer counts that { $object } has entered this turn
designated-has-dealt-damage-this-turn = { $object } has dealt damage this turn
    .ends = it no longer counts that { $object } has dealt damage this turn
designated-became-tapped-this-turn = { $object } has become tapped this turn
    .ends = it no longer counts that { $object } has become tapped this turn
designated-got-counters-this-turn = { $object } has got counters this turn
    .ends = it no longer counts that { $object } has got counters this turn

### de

event-kind-designate = Etwas erhält oder verliert eine Bezeichnung
    .noun = eine Bezeichnung
designated-as =
    { $object } { NUM($object) ->
        [many] gelten
       *[other] gilt
    } jetzt als „{ $designation }“
    .ends =
        { $object } { NUM($object) ->
        [many] gelten
       *[other] gilt
    } nicht mehr als „{ $designation }“
designated-to-level =
    { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } jetzt auf Stufe { $level }
designated-attacking =
    { $object } { NUM($object) ->
        [many] greifen
       *[other] greift
    } an
    .ends =
        { $object } { NUM($object) ->
        [many] greifen
       *[other] greift
    } nicht mehr an
designated-blocking =
    { $object } { NUM($object) ->
        [many] blocken
       *[other] blockt
    } jetzt
    .ends =
        { $object } { NUM($object) ->
        [many] blocken
       *[other] blockt
    } nicht mehr
designated-blocked =
    { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } jetzt geblockt
    .ends =
        { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } nicht mehr geblockt
designated-unblocked =
    { $object } { NUM($object) ->
        [many] werden
       *[other] wird
    } nicht geblockt
    .ends =
        { $object } { NUM($object) ->
        [many] gelten
       *[other] gilt
    } nicht mehr als ungeblockt
designated-suspected =
    { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } jetzt verdächtig
    .ends =
        { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } nicht mehr verdächtig
designated-solved =
    { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } jetzt gelöst
    .ends =
        { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } nicht mehr gelöst
designated-impending =
    { $object } { NUM($object) ->
        [many] stehen
       *[other] steht
    } jetzt bevor
    .ends =
        { $object } { NUM($object) ->
        [many] stehen
       *[other] steht
    } nicht mehr bevor
designated-goaded =
    { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } jetzt angestachelt
    .ends =
        { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } nicht mehr angestachelt
designated-monstrous =
    { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } jetzt monströs
    .ends =
        { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } nicht mehr monströs
designated-renowned =
    { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } jetzt ruhmreich
    .ends =
        { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } nicht mehr ruhmreich
designated-paired =
    { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } jetzt gebunden
    .ends =
        { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } nicht mehr gebunden
designated-saddled =
    { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } jetzt gesattelt
    .ends =
        { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } nicht mehr gesattelt
designated-left-half-unlocked = die linke Hälfte von { FORM($object, case: "dative") } ist jetzt entsperrt
    .ends = die linke Hälfte von { FORM($object, case: "dative") } ist jetzt versperrt
designated-right-half-unlocked = die rechte Hälfte von { FORM($object, case: "dative") } ist jetzt entsperrt
    .ends = die rechte Hälfte von { FORM($object, case: "dative") } ist jetzt versperrt
designated-attacked-this-turn =
    { $object } { NUM($object) ->
        [many] haben
       *[other] hat
    } in diesem Zug angegriffen
    .ends =
        es zählt nicht mehr, dass { $object } in diesem Zug angegriffen { NUM($object) ->
            [many] haben
           *[other] hat
        }
designated-blocked-this-turn =
    { $object } { NUM($object) ->
        [many] haben
       *[other] hat
    } in diesem Zug geblockt
    .ends =
        es zählt nicht mehr, dass { $object } in diesem Zug geblockt { NUM($object) ->
            [many] haben
           *[other] hat
        }
designated-dealt-damage-this-turn =
    { $object } { NUM($object) ->
        [many] haben
       *[other] hat
    } in diesem Zug Schaden erhalten
    .ends =
        es zählt nicht mehr, dass { $object } in diesem Zug Schaden erhalten { NUM($object) ->
            [many] haben
           *[other] hat
        }
designated-entered-this-turn =
    { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } in diesem Zug ins Spiel gekommen
    .ends =
        es zählt nicht mehr, dass { $object } in diesem Zug ins Spiel gekommen { NUM($object) ->
            [many] sind
           *[other] ist
        }
designated-has-dealt-damage-this-turn =
    { $object } { NUM($object) ->
        [many] haben
       *[other] hat
    } in diesem Zug Schaden zugefügt
    .ends =
        es zählt nicht mehr, dass { $object } in diesem Zug Schaden zugefügt { NUM($object) ->
            [many] haben
           *[other] hat
        }
designated-became-tapped-this-turn =
    { $object } { NUM($object) ->
        [many] wurden
       *[other] wurde
    } in diesem Zug getappt
    .ends =
        es zählt nicht mehr, dass { $object } in diesem Zug getappt { NUM($object) ->
            [many] wurden
           *[other] wurde
        }
designated-got-counters-this-turn =
    { $object } { NUM($object) ->
        [many] haben
       *[other] hat
    } in diesem Zug Marken erhalten
    .ends =
        es zählt nicht mehr, dass { $object } in diesem Zug Marken erhalten { NUM($object) ->
            [many] haben
           *[other] hat
        }

### fr

event-kind-designate = Quelque chose reçoit ou perd une désignation
    .noun = une désignation
designated-as =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } maintenant « { $designation } »
    .ends =
        { $object } { NUM($object) ->
        [many] ne sont
       *[other] n'est
    } plus « { $designation } »
designated-to-level =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } maintenant au niveau { $level }
designated-attacking =
    { $object } { NUM($object) ->
        [many] attaquent
       *[other] attaque
    }
    .ends =
        { $object } { NUM($object) ->
        [many] n'attaquent
       *[other] n'attaque
    } plus
designated-blocking =
    { $object } { NUM($object) ->
        [many] bloquent
       *[other] bloque
    } maintenant
    .ends =
        { $object } { NUM($object) ->
        [many] ne bloquent
       *[other] ne bloque
    } plus
designated-blocked =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } maintenant bloqué{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    }
    .ends =
        { $object } { NUM($object) ->
        [many] ne sont
       *[other] n'est
    } plus bloqué{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    }
designated-unblocked =
    { $object } { NUM($object) ->
        [many] ne sont
       *[other] n'est
    } pas bloqué{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    }
    .ends =
        { $object } { NUM($object) ->
        [many] ne comptent
       *[other] ne compte
    } plus comme non bloqué{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    }
designated-suspected =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } maintenant suspect{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    }
    .ends =
        { $object } { NUM($object) ->
        [many] ne sont
       *[other] n'est
    } plus suspect{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    }
designated-solved =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } maintenant résolu{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    }
    .ends =
        { $object } { NUM($object) ->
        [many] ne sont
       *[other] n'est
    } plus résolu{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    }
designated-impending =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } maintenant imminent{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    }
    .ends =
        { $object } { NUM($object) ->
        [many] ne sont
       *[other] n'est
    } plus imminent{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    }
designated-goaded =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } maintenant incité{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    } à attaquer
    .ends =
        { $object } { NUM($object) ->
        [many] ne sont
       *[other] n'est
    } plus incité{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    } à attaquer
designated-monstrous =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } maintenant { GENDER($object) ->
        [f] monstrueuse{ NUM($object) ->
            [many] s
           *[other] { "" }
        }
       *[other] monstrueux
    }
    .ends =
        { $object } { NUM($object) ->
        [many] ne sont
       *[other] n'est
    } plus { GENDER($object) ->
        [f] monstrueuse{ NUM($object) ->
            [many] s
           *[other] { "" }
        }
       *[other] monstrueux
    }
designated-renowned =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } maintenant renommé{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    }
    .ends =
        { $object } { NUM($object) ->
        [many] ne sont
       *[other] n'est
    } plus renommé{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    }
designated-paired =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } maintenant associé{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    }
    .ends =
        { $object } { NUM($object) ->
        [many] ne sont
       *[other] n'est
    } plus associé{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    }
designated-saddled =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } maintenant sellé{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    }
    .ends =
        { $object } { NUM($object) ->
        [many] ne sont
       *[other] n'est
    } plus sellé{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    }
designated-left-half-unlocked = la moitié gauche de { $object } est maintenant déverrouillée
    .ends = la moitié gauche de { $object } est maintenant verrouillée
designated-right-half-unlocked = la moitié droite de { $object } est maintenant déverrouillée
    .ends = la moitié droite de { $object } est maintenant verrouillée
designated-attacked-this-turn =
    { $object } { NUM($object) ->
        [many] ont
       *[other] a
    } attaqué ce tour-ci
    .ends =
        que { $object } { NUM($object) ->
            [many] aient
           *[other] ait
        } attaqué ce tour-ci ne compte plus
designated-blocked-this-turn =
    { $object } { NUM($object) ->
        [many] ont
       *[other] a
    } bloqué ce tour-ci
    .ends =
        que { $object } { NUM($object) ->
            [many] aient
           *[other] ait
        } bloqué ce tour-ci ne compte plus
designated-dealt-damage-this-turn =
    { $object } { NUM($object) ->
        [many] ont
       *[other] a
    } subi des blessures ce tour-ci
    .ends =
        que { $object } { NUM($object) ->
            [many] aient
           *[other] ait
        } subi des blessures ce tour-ci ne compte plus
designated-entered-this-turn =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } arrivé{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    } sur le champ de bataille ce tour-ci
    .ends =
        que { $object } { NUM($object) ->
            [many] soient
           *[other] soit
        } arrivé{ GENDER($object) ->
            [f] e
           *[other] { "" }
        }{ NUM($object) ->
            [many] s
           *[other] { "" }
        } sur le champ de bataille ce tour-ci ne compte plus
designated-has-dealt-damage-this-turn =
    { $object } { NUM($object) ->
        [many] ont
       *[other] a
    } infligé des blessures ce tour-ci
    .ends =
        que { $object } { NUM($object) ->
            [many] aient
           *[other] ait
        } infligé des blessures ce tour-ci ne compte plus
designated-became-tapped-this-turn =
    { $object } { NUM($object) ->
        [many] ont
       *[other] a
    } été engagé{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    } ce tour-ci
    .ends =
        que { $object } { NUM($object) ->
            [many] aient
           *[other] ait
        } été engagé{ GENDER($object) ->
            [f] e
           *[other] { "" }
        }{ NUM($object) ->
            [many] s
           *[other] { "" }
        } ce tour-ci ne compte plus
designated-got-counters-this-turn =
    { $object } { NUM($object) ->
        [many] ont
       *[other] a
    } reçu des marqueurs ce tour-ci
    .ends =
        que { $object } { NUM($object) ->
            [many] aient
           *[other] ait
        } reçu des marqueurs ce tour-ci ne compte plus
