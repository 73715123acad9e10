### en

part-exchange-control =
    { $number ->
        [one] exchanges its controller with the other's
       *[many] exchange their controllers
    }

### de

part-exchange-control = { part-exchange-control.verb } { part-exchange-control.rest }
    .verb =
        { $number ->
            [one] tauscht
           *[many] tauschen
        }
    .rest =
        { $number ->
            [one] den Beherrscher mit dem anderen Objekt
           *[many] die Beherrscher
        }

### fr

part-exchange-control =
    { $number ->
        [one] échange son contrôleur avec l'autre objet
       *[many] échangent leurs contrôleurs
    }
