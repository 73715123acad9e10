### Ce que les descriptions demandent aux objets.

host = { SAME($what, article: "definite", number: "one") }
    .gender = { GENDER($what) }
    .number = one

trait-host =
    .after =
        { $number ->
            [many]
                { $gender ->
                    [f] auxquelles
                   *[m] auxquels
                }
           *[one]
                { $gender ->
                    [f] à laquelle
                   *[m] auquel
                }
        } cet objet est attaché
    .is = { grammar.is } ce à quoi cet objet est attaché
    .isnt = { grammar.isnt } ce à quoi cet objet est attaché

trait-basic =
    .beside = de base
    .not-beside = non-base
    .is = { grammar.is } de base
    .isnt = { grammar.isnt } de base

trait-ongoing =
    .beside = en cours
    .is = { grammar.is } en cours
    .isnt = { grammar.isnt } en cours

trait-world =
    .beside = du monde
    .is = { grammar.is } du monde
    .isnt = { grammar.isnt } du monde

trait-permanent =
    .is =
        { $number ->
            [many] sont des cartes de permanent
           *[one] est une carte de permanent
        }
    .isnt =
        { $number ->
            [many] ne sont pas des cartes de permanent
           *[one] n'est pas une carte de permanent
        }

trait-nontoken =
    .beside = non-jeton
    .not-beside = jeton
    .is =
        { $number ->
            [many] ne sont pas des jetons
           *[one] n'est pas un jeton
        }
    .isnt =
        { $number ->
            [many] sont des jetons
           *[one] est un jeton
        }

trait-kind =
    .beside = { FORM($kind, as: "plain") }
    .not-beside = non-{ FORM($kind, as: "plain") }
    .is =
        { $number ->
            [many] sont des { FORM($kind, number: "many") }
           *[one]
                est { GENDER($kind) ->
                    [f] une
                   *[m] un
                } { $kind }
        }
    .isnt =
        { $number ->
            [many] ne sont pas des { FORM($kind, number: "many") }
           *[one]
                n'est pas { GENDER($kind) ->
                    [f] une
                   *[m] un
                } { $kind }
        }

trait-subtype =
    .beside = de type { FORM($words, as: "plain") }
    .is = { grammar.is } de type { FORM($words, as: "plain") }
    .isnt = { grammar.isnt } de type { FORM($words, as: "plain") }

trait-subtypes =
    .beside = de type { FORM($list, as: "plain") }
    .is = { grammar.is } de type { FORM($list, as: "plain") }
    .isnt = { grammar.isnt } de type { FORM($list, as: "plain") }

trait-size =
    .beside = { $size }
    .is = { grammar.is } { $size }
    .isnt = { grammar.isnt } { $size }

noun-compound = { SAME($second) }-{ SAME($first) }
    .gender = { GENDER($second) }
    .stem = { FORM($second, as: "stem") }-{ FORM($first, as: "plain") }
    .plain = { FORM($second, as: "plain") }-{ FORM($first, as: "plain") }

trait-of-types =
    .after = { $words }
    .is = { grammar.is } { $words }
    .isnt = { grammar.isnt } { $words }

trait-under-control =
    .after =
        { PERSON($player) ->
            [second] sous votre contrôle
           *[third] sous le contrôle de { SAME($player) }
        }
    .is =
        { grammar.is } { PERSON($player) ->
            [second] sous votre contrôle
           *[third] sous le contrôle de { $player }
        }
    .isnt =
        { grammar.isnt } { PERSON($player) ->
            [second] sous votre contrôle
           *[third] sous le contrôle de { $player }
        }

of-type = de type { FORM($word, as: "plain") }

of-every-creature-type = de tous les types de créature

of-chosen = de { $what }

of-color = de la couleur { FORM($color, as: "name") }

trait-of-colors =
    .after = { $words }
    .is = { grammar.is } { $words }
    .isnt = { grammar.isnt } { $words }

trait-color =
    .beside = { SAME($color) }
    .not-beside = non-{ SAME($color) }
    .is = { grammar.is } { SAME($color, as: "plain") }
    .isnt = { grammar.isnt } { SAME($color, as: "plain") }

