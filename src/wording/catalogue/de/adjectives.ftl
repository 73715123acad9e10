### Eigenschaften, die Adjektive sind.

trait-tapped =
    .before = getappt{ grammar.ending }
    .not-before = ungetappt{ grammar.ending }
    .is = getappt { grammar.is }
    .isnt = ungetappt { grammar.is }

trait-transformed =
    .before = transformiert{ grammar.ending }
    .not-before = nicht transformiert{ grammar.ending }
    .is = transformiert { grammar.is }
    .isnt = nicht transformiert { grammar.is }

trait-face-down =
    .before = verdeckt{ grammar.ending }
    .not-before = offen{ grammar.ending }
    .is = verdeckt { grammar.is }
    .isnt = offen { grammar.is }

trait-historic =
    .before = historisch{ grammar.ending }
    .not-before = nichthistorisch{ grammar.ending }
    .is = historisch { grammar.is }
    .isnt = nicht historisch { grammar.is }

trait-legendary =
    .before = legendär{ grammar.ending }
    .not-before = nichtlegendär{ grammar.ending }
    .is = legendär { grammar.is }
    .isnt = nichtlegendär { grammar.is }

trait-snow =
    .before = verschneit{ grammar.ending }
    .not-before = nichtverschneit{ grammar.ending }
    .is = verschneit { grammar.is }
    .isnt = nichtverschneit { grammar.is }

trait-colorless =
    .before = farblos{ grammar.ending }
    .not-before = farbig{ grammar.ending }
    .is = farblos { grammar.is }
    .isnt = farbig { grammar.is }

trait-monocolored =
    .before = einfarbig{ grammar.ending }
    .is = einfarbig { grammar.is }
    .isnt = nicht einfarbig { grammar.is }

trait-colored =
    .before = farbig{ grammar.ending }
    .not-before = farblos{ grammar.ending }
    .is = farbig { grammar.is }
    .isnt = farblos { grammar.is }

trait-multicolored =
    .before = mehrfarbig{ grammar.ending }
    .is = mehrfarbig { grammar.is }
    .isnt = nicht mehrfarbig { grammar.is }

trait-attacking =
    .before = angreifend{ grammar.ending }
    .is = { $number ->
            [many] angreifen
           *[one] angreift
        }
    .isnt = nicht { $number ->
            [many] angreifen
           *[one] angreift
        }

trait-blocking =
    .before = blockend{ grammar.ending }
    .is = { $number ->
            [many] blocken
           *[one] blockt
        }
    .isnt = nicht { $number ->
            [many] blocken
           *[one] blockt
        }

trait-blocked =
    .before = geblockt{ grammar.ending }
    .is = geblockt { grammar.is }
    .isnt = nicht geblockt { grammar.is }

trait-unblocked =
    .before = ungeblockt{ grammar.ending }
    .is = ungeblockt { grammar.is }
    .isnt = nicht ungeblockt { grammar.is }

trait-suspected =
    .before = verdächtig{ grammar.ending }
    .is = verdächtig { grammar.is }
    .isnt = nicht verdächtig { grammar.is }

trait-monstrous =
    .before = monströs{ grammar.ending }
    .is = monströs { grammar.is }
    .isnt = nicht monströs { grammar.is }

trait-renowned =
    .before = ruhmreich{ grammar.ending }
    .is = ruhmreich { grammar.is }
    .isnt = nicht ruhmreich { grammar.is }

trait-solved =
    .before = gelöst{ grammar.ending }
    .is = gelöst { grammar.is }
    .isnt = nicht gelöst { grammar.is }

trait-paired =
    .before = gebunden{ grammar.ending }
    .is = gebunden { grammar.is }
    .isnt = nicht gebunden { grammar.is }

trait-saddled =
    .before = gesattelt{ grammar.ending }
    .is = gesattelt { grammar.is }
    .isnt = nicht gesattelt { grammar.is }

trait-goaded =
    .before = angestachelt{ grammar.ending }
    .is = angestachelt { grammar.is }
    .isnt = nicht angestachelt { grammar.is }

trait-enchanted =
    .before = verzaubert{ grammar.ending }
    .is = verzaubert { grammar.is }
    .isnt = nicht verzaubert { grammar.is }

trait-equipped =
    .before = ausgerüstet{ grammar.ending }
    .is = ausgerüstet { grammar.is }
    .isnt = nicht ausgerüstet { grammar.is }

trait-fortified =
    .before = befestigt{ grammar.ending }
    .is = befestigt { grammar.is }
    .isnt = nicht befestigt { grammar.is }

trait-attached =
    .before = angelegt{ grammar.ending }
    .is = angelegt { grammar.is }
    .isnt = nicht angelegt { grammar.is }
