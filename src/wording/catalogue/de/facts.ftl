### Was von einem Objekt außer den Layern zu sagen ist, nach der Regel, die es sagt.

fact = { $object } { AGREE($facts, $object) }
fact-of-its-own =
    { $number ->
        [many] folgen
       *[other] folgt
    } einer eigenen Regel

fact-keyword =
    { $number ->
        [many] wurden
       *[other] wurde
    } { $does ->
        [attached] durch { FORM($keyword, case: "accusative") } an etwas angelegt
        [counters] durch { FORM($keyword, case: "accusative") } mit Marken versehen
       *[resolved] beim Verrechnen von { FORM($keyword, case: "dative") } betroffen
    }

fact-keyword-counters =
    { $number ->
        [many] haben
       *[other] hat
    } durch { FORM($keyword, case: "accusative") } { FORM($counters, case: "accusative") } erhalten
number-read-702-43a = die Zahl der +1/+1-Marken, die auf der bleibenden Karte mit Bausteine lagen
number-read-702-97a = die Stärke der Karte, die als Kosten für Ausplündern ins Exil geschickt wurde
number-read-702-184a = die Stärke der Kreatur, die als Kosten für Besetzen getappt wurde

fact-101-2 =
    { $number ->
        [many] sollen
       *[other] soll
    } tun, was verboten ist, und das Verbot ist stärker
fact-107-1b =
    { $number ->
        [many] bekommen
       *[other] bekommt
    } keine Marke für eine Zahl unter 0, die als 0 zählt
fact-107-3m =
    { $number ->
        [many] kamen
       *[other] kam
    } mit dem X des Zauberspruchs ins Spiel, der es war{ COMMA() }
fact-110-2 =
    { $number ->
        [many] werden
       *[other] wird
    } von dem Spieler kontrolliert, unter dessen Kontrolle die bleibende Karte ins Spiel kam, nicht vom Besitzer
fact-110-4c =
    { $number ->
        [many] haben
       *[other] hat
    } keinen Typ einer bleibenden Karte mehr und { $number ->
        [many] bleiben
       *[other] bleibt
    } im Spiel
fact-111-7 =
    { $number ->
        [many] waren
       *[other] war
    } ein Spielstein und { $number ->
        [many] haben
       *[other] hat
    } aufgehört zu existieren
fact-113-7a =
    { $number ->
        [many] haben
       *[other] hat
    } Marken von einer Fähigkeit erhalten, deren Quelle da schon fort war: Eine Fähigkeit auf dem Stapel braucht ihre Quelle nicht
fact-120-3c =
    { $number ->
        [many] haben
       *[other] hat
    } durch Schaden Loyalitätsmarken verloren
fact-120-3d =
    { $number ->
        [many] haben
       *[other] hat
    } Schaden in Form von -1/-1-Marken erhalten
fact-120-3h =
    { $number ->
        [many] haben
       *[other] hat
    } durch Schaden Verteidigungsmarken verloren
fact-120-6 =
    { $number ->
        [many] haben
       *[other] hat
    } vermerkten Schaden, der bis zum Aufräumsegment bleibt{ COMMA() }
fact-122-2 =
    { $number ->
        [many] haben
       *[other] hat
    } alle Marken verloren
fact-123-5 =
    { $number ->
        [many] haben
       *[other] hat
    } die Zone mitsamt den Aufklebern gewechselt, die nur in öffentlichen Zonen bleiben{ COMMA() }
fact-123-5b =
    { $number ->
        [many] haben
       *[other] hat
    } auch die Aufkleber dessen, was damit verschmolzen ist{ COMMA() }
fact-202-3b =
    { $number ->
        [many] haben
       *[other] hat
    } den Manabetrag der Vorderseite, obwohl die Rückseite zu sehen ist{ COMMA() }
fact-202-3e =
    { $number ->
        [many] haben
       *[other] hat
    } ein X in den Kosten, das außer auf dem Stapel als 0 zählt{ COMMA() }
fact-202-3f =
    { $number ->
        [many] haben
       *[other] hat
    } ein Hybridsymbol in den Kosten, dessen größerer Teil zählt{ COMMA() }
fact-204-2 =
    { $number ->
        [many] haben
       *[other] hat
    } die Farbe, die der Farbanzeiger zeigt{ COMMA() }
fact-208-2 =
    { $number ->
        [many] haben
       *[other] hat
    } einen Stern statt einer Zahl: Was er ist, sagt eine eigene Fähigkeit, und wo keine es sagt, zählt er als 0{ COMMA() }
fact-208-2a =
    { $number ->
        [many] haben
       *[other] hat
    } einen Stern statt einer Zahl: Was er ist, sagt eine eigene Fähigkeit, und wo keine es sagt, zählt er als 0{ COMMA() }
