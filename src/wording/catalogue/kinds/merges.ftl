### en

event-kind-merges = A card merges with a permanent
    .noun = merging
event-a-copy = a copy of { $card }
event-merges-on-top = { $what } merges with { $onto }, going on top
event-merges-underneath = { $what } merges with { $onto }, going underneath

### de

event-kind-merges = Eine Karte verschmilzt mit einer bleibenden Karte
    .noun = ein Verschmelzen
event-a-copy = eine Kopie von { FORM($card, case: "dative") }
event-merges-on-top =
    { $what } { NUM($what) ->
        [many] verschmelzen
       *[other] verschmilzt
    } mit { FORM($onto, case: "dative") } und { NUM($what) ->
        [many] liegen
       *[other] liegt
    } oben
event-merges-underneath =
    { $what } { NUM($what) ->
        [many] verschmelzen
       *[other] verschmilzt
    } mit { FORM($onto, case: "dative") } und { NUM($what) ->
        [many] liegen
       *[other] liegt
    } unten

### fr

event-kind-merges = Une carte fusionne avec un permanent
    .noun = une fusion
event-a-copy = une copie de { $card }
event-merges-on-top =
    { $what } { NUM($what) ->
        [many] fusionnent
       *[other] fusionne
    } avec { $onto } et se { NUM($what) ->
        [many] placent
       *[other] place
    } au-dessus
event-merges-underneath =
    { $what } { NUM($what) ->
        [many] fusionnent
       *[other] fusionne
    } avec { $onto } et se { NUM($what) ->
        [many] placent
       *[other] place
    } en dessous
