### Fixed words of the formats of a key: Markdown, CSV, Anki, Moodle, QTI. Headings begin with a capital.

format-title = Questions on continuous effects
format-answers-title = Questions on continuous effects: the answers
# $title: of the edition of the rules; $effective: a date.
format-rules = Rules: { $title }, in force since { $effective }.
format-corpus = Corpus: { $digest }.
# $select: as it was asked for, or empty; $has-select: yes or no; $count and $seed: texts.
format-form =
    { $has-select ->
        [yes] Up to { $count } questions from { $select }, seed { $seed }.
       *[no] Up to { $count } questions from the whole corpus, seed { $seed }.
    }

format-question = Question { $number }
# $knowledge and $complexity: from 1 to 4.
format-levels = Knowledge { $knowledge } of 4, complexity { $complexity } of 4

format-players = Players
format-cards = Cards
format-events = What has happened
format-board = The battlefield
format-elsewhere = In other zones
format-options = Possible answers
format-answer = Answer
format-option-words = What each answer means
format-explanation = Explanation
format-not-because = What the mistakes overlook

# Heads of the columns of a board.
format-timestamp = Order of arrival
format-object = Permanent
format-player = Entered under
format-mana-cost = Mana cost
format-line = Type as printed
format-size = Size as printed
format-state = State

# How a permanent lies there.
format-tapped = tapped
format-face-down = face down
format-token = token
format-attached = attached to { $host }
# $count is a text.
format-counters = { $count } × { $kind }
