### en

# $change is such as +1/+1.
part-gets =
    { $number ->
        [one] gets
       *[many] get
    } { $change }
part-gets-double =
    { $number ->
        [one] gets
       *[many] get
    } { $change } (a negative number counts as it is)

### de

part-gets = { part-gets.verb } { part-gets.rest }
    .verb =
        { $number ->
            [one] erhält
           *[many] erhalten
        }
    .rest = { $change }
part-gets-double = { part-gets-double.verb } { part-gets-double.rest }
    .verb =
        { $number ->
            [one] erhält
           *[many] erhalten
        }
    .rest = { $change } (eine negative Zahl zählt als solche)

### fr

part-gets =
    { $number ->
        [one] gagne
       *[many] gagnent
    } { $change }
part-gets-double =
    { $number ->
        [one] gagne
       *[many] gagnent
    } { $change } (un nombre négatif compte comme tel)
