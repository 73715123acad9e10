### Beschreibungen von Objekten.


# Adjektive stehen im Deutschen nicht vor dem Nomen, sondern in einem Relativsatz, wo sie nicht gebeugt werden.
noun-phrase =
    { $article ->
        [indefinite]
            { $number ->
                [one]
                    { $gender ->
                        [f]
                            { $case ->
                                [genitive] einer
                                [dative] einer
                               *[nominative] eine
                            }
                        [n]
                            { $case ->
                                [genitive] eines
                                [dative] einem
                               *[nominative] ein
                            }
                       *[m]
                            { $case ->
                                [genitive] eines
                                [dative] einem
                                [accusative] einen
                               *[nominative] ein
                            }
                    }
               *[many] { "" }
            } { $words }
       *[none] { $words }
    }{ $has-clause ->
        [yes] , { $number ->
            [one]
                { $gender ->
                    [f] die
                    [n] das
                   *[m] der
                }
           *[many] die
        } { $clause }{ COMMA() }
       *[no] { "" }
    }

noun-creature =
    { $number ->
        [one] Kreatur
       *[many] Kreaturen
    }
    .gender = f

trait-tapped =
    .is =
        { $number ->
            [one] getappt ist
           *[many] getappt sind
        }
    .isnt =
        { $number ->
            [one] ungetappt ist
           *[many] ungetappt sind
        }
