### Ce qui est à dire d'un objet en dehors des couches, selon la règle qui le dit.

fact = { $object } { AGREE($facts, $object) }
fact-of-its-own =
    { $number ->
        [many] suivent
       *[other] suit
    } une règle à part

fact-keyword =
    { $does ->
        [attached] { $number ->
            [many] ont été
           *[other] a été
        } attaché{ grammar.agree } par { FORM($keyword, article: "definite") }
        [counters] { $number ->
            [many] ont
           *[other] a
        } reçu des marqueurs par { FORM($keyword, article: "definite") }
       *[resolved] { $number ->
            [many] ont été
           *[other] a été
        } affecté{ grammar.agree } par { FORM($keyword, article: "definite") } à sa résolution
    }

fact-keyword-counters =
    { $number ->
        [many] ont
       *[other] a
    } reçu { $counters } par { FORM($keyword, article: "definite") }
number-read-702-43a = le nombre de marqueurs +1/+1 qui étaient sur le permanent avec la modularité
number-read-702-97a = la force de la carte exilée pour payer le charognage
number-read-702-184a = la force de la créature engagée pour payer l'affectation

fact-101-2 =
    { $number ->
        [many] devraient
       *[other] devrait
    } faire ce qui est interdit, et l'interdiction l'emporte
fact-107-1b =
    { $number ->
        [many] ne reçoivent
       *[other] ne reçoit
    } aucun marqueur pour un nombre inférieur à 0, qui compte comme 0
fact-107-3m =
    { $number ->
        [many] sont
       *[other] est
    } arrivé{ grammar.agree } avec le X du sort qui a été lancé
fact-110-2 =
    { $number ->
        [many] ont
       *[other] a
    } pour contrôleur le joueur sous le contrôle duquel le permanent est arrivé, et non { grammar.son } propriétaire
fact-110-4c =
    { $number ->
        [many] n'ont
       *[other] n'a
    } plus aucun type de permanent et { $number ->
        [many] restent
       *[other] reste
    } sur le champ de bataille
fact-111-7 =
    { $number ->
        [many] étaient
       *[other] était
    } un jeton et { $number ->
        [many] ont
       *[other] a
    } cessé d'exister
fact-113-7a =
    { $number ->
        [many] ont
       *[other] a
    } reçu des marqueurs d'une capacité dont la source était déjà partie : une capacité sur la pile n'a plus besoin de sa source
fact-120-3c =
    { $number ->
        [many] ont
       *[other] a
    } perdu des marqueurs « loyauté » à cause de blessures
fact-120-3d =
    { $number ->
        [many] ont
       *[other] a
    } subi des blessures sous forme de marqueurs -1/-1
fact-120-3h =
    { $number ->
        [many] ont
       *[other] a
    } perdu des marqueurs « défense » à cause de blessures
fact-120-6 =
    { $number ->
        [many] portent
       *[other] porte
    } des blessures marquées, qui restent jusqu'à l'étape de nettoyage
fact-122-2 =
    { $number ->
        [many] ont
       *[other] a
    } perdu { grammar.ses } marqueurs
fact-123-5 =
    { $number ->
        [many] ont
       *[other] a
    } changé de zone avec { grammar.ses } autocollants, qui ne restent que dans les zones publiques
fact-123-5b =
    { $number ->
        [many] ont
       *[other] a
    } aussi les autocollants de ce qui a fusionné avec ce permanent
fact-202-3b =
    { $number ->
        [many] gardent
       *[other] garde
    } la valeur de mana du recto bien que le verso soit visible
fact-202-3e =
    { $number ->
        [many] ont
       *[other] a
    } un X dans { grammar.son } coût, qui vaut 0 sauf sur la pile
fact-202-3f =
    { $number ->
        [many] ont
       *[other] a
    } un symbole hybride dans { grammar.son } coût, dont la plus grande partie compte
fact-204-2 =
    { $number ->
        [many] tiennent
       *[other] tient
    } { grammar.sa } couleur d'un indicateur de couleur
fact-208-2 =
    { $number ->
        [many] ont
       *[other] a
    } une étoile à la place d'un nombre : une capacité propre dit ce qu'elle vaut, et sans cela elle compte pour 0
fact-208-2a =
    { $number ->
        [many] ont
       *[other] a
    } une étoile à la place d'un nombre : une capacité propre dit ce qu'elle vaut, et sans cela elle compte pour 0
fact-208-2b =
    { $number ->
        [many] ont
       *[other] a
    } une étoile à la place d'un nombre : le choix fait à l'arrivée ou au retournement face visible dit ce qu'elle vaut, et sans cela elle compte pour 0
