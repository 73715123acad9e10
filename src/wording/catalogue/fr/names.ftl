### Comment s'appellent les objets et les effets.

name-of-token = jeton { $name }
object-by-place = { $name } n° { $place }
object-by-player = { $name } de { $player }
object-by-id-alone = { $id }
object-by-id-of-card = { $id } ({ $name })
object-by-id = « { $id } »
object-with-card = { $id } ({ $card })

effect-of = l'effet de { $source }
    .gender = m

effect-of-place = le { $place }e effet de { $source }
    .gender = m

effect-source-again = { $object } ({ $time }e fois)
effect-source-ability = { $source } ({ $ability })
effect-source-ability-again = { $source } ({ $ability } ; son { $time }e effet)

effect-of-counters = les { FORM($counters, number: "many") } sur { $object }
    .gender = m

crowd = { $named } et { $more } autres
    .number = many
names-of-nothing = rien
named = { $name }
