### Bounds of numbers and amounts.

# $what is a number that objects have, $bounds what is asked of it.
measured = { $what } { $bounds }

bound-is = { $n }

bound-or-more = { $n } or more

bound-or-less = { $n } or less

bound-from-to = from { $from } to { $to }

# $value is spelled out.
bound-equal-to = equal to { $value }

bound-at-least = at least { $value }

bound-at-most = at most { $value }

# $what is a noun.
counted =
    { $n } { $n ->
        [1] { FORM($what, number: "one") }
       *[other] { FORM($what, number: "many") }
    }

as-many-as = as many { FORM($what, number: "many") } as { $value }

# $to is counted: "2 to 3 colors".
amount-from-to = { $from } to { $to }

amount-exactly = exactly { $amount }

amount-at-least = at least { $amount }

amount-at-most = at most { $amount }
