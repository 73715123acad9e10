### What is added to a type line, and the families of subtypes.

trait-line-abilities =
    .after = with { $abilities }
# “is also of the chosen creature type”.
of-the-chosen = of { $what }
supertype-basic = basic
supertype-legendary = legendary
supertype-ongoing = ongoing
supertype-snow = snow
supertype-world = world
family-creature =
    { $number ->
        [one] creature type
       *[many] creature types
    }
family-artifact =
    { $number ->
        [one] artifact type
       *[many] artifact types
    }
family-battle =
    { $number ->
        [one] battle type
       *[many] battle types
    }
family-enchantment =
    { $number ->
        [one] enchantment type
       *[many] enchantment types
    }
family-land =
    { $number ->
        [one] land type
       *[many] land types
    }
family-planeswalker =
    { $number ->
        [one] planeswalker type
       *[many] planeswalker types
    }
family-spell =
    { $number ->
        [one] spell type
       *[many] spell types
    }
family-dungeon =
    { $number ->
        [one] dungeon type
       *[many] dungeon types
    }
