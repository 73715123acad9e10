### A card as the corpus knows it, on its page: headings of its faces, and what is known of it.

page-face-flip = flipped:
page-face-modal = other face:
page-face-half = right half:
page-face-inset = inset:
page-face-meld = combined face:
page-face-back = back face:
page-prototype = prototype:
page-makes-token = a token that it makes:
page-makes-emblem = an emblem that it makes:
page-no-mana-cost = no mana cost
page-no-abilities = no abilities
# $colors is a series of colors.
page-color-indicator = color indicator: { $colors }
page-made-up = made up, no printed card
# $names is a row of page-name.
page-names = also called { $names }
page-name = { $name } ({ $language })
page-file = in { $file }
page-defined = a token that the rules define
page-no-scenarios = played in no scenario
page-scenarios =
    played in { $count ->
        [one] 1 scenario
       *[other] { $count } scenarios
    }:
# $command is what shows them.
page-more-scenarios = and { $count } more: { $command }
page-library = read by the compiler from what the card prints, in { $file }
page-not-understood = Not understood, so that it can not be verified with:
# $face is 1 for the second face.
page-refused-sentence =
    { $face ->
        [0] paragraph { $paragraph }, sentence { $sentence }
       *[other] second face, paragraph { $paragraph }, sentence { $sentence }
    }: { $why ->
        [reference] whom it means is not certain
        [retold] told again it has other words
       *[other] no template has its words
    }
page-refused-card =
    { $why ->
        [layout] the whole card: cards of its layout can not be said
        [printed] the whole card: something printed beside its text can not be said
       *[other] the whole card: only all of its text shows that it is not certain
    }
