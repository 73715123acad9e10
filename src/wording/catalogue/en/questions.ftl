### What is asked, and answers that no value has words for: whole sentences.

question-size = What are the power and toughness of { $object }?
question-base-size = What are the base power and toughness of { $object }?
# $several: whether $object are several.
question-type-line = What is the type line of { $object }?
question-colors = Which colors does { $object } have, if any?
question-abilities = Which abilities does { $object } have?
question-controller = Who controls { $object }?
question-owner = Who owns { $object }?
# $several
question-name = What is the name of { $object }?
# $several
question-mana-cost = What are the mana cost and the mana value of { $object }?
question-loyalty = What is the loyalty of { $object }?
question-defense = What is the defense of { $object }?
question-counters = Which counters are on { $object }?
question-damage = How much damage is marked on { $object }?
question-attached-to = What is { $object } attached to, if anything?
question-tapped = Is { $object } tapped?
question-face-down = Is { $object } face down?
question-zone = In which zone is { $object }?
question-exists = Is { $object } still there?
question-taps-for = Which kinds of mana can the mana abilities of { $object } produce?
question-rules = Which rules of the game are changed for { $object }?
question-attacks = By what effects and its abilities say, may { $object } attack, must it, or can't it?
question-blocks = By what effects and its abilities say, may { $object } block, must it, or can't it?
question-copiable = What are the copiable values of { $object }?

question-player-life = How much life does { $player } have?
question-player-hand = How many cards does { $player } have in hand?
question-player-abilities = Which abilities does { $player } have?
question-player-maximum-hand-size = What is the maximum hand size of { $player }?
question-player-land-plays = How many lands may { $player } play in a turn of their own?

question-game-rules = Which rules of the game are changed?
question-cost = What does casting { $object } cost in all?
question-cost-in-mana = How much mana does casting { $object } cost?
question-ability-cost-in-mana = How much mana does activating { $ability } cost?
question-ability-cost = What does activating { $ability } cost in all?
question-state-based = Which state-based actions would be performed now?
question-order =
    In which order are effects applied in { NUM($layer) ->
        [many] layers
       *[other] layer
    } { $layer }?
question-order-players = In which order are effects applied to players?
question-order-game-rules = In which order are effects applied that change the rules of the game?

# $question is a whole sentence; $kept are objects.
question-after = State-based actions are now performed until none is left. { $question }
question-after-keeping = State-based actions are now performed until none is left; under the legend rule, players keep { $kept }. { $question }
question-rounds = Which are performed, and when?

answer-absent = it is not there
answer-yes = yes
answer-no = no
answer-mana-cost = { $cost }, mana value { $value }
answer-no-mana-cost = no mana cost, mana value { $value }
answer-no-loyalty = no loyalty
answer-no-defense = no defense
answer-no-limit = no limit
answer-no-state-based = none
answer-no-game-rules = none
answer-no-rules = none
answer-nothing-applied = none is applied
answer-only-applied = only { $effect }
answer-order = first { $first }, { $then }
answer-then = then { $effect }

face-down-object = the face-down permanent
face-down-object-of =
    { $place ->
       *[other] face-down permanent { $place }
    }

# Of an object on a picture of the board.
board-copy-of = entered as a copy of { $object }
board-turned-copy-of = turned face up as a copy of { $object }
board-to-copy = chosen for it to copy: { $object }
board-choice = { $choice }: { $what }
# $place: which choice of its kind it is.
board-choice-of-ability = { $choice } ({ $place }): { $what }
board-merged = merged permanent: { $top } on top, beneath it { $below }
board-damage = { $damage } damage
board-named = named { $name }
board-untapped = untapped
board-phased-out = phased out
board-level = level { $level }
board-attacking = attacking { $whom }
board-attacking-somebody = attacking
board-blocking = blocking { $what }
board-sticker = sticker: { $what }
board-elsewhere = { $object } is { $where }

card-prototype = { $size } (prototype { $prototype })
card-loyalty = loyalty { $value }
card-defense = defense { $value }

feedback-right = That is right.

# $belief is a clause with its verb in the past subjunctive, $truth a main clause, $clause a number.
feedback-wrong = This would be right if { $belief }. But { $truth } ({ $clause }).
feedback-wrong-unnumbered = This would be right if { $belief }. But { $truth }.

# $effects are those that somebody has not seen.
feedback-overlooked = This would be right without { $effects }.
# $who is whose next turn, or step, an effect lasts until that somebody takes for over.
feedback-still-lasts =
    This would be right if { $effects } had ended already. But { POSSESSIVE($who) } next { $what ->
        [turn] turn
        [untapStep] untap step
        [endStep] end step
       *[upkeep] upkeep
    } hasn't begun yet ({ $clause }).
feedback-unnoticed = This would be right if this had not happened: { $event }
feedback-mixed-up = This would be right if the order had been: { $first }; then: { $second }
feedback-other-order = This would be right if { $player } had chosen the other order of timestamps: { $newer } before { $older }. But { $player } gave { $older } the earlier one ({ $clause }).
feedback-other-order-of-active = This would be right if the active player had chosen the other order of timestamps: { $newer } before { $older }. But that player gave { $older } the earlier one ({ $clause }).
feedback-unnoticed-step = This would be right if step { $step } had not happened: { $event }
feedback-outdated-step = This was right until step { $step }: { $event }
feedback-outdated = This was right until this happened: { $event }

feedback-counted-too = This would be right if { $effect } also counted { $object }.
feedback-not-counted = This would be right if { $effect } did not count { $object }.
feedback-counted-first = This would be right if { $effect } also counted the first target. But it counts only what is beyond the first ({ $clause }).
feedback-not-performed = This is true before state-based actions are performed.

# $source is what has the effects, $object what is asked about; they may be the same.
feedback-reached = This would be right if { $source } affected { $object } too.
feedback-reached-of-player =
    { feedback-reached } But only what { $player } controls is affected.
feedback-reached-described = { feedback-reached } But only { FORM($what, number: "many") } are affected.
feedback-reached-itself-other = { feedback-reached-itself } But only others are affected.
feedback-reached-itself = This would be right if { $source } affected itself too.

# What is true instead: $source has the effects, $what are those that they are about.
spared-as-other =
    { $source } { NUM($source) ->
        [many] affect
       *[other] affects
    } others only
spared-of-player =
    { $source } { NUM($source) ->
        [many] affect
       *[other] affects
    } only what { $player } controls
spared-as-described =
    { $source } { NUM($source) ->
        [many] affect
       *[other] affects
    } only { FORM($what, number: "many") }

# Before the question: whose turn it is.
moment-asked = It is { POSSESSIVE($player) } turn. Nothing else has happened, no state-based actions either.

# Which order a player chose for objects of theirs that came at the same time; the oldest first.
moment-ordered = { $player } gives them timestamps in this order: { $objects }.
moment-ordered-by-active = The active player gives them timestamps in this order: { $objects }.

# The first sentence of an explanation.
answer-stated = The answer: { $answer }
