### Conditions : propositions qui suivent « tant que » et « si » ; .not est le contraire.

condition-exists = il y a { FORM($what, article: "indefinite") }
    .not = il n'y a { FORM($what, article: "no") }

condition-there =
    { $what } { NUM($what) ->
        [many] sont
       *[one] est
    } là
    .not =
        { $what } { NUM($what) ->
            [many] ne sont
           *[one] n'est
        } pas là

condition-controls =
    { $player } { PERSON($player) ->
        [second] contrôlez
       *[third] contrôle
    } { FORM($what, article: "indefinite") }
    .not =
        { $player } ne { PERSON($player) ->
            [second] contrôlez
           *[third] contrôle
        } { FORM($what, article: "no") }

condition-opponent-controls = un adversaire contrôle { FORM($what, article: "indefinite") }
    .not = aucun adversaire ne contrôle { FORM($what, article: "indefinite") }

condition-controls-it =
    { $player } { PERSON($player) ->
        [second] contrôlez
       *[third] contrôle
    } { $what }
    .not =
        { $player } ne { PERSON($player) ->
            [second] contrôlez
           *[third] contrôle
        } pas { $what }

condition-fits = { $who } { AGREE($is, $who) }
    .not = { $who } { AGREE($isnt, $who) }

condition-equals =
    { $what } est égal{ GENDER($what) ->
        [f] e
       *[m] { "" }
    } à { $value }
    .not =
        { $what } n'est pas égal{ GENDER($what) ->
            [f] e
           *[m] { "" }
        } à { $value }

condition-at-least = { $what } est au moins { $value }
    .not =
        { $what } est inférieur{ GENDER($what) ->
            [f] e
           *[m] { "" }
        } à { $value }

condition-at-most = { $what } est au plus { $value }
    .not =
        { $what } est supérieur{ GENDER($what) ->
            [f] e
           *[m] { "" }
        } à { $value }

condition-from-to =
    { $what } est compris{ GENDER($what) ->
        [f] e
       *[m] { "" }
    } entre { $from } et { $to }
    .not =
        { $what } n'est pas compris{ GENDER($what) ->
            [f] e
           *[m] { "" }
        } entre { $from } et { $to }

condition-turn =
    c'est { PERSON($player) ->
        [second] votre tour
       *[third] le tour de { $player }
    }
    .not =
        ce n'est pas { PERSON($player) ->
            [second] votre tour
           *[third] le tour de { $player }
        }

condition-any-turn = c'est le tour d'un joueur quelconque
    .not = ce n'est le tour de personne

condition-monarch =
    { $player } { PERSON($player) ->
        [second] êtes
       *[third] est
    } le monarque
    .not =
        { $player } { PERSON($player) ->
            [second] n'êtes
           *[third] n'est
        } pas le monarque

condition-has =
    { $player } { PERSON($player) ->
        [second] avez
       *[third] a
    } { $what }
    .not =
        { $player } { PERSON($player) ->
            [second] n'avez
           *[third] n'a
        } pas { $what }

condition-any-player-has = un joueur a { $what }
    .not = aucun joueur n'a { $what }

condition-any-opponent-has = un adversaire a { $what }
    .not = aucun adversaire n'a { $what }

condition-bracketed = ({ $claim })
    .not = ({ $denial })

condition-always = c'est toujours vrai
    .not = ce n'est jamais vrai

having-keyword = { FORM($keyword, article: "definite") }

having-no-keyword = autre chose que { FORM($keyword, article: "definite") }

having-maximum-hand-size = une taille de main maximale

having-no-maximum-hand-size = une taille de main illimitée

players-you-if = vous (seulement si vous avez { $what })
    .gender = m
    .person = second

players-opponents-with = chaque adversaire qui a { $what }
    .gender = m

players-with = { $player } qui a { $what }
    .gender = m

designation-city-s-blessing = la bénédiction de la cité

designation-initiative = l'initiative

designation-named = « { $name } »
