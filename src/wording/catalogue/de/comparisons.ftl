### Grenzen von Zahlen und Mengen.

measured = { SAME($what) } { $bounds }

bound-is = { $n }

bound-or-more = { $n } oder mehr

bound-or-less = { $n } oder weniger

bound-from-to = von { $from } bis { $to }

bound-equal-to = gleich { FORM($value, case: "dative") }

bound-at-least = größer oder gleich { FORM($value, case: "dative") }

bound-at-most = kleiner oder gleich { FORM($value, case: "dative") }

counted =
    { $n } { $n ->
        [1] { SAME($what, number: "one") }
       *[other] { SAME($what, number: "many") }
    }

as-many-as =
    so { $case ->
        [dative] vielen
       *[nominative] viele
    } { SAME($what, number: "many") } wie { $value }

amount-from-to = { $from } bis { SAME($to) }

amount-exactly = genau { SAME($amount) }

amount-at-least = mindestens { SAME($amount) }

amount-at-most = höchstens { SAME($amount) }
