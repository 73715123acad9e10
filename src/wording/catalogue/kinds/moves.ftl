### en

event-kind-moves = An object goes to another zone
    .noun = a move to another zone
event-goes-to-battlefield = { $what } is put onto the battlefield under its owner's control
event-resolves-and-enters = { $what } resolves and enters
event-goes-to-battlefield-under = { $what } is put onto the battlefield under { POSSESSIVE($player) } control
event-resolves-and-enters-under = { $what } resolves and enters under { POSSESSIVE($player) } control
event-goes-to-graveyard = { $what } goes to its owner's graveyard
event-goes-to-hand = { $what } goes to its owner's hand
event-goes-to-library = { $what } goes to its owner's library
event-goes-to-exile = { $what } is exiled
event-goes-to-stack = { $what } is put on the stack
event-goes-to-command = { $what } goes to the command zone

### de

event-kind-moves = Ein Objekt geht in eine andere Zone
    .noun = ein Zonenwechsel
event-goes-to-battlefield =
    { $what } { NUM($what) ->
        [many] werden
       *[other] wird
    } unter der Kontrolle { NUM($what) ->
        [many] ihres
       *[one] { GENDER($what) ->
            [f] ihres
           *[m] seines
        }
    } Besitzers ins Spiel gebracht
event-resolves-and-enters =
    { $what } { NUM($what) ->
        [many] werden verrechnet und kommen
       *[other] wird verrechnet und kommt
    } ins Spiel
event-goes-to-battlefield-under =
    { $what } { NUM($what) ->
        [many] werden
       *[other] wird
    } unter { GENITIVE($player) } Kontrolle ins Spiel gebracht
event-resolves-and-enters-under =
    { $what } { NUM($what) ->
        [many] werden verrechnet und kommen
       *[other] wird verrechnet und kommt
    } unter { GENITIVE($player) } Kontrolle ins Spiel
event-goes-to-graveyard =
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
event-goes-to-hand =
    { $what } { NUM($what) ->
        [many] werden
       *[other] wird
    } auf die Hand { NUM($what) ->
        [many] ihres
       *[one] { GENDER($what) ->
            [f] ihres
           *[m] seines
        }
    } Besitzers zurückgebracht
event-goes-to-library =
    { $what } { NUM($what) ->
        [many] werden
       *[other] wird
    } in die Bibliothek { NUM($what) ->
        [many] ihres
       *[one] { GENDER($what) ->
            [f] ihres
           *[m] seines
        }
    } Besitzers gelegt
event-goes-to-exile =
    { $what } { NUM($what) ->
        [many] werden
       *[other] wird
    } ins Exil geschickt
event-goes-to-stack =
    { $what } { NUM($what) ->
        [many] werden
       *[other] wird
    } auf den Stapel gelegt
event-goes-to-command =
    { $what } { NUM($what) ->
        [many] werden
       *[other] wird
    } in die Kommandozone gelegt

### fr

event-kind-moves = Un objet change de zone
    .noun = un changement de zone
event-goes-to-battlefield =
    { $what } { NUM($what) ->
        [many] sont
       *[other] est
    } { GENDER($what) ->
        [f] { NUM($what) ->
            [many] mises
           *[other] mise
        }
       *[other] mis
    } sur le champ de bataille sous le contrôle de { NUM($what) ->
        [many] leur
       *[other] son
    } propriétaire
event-resolves-and-enters =
    { $what } { NUM($what) ->
        [many] se résolvent et arrivent
       *[other] se résout et arrive
    } sur le champ de bataille
event-goes-to-battlefield-under =
    { $what } { NUM($what) ->
        [many] sont
       *[other] est
    } { GENDER($what) ->
        [f] { NUM($what) ->
            [many] mises
           *[other] mise
        }
       *[other] mis
    } sur le champ de bataille sous le contrôle de { $player }
event-resolves-and-enters-under =
    { $what } { NUM($what) ->
        [many] se résolvent et arrivent
       *[other] se résout et arrive
    } sur le champ de bataille sous le contrôle de { $player }
event-goes-to-graveyard =
    { $what } { NUM($what) ->
        [many] sont
       *[other] est
    } { GENDER($what) ->
        [f] { NUM($what) ->
            [many] mises
           *[other] mise
        }
       *[other] mis
    } dans le cimetière de { NUM($what) ->
        [many] leur
       *[other] son
    } propriétaire
event-goes-to-hand =
    { $what } { NUM($what) ->
        [many] sont
       *[other] est
    } { GENDER($what) ->
        [f] { NUM($what) ->
            [many] mises
           *[other] mise
        }
       *[other] mis
    } dans la main de { NUM($what) ->
        [many] leur
       *[other] son
    } propriétaire
event-goes-to-library =
    { $what } { NUM($what) ->
        [many] sont
       *[other] est
    } { GENDER($what) ->
        [f] { NUM($what) ->
            [many] mises
           *[other] mise
        }
       *[other] mis
    } dans la bibliothèque de { NUM($what) ->
        [many] leur
       *[other] son
    } propriétaire
event-goes-to-exile =
    { $what } { NUM($what) ->
        [many] sont
       *[other] est
    } exilé{ GENDER($what) ->
        [f] e
       *[other] { "" }
    }{ NUM($what) ->
        [many] s
       *[other] { "" }
    }
event-goes-to-stack =
    { $what } { NUM($what) ->
        [many] sont
       *[other] est
    } { GENDER($what) ->
        [f] { NUM($what) ->
            [many] mises
           *[other] mise
        }
       *[other] mis
    } sur la pile
event-goes-to-command =
    { $what } { NUM($what) ->
        [many] sont
       *[other] est
    } { GENDER($what) ->
        [f] { NUM($what) ->
            [many] mises
           *[other] mise
        }
       *[other] mis
    } dans la zone de commandement