trait-having =
    .after = avec { $what }
    .is = { grammar.has } { $what }
    .isnt = { grammar.hasnt } { $what }

trait-lacking =
    .after = sans { $what }
    .not-after = avec des { $what }
    .is =
        { $number ->
            [many] n'ont pas
           *[one] n'a pas
        } de { $what }
    .isnt = { grammar.has } des { $what }

trait-keyword =
    .after = avec { FORM($keyword, article: "definite") }
    .not-after = sans { FORM($keyword, article: "definite") }
    .is = { grammar.has } { FORM($keyword, article: "definite") }
    .isnt = { grammar.hasnt } { FORM($keyword, article: "definite") }


trait-counter =
    .after = avec un { $counter }
    .not-after = sans { $counter }
    .is = { grammar.has } un { $counter }
    .isnt = { grammar.hasnt } de { $counter }

trait-named =
    .after = du nom de { $name }
    .is = { grammar.has } pour nom { $name }
    .isnt = { grammar.hasnt } pour nom { $name }

trait-chosen-name =
    .after = avec { $what }
    .is = { grammar.has } { $what }
    .isnt = { grammar.hasnt } { $what }

trait-cast-from =
    .after =
        lancé{ grammar.agree } depuis { $where }
    .is =
        { $number ->
            [many] ont été
           *[one] a été
        } lancé{ grammar.agree } depuis { $where }
    .isnt =
        { $number ->
            [many] n'ont pas été
           *[one] n'a pas été
        } lancé{ grammar.agree } depuis { $where }

trait-attached-to =
    .after = attaché{ grammar.agree } à { FORM($what, article: "indefinite", case: "dative") }
    .is = { grammar.is } attaché{ grammar.agree } à { FORM($what, article: "indefinite", case: "dative") }
    .isnt = { grammar.isnt } attaché{ grammar.agree } à { FORM($what, article: "indefinite", case: "dative") }

trait-paired-with =
    .after = associé{ grammar.agree } à { FORM($what, article: "indefinite", case: "dative") }
    .is = { grammar.is } associé{ grammar.agree } à { FORM($what, article: "indefinite", case: "dative") }
    .isnt = { grammar.isnt } associé{ grammar.agree } à { FORM($what, article: "indefinite", case: "dative") }

trait-with-attached =
    .after =
        { $number ->
            [many]
                { $gender ->
                    [f] auxquelles
                   *[m] auxquels
                }
           *[one]
                { $gender ->
                    [f] à laquelle
                   *[m] auquel
                }
        } est attaché{ GENDER($what) ->
            [f] e
           *[m] { "" }
        } { FORM($what, article: "indefinite") }
    .is = { grammar.has } { FORM($what, article: "indefinite") } sur { $number ->
        [many]
            { $gender ->
                [f] elles
               *[m] eux
            }
       *[one]
            { $gender ->
                [f] elle
               *[m] lui
            }
    }
    .isnt =
        { $number ->
            [many] n'ont
           *[one] n'a
        } { FORM($what, article: "no") } sur { $number ->
            [many]
                { $gender ->
                    [f] elles
                   *[m] eux
                }
           *[one]
                { $gender ->
                    [f] elle
                   *[m] lui
                }
        }

trait-sharing =
    .is =
        { $number ->
            [many] partagent
           *[one] partage
        } { GENDER($what) ->
            [f] une
           *[m] un
        } { $what } avec { FORM($other, case: "dative") }
    .isnt =
        { $number ->
            [many] ne partagent pas
           *[one] ne partage pas
        } de { $what } avec { FORM($other, case: "dative") }

trait-designated =
    .is = { grammar.is } « { $word } »
    .isnt = { grammar.isnt } « { $word } »

trait-right-half-unlocked =
    .is = { grammar.has } une moitié droite déverrouillée
    .isnt = { grammar.hasnt } de moitié droite déverrouillée

trait-left-half-unlocked =
    .is = { grammar.has } une moitié gauche déverrouillée
    .isnt = { grammar.hasnt } de moitié gauche déverrouillée

