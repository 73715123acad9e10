### Die Seite, auf der Engines gegen Szenarien stehen.

matrix-title = Engines und Szenarien
matrix-from = Läufen von { $engines }
matrix-of =
    { $engines ->
        [one] { $engines } Engine
       *[other] { $engines } Engines
    }, { $scenarios ->
        [one] { $scenarios } Szenario
       *[other] { $scenarios } Szenarien
    }
matrix-agreed = Keine zwei Engines, die antworten, geben verschiedene Antworten.
matrix-contested =
    In { $contested } von { $count ->
        [one] { $count } Zeile
       *[other] { $count } Zeilen
    } geben Engines verschiedene Antworten.
matrix-shared-rows = Regelfassungen, nach denen sich alle Engines gleich verhalten, teilen sich eine Zeile.
matrix-other-readings = Die Berichte folgen verschiedenen Lesarten der Regeln.
matrix-other-readings-why = Sie erwarten verschiedene Antworten; was im einen stimmt, kann im anderen falsch sein.
matrix-unlike =
    { $count ->
        [one] { $count } Szenario ist
       *[other] { $count } Szenarien sind
    } nicht in allen Berichten gleich:
matrix-unlike-some = { $scenarios }. Dort lassen sich die Antworten nicht vergleichen.
matrix-unlike-more = { $scenarios } und { $more } weitere. Dort lassen sich die Antworten nicht vergleichen.
matrix-order = Die größte Uneinigkeit zuerst
matrix-order-why = Sortiert danach, wie viele verschiedene Antworten es gibt, dann danach, bei wie wenigen Engines es stimmt. Innerhalb einer Zeile steht derselbe Buchstabe für dieselbe falsche Antwort.
matrix-rows = Welche Zeilen gezeigt werden
matrix-rows-all = alle Zeilen
matrix-rows-contested = mit verschiedenen Antworten
matrix-rows-wrong = mit einer falschen Antwort oder keiner
matrix-wrong-answers = Falsche Antworten
matrix-wrong-answer = falsche Antwort
matrix-not-run = nicht ausgeführt
matrix-more-values =
    und { $count ->
        [one] { $count } weiterer Wert
       *[other] { $count } weitere Werte
    }, in { $file }
matrix-wrong-value = { $subject }, { $what }: { $actual } statt { $expected }
