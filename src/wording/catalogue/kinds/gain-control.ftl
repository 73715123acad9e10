### en

part-control =
    { $number ->
        [one] is
       *[many] are
    } under { $control }

### de

part-control = { part-control.verb } { part-control.rest }
    .verb =
        { $number ->
            [one] steht
           *[many] stehen
        }
    .rest = unter { FORM($control, case: "dative") }

### fr

part-control =
    { $number ->
        [one] est
       *[many] sont
    } sous { $control }
