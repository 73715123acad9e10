### en

event-kind-merges = A card merges with a permanent
    .noun = merging
event-a-copy = a copy of { $card }
event-merges-on-top = { $what } merges with { $onto }, going on top
event-merges-underneath = { $what } merges with { $onto }, going underneath

### de

event-kind-merges = Eine Karte verschmilzt mit einer bleibenden Karte
    .noun = ein Verschmelzen
event-a-copy = eine Kopie von { $card }
event-merges-on-top = { $what } verschmilzt mit { $onto } und liegt oben
event-merges-underneath = { $what } verschmilzt mit { $onto } und liegt unten

### fr

event-kind-merges = Une carte fusionne avec un permanent
    .noun = une fusion
event-a-copy = une copie de { $card }
event-merges-on-top = { $what } fusionne avec { $onto } et se place au-dessus
event-merges-underneath = { $what } fusionne avec { $onto } et se place en dessous
