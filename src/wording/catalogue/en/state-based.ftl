### State-based actions: what would happen, and why.

# What would happen, and $reason, why.
state-based-because = { $result }: { $reason }

# $what is an object, or a player.
state-based-graveyard = { $what } would be put into its owner's graveyard
state-based-destroyed = { $what } would be destroyed
state-based-sacrificed = { $what } would be sacrificed
state-based-unattached = { $what } would become unattached
state-based-counters-removed = counters would be removed from { $what }

# $counters, with how many they are.
state-based-these-counters-removed = { $counters } would be removed from { $what }
state-based-ceases-to-exist = { $what } would cease to exist
state-based-loses = { $what } would lose the game

# $what is a player, $among are $count objects.
state-based-choose-one =
    { $count ->
        [2] { $what } would keep one of { $among } and put the other into its owner's graveyard
       *[other] { $what } would keep one of { $among } and put the rest into their owners' graveyards
    }
state-based-something = something
state-based-a-player = a player

# Snapshots: what is performed together. $actions are a series.
state-based-only-round =
    { $count ->
        [1] { $actions }
       *[other] at the same time: { $actions }
    }
state-based-first-round =
    { $count ->
        [1] first: { $actions }
       *[other] first, at the same time: { $actions }
    }
state-based-next-round =
    { $count ->
        [1] then: { $actions }
       *[other] then, at the same time: { $actions }
    }
state-based-open = left open: { $actions }
state-based-nothing = nothing happens

# Reasons, by clause; and those by the closer clause that is cited besides.
state-based-reason-306-4 = planeswalkers that share a planeswalker type can't stay on the battlefield together
state-based-reason-702-103f = while bestowed, it is attached to nothing it may enchant, and stops being an Aura
state-based-reason-704-5a = no life left
state-based-reason-704-5c = ten or more poison counters
state-based-reason-704-5d = a token can't be there
state-based-reason-704-5f = toughness of 0 or less
state-based-reason-704-5g = lethal damage
state-based-reason-704-5h = damage dealt by something with deathtouch
state-based-reason-704-5i = no loyalty left
state-based-reason-704-5j = legendary, of one name and under one player's control
state-based-reason-704-5k = only the permanent that has had the supertype world for the shortest time may stay
state-based-reason-704-5m = not attached to anything that it can enchant
state-based-reason-704-5n = attached to something that it can't be attached to
state-based-reason-704-5p = only an Aura, Equipment or Fortification that isn't a creature can be attached
state-based-reason-704-5q = a +1/+1 and a -1/-1 counter cancel each other
state-based-reason-704-5r = it can't have more
state-based-reason-704-5s = a Saga at its final chapter
state-based-reason-704-5v = a battle with defense 0
state-based-reason-704-5w = a battle with defense 0
state-based-reason-704-5z = a newer Role of the same player on the same object

# In editions in which the legend rule leaves none of them.
state-based-reason-all-legends = another legendary permanent of its name
state-based-closer-303-4d = an Aura that is a creature can't enchant anything
state-based-closer-310-10 = a battle can't be attached to anything
state-based-closer-702-16c = what it enchants has protection from it
state-based-closer-702-16d = what it is attached to has protection from it
performing-graveyard = { $what } is put into its owner's graveyard
performing-destroyed = { $what } is destroyed
performing-sacrificed = { $what } is sacrificed
performing-unattached = { $what } becomes unattached
performing-counters-removed = counters are removed from { $what }
performing-these-counters-removed =
    { $counters } { NUM($counters) ->
        [many] are
       *[one] is
    } removed from { $what }
performing-ceases-to-exist = { $what } ceases to exist
performing-loses = { $what } loses the game
performing-choose-one =
    { $count ->
        [2] { $what } keeps one of { $among } and puts the other into its owner's graveyard
       *[other] { $what } keeps one of { $among } and puts the rest into their owners' graveyards
    }
