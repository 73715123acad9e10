### Kartentypen. Der Wortstamm steht vor „karte“, „zauber“ und „spielstein“.

noun-artifact =
    { $number ->
        [many]
            { $case ->
                [dative] Artefakten
               *[nominative] Artefakte
            }
       *[one]
            { $case ->
                [genitive] Artefakts
               *[nominative] Artefakt
            }
    }
    .gender = n
    .stem = Artefakt
    .link = artefakt
    .plain = Artefakt
    .tail =
        { $number ->
            [many]
                { $case ->
                    [dative] artefakten
                   *[nominative] artefakte
                }
           *[one]
                { $case ->
                    [genitive] artefakts
                   *[nominative] artefakt
                }
        }

noun-battle =
    { $number ->
        [many] Schlachten
       *[one] Schlacht
    }
    .gender = f
    .stem = Schlacht
    .link = schlacht
    .plain = Schlacht
    .tail =
        { $number ->
            [many] schlachten
           *[one] schlacht
        }

noun-conspiracy =
    { $number ->
        [many] Verschwörungen
       *[one] Verschwörung
    }
    .gender = f
    .stem = Verschwörungs
    .link = verschwörungs
    .plain = Verschwörung
    .tail =
        { $number ->
            [many] verschwörungen
           *[one] verschwörung
        }

noun-creature =
    { $number ->
        [many] Kreaturen
       *[one] Kreatur
    }
    .gender = f
    .stem = Kreaturen
    .link = kreaturen
    .plain = Kreatur
    .tail =
        { $number ->
            [many] kreaturen
           *[one] kreatur
        }

noun-dungeon =
    { $number ->
        [many]
            { $case ->
                [dative] Gewölben
               *[nominative] Gewölbe
            }
       *[one]
            { $case ->
                [genitive] Gewölbes
               *[nominative] Gewölbe
            }
    }
    .gender = n
    .stem = Gewölbe
    .link = gewölbe
    .plain = Gewölbe
    .tail =
        { $number ->
            [many]
                { $case ->
                    [dative] gewölben
                   *[nominative] gewölbe
                }
           *[one]
                { $case ->
                    [genitive] gewölbes
                   *[nominative] gewölbe
                }
        }

noun-enchantment =
    { $number ->
        [many] Verzauberungen
       *[one] Verzauberung
    }
    .gender = f
    .stem = Verzauberungs
    .link = verzauberungs
    .plain = Verzauberung
    .tail =
        { $number ->
            [many] verzauberungen
           *[one] verzauberung
        }

noun-instant =
    { $number ->
        [many]
            { $case ->
                [dative] Spontanzaubern
               *[nominative] Spontanzauber
            }
       *[one]
            { $case ->
                [genitive] Spontanzaubers
               *[nominative] Spontanzauber
            }
    }
    .gender = m
    .stem = Spontanzauber
    .link = spontanzauber
    .plain = Spontanzauber
    .tail =
        { $number ->
            [many]
                { $case ->
                    [dative] spontanzaubern
                   *[nominative] spontanzauber
                }
           *[one]
                { $case ->
                    [genitive] spontanzaubers
                   *[nominative] spontanzauber
                }
        }

noun-kindred =
    { $number ->
        [many] Kindred-Karten
       *[one] Kindred-Karte
    }
    .gender = f
    .stem = Kindred
    .link = kindred
    .plain = Kindred-Karte
    .tail =
        { $number ->
            [many] kindred-Karten
           *[one] kindred-Karte
        }

noun-land =
    { $number ->
        [many]
            { $case ->
                [dative] Ländern
               *[nominative] Länder
            }
       *[one]
            { $case ->
                [genitive] Landes
               *[nominative] Land
            }
    }
    .gender = n
    .stem = Land
    .link = land
    .plain = Land
    .tail =
        { $number ->
            [many]
                { $case ->
                    [dative] ländern
                   *[nominative] länder
                }
           *[one]
                { $case ->
                    [genitive] landes
                   *[nominative] land
                }
        }

noun-phenomenon =
    { $number ->
        [many]
            { $case ->
                [dative] Phänomenen
               *[nominative] Phänomene
            }
       *[one]
            { $case ->
                [genitive] Phänomens
               *[nominative] Phänomen
            }
    }
    .gender = n
    .stem = Phänomen
    .link = phänomen
    .plain = Phänomen
    .tail =
        { $number ->
            [many]
                { $case ->
                    [dative] phänomenen
                   *[nominative] phänomene
                }
           *[one]
                { $case ->
                    [genitive] phänomens
                   *[nominative] phänomen
                }
        }

noun-plane =
    { $number ->
        [many] Welten
       *[one] Welt
    }
    .gender = f
    .stem = Welten
    .link = welten
    .plain = Welt
    .tail =
        { $number ->
            [many] welten
           *[one] welt
        }

noun-planeswalker =
    { $number ->
        [many]
            { $case ->
                [dative] Planeswalkern
               *[nominative] Planeswalker
            }
       *[one]
            { $case ->
                [genitive] Planeswalkers
               *[nominative] Planeswalker
            }
    }
    .gender = m
    .stem = Planeswalker
    .link = planeswalker
    .plain = Planeswalker
    .tail =
        { $number ->
            [many]
                { $case ->
                    [dative] planeswalkern
                   *[nominative] planeswalker
                }
           *[one]
                { $case ->
                    [genitive] planeswalkers
                   *[nominative] planeswalker
                }
        }

noun-scheme =
    { $number ->
        [many]
            { $case ->
                [dative] Komplotten
               *[nominative] Komplotte
            }
       *[one]
            { $case ->
                [genitive] Komplotts
               *[nominative] Komplott
            }
    }
    .gender = n
    .stem = Komplott
    .link = komplott
    .plain = Komplott
    .tail =
        { $number ->
            [many]
                { $case ->
                    [dative] komplotten
                   *[nominative] komplotte
                }
           *[one]
                { $case ->
                    [genitive] komplotts
                   *[nominative] komplott
                }
        }

noun-sorcery =
    { $number ->
        [many] Hexereien
       *[one] Hexerei
    }
    .gender = f
    .stem = Hexerei
    .link = hexerei
    .plain = Hexerei
    .tail =
        { $number ->
            [many] hexereien
           *[one] hexerei
        }

noun-vanguard =
    { $number ->
        [many] Vanguards
       *[one]
            { $case ->
                [genitive] Vanguards
               *[nominative] Vanguard
            }
    }
    .gender = m
    .stem = Vanguard-
    .link = vanguard-
    .plain = Vanguard
    .tail =
        { $number ->
            [many] vanguards
           *[one]
                { $case ->
                    [genitive] vanguards
                   *[nominative] vanguard
                }
        }
