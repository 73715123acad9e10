### Eine Karte, wie der Korpus sie kennt, auf ihrer Seite.

page-face-flip = umgedreht:
page-face-modal = andere Seite:
page-face-half = rechte Hälfte:
page-face-inset = eingesetzter Teil:
page-face-meld = verschmolzene Seite:
page-face-back = Rückseite:
page-prototype = Prototyp:
page-makes-token = Spielstein, den die Karte erzeugt:
page-makes-emblem = Emblem, das durch die Karte entsteht:
page-no-mana-cost = keine Manakosten
page-no-abilities = keine Fähigkeiten
page-color-indicator = Farbanzeiger: { $colors }
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
page-library = vom Compiler aus dem gelesen, was auf der Karte steht, in { $file }
page-not-understood = Nicht verstanden, daher nicht prüfbar:
page-refused-sentence =
    { $face ->
        [0] Absatz { $paragraph }, Satz { $sentence }
       *[other] zweite Seite, Absatz { $paragraph }, Satz { $sentence }
    }: { $why ->
        [reference] wen er meint, steht nicht fest
        [retold] nacherzählt lautet er anders
       *[other] keine Schablone hat diesen Wortlaut
    }
page-refused-card =
    { $why ->
        [layout] die ganze Karte: Karten dieses Layouts lassen sich nicht ausdrücken
        [printed] die ganze Karte: etwas, was neben ihrem Text aufgedruckt ist, lässt sich nicht ausdrücken
       *[other] die ganze Karte: erst ihr ganzer Text zeigt, dass etwas nicht feststeht
    }
