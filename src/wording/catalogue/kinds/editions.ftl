### en

ruleset-current = today's rules
ruleset-ikoria = the rules of Ikoria
ruleset-m14 = the rules of Magic 2014
ruleset-m10 = the rules of Magic 2010
ruleset-pre-m10 = the rules before Magic 2010
misconception-edition-ikoria = the rules of Ikoria were still in force
    .truth = they have been changed since
misconception-edition-m14 = the rules of Magic 2014 were still in force
    .truth = they have been changed since
misconception-edition-m10 = the rules of Magic 2010 were still in force
    .truth = they have been changed since
misconception-edition-pre-m10 = the rules from before Magic 2010 were still in force
    .truth = they have been changed since

# Where the same name was another thing.
layer-title-pre-m10-5 = Layer 5: colors and abilities
layer-title-m10-7d = Layer 7d: counters
layer-title-m14-7d = Layer 7d: counters

### de

ruleset-current = die heutigen Regeln
ruleset-ikoria = die Regeln von Ikoria
ruleset-m14 = die Regeln von Magic 2014
ruleset-m10 = die Regeln von Magic 2010
ruleset-pre-m10 = die Regeln vor Magic 2010
misconception-edition-ikoria = die Regeln von Ikoria noch gälten
    .truth = diese Regeln sind seither geändert worden
misconception-edition-m14 = die Regeln von Magic 2014 noch gälten
    .truth = diese Regeln sind seither geändert worden
misconception-edition-m10 = die Regeln von Magic 2010 noch gälten
    .truth = diese Regeln sind seither geändert worden
misconception-edition-pre-m10 = die Regeln aus der Zeit vor Magic 2010 noch gälten
    .truth = diese Regeln sind seither geändert worden
layer-title-pre-m10-5 = Layer 5: Farben und Fähigkeiten
layer-title-m10-7d = Layer 7d: Marken
layer-title-m14-7d = Layer 7d: Marken

### fr

ruleset-current = les règles actuelles
ruleset-ikoria = les règles d'Ikoria
ruleset-m14 = les règles de Magic 2014
ruleset-m10 = les règles de Magic 2010
ruleset-pre-m10 = les règles d'avant Magic 2010
misconception-edition-ikoria = les règles d'Ikoria étaient encore en vigueur
    .truth = ces règles ont changé depuis
misconception-edition-m14 = les règles de Magic 2014 étaient encore en vigueur
    .truth = ces règles ont changé depuis
misconception-edition-m10 = les règles de Magic 2010 étaient encore en vigueur
    .truth = ces règles ont changé depuis
misconception-edition-pre-m10 = les règles d'avant Magic 2010 étaient encore en vigueur
    .truth = ces règles ont changé depuis
layer-title-pre-m10-5 = Couche 5 : couleurs et capacités
layer-title-m10-7d = Couche 7d : marqueurs
layer-title-m14-7d = Couche 7d : marqueurs
