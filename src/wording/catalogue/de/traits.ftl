### Was Beschreibungen von Objekten verlangen. In .is und .isnt steht das Verb am Ende.

host = { SAME($what, article: "definite", number: "one") }
    .gender = { GENDER($what) }
    .number = one

trait-host =
    .who =
        an { $number ->
            [many] die
           *[one]
                { $gender ->
                    [f] die
                    [n] das
                   *[m] den
                }
        } dieses Objekt angelegt ist
    .is = das { grammar.is }, woran dieses Objekt angelegt ist
    .isnt = nicht das { grammar.is }, woran dieses Objekt angelegt ist

trait-basic =
    .is =
        { $number ->
            [many] Standardländer sind
           *[one] ein Standardland ist
        }
    .isnt =
        { $number ->
            [many] keine Standardländer sind
           *[one] kein Standardland ist
        }

trait-ongoing =
    .after = vom Übertyp Andauernd
    .is = vom Übertyp Andauernd { grammar.is }
    .isnt = nicht vom Übertyp Andauernd { grammar.is }

trait-world =
    .after = vom Übertyp Welt
    .is = vom Übertyp Welt { grammar.is }
    .isnt = nicht vom Übertyp Welt { grammar.is }

trait-permanent =
    .before = bleibend{ grammar.ending }
    .is =
        { $number ->
            [many] bleibende Karten sind
           *[one] eine bleibende Karte ist
        }
    .isnt =
        { $number ->
            [many] keine bleibenden Karten sind
           *[one] keine bleibende Karte ist
        }

trait-nontoken =
    .is =
        { $number ->
            [many] keine Spielsteine sind
           *[one] kein Spielstein ist
        }
    .isnt =
        { $number ->
            [many] Spielsteine sind
           *[one] ein Spielstein ist
        }

trait-kind =
    .is =
        { $number ->
            [many] { FORM($kind, number: "many") } sind
           *[one]
                { GENDER($kind) ->
                    [f] eine
                   *[m] ein
                } { $kind } ist
        }
    .isnt =
        { $number ->
            [many] keine { FORM($kind, number: "many") } sind
           *[one]
                { GENDER($kind) ->
                    [f] keine
                   *[m] kein
                } { $kind } ist
        }

trait-subtype =
    .after = vom Typ { FORM($words, as: "plain") }
    .is = vom Typ { FORM($words, as: "plain") } { grammar.is }
    .isnt = nicht vom Typ { FORM($words, as: "plain") } { grammar.is }

trait-subtypes =
    .after = vom Typ { FORM($list, as: "plain") }
    .is = vom Typ { FORM($list, as: "plain") } { grammar.is }
    .isnt = nicht vom Typ { FORM($list, as: "plain") } { grammar.is }

trait-size =
    .before = { $size }
    .is = { $size } { grammar.is }
    .isnt = nicht { $size } { grammar.is }

noun-compound = { FORM($first, as: "stem") }{ SAME($second, as: "tail") }
    .gender = { GENDER($second) }
    .stem = { FORM($first, as: "stem") }{ FORM($second, as: "link") }
    .link = { FORM($first, as: "link") }{ FORM($second, as: "link") }
    .tail = { FORM($first, as: "link") }{ SAME($second, as: "tail") }
    .plain = { FORM($first, as: "stem") }{ FORM($second, as: "tail") }

trait-of-types =
    .after = { $words }
    .is = { $words } { grammar.is }
    .isnt = nicht { $words } { grammar.is }

trait-under-control =
    .who =
        { grammar.whom } { SAME($player, case: "nominative") } { PERSON($player) ->
            [second] kontrollierst
           *[third]
                { NUM(SAME($player)) ->
                    [many] kontrollieren
                   *[one] kontrolliert
                }
        }
    .is =
        { PERSON($player) ->
            [second] unter deiner Kontrolle
           *[third] unter der Kontrolle { FORM($player, case: "genitive") }
        } { grammar.is }
    .isnt =
        nicht { PERSON($player) ->
            [second] unter deiner Kontrolle
           *[third] unter der Kontrolle { FORM($player, case: "genitive") }
        } { grammar.is }

