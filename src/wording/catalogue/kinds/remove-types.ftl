### en

# $what are nouns.
part-no-longer =
    { $number ->
        [one] isn't
       *[many] aren't
    } { SAME($what, article: "indefinite") }
# $what are adjectives.
part-no-longer-so =
    { $number ->
        [one] is
       *[many] are
    } no longer { SAME($what) }

### de

part-no-longer = { part-no-longer.verb } { part-no-longer.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = { SAME($what, article: "no", case: "nominative") }
part-no-longer-so = { part-no-longer-so.verb } { part-no-longer-so.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = nicht mehr { SAME($what) }

### fr

part-no-longer =
    { $number ->
        [one] n'est
       *[many] ne sont
    } pas { SAME($what, article: "indefinite") }
part-no-longer-so =
    { $number ->
        [one] n'est
       *[many] ne sont
    } plus { SAME($what) }
