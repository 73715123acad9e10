### Keyword abilities with what is written behind them.

# A keyword that no message knows.
keyword-of = { $name }
keyword-with-number = { $keyword } { $n }
keyword-with-cost = { $keyword } { $cost }
# A cost that is not mana alone.
keyword-with-words = { $keyword }—{ $cost }
keyword-with-number-and-cost = { $keyword } { $n }—{ $cost }
# Protection from a color or something else.
keyword-from = { $keyword } from { $what }
keyword-hexproof-from = { $keyword } from { $what }
# What one is protected from.
from-objects = { FORM($what, number: "many") }
from-color = { FORM($color, as: "name") }
from-everything = everything
# Protection that leaves something attached (CR 702.16n).
keyword-keeping = { $keyword } (which doesn't take off { FORM($what, number: "many") })
keyword-enchant-what = enchant { FORM($what, number: "one") }
keyword-enchant-player = enchant player
keyword-affinity-for = { $keyword } for { FORM($what, number: "many") }
keyword-splice-onto = { $keyword } onto { $what }
keyword-champion-what = { $keyword } { FORM($what, article: "indefinite") }
# Other languages use $keyword.
keyword-offering-of = { FORM($what, number: "one") } offering
# What is lost where every landwalk ability is.
lost-landwalk = all landwalk abilities
# $what is a description of lands, such as “nonbasic land”.
keyword-landwalk-of = { FORM($what, number: "one") }walk
# $front is “snow”, $walk “forestwalk”. Other languages use $what, a description of lands.
keyword-landwalk-such = { $front } { $walk }
# $type is “the chosen land type”. Other languages use $what, which tells it as well.
keyword-landwalk-chosen = { $front } { $walk } of { $type }
# $type is a land type or “the chosen basic land type”.
keyword-of-land-type = { $keyword } ({ FORM($type, number: "one") })
keyword-with-quality = { $keyword } ({ FORM($what, number: "many") })

## How abilities are named

quoted = “{ $text }”
quoted-ability = “{ CAPITAL($ability) }”
ability-twice = two instances of { $ability }
ability-n-times = { $n } instances of { $ability }
no-abilities = no abilities
# $mana are the kinds of mana it can make.
ability-mana = { $cost }: add { $mana }
this-ability = this ability
ability-with-id = the ability “{ $id }”
# What a keyword names as a cost; $name is the keyword in English, by which a language may choose a word.
costs-of-keyword = { $keyword } cost