of-type = vom Typ { FORM($word, as: "plain") }

of-every-creature-type = mit jedem Kreaturentyp

of-chosen = von { FORM($what, case: "dative") }

of-color = von der Farbe { FORM($color, as: "name") }

trait-of-colors =
    .after = { $words }
    .is = { $words } { grammar.is }
    .isnt = nicht { $words } { grammar.is }

trait-color =
    .before = { SAME($color) }
    .is = { FORM($color, as: "plain") } { grammar.is }
    .isnt = nicht { FORM($color, as: "plain") } { grammar.is }

trait-having =
    .after = mit { FORM($what, case: "dative") }
    .not-after = ohne { FORM($what, case: "accusative") }
    .is = { FORM($what, case: "accusative") } { grammar.has }
    .isnt = nicht { FORM($what, case: "accusative") } { grammar.has }

trait-lacking =
    .after = ohne { $what }
    .not-after = mit { FORM($what, case: "dative") }
    .is = keine { $what } { grammar.has }
    .isnt = { $what } { grammar.has }

trait-keyword =
    .after = mit { $keyword }
    .not-after = ohne { $keyword }
    .is = { $keyword } { grammar.has }
    .isnt =
        nicht über { $keyword } { $number ->
            [many] verfügen
           *[one] verfügt
        }


trait-counter =
    .after = mit einer { $counter }
    .not-after = ohne { $counter }
    .is = eine { $counter } { grammar.has }
    .isnt = keine { $counter } { grammar.has }

trait-named =
    .after = mit dem Namen { $name }
    .is = den Namen { $name } { grammar.has }
    .isnt = nicht den Namen { $name } { grammar.has }

trait-chosen-name =
    .after = mit { FORM($what, case: "dative") }
    .is = { FORM($what, case: "accusative") } { grammar.has }
    .isnt = nicht { FORM($what, case: "accusative") } { grammar.has }

trait-cast-from =
    .is =
        { $where } gewirkt { $number ->
            [many] wurden
           *[one] wurde
        }
    .isnt =
        nicht { $where } gewirkt { $number ->
            [many] wurden
           *[one] wurde
        }

trait-attached-to =
    .is =
        an { $number ->
            [many] { CLAUSE_LAST(FORM($what, case: "accusative", article: "indefinite"), verb: "angelegt sind") }
           *[one] { CLAUSE_LAST(FORM($what, case: "accusative", article: "indefinite"), verb: "angelegt ist") }
        }
    .isnt =
        nicht an { $number ->
            [many] { CLAUSE_LAST(FORM($what, case: "accusative", article: "indefinite"), verb: "angelegt sind") }
           *[one] { CLAUSE_LAST(FORM($what, case: "accusative", article: "indefinite"), verb: "angelegt ist") }
        }

trait-paired-with =
    .is =
        an { $number ->
            [many] { CLAUSE_LAST(FORM($what, case: "accusative", article: "indefinite"), verb: "gebunden sind") }
           *[one] { CLAUSE_LAST(FORM($what, case: "accusative", article: "indefinite"), verb: "gebunden ist") }
        }
    .isnt =
        nicht an { $number ->
            [many] { CLAUSE_LAST(FORM($what, case: "accusative", article: "indefinite"), verb: "gebunden sind") }
           *[one] { CLAUSE_LAST(FORM($what, case: "accusative", article: "indefinite"), verb: "gebunden ist") }
        }

trait-with-attached =
    .who =
        an { $number ->
            [many] die
           *[one]
                { $gender ->
                    [f] die
                    [n] das
                   *[m] den
                }
        } { FORM($what, article: "indefinite") } angelegt ist
    .not-who =
        an { $number ->
            [many] die
           *[one]
                { $gender ->
                    [f] die
                    [n] das
                   *[m] den
                }
        } { FORM($what, article: "no") } angelegt ist
    .is = { FORM($what, case: "accusative", article: "indefinite") } an sich { grammar.has }
    .isnt = { FORM($what, case: "accusative", article: "no") } an sich { grammar.has }

