### Les règles du jeu changées : des groupes verbaux qui s'accordent avec ceux pour qui la règle change.

rule-maximum-hand-size =
    { $person ->
        [second] avez
       *[third]
            { $number ->
                [one] a
               *[many] ont
            }
    } une taille de main maximale de { $amount }
rule-no-maximum-hand-size =
    { $person ->
        [second] n'avez
       *[third]
            { $number ->
                [one] n'a
               *[many] n'ont
            }
    } pas de taille de main maximale
rule-maximum-hand-size-reduced =
    { $person ->
        [second] avez
       *[third]
            { $number ->
                [one] a
               *[many] ont
            }
    } une taille de main maximale réduite de { $amount }
rule-maximum-hand-size-increased =
    { $person ->
        [second] avez
       *[third]
            { $number ->
                [one] a
               *[many] ont
            }
    } une taille de main maximale augmentée de { $amount }
rule-additional-land-play =
    { $person ->
        [second] pouvez
       *[third]
            { $number ->
                [one] peut
               *[many] peuvent
            }
    } jouer { $amount ->
        [1] un terrain supplémentaire
       *[other] { $amount } terrains supplémentaires
    }{ rule-any-number-of-lands.when }
rule-any-number-of-lands =
    { $person ->
        [second] pouvez
       *[third]
            { $number ->
                [one] peut
               *[many] peuvent
            }
    } jouer n'importe quel nombre de terrains{ rule-any-number-of-lands.when }
    .when =
        { $turns ->
            [this] { "" }
            [each]
                { " " }à chacun de { $person ->
                    [second] vos
                   *[third]
                        { $number ->
                            [one] ses
                           *[many] leurs
                        }
                } tours
           *[own]
                { " " }pendant { $person ->
                    [second] votre
                   *[third]
                        { $number ->
                            [one] son
                           *[many] leur
                        }
                } tour
        }
rule-cant-play-lands =
    { $person ->
        [second] ne pouvez
       *[third]
            { $number ->
                [one] ne peut
               *[many] ne peuvent
            }
    } pas jouer de terrains
rule-cant-attack =
    { $number ->
        [one] ne peut
       *[many] ne peuvent
    } pas attaquer
rule-cant-block =
    { $number ->
        [one] ne peut
       *[many] ne peuvent
    } pas bloquer
rule-must-attack-if-able =
    { $number ->
        [one] doit
       *[many] doivent
    } attaquer à chaque combat si possible
rule-goaded =
    { $number ->
        [one] est
       *[many] sont
    } { $gender ->
        [f]
            { $number ->
                [one] incitée
               *[many] incitées
            }
       *[m]
            { $number ->
                [one] incité
               *[many] incités
            }
    }
rule-must-block-if-able =
    { $number ->
        [one] doit
       *[many] doivent
    } bloquer à chaque combat si possible
rule-cant-be-blocked =
    { $number ->
        [one] ne peut
       *[many] ne peuvent
    } pas être { $gender ->
        [f]
            { $number ->
                [one] bloquée
               *[many] bloquées
            }
       *[m]
            { $number ->
                [one] bloqué
               *[many] bloqués
            }
    }
rule-cant-be-blocked-by-walls =
    { $number ->
        [one] ne peut
       *[many] ne peuvent
    } pas être { $gender ->
        [f]
            { $number ->
                [one] bloquée
               *[many] bloquées
            }
       *[m]
            { $number ->
                [one] bloqué
               *[many] bloqués
            }
    } par des murs
rule-must-be-blocked-if-able =
    { $number ->
        [one] doit
       *[many] doivent
    } être { $gender ->
        [f]
            { $number ->
                [one] bloquée
               *[many] bloquées
            }
       *[m]
            { $number ->
                [one] bloqué
               *[many] bloqués
            }
    } si possible
rule-must-be-blocked-by-all-able =
    { $number ->
        [one] doit
       *[many] doivent
    } être { $gender ->
        [f]
            { $number ->
                [one] bloquée
               *[many] bloquées
            }
       *[m]
            { $number ->
                [one] bloqué
               *[many] bloqués
            }
    } par toutes les créatures qui le peuvent
rule-must-block-source-if-able =
    { $number ->
        [one] doit
       *[many] doivent
    } bloquer { $source } si possible
rule-cant-attack-player-without-island =
    { $number ->
        [one] ne peut
       *[many] ne peuvent
    } pas attaquer un joueur qui ne contrôle pas d'île
rule-lethal-damage-by-power =
    { $number ->
        [one] subit
       *[many] subissent
    } des blessures mortelles selon { $number ->
        [one] sa
       *[many] leur
    } force et non selon { $number ->
        [one] son
       *[many] leur
    } endurance
