### The page about cards that were read from a file.

library-title = Cards read from a file
library-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
library-lead = A card is compiled if its whole text is understood, a stub if some of its abilities are there and change no characteristic. One with a sentence that is refused has no definition.
library-skipped =
    { $count ->
        [one] { $count } entry of the file is a token, an emblem or the like, or a card that it has twice.
       *[other] { $count } entries of the file are tokens, emblems and the like, or cards that it has twice.
    }
library-state = State
library-state-compiled = compiled
library-state-stub = stub
library-state-refused = refused
library-share = Share
library-not-understood = What is not understood most often
library-placeholders = Sentences with { $card } for the card itself, { $number } for numbers and { $cost } for costs.
library-first-of = These are the first { $shown } of { $count }; { $file } has them all.
library-sentence = Sentence
library-example = For example
library-count = No.
