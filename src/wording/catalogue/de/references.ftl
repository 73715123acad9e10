### Spieler, und Objekte, auf die gezeigt wird.

player-you =
    { $case ->
        [genitive] deiner
        [dative] dir
        [accusative] dich
       *[nominative] du
    }
    .gender = m
    .person = second
    .number = one

player-opponent =
    { $number ->
        [many]
            { $case ->
                [genitive] deiner Gegner
                [dative] deinen Gegnern
               *[nominative] deine Gegner
            }
       *[one]
            { $case ->
                [genitive] eines Gegners
                [dative] einem Gegner
                [accusative] einen Gegner
               *[nominative] ein Gegner
            }
    }
    .gender = m

player-opponent-of =
    { $number ->
        [many]
            { $case ->
                [genitive] aller Gegner
                [dative] allen Gegnern
               *[nominative] alle Gegner
            } von { $name }
       *[one]
            { $case ->
                [genitive] eines Gegners
                [dative] einem Gegner
                [accusative] einen Gegner
               *[nominative] ein Gegner
            } von { $name }
    }
    .gender = m

player-each =
    { $case ->
        [genitive] jedes Spielers
        [dative] jedem Spieler
        [accusative] jeden Spieler
       *[nominative] jeder Spieler
    }
    .gender = m
    .number = one

player-enchanted =
    { $case ->
        [genitive] des verzauberten Spielers
        [dative] dem verzauberten Spieler
        [accusative] den verzauberten Spieler
       *[nominative] der verzauberte Spieler
    }
    .gender = m
    .number = one

player-chosen =
    { $case ->
        [genitive] des gewählten Spielers
        [dative] dem gewählten Spieler
        [accusative] den gewählten Spieler
       *[nominative] der gewählte Spieler
    }
    .gender = m
    .number = one

player-targeted =
    { $case ->
        [genitive] des Spielers, der das Ziel ist{ COMMA() }
        [dative] dem Spieler, der das Ziel ist{ COMMA() }
        [accusative] den Spieler, der das Ziel ist{ COMMA() }
       *[nominative] der Spieler, der das Ziel ist{ COMMA() }
    }
    .gender = m
    .number = one

player-active =
    { $case ->
        [genitive] des aktiven Spielers
        [dative] dem aktiven Spieler
        [accusative] den aktiven Spieler
       *[nominative] der aktive Spieler
    }
    .gender = m
    .number = one

player-controller-of =
    { $case ->
        [genitive] des Beherrschers { FORM($what, case: "genitive") }
        [dative] dem Beherrscher { FORM($what, case: "genitive") }
        [accusative] den Beherrscher { FORM($what, case: "genitive") }
       *[nominative] der Beherrscher { FORM($what, case: "genitive") }
    }
    .gender = m
    .number = one

player-owner-of =
    { $case ->
        [genitive] des Besitzers { FORM($what, case: "genitive") }
        [dative] dem Besitzer { FORM($what, case: "genitive") }
        [accusative] den Besitzer { FORM($what, case: "genitive") }
       *[nominative] der Besitzer { FORM($what, case: "genitive") }
    }
    .gender = m
    .number = one

player-that =
    { $case ->
        [genitive] jenes Spielers
        [dative] jenem Spieler
        [accusative] jenen Spieler
       *[nominative] jener Spieler
    }
    .gender = m
    .number = one

player-its =
    { NUM($who) ->
        [many] { SAME($role, article: "theirs", number: "many") }
       *[one]
            { GENDER($who) ->
                [f] { SAME($role, article: "hers", number: "one") }
               *[m] { SAME($role, article: "its", number: "one") }
            }
    }
    .gender = m
    .number = { NUM($who) }

player-named =
    { $case ->
        [genitive] von { $name }
       *[nominative] { $name }
    }
    .gender = m
    .number = one

this-object =
    { $case ->
        [genitive] dieses Objekts
        [dative] diesem Objekt
       *[nominative] dieses Objekt
    }
    .gender = n
    .number = one
