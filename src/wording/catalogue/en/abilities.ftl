### Abilities as sentences. $who does what: $does is the whole verb phrase, $first its first one, $rest what follows the first verb.

# $front are clauses that end with a comma or nothing; $time is such as “until end of turn” or nothing.  Other languages use $fronted, $first, $rest.
effect = { $front } { $time } { $who } { AGREE($does, $who) }
# Several clauses under one condition or time. Other languages use $fronted.
effect-clauses = { $front } { $time } { $clauses }

## Conditions and durations as clauses

# $clauses are such clauses.
front = { $clauses },
front-as-long-as = as long as { $condition }
front-if = if { $condition }
front-for-as-long-as = for as long as { $condition }
# $where is “on the stack”.
front-while-in = while { $this } is { $where }
front-until-leaves = until { $this } leaves the battlefield
front-while-stays = for as long as { $this } stays on the battlefield
front-while-tapped = for as long as { $this } stays tapped
front-while-controlled = for as long as you control { $this }
time-end-of-turn = until end of turn,
time-end-of-combat = until end of combat,
time-your-next-turn = until your next turn begins,
time-until-next =
    until { FORM($who, case: "genitive") } next { $what ->
        [turn] turn
        [untapStep] untap step
        [endStep] end step
       *[upkeep] upkeep
    } begins,
time-during-next-turn = during { FORM($who, case: "genitive") } next turn,
time-until-end-of-next-turn = until the end of { FORM($who, case: "genitive") } next turn,
time-until-end-of-next-combat = until end of combat on { FORM($who, case: "genitive") } next turn,
time-until-end-of-next-step =
    until the end of { FORM($who, case: "genitive") } next { $what ->
        [untapStep] untap step
        [endStep] end step
       *[upkeep] upkeep
    },
time-from-then-on = from then on,

## Whole abilities

lingers = if { $this } leaves the battlefield, the effect goes on until end of turn
# CR 604.3: a characteristic-defining ability.
in-every-zone = in every zone, { $what }
with-overload = with overload: { $what }
defined-size = the power and toughness of { $this } are each { $value }
defined-power = the power of { $this } is { $value }
defined-toughness = the toughness of { $this } is { $value }
# The power is $value and the toughness $more more.
defined-toughness-more = the power of { $this } is { $value } and its toughness { $more } more
# $where is “, while this is in a graveyard” or nothing.
ability-activated = { CAPITAL($cost) }{ $where }: { $what }
# $when is a clause, verb last in German.
ability-triggered = triggers when { $when }{ $if }{ $where }: { $what }
trigger-if = , if { $condition }
ability-triggered-somehow = triggers{ $if }{ $where }: { $what }
ability-chapter = chapter { $n }: { $what }
ability-chapters = chapters { $n }: { $what }
where-it-functions = , while { $this } is { $where }
# $more are sentences.
several-sentences = { $first }. { $more }
no-cost = at no cost
nothing-told = it does something that isn't told here
# $what is a counter, $on where it goes: something pointed at, or a description of objects.
put-one = { FORM($what, number: "one", article: "indefinite") } is put on { $on }
put-many = { $n } { FORM($what, number: "many", article: "none") } are put on { $on }
put-as-many = as many { FORM($what, number: "many", article: "none") } as { $value } are put on { $on }
# Each of $objects, by a number of its own.
gets-as-many = each { FORM($objects, number: "one", article: "none") } gets as many { FORM($what, number: "many", article: "none") } as { $value }
put-of-choice = { $put }, whichever is chosen
on-each = each { FORM($what, number: "one", article: "none") }

# What it targets: $what is a row of what each instance of the word “target” asks for, $count how many there are.
targets-are =
    { $count ->
        [1] target
       *[many] targets
    }: { $what }
target-one = { FORM($what, number: "one", article: "indefinite") }
# CR 115.4.
any-target = any target
# $n is a number in words.
target-many = { $n } { FORM($what, number: "many", article: "none") }
target-up-to-one = up to one { FORM($what, number: "one", article: "none") }
target-up-to = up to { $n } { FORM($what, number: "many", article: "none") }
target-any-number = any number of { FORM($what, number: "many", article: "none") }
target-another = { $what } (a different target)

## What happens as something enters: in German the verb comes first

# $moment is “as this enters”.
as-it = { $moment }, { $what }
# $what is a sentence.
as-it-then = { $moment }: { $what }
# $what is a sentence.
if-it-is-so = in that case { $what }
moment-enters = as { $this } enters
moment-turned-up = as { $this } is turned face up
moment-enters-or-turned-up = as { $this } enters or is turned face up
choose-color = a color is chosen
choose-creature-type = a creature type is chosen
choose-basic-land-type = a basic land type is chosen
choose-keyword = a keyword ability is chosen
choose-card-name = a card name is chosen
choose-player = a player is chosen
choose-opponent = an opponent is chosen
# A choice that no message knows.
choose-named = a choice is made: { $name }
choose-body = it is chosen what { $this } is: { $bodies }
# $it
become-copy = { $this } may be made a copy of { $what }{ $except }
# The same where $what are several kinds: “an artifact or creature”.
# $it
become-copy-of-either = { $this } may be made a copy of { $what }{ $except }
# $it
exchange-text-box = { $this } may exchange its text box with that of { $what }
turn-face-down = { $what } are turned face down
# $it: the object.
get-one = { FORM($what, number: "one", article: "indefinite") } is put on it
# $it
get-many = { $n } { FORM($what, number: "many", article: "none") } are put on it
# $it
get-as-many = as many { FORM($what, number: "many", article: "none") } as { $value } are put on it