trait-sharing =
    .is =
        { GENDER($what) ->
            [f] eine
           *[m] einen
        } { FORM($what, case: "accusative") } mit { FORM($other, case: "dative") } gemeinsam { grammar.has }
    .isnt =
        { GENDER($what) ->
            [f] keine
           *[m] keinen
        } { FORM($what, case: "accusative") } mit { FORM($other, case: "dative") } gemeinsam { grammar.has }

trait-designated =
    .is = „{ $word }“ { grammar.is }
    .isnt = nicht „{ $word }“ { grammar.is }

trait-right-half-unlocked =
    .is = eine entsperrte rechte Hälfte { grammar.has }
    .isnt = keine entsperrte rechte Hälfte { grammar.has }

trait-left-half-unlocked =
    .is = eine entsperrte linke Hälfte { grammar.has }
    .isnt = keine entsperrte linke Hälfte { grammar.has }

trait-impending =
    .is =
        { $number ->
            [many] für ihre Bevorstehend-Kosten gewirkt wurden
           *[one] für Bevorstehend-Kosten gewirkt wurde
        }
    .isnt =
        { $number ->
            [many] nicht für ihre Bevorstehend-Kosten gewirkt wurden
           *[one] nicht für Bevorstehend-Kosten gewirkt wurde
        }

trait-attacking-alone =
    .is =
        { $number ->
            [many] allein angreifen
           *[one] allein angreift
        }
    .isnt =
        { $number ->
            [many] nicht allein angreifen
           *[one] nicht allein angreift
        }

trait-blocking-alone =
    .is =
        { $number ->
            [many] allein blocken
           *[one] allein blockt
        }
    .isnt =
        { $number ->
            [many] nicht allein blocken
           *[one] nicht allein blockt
        }

trait-attacked-this-turn =
    .is =
        { $number ->
            [many] in diesem Zug angegriffen haben
           *[one] in diesem Zug angegriffen hat
        }
    .isnt =
        { $number ->
            [many] in diesem Zug nicht angegriffen haben
           *[one] in diesem Zug nicht angegriffen hat
        }

trait-blocked-this-turn =
    .is =
        { $number ->
            [many] in diesem Zug geblockt haben
           *[one] in diesem Zug geblockt hat
        }
    .isnt =
        { $number ->
            [many] in diesem Zug nicht geblockt haben
           *[one] in diesem Zug nicht geblockt hat
        }

trait-entered-this-turn =
    .is =
        { $number ->
            [many] in diesem Zug ins Spiel gekommen sind
           *[one] in diesem Zug ins Spiel gekommen ist
        }
    .isnt =
        { $number ->
            [many] nicht in diesem Zug ins Spiel gekommen sind
           *[one] nicht in diesem Zug ins Spiel gekommen ist
        }

trait-dealt-damage-this-turn =
    .is =
        { $number ->
            [many] in diesem Zug Schaden erhalten haben
           *[one] in diesem Zug Schaden erhalten hat
        }
    .isnt =
        { $number ->
            [many] in diesem Zug keinen Schaden erhalten haben
           *[one] in diesem Zug keinen Schaden erhalten hat
        }

trait-dash =
    .is =
        { $number ->
            [many] für ihre Spurt-Kosten gewirkt wurden
           *[one] für Spurt-Kosten gewirkt wurde
        }
    .isnt =
        { $number ->
            [many] nicht für ihre Spurt-Kosten gewirkt wurden
           *[one] nicht für Spurt-Kosten gewirkt wurde
        }

trait-blitz =
    .is =
        { $number ->
            [many] für ihre Blitz-Kosten gewirkt wurden
           *[one] für Blitz-Kosten gewirkt wurde
        }
    .isnt =
        { $number ->
            [many] nicht für ihre Blitz-Kosten gewirkt wurden
           *[one] nicht für Blitz-Kosten gewirkt wurde
        }

