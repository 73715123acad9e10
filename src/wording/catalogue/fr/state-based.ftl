### Actions basées sur un état : ce qui se passerait, et pourquoi.

state-based-because = { $result } : { $reason }
state-based-graveyard =
    { $what } { NUM($what) ->
        [many] seraient
       *[other] serait
    } { GENDER($what) ->
        [f] { NUM($what) ->
            [many] mises
           *[other] mise
        }
       *[other] mis
    } dans le cimetière de { NUM($what) ->
        [many] leur
       *[other] son
    } propriétaire
state-based-destroyed =
    { $what } { NUM($what) ->
        [many] seraient
       *[other] serait
    } détruit{ GENDER($what) ->
        [f] e
       *[other] { "" }
    }{ NUM($what) ->
        [many] s
       *[other] { "" }
    }
state-based-sacrificed =
    { $what } { NUM($what) ->
        [many] seraient
       *[other] serait
    } sacrifié{ GENDER($what) ->
        [f] e
       *[other] { "" }
    }{ NUM($what) ->
        [many] s
       *[other] { "" }
    }
state-based-unattached =
    { $what } se { NUM($what) ->
        [many] détacheraient
       *[other] détacherait
    }
state-based-counters-removed = des marqueurs seraient retirés de { $what }
state-based-these-counters-removed =
    { $counters } { NUM($counters) ->
        [many] seraient retirés
       *[one] serait retiré
    } de { $what }
state-based-ceases-to-exist =
    { $what } { NUM($what) ->
        [many] cesseraient
       *[other] cesserait
    } d'exister
state-based-loses = { $what } perdrait la partie
state-based-choose-one =
    { $count ->
        [2] { $what } garderait un seul permanent parmi { $among } et mettrait l'autre dans le cimetière de son propriétaire
       *[other] { $what } garderait un seul permanent parmi { $among } et mettrait les autres dans le cimetière de leur propriétaire
    }
state-based-something = quelque chose
state-based-a-player = un joueur
state-based-only-round =
    { $count ->
        [1] { $actions }
       *[other] en même temps : { $actions }
    }
state-based-first-round =
    { $count ->
        [1] d'abord : { $actions }
       *[other] d'abord, en même temps : { $actions }
    }
state-based-next-round =
    { $count ->
        [1] ensuite : { $actions }
       *[other] ensuite, en même temps : { $actions }
    }
state-based-open = laissé ouvert : { $actions }
state-based-nothing = rien ne se passe

state-based-reason-306-4 = des planeswalkers qui partagent un type de planeswalker ne peuvent pas rester ensemble sur le champ de bataille
state-based-reason-702-103f = ce qui a été lancé par grâce n'est attaché à rien qu'il puisse enchanter et cesse d'être une aura
state-based-reason-704-5a = il ne reste aucun point de vie
state-based-reason-704-5c = il y a dix marqueurs « poison » ou plus
state-based-reason-704-5d = un jeton ne peut pas être là
state-based-reason-704-5f = l'endurance est de 0 ou moins
state-based-reason-704-5g = les blessures sont mortelles
state-based-reason-704-5h = les blessures ont été infligées par une source qui avait le contact mortel
state-based-reason-704-5i = il ne reste aucune loyauté
state-based-reason-704-5j = ces permanents légendaires ont le même nom et sont sous le contrôle d'un même joueur
state-based-reason-704-5k = seul peut rester le permanent qui a le super-type « du monde » depuis le moins longtemps
state-based-reason-704-5m = cette aura n'est attachée à rien qu'elle puisse enchanter
state-based-reason-704-5n = la carte ne peut pas y être attachée
state-based-reason-704-5p = seul peut être attaché ce qui est une aura, un équipement ou une fortification et n'est pas une créature
state-based-reason-704-5q = un marqueur +1/+1 et un marqueur -1/-1 s'annulent
state-based-reason-704-5r = il ne peut pas y en avoir davantage
state-based-reason-704-5s = cette saga est arrivée à son dernier chapitre
state-based-reason-704-5v = la défense de cette bataille est de 0
state-based-reason-704-5w = la défense de cette bataille est de 0
state-based-reason-704-5z = un rôle plus récent du même joueur est attaché au même objet
state-based-reason-all-legends = il y a un autre permanent légendaire du même nom
state-based-closer-303-4d = une aura qui est une créature ne peut rien enchanter
state-based-closer-310-10 = une bataille ne peut être attachée à rien
state-based-closer-702-16c = l'objet ou le joueur enchanté a la protection contre cette aura
state-based-closer-702-16d = le permanent équipé ou fortifié a la protection contre cet attachement
performing-graveyard =
    { $what } { NUM($what) ->
        [many] sont
       *[other] est
    } { GENDER($what) ->
        [f] { NUM($what) ->
            [many] mises
           *[other] mise
        }
       *[other] mis
    } dans le cimetière de { NUM($what) ->
        [many] leur
       *[other] son
    } propriétaire
performing-destroyed =
    { $what } { NUM($what) ->
        [many] sont
       *[other] est
    } { GENDER($what) ->
        [f] { NUM($what) ->
            [many] détruites
           *[other] détruite
        }
       *[other] { NUM($what) ->
            [many] détruits
           *[other] détruit
        }
    }
performing-sacrificed =
    { $what } { NUM($what) ->
        [many] sont
       *[other] est
    } { GENDER($what) ->
        [f] { NUM($what) ->
            [many] sacrifiées
           *[other] sacrifiée
        }
       *[other] { NUM($what) ->
            [many] sacrifiés
           *[other] sacrifié
        }
    }
performing-unattached =
    { $what } se { NUM($what) ->
        [many] détachent
       *[other] détache
    }
performing-counters-removed = des marqueurs sont retirés de { $what }
performing-these-counters-removed =
    { $counters } { NUM($counters) ->
        [many] sont retirés
       *[one] est retiré
    } de { $what }
performing-ceases-to-exist =
    { $what } { NUM($what) ->
        [many] cessent
       *[other] cesse
    } d'exister
performing-loses = { $what } perd la partie
performing-choose-one =
    { $count ->
        [2] { $what } garde un seul permanent parmi { $among } et met l'autre dans le cimetière de son propriétaire
       *[other] { $what } garde un seul permanent parmi { $among } et met les autres dans le cimetière de leur propriétaire
    }
