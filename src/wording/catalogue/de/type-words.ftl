### Was einer Typenzeile hinzugefügt wird, und die Familien der Untertypen.

trait-line-abilities =
    .after = mit { FORM($abilities, case: "accusative") }
of-the-chosen = von { FORM($what, case: "dative") }
supertype-basic = ein Standardland
supertype-legendary = legendär
supertype-ongoing = fortlaufend
supertype-snow = verschneit
supertype-world = eine Weltenkarte
family-creature =
    { $number ->
        [one] Kreaturentyp
       *[many] Kreaturentypen
    }
family-artifact =
    { $number ->
        [one] Artefakttyp
       *[many] Artefakttypen
    }
family-battle =
    { $number ->
        [one] Schlachttyp
       *[many] Schlachttypen
    }
family-enchantment =
    { $number ->
        [one] Verzauberungstyp
       *[many] Verzauberungstypen
    }
family-land =
    { $number ->
        [one] Landtyp
       *[many] Landtypen
    }
family-planeswalker =
    { $number ->
        [one] Planeswalker-Typ
       *[many] Planeswalker-Typen
    }
family-spell =
    { $number ->
        [one] Zauberspruchtyp
       *[many] Zauberspruchtypen
    }
family-dungeon =
    { $number ->
        [one] Gewölbetyp
       *[many] Gewölbetypen
    }
