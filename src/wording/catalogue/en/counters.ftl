### Counters, as nouns.

# A counter of a kind that has no message.
counter-of-kind =
    { $kind } { $number ->
        [many] counters
       *[one] counter
    }

counter-plus1-plus1 =
    { $number ->
        [many] +1/+1 counters
       *[one] +1/+1 counter
    }

counter-minus1-minus1 =
    { $number ->
        [many] -1/-1 counters
       *[one] -1/-1 counter
    }

counter-level =
    { $number ->
        [many] level counters
       *[one] level counter
    }

counter-feather =
    { $number ->
        [many] feather counters
       *[one] feather counter
    }

counter-time =
    { $number ->
        [many] time counters
       *[one] time counter
    }

counter-dream =
    { $number ->
        [many] dream counters
       *[one] dream counter
    }

counter-flood =
    { $number ->
        [many] flood counters
       *[one] flood counter
    }

counter-experience =
    { $number ->
        [many] experience counters
       *[one] experience counter
    }

counter-flying =
    { $number ->
        [many] flying counters
       *[one] flying counter
    }

counter-burden =
    { $number ->
        [many] burden counters
       *[one] burden counter
    }

counter-everything =
    { $number ->
        [many] everything counters
       *[one] everything counter
    }

counter-poison =
    { $number ->
        [many] poison counters
       *[one] poison counter
    }

counter-charge =
    { $number ->
        [many] charge counters
       *[one] charge counter
    }

counter-energy =
    { $number ->
        [many] energy counters
       *[one] energy counter
    }

counter-loyalty =
    { $number ->
        [many] loyalty counters
       *[one] loyalty counter
    }

counter-shield =
    { $number ->
        [many] shield counters
       *[one] shield counter
    }

counter-stun =
    { $number ->
        [many] stun counters
       *[one] stun counter
    }

counter-lore =
    { $number ->
        [many] lore counters
       *[one] lore counter
    }

counter-defense =
    { $number ->
        [many] defense counters
       *[one] defense counter
    }

counter-first-strike =
    { $number ->
        [many] first strike counters
       *[one] first strike counter
    }

counter-double-strike =
    { $number ->
        [many] double strike counters
       *[one] double strike counter
    }

counter-deathtouch =
    { $number ->
        [many] deathtouch counters
       *[one] deathtouch counter
    }

counter-haste =
    { $number ->
        [many] haste counters
       *[one] haste counter
    }

counter-hexproof =
    { $number ->
        [many] hexproof counters
       *[one] hexproof counter
    }

counter-indestructible =
    { $number ->
        [many] indestructible counters
       *[one] indestructible counter
    }

counter-lifelink =
    { $number ->
        [many] lifelink counters
       *[one] lifelink counter
    }

counter-menace =
    { $number ->
        [many] menace counters
       *[one] menace counter
    }

counter-reach =
    { $number ->
        [many] reach counters
       *[one] reach counter
    }

counter-trample =
    { $number ->
        [many] trample counters
       *[one] trample counter
    }

counter-vigilance =
    { $number ->
        [many] vigilance counters
       *[one] vigilance counter
    }

# $count of them; $counters is a noun, in the number of how many there are.
counters-counted =
    { $count ->
        [1] { A($counters) }
       *[other] { numeral } { SAME($counters) }
    }

# $kind is a size, such as +1/+0.
counter-of-size =
    { $number ->
        [many] { $kind } counters
       *[one] { $kind } counter
    }

counter-age =
    { $number ->
        [many] age counters
       *[one] age counter
    }

counter-decayed =
    { $number ->
        [many] decayed counters
       *[one] decayed counter
    }

counter-exalted =
    { $number ->
        [many] exalted counters
       *[one] exalted counter
    }

counter-hexproof-from-black =
    { $number ->
        [many] hexproof from black counters
       *[one] hexproof from black counter
    }

counter-hone =
    { $number ->
        [many] hone counters
       *[one] hone counter
    }

counter-quest =
    { $number ->
        [many] quest counters
       *[one] quest counter
    }

counter-shadow =
    { $number ->
        [many] shadow counters
       *[one] shadow counter
    }

counter-verse =
    { $number ->
        [many] verse counters
       *[one] verse counter
    }

# A number in words up to ten: of more than one thing.
numeral =
    { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $count }
    }