fact-208-3 =
    { $number ->
        [many] ne sont
       *[other] n'est
    } pas une créature et { $number ->
        [many] n'ont
       *[other] n'a
    } donc ni force ni endurance
fact-208-5 =
    { $number ->
        [many] sont
       *[other] est
    } une créature sans valeur de force ou d'endurance et { $number ->
        [many] ont
       *[other] a
    } donc 0
fact-306-5b =
    { $number ->
        [many] sont
       *[other] est
    } arrivé{ grammar.agree } avec { $counters }
fact-306-5 =
    { $number ->
        [many] ne sont pas des planeswalkers et ne ont
       *[other] ne est pas un planeswalker et ne a
    } pas de loyauté, quel que soit le nombre de marqueurs « loyauté »
fact-306-5c =
    { $number ->
        [many] ont
       *[other] a
    }, en tant que planeswalker, autant de loyauté que de marqueurs « loyauté »
fact-310-4b =
    { $number ->
        [many] sont
       *[other] est
    } arrivé{ grammar.agree } avec { $counters }
fact-310-4 =
    { $number ->
        [many] ne sont pas des batailles et ne ont
       *[other] ne est pas une bataille et ne a
    } pas de défense, quel que soit le nombre de marqueurs « défense »
fact-310-4c =
    { $number ->
        [many] ont
       *[other] a
    }, en tant que bataille, autant de défense que de marqueurs « défense »
fact-400-7 =
    { $how ->
        [stops] { $number ->
            [many] ont
           *[other] a
        } quitté le champ de bataille, donc { $stopped }
        [lost] { $number ->
            [many] sont
           *[other] est
        } un nouvel objet depuis le changement de zone : { $behind }
       *[nothing] { $number ->
            [many] sont
           *[other] est
        } un nouvel objet depuis le changement de zone
    }
left-behind-effects =
    { $effects } { NUM($effects) ->
        [many] ne l'atteignent
       *[other] ne l'atteint
    } pas
left-behind-designations = les désignations d'avant ont disparu
left-behind-choices = ce qui avait été choisi est oublié
left-behind-casting = la façon dont le sort avait été lancé est oubliée
left-behind-history = ce qui s'était passé avant compte pour un autre objet
left-behind-links = ce que ses capacités avaient retenu est oublié
# $which: which of its effects, where it may have others that go on.
stopped-effects =
    { $count ->
        [1] son effet
       *[other] ses effets
    } { $known ->
        [yes] ({ $which }){" "}
       *[no] {""}
    }{ $count ->
        [1] ne s'applique plus
       *[other] ne s'appliquent plus
    }
fact-406-3a =
    { $number ->
        [many] sont
       *[other] est
    } en exil face cachée et { $number ->
        [many] n'ont
       *[other] n'a
    } donc aucune caractéristique
fact-406-7 =
    { $number ->
        [many] ont
       *[other] a
    } été exilé{ grammar.agree } de nouveau : sans changer de zone, mais comme nouvel objet
fact-508-1a =
    { $number ->
        [many] sont
       *[other] est
    } aussi une bataille et { grammar.cannot } être choisi{ grammar.agree } pour attaquer
fact-509-1a =
    { $number ->
        [many] sont
       *[other] est
    } aussi une bataille et { grammar.cannot } être choisi{ grammar.agree } pour bloquer
fact-500-5a =
    { $number ->
        [many] ne sont
       *[other] n'est
    } plus sous { $effects } : le combat jusqu'à la fin duquel cela durait est passé
fact-514-2 =
    { $ended ->
        [damage] { $number ->
            [many] ont
           *[other] a
        } perdu { grammar.ses } blessures marquées dans une étape de nettoyage
        [both] { $number ->
            [many] ont
           *[other] a
        } perdu { grammar.ses } blessures marquées et { $number ->
            [many] ne sont
           *[other] n'est
        } plus sous { $effects } : les deux ont pris fin en même temps, dans l'étape de nettoyage
       *[effects] { $number ->
            [many] ne sont
           *[other] n'est
        } plus sous { $effects } : cela durait jusqu'à la fin du tour
    }
fact-500-5 =
    { $number ->
        [many] ne sont
       *[other] n'est
    } plus sous { $effects } : l'étape jusqu'à la fin de laquelle cela durait est passée
fact-500-4 =
    { $number ->
        [many] ne sont
       *[other] n'est
    } plus sous { $effects } : l'étape jusqu'à laquelle cela durait a commencé
