### en

part-replace-color =
    { $number ->
        [one] has
       *[many] have
    } one color word, wherever { $number ->
        [one] its
       *[many] their
    } text uses it, replaced by another (both are chosen)
part-replace-land-type =
    { $number ->
        [one] has
       *[many] have
    } one basic land type, wherever { $number ->
        [one] its
       *[many] their
    } text uses it, replaced by another (both are chosen)
part-replace-creature-type =
    { $number ->
        [one] has
       *[many] have
    } one creature type, wherever { $number ->
        [one] its
       *[many] their
    } text uses it, replaced by another (both are chosen)
part-replace-words =
    { $number ->
        [one] has
       *[many] have
    } { $from } replaced by { $to } wherever { $number ->
        [one] its
       *[many] their
    } text uses it
quoted-word = “{ FORM($word, number: "one", article: "none") }”

### de

part-replace-color = { part-replace-color.verb } { part-replace-color.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = so zu lesen, dass im Text jedes Vorkommen eines gewählten Farbworts durch ein anderes gewähltes ersetzt ist{ COMMA() }
part-replace-land-type = { part-replace-land-type.verb } { part-replace-land-type.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = so zu lesen, dass im Text jedes Vorkommen eines gewählten Standardlandtyps durch einen anderen gewählten ersetzt ist{ COMMA() }
part-replace-creature-type = { part-replace-creature-type.verb } { part-replace-creature-type.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = so zu lesen, dass im Text jedes Vorkommen eines gewählten Kreaturentyps durch einen anderen gewählten ersetzt ist{ COMMA() }
part-replace-words = { part-replace-words.verb } { part-replace-words.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = so zu lesen, dass im Text jedes Vorkommen { FORM($from, case: "genitive") } durch { FORM($to, case: "accusative") } ersetzt ist{ COMMA() }
quoted-word =
    { $case ->
        [genitive] von „{ FORM($word, number: "one", case: "nominative", article: "none") }“
       *[nominative] „{ FORM($word, number: "one", case: "nominative", article: "none") }“
    }

### fr

part-replace-color =
    { $number ->
        [one] a, partout dans son
       *[many] ont, partout dans leur
    } texte, un mot de couleur remplacé par un autre (les deux sont choisis)
part-replace-land-type =
    { $number ->
        [one] a, partout dans son
       *[many] ont, partout dans leur
    } texte, un type de terrain de base remplacé par un autre (les deux sont choisis)
part-replace-creature-type =
    { $number ->
        [one] a, partout dans son
       *[many] ont, partout dans leur
    } texte, un type de créature remplacé par un autre (les deux sont choisis)
part-replace-words =
    { $number ->
        [one] a, partout dans son
       *[many] ont, partout dans leur
    } texte, { $from } remplacé par { $to }
quoted-word = « { FORM($word, number: "one", article: "none") } »
