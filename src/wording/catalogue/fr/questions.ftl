### Ce qui est demandé, et les réponses pour lesquelles aucune valeur n'a de mots : des phrases entières.

question-size = Quelles sont la force et l'endurance { EACH($object, before: "de") } ?
question-base-size = Quelles sont la force et l'endurance de base { EACH($object, before: "de") } ?
question-type-line =
    { $several ->
        [yes] Quelles sont les lignes de type
       *[no] Quelle est la ligne de type
    } { EACH($object, before: "de") } ?
question-colors =
    De quelles couleurs { NUM($object) ->
        [many] sont
       *[other] est
    } { $object }, le cas échéant ?
question-abilities =
    Quelles capacités { NUM($object) ->
        [many] ont
       *[other] a
    } { $object } ?
question-controller = Qui contrôle { $object } ?
question-owner =
    À qui { NUM($object) ->
        [many] appartiennent
       *[other] appartient
    } { $object } ?
question-name =
    { $several ->
        [yes] Quels sont les noms
       *[no] Quel est le nom
    } { EACH($object, before: "de") } ?
question-mana-cost =
    { $several ->
        [yes] Quels sont les coûts de mana et les valeurs de mana
       *[no] Quels sont le coût de mana et la valeur de mana
    } { EACH($object, before: "de") } ?
question-loyalty = Quelle est la loyauté { EACH($object, before: "de") } ?
question-defense = Quelle est la défense { EACH($object, before: "de") } ?
question-counters = Quels marqueurs sont { EACH($object, before: "sur") } ?
question-damage = Combien de blessures sont marquées { EACH($object, before: "sur") } ?
question-attached-to =
    À quoi { NUM($object) ->
        [many] sont
       *[other] est
    } attaché{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    } { $object }, le cas échéant ?
question-tapped =
    Est-ce que { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } engagé{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    } ?
question-face-down =
    Est-ce que { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } face cachée ?
question-zone =
    Dans quelle zone { NUM($object) ->
        [many] sont
       *[other] est
    } { $object } ?
question-exists =
    Est-ce que { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } encore là ?
question-taps-for = Quelles sortes de mana les capacités de mana { EACH($object, before: "de") } peuvent-elles produire ?
question-rules = Quelles règles du jeu sont changées pour { $object } ?
question-attacks =
    D'après les effets et les capacités propres, est-ce que { $object } { NUM($object) ->
        [many] peuvent ou doivent
       *[other] peut ou doit
    } attaquer ?
question-blocks =
    D'après les effets et les capacités propres, est-ce que { $object } { NUM($object) ->
        [many] peuvent ou doivent
       *[other] peut ou doit
    } bloquer ?
question-copiable = Quelles sont les valeurs copiables { EACH($object, before: "de") } ?

question-player-life = Combien de points de vie a { $player } ?
question-player-hand = Combien de cartes y a-t-il dans la main de { $player } ?
question-player-abilities = Quelles capacités a { $player } ?
question-player-maximum-hand-size = Quelle est la taille de main maximale de { $player } ?
question-player-land-plays = Combien de terrains { $player } peut-il jouer pendant un de ses tours ?

question-game-rules = Quelles règles du jeu sont changées ?
question-cost =
    Combien { NUM($object) ->
        [many] coûtent
       *[other] coûte
    } { $object } au total ?
question-cost-in-mana = Combien de mana faut-il payer pour lancer { $object } ?
question-ability-cost-in-mana = Combien de mana faut-il payer pour activer { $ability } ?
question-state-based = Quelles actions basées sur un état seraient effectuées maintenant ?
question-order =
    Dans quel ordre les effets sont-ils appliqués dans { NUM($layer) ->
        [many] les couches
       *[other] la couche
    } { $layer } ?
question-order-players = Dans quel ordre les effets sont-ils appliqués aux joueurs ?
question-order-game-rules = Dans quel ordre sont appliqués les effets qui changent les règles du jeu ?

question-after = Les actions basées sur un état sont maintenant effectuées jusqu'à ce qu'il n'en reste plus. { $question }
question-after-keeping = Les actions basées sur un état sont maintenant effectuées jusqu'à ce qu'il n'en reste plus ; d'après la règle des légendes, les joueurs gardent { $kept }. { $question }
question-rounds = Lesquelles sont effectuées, et quand ?

answer-absent = n'est plus là
answer-yes = oui
answer-no = non
answer-mana-cost = { $cost }, valeur de mana { $value }
answer-no-mana-cost = pas de coût de mana, valeur de mana { $value }
answer-no-loyalty = pas de loyauté
answer-no-defense = pas de défense
answer-no-limit = pas de limite
answer-no-state-based = aucune
answer-no-game-rules = aucune
answer-no-rules = aucune
answer-nothing-applied = aucun n'est appliqué
answer-only-applied =
    { NUM($effect) ->
        [many] seuls
       *[other] seul
    } { $effect }
answer-order = d'abord { $first }, { $then }
answer-then = puis { $effect }

