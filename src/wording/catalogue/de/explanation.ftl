### Wie Antworten erklärt werden: Aussagen über Schritte einer Berechnung.

claim-applied =
    { $effect } { NUM($effect) ->
        [many] werden
       *[other] wird
    } angewendet: { $changes }
claim-in-vain =
    { $effect } { NUM($effect) ->
        [many] werden
       *[other] wird
    } auf { FORM($object, case: "accusative") } angewendet, was hier nichts ändert
claim-applied-to =
    { $effect } { NUM($effect) ->
        [many] werden
       *[other] wird
    } auf { FORM($objects, case: "accusative") } angewendet
claim-not-to =
    { $effect } { NUM($effect) ->
        [many] werden
       *[other] wird
    } auf { FORM($objects, case: "accusative") } angewendet, nicht auf { FORM($object, case: "accusative") }
claim-too-late =
    { $effect } { NUM($effect) ->
        [many] werden
       *[other] wird
    } erst in Layer { $layer } auf { FORM($object, case: "accusative") } angewendet, nach den Werten, um die es geht
claim-applied-to-nothing =
    { $effect } { NUM($effect) ->
        [many] werden
       *[other] wird
    } angewendet, aber auf nichts
claim-in-vain-because =
    { $effect } { NUM($effect) ->
        [many] werden
       *[other] wird
    } auf { FORM($object, case: "accusative") } angewendet, was hier nichts ändert: { CAPITAL($why) }
claim-applied-so =
    { $effect } { NUM($effect) ->
        [many] werden
       *[other] wird
    } auf { FORM($object, case: "accusative") } angewendet: { CAPITAL($why) }
claim-applied-to-nothing-because =
    { $effect } { NUM($effect) ->
        [many] werden
       *[other] wird
    } angewendet, aber auf nichts: { CAPITAL($why) }
claim-applied-to-nothing-as =
    { $effect } { NUM($effect) ->
        [many] werden
       *[other] wird
    } angewendet, aber auf nichts, weil { $condition }
claim-ceased-again =
    { $by } { NUM($by) ->
        [many] ersetzen
       *[other] ersetzt
    } die bisherige Fähigkeit von { FORM($object, case: "dative") } durch eine andere, die gleich lautet; von dieser { NUM($effect) ->
        [many] kommen
       *[other] kommt
    } { $effect } jetzt

claim-waits =
    { $effect } { NUM($effect) ->
        [many] sind
       *[other] ist
    } älter als { $on }, { NUM($effect) ->
        [many] warten
       *[other] wartet
    } aber: { CAPITAL($reasons) }
claim-depends =
    { $effect } { NUM($effect) ->
        [many] hängen
       *[other] hängt
    } von { FORM($on, case: "dative") } ab: { CAPITAL($reasons) }
claim-depends-anyway =
    { $on } { NUM($on) ->
        [many] sind
       *[other] ist
    } älter, und { $effect } { NUM($effect) ->
        [many] hängen
       *[other] hängt
    } ohnehin davon ab: { CAPITAL($reasons) }
claim-not-again =
    inzwischen { NUM($instead) ->
        [many] kämen
       *[other] käme
    } { $instead } vor { FORM($effect, case: "dative") }, aber nach diesen Regeln wird die Reihenfolge eines Layers nicht noch einmal bestimmt: Sie stand fest, als er begann
claim-late =
    { $effect } { NUM($effect) ->
        [many] kommen
       *[other] kommt
    } für { $count ->
        [1] Layer
       *[other] die Layer
    } { $layers } zu spät: Die Fähigkeit ist erst ab Layer { $since } da, und zu keinem Layer wird zurückgekehrt
claim-lapsed =
    nachdem { $by } angewendet { NUM($by) ->
        [many] wurden
       *[other] wurde
    }, { NUM($effect) ->
        [many] hängen
       *[other] hängt
    } { $effect } nicht mehr von { FORM($on, case: "dative") } ab: Das würde daran nichts mehr ändern
