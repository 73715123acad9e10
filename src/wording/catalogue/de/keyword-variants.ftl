### Schlüsselwortfähigkeiten mit dem, was dahinter steht.

keyword-of = { $name }
keyword-with-number = { SAME($keyword) } { $n }
keyword-with-cost = { SAME($keyword) } { $cost }
keyword-with-words = { SAME($keyword) } — { $cost }
keyword-with-number-and-cost = { SAME($keyword) } { $n } — { $cost }
keyword-from = { SAME($keyword) } vor { FORM($what, case: "dative") }
keyword-hexproof-from = { SAME($keyword) } gegen { FORM($what, case: "accusative") }
from-objects = { SAME($what, number: "many") }
from-color = { FORM($color, as: "name") }
from-everything =
    { $case ->
        [dative] allem
       *[nominative] alles
    }
keyword-keeping = { SAME($keyword) } (ohne { FORM($what, number: "many", case: "accusative") } zu lösen)
keyword-enchant-what = Verzaubert { FORM($what, number: "one", article: "indefinite", case: "accusative") }
keyword-enchant-player = Verzaubert einen Spieler
keyword-affinity-for = { SAME($keyword) } zu { FORM($what, number: "many", case: "dative") }
keyword-splice-onto = { SAME($keyword) } an { $what }
keyword-champion-what = { SAME($keyword) }: { FORM($what, article: "indefinite", case: "accusative") }
keyword-offering-of = { SAME($keyword) } ({ FORM($what, number: "one", case: "nominative") })
lost-landwalk = alle Landtarnungsfähigkeiten
keyword-landwalk-of = Tarnung durch { FORM($what, number: "many", case: "accusative") }
keyword-landwalk-such = Tarnung durch { FORM($what, number: "many", case: "accusative") }
keyword-landwalk-chosen = Tarnung durch { FORM($what, number: "many", case: "accusative") }
keyword-of-land-type = { SAME($keyword) } ({ FORM($type, number: "one", case: "nominative") })
keyword-with-quality = { SAME($keyword) } ({ FORM($what, number: "many", case: "nominative") })

## Wie Fähigkeiten genannt werden

quoted = „{ $text }“
quoted-ability = „{ CAPITAL($ability) }“
ability-twice = zwei Instanzen von { FORM($ability, case: "dative") }
ability-n-times = { $n } Instanzen von { FORM($ability, case: "dative") }
no-abilities =
    { $case ->
        [dative] keinen
        [genitive] keiner
       *[nominative] keine
    } Fähigkeiten
ability-mana = { CAPITAL($cost) }: Erzeuge { $mana }
this-ability =
    { $case ->
       *[nominative] diese
        [accusative] diese
        [dative] dieser
        [genitive] dieser
    } Fähigkeit
    .gender = f
ability-with-id =
    { $case ->
       *[nominative] die
        [accusative] die
        [dative] der
        [genitive] der
    } Fähigkeit „{ $id }“
    .gender = f
costs-of-keyword =
    { $name ->
        [kicker] Bonuskosten
        [flashback] Rückblendekosten
        [bestow] Göttergabekosten
        [dash] Spurtkosten
        [disturb] Aufscheuchkosten
        [emerge] Auftauchkosten
        [escape] Fluchtkosten
        [overload] Überlastkosten
        [morph] Morphkosten
        [blitz] Blitzkosten
        [mutate] Mutationskosten
       *[other] Kosten für { FORM($keyword, case: "accusative") }
    }
    .number = many
