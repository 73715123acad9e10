### en

part-loses-all =
    { $number ->
        [one] loses
       *[many] lose
    } all abilities
part-loses-all-but-mana =
    { $number ->
        [one] loses
       *[many] lose
    } all abilities except mana abilities
# Of what comes without any: it has lost none.
part-has-none =
    { $number ->
        [one] has
       *[many] have
    } no abilities

### de

part-loses-all = { part-loses-all.verb } { part-loses-all.rest }
    .verb =
        { $number ->
            [one] verliert
           *[many] verlieren
        }
    .rest = alle Fähigkeiten
part-loses-all-but-mana = { part-loses-all-but-mana.verb } { part-loses-all-but-mana.rest }
    .verb =
        { $number ->
            [one] verliert
           *[many] verlieren
        }
    .rest = alle Fähigkeiten außer Manafähigkeiten
part-has-none = { part-has-none.verb } { part-has-none.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = keine Fähigkeiten

### fr

part-loses-all =
    { $number ->
        [one] perd
       *[many] perdent
    } toutes { $number ->
        [one] ses
       *[many] leurs
    } capacités
part-loses-all-but-mana =
    { $number ->
        [one] perd
       *[many] perdent
    } toutes { $number ->
        [one] ses
       *[many] leurs
    } capacités sauf les capacités de mana
part-has-none =
    { $number ->
        [one] n'a
       *[many] n'ont
    } pas de capacités
