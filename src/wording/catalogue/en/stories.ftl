### A scenario told layer by layer, and where two computations part. Headings begin with a capital.

story-cards = The cards
story-events = What happens
story-why = Why, in short
# The abilities of a card, as sentences.
story-card = { $card }: { $words }
story-card-half = { $card } ({ $made-up ->
        [yes] made up; { "" }
       *[no] { "" }
    }one half of a card; the other is { $other }): { $words }
story-card-made-up = { $card } (made up): { $words }
story-heading = { CAPITAL($what) }
story-edition = What applies here are { $rules }, not today's.
story-asked = (The question is about this moment.)
# $notes are texts.
story-asked-noted = (The question is about this moment: { $notes }.)

# $rules, $actions: series.
story-rules = changed rules of the game: { $rules }
story-no-rules = no rule of the game is changed
story-cost = casting { $spell } costs { $cost }
story-cost-then = { $spell }, cast at step { $step }, cost { $cost }; that was locked in then
story-no-spell = { $spell } is no spell on the stack
story-ability-cost = activating { $ability } costs { $cost }
story-ability-cost-then = activating { $ability } cost { $cost } at step { $step }; that was locked in then
story-no-ability = { $ability } is no ability that can be activated
story-state-based = state-based actions would follow:
story-no-state-based = no state-based action would follow
story-if-performed = state-based actions, if they are performed now:
story-if-performed-keeping = state-based actions, if they are performed now and { $objects } kept:
# $what is a sentence.
story-after-that = after that: { $what }
story-while-open = as long as that is open: { $what }

# What is applied where: $effects is a series, all but the first with story-then.
story-order = { $where }, the order is: first { $effects }
story-order-only = { $where }, only { $effects } { NUM($effects) ->
        [many] are
       *[one] is
    } applied
story-then = then { $effect }
story-in-layer = in layer { $layer }
story-among-players = among players
story-among-rules = among the rules
# $where is a series of such places.
story-nothing-applied = nothing is applied { $where }

story-untouched = no continuous effect applies: everything is as it was printed or created
story-more-objects =
    and { $count ->
        [one] 1 more object
       *[other] { $count } more objects
    }

stage-title-performed = State-based actions performed before
stage-title-ended = What ended or came to nothing before
stage-title-starts = Before the layers
stage-title-stands = After the layers
stage-title-players = Players
stage-title-game-rules = Game rules
stage-title-costs = Costs
stage-title-state-based = State-based actions
stage-title-afterwards = After that: { $title }
story-title-rounds = State-based actions in rounds
story-round = round { $n }: { $what }

# $effects: one or a series.
parting-applied =
    { $effects } { NUM($effects) ->
        [many] are
       *[one] is
    } applied
parting-not-applied =
    { $effects } { NUM($effects) ->
        [many] are
       *[one] is
    } not applied there
parting-idle =
    { $effects } { NUM($effects) ->
        [many] are
       *[one] is
    } applied there without changing that

# Known mistakes, and what somebody would answer who makes them: $why says by what belief.
story-mistakes = Where one easily goes wrong:
story-mistake = { $question } “{ CAPITAL($answer) }”: { $why }
story-mistake-further = { $question } “{ CAPITAL($answer) }”

check-called = Check “{ $check }”
story-open = the rules leave this open; it can be read in more than one way
story-reading-followed = Followed here:
story-reading-other = Another reading:
