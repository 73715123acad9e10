### Geänderte Spielregeln: was sich für wen ändert. Das Verb (.verb) steht für sich, .rest ist, was folgt.

rule-maximum-hand-size = { rule-maximum-hand-size.verb } { rule-maximum-hand-size.rest }
    .verb =
        { $person ->
            [second] hast
           *[third]
                { $number ->
                    [one] hat
                   *[many] haben
                }
        }
    .rest = eine maximale Handkartenzahl von { $amount }
rule-no-maximum-hand-size = { rule-no-maximum-hand-size.verb } { rule-no-maximum-hand-size.rest }
    .verb =
        { $person ->
            [second] hast
           *[third]
                { $number ->
                    [one] hat
                   *[many] haben
                }
        }
    .rest = keine maximale Handkartenzahl
rule-maximum-hand-size-reduced = { rule-maximum-hand-size-reduced.verb } { rule-maximum-hand-size-reduced.rest }
    .verb =
        { $person ->
            [second] hast
           *[third]
                { $number ->
                    [one] hat
                   *[many] haben
                }
        }
    .rest = eine um { $amount } verringerte maximale Handkartenzahl
rule-maximum-hand-size-increased = { rule-maximum-hand-size-increased.verb } { rule-maximum-hand-size-increased.rest }
    .verb =
        { $person ->
            [second] hast
           *[third]
                { $number ->
                    [one] hat
                   *[many] haben
                }
        }
    .rest = eine um { $amount } erhöhte maximale Handkartenzahl
rule-additional-land-play = { rule-additional-land-play.verb } { rule-additional-land-play.rest }
    .verb =
        { $person ->
            [second] darfst
           *[third]
                { $number ->
                    [one] darf
                   *[many] dürfen
                }
        }
    .rest =
        { rule-any-number-of-lands.when } { $amount ->
            [1] ein zusätzliches Land
           *[other] { $amount } zusätzliche Länder
        } spielen
rule-any-number-of-lands = { rule-any-number-of-lands.verb } { rule-any-number-of-lands.rest }
    .verb =
        { $person ->
            [second] darfst
           *[third]
                { $number ->
                    [one] darf
                   *[many] dürfen
                }
        }
    .rest = { rule-any-number-of-lands.when } beliebig viele Länder spielen
    .when =
        { $turns ->
            [this] { "" }
            [each]
                in jedem { $person ->
                    [second] deiner Züge
                   *[third] eigenen Zug
                }
           *[own] im eigenen Zug
        }
rule-cant-play-lands = { rule-cant-play-lands.verb } { rule-cant-play-lands.rest }
    .verb =
        { $person ->
            [second] kannst
           *[third]
                { $number ->
                    [one] kann
                   *[many] können
                }
        }
    .rest = keine Länder spielen
rule-cant-attack = { rule-cant-attack.verb } { rule-cant-attack.rest }
    .verb =
        { $number ->
            [one] kann
           *[many] können
        }
    .rest = nicht angreifen
rule-cant-block = { rule-cant-block.verb } { rule-cant-block.rest }
    .verb =
        { $number ->
            [one] kann
           *[many] können
        }
    .rest = nicht blocken
rule-must-attack-if-able = { rule-must-attack-if-able.verb } { rule-must-attack-if-able.rest }
    .verb =
        { $number ->
            [one] muss
           *[many] müssen
        }
    .rest = in jedem Kampf angreifen, falls möglich{ COMMA() }
