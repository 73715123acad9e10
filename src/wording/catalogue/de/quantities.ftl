### Mengen.

amount = { SAME($value) }

x-value =
    { $case ->
        [genitive] von X
       *[nominative] X
    }

bracketed =
    { $case ->
        [genitive] von ({ FORM($words, case: "dative") })
       *[nominative] ({ SAME($words) })
    }

number-of =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } { FORM($what, case: "genitive", article: "definite") }
    .gender = f
    .number = one

number-of-targets =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } der Ziele
    .gender = f
    .number = one

number-of-players =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } der Spieler
    .gender = f
    .number = one

number-of-opponents-who =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } der Gegner, die { $is }{ COMMA() }
    .gender = f
    .number = one

number-of-players-who =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } der Spieler, die { $is }{ COMMA() }
    .gender = f
    .number = one

number-of-those =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } { FORM($who, case: "genitive", number: "many") }
    .gender = f
    .number = one

total-of =
    { GENDER($measure) ->
        [m]
            { $case ->
                [genitive] des gesamten
                [dative] dem gesamten
                [accusative] den gesamten
               *[nominative] der gesamte
            }
       *[f]
            { $case ->
                [genitive] der gesamten
                [dative] der gesamten
               *[nominative] die gesamte
            }
    } { SAME($measure, number: "one") } { FORM($what, case: "genitive", article: "definite") }
    .gender = { GENDER($measure) }
    .number = one

greatest-among =
    { GENDER($measure) ->
        [m]
            { $case ->
                [genitive] des größten
                [dative] dem größten
                [accusative] den größten
               *[nominative] der größte
            }
       *[f]
            { $case ->
                [genitive] der größten
                [dative] der größten
               *[nominative] die größte
            }
    } { SAME($measure, number: "one") } unter { FORM($what, case: "dative", article: "definite") }
    .gender = { GENDER($measure) }
    .number = one

least-among =
    { GENDER($measure) ->
        [m]
            { $case ->
                [genitive] des kleinsten
                [dative] dem kleinsten
                [accusative] den kleinsten
               *[nominative] der kleinste
            }
       *[f]
            { $case ->
                [genitive] der kleinsten
                [dative] der kleinsten
               *[nominative] die kleinste
            }
    } { SAME($measure, number: "one") } unter { FORM($what, case: "dative", article: "definite") }
    .gender = { GENDER($measure) }
    .number = one

different-among =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } verschiedener { FORM($kind, case: "genitive", number: "many") } unter { FORM($what, case: "dative", article: "definite") }
    .gender = f
    .number = one

different-in-one =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } der { FORM($kind, case: "genitive", number: "many") }, die { FORM($what, case: "nominative") } { NUM($what) ->
        [many] haben
       *[one] hat
    }{ COMMA() }
    .gender = f
    .number = one

counters-on =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } der { FORM($counter, case: "genitive", number: "many") } auf { FORM($what, case: "dative", article: "definite") }
    .gender = f
    .number = one

counters-on-it =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } der { FORM($counter, case: "genitive", number: "many") } auf { FORM($who, case: "dative") }
    .gender = f
    .number = one

counters-of-player =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } der { FORM($counter, case: "genitive", number: "many") }, die { FORM($player, number: "many") } { PERSON($player) ->
        [second] hast
       *[third]
            { NUM(FORM($player, number: "many")) ->
                [many] haben
               *[one] hat
            }
    }{ COMMA() }
    .gender = f
    .number = one

devotion =
    { $case ->
        [genitive] deiner
        [dative] deiner
       *[nominative] deine
    } Hingabe zu { $colors }
    .gender = f
    .number = one

devotion-of =
    { $case ->
        [genitive] der
        [dative] der
       *[nominative] die
    } Hingabe { FORM($player, case: "genitive") } zu { $colors }
    .gender = f
    .number = one

happened-this-turn =
    { $case ->
        [genitive] der Zahl
        [dative] der Zahl
       *[nominative] die Zahl
    } „{ $what }“ in diesem Zug für { FORM($player, case: "accusative") }
    .gender = f
    .number = one

