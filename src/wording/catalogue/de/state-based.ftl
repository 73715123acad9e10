### Zustandsbasierte Aktionen: was geschehen würde, und warum.

state-based-because = { $result }: { CAPITAL($reason) }
state-based-graveyard =
    { $what } { NUM($what) ->
        [many] würden
       *[other] würde
    } auf den Friedhof { NUM($what) ->
        [many] ihres
       *[one] { GENDER($what) ->
            [f] ihres
           *[m] seines
        }
    } Besitzers gelegt
state-based-destroyed =
    { $what } { NUM($what) ->
        [many] würden
       *[other] würde
    } zerstört
state-based-sacrificed =
    { $what } { NUM($what) ->
        [many] würden
       *[other] würde
    } geopfert
state-based-unattached =
    { $what } { NUM($what) ->
        [many] würden
       *[other] würde
    } gelöst
state-based-counters-removed = von { FORM($what, case: "dative") } würden Marken entfernt
state-based-these-counters-removed =
    von { FORM($what, case: "dative") } { NUM($counters) ->
        [many] würden
       *[one] würde
    } { $counters } entfernt
state-based-ceases-to-exist =
    { $what } { NUM($what) ->
        [many] würden
       *[other] würde
    } aufhören zu existieren
state-based-loses =
    { $what } { NUM($what) ->
        [many] würden
       *[other] würde
    } die Partie verlieren
state-based-choose-one =
    { $count ->
        [2] von { FORM($among, case: "dative") } würde { $what } eine bleibende Karte behalten, und die andere würde auf den Friedhof ihres Besitzers gelegt
       *[other] von { FORM($among, case: "dative") } würde { $what } eine bleibende Karte behalten, und die anderen würden auf die Friedhöfe ihrer Besitzer gelegt
    }
state-based-something = etwas
state-based-a-player = ein Spieler
state-based-only-round =
    { $count ->
        [1] { $actions }
       *[other] gleichzeitig: { CAPITAL($actions) }
    }
state-based-first-round =
    { $count ->
        [1] zuerst: { CAPITAL($actions) }
       *[other] zuerst gleichzeitig: { CAPITAL($actions) }
    }
state-based-next-round =
    { $count ->
        [1] dann: { CAPITAL($actions) }
       *[other] dann gleichzeitig: { CAPITAL($actions) }
    }
state-based-open = offengelassen: { CAPITAL($actions) }
state-based-nothing = nichts geschieht

state-based-reason-306-4 = Planeswalker mit einem gemeinsamen Planeswalkertyp können nicht zugleich im Spiel bleiben
state-based-reason-702-103f = was mit Göttergabe gewirkt wurde, ist an nichts angelegt, was es verzaubern darf, und ist keine Aura mehr
state-based-reason-704-5a = es sind keine Lebenspunkte übrig
state-based-reason-704-5c = es sind zehn oder mehr Giftmarken
state-based-reason-704-5d = ein Spielstein kann dort nicht sein
state-based-reason-704-5f = die Widerstandskraft ist 0 oder weniger
state-based-reason-704-5g = der Schaden ist tödlich
state-based-reason-704-5h = der Schaden kam von einer Quelle mit Todesberührung
state-based-reason-704-5i = es ist keine Loyalität übrig
state-based-reason-704-5j = sie sind legendär, haben denselben Namen und werden von demselben Spieler kontrolliert
state-based-reason-704-5k = nur die bleibende Karte, die den Übertyp Welt erst seit der kürzesten Zeit hat, darf im Spiel bleiben
state-based-reason-704-5m = die Aura ist an nichts angelegt, was sie verzaubern kann
state-based-reason-704-5n = daran darf die Karte nicht angelegt sein
state-based-reason-704-5p = angelegt sein kann nur eine Aura, Ausrüstung oder Befestigung, die keine Kreatur ist
state-based-reason-704-5q = eine +1/+1- und eine -1/-1-Marke heben sich auf
state-based-reason-704-5r = mehr dürfen es nicht sein
state-based-reason-704-5s = diese Sage ist bei ihrem letzten Kapitel angekommen
state-based-reason-704-5v = diese Schlacht hat Verteidigung 0
state-based-reason-704-5w = diese Schlacht hat Verteidigung 0
state-based-reason-704-5z = eine neuere Rolle desselben Spielers ist an dasselbe Objekt angelegt
state-based-reason-all-legends = eine andere legendäre bleibende Karte mit demselben Namen ist im Spiel
state-based-closer-303-4d = eine Aura, die eine Kreatur ist, kann nichts verzaubern
state-based-closer-310-10 = eine Schlacht kann an nichts angelegt sein
state-based-closer-702-16c = was die Aura verzaubert, hat Schutz vor ihr
state-based-closer-702-16d = das ausgerüstete oder befestigte Objekt hat Schutz davor
performing-graveyard =
    { $what } { NUM($what) ->
        [many] werden
       *[other] wird
    } auf den Friedhof { NUM($what) ->
        [many] ihres
       *[one] { GENDER($what) ->
            [f] ihres
           *[m] seines
        }
    } Besitzers gelegt
performing-destroyed =
    { $what } { NUM($what) ->
        [many] werden
       *[other] wird
    } zerstört
performing-sacrificed =
    { $what } { NUM($what) ->
        [many] werden
       *[other] wird
    } geopfert
performing-unattached =
    { $what } { NUM($what) ->
        [many] werden
       *[other] wird
    } gelöst
performing-counters-removed = von { FORM($what, case: "dative") } werden Marken entfernt
performing-these-counters-removed =
    von { FORM($what, case: "dative") } { NUM($counters) ->
        [many] werden
       *[one] wird
    } { $counters } entfernt
performing-ceases-to-exist =
    { $what } { NUM($what) ->
        [many] hören
       *[other] hört
    } auf zu existieren
performing-loses =
    { $what } { NUM($what) ->
        [many] verlieren
       *[other] verliert
    } die Partie
performing-choose-one =
    { $count ->
        [2] von { FORM($among, case: "dative") } behält { $what } eine bleibende Karte, und die andere wird auf den Friedhof ihres Besitzers gelegt
       *[other] von { FORM($among, case: "dative") } behält { $what } eine bleibende Karte, und die anderen werden auf die Friedhöfe ihrer Besitzer gelegt
    }
