### How answers are explained: claims about steps of a computation.

# An application; $effect is as of effect-of, $changes a series of change-of.
claim-applied =
    { $effect } { NUM($effect) ->
        [many] are
       *[other] is
    } applied: { $changes }
claim-in-vain =
    { $effect } { NUM($effect) ->
        [many] are
       *[other] is
    } applied to { $object }, which changes nothing here
claim-applied-to =
    { $effect } { NUM($effect) ->
        [many] are
       *[other] is
    } applied to { $objects }
claim-not-to =
    { $effect } { NUM($effect) ->
        [many] are
       *[other] is
    } applied to { $objects }, not to { $object }
claim-too-late =
    { $effect } { NUM($effect) ->
        [many] are
       *[other] is
    } applied to { $object } only in layer { $layer }, which comes after the values that are asked for
claim-applied-to-nothing =
    { $effect } { NUM($effect) ->
        [many] are
       *[other] is
    } applied, to nothing

# $why is a whole clause.
claim-in-vain-because =
    { $effect } { NUM($effect) ->
        [many] are
       *[other] is
    } applied to { $object }, which changes nothing here: { $why }
claim-applied-so =
    { $effect } { NUM($effect) ->
        [many] are
       *[other] is
    } applied to { $object }: { $why }
claim-applied-to-nothing-because =
    { $effect } { NUM($effect) ->
        [many] are
       *[other] is
    } applied, to nothing: { $why }
# $condition is one that does not hold.
claim-applied-to-nothing-as =
    { $effect } { NUM($effect) ->
        [many] are
       *[other] is
    } applied, to nothing, as { $condition }
claim-ceased-again =
    { $by } { NUM($by) ->
        [many] take
       *[other] takes
    } away the ability that { $object } had and { NUM($by) ->
        [many] put
       *[other] puts
    } another in its place that reads the same; { $effect } { NUM($effect) ->
        [many] come
       *[other] comes
    } from that one

# Of dependency. $reasons is a series of reason-...
claim-waits =
    { $effect } { NUM($effect) ->
        [many] are
       *[other] is
    } older than { $on } but { NUM($effect) ->
        [many] wait
       *[other] waits
    }: { $reasons }
claim-depends =
    { $effect } { NUM($effect) ->
        [many] depend
       *[other] depends
    } on { $on }: { $reasons }
claim-depends-anyway =
    { $on } { NUM($on) ->
        [many] are
       *[other] is
    } older, and { $effect } { NUM($effect) ->
        [many] depend
       *[other] depends
    } on { NUM($on) ->
        [many] them
       *[other] it
    } anyway: { $reasons }
claim-not-again = by then { $instead } would come before { $effect }, but by these rules the order was worked out once, as the layer began
# $layers are those for which it is too late, $since the one in which its ability came.
claim-late =
    { $effect } { NUM($effect) ->
        [many] come
       *[other] comes
    } too late for { $count ->
        [1] layer
       *[other] layers
    } { $layers }: the ability is there only from layer { $since } on, and no layer is gone back to
claim-lapsed =
    since { $by } { NUM($by) ->
        [many] have
       *[other] has
    } been applied, { $effect } no longer { NUM($effect) ->
        [many] depend
       *[other] depends
    } on { $on }: that would no longer make a difference
claim-loop = { $members } depend on each other, so their timestamps decide: { $reasons }
reason-existence = with { $on } applied, { $who } would not exist any more
reason-begins = with { $on } applied, { $who } would begin to exist
reason-text = with { $on } applied, { $who } would have other words
reason-reaches = with { $on } applied, { $who } would apply to { $more } too
reason-reaches-first = with { $on } applied, { $who } would apply to { $more }
reason-loses = with { $on } applied, { $who } would no longer apply to { $fewer }
reason-moves = with { $on } applied, { $who } would apply to { $more } and no longer to { $fewer }
reason-does = with { $on } applied, { $who } would do something else
reason-does-control = with { $on } applied, { $who } would give control to { $now } and not to { $before }
reason-does-bonus = with { $on } applied, { $who } would give { $now } instead of { $before }
reason-does-size = with { $on } applied, { $who } would set { $now } instead of { $before }

# An effect by whose it is.
mention-effect = { POSSESSIVE($object) } effect

# Next to another: Humility's.
mention-short = { $object }

# In place of an effect that has just been named: $of.
claim-pronoun =
    { NUM($of) ->
        [many] they
       *[other] it
    }

