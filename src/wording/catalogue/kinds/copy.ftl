### en

part-copy =
    { $number ->
        [one] is a copy
       *[many] are copies
    } of { $of }{ $except }
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
except = , außer { $what }{ COMMA() }

### fr

part-copy =
    { $number ->
        [one] est une copie
       *[many] sont des copies
    } de { $of }{ $except }
except = , excepté { $what }