fact-208-2b =
    { $number ->
        [many] haben
       *[other] hat
    } einen Stern statt einer Zahl: Was er ist, sagt die Wahl beim Ins-Spiel-Kommen oder Aufdecken, und ohne sie zählt er als 0{ COMMA() }
fact-208-3 =
    { $number ->
        [many] sind
       *[other] ist
    } keine Kreatur und { $number ->
        [many] haben
       *[other] hat
    } daher weder Stärke noch Widerstandskraft
fact-208-5 =
    { $number ->
        [many] sind
       *[other] ist
    } eine Kreatur ohne Wert für Stärke oder Widerstandskraft und { $number ->
        [many] haben
       *[other] hat
    } dafür 0
fact-306-5b =
    { $number ->
        [many] sind
       *[other] ist
    } mit { FORM($counters, case: "dative") } ins Spiel gekommen
fact-306-5 =
    { $number ->
        [many] sind keine Planeswalker und haben
       *[other] ist kein Planeswalker und hat
    } keine Loyalität, gleich wie viele Loyalitätsmarken darauf liegen
fact-306-5c =
    { $number ->
        [many] haben
       *[other] hat
    } als Planeswalker so viel Loyalität, wie Loyalitätsmarken darauf liegen{ COMMA() }
fact-310-4b =
    { $number ->
        [many] sind
       *[other] ist
    } mit { FORM($counters, case: "dative") } ins Spiel gekommen
fact-310-4 =
    { $number ->
        [many] sind keine Schlachten und haben
       *[other] ist keine Schlacht und hat
    } keine Verteidigung, gleich wie viele Verteidigungsmarken darauf liegen
fact-310-4c =
    { $number ->
        [many] haben
       *[other] hat
    } als Schlacht so viel Verteidigung, wie Verteidigungsmarken darauf liegen{ COMMA() }
fact-400-7 =
    { $how ->
        [stops] { $number ->
            [many] haben
           *[other] hat
        } das Spiel verlassen, und { $stopped }
        [lost] { $number ->
            [many] sind
           *[other] ist
        } nach dem Zonenwechsel ein neues Objekt: { CAPITAL($behind) }
       *[nothing] { $number ->
            [many] sind
           *[other] ist
        } nach dem Zonenwechsel ein neues Objekt
    }
left-behind-effects =
    { $effects } { NUM($effects) ->
        [many] erreichen
       *[other] erreicht
    } es nicht
left-behind-designations = frühere Kennzeichnungen sind fort
left-behind-choices = was dafür gewählt wurde, ist vergessen
left-behind-casting = wie es vorher gewirkt wurde, ist vergessen
left-behind-history = was vorher damit geschehen ist, zählt für ein anderes Objekt
left-behind-links = was die Fähigkeiten sich gemerkt hatten, ist vergessen
stopped-effects =
    { $count ->
        [1] der Effekt
       *[other] die Effekte
    } { $known ->
        [yes] ({ $which }){" "}
       *[no] {""}
    }{ $count ->
        [1] gilt
       *[other] gelten
    } nicht mehr
fact-406-3a =
    { $number ->
        [many] sind
       *[other] ist
    } verdeckt im Exil und { $number ->
        [many] haben
       *[other] hat
    } daher keine Eigenschaften
fact-406-7 =
    { $number ->
        [many] wurden
       *[other] wurde
    } noch einmal ins Exil geschickt: ohne Wechsel der Zone, aber als neues Objekt
fact-508-1a =
    { $number ->
        [many] sind
       *[other] ist
    } auch eine Schlacht und { $number ->
        [many] können
       *[other] kann
    } nicht als Angreifer deklariert werden
fact-509-1a =
    { $number ->
        [many] sind
       *[other] ist
    } auch eine Schlacht und { $number ->
        [many] können
       *[other] kann
    } nicht als Blocker deklariert werden
fact-500-5a =
    { $number ->
        [many] stehen
       *[other] steht
    } nicht mehr unter { FORM($effects, case: "dative") }: Der Kampf, bis zu dessen Ende das dauerte, ist vorbei
fact-514-2 =
    { $ended ->
        [damage] { $number ->
            [many] haben
           *[other] hat
        } in einem Aufräumsegment den vermerkten Schaden verloren
        [both] { $number ->
            [many] haben
           *[other] hat
        } den vermerkten Schaden verloren und { $number ->
            [many] stehen
           *[other] steht
        } nicht mehr unter { FORM($effects, case: "dative") }: Beides endete zugleich, im Aufräumsegment
       *[effects] { $number ->
            [many] stehen
           *[other] steht
        } nicht mehr unter { FORM($effects, case: "dative") }: Das dauerte bis zum Ende des Zuges
    }
fact-500-5 =
    { $number ->
        [many] stehen
       *[other] steht
    } nicht mehr unter { FORM($effects, case: "dative") }: Das Segment, bis zu dessen Ende das dauerte, ist vorbei