this-and-partner = { SAME($this, number: "one") } und die Kreatur, an die { FORM($it, case: "nominative") } gebunden ist{ COMMA() }
    .number = many
everything-everywhere = bleibende Karten, Zaubersprüche und Karten, die nicht im Spiel sind{ COMMA() }
    .number = many
this-and-others = { SAME($this, number: "one") } und { SAME($others, number: "many", article: "none") }
    .number = many

the-target =
    { $case ->
        [genitive] des Ziels
        [dative] dem Ziel
       *[nominative] das Ziel
    }
    .gender = n
    .number = one
each-target =
    { $case ->
        [genitive] jedes Ziels
        [dative] jedem Ziel
       *[nominative] jedes Ziel
    }
    .gender = n
    .number = one
the-two-targets =
    { $case ->
        [genitive] der beiden Ziele
        [dative] den beiden Zielen
       *[nominative] die beiden Ziele
    }
    .number = many
    .gender = n

the-nth-target =
    { $case ->
        [genitive] des
        [dative] dem
       *[nominative] das
    } { $n ->
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
        [5] fünfte
       *[other] { $n }.
    }{ $n ->
        [1] { grammar.after-the }
        [2] { grammar.after-the }
        [3] { grammar.after-the }
        [4] { grammar.after-the }
        [5] { grammar.after-the }
       *[other] { "" }
    } { $case ->
        [genitive] Ziels
       *[nominative] Ziel
    }
    .gender = n
    .number = one

the-chosen-object =
    { $case ->
        [genitive] des beim Verrechnen gewählten Objekts
        [dative] dem beim Verrechnen gewählten Objekt
       *[nominative] das beim Verrechnen gewählte Objekt
    }
    .gender = n
    .number = one

the-nth-chosen-object =
    { $case ->
        [genitive] des
        [dative] dem
       *[nominative] das
    } { $n ->
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
        [5] fünfte
       *[other] { $n }.
    }{ $n ->
        [1] { grammar.after-the }
        [2] { grammar.after-the }
        [3] { grammar.after-the }
        [4] { grammar.after-the }
        [5] { grammar.after-the }
       *[other] { "" }
    } beim Verrechnen { $case ->
        [genitive] gewählten Objekts
        [dative] gewählten Objekt
       *[nominative] gewählte Objekt
    }
    .gender = n
    .number = one

the-triggering-object =
    { $case ->
        [genitive] jenes Objekts
        [dative] jenem Objekt
       *[nominative] jenes Objekt
    }
    .gender = n
    .number = one

object-named =
    { $case ->
        [genitive] von { $name }
       *[nominative] { $name }
    }
    .gender = n

linked-encoded =
    { $number ->
        [many]
            { $case ->
                [genitive] der Kreaturen
                [dative] den Kreaturen
               *[nominative] die Kreaturen
            }, auf denen dieses Objekt chiffriert ist{ COMMA() }
       *[one]
            { $case ->
                [genitive] der Kreatur
                [dative] der Kreatur
               *[nominative] die Kreatur
            }, auf der dieses Objekt chiffriert ist{ COMMA() }
    }
    .gender = f

linked-exiled =
    { $number ->
        [many]
            { $case ->
                [genitive] der
                [dative] den
               *[nominative] die
            } mit diesem Objekt ins Exil geschickten Karten
       *[one]
            { $case ->
                [genitive] der mit diesem Objekt ins Exil geschickten
                [dative] der mit diesem Objekt ins Exil geschickten
               *[nominative] die mit diesem Objekt ins Exil geschickte
            } Karte
    }
    .gender = f

linked-died =
    { $number ->
        [many]
            { $case ->
                [genitive] der Objekte
                [dative] den Objekten
               *[nominative] die Objekte
            }, die gestorben sind{ COMMA() }
       *[one]
            { $case ->
                [genitive] des Objekts
                [dative] dem Objekt
               *[nominative] das Objekt
            }, das gestorben ist{ COMMA() }
    }
    .gender = n

