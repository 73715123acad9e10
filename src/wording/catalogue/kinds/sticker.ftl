### en

event-kind-sticker = A sticker is put on something
    .noun = a sticker
event-sticker-name-at-end = a name sticker is put on { $object }: “{ $word }” at the end of its name
# $after is how many words of the name stand before it.
event-sticker-name =
    a name sticker is put on { $object }: “{ $word }” { $after ->
        [0] before its name
        [one] after the first word of its name
       *[other] after the first { $after } words of its name
    }
event-sticker-abilities = an ability sticker is put on { $object }: { $abilities }
event-sticker-size = a power and toughness sticker is put on { $object }: { $size }

### de

event-kind-sticker = Ein Aufkleber wird auf etwas angebracht
    .noun = ein Aufkleber
event-sticker-name-at-end = ein Namensaufkleber wird auf { FORM($object, case: "dative") } angebracht: „{ $word }“ am Ende des Namens
event-sticker-name =
    ein Namensaufkleber wird auf { FORM($object, case: "dative") } angebracht: „{ $word }“ { $after ->
        [0] vor dem Namen
        [one] nach dem ersten Wort des Namens
       *[other] nach den ersten { $after } Wörtern des Namens
    }
event-sticker-abilities = ein Fähigkeitsaufkleber wird auf { FORM($object, case: "dative") } angebracht: { $abilities }
event-sticker-size = ein Aufkleber für Stärke und Widerstandskraft wird auf { FORM($object, case: "dative") } angebracht: { $size }

### fr

event-kind-sticker = Un autocollant est mis sur quelque chose
    .noun = un autocollant
event-sticker-name-at-end = un autocollant de nom est mis sur { $object } : « { $word } » à la fin du nom
event-sticker-name =
    un autocollant de nom est mis sur { $object } : « { $word } » { $after ->
        [0] avant le nom
        [1] après le premier mot du nom
       *[other] après les { $after } premiers mots du nom
    }
event-sticker-abilities = un autocollant de capacité est mis sur { $object } : { $abilities }
event-sticker-size = un autocollant de force et d'endurance est mis sur { $object } : { $size }
