### en

part-basic-lands =
    { $number ->
        [one] is
       *[many] are
    } { SAME($what, article: "indefinite") } (losing { $number ->
        [one] its
       *[many] their
    } other land types and the abilities of { $number ->
        [one] its
       *[many] their
    } text)
part-basic-land-chosen =
    { $number ->
        [one] is
       *[many] are
    } of { $what } (losing { $number ->
        [one] its
       *[many] their
    } other land types and the abilities of { $number ->
        [one] its
       *[many] their
    } text)

### de

part-basic-lands = { part-basic-lands.verb } { part-basic-lands.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = { SAME($what, article: "indefinite", case: "nominative") } (unter Verlust der anderen Landtypen und der Fähigkeiten des Regeltexts)
part-basic-land-chosen = { part-basic-land-chosen.verb } { part-basic-land-chosen.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = nur noch { FORM($what, case: "accusative") } (unter Verlust der anderen Landtypen und der Fähigkeiten des Regeltexts)

### fr

part-basic-lands =
    { $number ->
        [one] est
       *[many] sont
    } { SAME($what, article: "indefinite") } (et { $number ->
        [one] perd ses
       *[many] perdent leurs
    } autres types de terrain et les capacités de { $number ->
        [one] son
       *[many] leur
    } texte)
part-basic-land-chosen =
    { $number ->
        [one] n'a
       *[many] n'ont
    } plus que { $what } (et { $number ->
        [one] perd ses
       *[many] perdent leurs
    } autres types de terrain et les capacités de { $number ->
        [one] son
       *[many] leur
    } texte)
