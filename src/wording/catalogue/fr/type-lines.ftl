### Ce que les objets deviennent : la ligne de type comme un nom avec ce qui l'accompagne.

noun-artifact-creature =
    { $number ->
        [one] créature-artefact
       *[many] créatures-artefacts
    }
    .gender = f
noun-enchantment-creature =
    { $number ->
        [one] créature-enchantement
       *[many] créatures-enchantements
    }
    .gender = f
noun-enchantment-artifact-creature =
    { $number ->
        [one] créature-artefact-enchantement
       *[many] créatures-artefacts-enchantements
    }
    .gender = f
noun-land-creature =
    { $number ->
        [one] terrain-créature
       *[many] terrains-créatures
    }
    .gender = m
noun-artifact-land-creature =
    { $number ->
        [one] terrain-créature-artefact
       *[many] terrains-créatures-artefacts
    }
    .gender = m
noun-artifact-land =
    { $number ->
        [one] terrain-artefact
       *[many] terrains-artefacts
    }
    .gender = m
noun-enchantment-artifact =
    { $number ->
        [one] artefact-enchantement
       *[many] artefacts-enchantements
    }
    .gender = m
noun-enchantment-land =
    { $number ->
        [one] terrain-enchantement
       *[many] terrains-enchantements
    }
    .gender = m
trait-of-size =
    .after = { $size }
trait-line-subtypes =
    .after =
        { $several ->
            [yes] de types
           *[no] de type
        } { FORM($list, number: "one", article: "none") }
trait-line-chosen =
    .after = de { $what }
trait-line-abilities =
    .after = avec { FORM($abilities, article: "definite") }
of-the-chosen = de { $what }
supertype-basic = de base
supertype-legendary =
    { $number ->
        [one] légendaire
       *[many] légendaires
    }
supertype-ongoing =
    { $gender ->
        [f]
            { $number ->
                [one] continue
               *[many] continues
            }
       *[m]
            { $number ->
                [one] continu
               *[many] continus
            }
    }
supertype-snow =
    { $gender ->
        [f]
            { $number ->
                [one] neigeuse
               *[many] neigeuses
            }
       *[m]
            { $number ->
                [one] neigeux
               *[many] neigeux
            }
    }
supertype-world =
    { $gender ->
        [f]
            { $number ->
                [one] mondiale
               *[many] mondiales
            }
       *[m]
            { $number ->
                [one] mondial
               *[many] mondiaux
            }
    }
word-colorless =
    { $number ->
        [one] incolore
       *[many] incolores
    }
family-creature =
    { $number ->
        [one] type
       *[many] types
    } de créature
family-artifact =
    { $number ->
        [one] type
       *[many] types
    } d'artefact
family-battle =
    { $number ->
        [one] type
       *[many] types
    } de bataille
family-enchantment =
    { $number ->
        [one] type
       *[many] types
    } d'enchantement
family-land =
    { $number ->
        [one] type
       *[many] types
    } de terrain
family-planeswalker =
    { $number ->
        [one] type
       *[many] types
    } de planeswalker
family-spell =
    { $number ->
        [one] type
       *[many] types
    } de sort
family-dungeon =
    { $number ->
        [one] type
       *[many] types
    } de donjon