fact-500-4 =
    { $number ->
        [many] stehen
       *[other] steht
    } nicht mehr unter { FORM($effects, case: "dative") }: Das Segment, bis zu dem das dauerte, hat begonnen
fact-603-4 =
    { $number ->
        [many] erhielten
       *[other] erhielt
    } { $known ->
        [yes] durch { FORM($keyword, case: "accusative") } nichts
       *[no] durch eine eigene Fähigkeit nichts
    }: Deren Bedingung war nicht erfüllt, und nach ihr wird beim Auslösen und noch einmal beim Verrechnen gefragt
fact-611-2a =
    { $began ->
        [no] { $number ->
            [many] standen
           *[other] stand
        } nie unter { FORM($effects, case: "dative") }: Als das beginnen sollte, { NUM($of) ->
            [many] hatten
           *[other] hatte
        } { $of } das Spiel schon verlassen
       *[yes] { $number ->
            [many] stehen
           *[other] steht
        } nicht mehr unter { FORM($effects, case: "dative") }: { $until ->
            [left] Das dauerte, bis { $of } das Spiel { NUM($of) ->
                [many] verließen
               *[other] verließ
            }
           *[turn] Der Zug, bis zu dem das dauerte, hat begonnen
        }
    }
fact-614-10a =
    { $number ->
        [many] stehen
       *[other] steht
    } noch unter { FORM($effects, case: "dative") }: Ein übergangenes Segment ist nicht das, bis zu dem das dauert
fact-607-2d =
    { $number ->
        [many] meinen
       *[other] meint
    } mit dem Gewählten das, was für die verknüpfte Fähigkeit gewählt wurde{ COMMA() }
fact-607-5a =
    { $number ->
        [many] haben
       *[other] hat
    } eine Fähigkeit, die vom Gewählten spricht, aber für die mit ihr verbundene Fähigkeit wurde nichts gewählt; was sie davon sagt, bedeutet also nichts
fact-608-2b =
    { $number ->
        [many] waren keine legalen Ziele
       *[other] war kein legales Ziel
    } mehr für { FORM($effect, case: "accusative") }{ $why ->
        [keyword] , denn { $number ->
            [many] sie hatten
           *[other] das Objekt hatte
        } { FORM($reason, case: "accusative") }
        [asked] , denn das Objekt war { FORM($reason, case: "nominative", number: "one", article: "no") }
       *[unknown] { "" }
    }, und { $number ->
        [many] blieben
       *[other] blieb
    } davon unberührt
fact-608-2d =
    { $number ->
        [many] haben
       *[other] hat
    } eine Marke der Art erhalten, die beim Verrechnen gewählt wurde{ COMMA() }
fact-608-2h =
    { $count ->
        [0] { $number ->
            [many] haben
           *[other] hat
        } keine Marken erhalten: Ihre Zahl, einmal beim Verrechnen ermittelt, war 0
       *[other] { $number ->
            [many] haben
           *[other] hat
        }{ $known ->
            [yes] { " " }durch { FORM($keyword, case: "accusative") }
           *[no] { "" }
        } { FORM($counters, case: "accusative") } erhalten ({ $read ->
            [yes] so viele wie { $what }; { "" }
           *[no] { "" }
        }die Zahl wurde einmal ermittelt, beim Verrechnen)
    }
fact-611-2b =
    { $began ->
        [no] { $number ->
            [many] standen
           *[other] stand
        } nie unter { FORM($effects, case: "dative") }: Die Dauer („solange …“) war schon vor dem Beginn vorbei
       *[yes] { $number ->
            [many] stehen
           *[other] steht
        } nicht mehr unter { FORM($effects, case: "dative") }: Die Dauer („solange …“) ist vorbei und beginnt nicht von Neuem
    }
fact-611-3c =
    { $number ->
        [many] standen
       *[other] stand
    } schon beim Ins-Spiel-Kommen unter { FORM($effects, case: "dative") }, nicht erst danach
fact-400-7a =
    { $number ->
        [many] standen
       *[other] stand
    } schon beim Ins-Spiel-Kommen unter { FORM($effects, case: "dative") }, nicht erst danach
fact-611-2e =
    { $number ->
        [many] standen
       *[other] stand
    } schon beim Ins-Spiel-Kommen unter { FORM($effects, case: "dative") }, nicht erst danach
fact-614-12 =
    { $number ->
        [many] wurden
       *[other] wurde
    } vor dem Ins-Spiel-Kommen so betrachtet, wie { $number ->
        [many] sie im Spiel existieren würden
       *[other] es im Spiel existieren würde
    }{ $known ->
       *[no] , um festzustellen, welche Effekte die Art des Ins-Spiel-Kommens ändern{ COMMA() }
        [yes] : { CAPITAL($found) }
    }
