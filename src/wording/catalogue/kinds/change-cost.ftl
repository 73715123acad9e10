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
part-cost-least =
    { $number ->
        [one] costs
       *[many] cost
    } no less than { $mana } in all
cost-times = , { $n } times
cost-times-each = { " " }for each { FORM($what, number: "one", article: "none") }
cost-times-many = , as many times as { $value }
cost-held = { " " }({ $how })
cost-colored-only = colored mana only
cost-leaves = down to { $mana } at the least

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
part-cost-least = { part-cost-least.verb } { part-cost-least.rest }
    .verb =
        { $number ->
            [one] kostet
           *[many] kosten
        }
    .rest = insgesamt mindestens { $mana }
cost-times = , { $n }-mal
cost-times-each = { " " }für { FORM($what, number: "one", article: "every", case: "accusative") }
cost-times-many = , so oft, wie { $value } beträgt{ COMMA() }
cost-held = { " " }({ $how })
cost-colored-only = nur farbiges Mana
cost-leaves = bis auf mindestens { $mana }

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
part-cost-least =
    { $number ->
        [one] coûte
       *[many] coûtent
    } au moins { $mana } au total
cost-times = , { $n } fois
cost-times-each = { " " }pour { FORM($what, number: "one", article: "every") }
cost-times-many = , autant de fois que { $value }
cost-held = { " " }({ $how })
cost-colored-only = seulement du mana coloré
cost-leaves = jusqu'à { $mana } au minimum
