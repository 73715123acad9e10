### en

part-exchange-control =
    { $number ->
        [one] exchanges controllers with the other object
       *[many] exchange controllers
    }

exchange-of-targets = control of the two targets is exchanged
exchange-of-chosen = control of the objects chosen on resolution is exchanged
exchange-between = control of { $what } is exchanged

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

exchange-of-targets = die Kontrolle über die beiden Ziele wird getauscht
exchange-of-chosen = die Kontrolle über die beim Verrechnen gewählten Objekte wird getauscht
exchange-between = die Kontrolle über { $what } wird getauscht

### fr

part-exchange-control =
    { $number ->
        [one] échange son contrôleur avec l'autre objet
       *[many] échangent leurs contrôleurs
    }

exchange-of-targets = le contrôle des deux cibles est échangé
exchange-of-chosen = le contrôle des objets choisis lors de la résolution est échangé
exchange-between = le contrôle { EACH($what, before: "de") } est échangé
