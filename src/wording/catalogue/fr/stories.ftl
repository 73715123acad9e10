### Un scénario raconté couche par couche, et où deux calculs se séparent.

story-cards = Les cartes
story-events = Ce qui se passe
story-why = Pourquoi, en bref
story-card = { $card } : { $words }
story-card-half = { $card } ({ $made-up ->
        [yes] carte inventée ; { "" }
       *[no] { "" }
    }une moitié d'une carte ; l'autre est { $other }) : { $words }
story-card-made-up = { $card } (carte inventée) : { $words }
story-heading = { CAPITAL($what) }
story-edition = Les règles qui s'appliquent ici sont { $rules }, et non celles d'aujourd'hui.
story-asked = (La question porte sur ce moment.)
story-asked-noted = (La question porte sur ce moment : { $notes }.)

story-rules = règles du jeu changées : { $rules }
story-no-rules = aucune règle du jeu n'est changée
story-cost = coût pour lancer { $spell } : { $cost }
story-cost-then = coût pour lancer { $spell } : { $cost }, fixé au lancement (étape { $step })
story-no-spell = { $spell } n'est pas un sort sur la pile
story-ability-cost = activer { $ability } coûte { $cost }
story-ability-cost-then = activer { $ability } a coûté { $cost } ; cela est fixé depuis l'étape { $step }
story-no-ability = { $ability } n'est pas une capacité qui peut être activée
story-state-based = des actions basées sur un état suivraient :
story-no-state-based = aucune action basée sur un état ne suivrait
story-if-performed = les actions basées sur un état, si elles sont effectuées maintenant :
story-if-performed-keeping = les actions basées sur un état, si elles sont effectuées maintenant en gardant { $objects } :
story-after-that = après cela : { $what }
story-while-open = tant que cela reste ouvert : { $what }

story-order = { $where } s'appliquent d'abord { $effects }
story-order-only =
    { $where }, { NUM($effects) ->
        [many] seuls { $effects } s'appliquent
       *[other] seul { $effects } s'applique
    }
story-then = ensuite { $effect }
story-in-layer = dans la couche { $layer }
story-among-players = aux joueurs
story-among-rules = aux règles du jeu
story-nothing-applied = rien ne s'applique { EACH($where, between: "ni") }

story-untouched = aucun effet continu ne s'applique : tout est tel qu'imprimé ou créé
story-more-objects =
    et { $count ->
        [one] 1 autre objet
       *[other] { $count } autres objets
    }

stage-title-performed = Actions basées sur un état déjà effectuées
stage-title-ended = Ce qui avait déjà pris fin ou n'avait pas abouti
stage-title-starts = Avant les couches
stage-title-stands = Après les couches
stage-title-players = Joueurs
stage-title-game-rules = Règles du jeu
stage-title-costs = Coûts
stage-title-state-based = Actions basées sur un état
stage-title-afterwards = Ensuite : { $title }
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
story-open = les règles laissent cela ouvert ; elles se lisent de plusieurs façons
story-reading-followed = Lecture suivie ici :
story-reading-other = Autre lecture :
