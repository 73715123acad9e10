### en

part-name =
    { $number ->
        [one] is
       *[many] are
    } named { $name }

### de

part-name = { part-name.verb } { part-name.rest }
    .verb =
        { $number ->
            [one] heißt
           *[many] heißen
        }
    .rest = { $name }

### fr

part-name =
    { $number ->
        [one] s'appelle
       *[many] s'appellent
    } { $name }
