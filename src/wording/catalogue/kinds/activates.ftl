### en

event-kind-activates = A player activates an ability
    .noun = an activation
event-activates = { $player } activates { $ability } of { $source }

### de

event-kind-activates = Ein Spieler aktiviert eine Fähigkeit
    .noun = eine Aktivierung
event-activates = { $player } aktiviert von { FORM($source, case: "dative") } { FORM($ability, case: "accusative") }

### fr

event-kind-activates = Un joueur active une capacité
    .noun = une activation
event-activates = { $player } active { FORM($ability, article: "definite") } de { $source }
