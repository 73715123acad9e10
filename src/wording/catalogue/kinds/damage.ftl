### en

event-kind-damage = Damage is dealt
    .noun = damage
event-is-dealt-damage = { $to } is dealt { $amount } damage
event-is-dealt-damage-by = { $to } is dealt { $amount } damage by a source with { $qualities }
event-deals-damage = { $source } deals { $amount } damage to { $to }
damage-with = with { $qualities }
# What it came to: $counters, and $life that was lost.
event-damage-dealt =
    { $damage }; { $player } gets { $counters } and { $life ->
        [0] loses no life
       *[other] loses { $life } life
    }

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
event-damage-dealt =
    { $damage }; { $player } erhält { FORM($counters, case: "accusative") } und verliert { $life ->
        [0] keine Lebenspunkte
        [one] 1 Lebenspunkt
       *[other] { $life } Lebenspunkte
    }

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
event-damage-dealt =
    { $damage } ; { $player } reçoit { $counters } et { $life ->
        [0] ne perd aucun point de vie
        [one] perd 1 point de vie
       *[other] perd { $life } points de vie
    }
