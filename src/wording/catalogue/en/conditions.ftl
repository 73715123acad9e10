### Conditions: clauses to stand after "as long as" and "if"; .not is the opposite.

# $what is objects, without an article.
condition-exists = there is { FORM($what, article: "indefinite") }
    .not = there is { FORM($what, article: "no") }

# $costs is what a keyword names: “kicker cost”.
condition-paid = the { $costs } was paid
    .not = the { $costs } wasn't paid

# $what is an object that is pointed at.
condition-there =
    { $what } { NUM($what) ->
        [many] are
       *[one] is
    } there
    .not =
        { $what } { NUM($what) ->
            [many] aren't
           *[one] isn't
        } there

condition-controls =
    { $player } { PERSON($player) ->
        [second] control
       *[third] controls
    } { FORM($what, article: "indefinite") }
    .not =
        { $player } { PERSON($player) ->
            [second] control
           *[third] controls
        } { FORM($what, article: "no") }

condition-opponent-controls = an opponent controls { FORM($what, article: "indefinite") }
    .not = no opponent controls { FORM($what, article: "indefinite") }

condition-controls-it =
    { $player } { PERSON($player) ->
        [second] control
       *[third] controls
    } { $what }
    .not =
        { $player } { PERSON($player) ->
            [second] don't
           *[third] doesn't
        } control { $what }

# $is is what is said of $who, $isnt the opposite.
condition-fits = { $who } { AGREE($is, $who) }
    .not = { $who } { AGREE($isnt, $who) }

condition-equals = { $what } is { $value }
    .not = { $what } isn't { $value }

condition-chosen-power-or-toughness-1 = power is chosen
    .not = power isn't chosen

condition-chosen-power-or-toughness-2 = toughness is chosen
    .not = toughness isn't chosen

# $plain: whether $value is a number.
condition-at-least =
    { $what } is { $plain ->
        [yes] at least { $value }
       *[no] greater than or equal to { $value }
    }
    .not = { $what } is less than { $value }

# $plain: whether $value is a number.
condition-at-most =
    { $what } is { $plain ->
        [yes] at most { $value }
       *[no] less than or equal to { $value }
    }
    .not = { $what } is more than { $value }

condition-from-to = { $what } is from { $from } to { $to }
    .not = { $what } isn't from { $from } to { $to }

condition-turn = it's { FORM($player, case: "genitive") } turn
    .not = it isn't { FORM($player, case: "genitive") } turn

condition-any-turn = it's any player's turn
    .not = it's nobody's turn

condition-designation-monarch =
    { $player } { PERSON($player) ->
        [second] are
       *[third] is
    } the monarch
    .not =
        { $player } { PERSON($player) ->
            [second] aren't
           *[third] isn't
        } the monarch

condition-designation-completed-a-dungeon =
    { $player } { PERSON($player) ->
        [second] have
       *[third] has
    } completed a dungeon
    .not =
        { $player } { PERSON($player) ->
            [second] haven't
           *[third] hasn't
        } completed a dungeon

# $what is what a player has: "the city's blessing", "hexproof".
condition-has =
    { $player } { PERSON($player) ->
        [second] have
       *[third] has
    } { $what }
    .not =
        { $player } { PERSON($player) ->
            [second] don't
           *[third] doesn't
        } have { $what }

# $is is what a player does or has.
condition-any-player = a player { $is }
    .not = no player { $is }

condition-any-opponent = an opponent { $is }
    .not = no opponent { $is }

# $isnt is the opposite of $is.
condition-each-player = each player { $is }
    .not = a player { $isnt }

condition-each-opponent = each opponent { $is }
    .not = an opponent { $isnt }

# $claim is several conditions, $denial their opposite.
condition-bracketed = ({ $claim })
    .not = ({ $denial })

condition-always = always
    .not = never

having-keyword =
    .is =
        { $person ->
            [second] have
           *[third] { grammar.has }
        } { $keyword }
    .isnt =
        { $person ->
            [second] don't have
           *[third] { grammar.hasnt }
        } { $keyword }

having-life-equal-to =
    .is =
        { $person ->
            [second] have
           *[third] { grammar.has }
        } a life total of { $n }
    .isnt =
        { $person ->
            [second] have
           *[third] { grammar.has }
        } a life total other than { $n }

having-life-at-least =
    .is =
        { $person ->
            [second] have
           *[third] { grammar.has }
        } a life total of at least { $n }
    .isnt =
        { $person ->
            [second] have
           *[third] { grammar.has }
        } a life total of less than { $n }

having-life-at-most =
    .is =
        { $person ->
            [second] have
           *[third] { grammar.has }
        } a life total of at most { $n }
    .isnt =
        { $person ->
            [second] have
           *[third] { grammar.has }
        } a life total of more than { $n }

having-maximum-hand-size =
    .is =
        { $person ->
            [second] have
           *[third] { grammar.has }
        } a maximum hand size
    .isnt =
        { $person ->
            [second] have
           *[third] { grammar.has }
        } no maximum hand size

players-you-if =
    { $case ->
        [genitive] your
       *[nominative] you
    } (only if you { FORM($is, person: "second") })
    .person = second
    .number = one

players-opponents-who = each opponent who { $is }
    .number = one

# $player is one player.
players-who = { $player } who { $is }
    .number = one

designation-city-s-blessing = the city's blessing

designation-initiative = the initiative

# $name is a designation that has no message.
designation-named = the { $name }

# $claim is a clause about that player.
having-such =
    .is =
        { $person ->
            [second] are
           *[third] { grammar.is }
        } such that { $claim }
    .isnt =
        { $person ->
            [second] aren't
           *[third] { grammar.isnt }
        } such that { $claim }

# $of is handSize or life, $bound atLeast, atMost or equals.
having-as-much =
    .is =
        { $person ->
            [second] have
           *[third] { grammar.has }
        } { $bound ->
            [atLeast]
                at least as { $of ->
                    [life] much life
                   *[handSize] many cards in hand
                } as
            [atMost]
                no more { $of ->
                    [life] life
                   *[handSize] cards in hand
                } than
           *[equals]
                as { $of ->
                    [life] much life
                   *[handSize] many cards in hand
                } as
        } { $player }
    .isnt =
        { $person ->
            [second] have
           *[third] { grammar.has }
        } { $bound ->
            [atLeast]
                { $of ->
                    [life] less life
                   *[handSize] fewer cards in hand
                } than
            [atMost]
                more { $of ->
                    [life] life
                   *[handSize] cards in hand
                } than
           *[equals]
                more or { $of ->
                    [life] less life
                   *[handSize] fewer cards in hand
                } than
        } { $player }
