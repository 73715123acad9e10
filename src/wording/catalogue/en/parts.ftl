### What effects do to objects and players: verb phrases that agree with their subject.

part-copy =
    { $number ->
        [one] is a copy
       *[many] are copies
    } of { $of }{ $except }
# What a copy is otherwise: clauses with a subject of their own.
except = , except { $what }
part-control =
    { $number ->
        [one] is
       *[many] are
    } under { $control }
part-replace-color =
    { $number ->
        [one] has
       *[many] have
    } one color word, wherever { $number ->
        [one] its
       *[many] their
    } text uses it, replaced by another (both are chosen)
part-replace-land-type =
    { $number ->
        [one] has
       *[many] have
    } one basic land type, wherever { $number ->
        [one] its
       *[many] their
    } text uses it, replaced by another (both are chosen)
part-replace-creature-type =
    { $number ->
        [one] has
       *[many] have
    } one creature type, wherever { $number ->
        [one] its
       *[many] their
    } text uses it, replaced by another (both are chosen)
part-replace-words =
    { $number ->
        [one] has
       *[many] have
    } { $from } replaced by { $to } wherever { $number ->
        [one] its
       *[many] their
    } text uses it
quoted-word = “{ FORM($word, number: "one", article: "none") }”
part-full-text =
    { $number ->
        [one] has
       *[many] have
    } the full text of { $of }{ $plus }
plus-abilities = , and also { $abilities }
part-exchange-text-boxes =
    { $number ->
        [one] exchanges its text box with the other's
       *[many] exchange their text boxes
    }
part-name =
    { $number ->
        [one] is
       *[many] are
    } named { $name }
# $what is a type line, an adjective or words such as “of the chosen creature type”.
part-also =
    { $number ->
        [one] is
       *[many] are
    } also { SAME($what, article: "indefinite") }
# An animation with the size that goes with it: $what is a type line, $value a number.
part-also-equal-to =
    { $number ->
        [one] is
       *[many] are
    } also { SAME($what, article: "indefinite") } with power and toughness equal to { $value }
# The same with two numbers.
part-also-of-sizes =
    { $number ->
        [one] is
       *[many] are
    } also { SAME($what, article: "indefinite") } with power equal to { $power } and toughness equal to { $toughness }
part-no-types =
    { $number ->
        [one] has
       *[many] have
    } no card types
part-only-types =
    { $number ->
        [one] is
       *[many] are
    } { SAME($what, article: "indefinite") } and of no other card type
# $what are nouns.
part-no-longer =
    { $number ->
        [one] is
       *[many] are
    } no longer { SAME($what, article: "indefinite") }
# $what are adjectives.
part-no-longer-so =
    { $number ->
        [one] is
       *[many] are
    } no longer { SAME($what) }
# $family is “creature type”.
part-no-subtypes =
    { $number ->
        [one] has
       *[many] have
    } no { FORM($family, number: "many") }
part-only-subtype =
    { $number ->
        [one] has
       *[many] have
    } { $words } as { $number ->
        [one] its
       *[many] their
    } only { FORM($family, number: "one") }
part-only-subtypes =
    { $number ->
        [one] has
       *[many] have
    } { $words } as { $number ->
        [one] its
       *[many] their
    } only { FORM($family, number: "many") }
# $what is “the chosen creature type”, $family “creature type”.
part-only-chosen =
    { $number ->
        [one] has
       *[many] have
    } no { FORM($family, number: "one") } but the chosen one
part-basic-lands =
    { $number ->
        [one] is
       *[many] are
    } { SAME($what, article: "indefinite") } (losing { $number ->
        [one] its
       *[many] their
    } other land types and abilities)
part-basic-land-chosen =
    { $number ->
        [one] is
       *[many] are
    } of { $what } (losing { $number ->
        [one] its
       *[many] their
    } other land types and abilities)
part-every-creature-type =
    { $number ->
        [one] has
       *[many] have
    } every creature type
part-every-basic-land-type =
    { $number ->
        [one] has
       *[many] have
    } every basic land type
part-colorless =
    { $number ->
        [one] is
       *[many] are
    } colorless
part-all-colors =
    { $number ->
        [one] is
       *[many] are
    } all five colors