# Of timestamps.
claim-older =
    { $first } { NUM($first) ->
        [many] are
       *[other] is
    } older than { $second }, so { NUM($first) ->
        [many] they are
       *[other] it is
    } applied first: { $why }
claim-last-word =
    { $second } { NUM($second) ->
        [many] are
       *[other] is
    } newer than { $first }, so { NUM($second) ->
        [many] they have
       *[other] it has
    } the last word: { $why }
claim-same-timestamp = { $first } and { $second } have the same timestamp, and an object's own abilities go before those that it is given
claim-same-timestamp-printed = { $first } and { $second } have the same timestamp, and an object's own abilities go in the order in which they stand
claim-same-timestamp-given = { $first } and { $second } have the same timestamp, and abilities that an object is given go in the order in which it is given them

# Why an effect is newer: what has happened to $object since. $other is what the older effect is of.
newer-sticker = the sticker got its timestamp later
# $counter has an article.
newer-counters = { $counter } was put on later
newer-own-first = what resolves at the same instant comes after an object's own ability
newer-began = the effect of { $object } began later
# The source has more effects than one; $effect is the newer one.
newer-began-of-one = { $effect } began later
newer-turned = { $object } was turned over later
# The newer effect is that of a sticker on it.
newer-turned-with-sticker = { $object } was turned over later and got a new timestamp, and the sticker got one right after that
newer-transformed = { $object } transformed later
newer-came = { $object } came later
newer-attached = { $object } was attached later
newer-given = the ability was given later
# Whose turn it was.
newer-in-turn = , during { POSSESSIVE($player) } turn
newer-together = { $object } and { $other } entered at the same time{ $turn }. In that case the active player's objects get the earlier timestamps, then those of the others in turn order, and each player orders their own
newer-together-own = { $object } and { $other } entered at the same time for one player, who gave { $object } the later timestamp
newer-at-once = both got their timestamps at the same time{ $turn }. In that case the active player's objects get the earlier ones, then those of the others in turn order, and each player orders their own
# $ability is a keyword that $objects have several times after an effect is applied.
claim-redundant =
    { $objects } { NUM($objects) ->
        [many] have
       *[one] has
    } { $ability } several times then, which does no more than having it once
claim-all-instances =
    { $objects } had { $ability } several times: what takes it away takes every instance
claim-edits-nothing =
    { $effect } { NUM($effect) ->
        [many] change
       *[other] changes
    } no word of { $object }, for the abilities that other effects give it are not its text
claim-defining-first =
    characteristic-defining abilities come first whatever the timestamps, so { $first } { NUM($first) ->
        [many] are
       *[other] is
    } applied before { $second }

# Of effects that have begun (613.6).
claim-begins =
    { $effect } { NUM($effect) ->
        [many] begin
       *[other] begins
    } here and { NUM($effect) ->
        [many] affect
       *[other] affects
    } exactly { $objects }, in all later layers too
claim-begins-with-nothing =
    { $effect } { NUM($effect) ->
        [many] begin
       *[other] begins
    } here with nothing to affect, and that stays so in all later layers
claim-continues =
    { $by } { NUM($by) ->
        [many] have
       *[other] has
    } taken away the ability behind { $effect } in layer { $lost }, but { NUM($effect) ->
        [many] those
       *[other] that effect
    } had begun in layer { $begun } and { NUM($effect) ->
        [many] go
       *[other] goes
    } on
claim-continues-itself =
    { $effect } { NUM($effect) ->
        [many] have
       *[other] has
    } taken away its own ability in layer { $lost }, but it had begun in layer { $begun } and { NUM($effect) ->
        [many] go
       *[other] goes
    } on
claim-continues-somehow = the ability behind { $effect } is gone, but the effect has begun and goes on
claim-goes-on-away =
    { $effect } { NUM($effect) ->
        [many] go
       *[other] goes
    } on although { $object } is phased out: that is not to leave the battlefield
claim-ceased =
    { $effect } { NUM($effect) ->
        [many] are
       *[other] is
    } never applied: { $by } { NUM($by) ->
        [many] take
       *[other] takes
    } its ability away first
claim-ceased-by-land-type =
    { $effect } { NUM($effect) ->
        [many] are
       *[other] is
    } never applied: { $by } { NUM($by) ->
        [many] set
       *[other] sets
    } the land types of { $object }, which takes away the abilities of its text
