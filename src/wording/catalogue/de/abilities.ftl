### Fähigkeiten als Sätze. Steht vorne ein Nebensatz ($fronted ist „yes“), so kommt das Verb vor das Subjekt.

effect =
    { $fronted ->
        [yes] { $front } { AGREE($first, $who) } { $who } { $time } { AGREE($rest, $who) }
       *[no] { $who } { AGREE($first, $who) } { $time } { AGREE($rest, $who) }
    }
effect-clauses =
    { $fronted ->
        [yes] { $front } gilt { $time }: { CAPITAL($clauses) }
       *[no] { $time } gilt: { CAPITAL($clauses) }
    }

## Bedingungen und Dauer als Nebensätze

front = { $clauses },
front-as-long-as = solange { $condition }
front-if = falls { $condition }
front-for-as-long-as = solange { $condition }
front-while-in = solange { $this } { $where } ist
front-until-leaves = bis { $this } das Spiel verlässt
front-while-stays = solange { $this } im Spiel bleibt
front-while-tapped = solange { $this } getappt bleibt
front-while-controlled = solange du { FORM($this, case: "accusative") } kontrollierst
time-end-of-turn = bis zum Ende des Zuges
time-end-of-combat = bis zum Ende des Kampfes
time-your-next-turn = bis zum Beginn deines nächsten Zuges
time-until-next =
    bis zum Beginn { PERSON($who) ->
        [second] deines
       *[third] des
    } nächsten { $what ->
        [turn] Zuges
        [untapStep] Enttappsegments
        [endStep] Endsegments
       *[upkeep] Versorgungssegments
    }{ PERSON($who) ->
        [second] { "" }
       *[third] { " " }{ FORM($who, case: "genitive") }
    }
time-during-next-turn =
    während { PERSON($who) ->
        [second] deines nächsten Zuges
       *[third] des nächsten Zuges { FORM($who, case: "genitive") }
    }
time-until-end-of-next-turn =
    bis zum Ende { PERSON($who) ->
        [second] deines nächsten Zuges
       *[third] des nächsten Zuges { FORM($who, case: "genitive") }
    }
time-until-end-of-next-combat =
    bis zum Ende des Kampfes { PERSON($who) ->
        [second] deines nächsten Zuges
       *[third] des nächsten Zuges { FORM($who, case: "genitive") }
    }
time-until-end-of-next-step =
    bis zum Ende { PERSON($who) ->
        [second] deines
       *[third] des
    } nächsten { $what ->
        [untapStep] Enttappsegments
        [endStep] Endsegments
       *[upkeep] Versorgungssegments
    }{ PERSON($who) ->
        [second] {""}
       *[third] {" "}{ FORM($who, case: "genitive") }
    }
time-from-then-on = von nun an

## Ganze Fähigkeiten

lingers = wenn { $this } das Spiel verlässt, gilt der Effekt noch bis zum Ende des Zuges
in-every-zone = in allen Zonen gilt: { CAPITAL($what) }
with-overload = mit Überlast: { CAPITAL($what) }
defined-size = Stärke und Widerstandskraft { FORM($this, case: "genitive") } sind jeweils gleich { FORM($value, case: "dative") }
defined-power = die Stärke { FORM($this, case: "genitive") } ist gleich { FORM($value, case: "dative") }
defined-toughness = die Widerstandskraft { FORM($this, case: "genitive") } ist gleich { FORM($value, case: "dative") }
defined-toughness-more = die Stärke { FORM($this, case: "genitive") } ist gleich { FORM($value, case: "dative") } und die Widerstandskraft ist um { $more } größer
ability-activated = { CAPITAL($cost) }{ $where }: { CAPITAL($what) }
ability-triggered = wird ausgelöst, wenn { $when }{ COMMA() }{ $if }{ $where }: { CAPITAL($what) }
trigger-if = , falls { $condition }{ COMMA() }
ability-triggered-somehow = wird ausgelöst{ $if }{ $where }: { CAPITAL($what) }
ability-chapter = Kapitel { $n }: { CAPITAL($what) }
ability-chapters = Kapitel { $n }: { CAPITAL($what) }
where-it-functions = , solange { $this } { $where } ist
several-sentences = { $first }. { $more }
no-cost = ohne Kosten
nothing-told = es geschieht etwas, das hier nicht erzählt wird
put-one = { FORM($what, number: "one", article: "indefinite", case: "nominative") } wird auf { CLAUSE_LAST(FORM($on, case: "accusative"), verb: "gelegt") }
put-many = { $n } { FORM($what, number: "many", article: "none", case: "nominative") } werden auf { CLAUSE_LAST(FORM($on, case: "accusative"), verb: "gelegt") }
put-as-many = auf { FORM($on, case: "accusative") } werden { FORM($what, number: "many", article: "none", case: "nominative") } gelegt; ihre Anzahl ist gleich { FORM($value, case: "dative") }
gets-as-many = auf { FORM($objects, number: "one", article: "every", case: "accusative") } werden so viele { FORM($what, number: "many", article: "none") } gelegt, wie { $value } beträgt{ COMMA() }
put-of-choice = { $put }, je nach Wahl
on-each = { SAME($what, number: "one", article: "every") }

