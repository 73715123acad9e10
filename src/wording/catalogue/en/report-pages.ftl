### The fixed words of report.html and the lab, which shows the same pages. Headings begin with a capital.

# A scenario: known mistakes.
report-mistakes = Common mistakes
report-no-mistakes = None of the mistakes that are looked for here changes what is asked.
report-mistakes-left-out = There are more than { $count } objects: to run such a board by wrong rules takes too long for a page. The command explain does it.
report-mistake-also = With the same mistake:

# The page around the views.

report-title = Layers report
report-title-of = Layers report of { $engine }
report-description =
    { $headline }: { $count ->
        [one] { $count } board
       *[other] { $count } boards
    } where Magic's continuous effects meet, layer by layer (Comprehensive Rules 613).
report-skip = Skip to the content
report-nav = Report
report-from-run = a run of { $engine }
report-made-by = Made by cr613 from { $source }. The rules are paraphrased in our own words; the Comprehensive Rules decide.
report-overview = Overview
report-scenarios = Scenarios
report-scores = Scores
report-cards = Cards
report-coverage = Coverage
report-english-prose = Titles of scenarios are English.
report-english-why = Written in English.

# Counts.

report-count-scenarios =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    }
report-count-runs =
    { $count ->
        [one] { $count } run
       *[other] { $count } runs
    }
report-count-values =
    { $count ->
        [one] { $count } value
       *[other] { $count } values
    }
report-count-results =
    { $count ->
        [one] { $count } result
       *[other] { $count } results
    }
report-count-checks =
    { $count ->
        [one] { $count } check
       *[other] { $count } checks
    }
report-count-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
report-count-readings =
    { $count ->
        [one] { $count } reading
       *[other] { $count } readings
    }
report-count-effects =
    { $count ->
        [one] { $count } effect
       *[other] { $count } effects
    }
report-count-dependencies =
    { $count ->
        [one] { $count } dependency
       *[other] { $count } dependencies
    }
report-more = and { $count } more
report-more-in-file = and { $count } more, in { $file }
report-more-changes =
    { $count ->
        [one] { $count } more change
       *[other] { $count } more changes
    }
report-more-objects =
    { $count ->
        [one] { $count } more object
       *[other] { $count } more objects
    }
report-and-so-on = and { $what }
report-none-yet = none yet
report-none = None.
report-nothing = nothing

# The overview: how a run ended.

report-nothing-run = Nothing was run
report-one-passes = The scenario passes
report-all-pass = All { $count } scenarios pass
report-all-pass-in =
    All { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    } pass, in { $runs } runs
report-some-pass =
    { $passed } of { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    } pass
report-some-runs-pass =
    { $passed } of { $count ->
        [one] { $count } run
       *[other] { $count } runs
    } of { $scenarios ->
        [one] { $scenarios } scenario
       *[other] { $scenarios } scenarios
    } pass
report-no-claimed-run = No run needs only what is claimed
report-claimed-one-passes = The claimed run passes
report-claimed-pass = All { $count } claimed runs pass
report-claimed-fail =
    { $failed } of { $count ->
        [one] { $count } claimed run fails
       *[other] { $count } claimed runs fail
    }
report-rules = { $rulesets } rules
report-no-rules = no rules
report-rules-read = { $rules }, read as { $readings }
report-compared =
    { $count ->
        [one] { $count } value
       *[other] { $count } values
    } compared: { $passed } as expected, { $failed } not
report-cut-off = This run was cut off.
report-cut-off-why = Not every planned scenario has a result; what is below is not the whole of it.
report-the-run = The run
report-engine = Engine
report-rules-head = Rules
report-planned = Planned
report-open-points = Open points
report-open-where = { $scenarios } where the rules can be read in more than one way
report-corpus = Corpus
report-faults =
    { $count ->
        [one] { $count } fault in the files
       *[other] { $count } faults in the files
    }
report-fault-expected = Expected: { $expected }.
report-fault-meant = Did you mean “{ $suggestion }”?
report-fault-at = at { $pointer }
report-differences = Not as expected
report-first-wrong = { $subject }, { $what }: expected { $expected }, got { $actual }
report-more-wrong =
    { ", " }and { $count ->
        [one] { $count } more value
       *[other] { $count } more values
    }
report-famous = Famous cases
report-board-of = The board of { $title }
report-find = Find a case, a card or a clause
report-find-everything = Everything
report-find-hint = two cards, a title, 613.8 …
report-found-nothing = Nothing like that is here.
report-found-loosely = Nothing has all of these words. Some of them:
report-found-all = All { $count } scenarios in the list
report-found-case = case
report-found-card = card
report-found-clause = clause
report-reach = What the scenarios reach
report-clauses-of-rules = Clauses of the rules
report-see-clauses = See each clause
report-layers = Layers
report-topics = Topics

