### Ce qu'une application change à un objet. Les prédicats commencent par le verbe ; l'objet est devant.

change-of = { $object } { AGREE($predicates, $object) }
change-next = { $object } { AGREE($predicates, $object) }
value-as-it-is = { $value }
change-copy =
    { $number ->
        [many] deviennent
       *[other] devient
    } une copie de { $name }
change-face-down =
    { $number ->
        [many] sont
       *[other] est
    } face cachée : { $number ->
        [many] ce sont des créatures
       *[other] c'est une créature
    } 2/2 sans nom, sans sous-type et sans texte
change-name =
    { $number ->
        [many] s'appellent
       *[other] s'appelle
    } maintenant { $name }
change-nameless =
    { $number ->
        [many] n'ont
       *[other] n'a
    } plus de nom
change-controller =
    { $number ->
        [many] passent
       *[other] passe
    } sous le contrôle de { $player }
change-face-down-as =
    { $number ->
        [many] sont
       *[other] est
    } face cachée : { $number ->
        [many] ce sont
       *[other] c'est
    } { $types } sans nom ni texte
change-face-down-as-with =
    { $number ->
        [many] sont
       *[other] est
    } face cachée : { $number ->
        [many] ce sont
       *[other] c'est
    } { $types } du sous-type { $subtypes }, sans nom
change-face-down-otherwise =
    { $number ->
        [many] sont
       *[other] est
    } face cachée, avec seulement ce qu'a un objet face cachée
change-types =
    { $number ->
        [many] deviennent
       *[other] devient
    } { $after } au lieu de { $before }
change-text =
    { NUM($after) ->
        [none] { $number ->
            [many] n'ont
           *[other] n'a
        }
       *[other] { $number ->
            [many] ont
           *[other] a
        }
    } dans { $number ->
        [many] leur
       *[other] son
    } texte { FORM($after, article: "definite") }{ NUM($before) ->
        [none] { "" }
       *[other] { " " }au lieu { EACH(FORM($before, article: "definite"), before: "de") }
    }
change-loses-from =
    { $number ->
        [many] perdent les capacités
       *[other] perd les capacités
    } { EACH($from, before: "de") } ({ $lost })
lost-from-text = le texte de règles
lost-from-land-types = les anciens types de terrain
lost-from-copiable-effects = les effets copiables
change-has-mana =
    { $number ->
        [many] ont
       *[other] a
    } { $ability } en tant que { $type }
change-copied-abilities =
    { NUM($abilities) ->
        [none] { $number ->
            [many] n'ont
           *[other] n'a
        }
       *[other] { $number ->
            [many] ont
           *[other] a
        }
    } alors { FORM($abilities, article: "definite") }
change-copied-types =
    { $number ->
        [many] sont
       *[other] est
    } maintenant { $types }
change-keeps-granted =
    { $number ->
        [many] gardent
       *[other] garde
    } { FORM($abilities, article: "definite") }, que donne un autre effet
change-gains-types =
    { $number ->
        [many] sont
       *[other] est
    } aussi { $types }
change-loses-types =
    { $number ->
        [many] perdent
       *[other] perd
    } { $count ->
        [one] le type de carte
       *[other] les types de carte
    } { $types }
change-gains-supertypes =
    { $number ->
        [many] ont
       *[other] a
    } maintenant le super-type « { $supertypes } »
change-loses-supertypes =
    { $number ->
        [many] n'ont
       *[other] n'a
    } plus le super-type « { $supertypes } »
change-gains-subtypes =
    { $number ->
        [many] ont
       *[other] a
    } maintenant { $count ->
        [one] le sous-type
       *[other] les sous-types
    } { $subtypes }
change-adds-subtypes =
    { $number ->
        [many] ont
       *[other] a
    } aussi { $count ->
        [one] le sous-type
       *[other] les sous-types
    } { $subtypes }
change-loses-subtypes =
    { $number ->
        [many] perdent
       *[other] perd
    } { $count ->
        [one] le sous-type
       *[other] les sous-types
    } { $subtypes }
change-every-creature-type =
    { $number ->
        [many] ont
       *[other] a
    } tous les types de créature
change-loses-every-creature-type =
    { $number ->
        [many] perdent
       *[other] perd
    } tous les autres types de créature
change-colors =
    { $number ->
        [many] deviennent
       *[other] devient
    } { SAME($colors) }
change-also-colors =
    { $number ->
        [many] deviennent
       *[other] devient
    } aussi { SAME($colors) }
change-colorless =
    { $number ->
        [many] deviennent
       *[other] devient
    } incolore{ grammar.plural }
change-loses-all =
    { $number ->
        [many] perdent
       *[other] perd
    } toutes { $number ->
        [many] leurs
       *[other] ses
    } capacités
change-loses-abilities =
    { $number ->
        [many] perdent
       *[other] perd
    } { FORM($abilities, case: "accusative", article: "definite") }
change-gains-abilities =
    { $number ->
        [many] acquièrent
       *[other] acquiert
    } { FORM($abilities, case: "accusative", article: "definite") }
change-loses-others =
    { $number ->
        [many] perdent
       *[other] perd
    } { $count ->
        [one] une capacité
       *[other] { numeral } capacités
    }
change-gains-others =
    { $number ->
        [many] acquièrent
       *[other] acquiert
    } { $count ->
        [one] une capacité
       *[other] { numeral } capacités
    }
change-other-abilities =
    { $count ->
        [one] une autre capacité
       *[other] { numeral } autres capacités
    }
change-cant-have =
    { $number ->
        [many] ne peuvent
       *[other] ne peut
    } plus avoir { FORM($abilities, case: "accusative", article: "definite") }
change-becomes-size =
    { $number ->
        [many] deviennent
       *[other] devient
    } { $size }
change-stays-size =
    { $number ->
        [many] restent
       *[other] reste
    } { $size }
change-has-size =
    { $number ->
        [many] sont
       *[other] est
    } { $size }
change-gets-size =
    { $number ->
        [many] gagnent
       *[other] gagne
    } { $bonus } et { $number ->
        [many] sont
       *[other] est
    } alors { $size }
change-switches-size =
    { $number ->
        [many] voient
       *[other] voit
    } { $number ->
        [many] leur
       *[other] sa
    } force et { $number ->
        [many] leur
       *[other] son
    } endurance échangées et { $number ->
        [many] sont
       *[other] est
    } alors { $size }
change-no-size =
    { $number ->
        [many] n'ont
       *[other] n'a
    } plus ni force ni endurance
change-power =
    { $number ->
        [many] ont
       *[other] a
    } une force de { $value }
change-toughness =
    { $number ->
        [many] ont
       *[other] a
    } une endurance de { $value }
change-gets-power =
    { $number ->
        [many] gagnent
       *[other] gagne
    } { $bonus } et { $number ->
        [many] ont
       *[other] a
    } alors une force de { $value }
change-gets-toughness =
    { $number ->
        [many] gagnent
       *[other] gagne
    } { $bonus } et { $number ->
        [many] ont
       *[other] a
    } alors une endurance de { $value }
change-mana-cost =
    { $number ->
        [many] ont
       *[other] a
    } le coût de mana { $cost }
change-no-mana-cost =
    { $number ->
        [many] n'ont
       *[other] n'a
    } plus de coût de mana
change-loyalty =
    { $number ->
        [many] ont
       *[other] a
    } une loyauté de { $value }
change-defense =
    { $number ->
        [many] ont
       *[other] a
    } une défense de { $value }
