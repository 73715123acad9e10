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
    le nombre de { FORM($counter, number: "many") } { PERSON($player) ->
        [second] que vous avez
       *[third]
            { NUM(FORM($player, number: "many")) ->
                [many] qu'ont { FORM($player, number: "many") }
               *[one] qu'a { $player }
            }
    }
    .gender = m
    .number = one

devotion = votre dévotion { $colors }
    .gender = f
    .number = one

devotion-of = la dévotion de { $player } { $colors }
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

counted-spells-cast =
    le nombre de { FORM($what, article: "none") } { $by ->
        [each] { "" }
       *[player] que { FORM($player, case: "nominative") } { PERSON($player) ->
            [second] avez
           *[third] { NUM($player) ->
                [many] ont
               *[one] a
            }
        }
    } lancé{ GENDER($what) ->
        [f] e
       *[other] { "" }
    }s ce tour-ci
    .gender = m
    .number = one

counted-cards-drawn =
    le nombre de cartes { $by ->
        [each] { "" }
       *[player] que { FORM($player, case: "nominative") } { PERSON($player) ->
            [second] avez
           *[third] { NUM($player) ->
                [many] ont
               *[one] a
            }
        }
    } piochées ce tour-ci
    .gender = m
    .number = one

counted-life-gained =
    le nombre de points de vie { $by ->
        [each] { "" }
       *[player] que { FORM($player, case: "nominative") } { PERSON($player) ->
            [second] avez
           *[third] { NUM($player) ->
                [many] ont
               *[one] a
            }
        }
    } gagnés ce tour-ci
    .gender = m
    .number = one

counted-life-lost =
    le nombre de points de vie { $by ->
        [each] { "" }
       *[player] que { FORM($player, case: "nominative") } { PERSON($player) ->
            [second] avez
           *[third] { NUM($player) ->
                [many] ont
               *[one] a
            }
        }
    } perdus ce tour-ci
    .gender = m
    .number = one

counted-permanents-entered = le nombre de { FORM($what, article: "none") } arrivé{ GENDER($what) ->
        [f] e
       *[other] { "" }
    }s sur le champ de bataille ce tour-ci{ $who }
    .gender = m
    .number = one

counted-permanents-left = le nombre de { FORM($what, article: "none") } qui ont quitté le champ de bataille ce tour-ci{ $who }
    .gender = m
    .number = one

counted-permanents-died = le nombre de { FORM($what, article: "none") } mort{ GENDER($what) ->
        [f] e
       *[other] { "" }
    }s ce tour-ci{ $who }
    .gender = m
    .number = one

counted-cards-put-into-graveyards = le nombre de { FORM($what, article: "none") } mis{ GENDER($what) ->
        [f] es
       *[other] { "" }
    } dans { $place } ce tour-ci
    .gender = m
    .number = one

counted-attackers-declared =
    le nombre de { FORM($what, article: "none") } { $by ->
        [each] { "" }
       *[player] que { FORM($player, case: "nominative") } { PERSON($player) ->
            [second] avez
           *[third] { NUM($player) ->
                [many] ont
               *[one] a
            }
        }
    } déclaré{ GENDER($what) ->
        [f] e
       *[other] { "" }
    }s comme attaquant{ GENDER($what) ->
        [f] e
       *[other] { "" }
    }s ce tour-ci
    .gender = m
    .number = one

counted-blockers-declared =
    le nombre de { FORM($what, article: "none") } { $by ->
        [each] { "" }
       *[player] que { FORM($player, case: "nominative") } { PERSON($player) ->
            [second] avez
           *[third] { NUM($player) ->
                [many] ont
               *[one] a
            }
        }
    } déclaré{ GENDER($what) ->
        [f] e
       *[other] { "" }
    }s comme bloqueur{ GENDER($what) ->
        [f] se
       *[other] { "" }
    }s ce tour-ci
    .gender = m
    .number = one

counted-damage-dealt = le nombre de blessures infligées ce tour-ci par des sources{ $who }
    .gender = m
    .number = one

counted-damage-taken =
    le nombre de blessures { $by ->
        [each] { "" }
       *[player] que { FORM($player, case: "nominative") } { PERSON($player) ->
            [second] avez
           *[third] { NUM($player) ->
                [many] ont
               *[one] a
            }
        }
    } subies ce tour-ci
    .gender = m
    .number = one

counted-under = { " " }sous { $control }

counted-nobody = { "" }

counted-into-any-graveyard = les cimetières

times-paid = le nombre de fois où { FORM($cost, article: "definite") } a été payé
    .gender = m
    .number = one

times-attacked =
    le nombre de fois où { FORM($what, case: "nominative") } { NUM($what) ->
        [many] ont
       *[one] a
    } attaqué ce tour-ci
    .gender = m
    .number = one
