report-mistakes = Häufige Fehler
report-no-mistakes = Keiner der Fehler, nach denen hier gesucht wird, ändert etwas an dem, was gefragt ist.
report-mistakes-left-out = Es sind mehr als { $count } Objekte: Einen solchen Tisch nach falschen Regeln durchzurechnen, dauert für eine Seite zu lange. Der Befehl explain tut es.
report-mistake-also = Mit demselben Fehler:

report-title = Layer-Bericht
report-title-of = Layer-Bericht über { $engine }
report-description =
    { $headline }: { $count ->
        [one] { $count } Spielfeld
       *[other] { $count } Spielfelder
    }, auf denen dauerhafte Effekte von Magic zusammentreffen, Layer für Layer (Comprehensive Rules 613).
report-skip = Zum Inhalt
report-nav = Bericht
report-from-run = einem Lauf von { $engine }
report-made-by = Erstellt von cr613 aus { $source }. Die Regeln sind in eigenen Worten wiedergegeben; maßgeblich sind die Comprehensive Rules.
report-overview = Überblick
report-scenarios = Szenarien
report-scores = Wertung
report-cards = Karten
report-coverage = Abdeckung
report-english-prose = Die Titel der Szenarien gibt es nur auf Englisch.
report-english-why = Auf Englisch verfasst.

report-count-scenarios =
    { $count ->
        [one] { $count } Szenario
       *[other] { $count } Szenarien
    }
report-count-runs =
    { $count ->
        [one] { $count } Lauf
       *[other] { $count } Läufe
    }
report-count-values =
    { $count ->
        [one] { $count } Wert
       *[other] { $count } Werte
    }
report-count-results =
    { $count ->
        [one] { $count } Ergebnis
       *[other] { $count } Ergebnisse
    }
report-count-checks =
    { $count ->
        [one] { $count } Prüfung
       *[other] { $count } Prüfungen
    }
report-count-steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
report-count-readings =
    { $count ->
        [one] { $count } Lesart
       *[other] { $count } Lesarten
    }
report-count-effects =
    { $count ->
        [one] { $count } Effekt
       *[other] { $count } Effekte
    }
report-count-dependencies =
    { $count ->
        [one] { $count } Abhängigkeit
       *[other] { $count } Abhängigkeiten
    }
report-more = und { $count } weitere
report-more-in-file = und { $count } weitere, in { $file }
report-more-changes =
    { $count ->
        [one] { $count } weitere Änderung
       *[other] { $count } weitere Änderungen
    }
report-more-objects =
    { $count ->
        [one] { $count } weiteres Objekt
       *[other] { $count } weitere Objekte
    }
report-and-so-on = und { $what }
report-none-yet = noch keine
report-none = Keine.
report-nothing = nichts

report-nothing-run = Nichts wurde ausgeführt
report-one-passes = Das Szenario stimmt
report-all-pass = Alle { $count } Szenarien stimmen
report-all-pass-in =
    Alle { $count ->
        [one] { $count } Szenario
       *[other] { $count } Szenarien
    } stimmen, in { $runs } Läufen
report-some-pass =
    { $passed } von { $count ->
        [one] { $count } Szenario
       *[other] { $count } Szenarien
    } { $passed ->
        [one] stimmt
       *[other] stimmen
    }
report-some-runs-pass =
    { $passed } von { $count ->
        [one] { $count } Lauf
       *[other] { $count } Läufen
    } { $scenarios ->
        [one] eines Szenarios
       *[other] von { $scenarios } Szenarien
    } { $passed ->
        [one] stimmt
       *[other] stimmen
    }
report-no-claimed-run = Kein Lauf braucht nur, was angegeben ist
report-claimed-one-passes = Der eine Lauf innerhalb der Angaben stimmt
report-claimed-pass = Alle { $count } Läufe innerhalb der Angaben stimmen
report-claimed-fail =
    { $failed } von { $count ->
        [one] { $count } Lauf
       *[other] { $count } Läufen
    } innerhalb der Angaben { $failed ->
        [one] stimmt
       *[other] stimmen
    } nicht
report-rules = Regeln { $rulesets }
report-no-rules = keine Regeln
report-rules-read = { $rules }, gelesen nach { $readings }
report-compared =
    { $count ->
        [one] { $count } Wert
       *[other] { $count } Werte
    } verglichen: { $passed } wie erwartet, { $failed } nicht
