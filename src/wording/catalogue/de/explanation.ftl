### Wie Antworten erklärt werden: Aussagen über Schritte einer Berechnung.


stage-title-layer = Layer { $layer }: { $about }
stage-about-copying = Kopien
stage-about-face-down = verdeckte Karten
stage-about-control = Kontrolle
stage-about-text = Text
stage-about-type = Typen
stage-about-color = Farben
stage-about-ability = Fähigkeiten
stage-about-color-and-ability = Farben und Fähigkeiten
stage-about-copying-and-face-down = Kopien und verdeckte Karten
stage-about-defined-size = Stärke und Widerstandskraft, die sich selbst definieren
stage-about-set-size = Stärke und Widerstandskraft, die gesetzt werden
stage-about-set-size-and-boost = gesetzte Stärke und Widerstandskraft und was verrechnet wurde
stage-about-boost = Änderungen von Stärke und Widerstandskraft
stage-about-counters = Marken
stage-about-switch = vertauschte Stärke und Widerstandskraft
stage-title-starts = Wovon ausgegangen wird
stage-title-stands = Nach den Layern
stage-title-players = Spieler
stage-title-game-rules = Spielregeln
stage-title-costs = Kosten
stage-title-state-based = Zustandsbasierte Aktionen

claim-applied =
    { $effect } { NUM($effect) ->
        [many] werden
       *[other] wird
    } angewendet: { $changes }
claim-goes-on-being-applied =
    { $effect } { NUM($effect) ->
        [many] werden
       *[other] wird
    } auch hier angewendet: { $changes }
claim-in-vain =
    { $effect } { NUM($effect) ->
        [many] werden
       *[other] wird
    } auf { $object } angewendet, was hier nichts ändert
claim-applied-to =
    { $effect } { NUM($effect) ->
        [many] werden
       *[other] wird
    } auf { $objects } angewendet
claim-applied-to-nothing =
    { $effect } { NUM($effect) ->
        [many] werden
       *[other] wird
    } angewendet, aber auf nichts

claim-waits =
    { $effect } { NUM($effect) ->
        [many] sind
       *[other] ist
    } älter als { $on }, { NUM($effect) ->
        [many] warten
       *[other] wartet
    } aber: { $reasons }
claim-depends =
    { $effect } { NUM($effect) ->
        [many] hängen
       *[other] hängt
    } von { FORM($on, case: "dative") } ab: { $reasons }
claim-depends-anyway =
    { $on } { NUM($on) ->
        [many] sind
       *[other] ist
    } älter, und { $effect } { NUM($effect) ->
        [many] hängen
       *[other] hängt
    } außerdem davon ab: { $reasons }
claim-loop = { $members } hängen voneinander ab, also entscheiden unter ihnen die Zeitstempel: { $reasons }
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
    } { $who } auch { $more } betreffen
reason-loses =
    nach { FORM($on, case: "dative") } { NUM($who) ->
        [many] würden
       *[other] würde
    } { $who } { $fewer } nicht mehr betreffen
reason-moves =
    nach { FORM($on, case: "dative") } { NUM($who) ->
        [many] würden
       *[other] würde
    } { $who } { $more } betreffen und { $fewer } nicht mehr
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
    } von { $object }

mention-short =
    { $case ->
        [genitive] des
        [dative] dem
        [accusative] den
       *[nominative] der
    } von { $object }

claim-pronoun =
    { NUM($of) ->
        [many] sie
       *[other] er
    }

claim-older =
    { $first } { NUM($first) ->
        [many] sind
       *[other] ist
    } älter als { $second } und { NUM($first) ->
        [many] werden
       *[other] wird
    } deshalb zuerst angewendet
claim-last-word =
    { $second } { NUM($second) ->
        [many] sind
       *[other] ist
    } jünger als { $first } und { NUM($second) ->
        [many] haben
       *[other] hat
    } deshalb das letzte Wort
claim-defining-first =
    eigenschaftsdefinierende Fähigkeiten kommen unabhängig von Zeitstempeln zuerst: { $first } { NUM($first) ->
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
    } genau { $objects }, auch in allen späteren Layern
claim-begins-with-nothing =
    { $effect } { NUM($effect) ->
        [many] beginnen
       *[other] beginnt
    } hier, ohne etwas zu betreffen, und dabei bleibt es in allen späteren Layern
claim-continues =
    { $by } { NUM($by) ->
        [many] haben
       *[other] hat
    } in Layer { $lost } die Fähigkeit dazu genommen, aber { $effect } { NUM($effect) ->
        [many] haben
       *[other] hat
    } in Layer { $begun } begonnen und { NUM($effect) ->
        [many] gehen
       *[other] geht
    } weiter
