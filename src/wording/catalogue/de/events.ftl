### Was geschieht. Jedes Ereignis ist ein Satz; wie es geschieht, steht dahinter, nach Kommas.

entering-prototype = als Prototyp gewirkt
entering-half-left = mit der linken Hälfte gewirkt
entering-half-right = mit der rechten Hälfte gewirkt
entering-half-fused = mit beiden Hälften gewirkt
entering-half-inset = als eingerückter Teil gewirkt
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
link-sacrificed = geopfert
link-tapped = getappt

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
choice-body = gewählter Gestalt
choice-color = gewählter Farbe
choice-landtype = gewähltem Landtyp
choice-creaturetype = gewähltem Kreaturentyp
choice-basiclandtype = gewähltem Standardlandtyp
choice-player = gewähltem Spieler
choice-cardname = gewähltem Kartennamen
choice-opponentsname = vom Gegner gewähltem Namen
choice-from = zu änderndem Wort
choice-to = neuem Wort
