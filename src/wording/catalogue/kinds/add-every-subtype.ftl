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
part-every-nonbasic-land-type =
    { $number ->
        [one] has
       *[many] have
    } every nonbasic land type
part-every-land-type =
    { $number ->
        [one] has
       *[many] have
    } every land type

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
part-every-nonbasic-land-type = { part-every-nonbasic-land-type.verb } { part-every-nonbasic-land-type.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = jeden Nichtstandardlandtyp
part-every-land-type = { part-every-land-type.verb } { part-every-land-type.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = jeden Landtyp

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
part-every-nonbasic-land-type =
    { $number ->
        [one] a
       *[many] ont
    } tous les types de terrain non-base
part-every-land-type =
    { $number ->
        [one] a
       *[many] ont
    } tous les types de terrain
