### Steps of a computation: a sentence each. $effect, $on and $by are effects, singular or plural.

# $would is a series of verb phrases, step-would-...
step-depends =
    { $effect } { NUM($effect) ->
        [many] depend
       *[one] depends
    } on { $on }: once { NUM($on) ->
        [many] those are
       *[one] that is
    } applied, { NUM($effect) ->
        [many] they
       *[one] it
    } would { AGREE($would, $effect) }
step-would-not-exist = not exist
step-would-begin-to-exist = begin to exist
# $before and $after: what was and what would be; texts, objects, players, or what the effect does, in English.
step-would-have-another-text = have another text (before: { $before }; after: { $after })
step-would-apply-to-other-objects = apply to other objects (before: { $before }; after: { $after })
step-would-apply-to-other-players = apply to other players (before: { $before }; after: { $after })
step-would-do-otherwise = do something else
step-would-do-something-else = do something else (before: { $before }; after: { $after })
step-would-do-something-else-to = do something else to { $objects } (before: { $before }; after: { $after })
step-would-give-other-control = do something else (before: { $before } gains control; after: { $now } gains control)
step-would-give-other-bonus = do something else (before: gets { $before }; after: gets { $now })
step-would-give-other-size = do something else (before: is { $before }; after: is { $now })
step-text-none = none
step-text-other = other data

# $title is “Layer 4: types”.
step-layer-defining = { $title }; first the characteristic-defining abilities
step-layer-rest = { $title }; all but the characteristic-defining abilities
step-defining-first = characteristic-defining abilities go first

# $others is a series of effects.
step-waits =
    { $effect } { NUM($effect) ->
        [many] are older but wait
       *[one] is older but waits
    } for { $others }
# $count of them.
step-loop =
    { $effects } { $count ->
        [2] depend on each other, so timestamps decide which of the two goes first
       *[other] depend on each other in a circle, so timestamps decide which of them goes first
    }
step-locked =
    { $effect } { NUM($effect) ->
        [many] begin to apply in this layer, and apply
       *[one] begins to apply in this layer, and applies
    } to the same objects in all later ones: { $objects }
step-locked-empty =
    { $effect } { NUM($effect) ->
        [many] affect
       *[one] affects
    } nothing, in this and all later layers
step-continues =
    { $effect } { NUM($effect) ->
        [many] have
       *[one] has
    } begun and { NUM($effect) ->
        [many] go
       *[one] goes
    } on, although the ability behind { NUM($effect) ->
        [many] them
       *[one] it
    } is gone
# $works: “yes” of counters and of what is face down, which are no effects.
step-applied =
    { $effect } { NUM($effect) ->
        [many] apply
       *[one] applies
    } to { $objects }
step-applied-unseen =
    { $effect } { NUM($effect) ->
        [many] do
       *[one] does
    } nothing while { $objects } { NUM($objects) ->
        [many] aren't creatures
       *[one] isn't a creature
    }
# $works: as before.
step-applied-in-vain =
    { $effect } { NUM($effect) ->
        [many] apply
       *[one] applies
    } to { $objects }, which changes nothing
# Of the status of being face down.
step-face-down =
    { $objects } { NUM($objects) ->
        [many] are
       *[one] is
    } face down
step-applied-to-nothing =
    { $effect } { NUM($effect) ->
        [many] apply
       *[one] applies
    } to nothing
# $what is a whole clause.
# $counted are the $count objects that the numbers of an effect count.
step-counting = { $count ->
        [0] nothing is counted
        [1] counted: { $counted }
       *[other] counted: { $counted }, so { $count }
    }
# $measured is measured-among or measured-among-none.
step-measured-now = { $measured }
step-measured-once = { $measured }, read once, on resolution
step-measured-last = { $measured }, as it last existed (read once, on resolution)
measured-among = { $quantity }: { $value } ({ $objects })
# $kinds: which different ones there are.
measured-kinds = { $quantity }: { $kinds }, so { $value } (looked at: { $objects })
# $all are several numbers of the same $objects.
measured-kinds-alone = { $quantity }: { $kinds }, so { $value }
measured-together = { $all } (looked at: { $objects })
names-of-none = none
measured-number = { $quantity }: { $value }
measured-among-none = { $quantity }: { $value }, there are none
step-counted-as-zero = the number comes out below 0, so it counts as 0 here
# Lands that are nonbasic although they have a basic land type (CR 305.8).
step-nonbasic =
    { $objects } { NUM($objects) ->
        [many] have a basic land type, but not the supertype basic, so they are
       *[one] has a basic land type, but not the supertype basic, so it is
    } nonbasic