fact-616-1 =
    { $number ->
        [many] wurden
       *[other] wurde
    } erneut so betrachtet, sobald ein Ersatzeffekt geändert hatte, wie { $number ->
        [many] sie ins Spiel kommen
       *[other] es ins Spiel kommt
    }{ $known ->
       *[no] { COMMA() }
        [yes] : { CAPITAL($found) }
    }
found-as-chosen = das Objekt hätte eine Fähigkeit, die eine Wahl verlangt, und die wurde getroffen
found-as-copy = das Objekt würde eine Kopie
found-nothing = nichts, was das Objekt dort hätte, ändert die Art des Ins-Spiel-Kommens
found-own = das Objekt hätte eine Fähigkeit über das Ins-Spiel-Kommen, und die wurde angewendet
found-with-counters = das Objekt hätte eine Fähigkeit, durch die es mit Marken ins Spiel kommt
found-with-riot = das Objekt hätte Aufruhr
found-with-text-box = das Objekt hätte eine Fähigkeit, durch die es sein Textfeld tauschen kann
fact-701-3b =
    { $number ->
        [many] waren
       *[other] war
    } schon an { FORM($of, case: "accusative") } angelegt und { $number ->
        [many] haben ihren
       *[other] hat den
    } Zeitstempel behalten
fact-701-12a =
    { $number ->
        [many] wurden
       *[other] wurde
    } von { FORM($effect, case: "dative") } nicht getauscht: Der Tausch war im Ganzen nicht möglich, und kein Teil davon geschieht allein
fact-701-12b =
    { $number ->
        [many] wurden
       *[other] wurde
    } nicht getauscht: { CAPITAL($player) } kontrollierte alles, was { FORM($effect, case: "nominative") } tauschen sollte, also änderte sich nichts
fact-702-3b =
    { $number ->
        [many] können
       *[other] kann
    } wegen Verteidiger nicht angreifen
fact-702-12b =
    { $number ->
        [many] würden
       *[other] würde
    } zerstört, { $number ->
        [many] sind
       *[other] ist
    } aber unzerstörbar
fact-702-16n =
    { $number ->
        [many] haben
       *[other] hat
    } die Eigenschaft, vor der das selbst verliehene „Schutz vor“ schützt, { $number ->
        [many] werden
       *[other] wird
    } dadurch aber nicht gelöst
fact-702-16p =
    { $number ->
        [many] haben
       *[other] hat
    } eine Eigenschaft, vor der das verzauberte oder ausgerüstete Objekt Schutz hat, { $number ->
        [many] bleiben
       *[other] bleibt
    } aber angelegt
fact-702-26 =
    { $number ->
        [many] haben
       *[other] hat
    } sich destabilisiert, was alles nur Vorübergehende beendete und den Schaden entfernte{ COMMA() }
fact-702-26b =
    { $number ->
        [many] sind
       *[other] ist
    } destabilisiert und { $number ->
        [many] werden
       *[other] wird
    } behandelt, als gäbe es das Objekt nicht{ COMMA() }
fact-702-26e =
    { $number ->
        [many] waren
       *[other] war
    } destabilisiert, als { $effects } { NUM($effects) ->
        [many] begannen
       *[other] begann
    }, und { $number ->
        [many] sind
       *[other] ist
    } deshalb nicht betroffen
fact-702-26f =
    { $number ->
        [many] stehen
       *[other] steht
    } nicht mehr unter { FORM($effects, case: "dative") }: Das endete, { $known ->
        [yes] als sich { $of } { NUM($of) ->
            [many] destabilisierten
           *[other] destabilisierte
        }, und beginnt nicht von Neuem
       *[no] während der Destabilisierung
    }
fact-702-26g =
    { $number ->
        [many] haben
       *[other] hat
    } sich zusammen mit dem Objekt destabilisiert, an das die Karte angelegt ist{ COMMA() }
fact-702-26h =
    { $number ->
        [many] hätten
       *[other] hätte
    } sich auch für sich destabilisiert und { $number ->
        [many] taten
       *[other] tat
    } es mit dem Objekt, an das die Karte angelegt ist
fact-702-26i =
    { $number ->
        [many] haben
       *[other] hat
    } sich ohne das Objekt stabilisiert, an das die Karte angelegt war, und { $number ->
        [many] sind
       *[other] ist
    } an nichts angelegt, denn das war destabilisiert
fact-702-95b =
    { $number ->
        [many] sind
       *[other] ist
    } an eine andere Kreatur gebunden
fact-702-95c =
    { $number ->
        [many] konnten
       *[other] konnte
    } nicht gebunden werden, weil eine der beiden bleibenden Karten keine Kreatur unter der Kontrolle desselben Spielers mehr war{ COMMA() }
fact-702-95d =
    { $number ->
        [many] konnten
       *[other] konnte
    } nicht gebunden werden, weil eine der beiden Kreaturen schon gebunden war{ COMMA() }
