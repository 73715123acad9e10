### Descriptions of objects.

# Tables of the grammar of each language, to which other messages refer: they see the form of the message around them.
grammar = { "" }
    .is =
        { $number ->
            [many] are
           *[one] is
        }
    .isnt =
        { $number ->
            [many] aren't
           *[one] isn't
        }
    .has =
        { $number ->
            [many] have
           *[one] has
        }
    .hasnt =
        { $number ->
            [many] don't have
           *[one] doesn't have
        }

# "another blue creature you control that is tapped": $before, $head and $after are said in this order and together are
# $words; $clause is the relative clauses, if $has-clause is "yes"; $other is "yes" if the object that speaks is excluded.
# $named is what is before and at each noun, with an article, as `named-head` says it; $beside is what is right behind it.
# $last stands behind the relative clauses.
noun-phrase =
    { $article ->
        [indefinite]
            { $number ->
                [one]
                    { $other ->
                        [yes] another { $words }
                       *[no] { A($words) }
                    }
               *[many]
                    { $other ->
                        [yes] other { $words }
                       *[no] { $words }
                    }
            }
        [definite]
            { $other ->
                [yes] the other { $words }
               *[no] the { $words }
            }
        [every]
            { $number ->
                [one] each
               *[many] all
            } { $other ->
                [yes] other { $words }
               *[no] { $words }
            }
        [no]
            { $other ->
                [yes] no other { $words }
               *[no] no { $words }
            }
        [this]
            { $number ->
                [one] this
               *[many] these
            } { $words }
        [your] your { $words }
        [its] its { $words }
        [hers] its { $words }
        [theirs] their { $words }
       *[none]
            { $other ->
                [yes] other { $words }
               *[no] { $words }
            }
    }{ $has-clause ->
        [yes] { " " }that { $clause }
       *[no] { "" }
    }

# One noun with its article, with $before and with "other": for languages in which these agree. $head, $before, $other.
named-head = { $head }

# A relative clause, made of a trait's .is.
relative-clause = { $clause }

noun-permanent =
    { $number ->
        [many] permanents
       *[one] permanent
    }

noun-permanent-card =
    { $number ->
        [many] permanent cards
       *[one] permanent card
    }

noun-permanent-spell =
    { $number ->
        [many] permanent spells
       *[one] permanent spell
    }

# $kind is a card type.
noun-card-of =
    { FORM($kind, as: "stem") } { $number ->
        [many] cards
       *[one] card
    }

# $type: the card type in English, by which a language may choose.
noun-spell-of =
    { FORM($kind, as: "stem") } { $number ->
        [many] spells
       *[one] spell
    }

noun-token-of =
    { FORM($kind, as: "stem") } { $number ->
        [many] tokens
       *[one] token
    }

# A subtype that has no message.
subtype-unknown = { $word }
    .plain = { $word }
    .non = -{ $word }

# "your graveyard", "an opponent's graveyard".
possessed =
    { SAME($whose, case: "genitive") } { SAME($what, article: "none") }
    .gender = { GENDER($what) }

# "its power", "their own power": $who is what "its" goes back to.
its =
    { NUM($who) ->
        [many] their own
       *[one] its
    } { SAME($what, article: "none") }{ $case ->
        [genitive] 's
       *[nominative] { "" }
    }
    .gender = { GENDER($what) }

property-of =
    { SAME($what, article: "definite") } of { $who }
    .gender = { GENDER($what) }
