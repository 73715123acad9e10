### en

part-player-gains =
    { $person ->
        [second] have
       *[third]
            { $number ->
                [one] has
               *[many] have
            }
    } { $abilities }{ $person ->
        [second] { "" }
       *[third] { " " }as { $number ->
            [one] a player
           *[many] players
        }
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
    .rest =
        { $person ->
            [second] { "" }
           *[third] als Spieler
        } { FORM($abilities, case: "accusative") }

### fr

part-player-gains =
    { $person ->
        [second] avez
       *[third]
            { $number ->
                [one] a
               *[many] ont
            }
    } { FORM($abilities, article: "definite") }{ $person ->
        [second] { "" }
       *[third] { " " }en tant que { $number ->
            [one] joueur
           *[many] joueurs
        }
    }
