### Beschreibungen von Objekten.

# ending: Adjektive vor dem Nomen, nach dem Artikel; strong: „dieser“, „jeder“; a: „ein“, „kein“, „dein“; who, whom:
# Relativpronomen im Nominativ und Akkusativ.
grammar = { "" }
    .strong =
        { $number ->
            [many]
                { $case ->
                    [genitive] er
                    [dative] en
                   *[nominative] e
                }
           *[one]
                { $gender ->
                    [f]
                        { $case ->
                            [genitive] er
                            [dative] er
                           *[nominative] e
                        }
                    [n]
                        { $case ->
                            [genitive] es
                            [dative] em
                           *[nominative] es
                        }
                   *[m]
                        { $case ->
                            [genitive] es
                            [dative] em
                            [accusative] en
                           *[nominative] er
                        }
                }
        }
    .a =
        { $number ->
            [many]
                { $case ->
                    [genitive] er
                    [dative] en
                   *[nominative] e
                }
           *[one]
                { $gender ->
                    [f]
                        { $case ->
                            [genitive] er
                            [dative] er
                           *[nominative] e
                        }
                    [n]
                        { $case ->
                            [genitive] es
                            [dative] em
                           *[nominative] { "" }
                        }
                   *[m]
                        { $case ->
                            [genitive] es
                            [dative] em
                            [accusative] en
                           *[nominative] { "" }
                        }
                }
        }
    .weak =
        { $number ->
            [many] en
           *[one]
                { $case ->
                    [genitive] en
                    [dative] en
                    [accusative]
                        { $gender ->
                            [m] en
                           *[f] e
                        }
                   *[nominative] e
                }
        }
    .bare =
        { $number ->
            [many]
                { $case ->
                    [genitive] er
                    [dative] en
                   *[nominative] e
                }
           *[one]
                { $gender ->
                    [f]
                        { $case ->
                            [genitive] er
                            [dative] er
                           *[nominative] e
                        }
                    [n]
                        { $case ->
                            [genitive] en
                            [dative] em
                           *[nominative] es
                        }
                   *[m]
                        { $case ->
                            [genitive] en
                            [dative] em
                            [accusative] en
                           *[nominative] er
                        }
                }
        }
    .mixed =
        { $number ->
            [many] en
           *[one]
                { $case ->
                    [genitive] en
                    [dative] en
                    [accusative]
                        { $gender ->
                            [m] en
                            [f] e
                           *[n] es
                        }
                   *[nominative]
                        { $gender ->
                            [m] er
                            [f] e
                           *[n] es
                        }
                }
        }
    .ending =
        { $article ->
            [definite] { grammar.weak }
            [every] { grammar.weak }
            [this] { grammar.weak }
            [no] { grammar.mixed }
            [your] { grammar.mixed }
            [its] { grammar.mixed }
            [hers] { grammar.mixed }
            [theirs] { grammar.mixed }
            [indefinite]
                { $number ->
                    [many] { grammar.bare }
                   *[one] { grammar.mixed }
                }
           *[none] { grammar.bare }
        }
    .the =
        { $number ->
            [many]
                { $case ->
                    [genitive] der
                    [dative] den
                   *[nominative] die
                }
           *[one]
                { $gender ->
                    [f]
                        { $case ->
                            [genitive] der
                            [dative] der
                           *[nominative] die
                        }
                    [n]
                        { $case ->
                            [genitive] des
                            [dative] dem
                           *[nominative] das
                        }
                   *[m]
                        { $case ->
                            [genitive] des
                            [dative] dem
                            [accusative] den
                           *[nominative] der
                        }
                }
        }
    .article =
        { $article ->
            [definite] { grammar.the }
            [indefinite]
                { $number ->
                    [many] { "" }
                   *[one] ein{ grammar.a }
                }
            [every]
                { $number ->
                    [many] all{ grammar.strong }
                   *[one] jed{ grammar.strong }
                }
            [this] dies{ grammar.strong }
            [no] kein{ grammar.a }
            [your] dein{ grammar.a }
            [its] sein{ grammar.a }
            [hers] ihr{ grammar.a }
            [theirs] ihr{ grammar.a }
           *[none] { "" }
        }
    .who =
        { $number ->
            [many] die
           *[one]
                { $gender ->
                    [f] die
                    [n] das
                   *[m] der
                }
        }
    .whom =
        { $number ->
            [many] die
           *[one]
                { $gender ->
                    [f] die
                    [n] das
                   *[m] den
                }
        }
    .is =
        { $number ->
            [many] sind
           *[one] ist
        }
    .has =
        { $number ->
            [many] haben
           *[one] hat
        }
    .after-the-masculine =
        { $case ->
            [genitive] n
            [dative] n
            [accusative] n
           *[nominative] { "" }
        }
    .after-the =
        { $case ->
            [genitive] n
            [dative] n
           *[nominative] { "" }
        }

noun-phrase =
    { $named } { $after }{ $has-clause ->
        [yes] , { $clause }{ COMMA() }
       *[no] { "" }
    }{ $last }{ $has-clause ->
        [yes] { COMMA() }
       *[no] { "" }
    }

named-head =
    { grammar.article } { $other ->
        [yes] ander{ grammar.ending }
       *[no] { "" }
    } { $before } { $head }

relative-clause = { grammar.who } { $clause }

noun-permanent =
    bleibend{ grammar.ending } { $number ->
        [many] Karten
       *[one] Karte
    }
    .gender = f

noun-permanent-card = { noun-permanent }
    .gender = f

noun-permanent-spell =
    bleibend{ grammar.ending } { $number ->
        [many]
            { $case ->
                [dative] Zaubersprüchen
               *[nominative] Zaubersprüche
            }
       *[one]
            { $case ->
                [genitive] Zauberspruchs
               *[nominative] Zauberspruch
            }
    }
    .gender = m

noun-card-of =
    { FORM($kind, as: "stem") }{ $number ->
        [many] karten
       *[one] karte
    }
    .gender = f

# „Kreaturenzauber“, aber „Spontanzauber“ und „Hexerei“.
noun-spell-of =
    { $type ->
        [Instant] { SAME($kind) }
        [Sorcery] { SAME($kind) }
       *[Creature]
            { FORM($kind, as: "stem") }zauber{ $number ->
                [many]
                    { $case ->
                        [dative] n
                       *[nominative] { "" }
                    }
               *[one]
                    { $case ->
                        [genitive] s
                       *[nominative] { "" }
                    }
            }
    }
    .gender =
        { $type ->
            [Sorcery] f
           *[Creature] m
        }

noun-token-of =
    { FORM($kind, as: "stem") }spielstein{ $number ->
        [many]
            { $case ->
                [dative] en
               *[nominative] e
            }
       *[one]
            { $case ->
                [genitive] s
               *[nominative] { "" }
            }
    }
    .gender = m

subtype-unknown = { $word }
    .gender = m
    .plain = { $word }

possessed =
    { PERSON($whose) ->
        [second] { SAME($what, article: "your") }
       *[third] { SAME($what, article: "definite") } { SAME($whose, case: "genitive") }
    }
    .gender = { GENDER($what) }

its =
    { NUM($who) ->
        [many] { SAME($what, article: "theirs") }
       *[one]
            { GENDER($who) ->
                [f] { SAME($what, article: "hers") }
               *[m] { SAME($what, article: "its") }
            }
    }
    .gender = { GENDER($what) }

property-of =
    { SAME($what, article: "definite") } { FORM($who, case: "genitive") }
    .gender = { GENDER($what) }
