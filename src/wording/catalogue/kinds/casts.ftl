### en

event-kind-casts = A player casts a spell
    .noun = a spell
event-a-spell = a spell
event-casts = { $player } casts { $what }
casting-prototype = as a prototype
casting-half-left = its left half
casting-half-right = its right half
casting-half-fused = both halves
casting-half-inset = as its inset part
casting-with-x = with X being { $x }
casting-free = without paying its mana cost
casting-alternative = paying { $cost } in place of its mana cost
# $costs is what a keyword names: “flashback cost”.
casting-for-costs = for its { $costs }
# $costs is a series of mana, keywords or other costs.
casting-additional = with the additional cost of { $costs }
cost-sacrifice-a-creature = sacrificing a creature

### de

event-kind-casts = Ein Spieler wirkt einen Zauberspruch
    .noun = ein Zauberspruch
event-a-spell = einen Zauberspruch
event-casts = { $player } wirkt { FORM($what, case: "accusative") }
casting-prototype = als Prototyp
casting-half-left = nur die linke Hälfte
casting-half-right = nur die rechte Hälfte
casting-half-fused = beide Hälften
casting-half-inset = als eingerückten Teil
casting-with-x = mit X gleich { $x }
casting-free = ohne die Manakosten zu bezahlen
casting-alternative = für { $cost } anstelle der Manakosten
casting-for-costs = für die { $costs }
casting-additional = mit zusätzlichen Kosten: { $costs }
cost-sacrifice-a-creature = eine Kreatur opfern

### fr

event-kind-casts = Un joueur lance un sort
    .noun = un sort
event-a-spell = un sort
event-casts = { $player } lance { $what }
casting-prototype = comme prototype
casting-half-left = sa moitié gauche seulement
casting-half-right = sa moitié droite seulement
casting-half-fused = ses deux moitiés
casting-half-inset = son encart seulement
casting-with-x = X valant { $x }
casting-free = sans payer le coût de mana
casting-alternative = pour { $cost } à la place du coût de mana
casting-for-costs = pour le { $costs }
casting-additional = avec comme coût supplémentaire : { $costs }
cost-sacrifice-a-creature = sacrifier une créature
