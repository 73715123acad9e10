### Feste Wörter der Formate eines Lösungsblatts: Markdown, CSV, Anki, Moodle, QTI.

format-title = Fragen zu dauerhaften Effekten
format-answers-title = Fragen zu dauerhaften Effekten: die Lösungen
format-rules = Regeln: { $title }, gültig seit dem { $effective }.
format-corpus = Korpus: { $digest }.
format-form =
    { $has-select ->
        [yes] Bis zu { $count } Fragen aus { $select }, Startwert { $seed }.
       *[no] Bis zu { $count } Fragen aus dem ganzen Korpus, Startwert { $seed }.
    }

format-question = Frage { $number }
format-levels = Wissen { $knowledge } von 4, Komplexität { $complexity } von 4

format-players = Spieler
format-cards = Karten
format-events = Was geschehen ist
format-board = Das Spielfeld
format-elsewhere = In anderen Zonen
format-options = Mögliche Antworten
format-answer = Antwort
format-option-words = Was hinter jeder Antwort steht
format-explanation = Erklärung
format-not-because = Was die Fehler übersehen

format-timestamp = Ankunft Nr.
format-object = Bleibende Karte
format-player = Ins Spiel gekommen unter
format-mana-cost = Manakosten
format-line = Typ laut Aufdruck
format-size = Werte laut Aufdruck
format-state = Zustand

format-tapped = getappt
format-face-down = verdeckt
format-token = Spielstein
format-attached = angelegt an: { $host }
format-counters = { $count } × { $kind }