part-colors =
    { $number ->
        [one] is
       *[many] are
    } { SAME($what) } instead of any other color
part-color-chosen =
    { $number ->
        [one] is
       *[many] are
    } of { $what } instead of any other color
part-also-colors =
    { $number ->
        [one] is
       *[many] are
    } also { SAME($what) }
part-also-color-chosen =
    { $number ->
        [one] is
       *[many] are
    } also of { $what }
part-abilities =
    { $number ->
        [one] has
       *[many] have
    } { $abilities }
part-abilities-per-color =
    { $number ->
        [one] has
       *[many] have
    } { $abilities } from each color found among { FORM($of, number: "many") }
# $kinds are “activated abilities”, “mana abilities”.
part-abilities-of =
    { $number ->
        [one] has
       *[many] have
    } the { $kinds } of { FORM($of, number: "many") }
kind-activated = activated
kind-mana = mana abilities
kind-triggered = triggered
kind-static = static
kind-keyword = keyword abilities
# Those of $keywords that the objects $of have.
part-keywords-of =
    { $number ->
        [one] has
       *[many] have
    } each of these abilities that is found among { FORM($of, number: "many") }: { $keywords }
part-loses =
    { $number ->
        [one] loses
       *[many] lose
    } { $abilities }
part-loses-all =
    { $number ->
        [one] loses
       *[many] lose
    } all abilities
part-loses-all-but-mana =
    { $number ->
        [one] loses
       *[many] lose
    } all abilities except mana abilities
part-cant-have =
    { $number ->
        [one] loses
       *[many] lose
    } { $abilities } and can't have or gain { $abilities }
part-size =
    { $number ->
        [one] has
       *[many] have
    } base power and toughness { $size }
part-base-power =
    { $number ->
        [one] has
       *[many] have
    } base power { $value }
part-base-toughness =
    { $number ->
        [one] has
       *[many] have
    } base toughness { $value }
part-base-power-equal =
    { $number ->
        [one] has
       *[many] have
    } base power equal to { $value }
part-base-toughness-equal =
    { $number ->
        [one] has
       *[many] have
    } base toughness equal to { $value }
part-size-equal =
    { $number ->
        [one] has
       *[many] have
    } base power and toughness each equal to { $value }
part-sizes-equal =
    { $number ->
        [one] has
       *[many] have
    } base power equal to { $power } and base toughness equal to { $toughness }
# $change is such as +1/+1.
part-gets =
    { $number ->
        [one] gets
       *[many] get
    } { $change }
part-gets-double =
    { $number ->
        [one] gets
       *[many] get
    } { $change } (a negative number counts as it is)
# $letters are “X is its power”.
where = { $what }, where { $letters }
where-letter = { $letter } is { $value }
part-switched =
    { $number ->
        [one] has its power and toughness switched
       *[many] have their power and toughness switched
    }
# $times is “for each ...” or nothing.
part-cost-more =
    { $number ->
        [one] costs
       *[many] cost
    } { $mana } more to cast{ $times }
# $held is “ (down to {1} at the least)” or nothing.
part-cost-less =
    { $number ->
        [one] costs
       *[many] cost
    } { $mana } less to cast{ $times }{ $held }
part-cost-least =
    { $number ->
        [one] costs
       *[many] cost
    } no less than { $mana } in all
cost-times = , { $n } times
cost-times-each = { " " }for each { FORM($what, number: "one", article: "none") }
cost-times-many = , as many times as { $value }
cost-held = { " " }({ $how })
cost-colored-only = colored mana only
cost-leaves = down to { $mana } at the least
part-player-gains =
    { $person ->
        [second] have
       *[third]
            { $number ->
                [one] has
               *[many] have
            }
    } { $abilities } as { $number ->
        [one] a player
       *[many] players
    }
part-player-loses =
    { $person ->
        [second] lose
       *[third]
            { $number ->
                [one] loses
               *[many] lose
            }
    } { $abilities } as { $number ->
        [one] a player
       *[many] players
    }
part-player-cant-have =
    { $person ->
        [second] lose
       *[third]
            { $number ->
                [one] loses
               *[many] lose
            }
    } { $abilities } as { $number ->
        [one] a player
       *[many] players
    } and can't have or gain { $abilities }
