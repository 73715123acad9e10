### What descriptions ask of objects. A trait stands before the noun if it has .before, right behind it if it has .beside
### (adjectives of French), behind that if it has .after; else it is a relative clause, .who, or one made of its .is.
### .is and .isnt stand after "that", "as long as it" and the like; .not-before and so on deny a trait beside the noun.

# The one object that the speaking object is attached to: always definite.
host = { SAME($what, article: "definite", number: "one") }
    .gender = { GENDER($what) }
    .number = one

trait-host =
    .after = this is attached to
    .is = { grammar.is } what this is attached to
    .isnt = { grammar.isnt } what this is attached to

trait-basic =
    .before = basic
    .not-before = nonbasic
    .is = { grammar.is } basic
    .isnt = { grammar.is } nonbasic

trait-ongoing =
    .before = ongoing
    .is = { grammar.is } ongoing
    .isnt = { grammar.isnt } ongoing

trait-world =
    .before = world
    .is = { grammar.is } world
    .isnt = { grammar.isnt } world

trait-permanent =
    .before = permanent
    .is = { grammar.is } permanent
    .isnt = { grammar.isnt } permanent

trait-nontoken =
    .before = nontoken
    .not-before = token
    .is =
        { $number ->
            [many] aren't tokens
           *[one] isn't a token
        }
    .isnt =
        { $number ->
            [many] are tokens
           *[one] is a token
        }

# $kind is a card type or a subtype.
trait-kind =
    .before = { FORM($kind, as: "plain") }
    .not-before = non{ FORM($kind, as: "non") }
    .is =
        { $number ->
            [many] are { FORM($kind, number: "many") }
           *[one] is { A($kind) }
        }
    .isnt =
        { $number ->
            [many] aren't { FORM($kind, number: "many") }
           *[one] isn't { A($kind) }
        }

# $words are subtypes.
trait-subtype =
    .before = { FORM($words, as: "plain") }
    .is = { grammar.is } { FORM($words, as: "plain") }
    .isnt = { grammar.isnt } { FORM($words, as: "plain") }

# Subtypes that all are there: $words one after the other, $list with "and".
trait-subtypes =
    .before = { FORM($words, as: "plain") }
    .is = { grammar.is } { FORM($words, as: "plain") }
    .isnt = { grammar.isnt } { FORM($words, as: "plain") }

# $size is power and toughness: "1/1".
trait-size =
    .before = { $size }
    .is = { grammar.is } { $size }
    .isnt = { grammar.isnt } { $size }

# Card types together: "artifact creature".
noun-compound = { FORM($first, as: "stem") } { SAME($second) }
    .stem = { FORM($first, as: "stem") } { FORM($second, as: "stem") }
    .plain = { FORM($first, as: "plain") } { FORM($second, as: "plain") }

# $words are of-type and of-chosen.
trait-of-types =
    .after = { $words }
    .not-after = not { $words }
    .is = { grammar.is } { $words }
    .isnt = { grammar.isnt } { $words }

# As trait-controller, where whose it is has been said.
trait-under-control =
    .after = under { SAME($player, case: "genitive") } control
    .is = { grammar.is } under { FORM($player, case: "genitive") } control
    .isnt = { grammar.isnt } under { FORM($player, case: "genitive") } control

of-type = of type { FORM($word, as: "plain") }

of-every-creature-type = of every creature type

of-chosen = of { $what }

of-color = of the color { FORM($color, as: "name") }

trait-of-colors =
    .after = { $words }
    .not-after = not { $words }
    .is = { grammar.is } { $words }
    .isnt = { grammar.isnt } { $words }

# $color is a color, or several.
trait-color =
    .before = { $color }
    .is = { grammar.is } { FORM($color, as: "plain") }
    .isnt = { grammar.isnt } { FORM($color, as: "plain") }

# What it has: "flying", "power 2 or less", "2 colors".
trait-having =
    .after = with { $what }
    .not-after = without { $what }
    .is = { grammar.has } { $what }
    .isnt = { grammar.hasnt } { $what }

trait-lacking =
    .after = with no { $what }
    .not-after = with { $what }
    .is = { grammar.has } no { $what }
    .isnt = { grammar.has } { $what }

