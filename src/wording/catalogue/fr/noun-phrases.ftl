### Descriptions d'objets.

noun-phrase =
    { $article ->
        [indefinite]
            { $number ->
                [one]
                    { $gender ->
                        [f] une
                       *[m] un
                    }
               *[many] des
            } { $words }
       *[none] { $words }
    }{ $has-clause ->
        [yes] { " " }qui { $clause }
       *[no] { "" }
    }

noun-creature =
    { $number ->
        [one] créature
       *[many] créatures
    }
    .gender = f

trait-tapped =
    .after =
        { $gender ->
            [f]
                { $number ->
                    [one] engagée
                   *[many] engagées
                }
           *[m]
                { $number ->
                    [one] engagé
                   *[many] engagés
                }
        }
    .is =
        { $number ->
            [one] est
           *[many] sont
        } { $gender ->
            [f]
                { $number ->
                    [one] engagée
                   *[many] engagées
                }
           *[m]
                { $number ->
                    [one] engagé
                   *[many] engagés
                }
        }
    .isnt =
        { $number ->
            [one] n'est pas
           *[many] ne sont pas
        } { $gender ->
            [f]
                { $number ->
                    [one] engagée
                   *[many] engagées
                }
           *[m]
                { $number ->
                    [one] engagé
                   *[many] engagés
                }
        }
