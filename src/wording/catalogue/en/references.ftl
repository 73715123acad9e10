### Players, and objects that are pointed at. The genitive of a player is whose something is.

player-you =
    { $case ->
        [genitive] your
       *[nominative] you
    }
    .person = second
    .number = one

player-opponent =
    { $number ->
        [many]
            { $case ->
                [genitive] your opponents'
               *[nominative] your opponents
            }
       *[one]
            { $case ->
                [genitive] an opponent's
               *[nominative] an opponent
            }
    }

# $name is that of the player whose opponents they are.
player-opponent-of =
    { $number ->
        [many]
            { POSSESSIVE($name) } opponents{ $case ->
                [genitive] '
               *[nominative] { "" }
            }
       *[one]
            { $case ->
                [genitive] one of { POSSESSIVE($name) } opponents'
               *[nominative] an opponent of { $name }
            }
    }

player-each =
    { $case ->
        [genitive] each player's
       *[nominative] each player
    }
    .number = one

player-enchanted =
    { $case ->
        [genitive] the enchanted player's
       *[nominative] the enchanted player
    }
    .number = one

player-chosen =
    { $case ->
        [genitive] the chosen player's
       *[nominative] the chosen player
    }
    .number = one

player-targeted =
    { $case ->
        [genitive] the targeted player's
       *[nominative] the targeted player
    }
    .number = one

player-active =
    { $case ->
        [genitive] the active player's
       *[nominative] the active player
    }
    .number = one

player-controller-of =
    { $case ->
        [genitive] { POSSESSIVE($what) } controller's
       *[nominative] the controller of { $what }
    }
    .number = one

player-owner-of =
    { $case ->
        [genitive] { POSSESSIVE($what) } owner's
       *[nominative] the owner of { $what }
    }
    .number = one

player-that =
    { $case ->
        [genitive] that player's
       *[nominative] that player
    }
    .number = one

# $role is a noun, $who what "its" goes back to.
player-its =
    { NUM($who) ->
        [many] their { FORM($role, number: "many") }{ $case ->
            [genitive] '
           *[nominative] { "" }
        }
       *[one] its { FORM($role, number: "one") }{ $case ->
            [genitive] 's
           *[nominative] { "" }
        }
    }
    .number = { NUM($who) }

# $name is a player's name.
player-named =
    { $case ->
        [genitive] { POSSESSIVE($name) }
       *[nominative] { $name }
    }
    .number = one

this-object = this
    .number = one
# An object and others like it: “this creature and other Vampires”.
# Other languages use $it.
this-and-partner = { $this } and the creature it's paired with
    .number = many
everything-everywhere = permanents, spells and cards that aren't on the battlefield
    .number = many
this-and-others = { $this } and { FORM($others, number: "many", article: "none") }
    .number = many

the-target = the target
# Of what a scenario writes out with several targets.
each-target = each target
the-two-targets = the two targets
    .number = many

# $n from 1.
the-nth-target =
    the { $n ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $n }th
    } target

the-chosen-object = the object chosen on resolution

# $n from 1.
the-nth-chosen-object =
    the { $n ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $n }th
    } object chosen on resolution

the-triggering-object = that object

# $name is the name of an object.
object-named = { $name }

linked-encoded =
    { $number ->
        [many] the creatures that this is encoded on
       *[one] the creature that this is encoded on
    }

linked-exiled =
    { $number ->
        [many] the cards exiled with this
       *[one] the card exiled with this
    }

linked-died =
    { $number ->
        [many] the objects that died
       *[one] the object that died
    }

linked-entered =
    { $number ->
        [many] the objects that entered
       *[one] the object that entered
    }

linked-model =
    { $number ->
        [many] the models of this
       *[one] the model of this
    }

linked-sacrificed =
    { $number ->
        [many] the permanents sacrificed for this
       *[one] the permanent sacrificed for this
    }

linked-tapped =
    { $number ->
        [many] the permanents tapped for this
       *[one] the permanent tapped for this
    }

# Nobody says what was done to them.
linked-other =
    { $number ->
        [many] the objects picked out for this
       *[one] the object picked out for this
    }

top-of-library = the top card of your library

top-of-library-of = the top card of { POSSESSIVE($name) } library

top-of-graveyard = the top card of your graveyard

top-of-graveyard-of = the top card of { POSSESSIVE($name) } graveyard

# $who is what "it" stands for.
pronoun =
    { NUM($who) ->
        [many]
            { $case ->
                [genitive] their
                [dative] them
                [accusative] them
               *[nominative] they
            }
       *[one]
            { $case ->
                [genitive] its
               *[nominative] it
            }
    }
    .gender = { GENDER($who) }
    .number = { NUM($who) }

chosen-creature-type = the chosen creature type

chosen-land-type = the chosen land type

chosen-basic-land-type = the chosen basic land type

chosen-color = the chosen color

chosen-keyword = the chosen keyword ability

chosen-counter = the chosen counter

chosen-card-name = the chosen card name

chosen-number = the chosen number

chosen-power-or-toughness = the choice of power or toughness

chosen-mode = the chosen mode

chosen-player = the chosen player

chosen-from = the chosen word

chosen-to = the chosen new word

chosen-opponents-name = the name the opponent chose

chosen-body = the chosen body

# A choice that has no message.
chosen-named = the chosen { $name }

# $what is what was chosen, $ability the ability that asks for it.
chosen-by-ability =
    { $what } (its { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    } choice)
    .gender = { GENDER($what) }

player-defending =
    { $case ->
        [genitive] the defending player's
       *[nominative] the defending player
    }
    .number = one
