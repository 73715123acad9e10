### en

event-kind-casts = A player casts a spell
    .noun = a spell
event-a-spell = a spell
event-casts = { $player } casts { $what }
casting-prototype = as a prototype
casting-left-half = its left half
casting-right-half = its right half
casting-fused = both halves
casting-inset = as its inset part
casting-with-x = with X being { $x }
casting-free = without paying its mana cost
casting-alternative = paying { $cost } in place of its mana cost
# $costs is a series of mana, keywords or other costs.
casting-additional = with the additional cost of { $costs }
cost-sacrifice-a-creature = sacrificing a creature

### de

event-kind-casts = Ein Spieler wirkt einen Zauberspruch
    .noun = ein Zauberspruch
event-a-spell = einen Zauberspruch
event-casts = { $player } wirkt { $what }
casting-prototype = als Prototyp
casting-left-half = nur die linke Hälfte
casting-right-half = nur die rechte Hälfte
casting-fused = beide Hälften
casting-inset = als eingerückten Teil
casting-with-x = mit X gleich { $x }
casting-free = ohne die Manakosten zu bezahlen
casting-alternative = für { $cost } anstelle der Manakosten
casting-additional = mit zusätzlichen Kosten: { $costs }
cost-sacrifice-a-creature = eine Kreatur opfern

### fr

event-kind-casts = Un joueur lance un sort
    .noun = un sort
event-a-spell = un sort
event-casts = { $player } lance { $what }
casting-prototype = comme prototype
casting-left-half = sa moitié gauche seulement
casting-right-half = sa moitié droite seulement
casting-fused = ses deux moitiés
casting-inset = son encart seulement
casting-with-x = X valant { $x }
casting-free = sans payer son coût de mana
casting-alternative = pour { $cost } à la place de son coût de mana
casting-additional = avec comme coût supplémentaire : { $costs }
cost-sacrifice-a-creature = sacrifier une créature
