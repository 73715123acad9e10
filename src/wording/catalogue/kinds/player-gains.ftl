### en

part-player-gains =
    { $person ->
        [second] have
       *[third]
            { $number ->
                [one] has
               *[many] have
            }
    } { $abilities } as { $number ->
        [one] a player
       *[many] players
    }

### de

part-player-gains = { part-player-gains.verb } { part-player-gains.rest }
    .verb =
        { $person ->
            [second] hast
           *[third]
                { $number ->
                    [one] hat
                   *[many] haben
                }
        }
    .rest = als Spieler { FORM($abilities, case: "accusative") }

### fr

part-player-gains =
    { $person ->
        [second] avez
       *[third]
            { $number ->
                [one] a
               *[many] ont
            }
    } { FORM($abilities, article: "definite") } en tant que { $number ->
        [one] joueur
       *[many] joueurs
    }
