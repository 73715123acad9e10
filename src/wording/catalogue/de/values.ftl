### Was gilt: Werte von Objekten und Spielern.

value-no-size = weder Stärke noch Widerstandskraft
value-colorless = farblos
value-no-name = ohne Namen
value-named =
    { $several ->
        [yes] mit den Namen
       *[no] mit dem Namen
    } { $name }
value-no-mana-cost = keine Manakosten
value-no-supertypes = keine Übertypen
value-no-types = keine Kartentypen
value-no-subtypes = keine Untertypen
value-no-power = keine Stärke
value-no-toughness = keine Widerstandskraft
value-no-loyalty = keine Loyalität
value-no-defense = keine Verteidigung
value-mana-cost = Manakosten { $cost }
value-mana-value = Manabetrag { $value }
value-in-battlefield = im Spiel
value-in-graveyard = in { GENITIVE($player) } Friedhof
value-in-hand = auf { GENITIVE($player) } Hand
value-in-library = in { GENITIVE($player) } Bibliothek
value-in-exile = im Exil
value-in-stack = auf dem Stapel
value-in-command = in der Kommandozone
value-under-control = unter { GENITIVE($player) } Kontrolle
value-attached = angelegt an { FORM($object, case: "accusative") }
value-not-attached = nicht angelegt
value-no-counters = keine Marken
value-makes-no-mana =
    { $number ->
        [many] können
       *[one] kann
    } kein Mana erzeugen
value-makes-mana =
    { $number ->
        [many] können
       *[one] kann
    } { $mana } erzeugen
value-may-attack =
    { $number ->
        [many] können
       *[one] kann
    } angreifen
value-must-attack =
    { $number ->
        [many] müssen
       *[one] muss
    } angreifen
value-cant-attack =
    { $number ->
        [many] können
       *[one] kann
    } nicht angreifen
value-may-block =
    { $number ->
        [many] können
       *[one] kann
    } blocken
value-must-block =
    { $number ->
        [many] müssen
       *[one] muss
    } blocken
value-cant-block =
    { $number ->
        [many] können
       *[one] kann
    } nicht blocken
value-with-abilities = mit { FORM($abilities, case: "dative") }
value-base-size = Basis-Stärke und -Widerstandskraft { $size }
value-damage =
    { $damage ->
        [0] kein Schaden
        [one] 1 Schadenspunkt
       *[other] { $damage } Schadenspunkte
    } vermerkt
value-tapped = getappt
value-loyalty = Loyalität { $loyalty }
value-defense = Verteidigung { $defense }
value-rules = geänderte Regeln ({ $rules })
value-no-rules = keine geänderte Regel
value-copiable = kopierbare Werte: { $values }

value-life =
    { $life ->
        [one] 1 Lebenspunkt
       *[other] { $life } Lebenspunkte
    }
value-hand =
    { $hand ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand
value-no-maximum-hand-size = keine maximale Handkartenzahl
value-maximum-hand-size = eine maximale Handkartenzahl von { $size }
value-lands-any = zurzeit dürfen in einem von { GENITIVE($player) } Zügen beliebig viele Länder gespielt werden
value-lands =
    { $lands ->
        [0] zurzeit darf in einem von { GENITIVE($player) } Zügen kein Land gespielt werden
        [one] zurzeit darf in einem von { GENITIVE($player) } Zügen 1 Land gespielt werden
       *[other] zurzeit dürfen in einem von { GENITIVE($player) } Zügen { $lands } Länder gespielt werden
    }

object-is = { $object }: { $what }
object-is-also = außerdem: { $what }
object-is-not-there =
    { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } nicht vorhanden
player-has = { $player } hat { $what }

characteristic-name = Name
characteristic-manacost = Manakosten
characteristic-manavalue = Manabetrag
characteristic-colors = Farben
characteristic-supertypes = Übertypen
characteristic-types = Typen
characteristic-subtypes = Untertypen
characteristic-abilities = Fähigkeiten
characteristic-power = Stärke
characteristic-toughness = Widerstandskraft
characteristic-basepower = Basis-Stärke
characteristic-basetoughness = Basis-Widerstandskraft
characteristic-loyalty = Loyalität
characteristic-defense = Verteidigung
characteristic-controller = Beherrscher
characteristic-owner = Besitzer
characteristic-zone = Zone
characteristic-facedown = verdeckt
characteristic-tapped = getappt
characteristic-attachedto = angelegt an
characteristic-counters = Marken
characteristic-damage = Schaden
characteristic-tapsfor = erzeugtes Mana
characteristic-copiable = kopierbare Werte
characteristic-rules = geänderte Regeln
characteristic-attacks = Angreifen
characteristic-blocks = Blocken
characteristic-exists = vorhanden
characteristic-has = hat
characteristic-lacks = hat nicht
characteristic-life = Lebenspunkte
characteristic-hand = Handkarten
characteristic-maximumhandsize = maximale Handkartenzahl
characteristic-landplays = Länder in einem Zug
characteristic-type-line = Typenzeile
characteristic-size = Stärke und Widerstandskraft