step-ceased =
    { $effect } { NUM($effect) ->
        [many] are
       *[one] is
    } never applied: { $by } { NUM($by) ->
        [many] have
       *[one] has
    } taken away the ability that makes { NUM($effect) ->
        [many] them
       *[one] it
    }

# $works: as before.
step-applied-in-vain-because =
    { $effect } { NUM($effect) ->
        [many] apply
       *[one] applies
    } to { $objects }, which changes nothing: { $why }
step-applied-so =
    { $effect } { NUM($effect) ->
        [many] apply
       *[one] applies
    } to { $objects }: { $why }
step-applied-to-nothing-because =
    { $effect } { NUM($effect) ->
        [many] apply
       *[one] applies
    } to nothing: { $why }
# $condition is one that does not hold.
# $nothing is the sentence that an effect applies to nothing.
step-nothing-throughout = { $nothing }, and the same goes for all later layers
step-applied-to-nothing-as =
    { $effect } { NUM($effect) ->
        [many] apply
       *[one] applies
    } to nothing, as { $condition }
# A token that was created as a copy.
step-created-as-copy = { $object } was created as a copy, and is that from the start
step-copy-from-birth = { $object } is a copy from the start, with the copiable values of what was copied
step-copy-from-birth-of = { $object } is a copy of { $original } from the start, with the copiable values that { $original } had then

# Why something changes nothing: whole clauses about $objects.
idle-nothing = nothing that it describes is there
idle-copiable =
    { $objects } already { NUM($objects) ->
        [many] have
       *[one] has
    } these copiable values
idle-controller =
    { $objects } { NUM($objects) ->
        [many] are
       *[one] is
    } already under { POSSESSIVE($player) } control
idle-text =
    the text of { $objects } { NUM($objects) ->
        [many] don't
       *[one] doesn't
    } use the word that is to be replaced
idle-types =
    { $objects } already { NUM($objects) ->
        [many] have
       *[one] has
    } these types and subtypes
# $subtypes are $count subtypes, $type a noun without an article.
idle-no-type =
    { $objects } can't gain the { $count ->
        [one] subtype
       *[other] subtypes
    } { $subtypes } without being { FORM($type, number: "one", article: "indefinite") }
idle-no-type-for =
    { $objects } can't gain the { $count ->
        [one] subtype
       *[other] subtypes
    } { $subtypes } without a card type that goes with it
idle-lacked-types =
    { $objects } { NUM($objects) ->
        [many] have
       *[one] has
    } none of these types
# $family is a family of subtypes.
idle-lacked-subtypes =
    { $objects } { NUM($objects) ->
        [many] have
       *[one] has
    } no { $family ->
        [artifact] artifact types
        [battle] battle types
        [creature] creature types
        [enchantment] enchantment types
        [land] land types
        [planeswalker] planeswalker types
        [spell] spell types
       *[other] subtypes
    } to lose
idle-colors =
    { $objects } { NUM($objects) ->
        [many] are
       *[one] is
    } already { $colors }
idle-no-abilities =
    { $objects } { NUM($objects) ->
        [many] have
       *[one] has
    } no abilities to lose
idle-kept-abilities =
    { $objects } { NUM($objects) ->
        [many] have
       *[one] has
    } only abilities that the effect leaves
idle-lacked-abilities =
    { $objects } { NUM($objects) ->
        [many] have
       *[one] has
    } no such ability to lose
idle-couldnt-have = { $objects } couldn't have that when the effect began
idle-cant-have = { $objects } can't have or gain that
idle-unchosen = nothing was chosen for it
idle-nothing-found = nothing that it looks at has such an ability
idle-size =
    { $objects } { NUM($objects) ->
        [many] are
       *[one] is
    } already { $size }
idle-unseen-size = { $objects } would already be { $size } as a creature
idle-defines =
    the power and toughness of { $objects } come to { $size }
idle-zero = it comes to +0/+0
idle-equal = the power and toughness of { $objects } are both { $value }
idle-begun = it applied to nothing in the layer in which it began
idle-unattached = { $owner } isn't attached to anything
idle-settled = what it affects was settled before, and nothing of that is here