targets-are =
    { $count ->
        [1] Ziel
       *[many] Ziele
    }: { $what }
target-one = { FORM($what, number: "one", article: "indefinite", case: "nominative") }
any-target = ein beliebiges Ziel
target-many = { $n } { FORM($what, number: "many", article: "none", case: "nominative") }
target-up-to-one = bis zu { FORM($what, number: "one", article: "indefinite", case: "nominative") }
target-up-to = bis zu { $n } { FORM($what, number: "many", article: "none", case: "nominative") }
target-any-number = beliebig viele { FORM($what, number: "many", article: "none", case: "nominative") }
target-another = { $what } (ein anderes Ziel)

## Was geschieht, sowie etwas ins Spiel kommt: das Verb steht vorne, weil der Satz mit „sowie“ beginnt

as-it = { $moment }, { $what }
as-it-then = { $moment }: { CAPITAL($what) }
if-it-is-so = in diesem Fall gilt: { CAPITAL($what) }
moment-enters = sowie { $this } ins Spiel kommt
moment-turned-up = sowie { $this } aufgedeckt wird
moment-enters-or-turned-up = sowie { $this } ins Spiel kommt oder aufgedeckt wird
choose-color = wird eine Farbe gewählt
choose-creature-type = wird ein Kreaturentyp gewählt
choose-basic-land-type = wird ein Standardlandtyp gewählt
choose-keyword = wird eine Schlüsselwortfähigkeit gewählt
choose-card-name = wird ein Kartenname gewählt
choose-player = wird ein Spieler gewählt
choose-opponent = wird ein Gegner gewählt
choose-named = wird etwas gewählt ({ $name })
choose-body = wird gewählt, was { $this } ist: { $bodies }
become-copy = kann { $it } zu einer Kopie { CLAUSE_LAST(FORM($what, case: "genitive"), verb: "werden") }{ $except }
become-copy-of-either = kann { $it } zu einer Kopie { CLAUSE_LAST(FORM($what, case: "genitive"), verb: "werden") }{ $except }
exchange-text-box = kann { $it } das eigene Textfeld gegen das { FORM($what, case: "genitive") } tauschen
turn-face-down = werden { CLAUSE_LAST(FORM($what, case: "nominative"), verb: "verdeckt umgedreht") }
get-one = wird { FORM($what, number: "one", article: "indefinite", case: "nominative") } auf { FORM($it, case: "accusative") } gelegt
get-many = werden { $n } { FORM($what, number: "many", article: "none", case: "nominative") } auf { FORM($it, case: "accusative") } gelegt
get-as-many = werden { FORM($what, number: "many", article: "none", case: "nominative") } auf { FORM($it, case: "accusative") } gelegt; ihre Anzahl ist gleich { FORM($value, case: "dative") }

## Ersetzungen

others-enter-as-copies = { $what } kommen als Kopien { FORM($this, case: "genitive") } ins Spiel
attaches-only-to = { $this } kann nur an { CLAUSE_LAST(FORM($what, number: "many", case: "accusative"), verb: "angelegt werden") }
counters-stay = Marken bleiben auf { FORM($this, case: "dative") }, wenn { $it } die Zone wechselt{ COMMA() }
with-comment = { $what } ({ $remark })

## Ausnahmen von Kopien: Nebensätze mit „dass“

exception-name = dass { $it } { $name } heißt
exception-mana-cost = dass { $it } die Manakosten { $cost } hat
exception-no-mana-cost = dass { $it } keine Manakosten hat
exception-no-types = dass { $it } keine Kartentypen hat
exception-only-types = dass { $it } nur { FORM($what, number: "one", article: "indefinite", case: "nominative") } ist
exception-also = dass { $it } zusätzlich { FORM($what, number: "one", article: "indefinite", case: "nominative") } ist
exception-also-a = dass { $it } zusätzlich { FORM($what, number: "one", article: "indefinite", case: "nominative") } ist
exception-not = dass { $it } nicht { $what } ist
exception-no-subtypes = dass { $it } keine { FORM($family, number: "many") } hat
exception-only-subtypes =
    dass { $it } { FORM($words, number: "one", case: "nominative", article: "none") } als { $several ->
        [yes] einzige { FORM($family, number: "many") }
       *[no] einzigen { FORM($family, number: "one") }
    } hat
