### Eine Karte, wie der Korpus sie kennt, auf ihrer Seite.

page-face-flip = umgedreht:
page-face-modal = andere Seite:
page-face-half = rechte Hälfte:
page-face-inset = eingesetzter Teil:
page-face-meld = zusammengefügte Seite:
page-face-back = Rückseite:
page-prototype = Prototyp:
page-makes-token = ein Spielstein, den sie erzeugt:
page-makes-emblem = ein Emblem, das sie erzeugt:
page-no-mana-cost = keine Manakosten
page-no-abilities = keine Fähigkeiten
page-color-indicator = Farbindikator: { $colors }
page-made-up = erfunden, keine gedruckte Karte
page-names = auch genannt { $names }
page-name = { $name } ({ $language })
page-file = in { $file }
page-defined = ein Spielstein, den die Regeln definieren
page-no-scenarios = in keinem Szenario gespielt
page-scenarios =
    gespielt in { $count ->
        [one] 1 Szenario
       *[other] { $count } Szenarien
    }:
page-more-scenarios = und { $count } weitere: { $command }
