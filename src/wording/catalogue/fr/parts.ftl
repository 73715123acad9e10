### Ce que les effets font aux objets et aux joueurs : des groupes verbaux qui s'accordent avec leur sujet.

part-copy =
    { $number ->
        [one] est une copie
       *[many] sont des copies
    } de { $of }{ $except }
except = , excepté { $what }
part-control =
    { $number ->
        [one] est
       *[many] sont
    } sous { $control }
part-replace-color =
    { $number ->
        [one] a, partout dans son
       *[many] ont, partout dans leur
    } texte, un mot de couleur remplacé par un autre (les deux sont choisis)
part-replace-land-type =
    { $number ->
        [one] a, partout dans son
       *[many] ont, partout dans leur
    } texte, un type de terrain de base remplacé par un autre (les deux sont choisis)
part-replace-creature-type =
    { $number ->
        [one] a, partout dans son
       *[many] ont, partout dans leur
    } texte, un type de créature remplacé par un autre (les deux sont choisis)
part-replace-words =
    { $number ->
        [one] a, partout dans son
       *[many] ont, partout dans leur
    } texte, { $from } remplacé par { $to }
quoted-word = « { FORM($word, number: "one", article: "none") } »
part-full-text =
    { $number ->
        [one] a
       *[many] ont
    } le texte complet de { $of }{ $plus }
plus-abilities = , et aussi { FORM($abilities, article: "definite") }
part-exchange-text-boxes =
    { $number ->
        [one] échange son cadre de texte avec l'autre objet
       *[many] échangent leurs cadres de texte
    }
part-name =
    { $number ->
        [one] s'appelle
       *[many] s'appellent
    } { $name }
part-also =
    { $number ->
        [one] est
       *[many] sont
    } aussi { SAME($what, article: "indefinite") }
part-also-equal-to =
    { $number ->
        [one] est
       *[many] sont
    } aussi { SAME($what, article: "indefinite") } avec une force et une endurance égales à { $value }
part-also-of-sizes =
    { $number ->
        [one] est
       *[many] sont
    } aussi { SAME($what, article: "indefinite") } avec une force égale à { $power } et une endurance égale à { $toughness }
part-no-types =
    { $number ->
        [one] n'a
       *[many] n'ont
    } aucun type de carte
part-only-types =
    { $number ->
        [one] est
       *[many] sont
    } { SAME($what, article: "indefinite") } et d'aucun autre type de carte
part-no-longer =
    { $number ->
        [one] n'est
       *[many] ne sont
    } plus { SAME($what, article: "indefinite") }
part-no-longer-so =
    { $number ->
        [one] n'est
       *[many] ne sont
    } plus { SAME($what) }
part-no-subtypes =
    { $number ->
        [one] n'a
       *[many] n'ont
    } aucun { FORM($family, number: "one") }
part-only-subtype =
    { $number ->
        [one] a
       *[many] ont
    } { FORM($words, number: "one", article: "none") } pour seul { FORM($family, number: "one") }
part-only-subtypes =
    { $number ->
        [one] a
       *[many] ont
    } { FORM($words, number: "one", article: "none") } pour seuls { FORM($family, number: "many") }
part-only-chosen =
    { $number ->
        [one] n'a
       *[many] n'ont
    } plus que { $what }
part-basic-lands =
    { $number ->
        [one] est
       *[many] sont
    } { SAME($what, article: "indefinite") } (et { $number ->
        [one] perd ses
       *[many] perdent leurs
    } autres types de terrain et capacités)
part-basic-land-chosen =
    { $number ->
        [one] n'a
       *[many] n'ont
    } plus que { $what } (et { $number ->
        [one] perd ses
       *[many] perdent leurs
    } autres types de terrain et capacités)
part-every-creature-type =
    { $number ->
        [one] a
       *[many] ont
    } tous les types de créature
part-every-basic-land-type =
    { $number ->
        [one] a
       *[many] ont
    } tous les types de terrain de base
part-colorless =
    { $number ->
        [one] est
       *[many] sont
    } { $number ->
        [one] incolore
       *[many] incolores
    }
part-all-colors =
    { $number ->
        [one] est
       *[many] sont
    } des cinq couleurs
part-colors =
    { $number ->
        [one] est
       *[many] sont
    } { SAME($what) } au lieu de toute autre couleur
part-color-chosen =
    { $number ->
        [one] est
       *[many] sont
    } de { $what } au lieu de toute autre couleur
part-also-colors =
    { $number ->
        [one] est
       *[many] sont
    } aussi { SAME($what) }
part-also-color-chosen =
    { $number ->
        [one] est
       *[many] sont
    } aussi de { $what }