exception-colors = dass { $it } nur noch { $colors } ist
exception-colorless = dass { $it } farblos ist
exception-also-colors = dass { $it } zusätzlich { $colors } ist
exception-size = dass { $it } { $size } ist
exception-power = dass { $it } Stärke { $value } hat
exception-toughness = dass { $it } Widerstandskraft { $value } hat
exception-abilities = dass { $it } { FORM($abilities, case: "accusative") } hat
exception-retains = dass { $it } { $what } behält
retain-name = den eigenen Namen
retain-colors = die eigenen Farben
retain-types = die eigene Typenzeile
retain-power-toughness = die eigene Stärke und Widerstandskraft
exception-counters = dass { $it } zusätzlich mit { FORM($counters, case: "dative") } ins Spiel kommt
counters-one = { SAME($what, number: "one", article: "indefinite") }
counters-many = { $n } { SAME($what, number: "many", article: "none") }
exception-if = { $what }, falls { $it } { $is }{ COMMA() }
exception-keeps-this = dass { $it } diese Fähigkeit hat
exception-keeps = dass { $it } auch die eigene Fähigkeit { $ability } hat
clause = { $who } { AGREE($does, $who) }
class-of = { SAME($what, number: "many", article: "none") }
    .number = many
    .gender = { GENDER($what) }

## Objekte unter einem eigenen Namen: der Artikel gehört dazu

all-players = Spieler
    .number = many
    .gender = m
this-one = { SAME($what, number: "one", article: "this") }
    .number = one
    .gender = { GENDER($what) }

matter-copying = Kopieren
matter-control = Kontrolle
matter-text = Text
matter-type = Typen
matter-color = Farben
matter-ability = Fähigkeiten
matter-ability-loss = Verlust von Fähigkeiten
matter-size = Basis-Stärke und -Widerstandskraft
matter-boost = Stärke und Widerstandskraft
matter-switch = Stärke und Widerstandskraft vertauscht
matter-players = Spieler
matter-rules = Spielregeln
matter-least-for-abilities = Mindestkosten von Fähigkeiten
matter-less-for-abilities = Kostenreduzierung für Fähigkeiten
matter-more-for-abilities = Kostenerhöhung für Fähigkeiten
matter-least-for-spells = Mindestkosten von Zaubersprüchen
matter-less-for-spells = Kostenreduzierung für Zaubersprüche
matter-more-for-spells = Kostenerhöhung für Zaubersprüche
matter-creature-type-words = Kreaturentypen
matter-land-type-words = Standardlandtypen
matter-color-words = Farbwörter
short-activated =
    { $count ->
        [one] { $case ->
            [dative] einer aktivierten Fähigkeit
           *[other] eine aktivierte Fähigkeit
        }
       *[other] { numeral } { $case ->
            [dative] aktivierten
           *[other] aktivierte
        } Fähigkeiten
    }
    .gender = f
short-activated-besides =
    { $count ->
        [one] { $case ->
            [dative] einer weiteren aktivierten Fähigkeit
           *[other] eine weitere aktivierte Fähigkeit
        }
       *[other] { numeral } { $case ->
            [dative] weiteren aktivierten Fähigkeiten
           *[other] weitere aktivierte Fähigkeiten
        }
    }
short-defining =
    { $count ->
        [one] { $case ->
            [dative] einer eigenschaftsdefinierenden Fähigkeit
           *[other] eine eigenschaftsdefinierende Fähigkeit
        }
       *[other] { numeral } { $case ->
            [dative] eigenschaftsdefinierenden
           *[other] eigenschaftsdefinierende
        } Fähigkeiten
    }
    .gender = f
short-triggered =
    { $count ->
        [one] { $case ->
            [dative] einer ausgelösten Fähigkeit
           *[other] eine ausgelöste Fähigkeit
        }
       *[other] { numeral } { $case ->
            [dative] ausgelösten
           *[other] ausgelöste
        } Fähigkeiten
    }
    .gender = f
short-spell =
    { $count ->
        [one] { $case ->
            [dative] einer Zauberspruchfähigkeit
           *[other] eine Zauberspruchfähigkeit
        }
       *[other] { numeral } Zauberspruchfähigkeiten
    }
    .gender = f
short-as-enters =
    { $count ->
        [one] { $case ->
            [dative] einer Fähigkeit, die
           *[other] eine Fähigkeit, die
        } beim Ins-Spiel-Kommen wirkt
       *[other] { numeral } Fähigkeiten, die beim Ins-Spiel-Kommen wirken
    }{ COMMA() }
    .gender = f
short-with-matter = { SAME($ability) } ({ FORM($matter, case: "nominative") })
short-replacement =
    { $count ->
        [one] { $case ->
            [dative] einer statischen Fähigkeit
           *[other] eine statische Fähigkeit
        }
       *[other] { numeral } statische Fähigkeiten
    }
    .gender = f
effect-by-bestowed = mit Göttergabe
effect-by-reconfigured = durch Rekonfigurieren
effect-by-suspected = verdächtig
effect-by-copy = als Kopie
effect-by-face-down = verdeckt
ability-or-instead = oder stattdessen: { $what }
effect-by-merged = als verschmolzene bleibende Karte
effect-by-sticker = Aufkleber
