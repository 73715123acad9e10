### en

# $what is a type line, an adjective or words such as “of the chosen creature type”.
part-also =
    { $number ->
        [one] is
       *[many] are
    } also { SAME($what, article: "indefinite") }
# An animation with the size that goes with it: $what is a type line, $value a number.
part-also-equal-to =
    { $number ->
        [one] is
       *[many] are
    } also { SAME($what, article: "indefinite") } with power and toughness equal to { $value }
# The same with two numbers.
part-also-of-sizes =
    { $number ->
        [one] is
       *[many] are
    } also { SAME($what, article: "indefinite") } with power equal to { $power } and toughness equal to { $toughness }

### de

part-also = { part-also.verb } { part-also.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = zusätzlich { SAME($what, article: "indefinite", case: "nominative") }
part-also-equal-to = { part-also-equal-to.verb } { part-also-equal-to.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = zusätzlich { SAME($what, article: "indefinite", case: "nominative") } mit Stärke und Widerstandskraft gleich { FORM($value, case: "dative") }
part-also-of-sizes = { part-also-of-sizes.verb } { part-also-of-sizes.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = zusätzlich { SAME($what, article: "indefinite", case: "nominative") } mit Stärke gleich { FORM($power, case: "dative") } und Widerstandskraft gleich { FORM($toughness, case: "dative") }

### fr

part-also =
    { $number ->
        [one] est
       *[many] sont
    } aussi { SAME($what, article: "indefinite") }
part-also-equal-to =
    { $number ->
        [one] est
       *[many] sont
    } aussi { SAME($what, article: "indefinite") } avec une force et une endurance égales à { $value }
part-also-of-sizes =
    { $number ->
        [one] est
       *[many] sont
    } aussi { SAME($what, article: "indefinite") } avec une force égale à { $power } et une endurance égale à { $toughness }
