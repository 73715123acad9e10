### en

part-every-creature-type =
    { $number ->
        [one] has
       *[many] have
    } every creature type
part-every-basic-land-type =
    { $number ->
        [one] has
       *[many] have
    } every basic land type

### de

part-every-creature-type = { part-every-creature-type.verb } { part-every-creature-type.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = jeden Kreaturentyp
part-every-basic-land-type = { part-every-basic-land-type.verb } { part-every-basic-land-type.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = jeden Standardlandtyp

### fr

part-every-creature-type =
    { $number ->
        [one] a
       *[many] ont
    } tous les types de créature
part-every-basic-land-type =
    { $number ->
        [one] a
       *[many] ont
    } tous les types de terrain de base
