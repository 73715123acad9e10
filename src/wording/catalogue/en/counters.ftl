### Counters.

# $counters in the number of how many there are, which is $count.
counters-counted = { $count } { SAME($counters) }

# $kind is a size, such as +1/+1.
counter-of-size =
    { $number ->
        [one] { $kind } counter
       *[many] { $kind } counters
    }

# Of a kind that has no message below, such as counter-flying.
counter-of-kind =
    { $number ->
        [one] { $kind } counter
       *[many] { $kind } counters
    }

counter-age =
    { $number ->
        [one] age counter
       *[many] age counters
    }

counter-burden =
    { $number ->
        [one] burden counter
       *[many] burden counters
    }

counter-charge =
    { $number ->
        [one] charge counter
       *[many] charge counters
    }

counter-deathtouch =
    { $number ->
        [one] deathtouch counter
       *[many] deathtouch counters
    }

counter-decayed =
    { $number ->
        [one] decayed counter
       *[many] decayed counters
    }

counter-defense =
    { $number ->
        [one] defense counter
       *[many] defense counters
    }

counter-double-strike =
    { $number ->
        [one] double strike counter
       *[many] double strike counters
    }

counter-dream =
    { $number ->
        [one] dream counter
       *[many] dream counters
    }

counter-energy =
    { $number ->
        [one] energy counter
       *[many] energy counters
    }

counter-exalted =
    { $number ->
        [one] exalted counter
       *[many] exalted counters
    }

counter-experience =
    { $number ->
        [one] experience counter
       *[many] experience counters
    }

counter-feather =
    { $number ->
        [one] feather counter
       *[many] feather counters
    }

counter-first-strike =
    { $number ->
        [one] first strike counter
       *[many] first strike counters
    }

counter-flood =
    { $number ->
        [one] flood counter
       *[many] flood counters
    }

counter-flying =
    { $number ->
        [one] flying counter
       *[many] flying counters
    }

counter-haste =
    { $number ->
        [one] haste counter
       *[many] haste counters
    }

counter-hexproof =
    { $number ->
        [one] hexproof counter
       *[many] hexproof counters
    }

counter-hexproof-from-black =
    { $number ->
        [one] hexproof from black counter
       *[many] hexproof from black counters
    }

counter-hone =
    { $number ->
        [one] hone counter
       *[many] hone counters
    }

counter-indestructible =
    { $number ->
        [one] indestructible counter
       *[many] indestructible counters
    }

counter-level =
    { $number ->
        [one] level counter
       *[many] level counters
    }

counter-lifelink =
    { $number ->
        [one] lifelink counter
       *[many] lifelink counters
    }

counter-lore =
    { $number ->
        [one] lore counter
       *[many] lore counters
    }

counter-loyalty =
    { $number ->
        [one] loyalty counter
       *[many] loyalty counters
    }

counter-menace =
    { $number ->
        [one] menace counter
       *[many] menace counters
    }

counter-poison =
    { $number ->
        [one] poison counter
       *[many] poison counters
    }

counter-quest =
    { $number ->
        [one] quest counter
       *[many] quest counters
    }

counter-reach =
    { $number ->
        [one] reach counter
       *[many] reach counters
    }

counter-shadow =
    { $number ->
        [one] shadow counter
       *[many] shadow counters
    }

counter-shield =
    { $number ->
        [one] shield counter
       *[many] shield counters
    }

counter-stun =
    { $number ->
        [one] stun counter
       *[many] stun counters
    }

counter-time =
    { $number ->
        [one] time counter
       *[many] time counters
    }

counter-trample =
    { $number ->
        [one] trample counter
       *[many] trample counters
    }

counter-verse =
    { $number ->
        [one] verse counter
       *[many] verse counters
    }

counter-vigilance =
    { $number ->
        [one] vigilance counter
       *[many] vigilance counters
    }
