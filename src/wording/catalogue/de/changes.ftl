### Was eine Anwendung an einem Objekt ändert. Die Prädikate beginnen mit dem Verb; das Objekt steht davor.

change-of = { $object } { $predicates }
value-as-it-is = { $value }
change-copy = wird eine Kopie von { $name }
change-face-down = ist verdeckt, eine 2/2 Kreatur ohne Namen, Untertypen und Text
change-name = heißt jetzt { $name }
change-nameless = hat keinen Namen mehr
change-controller = kommt unter die Kontrolle von { $player }
change-face-down-as = ist verdeckt, { FORM($types, case: "nominative") } ohne Namen und Text
change-face-down-as-with = ist verdeckt, { FORM($types, case: "nominative") } mit dem Untertyp { $subtypes } und ohne Namen
change-face-down-otherwise = ist verdeckt und hat nur, was ein verdecktes Objekt hat
change-types = wird { FORM($after, case: "nominative") } statt { FORM($before, case: "nominative") }
change-text = hat im Text { FORM($after, case: "accusative") } statt { FORM($before, case: "accusative") }
change-loses-text = verliert die Fähigkeiten seines Textes und seiner alten Landtypen
change-gains-types = ist auch { $types }
change-loses-types =
    verliert { $count ->
        [one] den Kartentyp
       *[other] die Kartentypen
    } { $types }
change-gains-supertypes = hat jetzt den Übertyp { $supertypes }
change-loses-supertypes = verliert den Übertyp { $supertypes }
change-gains-subtypes =
    hat jetzt { $count ->
        [one] den Untertyp
       *[other] die Untertypen
    } { $subtypes }
change-adds-subtypes =
    hat auch { $count ->
        [one] den Untertyp
       *[other] die Untertypen
    } { $subtypes }
change-loses-subtypes =
    verliert { $count ->
        [one] den Untertyp
       *[other] die Untertypen
    } { $subtypes }
change-every-creature-type = hat jeden Kreaturentyp
change-loses-every-creature-type = verliert alle anderen Kreaturentypen
change-colors = wird { $colors }
change-also-colors = ist auch { $colors }
change-colorless = wird farblos
change-loses-all = verliert alle Fähigkeiten
change-loses-abilities = verliert { FORM($abilities, case: "accusative", article: "definite") }
change-gains-abilities = erhält { FORM($abilities, case: "accusative", article: "definite") }
change-loses-others =
    verliert { $count ->
        [one] eine Fähigkeit
       *[other] { $count } Fähigkeiten
    }
change-gains-others =
    erhält { $count ->
        [one] eine Fähigkeit
       *[other] { $count } Fähigkeiten
    }
change-other-abilities =
    { $count ->
        [one] eine weitere Fähigkeit
       *[other] { $count } weitere Fähigkeiten
    }
change-cant-have = kann { FORM($abilities, case: "accusative", article: "definite") } nicht mehr haben
change-becomes-size = wird { $size }
change-has-size = ist { $size }
change-gets-size = erhält { $bonus } und ist dann { $size }
change-switches-size = hat vertauschte Stärke und Widerstandskraft und ist dann { $size }
change-no-size = hat keine Stärke und Widerstandskraft mehr
change-power = hat die Stärke { $number }
change-toughness = hat die Widerstandskraft { $number }
change-gets-power = erhält { $bonus } und hat dann die Stärke { $number }
change-gets-toughness = erhält { $bonus } und hat dann die Widerstandskraft { $number }
change-mana-cost = hat die Manakosten { $cost }
change-no-mana-cost = hat keine Manakosten mehr
change-loyalty = hat Loyalität { $number }
change-defense = hat Verteidigung { $number }
