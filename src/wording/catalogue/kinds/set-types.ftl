### en

part-no-types =
    { $number ->
        [one] has
       *[many] have
    } no card types
part-only-types =
    { $number ->
        [one] is
       *[many] are
    } { SAME($what, article: "indefinite") } and of no other card type

### de

part-no-types = { part-no-types.verb } { part-no-types.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = keine Kartentypen
part-only-types = { part-only-types.verb } { part-only-types.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = nur noch { SAME($what, article: "indefinite", case: "nominative") } (ohne andere Kartentypen)

### fr

part-no-types =
    { $number ->
        [one] n'a
       *[many] n'ont
    } aucun type de carte
part-only-types =
    { $number ->
        [one] est
       *[many] sont
    } { SAME($what, article: "indefinite") } ({ $number ->
        [one] et perd ses
       *[many] et perdent leurs
    } autres types de carte)