# The list of scenarios.

report-verdict = Verdict
report-scenario = Scenario
report-topic = Topic
report-values = Values
report-list-caption = Scenarios, their topics, layers, values and verdicts
report-show-all = Show all
report-no-fit = No scenario fits.
report-clear = Clear
report-without-page =
    To keep this file small, { $count ->
        [one] { $count } scenario has
       *[other] { $count } scenarios have
    } no page here: { $command } explains each.
report-passing-without-page =
    To keep this file small, { $count ->
        [one] { $count } scenario that passes has
       *[other] { $count } scenarios that pass have
    } no page here: { $command } explains each.
report-search = Search
report-search-hint = title, card, clause …
report-layer = Layer
report-answer = Answer
report-answer-firm = firm
report-answer-contested = contested
report-clause = Clause
report-card = Card
report-all = all
report-any = any
report-shown =
    { $fitting } of { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    }
report-shown-first = { $shown }, the first { $count } below
report-level-must = must
report-level-interpretation = interpretation
report-level-undefined = undefined
report-says-must = the rules decide it
report-says-interpretation = an interpretation
report-says-undefined = the rules leave it open
report-layers-label = layers

# Verdicts, topics, states of clauses.

report-verdict-pass = pass
report-verdict-fail = fail
report-verdict-crashed = crashed
report-verdict-timeout = timeout
report-verdict-unstable = unstable
report-verdict-wrong-sequence = out of sequence
report-verdict-invalid-message = invalid message
report-verdict-invalid-json = invalid JSON
report-verdict-oversized-line = oversized line
report-verdict-flooded = flooded
report-verdict-error = error
report-verdict-broken = broken file
report-verdict-alternative = another reading
report-verdict-unsupported = unsupported
report-verdict-refused = refused
report-verdict-not-run = not run
report-topic-abilities = abilities
report-topic-color = color
report-topic-control = control
report-topic-copy = copy
report-topic-dependency = dependency
report-topic-game-rules = rules of the game
report-topic-players = players
report-topic-power-toughness = power and toughness
report-topic-state-based = state-based actions
report-topic-text = text
report-topic-timestamps = timestamps
report-topic-type = type
report-topic-unknown = unknown
report-state-covered = covered
report-state-thin = thin
report-state-untested = untested
report-state-untestable = untestable
report-as-expected = as expected
report-not-as-expected = not as expected
report-becomes = becomes

# A scenario.

