### Marqueurs.

counters-counted = { $count } { SAME($counters) }
    .gender = m

counter-of-size =
    { $number ->
        [one] marqueur { $kind }
       *[many] marqueurs { $kind }
    }
    .gender = m

counter-of-kind =
    { $number ->
        [one] marqueur « { $kind } »
       *[many] marqueurs « { $kind } »
    }
    .gender = m

counter-age =
    { $number ->
        [one] marqueur âge
       *[many] marqueurs âge
    }
    .gender = m

counter-burden =
    { $number ->
        [one] marqueur fardeau
       *[many] marqueurs fardeau
    }
    .gender = m

counter-charge =
    { $number ->
        [one] marqueur charge
       *[many] marqueurs charge
    }
    .gender = m

counter-deathtouch =
    { $number ->
        [one] marqueur contact mortel
       *[many] marqueurs contact mortel
    }
    .gender = m

counter-decayed =
    { $number ->
        [one] marqueur décomposition
       *[many] marqueurs décomposition
    }
    .gender = m

counter-defense =
    { $number ->
        [one] marqueur défense
       *[many] marqueurs défense
    }
    .gender = m

counter-double-strike =
    { $number ->
        [one] marqueur double initiative
       *[many] marqueurs double initiative
    }
    .gender = m

counter-dream =
    { $number ->
        [one] marqueur rêve
       *[many] marqueurs rêve
    }
    .gender = m

counter-energy =
    { $number ->
        [one] marqueur énergie
       *[many] marqueurs énergie
    }
    .gender = m

counter-exalted =
    { $number ->
        [one] marqueur exaltation
       *[many] marqueurs exaltation
    }
    .gender = m

counter-experience =
    { $number ->
        [one] marqueur expérience
       *[many] marqueurs expérience
    }
    .gender = m

counter-feather =
    { $number ->
        [one] marqueur plume
       *[many] marqueurs plume
    }
    .gender = m

counter-first-strike =
    { $number ->
        [one] marqueur initiative
       *[many] marqueurs initiative
    }
    .gender = m

counter-flood =
    { $number ->
        [one] marqueur inondation
       *[many] marqueurs inondation
    }
    .gender = m

counter-flying =
    { $number ->
        [one] marqueur vol
       *[many] marqueurs vol
    }
    .gender = m

counter-haste =
    { $number ->
        [one] marqueur célérité
       *[many] marqueurs célérité
    }
    .gender = m

counter-hexproof =
    { $number ->
        [one] marqueur défense talismanique
       *[many] marqueurs défense talismanique
    }
    .gender = m

counter-hexproof-from-black =
    { $number ->
        [one] marqueur défense talismanique contre le noir
       *[many] marqueurs défense talismanique contre le noir
    }
    .gender = m

counter-hone =
    { $number ->
        [one] marqueur affûtage
       *[many] marqueurs affûtage
    }
    .gender = m

counter-indestructible =
    { $number ->
        [one] marqueur indestructible
       *[many] marqueurs indestructible
    }
    .gender = m

counter-level =
    { $number ->
        [one] marqueur niveau
       *[many] marqueurs niveau
    }
    .gender = m

counter-lifelink =
    { $number ->
        [one] marqueur lien de vie
       *[many] marqueurs lien de vie
    }
    .gender = m

counter-lore =
    { $number ->
        [one] marqueur sagesse
       *[many] marqueurs sagesse
    }
    .gender = m

counter-loyalty =
    { $number ->
        [one] marqueur loyauté
       *[many] marqueurs loyauté
    }
    .gender = m

counter-menace =
    { $number ->
        [one] marqueur menace
       *[many] marqueurs menace
    }
    .gender = m

counter-poison =
    { $number ->
        [one] marqueur poison
       *[many] marqueurs poison
    }
    .gender = m

counter-quest =
    { $number ->
        [one] marqueur quête
       *[many] marqueurs quête
    }
    .gender = m

counter-reach =
    { $number ->
        [one] marqueur portée
       *[many] marqueurs portée
    }
    .gender = m

counter-shadow =
    { $number ->
        [one] marqueur distorsion
       *[many] marqueurs distorsion
    }
    .gender = m

counter-shield =
    { $number ->
        [one] marqueur bouclier
       *[many] marqueurs bouclier
    }
    .gender = m

counter-stun =
    { $number ->
        [one] marqueur étourdissement
       *[many] marqueurs étourdissement
    }
    .gender = m

counter-time =
    { $number ->
        [one] marqueur temps
       *[many] marqueurs temps
    }
    .gender = m

counter-trample =
    { $number ->
        [one] marqueur piétinement
       *[many] marqueurs piétinement
    }
    .gender = m

counter-verse =
    { $number ->
        [one] marqueur couplet
       *[many] marqueurs couplet
    }
    .gender = m

counter-vigilance =
    { $number ->
        [one] marqueur vigilance
       *[many] marqueurs vigilance
    }
    .gender = m
