### What an application changes of an object. The predicates begin with the verb; the object stands before.

# $object is one object, $predicates a series of what follows.
change-of = { $object } { $predicates }
# More of the same object, in a sentence of its own.
change-next = { $object } { $predicates }

# A word of the rules that no catalogue has.
value-as-it-is = { $value }

change-copy = becomes a copy of { $name }
change-face-down = is face down, a 2/2 creature without a name, subtypes or text
change-name = is called { $name } now
change-nameless = has no name any more
change-controller = comes under the control of { $player }

# $types and $subtypes are what it is then, in place of a 2/2 creature.
change-face-down-as = is face down, { $types } without a name or text
change-face-down-as-with = is face down, { $types } of the subtype { $subtypes } without a name
change-face-down-otherwise = is face down, with nothing but what a face-down object has
# Nouns with an article.
change-types = becomes { $after } in place of { $before }
change-text = has { $after } in its text in place of { $before }
# $from says whose the abilities were.
change-loses-from = loses the abilities { EACH($from, before: "of") } ({ $lost })
lost-from-text = its rules text
lost-from-land-types = its old land types
lost-from-copiable-effects = copiable effects
# By its basic land type: $type is the bare noun, $articled the noun with an article.
change-has-mana = has { $ability } as { $articled }
# Of a copy: all that it has.
change-copied-abilities = has { $abilities } now
# Its card types are then $types and no others.
change-copied-types = is { $types } now
# What other effects have granted (CR 305.7).
change-keeps-granted = keeps { $abilities }, which another effect granted
# $types are nouns with an article.
change-gains-types = is also { $types }

# $types are nouns without an article, $count is how many they are.
change-loses-types =
    loses the card { $count ->
        [one] type
       *[other] types
    } { $types }
change-gains-supertypes = has the supertype { $supertypes } now
change-loses-supertypes = loses the supertype { $supertypes }
# $subtypes are bare nouns, $articled are nouns with an article, $count is how many they are.
change-gains-subtypes = is { $articled } now
# The same where none is lost; $subtypes and $count as above.
change-adds-subtypes = is also { $articled }
change-loses-subtypes =
    loses the { $count ->
        [one] subtype
       *[other] subtypes
    } { $subtypes }
change-every-creature-type = has every creature type
change-loses-every-creature-type = loses all other creature types
change-colors = becomes { $colors }
change-also-colors = is also { $colors }
change-colorless = becomes colorless
change-loses-all = loses all abilities
change-loses-abilities = loses { $abilities }
change-gains-abilities = gains { $abilities }

# Abilities that go by no word are counted.
change-loses-others =
    loses { $count ->
        [one] an ability
       *[other] { numeral } abilities
    }
change-gains-others =
    gains { $count ->
        [one] an ability
       *[other] { numeral } abilities
    }
# After abilities that are named, in a row with them.
change-other-abilities =
    { $count ->
        [one] another ability
       *[other] { numeral } other abilities
    }
change-cant-have = can't have { $abilities } any more

# $size is 4/4, $bonus is +1/+1.
change-becomes-size = becomes { $size }
change-stays-size = stays { $size }
change-has-size = is { $size }
change-gets-size = gets { $bonus } and is { $size }
change-switches-size = has its power and toughness switched and is { $size }
change-no-size = has no power and toughness any more
change-power = has power { $value }
change-toughness = has toughness { $value }
change-gets-power = gets { $bonus } and has power { $value }
change-gets-toughness = gets { $bonus } and has toughness { $value }
change-mana-cost = has the mana cost { $cost }
change-no-mana-cost = has no mana cost any more
change-loyalty = has loyalty { $value }
change-defense = has defense { $value }
