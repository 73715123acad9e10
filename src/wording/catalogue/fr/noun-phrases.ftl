### Descriptions d'objets. « de le », « que il » et les autres rencontres de voyelles se contractent d'elles-mêmes.

# agree, plural, eux : accords des adjectifs ; is, has et leurs négations : les verbes.
grammar = { "" }
    .agree =
        { $gender ->
            [f] e
           *[m] { "" }
        }{ $number ->
            [many] s
           *[one] { "" }
        }
    .plural =
        { $number ->
            [many] s
           *[one] { "" }
        }
    .son =
        { $number ->
            [many] leur
           *[one] son
        }
    .sa =
        { $number ->
            [many] leur
           *[one] sa
        }
    .ses =
        { $number ->
            [many] leurs
           *[one] ses
        }
    .le =
        { $number ->
            [many] les
           *[one]
                { $gender ->
                    [f] la
                   *[m] le
                }
        }
    .could-not =
        { $number ->
            [many] ne pouvaient
           *[one] ne pouvait
        } pas
    .cannot =
        { $number ->
            [many] ne peuvent
           *[one] ne peut
        } pas
    .eux =
        { $gender ->
            [f] se{ grammar.plural }
           *[m] x
        }
    .is =
        { $number ->
            [many] sont
           *[one] est
        }
    .isnt =
        { $number ->
            [many] ne sont pas
           *[one] ne est pas
        }
    .has =
        { $number ->
            [many] ont
           *[one] a
        }
    .hasnt =
        { $number ->
            [many] ne ont pas
           *[one] ne a pas
        }
    .article =
        { $article ->
            [indefinite]
                { $number ->
                    [many] des
                   *[one]
                        { $gender ->
                            [f] une
                           *[m] un
                        }
                }
            [definite]
                { $number ->
                    [many] les
                   *[one]
                        { $gender ->
                            [f] la
                           *[m] le
                        }
                }
            [every]
                { $number ->
                    [many]
                        { $gender ->
                            [f] toutes les
                           *[m] tous les
                        }
                   *[one] chaque
                }
            [no]
                { $gender ->
                    [f] aucune
                   *[m] aucun
                }
            [your]
                { $number ->
                    [many] vos
                   *[one] votre
                }
            [its]
                { $number ->
                    [many] ses
                   *[one]
                        { $gender ->
                            [f] sa
                           *[m] son
                        }
                }
            [hers]
                { $number ->
                    [many] ses
                   *[one]
                        { $gender ->
                            [f] sa
                           *[m] son
                        }
                }
            [theirs]
                { $number ->
                    [many] leurs
                   *[one] leur
                }
           *[none] { "" }
        }

noun-phrase =
    { $named } { $beside } { $after }{ $has-clause ->
        [yes] { " " }{ $clause }
       *[no] { "" }
    }

named-head =
    { $article ->
        [this]
            { $number ->
                [many] ces
               *[one]
                    { $gender ->
                        [f] cette
                       *[m]
                            { BEGINS($head) ->
                                [vowel] cet
                               *[consonant] ce
                            }
                    }
            }
        [indefinite]
            { $other ->
                [yes]
                    { $number ->
                        [many] de
                       *[one] { grammar.article }
                    }
               *[no] { grammar.article }
            }
       *[none] { grammar.article }
    } { $other ->
        [yes]
            { $number ->
                [many] autres
               *[one] autre
            }
       *[no] { "" }
    } { $before } { $head }

relative-clause = qui { $clause }

noun-permanent =
    { $number ->
        [many] permanents
       *[one] permanent
    }
    .gender = m

noun-permanent-card =
    { $number ->
        [many] cartes de permanent
       *[one] carte de permanent
    }
    .gender = f

noun-permanent-spell =
    { $number ->
        [many] sorts de permanent
       *[one] sort de permanent
    }
    .gender = m

noun-card-of =
    { $number ->
        [many] cartes
       *[one] carte
    } { FORM($kind, as: "stem") }
    .gender = f

noun-spell-of =
    { $number ->
        [many] sorts
       *[one] sort
    } { FORM($kind, as: "stem") }
    .gender = m

noun-token-of =
    { $number ->
        [many] jetons
       *[one] jeton
    } { FORM($kind, as: "stem") }
    .gender = m

subtype-unknown = { $word }
    .gender = m
    .plain = { $word }

possessed =
    { PERSON($whose) ->
        [second] { SAME($what, article: "your") }
       *[third] { SAME($what, article: "definite") } de { SAME($whose) }
    }
    .gender = { GENDER($what) }

its =
    { NUM($who) ->
        [many] { SAME($what, article: "theirs") }
       *[one] { SAME($what, article: "its") }
    }
    .gender = { GENDER($what) }

property-of =
    { SAME($what, article: "definite") } de { FORM($who, case: "dative") }
    .gender = { GENDER($what) }
