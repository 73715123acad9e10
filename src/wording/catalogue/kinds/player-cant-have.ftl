### en

part-player-cant-have =
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
    } and can't have or gain { $abilities }

### de

part-player-cant-have = { part-player-cant-have.verb } { part-player-cant-have.rest }
    .verb =
        { $person ->
            [second] verlierst
           *[third]
                { $number ->
                    [one] verliert
                   *[many] verlieren
                }
        }
    .rest =
        als Spieler { FORM($abilities, case: "accusative") } und { $person ->
            [second] kannst
           *[third]
                { $number ->
                    [one] kann
                   *[many] können
                }
        } { FORM($abilities, case: "accusative") } weder haben noch erhalten

### fr

part-player-cant-have =
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
    } et { $person ->
        [second] ne pouvez
       *[third]
            { $number ->
                [one] ne peut
               *[many] ne peuvent
            }
    } ni avoir ni acquérir { FORM($abilities, article: "definite") }
