### Types de carte. Le complément (« stem ») suit « carte », « sort » et « jeton ».

noun-artifact =
    { $number ->
        [many] artefacts
       *[one] artefact
    }
    .gender = m
    .stem = d'artefact
    .plain = artefact

noun-battle =
    { $number ->
        [many] batailles
       *[one] bataille
    }
    .gender = f
    .stem = de bataille
    .plain = bataille

noun-conspiracy =
    { $number ->
        [many] complots
       *[one] complot
    }
    .gender = m
    .stem = de complot
    .plain = complot

noun-creature =
    { $number ->
        [many] créatures
       *[one] créature
    }
    .gender = f
    .stem = de créature
    .plain = créature

noun-dungeon =
    { $number ->
        [many] donjons
       *[one] donjon
    }
    .gender = m
    .stem = de donjon
    .plain = donjon

noun-enchantment =
    { $number ->
        [many] enchantements
       *[one] enchantement
    }
    .gender = m
    .stem = d'enchantement
    .plain = enchantement

noun-instant =
    { $number ->
        [many] éphémères
       *[one] éphémère
    }
    .gender = m
    .stem = d'éphémère
    .plain = éphémère

noun-kindred = Kindred
    .gender = m
    .stem = de Kindred
    .plain = Kindred

noun-land =
    { $number ->
        [many] terrains
       *[one] terrain
    }
    .gender = m
    .stem = de terrain
    .plain = terrain

noun-phenomenon =
    { $number ->
        [many] phénomènes
       *[one] phénomène
    }
    .gender = m
    .stem = de phénomène
    .plain = phénomène

noun-plane =
    { $number ->
        [many] plans
       *[one] plan
    }
    .gender = m
    .stem = de plan
    .plain = plan

noun-planeswalker =
    { $number ->
        [many] planeswalkers
       *[one] planeswalker
    }
    .gender = m
    .stem = de planeswalker
    .plain = planeswalker

noun-scheme =
    { $number ->
        [many] machinations
       *[one] machination
    }
    .gender = f
    .stem = de machination
    .plain = machination

noun-sorcery =
    { $number ->
        [many] rituels
       *[one] rituel
    }
    .gender = m
    .stem = de rituel
    .plain = rituel

noun-vanguard =
    { $number ->
        [many] vanguards
       *[one] vanguard
    }
    .gender = m
    .stem = de vanguard
    .plain = vanguard