report-cut-off = Dieser Lauf wurde abgebrochen.
report-cut-off-why = Nicht jedes geplante Szenario hat ein Ergebnis; was hier steht, ist nicht alles.
report-the-run = Der Lauf
report-engine = Engine
report-rules-head = Regeln
report-planned = Geplant
report-open-points = Offene Fragen
report-open-where = { $scenarios }, in denen sich die Regeln auf mehr als eine Art lesen lassen
report-corpus = Korpus
report-faults =
    { $count ->
        [one] { $count } Fehler in den Dateien
       *[other] { $count } Fehler in den Dateien
    }
report-fault-expected = Erwartet: { $expected }.
report-fault-meant = Ist „{ $suggestion }“ gemeint?
report-fault-at = bei { $pointer }
report-differences = Nicht wie erwartet
report-first-wrong = { $subject }, { $what }: erwartet { $expected }, erhalten { $actual }
report-more-wrong =
    { ", " }und { $count ->
        [one] { $count } weiterer Wert
       *[other] { $count } weitere Werte
    }
report-famous = Berühmte Fälle
report-board-of = Das Spielfeld: { $title }
report-find = Einen Fall, eine Karte oder eine Regel finden
report-find-everything = Alles
report-find-hint = zwei Karten, ein Titel, 613.8 …
report-found-nothing = Nichts dergleichen ist hier.
report-found-loosely = Nichts hat alle diese Wörter. Einige davon:
report-found-all = Alle { $count } Szenarien in der Liste
report-found-case = Fall
report-found-card = Karte
report-found-clause = Regel
report-reach = Was die Szenarien erreichen
report-clauses-of-rules = Abschnitte der Regeln
report-see-clauses = Jede Regel ansehen
report-layers = Layer
report-topics = Themen

report-verdict = Ergebnis
report-scenario = Szenario
report-topic = Thema
report-values = Werte
report-list-caption = Szenarien, ihre Themen, Layer, Werte und Ergebnisse
report-show-all = Alle zeigen
report-no-fit = Kein Szenario passt.
report-clear = Leeren
report-without-page =
    Damit diese Datei klein bleibt, { $count ->
        [one] hat { $count } Szenario
       *[other] haben { $count } Szenarien
    } hier keine Seite: { $command } erklärt sie.
report-passing-without-page =
    Damit diese Datei klein bleibt, { $count ->
        [one] hat { $count } Szenario, das stimmt,
       *[other] haben { $count } Szenarien, die stimmen,
    } hier keine Seite: { $command } erklärt sie.
report-search = Suche
report-search-hint = Titel, Karte, Regel …
report-layer = Layer
report-answer = Antwort
report-answer-firm = eindeutig
report-answer-contested = umstritten
report-clause = Regel
report-card = Karte
report-all = alle
report-any = beliebig
report-shown =
    { $fitting } von { $count ->
        [one] { $count } Szenario
       *[other] { $count } Szenarien
    }
report-shown-first = { $shown }, die ersten { $count } hier
report-level-must = eindeutig
report-level-interpretation = Auslegung
report-level-undefined = offen
report-says-must = die Regeln entscheiden es
report-says-interpretation = eine Auslegung
report-says-undefined = die Regeln lassen es offen
report-layers-label = Layer

report-verdict-pass = stimmt
report-verdict-fail = falsch
report-verdict-crashed = abgestürzt
report-verdict-timeout = zu spät
report-verdict-unstable = unbeständig
report-verdict-wrong-sequence = falsche Reihenfolge
report-verdict-invalid-message = ungültige Nachricht
report-verdict-invalid-json = ungültiges JSON
report-verdict-oversized-line = zu lange Zeile
report-verdict-flooded = Überflutung
report-verdict-error = Fehler
report-verdict-broken = fehlerhafte Datei
report-verdict-alternative = andere Lesart
report-verdict-unsupported = nicht unterstützt
report-verdict-refused = abgelehnt
report-verdict-not-run = nicht ausgeführt
report-topic-abilities = Fähigkeiten
report-topic-color = Farben
report-topic-control = Kontrolle
report-topic-copy = Kopien
report-topic-dependency = Abhängigkeit
report-topic-game-rules = Spielregeln
report-topic-players = Spieler
report-topic-power-toughness = Stärke und Widerstandskraft
report-topic-state-based = zustandsbasierte Aktionen
report-topic-text = Text
report-topic-timestamps = Zeitstempel
report-topic-type = Typen
report-topic-unknown = unbekannt
report-state-covered = abgedeckt
report-state-thin = dünn
report-state-untested = ungeprüft
report-state-untestable = nicht prüfbar
report-as-expected = wie erwartet
report-not-as-expected = nicht wie erwartet
report-becomes = wird zu

