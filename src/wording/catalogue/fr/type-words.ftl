### Ce qui s'ajoute à une ligne de type, et les familles de sous-types.

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
