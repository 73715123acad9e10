### en

# $times is “for each ...” or nothing.
part-cost-more =
    { $number ->
        [one] costs
       *[many] cost
    } { $mana } more to cast{ $times }
# $held is “ (down to {1} at the least)” or nothing.
part-cost-less =
    { $number ->
        [one] costs
       *[many] cost
    } { $mana } less to cast{ $times }{ $held }
part-cost-abilities-more =
    { $number ->
        [one] costs
       *[many] cost
    } { $mana } more to activate{ $times }
part-cost-abilities-less =
    { $number ->
        [one] costs
       *[many] cost
    } { $mana } less to activate{ $times }{ $held }
part-cost-abilities-least =
    { $number ->
        [one] costs
       *[many] cost
    } no less than { $mana } in all to activate
# Abilities of the objects $of, as the subject of a sentence.
cost-abilities-of = { $abilities } of { $of }
    .number = many
# $but: “mana” if mana abilities are none of them, else “nothing”.
abilities-activated-by =
    abilities { $player } { PERSON($player) ->
        [second] activate
       *[third]
            { NUM($player) ->
                [many] activate
               *[one] activates
            }
    }{ $but ->
        [mana] { " " }that aren't mana abilities
       *[nothing] { "" }
    }
    .number = many
# $kind of what costs more or less: “spell”, “spells” or “abilities”.
front-if-targeting =
    if { $kind ->
        [spell] it targets
       *[other] they target
    } { FORM($what, article: "indefinite") }
cost-activated = activated abilities
cost-activated-but-mana = activated abilities (not mana abilities)
cost-activated-some = { $which } abilities
part-cost-less-by-cost =
    { $number ->
        [one] costs
       *[many] cost
    } less to cast by the mana cost of { $of }
part-cost-least =
    { $number ->
        [one] costs
       *[many] cost
    } no less than { $mana } in all
cost-times = , { $n } times
cost-times-each = { " " }for each { FORM($what, number: "one", article: "none") }
cost-times-each-beyond = { " " }for each { FORM($what, number: "one", article: "none") } beyond the first
cost-held = { " " }({ $how })
cost-colored-only = colored mana only
cost-leaves = but not to less than { $mana }

### de

part-cost-more = { part-cost-more.verb } { part-cost-more.rest }
    .verb =
        { $number ->
            [one] kostet
           *[many] kosten
        }
    .rest = beim Wirken { $mana } mehr{ $times }
part-cost-less = { part-cost-less.verb } { part-cost-less.rest }
    .verb =
        { $number ->
            [one] kostet
           *[many] kosten
        }
    .rest = beim Wirken { $mana } weniger{ $times }{ $held }
part-cost-abilities-more = { part-cost-abilities-more.verb } { part-cost-abilities-more.rest }
    .verb =
        { $number ->
            [one] kostet
           *[many] kosten
        }
    .rest = beim Aktivieren { $mana } mehr{ $times }
part-cost-abilities-less = { part-cost-abilities-less.verb } { part-cost-abilities-less.rest }
    .verb =
        { $number ->
            [one] kostet
           *[many] kosten
        }
    .rest = beim Aktivieren { $mana } weniger{ $times }{ $held }
part-cost-abilities-least = { part-cost-abilities-least.verb } { part-cost-abilities-least.rest }
    .verb =
        { $number ->
            [one] kostet
           *[many] kosten
        }
    .rest = beim Aktivieren insgesamt mindestens { $mana }
cost-abilities-of = { $abilities } von { FORM($of, case: "dative") }
    .number = many
abilities-activated-by =
    Fähigkeiten, die { FORM($player, case: "nominative") } { PERSON($player) ->
        [second] aktivierst
       *[third]
            { NUM($player) ->
                [many] aktivieren
               *[one] aktiviert
            }
    }{ $but ->
        [mana] { " " }und die keine Manafähigkeiten sind
       *[nothing] { "" }
    }{ COMMA() }
    .number = many
front-if-targeting =
    falls { $kind ->
        [spell] er
       *[other] sie
    } { FORM($what, case: "accusative", article: "indefinite") } als Ziel { $kind ->
        [spell] hat
       *[other] haben
    }
cost-activated = aktivierte Fähigkeiten
cost-activated-but-mana = aktivierte Fähigkeiten (außer Manafähigkeiten)
cost-activated-some = { $which }-Fähigkeiten
part-cost-less-by-cost = { part-cost-less-by-cost.verb } { part-cost-less-by-cost.rest }
    .verb =
        { $number ->
            [one] kostet
           *[many] kosten
        }
    .rest = beim Wirken um die Manakosten { FORM($of, case: "genitive") } weniger
part-cost-least = { part-cost-least.verb } { part-cost-least.rest }
    .verb =
        { $number ->
            [one] kostet
           *[many] kosten
        }
    .rest = insgesamt mindestens { $mana }
cost-times = , { $n }-mal
cost-times-each = { " " }für { FORM($what, number: "one", article: "every", case: "accusative") }
cost-times-each-beyond = { " " }für { FORM($what, number: "one", article: "every", case: "accusative") } über { GENDER($what) ->
        [f] die erste
        [n] das erste
       *[m] den ersten
    } hinaus
cost-held = { " " }({ $how })
cost-colored-only = nur farbiges Mana
cost-leaves = aber nicht auf weniger als { $mana }

### fr

part-cost-more =
    { $number ->
        [one] coûte
       *[many] coûtent
    } { $mana } de plus à lancer{ $times }
part-cost-less =
    { $number ->
        [one] coûte
       *[many] coûtent
    } { $mana } de moins à lancer{ $times }{ $held }
part-cost-abilities-more =
    { $number ->
        [one] coûte
       *[many] coûtent
    } { $mana } de plus à activer{ $times }
part-cost-abilities-less =
    { $number ->
        [one] coûte
       *[many] coûtent
    } { $mana } de moins à activer{ $times }{ $held }
part-cost-abilities-least =
    { $number ->
        [one] coûte
       *[many] coûtent
    } au moins { $mana } au total à activer
cost-abilities-of = { $abilities } de { $of }
    .number = many
    .gender = f
abilities-activated-by =
    les capacités que { $player } { PERSON($player) ->
        [second] activez
       *[third]
            { NUM($player) ->
                [many] activent
               *[one] active
            }
    }{ $but ->
        [mana] { " " }et qui ne sont pas des capacités de mana
       *[nothing] { "" }
    }
    .number = many
    .gender = f
front-if-targeting =
    { $kind ->
        [spell] s'il cible
        [abilities] si elles ciblent
       *[other] s'ils ciblent
    } { FORM($what, article: "indefinite") }
cost-activated = les capacités activées
cost-activated-but-mana = les capacités activées (sauf les capacités de mana)
cost-activated-some = les capacités { EACH($which, before: "de") }
part-cost-less-by-cost =
    { $number ->
        [one] coûte
       *[many] coûtent
    } à lancer le coût de mana de { $of } de moins
part-cost-least =
    { $number ->
        [one] coûte
       *[many] coûtent
    } au moins { $mana } au total
cost-times = , { $n } fois
cost-times-each = { " " }pour { FORM($what, number: "one", article: "every") }
cost-times-each-beyond = { " " }pour { FORM($what, number: "one", article: "every") } au-delà { GENDER($what) ->
        [f] de la première
       *[m] du premier
    }
cost-held = { " " }({ $how })
cost-colored-only = seulement du mana coloré
cost-leaves = sans descendre sous { $mana }
