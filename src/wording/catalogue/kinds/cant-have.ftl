### en

part-cant-have =
    { $number ->
        [one] loses
       *[many] lose
    } { $abilities } and can't have or gain { $abilities }

### de

part-cant-have = { part-cant-have.verb } { part-cant-have.rest }
    .verb =
        { $number ->
            [one] verliert
           *[many] verlieren
        }
    .rest =
        { FORM($abilities, case: "accusative") } und { $number ->
            [one] kann
           *[many] können
        } { FORM($abilities, case: "accusative") } weder haben noch erhalten

### fr

part-cant-have =
    { $number ->
        [one] perd
       *[many] perdent
    } { FORM($abilities, article: "definite") } et { $number ->
        [one] ne peut
       *[many] ne peuvent
    } ni avoir ni acquérir { FORM($abilities, article: "definite") }