rule-assigns-damage-by-toughness =
    { $number ->
        [one] attribue
       *[many] attribuent
    } les blessures de combat selon { $number ->
        [one] son
       *[many] leur
    } endurance et non selon { $number ->
        [one] sa
       *[many] leur
    } force
rule-attacks-as-though-without-defender =
    { $number ->
        [one] peut
       *[many] peuvent
    } attaquer comme sans le défenseur
rule-at-most-counters =
    { $number ->
        [one] ne peut
       *[many] ne peuvent
    } pas avoir plus de { $amount } { FORM($counter, number: "many") }
rule-cant-be-cast =
    { $number ->
        [one] ne peut
       *[many] ne peuvent
    } pas être { $gender ->
        [f]
            { $number ->
                [one] lancée
               *[many] lancées
            }
       *[m]
            { $number ->
                [one] lancé
               *[many] lancés
            }
    }
rule-cant-be-played =
    { $number ->
        [one] ne peut
       *[many] ne peuvent
    } pas être { $gender ->
        [f]
            { $number ->
                [one] jouée
               *[many] jouées
            }
       *[m]
            { $number ->
                [one] joué
               *[many] joués
            }
    }
rule-cant-be-enchanted =
    { $number ->
        [one] ne peut
       *[many] ne peuvent
    } pas être { $gender ->
        [f]
            { $number ->
                [one] enchantée
               *[many] enchantées
            }
       *[m]
            { $number ->
                [one] enchanté
               *[many] enchantés
            }
    }{ $by }
rule-indestructible =
    { $number ->
        [one] ne peut
       *[many] ne peuvent
    } pas être { $gender ->
        [f]
            { $number ->
                [one] détruite
               *[many] détruites
            }
       *[m]
            { $number ->
                [one] détruit
               *[many] détruits
            }
    }
rule-lands-cant-enter =
    { $number ->
        [one] ne peut
       *[many] ne peuvent
    } pas arriver sur le champ de bataille
rule-subject-lands-cant-enter = les terrains
    .number = many
    .gender = m
rule-cant-cast-spells =
    { $person ->
        [second] ne pouvez
       *[third]
            { $number ->
                [one] ne peut
               *[many] ne peuvent
            }
    } pas lancer de sorts
rule-maximum-spells-each-turn =
    { $person ->
        [second] ne pouvez
       *[third]
            { $number ->
                [one] ne peut
               *[many] ne peuvent
            }
    } lancer que { $amount ->
        [1] un sort
       *[other] { $amount } sorts
    } par tour
rule-casts-and-activates-on-own-turns-only =
    { $person ->
        [second] ne pouvez
       *[third]
            { $number ->
                [one] ne peut
               *[many] ne peuvent
            }
    } lancer des sorts et activer des capacités que pendant { $person ->
        [second] vos
       *[third]
            { $number ->
                [one] ses
               *[many] leurs
            }
    } propres tours
rule-cant-activate-but-mana-or-loyalty =
    { $person ->
        [second] ne pouvez
       *[third]
            { $number ->
                [one] ne peut
               *[many] ne peuvent
            }
    } pas activer de capacités, sauf les capacités de mana et de loyauté
rule-cant-gain-life =
    { $person ->
        [second] ne pouvez
       *[third]
            { $number ->
                [one] ne peut
               *[many] ne peuvent
            }
    } pas gagner de points de vie
rule-cant-lose-life =
    { $person ->
        [second] ne pouvez
       *[third]
            { $number ->
                [one] ne peut
               *[many] ne peuvent
            }
    } pas perdre de points de vie
rule-cant-lose =
    { $person ->
        [second] ne pouvez
       *[third]
            { $number ->
                [one] ne peut
               *[many] ne peuvent
            }
    } pas perdre la partie
rule-cant-win =
    { $person ->
        [second] ne pouvez
       *[third]
            { $number ->
                [one] ne peut
               *[many] ne peuvent
            }
    } pas gagner la partie
rule-spend-mana-as-any-color =
    { $person ->
        [second] pouvez
       *[third]
            { $number ->
                [one] peut
               *[many] peuvent
            }
    } dépenser du mana comme si c'était du mana de n'importe quelle couleur
the-legend-rule = la « règle des légendes »
    .gender = f
rule-no-legend-rule = ne s'applique pas{ $for }
for-objects = { " " }à { FORM($what, number: "many", article: "definite") }
for-permanents-of = { " " }aux permanents sous { $control }
rule-unknown =
    { $person ->
        [second] suivez
       *[third]
            { $number ->
                [one] suit
               *[many] suivent
            }
    } une règle du jeu changée : « { $rule }{ $amount } »
rule-amount = { " " }({ $amount })
rule-by = { " " }par { FORM($what, number: "many", article: "indefinite") }
rule-of-none = la règle « { $does } » ne concerne aucun objet pour le moment