claim-loop = { $members } hängen voneinander ab, also entscheiden ihre Zeitstempel: { CAPITAL($reasons) }
reason-existence =
    nach { FORM($on, case: "dative") } { NUM($who) ->
        [many] würden
       *[other] würde
    } { $who } nicht mehr existieren
reason-begins =
    nach { FORM($on, case: "dative") } { NUM($who) ->
        [many] würden
       *[other] würde
    } { $who } erst existieren
reason-text =
    nach { FORM($on, case: "dative") } { NUM($who) ->
        [many] würden
       *[other] würde
    } { $who } einen anderen Text haben
reason-reaches =
    nach { FORM($on, case: "dative") } { NUM($who) ->
        [many] würden
       *[other] würde
    } { $who } auch auf { FORM($more, case: "accusative") } angewendet
reason-reaches-first =
    nach { FORM($on, case: "dative") } { NUM($who) ->
        [many] würden
       *[other] würde
    } { $who } auf { FORM($more, case: "accusative") } angewendet
reason-loses =
    nach { FORM($on, case: "dative") } { NUM($who) ->
        [many] würden
       *[other] würde
    } { $who } nicht mehr auf { FORM($fewer, case: "accusative") } angewendet
reason-moves =
    nach { FORM($on, case: "dative") } { NUM($who) ->
        [many] würden
       *[other] würde
    } { $who } auf { FORM($more, case: "accusative") } angewendet und auf { FORM($fewer, case: "accusative") } nicht mehr
reason-does =
    nach { FORM($on, case: "dative") } { NUM($who) ->
        [many] würden
       *[other] würde
    } { $who } etwas anderes bewirken
reason-does-control =
    nach { FORM($on, case: "dative") } { NUM($who) ->
        [many] würden
       *[other] würde
    } { $who } { $now } die Kontrolle geben und nicht { $before }
reason-does-bonus =
    nach { FORM($on, case: "dative") } { NUM($who) ->
        [many] würden
       *[other] würde
    } { $who } { $now } statt { $before } geben
reason-does-size =
    nach { FORM($on, case: "dative") } { NUM($who) ->
        [many] würden
       *[other] würde
    } { $who } { $now } statt { $before } festlegen

mention-effect =
    { $case ->
        [genitive] des Effekts
        [dative] dem Effekt
        [accusative] den Effekt
       *[nominative] der Effekt
    } { OF($object) }

mention-short =
    { $case ->
        [genitive] des Effekts
        [dative] dem Effekt
        [accusative] den Effekt
       *[nominative] der Effekt
    } { OF($object) }

claim-pronoun =
    { NUM($of) ->
        [many] sie
       *[other] { GENDER($of) ->
            [f] sie
           *[m] er
        }
    }

claim-older =
    { $first } { NUM($first) ->
        [many] sind
       *[other] ist
    } älter als { $second } und { NUM($first) ->
        [many] werden
       *[other] wird
    } deshalb zuerst angewendet: { CAPITAL($why) }
claim-last-word =
    { $second } { NUM($second) ->
        [many] sind
       *[other] ist
    } jünger als { $first } und { NUM($second) ->
        [many] haben
       *[other] hat
    } deshalb das letzte Wort: { CAPITAL($why) }
claim-same-timestamp = { $first } und { $second } haben denselben Zeitstempel, und die eigenen Fähigkeiten eines Objekts kommen vor den verliehenen
claim-same-timestamp-printed = { $first } und { $second } haben denselben Zeitstempel, und die eigenen Fähigkeiten eines Objekts kommen in der Reihenfolge, in der sie dastehen
claim-same-timestamp-given = { $first } und { $second } haben denselben Zeitstempel, und verliehene Fähigkeiten kommen in der Reihenfolge, in der sie verliehen wurden
newer-sticker = der Aufkleber bekam seinen Zeitstempel später
newer-counters = { $counter } wurde später gelegt
newer-own-first = was im selben Augenblick verrechnet wird, kommt nach der eigenen Fähigkeit des Objekts
newer-began = der Effekt { OF($object) } begann später
newer-began-of-one = { CAPITAL($effect) } begann später
newer-turned = 
    { $object } { NUM($object) ->
        [many] wurden
       *[other] wurde
    } später umgedreht
