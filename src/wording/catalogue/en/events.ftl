### What happens. Each event is a sentence; how it happens stands behind it, after commas.

# $manner is one of the following, of $what.
entering-manner = { $manner }
entering-prototype = cast as a prototype
entering-half-left = its left half cast
entering-half-right = its right half cast
entering-half-fused = both halves cast
entering-half-inset = cast as its inset part
entering-melded = melded with { $other }
entering-tapped = tapped
entering-back = with its back face up
# $except is a clause with its comma, or nothing.
entering-copy = as a copy of { $object }{ $except }
entering-copy-meant = to be a copy of { $object }{ $except }
entering-text-box = exchanging text boxes with { $object }
entering-text-box-meant = to exchange text boxes with { $object }
entering-attached = attached to { $object }
entering-counters = with { $counters }

# What was done to $objects, to which linked abilities refer.
entering-linked = with { $objects } picked out for it
entering-linked-exiled = having exiled { $objects }
entering-linked-encoded = encoded on { $objects }
entering-linked-sacrificed = with { $objects } sacrificed for it
entering-linked-tapped = with { $objects } tapped for it
entering-linked-model = modeled on { $objects }
# $what was done for one of several abilities.
linked-of-ability =
    { $what } (for its { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    } ability)

face-down = face down
face-down-morph = face down (morph)
face-down-manifest = face down (manifest)
face-down-disguise = face down (disguise)
face-down-cloak = face down (cloak)

# $what: a type line, and perhaps a size and abilities.
face-down-as = face down, as { $what }
turned-down-as = as { $what }

# $what is chosen, for what is called $choice. Other languages use its $kind, "color".
choosing = with { $what } as the { $choice }
# Other languages use $kind.
choosing-for-ability =
    with { $what } as the { $choice } (its { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    } choice)
choosing-body = as a { $body }
# A body: a $size and $more, a subtype or a keyword.
body-of-type = { $size } { $more }
body-with-keyword = { $size } with { $more }
choosing-mode = with mode { $mode } chosen
choosing-power-or-toughness-1 = with power chosen
choosing-power-or-toughness-2 = with toughness chosen
choosing-change = changing { $from } to { $to }
# What enters may have no ability that asks for it.
choosing-if-asked = { $chosen } if it asks for that
choosing-of-kind = { $kind }
choice-body = chosen body
choice-color = chosen color
choice-keyword = chosen ability
choice-counter = chosen kind of counter
choice-landtype = chosen land type
choice-creaturetype = chosen creature type
choice-basiclandtype = chosen basic land type
choice-player = chosen player
choice-cardname = chosen card name
choice-powerortoughness = power or toughness
choice-opponentsname = name chosen by an opponent
choice-from = word to be changed
choice-to = new word
