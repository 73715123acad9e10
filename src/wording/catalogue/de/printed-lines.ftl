### Typenzeilen, wie Karten sie drucken.

printed-line = { $left } — { $commas }
# Was vor dem Strich steht, beginnt groß wie auf der Karte.
printed-left = { CAPITAL($line) }

# Artefaktkreatur, Verzauberungs-Artefaktkreatur: .prefix steht davor, .joined dahinter in einem Wort.
type-compound = { FORM($first, as: "prefix") }{ FORM($rest, as: "joined") }
    .gender = { GENDER($rest) }
    .joined = -{ FORM($first, as: "prefix") }{ FORM($rest, as: "joined") }

line-of-color = { $line } (Farbanzeiger: { $colors })
line-of-back = { $line } (Rückseite von { FORM($front, case: "dative") })
line-of-melded = { $line } (verschmolzen aus { FORM($front, case: "dative") } und { FORM($other, case: "dative") })
line-of-token = { $line } (Spielstein, { $colors })
line-of-half =
    { $line } ({ $half ->
        [right] rechte Hälfte
       *[left] linke Hälfte
    })
# A card that is not printed.
line-of-made-up = { $line } (erfunden)

line-of-nothing = ohne Kartentyp
line-object = Objekt
    .gender = n
    .joined = -Objekt
line-without-types = { $line } ohne Kartentyp
    .gender = n
every-creature-type =
    { $case ->
        [accusative] jeden
        [dative] jedem
       *[nominative] jeder
    } Kreaturentyp
every-land-type =
    { $case ->
        [accusative] jeden
        [dative] jedem
       *[nominative] jeder
    } Landtyp
every-nonbasic-land-type =
    { $case ->
        [accusative] jeden
        [dative] jedem
       *[nominative] jeder
    } Landtyp außer den Standardlandtypen

line-basic = Standard{ FORM($line, as: "joined") }
    .gender = { GENDER($line) }
    .joined = -Standard{ FORM($line, as: "joined") }

line-basic-snow =
    { GENDER($line) ->
        [f] verschneite
        [n] verschneites
       *[m] verschneiter
    } Standard{ FORM($line, as: "joined") }
    .gender = { GENDER($line) }
    .joined = -Standard{ FORM($line, as: "joined") }

line-snow =
    { GENDER($line) ->
        [f] verschneite
        [n] verschneites
       *[m] verschneiter
    } { $line }
    .gender = { GENDER($line) }
    .joined = -{ $line }

line-world = Welt{ FORM($line, as: "joined") }
    .gender = { GENDER($line) }
    .joined = -Welt{ FORM($line, as: "joined") }

line-ongoing =
    { GENDER($line) ->
        [f] laufende
        [n] laufendes
       *[m] laufender
    } { $line }
    .gender = { GENDER($line) }
    .joined = -{ $line }

line-kindred = Stammes{ FORM($line, as: "joined") }
    .gender = { GENDER($line) }
    .joined = -Stammes{ FORM($line, as: "joined") }

line-legendary =
    { GENDER($line) ->
        [f] legendäre
        [n] legendäres
       *[m] legendärer
    } { $line }
    .gender = { GENDER($line) }
    .joined = -{ $line }

line-type-artifact = Artefakt
    .gender = n
    .prefix = Artefakt
    .joined = artefakt

line-type-battle = Schlacht
    .gender = f
    .prefix = Schlacht
    .joined = schlacht

line-type-conspiracy = Verschwörung
    .gender = f
    .prefix = Verschwörungs
    .joined = verschwörung

line-type-creature = Kreatur
    .gender = f
    .prefix = Kreaturen
    .joined = kreatur

line-type-dungeon = Gewölbe
    .gender = n
    .prefix = Gewölbe
    .joined = gewölbe

line-type-enchantment = Verzauberung
    .gender = f
    .prefix = Verzauberungs
    .joined = verzauberung

line-type-instant = Spontanzauber
    .gender = m
    .prefix = Spontanzauber
    .joined = spontanzauber

line-type-kindred = Stamm
    .gender = m
    .prefix = Stammes
    .joined = stamm

line-type-land = Land
    .gender = n
    .prefix = Land
    .joined = land

line-type-phenomenon = Phänomen
    .gender = n
    .prefix = Phänomen
    .joined = phänomen

line-type-plane = Welt
    .gender = f
    .prefix = Welten
    .joined = welt

line-type-planeswalker = Planeswalker
    .gender = m
    .prefix = Planeswalker
    .joined = planeswalker

line-type-scheme = Komplott
    .gender = n
    .prefix = Komplott
    .joined = komplott

line-type-sorcery = Hexerei
    .gender = f
    .prefix = Hexerei
    .joined = hexerei

line-type-vanguard = Avantgarde
    .gender = f
    .prefix = Avantgarde
    .joined = avantgarde

line-supertype-basic = Standard
line-supertype-legendary = legendär
line-supertype-ongoing = laufend
line-supertype-snow = verschneit
line-supertype-world = Welt