newer-turned-with-sticker =
    { $object } { NUM($object) ->
        [many] wurden
       *[other] wurde
    } später umgedreht und bekam einen neuen Zeitstempel, und der Aufkleber bekam seinen gleich danach
newer-transformed = 
    { $object } { NUM($object) ->
        [many] haben
       *[other] hat
    } sich später transformiert
newer-came = 
    { $object } { NUM($object) ->
        [many] kamen
       *[other] kam
    } später
newer-attached = 
    { $object } { NUM($object) ->
        [many] wurden
       *[other] wurde
    } später angelegt
newer-given = die Fähigkeit wurde später verliehen
newer-in-turn = { " " }im Zug { OF($player) }
newer-together = { $object } und { $other } kamen zugleich{ $turn } ins Spiel. In diesem Fall bekommen die Objekte des aktiven Spielers die früheren Zeitstempel, danach die der anderen Spieler in Zugreihenfolge, und jeder Spieler ordnet seine eigenen
claim-redundant =
    { $objects } { NUM($objects) ->
        [many] haben
       *[one] hat
    } { FORM($ability, case: "accusative") } dann mehrfach, und das bewirkt nicht mehr als einmal
claim-all-instances =
    { $objects } { NUM($objects) ->
        [many] hatten
       *[one] hatte
    } { FORM($ability, case: "accusative") } mehrfach, und was das entfernt, entfernt alles davon
claim-edits-nothing =
    { $effect } { NUM($effect) ->
        [many] ändern
       *[other] ändert
    } kein Wort von { FORM($object, case: "dative") }, denn von anderen Effekten verliehene Fähigkeiten gehören nicht zum Text
claim-defining-first =
    eigenschaftsdefinierende Fähigkeiten kommen unabhängig von Zeitstempeln zuerst: { CAPITAL($first) } { NUM($first) ->
        [many] werden
       *[other] wird
    } vor { FORM($second, case: "dative") } angewendet

claim-begins =
    { $effect } { NUM($effect) ->
        [many] beginnen
       *[other] beginnt
    } hier und { NUM($effect) ->
        [many] betreffen
       *[other] betrifft
    } genau { FORM($objects, case: "accusative") }, auch in allen späteren Layern
claim-begins-with-nothing =
    { $effect } { NUM($effect) ->
        [many] beginnen
       *[other] beginnt
    } hier, ohne etwas zu betreffen, und dabei bleibt es in allen späteren Layern
claim-continues =
    { $by } { NUM($by) ->
        [many] haben
       *[other] hat
    } in Layer { $lost } die Fähigkeit entfernt, die { FORM($effect, case: "accusative") } erzeugt, aber { NUM($effect) ->
        [many] diese haben
       *[other] dieser hat
    } in Layer { $begun } begonnen und { NUM($effect) ->
        [many] wirken
       *[other] wirkt
    } weiter
claim-continues-itself =
    { $effect } { NUM($effect) ->
        [many] haben
       *[other] hat
    } in Layer { $lost } die eigene Fähigkeit entfernt, aber { NUM($effect) ->
        [many] sie haben
       *[other] er hat
    } in Layer { $begun } begonnen und { NUM($effect) ->
        [many] wirken
       *[other] wirkt
    } weiter
claim-continues-somehow =
    die Fähigkeit, die { FORM($effect, case: "accusative") } erzeugt, ist weg, aber der Effekt hat begonnen und wirkt weiter
claim-goes-on-away =
    { $effect } { NUM($effect) ->
        [many] wirken
       *[other] wirkt
    } weiter, obwohl { $object } destabilisiert { NUM($object) ->
        [many] sind
       *[other] ist
    }: Sich zu destabilisieren heißt nicht, das Spiel zu verlassen
