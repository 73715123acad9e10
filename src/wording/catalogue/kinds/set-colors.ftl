### en

part-colorless =
    { $number ->
        [one] is
       *[many] are
    } colorless
part-all-colors =
    { $number ->
        [one] is
       *[many] are
    } all five colors
part-colors =
    { $number ->
        [one] is
       *[many] are
    } { SAME($what) } instead of any other color
part-color-chosen =
    { $number ->
        [one] is
       *[many] are
    } of { $what } instead of any other color

### de

part-colorless = { part-colorless.verb } { part-colorless.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = farblos
part-all-colors = { part-all-colors.verb } { part-all-colors.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = alle fünf Farben
part-colors = { part-colors.verb } { part-colors.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = nur noch { SAME($what) }
part-color-chosen = { part-color-chosen.verb } { part-color-chosen.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = nur noch { FORM($what, case: "accusative") }

### fr

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
    } { SAME($what) } ({ $number ->
        [one] et perd ses
       *[many] et perdent leurs
    } autres couleurs)
part-color-chosen =
    { $number ->
        [one] est
       *[many] sont
    } de { $what } ({ $number ->
        [one] et perd ses
       *[many] et perdent leurs
    } autres couleurs)
