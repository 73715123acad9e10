### en

part-size =
    { $number ->
        [one] has
       *[many] have
    } base power and toughness { $size }
part-base-power =
    { $number ->
        [one] has
       *[many] have
    } base power { $value }
part-base-toughness =
    { $number ->
        [one] has
       *[many] have
    } base toughness { $value }
part-base-power-equal =
    { $number ->
        [one] has
       *[many] have
    } base power equal to { $value }
part-base-toughness-equal =
    { $number ->
        [one] has
       *[many] have
    } base toughness equal to { $value }
part-size-equal =
    { $number ->
        [one] has
       *[many] have
    } base power and toughness each equal to { $value }
part-sizes-equal =
    { $number ->
        [one] has
       *[many] have
    } base power equal to { $power } and base toughness equal to { $toughness }
exchange-of-numbers = { $one } and { $other } are exchanged

### de

part-size = { part-size.verb } { part-size.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = Basis-Stärke und -Widerstandskraft { $size }
part-base-power = { part-base-power.verb } { part-base-power.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = Basis-Stärke { $value }
part-base-toughness = { part-base-toughness.verb } { part-base-toughness.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = Basis-Widerstandskraft { $value }
part-base-power-equal = { part-base-power-equal.verb } { part-base-power-equal.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = Basis-Stärke gleich { FORM($value, case: "dative") }
part-base-toughness-equal = { part-base-toughness-equal.verb } { part-base-toughness-equal.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = Basis-Widerstandskraft gleich { FORM($value, case: "dative") }
part-size-equal = { part-size-equal.verb } { part-size-equal.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = Basis-Stärke und -Widerstandskraft jeweils gleich { FORM($value, case: "dative") }
part-sizes-equal = { part-sizes-equal.verb } { part-sizes-equal.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = Basis-Stärke gleich { FORM($power, case: "dative") } und Basis-Widerstandskraft gleich { FORM($toughness, case: "dative") }
exchange-of-numbers = { $one } und { $other } werden getauscht

### fr

part-size =
    { $number ->
        [one] a
       *[many] ont
    } une force et une endurance de base de { $size }
part-base-power =
    { $number ->
        [one] a
       *[many] ont
    } une force de base de { $value }
part-base-toughness =
    { $number ->
        [one] a
       *[many] ont
    } une endurance de base de { $value }
part-base-power-equal =
    { $number ->
        [one] a
       *[many] ont
    } une force de base égale à { $value }
part-base-toughness-equal =
    { $number ->
        [one] a
       *[many] ont
    } une endurance de base égale à { $value }
part-size-equal =
    { $number ->
        [one] a
       *[many] ont
    } une force et une endurance de base chacune égale à { $value }
part-sizes-equal =
    { $number ->
        [one] a
       *[many] ont
    } une force de base égale à { $power } et une endurance de base égale à { $toughness }
exchange-of-numbers = { $one } et { $other } sont échangées