fact-702-95e =
    { $because ->
        [itLeft] { $number ->
            [many] haben
           *[other] hat
        } das Spiel verlassen und { $number ->
            [many] sind
           *[other] ist
        } nicht mehr gebunden
        [itPhasedOut] { $number ->
            [many] haben
           *[other] hat
        } sich destabilisiert und { $number ->
            [many] sind
           *[other] ist
        } daher nicht mehr gebunden
        [itNoCreature] { $number ->
            [many] hörten
           *[other] hörte
        } auf, eine Kreatur zu sein, und { $number ->
            [many] sind
           *[other] ist
        } daher nicht mehr gebunden
        [itController] { $number ->
            [many] kamen
           *[other] kam
        } unter die Kontrolle eines anderen Spielers und { $number ->
            [many] sind
           *[other] ist
        } daher nicht mehr gebunden
       *[unknown] { $number ->
            [many] sind
           *[other] ist
        } nicht mehr gebunden{ $because ->
            [left] : { $of } { NUM($of) ->
                [many] haben
               *[other] hat
            } das Spiel verlassen
            [phasedOut] : { $of } { NUM($of) ->
                [many] haben
               *[other] hat
            } sich destabilisiert
            [noCreature] : { $of } { NUM($of) ->
                [many] hörten
               *[other] hörte
            } auf, eine Kreatur zu sein
            [controller] : { $of } { NUM($of) ->
                [many] kamen
               *[other] kam
            } unter die Kontrolle eines anderen Spielers
           *[unknown] { "" }
        }
    }
fact-702-103c =
    { $number ->
        [many] sind
       *[other] ist
    } die Kopie eines Zauberspruchs, der mit Göttergabe gewirkt wurde
fact-702-103e =
    { $number ->
        [many] wurden
       *[other] wurde
    } mit Göttergabe gewirkt und { $number ->
        [many] kommen
       *[other] kommt
    }, an nichts angelegt, als Kreatur ins Spiel{ $why ->
       *[unknown] { "" }
        [left] : { $of } { NUM($of) ->
            [many] haben
           *[one] hat
        } nach der Wahl als Ziel die Zone gewechselt
        [phasedOut] : Das Ziel { $of } war destabilisiert
        [keyword] : Das Ziel { $of } hatte { FORM($reason, case: "accusative") }
        [asked] : Das Ziel { $of } war { FORM($reason, case: "nominative", number: "one", article: "no") }
    }
fact-702-103f =
    { $number ->
        [many] haben
       *[other] hat
    } sich gelöst und { $number ->
        [many] gelten
       *[other] gilt
    } nicht mehr als mit Göttergabe gewirkt
fact-702-112b =
    { $number ->
        [many] bleiben
       *[other] bleibt
    } bis zum Verlassen des Spiels ruhmreich, auch als etwas anderes{ COMMA() }
fact-702-151b =
    { $number ->
        [many] haben
       *[other] hat
    } sich gelöst und { $number ->
        [many] sind
       *[other] ist
    } wieder das, was vor dem Anlegen da war{ COMMA() }
fact-702-171b =
    { $over ->
        [yes] { $number ->
            [many] sind
           *[other] ist
        } nicht mehr gesattelt: Der Zug, für den das galt, ist zu Ende
       *[no] { $number ->
            [many] bleiben
           *[other] bleibt
        } bis zum Ende des Zuges gesattelt, auch als etwas anderes{ COMMA() }
    }
fact-704-5a =
    { $number ->
        [many] haben
       *[other] hat
    } keine Lebenspunkte mehr, { $number ->
        [many] können
       *[other] kann
    } die Partie aber nicht verlieren
fact-704-5c =
    { $number ->
        [many] haben
       *[other] hat
    } zehn oder mehr Giftmarken, { $number ->
        [many] können
       *[other] kann
    } die Partie aber nicht verlieren
fact-704-5d =
    { $number ->
        [many] sind destabilisierte Spielsteine, aber noch im Spiel, und hören
       *[other] ist ein destabilisierter Spielstein, aber noch im Spiel, und hört
    } daher nicht auf zu existieren
fact-704-5g =
    { $number ->
        [many] haben
       *[other] hat
    } { $damage } vermerkten Schaden, weniger als die Widerstandskraft ({ $toughness }), und { $number ->
        [many] werden
       *[other] wird
    } nicht zerstört
