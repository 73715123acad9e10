### en

# $family is “creature type”.
part-no-subtypes =
    { $number ->
        [one] has
       *[many] have
    } no { FORM($family, number: "many") }
part-only-subtype =
    { $number ->
        [one] has
       *[many] have
    } { $words } as { $number ->
        [one] its
       *[many] their
    } only { FORM($family, number: "one") }
part-only-subtypes =
    { $number ->
        [one] has
       *[many] have
    } { $words } as { $number ->
        [one] its
       *[many] their
    } only { FORM($family, number: "many") }
# $what is “the chosen creature type”, $family “creature type”.
part-only-chosen =
    { $number ->
        [one] has
       *[many] have
    } no { FORM($family, number: "one") } but the chosen one
part-only-those-subtypes =
    { $number ->
        [one] has
       *[many] have
    } no { FORM($family, number: "many") } but { $words }
those-of = those of { $of }

### de

part-no-subtypes = { part-no-subtypes.verb } { part-no-subtypes.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = keine { FORM($family, number: "many") }
part-only-subtype = { part-only-subtype.verb } { part-only-subtype.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = { FORM($words, number: "one", case: "nominative", article: "none") } als einzigen { FORM($family, number: "one") }
part-only-subtypes = { part-only-subtypes.verb } { part-only-subtypes.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = { FORM($words, number: "one", case: "nominative", article: "none") } als einzige { FORM($family, number: "many") }
part-only-chosen = { part-only-chosen.verb } { part-only-chosen.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = nur noch { FORM($what, case: "accusative") }
part-only-those-subtypes = { part-only-those-subtypes.verb } { part-only-those-subtypes.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = keine { FORM($family, number: "many") } außer { FORM($words, number: "one", article: "none") }
those-of = denen { FORM($of, case: "genitive") }

### fr

part-no-subtypes =
    { $number ->
        [one] n'a
       *[many] n'ont
    } aucun { FORM($family, number: "one") }
part-only-subtype =
    { $number ->
        [one] a
       *[many] ont
    } { FORM($words, number: "one", article: "none") } pour seul { FORM($family, number: "one") }
part-only-subtypes =
    { $number ->
        [one] a
       *[many] ont
    } { FORM($words, number: "one", article: "none") } pour seuls { FORM($family, number: "many") }
part-only-chosen =
    { $number ->
        [one] n'a
       *[many] n'ont
    } plus que { $what }
part-only-those-subtypes =
    { $number ->
        [one] n'a
       *[many] n'ont
    } pas d'autres { FORM($family, number: "many") } que { FORM($words, number: "one", article: "none") }
those-of = ceux de { $of }