claim-ceased =
    { $effect } { NUM($effect) ->
        [many] werden
       *[other] wird
    } nie angewendet: { CAPITAL($by) } { NUM($by) ->
        [many] entfernen
       *[other] entfernt
    } vorher die Fähigkeit, aus der { NUM($effect) ->
        [many] sie stammen
       *[other] er stammt
    }
claim-ceased-by-land-type =
    { $effect } { NUM($effect) ->
        [many] werden
       *[other] wird
    } nie angewendet: { CAPITAL($by) } { NUM($by) ->
        [many] setzen
       *[other] setzt
    } die Landtypen von { FORM($object, case: "dative") }, und damit gehen die Fähigkeiten des Regeltexts verloren
claim-escaped =
    { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } von { FORM($effect, case: "dative") } nicht betroffen, denn { $change }
claim-escaped-by =
    dass { $object } von { FORM($effect, case: "dative") } nicht betroffen { NUM($object) ->
        [many] sind
       *[other] ist
    }, liegt an { FORM($by, case: "dative") } in Layer { $layer }
claim-missed =
    { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } von { FORM($effect, case: "dative") } nicht betroffen: { NUM($effect) ->
        [many] Sie haben
       *[other] Er hat
    } in Layer { $begun } begonnen, und { $by } { NUM($by) ->
        [many] kommen
       *[other] kommt
    } dafür zu spät
claim-missed-before =
    { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } von { FORM($effect, case: "dative") } nicht betroffen: { NUM($effect) ->
        [many] Sie werden
       *[other] Er wird
    } zuerst angewendet, und erst danach gilt: { CAPITAL($change) }
claim-met-before =
    { $effect } { NUM($effect) ->
        [many] hängen
       *[one] hängt
    } nicht von { FORM($other, case: "dative") } ab: Die Bedingung „solange { $condition }“ ist schon vor { NUM($other) ->
        [many] deren
       *[one] dessen
    } Anwendung erfüllt, durch { FORM($by, case: "accusative") }
claim-met =
    { $effect } { NUM($effect) ->
        [many] werden
       *[one] wird
    } angewendet: { CAPITAL($met) }
claim-cant-wins =
    { $allowed } ({ $allows }), aber { $forbidden } ({ $forbids }): Ein Verbot hat Vorrang vor { $required ->
        [yes] einem Gebot
       *[no] einer Erlaubnis
    }, gleich was davon neuer ist
claim-not-waiting =
    { NUM($effect) ->
        [many] sie warten
       *[other] er wartet
    } nicht, denn in diesem Moment würde die Anwendung von { FORM($by, case: "dative") } daran noch nichts ändern
claim-kept =
    { $objects } { NUM($objects) ->
        [many] sind
       *[other] ist
    } seit Layer { $begun } von { FORM($effect, case: "dative") } betroffen und { NUM($objects) ->
        [many] bleiben
       *[other] bleibt
    } es, obwohl die Beschreibung auf { FORM($objects, case: "accusative") } nicht mehr zutrifft: { CAPITAL($change) }
claim-reached =
    { $objects } { NUM($objects) ->
        [many] sind
       *[other] ist
    } von { FORM($effect, case: "dative") } betroffen, denn { $change }
claim-reached-by =
    dass { $objects } von { FORM($effect, case: "dative") } betroffen { NUM($objects) ->
        [many] sind
       *[other] ist
    }, liegt an { FORM($by, case: "dative") } in Layer { $layer }
claim-given =
    { FORM($effect, case: "accusative") } gibt es nur, weil { $object } diese Fähigkeit durch { FORM($by, case: "accusative") } in Layer { $layer } { NUM($object) ->
        [many] haben
       *[other] hat
    }
claim-given-itself =
    { FORM($effect, case: "accusative") } gibt es nur, weil { $object } diese Fähigkeit durch den eigenen Effekt in Layer { $layer } { NUM($object) ->
        [many] haben
       *[other] hat
    }