report-under = nach den Regeln { $rules }
report-range = { $from } bis { $to }
report-what-happened = Was geschah
report-at-once = Gleichzeitig:
report-board-beside = Das gezeigte Spielfeld
report-at-the-end = Am Ende
report-the-answer = Die Antwort
report-after-events =
    Nach { $count ->
        [one] { $count } Ereignis
       *[other] { $count } Ereignissen
    }
report-before-anything = Bevor etwas geschieht
report-by-reference = { ", " }nach der Referenz
report-the-board =
    Das Spielfeld: { $count ->
        [one] { $count } bleibende Karte
       *[other] { $count } bleibende Karten
    }
report-no-object = Kein Objekt ist da.
report-zone-stack = { $player }, auf dem Stapel
report-zone-command = { $player }, Kommandozone
report-zone-hand = { $player }, Hand
report-zone-graveyard = { $player }, Friedhof
report-zone-exile = { $player }, Exil
report-zone-library = { $player }, Bibliothek
report-zone-title = { $zone }:
report-controls = { $player } kontrolliert
report-life = Lebenspunkte { $count }
report-hand =
    { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
report-no-maximum-hand = keine maximale Handkartenzahl
report-maximum-hand = maximale Handkartenzahl { $count }
report-any-land-plays = beliebig viele Länder pro Zug
report-land-plays =
    { $count ->
        [one] { $count } Land
       *[other] { $count } Länder
    } pro Zug
report-named = „{ $name }“
report-no-abilities = keine Fähigkeiten
report-changed-words = { $ability }, mit geänderten Wörtern
report-words-changed = Wörter seines Textes sind geändert
report-loyalty = Loyalität { $count }
report-defense = Verteidigung { $count }
report-damage = Schaden { $count }
report-no-name = (ohne Namen)
report-base-size = Basis { $size }
report-power-toughness = Stärke und Widerstandskraft
report-counters = { $kind } × { $count }
report-attached-to = angelegt an { FORM($object, case: "accusative") }
report-has-attached = angelegt: { $objects }
report-owned-by = gehört { $player }
report-layer-by-layer = Layer für Layer
report-clause-numbers = Regelnummern
report-no-effect = Kein Effekt wurde angewendet.
report-no-effect-told = Kein Effekt wurde angewendet, oder die Engine sagt es nicht.
report-what-depends = Was wovon abhängt
report-link-to = Link zu: { $title }
report-in-words = Jedes Objekt in Worten
report-left-out = Spielfelder und Layer sind hier weggelassen: Ein so großer Lauf behält sie nur von dem, was nicht stimmt. { $command } erzählt sie.
report-what-checked = Was geprüft wurde
report-same-values = dieselben Werte
report-other-values = andere Werte
report-differ =
    { $wrong } von { $count ->
        [one] { $count } Wert
       *[other] { $count } Werten
    } { $wrong ->
        [one] weicht
       *[other] weichen
    } ab
report-nothing-compared = Kein Wert wurde verglichen.
report-characteristic = Merkmal
report-expected = Erwartet
report-actual = Erhalten
report-expected-label = erwartet
report-actual-label = erhalten
report-as-expected-head = Wie erwartet
report-last-changed = zuletzt geändert in Layer { $layer }
report-last-changed-reference = die Referenz ändert es zuletzt in Layer { $layer }
report-values-as-expected =
    { $count ->
        [one] { $count } Wert
       *[other] { $count } Werte
    } wie erwartet
report-the-game = Das Spiel
report-value-expected = { $value } (erwartet: { $expected })
report-value = { $what }: { $value }
report-why = Warum, Schritt für Schritt
report-how-read = Wie man es lesen kann
report-recommended = hier empfohlen
report-provenance = Woher es kommt
report-decided-by = entschieden von { $clauses }
report-role-decides = Entschieden von
report-role-applies = Gilt auch
report-role-contrasts = Im Unterschied zu
report-old-numbers = Wie diese Regeln in den älteren Fassungen hießen
report-number-later = noch keine solche Regel
report-number-unknown = nicht bekannt
report-other-scenarios = Andere Szenarien
report-previous = Vorheriges
report-next = Nächstes
report-twin = Zum Vergleich
report-made-up-short = erfunden
report-see-again = Noch einmal sehen
report-players = Spieler, in Zugreihenfolge: { $players }.
report-copy = Kopieren
report-copied = Kopiert
report-copy-link = Link kopieren
report-copy-not-allowed = Hier nicht erlaubt

report-yes = ja
report-no = nein
report-empty = (leer)
report-no-entries = keine
report-value-order = Reihenfolge { $where }
report-value-depends = { $where }: { FORM($effect, case: "nominative") } hängt ab von { FORM($on, case: "dative") }
report-value-depends-by = { $what }, und zwar darin,
report-value-has = hat { $what }
report-value-has-times = hat { $times }-mal { $what }
report-value-lacks = hat nicht { $what }
report-value-copiable = { $what }, kopierbar
report-value-exists = vorhanden
report-value-cost = Kosten
report-value-also-paid = außerdem bezahlt
report-value-game-rules = Spielregeln
report-value-state-based = zustandsbasierte Aktionen
report-value-rounds = Runden
report-value-open = offen
report-value-cost-of = Kosten von { $what }
report-value-also-paid-for = außerdem bezahlt für { $what }
report-value-counters = { $kind }
report-value-round = Runde { $number }
report-value-number-of = Anzahl: { $what }
report-after-state-based = nach zustandsbasierten Aktionen
report-in-layer = in Layer { $layer }
report-among-players = bei den Spielern
report-among-game-rules = bei den Spielregeln
report-stage-players = Spieler
report-stage-game-rules = Spielregeln
report-because-existence = ob es ihn gibt
report-because-text = wie sein Text lautet
report-because-applies-to = worauf er sich auswirkt
report-because-what-it-does = was er bewirkt
report-kind-depends = Abhängigkeiten
report-kind-has = eine Fähigkeit, die es hat
report-kind-lacks = eine Fähigkeit, die ihm fehlt
report-kind-order = Reihenfolge der Effekte

report-cards-lead =
    { $count ->
        [one] { $count } Karte, die
       *[other] { $count } Karten, die
    } in Szenarien { $count ->
        [one] vorkommt
       *[other] vorkommen
    }, nach ihren englischen Namen.
report-other-names = Andere Namen
report-as-has-it = Wie in: { $scenario }
report-as-have-it = Wie in: { $scenario } und { $count } weiteren
report-played-by =
    In { $count ->
        [one] { $count } Szenario
       *[other] { $count } Szenarien
    }
report-show-in-list = In der Liste zeigen
report-meets = Trifft auf
report-back-other-face = Auf der anderen Seite
report-back-modal = Auf der anderen Seite, die für sich gewirkt werden kann
report-back-meld = Verschmolzen
report-back-flip = Umgedreht
report-back-half = Die andere Hälfte
report-back-inset = Der Einsatz
report-language-en = Englisch
report-language-de = Deutsch
report-language-fr = Französisch
report-made-up = ausgedacht, um eine Regel zu zeigen
report-card-no-abilities = Keine Fähigkeiten.
report-emblem = Emblem
report-color-indicator = Farbanzeiger { $colors }

report-coverage-lead =
    Von { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    } sind { $covered } abgedeckt, { $thin } dünn, { $untested } ungeprüft und { $untestable } nicht prüfbar. Eine Regel ist abgedeckt, wenn mindestens zwei Szenarien sie anwenden: Ein Schritt des Rechenwegs nennt sie. Dass ein Szenario sie anführt, beweist nichts.
report-coverage-no-traces = Die Engine dieses Laufs gibt keinen Rechenweg an, also ist nicht zu sehen, was angewendet wurde.
report-clauses = Regeln
report-cited-only = Nur angeführt
report-pairs = Paare
report-by-clause = Nach Regel
report-by-layer = Nach Layer
report-by-topic = Nach Thema
report-by-pair = Nach Paar von Effekten
report-all-clauses = alle { $count }
report-which-clauses = Welche Regeln gezeigt werden
report-says = Was sie sagt, in unseren Worten
report-says-english = Die Worte der Regeln sind englisch.
report-state = Stand
report-decides = entscheidet { $count }
report-cited-by = angeführt von { $count }
report-exercised-by = angewendet von { $count }
report-results = Ergebnisse
report-cited-not-exercised = Angeführt, aber nicht angewendet
report-all-exercised = Jedes Szenario wendet jede Regel an, die es anführt.
report-no-traces = Ohne Rechenweg lässt sich das nicht sagen.
report-cites-unused =
    { $count ->
        [one] { $count } Szenario führt eine Regel an, die kein Schritt seines Rechenwegs nennt
       *[other] { $count } Szenarien führen eine Regel an, die kein Schritt ihres Rechenwegs nennt
    }
report-pairs-lead = Von { $possible } Paaren von Arten, die in einem Layer zusammentreffen können, tun es { $met }. Die Zahl sagt, in wie vielen Szenarien die Zeile auf die Spalte traf; bei Abhängigkeiten, in wie vielen die Zeile von der Spalte abhängt.
report-which-relation = Welche Beziehung gezählt wird
report-behind-numbers = Die Szenarien hinter den Zahlen
report-kinds = Arten
report-relation-any = jede
report-relation-none = unabhängig
report-relation-existence = durch das Bestehen
report-relation-text = durch den Text
report-relation-applies-to = durch die betroffenen Objekte
report-relation-what-it-does = durch die Wirkung
report-relation-loop = in einer Schleife
report-related-none = unabhängig
report-related-existence = der erste hängt darin ab, ob es ihn gibt
report-related-text = der erste hängt in seinem Text ab
report-related-applies-to = der erste hängt darin ab, worauf er sich auswirkt
report-related-what-it-does = der erste hängt darin ab, was er bewirkt
report-related-loop = in einer Schleife

report-graph-no-effect = In keinem Layer wird ein Effekt angewendet.
report-graph-picture = { $title }: Bild
report-graph-name = { $title }: { $effects }, { $dependencies }. { $where }
report-graph-told-above = Die Schritte vor dem Bild sagen dasselbe in Worten.
report-graph-told-below = Die Liste nach dem Bild sagt dasselbe in Worten.
report-graph-caption = Von oben nach unten in der Reihenfolge der Anwendung. Ein Pfeil führt von einem Effekt zu einem, der von ihm abhängt, und sagt, was der eine mit dem anderen macht.
report-graph-too-large = { $effects } und { $dependencies } sind zu viel für ein Bild. In Worten, in der Reihenfolge der Anwendung:
report-outcome-waited = der ältere wartet auf den neueren
report-outcome-freed = der ältere wartet, ist aber davon frei, bevor jener angewendet wird
report-outcome-free = keiner wartet: Für die Reihenfolge macht es keinen Unterschied
report-outcome-loop = eine Schleife: Solange sie besteht, wartet keiner in ihr, und der älteste geht zuerst
report-arrow-ends = beendet ihn
report-arrow-begins = lässt ihn entstehen
report-arrow-text = ändert seinen Text
report-arrow-objects = ändert, worauf er sich auswirkt
report-arrow-players = ändert, für wen er gilt
report-arrow-does = ändert, was er bewirkt
report-not-applied = nicht angewendet
report-not-applied-here = Hier nicht angewendet:
report-nothing-to-apply = Als er an der Reihe ist, gibt es von ihm nichts anzuwenden.
report-free-anyway = Er muss nicht warten: Der andere kommt ohnehin zuerst.
report-free-before = Er muss nicht warten und wird vor dem anderen angewendet.
report-later-free = Später ist er frei von { FORM($effects, case: "dative") }.
report-independent =
    In { $count ->
        [one] Layer
       *[other] den Layern
    } { $layers } hängt nichts von etwas anderem ab: Effekte werden dort vom ältesten zum neuesten angewendet.
report-independent-defining =
    In { $count ->
        [one] Layer
       *[other] den Layern
    } { $layers } hängt nichts von etwas anderem ab: Effekte werden dort vom ältesten zum neuesten angewendet, eigenschaftsdefinierende Fähigkeiten zuerst.
report-size-in-titles = Stärke und Widerstandskraft
report-size-in-short = S/W
report-scenarios-beside = Szenarien
report-outcome-alternative = Eine andere Lesart der Regeln
report-outcome-reading = Wo Werte hier abweichen, sind alle, was die Lesart { $reading } ergibt
report-outcome-how-run = Wie es ausgeführt wurde
report-outcome-none = Kein Vergleich: { $verdict }
report-outcome-false-claim = Eine falsche Angabe
report-known-as-known = Bekannter Fehler
report-known-passed-unexpectedly = Als Fehler bekannt, aber es ist keiner
report-known-failed-otherwise = Als Fehler bekannt, aber als ein anderer

report-of-claims = Von dem, was sie angibt
report-of-corpus = Vom Korpus
report-of-claims-label = von dem, was sie angibt
report-of-corpus-label = vom Korpus
report-no-runs = keine Läufe
report-score =
    { $passed } von { $count ->
        [one] { $count } Lauf
       *[other] { $count } Läufen
    } { $passed ->
        [one] stimmt
       *[other] stimmen
    }
report-score-short = { $passed } von { $runs }
report-no-failure = Nichts zählt als Fehler.
report-failures =
    { $count ->
        [one] { $count } Lauf zählt
       *[other] { $count } Läufe zählen
    } als Fehler.
report-known-failures =
    { $count ->
        [one] { $count } Lauf ist
       *[other] { $count } Läufe sind
    } so falsch, wie es die Datei bekannter Fehler sagt.
report-unclaimed =
    { $count ->
        [one] { $count } Lauf braucht
       *[other] { $count } Läufe brauchen
    }, was sie nicht angibt: Das zählt nur für das Korpus.
report-answered-late =
    { $count ->
        [one] { $count } Lauf wurde
       *[other] { $count } Läufe wurden
    } erst allein, in einem neuen Prozess, beantwortet.
report-mistakes-head = Was sie falsch macht
report-mistakes-lead = Läufe, die im selben Merkmal, im selben Layer und auf dieselbe Art falsch sind, stehen zusammen. Der Layer ist der, in dem die Antwort zuerst von der Referenz abweicht.
report-more-mistakes =
    und { $count ->
        [one] { $count } weitere Art
       *[other] { $count } weitere Arten
    } von Fehlern
report-more-answers =
    und { $count ->
        [one] { $count } weitere Antwort
       *[other] { $count } weitere Antworten
    }, in results.csv
report-mistake-false-claim = eine falsche Angabe: Sie sagt, dass sie es nicht kann
report-mistake-passes = nicht mehr falsch, wie es bekannt war
report-mistake-no-answer = keine Antwort
report-wrong-by-absent = nichts statt eines Wertes
report-wrong-by-present = ein Wert statt keinem
report-wrong-by-too-low = zu niedrig
report-wrong-by-too-high = zu hoch
report-wrong-by-missing = Einträge fehlen
report-wrong-by-extra = zu viele Einträge
report-wrong-by-others = andere Einträge
report-wrong-by-order = in anderer Reihenfolge
report-wrong-by-yes = ja statt nein
report-wrong-by-no = nein statt ja
report-wrong-by-other = ein anderer Wert
report-count-known = { $count } bekannt
report-count-beyond = { $count } über die Angaben hinaus
report-likely-cause = Die wahrscheinliche Ursache
report-likely-causes = Wahrscheinliche Ursachen
report-no-cause =
    Keiner der Irrtümer, die cr613 kennt, ergibt die Antworten von { $count ->
        [one] { $count } falschen Szenario
       *[other] { $count } falschen Szenarien
    }: siehe die Fehler unten.
report-cause-gives =
    Wer das glaubt, gibt jeden Wert von { $explained } von { $count ->
        [one] { $count } falschen Szenario
       *[other] { $count } falschen Szenarien
    }.
report-cause-uncontradicted =
    Von { $count ->
        [one] { $count } Szenario, das stimmt,
       *[other] { $count } Szenarien, die stimmen,
    } widerspricht keines.
report-cause-contradicted =
    Von { $count ->
        [one] { $count } Szenario, das stimmt,
       *[other] { $count } Szenarien, die stimmen,
    } { $against ->
        [one] widerspricht
       *[other] widersprechen
    } { $against }: Wer das glaubt, läge dort falsch.
report-cause-against = Dagegen: { $clause }
report-cause-explained = Erklärt: { $scenarios }
report-cause-contradicting = Dagegen: { $scenarios }
report-believed = „{ $belief }“
report-reads = Sie liest
report-reads-effects = die Effekte von Karten, als Daten
report-reads-names = nur die Namen von Karten
report-claims-rules = Sie gibt diese Regeln an
report-claims-readings = Andere Lesarten
report-claims-handles = Sie gibt an zu können
report-claims-tells = Sie sagt
report-covers = Was sie abdeckt
report-covers-lead =
    Die Läufe, die stimmen, wenden { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    } an von den { $all }, die alle Läufe anwenden oder anführen.
report-not-claimed = Sie gibt nicht an: { $names }
report-asked-all-the-same = und wurde trotzdem gefragt: Dieser Lauf zählt nicht.
report-first-parts = Weicht zuerst ab in: { $layer }
report-orders = { $check }: die Effekte in der Reihenfolge, in der sie angewendet werden
report-the-reference = Die Referenz
report-the-engine = Die Engine
report-untold =
    { $count ->
        [one] { $count } Wert
       *[other] { $count } Werte
    }, die die Engine nicht zu sagen angibt
report-standard-error = Standardfehlerausgabe
report-scores-lead = Jede Wertung hat zwei Nenner: die Läufe, die nur brauchen, was die Engine angibt, und alle Läufe.
report-capabilities = Fähigkeiten der Engine
report-by-capability = Nach Fähigkeit der Engine
report-scores-layers-lead = Läufe, in denen in dem Layer etwas angewendet wird. Ein Lauf weicht im ersten Layer ab, der nicht wie erwartet ist.
report-parts-here =
    { $count ->
        [one] { $count } Lauf weicht
       *[other] { $count } Läufe weichen
    } hier ab
report-scores-clauses-lead = Läufe, die die Regel anführen oder deren Berechnung durch die Referenz sie nennt. Die schlechtesten zuerst.
report-no-claimed-fails = Kein Lauf innerhalb der Angaben ist falsch.
report-clauses-passing =
    { $count ->
        [one] { $count } Regel, von der
       *[other] { $count } Regeln, von denen
    } jeder Lauf innerhalb der Angaben stimmt
report-clauses-unclaimed =
    { $count ->
        [one] { $count } Regel, von der
       *[other] { $count } Regeln, von denen
    } kein Lauf innerhalb der Angaben handelt
report-nothing-beyond = Jeder Lauf braucht nur, was die Engine angibt.
report-capabilities-lead = Was Läufe brauchen und die Engine nicht angibt. Zuerst, was allein die meisten Läufe brächte.
report-capability-not-claimed = Nicht angegeben
report-capability-runs = Läufe, denen es fehlt
report-capability-alone = Denen sonst nichts fehlt
report-capability-passed = Stimmen trotzdem
report-lack-label = fehlt
report-alone-label = sonst nichts
report-passed-label = stimmen

report-part-add-colors = Farben hinzufügen
report-part-add-every-subtype = jeden Untertyp hinzufügen
report-part-add-types = Typen hinzufügen
report-part-body = gewählte Gestalt
report-part-copy = kopieren
report-part-exchange-control = Kontrolle tauschen
report-part-exchange-text-boxes = Textfelder tauschen
report-part-face-down = verdecken
report-part-gain-abilities = Fähigkeiten erhalten
report-part-gain-abilities-of = Fähigkeiten von anderem erhalten
report-part-gain-control = Kontrolle übernehmen
report-part-gain-full-text = vollen Text erhalten
report-part-lose-abilities = Fähigkeiten verlieren
report-part-lose-all-abilities = alle Fähigkeiten verlieren
report-part-merged = vereinigt
report-part-modify-power-toughness = S/W verändern
report-part-remove-types = Typen entfernen
report-part-replace-words = Wörter ersetzen
report-part-set-basic-land-types = Standardlandtypen setzen
report-part-set-colors = Farben setzen
report-part-set-name = Namen setzen
report-part-set-power-toughness = S/W setzen
report-part-set-subtypes = Untertypen setzen
report-part-set-types = Typen setzen
report-part-switch-power-toughness = S/W vertauschen
report-part-can-t-have = kann nicht haben
report-part-copied-values = kopierte Werte
report-part-name-word = Namenswort
report-part-text-box = Textfeld
