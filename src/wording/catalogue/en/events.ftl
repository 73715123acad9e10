### What happens. Each event is a sentence; how it happens stands behind it, after commas.

# $what is an object, $player a name.
event-enters = { $what } enters under { $player }'s control
event-enters-as-token = { $what } enters as a token under { $player }'s control
event-is-in-graveyard = { $what } is in { $player }'s graveyard
event-is-in-hand = { $what } is in { $player }'s hand
event-is-in-library = { $what } is in { $player }'s library
event-is-in-exile = { $what } is in exile, owned by { $player }
event-is-in-command-zone = { $what } is in the command zone, owned by { $player }
event-is-on-stack = { $what } is on the stack, controlled by { $player }
event-is-on-battlefield = { $what } is on the battlefield under { $player }'s control

event-goes-to-battlefield = { $what } is put onto the battlefield
event-goes-to-battlefield-under = { $what } is put onto the battlefield under { $player }'s control
event-goes-to-graveyard = { $what } goes to its owner's graveyard
event-goes-to-hand = { $what } goes to its owner's hand
event-goes-to-library = { $what } goes to its owner's library
event-goes-to-exile = { $what } is exiled
event-goes-to-stack = { $what } is put on the stack
event-goes-to-command-zone = { $what } goes to the command zone

entering-owned = owned by { $player }
entering-prototype = cast as a prototype
entering-left-half = its left half cast
entering-right-half = its right half cast
entering-fused = both halves cast
entering-inset = cast as its inset part
entering-melded = melded with { $other }
entering-tapped = tapped
entering-back = with its back face up
# $except is a clause with its comma, or nothing.
entering-copy = as a copy of { $object }{ $except }
entering-text-box = exchanging text boxes with { $object }
entering-attached = attached to { $object }
entering-counters = with { $counters }

# $objects are remembered, under a $name.
entering-linked = remembering { $objects } as “{ $name }”
linked-of-ability = { $name } ({ $ability })
link-exiled = exiled
link-entered = entered
link-died = died
link-model = model

face-down = face down
face-down-morph = face down (morph)
face-down-manifest = face down (manifest)
face-down-disguise = face down (disguise)
face-down-cloak = face down (cloak)

# $what: a type line, and perhaps a size and abilities.
face-down-as = face down, as { $what }

# $what is chosen, for what is called $choice.
choosing = choosing { $what } as { $choice }
choosing-for-ability = choosing { $what } as { $choice } of its ability { $ability }
choosing-body = choosing to be a { $body }
choosing-mode = choosing mode { $mode }
choosing-change = choosing to change { $from } to { $to }
choosing-of-kind = the { $kind }
choice-color = the color
choice-creaturetype = the creature type
choice-basiclandtype = the basic land type
choice-player = the player
choice-cardname = the card name
choice-opponentsname = the name chosen by the opponent
choice-from = the word to be changed
choice-to = the new word

event-a-spell = a spell
event-casts = { $player } casts { $what }
casting-prototype = as a prototype
casting-left-half = its left half
casting-right-half = its right half
casting-fused = both halves
casting-inset = as its inset part
casting-with-x = with X being { $x }
casting-free = without paying its mana cost
casting-alternative = paying { $cost } in place of its mana cost

# $costs is a series of mana, keywords or other costs.
casting-additional = with the additional cost of { $costs }
cost-sacrifice-a-creature = sacrificing a creature

event-resolves = { $player }'s { $spell } resolves
event-resolves-part = { $player }'s { $spell } ({ $ability }) resolves
event-resolves-ability = { $player }'s ability of { $source } ({ $ability }) resolves
event-resolves-an-ability = { $player }'s ability of { $source } resolves
event-resolves-made-up = { $player }'s made-up spell resolves
event-resolves-made-up-called = { $player }'s made-up { $id } resolves

# $words: what a made-up spell does, in one or more sentences.
event-that-says = { $main }: { $words }
resolving-called = called { $id }
resolving-targets = targeting { $targets }