part-abilities =
    { $number ->
        [one] a
       *[many] ont
    } { FORM($abilities, article: "definite") }
part-abilities-per-color =
    { $number ->
        [one] a
       *[many] ont
    } { FORM($abilities, article: "definite") } contre chaque couleur présente parmi { FORM($of, number: "many", article: "definite") }
part-abilities-of =
    { $number ->
        [one] a
       *[many] ont
    } { $kinds } de { FORM($of, number: "many", article: "definite") }
kind-activated = les capacités activées
kind-mana = les capacités de mana
kind-triggered = les capacités déclenchées
kind-static = les capacités statiques
kind-keyword = les capacités mot-clé
part-keywords-of =
    { $number ->
        [one] a
       *[many] ont
    } chacune de ces capacités qui est présente parmi { FORM($of, number: "many", article: "definite") } : { $keywords }
part-loses =
    { $number ->
        [one] perd
       *[many] perdent
    } { FORM($abilities, article: "definite") }
part-loses-all =
    { $number ->
        [one] perd
       *[many] perdent
    } toutes { $number ->
        [one] ses
       *[many] leurs
    } capacités
part-loses-all-but-mana =
    { $number ->
        [one] perd
       *[many] perdent
    } toutes { $number ->
        [one] ses
       *[many] leurs
    } capacités sauf les capacités de mana
part-cant-have =
    { $number ->
        [one] perd
       *[many] perdent
    } { FORM($abilities, article: "definite") } et { $number ->
        [one] ne peut
       *[many] ne peuvent
    } ni avoir ni acquérir { FORM($abilities, article: "definite") }
part-size =
    { $number ->
        [one] a
       *[many] ont
    } une force et une endurance de base de { $size }
part-base-power =
    { $number ->
        [one] a
       *[many] ont
    } une force de base de { $value }
part-base-toughness =
    { $number ->
        [one] a
       *[many] ont
    } une endurance de base de { $value }
part-base-power-equal =
    { $number ->
        [one] a
       *[many] ont
    } une force de base égale à { $value }
part-base-toughness-equal =
    { $number ->
        [one] a
       *[many] ont
    } une endurance de base égale à { $value }
part-size-equal =
    { $number ->
        [one] a
       *[many] ont
    } une force et une endurance de base chacune égale à { $value }
part-sizes-equal =
    { $number ->
        [one] a
       *[many] ont
    } une force de base égale à { $power } et une endurance de base égale à { $toughness }
part-gets =
    { $number ->
        [one] gagne
       *[many] gagnent
    } { $change }
part-gets-double =
    { $number ->
        [one] gagne
       *[many] gagnent
    } { $change } (un nombre négatif compte comme tel)
where = { $what }, { $letters }
where-letter = { $letter } étant { FORM($value, article: "definite") }
part-switched =
    { $number ->
        [one] a sa force et son endurance échangées
       *[many] ont leur force et leur endurance échangées
    }
part-cost-more =
    { $number ->
        [one] coûte
       *[many] coûtent
    } { $mana } de plus à lancer{ $times }
part-cost-less =
    { $number ->
        [one] coûte
       *[many] coûtent
    } { $mana } de moins à lancer{ $times }{ $held }
part-cost-least =
    { $number ->
        [one] coûte
       *[many] coûtent
    } au moins { $mana } au total
cost-times = , { $n } fois
cost-times-each = { " " }pour { FORM($what, number: "one", article: "every") }
cost-times-many = , autant de fois que { $value }
cost-held = { " " }({ $how })
cost-colored-only = seulement du mana coloré
cost-leaves = jusqu'à { $mana } au minimum
part-player-gains =
    { $person ->
        [second] avez
       *[third]
            { $number ->
                [one] a
               *[many] ont
            }
    } { FORM($abilities, article: "definite") } en tant que { $number ->
        [one] joueur
       *[many] joueurs
    }
part-player-loses =
    { $person ->
        [second] perdez
       *[third]
            { $number ->
                [one] perd
               *[many] perdent
            }
    } { FORM($abilities, article: "definite") } en tant que { $number ->
        [one] joueur
       *[many] joueurs
    }
part-player-cant-have =
    { $person ->
        [second] perdez
       *[third]
            { $number ->
                [one] perd
               *[many] perdent
            }
    } { FORM($abilities, article: "definite") } en tant que { $number ->
        [one] joueur
       *[many] joueurs
    } et { $person ->
        [second] ne pouvez
       *[third]
            { $number ->
                [one] ne peut
               *[many] ne peuvent
            }
    } ni avoir ni acquérir { FORM($abilities, article: "definite") }
