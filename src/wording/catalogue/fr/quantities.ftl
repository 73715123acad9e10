### Quantités.

amount = { $value }

x-value = X

bracketed = ({ $words })

number-of = le nombre de { FORM($what, article: "none") }
    .gender = m
    .number = one

number-of-targets = le nombre de cibles
    .gender = m
    .number = one

number-of-players = le nombre de joueurs
    .gender = m
    .number = one

number-of-opponents-who = le nombre d'adversaires qui { $is }
    .gender = m
    .number = one

number-of-players-who = le nombre de joueurs qui { $is }
    .gender = m
    .number = one

number-of-those = le nombre de { FORM($who, number: "many") }
    .gender = m
    .number = one

total-of =
    { GENDER($measure) ->
        [f] la { FORM($measure, number: "one") } totale
       *[m] le { FORM($measure, number: "one") } total
    } de { FORM($what, article: "definite") }
    .gender = { GENDER($measure) }
    .number = one

greatest-among =
    { GENDER($measure) ->
        [f] la plus grande
       *[m] le plus grand
    } { FORM($measure, number: "one") } parmi { FORM($what, article: "definite") }
    .gender = { GENDER($measure) }
    .number = one

least-among =
    { GENDER($measure) ->
        [f] la plus petite
       *[m] le plus petit
    } { FORM($measure, number: "one") } parmi { FORM($what, article: "definite") }
    .gender = { GENDER($measure) }
    .number = one

different-among =
    le nombre de { FORM($kind, number: "many") } différent{ GENDER($kind) ->
        [f] es
       *[m] s
    } parmi { FORM($what, article: "definite") }
    .gender = m
    .number = one

different-in-one = le nombre de { FORM($kind, number: "many") } que { FORM($what, case: "nominative") } a
    .gender = m
    .number = one

counters-on = le nombre de { FORM($counter, number: "many") } sur { FORM($what, article: "definite", case: "dative") }
    .gender = m
    .number = one

counters-on-it = le nombre de { FORM($counter, number: "many") } sur { FORM($who, case: "dative") }
    .gender = m
    .number = one

counters-of-player =
    le nombre de { FORM($counter, number: "many") } que { PERSON($player) ->
        [second] vous avez
       *[third]
            { NUM(FORM($player, number: "many")) ->
                [many] { FORM($player, number: "many") } ont
               *[one] { $player } a
            }
    }
    .gender = m
    .number = one

devotion = votre dévotion { $colors }
    .gender = f
    .number = one

happened-this-turn = le nombre « { $what } » ce tour-ci pour { $player }
    .gender = m
    .number = one

creatures-in-party = le nombre de créatures dans { $party }
    .gender = m
    .number = one

creatures-in-parties = le nombre de créatures dans { FORM($party, number: "many") }
    .gender = m
    .number = one

creatures-in-all-parties = le nombre de créatures dans tous les groupes
    .gender = m
    .number = one

cards-in-hand = le nombre de cartes dans { $place }
    .gender = m
    .number = one

cards-in-hands = le nombre de cartes dans { FORM($place, number: "many") }
    .gender = m
    .number = one

cards-in-all-hands = le nombre de cartes dans toutes les mains
    .gender = m
    .number = one

life-of-all = le total des points de vie de tous les joueurs
    .gender = m
    .number = one

life-of-opponents = le total des points de vie de vos adversaires
    .gender = m
    .number = one

sum = { $left } plus { $right }

difference = { $left } moins { $right }

product = { $left } fois { $right }

twice = le double de { $value }
    .gender = m
    .number = one

minus = moins { $value }

half-rounded-up = la moitié de { $value } (arrondie à l'unité supérieure)
    .gender = f
    .number = one

half-rounded-down = la moitié de { $value } (arrondie à l'unité inférieure)
    .gender = f
    .number = one

smallest-of = le plus petit nombre parmi { $values }
    .gender = m
    .number = one

greatest-of = le plus grand nombre parmi { $values }
    .gender = m
    .number = one

amount-if = { $then } si { $condition }, sinon { $else }

unknown-number = un nombre inconnu
    .gender = m
    .number = one
