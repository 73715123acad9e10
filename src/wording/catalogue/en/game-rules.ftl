### Changed rules of the game, as verb phrases that agree with those for whom the rule changes. $source is what has the ability, $by “ by Auras” or nothing.

rule-maximum-hand-size =
    { $person ->
        [second] have
       *[third]
            { $number ->
                [one] has
               *[many] have
            }
    } a maximum hand size of { $amount }
rule-no-maximum-hand-size =
    { $person ->
        [second] have
       *[third]
            { $number ->
                [one] has
               *[many] have
            }
    } no maximum hand size
rule-maximum-hand-size-reduced =
    { $person ->
        [second] have
       *[third]
            { $number ->
                [one] has
               *[many] have
            }
    } a maximum hand size reduced by { $amount }
rule-maximum-hand-size-increased =
    { $person ->
        [second] have
       *[third]
            { $number ->
                [one] has
               *[many] have
            }
    } a maximum hand size increased by { $amount }
rule-additional-land-play =
    may play { $amount ->
        [1] an additional land
       *[other] { $amount } additional lands
    }{ rule-any-number-of-lands.when }
# $turns: "each" of somebody's, "this" one as the duration tells, or "own" ones, however many.
rule-any-number-of-lands = may play any number of lands{ rule-any-number-of-lands.when }
    .when =
        { $turns ->
            [this] { "" }
            [each]
                { " " }on each of { $person ->
                    [second] your
                   *[third] their own
                } turns
           *[own]
                { " " }in a turn of { $person ->
                    [second] your
                   *[third] their
                } own
        }
rule-cant-play-lands = can't play lands
rule-cant-attack = can't attack
rule-cant-block = can't block
rule-must-attack-if-able = must attack each combat if able
rule-goaded =
    { $number ->
        [one] is
       *[many] are
    } goaded
rule-must-block-if-able = must block each combat if able
rule-cant-be-blocked = can't be blocked
rule-cant-be-blocked-by-walls = can't be blocked by Walls
rule-must-be-blocked-if-able = must be blocked if able
rule-must-be-blocked-by-all-able = must be blocked by every creature that is able to
rule-must-block-source-if-able = must block { $source } if able
rule-cant-attack-player-without-island = can't attack a player who controls no Island
rule-lethal-damage-by-power =
    { $number ->
        [one] has
       *[many] have
    } lethal damage measured by { $number ->
        [one] its
       *[many] their
    } power rather than { $number ->
        [one] its
       *[many] their
    } toughness
rule-assigns-damage-by-toughness =
    { $number ->
        [one] assigns
       *[many] assign
    } combat damage by { $number ->
        [one] its
       *[many] their
    } toughness rather than { $number ->
        [one] its
       *[many] their
    } power
rule-attacks-as-though-without-defender =
    can attack as though { $number ->
        [one] it
       *[many] they
    } didn't have defender
# CR 704.5r; $counter is a kind of counters, in the plural.
rule-at-most-counters = can't have more than { $amount } { FORM($counter, number: "many") }
rule-cant-be-cast = can't be cast
rule-cant-be-played = can't be played
rule-cant-be-enchanted = can't be enchanted{ $by }
rule-indestructible = can't be destroyed
rule-lands-cant-enter = can't enter the battlefield
rule-subject-lands-cant-enter = lands
    .number = many
rule-cant-cast-spells = can't cast spells
rule-maximum-spells-each-turn =
    may cast only { $amount ->
        [1] one spell
       *[other] { $amount } spells
    } each turn
rule-casts-and-activates-on-own-turns-only =
    can cast spells and activate abilities only during { $person ->
        [second] your own turns
       *[third]
            { $number ->
                [one] their own turns
               *[many] their own turns
            }
    }
rule-cant-activate-but-mana-or-loyalty = can't activate abilities except mana abilities and loyalty abilities
rule-cant-gain-life = can't gain life
rule-cant-lose-life = can't lose life
rule-cant-lose = can't lose the game
rule-cant-win = can't win the game
rule-spend-mana-as-any-color = may spend mana as though it were mana of any color
the-legend-rule = the “legend rule”
# $for is “ to creatures you control”, or nothing: then it is so for everyone.
rule-no-legend-rule = doesn't apply{ $for }
for-objects = { " " }to { FORM($what, number: "many") }
for-permanents-of = { " " }to permanents under { $control }
# A rule that no message knows, by its name; $amount is “ (2)” or nothing.
rule-unknown =
    { $person ->
        [second] follow
       *[third]
            { $number ->
                [one] follows
               *[many] follow
            }
    } a changed rule of the game: “{ $rule }{ $amount }”
rule-amount = { " " }({ $amount })
rule-by = { " " }by { FORM($what, number: "many") }
# A rule that is changed for certain objects, of which there are none.
rule-of-none = nothing is affected at the moment by the rule “{ $does }”