trait-impending =
    .is =
        { $number ->
            [many] ont été lancé{ grammar.agree } pour leur coût d'imminence
           *[one] a été lancé{ grammar.agree } pour son coût d'imminence
        }
    .isnt =
        { $number ->
            [many] n'ont pas été lancé{ grammar.agree } pour leur coût d'imminence
           *[one] n'a pas été lancé{ grammar.agree } pour son coût d'imminence
        }

trait-attacking-alone =
    .is =
        { $number ->
            [many] attaquent seules
           *[one] attaque seule
        }
    .isnt =
        { $number ->
            [many] n'attaquent pas seules
           *[one] n'attaque pas seule
        }

trait-blocking-alone =
    .is =
        { $number ->
            [many] bloquent seules
           *[one] bloque seule
        }
    .isnt =
        { $number ->
            [many] ne bloquent pas seules
           *[one] ne bloque pas seule
        }

trait-attacked-this-turn =
    .is =
        { $number ->
            [many] ont attaqué ce tour-ci
           *[one] a attaqué ce tour-ci
        }
    .isnt =
        { $number ->
            [many] n'ont pas attaqué ce tour-ci
           *[one] n'a pas attaqué ce tour-ci
        }

trait-blocked-this-turn =
    .is =
        { $number ->
            [many] ont bloqué ce tour-ci
           *[one] a bloqué ce tour-ci
        }
    .isnt =
        { $number ->
            [many] n'ont pas bloqué ce tour-ci
           *[one] n'a pas bloqué ce tour-ci
        }

trait-entered-this-turn =
    .is =
        { $number ->
            [many] sont arrivé{ grammar.agree } sur le champ de bataille ce tour-ci
           *[one] est arrivé{ grammar.agree } sur le champ de bataille ce tour-ci
        }
    .isnt =
        { $number ->
            [many] ne sont pas arrivé{ grammar.agree } sur le champ de bataille ce tour-ci
           *[one] n'est pas arrivé{ grammar.agree } sur le champ de bataille ce tour-ci
        }

trait-dealt-damage-this-turn =
    .is =
        { $number ->
            [many] ont subi des blessures ce tour-ci
           *[one] a subi des blessures ce tour-ci
        }
    .isnt =
        { $number ->
            [many] n'ont pas subi de blessures ce tour-ci
           *[one] n'a pas subi de blessures ce tour-ci
        }

trait-dash =
    .is =
        { $number ->
            [many] ont été lancé{ grammar.agree } pour leur coût de fulgurance
           *[one] a été lancé{ grammar.agree } pour son coût de fulgurance
        }
    .isnt =
        { $number ->
            [many] n'ont pas été lancé{ grammar.agree } pour leur coût de fulgurance
           *[one] n'a pas été lancé{ grammar.agree } pour son coût de fulgurance
        }

trait-blitz =
    .is =
        { $number ->
            [many] ont été lancé{ grammar.agree } pour leur coût de blitz
           *[one] a été lancé{ grammar.agree } pour son coût de blitz
        }
    .isnt =
        { $number ->
            [many] n'ont pas été lancé{ grammar.agree } pour leur coût de blitz
           *[one] n'a pas été lancé{ grammar.agree } pour son coût de blitz
        }

trait-but =
    .after =
        { $number ->
            [many] autres
           *[one] autre
        } que { FORM($what, case: "dative") }
    .is = { grammar.is } { FORM($what, case: "dative") }
    .isnt = { grammar.isnt } { FORM($what, case: "dative") }

trait-itself =
    .is = { grammar.is } { FORM($what, case: "dative") }
    .isnt = { grammar.isnt } { FORM($what, case: "dative") }

trait-is-a =
    .is =
        { $number ->
            [many] sont { FORM($what, number: "many", article: "indefinite") }
           *[one] est { FORM($what, article: "indefinite") }
        }
    .isnt =
        { $number ->
            [many] ne sont pas { FORM($what, number: "many", article: "indefinite") }
           *[one] n'est pas { FORM($what, article: "indefinite") }
        }

