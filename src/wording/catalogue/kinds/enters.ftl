### en

event-kind-enters = A permanent enters
    .noun = an object
# $what is an object, $player a name.
event-enters = { $what } enters under { POSSESSIVE($player) } control
event-enters-as-token = { $what } enters as a token under { POSSESSIVE($player) } control
# $values: size, colors and type line.
event-enters-as-this-token = { $what } enters as a token ({ $values }) under { POSSESSIVE($player) } control
event-is-in-graveyard = { $what } is in { POSSESSIVE($player) } graveyard
event-is-in-hand = { $what } is in { POSSESSIVE($player) } hand
event-is-in-library = { $what } is in { POSSESSIVE($player) } library
event-is-in-exile = { $what } is in exile, owned by { $player }
event-is-in-command = { $what } is in the command zone, owned by { $player }
event-is-in-stack = { $what } is on the stack, controlled by { $player }
event-is-in-battlefield = { $what } is on the battlefield under { POSSESSIVE($player) } control
entering-owned = owned by { $player }
# $card is the card whose ability creates a token or an emblem.
event-gets-emblem = { $player } gets { $what }
entering-made-by = created by { $card }

### de

event-kind-enters = Eine bleibende Karte kommt ins Spiel
    .noun = ein Objekt
event-enters =
    { $what } { NUM($what) ->
        [many] kommen
       *[other] kommt
    } unter { GENITIVE($player) } Kontrolle ins Spiel
event-enters-as-token =
    { $what } { NUM($what) ->
        [many] kommen
       *[other] kommt
    } unter { GENITIVE($player) } Kontrolle als Spielstein ins Spiel
event-enters-as-this-token =
    { $what } { NUM($what) ->
        [many] kommen
       *[other] kommt
    } unter { GENITIVE($player) } Kontrolle als Spielstein ({ $values }) ins Spiel
event-is-in-graveyard =
    { $what } { NUM($what) ->
        [many] sind
       *[other] ist
    } in { GENITIVE($player) } Friedhof
event-is-in-hand =
    { $what } { NUM($what) ->
        [many] sind
       *[other] ist
    } auf { GENITIVE($player) } Hand
event-is-in-library =
    { $what } { NUM($what) ->
        [many] sind
       *[other] ist
    } in { GENITIVE($player) } Bibliothek
event-is-in-exile =
    { $what } { NUM($what) ->
        [many] sind im Exil und gehören
       *[other] ist im Exil und gehört
    } { $player }
event-is-in-command =
    { $what } { NUM($what) ->
        [many] sind in der Kommandozone und gehören
       *[other] ist in der Kommandozone und gehört
    } { $player }
event-is-in-stack =
    { $what } { NUM($what) ->
        [many] sind
       *[other] ist
    } unter { GENITIVE($player) } Kontrolle auf dem Stapel
event-is-in-battlefield =
    { $what } { NUM($what) ->
        [many] sind
       *[other] ist
    } unter { GENITIVE($player) } Kontrolle im Spiel
entering-owned = im Besitz von { $player }
event-gets-emblem = { $player } erhält { $what }
entering-made-by = erzeugt von { FORM($card, case: "dative") }

### fr

event-kind-enters = Un permanent arrive
    .noun = un objet
event-enters =
    { $what } { NUM($what) ->
        [many] arrivent
       *[other] arrive
    } sur le champ de bataille sous le contrôle de { $player }
event-enters-as-token =
    { $what } { NUM($what) ->
        [many] arrivent
       *[other] arrive
    } sur le champ de bataille comme jeton sous le contrôle de { $player }
event-enters-as-this-token =
    { $what } { NUM($what) ->
        [many] arrivent
       *[other] arrive
    } sur le champ de bataille comme jeton ({ $values }) sous le contrôle de { $player }
event-is-in-graveyard =
    { $what } { NUM($what) ->
        [many] sont
       *[other] est
    } dans le cimetière de { $player }
event-is-in-hand =
    { $what } { NUM($what) ->
        [many] sont
       *[other] est
    } dans la main de { $player }
event-is-in-library =
    { $what } { NUM($what) ->
        [many] sont
       *[other] est
    } dans la bibliothèque de { $player }
event-is-in-exile =
    { $what } { NUM($what) ->
        [many] sont en exil et appartiennent
       *[other] est en exil et appartient
    } à { $player }
event-is-in-command =
    { $what } { NUM($what) ->
        [many] sont dans la zone de commandement et appartiennent
       *[other] est dans la zone de commandement et appartient
    } à { $player }
event-is-in-stack =
    { $what } { NUM($what) ->
        [many] sont
       *[other] est
    } sur la pile sous le contrôle de { $player }
event-is-in-battlefield =
    { $what } { NUM($what) ->
        [many] sont
       *[other] est
    } sur le champ de bataille sous le contrôle de { $player }
entering-owned = appartenant à { $player }
event-gets-emblem = { $player } reçoit { $what }
entering-made-by = créé{ grammar.agree } par { $card }
