### Nouns of the game, each with its forms.

noun-object =
    { $number ->
        [many] objects
       *[one] object
    }

noun-target =
    { $number ->
        [many] targets
       *[one] target
    }

noun-card =
    { $number ->
        [many] cards
       *[one] card
    }

noun-emblem =
    { $number ->
        [many] emblems
       *[one] emblem
    }

noun-spell =
    { $number ->
        [many] spells
       *[one] spell
    }

noun-token =
    { $number ->
        [many] tokens
       *[one] token
    }

noun-ability =
    { $number ->
        [many] abilities
       *[one] ability
    }

noun-counter =
    { $number ->
        [many] counters
       *[one] counter
    }

noun-player =
    { $number ->
        [many] players
       *[one] player
    }

noun-opponent =
    { $number ->
        [many] opponents
       *[one] opponent
    }

noun-owner =
    { $number ->
        [many] owners
       *[one] owner
    }

noun-controller =
    { $number ->
        [many] controllers
       *[one] controller
    }

noun-effect =
    { $number ->
        [many] effects
       *[one] effect
    }

noun-name =
    { $number ->
        [many] names
       *[one] name
    }

noun-color =
    { $number ->
        [many] colors
       *[one] color
    }

noun-card-type =
    { $number ->
        [many] card types
       *[one] card type
    }

noun-creature-type =
    { $number ->
        [many] creature types
       *[one] creature type
    }

noun-supertype =
    { $number ->
        [many] supertypes
       *[one] supertype
    }

noun-subtype =
    { $number ->
        [many] subtypes
       *[one] subtype
    }

noun-land-type =
    { $number ->
        [many] land types
       *[one] land type
    }

noun-basic-land-type =
    { $number ->
        [many] basic land types
       *[one] basic land type
    }

noun-power =
    { $number ->
        [many] powers
       *[one] power
    }

noun-toughness =
    { $number ->
        [many] toughnesses
       *[one] toughness
    }

noun-base-power =
    { $number ->
        [many] base powers
       *[one] base power
    }

noun-base-toughness =
    { $number ->
        [many] base toughnesses
       *[one] base toughness
    }

noun-mana-value =
    { $number ->
        [many] mana values
       *[one] mana value
    }

noun-loyalty =
    { $number ->
        [many] loyalties
       *[one] loyalty
    }

noun-level =
    { $number ->
        [many] levels
       *[one] level
    }

noun-life-total =
    { $number ->
        [many] life totals
       *[one] life total
    }

noun-starting-life-total =
    { $number ->
        [many] starting life totals
       *[one] starting life total
    }

noun-turn =
    { $number ->
        [many] turns
       *[one] turn
    }

noun-control = control

noun-battlefield =
    { $number ->
        [many] battlefields
       *[one] battlefield
    }

noun-graveyard =
    { $number ->
        [many] graveyards
       *[one] graveyard
    }

noun-mana-cost =
    { $number ->
        [many] mana costs
       *[one] mana cost
    }

noun-party =
    { $number ->
        [many] parties
       *[one] party
    }

noun-hand =
    { $number ->
        [many] hands
       *[one] hand
    }

noun-library =
    { $number ->
        [many] libraries
       *[one] library
    }

noun-exile = exile

noun-stack =
    { $number ->
        [many] stacks
       *[one] stack
    }

noun-command =
    { $number ->
        [many] command zones
       *[one] command zone
    }