claim-escaped =
    { $effect } { NUM($effect) ->
        [many] do
       *[other] does
    } not apply to { $object } because { $change }
claim-escaped-by =
    { $effect } { NUM($effect) ->
        [many] do
       *[other] does
    } not apply to { $object } because of { $by } in layer { $layer }
claim-missed =
    { $effect } { NUM($effect) ->
        [many] do
       *[other] does
    } not apply to { $object }: { NUM($effect) ->
        [many] they
       *[other] it
    } had begun in layer { $begun }, and what { $by } { NUM($by) ->
        [many] do
       *[other] does
    } comes too late
claim-missed-before =
    { $effect } { NUM($effect) ->
        [many] do
       *[other] does
    } not apply to { $object }: { NUM($effect) ->
        [many] they are
       *[other] it is
    } applied first, and only after that { $change }
# $by meets the condition of $effect; $met says that it is met.
claim-met-before =
    { $effect } { NUM($effect) ->
        [many] do
       *[one] does
    } not depend on { $other }: the condition “as long as { $condition }” is met already before { NUM($other) ->
        [many] those are
       *[one] that is
    } applied, by { $by }
claim-met =
    { $effect } { NUM($effect) ->
        [many] are
       *[one] is
    } applied: { $met }
# $allowed and $forbidden are clauses, $allows and $forbids what has the abilities that say so. $required: whether it is more than allowed.
claim-cant-wins =
    { $allowed } ({ $allows }), but { $forbidden } ({ $forbids }): what forbids beats what { $required ->
        [yes] requires
       *[no] allows
    }, whichever is newer
claim-not-waiting =
    { NUM($effect) ->
        [many] they do
       *[other] it does
    } not wait, since at that moment applying { $by } would not change this yet
claim-kept =
    { $effect } { NUM($effect) ->
        [many] have
       *[other] has
    } begun to apply to { $objects } in layer { $begun } and { NUM($effect) ->
        [many] go
       *[other] goes
    } on, although the description no longer fits { $objects }: { $change }
claim-reached =
    { $effect } { NUM($effect) ->
        [many] apply
       *[other] applies
    } to { $objects } because { $change }
claim-reached-by =
    { $effect } { NUM($effect) ->
        [many] apply
       *[other] applies
    } to { $objects } because of { $by } in layer { $layer }
claim-given =
    { $effect } { NUM($effect) ->
        [many] are
       *[other] is
    } there only because { $object } { NUM($object) ->
        [many] have
       *[other] has
    } that ability from { $by }, in layer { $layer }
# Of an effect of $object that has made it have the ability.
claim-given-itself =
    { $effect } { NUM($effect) ->
        [many] are
       *[other] is
    } there only because { $object } { NUM($object) ->
        [many] have
       *[other] has
    } that ability from its own effect in layer { $layer }
claim-edited =
    { $by } { NUM($by) ->
        [many] have
       *[other] has
    } changed the text of { $object } in layer { $layer }
claim-enabled = the condition of { $effect } is met because { $change }
claim-enabled-by = the condition of { $effect } is met because of { $by } in layer { $layer }
claim-reads =
    what { $effect } { NUM($effect) ->
        [many] do
       *[other] does
    } follows from this: { $change }
claim-reads-by =
    what { $effect } { NUM($effect) ->
        [many] do
       *[other] does
    } follows from what { $by } did in layer { $layer }

# Players, rules and costs.
claim-player =
    { $effect } { NUM($effect) ->
        [many] give
       *[other] gives
    } { $players } { $abilities }
claim-player-loses =
    { $effect } { NUM($effect) ->
        [many] take
       *[other] takes
    } { $abilities } from { $players }
claim-player-cant = because of { $effect }, { $players } can't have { $abilities }
claim-player-nobody =
    { $effect } { NUM($effect) ->
        [many] find
       *[other] finds
    } no player to affect
claim-rule = { $rule }, because of { $effect }
claim-rule-for-nothing =
    { $effect } { NUM($effect) ->
        [many] find
       *[other] finds
    } no object to affect at the moment

# The short form: what happens to an object, one after the other.
short-change = { $predicates } ({ $owner }, layer { $layer })
short-change-own = { $predicates } (its own effect, layer { $layer })
short-change-there = { $predicates } (layer { $layer })
short-then = then { $change }
# The next changes of the same object, in a sentence of their own.
short-next = then { $object } { $predicates }
# $types are the basic land types of $object, a series.
short-land-types = the mana abilities of { $object } come with its basic land types: { $types }
short-untouched = no effect changes this: it is what the card and the events say
short-untouched-now = no effect changes this now
short-untouched-after = no effect changes this after that
short-untouched-player = no effect changes this for the player
short-no-rules = no effect changes a rule of the game
short-no-effects = no effect is applied there