claim-edited =
    { $by } { NUM($by) ->
        [many] haben
       *[other] hat
    } in Layer { $layer } den Text von { FORM($object, case: "dative") } geändert
claim-enabled = die Bedingung für { FORM($effect, case: "accusative") } ist erfüllt, denn { $change }
claim-enabled-by = dass die Bedingung für { FORM($effect, case: "accusative") } erfüllt ist, liegt an { FORM($by, case: "dative") } in Layer { $layer }
claim-reads =
    was { $effect } { NUM($effect) ->
        [many] bewirken
       *[other] bewirkt
    }, richtet sich danach: { CAPITAL($change) }
claim-reads-by =
    was { $effect } { NUM($effect) ->
        [many] bewirken
       *[other] bewirkt
    }, richtet sich nach dem, was { $by } in Layer { $layer } getan { NUM($by) ->
        [many] haben
       *[other] hat
    }

claim-player =
    { $effect } { NUM($effect) ->
        [many] geben
       *[other] gibt
    } { $players } { FORM($abilities, case: "accusative") }
claim-player-loses =
    { $effect } { NUM($effect) ->
        [many] nehmen
       *[other] nimmt
    } { $players } { FORM($abilities, case: "accusative") }
claim-player-cant =
    wegen { FORM($effect, case: "genitive") } { NUM($players) ->
        [many] können
       *[other] kann
    } { $players } Folgendes nicht haben: { $abilities }
claim-player-nobody =
    { $effect } { NUM($effect) ->
        [many] finden
       *[other] findet
    } keinen Spieler, den { NUM($effect) ->
        [many] sie betreffen
       *[other] er betrifft
    }
claim-rule = { $rule }, und zwar wegen { FORM($effect, case: "genitive") }
claim-rule-for-nothing =
    { $effect } { NUM($effect) ->
        [many] finden
       *[other] findet
    } im Moment nichts, was davon betroffen wäre

short-change = { SAME($predicates) } ({ $owner }, Layer { $layer })
short-change-own = { SAME($predicates) } (eigener Effekt, Layer { $layer })
short-change-there = { SAME($predicates) } (Layer { $layer })
short-then = { SECOND(SAME($change), word: "dann") }
short-next = { $object } { SECOND(AGREE($predicates, $object), word: "dann") }
short-land-types = die Manafähigkeiten von { FORM($object, case: "dative") } kommen mit den Standardlandtypen: { $types }
short-untouched = kein Effekt ändert das: Es ist so, wie die Karte und die Ereignisse es sagen
short-untouched-now = jetzt ändert das kein Effekt
short-untouched-after = danach ändert das kein Effekt mehr
short-untouched-player = kein Effekt ändert das für den Spieler
short-no-rules = kein Effekt ändert eine Spielregel
short-no-effects = dort wird kein Effekt angewendet

not-timestamps-only =
    Zeitstempel entscheiden hier nicht allein: { CAPITAL($first) } { NUM($first) ->
        [many] hängen
       *[other] hängt
    } von { FORM($second, case: "dative") } ab und { NUM($first) ->
        [many] kommen
       *[other] kommt
    } danach
not-dependents-go-first =
    was von etwas abhängt, wartet darauf: Zuerst { NUM($second) ->
        [many] kommen
       *[other] kommt
    } { $second }, erst danach { $first }
not-abilities-first =
    der Verlust von Fähigkeiten in Layer { $second-layer } kommt zu spät, um das zu verhindern, was { $first } in Layer { $first-layer } getan { NUM($first) ->
        [many] haben
       *[other] hat
    }
not-abilities-first-reached =
    Layer { $first-layer } kommt zuerst: Bis dahin { NUM($first) ->
        [many] haben
       *[other] hat
    } { $first } { FORM($object, case: "accusative") } verändert, und nur deshalb { NUM($second) ->
        [many] werden
       *[other] wird
    } { $second } in Layer { $second-layer } darauf angewendet