report-under = under the { $rules } rules
report-range = { $from } to { $to }
report-what-happened = What happened
report-at-once = At the same time:
report-board-beside = The board that is shown
report-at-the-end = At the end
report-the-answer = The answer
report-after-events =
    After { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
report-before-anything = Before anything happens
report-by-reference = { ", " }by the reference resolver
report-the-board =
    The board: { $count ->
        [one] { $count } permanent
       *[other] { $count } permanents
    }
report-no-object = No object is there.
report-zone-stack = { $player }, on the stack
report-zone-command = { $player }, command
report-zone-hand = { $player }, hand
report-zone-graveyard = { $player }, graveyard
report-zone-exile = { $player }, exile
report-zone-library = { $player }, library
report-zone-title = { $zone }:
report-controls = { $player } controls
report-life = life { $count }
report-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
report-no-maximum-hand = no maximum hand size
report-maximum-hand = maximum hand size { $count }
report-any-land-plays = any number of land plays
report-land-plays =
    { $count ->
        [one] { $count } land play
       *[other] { $count } land plays
    }
report-named = “{ $name }”
report-no-abilities = no abilities
report-changed-words = { $ability }, in changed words
report-words-changed = words of its text are changed
report-loyalty = loyalty { $count }
report-defense = defense { $count }
report-damage = damage { $count }
report-no-name = (no name)
report-base-size = base { $size }
report-power-toughness = Power and toughness
report-counters = { $kind } counter × { $count }
report-attached-to = attached to { $object }
report-has-attached = has attached: { $objects }
report-owned-by = owned by { $player }
report-layer-by-layer = Layer by layer
report-clause-numbers = Clause numbers
report-no-effect = No effect was applied.
report-no-effect-told = No effect was applied, or the engine does not say.
report-what-depends = What depends on what
report-link-to = Link to { $title }
report-in-words = Every object in words
report-left-out = Boards and layers are left out here: so large a run keeps them of what fails. { $command } tells them.
report-what-checked = What was checked
report-same-values = the same values
report-other-values = other values
report-differ =
    { $wrong } of { $count ->
        [one] { $count } value
       *[other] { $count } values
    } differ
report-nothing-compared = No value was compared.
report-characteristic = Characteristic
report-expected = Expected
report-actual = Actual
report-expected-label = expected
report-actual-label = actual
report-as-expected-head = As expected
report-last-changed = last changed in layer { $layer }
report-last-changed-reference = the reference last changes it in layer { $layer }
report-values-as-expected =
    { $count ->
        [one] { $count } value
       *[other] { $count } values
    } as expected
report-the-game = The game
report-value-expected = { $value } (expected: { $expected })
report-value = { $what }: { $value }
report-why = Why, step by step
report-how-read = How it can be read
report-recommended = recommended here
report-provenance = Where it comes from
report-decided-by = decided by { $clauses }
report-role-decides = Decided by
report-role-applies = Also applies
report-role-contrasts = In contrast to
report-old-numbers = What these clauses were called in the older editions
report-number-later = no such clause yet
report-number-unknown = not known
report-other-scenarios = Other scenarios
report-previous = Previous
report-next = Next
report-twin = Compare
report-made-up-short = made up
report-see-again = See it again
report-players = Players, in turn order: { $players }.
report-copy = Copy
report-copied = Copied
report-copy-link = Copy link
report-copy-not-allowed = Not allowed here

# Values: what is asked, and the values themselves.

report-yes = yes
report-no = no
report-empty = (empty)
report-no-entries = none
report-value-order = order { $where }
report-value-depends = { $where }, { $effect } depends on { $on }
report-value-depends-by = { $what }, by
report-value-has = has { $what }
report-value-has-times = has { $times } times { $what }
report-value-lacks = lacks { $what }
report-value-copiable = copiable { $what }
report-value-exists = exists
report-value-cost = cost
report-value-also-paid = also paid
report-value-game-rules = game rules
report-value-state-based = state-based actions
report-value-rounds = rounds
report-value-open = open
report-value-cost-of = cost of { $what }
report-value-also-paid-for = also paid for { $what }
report-value-counters = { $kind } counters
report-value-round = round { $number }
report-value-number-of = count { $what }
report-after-state-based = after state-based actions
report-in-layer = in layer { $layer }
report-among-players = among players
report-among-game-rules = among game rules
report-stage-players = players
report-stage-game-rules = game rules
report-because-existence = whether it exists
report-because-text = what its text is
report-because-applies-to = what it applies to
report-because-what-it-does = what it does
report-kind-depends = dependencies
report-kind-has = an ability that it has
report-kind-lacks = an ability that it lacks
report-kind-order = order of effects

# Cards.

report-cards-lead =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } that scenarios play, by their English names.
report-other-names = Other names
report-as-has-it = As { $scenario } has it
report-as-have-it = As { $scenario } and { $count } more has it
report-played-by =
    { $count ->
        [one] { $count } scenario plays it
       *[other] { $count } scenarios play it
    }
report-show-in-list = Show them in the list
report-meets = It meets
report-back-other-face = On the other face
report-back-modal = On the other face, which can be cast by itself
report-back-meld = Melded
report-back-flip = Flipped
report-back-half = The other half
report-back-inset = The inset
report-language-en = English
report-language-de = German
report-language-fr = French
report-made-up = made up, to show one rule
report-card-no-abilities = No abilities.
report-emblem = Emblem
report-color-indicator = color indicator { $colors }

# The coverage.

report-coverage-lead =
    Of { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }, { $covered } are covered, { $thin } thin, { $untested } untested and { $untestable } untestable. A clause is covered when at least two scenarios exercise it: a step of a trace cites it. That a scenario names it is no proof.
report-coverage-no-traces = The engine of this run gives no traces, so nothing is seen to be exercised.
report-clauses = Clauses
report-cited-only = Cited only
report-pairs = Pairs
report-by-clause = By clause
report-by-layer = By layer
report-by-topic = By topic
report-by-pair = By pair of effects
report-all-clauses = all { $count }
report-which-clauses = Which clauses to show
report-says = What it says, in our words
report-says-english = The words of clauses are English.
report-state = State
report-decides = decides { $count }
report-cited-by = cited by { $count }
report-exercised-by = exercised by { $count }
report-results = Results
report-cited-not-exercised = Cited but not exercised
report-all-exercised = Every clause that a scenario cites is exercised by it.
report-no-traces = Without traces nobody can tell.
report-cites-unused =
    { $count ->
        [one] { $count } scenario cites
       *[other] { $count } scenarios cite
    } a clause that no step of its trace cites
