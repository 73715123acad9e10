### Ce qui a été fait et est fini, et ce qui n'a pas eu lieu : des étapes d'un calcul, une phrase chacune.

performed-graveyard =
    { $what } { NUM($what) ->
        [many] ont
       *[other] a
    } été { GENDER($what) ->
        [f] { NUM($what) ->
            [many] mises
           *[other] mise
        }
       *[other] mis
    } dans le cimetière de { NUM($what) ->
        [many] leur
       *[other] son
    } propriétaire
performed-destroyed =
    { $what } { NUM($what) ->
        [many] ont
       *[other] a
    } été détruit{ GENDER($what) ->
        [f] e
       *[other] { "" }
    }{ NUM($what) ->
        [many] s
       *[other] { "" }
    }
performed-sacrificed =
    { $what } { NUM($what) ->
        [many] ont
       *[other] a
    } été sacrifié{ GENDER($what) ->
        [f] e
       *[other] { "" }
    }{ NUM($what) ->
        [many] s
       *[other] { "" }
    }
performed-unattached =
    { $what } { NUM($what) ->
        [many] se sont
       *[other] se est
    } détaché{ GENDER($what) ->
        [f] e
       *[other] { "" }
    }{ NUM($what) ->
        [many] s
       *[other] { "" }
    }
performed-counters-removed = des marqueurs ont été retirés de { $what }
performed-these-counters-removed =
    { $counters } { NUM($counters) ->
        [many] ont été retirés
       *[one] a été retiré
    } de { $what }
performed-ceases-to-exist =
    { $what } { NUM($what) ->
        [many] ont
       *[other] a
    } cessé d'exister
performed-loses = { $what } a perdu la partie
performed-choose-one =
    { $among } { NUM($among) ->
        [many] ont
       *[other] a
    } été { GENDER($among) ->
        [f] { NUM($among) ->
            [many] mises
           *[other] mise
        }
       *[other] mis
    } dans le cimetière de { NUM($among) ->
        [many] leur
       *[other] son
    } propriétaire, un seul permanent pouvant être gardé{ $one ->
        [yes] , à savoir { $kept }
       *[no] { "" }
    }

ended = { $effect } est terminé : { $reason }
ended-on = { $effect } { EACH($objects, before: "sur") } est terminé : { $reason }
ended-never-began = { $effect } n'a jamais commencé : { $reason }
ended-never-began-on = { $effect } { EACH($objects, before: "sur") } n'a jamais commencé : { $reason }

ended-reason-end-of-turn = le tour jusqu'à la fin duquel il durait est passé
ended-reason-end-of-combat = le combat jusqu'à la fin duquel il durait est passé
ended-reason-end-of-step = l'étape jusqu'à la fin de laquelle il durait est passée
ended-reason-next-turn = le tour jusqu'auquel il durait a commencé
ended-reason-next-step = l'étape jusqu'à laquelle il durait a commencé
ended-reason-condition =
    sa durée, « tant que { $condition } », { $known ->
        [yes] a pris fin à l'étape { $step }
       *[no] est passée
    } et ne recommence pas
ended-reason-condition-away =
    { $known ->
        [yes] à l'étape { $step }, { $away } { NUM($away) ->
            [many] sont { GENDER($away) ->
                [f] passées
               *[other] passés
            }
           *[other] est { GENDER($away) ->
                [f] passée
               *[other] passé
            }
        } hors phase
       *[no] { $away } { NUM($away) ->
            [many] sont { GENDER($away) ->
                [f] passées
               *[other] passés
            }
           *[other] est { GENDER($away) ->
                [f] passée
               *[other] passé
            }
        } hors phase
    } ; sa durée, « tant que { $condition } », a donc pris fin et ne recommence pas
ended-reason-condition-never = la condition « tant que { $condition } » n'était pas remplie quand il aurait commencé
ended-reason-source-gone =
    { $how ->
        [until] il durait jusqu'au départ de { $source } du champ de bataille, qui a eu lieu
        [phasedOut] { $source } { NUM($source) ->
            [many] sont
           *[other] est
        } hors phase, ce qui a mis fin à la durée (« aussi longtemps que … »)
       *[while] { $source } { NUM($source) ->
            [many] ont
           *[other] a
        } quitté le champ de bataille, ce qui a mis fin à la durée (« aussi longtemps que … »)
    }
ended-reason-source-gone-never =
    { $source } { $how ->
        [phasedOut] { NUM($source) ->
            [many] étaient
           *[other] était
        } hors phase
       *[while] { NUM($source) ->
            [many] avaient
           *[other] avait
        } quitté le champ de bataille
    } avant la résolution de la capacité, et la durée avait donc pris fin avant que l'effet puisse commencer
