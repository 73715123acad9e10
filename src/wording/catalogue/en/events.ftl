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
entering-text-box = exchanging text boxes with { $object }
entering-attached = attached to { $object }
entering-counters = with { $counters }

# $objects are remembered, under a $name.
entering-linked = remembering { $objects } as “{ $name }”
linked-of-ability =
    { $name } (of its { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    } ability)
link-exiled = exiled
link-entered = entered
link-died = died
link-model = model
link-encoded = encoded
link-sacrificed = sacrificed
link-tapped = tapped

face-down = face down
face-down-morph = face down (morph)
face-down-manifest = face down (manifest)
face-down-disguise = face down (disguise)
face-down-cloak = face down (cloak)

# $what: a type line, and perhaps a size and abilities.
face-down-as = face down, as { $what }

# $what is chosen, for what is called $choice.
choosing = choosing { $what } as { $choice }
choosing-for-ability =
    choosing { $what } as { $choice } (its { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    } choice)
choosing-body = choosing to be a { $body }
# A body: a $size and $more, a subtype or a keyword.
body-of-type = { $size } { $more }
body-with-keyword = { $size } { $more }
choosing-mode = choosing mode { $mode }
choosing-power-or-toughness-1 = choosing power
choosing-power-or-toughness-2 = choosing toughness
choosing-change = choosing to change { $from } to { $to }
choosing-of-kind = the { $kind }
choice-body = the body
choice-color = the color
choice-keyword = the ability
choice-counter = the counter
choice-landtype = the land type
choice-creaturetype = the creature type
choice-basiclandtype = the basic land type
choice-player = the player
choice-cardname = the card name
choice-powerortoughness = power or toughness
choice-opponentsname = the name chosen by the opponent
choice-from = the word to be changed
choice-to = the new word