fact-603-4 =
    { $number ->
        [many] n'ont
       *[other] n'a
    } rien reçu { $known ->
        [yes] par { FORM($keyword, article: "definite") }
       *[no] d'une de ses capacités
    } : la condition n'était pas remplie, et elle est vérifiée au déclenchement puis à la résolution
fact-611-2a =
    { $began ->
        [no] { $number ->
            [many] n'ont
           *[other] n'a
        } jamais été sous { $effects } : { $of } { NUM($of) ->
            [many] avaient
           *[other] avait
        } déjà quitté le champ de bataille, ce qui devait y mettre fin
       *[yes] { $number ->
            [many] ne sont
           *[other] n'est
        } plus sous { $effects } : { $until ->
            [left] cela durait jusqu'au départ de { $of } du champ de bataille
           *[turn] le tour jusqu'auquel cela durait a commencé
        }
    }
fact-614-10a =
    { $number ->
        [many] sont
       *[other] est
    } encore sous { $effects } : une étape passée n'est pas celle jusqu'à laquelle cela dure
fact-607-2d =
    { $number ->
        [many] entendent
       *[other] entend
    } par ce qui est choisi ce qui l'a été pour la capacité liée
fact-607-5a =
    { $number ->
        [many] ont
       *[other] a
    } une capacité qui parle de ce qui a été choisi, mais rien n'a été choisi pour la capacité qui lui est liée : ce qu'elle en dit ne désigne donc rien
fact-608-2b =
    { $number ->
        [many] n'étaient plus des cibles légales
       *[other] n'était plus une cible légale
    } pour { $effect }{ $why ->
        [keyword] , car l'objet avait { FORM($reason, article: "definite") }
        [asked] , car l'objet n'était pas { FORM($reason, number: "one", article: "indefinite") }
       *[unknown] { "" }
    }, et n'en { $number ->
        [many] ont
       *[other] a
    } rien subi
fact-608-2d =
    { $number ->
        [many] ont
       *[other] a
    } reçu un marqueur d'une sorte choisie à la résolution
fact-608-2h =
    { $count ->
        [0] { $number ->
            [many] n'ont
           *[other] n'a
        } reçu aucun marqueur : leur nombre, lu une seule fois à la résolution, était de 0
       *[other] { $number ->
            [many] ont
           *[other] a
        } reçu { $counters }{ $known ->
            [yes] { " " }par { FORM($keyword, article: "definite") }
           *[no] { "" }
        } ({ $read ->
            [yes] autant que { $what } ; { "" }
           *[no] { "" }
        }nombre lu une seule fois, à la résolution)
    }
fact-611-2b =
    { $began ->
        [no] { $number ->
            [many] n'ont
           *[other] n'a
        } jamais été sous { $effects } : la durée (« aussi longtemps que … ») avait pris fin avant de commencer
       *[yes] { $number ->
            [many] ne sont
           *[other] n'est
        } plus sous { $effects } : la durée (« aussi longtemps que … ») a pris fin et ne recommence pas
    }
fact-611-3c =
    { $number ->
        [many] étaient
       *[other] était
    } sous { $effects } dès { grammar.son } arrivée, et non après seulement
fact-400-7a =
    { $number ->
        [many] étaient
       *[other] était
    } sous { $effects } dès { grammar.son } arrivée, et non après seulement
fact-611-2e =
    { $number ->
        [many] étaient
       *[other] était
    } sous { $effects } dès { grammar.son } arrivée, et non après seulement
fact-614-12 =
    { $number ->
        [many] ont
       *[other] a
    } été examiné{ grammar.agree } avant d'arriver, comme si { grammar.son } arrivée avait déjà eu lieu{ $known ->
       *[no] , pour voir ce qui la modifie
        [yes] { " " }: { $found }
    }
fact-616-1 =
    { $number ->
        [many] ont
       *[other] a
    } été considéré{ grammar.agree } de nouveau une fois qu'un effet de remplacement avait changé la façon d'arriver{ $known ->
       *[no] { "" }
        [yes] { " " }: { $found }
    }
found-as-chosen = l'objet aurait une capacité qui demande un choix, et celui-ci a été fait
found-as-copy = l'objet deviendrait une copie
found-nothing = rien de ce que l'objet aurait alors ne modifie son arrivée
found-own = l'objet aurait une capacité qui modifie son arrivée, et elle a été appliquée
found-with-counters = l'objet aurait une capacité par laquelle il arrive avec des marqueurs
found-with-riot = l'objet aurait l'émeute
found-with-text-box = l'objet aurait une capacité par laquelle il peut échanger son cadre de texte
fact-701-3b =
    { $number ->
        [many] étaient
       *[other] était
    } déjà attaché{ grammar.agree } à { $of } et { $number ->
        [many] ont
       *[other] a
    } gardé son horodatage
