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
    .plain = Artefakt

noun-battle =
    { $number ->
        [many] Schlachten
       *[one] Schlacht
    }
    .gender = f
    .stem = Schlacht
    .plain = Schlacht

noun-conspiracy =
    { $number ->
        [many] Verschwörungen
       *[one] Verschwörung
    }
    .gender = f
    .stem = Verschwörungs
    .plain = Verschwörung

noun-creature =
    { $number ->
        [many] Kreaturen
       *[one] Kreatur
    }
    .gender = f
    .stem = Kreaturen
    .plain = Kreatur

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
    .plain = Gewölbe

noun-enchantment =
    { $number ->
        [many] Verzauberungen
       *[one] Verzauberung
    }
    .gender = f
    .stem = Verzauberungs
    .plain = Verzauberung

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
    .plain = Spontanzauber

noun-kindred =
    { $number ->
        [many] Kindred-Karten
       *[one] Kindred-Karte
    }
    .gender = f
    .stem = Kindred-
    .plain = Kindred-Karte

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
    .plain = Land

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
    .plain = Phänomen

noun-plane =
    { $number ->
        [many] Welten
       *[one] Welt
    }
    .gender = f
    .stem = Welten
    .plain = Welt

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
    .plain = Planeswalker

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
    .plain = Komplott

noun-sorcery =
    { $number ->
        [many] Hexereien
       *[one] Hexerei
    }
    .gender = f
    .stem = Hexerei
    .plain = Hexerei

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
    .plain = Vanguard
