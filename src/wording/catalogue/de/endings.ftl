### Was geschehen und vorbei ist, und was nicht geschah: Schritte einer Berechnung, je ein Satz.

performed-graveyard =
    { $what } { NUM($what) ->
        [many] wurden
       *[other] wurde
    } auf den Friedhof { NUM($what) ->
        [many] ihres
       *[one] { GENDER($what) ->
            [f] ihres
           *[m] seines
        }
    } Besitzers gelegt
performed-destroyed =
    { $what } { NUM($what) ->
        [many] wurden
       *[other] wurde
    } zerstört
performed-sacrificed =
    { $what } { NUM($what) ->
        [many] wurden
       *[other] wurde
    } geopfert
performed-unattached =
    { $what } { NUM($what) ->
        [many] wurden
       *[other] wurde
    } gelöst
performed-counters-removed = von { FORM($what, case: "dative") } wurden Marken entfernt
performed-these-counters-removed =
    von { FORM($what, case: "dative") } { NUM($counters) ->
        [many] wurden
       *[one] wurde
    } { $counters } entfernt
performed-ceases-to-exist =
    { $what } { NUM($what) ->
        [many] hörten
       *[other] hörte
    } auf zu existieren
performed-loses =
    { $what } { NUM($what) ->
        [many] verloren
       *[other] verlor
    } die Partie
performed-choose-one =
    auf den Friedhof kamen, da nur eine behalten werden durfte{ $one ->
        [yes] , nämlich { $kept }
       *[no] { "" }
    }: { $among }

ended = { $effect } ist zu Ende: { CAPITAL($reason) }
ended-on = { $effect } ist für { FORM($objects, case: "accusative") } zu Ende: { CAPITAL($reason) }
ended-never-began = { $effect } hat nie begonnen: { CAPITAL($reason) }
ended-never-began-on = { $effect } hat für { FORM($objects, case: "accusative") } nie begonnen: { CAPITAL($reason) }

ended-reason-end-of-turn = der Zug, für den er galt, ist vorbei
ended-reason-end-of-combat = der Kampf, für den er galt, ist vorbei
ended-reason-end-of-step = das Segment, bis zu dessen Ende er dauerte, ist vorbei
ended-reason-next-turn = der Zug, bis zu dem er dauerte, hat begonnen
ended-reason-next-step = das Segment, bis zu dem er dauerte, hat begonnen
ended-reason-condition =
    seine Dauer, „solange { $condition }“, { $known ->
        [yes] endete mit Schritt { $step }
       *[no] ist vorbei
    } und beginnt nicht von Neuem
ended-reason-condition-away =
    { $known ->
        [yes] in Schritt { $step } { NUM($away) ->
            [many] haben
           *[other] hat
        } sich { $away } destabilisiert
       *[no] { $away } { NUM($away) ->
            [many] haben
           *[other] hat
        } sich destabilisiert
    }; damit endete seine Dauer, „solange { $condition }“, und sie beginnt nicht von Neuem
ended-reason-condition-never = als er hätte beginnen sollen, war die Bedingung „solange { $condition }“ nicht erfüllt
ended-reason-source-gone =
    { $how ->
        [until] er dauerte, bis { $source } das Spiel { NUM($source) ->
            [many] verließen
           *[other] verließ
        }, und das ist geschehen
        [phasedOut] { $source } { NUM($source) ->
            [many] haben
           *[other] hat
        } sich destabilisiert, und damit ist die Dauer („solange …“) vorbei
       *[while] { $source } { NUM($source) ->
            [many] haben
           *[other] hat
        } das Spiel verlassen, und damit ist die Dauer („solange …“) vorbei
    }
ended-reason-source-gone-never =
    { $source } { NUM($source) ->
        [many] hatten
       *[other] hatte
    } { $how ->
        [phasedOut] sich destabilisiert
       *[while] das Spiel verlassen
    }, bevor die Fähigkeit verrechnet wurde; die Dauer war also vorbei, bevor der Effekt beginnen konnte
ended-reason-source-untapped = was ihn erzeugt hat, ist nicht mehr getappt
ended-reason-control-lost = der Spieler, für den er galt, kontrolliert nicht, was ihn erzeugt hat
ended-reason-event = er wurde beendet
ended-reason-turned-face-down = er dauerte, bis { $on } verdeckt { NUM($on) ->
        [many] wurden
       *[other] wurde
    }