fact-701-12a =
    { $number ->
        [many] n'ont pas été
       *[other] n'a pas été
    } échangé{ grammar.agree } par { $effect } : l'échange n'était pas possible en entier, et aucune de ses parties ne se fait seule
fact-701-12b =
    { $number ->
        [many] n'ont pas été
       *[other] n'a pas été
    } échangé{ grammar.agree } : { $player } contrôlait tout ce que { $effect } devait échanger, si bien que rien n'a changé de contrôleur
fact-702-3b =
    { $number ->
        [many] ne peuvent
       *[other] ne peut
    } pas attaquer à cause de la capacité « défenseur »
fact-702-12b =
    { $number ->
        [many] seraient
       *[other] serait
    } détruit{ grammar.agree }, mais { $number ->
        [many] sont
       *[other] est
    } indestructible{ grammar.plural }
fact-702-16n =
    { $number ->
        [many] ont
       *[other] a
    } la qualité contre laquelle protège { grammar.sa } propre capacité, mais qui ne { grammar.le } détache pas
fact-702-16p =
    { $number ->
        [many] ont
       *[other] a
    } une qualité contre laquelle l'objet enchanté ou équipé est protégé, mais { $number ->
        [many] restent
       *[other] reste
    } attaché{ grammar.agree }
fact-702-26 =
    { $number ->
        [many] sont
       *[other] est
    } passé{ grammar.agree } hors phase, ce qui a mis fin à ce qui ne durait qu'un temps et retiré { grammar.ses } blessures
fact-702-26b =
    { $number ->
        [many] sont
       *[other] est
    } hors phase et traité{ grammar.agree } comme n'existant pas
fact-702-26e =
    { $number ->
        [many] étaient
       *[other] était
    } hors phase quand a commencé { $effects }, et { $number ->
        [many] ne sont
       *[other] n'est
    } donc pas affecté{ grammar.agree }
fact-702-26f =
    { $number ->
        [many] ne sont
       *[other] n'est
    } plus sous { $effects } : cela a pris fin { $known ->
        [yes] quand { $of } { NUM($of) ->
            [many] sont passés
           *[other] est { GENDER($of) ->
                [f] passée
               *[other] passé
            }
        } hors phase, et ne recommence pas
       *[no] pendant la mise hors phase
    }
fact-702-26g =
    { $number ->
        [many] sont
       *[other] est
    } passé{ grammar.agree } hors phase avec l'objet auquel { $gender ->
        [f] { $number ->
            [many] elles sont
           *[other] elle est
        }
       *[other] { $number ->
            [many] ils sont
           *[other] il est
        }
    } attaché{ grammar.agree }
fact-702-26h =
    { $number ->
        [many] seraient
       *[other] serait
    } passé{ grammar.agree } hors phase aussi de { $number ->
        [many] leur côté, et l'ont
       *[other] son côté, et l'a
    } fait avec l'objet qui porte l'attachement
fact-702-26i =
    { $number ->
        [many] sont
       *[other] est
    } passé{ grammar.agree } en phase sans l'objet auquel { $gender ->
        [f] { $number ->
            [many] elles étaient
           *[other] elle était
        }
       *[other] { $number ->
            [many] ils étaient
           *[other] il était
        }
    } attaché{ grammar.agree }, qui était hors phase, et { $number ->
        [many] ne sont
       *[other] n'est
    } attaché{ grammar.agree } à rien
fact-702-95b =
    { $number ->
        [many] sont
       *[other] est
    } associé{ grammar.agree } à une autre créature
fact-702-95c =
    { $number ->
        [many] n'ont
       *[other] n'a
    } pas pu être associé{ grammar.agree }, car l'un des deux permanents n'était plus une créature sous le contrôle du même joueur
fact-702-95d =
    { $number ->
        [many] n'ont
       *[other] n'a
    } pas pu être associé{ grammar.agree }, car l'un des deux permanents l'était déjà
