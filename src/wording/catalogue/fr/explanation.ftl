### Comment les réponses sont expliquées : des affirmations sur les étapes d'un calcul.


stage-title-layer = Couche { $layer } : { $about }
stage-about-copying = copies
stage-about-face-down = face cachée
stage-about-control = contrôle
stage-about-text = texte
stage-about-type = types
stage-about-color = couleurs
stage-about-ability = capacités
stage-about-color-and-ability = couleurs et capacités
stage-about-copying-and-face-down = copies et face cachée
stage-about-defined-size = force et endurance définies par la carte elle-même
stage-about-set-size = force et endurance fixées
stage-about-set-size-and-boost = force et endurance fixées, et modifiées par ce qui s'est résolu
stage-about-boost = modifications de la force et de l'endurance
stage-about-counters = marqueurs
stage-about-switch = force et endurance échangées
stage-title-starts = Le point de départ
stage-title-stands = Après les couches
stage-title-players = Joueurs
stage-title-game-rules = Règles du jeu
stage-title-costs = Coûts
stage-title-state-based = Actions basées sur l'état

claim-applied =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } : { $changes }
claim-goes-on-being-applied =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } ici aussi : { $changes }
claim-in-vain =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } à { $object }, ce qui ne change rien ici
claim-applied-to =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } à { $objects }
claim-applied-to-nothing =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    }, mais à rien

claim-waits =
    { $effect } { NUM($effect) ->
        [many] sont plus anciens
       *[other] est plus ancien
    } { QUE($on) } mais { NUM($effect) ->
        [many] attendent
       *[other] attend
    } : { $reasons }
claim-depends =
    { $effect } { NUM($effect) ->
        [many] dépendent
       *[other] dépend
    } { DE($on) } : { $reasons }
claim-depends-anyway =
    { $on } { NUM($on) ->
        [many] sont plus anciens
       *[other] est plus ancien
    }, et { $effect } en { NUM($effect) ->
        [many] dépendent
       *[other] dépend
    } de toute façon : { $reasons }
claim-loop = { $members } dépendent l'un de l'autre, donc entre eux les horodatages décident : { $reasons }
reason-existence =
    après { $on }, { $who } { NUM($who) ->
        [many] n'existeraient plus
       *[other] n'existerait plus
    }
reason-begins =
    après { $on }, { $who } { NUM($who) ->
        [many] existeraient seulement alors
       *[other] existerait seulement alors
    }
reason-text =
    après { $on }, { $who } { NUM($who) ->
        [many] auraient un autre texte
       *[other] aurait un autre texte
    }
reason-reaches =
    après { $on }, { $who } { NUM($who) ->
        [many] s'appliqueraient aussi à { $more }
       *[other] s'appliquerait aussi à { $more }
    }
reason-loses =
    après { $on }, { $who } { NUM($who) ->
        [many] ne s'appliqueraient plus à { $fewer }
       *[other] ne s'appliquerait plus à { $fewer }
    }
reason-moves =
    après { $on }, { $who } { NUM($who) ->
        [many] s'appliqueraient à { $more } et non plus à { $fewer }
       *[other] s'appliquerait à { $more } et non plus à { $fewer }
    }
reason-does =
    après { $on }, { $who } { NUM($who) ->
        [many] feraient autre chose
       *[other] ferait autre chose
    }
reason-does-control =
    après { $on }, { $who } { NUM($who) ->
        [many] donneraient le contrôle à { $now } et non à { $before }
       *[other] donnerait le contrôle à { $now } et non à { $before }
    }
reason-does-bonus =
    après { $on }, { $who } { NUM($who) ->
        [many] donneraient { $now } au lieu de { $before }
       *[other] donnerait { $now } au lieu de { $before }
    }
reason-does-size =
    après { $on }, { $who } { NUM($who) ->
        [many] fixeraient { $now } au lieu de { $before }
       *[other] fixerait { $now } au lieu de { $before }
    }

mention-effect = l'effet { DE($object) }

mention-short = celui { DE($object) }

claim-pronoun =
    { NUM($of) ->
        [many] ils
       *[other] il
    }

claim-older =
    { $first } { NUM($first) ->
        [many] sont plus anciens
       *[other] est plus ancien
    } { QUE($second) } et { NUM($first) ->
        [many] s'appliquent
       *[other] s'applique
    } donc en premier
claim-last-word =
    { $second } { NUM($second) ->
        [many] sont plus récents
       *[other] est plus récent
    } { QUE($first) } et { NUM($second) ->
        [many] ont
       *[other] a
    } donc le dernier mot
claim-defining-first =
    les capacités de définition de caractéristique viennent en premier quels que soient les horodatages : { $first } { NUM($first) ->
        [many] s'appliquent
       *[other] s'applique
    } avant { $second }

