### en

part-loses =
    { $number ->
        [one] loses
       *[many] lose
    } { $abilities }

### de

part-loses = { part-loses.verb } { part-loses.rest }
    .verb =
        { $number ->
            [one] verliert
           *[many] verlieren
        }
    .rest = { FORM($abilities, case: "accusative") }

### fr

part-loses =
    { $number ->
        [one] perd
       *[many] perdent
    } { FORM($abilities, article: "definite") }
