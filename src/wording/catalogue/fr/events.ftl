### Ce qui se passe. Chaque événement est une phrase ; la manière vient derrière, après des virgules.

entering-manner = { AGREE($manner, $what) }
entering-prototype = lancé{ grammar.agree } comme prototype
entering-half-left = lancé{ grammar.agree } sous la forme de sa moitié gauche
entering-half-right = lancé{ grammar.agree } sous la forme de sa moitié droite
entering-half-fused = lancé{ grammar.agree } sous la forme de ses deux moitiés
entering-half-inset = lancé{ grammar.agree } sous la forme de son encart
entering-melded = assimilé{ grammar.agree } à { $other }
entering-tapped = engagé{ grammar.agree }
entering-back = le verso visible
entering-copy = comme copie de { $object }{ $except }
entering-copy-meant = pour être une copie de { $object }{ $except }
entering-text-box = échangeant son encadré de texte avec celui de { $object }
entering-text-box-meant = pour échanger son encadré de texte avec celui de { $object }
entering-attached = attaché{ grammar.agree } à { $object }
entering-counters = avec { $counters }
entering-linked =
    avec { $objects } pour { NUM($objects) ->
        [many] objets désignés
       *[one] objet désigné
    }
entering-linked-exiled = ayant exilé { $objects }
entering-linked-encoded = chiffré{ grammar.agree } sur { $objects }
entering-linked-sacrificed = avec { $objects } en sacrifice
entering-linked-tapped = en engageant { $objects }
entering-linked-model = avec { $objects } pour modèle
linked-of-ability = { $what } (pour sa capacité n° { $place })

face-down = face cachée
face-down-morph = face cachée (mue)
face-down-manifest = face cachée (manifestation)
face-down-disguise = face cachée (déguisement)
face-down-cloak = face cachée (dissimulation)
face-down-as = face cachée, comme { $what }
turned-down-as = comme { $what }

choosing =
    avec { $kind ->
        [color] le { $what }
       *[other] { $what }
    } comme { $choice }
choosing-for-ability =
    avec { $kind ->
        [color] le { $what }
       *[other] { $what }
    } comme { $choice } (choix n° { $place })
choosing-body = comme { $body }
body-of-type = { $more } { $size }
body-with-keyword = { $size } avec { FORM($more, article: "definite") }
choosing-mode = avec le mode { $mode }
choosing-power-or-toughness-1 = en choisissant la force
choosing-power-or-toughness-2 = en choisissant l'endurance
choosing-change = { $from } devenant { $to }
choosing-if-asked = { $chosen } si cela est demandé
choosing-of-kind = choix pour « { $kind } »
choice-body = forme choisie
choice-color = couleur choisie
choice-keyword = capacité choisie
choice-counter = sorte de marqueur choisie
choice-landtype = type de terrain choisi
choice-creaturetype = type de créature choisi
choice-basiclandtype = type de terrain de base choisi
choice-player = joueur choisi
choice-cardname = nom de carte choisi
choice-powerortoughness = force ou endurance
choice-opponentsname = nom choisi par un adversaire
choice-from = mot à changer
choice-to = nouveau mot