ended-reason-phased-out = seine Dauer war begrenzt, und sich zu destabilisieren war ein Wechsel der Zone
ended-reason-object-gone = was er betraf, hat die Zone gewechselt und ist jetzt ein neues Objekt
ended-reason-player-left = der Spieler, dem er die Kontrolle gab, hat die Partie verlassen
ended-reason-turn-passed = der Zug, bis zu dem er dauerte, hätte begonnen

failed = { $effect } kam nicht zustande: Beim Verrechnen war die Bedingung „falls { $condition }“ nicht erfüllt
failed-on = { $effect } kam für { FORM($objects, case: "accusative") } nicht zustande: Beim Verrechnen war die Bedingung „falls { $condition }“ nicht erfüllt

void-choice =
    für { FORM($object, case: "accusative") } wird { $kind ->
        [color] keine Farbe
        [creatureType] kein Kreaturentyp
        [landType] kein Landtyp
        [basicLandType] kein Standardlandtyp
        [keyword] keine Schlüsselwortfähigkeit
        [cardName] kein Kartenname
        [opponentsName] kein Kartenname
        [player] kein Spieler
       *[other] nichts
    } gewählt: So, wie das Objekt im Spiel existieren würde, hat es keine Fähigkeit, die danach fragt
void-body = für { FORM($object, case: "accusative") } wird keine Gestalt gewählt: So, wie das Objekt im Spiel existieren würde, hat es keine Fähigkeit, die danach fragt
void-copy =
    { $object } { NUM($object) ->
        [many] kamen
       *[other] kam
    } nicht als Kopie von { FORM($value, case: "dative") } ins Spiel: Die Fähigkeit, die das bewirken würde, fehlte dabei
void-text-box =
    { $object } { NUM($object) ->
        [many] kamen
       *[other] kam
    } ins Spiel, ohne das Textfeld mit { FORM($value, case: "dative") } zu tauschen: Die Fähigkeit, die das bewirken würde, fehlte dabei
unmet-for-you =
    { $unmet }, und „du“ ist { $player }, denn { $object } { NUM($object) ->
        [many] stehen
       *[other] steht
    } unter der Kontrolle von { $player }

unmet =
    { $effect } { NUM($effect) ->
        [many] werden
       *[one] wird
    } nicht angewendet: Die Bedingung „solange { $condition }“ ist nicht erfüllt

condition-met = die Bedingung „solange { $condition }“ ist erfüllt
condition-met-by = die Bedingung „solange { $condition }“ ist durch { FORM($by, case: "accusative") } erfüllt

miss =
    { $effect } { NUM($effect) ->
        [many] erreichen
       *[one] erreicht
    } { FORM($object, case: "accusative") } nicht, weil { $isnt }
miss-then =
    { $effect } { NUM($effect) ->
        [many] erreichen
       *[one] erreicht
    } { FORM($object, case: "accusative") } nicht, weil { $isnt } (zu der Zeit: { $now })
miss-fixed =
    { $effect } { NUM($effect) ->
        [many] erreichen
       *[other] erreicht
    } { FORM($object, case: "accusative") } nicht: Welche Objekte { NUM($effect) ->
        [many] sie betreffen
       *[other] er betrifft
    }, stand vorher fest
story-misses = Was { FORM($object, case: "accusative") } nicht erreicht
story-no-misses = jeder Effekt, der angewendet wird, erreicht { FORM($object, case: "accusative") } oder spricht nur von sich
miss-other =
    { $effect } { NUM($effect) ->
        [many] sprechen
       *[other] spricht
    } von anderen als { FORM($object, case: "dative") }
host-of =
    { $case ->
        [genitive] dessen
        [dative] dem
       *[nominative] das
    }, woran { FORM($object, case: "nominative") } angelegt { NUM($object) ->
        [many] sind
       *[one] ist
    }{ COMMA() }
    .gender = n
    .number = one
miss-host =
    { $effect } { NUM($effect) ->
        [many] erreichen
       *[one] erreicht
    } { FORM($object, case: "accusative") } nicht: { $owner } ist daran nicht angelegt
object-speaking =
    { $case ->
        [genitive] von { FORM($object, case: "dative") }
       *[nominative] { $object }
    }
    .number = one
failed-if = { $effect } bewirkte nichts: Beim Verrechnen wird die Bedingung der Fähigkeit noch einmal geprüft, und „falls { $condition }“ war da nicht erfüllt
failed-if-on = { $effect } bewirkte für { FORM($objects, case: "accusative") } nichts: Beim Verrechnen wird die Bedingung der Fähigkeit noch einmal geprüft, und „falls { $condition }“ war da nicht erfüllt
