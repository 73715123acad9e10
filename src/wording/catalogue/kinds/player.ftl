### en

event-kind-player = A player's numbers change
    .noun = a change of a player
# $what is a series of player-life, player-hand, player-library and counters.
event-player-has = { $player } now has { $what }
event-player-unchanged = { $player } stays as before
player-life = { $life } life
player-hand =
    { $hand ->
        [one] 1 more card
       *[other] { $hand } more cards
    } in hand
# The same where no card there is told by name.
player-hand-in-all =
    { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand
player-library =
    { $library ->
        [one] 1 more card
       *[other] { $library } more cards
    } in the library
player-library-in-all =
    { $library ->
        [one] 1 card
       *[other] { $library } cards
    } in the library
player-this-turn = { $number } of “{ $what }” this turn
# What has happened this turn: $n in words is $number.
deed-spells-cast =
    { $player } has cast { $n ->
        [1] one spell
       *[other] { $number } spells
    } this turn
deed-cards-drawn =
    { $player } has drawn { $n ->
        [1] one card
       *[other] { $number } cards
    } this turn
deed-life-gained = { $player } has gained { $n } life this turn
deed-life-lost = { $player } has lost { $n } life this turn
player-designated-as = { $player } now has the designation “{ $designation }”
player-designated-monarch = { $player } is now the monarch
player-designated-initiative = { $player } now has the initiative
player-designated-city-s-blessing = { $player } now has the city's blessing
event-player-draws =
    { $player } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }

### de

event-kind-player = Die Zahlen eines Spielers ändern sich
    .noun = eine Änderung bei einem Spieler
event-player-has = { $player } hat jetzt { $what }
event-player-unchanged = für { $player } bleibt alles wie zuvor
player-life =
    { $life ->
        [one] 1 Lebenspunkt
       *[other] { $life } Lebenspunkte
    }
player-hand =
    { $hand ->
        [one] 1 weitere Karte
       *[other] { $hand } weitere Karten
    } auf der Hand
player-hand-in-all =
    { $hand ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand
player-library =
    { $library ->
        [one] 1 weitere Karte
       *[other] { $library } weitere Karten
    } in der Bibliothek
player-library-in-all =
    { $library ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $library } Karten
    } in der Bibliothek
player-this-turn = in diesem Zug { $number }-mal „{ $what }“
deed-spells-cast =
    { $player } hat in diesem Zug { $n ->
        [1] einen Zauberspruch
       *[other] { $number } Zaubersprüche
    } gewirkt
deed-cards-drawn =
    { $player } hat in diesem Zug { $n ->
        [1] eine Karte
       *[other] { $number } Karten
    } gezogen
deed-life-gained =
    { $player } hat in diesem Zug { $n ->
        [1] 1 Lebenspunkt
       *[other] { $n } Lebenspunkte
    } dazuerhalten
deed-life-lost =
    { $player } hat in diesem Zug { $n ->
        [1] 1 Lebenspunkt
       *[other] { $n } Lebenspunkte
    } verloren
player-designated-as = { $player } hat jetzt die Bezeichnung „{ $designation }“
player-designated-monarch = { $player } ist jetzt der Monarch
player-designated-initiative = { $player } hat jetzt die Initiative
player-designated-city-s-blessing = { $player } hat jetzt den Segen der Stadt
event-player-draws =
    { $player } zieht { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }

### fr

event-kind-player = Les nombres d'un joueur changent
    .noun = un changement d'un joueur
event-player-has = { $player } a maintenant { $what }
event-player-unchanged = { $player } reste comme avant
player-life =
    { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }
player-hand =
    { $hand ->
        [0] 0 autre carte
        [one] 1 autre carte
       *[other] { $hand } autres cartes
    } en main
player-hand-in-all =
    { $hand ->
        [0] 0 carte
        [one] 1 carte
       *[other] { $hand } cartes
    } en main
player-library =
    { $library ->
        [0] 0 autre carte
        [one] 1 autre carte
       *[other] { $library } autres cartes
    } dans la bibliothèque
player-library-in-all =
    { $library ->
        [0] 0 carte
        [one] 1 carte
       *[other] { $library } cartes
    } dans la bibliothèque
player-this-turn = { $number } de « { $what } » ce tour-ci
deed-spells-cast =
    { $player } a lancé { $n ->
        [1] un sort
       *[other] { $number } sorts
    } ce tour-ci
deed-cards-drawn =
    { $player } a pioché { $n ->
        [1] une carte
       *[other] { $number } cartes
    } ce tour-ci
deed-life-gained =
    { $player } a gagné { $n ->
        [one] { $n } point de vie
       *[other] { $n } points de vie
    } ce tour-ci
deed-life-lost =
    { $player } a perdu { $n ->
        [one] { $n } point de vie
       *[other] { $n } points de vie
    } ce tour-ci
player-designated-as = { $player } a maintenant la désignation « { $designation } »
player-designated-monarch = { $player } est maintenant le monarque
player-designated-initiative = { $player } a maintenant l'initiative
player-designated-city-s-blessing = { $player } a maintenant la bénédiction de la cité
event-player-draws =
    { $player } pioche { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
