### Wie Objekte und Effekte heißen.

name-of-token = { $name }-Spielstein
object-by-place = { $name } Nr. { $place }
object-by-player = { $name } von { $player }
object-by-id-alone = { $id }
object-by-id-of-card = { $id } ({ $name })
object-by-id = „{ $id }“
object-with-card = { $id } ({ $card })

effect-of =
    { $case ->
        [genitive] des Effekts
        [dative] dem Effekt
        [accusative] den Effekt
       *[nominative] der Effekt
    } von { $source }
    .gender = m

effect-of-place =
    { $case ->
        [genitive] des { $place }. Effekts
        [dative] dem { $place }. Effekt
        [accusative] den { $place }. Effekt
       *[nominative] der { $place }. Effekt
    } von { $source }
    .gender = m

effect-source-again = { $object } (zum { $time }. Mal)
effect-source-ability = { $source } ({ $ability })
effect-source-ability-again = { $source } ({ $ability }; dessen { $time }. Effekt)

effect-of-counters =
    { $case ->
        [genitive] der
        [dative] den
       *[nominative] die
    } { FORM($counters, number: "many") } auf { $object }
    .gender = f

crowd = { $named } und { $more } weitere
    .number = many
names-of-nothing = nichts
named = { $name }
