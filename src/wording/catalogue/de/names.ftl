### Wie Objekte und Effekte heißen.

object-by-place = { SAME($name, as: "short") } Nr. { $place }
    .gender = { GENDER($name) }
    .number = { NUM($name) }
object-by-player = { GENITIVE($player) } { OWNED(SAME($name, as: "short")) }
    .gender = { GENDER($name) }
    .number = { NUM($name) }
name-of-token = { $name }-Spielstein
object-by-id-alone = { $id }
object-by-id-of-card = { $id } ({ $name })
object-by-id = „{ $id }“
object-in-words =
    { $place ->
        [0] { SAME($name) }
       *[other] { SAME($name, as: "short") } Nr. { $place }
    }
    .short =
        { $place ->
            [0] { SAME($name, as: "short") }
           *[other] { SAME($name, as: "short") } Nr. { $place }
        }
    .number = { NUM($name) }
    .gender = { GENDER($name) }
# .own steht hinter „Anns“.
made-up-spell =
    { $case ->
        [genitive] des
        [dative] dem
        [accusative] den
       *[nominative] der
    } { $number ->
        [0] { "" }
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
        [5] fünfte
       *[other] { $number }.
    }{ $number ->
        [0] { "" }
        [1] { grammar.after-the-masculine }
        [2] { grammar.after-the-masculine }
        [3] { grammar.after-the-masculine }
        [4] { grammar.after-the-masculine }
        [5] { grammar.after-the-masculine }
       *[other] { "" }
    } erfundene{ grammar.after-the-masculine } { $case ->
        [genitive] Zauberspruchs
       *[nominative] Zauberspruch
    }
    .own =
        { $number ->
            [0] { "" }
            [1] erster
            [2] zweiter
            [3] dritter
            [4] vierter
            [5] fünfter
           *[other] { $number }.
        } erfundener Zauberspruch
    .gender = m
made-up-spell-called = { made-up-spell }
    .own = { made-up-spell.own }
    .gender = m
spell-in-order =
    { $place ->
        [0] { SAME($name) }
       *[other] { SAME($name, as: "short") } Nr. { $place }
    }
    .number = { NUM($name) }
    .gender = { GENDER($name) }
object-with-card = { $id } ({ $card })

effect-of =
    { $case ->
        [genitive] des Effekts
        [dative] dem Effekt
        [accusative] den Effekt
       *[nominative] der Effekt
    } { OF($source) }
    .gender = m

effect-own-keyword =
    { $case ->
        [genitive] der eigenen Fähigkeit
        [dative] der eigenen Fähigkeit
       *[nominative] die eigene Fähigkeit
    } „{ FORM($keyword, case: "nominative") }“
    .gender = f
    .number = one
effect-of-face-down =
    { $case ->
        [genitive] des verdeckten Zustands
        [dative] dem verdeckten Zustand
        [accusative] den verdeckten Zustand
       *[nominative] der verdeckte Zustand
    } { OF($source) }
    .gender = m
effect-of-sticker =
    { $case ->
        [genitive] des Effekts
        [dative] dem Effekt
        [accusative] den Effekt
       *[nominative] der Effekt
    } des { $time ->
        [1] Aufklebers
       *[other] { $time }. Aufklebers
    } auf { FORM($object, case: "dative") }
    .gender = m

effect-of-place =
    { $case ->
        [genitive] des { $place }. Effekts
        [dative] dem { $place }. Effekt
        [accusative] den { $place }. Effekt
       *[nominative] der { $place }. Effekt
    } { OF($source) }
    .gender = m

effect-source-again = { SAME($object) } (zum { $time }. Mal)
effect-source-its-again = { SAME($object) } (zum { $time }. Mal)
effect-source-ability = { SAME($source) } ({ $ability })
ability-of-source = { $ability } von { FORM($source, case: "dative") }
ability-of-source-in-words =
    { $case ->
        [dative] der
       *[nominative] die
    } Fähigkeit von { FORM($source, case: "dative") } ({ $ability })
    .gender = f
    .number = one
effect-source-ability-again = { SAME($source) } ({ $ability }; zum { $time }. Mal)

effect-of-counters =
    { $number ->
        [one] { $case ->
            [genitive] der
            [dative] der
           *[nominative] die
        } { FORM($counters, number: "one") }
       *[many] { $case ->
            [genitive] der
            [dative] den
           *[nominative] die
        } { FORM($counters, number: "many") }
    } auf { FORM($object, case: "dative") }
    .gender = f

crowd =
    { SAME($named) } und { $more ->
        [1] eine weitere
       *[other] { $more } weitere
    }
    .number = many
crowd-of-cards =
    { SAME($named) } und { $more ->
        [1] eine weitere Karte
       *[other] { $more } weitere Karten
    }
    .number = many
names-of-nothing = nichts
named = { $name }
emblem-of =
    { $case ->
        [genitive] des Emblems
        [dative] dem Emblem
       *[nominative] das Emblem
    } von { FORM($who, case: "dative") }
object-of-its-card = { SAME($object) }
    .number = { NUM($object) }
    .gender = { GENDER($object) }

object-as-back = { SAME($name) } (Rückseite von { FORM($front, case: "dative") })
    .number = { NUM($name) }
    .gender = { GENDER($name) }
object-as-half = { SAME($name) } (rechte Hälfte, neben { FORM($front, case: "dative") })
    .number = { NUM($name) }
    .gender = { GENDER($name) }
object-as-adventure = { SAME($name) } (Abenteuer von { FORM($front, case: "dative") })
    .number = { NUM($name) }
    .gender = { GENDER($name) }
object-by-front = { SAME($front) } (als { FORM($name, case: "nominative") })
    .number = { NUM($front) }
    .gender = { GENDER($front) }
