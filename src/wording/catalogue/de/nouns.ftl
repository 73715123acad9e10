### Nomen des Spiels: Fälle, Mehrzahl und Geschlecht.

noun-object =
    { $number ->
        [many]
            { $case ->
                [dative] Objekten
               *[nominative] Objekte
            }
       *[one]
            { $case ->
                [genitive] Objekts
               *[nominative] Objekt
            }
    }
    .gender = n

noun-target =
    { $number ->
        [many]
            { $case ->
                [dative] Zielen
               *[nominative] Ziele
            }
       *[one]
            { $case ->
                [genitive] Ziels
               *[nominative] Ziel
            }
    }
    .gender = n

noun-card =
    { $number ->
        [many] Karten
       *[one] Karte
    }
    .gender = f

noun-emblem =
    { $number ->
        [many]
            { $case ->
                [dative] Emblemen
               *[nominative] Embleme
            }
       *[one]
            { $case ->
                [genitive] Emblems
               *[nominative] Emblem
            }
    }
    .gender = n

noun-spell =
    { $number ->
        [many]
            { $case ->
                [dative] Zaubersprüchen
               *[nominative] Zaubersprüche
            }
       *[one]
            { $case ->
                [genitive] Zauberspruchs
               *[nominative] Zauberspruch
            }
    }
    .gender = m

noun-token =
    { $number ->
        [many]
            { $case ->
                [dative] Spielsteinen
               *[nominative] Spielsteine
            }
       *[one]
            { $case ->
                [genitive] Spielsteins
               *[nominative] Spielstein
            }
    }
    .gender = m

noun-ability =
    { $number ->
        [many] Fähigkeiten
       *[one] Fähigkeit
    }
    .gender = f

noun-counter =
    { $number ->
        [many] Marken
       *[one] Marke
    }
    .gender = f

noun-player =
    { $number ->
        [many]
            { $case ->
                [dative] Spielern
               *[nominative] Spieler
            }
       *[one]
            { $case ->
                [genitive] Spielers
               *[nominative] Spieler
            }
    }
    .gender = m

noun-opponent =
    { $number ->
        [many]
            { $case ->
                [dative] Gegnern
               *[nominative] Gegner
            }
       *[one]
            { $case ->
                [genitive] Gegners
               *[nominative] Gegner
            }
    }
    .gender = m

noun-owner =
    { $number ->
        [many]
            { $case ->
                [dative] Besitzern
               *[nominative] Besitzer
            }
       *[one]
            { $case ->
                [genitive] Besitzers
               *[nominative] Besitzer
            }
    }
    .gender = m

noun-controller =
    { $number ->
        [many]
            { $case ->
                [dative] Beherrschern
               *[nominative] Beherrscher
            }
       *[one]
            { $case ->
                [genitive] Beherrschers
               *[nominative] Beherrscher
            }
    }
    .gender = m

noun-effect =
    { $number ->
        [many]
            { $case ->
                [dative] Effekten
               *[nominative] Effekte
            }
       *[one]
            { $case ->
                [genitive] Effekts
               *[nominative] Effekt
            }
    }
    .gender = m

noun-name =
    { $number ->
        [many] Namen
       *[one]
            { $case ->
                [genitive] Namens
                [dative] Namen
                [accusative] Namen
               *[nominative] Name
            }
    }
    .gender = m

noun-color =
    { $number ->
        [many] Farben
       *[one] Farbe
    }
    .gender = f

noun-card-type =
    { $number ->
        [many] Kartentypen
       *[one]
            { $case ->
                [genitive] Kartentyps
               *[nominative] Kartentyp
            }
    }
    .gender = m

noun-creature-type =
    { $number ->
        [many] Kreaturentypen
       *[one]
            { $case ->
                [genitive] Kreaturentyps
               *[nominative] Kreaturentyp
            }
    }
    .gender = m

noun-supertype =
    { $number ->
        [many] Übertypen
       *[one]
            { $case ->
                [genitive] Übertyps
               *[nominative] Übertyp
            }
    }
    .gender = m

noun-subtype =
    { $number ->
        [many] Untertypen
       *[one]
            { $case ->
                [genitive] Untertyps
               *[nominative] Untertyp
            }
    }
    .gender = m

