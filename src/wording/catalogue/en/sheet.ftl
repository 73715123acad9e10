### The fixed words of question sheets and their keys.

sheet-title = Layers: question sheet
sheet-title-key = Layers: answers
sheet-title-both = Layers: questions with answers

sheet-name = Name
sheet-date = Date
sheet-your-answers = Your answers
sheet-score = Score

sheet-rules = Rules: { $title }, in force since { $date }
sheet-seed = Seed: { $seed }
sheet-select = Chosen by: { $select }
sheet-corpus = Corpus: { $digest }
sheet-count =
    { $count ->
        [one] 1 question
       *[other] { $count } questions
    }

sheet-how-to = Each question is about one moment of a game. Cards are told in our own words; what a card does not say here, it does not do. Where there are options, exactly one is right.
sheet-how-to-boards = In the pictures the players are in turn order, the first on top. Each permanent lies with the player under whose control it came, and with what it is attached to. Its values are as printed: the picture shows nothing that continuous effects make of it.
sheet-how-to-numbers = Where permanents have numbers in circles, these say in which order they came, 1 for the first; what came at once has the same number.

sheet-question = Question { $number }
sheet-players = Players, in turn order
sheet-cards = Cards
sheet-no-abilities = no rules text
sheet-events = What happens
sheet-moment = Now
sheet-reading = How the rules are read here
sheet-your-answer = Your answer

sheet-board = The board
sheet-board-of = The board of question { $number }
sheet-board-in-words = The board in words
sheet-board-empty = nothing on the battlefield
sheet-elsewhere = Elsewhere

sheet-timestamp = number { $number } to arrive
sheet-counters = counters: { $kind } × { $count }
sheet-tapped = tapped
sheet-face-down = face down
sheet-token = token
sheet-attached-to = attached to { $host }

sheet-color-w = white
sheet-color-u = blue
sheet-color-b = black
sheet-color-r = red
sheet-color-g = green
sheet-color-c = colorless
sheet-symbol-s = snow
sheet-symbol-p = Phyrexian
sheet-symbol-t = tap
sheet-symbol-q = untap

sheet-answers = All answers
sheet-answer = Answer
sheet-show-answer = Show the answer
sheet-to-question = To the question
sheet-layer-by-layer = Layer by layer
sheet-not-because = Not because
sheet-options = The options
sheet-right = right
sheet-wrong = wrong
sheet-mistake = Mistake: { $id }

sheet-decided-by = Decided by
sheet-knowledge = Knowledge
sheet-complexity = Complexity
sheet-level = { $level } of 4
sheet-knowledge-1 = what every player meets
sheet-knowledge-2 = layers and timestamps
sheet-knowledge-3 = dependency, effects that go on without their source
sheet-knowledge-4 = corners of the rules
sheet-effects =
    { $count ->
        [one] 1 effect
       *[other] { $count } effects
    }
sheet-layers =
    { $count ->
        [one] 1 layer
       *[other] { $count } layers
    }
sheet-dependencies =
    { $count ->
        [one] 1 dependency
       *[other] { $count } dependencies
    }
sheet-loops =
    { $count ->
        [one] 1 dependency loop
       *[other] { $count } dependency loops
    }
sheet-source = Source
sheet-source-of = { $scenario }, revision { $revision }, check { $check }

sheet-made-by = Made by cr613. Rules and cards are told in our own words; the Comprehensive Rules and the printed cards decide.
