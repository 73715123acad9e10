### Les capacités mot-clé avec ce qui les suit.

keyword-of = { $name }
keyword-with-number = { SAME($keyword) } { $n }
keyword-with-cost = { SAME($keyword) } { $cost }
keyword-with-words = { SAME($keyword) } — { $cost }
keyword-with-number-and-cost = { SAME($keyword) } { $n } — { $cost }
keyword-from = { SAME($keyword) } contre { $what }
keyword-hexproof-from = { SAME($keyword) } contre { $what }
from-objects = { FORM($what, number: "many", article: "definite") }
from-color = le { FORM($color, as: "name") }
from-everything = toute chose
keyword-keeping = { SAME($keyword) } (qui ne détache pas { FORM($what, number: "many", article: "definite") })
keyword-enchant-what = enchanter : { FORM($what, number: "one") }
keyword-enchant-player = enchanter : joueur
keyword-affinity-for = { SAME($keyword) } pour { FORM($what, number: "many", article: "definite") }
keyword-splice-onto = { SAME($keyword) } de { $what }
keyword-champion-what = { SAME($keyword) } : { FORM($what, article: "indefinite") }
keyword-offering-of = { SAME($keyword) } : { FORM($what, number: "one") }
lost-landwalk = toutes les capacités de traversée des terrains
keyword-landwalk-of =
    { $article ->
        [definite] la traversée de { FORM($what, number: "many", article: "definite") }
       *[none] traversée de { FORM($what, number: "many", article: "definite") }
    }
keyword-landwalk-such =
    { $article ->
        [definite] la traversée de { FORM($what, number: "many", article: "definite") }
       *[none] traversée de { FORM($what, number: "many", article: "definite") }
    }
keyword-landwalk-chosen =
    { $article ->
        [definite] la traversée de { FORM($what, number: "many", article: "definite") }
       *[none] traversée de { FORM($what, number: "many", article: "definite") }
    }
keyword-of-land-type = { SAME($keyword) } ({ FORM($type, number: "one") })
keyword-with-quality = { SAME($keyword) } ({ FORM($what, number: "many") })

## Comment les capacités sont nommées

quoted = « { $text } »
quoted-ability = « { CAPITAL($ability) } »
ability-twice =
    { $article ->
        [definite] deux occurrences de { SAME($ability) }
       *[none] { SAME($ability) } (deux occurrences)
    }
ability-n-times =
    { $article ->
        [definite] { $n } occurrences de { SAME($ability) }
       *[none] { SAME($ability) } ({ $n } occurrences)
    }
no-abilities = aucune capacité
    .number = none
ability-mana = { CAPITAL($cost) } : Ajoutez { $mana }
this-ability = cette capacité
    .gender = f
ability-with-id = la capacité « { $id } »
    .gender = f
costs-of-keyword = coût de { $keyword }
    .gender = m
