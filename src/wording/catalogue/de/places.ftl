### Wo Objekte sind und wem sie gehören.

in-battlefield = im Spiel

in-graveyard =
    { $number ->
        [many] in allen Friedhöfen
       *[one] in einem Friedhof
    }

in-hand =
    { $number ->
        [many] auf allen Händen
       *[one] auf einer Hand
    }

in-library =
    { $number ->
        [many] in allen Bibliotheken
       *[one] in einer Bibliothek
    }

in-exile = im Exil

in-stack = auf dem Stapel

in-command = in der Kommandozone

from-battlefield = aus dem Spiel

from-graveyard = aus einem Friedhof

from-hand = von einer Hand

from-library = aus einer Bibliothek

from-exile = aus dem Exil

from-stack = vom Stapel

from-command = aus der Kommandozone

in-zone-of =
    { $zone ->
        [hand] auf
       *[other] in
    } { SAME($place, case: "dative") }

trait-placed =
    .after = { SAME($where) }
    .is = { $where } { grammar.is }
    .isnt = nicht { $where } { grammar.is }

trait-placed-in-any =
    .after = { $where }
    .is = { $where } { grammar.is }
    .isnt = nicht { $where } { grammar.is }

trait-everywhere =
    .after = in jeder Zone
    .is = in irgendeiner Zone { grammar.is }
    .isnt = in keiner Zone { grammar.is }

trait-controller =
    .after-several =
        unter { PERSON($player) ->
            [second] deiner Kontrolle
           *[third] der Kontrolle { FORM($player, case: "genitive") }
        }
    .who =
        { grammar.whom } { SAME($player, case: "nominative") } { PERSON($player) ->
            [second] kontrollierst
           *[third]
                { NUM(SAME($player)) ->
                    [many] kontrollieren
                   *[one] kontrolliert
                }
        }
    .is =
        { PERSON($player) ->
            [second] unter deiner Kontrolle
           *[third] unter der Kontrolle { FORM($player, case: "genitive") }
        } { $number ->
            [many] stehen
           *[one] steht
        }
    .isnt =
        nicht { PERSON($player) ->
            [second] unter deiner Kontrolle
           *[third] unter der Kontrolle { FORM($player, case: "genitive") }
        } { $number ->
            [many] stehen
           *[one] steht
        }

trait-controlled =
    .who = { grammar.whom } irgendein Spieler kontrolliert
    .not-who = { grammar.whom } kein Spieler kontrolliert
    .is =
        unter der Kontrolle eines Spielers { $number ->
            [many] stehen
           *[one] steht
        }
    .isnt =
        unter keines Spielers Kontrolle { $number ->
            [many] stehen
           *[one] steht
        }

trait-caster =
    .who =
        { grammar.whom } { SAME($player, case: "nominative") }{ $from ->
            [yes] { " " }{ $where }
           *[no] { "" }
        } { PERSON($player) ->
            [second] wirkst
           *[third]
                { NUM(SAME($player)) ->
                    [many] wirken
                   *[one] wirkt
                }
        }

from-zone-of =
    { $zone ->
        [hand] von
       *[other] aus
    } { FORM($place, case: "dative") }

trait-owner =
    .who =
        { grammar.whom } { SAME($player, case: "nominative") } { PERSON($player) ->
            [second] besitzt
           *[third]
                { NUM(SAME($player)) ->
                    [many] besitzen
                   *[one] besitzt
                }
        }
    .is =
        { FORM($player, case: "dative") } { $number ->
            [many] gehören
           *[one] gehört
        }
    .isnt =
        nicht { FORM($player, case: "dative") } { $number ->
            [many] gehören
           *[one] gehört
        }

trait-owned =
    .who = { grammar.whom } irgendein Spieler besitzt
    .not-who = { grammar.whom } kein Spieler besitzt
    .is =
        einem Spieler { $number ->
            [many] gehören
           *[one] gehört
        }
    .isnt =
        keinem Spieler { $number ->
            [many] gehören
           *[one] gehört
        }