fact-702-95e =
    { $because ->
        [itLeft] { $number ->
            [many] ont
           *[other] a
        } quitté le champ de bataille et { $number ->
            [many] ne sont
           *[other] n'est
        } plus associé{ grammar.agree }
        [itPhasedOut] { $number ->
            [many] sont
           *[other] est
        } passé{ grammar.agree } hors phase et { $number ->
            [many] ne sont
           *[other] n'est
        } donc plus associé{ grammar.agree }
        [itNoCreature] { $number ->
            [many] ont
           *[other] a
        } cessé d'être une créature et { $number ->
            [many] ne sont
           *[other] n'est
        } donc plus associé{ grammar.agree }
        [itController] { $number ->
            [many] sont
           *[other] est
        } passé{ grammar.agree } sous le contrôle d'un autre joueur et { $number ->
            [many] ne sont
           *[other] n'est
        } donc plus associé{ grammar.agree }
       *[unknown] { $number ->
            [many] ne sont
           *[other] n'est
        } plus associé{ grammar.agree }{ $because ->
            [left] { " " }: { $of } { NUM($of) ->
                [many] ont
               *[other] a
            } quitté le champ de bataille
            [phasedOut] { " " }: { $of } { NUM($of) ->
                [many] sont
               *[other] est
            } hors phase
            [noCreature] { " " }: { $of } { NUM($of) ->
                [many] ont
               *[other] a
            } cessé d'être une créature
            [controller] { " " }: un autre joueur a pris le contrôle de { $of }
           *[unknown] { "" }
        }
    }
fact-702-103c =
    { $number ->
        [many] sont
       *[other] est
    } la copie d'un sort lancé par grâce
fact-702-103e =
    { $number ->
        [many] ont
       *[other] a
    } été lancé{ grammar.agree } par grâce et { $number ->
        [many] arrivent
       *[other] arrive
    } comme créature, sans être attaché{ grammar.agree }{ $why ->
       *[unknown] { "" }
        [left] { " " }: { $of } { NUM($of) ->
            [many] avaient
           *[one] avait
        } changé de zone depuis le choix de la cible
        [phasedOut] { " " }: { $of }, sa cible, était hors phase
        [keyword] { " " }: { $of }, sa cible, avait { FORM($reason, article: "definite") }
        [asked] { " " }: { $of }, sa cible, n'était pas { FORM($reason, number: "one", article: "indefinite") }
    }
fact-702-103f =
    { $number ->
        [many] se sont
       *[other] s'est
    } détaché{ grammar.agree } et { $number ->
        [many] ne sont
       *[other] n'est
    } plus considéré{ grammar.agree } comme lancé{ grammar.agree } par grâce
fact-702-112b =
    { $number ->
        [many] sont
       *[other] est
    } renommé{ grammar.agree } jusqu'à { grammar.son } départ du champ de bataille, quoi { $gender ->
        [f] { $number ->
            [many] qu'elles deviennent
           *[other] qu'elle devienne
        }
       *[other] { $number ->
            [many] qu'ils deviennent
           *[other] qu'il devienne
        }
    }
fact-702-151b =
    { $number ->
        [many] se sont
       *[other] s'est
    } détaché{ grammar.agree } et { $number ->
        [many] redeviennent
       *[other] redevient
    } ce { $gender ->
        [f] { $number ->
            [many] qu'elles étaient
           *[other] qu'elle était
        }
       *[other] { $number ->
            [many] qu'ils étaient
           *[other] qu'il était
        }
    } avant l'attachement
fact-702-171b =
    { $over ->
        [yes] { $number ->
            [many] ne sont
           *[other] n'est
        } plus sellé{ grammar.agree } : le tour pour lequel cela valait est terminé
       *[no] { $number ->
            [many] sont
           *[other] est
        } sellé{ grammar.agree } jusqu'à la fin du tour, quoi { $gender ->
            [f] { $number ->
                [many] qu'elles deviennent
               *[other] qu'elle devienne
            }
           *[other] { $number ->
                [many] qu'ils deviennent
               *[other] qu'il devienne
            }
        }
    }
fact-704-5a =
    { $number ->
        [many] n'ont
       *[other] n'a
    } plus de points de vie, mais { $number ->
        [many] ne peuvent
       *[other] ne peut
    } pas perdre la partie
fact-704-5c =
    { $number ->
        [many] ont
       *[other] a
    } dix marqueurs « poison » ou plus, mais { $number ->
        [many] ne peuvent
       *[other] ne peut
    } pas perdre la partie
fact-704-5d =
    { $number ->
        [many] sont des jetons hors phase, mais toujours sur le champ de bataille, et ne cessent
       *[other] est un jeton hors phase, mais toujours sur le champ de bataille, et ne cesse
    } donc pas d'exister
fact-704-5g =
    { $number ->
        [many] portent
       *[other] porte
    } { $damage ->
        [one] { $damage } blessure marquée
       *[other] { $damage } blessures marquées
    }, moins que { grammar.son } endurance de { $toughness }, et { $number ->
        [many] ne sont
       *[other] n'est
    } pas détruit{ grammar.agree }
