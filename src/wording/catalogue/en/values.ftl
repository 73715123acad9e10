### What is true: values of objects and players.

value-no-size = no power and toughness
value-colorless = colorless
value-no-name = nameless
# $several is “yes” of the two names of a split card. Other languages use $several.
value-named = named { $name }
value-no-mana-cost = no mana cost
value-no-supertypes = no supertypes
value-no-types = no card types
value-no-subtypes = no subtypes
value-no-power = no power
value-no-toughness = no toughness
value-no-loyalty = no loyalty
value-no-defense = no defense
value-mana-cost = mana cost { $cost }
value-mana-value = mana value { $value }
value-in-battlefield = on the battlefield
value-in-graveyard = in { POSSESSIVE($player) } graveyard
value-in-hand = in { POSSESSIVE($player) } hand
value-in-library = in { POSSESSIVE($player) } library
value-in-exile = in exile
value-in-stack = on the stack
value-in-command = in the command zone
value-under-control = under { POSSESSIVE($player) } control
value-attached = attached to { $object }
value-not-attached = not attached
value-no-counters = no counters
value-makes-no-mana = can't produce mana
value-makes-mana = can produce { $mana }
value-may-attack = may attack
value-must-attack = must attack
value-cant-attack = can't attack
value-may-block = may block
value-must-block = must block
value-cant-block = can't block
value-with-abilities = with { $abilities }
value-base-size = base power and toughness { $size }
value-damage =
    { $damage ->
        [0] no damage marked on it
       *[other] { $damage } damage marked on it
    }
value-tapped = tapped
value-loyalty = loyalty { $loyalty }
value-defense = defense { $defense }
# $rules is a series of verb phrases.
value-rules = rules in force for it: { $rules }
value-no-rules = no rule is changed for it
value-copiable = a copy of it would be: { $values }

value-life = { $life } life
value-hand =
    { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand
value-no-maximum-hand-size = no maximum hand size
value-maximum-hand-size = a maximum hand size of { $size }
# $lands is what is so now: some of it may be for this turn alone.
value-lands-any = as things are, any number of lands may be played in a turn of { POSSESSIVE($player) }
value-lands =
    { $lands ->
        [0] as things are, no land may be played in a turn of { POSSESSIVE($player) }
        [one] as things are, 1 land may be played in a turn of { POSSESSIVE($player) }
       *[other] as things are, { $lands } lands may be played in a turn of { POSSESSIVE($player) }
    }

# $what is a row of values: a type line, a size, colors, abilities, where it is.
object-is = { $object } is: { $what }
object-is-also = also: { $what }
object-is-not-there = { $object } is not there
player-has = { $player } has { $what }

# Names of characteristics.
characteristic-name = name
characteristic-manacost = mana cost
characteristic-manavalue = mana value
characteristic-colors = colors
characteristic-supertypes = supertypes
characteristic-types = types
characteristic-subtypes = subtypes
characteristic-abilities = abilities
characteristic-power = power
characteristic-toughness = toughness
characteristic-basepower = base power
characteristic-basetoughness = base toughness
characteristic-loyalty = loyalty
characteristic-defense = defense
characteristic-controller = controller
characteristic-owner = owner
characteristic-zone = zone
characteristic-facedown = face down
characteristic-tapped = tapped
characteristic-attachedto = attached to
characteristic-counters = counters
characteristic-damage = damage
characteristic-tapsfor = mana it makes
characteristic-copiable = copiable values
characteristic-rules = changed rules
characteristic-attacks = attacking
characteristic-blocks = blocking
characteristic-exists = there
characteristic-has = has
characteristic-lacks = lacks
characteristic-life = life
characteristic-hand = cards in hand
characteristic-maximumhandsize = maximum hand size
characteristic-landplays = lands in a turn
characteristic-type-line = type line
characteristic-size = power and toughness