rule-goaded = { rule-goaded.verb } { rule-goaded.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = angestachelt{ COMMA() }
rule-must-block-if-able = { rule-must-block-if-able.verb } { rule-must-block-if-able.rest }
    .verb =
        { $number ->
            [one] muss
           *[many] müssen
        }
    .rest = in jedem Kampf blocken, falls möglich{ COMMA() }
rule-cant-be-blocked = { rule-cant-be-blocked.verb } { rule-cant-be-blocked.rest }
    .verb =
        { $number ->
            [one] kann
           *[many] können
        }
    .rest = nicht geblockt werden
rule-cant-be-blocked-by-walls = { rule-cant-be-blocked-by-walls.verb } { rule-cant-be-blocked-by-walls.rest }
    .verb =
        { $number ->
            [one] kann
           *[many] können
        }
    .rest = nicht von Mauern geblockt werden
rule-must-be-blocked-if-able = { rule-must-be-blocked-if-able.verb } { rule-must-be-blocked-if-able.rest }
    .verb =
        { $number ->
            [one] muss
           *[many] müssen
        }
    .rest = geblockt werden, falls möglich{ COMMA() }
rule-must-be-blocked-by-all-able = { rule-must-be-blocked-by-all-able.verb } { rule-must-be-blocked-by-all-able.rest }
    .verb =
        { $number ->
            [one] muss
           *[many] müssen
        }
    .rest = von allen Kreaturen geblockt werden, die dazu fähig sind{ COMMA() }
rule-must-block-source-if-able = { rule-must-block-source-if-able.verb } { rule-must-block-source-if-able.rest }
    .verb =
        { $number ->
            [one] muss
           *[many] müssen
        }
    .rest = { FORM($source, case: "accusative") } blocken, falls möglich{ COMMA() }
rule-cant-attack-player-without-island = { rule-cant-attack-player-without-island.verb } { rule-cant-attack-player-without-island.rest }
    .verb =
        { $number ->
            [one] kann
           *[many] können
        }
    .rest = keinen Spieler angreifen, der keine Insel kontrolliert{ COMMA() }
rule-lethal-damage-by-power = { rule-lethal-damage-by-power.verb } { rule-lethal-damage-by-power.rest }
    .verb =
        { $number ->
            [one] erleidet
           *[many] erleiden
        }
    .rest = tödlichen Schaden nach der Stärke statt nach der Widerstandskraft
rule-assigns-damage-by-toughness = { rule-assigns-damage-by-toughness.verb } { rule-assigns-damage-by-toughness.rest }
    .verb =
        { $number ->
            [one] weist
           *[many] weisen
        }
    .rest = Kampfschaden nach der Widerstandskraft statt nach der Stärke zu
rule-attacks-as-though-without-defender = { rule-attacks-as-though-without-defender.verb } { rule-attacks-as-though-without-defender.rest }
    .verb =
        { $number ->
            [one] kann
           *[many] können
        }
    .rest = angreifen, als ob Verteidiger nicht da wäre{ COMMA() }
rule-at-most-counters = { rule-at-most-counters.verb } { rule-at-most-counters.rest }
    .verb =
        { $number ->
            [one] kann
           *[many] können
        }
    .rest = nicht mehr als { $amount } { FORM($counter, number: "many", case: "accusative") } haben
rule-cant-be-cast = { rule-cant-be-cast.verb } { rule-cant-be-cast.rest }
    .verb =
        { $number ->
            [one] kann
           *[many] können
        }
    .rest = nicht gewirkt werden
rule-cant-be-played = { rule-cant-be-played.verb } { rule-cant-be-played.rest }
    .verb =
        { $number ->
            [one] kann
           *[many] können
        }
    .rest = nicht gespielt werden
rule-cant-be-enchanted = { rule-cant-be-enchanted.verb } { rule-cant-be-enchanted.rest }
    .verb =
        { $number ->
            [one] kann
           *[many] können
        }
    .rest = nicht{ $by } verzaubert werden
rule-indestructible = { rule-indestructible.verb } { rule-indestructible.rest }
    .verb =
        { $number ->
            [one] kann
           *[many] können
        }
    .rest = nicht zerstört werden
rule-lands-cant-enter = { rule-lands-cant-enter.verb } { rule-lands-cant-enter.rest }
    .verb =
        { $number ->
            [one] kann
           *[many] können
        }
    .rest = nicht ins Spiel kommen
rule-subject-lands-cant-enter = Länder
    .number = many
rule-cant-cast-spells = { rule-cant-cast-spells.verb } { rule-cant-cast-spells.rest }
    .verb =
        { $person ->
            [second] kannst
           *[third]
                { $number ->
                    [one] kann
                   *[many] können
                }
        }
    .rest = keine Zaubersprüche wirken
rule-maximum-spells-each-turn = { rule-maximum-spells-each-turn.verb } { rule-maximum-spells-each-turn.rest }
    .verb =
        { $person ->
            [second] darfst
           *[third]
                { $number ->
                    [one] darf
                   *[many] dürfen
                }
        }
    .rest =
        in jedem Zug nur { $amount ->
            [1] einen Zauberspruch
           *[other] { $amount } Zaubersprüche
        } wirken
rule-casts-and-activates-on-own-turns-only = { rule-casts-and-activates-on-own-turns-only.verb } { rule-casts-and-activates-on-own-turns-only.rest }
    .verb =
        { $person ->
            [second] kannst
           *[third]
                { $number ->
                    [one] kann
                   *[many] können
                }
        }
    .rest = nur in eigenen Zügen Zaubersprüche wirken und Fähigkeiten aktivieren
rule-cant-activate-but-mana-or-loyalty = { rule-cant-activate-but-mana-or-loyalty.verb } { rule-cant-activate-but-mana-or-loyalty.rest }
    .verb =
        { $person ->
            [second] kannst
           *[third]
                { $number ->
                    [one] kann
                   *[many] können
                }
        }
    .rest = außer Mana- und Loyalitätsfähigkeiten keine Fähigkeiten aktivieren
rule-cant-gain-life = { rule-cant-gain-life.verb } { rule-cant-gain-life.rest }
    .verb =
        { $person ->
            [second] kannst
           *[third]
                { $number ->
                    [one] kann
                   *[many] können
                }
        }
    .rest = keine Lebenspunkte dazuerhalten
rule-cant-lose-life = { rule-cant-lose-life.verb } { rule-cant-lose-life.rest }
    .verb =
        { $person ->
            [second] kannst
           *[third]
                { $number ->
                    [one] kann
                   *[many] können
                }
        }
    .rest = keine Lebenspunkte verlieren
rule-cant-lose = { rule-cant-lose.verb } { rule-cant-lose.rest }
    .verb =
        { $person ->
            [second] kannst
           *[third]
                { $number ->
                    [one] kann
                   *[many] können
                }
        }
    .rest = die Partie nicht verlieren
rule-cant-win = { rule-cant-win.verb } { rule-cant-win.rest }
    .verb =
        { $person ->
            [second] kannst
           *[third]
                { $number ->
                    [one] kann
                   *[many] können
                }
        }
    .rest = die Partie nicht gewinnen
rule-spend-mana-as-any-color = { rule-spend-mana-as-any-color.verb } { rule-spend-mana-as-any-color.rest }
    .verb =
        { $person ->
            [second] darfst
           *[third]
                { $number ->
                    [one] darf
                   *[many] dürfen
                }
        }
    .rest = Mana ausgeben, als wäre es Mana einer beliebigen Farbe{ COMMA() }
the-legend-rule = die Legendenregel
    .gender = f
rule-no-legend-rule = { rule-no-legend-rule.verb } { rule-no-legend-rule.rest }
    .verb = gilt
    .rest = nicht { $for }
for-objects = für { FORM($what, number: "many", case: "accusative") }
for-permanents-of = für bleibende Karten unter { FORM($control, case: "dative") }
rule-unknown = { rule-unknown.verb } { rule-unknown.rest }
    .verb =
        { $person ->
            [second] unterliegst
           *[third]
                { $number ->
                    [one] unterliegt
                   *[many] unterliegen
                }
        }
    .rest = einer geänderten Spielregel: „{ $rule }{ $amount }“
rule-amount = { " " }({ $amount })
rule-by = { " " }von { FORM($what, number: "many", case: "dative") }
rule-of-none = die Regel „{ $does }“ betrifft im Moment kein Objekt