fact-704-5j =
    { $spared ->
        [controller] { $number ->
            [many] sont légendaires et portent
           *[other] est légendaire et porte
        } le nom de { $of }, mais c'est un autre joueur qui contrôle ce permanent : la « règle des légendes » compare ce qu'un seul joueur contrôle
        [exempt] { $number ->
            [many] sont légendaires et portent
           *[other] est légendaire et porte
        } le nom de { $of }, mais la « règle des légendes » ne s'y applique pas
        [nameless] { $number ->
            [many] sont légendaires, mais n'ont
           *[other] est légendaire, mais n'a
        } pas de nom, donc pas celui de { $of }
        [notLegendary] { $number ->
            [many] sont légendaires
           *[other] est légendaire
        }, mais { $of }, de même nom, ne l'est pas
       *[unlikeNames] { $number ->
            [many] sont légendaires
           *[other] est légendaire
        } comme { $of }, mais les noms sont différents
    }
fact-704-5k = { $number ->
        [many] ont
       *[one] a
    } le super-type « du monde » depuis moins longtemps que { $of } et { $number ->
        [many] restent
       *[one] reste
    } donc sur le champ de bataille
fact-704-5s =
    { $spared ->
        [noChapters] { $number ->
            [many] n'ont
           *[other] n'a
        } aucune capacité de chapitre et { $number ->
            [many] ne sont
           *[other] n'est
        } donc pas sacrifié{ grammar.agree }, quels que soient les marqueurs « sapience »
       *[waiting] { $number ->
            [many] sont
           *[other] est
        } arrivé{ grammar.agree } à { grammar.son } dernier chapitre, mais une de { grammar.ses } capacités de chapitre s'est déclenchée et n'a pas encore quitté la pile
    }
fact-704-5v =
    { $number ->
        [many] ont
       *[other] a
    } une défense de 0, mais une de { grammar.ses } capacités s'est déclenchée et n'a pas encore quitté la pile
fact-707-10 =
    { $number ->
        [many] sont
       *[other] est
    } la copie d'un sort
fact-707-10f =
    { $number ->
        [many] étaient
       *[other] était
    } la copie d'un sort et { $number ->
        [many] sont
       *[other] est
    } maintenant un jeton
fact-708-2b =
    { $number ->
        [many] étaient
       *[other] était
    } déjà face cachée et { grammar.could-not } être retourné{ grammar.agree } face cachée
fact-708-2a =
    { $number ->
        [many] ont été
       *[other] a été
    } retourné{ grammar.agree } face cachée, ce qui ne met fin à aucun effet et ne retire aucun marqueur
fact-708-8 =
    { $number ->
        [many] ont été
       *[other] a été
    } retourné{ grammar.agree } face visible, ce qui ne met fin à aucun effet et ne retire aucun marqueur
fact-709-3b =
    { $number ->
        [many] ne sont
       *[other] n'est
    } que la moitié qui a été lancée
fact-709-4 =
    { $number ->
        [many] comptent
       *[other] compte
    } pour les deux moitiés réunies
fact-709-4b =
    { $number ->
        [many] ont
       *[other] a
    } le coût des deux moitiés, et donc leurs couleurs et leur valeur de mana
fact-709-4c =
    { $number ->
        [many] ont
       *[other] a
    } les types et les capacités des deux moitiés
fact-709-4d =
    { $number ->
        [many] ont
       *[other] a
    } été lancé{ grammar.agree } avec la fusion, comme les deux moitiés
fact-709-5 =
    { $number ->
        [many] n'ont
       *[other] n'a
    } ni le nom, ni le coût de mana, ni les capacités d'une moitié verrouillée
fact-709-5c =
    { $number ->
        [many] ont
       *[other] a
    } une moitié qui porte la désignation « déverrouillée »
fact-709-5d =
    { $number ->
        [many] sont
       *[other] est
    } arrivé{ grammar.agree }, la moitié qui a été lancée étant déverrouillée
fact-709-5e =
    { $number ->
        [many] ont
       *[other] a
    } vu une de { grammar.ses } moitiés être déverrouillée
fact-709-5g =
    { $number ->
        [many] ont
       *[other] a
    } vu une de { grammar.ses } moitiés être verrouillée
fact-710-1b =
    { $number ->
        [many] ne sont
       *[other] n'est
    } pas inversé{ grammar.agree } : la moitié supérieure compte
fact-710-1c =
    { $number ->
        [many] sont
       *[other] est
    } inversé{ grammar.agree } : la moitié inférieure compte, avec le coût et la couleur de la carte
