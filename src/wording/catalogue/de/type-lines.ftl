### Wozu Objekte werden: die Typenzeile als Nomen mit dem, was dabei steht.

noun-artifact-creature =
    { $number ->
        [one] Artefaktkreatur
       *[many] Artefaktkreaturen
    }
    .gender = f
noun-enchantment-creature =
    { $number ->
        [one] Verzauberungskreatur
       *[many] Verzauberungskreaturen
    }
    .gender = f
noun-enchantment-artifact-creature =
    { $number ->
        [one] Verzauberungsartefaktkreatur
       *[many] Verzauberungsartefaktkreaturen
    }
    .gender = f
noun-land-creature =
    { $number ->
        [one] Landkreatur
       *[many] Landkreaturen
    }
    .gender = f
noun-artifact-land-creature =
    { $number ->
        [one] Artefaktlandkreatur
       *[many] Artefaktlandkreaturen
    }
    .gender = f
noun-artifact-land =
    { $number ->
        [one] Artefaktland
       *[many] Artefaktländer
    }
    .gender = n
noun-enchantment-artifact =
    { $number ->
        [one] Verzauberungsartefakt
       *[many] Verzauberungsartefakte
    }
    .gender = n
noun-enchantment-land =
    { $number ->
        [one] Verzauberungsland
       *[many] Verzauberungsländer
    }
    .gender = n
trait-of-size =
    .before = { $size }
trait-line-subtypes =
    .after =
        { $several ->
            [yes] von den Typen
           *[no] vom Typ
        } { FORM($list, number: "one", case: "nominative", article: "none") }
trait-line-chosen =
    .after = von { FORM($what, case: "dative") }
trait-line-abilities =
    .after = mit { FORM($abilities, case: "accusative") }
of-the-chosen = von { FORM($what, case: "dative") }
supertype-basic = ein Standardland
supertype-legendary = legendär
supertype-ongoing = fortlaufend
supertype-snow = verschneit
supertype-world = eine Weltenkarte
word-colorless = farblos
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
