### Card types. The stem stands before "card", "spell" and "token".

noun-artifact =
    { $number ->
        [many] artifacts
       *[one] artifact
    }
    .stem = artifact
    .plain = artifact
    .non = artifact

noun-battle =
    { $number ->
        [many] battles
       *[one] battle
    }
    .stem = battle
    .plain = battle
    .non = battle

noun-conspiracy =
    { $number ->
        [many] conspiracies
       *[one] conspiracy
    }
    .stem = conspiracy
    .plain = conspiracy
    .non = conspiracy

noun-creature =
    { $number ->
        [many] creatures
       *[one] creature
    }
    .stem = creature
    .plain = creature
    .non = creature

noun-dungeon =
    { $number ->
        [many] dungeons
       *[one] dungeon
    }
    .stem = dungeon
    .plain = dungeon
    .non = dungeon

noun-enchantment =
    { $number ->
        [many] enchantments
       *[one] enchantment
    }
    .stem = enchantment
    .plain = enchantment
    .non = enchantment

noun-instant =
    { $number ->
        [many] instants
       *[one] instant
    }
    .stem = instant
    .plain = instant
    .non = instant

noun-kindred =
    { $number ->
        [many] kindreds
       *[one] kindred
    }
    .stem = kindred
    .plain = kindred
    .non = kindred

noun-land =
    { $number ->
        [many] lands
       *[one] land
    }
    .stem = land
    .plain = land
    .non = land

noun-phenomenon =
    { $number ->
        [many] phenomena
       *[one] phenomenon
    }
    .stem = phenomenon
    .plain = phenomenon
    .non = phenomenon

noun-plane =
    { $number ->
        [many] planes
       *[one] plane
    }
    .stem = plane
    .plain = plane
    .non = plane

noun-planeswalker =
    { $number ->
        [many] planeswalkers
       *[one] planeswalker
    }
    .stem = planeswalker
    .plain = planeswalker
    .non = planeswalker

noun-scheme =
    { $number ->
        [many] schemes
       *[one] scheme
    }
    .stem = scheme
    .plain = scheme
    .non = scheme

noun-sorcery =
    { $number ->
        [many] sorceries
       *[one] sorcery
    }
    .stem = sorcery
    .plain = sorcery
    .non = sorcery

noun-vanguard =
    { $number ->
        [many] vanguards
       *[one] vanguard
    }
    .stem = vanguard
    .plain = vanguard
    .non = vanguard
