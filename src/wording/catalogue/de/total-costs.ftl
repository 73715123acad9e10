### Was Zaubersprüche kosten.

cost-of-mana = { $mana }
cost-not-payable = nicht bezahlbar
cost-and-also = { $mana }, und außerdem: { $also }
cost-step-not-payable = nicht bezahlbar
cost-step-no-mana-cost =
    { $object } { NUM($object) ->
        [many] haben
       *[other] hat
    } keine Manakosten, und Kosten, die es nicht gibt, können nicht bezahlt werden
cost-step-base = die Kosten von { FORM($object, case: "dative") } sind zuerst die Manakosten: { $total }
cost-step-alternative = anstelle der Manakosten werden für { FORM($object, case: "accusative") } alternative Kosten bezahlt ({ $by }): { $now }
cost-step-alternative-mana = anstelle der Manakosten werden für { FORM($object, case: "accusative") } alternative Kosten bezahlt: { $now }
cost-step-free =
    { $object } { NUM($object) ->
        [many] werden
       *[other] wird
    } gewirkt, ohne die Manakosten zu bezahlen: { $now }
cost-step-besides = { FORM($object, case: "accusative") } zu wirken kostet noch etwas außer Mana: { $by }
cost-step-additional = für { FORM($object, case: "accusative") } werden zusätzliche Kosten von { $mana } bezahlt: { $now }
cost-step-additional-by = für { FORM($object, case: "accusative") } werden zusätzliche Kosten von { $mana } bezahlt ({ $by }): { $now }
cost-step-increase =
    { $object } { NUM($object) ->
        [many] kosten
       *[other] kostet
    } durch { FORM($effect, case: "accusative") } { $mana } mehr{ $counted }{ $from }: { $now }
cost-step-reduction =
    { $object } { NUM($object) ->
        [many] kosten
       *[other] kostet
    } durch { FORM($effect, case: "accusative") } { $mana } weniger{ $counted }{ $from }{ $halves }{ $held }: { $now }{ $ordered }
cost-step-missed =
    { $effect } { NUM($effect) ->
        [many] ändern
       *[one] ändert
    } nichts an den Kosten { OF($object) }, weil { $isnt }
cost-counted = { " " }({ $counting })
cost-counted-beyond =
    { $counted }, davon { $beyond ->
        [0] keines
        [one] eines
       *[other] { $beyond }
    } über das erste Ziel hinaus
cost-of-sacrificed = { " " }(die Manakosten der geopferten bleibenden Karte)
cost-halves-chosen = , von jedem Hybridsymbol eine gewählte Hälfte
cost-cast-from = , da { $where } gewirkt
cost-as-announced-hybrid = { $mana }, jedes Hybridsymbol so bezahlt wie angesagt
cost-as-announced-phyrexian = { $mana }, jedes phyrexianische Symbol so bezahlt wie angesagt
cost-as-announced-both = { $mana }, jedes Hybridsymbol und phyrexianische Symbol so bezahlt wie angesagt
cost-taken-as-announced = { " " }(wie angesagt)
cost-takes-less =
    { $nothing ->
        [yes] , wovon nichts abgezogen wird
       *[no] , wovon nur { $takes }{ $announced } abgezogen wird
    }, denn { $why ->
        [least] die Kosten können dadurch nicht unter { $least ->
            [1] ein Mana
           *[other] { $least } Mana
        } sinken
        [colors] nur farbiges Mana wird abgezogen, und der Rest passt zu keinem farbigen Mana, das noch da ist
        [generic] die Kosten enthalten kein { $nothing ->
            [yes] generisches Mana
           *[no] weiteres generisches Mana
        }
       *[nothingLeft] die Kosten enthalten kein { $nothing ->
            [yes] Mana, das abgezogen werden könnte
           *[no] weiteres Mana, das abgezogen werden könnte
        }
    }
cost-ordered = ; wer bezahlt, darf die Verringerungen in beliebiger Reihenfolge anwenden, und diese kostet am wenigsten
cost-step-total =
    { $object } { NUM($object) ->
        [many] kosten
       *[other] kostet
    } durch { FORM($effect, case: "accusative") } insgesamt mindestens { $mana }: { $now }
cost-step-total-already =
    { $effect } { NUM($effect) ->
        [many] verlangen
       *[other] verlangt
    } insgesamt mindestens { $mana }, und so viel { NUM($object) ->
        [many] kosten
       *[other] kostet
    } { $object } schon: { $now }
cost-step-locked = die Gesamtkosten von { FORM($object, case: "dative") } wurden beim Wirken bestimmt und stehen fest: { $now }
cost-step-ability-locked = die Gesamtkosten von { FORM($object, case: "dative") } wurden beim Aktivieren bestimmt und stehen fest: { $now }
cost-step-locked-then = die Gesamtkosten von { FORM($object, case: "dative") } stehen seit dem Wirken fest (Schritt { $step }): { $now }
cost-step-ability-locked-then = die Gesamtkosten von { FORM($object, case: "dative") } stehen seit dem Aktivieren fest (Schritt { $step }): { $now }
cost-step-ability = { FORM($object, case: "accusative") } zu aktivieren kostet zuerst { $total }
cost-step-ability-no-cost = { $object } hat keine Kosten, und Kosten, die es nicht gibt, können nicht bezahlt werden
