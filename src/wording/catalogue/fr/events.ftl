### Ce qui se passe. Chaque événement est une phrase ; la manière vient derrière, après des virgules.

entering-prototype = lancé comme prototype
entering-half-left = lancé par sa moitié gauche
entering-half-right = lancé par sa moitié droite
entering-half-fused = lancé par ses deux moitiés
entering-half-inset = lancé par son encart
entering-melded = assimilé à { $other }
entering-tapped = engagé
entering-back = le verso visible
entering-copy = comme copie de { $object }{ $except }
entering-text-box = échangeant sa zone de texte avec { $object }
entering-attached = attaché à { $object }
entering-counters = avec { $counters }
entering-linked = lié à { $objects } comme « { $name } »
linked-of-ability = { $name } ({ $ability })
link-exiled = exilé
link-entered = arrivé
link-died = mort
link-model = modèle
link-sacrificed = sacrifié
link-tapped = engagé

face-down = face cachée
face-down-morph = face cachée (mue)
face-down-manifest = face cachée (manifestation)
face-down-disguise = face cachée (déguisement)
face-down-cloak = face cachée (dissimulation)
face-down-as = face cachée, comme { $what }

choosing = avec { $what } comme { $choice }
choosing-for-ability = avec { $what } comme { $choice } pour la capacité { $ability }
choosing-body = comme { $body }
body-of-type = { $more } { $size }
body-with-keyword = { $size } avec { FORM($more, article: "definite") }
choosing-mode = avec le mode { $mode }
choosing-change = { $from } devenant { $to }
choosing-of-kind = choix pour « { $kind } »
choice-body = forme choisie
choice-color = couleur choisie
choice-landtype = type de terrain choisi
choice-creaturetype = type de créature choisi
choice-basiclandtype = type de terrain de base choisi
choice-player = joueur choisi
choice-cardname = nom de carte choisi
choice-opponentsname = nom choisi par l'adversaire
choice-from = mot à changer
choice-to = nouveau mot
