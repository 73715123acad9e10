### What has been done and is over, and what did not happen: steps of a computation, a sentence each.

# State-based actions that have been performed. $what is an object, or a player; $among are the objects that are not kept.
performed-graveyard = { $what } was put into its owner's graveyard
performed-destroyed = { $what } was destroyed
performed-sacrificed = { $what } was sacrificed
performed-unattached = { $what } became unattached
performed-counters-removed = counters were removed from { $what }
performed-these-counters-removed =
    { $counters } { NUM($counters) ->
        [many] were
       *[one] was
    } removed from { $what }
performed-ceases-to-exist = { $what } ceased to exist
performed-loses = { $what } lost the game
# $kept was kept, if $one is known.
performed-choose-one =
    { $among } went to the graveyard, since { $one ->
        [yes] only one could be kept, and that was { $kept }
       *[no] only one could be kept
    }

# $effect of a resolution on $objects; $reason is a clause.
ended = { $effect } has ended: { $reason }
ended-on = { $effect } on { $objects } has ended: { $reason }
ended-never-began = { $effect } never began: { $reason }
ended-never-began-on = { $effect } on { $objects } never began: { $reason }

ended-reason-end-of-turn = the turn that it was for is over
ended-reason-end-of-combat = the combat that it was for is over
ended-reason-end-of-step = the step that it lasted through is over
ended-reason-next-turn = the turn that it lasted until has begun
ended-reason-next-step = the step that it lasted until has begun
# $condition is a clause after “as long as”; $step is the number of the event by which it ended, if $known.
ended-reason-condition =
    its duration, “for as long as { $condition }”, { $known ->
        [yes] ended in step { $step }
       *[no] is over
    } and does not begin again
# $away has phased out.
ended-reason-condition-away =
    { $known ->
        [yes] in step { $step } { $away } phased out
       *[no] { $away } phased out
    }; so its duration, “for as long as { $condition }”, ended, and does not begin again
ended-reason-condition-never = as it would have begun it was not true that “{ $condition }”
# $source has the ability that made the effect; $how its duration speaks of that.
ended-reason-source-gone =
    { $how ->
        [until] it lasted until { $source } left the battlefield, and that has happened
        [phasedOut] { $source } has phased out, and with that the duration (“for as long as …”) is over
       *[while] { $source } has left the battlefield, and with that the duration (“for as long as …”) is over
    }
ended-reason-source-gone-never =
    { $source } { $how ->
        [phasedOut] had phased out
       *[while] had left the battlefield
    } before the ability resolved, so the duration was over before the effect could begin
ended-reason-source-untapped = what made it is no longer tapped
ended-reason-control-lost = the player it was for does not control its source
ended-reason-event = it was brought to an end
ended-reason-turned-face-down = it lasted until { $on } { NUM($on) ->
        [many] were
       *[one] was
    } turned face down
ended-reason-phased-out = it was of limited duration, and phasing out was a change of zones
ended-reason-object-gone = what it affected has changed zones and is a new object
ended-reason-player-left = whoever it gave control has left the game
ended-reason-turn-passed = the turn that it lasted until would have begun

# An effect of a resolution whose condition did not hold; $condition is a clause after “as long as”.
failed = { $effect } came to nothing: on resolution it was not true that “{ $condition }”
failed-on = { $effect } came to nothing for { $objects }: on resolution it was not true that “{ $condition }”
failed-if = { $effect } did nothing: checked again on resolution, it was not true that “{ $condition }”
failed-if-on = { $effect } did nothing to { $objects }: checked again on resolution, it was not true that “{ $condition }”

# Nothing is said of what was given. $kind is the kind of choice, such as “color”.
void-choice =
    { $kind ->
        [color] no color
        [creatureType] no creature type
        [landType] no land type
        [basicLandType] no basic land type
        [keyword] no keyword ability
        [cardName] no card name
        [opponentsName] no card name
        [player] no player
       *[other] nothing
    } is chosen for { $object }: as it would exist on the battlefield, it has no ability that asks for that
void-body = no form is chosen for { $object }: as it would exist on the battlefield, it has no ability that asks for that
void-copy = { $object } did not enter as a copy of { $value }: as it entered, it did not have the ability that would make it one
void-text-box = { $object } exchanged no text boxes with { $value }: it came without the ability to do that

# $condition is a clause after “as long as”.
unmet =
    { $effect } { NUM($effect) ->
        [many] do
       *[one] does
    } not apply: the condition “as long as { $condition }” is not met
unmet-for-you = { $unmet }, and “you” is { $player }, who controls { $object }

# $by is what meets it.
condition-met = the condition “as long as { $condition }” is met
condition-met-by = the condition “as long as { $condition }” is met by { $by }

# $isnt is a whole clause: “X isn't a creature”; $now is what the object was then.
miss =
    { $effect } { NUM($effect) ->
        [many] do
       *[one] does
    } not reach { $object }: { $isnt }
miss-then =
    { $effect } { NUM($effect) ->
        [many] do
       *[one] does
    } not reach { $object }: { $isnt } (then: { $now })
miss-fixed = { $effect } does not reach { $object }: which objects it affects was settled before
story-misses = What does not reach { $object }
story-no-misses = every effect that applies reaches { $object }, or speaks of itself alone
miss-other = { $effect } speaks of others than { $object }
# What an Aura or Equipment is attached to, where no card tells what kind of thing that is.
host-of = what { $object } is attached to
    .number = one
# $owner has the ability that makes the effect.
miss-host =
    { $effect } { NUM($effect) ->
        [many] do
       *[one] does
    } not reach { $object }: { $owner } isn't attached to that
# An object that has an ability, where the words of that speak of it.
object-speaking = { $object }
    .number = one