not-effects-end-with-their-ability =
    ein Effekt, der begonnen hat, endet nicht mit seiner Fähigkeit: { CAPITAL($first) } { NUM($first) ->
        [many] gehen
       *[other] geht
    } in Layer { $first-layer } weiter
not-objects-asked-anew =
    worauf ein Effekt wirkt, wird nicht in jedem Layer neu bestimmt: { CAPITAL($first) } { NUM($first) ->
        [many] beginnen
       *[other] beginnt
    } in Layer { $first-layer } und { NUM($first) ->
        [many] gelten
       *[other] gilt
    } in Layer { $second-layer } für dieselben Objekte weiter
not-counters-are-base =
    Marken gehören nicht zur Basis: { CAPITAL($second) } { NUM($second) ->
        [many] werden
       *[other] wird
    } in Layer { $second-layer } angewendet, nach { FORM($first, case: "dative") } in Layer { $first-layer }
not-setting-is-final =
    das Setzen von Stärke und Widerstandskraft überschreibt keine Boni: { CAPITAL($first) } { NUM($first) ->
        [many] setzen
       *[other] setzt
    } beide Werte in Layer { $first-layer }, und { $second } { NUM($second) ->
        [many] kommen
       *[other] kommt
    } danach in Layer { $second-layer }
not-no-layers =
    Layer haben Vorrang vor Zeitstempeln: { CAPITAL($first) } { NUM($first) ->
        [many] werden
       *[other] wird
    } in Layer { $first-layer } angewendet, { $second } in Layer { $second-layer }
not-layer-order =
    die Layer haben eine feste Reihenfolge: { CAPITAL($first) } in Layer { $first-layer } { NUM($first) ->
        [many] kommen
       *[other] kommt
    } vor { FORM($second, case: "dative") } in Layer { $second-layer }
not-newest-first = der ältere Effekt kommt zuerst, und der jüngere hat das letzte Wort: { $first }, dann { $second }
not-dependency-across-layers = Abhängigkeit gibt es nur innerhalb eines Layers: { $first } in Layer { $first-layer } und { $second } in Layer { $second-layer } warten nicht aufeinander
not-outcomes-are-compared =
    dass { $first } { FORM($second, case: "dative") } mehr oder weniger zu tun übrig { NUM($first) ->
        [many] lassen
       *[other] lässt
    }, begründet keine Abhängigkeit. Die Zeitstempel entscheiden: der ältere zuerst, { $first }, und dann { $second }
not-switch-before-bonuses =
    Vertauschen kommt zuletzt: { CAPITAL($first) } { NUM($first) ->
        [many] werden
       *[other] wird
    } in Layer { $first-layer } angewendet, { $second } erst danach in Layer { $second-layer }
not-order-worked-out-once = die Reihenfolge wird nicht einmal für den ganzen Layer bestimmt, sondern nach jedem Effekt neu, so auch vor { FORM($first, case: "dative") }
not-copies-are-exact = eine Kopie übernimmt nur die kopierbaren Werte: Marken, Boni und verliehene Fähigkeiten werden nicht auf { FORM($object, case: "accusative") } kopiert
not-copies-are-printed = eine Kopie übernimmt die kopierbaren Werte des Originals und nicht, was auf dessen Karte gedruckt ist: Das gilt für { FORM($object, case: "accusative") }
not-land-types-keep-abilities =
    ein Land, dessen Standardlandtypen gesetzt werden, verliert die Fähigkeiten seines Regeltexts: Das { NUM($first) ->
        [many] bewirken
       *[other] bewirkt
    } hier { $first }
not-land-types-take-every-ability =
    das Setzen von Landtypen entfernt die Fähigkeiten des Regeltexts, nicht die von Effekten verliehenen: { CAPITAL($first) } { NUM($first) ->
        [many] lassen
       *[other] lässt
    } sie
