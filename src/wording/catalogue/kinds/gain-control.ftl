### en

part-control =
    { $number ->
        [one] is
       *[many] are
    } under { $control }
part-gains-control =
    { $number ->
        [one] gains
       *[many] gain
    } control of { FORM($what, case: "accusative") }
part-gains-control-of-own =
    { $number ->
        [one] gains
       *[many] gain
    } control of all { FORM($what, case: "accusative") } they own

### de

part-control = { part-control.verb } { part-control.rest }
    .verb =
        { $number ->
            [one] steht
           *[many] stehen
        }
    .rest = unter { FORM($control, case: "dative") }
part-gains-control = { part-gains-control.verb } { part-gains-control.rest }
    .verb =
        { $number ->
            [one] übernimmt
           *[many] übernehmen
        }
    .rest = die Kontrolle über { FORM($what, case: "accusative") }
part-gains-control-of-own = { part-gains-control-of-own.verb } { part-gains-control-of-own.rest }
    .verb =
        { $number ->
            [one] übernimmt
           *[many] übernehmen
        }
    .rest = die Kontrolle über alle eigenen { FORM($what, case: "accusative") }

### fr

part-control =
    { $number ->
        [one] est
       *[many] sont
    } sous { $control }
part-gains-control =
    { $number ->
        [one] acquiert
       *[many] acquièrent
    } le contrôle de { $what }
part-gains-control-of-own =
    { $number ->
        [one] acquiert
       *[many] acquièrent
    } le contrôle de { GENDER($what) ->
        [f] toutes
       *[m] tous
    } { $what } dont il est propriétaire