report-pairs-lead = Of { $possible } pairs of kinds that can meet in a layer, { $met } do. The number says in how many scenarios the row met the column; of dependencies, in how many the row depends on the column.
report-which-relation = Which relation to count
report-behind-numbers = The scenarios behind the numbers
report-kinds = Kinds
report-relation-any = any
report-relation-none = independent
report-relation-existence = by existence
report-relation-text = by text
report-relation-applies-to = by what it applies to
report-relation-what-it-does = by what it does
report-relation-loop = in a loop
report-related-none = independent
report-related-existence = the first depends in whether it exists
report-related-text = the first depends in its text
report-related-applies-to = the first depends in what it applies to
report-related-what-it-does = the first depends in what it does
report-related-loop = in a loop

# What depends on what.

report-graph-no-effect = No effect is applied in any layer.
report-graph-picture = { $title }: picture
report-graph-name = { $title }: { $effects }, { $dependencies }. { $where }
report-graph-told-above = The steps before the picture tell the same in words.
report-graph-told-below = The list after the picture tells the same in words.
report-graph-caption = From top to bottom in the order of application. An arrow leads from an effect to one that depends on it, and says what the one does to the other.
report-graph-too-large = { $effects } and { $dependencies } are too many for a picture. In words, in the order of application:
report-outcome-waited = the older one waits for the newer one
report-outcome-freed = the older one waits, but is free of it before that is applied
report-outcome-free = nobody waits: it makes no difference to the order
report-outcome-loop = a loop: as long as it lasts nobody in it waits, and the oldest goes first
report-arrow-ends = ends it
report-arrow-begins = makes it exist
report-arrow-text = changes its text
report-arrow-objects = changes what it applies to
report-arrow-players = changes whom it applies to
report-arrow-does = changes what it does
report-not-applied = not applied
report-not-applied-here = Not applied here:
report-nothing-to-apply = When its turn comes, there is nothing of it to apply.
report-free-anyway = It does not have to wait: that comes first anyway.
report-free-before = It does not have to wait, and is applied before that.
report-later-free = Later it is free of { $effects }.
report-independent =
    Nothing depends on anything in { $count ->
        [one] layer
       *[other] layers
    } { $layers }, so effects apply there from the oldest to the newest.
report-independent-defining =
    Nothing depends on anything in { $count ->
        [one] layer
       *[other] layers
    } { $layers }, so effects apply there from the oldest to the newest, characteristic-defining abilities first.
report-size-in-titles = power and toughness
report-size-in-short = P/T
report-scenarios-beside = scenarios
report-outcome-alternative = Another reading of the rules
report-outcome-reading = Where values differ below, all of them are what the reading { $reading } gives
report-outcome-how-run = How it was run
report-outcome-none = No comparison: { $verdict }
report-outcome-false-claim = A false claim
report-known-as-known = Known failure
report-known-passed-unexpectedly = Known to fail, but it does not
report-known-failed-otherwise = Known to fail, but otherwise

# Another engine: its scores, what it gets wrong and why.

report-of-claims = Of what it claims
report-of-corpus = Of the corpus
report-of-claims-label = of what it claims
report-of-corpus-label = of the corpus
report-no-runs = no runs
report-score =
    { $passed } of { $count ->
        [one] { $count } run
       *[other] { $count } runs
    } pass
report-score-short = { $passed } of { $runs }
report-no-failure = Nothing counts as a failure.
report-failures =
    { $count ->
        [one] { $count } run counts
       *[other] { $count } runs count
    } as a failure.
report-known-failures =
    { $count ->
        [one] { $count } run fails
       *[other] { $count } runs fail
    } as its expectations file says.
report-unclaimed =
    { $count ->
        [one] { $count } run needs
       *[other] { $count } runs need
    } what it does not claim: they count for the corpus alone.
report-answered-late =
    { $count ->
        [one] { $count } run was
       *[other] { $count } runs were
    } answered only alone, in a fresh process.
report-mistakes-head = What it gets wrong
report-mistakes-lead = Runs that go wrong in the same characteristic, the same layer and the same way stand together. The layer is where the answer first parts from that of the reference resolver.
report-more-mistakes =
    and { $count ->
        [one] { $count } more kind
       *[other] { $count } more kinds
    } of mistakes
report-more-answers =
    and { $count ->
        [one] { $count } more answer
       *[other] { $count } more answers
    }, in results.csv
