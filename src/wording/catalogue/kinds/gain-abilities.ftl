### en

part-abilities =
    { $number ->
        [one] has
       *[many] have
    } { $abilities }
# $abilities are several, joined by “or”.
part-abilities-one-of =
    { $number ->
        [one] has
       *[many] have
    } { $abilities }, whichever is chosen
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
part-abilities-one-of = { part-abilities-one-of.verb } { part-abilities-one-of.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = nach Wahl { FORM($abilities, case: "accusative") }
part-abilities-per-color = { part-abilities-per-color.verb } { part-abilities-per-color.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = { FORM($abilities, case: "accusative") } vor jeder Farbe, die es unter { CLAUSE_LAST(FORM($of, number: "many", case: "dative", article: "definite"), verb: "gibt") }{ COMMA() }

### fr

part-abilities =
    { $number ->
        [one] a
       *[many] ont
    } { FORM($abilities, article: "definite") }
part-abilities-one-of =
    { $number ->
        [one] a
       *[many] ont
    }, au choix, { FORM($abilities, article: "definite") }
part-abilities-per-color =
    { $number ->
        [one] a
       *[many] ont
    } { FORM($abilities, article: "definite") } contre chaque couleur présente parmi { FORM($of, number: "many", article: "definite") }
