### en

event-kind-damage = Damage is dealt
    .noun = damage
event-is-dealt-damage = { $to } is dealt { $amount } damage
event-is-dealt-damage-by = { $to } is dealt { $amount } damage by a source with { $qualities }
event-deals-damage = { $source } deals { $amount } damage to { $to }
damage-with = with { $qualities }

### de

event-kind-damage = Schaden wird zugefügt
    .noun = Schaden
event-is-dealt-damage =
    { FORM($to, case: "dative") } { $amount ->
        [one] wird 1 Schadenspunkt
       *[other] werden { $amount } Schadenspunkte
    } zugefügt
event-is-dealt-damage-by =
    { FORM($to, case: "dative") } { $amount ->
        [one] wird 1 Schadenspunkt
       *[other] werden { $amount } Schadenspunkte
    } von einer Quelle mit { $qualities } zugefügt
event-deals-damage =
    { $source } { NUM($source) ->
        [many] fügen
       *[other] fügt
    } { FORM($to, case: "dative") } { $amount ->
        [one] 1 Schadenspunkt
       *[other] { $amount } Schadenspunkte
    } zu
damage-with = mit { $qualities }

### fr

event-kind-damage = Des blessures sont infligées
    .noun = des blessures
event-is-dealt-damage =
    { $to } { NUM($to) ->
        [many] subissent
       *[other] subit
    } { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    }
event-is-dealt-damage-by =
    { $to } { NUM($to) ->
        [many] subissent
       *[other] subit
    } { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    } d'une source avec { FORM($qualities, article: "definite") }
event-deals-damage =
    { $source } { NUM($source) ->
        [many] infligent
       *[other] inflige
    } { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    } à { $to }
damage-with = avec { FORM($qualities, article: "definite") }
