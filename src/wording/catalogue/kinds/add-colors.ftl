### en

part-also-colors =
    { $number ->
        [one] is
       *[many] are
    } also { SAME($what) }
part-also-color-chosen =
    { $number ->
        [one] is
       *[many] are
    } also of { $what }

### de

part-also-colors = { part-also-colors.verb } { part-also-colors.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = zusätzlich { SAME($what) }
part-also-color-chosen = { part-also-color-chosen.verb } { part-also-color-chosen.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = zusätzlich { FORM($what, case: "accusative") }

### fr

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