fact-712-10 = { grammar.could-not } se transformer en éphémère ou en rituel
fact-712-15a =
    { $number ->
        [many] étaient
       *[other] était
    } face cachée et { grammar.could-not } se transformer
fact-712-16 =
    { $number ->
        [many] ont
       *[other] a
    } deux faces et { grammar.could-not } être retourné{ grammar.agree } face cachée
fact-712-18 =
    { $number ->
        [many] se sont
       *[other] s'est
    } transformé{ grammar.agree }, et ce qui { $number ->
        [many] les affectait
       *[other] l'affectait
    } continue de s'appliquer
fact-712-21 =
    { $number ->
        [many] étaient
       *[other] était
    } une des cartes d'un permanent assimilé
fact-712-4c =
    { $number ->
        [many] sont
       *[other] est
    } une carte d'assimilation, qui ne se transforme jamais
fact-712-8a =
    { $number ->
        [many] ont
       *[other] a
    } deux faces, dont seul le recto compte ici
fact-712-8c =
    { $number ->
        [many] sont
       *[other] est
    } un sort qui montre { grammar.son } verso, et lui seul compte
fact-712-8d =
    { $number ->
        [many] montrent
       *[other] montre
    } { grammar.son } recto, et lui seul compte
fact-712-8e =
    { $number ->
        [many] montrent
       *[other] montre
    } { grammar.son } verso, et lui seul compte
fact-712-8f =
    { $number ->
        [many] montrent
       *[other] montre
    } { grammar.son } verso, qui a une valeur de mana propre
fact-712-8g =
    { $number ->
        [many] sont
       *[other] est
    } assimilé{ grammar.agree } : la face combinée compte, avec les valeurs de mana des deux rectos
fact-712-9 =
    { $number ->
        [many] n'ont
       *[other] n'a
    } qu'une face et { grammar.could-not } se transformer
fact-714-2 =
    { $number ->
        [many] ont
       *[other] a
    } des symboles de chapitre, qui représentent chacun une capacité
fact-714-2b =
    { $number ->
        [many] ont
       *[other] a
    } vu un de { grammar.ses } chapitres se déclencher grâce à { grammar.ses } marqueurs « sapience »
fact-714-2d =
    { $number ->
        [many] sont
       *[other] est
    } une saga : le numéro de son dernier chapitre est le plus élevé de ses numéros de chapitre, ou 0 si elle n'en a aucun
fact-714-3a =
    { $number ->
        [many] sont
       *[other] est
    } arrivé{ grammar.agree } avec un marqueur « sapience »
fact-715-3b =
    { $number ->
        [many] ont
       *[other] a
    } été lancé{ grammar.agree } comme aventure : les valeurs de l'encart comptent
fact-715-4 =
    { $number ->
        [many] ne sont
       *[other] n'est
    } pas sur la pile comme aventure : { grammar.ses } valeurs normales comptent
fact-716-2b =
    { $number ->
        [many] ont
       *[other] a
    } { grammar.son } niveau par désignation
fact-716-2d =
    { $number ->
        [many] n'ont
       *[other] n'a
    } pas de niveau, ce qui compte comme niveau 1
fact-718-3 =
    { $number ->
        [many] ont
       *[other] a
    } été lancé{ grammar.agree } comme prototype
fact-718-3b =
    { $number ->
        [many] ont
       *[other] a
    } le coût de mana, la force et l'endurance du prototype, et les couleurs de ce coût
fact-718-4 =
    { $number ->
        [many] ne sont
       *[other] n'est
    } ni un sort prototypé ni un permanent qui en était un : { grammar.ses } valeurs normales comptent
fact-718-5 =
    { $number ->
        [many] ont
       *[other] a
    } tout le reste tel qu'imprimé
fact-719-3b =
    { $number ->
        [many] sont
       *[other] est
    } résolu{ grammar.agree } par désignation
fact-730-2c =
    { $number ->
        [many] restent
       *[other] reste
    } le même objet malgré la fusion
fact-730-2d =
    { $token ->
        [yes] { $number ->
            [many] sont
           *[other] est
        } un jeton, comme { grammar.son } composant du dessus
        [no] { $number ->
            [many] ne sont
           *[other] n'est
        } pas un jeton, car { grammar.son } composant du dessus est une carte
       *[unknown] { $number ->
            [many] ne sont
           *[other] n'est
        } un jeton que si { grammar.son } composant du dessus en est un
    }
fact-730-2e =
    { $number ->
        [many] ont
       *[other] a
    } fusionné face cachée : { grammar.son } composant du dessus décide quelle face est visible
