### Was geschieht. Jedes Ereignis ist ein Satz; wie es geschieht, steht dahinter, nach Kommas.

event-enters = { $what } kommt unter { GENITIVE($player) } Kontrolle ins Spiel
event-enters-as-token = { $what } kommt unter { GENITIVE($player) } Kontrolle als Spielstein ins Spiel
event-is-in-graveyard = { $what } ist in { GENITIVE($player) } Friedhof
event-is-in-hand = { $what } ist auf { GENITIVE($player) } Hand
event-is-in-library = { $what } ist in { GENITIVE($player) } Bibliothek
event-is-in-exile = { $what } ist im Exil und gehört { $player }
event-is-in-command-zone = { $what } ist in der Kommandozone und gehört { $player }
event-is-on-stack = { $what } ist unter { GENITIVE($player) } Kontrolle auf dem Stapel
event-is-on-battlefield = { $what } ist unter { GENITIVE($player) } Kontrolle im Spiel

event-goes-to-battlefield = { $what } wird ins Spiel gebracht
event-goes-to-battlefield-under = { $what } wird unter { GENITIVE($player) } Kontrolle ins Spiel gebracht
event-goes-to-graveyard = { $what } wird auf den Friedhof des Besitzers gelegt
event-goes-to-hand = { $what } wird auf die Hand des Besitzers genommen
event-goes-to-library = { $what } wird in die Bibliothek des Besitzers gelegt
event-goes-to-exile = { $what } wird ins Exil geschickt
event-goes-to-stack = { $what } wird auf den Stapel gelegt
event-goes-to-command-zone = { $what } wird in die Kommandozone gelegt

entering-owned = im Besitz von { $player }
entering-prototype = als Prototyp gewirkt
entering-left-half = mit der linken Hälfte gewirkt
entering-right-half = mit der rechten Hälfte gewirkt
entering-fused = mit beiden Hälften gewirkt
entering-inset = als eingerückter Teil gewirkt
entering-melded = verschmolzen mit { $other }
entering-tapped = getappt
entering-back = mit der Rückseite nach oben
entering-copy = als Kopie von { $object }{ $except }
entering-text-box = mit { $object } im Tausch der Textboxen
entering-attached = angelegt an { $object }
entering-counters = mit { $counters }
entering-linked = verknüpft mit { $objects } als „{ $name }“
linked-of-ability = { $name } ({ $ability })
link-exiled = ins Exil geschickt
link-entered = ins Spiel gekommen
link-died = gestorben
link-model = Vorbild

face-down = verdeckt
face-down-morph = verdeckt (Morph)
face-down-manifest = verdeckt (Manifestieren)
face-down-disguise = verdeckt (Verkleidung)
face-down-cloak = verdeckt (Tarnen)
face-down-as = verdeckt, als { $what }

choosing = mit { $what } als { $choice }
choosing-for-ability = mit { $what } als { $choice } für die Fähigkeit { $ability }
choosing-body = als { $body }
body-of-type = { $size } { $more }
body-with-keyword = { $size } mit { FORM($more, case: "dative") }
choosing-mode = mit Modus { $mode }
choosing-change = mit { $to } anstelle von { $from }
choosing-of-kind = Wahl für „{ $kind }“
choice-color = gewählter Farbe
choice-creaturetype = gewähltem Kreaturentyp
choice-basiclandtype = gewähltem Standardlandtyp
choice-player = gewähltem Spieler
choice-cardname = gewähltem Kartennamen
choice-opponentsname = vom Gegner gewähltem Namen
choice-from = zu änderndem Wort
choice-to = neuem Wort

event-a-spell = einen Zauberspruch
event-casts = { $player } wirkt { $what }
casting-prototype = als Prototyp
casting-left-half = nur die linke Hälfte
casting-right-half = nur die rechte Hälfte
casting-fused = beide Hälften
casting-inset = als eingerückten Teil
casting-with-x = mit X gleich { $x }
casting-free = ohne die Manakosten zu bezahlen
casting-alternative = für { $cost } anstelle der Manakosten
casting-additional = mit zusätzlichen Kosten: { $costs }
cost-sacrifice-a-creature = eine Kreatur opfern

event-resolves = { GENITIVE($player) } { $spell } wird verrechnet
event-resolves-part = { GENITIVE($player) } { $spell } ({ $ability }) wird verrechnet
event-resolves-ability = { GENITIVE($player) } Fähigkeit von { $source } ({ $ability }) wird verrechnet
event-resolves-an-ability = { GENITIVE($player) } Fähigkeit von { $source } wird verrechnet
event-resolves-made-up = { GENITIVE($player) } ausgedachter Zauberspruch wird verrechnet
event-resolves-made-up-called = { GENITIVE($player) } ausgedachter Zauberspruch { $id } wird verrechnet
event-that-says = { $main }: { CAPITAL($words) }
resolving-called = genannt { $id }
resolving-targets =
    mit { $targets } als { NUM($targets) ->
        [many] Zielen
       *[one] Ziel
    }

event-attaches = { $object } wird an { $to } angelegt
event-unattaches = { $object } ist nicht mehr angelegt
event-counters-put =
    auf { $object } { NUM($counters) ->
        [many] werden
       *[one] wird
    } { $counters } gelegt
