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
        [2] hängen voneinander ab, deshalb entscheiden die Zeitstempel, welcher von beiden zuerst kommt
       *[other] hängen im Kreis voneinander ab, deshalb entscheiden die Zeitstempel, welcher von ihnen zuerst kommt
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
step-face-down =
    { $objects } { NUM($objects) ->
        [many] sind
       *[one] ist
    } verdeckt
step-applied-to-nothing =
    { $effect } { NUM($effect) ->
        [many] werden
       *[one] wird
    } auf nichts angewendet
step-counting = { $count ->
        [0] gezählt wird nichts
        [1] gezählt: { $counted }
       *[other] gezählt: { $counted }, also { $count }
    }
step-measured-now = { $measured }
step-measured-once = { $measured }, einmal beim Verrechnen ermittelt
step-measured-last = { $measured } nach der letzten bekannten Information (einmal beim Verrechnen ermittelt)
measured-among = { $quantity }: { $value } ({ $objects })
measured-kinds = { $quantity }: { $kinds }, also { $value } (betrachtet: { $objects })
measured-kinds-alone = { $quantity }: { $kinds }, also { $value }
measured-together = { $all } (betrachtet: { $objects })
names-of-none = keine
measured-number = { $quantity }: { $value }
measured-among-none = { $quantity }: { $value }, es gibt keine
step-counted-as-zero = die Zahl liegt unter 0 und zählt deshalb hier als 0
step-nonbasic =
    { $objects } { NUM($objects) ->
        [many] haben einen Standardlandtyp, aber nicht den Übertyp Standard, und sind daher keine Standardländer
       *[one] hat einen Standardlandtyp, aber nicht den Übertyp Standard, und ist daher kein Standardland
    }
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

step-applied-in-vain-because =
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
    }, was nichts ändert: { CAPITAL($why) }
step-applied-so =
    { $effect } { NUM($effect) ->
        [many] werden
       *[one] wird
    } auf { FORM($objects, case: "accusative") } angewendet: { CAPITAL($why) }
step-applied-to-nothing-because =
    { $effect } { NUM($effect) ->
        [many] werden
       *[one] wird
    } auf nichts angewendet: { CAPITAL($why) }
step-nothing-throughout = { $nothing }, und das gilt auch für alle späteren Layer
step-applied-to-nothing-as =
    { $effect } { NUM($effect) ->
        [many] werden
       *[one] wird
    } auf nichts angewendet, weil { $condition }
step-created-as-copy =
    { $object } { NUM($object) ->
        [many] wurden
       *[one] wurde
    } als Kopie erzeugt und { NUM($object) ->
        [many] sind
       *[one] ist
    } das von Anfang an
step-copy-from-birth =
    { $object } { NUM($object) ->
        [many] sind
       *[one] ist
    } von Anfang an eine Kopie, mit den kopierbaren Werten des Kopierten
step-copy-from-birth-of =
    { $object } { NUM($object) ->
        [many] sind
       *[one] ist
    } von Anfang an eine Kopie von { FORM($original, case: "dative") }, mit den kopierbaren Werten, die { $original } dabei { NUM($original) ->
        [many] hatten
       *[one] hatte
    }

idle-nothing = nichts Passendes ist da
idle-copiable =
    { $objects } { NUM($objects) ->
        [many] haben
       *[one] hat
    } diese kopierbaren Werte bereits
idle-controller =
    { $objects } { NUM($objects) ->
        [many] stehen
       *[one] steht
    } bereits unter der Kontrolle von { $player }
idle-text = im Text von { FORM($objects, case: "dative") } steht das zu ersetzende Wort nicht
idle-types =
    { $objects } { NUM($objects) ->
        [many] haben
       *[one] hat
    } diese Typen und Untertypen bereits
idle-no-type =
    { $objects } { NUM($objects) ->
        [many] können
       *[one] kann
    } { $count ->
        [one] den Untertyp
       *[other] die Untertypen
    } { $subtypes } nicht erhalten, ohne { FORM($type, number: "one", article: "indefinite") } zu sein
idle-no-type-for =
    { $objects } { NUM($objects) ->
        [many] können
       *[one] kann
    } { $count ->
        [one] den Untertyp
       *[other] die Untertypen
    } { $subtypes } ohne passenden Kartentyp nicht erhalten
idle-lacked-types =
    { $objects } { NUM($objects) ->
        [many] haben
       *[one] hat
    } keinen dieser Typen
idle-lacked-subtypes =
    { $objects } { NUM($objects) ->
        [many] haben
       *[one] hat
    } keine { $family ->
        [artifact] Artefakttypen
        [battle] Schlachttypen
        [creature] Kreaturentypen
        [enchantment] Verzauberungstypen
        [land] Landtypen
        [planeswalker] Planeswalkertypen
        [spell] Zauberspruchtypen
       *[other] Untertypen
    }, die verloren gehen könnten