not-land-types-take-the-type-line =
    das Setzen von Landtypen ersetzt nur Landtypen: { CAPITAL($first) } { NUM($first) ->
        [many] berühren
       *[other] berührt
    } keine anderen Typen und keine Übertypen
not-land-types-give-no-mana = ein Land hat die Manafähigkeit jedes seiner Standardlandtypen, hier durch { FORM($first, case: "accusative") }
not-losing-beats-gaining = was nach dem Verlust kommt, bleibt: erst { $first }, dann { $second }, nach Zeitstempeln
not-losing-comes-last = was zuerst verloren geht, ist für das Spätere nicht mehr da: erst { $first }, dann { $second }
not-gaining-beats-losing = was vorher verliehen wurde, geht ebenfalls verloren: erst { $first }, dann { $second }, nach Zeitstempeln
not-losing-beats-gaining-waiting = was nach dem Verlust kommt, bleibt: erst { $first }, dann, von ihm abhängig, { $second }
not-gaining-beats-losing-waiting = was vorher verliehen wurde, geht ebenfalls verloren: erst { $first }, dann, von ihm abhängig, { $second }
not-keyword-counters-stay = Schlüsselwortmarken gehen wie andere Effekte nach Zeitstempeln: erst { $first }, dann { $second }
not-defining-is-nothing-special = eigenschaftsdefinierende Fähigkeiten kommen zuerst: { $first } vor { FORM($second, case: "dative") }, unabhängig von Zeitstempeln
not-defining-has-the-last-word =
    was ein Objekt über sich selbst sagt, kommt zuerst und nicht zuletzt: { CAPITAL($second) } { NUM($second) ->
        [many] kommen
       *[other] kommt
    } nach { FORM($first, case: "dative") }
not-added-types-replace =
    ein weiterer Typ nimmt keinen weg: { CAPITAL($first) } { NUM($first) ->
        [many] fügen
       *[other] fügt
    } den vorhandenen Typen weitere hinzu
not-set-types-are-added =
    gesetzte Typen treten an die Stelle der alten derselben Art: { CAPITAL($first) } { NUM($first) ->
        [many] setzen
       *[other] setzt
    } sie hier
not-added-colors-replace =
    eine weitere Farbe nimmt keine weg: { CAPITAL($first) } { NUM($first) ->
        [many] lassen
       *[other] lässt
    } die vorhandenen Farben bestehen
not-subtypes-stay-behind = Untertypen gehen mit dem Kartentyp verloren, zu dem sie gehören, hier durch { FORM($first, case: "accusative") }
not-noncreatures-have-power =
    { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } keine Kreatur und { NUM($object) ->
        [many] haben
       *[other] hat
    } deshalb weder Stärke noch Widerstandskraft, was auch immer sie setzt
not-newcomers-are-affected =
    ein Effekt aus einer Verrechnung betrifft nur, was seine Worte damals beschrieben: { CAPITAL($first) } { NUM($first) ->
        [many] betreffen
       *[other] betrifft
    } { FORM($object, case: "accusative") } nicht
not-newcomers-are-spared =
    eine statische Fähigkeit betrifft auch, was später kam: { CAPITAL($first) } { NUM($first) ->
        [many] betreffen
       *[other] betrifft
    } auch { FORM($object, case: "accusative") }
not-timestamp-renewed = der Zeitstempel, der hier zählt, wurde erneuert und ist deshalb jünger: Zuerst kommt { $first }, dann { $second }
not-attaching-again-renews = etwas noch einmal an dasselbe Objekt anzulegen bewirkt nichts, und die Zeitstempel bleiben, wie sie sind: Zuerst kommt { $first }, dann { $second }
not-legends-all-die = jeder Spieler behält von den legendären bleibenden Karten gleichen Namens, die er kontrolliert, eine
not-defining-on-the-battlefield =
    eine eigenschaftsdefinierende Fähigkeit wirkt in jeder Zone: Also { NUM($first) ->
        [many] zählen
       *[other] zählt
    } { $first } hier
