### en

part-abilities =
    { $number ->
        [one] has
       *[many] have
    } { $abilities }
part-abilities-per-color =
    { $number ->
        [one] has
       *[many] have
    } { $abilities } from each color found among { FORM($of, number: "many") }

### de

part-abilities = { part-abilities.verb } { part-abilities.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = { FORM($abilities, case: "accusative") }
part-abilities-per-color = { part-abilities-per-color.verb } { part-abilities-per-color.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = { FORM($abilities, case: "accusative") } vor jeder Farbe, die es unter { FORM($of, number: "many", case: "dative", article: "definite") } gibt{ COMMA() }

### fr

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
