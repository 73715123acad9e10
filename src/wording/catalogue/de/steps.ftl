### Schritte einer Berechnung: je ein Satz.

step-depends =
    { $effect } { NUM($effect) ->
        [many] hängen
       *[one] hängt
    } von { FORM($on, case: "dative") } ab: Nach { NUM($on) ->
        [many] deren
       *[one] { GENDER($on) ->
            [f] deren
           *[m] dessen
        }
    } Anwendung { NUM($effect) ->
        [many] würden sie
       *[one] { GENDER($effect) ->
            [f] würde sie
           *[m] würde er
        }
    } { AGREE($would, $effect) }
step-would-not-exist = nicht mehr existieren
step-would-begin-to-exist = zu existieren beginnen
step-would-have-another-text = einen anderen Text haben (vorher: { $before }; nachher: { $after })
step-would-apply-to-other-objects = nicht auf dieselben Objekte angewendet werden (vorher: { $before }; nachher: { $after })
step-would-apply-to-other-players = nicht auf dieselben Spieler angewendet werden (vorher: { $before }; nachher: { $after })
step-would-do-otherwise = etwas anderes tun
step-would-do-something-else = etwas anderes tun
step-would-do-something-else-to = bei { FORM($objects, case: "dative") } etwas anderes tun
step-would-give-other-control = { $now } die Kontrolle geben und nicht { $before }
step-would-give-other-bonus = { $now } statt { $before } geben
step-would-give-other-size = { $now } statt { $before } festlegen
step-text-none = keiner
step-text-other = andere Daten

step-layer-defining = { $title }; zuerst die eigenschaftsdefinierenden Fähigkeiten
step-layer-rest = { $title }; alles außer den eigenschaftsdefinierenden Fähigkeiten
step-defining-first = eigenschaftsdefinierende Fähigkeiten kommen zuerst

step-waits =
    { $effect } { NUM($effect) ->
        [many] sind älter, warten
       *[one] ist älter, wartet
    } aber auf { FORM($others, case: "accusative") }
step-loop =
    { $effects } { $count ->
        [2] hängen voneinander ab, deshalb kommt der ältere von beiden zuerst
       *[other] hängen im Kreis voneinander ab, deshalb kommt unter ihnen der älteste zuerst
    }
step-locked =
    { $effect } { NUM($effect) ->
        [many] beginnen in diesem Layer und betreffen
       *[one] beginnt in diesem Layer und betrifft
    } in allen späteren dieselben Objekte: { FORM($objects, case: "accusative") }
step-locked-empty =
    { $effect } { NUM($effect) ->
        [many] betreffen
       *[one] betrifft
    } nichts, weder in diesem noch in einem späteren Layer
step-continues =
    die Fähigkeit, die { FORM($effect, case: "accusative") } erzeugt, ist fort, aber der Effekt hat schon begonnen und wirkt weiter
step-applied =
    { $effect } { $works ->
        [yes]
            { NUM($effect) ->
                [many] wirken
               *[one] wirkt
            } auf { FORM($objects, case: "accusative") }
       *[no]
            { NUM($effect) ->
                [many] werden
               *[one] wird
            } auf { FORM($objects, case: "accusative") } angewendet
    }
step-applied-unseen =
    { $effect } { NUM($effect) ->
        [many] bewirken
       *[one] bewirkt
    } nichts, solange { $objects } { NUM($objects) ->
        [many] keine Kreaturen sind
       *[one] keine Kreatur ist
    }
step-applied-in-vain =
    { $effect } { $works ->
        [yes]
            { NUM($effect) ->
                [many] wirken
               *[one] wirkt
            } auf { FORM($objects, case: "accusative") }
       *[no]
            { NUM($effect) ->
                [many] werden
               *[one] wird
            } auf { FORM($objects, case: "accusative") } angewendet
    }, was nichts ändert
step-applied-to-nothing =
    { $effect } { NUM($effect) ->
        [many] werden
       *[one] wird
    } auf nichts angewendet
step-counting = { $count ->
        [0] gezählt wird nichts
        [1] gezählt wird { $counted }
       *[other] gezählt { NUM($counted) ->
            [many] werden
           *[one] wird
        } { $counted }, also { $count }
    }
step-measured-now = { $measured }
step-measured-once = { $measured }, einmal beim Verrechnen ermittelt
step-measured-last = { $measured } nach der letzten bekannten Information (einmal beim Verrechnen ermittelt)
measured-among = { $quantity }: { $value } ({ $objects })
measured-kinds = { $quantity }: { $kinds }, also { $value } (betrachtet: { $objects })
names-of-none = keine
measured-number = { $quantity }: { $value }
measured-among-none = { $quantity }: { $value }, es gibt keine
step-counted-as-zero = die Zahl liegt unter 0 und zählt deshalb hier als 0
step-ceased =
    { $effect } { NUM($effect) ->
        [many] werden
       *[one] wird
    } nicht angewendet: Die Fähigkeit, die { NUM($effect) ->
        [many] sie
       *[one] ihn
    } erzeugt, { NUM($by) ->
        [many] haben
       *[one] hat
    } { $by } weggenommen