# What the mistakes overlook, by the ids of misconceptions. $first and $second are effects, $first-layer and $second-layer their layers, $object what is asked about.
not-timestamps-only =
    timestamps do not decide alone here: { $first } { NUM($first) ->
        [many] depend
       *[other] depends
    } on { $second } and { NUM($first) ->
        [many] come
       *[other] comes
    } after
not-dependents-go-first =
    what depends on something waits for it: { $second } { NUM($second) ->
        [many] come
       *[other] comes
    } first, and only then { $first }
not-abilities-first =
    losing abilities in layer { $second-layer } comes too late to stop what { $first } { NUM($first) ->
        [many] did
       *[other] did
    } in layer { $first-layer }
not-abilities-first-reached =
    layer { $first-layer } comes first: by then { $first } { NUM($first) ->
        [many] have
       *[other] has
    } changed { $object }, and only so { $second } { NUM($second) ->
        [many] are
       *[other] is
    } applied to it in layer { $second-layer }
not-effects-end-with-their-ability =
    an effect that has begun does not end with its ability: { $first } { NUM($first) ->
        [many] go
       *[other] goes
    } on in layer { $first-layer }
not-objects-asked-anew =
    what an effect applies to is not asked anew in each layer: { $first } { NUM($first) ->
        [many] begin
       *[other] begins
    } in layer { $first-layer } and { NUM($first) ->
        [many] go
       *[other] goes
    } on in layer { $second-layer } with the same objects
not-counters-are-base =
    counters are not part of the base: { $second } { NUM($second) ->
        [many] are
       *[other] is
    } applied in layer { $second-layer }, after { $first } in layer { $first-layer }
not-setting-is-final =
    setting power and toughness does not overwrite bonuses: { $first } { NUM($first) ->
        [many] set
       *[other] sets
    } them in layer { $first-layer }, and { $second } { NUM($second) ->
        [many] come
       *[other] comes
    } after in layer { $second-layer }
not-no-layers =
    layers come before timestamps: { $first } { NUM($first) ->
        [many] are
       *[other] is
    } applied in layer { $first-layer }, { $second } in layer { $second-layer }
not-layer-order =
    the layers have a fixed order: { $first } in layer { $first-layer } { NUM($first) ->
        [many] come
       *[other] comes
    } before { $second } in layer { $second-layer }
not-newest-first = the older effect goes first and the newer has the last word: { $first }, then { $second }
not-dependency-across-layers = there is dependency within one layer only: { $first } in layer { $first-layer } and { $second } in layer { $second-layer } do not wait for each other
not-outcomes-are-compared =
    that { $first } { NUM($first) ->
        [many] leave
       *[other] leaves
    } { $second } more or less to do makes no dependency, so timestamps decide: the older goes first, { $first }, and then { $second }
not-switch-before-bonuses =
    switching comes last: { $first } { NUM($first) ->
        [many] are
       *[other] is
    } applied in layer { $first-layer }, { $second } only after, in layer { $second-layer }
not-order-worked-out-once = the order is not worked out once for the whole layer but anew after each effect, as before { $first }
not-copies-are-exact = a copy takes the copiable values alone: counters, bonuses and given abilities are not copied onto { $object }
not-copies-are-printed = a copy takes the copiable values of the original, not what is printed on its card: that holds for { $object }
not-land-types-keep-abilities =
    a land whose basic land types are set loses the abilities of its rules text: { $first } { NUM($first) ->
        [many] do
       *[other] does
    } that here
not-land-types-take-every-ability =
    setting land types takes the abilities of the text, not those that effects give: { $first } { NUM($first) ->
        [many] leave
       *[other] leaves
    } them
not-land-types-take-the-type-line =
    setting land types replaces land types alone: { $first } { NUM($first) ->
        [many] touch
       *[other] touches
    } no other type and no supertype
