### Bornes de nombres et de quantités. Les caractéristiques chiffrées sont toutes féminines.

measured = une { $what } { $bounds }

bound-is = égale à { $n }

bound-or-more = supérieure ou égale à { $n }

bound-or-less = inférieure ou égale à { $n }

bound-from-to = comprise entre { $from } et { $to }

bound-equal-to = égale à { $value }

bound-at-least = supérieure ou égale à { $value }

bound-at-most = inférieure ou égale à { $value }

counted =
    { $n } { $n ->
        [0] { FORM($what, number: "one") }
        [1] { FORM($what, number: "one") }
       *[other] { FORM($what, number: "many") }
    }

as-many-as = autant de { FORM($what, number: "many") } que { $value }

amount-from-to = { $from } à { $to }

amount-exactly = exactement { $amount }

amount-at-least = au moins { $amount }

amount-at-most = au plus { $amount }
