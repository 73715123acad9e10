### Une carte telle que le corpus la connaît, sur sa page.

page-face-flip = inversée :
page-face-modal = autre face :
page-face-half = moitié droite :
page-face-inset = partie en encart :
page-face-meld = face assimilée :
page-face-back = face arrière :
page-prototype = prototype :
page-makes-token = jeton que crée la carte :
page-makes-emblem = emblème que donne la carte :
page-no-mana-cost = aucun coût de mana
page-no-abilities = aucune capacité
page-color-indicator = indicateur de couleur : { $colors }
page-made-up = inventée, aucune carte imprimée
page-names = appelée aussi { $names }
page-name = { $name } ({ $language })
page-file = dans { $file }
page-defined = un jeton que les règles définissent
page-no-scenarios = jouée dans aucun scénario
page-scenarios =
    jouée dans { $count ->
        [one] 1 scénario
       *[other] { $count } scénarios
    } :
page-more-scenarios = et { $count } de plus : { $command }
page-library = tirée par le compilateur de ce qui est imprimé sur la carte, dans { $file }
page-not-understood = Pas compris, donc impossible à vérifier :
page-refused-sentence =
    { $face ->
        [0] paragraphe { $paragraph }, phrase { $sentence }
       *[other] deuxième face, paragraphe { $paragraph }, phrase { $sentence }
    } : { $why ->
        [reference] on ne sait pas avec certitude qui elle désigne
        [retold] redite, elle a un autre libellé
       *[other] aucun modèle n'a ce libellé
    }
page-refused-card =
    { $why ->
        [layout] toute la carte : les cartes de cette mise en page ne peuvent pas être exprimées
        [printed] toute la carte : quelque chose d'imprimé à côté de son texte ne peut pas être exprimé
       *[other] toute la carte : seul l'ensemble de son texte montre que le sens n'est pas certain
    }