trait-keyword =
    .after = with { $keyword }
    .not-after = without { $keyword }
    .is = { grammar.has } { $keyword }
    .isnt = { grammar.hasnt } { $keyword }

# A keyword that has no message.

trait-counter =
    .after = with { A($counter) }
    .not-after = without { A($counter) }
    .is = { grammar.has } { A($counter) }
    .isnt = { grammar.hasnt } { A($counter) }

trait-named =
    .after = named { $name }
    .not-after = not named { $name }
    .is = { grammar.is } named { $name }
    .isnt = { grammar.isnt } named { $name }

trait-chosen-name =
    .after = with { $what }
    .not-after = without { $what }
    .is = { grammar.has } { $what }
    .isnt = { grammar.hasnt } { $what }

trait-cast-from =
    .after = cast from { $where }
    .not-after = not cast from { $where }
    .is =
        { $number ->
            [many] were
           *[one] was
        } cast from { $where }
    .isnt =
        { $number ->
            [many] weren't
           *[one] wasn't
        } cast from { $where }

trait-attached-to =
    .after = attached to { FORM($what, article: "indefinite") }
    .not-after = not attached to { FORM($what, article: "indefinite") }
    .is = { grammar.is } attached to { FORM($what, article: "indefinite") }
    .isnt = { grammar.isnt } attached to { FORM($what, article: "indefinite") }

trait-paired-with =
    .after = paired with { FORM($what, article: "indefinite") }
    .not-after = not paired with { FORM($what, article: "indefinite") }
    .is = { grammar.is } paired with { FORM($what, article: "indefinite") }
    .isnt = { grammar.isnt } paired with { FORM($what, article: "indefinite") }

trait-with-attached =
    .after = with { FORM($what, article: "indefinite") } attached
    .not-after = without { FORM($what, article: "indefinite") } attached
    .is = { grammar.has } { FORM($what, article: "indefinite") } attached
    .isnt = { grammar.hasnt } { FORM($what, article: "indefinite") } attached

# $what is a characteristic, $other an object.
trait-sharing =
    .is =
        { $number ->
            [many] share
           *[one] shares
        } { A($what) } with { $other }
    .isnt =
        { $number ->
            [many] don't share
           *[one] doesn't share
        } { A($what) } with { $other }

# A designation that has no message of its own.
trait-designated =
    .before = { $word }
    .is = { grammar.is } { $word }
    .isnt = { grammar.isnt } { $word }

trait-right-half-unlocked =
    .after = with its right half unlocked
    .is =
        { $number ->
            [many] have their right halves unlocked
           *[one] has its right half unlocked
        }
    .isnt =
        { $number ->
            [many] don't have their right halves unlocked
           *[one] doesn't have its right half unlocked
        }

trait-left-half-unlocked =
    .after = with its left half unlocked
    .is =
        { $number ->
            [many] have their left halves unlocked
           *[one] has its left half unlocked
        }
    .isnt =
        { $number ->
            [many] don't have their left halves unlocked
           *[one] doesn't have its left half unlocked
        }

trait-impending =
    .is =
        { $number ->
            [many] were cast for their impending costs
           *[one] was cast for its impending cost
        }
    .isnt =
        { $number ->
            [many] weren't cast for their impending costs
           *[one] wasn't cast for its impending cost
        }

trait-attacking-alone =
    .is = { grammar.is } attacking alone
    .isnt = { grammar.isnt } attacking alone

trait-blocking-alone =
    .is = { grammar.is } blocking alone
    .isnt = { grammar.isnt } blocking alone

trait-attacked-this-turn =
    .is = attacked this turn
    .isnt = didn't attack this turn

trait-blocked-this-turn =
    .is = blocked this turn
    .isnt = didn't block this turn

trait-entered-this-turn =
    .is = entered this turn
    .isnt = didn't enter this turn

trait-dealt-damage-this-turn =
    .is =
        { $number ->
            [many] were dealt damage this turn
           *[one] was dealt damage this turn
        }
    .isnt =
        { $number ->
            [many] weren't dealt damage this turn
           *[one] wasn't dealt damage this turn
        }

