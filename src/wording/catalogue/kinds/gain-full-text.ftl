### en

part-full-text =
    { $number ->
        [one] has
       *[many] have
    } the full text of { $of }{ $plus }
plus-abilities = , and also { $abilities }

### de

part-full-text = { part-full-text.verb } { part-full-text.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = den vollständigen Text { FORM($of, case: "genitive") }{ $plus }
plus-abilities = { " " }und dazu { FORM($abilities, case: "accusative") }

### fr

part-full-text =
    { $number ->
        [one] a
       *[many] ont
    } le texte complet de { $of }{ $plus }
plus-abilities = , et aussi { FORM($abilities, article: "definite") }