linked-entered =
    { $number ->
        [many]
            { $case ->
                [genitive] der Objekte
                [dative] den Objekten
               *[nominative] die Objekte
            }, die ins Spiel gekommen sind{ COMMA() }
       *[one]
            { $case ->
                [genitive] des Objekts
                [dative] dem Objekt
               *[nominative] das Objekt
            }, das ins Spiel gekommen ist{ COMMA() }
    }
    .gender = n

linked-model =
    { $number ->
        [many]
            { $case ->
                [genitive] der Vorbilder
                [dative] den Vorbildern
               *[nominative] die Vorbilder
            }
       *[one]
            { $case ->
                [genitive] des Vorbilds
                [dative] dem Vorbild
               *[nominative] das Vorbild
            }
    } dieses Objekts
    .gender = n

linked-sacrificed =
    { $number ->
        [many]
            { $case ->
                [genitive] der
                [dative] den
               *[nominative] die
            } für dieses Objekt geopferten bleibenden Karten
       *[one]
            { $case ->
                [genitive] der für dieses Objekt geopferten bleibenden
                [dative] der für dieses Objekt geopferten bleibenden
               *[nominative] die für dieses Objekt geopferte bleibende
            } Karte
    }
    .gender = f

linked-tapped =
    { $number ->
        [many]
            { $case ->
                [genitive] der
                [dative] den
               *[nominative] die
            } für dieses Objekt getappten bleibenden Karten
       *[one]
            { $case ->
                [genitive] der für dieses Objekt getappten bleibenden
                [dative] der für dieses Objekt getappten bleibenden
               *[nominative] die für dieses Objekt getappte bleibende
            } Karte
    }
    .gender = f

linked-other =
    { $number ->
        [many]
            { $case ->
                [genitive] der
                [dative] den
               *[nominative] die
            } dafür bestimmten { $case ->
                [dative] Objekten
               *[nominative] Objekte
            }
       *[one]
            { $case ->
                [genitive] des dafür bestimmten Objekts
                [dative] dem dafür bestimmten Objekt
               *[nominative] das dafür bestimmte Objekt
            }
    }
    .gender = n

top-of-library =
    { $case ->
        [genitive] der obersten Karte deiner Bibliothek
        [dative] der obersten Karte deiner Bibliothek
       *[nominative] die oberste Karte deiner Bibliothek
    }
    .gender = f
    .number = one

top-of-library-of =
    { $case ->
        [genitive] der obersten Karte von { GENITIVE($name) } Bibliothek
        [dative] der obersten Karte von { GENITIVE($name) } Bibliothek
       *[nominative] die oberste Karte von { GENITIVE($name) } Bibliothek
    }
    .gender = f
    .number = one

top-of-graveyard =
    { $case ->
        [genitive] der obersten Karte deines Friedhofs
        [dative] der obersten Karte deines Friedhofs
       *[nominative] die oberste Karte deines Friedhofs
    }
    .gender = f
    .number = one

top-of-graveyard-of =
    { $case ->
        [genitive] der obersten Karte von { GENITIVE($name) } Friedhof
        [dative] der obersten Karte von { GENITIVE($name) } Friedhof
       *[nominative] die oberste Karte von { GENITIVE($name) } Friedhof
    }
    .gender = f
    .number = one

pronoun =
    { NUM($who) ->
        [many]
            { $case ->
                [genitive] ihrer
                [dative] ihnen
               *[nominative] sie
            }
       *[one]
            { GENDER($who) ->
                [f]
                    { $case ->
                        [genitive] ihrer
                        [dative] ihr
                       *[nominative] sie
                    }
                [n]
                    { $case ->
                        [genitive] seiner
                        [dative] ihm
                       *[nominative] es
                    }
               *[m]
                    { $case ->
                        [genitive] seiner
                        [dative] ihm
                        [accusative] ihn
                       *[nominative] er
                    }
            }
    }
    .gender = { GENDER($who) }
    .number = { NUM($who) }

chosen-creature-type =
    { $case ->
        [genitive] des gewählten Kreaturentyps
        [dative] dem gewählten Kreaturentyp
        [accusative] den gewählten Kreaturentyp
       *[nominative] der gewählte Kreaturentyp
    }
    .gender = m
    .number = one