trait-dash =
    .is =
        { $number ->
            [many] were cast for their dash costs
           *[one] was cast for its dash cost
        }
    .isnt =
        { $number ->
            [many] weren't cast for their dash costs
           *[one] wasn't cast for its dash cost
        }

trait-blitz =
    .is =
        { $number ->
            [many] were cast for their blitz costs
           *[one] was cast for its blitz cost
        }
    .isnt =
        { $number ->
            [many] weren't cast for their blitz costs
           *[one] wasn't cast for its blitz cost
        }

# $what is an object that is pointed at.
trait-but =
    .is = { grammar.is } { $what }
    .isnt = { grammar.isnt } { $what }
    .after = other than { $what }
    .not-after = that { grammar.is } { $what }

trait-itself =
    .is = { grammar.is } { $what }
    .isnt = { grammar.isnt } { $what }

# $what is a noun phrase: "is a creature you control".
trait-is-a =
    .is =
        { $number ->
            [many] are { FORM($what, number: "many", article: "indefinite") }
           *[one] is { FORM($what, article: "indefinite") }
        }
    .isnt =
        { $number ->
            [many] aren't { FORM($what, number: "many", article: "indefinite") }
           *[one] isn't { FORM($what, article: "indefinite") }
        }

# Alternatives that are kept apart; $not-left and $not-right are their opposites.
trait-either =
    .is = { SAME($left, as: "is") }, or { SAME($right, as: "is") }
    .isnt = { SAME($not-left, as: "is") }, and { SAME($not-right, as: "is") }

trait-there =
    .is = { grammar.is } there
    .isnt = { grammar.isnt } there

# "this (if it is blue)".
pointed-if =
    { $what } (if { NUM($what) ->
        [many] they
       *[one] it
    } { AGREE($is, $what) })
    .gender = { GENDER($what) }
    .number = { NUM($what) }

trait-was-cast =
    .is =
        { $number ->
            [many] were cast
           *[one] was cast
        }
    .isnt =
        { $number ->
            [many] weren't cast
           *[one] wasn't cast
        }

trait-cast-by =
    .after = cast by { $player }
    .not-after = not cast by { $player }
    .is =
        { $number ->
            [many] were cast by { $player }
           *[one] was cast by { $player }
        }
    .isnt =
        { $number ->
            [many] weren't cast by { $player }
           *[one] wasn't cast by { $player }
        }

# $costs is what a keyword names: “kicker cost”.
trait-paid =
    .is =
        { $number ->
            [many] were cast with the { $costs } paid
           *[one] was cast with the { $costs } paid
        }
    .isnt =
        { $number ->
            [many] weren't cast with the { $costs } paid
           *[one] wasn't cast with the { $costs } paid
        }

trait-attacking-player =
    .after = attacking { $player }
    .not-after = not attacking { $player }
    .is = { grammar.is } attacking { $player }
    .isnt = { grammar.isnt } attacking { $player }

trait-attacking-permanent =
    .after = attacking { FORM($what, article: "indefinite") }
    .not-after = not attacking { FORM($what, article: "indefinite") }
    .is = { grammar.is } attacking { FORM($what, article: "indefinite") }
    .isnt = { grammar.isnt } attacking { FORM($what, article: "indefinite") }

trait-blocking-such =
    .after = blocking { FORM($what, article: "indefinite") }
    .not-after = not blocking { FORM($what, article: "indefinite") }
    .is = { grammar.is } blocking { FORM($what, article: "indefinite") }
    .isnt = { grammar.isnt } blocking { FORM($what, article: "indefinite") }

trait-blocked-by =
    .after = blocked by { FORM($what, article: "indefinite") }
    .not-after = not blocked by { FORM($what, article: "indefinite") }
    .is = { grammar.is } blocked by { FORM($what, article: "indefinite") }
    .isnt = { grammar.isnt } blocked by { FORM($what, article: "indefinite") }

trait-has-dealt-damage-this-turn =
    .is = dealt damage this turn
    .isnt = dealt no damage this turn

trait-became-tapped-this-turn =
    .is = became tapped this turn
    .isnt = didn't become tapped this turn

trait-got-counters-this-turn =
    .is = had counters put on { $number ->
            [many] them
           *[one] it
        } this turn
    .isnt = had no counters put on { $number ->
            [many] them
           *[one] it
        } this turn