not-defining-never-waits = eine eigenschaftsdefinierende Fähigkeit kann von einer anderen abhängen: { $first } von { FORM($second, case: "dative") }
not-subtypes-need-no-type = ein Untertyp braucht einen Kartentyp, zu dem er gehört: { CAPITAL($first) } kann ihn { FORM($object, case: "dative") } sonst nicht geben
not-numbers-are-never-fixed = eine Zahl, die beim Verrechnen bestimmt wurde, ändert sich nicht mehr: Das gilt für { FORM($first, case: "accusative") }
not-active-player-orders-all = gleichzeitige Zeitstempel ordnet jeder Spieler für seine Objekte, der aktive Spieler zuerst: also { $first } vor { FORM($second, case: "dative") }
not-exceptions-are-defined-anew =
    was ein Kopiereffekt als Ausnahme festlegt, bleibt: { CAPITAL($first) } { NUM($first) ->
        [many] kopieren
       *[other] kopiert
    } die Fähigkeit nicht, die es definieren würde
not-static-copies-follow = eine Kopie behält die Werte, die sie zu Beginn übernommen hat: Das gilt für { FORM($first, case: "accusative") }
not-negative-bonuses-count = ein berechneter Bonus, der negativ wäre, zählt als 0: Das gilt für { FORM($first, case: "accusative") }
not-copying-ends-effects =
    eine Kopie zu werden beendet keinen Effekt: { CAPITAL($first) } { NUM($first) ->
        [many] gehen
       *[other] geht
    } weiter
not-face-down-is-always-a-creature = nicht alles, was verdeckt ist, ist eine 2/2 Kreatur: Was { $object } jetzt { NUM($object) ->
        [many] sind
       *[other] ist
    }, sagt der Effekt, der das bewirkt hat
not-face-down-shows-its-copy = was verdeckt ist, zeigt nichts von dem, wovon es eine Kopie ist: { CAPITAL($object) } { NUM($object) ->
        [many] sind
       *[other] ist
    } verdeckt
not-face-down-comes-first =
    verdeckt zu sein kommt in Layer 1 zuletzt, sodass nicht zu sehen ist, was { $first } aus { FORM($object, case: "dative") } gemacht { NUM($first) ->
        [many] haben
       *[other] hat
    }
not-indestructible-saves-from-anything = bei Widerstandskraft 0 oder weniger wird nichts zerstört, also hilft Unzerstörbarkeit nicht
not-counters-do-not-cancel = es werden so viele +1/+1-Marken wie -1/-1-Marken entfernt
not-back-faces-cost-nothing =
    { $object } { NUM($object) ->
        [many] zeigen
       *[other] zeigt
    } die Rückseite und { NUM($object) ->
        [many] haben
       *[other] hat
    } den Manabetrag der Vorderseite
not-given-abilities-are-as-old-as-the-object = der Effekt einer verliehenen Fähigkeit ist nicht älter als das, was sie verleiht: also { $first } vor { FORM($second, case: "dative") }
newer-together-own = { $object } und { $other } kamen zugleich für einen Spieler ins Spiel, und dieser gab { FORM($object, case: "dative") } den späteren Zeitstempel
newer-at-once = beide erhielten ihre Zeitstempel zugleich{ $turn }. In diesem Fall bekommen die Objekte des aktiven Spielers die früheren, danach die der anderen Spieler in Zugreihenfolge, und jeder Spieler ordnet seine eigenen

# Dasselbe nach den Regeln vor April 2020.
newer-together-by-active = { $object } und { $other } kamen zugleich{ $turn } ins Spiel, in der vom aktiven Spieler gewählten Reihenfolge
newer-at-once-by-active = beide erhielten ihre Zeitstempel zugleich{ $turn }, in der vom aktiven Spieler gewählten Reihenfolge
claim-lethal-damage =
    { $what } ({ $damage }, { $by ->
        [power] Stärke
       *[other] Widerstandskraft
    } { $number })
