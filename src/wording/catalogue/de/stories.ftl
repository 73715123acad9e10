### Ein Szenario, Layer für Layer erzählt, und wo zwei Berechnungen auseinandergehen.

story-cards = Die Karten
story-events = Was geschieht
story-card = { $card }: { $words }
story-heading = { CAPITAL($what) }
story-asked = (Hier wird gefragt.)
story-asked-noted = (Hier wird gefragt: { $notes }.)

story-rules = geänderte Spielregeln: { CAPITAL($rules) }
story-no-rules = keine Spielregel ist geändert
story-cost = Kosten für { FORM($spell, case: "accusative") }: { $cost }
story-no-spell =
    { $spell } { NUM($spell) ->
        [many] sind
       *[other] ist
    } kein Zauberspruch auf dem Stapel
story-ability-cost = { FORM($ability, case: "accusative") } zu aktivieren kostet { $cost }
story-no-ability = { $ability } ist keine Fähigkeit, die aktiviert werden kann
story-state-based = zustandsbasierte Aktionen würden folgen:
story-no-state-based = keine zustandsbasierte Aktion würde folgen
story-if-performed = würden jetzt zustandsbasierte Aktionen ausgeführt:
story-if-performed-keeping = würden jetzt zustandsbasierte Aktionen ausgeführt und { $objects } behalten:
story-after-that = danach: { CAPITAL($what) }
story-would-not-be-there =
    { $object } { NUM($object) ->
        [many] wären
       *[other] wäre
    } nicht da

story-order = { $where } zuerst { $effects }
story-order-only = { $where } nur { $effects }
story-then = dann { $effect }
story-in-layer = in Layer { $layer }
story-among-players = bei den Spielern
story-among-rules = bei den Spielregeln
story-nothing-applied = { $where } wird nichts angewendet

story-untouched = kein dauerhafter Effekt gilt: Alles ist, wie es gedruckt oder erzeugt wurde
story-more-objects =
    und { $count ->
        [one] 1 weiteres Objekt
       *[other] { $count } weitere Objekte
    }

stage-title-performed = Zustandsbasierte Aktionen, die vorher ausgeführt wurden
stage-title-ended = Beendete Effekte
stage-title-starts = Ausgangswerte
stage-title-stands = Nach den Layern
stage-title-players = Spieler
stage-title-game-rules = Spielregeln
stage-title-costs = Kosten
stage-title-state-based = Zustandsbasierte Aktionen
story-title-rounds = Zustandsbasierte Aktionen in Runden
story-round = Runde { $n }: { $what }

parting-applied =
    { $effects } { NUM($effects) ->
        [many] werden
       *[one] wird
    } angewendet
parting-not-applied =
    { $effects } { NUM($effects) ->
        [many] werden
       *[one] wird
    } dort nicht angewendet
parting-idle =
    { $effects } { NUM($effects) ->
        [many] werden
       *[one] wird
    } dort angewendet, ohne das zu ändern

story-mistakes = Wo man sich leicht irrt:
story-mistake = { $question } „{ CAPITAL($answer) }“: { $why }
story-mistake-further = { $question } „{ CAPITAL($answer) }“

check-called = Prüfung „{ $check }“