report-mistake-false-claim = a false claim: it says that it can not
report-mistake-passes = no longer fails as it is known to
report-mistake-no-answer = no answer
report-wrong-by-absent = nothing instead of a value
report-wrong-by-present = a value instead of none
report-wrong-by-too-low = too low
report-wrong-by-too-high = too high
report-wrong-by-missing = entries are missing
report-wrong-by-extra = entries too many
report-wrong-by-others = other entries
report-wrong-by-order = in another order
report-wrong-by-yes = yes instead of no
report-wrong-by-no = no instead of yes
report-wrong-by-other = another value
report-count-known = { $count } known
report-count-beyond = { $count } beyond its claims
report-likely-cause = The likely cause
report-likely-causes = Likely causes
report-no-cause =
    None of the misconceptions that cr613 knows gives the answers of { $count ->
        [one] { $count } failing scenario
       *[other] { $count } failing scenarios
    }: look at the mistakes below.
report-cause-gives =
    Whoever believes this gives every value of { $explained } of { $count ->
        [one] { $count } failing scenario
       *[other] { $count } failing scenarios
    }.
report-cause-uncontradicted =
    Of { $count ->
        [one] { $count } scenario that passes
       *[other] { $count } scenarios that pass
    }, none contradicts it.
report-cause-contradicted =
    Of { $count ->
        [one] { $count } scenario that passes
       *[other] { $count } scenarios that pass
    }, { $against } { $against ->
        [one] contradicts
       *[other] contradict
    } it: whoever believes this would fail there.
report-cause-against = Against it: { $clause }
report-cause-explained = Explained: { $scenarios }
report-cause-contradicting = Against: { $scenarios }
report-believed = “{ $belief }”
report-reads = It reads
report-reads-effects = the effects of cards, as data
report-reads-names = names of cards alone
report-claims-rules = It claims the rules
report-claims-readings = Other readings
report-claims-handles = It claims to handle
report-claims-tells = It tells
report-covers = What it covers
report-covers-lead =
    The runs that pass exercise { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    } of the { $all } that all runs exercise or cite.
report-not-claimed = It does not claim { $names }
report-asked-all-the-same = and was asked all the same: this run counts for nothing.
report-first-parts = First parts in { $layer }
report-orders = { $check }: the effects in the order in which they apply
report-the-reference = The reference
report-the-engine = The engine
report-untold =
    { $count ->
        [one] { $count } value
       *[other] { $count } values
    } that the engine does not claim to tell
report-standard-error = Standard error
report-scores-lead = Every score has two denominators: the runs that need nothing but what the engine claims, and all runs.
report-capabilities = Capabilities
report-by-capability = By capability
report-scores-layers-lead = Runs in which something applies in the layer. A run parts in the first layer that is not as expected.
report-parts-here =
    { $count ->
        [one] { $count } run parts
       *[other] { $count } runs part
    } here
report-scores-clauses-lead = Runs that cite the clause, as deciding or applying, or whose computation by the reference resolver cites it. The worst come first.
report-no-claimed-fails = No claimed run fails.
report-clauses-passing =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    } of which every claimed run passes
report-clauses-unclaimed =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    } that no claimed run is about
report-nothing-beyond = Every run needs only what the engine claims.
report-capabilities-lead = What runs need and the engine does not claim. First what would bring in most runs by itself.
report-capability-not-claimed = Not claimed
report-capability-runs = Runs that lack it
report-capability-alone = That lack nothing else
report-capability-passed = Passed all the same
report-lack-label = lack it
report-alone-label = nothing else
report-passed-label = passed

# Kinds of parts of effects.

report-part-add-colors = add colors
report-part-add-every-subtype = add every subtype
report-part-add-types = add types
report-part-body = chosen body
report-part-copy = copy
report-part-exchange-control = exchange control
report-part-exchange-text-boxes = exchange text boxes
report-part-face-down = face down
report-part-gain-abilities = gain abilities
report-part-gain-abilities-of = gain abilities of
report-part-gain-control = gain control
report-part-gain-full-text = gain full text
report-part-lose-abilities = lose abilities
report-part-lose-all-abilities = lose all abilities
report-part-merged = merged
report-part-modify-power-toughness = modify P/T
report-part-remove-types = remove types
report-part-replace-words = replace words
report-part-set-basic-land-types = set basic land types
report-part-set-colors = set colors
report-part-set-name = set name
report-part-set-power-toughness = set P/T
report-part-set-subtypes = set subtypes
report-part-set-types = set types
report-part-switch-power-toughness = switch P/T
report-part-can-t-have = can't have
report-part-copied-values = copied values
report-part-name-word = name word
report-part-text-box = text box
