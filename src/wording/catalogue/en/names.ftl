### What objects and effects are called.

# The name of a token that is called after its subtypes, $name (CR 111.4).
name-of-token = { $name } Token

# An id made of the name of a card, or words of it, and a place: "Second Clone". $written as it is, $name the card's, $place
# a number.
object-by-place = { $written }

# An id made of a player and the name of a card, or words of it: "Ann's Clone". $written as it is, $name the card's, $player.
object-by-player = { $written }

# The id as it is; with the name of the card where it is told for the first time.
object-by-id-alone = { $id }
object-by-id-of-card = { $id } ({ $name })

# An id in words of its own: "the copy".
object-by-id = { $id }

# An object whose id is words of its own: $written as it is; or by the $name of its card, and $place, which of several it is
# (0: the only one). $named: whether the id is a name or a description, which can be said. .own stands behind "Ann's".
object-in-words =
    { $named ->
        [yes] { $written }
       *[no]
            { $place ->
                [0] { $name }
                [1] the first { $name }
                [2] the second { $name }
                [3] the third { $name }
                [4] the fourth { $name }
                [5] the fifth { $name }
               *[other] { $name } no. { $place }
            }
    }
    .own =
        { $named ->
            [yes] { $written }
           *[no]
                { $place ->
                    [0] { $name }
                    [1] first { $name }
                    [2] second { $name }
                    [3] third { $name }
                    [4] fourth { $name }
                    [5] fifth { $name }
                   *[other] { $name } no. { $place }
                }
        }

# A spell that only the scenario writes out, by its $number (0: the only one).
made-up-spell =
    { $number ->
        [0] the made-up spell
       *[other] made-up spell { $number }
    }

# The same under $id, a name that is of this language alone.
made-up-spell-called = { $id }

# A spell by the $name of its card, and $place, which of several it is (0: the only one).
spell-in-order =
    { $place ->
        [0] { $name }
        [1] the first { $name }
        [2] the second { $name }
        [3] the third { $name }
       *[other] the { $place }th { $name }
    }
    .own =
        { $place ->
            [0] { $name }
            [1] first { $name }
            [2] second { $name }
            [3] third { $name }
           *[other] { $place }th { $name }
        }

# An object with its card, which the id does not tell.
object-with-card = { $id } ({ $card })

# $source is an object, or an object and the ability; it stands in every case.
effect-of = the effect of { $source }

# CR 110.5, 708.2: no effect of the object itself.
# In place of an effect of a spell: its own $keyword.
effect-own-keyword = its { $keyword }
    .number = one
effect-of-face-down = the face-down status of { $source }
effect-of-sticker =
    the effect of the { $time ->
        [1] sticker
        [2] second sticker
        [3] third sticker
        [4] fourth sticker
        [5] fifth sticker
       *[other] { $time }th sticker
    } on { $object }

# $place is which effect of one resolution it is.
effect-of-place =
    the { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $place }th
    } effect of { $source }

# $time is the how-manieth resolution of that name it is.
effect-source-again =
    the { $time ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $time }th
    } { $object }

# The same object, whose ability has resolved more than once.
effect-source-its-again =
    { $object } (the { $time ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $time }th
    } time)

effect-source-ability = { $source } ({ $ability })
ability-of-source = { $ability } of { $source }
ability-of-source-in-words = the ability of { $source } ({ $ability })
effect-source-ability-again =
    { $source } ({ $ability }; the { $time ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $time }th
    } time)


# All counters of a kind on an object, as an effect; $counters in its form many.
effect-of-counters =
    the { $number ->
        [one] { FORM($counters, number: "one") }
       *[many] { FORM($counters, number: "many") }
    } on { $object }

# Next to a longer mention: "that of Humility".

# The first names of a crowd, and how many $more there are.
crowd = { $named } and { $more } more
    .number = many
# In a heading: the first cards, and how many $more there are.
crowd-of-cards =
    { $named } and { $more ->
        [one] 1 more card
       *[other] { $more } more cards
    }
    .number = many
names-of-nothing = nothing
# A name that has to be a phrase.
named = { $name }

# $who made it.
emblem-of = { POSSESSIVE($who) } emblem

# An object that has the $name of its card, which its id does not tell.
object-of-its-card = { $object } ({ $name })

# What shows its back, called by that.
object-as-back = { $name } (the back of { $front })
# Half of a split card or Room, beside its left one; an Adventure of a card.
object-as-half = { $name } (right half, beside { $front })
object-as-adventure = { $name } (the Adventure of { $front })
object-by-front = { $front } (as { $name })
