### Die festen Wörter der Fragebögen und ihrer Lösungen.

sheet-title = Layer: Fragebogen
sheet-title-key = Layer: Lösungen
sheet-title-both = Layer: Fragen mit Antworten

sheet-name = Name
sheet-date = Datum
sheet-your-answers = Deine Antworten
sheet-score = Punkte

sheet-rules = Regeln: { $title }, gültig seit { $date }
sheet-seed = Startwert: { $seed }
sheet-select = Ausgewählt nach: { $select }
sheet-corpus = Korpus: { $digest }
sheet-count =
    { $count ->
        [one] 1 Frage
       *[other] { $count } Fragen
    }

sheet-how-to = Jede Frage gilt einem Augenblick eines Spiels. Karten sind in eigenen Worten wiedergegeben; was eine Karte hier nicht sagt, das tut sie nicht. Wo es Antworten zur Auswahl gibt, ist genau eine richtig.
sheet-how-to-boards = In den Bildern stehen die Spieler in Zugreihenfolge, der erste oben. Jede bleibende Karte liegt bei dem Spieler, unter dessen Kontrolle sie ins Spiel kam, und bei dem, woran sie angelegt ist. Ihre Werte sind die aufgedruckten: Das Bild zeigt nichts, was Effekte daraus machen.
sheet-how-to-numbers = Wo Zahlen im Kreis stehen, sagen sie, in welcher Reihenfolge die bleibenden Karten ins Spiel kamen, 1 für die erste; was gleichzeitig kam, trägt dieselbe Zahl.

sheet-question = Frage { $number }
sheet-players = Spieler, in Zugreihenfolge
sheet-cards = Karten
sheet-no-abilities = kein Regeltext
sheet-events = Was geschieht
sheet-moment = Jetzt
sheet-reading = Wie die Regeln hier gelesen werden
sheet-your-answer = Deine Antwort

sheet-board = Das Spielfeld
sheet-board-of = Das Spielfeld von Frage { $number }
sheet-board-in-words = Das Spielfeld in Worten
sheet-board-empty = nichts im Spiel
sheet-elsewhere = Anderswo

sheet-timestamp = gekommen als Nummer { $number }
sheet-counters = Marken: { $kind } × { $count }
sheet-tapped = getappt
sheet-face-down = verdeckt
sheet-token = Spielstein
sheet-attached-to = angelegt an: { $host }

sheet-color-w = weiß
sheet-color-u = blau
sheet-color-b = schwarz
sheet-color-r = rot
sheet-color-g = grün
sheet-color-c = farblos
sheet-symbol-s = verschneit
sheet-symbol-p = phyrexianisch
sheet-symbol-t = tappen
sheet-symbol-q = enttappen

sheet-answers = Alle Antworten
sheet-answer = Antwort
sheet-show-answer = Antwort zeigen
sheet-to-question = Zur Frage
sheet-layer-by-layer = Layer für Layer
sheet-not-because = Nicht deshalb
sheet-options = Die Antworten zur Auswahl
sheet-right = richtig
sheet-wrong = falsch
sheet-mistake = Fehler: { $id }

sheet-decided-by = Es entscheidet
sheet-knowledge = Wissen
sheet-complexity = Umfang
sheet-level = { $level } von 4
sheet-knowledge-1 = was jedem Spieler begegnet
sheet-knowledge-2 = Layer und Zeitstempel
sheet-knowledge-3 = Abhängigkeit, Effekte, die ohne ihre Quelle weiterwirken
sheet-knowledge-4 = Winkel der Regeln
sheet-effects =
    { $count ->
        [one] 1 Effekt
       *[other] { $count } Effekte
    }
sheet-layers =
    { $count ->
        [one] 1 Layer
       *[other] { $count } Layer
    }
sheet-dependencies =
    { $count ->
        [one] 1 Abhängigkeit
       *[other] { $count } Abhängigkeiten
    }
sheet-loops =
    { $count ->
        [one] 1 Schleife von Abhängigkeiten
       *[other] { $count } Schleifen von Abhängigkeiten
    }
sheet-source = Quelle
sheet-source-of = { $scenario }, Fassung { $revision }, Prüfung { $check }

sheet-made-by = Erstellt von cr613. Regeln und Karten sind in eigenen Worten wiedergegeben; maßgeblich sind die Comprehensive Rules und die gedruckten Karten.
