### Quantities. Those that are spelled out are definite: "the number of creatures you control".

amount = { $value }

x-value = X

bracketed = ({ $words })

number-of = the number of { $what }

number-of-targets = the number of targets

number-of-players = the number of players

# $is is what they have in common.
number-of-opponents-who = the number of opponents who { $is }

number-of-players-who = the number of players who { $is }

# $who is players, in the plural.
number-of-those = the number of { FORM($who, number: "many") }

total-of = the total { $measure } of { $what }

greatest-among = the greatest { $measure } among { $what }

least-among = the least { $measure } among { $what }

# $kind is what there are different ones of.
different-among = the number of different { FORM($kind, number: "many") } among { $what }

# The same of one object: $what is pointed at.
different-in-one = the number of { FORM($kind, number: "many") } that { $what } has

counters-on = the number of { FORM($counter, number: "many") } on { $what }

# $who is a pronoun.
counters-on-it = the number of { FORM($counter, number: "many") } on { FORM($who, case: "dative") }

counters-of-player =
    the number of { FORM($counter, number: "many") } { FORM($player, number: "many") } { PERSON($player) ->
        [second] have
       *[third]
            { NUM(FORM($player, number: "many")) ->
                [many] have
               *[one] has
            }
    }

# $colors are the nouns of colors.
devotion = your devotion to { $colors }

# $player by name.
devotion-of = { FORM($player, case: "genitive") } devotion to { $colors }

# $what are words of a card: “spells cast”.
happened-this-turn = the number of “{ $what }” this turn for { $player }

# $party is whose party.
creatures-in-party = the number of creatures in { FORM($party, case: "dative") }

creatures-in-parties = the number of creatures in { FORM($party, case: "dative", number: "many") }

creatures-in-all-parties = the number of creatures in all parties

# $place is whose hand.
cards-in-hand = the number of cards in { FORM($place, case: "dative") }

cards-in-hands = the number of cards in { FORM($place, case: "dative", number: "many") }

cards-in-all-hands = the number of cards in all hands

life-of-all = the total life of all players

life-of-opponents = the total life of your opponents

sum = { $left } plus { $right }

difference = { $left } minus { $right }

product = { $left } times { $right }

twice = twice { $value }

minus = minus { $value }

half-rounded-up = half of { $value }, rounded up

half-rounded-down = half of { $value }, rounded down

smallest-of = the smallest of { $values }

greatest-of = the greatest of { $values }

# $condition is a clause, $then and $else are quantities.
amount-if = { $then } if { $condition }, otherwise { $else }

unknown-number = an unknown number

# What has happened this turn, by the word for it; $what is which objects, $who a counted-by, counted-under or counted-nobody.
counted-spells-cast =
    the number of { $what } { $by ->
        [each] cast
       *[player] { $player } cast
    } this turn

counted-cards-drawn =
    the number of cards { $by ->
        [each] drawn
       *[player] { $player } drew
    } this turn

counted-life-gained =
    the amount of life { $by ->
        [each] gained
       *[player] { $player } gained
    } this turn

counted-life-lost =
    the amount of life { $by ->
        [each] lost
       *[player] { $player } lost
    } this turn

counted-permanents-entered = the number of { $what } that entered this turn{ $who }

counted-permanents-left = the number of { $what } that left the battlefield this turn{ $who }

counted-permanents-died = the number of { $what } that died this turn{ $who }

counted-cards-put-into-graveyards = the number of { $what } put into { $place } this turn

counted-attackers-declared =
    the number of { $what } { $by ->
        [each] declared
       *[player] { $player } declared
    } as attackers this turn

counted-blockers-declared =
    the number of { $what } { $by ->
        [each] declared
       *[player] { $player } declared
    } as blockers this turn

counted-damage-dealt = the amount of damage dealt this turn by sources{ $who }

counted-damage-taken =
    the amount of damage { $by ->
        [each] taken
       *[player] { $player } took
    } this turn

# $control is whose control.
counted-under = { " " }under { $control }

counted-nobody = { "" }

counted-into-any-graveyard = graveyards

times-paid = the number of times { $cost } was paid

times-attacked = the number of times { $what } attacked this turn
