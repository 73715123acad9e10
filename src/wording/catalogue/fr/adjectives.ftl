### Traits qui sont des adjectifs.

trait-tapped =
    .beside = engagé{ grammar.agree }
    .not-beside = dégagé{ grammar.agree }
    .is =
        { grammar.is } engagé{ grammar.agree }
    .isnt = { grammar.is } dégagé{ grammar.agree }

trait-transformed =
    .beside = transformé{ grammar.agree }
    .not-beside = non transformé{ grammar.agree }
    .is =
        { grammar.is } transformé{ grammar.agree }
    .isnt =
        { grammar.isnt } transformé{ grammar.agree }

trait-face-down =
    .beside = face cachée
    .not-beside = face visible
    .is =
        { grammar.is } face cachée
    .isnt = { grammar.is } face visible

trait-historic =
    .beside = historique{ grammar.plural }
    .not-beside = non-historique{ grammar.plural }
    .is =
        { grammar.is } historique{ grammar.plural }
    .isnt = { grammar.isnt } historique{ grammar.plural }

trait-legendary =
    .beside = légendaire{ grammar.plural }
    .not-beside = non-légendaire{ grammar.plural }
    .is =
        { grammar.is } légendaire{ grammar.plural }
    .isnt = { grammar.is } non-légendaire{ grammar.plural }

trait-snow =
    .beside = neigeu{ grammar.eux }
    .not-beside = non-neigeu{ grammar.eux }
    .is =
        { grammar.is } neigeu{ grammar.eux }
    .isnt = { grammar.is } non-neigeu{ grammar.eux }

trait-colorless =
    .beside = incolore{ grammar.plural }
    .not-beside = coloré{ grammar.agree }
    .is =
        { grammar.is } incolore{ grammar.plural }
    .isnt = { grammar.is } coloré{ grammar.agree }

trait-monocolored =
    .beside = monocolore{ grammar.plural }
    .is =
        { grammar.is } monocolore{ grammar.plural }
    .isnt = { grammar.isnt } monocolore{ grammar.plural }

trait-colored =
    .beside = coloré{ grammar.agree }
    .not-beside = incolore{ grammar.plural }
    .is =
        { grammar.is } coloré{ grammar.agree }
    .isnt = { grammar.is } incolore{ grammar.plural }

trait-multicolored =
    .beside = multicolore{ grammar.plural }
    .is =
        { grammar.is } multicolore{ grammar.plural }
    .isnt = { grammar.isnt } multicolore{ grammar.plural }

trait-attacking =
    .beside = attaquant{ grammar.agree }
    .is =
        { grammar.is } attaquant{ grammar.agree }
    .isnt = { grammar.isnt } attaquant{ grammar.agree }

trait-blocking =
    .beside = bloqueu{ $gender ->
            [f] se
           *[m] r
        }{ grammar.plural }
    .is =
        { grammar.is } bloqueu{ $gender ->
            [f] se
           *[m] r
        }{ grammar.plural }
    .isnt = { grammar.isnt } bloqueu{ $gender ->
            [f] se
           *[m] r
        }{ grammar.plural }

trait-blocked =
    .beside = bloqué{ grammar.agree }
    .is =
        { grammar.is } bloqué{ grammar.agree }
    .isnt = { grammar.isnt } bloqué{ grammar.agree }

trait-unblocked =
    .beside = non-bloqué{ grammar.agree }
    .is =
        { grammar.is } non-bloqué{ grammar.agree }
    .isnt = { grammar.isnt } non-bloqué{ grammar.agree }

trait-suspected =
    .beside = suspecté{ grammar.agree }
    .is =
        { grammar.is } suspecté{ grammar.agree }
    .isnt = { grammar.isnt } suspecté{ grammar.agree }

trait-monstrous =
    .beside = monstrueu{ grammar.eux }
    .is =
        { grammar.is } monstrueu{ grammar.eux }
    .isnt = { grammar.isnt } monstrueu{ grammar.eux }

trait-renowned =
    .beside = renommé{ grammar.agree }
    .is =
        { grammar.is } renommé{ grammar.agree }
    .isnt = { grammar.isnt } renommé{ grammar.agree }

trait-solved =
    .beside = résolu{ grammar.agree }
    .is =
        { grammar.is } résolu{ grammar.agree }
    .isnt = { grammar.isnt } résolu{ grammar.agree }

trait-paired =
    .beside = associé{ grammar.agree }
    .is =
        { grammar.is } associé{ grammar.agree }
    .isnt = { grammar.isnt } associé{ grammar.agree }

trait-saddled =
    .beside = sellé{ grammar.agree }
    .is =
        { grammar.is } sellé{ grammar.agree }
    .isnt = { grammar.isnt } sellé{ grammar.agree }

trait-goaded =
    .beside = incité{ grammar.agree }
    .is =
        { grammar.is } incité{ grammar.agree }
    .isnt = { grammar.isnt } incité{ grammar.agree }

trait-enchanted =
    .beside = enchanté{ grammar.agree }
    .is =
        { grammar.is } enchanté{ grammar.agree }
    .isnt = { grammar.isnt } enchanté{ grammar.agree }

trait-equipped =
    .beside = équipé{ grammar.agree }
    .is =
        { grammar.is } équipé{ grammar.agree }
    .isnt = { grammar.isnt } équipé{ grammar.agree }

trait-fortified =
    .beside = fortifié{ grammar.agree }
    .is =
        { grammar.is } fortifié{ grammar.agree }
    .isnt = { grammar.isnt } fortifié{ grammar.agree }

trait-attached =
    .beside = attaché{ grammar.agree }
    .not-beside = non attaché{ grammar.agree }
    .is =
        { grammar.is } attaché{ grammar.agree }
    .isnt = { grammar.isnt } attaché{ grammar.agree }
