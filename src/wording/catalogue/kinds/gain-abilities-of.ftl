### en

# $kinds are “activated abilities”, “mana abilities”.
part-abilities-of =
    { $number ->
        [one] has
       *[many] have
    } the { $kinds } abilities of { FORM($of, number: "many") }
kind-activated = activated
kind-mana = mana
kind-triggered = triggered
kind-static = static
kind-keyword = keyword abilities
# Those of $keywords that the objects $of have.
part-keywords-of =
    { $number ->
        [one] has
       *[many] have
    } each of these abilities that is found among { FORM($of, number: "many") }: { $keywords }

### de

part-abilities-of = { part-abilities-of.verb } { part-abilities-of.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = { $kinds } von { FORM($of, number: "many", case: "dative") }
kind-activated = die aktivierten Fähigkeiten
kind-mana = die Manafähigkeiten
kind-triggered = die ausgelösten Fähigkeiten
kind-static = die statischen Fähigkeiten
kind-keyword = die Schlüsselwortfähigkeiten
part-keywords-of = { part-keywords-of.verb } { part-keywords-of.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = jede dieser Fähigkeiten, die es unter { CLAUSE_LAST(FORM($of, number: "many", case: "dative", article: "definite"), verb: "gibt") }: { $keywords }

### fr

part-abilities-of =
    { $number ->
        [one] a
       *[many] ont
    } { $kinds } de { FORM($of, number: "many", article: "definite") }
kind-activated = les capacités activées
kind-mana = les capacités de mana
kind-triggered = les capacités déclenchées
kind-static = les capacités statiques
kind-keyword = les capacités mot-clé
part-keywords-of =
    { $number ->
        [one] a
       *[many] ont
    } chacune de ces capacités présentes parmi { FORM($of, number: "many", article: "definite") } : { $keywords }
