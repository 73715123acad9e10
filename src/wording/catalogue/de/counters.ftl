### Marken, als Nomen.

counter-of-kind =
    „{ $kind }“-{ $number ->
        [many] Marken
       *[one] Marke
    }
    .gender = f

counter-plus1-plus1 =
    { $number ->
        [many] +1/+1-Marken
       *[one] +1/+1-Marke
    }
    .gender = f

counter-minus1-minus1 =
    { $number ->
        [many] -1/-1-Marken
       *[one] -1/-1-Marke
    }
    .gender = f

counter-level =
    { $number ->
        [many] Stufenmarken
       *[one] Stufenmarke
    }
    .gender = f

counter-feather =
    { $number ->
        [many] Federmarken
       *[one] Federmarke
    }
    .gender = f

counter-time =
    { $number ->
        [many] Zeitmarken
       *[one] Zeitmarke
    }
    .gender = f

counter-dream =
    { $number ->
        [many] Traummarken
       *[one] Traummarke
    }
    .gender = f

counter-flood =
    { $number ->
        [many] Flutmarken
       *[one] Flutmarke
    }
    .gender = f

counter-experience =
    { $number ->
        [many] Erfahrungsmarken
       *[one] Erfahrungsmarke
    }
    .gender = f

counter-flying =
    { $number ->
        [many] Flugfähigkeitsmarken
       *[one] Flugfähigkeitsmarke
    }
    .gender = f

counter-burden =
    { $number ->
        [many] Bürdenmarken
       *[one] Bürdenmarke
    }
    .gender = f

counter-everything =
    { $number ->
        [many] Alles-Marken
       *[one] Alles-Marke
    }
    .gender = f

counter-poison =
    { $number ->
        [many] Giftmarken
       *[one] Giftmarke
    }
    .gender = f

counter-charge =
    { $number ->
        [many] Ladungsmarken
       *[one] Ladungsmarke
    }
    .gender = f

counter-energy =
    { $number ->
        [many] Energiemarken
       *[one] Energiemarke
    }
    .gender = f

counter-loyalty =
    { $number ->
        [many] Loyalitätsmarken
       *[one] Loyalitätsmarke
    }
    .gender = f

counter-shield =
    { $number ->
        [many] Schildmarken
       *[one] Schildmarke
    }
    .gender = f

counter-stun =
    { $number ->
        [many] Betäubungsmarken
       *[one] Betäubungsmarke
    }
    .gender = f

counter-lore =
    { $number ->
        [many] Sagenmarken
       *[one] Sagenmarke
    }
    .gender = f

counter-defense =
    { $number ->
        [many] Verteidigungsmarken
       *[one] Verteidigungsmarke
    }
    .gender = f

counter-first-strike =
    { $number ->
        [many] Erstschlagmarken
       *[one] Erstschlagmarke
    }
    .gender = f

counter-double-strike =
    { $number ->
        [many] Doppelschlagmarken
       *[one] Doppelschlagmarke
    }
    .gender = f

counter-deathtouch =
    { $number ->
        [many] Todesberührungsmarken
       *[one] Todesberührungsmarke
    }
    .gender = f

counter-haste =
    { $number ->
        [many] Eilemarken
       *[one] Eilemarke
    }
    .gender = f

counter-hexproof =
    { $number ->
        [many] Fluchsicherheitsmarken
       *[one] Fluchsicherheitsmarke
    }
    .gender = f

counter-indestructible =
    { $number ->
        [many] Unzerstörbarkeitsmarken
       *[one] Unzerstörbarkeitsmarke
    }
    .gender = f

counter-lifelink =
    { $number ->
        [many] Lebensverknüpfungsmarken
       *[one] Lebensverknüpfungsmarke
    }
    .gender = f

counter-menace =
    { $number ->
        [many] Bedrohlichkeitsmarken
       *[one] Bedrohlichkeitsmarke
    }
    .gender = f

counter-reach =
    { $number ->
        [many] Reichweitemarken
       *[one] Reichweitemarke
    }
    .gender = f

counter-trample =
    { $number ->
        [many] Trampelschadenmarken
       *[one] Trampelschadenmarke
    }
    .gender = f

counter-vigilance =
    { $number ->
        [many] Wachsamkeitsmarken
       *[one] Wachsamkeitsmarke
    }
    .gender = f

counters-counted =
    { $count ->
        [1] { $case ->
            [dative] einer
            [genitive] einer
           *[nominative] eine
        } { SAME($counters) }
       *[other] { numeral } { SAME($counters) }
    }
    .gender = f

counter-of-size =
    { $number ->
        [many] { $kind }-Marken
       *[one] { $kind }-Marke
    }
    .gender = f

counter-age =
    { $number ->
        [many] Altersmarken
       *[one] Altersmarke
    }
    .gender = f

counter-decayed =
    { $number ->
        [many] Verwesungsmarken
       *[one] Verwesungsmarke
    }
    .gender = f

counter-exalted =
    { $number ->
        [many] Edelmutsmarken
       *[one] Edelmutsmarke
    }
    .gender = f

counter-hexproof-from-black =
    { $number ->
        [many] Marken für Fluchsicherheit gegen Schwarz
       *[one] Marke für Fluchsicherheit gegen Schwarz
    }
    .gender = f

counter-hone =
    { $number ->
        [many] Schärfungsmarken
       *[one] Schärfungsmarke
    }
    .gender = f

counter-quest =
    { $number ->
        [many] Aufgabenmarken
       *[one] Aufgabenmarke
    }
    .gender = f

counter-shadow =
    { $number ->
        [many] Irrealitätsmarken
       *[one] Irrealitätsmarke
    }
    .gender = f

counter-verse =
    { $number ->
        [many] Versmarken
       *[one] Versmarke
    }
    .gender = f

numeral =
    { $count ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
       *[other] { $count }
    }
