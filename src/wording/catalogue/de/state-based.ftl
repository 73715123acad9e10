### Zustandsbasierte Aktionen: was geschehen würde, und warum.

state-based-because = { $result }: { CAPITAL($reason) }
state-based-graveyard = { $what } würde auf den Friedhof des Besitzers gelegt
state-based-destroyed = { $what } würde zerstört
state-based-sacrificed = { $what } würde geopfert
state-based-unattached = { $what } würde gelöst und wäre nicht mehr angelegt
state-based-counters-removed = von { $what } würden Marken entfernt
state-based-these-counters-removed =
    von { $what } { NUM($counters) ->
        [many] würden
       *[one] würde
    } { $counters } entfernt
state-based-ceases-to-exist = { $what } würde aufhören zu existieren
state-based-loses = { $what } würde die Partie verlieren
state-based-choose-one = { $what } würde eines davon behalten und die anderen auf die Friedhöfe ihrer Besitzer legen ({ $among })
state-based-something = etwas
state-based-a-player = ein Spieler
state-based-only-round = auf einmal: { $actions }
state-based-first-round = zuerst auf einmal: { $actions }
state-based-next-round = dann auf einmal: { $actions }
state-based-open = offengelassen: { $actions }
state-based-nothing = nichts würde geschehen

state-based-reason-306-4 = Planeswalker mit einem gemeinsamen Planeswalkertyp können nicht zusammen da sein
state-based-reason-702-103f = obwohl es mit Göttergabe gewirkt wurde, ist es an nichts angelegt, was es verzaubern darf, und ist keine Aura mehr
state-based-reason-704-5a = es sind keine Lebenspunkte übrig
state-based-reason-704-5c = zehn Giftmarken sind zu viele
state-based-reason-704-5d = ein Spielstein kann dort nicht sein
state-based-reason-704-5f = die Widerstandskraft ist 0 oder weniger
state-based-reason-704-5g = der Schaden ist tödlich
state-based-reason-704-5h = der Schaden kam von etwas mit Todesberührung
state-based-reason-704-5i = es ist keine Loyalität übrig
state-based-reason-704-5j = diese sind legendär, haben denselben Namen und werden von demselben Spieler kontrolliert
state-based-reason-704-5k = nur die bleibende Karte, die am kürzesten eine Welt ist, darf bleiben
state-based-reason-704-5m = diese Aura ist an nichts angelegt, woran sie angelegt sein darf
state-based-reason-704-5n = es darf daran nicht angelegt sein
state-based-reason-704-5p = es ist nichts, was angelegt sein kann
state-based-reason-704-5q = eine +1/+1- und eine -1/-1-Marke heben sich auf
state-based-reason-704-5r = mehr dürfen es nicht sein
state-based-reason-704-5s = diese Saga ist bei ihrem letzten Kapitel angekommen
state-based-reason-704-5v = diese Schlacht hat keine Verteidigung mehr
state-based-reason-704-5w = diese Schlacht hat keine Verteidigung mehr
state-based-reason-704-5z = eine neuere Rolle desselben Spielers ist an dasselbe Objekt angelegt
state-based-reason-all-legends = eine andere legendäre bleibende Karte desselben Namens ist da
state-based-closer-303-4d = eine Aura, die eine Kreatur ist, kann nichts verzaubern
state-based-closer-310-10 = eine Schlacht kann an nichts angelegt sein
state-based-closer-702-16c = das verzauberte Objekt hat Schutz davor
state-based-closer-702-16d = das Objekt, an das es angelegt ist, hat Schutz davor
