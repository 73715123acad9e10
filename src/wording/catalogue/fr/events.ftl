### Ce qui se passe. Chaque événement est une phrase ; la manière vient derrière, après des virgules.

event-enters = { $what } arrive sur le champ de bataille sous le contrôle de { $player }
event-enters-as-token = { $what } arrive sur le champ de bataille comme jeton sous le contrôle de { $player }
event-is-in-graveyard = { $what } est dans le cimetière de { $player }
event-is-in-hand = { $what } est dans la main de { $player }
event-is-in-library = { $what } est dans la bibliothèque de { $player }
event-is-in-exile = { $what } est en exil et appartient à { $player }
event-is-in-command-zone = { $what } est dans la zone de commandement et appartient à { $player }
event-is-on-stack = { $what } est sur la pile sous le contrôle de { $player }
event-is-on-battlefield = { $what } est sur le champ de bataille sous le contrôle de { $player }

event-goes-to-battlefield = { $what } est mis sur le champ de bataille
event-goes-to-battlefield-under = { $what } est mis sur le champ de bataille sous le contrôle de { $player }
event-goes-to-graveyard = { $what } est mis dans le cimetière de son propriétaire
event-goes-to-hand = { $what } est mis dans la main de son propriétaire
event-goes-to-library = { $what } est mis dans la bibliothèque de son propriétaire
event-goes-to-exile = { $what } est exilé
event-goes-to-stack = { $what } est mis sur la pile
event-goes-to-command-zone = { $what } est mis dans la zone de commandement

entering-owned = appartenant à { $player }
entering-prototype = lancé comme prototype
entering-left-half = lancé par sa moitié gauche
entering-right-half = lancé par sa moitié droite
entering-fused = lancé par ses deux moitiés
entering-inset = lancé par son encart
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

face-down = face cachée
face-down-morph = face cachée (mue)
face-down-manifest = face cachée (manifestation)
face-down-disguise = face cachée (déguisement)
face-down-cloak = face cachée (dissimulation)
face-down-as = face cachée, comme { $what }

choosing = avec { $what } comme { $choice }
choosing-for-ability = avec { $what } comme { $choice } pour la capacité { $ability }
choosing-body = comme { $body }
choosing-mode = avec le mode { $mode }
choosing-change = { $from } devenant { $to }
choosing-of-kind = choix pour « { $kind } »
choice-color = couleur choisie
choice-creaturetype = type de créature choisi
choice-basiclandtype = type de terrain de base choisi
choice-player = joueur choisi
choice-cardname = nom de carte choisi
choice-opponentsname = nom choisi par l'adversaire
choice-from = mot à changer
choice-to = nouveau mot

event-a-spell = un sort
event-casts = { $player } lance { $what }
casting-prototype = comme prototype
casting-left-half = sa moitié gauche seulement
casting-right-half = sa moitié droite seulement
casting-fused = ses deux moitiés
casting-inset = son encart seulement
casting-with-x = X valant { $x }
casting-free = sans payer son coût de mana
casting-alternative = pour { $cost } à la place de son coût de mana
casting-additional = avec comme coût supplémentaire : { $costs }
cost-sacrifice-a-creature = sacrifier une créature

event-resolves = { $spell } de { $player } se résout
event-resolves-part = { $spell } ({ $ability }) de { $player } se résout
event-resolves-ability = la capacité de { $source } ({ $ability }) contrôlée par { $player } se résout
event-resolves-an-ability = la capacité de { $source } contrôlée par { $player } se résout
event-resolves-made-up = le sort inventé de { $player } se résout
event-resolves-made-up-called = le sort inventé { $id } de { $player } se résout
event-that-says = { $main } : { $words }
resolving-called = sous le nom de { $id }
resolving-targets = ciblant { $targets }

event-attaches = { $object } s'attache à { $to }
event-unattaches = { $object } se détache
event-counters-put =
    { $counters } { NUM($counters) ->
        [many] sont mis
       *[one] est mis
    } sur { $object }
event-counters-removed =
    { $counters } { NUM($counters) ->
        [many] sont retirés
       *[one] est retiré
    } de { $object }
