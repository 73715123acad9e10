### en

part-copy =
    { $number ->
        [one] is a copy
       *[many] are copies
    } of { $of }{ $except }
# What something is a copy of.
card-of-chosen-name = the card with the chosen name
# What a copy is otherwise: clauses with a subject of their own.
except = , except { $what }

### de

part-copy = { part-copy.verb } { part-copy.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest =
        { $number ->
            [one] eine Kopie
           *[many] Kopien
        } { FORM($of, case: "genitive") }{ $except }
card-of-chosen-name =
    { $case ->
        [genitive] der Karte mit dem gewählten Namen
        [dative] der Karte mit dem gewählten Namen
       *[nominative] die Karte mit dem gewählten Namen
    }
    .gender = f
    .number = one
except = , außer { $what }{ COMMA() }

### fr

part-copy =
    { $number ->
        [one] est une copie
       *[many] sont des copies
    } de { $of }{ $except }
card-of-chosen-name = la carte au nom choisi
    .gender = f
    .number = one
except = , excepté { $what }
