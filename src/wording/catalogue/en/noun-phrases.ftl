### Descriptions of objects.

# "another blue creature you control that is tapped": $before, $head and $after are said in this order and together are
# $words; $clause is what stands in a relative clause, if $has-clause is "yes"; $other is "yes" if the object that speaks is
# excluded.
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
       *[none]
            { $other ->
                [yes] other { $words }
               *[no] { $words }
            }
    }{ $has-clause ->
        [yes] { " " }that { $clause }
       *[no] { "" }
    }

noun-creature =
    { $number ->
        [one] creature
       *[many] creatures
    }

# A trait stands before the noun if it has .before, behind it if it has .after, else in a relative clause with .is; .isnt
# denies it.
trait-tapped =
    .before = tapped
    .is =
        { $number ->
            [one] is tapped
           *[many] are tapped
        }
    .isnt =
        { $number ->
            [one] is untapped
           *[many] are untapped
        }
