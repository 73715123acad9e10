### Comment s'appellent les objets et les effets.

name-of-token = jeton { $name }
object-by-place = { SAME($name, as: "short") } n° { $place }
    .gender = { GENDER($name) }
    .number = { NUM($name) }
object-by-player = { SAME($name, as: "short") } de { $player }
    .gender = { GENDER($name) }
    .number = { NUM($name) }
object-by-id-alone = { $id }
object-by-id-of-card = { $id } ({ $name })
object-by-id = « { $id } »
object-in-words =
    { $place ->
        [0] { SAME($name) }
       *[other] { SAME($name, as: "short") } n° { $place }
    }
    .short =
        { $place ->
            [0] { SAME($name, as: "short") }
           *[other] { SAME($name, as: "short") } n° { $place }
        }
    .number = { NUM($name) }
    .gender = { GENDER($name) }
made-up-spell =
    le { $number ->
        [0] { "" }
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] { $number }e
    } sort inventé
    .gender = m
made-up-spell-called = { made-up-spell }
    .gender = m
spell-in-order =
    { $place ->
        [0] { SAME($name) }
       *[other] { SAME($name, as: "short") } n° { $place }
    }
    .number = { NUM($name) }
    .gender = { GENDER($name) }
object-with-card = { $id } ({ $card })

effect-of = l'effet de { $source }
    .gender = m

effect-own-keyword = sa capacité « { $keyword } »
    .gender = f
    .number = one
effect-of-face-down = le statut face cachée de { $source }
    .gender = m
effect-of-sticker =
    l'effet { $time ->
        [1] de l'autocollant
       *[other] du { $time }e autocollant
    } sur { $object }
    .gender = m

effect-of-place = le { $place }e effet de { $source }
    .gender = m

effect-source-again = { $object } (la { $time }e fois)
effect-source-its-again = { $object } (la { $time }e fois)
effect-source-ability = { $source } ({ $ability })
ability-of-source = la capacité de { $ability } de { $source }
    .gender = f
ability-of-source-in-words = la capacité de { $source } ({ $ability })
    .gender = f
effect-source-ability-again = { $source } ({ $ability } ; la { $time }e fois)

effect-of-counters =
    { $number ->
        [one] le { FORM($counters, number: "one") }
       *[many] les { FORM($counters, number: "many") }
    } sur { $object }
    .gender = m

crowd =
    { $named } et { $more ->
        [1] une autre
       *[other] { $more } autres
    }
    .number = many
crowd-of-cards =
    { $named } et { $more ->
        [1] une autre carte
       *[other] { $more } autres cartes
    }
    .number = many
names-of-nothing = rien
named = { $name }
emblem-of = l'emblème de { $who }
object-of-its-card = { SAME($object) }
    .number = { NUM($object) }
    .gender = { GENDER($object) }

object-as-back = { $name } (verso de { $front })
    .number = { NUM($name) }
    .gender = { GENDER($name) }
object-as-half = { $name } (moitié droite, à côté de { $front })
    .number = { NUM($name) }
    .gender = { GENDER($name) }
object-as-adventure = { $name } (aventure de { $front })
    .number = { NUM($name) }
    .gender = { GENDER($name) }
object-by-front = { $front } (sous le nom de { $name })
    .number = { NUM($front) }
    .gender = { GENDER($front) }