fact-730-2f =
    { $number ->
        [many] ont
       *[other] a
    } été retourné{ grammar.agree } avec tous { grammar.ses } composants
fact-730-2i =
    { $number ->
        [many] ont
       *[other] a
    } retourné ceux de { grammar.ses } composants qui ont une autre face
fact-730-2j =
    { $number ->
        [many] ont
       *[other] a
    } un composant à deux faces et { grammar.could-not } être retourné{ grammar.agree } face cachée
fact-730-3 =
    { $number ->
        [many] sont
       *[other] est
    } parti{ grammar.agree } comme l'un de plusieurs composants
fact-800-4a =
    { $number ->
        [many] ne sont
       *[other] n'est
    } plus sous { $effects } : le joueur à qui cela donnait le contrôle a quitté la partie
fact-800-4m =
    { $number ->
        [many] ne sont
       *[other] n'est
    } plus sous { $effects } : le tour jusqu'auquel cela durait aurait commencé
fact-111-4 =
    { $number ->
        [many] s'appellent
       *[other] s'appelle
    } { $name } : à sa création, rien ne lui a donné d'autre nom, et son nom reprend donc ses sous-types d'alors{ $token ->
        [yes] { " " }suivis du mot « Jeton »
       *[no] { "" }
    }
fact-111-10 =
    { $number ->
        [many] sont des jetons
       *[other] est un jeton
    } que les règles définissent
fact-608-2a =
    { $number ->
        [many] avaient
       *[other] avait
    } une capacité qui n'a rien fait à sa résolution et qui a été retirée de la pile
fact-506-4 =
    { $number ->
        [many] ont été
       *[other] a été
    } retiré{ grammar.agree } du combat
fact-506-4c =
    { $number ->
        [many] continuent
       *[other] continue
    } d'attaquer, bien que ce qui était attaqué ne puisse plus l'être
fact-302-6 =
    { $number ->
        [many] étaient passé
       *[other] était passé
    }{ grammar.agree } sous le contrôle du joueur qui { $number ->
        [many] les
       *[other] le
    } contrôlait après le début du tour le plus récent de celui-ci
fact-306-4 =
    { $number ->
        [many] ont
       *[other] a
    } un type de planeswalker en commun avec { $of }, ce qu'aucune règle n'interdit plus : la « règle des légendes » compare les noms
fact-702-10b =
    { $number ->
        [many] pouvaient
       *[other] pouvait
    } attaquer malgré tout grâce à la célérité d'alors
fact-702-10c =
    { $number ->
        [many] pouvaient
       *[other] pouvait
    } malgré tout être engagé{ grammar.agree } ou dégagé{ grammar.agree } pour un coût grâce à la célérité d'alors
fact-608-3b =
    { $number ->
        [many] étaient des sorts d'aura
       *[other] était un sort d'aura
    } sans cible légale{ $why ->
       *[unknown] { "" }
        [left] { " " }({ $of } { NUM($of) ->
            [many] avaient
           *[one] avait
        } changé de zone depuis ce choix)
        [phasedOut] { " " }({ $of } { NUM($of) ->
            [many] étaient
           *[one] était
        } hors phase)
        [keyword] { " " }({ $of } { NUM($of) ->
            [many] avaient
           *[one] avait
        } { FORM($reason, article: "definite") })
        [asked] { " " }({ $of } { NUM($of) ->
            [many] n'étaient
           *[one] n'était
        } pas { FORM($reason, number: "one", article: "indefinite") })
    } et ne { $number ->
        [many] se sont donc pas résolus
       *[other] s'est donc pas résolu
    }
fact-508-1k =
    { $number ->
        [many] ont été
       *[other] a été
    } déclaré{ grammar.agree } comme attaquant{ grammar.agree }
fact-509-1g =
    { $number ->
        [many] ont été
       *[other] a été
    } choisi{ grammar.agree } pour bloquer
fact-509-1h =
    { $number ->
        [many] ont été
       *[other] a été
    } bloqué{ grammar.agree }, et le { $number ->
        [many] restent
       *[other] reste
    } quoi qu'il advienne des bloqueurs
fact-511-3 =
    { $number ->
        [many] ont été
       *[other] a été
    } retiré{ grammar.agree } du combat à la fin de celui-ci
fact-702-33d =
    { $number ->
        [many] sont
       *[other] est
    } arrivé{ grammar.agree } sur le champ de bataille avec des marqueurs pour chaque kick payé
unnamed-effect = un effet
    .gender = m
    .number = one
unnamed-counters = des marqueurs
unnamed-maker = un sort ou une capacité
unnamed-player = un joueur
