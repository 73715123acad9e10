### Une carte telle que le corpus la connaît, sur sa page.

page-face-flip = inversée :
page-face-modal = autre face :
page-face-half = moitié droite :
page-face-inset = partie en encart :
page-face-meld = face assimilée :
page-face-back = face arrière :
page-prototype = prototype :
page-makes-token = un jeton qu’elle crée :
page-makes-emblem = un emblème qu’elle crée :
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