event-counters-removed =
    von { $object } { NUM($counters) ->
        [many] werden
       *[one] wird
    } { $counters } entfernt
event-turns-face-up = { $object } wird aufgedeckt
event-turns-face-down = { $object } wird umgedreht und liegt nun verdeckt
event-transforms = { $object } zeigt seine andere Seite
event-a-copy = eine Kopie von { $card }
event-merges-on-top = { $what } verschmilzt mit { $onto } und liegt oben
event-merges-underneath = { $what } verschmilzt mit { $onto } und liegt unten

event-sticker-name-at-end = ein Namensaufkleber kommt auf { $object }: „{ $word }“ am Ende des Namens
event-sticker-name =
    ein Namensaufkleber kommt auf { $object }: „{ $word }“ { $after ->
        [0] vor dem Namen
        [one] nach dem ersten Wort des Namens
       *[other] nach den ersten { $after } Wörtern des Namens
    }
event-sticker-abilities = ein Fähigkeitsaufkleber kommt auf { $object }: { $abilities }
event-sticker-size = ein Aufkleber für Stärke und Widerstandskraft kommt auf { $object }: { $size }

event-phases-out =
    { $objects } { NUM($objects) ->
        [many] destabilisieren
       *[one] destabilisiert
    } sich
event-phases-in =
    { $objects } { NUM($objects) ->
        [many] stabilisieren
       *[one] stabilisiert
    } sich
event-taps = { $object } wird getappt
event-untaps = { $object } wird enttappt

designated-as = { $object } gilt jetzt als „{ $designation }“
    .ends = { $object } gilt nicht mehr als „{ $designation }“
designated-to-level = { $object } ist jetzt auf Stufe { $level }
designated-attacking = { $object } greift jetzt an
    .ends = { $object } greift nicht mehr an
designated-blocking = { $object } blockt jetzt
    .ends = { $object } blockt nicht mehr
designated-blocked = { $object } ist jetzt geblockt
    .ends = { $object } ist nicht mehr geblockt
designated-unblocked = { $object } bleibt jetzt ungeblockt
    .ends = { $object } ist nicht mehr ungeblockt
designated-suspected = { $object } ist jetzt verdächtig
    .ends = { $object } ist nicht mehr verdächtig
designated-solved = { $object } ist jetzt gelöst
    .ends = { $object } ist nicht mehr gelöst
designated-impending = { $object } steht jetzt bevor
    .ends = { $object } steht nicht mehr bevor
designated-goaded = { $object } ist jetzt angestachelt
    .ends = { $object } ist nicht mehr angestachelt
designated-monstrous = { $object } ist jetzt monströs
    .ends = { $object } ist nicht mehr monströs
designated-renowned = { $object } ist jetzt berühmt
    .ends = { $object } ist nicht mehr berühmt
designated-left-half-unlocked = die linke Hälfte von { $object } ist jetzt aufgeschlossen
    .ends = die linke Hälfte von { $object } ist nicht mehr aufgeschlossen
designated-right-half-unlocked = die rechte Hälfte von { $object } ist jetzt aufgeschlossen
    .ends = die rechte Hälfte von { $object } ist nicht mehr aufgeschlossen

event-chooses = für { $object } wird gewählt
event-links = { $object } ist jetzt mit { $objects } als „{ $name }“ verknüpft

event-player-has = { $player } hat jetzt { $what }
event-player-unchanged = für { $player } bleibt alles wie zuvor
player-life =
    { $life ->
        [one] 1 Lebenspunkt
       *[other] { $life } Lebenspunkte
    }
player-hand =
    { $hand ->
        [one] 1 weitere Karte
       *[other] { $hand } weitere Karten
    } auf der Hand
player-library =
    { $library ->
        [one] 1 weitere Karte
       *[other] { $library } weitere Karten
    } in der Bibliothek
player-designated-as = { $player } hat jetzt die Bezeichnung „{ $designation }“
player-designated-monarch = { $player } ist jetzt Monarch
player-designated-initiative = { $player } hat jetzt die Initiative
player-designated-city-s-blessing = { $player } hat jetzt den Segen der Stadt

event-is-dealt-damage =
    { $to } erhält { $amount ->
        [one] 1 Schadenspunkt
       *[other] { $amount } Schadenspunkte
    }
event-is-dealt-damage-by =
    { $to } erhält { $amount ->
        [one] 1 Schadenspunkt
       *[other] { $amount } Schadenspunkte
    } von einer Quelle mit { $qualities }
event-deals-damage =
    { $source } fügt { $to } { $amount ->
        [one] 1 Schadenspunkt
       *[other] { $amount } Schadenspunkte
    } zu
damage-with = mit { $qualities }

event-turn = der Zug endet, und { GENITIVE($player) } Zug beginnt
event-ends =
    { FORM($effect, case: "nominative") } { NUM($effect) ->
        [many] enden
       *[one] endet
    }
event-state-based = zustandsbasierte Aktionen werden ausgeführt, bis keine mehr anfällt
keeping =
    wobei { $objects } behalten { NUM($objects) ->
        [many] werden
       *[one] wird
    }
event-simultaneous = gleichzeitig: { $events }
event-check = Prüfung „{ $id }“: Was gilt jetzt?
event-check-noted = Prüfung „{ $id }“: Was gilt jetzt? ({ $note })