idle-colors =
    { $objects } { NUM($objects) ->
        [many] sind
       *[one] ist
    } bereits { $colors }
idle-no-abilities =
    { $objects } { NUM($objects) ->
        [many] haben
       *[one] hat
    } keine Fähigkeiten, die verloren gehen könnten
idle-kept-abilities =
    { $objects } { NUM($objects) ->
        [many] haben
       *[one] hat
    } nur Fähigkeiten, die der Effekt nicht wegnimmt
idle-lacked-abilities =
    { $objects } { NUM($objects) ->
        [many] haben
       *[one] hat
    } keine solche Fähigkeit, die verloren gehen könnte
idle-couldnt-have =
    { $objects } { NUM($objects) ->
        [many] konnten
       *[one] konnte
    } das nicht haben, als der Effekt begann
idle-cant-have =
    { $objects } { NUM($objects) ->
        [many] können
       *[one] kann
    } das weder haben noch erhalten
idle-unchosen = dafür wurde nichts gewählt
idle-nothing-found = was dafür betrachtet wird, hat keine solche Fähigkeit
idle-size =
    { $objects } { NUM($objects) ->
        [many] sind
       *[one] ist
    } bereits { $size }
idle-unseen-size =
    { $objects } { NUM($objects) ->
        [many] wären
       *[one] wäre
    } als Kreatur bereits { $size }
idle-defines = Stärke und Widerstandskraft von { FORM($objects, case: "dative") } ergeben { $size }
idle-zero = das ergibt +0/+0
idle-equal = Stärke und Widerstandskraft von { FORM($objects, case: "dative") } sind beide { $value }
idle-begun = schon in dem Layer, in dem er begann, wurde er auf nichts angewendet
idle-unattached =
    { $owner } { NUM($owner) ->
        [many] sind
       *[one] ist
    } an nichts angelegt
idle-settled = welche Objekte betroffen sind, stand vorher fest, und keines davon ist hier

pair-copied = diese Fähigkeit { NUM($object) ->
        [many] haben
       *[one] hat
    } { $object } mit den kopierten Werten erhalten, und sie ist nur mit den Fähigkeiten verknüpft, die mit ihr kamen: { CAPITAL($without) }
pair-excepted = diese Fähigkeit { NUM($object) ->
        [many] haben
       *[one] hat
    } { $object } beim Kopieren erhalten, und sie ist nur mit den Fähigkeiten verknüpft, die mit ihr kamen: { CAPITAL($without) }
pair-merged = diese Fähigkeit { NUM($object) ->
        [many] haben
       *[one] hat
    } { $object } durch das Verschmelzen erhalten, und sie ist nur mit den Fähigkeiten verknüpft, die mit ihr kamen: { CAPITAL($without) }
pair-text = diese Fähigkeit { NUM($object) ->
        [many] haben
       *[one] hat
    } { $object } mit dem neuen Text erhalten, und sie ist nur mit den Fähigkeiten verknüpft, die mit ihr kamen: { CAPITAL($without) }
pair-granted = diese Fähigkeit wurde { FORM($object, case: "dative") } verliehen, und sie ist nur mit Fähigkeiten verknüpft, die mit ihr verliehen wurden: { CAPITAL($without) }
pair-unchosen = für diese wurde nichts gewählt
pair-without-objects = diese haben nichts bestimmt
pair-without-exiled = mit diesen wurde nichts ins Exil geschickt

step-ceased-again = { $by } { NUM($by) ->
        [many] haben
       *[one] hat
    } die bisherige Fähigkeit von { FORM($object, case: "dative") } durch eine andere ersetzt, die gleich lautet: Von jetzt an { NUM($effect) ->
        [many] kommen
       *[one] kommt
    } { $effect } von dieser

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
step-player-lacking = { $effect } würde { FORM($players, case: "dative") } { FORM($abilities, case: "accusative") } nehmen, aber davon ist nichts da

step-by-keyword = { $what }, und zwar wegen „{ $keyword }“
step-by-suspicion = { $what }, und zwar als verdächtige Kreatur
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
traced-abilities-copied =
    { $number ->
        [many] haben
       *[other] hat
    } jetzt { $count ->
        [one] die kopierte Fähigkeit
       *[other] die kopierten Fähigkeiten
    } anstelle { $count ->
        [one] der bisherigen, die gleich lautet
       *[other] der bisherigen, die gleich lauten
    }: { FORM($abilities, case: "nominative") }
traced-abilities-anew =
    { $number ->
        [many] haben
       *[other] hat
    } jetzt { $count ->
        [one] eine andere Fähigkeit anstelle einer bisherigen, die gleich lautet
       *[other] andere Fähigkeiten anstelle von bisherigen, die gleich lauten
    }: { FORM($abilities, case: "nominative") }
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
traced-whole-new = { $object }: { $after }
traced-whole = { $object }: jetzt { $after } (vorher: { $before })
traced-value = { $what } { $value }