event-attaches = { $object } becomes attached to { $to }
event-unattaches = { $object } becomes unattached
event-counters-put =
    { $counters } { NUM($counters) ->
        [many] are
       *[one] is
    } put on { $object }
event-counters-removed =
    { $counters } { NUM($counters) ->
        [many] are
       *[one] is
    } removed from { $object }
event-turns-face-up = { $object } is turned face up
event-turns-face-down = { $object } is turned face down
event-transforms = { $object } shows its other face
event-a-copy = a copy of { $card }
event-merges-on-top = { $what } merges with { $onto }, going on top
event-merges-underneath = { $what } merges with { $onto }, going underneath

event-sticker-name-at-end = a name sticker is put on { $object }: “{ $word }” at the end of its name
# $after is how many words of the name stand before it.
event-sticker-name =
    a name sticker is put on { $object }: “{ $word }” { $after ->
        [0] before its name
        [one] after the first word of its name
       *[other] after the first { $after } words of its name
    }
event-sticker-abilities = an ability sticker is put on { $object }: { $abilities }
event-sticker-size = a power and toughness sticker is put on { $object }: { $size }

event-phases-out =
    { $objects } { NUM($objects) ->
        [many] phase
       *[one] phases
    } out
event-phases-in =
    { $objects } { NUM($objects) ->
        [many] phase
       *[one] phases
    } in
event-taps = { $object } becomes tapped
event-untaps = { $object } becomes untapped

# A designation or combat status begins; .ends: it ends.
designated-as = { $object } is now “{ $designation }”
    .ends = { $object } is no longer “{ $designation }”
designated-to-level = { $object } is now level { $level }
designated-attacking = { $object } is now attacking
    .ends = { $object } is no longer attacking
designated-blocking = { $object } is now blocking
    .ends = { $object } is no longer blocking
designated-blocked = { $object } is now blocked
    .ends = { $object } is no longer blocked
designated-unblocked = { $object } is now unblocked
    .ends = { $object } is no longer unblocked
designated-suspected = { $object } is now suspected
    .ends = { $object } is no longer suspected
designated-solved = { $object } is now solved
    .ends = { $object } is no longer solved
designated-impending = { $object } is now impending
    .ends = { $object } is no longer impending
designated-goaded = { $object } is now goaded
    .ends = { $object } is no longer goaded
designated-monstrous = { $object } is now monstrous
    .ends = { $object } is no longer monstrous
designated-renowned = { $object } is now renowned
    .ends = { $object } is no longer renowned
designated-left-half-unlocked = the left half of { $object } is now unlocked
    .ends = the left half of { $object } is no longer unlocked
designated-right-half-unlocked = the right half of { $object } is now unlocked
    .ends = the right half of { $object } is no longer unlocked

event-chooses = a choice is made for { $object }
event-links = { $object } remembers { $objects } as “{ $name }”

# $what is a series of player-life, player-hand, player-library and counters.
event-player-has = { $player } now has { $what }
event-player-unchanged = { $player } stays as before
player-life = { $life } life
player-hand =
    { $hand ->
        [one] 1 more card
       *[other] { $hand } more cards
    } in hand
player-library =
    { $library ->
        [one] 1 more card
       *[other] { $library } more cards
    } in the library
player-designated-as = { $player } now has the designation “{ $designation }”
player-designated-monarch = { $player } is now the monarch
player-designated-initiative = { $player } now has the initiative
player-designated-city-s-blessing = { $player } now has the city's blessing

event-is-dealt-damage = { $to } is dealt { $amount } damage
event-is-dealt-damage-by = { $to } is dealt { $amount } damage by a source with { $qualities }
event-deals-damage = { $source } deals { $amount } damage to { $to }
damage-with = with { $qualities }

event-turn = the turn ends and { $player }'s begins
event-ends =
    { $effect } { NUM($effect) ->
        [many] end
       *[one] ends
    }
event-state-based = state-based actions are performed until none is left
keeping = keeping { $objects }
event-simultaneous = at the same time: { $events }
event-check = check “{ $id }”: what is true now?
event-check-noted = check “{ $id }”: what is true now? ({ $note })