trait-either =
    .is = { SAME($left, as: "is") }, ou { SAME($right, as: "is") }
    .isnt = { SAME($not-left, as: "is") }, et { SAME($not-right, as: "is") }

trait-there =
    .is = { grammar.is } là
    .isnt = { grammar.isnt } là

pointed-if =
    { $what } (si { NUM($what) ->
        [many]
            { GENDER($what) ->
                [f] elles
               *[m] ils
            }
       *[one]
            { GENDER($what) ->
                [f] elle
               *[m] il
            }
    } { AGREE($is, $what) })
    .gender = { GENDER($what) }
    .number = { NUM($what) }

trait-was-cast =
    .is =
        { $number ->
            [many] ont été
           *[one] a été
        } lancé{ grammar.agree }
    .isnt =
        { $number ->
            [many] n'ont pas été
           *[one] n'a pas été
        } lancé{ grammar.agree }

trait-cast-by =
    .after = lancé{ grammar.agree } par { FORM($player, case: "dative") }
    .is =
        { $number ->
            [many] ont été
           *[one] a été
        } lancé{ grammar.agree } par { FORM($player, case: "dative") }
    .isnt =
        { $number ->
            [many] n'ont pas été
           *[one] n'a pas été
        } lancé{ grammar.agree } par { FORM($player, case: "dative") }

trait-paid =
    .is =
        { $number ->
            [many] ont été
           *[one] a été
        } lancé{ grammar.agree } en payant le { $costs }
    .isnt =
        { $number ->
            [many] n'ont pas été
           *[one] n'a pas été
        } lancé{ grammar.agree } en payant le { $costs }

trait-attacking-player =
    .is =
        { PERSON($player) ->
            [second] vous { $number ->
            [many] attaquent
           *[one] attaque
        }
           *[third] { $number ->
            [many] attaquent
           *[one] attaque
        } { $player }
        }
    .isnt =
        { PERSON($player) ->
            [second] ne vous { $number ->
            [many] attaquent
           *[one] attaque
        } pas
           *[third] { $number ->
            [many] n'attaquent pas
           *[one] n'attaque pas
        } { $player }
        }

trait-attacking-permanent =
    .is =
        { $number ->
            [many] attaquent
           *[one] attaque
        } { FORM($what, article: "indefinite") }
    .isnt =
        { $number ->
            [many] n'attaquent pas
           *[one] n'attaque pas
        } { FORM($what, article: "indefinite") }

trait-blocking-such =
    .is =
        { $number ->
            [many] bloquent
           *[one] bloque
        } { FORM($what, article: "indefinite") }
    .isnt =
        { $number ->
            [many] ne bloquent pas
           *[one] ne bloque pas
        } { FORM($what, article: "indefinite") }

trait-blocked-by =
    .after = bloqué{ grammar.agree } par { FORM($what, article: "indefinite") }
    .is = { grammar.is } bloqué{ grammar.agree } par { FORM($what, article: "indefinite") }
    .isnt = { grammar.isnt } bloqué{ grammar.agree } par { FORM($what, article: "indefinite") }

trait-has-dealt-damage-this-turn =
    .is =
        { $number ->
            [many] ont infligé
           *[one] a infligé
        } des blessures ce tour-ci
    .isnt =
        { $number ->
            [many] n'ont pas infligé
           *[one] n'a pas infligé
        } de blessures ce tour-ci

trait-became-tapped-this-turn =
    .is =
        { $number ->
            [many] ont été
           *[one] a été
        } engagé{ grammar.agree } ce tour-ci
    .isnt =
        { $number ->
            [many] n'ont pas été
           *[one] n'a pas été
        } engagé{ grammar.agree } ce tour-ci

trait-got-counters-this-turn =
    .is =
        { $number ->
            [many] ont reçu
           *[one] a reçu
        } des marqueurs ce tour-ci
    .isnt =
        { $number ->
            [many] n'ont pas reçu
           *[one] n'a pas reçu
        } de marqueurs ce tour-ci