step-player-gains =
    { $number ->
        [one] hat
       *[many] haben
    } { FORM($abilities, case: "accusative") }
step-player-loses =
    { $number ->
        [one] verliert
       *[many] verlieren
    } { FORM($abilities, case: "accusative") }
step-player-cant-have =
    { $number ->
        [one] kann
       *[many] können
    } Folgendes nicht haben: { FORM($abilities, case: "accusative") }
step-player-none-gains = { $effect } findet keinen Spieler, der etwas bekommen könnte: { $abilities }
step-player-none-loses = { $effect } findet keinen Spieler, der etwas verlieren könnte: { $abilities }
step-player-withheld = { $effect } würde { FORM($players, case: "dative") } { FORM($abilities, case: "accusative") } geben, aber das ist dabei ausgeschlossen

step-by = { $what }, und zwar wegen { FORM($effect, case: "genitive") }
step-rule-of-none =
    { $effect } („{ $does }“) { NUM($effect) ->
        [many] betreffen
       *[one] betrifft
    } zurzeit nichts

## Was eine Anwendung geändert hat

traced-object = { $object }: { AGREE($changes, $object) }
traced-gains =
    { $number ->
        [many] erhalten
       *[other] erhält
    } { FORM($what, case: "accusative") }
traced-loses =
    { $number ->
        [many] verlieren
       *[other] verliert
    } { FORM($what, case: "accusative") }
traced-subtypes =
    { $count ->
        [one] den Untertyp
       *[other] die Untertypen
    } { $subtypes }
traced-types =
    { $number ->
        [many] sind
       *[other] ist
    } jetzt { FORM($after, case: "nominative") } (vorher: { FORM($before, case: "nominative") })
traced-text =
    { $number ->
        [many] haben
       *[other] hat
    } im Text jetzt { FORM($after, case: "accusative") } (vorher: { FORM($before, case: "nominative") })
traced-unseen-size =
    { $number ->
        [many] wären
       *[other] wäre
    } als Kreatur { $after } (vorher: { $before })
traced-gains-types =
    { $number ->
        [many] sind
       *[other] ist
    } zusätzlich { FORM($types, case: "nominative") }
traced-loses-types =
    { $number ->
        [many] sind
       *[other] ist
    } { FORM($each, case: "nominative", article: "no") } mehr
traced-gains-supertypes =
    { $number ->
        [many] erhalten
       *[other] erhält
    } { $count ->
        [one] den Übertyp
       *[other] die Übertypen
    } „{ $supertypes }“
traced-loses-supertypes =
    { $number ->
        [many] verlieren
       *[other] verliert
    } { $count ->
        [one] den Übertyp
       *[other] die Übertypen
    } „{ $supertypes }“
traced-cant-have =
    { $number ->
        [many] können
       *[other] kann
    } ab jetzt Folgendes nicht haben: { FORM($abilities, case: "accusative") }
traced-can-have-again =
    { $number ->
        [many] können
       *[other] kann
    } Folgendes wieder haben: { FORM($abilities, case: "accusative") }
traced-can-have-all-again =
    { $number ->
        [many] können
       *[other] kann
    } wieder jede Fähigkeit haben (vorher nicht: { FORM($before, case: "accusative") })
traced-loses-all-abilities =
    { $number ->
        [many] verlieren
       *[other] verliert
    } alle Fähigkeiten (vorher: { $before })
traced-loses-all-types =
    { $number ->
        [many] verlieren
       *[other] verliert
    } alle Kartentypen (vorher: { $before })
traced-loses-all-supertypes =
    { $number ->
        [many] verlieren
       *[other] verliert
    } alle Übertypen (vorher: { $before })
traced-loses-all-subtypes =
    { $number ->
        [many] verlieren
       *[other] verliert
    } alle Untertypen (vorher: { $before })
traced-other-order =
    { $number ->
        [many] haben
       *[other] hat
    } dasselbe in anderer Reihenfolge
traced-colors =
    { $number ->
        [many] werden
       *[other] wird
    } { $after } (vorher: { $before })
traced-controller =
    { $number ->
        [many] kommen
       *[other] kommt
    } unter { GENITIVE($after) } Kontrolle (vorher: { $before })
traced-name =
    { $number ->
        [many] heißen
       *[other] heißt
    } jetzt { $after } (vorher: { $before })
traced-nameless =
    { $number ->
        [many] haben
       *[other] hat
    } keinen Namen mehr (vorher: { $before })
traced-now =
    { $number ->
        [many] haben
       *[other] hat
    } jetzt { $what } { $after }
traced-gone =
    { $number ->
        [many] haben
       *[other] hat
    } keine { $what } mehr (vorher: { $before })
traced-from-to = { $what } { $before } → { $after }
# Was kopiert oder verdeckt ist, als Reihen von Werten: $after, was es ist, $before, was es war.
traced-whole = { $object }: jetzt { $after } (vorher: { $before })
traced-value = { $what } { $value }
