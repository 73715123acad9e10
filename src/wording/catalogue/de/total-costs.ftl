### Was Zaubersprüche kosten.

cost-of-mana = { $mana }
cost-not-payable = Kosten, die nicht bezahlt werden können
cost-and-also = { $mana }, und außerdem: { $also }
cost-step-not-payable = nicht bezahlbar
cost-step-no-mana-cost = { $object } hat keine Manakosten, und Kosten, die es nicht gibt, können nicht bezahlt werden
cost-step-base = die Kosten von { $object } sind zuerst die Manakosten: { $total }
cost-step-ability = { FORM($object, case: "accusative") } zu aktivieren kostet zuerst { $total }
cost-step-ability-no-cost = { $object } hat keine Kosten, und Kosten, die es nicht gibt, können nicht bezahlt werden
cost-step-alternative = anstelle der Manakosten werden für { $object } alternative Kosten bezahlt ({ $by }): { $now }
cost-step-besides = { $object } zu wirken kostet noch etwas außer Mana: { $by }
cost-step-additional = für { $object } werden zusätzliche Kosten von { $mana } bezahlt: { $now }
cost-step-additional-by = für { $object } werden zusätzliche Kosten von { $mana } bezahlt ({ $by }): { $now }
cost-step-increase = { $object } kostet durch { FORM($effect, case: "accusative") } { $mana } mehr: { $now }
cost-step-reduction = { $object } kostet durch { FORM($effect, case: "accusative") } { $mana } weniger: { $now }
cost-step-total = { FORM($effect, case: "nominative") } betrachtet, was { $object } insgesamt kostet, und das ist mindestens { $mana }: { $now }
cost-step-locked = die Gesamtkosten von { $object } stehen fest: { $now }