fact-704-5j =
    { $spared ->
        [controller] { $number ->
            [many] sind
           *[other] ist
        } legendär und { $number ->
            [many] heißen
           *[other] heißt
        } wie { $of }, aber das kontrolliert ein anderer Spieler: Die Legendenregel vergleicht nur, was ein Spieler kontrolliert
        [exempt] { $number ->
            [many] sind
           *[other] ist
        } legendär und { $number ->
            [many] heißen
           *[other] heißt
        } wie { $of }, aber die Legendenregel gilt dafür nicht
        [nameless] { $number ->
            [many] sind
           *[other] ist
        } legendär, { $number ->
            [many] haben
           *[other] hat
        } aber keinen Namen, also auch nicht den von { FORM($of, case: "dative") }
        [notLegendary] { $number ->
            [many] sind
           *[other] ist
        } legendär, aber die gleichnamige bleibende Karte ({ $of }) ist es nicht
       *[unlikeNames] { $number ->
            [many] sind
           *[other] ist
        } legendär wie { $of }, aber die Namen sind verschieden
    }
fact-704-5k = { $number ->
        [many] haben
       *[one] hat
    } den Übertyp Welt seit kürzerer Zeit als { $of } und { $number ->
        [many] bleiben
       *[one] bleibt
    } daher im Spiel
fact-704-5s =
    { $spared ->
        [noChapters] { $number ->
            [many] haben
           *[other] hat
        } keine Kapitelfähigkeit und { $number ->
            [many] werden
           *[other] wird
        } daher nicht geopfert, egal wie viele Sagenmarken darauf liegen
       *[waiting] { $number ->
            [many] sind
           *[other] ist
        } beim letzten Kapitel angekommen, aber eine eigene Kapitelfähigkeit wurde ausgelöst und hat den Stapel noch nicht verlassen
    }
fact-704-5v =
    { $number ->
        [many] haben
       *[other] hat
    } Verteidigung 0, aber eine eigene Fähigkeit wurde ausgelöst und hat den Stapel noch nicht verlassen
fact-707-10 =
    { $number ->
        [many] sind
       *[other] ist
    } die Kopie eines Zauberspruchs
fact-707-10f =
    { $number ->
        [many] waren
       *[other] war
    } die Kopie eines Zauberspruchs und { $number ->
        [many] sind
       *[other] ist
    } jetzt ein Spielstein
fact-708-2b =
    { $number ->
        [many] waren
       *[other] war
    } schon verdeckt und { $number ->
        [many] konnten
       *[other] konnte
    } nicht verdeckt werden
fact-708-2a =
    { $number ->
        [many] wurden
       *[other] wurde
    } verdeckt, was keinen Effekt beendet und keine Marke entfernt{ COMMA() }
fact-708-8 =
    { $number ->
        [many] wurden
       *[other] wurde
    } aufgedeckt, was keinen Effekt beendet und keine Marke entfernt{ COMMA() }
fact-709-3b =
    { $number ->
        [many] sind
       *[other] ist
    } nur die Hälfte, die gewirkt wurde{ COMMA() }
fact-709-4 =
    { $number ->
        [many] sind
       *[other] ist
    } beide Hälften zusammen
fact-709-4b =
    { $number ->
        [many] haben
       *[other] hat
    } die Kosten beider Hälften und damit ihre Farben und ihren Manabetrag
fact-709-4c =
    { $number ->
        [many] haben
       *[other] hat
    } die Typen und Fähigkeiten beider Hälften
fact-709-4d =
    { $number ->
        [many] wurden
       *[other] wurde
    } fusioniert gewirkt, als beide Hälften
fact-709-5 =
    { $number ->
        [many] haben
       *[other] hat
    } weder den Namen noch die Manakosten noch die Fähigkeiten einer versperrten Hälfte{ COMMA() }
fact-709-5c =
    { $number ->
        [many] haben
       *[other] hat
    } eine Hälfte mit der Bezeichnung „entsperrt“{ COMMA() }
fact-709-5d =
    { $number ->
        [many] sind
       *[other] ist
    } ins Spiel gekommen, wobei die gewirkte Hälfte entsperrt war{ COMMA() }
fact-709-5e =
    { $number ->
        [many] haben
       *[other] hat
    } eine Hälfte, die entsperrt wurde{ COMMA() }
fact-709-5g =
    { $number ->
        [many] haben
       *[other] hat
    } eine Hälfte, die versperrt wurde{ COMMA() }
fact-710-1b =
    { $number ->
        [many] sind
       *[other] ist
    } nicht umgedreht: Die obere Hälfte zählt
fact-710-1c =
    { $number ->
        [many] sind
       *[other] ist
    } umgedreht: Die untere Hälfte zählt, mit den Kosten und der Farbe der Karte
fact-712-10 =
    { $number ->
        [many] konnten
       *[other] konnte
    } sich nicht in einen Spontanzauber oder eine Hexerei transformieren
fact-712-15a =
    { $number ->
        [many] waren
       *[other] war
    } verdeckt und { $number ->
        [many] konnten
       *[other] konnte
    } sich nicht transformieren
fact-712-16 =
    { $number ->
        [many] haben
       *[other] hat
    } zwei Seiten und { $number ->
        [many] konnten
       *[other] konnte
    } nicht verdeckt werden
