### Marqueurs.

counter-of-kind =
    { $number ->
        [many] marqueurs
       *[one] marqueur
    } « { $kind } »
    .gender = m

counter-plus1-plus1 =
    { $number ->
        [many] marqueurs +1/+1
       *[one] marqueur +1/+1
    }
    .gender = m

counter-minus1-minus1 =
    { $number ->
        [many] marqueurs -1/-1
       *[one] marqueur -1/-1
    }
    .gender = m

counter-level =
    { $number ->
        [many] marqueurs « niveau »
       *[one] marqueur « niveau »
    }
    .gender = m

counter-feather =
    { $number ->
        [many] marqueurs « plume »
       *[one] marqueur « plume »
    }
    .gender = m

counter-time =
    { $number ->
        [many] marqueurs « temps »
       *[one] marqueur « temps »
    }
    .gender = m

counter-dream =
    { $number ->
        [many] marqueurs « rêve »
       *[one] marqueur « rêve »
    }
    .gender = m

counter-flood =
    { $number ->
        [many] marqueurs « inondation »
       *[one] marqueur « inondation »
    }
    .gender = m

counter-experience =
    { $number ->
        [many] marqueurs « expérience »
       *[one] marqueur « expérience »
    }
    .gender = m

counter-flying =
    { $number ->
        [many] marqueurs « vol »
       *[one] marqueur « vol »
    }
    .gender = m

counter-burden =
    { $number ->
        [many] marqueurs « fardeau »
       *[one] marqueur « fardeau »
    }
    .gender = m

counter-everything =
    { $number ->
        [many] marqueurs « tout »
       *[one] marqueur « tout »
    }
    .gender = m

counter-poison =
    { $number ->
        [many] marqueurs « poison »
       *[one] marqueur « poison »
    }
    .gender = m

counter-charge =
    { $number ->
        [many] marqueurs « charge »
       *[one] marqueur « charge »
    }
    .gender = m

counter-energy =
    { $number ->
        [many] marqueurs « énergie »
       *[one] marqueur « énergie »
    }
    .gender = m

counter-loyalty =
    { $number ->
        [many] marqueurs « loyauté »
       *[one] marqueur « loyauté »
    }
    .gender = m

counter-shield =
    { $number ->
        [many] marqueurs « bouclier »
       *[one] marqueur « bouclier »
    }
    .gender = m

counter-stun =
    { $number ->
        [many] marqueurs « étourdissement »
       *[one] marqueur « étourdissement »
    }
    .gender = m

counter-lore =
    { $number ->
        [many] marqueurs « sapience »
       *[one] marqueur « sapience »
    }
    .gender = m

counter-defense =
    { $number ->
        [many] marqueurs « défense »
       *[one] marqueur « défense »
    }
    .gender = m

counter-first-strike =
    { $number ->
        [many] marqueurs « initiative »
       *[one] marqueur « initiative »
    }
    .gender = m

counter-double-strike =
    { $number ->
        [many] marqueurs « double initiative »
       *[one] marqueur « double initiative »
    }
    .gender = m

counter-deathtouch =
    { $number ->
        [many] marqueurs « contact mortel »
       *[one] marqueur « contact mortel »
    }
    .gender = m

counter-haste =
    { $number ->
        [many] marqueurs « célérité »
       *[one] marqueur « célérité »
    }
    .gender = m

counter-hexproof =
    { $number ->
        [many] marqueurs « défense talismanique »
       *[one] marqueur « défense talismanique »
    }
    .gender = m

counter-indestructible =
    { $number ->
        [many] marqueurs « indestructible »
       *[one] marqueur « indestructible »
    }
    .gender = m

counter-lifelink =
    { $number ->
        [many] marqueurs « lien de vie »
       *[one] marqueur « lien de vie »
    }
    .gender = m

counter-menace =
    { $number ->
        [many] marqueurs « menace »
       *[one] marqueur « menace »
    }
    .gender = m

counter-reach =
    { $number ->
        [many] marqueurs « portée »
       *[one] marqueur « portée »
    }
    .gender = m

counter-trample =
    { $number ->
        [many] marqueurs « piétinement »
       *[one] marqueur « piétinement »
    }
    .gender = m

counter-vigilance =
    { $number ->
        [many] marqueurs « vigilance »
       *[one] marqueur « vigilance »
    }
    .gender = m

counters-counted =
    { $count ->
        [1] { GENDER($counters) ->
            [f] une
           *[m] un
        } { SAME($counters) }
       *[other] { numeral } { SAME($counters) }
    }
    .gender = m

counter-of-size =
    { $number ->
        [many] marqueurs { $kind }
       *[one] marqueur { $kind }
    }
    .gender = m

counter-age =
    { $number ->
        [many] marqueurs « âge »
       *[one] marqueur « âge »
    }
    .gender = m

counter-decayed =
    { $number ->
        [many] marqueurs « décomposition »
       *[one] marqueur « décomposition »
    }
    .gender = m

counter-exalted =
    { $number ->
        [many] marqueurs « exaltation »
       *[one] marqueur « exaltation »
    }
    .gender = m

counter-hexproof-from-black =
    { $number ->
        [many] marqueurs « défense talismanique contre le noir »
       *[one] marqueur « défense talismanique contre le noir »
    }
    .gender = m

counter-hone =
    { $number ->
        [many] marqueurs « affûtage »
       *[one] marqueur « affûtage »
    }
    .gender = m

counter-quest =
    { $number ->
        [many] marqueurs « quête »
       *[one] marqueur « quête »
    }
    .gender = m

counter-shadow =
    { $number ->
        [many] marqueurs « distorsion »
       *[one] marqueur « distorsion »
    }
    .gender = m

counter-verse =
    { $number ->
        [many] marqueurs « couplet »
       *[one] marqueur « couplet »
    }
    .gender = m

numeral =
    { $count ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
       *[other] { $count }
    }
