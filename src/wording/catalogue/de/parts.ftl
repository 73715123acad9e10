### Was Effekte mit Objekten und Spielern tun. Das Verb (.verb) steht für sich, damit das Subjekt davor oder dahinter stehen kann; .rest ist, was folgt.

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
part-control = { part-control.verb } { part-control.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = unter { FORM($control, case: "dative") }
part-replace-color = { part-replace-color.verb } { part-replace-color.rest }
    .verb =
        { $number ->
            [one] erhält
           *[many] erhalten
        }
    .rest = überall im Text statt eines Farbworts ein anderes (beide werden gewählt)
part-replace-land-type = { part-replace-land-type.verb } { part-replace-land-type.rest }
    .verb =
        { $number ->
            [one] erhält
           *[many] erhalten
        }
    .rest = überall im Text statt eines Standardlandtyps einen anderen (beide werden gewählt)
part-replace-creature-type = { part-replace-creature-type.verb } { part-replace-creature-type.rest }
    .verb =
        { $number ->
            [one] erhält
           *[many] erhalten
        }
    .rest = überall im Text statt eines Kreaturentyps einen anderen (beide werden gewählt)
part-replace-words = { part-replace-words.verb } { part-replace-words.rest }
    .verb =
        { $number ->
            [one] erhält
           *[many] erhalten
        }
    .rest = überall im Text statt { FORM($from, case: "genitive") } { FORM($to, case: "accusative") }
quoted-word = „{ FORM($word, number: "one", case: "nominative", article: "none") }“
part-full-text = { part-full-text.verb } { part-full-text.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = den vollständigen Text von { FORM($of, case: "dative") }{ $plus }
plus-abilities = , und dazu { FORM($abilities, case: "accusative") }
part-exchange-text-boxes = { part-exchange-text-boxes.verb } { part-exchange-text-boxes.rest }
    .verb =
        { $number ->
            [one] tauscht das Textfeld mit dem anderen Objekt
           *[many] tauschen ihre Textfelder
        }
    .rest = { "" }
    .verb =
        { $number ->
            [one] tauscht
           *[many] tauschen
        }
    .rest =
        { $number ->
            [one] das Textfeld mit dem anderen Objekt
           *[many] die Textfelder
        }
part-name = { part-name.verb } { part-name.rest }
    .verb =
        { $number ->
            [one] heißt
           *[many] heißen
        }
    .rest = { $name }
part-also = { part-also.verb } { part-also.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = zusätzlich { SAME($what, article: "indefinite", case: "nominative") }
part-also-equal-to = { part-also-equal-to.verb } { part-also-equal-to.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = zusätzlich { SAME($what, article: "indefinite", case: "nominative") } mit Stärke und Widerstandskraft gleich { FORM($value, case: "dative") }
part-also-of-sizes = { part-also-of-sizes.verb } { part-also-of-sizes.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = zusätzlich { SAME($what, article: "indefinite", case: "nominative") } mit Stärke gleich { FORM($power, case: "dative") } und Widerstandskraft gleich { FORM($toughness, case: "dative") }
part-no-types = { part-no-types.verb } { part-no-types.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = keine Kartentypen
part-only-types = { part-only-types.verb } { part-only-types.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = nur noch { SAME($what, article: "indefinite", case: "nominative") } und von keinem anderen Kartentyp
part-no-longer = { part-no-longer.verb } { part-no-longer.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = { SAME($what, article: "no", case: "nominative") } mehr
part-no-longer-so = { part-no-longer-so.verb } { part-no-longer-so.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = nicht mehr { SAME($what) }
part-no-subtypes = { part-no-subtypes.verb } { part-no-subtypes.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = keine { FORM($family, number: "many") }
part-only-subtype = { part-only-subtype.verb } { part-only-subtype.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = { FORM($words, number: "one", case: "nominative", article: "none") } als einzigen { FORM($family, number: "one") }
part-only-subtypes = { part-only-subtypes.verb } { part-only-subtypes.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = { FORM($words, number: "one", case: "nominative", article: "none") } als einzige { FORM($family, number: "many") }
part-only-chosen = { part-only-chosen.verb } { part-only-chosen.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = nur noch { FORM($what, case: "accusative") }
part-basic-lands = { part-basic-lands.verb } { part-basic-lands.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = { SAME($what, article: "indefinite", case: "nominative") } (unter Verlust der anderen Landtypen und Fähigkeiten)
part-basic-land-chosen = { part-basic-land-chosen.verb } { part-basic-land-chosen.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = nur noch { FORM($what, case: "accusative") } (unter Verlust der anderen Landtypen und Fähigkeiten)
part-every-creature-type = { part-every-creature-type.verb } { part-every-creature-type.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = jeden Kreaturentyp
part-every-basic-land-type = { part-every-basic-land-type.verb } { part-every-basic-land-type.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = jeden Standardlandtyp
part-colorless = { part-colorless.verb } { part-colorless.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = farblos
part-all-colors = { part-all-colors.verb } { part-all-colors.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = alle fünf Farben
part-colors = { part-colors.verb } { part-colors.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = { SAME($what) } statt jeder anderen Farbe
part-color-chosen = { part-color-chosen.verb } { part-color-chosen.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = { FORM($what, case: "accusative") } statt jeder anderen Farbe
part-also-colors = { part-also-colors.verb } { part-also-colors.rest }
    .verb =
        { $number ->
            [one] ist
           *[many] sind
        }
    .rest = zusätzlich { SAME($what) }
part-also-color-chosen = { part-also-color-chosen.verb } { part-also-color-chosen.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = zusätzlich { FORM($what, case: "accusative") }
part-abilities = { part-abilities.verb } { part-abilities.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = { FORM($abilities, case: "accusative") }
part-abilities-per-color = { part-abilities-per-color.verb } { part-abilities-per-color.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = { FORM($abilities, case: "accusative") } vor jeder Farbe, die es unter { FORM($of, number: "many", case: "dative", article: "definite") } gibt{ COMMA() }
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
    .rest = jede dieser Fähigkeiten, die es unter { FORM($of, number: "many", case: "dative", article: "definite") } gibt: { $keywords }
part-loses = { part-loses.verb } { part-loses.rest }
    .verb =
        { $number ->
            [one] verliert
           *[many] verlieren
        }
    .rest = { FORM($abilities, case: "accusative") }
part-loses-all = { part-loses-all.verb } { part-loses-all.rest }
    .verb =
        { $number ->
            [one] verliert
           *[many] verlieren
        }
    .rest = alle Fähigkeiten
part-loses-all-but-mana = { part-loses-all-but-mana.verb } { part-loses-all-but-mana.rest }
    .verb =
        { $number ->
            [one] verliert
           *[many] verlieren
        }
    .rest = alle Fähigkeiten außer Manafähigkeiten
part-cant-have = { part-cant-have.verb } { part-cant-have.rest }
    .verb =
        { $number ->
            [one] verliert
           *[many] verlieren
        }
    .rest =
        { FORM($abilities, case: "accusative") } und { $number ->
            [one] kann
           *[many] können
        } { FORM($abilities, case: "accusative") } weder haben noch erhalten
part-size = { part-size.verb } { part-size.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = Basis-Stärke und -Widerstandskraft { $size }
part-base-power = { part-base-power.verb } { part-base-power.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = Basis-Stärke { $value }
part-base-toughness = { part-base-toughness.verb } { part-base-toughness.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = Basis-Widerstandskraft { $value }
part-base-power-equal = { part-base-power-equal.verb } { part-base-power-equal.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = Basis-Stärke gleich { FORM($value, case: "dative") }
part-base-toughness-equal = { part-base-toughness-equal.verb } { part-base-toughness-equal.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = Basis-Widerstandskraft gleich { FORM($value, case: "dative") }
part-size-equal = { part-size-equal.verb } { part-size-equal.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = Basis-Stärke und -Widerstandskraft jeweils gleich { FORM($value, case: "dative") }
part-sizes-equal = { part-sizes-equal.verb } { part-sizes-equal.rest }
    .verb =
        { $number ->
            [one] hat
           *[many] haben
        }
    .rest = Basis-Stärke gleich { FORM($power, case: "dative") } und Basis-Widerstandskraft gleich { FORM($toughness, case: "dative") }
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
where = { $what }; dabei ist { $letters }
where-letter = { $letter } gleich { FORM($value, case: "dative") }
part-switched = { part-switched.verb } { part-switched.rest }
    .verb =
        { $number ->
            [one] tauscht
           *[many] tauschen
        }
    .rest = Stärke und Widerstandskraft gegeneinander aus
part-cost-more = { part-cost-more.verb } { part-cost-more.rest }
    .verb =
        { $number ->
            [one] kostet
           *[many] kosten
        }
    .rest = beim Wirken { $mana } mehr{ $times }
part-cost-less = { part-cost-less.verb } { part-cost-less.rest }
    .verb =
        { $number ->
            [one] kostet
           *[many] kosten
        }
    .rest = beim Wirken { $mana } weniger{ $times }{ $held }
part-cost-least = { part-cost-least.verb } { part-cost-least.rest }
    .verb =
        { $number ->
            [one] kostet
           *[many] kosten
        }
    .rest = insgesamt mindestens { $mana }
cost-times = , { $n }-mal
cost-times-each = { " " }für { FORM($what, number: "one", article: "every", case: "accusative") }
cost-times-many = , so oft, wie { $value } beträgt{ COMMA() }
cost-held = { " " }({ $how })
cost-colored-only = nur farbiges Mana
cost-leaves = bis auf mindestens { $mana }
part-player-gains = { part-player-gains.verb } { part-player-gains.rest }
    .verb =
        { $person ->
            [second] hast
           *[third]
                { $number ->
                    [one] hat
                   *[many] haben
                }
        }
    .rest = als Spieler { FORM($abilities, case: "accusative") }
part-player-loses = { part-player-loses.verb } { part-player-loses.rest }
    .verb =
        { $person ->
            [second] verlierst
           *[third]
                { $number ->
                    [one] verliert
                   *[many] verlieren
                }
        }
    .rest = als Spieler { FORM($abilities, case: "accusative") }
part-player-cant-have = { part-player-cant-have.verb } { part-player-cant-have.rest }
    .verb =
        { $person ->
            [second] verlierst
           *[third]
                { $number ->
                    [one] verliert
                   *[many] verlieren
                }
        }
    .rest =
        als Spieler { FORM($abilities, case: "accusative") } und { $person ->
            [second] kannst
           *[third]
                { $number ->
                    [one] kann
                   *[many] können
                }
        } { FORM($abilities, case: "accusative") } weder haben noch erhalten
