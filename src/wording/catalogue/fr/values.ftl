### Ce qui est vrai : valeurs des objets et des joueurs.

value-no-size = ni force ni endurance
value-colorless = incolore{ grammar.plural }
value-no-name = sans nom
value-named = nommé{ grammar.agree } { $name }
value-no-mana-cost = pas de coût de mana
value-no-supertypes = aucun super-type
value-no-types = aucun type de carte
value-no-subtypes = aucun sous-type
value-no-power = pas de force
value-no-toughness = pas d'endurance
value-no-loyalty = pas de loyauté
value-no-defense = pas de défense
value-mana-cost = coût de mana { $cost }
value-mana-value = valeur de mana { $value }
value-in-battlefield = sur le champ de bataille
value-in-graveyard = dans le cimetière de { $player }
value-in-hand = dans la main de { $player }
value-in-library = dans la bibliothèque de { $player }
value-in-exile = en exil
value-in-stack = sur la pile
value-in-command = dans la zone de commandement
value-under-control = sous le contrôle de { $player }
value-attached = attaché{ grammar.agree } à { $object }
value-not-attached = non attaché
value-no-counters = aucun marqueur
value-makes-no-mana =
    ne { $number ->
        [many] peuvent
       *[one] peut
    } pas produire de mana
value-makes-mana =
    { $number ->
        [many] peuvent
       *[one] peut
    } produire { $mana }
value-may-attack =
    { $number ->
        [many] peuvent
       *[one] peut
    } attaquer
value-must-attack =
    { $number ->
        [many] doivent
       *[one] doit
    } attaquer
value-cant-attack =
    ne { $number ->
        [many] peuvent
       *[one] peut
    } pas attaquer
value-may-block =
    { $number ->
        [many] peuvent
       *[one] peut
    } bloquer
value-must-block =
    { $number ->
        [many] doivent
       *[one] doit
    } bloquer
value-cant-block =
    ne { $number ->
        [many] peuvent
       *[one] peut
    } pas bloquer
value-with-abilities = avec { FORM($abilities, article: "definite") }
value-base-size = force et endurance de base { $size }
value-damage =
    { $damage ->
        [0] aucune blessure marquée
        [one] { $damage } blessure marquée
       *[other] { $damage } blessures marquées
    }
value-tapped = engagé{ grammar.agree }
value-loyalty = loyauté { $loyalty }
value-defense = défense { $defense }
value-rules = règles changées ({ $rules })
value-no-rules = aucune règle changée
value-copiable = valeurs copiables : { $values }

value-life =
    { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }
value-hand =
    { $hand ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $hand } cartes
    } en main
value-no-maximum-hand-size = aucune taille de main maximale
value-maximum-hand-size = une taille de main maximale de { $size }
value-lands-any = pour l'heure, un nombre quelconque de terrains peut être joué pendant un tour de { $player }
value-lands =
    { $lands ->
        [0] pour l'heure, aucun terrain ne peut être joué pendant un tour de { $player }
        [one] pour l'heure, 1 terrain peut être joué pendant un tour de { $player }
       *[other] pour l'heure, { $lands } terrains peuvent être joués pendant un tour de { $player }
    }

object-is = { $object } — { $what }
object-is-also = de plus : { $what }
object-is-not-there =
    { $object } { NUM($object) ->
        [many] ne sont
       *[other] n'est
    } pas là
player-has = { $player } a { $what }

characteristic-name = nom
characteristic-manacost = coût de mana
characteristic-manavalue = valeur de mana
characteristic-colors = couleurs
characteristic-supertypes = super-types
characteristic-types = types
characteristic-subtypes = sous-types
characteristic-abilities = capacités
characteristic-power = force
characteristic-toughness = endurance
characteristic-basepower = force de base
characteristic-basetoughness = endurance de base
characteristic-loyalty = loyauté
characteristic-defense = défense
characteristic-controller = contrôleur
characteristic-owner = propriétaire
characteristic-zone = zone
characteristic-facedown = face cachée
characteristic-tapped = engagé
characteristic-attachedto = attaché à
characteristic-counters = marqueurs
characteristic-damage = blessures
characteristic-tapsfor = mana produit
characteristic-copiable = valeurs copiables
characteristic-rules = règles changées
characteristic-attacks = attaque
characteristic-blocks = blocage
characteristic-exists = présent
characteristic-has = a
characteristic-lacks = n'a pas
characteristic-life = points de vie
characteristic-hand = cartes en main
characteristic-maximumhandsize = taille de main maximale
characteristic-landplays = terrains par tour
characteristic-type-line = ligne de type
characteristic-size = force et endurance