claim-begins =
    { $effect } { NUM($effect) ->
        [many] commencent
       *[other] commence
    } ici et { NUM($effect) ->
        [many] affectent
       *[other] affecte
    } exactement { $objects }, dans toutes les couches suivantes aussi
claim-begins-with-nothing =
    { $effect } { NUM($effect) ->
        [many] commencent
       *[other] commence
    } ici sans rien affecter, et cela reste ainsi dans toutes les couches suivantes
claim-continues =
    { $by } { NUM($by) ->
        [many] ont
       *[other] a
    } retiré sa capacité dans la couche { $lost }, mais { $effect } { NUM($effect) ->
        [many] avaient
       *[other] avait
    } commencé dans la couche { $begun } et { NUM($effect) ->
        [many] continuent
       *[other] continue
    }
claim-continues-itself =
    { $effect } { NUM($effect) ->
        [many] ont
       *[other] a
    } retiré sa propre capacité dans la couche { $lost }, mais { NUM($effect) ->
        [many] avaient
       *[other] avait
    } commencé dans la couche { $begun } et { NUM($effect) ->
        [many] continuent
       *[other] continue
    }
claim-continues-somehow = la capacité derrière { $effect } n'est plus là, mais l'effet a commencé et continue
claim-ceased =
    { $effect } ne { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } jamais : { $by } { NUM($by) ->
        [many] retirent
       *[other] retire
    } d'abord la capacité qui le produit
claim-ceased-by-land-type =
    { $effect } ne { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } jamais : { $by } { NUM($by) ->
        [many] fixent
       *[other] fixe
    } les types de terrain { DE($object) }, ce qui retire les capacités de son texte
claim-escaped =
    { $effect } ne { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } pas à { $object } : dans la couche { $layer }, { $by } en { NUM($by) ->
        [many] ont
       *[other] a
    } fait autre chose
claim-missed =
    { $effect } ne { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } pas à { $object } : { NUM($effect) ->
        [many] ils avaient
       *[other] il avait
    } commencé dans la couche { $begun }, et { $by } { NUM($by) ->
        [many] viennent
       *[other] vient
    } trop tard
claim-reached =
    si { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } { AU($objects) }, c'est à cause { DE($by) } dans la couche { $layer }
claim-given = la capacité derrière { $effect } vient { DE($by) }, dans la couche { $layer }
claim-edited =
    { $by } { NUM($by) ->
        [many] ont
       *[other] a
    } modifié le texte derrière { $effect } dans la couche { $layer }
claim-enabled =
    la condition { DE($effect) } est remplie par ce { QUE($by) } { NUM($by) ->
        [many] ont
       *[other] a
    } fait dans la couche { $layer }
claim-reads =
    ce que { NUM($effect) ->
        [many] font
       *[other] fait
    } { $effect } découle de ce { QUE($by) } { NUM($by) ->
        [many] ont
       *[other] a
    } fait dans la couche { $layer }

claim-player =
    { $effect } { NUM($effect) ->
        [many] donnent
       *[other] donne
    } à { $players } : { $abilities }
claim-player-loses =
    { $effect } { NUM($effect) ->
        [many] retirent
       *[other] retire
    } à { $players } : { $abilities }
claim-player-cant = à cause { DE($effect) }, ceci n'est pas possible pour { $players } : { $abilities }
claim-player-nobody =
    { $effect } ne { NUM($effect) ->
        [many] trouvent
       *[other] trouve
    } aucun joueur à affecter
claim-rule = { $rule } (par { $effect })

cost-base = { $object } coûte d'abord { $total }
cost-none = { $object } n'a pas de coût de mana, et ce qui n'existe pas ne peut pas être payé
cost-alternative = un coût alternatif est payé à la place du coût de mana ({ $by }) : { $total }
cost-additional = un coût supplémentaire de { $mana } est payé ({ $by }) : { $total }
cost-additional-other = en plus du mana, ceci est payé : { $by }
cost-increase =
    { $effect } { NUM($effect) ->
        [many] ajoutent
       *[other] ajoute
    } { $mana } : { $total }
cost-reduction =
    { $effect } { NUM($effect) ->
        [many] réduisent
       *[other] réduit
    } de { $mana } : { $total }
cost-total =
    { $effect } { NUM($effect) ->
        [many] regardent
       *[other] regarde
    } le total en dernier, qui est au moins { $mana } : { $total }
cost-locked = c'est le coût total { DE($object) } : { $total }
cost-not-payable = impossible à payer

short-change = { $predicates } ({ $owner }, couche { $layer })
short-then = puis { $change }
short-untouched = aucun effet ne change cela : c'est ce que disent la carte et les événements
short-untouched-player = aucun effet ne change cela pour le joueur
short-no-rules = aucun effet ne change une règle du jeu
short-no-effects = aucun effet ne s'applique là
