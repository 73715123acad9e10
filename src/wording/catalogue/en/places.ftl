### Where objects are, and whose they are.

in-battlefield = on the battlefield

in-graveyard =
    { $number ->
        [many] in all graveyards
       *[one] in a graveyard
    }

in-hand =
    { $number ->
        [many] in all hands
       *[one] in a hand
    }

in-library =
    { $number ->
        [many] in all libraries
       *[one] in a library
    }

in-exile = in exile

in-stack = on the stack

in-command = in the command zone

from-battlefield = the battlefield

from-graveyard = a graveyard

from-hand = a hand

from-library = a library

from-exile = exile

from-stack = the stack

from-command = the command zone

# $place is "your graveyard", "an opponent's hand".
# $zone
in-zone-of = in { SAME($place, case: "dative") }

trait-placed =
    .after = { SAME($where) }
    .not-after = not { $where }
    .is = { grammar.is } { $where }
    .isnt = { grammar.isnt } { $where }

# Where an object is, which is said alike of one and of several.
trait-placed-in-any =
    .after = { $where }
    .not-after = not { $where }
    .is = { grammar.is } { $where }
    .isnt = { grammar.isnt } { $where }

trait-everywhere =
    .after = in every zone
    .is = { grammar.is } in any zone
    .isnt = { grammar.is } in no zone

# $player is one player, or opponents.
trait-controller =
    .after =
        { SAME($player, case: "nominative") } { PERSON($player) ->
            [second] control
           *[third]
                { NUM(SAME($player)) ->
                    [many] control
                   *[one] controls
                }
        }
    .not-after = not under { FORM($player, case: "genitive") } control
    .is = { grammar.is } under { FORM($player, case: "genitive") } control
    .isnt = { grammar.isnt } under { FORM($player, case: "genitive") } control

trait-controlled =
    .after = any player controls
    .not-after = no player controls
    .is = { grammar.is } under a player's control
    .isnt = { grammar.isnt } under a player's control

# $where: from where, if $from is “yes”.
trait-caster =
    .after =
        { SAME($player, case: "nominative") } { PERSON($player) ->
            [second] cast
           *[third]
                { NUM(SAME($player)) ->
                    [many] cast
                   *[one] casts
                }
        }{ $from ->
            [yes] { " " }from { $where }
           *[no] { "" }
        }

# $place is that of a player; in German $zone chooses the preposition.
from-zone-of = { $place }

trait-owner =
    .after =
        { SAME($player, case: "nominative") } { PERSON($player) ->
            [second] own
           *[third]
                { NUM(SAME($player)) ->
                    [many] own
                   *[one] owns
                }
        }
    .not-after = not owned by { $player }
    .is = { grammar.is } owned by { $player }
    .isnt = { grammar.isnt } owned by { $player }

trait-owned =
    .after = any player owns
    .not-after = no player owns
    .is = { grammar.is } owned by a player
    .isnt = { grammar.isnt } owned by a player