claim-continues-itself =
    { $effect } { NUM($effect) ->
        [many] haben
       *[other] hat
    } in Layer { $lost } die eigene Fähigkeit genommen, aber in Layer { $begun } begonnen und { NUM($effect) ->
        [many] gehen
       *[other] geht
    } weiter
claim-continues-somehow = die Fähigkeit hinter { FORM($effect, case: "dative") } ist weg, aber der Effekt hat begonnen und geht weiter
claim-ceased =
    { $effect } { NUM($effect) ->
        [many] werden
       *[other] wird
    } nie angewendet: { $by } { NUM($by) ->
        [many] nehmen
       *[other] nimmt
    } vorher die Fähigkeit dazu
claim-ceased-by-land-type =
    { $effect } { NUM($effect) ->
        [many] werden
       *[other] wird
    } nie angewendet: { $by } { NUM($by) ->
        [many] setzen
       *[other] setzt
    } die Landtypen von { $object }, und damit gehen die Fähigkeiten des Regeltexts
claim-escaped =
    { $effect } { NUM($effect) ->
        [many] betreffen
       *[other] betrifft
    } { $object } nicht: In Layer { $layer } { NUM($by) ->
        [many] haben
       *[other] hat
    } { $by } etwas anderes daraus gemacht
claim-missed =
    { $effect } { NUM($effect) ->
        [many] betreffen
       *[other] betrifft
    } { $object } nicht: { NUM($effect) ->
        [many] Sie haben
       *[other] Er hat
    } in Layer { $begun } begonnen, und { $by } { NUM($by) ->
        [many] kommen
       *[other] kommt
    } dafür zu spät
claim-reached =
    dass { $effect } { $objects } { NUM($effect) ->
        [many] betreffen
       *[other] betrifft
    }, liegt an { FORM($by, case: "dative") } in Layer { $layer }
claim-given = die Fähigkeit hinter { FORM($effect, case: "dative") } kommt von { FORM($by, case: "dative") } in Layer { $layer }
claim-edited =
    { $by } { NUM($by) ->
        [many] haben
       *[other] hat
    } in Layer { $layer } den Text hinter { FORM($effect, case: "dative") } geändert
claim-enabled =
    die Bedingung für { FORM($effect, case: "accusative") } ist durch das erfüllt, was { $by } in Layer { $layer } getan { NUM($by) ->
        [many] haben
       *[other] hat
    }
claim-reads =
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
    } { $players }: { $abilities }
claim-player-loses =
    { $effect } { NUM($effect) ->
        [many] nehmen
       *[other] nimmt
    } { $players }: { $abilities }
claim-player-cant = wegen { FORM($effect, case: "genitive") } kann dies nicht haben, wer hier steht: { $players } ({ $abilities })
claim-player-nobody =
    { $effect } { NUM($effect) ->
        [many] finden
       *[other] findet
    } keinen Spieler, den es betrifft
claim-rule = { $rule } (durch { FORM($effect, case: "accusative") })

cost-base = { $object } kostet zunächst { $total }
cost-none = { $object } hat keine Manakosten, und was es nicht gibt, kann nicht bezahlt werden
cost-alternative = statt der Manakosten werden alternative Kosten bezahlt ({ $by }): { $total }
cost-additional = zusätzliche Kosten von { $mana } werden bezahlt ({ $by }): { $total }
cost-additional-other = außer Mana wird dies bezahlt: { $by }
cost-increase =
    { $effect } { NUM($effect) ->
        [many] erhöhen
       *[other] erhöht
    } um { $mana }: { $total }
cost-reduction =
    { $effect } { NUM($effect) ->
        [many] senken
       *[other] senkt
    } um { $mana }: { $total }
cost-total =
    { $effect } { NUM($effect) ->
        [many] schauen
       *[other] schaut
    } zuletzt auf den Gesamtbetrag, der mindestens { $mana } ist: { $total }
cost-locked = das sind die Gesamtkosten von { $object }: { $total }
cost-not-payable = nicht zu bezahlen

short-change = { $predicates } ({ $owner }, Layer { $layer })
short-then = { $change }
short-untouched = kein Effekt ändert das: Es ist so, wie die Karte und die Ereignisse es sagen
short-untouched-player = kein Effekt ändert das für den Spieler
short-no-rules = kein Effekt ändert eine Spielregel
short-no-effects = dort wird kein Effekt angewendet