not-land-types-give-no-mana = a land has the mana ability of each of its basic land types, here by { $first }
not-losing-beats-gaining = what comes after the loss stays: { $first } first, then { $second }, by timestamps
not-losing-comes-last = what is lost first isn't there any more for what comes after: { $first } first, then { $second }
not-gaining-beats-losing = what was given before is lost as well: { $first } first, then { $second }, by timestamps
not-losing-beats-gaining-waiting = what comes after the loss stays: { $first } first, then { $second }, which depends on it
not-gaining-beats-losing-waiting = what was given before is lost as well: { $first } first, then { $second }, which depends on it
not-keyword-counters-stay = keyword counters go by timestamps like other effects: { $first } first, then { $second }
not-defining-is-nothing-special = characteristic-defining abilities come first: { $first } before { $second }, whatever the timestamps
not-defining-has-the-last-word =
    what an object says of itself comes first and not last: { $second } { NUM($second) ->
        [many] come
       *[other] comes
    } after { $first }
not-added-types-replace =
    adding a type takes none away: { $first } { NUM($first) ->
        [many] add
       *[other] adds
    } to the types that are there
not-set-types-are-added =
    types that are set take the place of the old ones of their kind: { $first } { NUM($first) ->
        [many] set
       *[other] sets
    } them here
not-added-colors-replace =
    adding a color takes none away: { $first } { NUM($first) ->
        [many] leave
       *[other] leaves
    } the colors that are there
not-subtypes-stay-behind = subtypes go with the card type that they belong to, here by { $first }
not-noncreatures-have-power = { $object } isn't a creature, so it has no power and toughness, whatever sets them
not-newcomers-are-affected =
    what has resolved affects only what its words described then: { $first } { NUM($first) ->
        [many] do
       *[other] does
    } not affect { $object }
not-newcomers-are-spared =
    a static ability affects also what came later: { $first } { NUM($first) ->
        [many] affect
       *[other] affects
    } { $object } too
not-timestamp-renewed = the timestamp that counts here is a newer one, since it was renewed: { $first } first, then { $second }
not-attaching-again-renews = to attach something once more to the same object does nothing, so the timestamps stay as they are: { $first } first, then { $second }
not-legends-all-die = each player keeps one of the legendary permanents of one name that they control
not-defining-on-the-battlefield =
    a characteristic-defining ability works in every zone: so { $first } { NUM($first) ->
        [many] count
       *[other] counts
    } here
not-defining-never-waits = a characteristic-defining ability can depend on another one: { $first } on { $second }
not-subtypes-need-no-type = a subtype needs a card type that it belongs to: { $first } can't give it to { $object } otherwise
not-numbers-are-never-fixed = a number that a resolution has counted does not change any more: that holds for { $first }
not-active-player-orders-all =
    each player orders the timestamps that their own objects get at the same moment, the active player first: so { $first } { NUM($first) ->
        [many] come
       *[other] comes
    } before { $second }
not-exceptions-are-defined-anew =
    what a copy effect states as an exception stays: { $first } { NUM($first) ->
        [many] do
       *[other] does
    } not copy the ability that would define it
not-static-copies-follow = a copy keeps the values that were taken as it began: that holds for { $first }
not-negative-bonuses-count = a computed bonus that would be negative counts as 0: that holds for { $first }
not-copying-ends-effects =
    becoming a copy ends no effect: { $first } { NUM($first) ->
        [many] go
       *[other] goes
    } on
not-face-down-is-always-a-creature = not everything that is face down is a 2/2 creature: what { $object } is now is listed by what put it face down
not-face-down-shows-its-copy = what is face down shows nothing of what it is a copy of: { $object } is face down
not-face-down-comes-first =
    being face down comes last in layer 1, so that nothing of it shows what { $first } { NUM($first) ->
        [many] have
       *[other] has
    } made of { $object }
not-indestructible-saves-from-anything = a toughness of 0 or less destroys nothing, so indestructible does not help
not-counters-do-not-cancel = as many +1/+1 counters as -1/-1 counters are removed
not-back-faces-cost-nothing = { $object } shows its back and has the mana value of its front
not-given-abilities-are-as-old-as-the-object =
    the effect of a given ability is no older than what gave it: so { $first } { NUM($first) ->
        [many] come
       *[other] comes
    } before { $second }

# The same under the rules before April 2020.
newer-together-by-active = { $object } and { $other } entered at the same time{ $turn }, in the order that the active player chose
newer-at-once-by-active = both got their timestamps at the same time{ $turn }, in the order that the active player chose
# Of a state-based action: the damage, and the number that it is compared with.
claim-lethal-damage =
    { $what } ({ $damage }, { $by ->
        [power] power
       *[other] toughness
    } { $number })
