### Conditions : propositions qui suivent « tant que » et « si » ; .not est le contraire.

condition-exists = il y a { FORM($what, article: "indefinite") }
    .not = il n'y a { FORM($what, article: "no") }

condition-paid = le { $costs } a été payé
    .not = le { $costs } n'a pas été payé

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

condition-chosen-power-or-toughness-1 = la force est choisie
    .not = la force n'est pas choisie

condition-chosen-power-or-toughness-2 = l'endurance est choisie
    .not = l'endurance n'est pas choisie

condition-at-least =
    { $what } est { GENDER($what) ->
        [f] supérieure ou égale
       *[m] supérieur ou égal
    } à { $value }
    .not =
        { $what } est inférieur{ GENDER($what) ->
            [f] e
           *[m] { "" }
        } à { $value }

condition-at-most =
    { $what } est { GENDER($what) ->
        [f] inférieure ou égale
       *[m] inférieur ou égal
    } à { $value }
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

condition-designation-monarch =
    { $player } { PERSON($player) ->
        [second] êtes
       *[third] est
    } le monarque
    .not =
        { $player } { PERSON($player) ->
            [second] n'êtes
           *[third] n'est
        } pas le monarque

condition-designation-completed-a-dungeon =
    { $player } { PERSON($player) ->
        [second] avez
       *[third] a
    } terminé un donjon
    .not =
        { $player } { PERSON($player) ->
            [second] n'avez
           *[third] n'a
        } pas terminé de donjon

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

condition-any-player = un joueur { $is }
    .not = il n'y a aucun joueur qui { $is }

condition-any-opponent = un adversaire { $is }
    .not = il n'y a aucun adversaire qui { $is }

condition-each-player = chaque joueur { $is }
    .not = un joueur { $isnt }

condition-each-opponent = chaque adversaire { $is }
    .not = un adversaire { $isnt }

condition-bracketed = ({ $claim })
    .not = ({ $denial })

condition-always = c'est toujours vrai
    .not = ce n'est jamais vrai

having-keyword =
    .is =
        { $person ->
            [second] avez
           *[third] { grammar.has }
        } { FORM($keyword, article: "definite") }
    .isnt =
        { $person ->
            [second] n'avez pas
           *[third] { grammar.hasnt }
        } { FORM($keyword, article: "definite") }

having-life-equal-to =
    .is =
        { $person ->
            [second] avez
           *[third] { grammar.has }
        } un total de points de vie égal à { $n }
    .isnt =
        { $person ->
            [second] avez
           *[third] { grammar.has }
        } un total de points de vie différent de { $n }

having-life-at-least =
    .is =
        { $person ->
            [second] avez
           *[third] { grammar.has }
        } un total de points de vie supérieur ou égal à { $n }
    .isnt =
        { $person ->
            [second] avez
           *[third] { grammar.has }
        } un total de points de vie inférieur à { $n }

having-life-at-most =
    .is =
        { $person ->
            [second] avez
           *[third] { grammar.has }
        } un total de points de vie inférieur ou égal à { $n }
    .isnt =
        { $person ->
            [second] avez
           *[third] { grammar.has }
        } un total de points de vie supérieur à { $n }

having-maximum-hand-size =
    .is =
        { $person ->
            [second] avez
           *[third] { grammar.has }
        } une taille de main maximale
    .isnt =
        { $person ->
            [second] n'avez pas
           *[third] { grammar.hasnt }
        } de taille de main maximale

players-you-if = vous (seulement si vous { FORM($is, person: "second") })
    .gender = m
    .person = second
    .number = one

players-opponents-who = chaque adversaire qui { $is }
    .gender = m
    .number = one

players-who = { $player } qui { $is }
    .gender = m
    .number = one

designation-city-s-blessing = la bénédiction de la cité

designation-initiative = l'initiative

designation-named = « { $name } »

having-such =
    .is =
        { $person ->
            [second] êtes tel
           *[third]
                { $number ->
                    [many] sont tels
                   *[one] est tel
                }
        } que { $claim }
    .isnt =
        { $person ->
            [second] n'êtes pas tel
           *[third]
                { $number ->
                    [many] ne sont pas tels
                   *[one] n'est pas tel
                }
        } que { $claim }

having-as-much =
    .is =
        { $person ->
            [second] avez
           *[third] { grammar.has }
        } { $bound ->
            [atLeast] au moins autant
            [atMost] au plus autant
           *[equals] exactement autant
        } de { having-as-much.of } que { FORM($player, case: "dative") }
    .isnt =
        { $person ->
            [second] avez
           *[third] { grammar.has }
        } { $bound ->
            [atLeast] moins
            [atMost] plus
           *[equals] plus ou moins
        } de { having-as-much.of } que { FORM($player, case: "dative") }
    .of =
        { $of ->
            [life] points de vie
           *[handSize] cartes en main
        }