fact-712-18 =
    { $number ->
        [many] behalten
       *[other] behält
    } nach dem Transformieren alles, was darauf lag oder wirkte{ COMMA() }
fact-712-21 =
    { $number ->
        [many] waren
       *[other] war
    } eine der Karten einer verschmolzenen bleibenden Karte
fact-712-4c =
    { $number ->
        [many] sind
       *[other] ist
    } eine Verschmelzungskarte, die sich nie transformiert{ COMMA() }
fact-712-8a =
    { $number ->
        [many] haben
       *[other] hat
    } zwei Seiten, von denen hier nur die Vorderseite zählt{ COMMA() }
fact-712-8c =
    { $number ->
        [many] sind
       *[other] ist
    } ein Zauberspruch mit der Rückseite nach oben, und nur diese zählt{ COMMA() }
fact-712-8d =
    { $number ->
        [many] liegen
       *[other] liegt
    } mit der Vorderseite nach oben, und nur diese zählt{ COMMA() }
fact-712-8e =
    { $number ->
        [many] liegen
       *[other] liegt
    } mit der Rückseite nach oben, und nur diese zählt{ COMMA() }
fact-712-8f =
    { $number ->
        [many] zeigen
       *[other] zeigt
    } die Rückseite, die einen eigenen Manabetrag hat{ COMMA() }
fact-712-8g =
    { $number ->
        [many] sind
       *[other] ist
    } verschmolzen: Die gemeinsame Seite zählt, mit den Manabeträgen beider Vorderseiten
fact-712-9 =
    { $number ->
        [many] haben
       *[other] hat
    } nur eine Seite und { $number ->
        [many] konnten
       *[other] konnte
    } sich nicht transformieren
fact-714-2 =
    { $number ->
        [many] haben
       *[other] hat
    } Kapitelsymbole, die für Kapitelfähigkeiten stehen{ COMMA() }
fact-714-2b =
    { $number ->
        [many] haben
       *[other] hat
    } eine Kapitelfähigkeit, die durch Sagenmarken ausgelöst wurde{ COMMA() }
fact-714-2d =
    { $number ->
        [many] sind
       *[other] ist
    } eine Sage: Die Nummer ihres letzten Kapitels ist die höchste vorhandene, oder 0, wenn sie kein Kapitel hat{ COMMA() }
fact-714-3a =
    { $number ->
        [many] sind
       *[other] ist
    } mit einer Sagenmarke ins Spiel gekommen
fact-715-3b =
    { $number ->
        [many] wurden
       *[other] wurde
    } als Abenteuer gewirkt: Die Werte des eingerückten Teils zählen
fact-715-4 =
    { $number ->
        [many] sind
       *[other] ist
    } nicht als Abenteuer auf dem Stapel: Die normalen Werte zählen
fact-716-2b =
    { $number ->
        [many] haben
       *[other] hat
    } die Stufe durch eine Bezeichnung
fact-716-2d =
    { $number ->
        [many] haben
       *[other] hat
    } keine Stufe, was als Stufe 1 zählt{ COMMA() }
fact-718-3 =
    { $number ->
        [many] wurden
       *[other] wurde
    } als Prototyp gewirkt
fact-718-3b =
    { $number ->
        [many] haben
       *[other] hat
    } die Manakosten, Stärke und Widerstandskraft des Prototyps und die Farben dieser Manakosten
fact-718-4 =
    { $number ->
        [many] sind
       *[other] ist
    } weder als Prototyp auf dem Stapel noch als einer ins Spiel gekommen: Die normalen Werte zählen
fact-718-5 =
    { $number ->
        [many] haben
       *[other] hat
    } alles Übrige so, wie es aufgedruckt ist{ COMMA() }
fact-719-3b =
    { $number ->
        [many] sind
       *[other] ist
    } durch eine Bezeichnung gelöst
fact-730-2c =
    { $number ->
        [many] bleiben
       *[other] bleibt
    } trotz des Verschmelzens dasselbe Objekt
fact-730-2d =
    { $token ->
        [yes] { $number ->
            [many] sind
           *[other] ist
        } ein Spielstein, weil der oberste Bestandteil einer ist{ COMMA() }
        [no] { $number ->
            [many] sind
           *[other] ist
        } kein Spielstein, weil der oberste Bestandteil eine Karte ist{ COMMA() }
       *[unknown] { $number ->
            [many] sind
           *[other] ist
        } nur dann ein Spielstein, wenn der oberste Bestandteil einer ist{ COMMA() }
    }
fact-730-2e =
    { $number ->
        [many] verschmolzen
       *[other] verschmolz
    } verdeckt: Der oberste Bestandteil entscheidet, welche Seite oben liegt{ COMMA() }
fact-730-2f =
    { $number ->
        [many] wurden
       *[other] wurde
    } mit allen Bestandteilen umgedreht
