### Ein Szenario, Layer für Layer erzählt, und wo zwei Berechnungen auseinandergehen.

story-cards = Die Karten
story-events = Was geschieht
story-why = Warum, in Kürze
story-card = { $card }: { $words }
story-card-half = { $card } ({ $made-up ->
        [yes] erfunden; { "" }
       *[no] { "" }
    }eine Hälfte einer Karte; die andere ist { $other }): { $words }
story-card-made-up = { $card } (erfunden): { $words }
story-heading = { CAPITAL($what) }
story-edition = Hier gelten { $rules }, nicht die heutigen.
story-asked = (Hier wird gefragt.)
story-asked-noted = (Hier wird gefragt: { $notes }.)

story-rules = geänderte Spielregeln: { CAPITAL($rules) }
story-no-rules = keine Spielregel ist geändert
story-cost = Kosten für { FORM($spell, case: "accusative") }: { $cost }
story-cost-then = Kosten für { FORM($spell, case: "accusative") }: { $cost }; sie stehen seit dem Wirken fest (Schritt { $step })
story-no-spell =
    { $spell } { NUM($spell) ->
        [many] sind
       *[other] ist
    } kein Zauberspruch auf dem Stapel
story-ability-cost = { FORM($ability, case: "accusative") } zu aktivieren kostet { $cost }
story-ability-cost-then = { FORM($ability, case: "accusative") } zu aktivieren kostete { $cost }; das steht seit Schritt { $step } fest
story-no-ability = { $ability } ist keine Fähigkeit, die aktiviert werden kann
story-state-based = zustandsbasierte Aktionen würden folgen:
story-no-state-based = keine zustandsbasierte Aktion würde folgen
story-if-performed = zustandsbasierte Aktionen, wenn sie jetzt ausgeführt werden:
story-if-performed-keeping = zustandsbasierte Aktionen, wenn sie jetzt ausgeführt und { $objects } behalten werden:
story-after-that = danach: { CAPITAL($what) }
story-while-open = solange das offen ist: { CAPITAL($what) }

story-order = { $where } ist die Reihenfolge: zuerst { $effects }
story-order-only = { $where } { NUM($effects) ->
        [many] werden
       *[one] wird
    } nur { $effects } angewendet
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
stage-title-ended = Was vorher endete oder nicht zustande kam
stage-title-starts = Vor den Layern
stage-title-stands = Nach den Layern
stage-title-players = Spieler
stage-title-game-rules = Spielregeln
stage-title-costs = Kosten
stage-title-state-based = Zustandsbasierte Aktionen
stage-title-afterwards = Danach: { $title }
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
story-open = die Regeln lassen das offen; man kann sie verschieden lesen
story-reading-followed = Hier befolgt:
story-reading-other = Andere Lesart:
