### Couleurs : adjectifs accordés ; .name est le nom.

color-white =
    { $gender ->
        [f] blanche
       *[m] blanc
    }{ $number ->
        [many] s
       *[one] { "" }
    }
    .plain = { color-white }
    .name = blanc

color-blue = bleu{ grammar.agree }
    .plain = bleu{ grammar.agree }
    .name = bleu

color-black = noir{ grammar.agree }
    .plain = noir{ grammar.agree }
    .name = noir

color-red =
    { $number ->
        [many] rouges
       *[one] rouge
    }
    .plain = { color-red }
    .name = rouge

color-green = vert{ grammar.agree }
    .plain = vert{ grammar.agree }
    .name = vert