fact-730-2i =
    { $number ->
        [many] haben
       *[other] hat
    } die Bestandteile umgedreht, die eine andere Seite haben{ COMMA() }
fact-730-2j =
    { $number ->
        [many] haben
       *[other] hat
    } einen Bestandteil mit zwei Seiten und { $number ->
        [many] konnten
       *[other] konnte
    } nicht verdeckt werden
fact-730-3 =
    { $number ->
        [many] sind
       *[other] ist
    } als einer von mehreren Bestandteilen gegangen
fact-800-4a =
    { $number ->
        [many] stehen
       *[other] steht
    } nicht mehr unter { FORM($effects, case: "dative") }: Der Spieler, dem das die Kontrolle gab, hat die Partie verlassen
fact-800-4m =
    { $number ->
        [many] stehen
       *[other] steht
    } nicht mehr unter { FORM($effects, case: "dative") }: Der Zug, bis zu dem das dauerte, hätte begonnen
fact-111-4 =
    { $number ->
        [many] heißen
       *[other] heißt
    } { $name }: Beim Erzeugen gab nichts einen anderen Namen, also besteht der Name aus den damaligen Untertypen{ $token ->
        [yes] { " " }und dem Wort „Spielstein“
       *[no] { "" }
    }
fact-111-10 =
    { $number ->
        [many] sind Spielsteine
       *[other] ist ein Spielstein
    } nach der Beschreibung in den Regeln
fact-608-2a =
    { $number ->
        [many] hatten
       *[other] hatte
    } eine Fähigkeit, die beim Verrechnen nichts tat und vom Stapel entfernt wurde{ COMMA() }
fact-506-4 =
    { $number ->
        [many] wurden
       *[other] wurde
    } aus dem Kampf entfernt
fact-506-4c =
    { $number ->
        [many] greifen
       *[other] greift
    } weiter an, obwohl das Angegriffene nicht mehr angegriffen werden kann
fact-302-6 =
    { $number ->
        [many] waren
       *[other] war
    } erst nach Beginn des jüngsten Zuges des beherrschenden Spielers unter dessen Kontrolle gekommen
fact-306-4 =
    { $number ->
        [many] haben
       *[other] hat
    } einen Planeswalkertyp gemeinsam mit { FORM($of, case: "dative") }, was keine Regel mehr verbietet: Die Legendenregel vergleicht Namen
fact-702-10b =
    { $number ->
        [many] konnten
       *[other] konnte
    } wegen der Eile, die es da gab, trotzdem angreifen
fact-702-10c =
    { $number ->
        [many] konnten
       *[other] konnte
    } wegen der Eile, die es da gab, trotzdem für Kosten getappt oder enttappt werden
fact-608-3b =
    { $number ->
        [many] waren Aura-Zaubersprüche
       *[other] war ein Aura-Zauberspruch
    } ohne legales Ziel{ $why ->
       *[unknown] { "" }
        [left] { " " }({ $of } { NUM($of) ->
            [many] haben
           *[one] hat
        } nach der Wahl die Zone gewechselt)
        [phasedOut] { " " }({ $of } { NUM($of) ->
            [many] waren
           *[one] war
        } destabilisiert)
        [keyword] { " " }({ $of } { NUM($of) ->
            [many] hatten
           *[one] hatte
        } { FORM($reason, case: "accusative") })
        [asked] { " " }({ $of } { NUM($of) ->
            [many] waren
           *[one] war
        } { FORM($reason, case: "nominative", number: "one", article: "no") })
    } und { $number ->
        [many] wurden
       *[other] wurde
    } daher nicht verrechnet
fact-508-1k =
    { $number ->
        [many] wurden
       *[other] wurde
    } als Angreifer deklariert
fact-509-1g =
    { $number ->
        [many] wurden
       *[other] wurde
    } als Blocker deklariert
fact-509-1h =
    { $number ->
        [many] wurden
       *[other] wurde
    } geblockt und { $number ->
        [many] bleiben
       *[other] bleibt
    } es, was auch immer aus den Blockern wird{ COMMA() }
fact-511-3 =
    { $number ->
        [many] wurden
       *[other] wurde
    } aus dem Kampf entfernt, als dieser endete{ COMMA() }
fact-702-33d =
    { $number ->
        [many] sind
       *[other] ist
    } mit Marken für jede Bezahlung des Bonus ins Spiel gekommen
unnamed-effect =
    { $case ->
        [dative] einem Effekt
       *[nominative] ein Effekt
    }
    .gender = m
    .number = one
unnamed-counters = Marken
unnamed-maker =
    { $case ->
        [dative] einem Zauberspruch oder einer Fähigkeit
        [accusative] einen Zauberspruch oder eine Fähigkeit
       *[nominative] ein Zauberspruch oder eine Fähigkeit
    }
unnamed-player = ein Spieler
