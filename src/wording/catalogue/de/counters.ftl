### Marken.

counters-counted = { $count } { SAME($counters) }
    .gender = f

counter-of-size =
    { $number ->
        [one] { $kind }-Marke
       *[many] { $kind }-Marken
    }
    .gender = f

counter-of-kind =
    { $number ->
        [one] „{ $kind }“-Marke
       *[many] „{ $kind }“-Marken
    }
    .gender = f

counter-age =
    { $number ->
        [one] Altersmarke
       *[many] Altersmarken
    }
    .gender = f

counter-burden =
    { $number ->
        [one] Lastmarke
       *[many] Lastmarken
    }
    .gender = f

counter-charge =
    { $number ->
        [one] Ladungsmarke
       *[many] Ladungsmarken
    }
    .gender = f

counter-deathtouch =
    { $number ->
        [one] Todesberührungsmarke
       *[many] Todesberührungsmarken
    }
    .gender = f

counter-decayed =
    { $number ->
        [one] Verwesungsmarke
       *[many] Verwesungsmarken
    }
    .gender = f

counter-defense =
    { $number ->
        [one] Verteidigungsmarke
       *[many] Verteidigungsmarken
    }
    .gender = f

counter-double-strike =
    { $number ->
        [one] Doppelschlagmarke
       *[many] Doppelschlagmarken
    }
    .gender = f

counter-dream =
    { $number ->
        [one] Traummarke
       *[many] Traummarken
    }
    .gender = f

counter-energy =
    { $number ->
        [one] Energiemarke
       *[many] Energiemarken
    }
    .gender = f

counter-exalted =
    { $number ->
        [one] Erhabenheitsmarke
       *[many] Erhabenheitsmarken
    }
    .gender = f

counter-experience =
    { $number ->
        [one] Erfahrungsmarke
       *[many] Erfahrungsmarken
    }
    .gender = f

counter-feather =
    { $number ->
        [one] Federmarke
       *[many] Federmarken
    }
    .gender = f

counter-first-strike =
    { $number ->
        [one] Erstschlagmarke
       *[many] Erstschlagmarken
    }
    .gender = f

counter-flood =
    { $number ->
        [one] Flutmarke
       *[many] Flutmarken
    }
    .gender = f

counter-flying =
    { $number ->
        [one] Flugfähigkeitsmarke
       *[many] Flugfähigkeitsmarken
    }
    .gender = f

counter-haste =
    { $number ->
        [one] Eilemarke
       *[many] Eilemarken
    }
    .gender = f

counter-hexproof =
    { $number ->
        [one] Fluchsicherheitsmarke
       *[many] Fluchsicherheitsmarken
    }
    .gender = f

counter-hexproof-from-black =
    { $number ->
        [one] Marke für Fluchsicherheit vor Schwarz
       *[many] Marken für Fluchsicherheit vor Schwarz
    }
    .gender = f

counter-hone =
    { $number ->
        [one] Schärfungsmarke
       *[many] Schärfungsmarken
    }
    .gender = f

counter-indestructible =
    { $number ->
        [one] Unzerstörbarkeitsmarke
       *[many] Unzerstörbarkeitsmarken
    }
    .gender = f

counter-level =
    { $number ->
        [one] Stufenmarke
       *[many] Stufenmarken
    }
    .gender = f

counter-lifelink =
    { $number ->
        [one] Lebensverknüpfungsmarke
       *[many] Lebensverknüpfungsmarken
    }
    .gender = f

counter-lore =
    { $number ->
        [one] Sagenmarke
       *[many] Sagenmarken
    }
    .gender = f

counter-loyalty =
    { $number ->
        [one] Loyalitätsmarke
       *[many] Loyalitätsmarken
    }
    .gender = f

counter-menace =
    { $number ->
        [one] Bedrohlichkeitsmarke
       *[many] Bedrohlichkeitsmarken
    }
    .gender = f

counter-poison =
    { $number ->
        [one] Giftmarke
       *[many] Giftmarken
    }
    .gender = f

counter-quest =
    { $number ->
        [one] Aufgabenmarke
       *[many] Aufgabenmarken
    }
    .gender = f

counter-reach =
    { $number ->
        [one] Reichweitenmarke
       *[many] Reichweitenmarken
    }
    .gender = f

counter-shadow =
    { $number ->
        [one] Schattenmarke
       *[many] Schattenmarken
    }
    .gender = f

counter-shield =
    { $number ->
        [one] Schildmarke
       *[many] Schildmarken
    }
    .gender = f

counter-stun =
    { $number ->
        [one] Betäubungsmarke
       *[many] Betäubungsmarken
    }
    .gender = f

counter-time =
    { $number ->
        [one] Zeitmarke
       *[many] Zeitmarken
    }
    .gender = f

counter-trample =
    { $number ->
        [one] Trampelschadensmarke
       *[many] Trampelschadensmarken
    }
    .gender = f

counter-verse =
    { $number ->
        [one] Versmarke
       *[many] Versmarken
    }
    .gender = f

counter-vigilance =
    { $number ->
        [one] Wachsamkeitsmarke
       *[many] Wachsamkeitsmarken
    }
    .gender = f
