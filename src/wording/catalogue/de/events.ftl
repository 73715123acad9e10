### Was geschieht. Jedes Ereignis ist ein Satz; wie es geschieht, steht dahinter, nach Kommas.

entering-manner = { AGREE($manner, $what) }
entering-prototype = als Prototyp gewirkt
entering-half-left = als linke Hälfte gewirkt
entering-half-right = als rechte Hälfte gewirkt
entering-half-fused = mit beiden Hälften gewirkt
entering-half-inset = als eingerückter Teil gewirkt
entering-melded = verschmolzen mit { FORM($other, case: "dative") }
entering-tapped = getappt
entering-back = mit der Rückseite nach oben
entering-copy = als Kopie von { FORM($object, case: "dative") }{ $except }
entering-copy-meant = mit { FORM($object, case: "dative") } als gewähltem Vorbild{ $except }
entering-text-box = mit dem Textfeld { OF($object) } im Tausch gegen das eigene
entering-text-box-meant = um das Textfeld mit { FORM($object, case: "dative") } zu tauschen
entering-attached = angelegt an { FORM($object, case: "accusative") }
entering-counters = mit { FORM($counters, case: "dative") }
entering-linked =
    wobei { $objects } dafür bestimmt { NUM($objects) ->
        [many] werden
       *[one] wird
    }
entering-linked-exiled =
    wobei { $objects } damit ins Exil geschickt { NUM($objects) ->
        [many] wurden
       *[one] wurde
    }
entering-linked-encoded = auf { FORM($objects, case: "dative") } chiffriert
entering-linked-sacrificed =
    wobei { $objects } dafür geopfert { NUM($objects) ->
        [many] werden
       *[one] wird
    }
entering-linked-tapped =
    wobei { $objects } dafür getappt { NUM($objects) ->
        [many] werden
       *[one] wird
    }
entering-linked-model = mit { FORM($objects, case: "dative") } als Vorbild
linked-of-ability = { $what } (für die { $place }. Fähigkeit)

face-down = verdeckt
face-down-morph = verdeckt (Morph)
face-down-manifest = verdeckt (Manifestieren)
face-down-disguise = verdeckt (Verkleidung)
face-down-cloak = verdeckt (Tarnen)
face-down-as = verdeckt, als { $what }
turned-down-as = als { $what }

choosing = mit { $what } als { FORM($choice, case: "dative") }
choosing-for-ability = mit { $what } als { FORM($choice, case: "dative") } ({ $place }. Wahl)
choosing-body = als { $body }
body-of-type = { $size } { $more }
body-with-keyword = { $size } mit { FORM($more, case: "dative") }
choosing-mode = mit Modus { $mode }
choosing-power-or-toughness-1 = mit Stärke als Wahl
choosing-power-or-toughness-2 = mit Widerstandskraft als Wahl
choosing-change = mit { $to } anstelle von { $from }
choosing-if-asked = { $chosen }, falls danach gefragt wird
choosing-of-kind = Wahl für „{ $kind }“
choice-body =
    { $case ->
        [dative] gewählter Gestalt
       *[nominative] gewählte Gestalt
    }
choice-color =
    { $case ->
        [dative] gewählter Farbe
       *[nominative] gewählte Farbe
    }
choice-keyword =
    { $case ->
        [dative] gewählter Fähigkeit
       *[nominative] gewählte Fähigkeit
    }
choice-counter =
    { $case ->
        [dative] gewählter Markenart
       *[nominative] gewählte Markenart
    }
choice-landtype =
    { $case ->
        [dative] gewähltem Landtyp
       *[nominative] gewählter Landtyp
    }
choice-creaturetype =
    { $case ->
        [dative] gewähltem Kreaturentyp
       *[nominative] gewählter Kreaturentyp
    }
choice-basiclandtype =
    { $case ->
        [dative] gewähltem Standardlandtyp
       *[nominative] gewählter Standardlandtyp
    }
choice-player =
    { $case ->
        [dative] gewähltem Spieler
       *[nominative] gewählter Spieler
    }
choice-cardname =
    { $case ->
        [dative] gewähltem Kartennamen
       *[nominative] gewählter Kartenname
    }
choice-powerortoughness =
    { $case ->
        [dative] gewählter Stärke oder Widerstandskraft
       *[nominative] Stärke oder Widerstandskraft
    }
choice-opponentsname =
    { $case ->
        [dative] von einem Gegner gewähltem Namen
       *[nominative] von einem Gegner gewählter Name
    }
choice-from =
    { $case ->
        [dative] zu änderndem Wort
       *[nominative] zu änderndes Wort
    }
choice-to =
    { $case ->
        [dative] neuem Wort
       *[nominative] neues Wort
    }
