### Was eine Anwendung an einem Objekt ändert. Die Prädikate beginnen mit dem Verb; das Objekt steht davor.

change-of = { $object } { AGREE($predicates, $object) }
change-next = { $object } { AGREE($predicates, $object) }
value-as-it-is = { $value }
change-copy =
    { $number ->
        [many] werden
       *[other] wird
    } zu einer Kopie von { FORM($name, case: "dative") }
change-face-down =
    { $number ->
        [many] sind
       *[other] ist
    } verdeckt und daher eine 2/2 Kreatur ohne Namen, Untertypen und Text
change-name =
    { $number ->
        [many] heißen
       *[other] heißt
    } jetzt { $name }
change-nameless =
    { $number ->
        [many] haben
       *[other] hat
    } keinen Namen mehr
change-controller =
    { $number ->
        [many] kommen
       *[other] kommt
    } unter { GENITIVE($player) } Kontrolle
change-face-down-as =
    { $number ->
        [many] sind
       *[other] ist
    } verdeckt und daher { FORM($types, case: "nominative") } ohne Namen und Text
change-face-down-as-with =
    { $number ->
        [many] sind
       *[other] ist
    } verdeckt und daher { FORM($types, case: "nominative") } mit dem Untertyp { $subtypes } und ohne Namen
change-face-down-otherwise =
    { $number ->
        [many] sind
       *[other] ist
    } verdeckt und { $number ->
        [many] haben
       *[other] hat
    } nur, was ein verdecktes Objekt hat
change-types =
    { $number ->
        [many] sind
       *[other] ist
    } jetzt { FORM($after, case: "nominative") } statt { FORM($before, case: "genitive") }
change-text =
    { $number ->
        [many] haben
       *[other] hat
    } im Text jetzt { FORM($after, case: "accusative") } (vorher: { FORM($before, case: "nominative") })
change-loses-from =
    { $number ->
        [many] verlieren
       *[other] verliert
    } die Fähigkeiten { EACH($from, before: "aus") } ({ $lost })
lost-from-text = dem Regeltext
lost-from-land-types = den alten Landtypen
lost-from-copiable-effects = kopierbaren Effekten
change-has-mana =
    { $number ->
        [many] haben
       *[other] hat
    } { FORM($ability, case: "accusative") } als { $type }
change-copied-abilities =
    { $number ->
        [many] haben
       *[other] hat
    } damit { FORM($abilities, case: "accusative") }
change-copied-types =
    { $number ->
        [many] sind
       *[other] ist
    } jetzt { FORM($types, case: "nominative") }
change-keeps-granted =
    { $number ->
        [many] behalten
       *[other] behält
    } { FORM($abilities, case: "accusative") } von einem anderen Effekt
change-gains-types =
    { $number ->
        [many] sind
       *[other] ist
    } auch { $types }
change-loses-types =
    { $number ->
        [many] verlieren
       *[other] verliert
    } { $count ->
        [one] den Kartentyp
       *[other] die Kartentypen
    } { $types }
change-gains-supertypes =
    { $number ->
        [many] haben
       *[other] hat
    } jetzt den Übertyp „{ $supertypes }“
change-loses-supertypes =
    { $number ->
        [many] verlieren
       *[other] verliert
    } den Übertyp „{ $supertypes }“
change-gains-subtypes =
    { $number ->
        [many] haben
       *[other] hat
    } jetzt { $count ->
        [one] den Untertyp
       *[other] die Untertypen
    } { $subtypes }
change-adds-subtypes =
    { $number ->
        [many] haben
       *[other] hat
    } auch { $count ->
        [one] den Untertyp
       *[other] die Untertypen
    } { $subtypes }
change-loses-subtypes =
    { $number ->
        [many] verlieren
       *[other] verliert
    } { $count ->
        [one] den Untertyp
       *[other] die Untertypen
    } { $subtypes }
change-every-creature-type =
    { $number ->
        [many] haben
       *[other] hat
    } jeden Kreaturentyp
change-loses-every-creature-type =
    { $number ->
        [many] verlieren
       *[other] verliert
    } alle anderen Kreaturentypen
change-colors =
    { $number ->
        [many] werden
       *[other] wird
    } { $colors }
change-also-colors =
    { $number ->
        [many] sind
       *[other] ist
    } auch { $colors }
change-colorless =
    { $number ->
        [many] werden
       *[other] wird
    } farblos
change-loses-all =
    { $number ->
        [many] verlieren
       *[other] verliert
    } alle Fähigkeiten
change-loses-abilities =
    { $number ->
        [many] verlieren
       *[other] verliert
    } { FORM($abilities, case: "accusative", article: "definite") }
change-gains-abilities =
    { $number ->
        [many] erhalten
       *[other] erhält
    } { FORM($abilities, case: "accusative", article: "definite") }
change-loses-others =
    { $number ->
        [many] verlieren
       *[other] verliert
    } { $count ->
        [one] eine Fähigkeit
       *[other] { numeral } Fähigkeiten
    }
change-gains-others =
    { $number ->
        [many] erhalten
       *[other] erhält
    } { $count ->
        [one] eine Fähigkeit
       *[other] { numeral } Fähigkeiten
    }
change-other-abilities =
    { $count ->
        [one] eine weitere Fähigkeit
       *[other] { numeral } weitere Fähigkeiten
    }
change-cant-have =
    { $number ->
        [many] können
       *[other] kann
    } { FORM($abilities, case: "accusative", article: "definite") } nicht mehr haben
change-becomes-size =
    { $number ->
        [many] werden
       *[other] wird
    } { $size }
change-stays-size =
    { $number ->
        [many] bleiben
       *[other] bleibt
    } { $size }
change-has-size =
    { $number ->
        [many] sind
       *[other] ist
    } { $size }
change-gets-size =
    { $number ->
        [many] erhalten
       *[other] erhält
    } { $bonus } und { $number ->
        [many] sind
       *[other] ist
    } damit { $size }
change-switches-size =
    { $number ->
        [many] tauschen
       *[other] tauscht
    } Stärke und Widerstandskraft gegeneinander aus und { $number ->
        [many] sind
       *[other] ist
    } damit { $size }
change-no-size =
    { $number ->
        [many] haben
       *[other] hat
    } weder Stärke noch Widerstandskraft mehr
change-power =
    { $number ->
        [many] haben
       *[other] hat
    } die Stärke { $value }
change-toughness =
    { $number ->
        [many] haben
       *[other] hat
    } die Widerstandskraft { $value }
change-gets-power =
    { $number ->
        [many] erhalten
       *[other] erhält
    } { $bonus } und { $number ->
        [many] haben
       *[other] hat
    } damit die Stärke { $value }
change-gets-toughness =
    { $number ->
        [many] erhalten
       *[other] erhält
    } { $bonus } und { $number ->
        [many] haben
       *[other] hat
    } damit die Widerstandskraft { $value }
change-mana-cost =
    { $number ->
        [many] haben
       *[other] hat
    } die Manakosten { $cost }
change-no-mana-cost =
    { $number ->
        [many] haben
       *[other] hat
    } keine Manakosten mehr
change-loyalty =
    { $number ->
        [many] haben
       *[other] hat
    } Loyalität { $value }
change-defense =
    { $number ->
        [many] haben
       *[other] hat
    } Verteidigung { $value }
