### Bedingungen: Nebensätze hinter „solange“ und „falls“, mit dem Verb am Ende; .not ist das Gegenteil.

condition-exists = es { CLAUSE_LAST(FORM($what, case: "accusative", article: "indefinite"), verb: "gibt") }
    .not = es { CLAUSE_LAST(FORM($what, case: "accusative", article: "no"), verb: "gibt") }

condition-paid = die { $costs } bezahlt wurden
    .not = die { $costs } nicht bezahlt wurden

condition-there =
    { $what } vorhanden { NUM($what) ->
        [many] sind
       *[one] ist
    }
    .not =
        { $what } nicht vorhanden { NUM($what) ->
            [many] sind
           *[one] ist
        }

condition-controls =
    { $player } { PERSON($player) ->
        [second] { CLAUSE_LAST(FORM($what, case: "accusative", article: "indefinite"), verb: "kontrollierst") }
       *[third] { CLAUSE_LAST(FORM($what, case: "accusative", article: "indefinite"), verb: "kontrolliert") }
    }
    .not =
        { $player } { PERSON($player) ->
            [second] { CLAUSE_LAST(FORM($what, case: "accusative", article: "no"), verb: "kontrollierst") }
           *[third] { CLAUSE_LAST(FORM($what, case: "accusative", article: "no"), verb: "kontrolliert") }
        }

condition-opponent-controls = ein Gegner { CLAUSE_LAST(FORM($what, case: "accusative", article: "indefinite"), verb: "kontrolliert") }
    .not = kein Gegner { CLAUSE_LAST(FORM($what, case: "accusative", article: "indefinite"), verb: "kontrolliert") }

condition-controls-it =
    { $player } { FORM($what, case: "accusative") } { PERSON($player) ->
        [second] kontrollierst
       *[third] kontrolliert
    }
    .not =
        { $player } { FORM($what, case: "accusative") } nicht { PERSON($player) ->
            [second] kontrollierst
           *[third] kontrolliert
        }

condition-fits = { $who } { AGREE($is, $who) }
    .not = { $who } { AGREE($isnt, $who) }

condition-equals = { $what } gleich { CLAUSE_LAST(FORM($value, case: "dative"), verb: "ist") }
    .not = { $what } nicht gleich { CLAUSE_LAST(FORM($value, case: "dative"), verb: "ist") }

condition-chosen-power-or-toughness-1 = Stärke gewählt wird
    .not = Stärke nicht gewählt wird

condition-chosen-power-or-toughness-2 = Widerstandskraft gewählt wird
    .not = Widerstandskraft nicht gewählt wird

condition-at-least =
    { $what } { $plain ->
        [yes] mindestens { $value } beträgt
       *[no] nicht kleiner als { CLAUSE_LAST($value, verb: "ist") }
    }
    .not = { $what } kleiner als { CLAUSE_LAST($value, verb: "ist") }

condition-at-most =
    { $what } { $plain ->
        [yes] höchstens { $value } beträgt
       *[no] nicht größer als { CLAUSE_LAST($value, verb: "ist") }
    }
    .not = { $what } größer als { CLAUSE_LAST($value, verb: "ist") }

condition-from-to = { $what } mindestens { $from } und höchstens { $to } beträgt
    .not = { $what } kleiner als { $from } oder größer als { $to } ist

condition-turn =
    { PERSON($player) ->
        [second] du am Zug bist
       *[third] { $player } am Zug ist
    }
    .not =
        { PERSON($player) ->
            [second] du nicht am Zug bist
           *[third] { $player } nicht am Zug ist
        }

condition-any-turn = irgendein Spieler am Zug ist
    .not = niemand am Zug ist

condition-designation-monarch =
    { $player } der Monarch { PERSON($player) ->
        [second] bist
       *[third] ist
    }
    .not =
        { $player } nicht der Monarch { PERSON($player) ->
            [second] bist
           *[third] ist
        }

condition-designation-completed-a-dungeon =
    { $player } ein Gewölbe abgeschlossen { PERSON($player) ->
        [second] hast
       *[third] hat
    }
    .not =
        { $player } kein Gewölbe abgeschlossen { PERSON($player) ->
            [second] hast
           *[third] hat
        }

