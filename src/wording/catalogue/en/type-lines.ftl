### What objects become: a type line as a noun with what stands beside it.

noun-artifact-creature =
    artifact { $number ->
        [one] creature
       *[many] creatures
    }
noun-enchantment-creature =
    enchantment { $number ->
        [one] creature
       *[many] creatures
    }
noun-enchantment-artifact-creature =
    enchantment artifact { $number ->
        [one] creature
       *[many] creatures
    }
noun-land-creature =
    land { $number ->
        [one] creature
       *[many] creatures
    }
noun-artifact-land-creature =
    artifact land { $number ->
        [one] creature
       *[many] creatures
    }
noun-artifact-land =
    artifact { $number ->
        [one] land
       *[many] lands
    }
noun-enchantment-artifact =
    enchantment { $number ->
        [one] artifact
       *[many] artifacts
    }
noun-enchantment-land =
    enchantment { $number ->
        [one] land
       *[many] lands
    }
# $size is such as 2/2.
trait-of-size =
    .before = { $size }
# $words are subtypes one after the other, $list the same as a list; $several is “yes” if there are several.
trait-line-subtypes =
    .before = { FORM($words, number: "one") }
# $what is “the chosen creature type”.
trait-line-chosen =
    .after = of { $what }
trait-line-abilities =
    .after = with { $abilities }
# “is also of the chosen creature type”.
of-the-chosen = of { $what }
supertype-basic = basic
supertype-legendary = legendary
supertype-ongoing = ongoing
supertype-snow = snow
supertype-world = world
word-colorless = colorless
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
