### en

event-kind-activates = A player activates an ability
    .noun = an activation
event-activates = { $player } activates the ability of { $source } ({ $ability })

### de

event-kind-activates = Ein Spieler aktiviert eine Fähigkeit
    .noun = eine Aktivierung
event-activates = { $player } aktiviert die Fähigkeit von { FORM($source, case: "dative") } ({ $ability })

### fr

event-kind-activates = Un joueur active une capacité
    .noun = une activation
event-activates = { $player } active la capacité de { $source } ({ $ability })