condition-has =
    { $player } { FORM($what, case: "accusative") } { PERSON($player) ->
        [second] hast
       *[third] hat
    }
    .not =
        { $player } nicht { FORM($what, case: "accusative") } { PERSON($player) ->
            [second] hast
           *[third] hat
        }

condition-any-player = irgendein Spieler { $is }
    .not = kein Spieler { $is }

condition-any-opponent = ein Gegner { $is }
    .not = kein Gegner { $is }

condition-each-player = jeder Spieler { $is }
    .not = irgendein Spieler { $isnt }

condition-each-opponent = jeder Gegner { $is }
    .not = ein Gegner { $isnt }

condition-bracketed = ({ $claim })
    .not = ({ $denial })

condition-always = es immer gilt
    .not = es nie gilt

having-keyword =
    .is =
        { $keyword } { $person ->
            [second] hast
           *[third] { grammar.has }
        }
    .isnt =
        nicht über { $keyword } { $person ->
            [second] verfügst
           *[third] { $number ->
                [many] verfügen
               *[one] verfügt
            }
        }

having-life-equal-to =
    .is =
        einen Lebenspunktestand von genau { FORM($n, case: "dative") } { $person ->
            [second] hast
           *[third] { grammar.has }
        }
    .isnt =
        einen Lebenspunktestand von anderem als { FORM($n, case: "dative") } { $person ->
            [second] hast
           *[third] { grammar.has }
        }

having-life-at-least =
    .is =
        einen Lebenspunktestand von mindestens { FORM($n, case: "dative") } { $person ->
            [second] hast
           *[third] { grammar.has }
        }
    .isnt =
        einen Lebenspunktestand von weniger als { FORM($n, case: "dative") } { $person ->
            [second] hast
           *[third] { grammar.has }
        }

having-life-at-most =
    .is =
        einen Lebenspunktestand von höchstens { FORM($n, case: "dative") } { $person ->
            [second] hast
           *[third] { grammar.has }
        }
    .isnt =
        einen Lebenspunktestand von mehr als { FORM($n, case: "dative") } { $person ->
            [second] hast
           *[third] { grammar.has }
        }

having-maximum-hand-size =
    .is =
        eine maximale Handkartenzahl { $person ->
            [second] hast
           *[third] { grammar.has }
        }
    .isnt =
        keine maximale Handkartenzahl { $person ->
            [second] hast
           *[third] { grammar.has }
        }

players-you-if =
    { $case ->
        [genitive] deiner
        [dative] dir
        [accusative] dich
       *[nominative] du
    } (nur falls du { FORM($is, person: "second") })
    .gender = m
    .person = second
    .number = one

players-opponents-who =
    { $case ->
        [genitive] jedes Gegners
        [dative] jedem Gegner
        [accusative] jeden Gegner
       *[nominative] jeder Gegner
    }, der { $is }{ COMMA() }
    .gender = m
    .number = one

players-who = { SAME($player) }, der { $is }{ COMMA() }
    .gender = m
    .number = one

designation-city-s-blessing = den Segen der Stadt

designation-initiative = die Initiative

designation-named = „{ $name }“

having-such =
    .is =
        so { $person ->
            [second] bist
           *[third] { grammar.is }
        }, dass { $claim }{ COMMA() }
    .isnt =
        nicht so { $person ->
            [second] bist
           *[third] { grammar.is }
        }, dass { $claim }{ COMMA() }

having-as-much =
    .is =
        { $bound ->
            [atLeast] mindestens so viele
            [atMost] höchstens so viele
           *[equals] genau so viele
        } { having-as-much.of } { $person ->
            [second] hast
           *[third] { grammar.has }
        } wie { FORM($player, case: "nominative") }
    .isnt =
        { $bound ->
            [atLeast] weniger
            [atMost] mehr
           *[equals] mehr oder weniger
        } { having-as-much.of } { $person ->
            [second] hast
           *[third] { grammar.has }
        } als { FORM($player, case: "nominative") }
    .of =
        { $of ->
            [life] Lebenspunkte
           *[handSize] Karten auf der Hand
        }
