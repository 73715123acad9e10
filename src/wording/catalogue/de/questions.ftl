### Was gefragt wird, und Antworten, für die kein Wert Worte hat: ganze Sätze.

question-size =
    Welche Stärke und Widerstandskraft { NUM($object) ->
        [many] haben
       *[other] hat
    } { $object }?
question-base-size =
    Welche Basis-Stärke und -Widerstandskraft { NUM($object) ->
        [many] haben
       *[other] hat
    } { $object }?
question-type-line =
    { $several ->
        [yes] Wie lauten die Typenzeilen
       *[no] Wie lautet die Typenzeile
    } von { FORM($object, case: "dative") }?
question-colors =
    Welche Farben { NUM($object) ->
        [many] haben
       *[other] hat
    } { $object }, falls überhaupt welche?
question-abilities =
    Welche Fähigkeiten { NUM($object) ->
        [many] haben
       *[other] hat
    } { $object }?
question-controller = Wer kontrolliert { FORM($object, case: "accusative") }?
question-owner =
    Wem { NUM($object) ->
        [many] gehören
       *[other] gehört
    } { $object }?
question-name =
    { $several ->
        [yes] Welche Namen
       *[no] Welchen Namen
    } { NUM($object) ->
        [many] haben
       *[other] hat
    } { $object }?
question-mana-cost =
    Welche Manakosten und { $several ->
        [yes] welche Manabeträge
       *[no] welchen Manabetrag
    } { NUM($object) ->
        [many] haben
       *[other] hat
    } { $object }?
question-loyalty =
    Welche Loyalität { NUM($object) ->
        [many] haben
       *[other] hat
    } { $object }?
question-defense =
    Welche Verteidigung { NUM($object) ->
        [many] haben
       *[other] hat
    } { $object }?
question-counters = Welche Marken liegen auf { FORM($object, case: "dative") }?
question-damage = Wie viel Schaden ist auf { FORM($object, case: "dative") } vermerkt?
question-attached-to =
    Woran { NUM($object) ->
        [many] sind
       *[other] ist
    } { $object } angelegt, falls überhaupt?
question-tapped =
    { NUM($object) ->
        [many] Sind
       *[other] Ist
    } { $object } getappt?
question-face-down =
    { NUM($object) ->
        [many] Sind
       *[other] Ist
    } { $object } verdeckt?
question-zone =
    In welcher Zone { NUM($object) ->
        [many] sind
       *[other] ist
    } { $object }?
question-exists =
    { NUM($object) ->
        [many] Sind
       *[other] Ist
    } { $object } noch vorhanden?
question-taps-for = Welche Arten von Mana können die Manafähigkeiten von { FORM($object, case: "dative") } erzeugen?
question-rules = Welche Regeln des Spiels sind für { FORM($object, case: "accusative") } geändert?
question-attacks =
    { NUM($object) ->
        [many] Können oder müssen
       *[other] Kann oder muss
    } { $object } nach Effekten und eigenen Fähigkeiten angreifen?
question-blocks =
    { NUM($object) ->
        [many] Können oder müssen
       *[other] Kann oder muss
    } { $object } nach Effekten und eigenen Fähigkeiten blocken?
question-copiable =
    Welche kopierbaren Werte { NUM($object) ->
        [many] haben
       *[other] hat
    } { $object }?

question-player-life = Wie viele Lebenspunkte hat { $player }?
question-player-hand = Wie viele Karten hat { $player } auf der Hand?
question-player-abilities = Welche Fähigkeiten hat { $player }?
question-player-maximum-hand-size = Wie groß ist die maximale Handkartenzahl von { $player }?
question-player-land-plays = Wie viele Länder darf { $player } in einem eigenen Zug spielen?

question-game-rules = Welche Regeln des Spiels sind geändert?
question-cost = Was kostet es insgesamt, { FORM($object, case: "accusative") } zu wirken?
question-cost-in-mana = Wie viel Mana kostet es, { FORM($object, case: "accusative") } zu wirken?
question-ability-cost-in-mana = Wie viel Mana kostet es, { FORM($ability, case: "accusative") } zu aktivieren?
question-ability-cost = Was kostet es insgesamt, { FORM($ability, case: "accusative") } zu aktivieren?
question-state-based = Welche zustandsbasierten Aktionen würden jetzt ausgeführt?
question-order =
    In welcher Reihenfolge werden Effekte in { NUM($layer) ->
        [many] den Layern
       *[one] Layer
    } { $layer } angewendet?
question-order-players = In welcher Reihenfolge werden Effekte auf Spieler angewendet?
question-order-game-rules = In welcher Reihenfolge werden Effekte angewendet, die Regeln des Spiels ändern?

question-after = Jetzt werden zustandsbasierte Aktionen ausgeführt, bis keine mehr anfällt. { $question }
question-after-keeping = Jetzt werden zustandsbasierte Aktionen ausgeführt, bis keine mehr anfällt; nach der Legendenregel behalten die Spieler { FORM($kept, case: "accusative") }. { $question }
question-rounds = Welche werden ausgeführt, und wann?

answer-absent = nicht mehr vorhanden
answer-yes = ja
answer-no = nein
answer-mana-cost = { $cost }, Manabetrag { $value }
answer-no-mana-cost = keine Manakosten, Manabetrag { $value }
answer-no-loyalty = keine Loyalität
answer-no-defense = keine Verteidigung
answer-no-limit = keine Grenze
answer-no-state-based = keine
answer-no-game-rules = keine
answer-no-rules = keine
answer-nothing-applied = keiner wird angewendet
answer-only-applied = nur { $effect }
answer-order = zuerst { $first }, { $then }
answer-then = dann { $effect }