creatures-in-party =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } der Kreaturen in { FORM($party, case: "dative") }
    .gender = f
    .number = one

creatures-in-parties =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } der Kreaturen in { FORM($party, case: "dative", number: "many") }
    .gender = f
    .number = one

creatures-in-all-parties =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } der Kreaturen in allen Abenteurergruppen
    .gender = f
    .number = one

cards-in-hand =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } der Karten auf { FORM($place, case: "dative") }
    .gender = f
    .number = one

cards-in-hands =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } der Karten auf { FORM($place, case: "dative", number: "many") }
    .gender = f
    .number = one

cards-in-all-hands =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } der Karten auf allen Händen
    .gender = f
    .number = one

life-of-all =
    { $case ->
        [genitive] der Gesamtzahl
        [dative] der Gesamtzahl
       *[nominative] die Gesamtzahl
    } der Lebenspunkte aller Spieler
    .gender = f
    .number = one

life-of-opponents =
    { $case ->
        [genitive] der Gesamtzahl
        [dative] der Gesamtzahl
       *[nominative] die Gesamtzahl
    } der Lebenspunkte deiner Gegner
    .gender = f
    .number = one

sum = { SAME($left) } plus { SAME($right) }

difference = { SAME($left) } minus { SAME($right) }

product = { SAME($left) } mal { SAME($right) }

twice =
    { $case ->
        [genitive] des Doppelten
        [dative] dem Doppelten
       *[nominative] das Doppelte
    } { FORM($value, case: "genitive") }
    .gender = n
    .number = one

minus = minus { SAME($value) }

half-rounded-up =
    { $case ->
        [genitive] der Hälfte
        [dative] der Hälfte
       *[nominative] die Hälfte
    } { FORM($value, case: "genitive") } (aufgerundet)
    .gender = f
    .number = one

half-rounded-down =
    { $case ->
        [genitive] der Hälfte
        [dative] der Hälfte
       *[nominative] die Hälfte
    } { FORM($value, case: "genitive") } (abgerundet)
    .gender = f
    .number = one

smallest-of =
    { $case ->
        [genitive] der kleinsten Zahl
        [dative] der kleinsten Zahl
       *[nominative] die kleinste Zahl
    } unter { FORM($values, case: "dative") }
    .gender = f
    .number = one

greatest-of =
    { $case ->
        [genitive] der größten Zahl
        [dative] der größten Zahl
       *[nominative] die größte Zahl
    } unter { FORM($values, case: "dative") }
    .gender = f
    .number = one

amount-if = { SAME($then) }, falls { $condition }, sonst { SAME($else) }

unknown-number =
    { $case ->
        [genitive] einer unbekannten Zahl
        [dative] einer unbekannten Zahl
       *[nominative] eine unbekannte Zahl
    }
    .gender = f
    .number = one

counted-spells-cast =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } { RELATIVE(FORM($what, case: "genitive", article: "definite"), who: "die") } { $by ->
        [each] in diesem Zug gewirkt wurden
       *[player]
            { FORM($player, case: "nominative") } in diesem Zug gewirkt { PERSON($player) ->
                [second] hast
               *[third] { NUM($player) ->
                    [many] haben
                   *[one] hat
                }
            }
    }{ COMMA() }
    .gender = f
    .number = one

counted-cards-drawn =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } der Karten, die { $by ->
        [each] in diesem Zug gezogen wurden
       *[player]
            { FORM($player, case: "nominative") } in diesem Zug gezogen { PERSON($player) ->
                [second] hast
               *[third] { NUM($player) ->
                    [many] haben
                   *[one] hat
                }
            }
    }{ COMMA() }
    .gender = f
    .number = one

