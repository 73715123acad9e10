### Un scénario raconté couche par couche, et où deux calculs se séparent.

story-cards = Les cartes
story-events = Ce qui se passe
story-card = { $card } : { $words }
story-heading = { CAPITAL($what) }
story-asked = (La question porte sur ce moment.)
story-asked-noted = (La question porte sur ce moment : { $notes }.)

story-rules = règles du jeu changées : { $rules }
story-no-rules = aucune règle du jeu n'est changée
story-cost = coût pour lancer { $spell } : { $cost }
story-no-spell = { $spell } n'est pas un sort sur la pile
story-ability-cost = activer { $ability } coûte { $cost }
story-no-ability = { $ability } n'est pas une capacité qui peut être activée
story-state-based = des actions basées sur un état suivraient :
story-no-state-based = aucune action basée sur un état ne suivrait
story-if-performed = si les actions basées sur un état étaient effectuées maintenant :
story-if-performed-keeping = si les actions basées sur un état étaient effectuées maintenant, en gardant { $objects } :
story-after-that = après cela : { $what }
story-would-not-be-there =
    { $object } { NUM($object) ->
        [many] ne seraient
       *[other] ne serait
    } pas là

story-order = { $where } s'appliquent d'abord { $effects }
story-order-only =
    { $where }, { NUM($effects) ->
        [many] seuls { $effects } s'appliquent
       *[other] seul { $effects } s'applique
    }
story-then = ensuite { $effect }
story-in-layer = dans la couche { $layer }
story-among-players = parmi les joueurs
story-among-rules = parmi les règles
story-nothing-applied = rien ne s'applique { EACH($where, between: "ni") }

story-untouched = aucun effet continu ne s'applique : tout est tel qu'imprimé ou créé
story-more-objects =
    et { $count ->
        [one] 1 autre objet
       *[other] { $count } autres objets
    }

stage-title-performed = Actions basées sur un état déjà effectuées
stage-title-ended = Effets terminés
stage-title-starts = Valeurs de départ
stage-title-stands = Après les couches
stage-title-players = Joueurs
stage-title-game-rules = Règles du jeu
stage-title-costs = Coûts
stage-title-state-based = Actions basées sur un état
story-title-rounds = Actions basées sur un état, passe par passe
story-round = passe { $n } : { $what }

parting-applied =
    { $effects } { NUM($effects) ->
        [many] s'appliquent
       *[one] s'applique
    }
parting-not-applied =
    { $effects } ne { NUM($effects) ->
        [many] s'appliquent
       *[one] s'applique
    } pas là
parting-idle =
    { $effects } { NUM($effects) ->
        [many] s'appliquent
       *[one] s'applique
    } là sans rien y changer

story-mistakes = Là où l'on se trompe facilement :
story-mistake = { $question } « { CAPITAL($answer) } » : { $why }
story-mistake-further = { $question } « { CAPITAL($answer) } »

check-called = Vérification « { $check } »