chosen-land-type =
    { $case ->
        [genitive] des gewählten Landtyps
        [dative] dem gewählten Landtyp
        [accusative] den gewählten Landtyp
       *[nominative] der gewählte Landtyp
    }
    .gender = m
    .number = one

chosen-basic-land-type =
    { $case ->
        [genitive] des gewählten Standardlandtyps
        [dative] dem gewählten Standardlandtyp
        [accusative] den gewählten Standardlandtyp
       *[nominative] der gewählte Standardlandtyp
    }
    .gender = m
    .number = one

chosen-color =
    { $case ->
        [genitive] der gewählten Farbe
        [dative] der gewählten Farbe
       *[nominative] die gewählte Farbe
    }
    .gender = f
    .number = one

chosen-keyword =
    { $case ->
        [genitive] der gewählten Schlüsselwortfähigkeit
        [dative] der gewählten Schlüsselwortfähigkeit
       *[nominative] die gewählte Schlüsselwortfähigkeit
    }
    .gender = f
    .number = one

chosen-counter =
    { $case ->
        [genitive] der gewählten Marke
        [dative] der gewählten Marke
       *[nominative] die gewählte Marke
    }
    .gender = f
    .number = one

chosen-card-name =
    { $case ->
        [genitive] des gewählten Kartennamens
        [dative] dem gewählten Kartennamen
        [accusative] den gewählten Kartennamen
       *[nominative] der gewählte Kartenname
    }
    .gender = m
    .number = one

chosen-number =
    { $case ->
        [genitive] der gewählten Zahl
        [dative] der gewählten Zahl
       *[nominative] die gewählte Zahl
    }
    .gender = f
    .number = one

chosen-power-or-toughness =
    { $case ->
        [genitive] der Wahl von Stärke oder Widerstandskraft
        [dative] der Wahl von Stärke oder Widerstandskraft
       *[nominative] die Wahl von Stärke oder Widerstandskraft
    }
    .gender = f
    .number = one

chosen-mode =
    { $case ->
        [genitive] des gewählten Modus
        [dative] dem gewählten Modus
        [accusative] den gewählten Modus
       *[nominative] der gewählte Modus
    }
    .gender = m
    .number = one

chosen-player =
    { $case ->
        [genitive] des gewählten Spielers
        [dative] dem gewählten Spieler
        [accusative] den gewählten Spieler
       *[nominative] der gewählte Spieler
    }
    .gender = m
    .number = one

chosen-from =
    { $case ->
        [genitive] des gewählten Wortes
        [dative] dem gewählten Wort
       *[nominative] das gewählte Wort
    }
    .gender = n
    .number = one

chosen-to =
    { $case ->
        [genitive] des gewählten neuen Wortes
        [dative] dem gewählten neuen Wort
       *[nominative] das gewählte neue Wort
    }
    .gender = n
    .number = one

chosen-opponents-name =
    { $case ->
        [genitive] des vom Gegner gewählten Namens
        [dative] dem vom Gegner gewählten Namen
        [accusative] den vom Gegner gewählten Namen
       *[nominative] der vom Gegner gewählte Name
    }
    .gender = m
    .number = one

chosen-body =
    { $case ->
        [genitive] der gewählten Gestalt
        [dative] der gewählten Gestalt
       *[nominative] die gewählte Gestalt
    }
    .gender = f
    .number = one

chosen-named =
    { $case ->
        [genitive] des Gewählten ({ $name })
        [dative] dem Gewählten ({ $name })
       *[nominative] das Gewählte ({ $name })
    }
    .gender = n
    .number = one

chosen-by-ability = { SAME($what) } ({ $place }. Wahl)
    .gender = { GENDER($what) }

player-defending =
    { $case ->
        [genitive] des verteidigenden Spielers
        [dative] dem verteidigenden Spieler
        [accusative] den verteidigenden Spieler
       *[nominative] der verteidigende Spieler
    }
    .gender = m
    .number = one
