### en

part-player-loses =
    { $person ->
        [second] lose
       *[third]
            { $number ->
                [one] loses
               *[many] lose
            }
    } { $abilities } as { $number ->
        [one] a player
       *[many] players
    }

### de

part-player-loses = { part-player-loses.verb } { part-player-loses.rest }
    .verb =
        { $person ->
            [second] verlierst
           *[third]
                { $number ->
                    [one] verliert
                   *[many] verlieren
                }
        }
    .rest = als Spieler { FORM($abilities, case: "accusative") }

### fr

part-player-loses =
    { $person ->
        [second] perdez
       *[third]
            { $number ->
                [one] perd
               *[many] perdent
            }
    } { FORM($abilities, article: "definite") } en tant que { $number ->
        [one] joueur
       *[many] joueurs
    }