face-down-object = le permanent face cachée
face-down-object-of = permanent face cachée { $place }

board-copy-of = arrivé{ grammar.agree } comme copie de { $object }
board-turned-copy-of = retourné{ grammar.agree } face visible comme copie de { $object }
board-to-copy = choisi pour être copié : { $object }
board-choice = { $choice } : { $what }
board-choice-of-ability = { $choice } ({ $place }) : { $what }
board-merged = permanent fusionné : au-dessus { $top }, en dessous { $below }
board-damage =
    { $damage ->
        [one] { $damage } blessure
       *[other] { $damage } blessures
    }
board-named = nommé { $name }
board-untapped = dégagé{ grammar.agree }
board-phased-out = hors phase
board-level = niveau { $level }
board-attacking = attaque { $whom }
board-attacking-somebody = attaque
board-blocking = bloque { $what }
board-sticker = autocollant : { $what }
board-elsewhere =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } { $where }

card-prototype = { $size } (prototype { $prototype })
card-loyalty = loyauté { $value }
card-defense = défense { $value }

feedback-right = C'est juste.

# $belief est une proposition à l'imparfait après « si » ; $truth une proposition principale.
feedback-wrong = Ce serait juste si { $belief }. Or, { $truth } ({ $clause }).
feedback-wrong-unnumbered = Ce serait juste si { $belief }. Or, { $truth }.

feedback-overlooked = Ce serait juste sans { EACH($effects, between: "ni") }.
feedback-still-lasts =
    Ce serait juste si { $effects } avait déjà pris fin. Or, { $what ->
        [turn] le prochain tour de { $who } n'a pas encore commencé
        [untapStep] la prochaine étape de dégagement de { $who } n'a pas encore commencé
        [endStep] la prochaine étape de fin de { $who } n'a pas encore commencé
       *[upkeep] le prochain entretien de { $who } n'a pas encore commencé
    } ({ $clause }).
feedback-unnoticed = Ce serait juste si ceci ne s'était pas passé : { $event }
feedback-mixed-up = Ce serait juste dans cet ordre : { $first } ; ensuite : { $second }
feedback-other-order = Ce serait juste si { $player } avait choisi l'ordre inverse pour les horodatages : { $newer } avant { $older }. Or, { $player } a choisi { $older } avant { $newer } ({ $clause }).
feedback-other-order-of-active = Ce serait juste si le joueur actif avait choisi l'ordre inverse pour les horodatages : { $newer } avant { $older }. Or, il a choisi { $older } avant { $newer } ({ $clause }).
feedback-unnoticed-step = Ce serait juste si l'étape { $step } ne s'était pas passée : { $event }
feedback-outdated-step = C'était la bonne réponse jusqu'à l'étape { $step } : { $event }
feedback-outdated = C'était la bonne réponse jusqu'à ceci : { $event }
feedback-counted-too = Ce serait juste si { $effect } comptait aussi { $object }.
feedback-not-counted = Ce serait juste si { $effect } ne comptait pas { $object }.
feedback-counted-first = Ce serait juste si { $effect } comptait aussi la première cible. Or, seules comptent celles au-delà de la première ({ $clause }).
feedback-not-performed = C'est ainsi avant que les actions basées sur un état ne soient effectuées.
feedback-reached =
    Ce serait juste si { $source } { NUM($source) ->
        [many] affectaient
       *[other] affectait
    } aussi { $object }.
feedback-reached-of-player = { feedback-reached } Or, seul ce que { $player } contrôle est affecté.
feedback-reached-described =
    { feedback-reached } Or, { GENDER($what) ->
        [f] seules
       *[m] seuls
    } { FORM($what, number: "many", article: "definite") } { GENDER($what) ->
        [f] sont affectées
       *[m] sont affectés
    }.
feedback-reached-itself-other = { feedback-reached-itself } Or, seuls les autres sont affectés.
feedback-reached-itself =
    Ce serait juste si { $source } s'{ NUM($source) ->
        [many] affectaient elles-mêmes
       *[other] affectait
    } aussi.

spared-as-other =
    { $source } n'{ NUM($source) ->
        [many] affectent
       *[other] affecte
    } que les autres
spared-of-player =
    { $source } n'{ NUM($source) ->
        [many] affectent
       *[other] affecte
    } que ce que { $player } contrôle
spared-as-described =
    { $source } n'{ NUM($source) ->
        [many] affectent
       *[other] affecte
    } que { FORM($what, number: "many", article: "definite") }

moment-asked = C'est le tour de { $player }. Rien d'autre ne s'est passé, et aucune action basée sur un état n'a été effectuée.

moment-ordered = { $player } leur donne des horodatages dans cet ordre : { $objects }.
moment-ordered-by-active = Le joueur actif leur donne des horodatages dans cet ordre : { $objects }.

answer-stated = La réponse : { $answer }
question-ability-cost = Combien coûte au total l'activation de { $ability } ?
