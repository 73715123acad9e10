### Die Seite über Karten, die aus einer Datei gelesen wurden.

library-title = Aus einer Datei gelesene Karten
library-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
library-lead = „Verstanden“ heißt: Der ganze Text der Karte ist verstanden. „In Teilen“: Einige ihrer Fähigkeiten sind da und ändern keine Eigenschaft. „Abgelehnt“: Ein Satz wird nicht verstanden, und die Karte hat deshalb keine Definition.
library-skipped =
    { $count ->
        [one] { $count } Eintrag der Datei ist ein Spielstein, ein Emblem oder Ähnliches oder eine Karte, die darin zweimal steht.
       *[other] { $count } Einträge der Datei sind Spielsteine, Embleme und Ähnliches oder Karten, die darin zweimal stehen.
    }
library-state = Stand
library-state-compiled = verstanden
library-state-stub = in Teilen
library-state-refused = abgelehnt
library-share = Anteil
library-not-understood = Was am häufigsten nicht verstanden wird
library-placeholders = Sätze mit { $card } für die Karte selbst, { $number } für Zahlen und { $cost } für Kosten.
library-first-of = Das sind die ersten { $shown } von { $count }; { $file } enthält alle.
library-sentence = Satz
library-example = Zum Beispiel
library-count = Anzahl
