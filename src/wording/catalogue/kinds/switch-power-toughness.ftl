### en

part-switched =
    { $number ->
        [one] has its power and toughness switched
       *[many] have their power and toughness switched
    }

### de

part-switched = { part-switched.verb } { part-switched.rest }
    .verb =
        { $number ->
            [one] tauscht
           *[many] tauschen
        }
    .rest = Stärke und Widerstandskraft gegeneinander aus

### fr

part-switched =
    { $number ->
        [one] voit sa force et son endurance échangées
       *[many] voient leur force et leur endurance échangées
    }