trait-but =
    .last = außer { FORM($what, case: "dative") }
    .is = { $what } { grammar.is }
    .isnt = nicht { $what } { grammar.is }

trait-itself =
    .is = { $what } { grammar.is }
    .isnt = nicht { $what } { grammar.is }

trait-is-a =
    .is =
        { $number ->
            [many] { CLAUSE_LAST(FORM($what, number: "many", article: "indefinite"), verb: "sind") }
           *[one] { CLAUSE_LAST(FORM($what, article: "indefinite"), verb: "ist") }
        }
    .isnt =
        { $number ->
            [many] { FORM($what, number: "many", article: "no") } sind
           *[one] { FORM($what, article: "no") } ist
        }

trait-either =
    .is = { SAME($left, as: "is") } oder { SAME($right, as: "is") }
    .isnt = { SAME($not-left, as: "is") }, und { SAME($not-right, as: "is") }

trait-there =
    .is = da { grammar.is }
    .isnt = nicht da { grammar.is }

pointed-if =
    { SAME($what) } (falls { NUM($what) ->
        [many] sie
       *[one]
            { GENDER($what) ->
                [f] sie
                [n] es
               *[m] er
            }
    } { AGREE($is, $what) })
    .gender = { GENDER($what) }
    .number = { NUM($what) }

trait-was-cast =
    .is =
        { $number ->
            [many] gewirkt wurden
           *[one] gewirkt wurde
        }
    .isnt =
        { $number ->
            [many] nicht gewirkt wurden
           *[one] nicht gewirkt wurde
        }

trait-cast-by =
    .is =
        von { FORM($player, case: "dative") } { $number ->
            [many] gewirkt wurden
           *[one] gewirkt wurde
        }
    .isnt =
        nicht von { FORM($player, case: "dative") } { $number ->
            [many] gewirkt wurden
           *[one] gewirkt wurde
        }

trait-paid =
    .is =
        mit bezahlten { $costs } { $number ->
            [many] gewirkt wurden
           *[one] gewirkt wurde
        }
    .isnt =
        ohne bezahlte { $costs } { $number ->
            [many] gewirkt wurden
           *[one] gewirkt wurde
        }

trait-attacking-player =
    .is =
        { FORM($player, case: "accusative") } { $number ->
            [many] angreifen
           *[one] angreift
        }
    .isnt =
        { FORM($player, case: "accusative") } nicht { $number ->
            [many] angreifen
           *[one] angreift
        }

trait-attacking-permanent =
    .is =
        { FORM($what, case: "accusative", article: "indefinite") } { $number ->
            [many] angreifen
           *[one] angreift
        }
    .isnt =
        { FORM($what, case: "accusative", article: "indefinite") } nicht { $number ->
            [many] angreifen
           *[one] angreift
        }

trait-blocking-such =
    .is =
        { FORM($what, case: "accusative", article: "indefinite") } { $number ->
            [many] blocken
           *[one] blockt
        }
    .isnt =
        { FORM($what, case: "accusative", article: "indefinite") } nicht { $number ->
            [many] blocken
           *[one] blockt
        }

trait-blocked-by =
    .is =
        von { FORM($what, case: "dative", article: "indefinite") } { $number ->
            [many] geblockt werden
           *[one] geblockt wird
        }
    .isnt =
        nicht von { FORM($what, case: "dative", article: "indefinite") } { $number ->
            [many] geblockt werden
           *[one] geblockt wird
        }

trait-has-dealt-damage-this-turn =
    .is = in diesem Zug Schaden zugefügt { grammar.has }
    .isnt = in diesem Zug keinen Schaden zugefügt { grammar.has }

trait-became-tapped-this-turn =
    .is =
        in diesem Zug getappt { $number ->
            [many] wurden
           *[one] wurde
        }
    .isnt =
        in diesem Zug nicht getappt { $number ->
            [many] wurden
           *[one] wurde
        }

trait-got-counters-this-turn =
    .is = in diesem Zug Marken erhalten { grammar.has }
    .isnt = in diesem Zug keine Marken erhalten { grammar.has }
