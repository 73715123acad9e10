### Ce qu'une application change à un objet. Les prédicats commencent par le verbe ; l'objet est devant.

change-of = { $object } { $predicates }
change-next = { $object } { $predicates }
value-as-it-is = { $value }
change-copy = devient une copie de { $name }
change-face-down = est face cachée, une créature 2/2 sans nom, sans sous-type et sans texte
change-name = s'appelle maintenant { $name }
change-nameless = n'a plus de nom
change-controller = passe sous le contrôle de { $player }
change-face-down-as = est face cachée, { $types } sans nom ni texte
change-face-down-as-with = est face cachée, { $types } du sous-type { $subtypes }, sans nom
change-face-down-otherwise = est face cachée, avec seulement ce qu'a un objet face cachée
change-types = devient { $after } au lieu de { $before }
change-text = a dans son texte { $after } au lieu de { $before }
change-loses-text = perd les capacités de son texte de règles, de ses anciens types de terrain et d'effets de copie
change-copied-abilities = a alors { $abilities }
change-copied-types = est maintenant { $types }
change-keeps-granted = garde { $abilities }, qu'un autre effet a conférés
change-gains-types = est aussi { $types }
change-loses-types =
    perd { $count ->
        [one] le type de carte
       *[other] les types de carte
    } { $types }
change-gains-supertypes = a maintenant le super-type { $supertypes }
change-loses-supertypes = n'a plus le super-type { $supertypes }
change-gains-subtypes =
    a maintenant { $count ->
        [one] le sous-type
       *[other] les sous-types
    } { $subtypes }
change-adds-subtypes =
    a aussi { $count ->
        [one] le sous-type
       *[other] les sous-types
    } { $subtypes }
change-loses-subtypes =
    perd { $count ->
        [one] le sous-type
       *[other] les sous-types
    } { $subtypes }
change-every-creature-type = a tous les types de créature
change-loses-every-creature-type = perd tous les autres types de créature
change-colors = devient { $colors }
change-also-colors = devient aussi { $colors }
change-colorless = devient incolore
change-loses-all = perd toutes ses capacités
change-loses-abilities = perd { FORM($abilities, case: "accusative", article: "definite") }
change-gains-abilities = acquiert { FORM($abilities, case: "accusative", article: "definite") }
change-loses-others =
    perd { $count ->
        [one] une capacité
       *[other] { numeral } capacités
    }
change-gains-others =
    acquiert { $count ->
        [one] une capacité
       *[other] { numeral } capacités
    }
change-other-abilities =
    { $count ->
        [one] une autre capacité
       *[other] { numeral } autres capacités
    }
change-cant-have = ne peut plus avoir { FORM($abilities, case: "accusative", article: "definite") }
change-becomes-size = devient { $size }
change-has-size = est { $size }
change-gets-size = gagne { $bonus } et est alors { $size }
change-switches-size = voit sa force et son endurance échangées et est alors { $size }
change-no-size = n'a plus ni force ni endurance
change-power = a une force de { $number }
change-toughness = a une endurance de { $number }
change-gets-power = gagne { $bonus } et a alors une force de { $number }
change-gets-toughness = gagne { $bonus } et a alors une endurance de { $number }
change-mana-cost = a le coût de mana { $cost }
change-no-mana-cost = n'a plus de coût de mana
change-loyalty = a une loyauté de { $number }
change-defense = a une défense de { $number }