counted-life-gained =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } der Lebenspunkte, die { $by ->
        [each] in diesem Zug dazuerhalten wurden
       *[player]
            { FORM($player, case: "nominative") } in diesem Zug dazuerhalten { PERSON($player) ->
                [second] hast
               *[third] { NUM($player) ->
                    [many] haben
                   *[one] hat
                }
            }
    }{ COMMA() }
    .gender = f
    .number = one

counted-life-lost =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } der Lebenspunkte, die { $by ->
        [each] in diesem Zug verloren wurden
       *[player]
            { FORM($player, case: "nominative") } in diesem Zug verloren { PERSON($player) ->
                [second] hast
               *[third] { NUM($player) ->
                    [many] haben
                   *[one] hat
                }
            }
    }{ COMMA() }
    .gender = f
    .number = one

counted-permanents-entered =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } { RELATIVE(FORM($what, case: "genitive", article: "definite"), who: "die") } in diesem Zug{ $who } ins Spiel gekommen sind{ COMMA() }
    .gender = f
    .number = one

counted-permanents-left =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } { RELATIVE(FORM($what, case: "genitive", article: "definite"), who: "die") } in diesem Zug{ $who } das Spiel verlassen haben{ COMMA() }
    .gender = f
    .number = one

counted-permanents-died =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } { RELATIVE(FORM($what, case: "genitive", article: "definite"), who: "die") } in diesem Zug{ $who } gestorben sind{ COMMA() }
    .gender = f
    .number = one

counted-cards-put-into-graveyards =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } { RELATIVE(FORM($what, case: "genitive", article: "definite"), who: "die") } in diesem Zug auf { FORM($place, case: "accusative") } gelegt wurden{ COMMA() }
    .gender = f
    .number = one

counted-attackers-declared =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } { RELATIVE(FORM($what, case: "genitive", article: "definite"), who: "die") } { $by ->
        [each] in diesem Zug als Angreifer deklariert wurden
       *[player]
            { FORM($player, case: "nominative") } in diesem Zug als Angreifer deklariert { PERSON($player) ->
                [second] hast
               *[third] { NUM($player) ->
                    [many] haben
                   *[one] hat
                }
            }
    }{ COMMA() }
    .gender = f
    .number = one

counted-blockers-declared =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } { RELATIVE(FORM($what, case: "genitive", article: "definite"), who: "die") } { $by ->
        [each] in diesem Zug als Blocker deklariert wurden
       *[player]
            { FORM($player, case: "nominative") } in diesem Zug als Blocker deklariert { PERSON($player) ->
                [second] hast
               *[third] { NUM($player) ->
                    [many] haben
                   *[one] hat
                }
            }
    }{ COMMA() }
    .gender = f
    .number = one

counted-damage-dealt =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } der Schadenspunkte, die in diesem Zug von Quellen{ $who } zugefügt wurden{ COMMA() }
    .gender = f
    .number = one

counted-damage-taken =
    { $case ->
        [genitive] der Anzahl
        [dative] der Anzahl
       *[nominative] die Anzahl
    } der Schadenspunkte, die { $by ->
        [each] in diesem Zug erlitten wurden
       *[player]
            { FORM($player, case: "nominative") } in diesem Zug erlitten { PERSON($player) ->
                [second] hast
               *[third] { NUM($player) ->
                    [many] haben
                   *[one] hat
                }
            }
    }{ COMMA() }
    .gender = f
    .number = one

counted-under = { " " }unter { FORM($control, case: "dative") }

counted-nobody = { "" }

counted-into-any-graveyard = Friedhöfe

times-paid =
    { $case ->
        [genitive] der Zahl
        [dative] der Zahl
       *[nominative] die Zahl
    }, die angibt, wie oft { $cost } bezahlt wurde{ COMMA() }
    .gender = f
    .number = one

times-attacked =
    { $case ->
        [genitive] der Zahl
        [dative] der Zahl
       *[nominative] die Zahl
    }, die angibt, wie oft { FORM($what, case: "nominative") } in diesem Zug angegriffen { NUM($what) ->
        [many] haben
       *[one] hat
    }{ COMMA() }
    .gender = f
    .number = one