face-down-object = die verdeckte bleibende Karte
face-down-object-of = verdeckte bleibende Karte { $place }

board-copy-of = kam als Kopie von { FORM($object, case: "dative") } ins Spiel
board-turned-copy-of = aufgedeckt als Kopie von { FORM($object, case: "dative") }
board-to-copy = zum Kopieren gewählt: { $object }
board-choice = { $choice }: { $what }
board-choice-of-ability = { $choice } ({ $place }): { $what }
board-merged = verschmolzene bleibende Karte: oben { $top }, darunter { $below }
board-damage =
    { $damage ->
        [one] 1 Schadenspunkt
       *[other] { $damage } Schadenspunkte
    }
board-named = heißt { $name }
board-untapped = ungetappt
board-phased-out = destabilisiert
board-level = Stufe { $level }
board-attacking = greift { FORM($whom, case: "accusative") } an
board-attacking-somebody = greift an
board-blocking = blockt { FORM($what, case: "accusative") }
board-sticker = Aufkleber: { $what }
board-elsewhere =
    { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } { $where }

card-prototype = { $size } (Prototyp { $prototype })
card-loyalty = Loyalität { $value }
card-defense = Verteidigung { $value }

feedback-right = Das ist richtig.

# $belief ist ein Nebensatz im Konjunktiv, Verb am Ende; $truth ein Hauptsatz ab der zweiten Stelle nach „Aber“.
feedback-wrong = Das wäre richtig, wenn { $belief }. Aber { $truth } ({ $clause }).
feedback-wrong-unnumbered = Das wäre richtig, wenn { $belief }. Aber { $truth }.

feedback-overlooked = So wäre es ohne { FORM($effects, case: "accusative") }.
feedback-still-lasts =
    So wäre es, wenn { $effects } schon geendet hätte. Aber { GENITIVE($who) } { $what ->
        [turn] nächster Zug
        [untapStep] nächstes Enttappsegment
        [endStep] nächstes Endsegment
       *[upkeep] nächstes Versorgungssegment
    } hat noch nicht begonnen ({ $clause }).
feedback-unnoticed = So wäre es, wenn dies nicht geschehen wäre: { CAPITAL($event) }
feedback-mixed-up = So wäre es in dieser Reihenfolge: { CAPITAL($first) }; danach: { CAPITAL($second) }
feedback-other-order = Das wäre richtig, wenn { $player } die andere Reihenfolge der Zeitstempel gewählt hätte: { $newer } vor { FORM($older, case: "dative") }. Aber { $player } hat { FORM($older, case: "dative") } den früheren gegeben ({ $clause }).
feedback-other-order-of-active = Das wäre richtig, wenn der aktive Spieler die andere Reihenfolge der Zeitstempel gewählt hätte: { $newer } vor { FORM($older, case: "dative") }. Aber er hat { FORM($older, case: "dative") } den früheren gegeben ({ $clause }).
feedback-unnoticed-step = So wäre es, wenn Schritt { $step } nicht geschehen wäre: { CAPITAL($event) }
feedback-outdated-step = So war es bis Schritt { $step }: { CAPITAL($event) }
feedback-outdated = So war es, bis dies geschah: { CAPITAL($event) }
feedback-counted-too = So wäre es, wenn { $effect } auch { FORM($object, case: "accusative") } mitzählen würde.
feedback-not-counted = So wäre es, wenn { $effect } { FORM($object, case: "accusative") } nicht mitzählen würde.
feedback-counted-first = So wäre es, wenn { $effect } auch das erste Ziel mitzählen würde. Aber es zählt nur, was über das erste hinausgeht ({ $clause }).
feedback-not-performed = So ist es, bevor zustandsbasierte Aktionen ausgeführt werden.
feedback-reached =
    So wäre es, wenn { $source } auch auf { FORM($object, case: "accusative") } { NUM($source) ->
        [many] wirken würden
       *[other] wirken würde
    }.
feedback-reached-of-player = { feedback-reached } Aber nur was { $player } kontrolliert, ist betroffen.
feedback-reached-described = { feedback-reached } Aber nur { FORM($what, number: "many") } sind betroffen.
feedback-reached-itself-other = { feedback-reached-itself } Aber nur andere sind betroffen.
feedback-reached-itself =
    So wäre es, wenn { $source } auch auf sich selbst { NUM($source) ->
        [many] wirken würden
       *[other] wirken würde
    }.

spared-as-other =
    { $source } { NUM($source) ->
        [many] wirken
       *[other] wirkt
    } nur auf andere
spared-of-player =
    { $source } { NUM($source) ->
        [many] wirken
       *[other] wirkt
    } nur auf das, was { $player } kontrolliert
spared-as-described =
    { $source } { NUM($source) ->
        [many] wirken
       *[other] wirkt
    } nur auf { FORM($what, number: "many", case: "accusative") }

moment-asked = { $player } ist am Zug. Sonst ist nichts geschehen, und es wurden auch keine zustandsbasierten Aktionen ausgeführt.

moment-ordered = { $player } gibt ihnen Zeitstempel in dieser Reihenfolge: { $objects }.
moment-ordered-by-active = Der aktive Spieler gibt ihnen Zeitstempel in dieser Reihenfolge: { $objects }.

answer-stated = Die Antwort: { CAPITAL($answer) }