# Linked abilities that came to $object together; $without is a whole clause about them.
pair-copied = { $object } got this ability with the copied values, and it is linked only to the abilities that came with it: { $without }
pair-excepted = { $object } got this ability as it became a copy, and it is linked only to the abilities that came with it: { $without }
pair-merged = { $object } got this ability by merging, and it is linked only to the abilities that came with it: { $without }
pair-text = { $object } got this ability with the text that it was given, and it is linked only to the abilities that came with it: { $without }
pair-granted = { $object } was given this ability, and it is linked only to abilities that were given with it: { $without }
pair-unchosen = nothing was chosen for these
pair-without-objects = these have picked out nothing
pair-without-exiled = these have exiled nothing

step-ceased-again = { $by } { NUM($by) ->
        [many] have
       *[one] has
    } taken away the ability that { $object } had, and has put another in its place that reads the same: from now on { $effect } { NUM($effect) ->
        [many] come
       *[one] comes
    } from that one

# What players gain and lose: verb phrases that agree with them.
step-player-gains =
    { $number ->
        [one] has
       *[many] have
    } { $abilities }
step-player-loses =
    { $number ->
        [one] loses
       *[many] lose
    } { $abilities }
step-player-cant-have = can't have { $abilities }
step-player-none-gains = { $effect } finds no player to give { $abilities }
step-player-none-loses = { $effect } finds no player to take { $abilities } from
step-player-withheld = { $effect } would give { $players } { $abilities }, but { $players } can't have that
step-player-lacking = { $effect } finds no { $abilities } to take from { $players }

# $what is a whole clause.
# $keyword is a keyword that the object itself has.
step-by-keyword = { $what }, because of { $keyword }
step-by-suspicion = { $what }, because it is suspected
step-by = { $what }, because of { $effect }
step-rule-of-none =
    { $effect } (“{ $does }”) { NUM($effect) ->
        [many] affect
       *[one] affects
    } nothing at the moment

## What an application changed: verb phrases of one object in the present tense

# $object with a series of $changes.
traced-object = { $object }: { $changes }
traced-gains = gains { $what }
traced-loses = loses { $what }
# $subtypes is a series of $count.
traced-subtypes =
    the { $count ->
        [one] subtype
       *[other] subtypes
    } { $subtypes }
traced-types = is now { $after } (before: { $before })
# Of a text the abilities that differ.
traced-text = has { $after } in its text in place of { $before }
# $abilities are $count abilities that read like those that were there.
traced-abilities-copied =
    has the copied { $count ->
        [one] ability
       *[other] abilities
    } in place of { $count ->
        [one] the one that it had and that reads the same
       *[other] those that it had and that read the same
    }: { $abilities }
traced-abilities-anew =
    has { $count ->
        [one] another ability in place of one
       *[other] other abilities in place of some
    } that it had, which { $count ->
        [one] reads
       *[other] read
    } the same: { $abilities }
# Of what is no creature.
traced-unseen-size = would be { $after } as a creature (before: { $before })
traced-gains-types = is also { $types }
# $each: the same joined by "and".
traced-loses-types = is no longer { $types }
# $supertypes is a series of $count.
traced-gains-supertypes =
    gains the { $count ->
        [one] supertype
       *[other] supertypes
    } { $supertypes }
traced-loses-supertypes =
    loses the { $count ->
        [one] supertype
       *[other] supertypes
    } { $supertypes }
traced-cant-have = can't have { $abilities } from now on
traced-can-have-again = can have { $abilities } again
# $before: what there was.
traced-can-have-all-again = can have any ability again (before, not: { $before })
traced-loses-all-abilities = loses all abilities (before: { $before })
traced-loses-all-types = loses all card types (before: { $before })
traced-loses-all-supertypes = loses all supertypes (before: { $before })
traced-loses-all-subtypes = loses all subtypes (before: { $before })
traced-other-order = has the same in another order
traced-colors = becomes { $after } (before: { $before })
traced-controller = changes hands: { $before } → { $after }
traced-name = is now named { $after } (before: { $before })
traced-nameless = has no name any more (before: { $before })
# $what is a characteristic, such as “power”.
traced-now = { $what } now { $after }
traced-gone = { $what } gone (before: { $before })
traced-from-to = { $what } { $before } → { $after }
# What is copied or face down, as rows of values: $after what it is, $before what it was.
# Of what was created so.
traced-whole-new = { $object } is: { $after }
traced-whole = { $object } is now: { $after } (before: { $before })
traced-value = { $what } { $value }