noun-land-type =
    { $number ->
        [many] Landtypen
       *[one]
            { $case ->
                [genitive] Landtyps
               *[nominative] Landtyp
            }
    }
    .gender = m

noun-basic-land-type =
    { $number ->
        [many] Standardlandtypen
       *[one]
            { $case ->
                [genitive] Standardlandtyps
               *[nominative] Standardlandtyp
            }
    }
    .gender = m

noun-power =
    { $number ->
        [many] Stärken
       *[one] Stärke
    }
    .gender = f

noun-toughness =
    { $number ->
        [many]
            { $case ->
                [dative] Widerstandskräften
               *[nominative] Widerstandskräfte
            }
       *[one] Widerstandskraft
    }
    .gender = f

noun-base-power =
    { $number ->
        [many] Basis-Stärken
       *[one] Basis-Stärke
    }
    .gender = f

noun-base-toughness =
    { $number ->
        [many]
            { $case ->
                [dative] Basis-Widerstandskräften
               *[nominative] Basis-Widerstandskräfte
            }
       *[one] Basis-Widerstandskraft
    }
    .gender = f

noun-mana-value =
    { $number ->
        [many]
            { $case ->
                [dative] Manabeträgen
               *[nominative] Manabeträge
            }
       *[one]
            { $case ->
                [genitive] Manabetrags
               *[nominative] Manabetrag
            }
    }
    .gender = m

noun-loyalty =
    { $number ->
        [many] Loyalitäten
       *[one] Loyalität
    }
    .gender = f

noun-level =
    { $number ->
        [many] Stufen
       *[one] Stufe
    }
    .gender = f

noun-starting-life-total =
    { $number ->
        [many]
            { $case ->
                [dative] Startlebenspunkteständen
               *[nominative] Startlebenspunktestände
            }
       *[one]
            { $case ->
                [genitive] Startlebenspunktestands
               *[nominative] Startlebenspunktestand
            }
    }
    .gender = m

noun-life-total =
    { $number ->
        [many]
            { $case ->
                [dative] Lebenspunkteständen
               *[nominative] Lebenspunktestände
            }
       *[one]
            { $case ->
                [genitive] Lebenspunktestands
               *[nominative] Lebenspunktestand
            }
    }
    .gender = m

noun-turn =
    { $number ->
        [many]
            { $case ->
                [dative] Zügen
               *[nominative] Züge
            }
       *[one]
            { $case ->
                [genitive] Zuges
               *[nominative] Zug
            }
    }
    .gender = m

noun-control =
    { $number ->
        [many] Kontrollen
       *[one] Kontrolle
    }
    .gender = f

noun-battlefield =
    { $number ->
        [many]
            { $case ->
                [dative] Schlachtfeldern
               *[nominative] Schlachtfelder
            }
       *[one]
            { $case ->
                [genitive] Schlachtfelds
               *[nominative] Schlachtfeld
            }
    }
    .gender = n

noun-graveyard =
    { $number ->
        [many]
            { $case ->
                [dative] Friedhöfen
               *[nominative] Friedhöfe
            }
       *[one]
            { $case ->
                [genitive] Friedhofs
               *[nominative] Friedhof
            }
    }
    .gender = m

noun-mana-cost = Manakosten
    .gender = f
    .number = many

noun-party =
    { $number ->
        [many] Abenteurergruppen
       *[one] Abenteurergruppe
    }
    .gender = f

noun-hand =
    { $number ->
        [many]
            { $case ->
                [dative] Händen
               *[nominative] Hände
            }
       *[one] Hand
    }
    .gender = f

noun-library =
    { $number ->
        [many] Bibliotheken
       *[one] Bibliothek
    }
    .gender = f

noun-exile =
    { $number ->
        [many]
            { $case ->
                [dative] Exilen
               *[nominative] Exile
            }
       *[one]
            { $case ->
                [genitive] Exils
               *[nominative] Exil
            }
    }
    .gender = n

noun-stack =
    { $number ->
        [many]
            { $case ->
                [dative] Stapeln
               *[nominative] Stapel
            }
       *[one]
            { $case ->
                [genitive] Stapels
               *[nominative] Stapel
            }
    }
    .gender = m

noun-command =
    { $number ->
        [many] Kommandozonen
       *[one] Kommandozone
    }
    .gender = f