ended-reason-source-untapped = ce qui l'a produit n'est plus engagé
ended-reason-control-lost = celui pour qui il valait ne contrôle pas ce qui l'a produit
ended-reason-event = il y a été mis fin
ended-reason-turned-face-down = il durait jusqu'à ce que { $on } { NUM($on) ->
        [many] soient retournés
       *[other] soit retourné{ grammar.agree }
    } face cachée
ended-reason-phased-out = sa durée était limitée, et passer hors phase était un changement de zone
ended-reason-object-gone = ce qu'il affectait a changé de zone et est un nouvel objet
ended-reason-player-left = celui à qui il donnait le contrôle a quitté la partie
ended-reason-turn-passed = le tour jusqu'auquel il durait aurait commencé

failed = { $effect } n'a pas eu lieu : à la résolution, la condition « si { $condition } » n'était pas remplie
failed-on = { $effect } n'a pas eu lieu pour { $objects } : à la résolution, la condition « si { $condition } » n'était pas remplie

void-choice =
    { $kind ->
        [color] aucune couleur n'est choisie
        [creatureType] aucun type de créature n'est choisi
        [landType] aucun type de terrain n'est choisi
        [basicLandType] aucun type de terrain de base n'est choisi
        [keyword] aucune capacité mot-clé n'est choisie
        [cardName] aucun nom de carte n'est choisi
        [opponentsName] aucun nom de carte n'est choisi
        [player] aucun joueur n'est choisi
       *[other] rien n'est choisi
    } pour { $object } : sur le champ de bataille, ce permanent n'aurait pas de capacité qui le demande
void-body = aucune forme n'est choisie pour { $object } : sur le champ de bataille, ce permanent n'aurait pas de capacité qui le demande
void-copy =
    { $object } { NUM($object) ->
        [many] ne sont
       *[other] n'est
    } pas { GENDER($object) ->
        [f] { NUM($object) ->
            [many] arrivées
           *[other] arrivée
        }
       *[other] { NUM($object) ->
            [many] arrivés
           *[other] arrivé
        }
    } comme copie de { $value } : en arrivant, l'objet n'avait pas la capacité qui le ferait
void-text-box =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } arrivé{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    } sans échanger son encadré de texte avec celui de { $value } : en arrivant, l'objet n'avait pas la capacité qui le ferait
unmet-for-you = { $unmet }, et « vous » est { $player }, qui contrôle { $object }

unmet =
    { $effect } { NUM($effect) ->
        [many] ne s'appliquent pas
       *[one] ne s'applique pas
    } : la condition « tant que { $condition } » n'est pas remplie

condition-met = la condition « tant que { $condition } » est remplie
condition-met-by = la condition « tant que { $condition } » est remplie par { $by }

miss =
    { $effect } { NUM($effect) ->
        [many] n'atteignent pas
       *[one] n'atteint pas
    } { $object } : { $isnt }
miss-then =
    { $effect } { NUM($effect) ->
        [many] n'atteignent pas
       *[one] n'atteint pas
    } { $object } : { $isnt } (à ce moment : { $now })
miss-fixed =
    { $effect } { NUM($effect) ->
        [many] n'atteignent
       *[other] n'atteint
    } pas { $object } : les objets affectés étaient fixés avant
story-misses = Ce qui n'atteint pas { $object }
story-no-misses = chaque effet qui s'applique atteint { $object }, ou ne parle que de lui-même
miss-other =
    { $effect } { NUM($effect) ->
        [many] parlent
       *[other] parle
    } d'autres que { $object }
host-of =
    ce à quoi { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } attaché{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    }
    .gender = m
    .number = one
miss-host =
    { $effect } { NUM($effect) ->
        [many] n'atteignent pas
       *[one] n'atteint pas
    } { $object } : { $owner } { NUM($owner) ->
        [many] n'y sont
       *[other] n'y est
    } pas attaché{ GENDER($owner) ->
        [f] e
       *[other] { "" }
    }{ NUM($owner) ->
        [many] s
       *[other] { "" }
    }
object-speaking = { $object }
    .gender = { GENDER($object) }
    .number = { NUM($object) }
failed-if = { $effect } n'a rien fait : à la résolution, la condition de la capacité est vérifiée à nouveau, et ceci n'était pas vrai : « { $condition } »
failed-if-on = { $effect } n'a rien fait pour { $objects } : à la résolution, la condition de la capacité est vérifiée à nouveau, et ceci n'était pas vrai : « { $condition } »