## Replacements

others-enter-as-copies = { $what } enter as copies of { $this }
attaches-only-to = { $this } can be attached only to { FORM($what, number: "many") }
# $it
counters-stay = counters stay on { $this } as it changes zones
with-comment = { $what } ({ $remark })

## Exceptions of copies (CR 707.9): clauses, each with its subject

# Other languages use $it.
exception-name = its name is { $name }
# Other languages use $it.
exception-mana-cost = its mana cost is { $cost }
# Other languages use $it.
exception-no-mana-cost = it has no mana cost
# Other languages use $it.
exception-no-types = it has no card types
# Other languages use $it.
exception-only-types = it is { FORM($what, number: "one", article: "indefinite") } and nothing else
# Other languages use $it.
exception-also = it is also { FORM($what, number: "one", article: "indefinite") }
# $what is a type line. Other languages use $it.
exception-also-a = it is also { FORM($what, number: "one", article: "indefinite") }
# $what are supertypes. Other languages use $it.
exception-not = it isn't { $what }
# Other languages use $it.
exception-no-subtypes = it has no { FORM($family, number: "many") }
# $several is “yes” if there are several. Other languages use $it.
exception-only-subtypes =
    it has { $words } as its only { $several ->
        [yes] { FORM($family, number: "many") }
       *[no] { FORM($family, number: "one") }
    }
# Other languages use $it.
exception-colors = it is { $colors } instead of any other color
# Other languages use $it.
exception-colorless = it is colorless
# Other languages use $it.
exception-also-colors = it is also { $colors }
# Other languages use $it.
exception-size = it is { $size }
# Other languages use $it.
exception-power = its power is { $value }
# Other languages use $it.
exception-toughness = its toughness is { $value }
# Other languages use $it.
exception-abilities = it has { $abilities }
# Other languages use $it.
exception-retains = it keeps { $what }
retain-name = its own name
retain-colors = its own colors
retain-types = its own type line
retain-power-toughness = its own power and toughness
# $counters are “a +1/+1 counter”, “2 time counters”. Other languages use $it.
exception-counters = it enters with { $counters } as well
counters-one = { FORM($what, number: "one", article: "indefinite") }
counters-many = { $n } { FORM($what, number: "many", article: "none") }
# $is is such as “is a creature”, $what are exceptions. Other languages use $it.
exception-if = { $what } if it { $is }
# Other languages use $it.
exception-keeps-this = it has this ability
# Other languages use $it.
exception-keeps = it also has its own ability { $ability }
# A main clause: $does agrees with $who.
clause = { $who } { AGREE($does, $who) }
# All objects that fit a description, as the subject of a sentence: $what is in the plural.
class-of = { SAME($what, number: "many", article: "none") }
    .number = many

## Objects by a name of their own: the article is part of it

# For whom a rule of the game forbids something.
all-players = players
    .number = many
# “this creature”.
this-one = { SAME($what, number: "one", article: "this") }
    .number = one

## Abilities in few words: what the effect of one is about, or what kind of ability it is, counted.

matter-copying = copying
matter-control = control
matter-text = text
matter-type = types
matter-color = colors
matter-ability = abilities
matter-ability-loss = loss of abilities
matter-size = base power and toughness
matter-boost = power and toughness
matter-switch = power and toughness switched
matter-players = players
matter-rules = rules of the game
matter-least-for-abilities = minimum cost of abilities
matter-less-for-abilities = reduction of the cost of abilities
matter-more-for-abilities = increase of the cost of abilities
matter-least-for-spells = minimum cost of spells
matter-less-for-spells = reduction of the cost of spells
matter-more-for-spells = increase of the cost of spells
matter-creature-type-words = creature types
matter-land-type-words = basic land types
matter-color-words = color words
short-activated =
    { $count ->
        [one] an activated ability
       *[other] { numeral } activated abilities
    }
# Beside a mana ability, which is activated too.
short-activated-besides =
    { $count ->
        [one] another activated ability
       *[other] { numeral } other activated abilities
    }
short-defining =
    { $count ->
        [one] a characteristic-defining ability
       *[other] { numeral } characteristic-defining abilities
    }
short-triggered =
    { $count ->
        [one] a triggered ability
       *[other] { numeral } triggered abilities
    }
short-spell =
    { $count ->
        [one] a spell ability
       *[other] { numeral } spell abilities
    }
short-as-enters =
    { $count ->
        [one] an ability about how it enters
       *[other] { numeral } abilities about how it enters
    }
# $matter is what its effects are about: “+2/+2, trample”.
short-with-matter = { $ability } ({ $matter })
short-replacement =
    { $count ->
        [one] a static ability
       *[other] { numeral } static abilities
    }
effect-by-bestowed = bestowed
effect-by-reconfigured = reconfigured
effect-by-suspected = suspected
effect-by-copy = as a copy
effect-by-face-down = face down
ability-or-instead = or instead: { $what }
effect-by-merged = as a merged permanent
effect-by-sticker = sticker