event-turns-face-up = { $object } est retourné face visible
event-turns-face-down = { $object } est retourné face cachée
event-transforms = { $object } montre son autre face
event-a-copy = une copie de { $card }
event-merges-on-top = { $what } fusionne avec { $onto } et se place au-dessus
event-merges-underneath = { $what } fusionne avec { $onto } et se place en dessous

event-sticker-name-at-end = un autocollant de nom est mis sur { $object } : « { $word } » à la fin de son nom
event-sticker-name =
    un autocollant de nom est mis sur { $object } : « { $word } » { $after ->
        [0] avant son nom
        [1] après le premier mot de son nom
       *[other] après les { $after } premiers mots de son nom
    }
event-sticker-abilities = un autocollant de capacité est mis sur { $object } : { $abilities }
event-sticker-size = un autocollant de force et d'endurance est mis sur { $object } : { $size }

event-phases-out =
    { $objects } { NUM($objects) ->
        [many] sortent
       *[one] sort
    } de phase
event-phases-in =
    { $objects } { NUM($objects) ->
        [many] entrent
       *[one] entre
    } en phase
event-taps = { $object } est engagé
event-untaps = { $object } est dégagé

designated-as = { $object } est maintenant « { $designation } »
    .ends = { $object } n'est plus « { $designation } »
designated-to-level = { $object } est maintenant au niveau { $level }
designated-attacking = { $object } attaque maintenant
    .ends = { $object } n'attaque plus
designated-blocking = { $object } bloque maintenant
    .ends = { $object } ne bloque plus
designated-blocked = { $object } est maintenant bloqué
    .ends = { $object } n'est plus bloqué
designated-unblocked = { $object } est maintenant non bloqué
    .ends = { $object } n'est plus non bloqué
designated-suspected = { $object } est maintenant suspect
    .ends = { $object } n'est plus suspect
designated-solved = { $object } est maintenant résolu
    .ends = { $object } n'est plus résolu
designated-impending = { $object } est maintenant imminent
    .ends = { $object } n'est plus imminent
designated-goaded = { $object } est maintenant incité à attaquer
    .ends = { $object } n'est plus incité à attaquer
designated-monstrous = { $object } est maintenant monstrueux
    .ends = { $object } n'est plus monstrueux
designated-renowned = { $object } est maintenant renommé
    .ends = { $object } n'est plus renommé
designated-left-half-unlocked = la moitié gauche de { $object } est maintenant déverrouillée
    .ends = la moitié gauche de { $object } n'est plus déverrouillée
designated-right-half-unlocked = la moitié droite de { $object } est maintenant déverrouillée
    .ends = la moitié droite de { $object } n'est plus déverrouillée

event-chooses = un choix est fait pour { $object }
event-links = { $object } est maintenant lié à { $objects } comme « { $name } »

event-player-has = { $player } a maintenant { $what }
event-player-unchanged = { $player } reste comme avant
player-life =
    { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }
player-hand =
    { $hand ->
        [0] aucune autre carte
        [one] 1 autre carte
       *[other] { $hand } autres cartes
    } en main
player-library =
    { $library ->
        [0] aucune autre carte
        [one] 1 autre carte
       *[other] { $library } autres cartes
    } dans la bibliothèque
player-designated-as = { $player } a maintenant la désignation « { $designation } »
player-designated-monarch = { $player } est maintenant le monarque
player-designated-initiative = { $player } a maintenant l'initiative
player-designated-city-s-blessing = { $player } a maintenant la bénédiction de la cité

event-is-dealt-damage =
    { $to } subit { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    }
event-is-dealt-damage-by =
    { $to } subit { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    } d'une source avec { $qualities }
event-deals-damage =
    { $source } inflige { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    } à { $to }
damage-with = avec { $qualities }

event-turn = le tour se termine et celui de { $player } commence
event-ends =
    { $effect } { NUM($effect) ->
        [many] prennent
       *[one] prend
    } fin
event-state-based = les actions basées sur l'état sont effectuées jusqu'à ce qu'il n'en reste aucune
keeping = en gardant { $objects }
event-simultaneous = en même temps : { $events }
event-check = vérification « { $id } » : qu'est-ce qui est vrai maintenant ?
event-check-noted = vérification « { $id } » : qu'est-ce qui est vrai maintenant ? ({ $note })
