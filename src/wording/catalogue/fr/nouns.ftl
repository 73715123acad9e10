### Noms du jeu : genre et pluriel.

noun-object =
    { $number ->
        [many] objets
       *[one] objet
    }
    .gender = m

noun-target =
    { $number ->
        [many] cibles
       *[one] cible
    }
    .gender = f

noun-card =
    { $number ->
        [many] cartes
       *[one] carte
    }
    .gender = f

noun-emblem =
    { $number ->
        [many] emblèmes
       *[one] emblème
    }
    .gender = m

noun-spell =
    { $number ->
        [many] sorts
       *[one] sort
    }
    .gender = m

noun-token =
    { $number ->
        [many] jetons
       *[one] jeton
    }
    .gender = m

noun-ability =
    { $number ->
        [many] capacités
       *[one] capacité
    }
    .gender = f

noun-counter =
    { $number ->
        [many] marqueurs
       *[one] marqueur
    }
    .gender = m

noun-player =
    { $number ->
        [many] joueurs
       *[one] joueur
    }
    .gender = m

noun-opponent =
    { $number ->
        [many] adversaires
       *[one] adversaire
    }
    .gender = m

noun-owner =
    { $number ->
        [many] propriétaires
       *[one] propriétaire
    }
    .gender = m

noun-controller =
    { $number ->
        [many] contrôleurs
       *[one] contrôleur
    }
    .gender = m

noun-effect =
    { $number ->
        [many] effets
       *[one] effet
    }
    .gender = m

noun-name =
    { $number ->
        [many] noms
       *[one] nom
    }
    .gender = m

noun-color =
    { $number ->
        [many] couleurs
       *[one] couleur
    }
    .gender = f

noun-card-type =
    { $number ->
        [many] types de carte
       *[one] type de carte
    }
    .gender = m

noun-creature-type =
    { $number ->
        [many] types de créature
       *[one] type de créature
    }
    .gender = m

noun-supertype =
    { $number ->
        [many] super-types
       *[one] super-type
    }
    .gender = m

noun-subtype =
    { $number ->
        [many] sous-types
       *[one] sous-type
    }
    .gender = m

noun-land-type =
    { $number ->
        [many] types de terrain
       *[one] type de terrain
    }
    .gender = m

noun-basic-land-type =
    { $number ->
        [many] types de terrain de base
       *[one] type de terrain de base
    }
    .gender = m

noun-power =
    { $number ->
        [many] forces
       *[one] force
    }
    .gender = f

noun-toughness =
    { $number ->
        [many] endurances
       *[one] endurance
    }
    .gender = f

noun-base-power =
    { $number ->
        [many] forces de base
       *[one] force de base
    }
    .gender = f

noun-base-toughness =
    { $number ->
        [many] endurances de base
       *[one] endurance de base
    }
    .gender = f

noun-mana-value =
    { $number ->
        [many] valeurs de mana
       *[one] valeur de mana
    }
    .gender = f

noun-loyalty =
    { $number ->
        [many] loyautés
       *[one] loyauté
    }
    .gender = f

noun-level =
    { $number ->
        [many] niveaux
       *[one] niveau
    }
    .gender = m

noun-life-total =
    { $number ->
        [many] totaux de points de vie
       *[one] total de points de vie
    }
    .gender = m

noun-starting-life-total =
    { $number ->
        [many] totaux de points de vie de départ
       *[one] total de points de vie de départ
    }
    .gender = m

noun-turn =
    { $number ->
        [many] tours
       *[one] tour
    }
    .gender = m

noun-control =
    { $number ->
        [many] contrôles
       *[one] contrôle
    }
    .gender = m

noun-battlefield =
    { $number ->
        [many] champs de bataille
       *[one] champ de bataille
    }
    .gender = m

noun-graveyard =
    { $number ->
        [many] cimetières
       *[one] cimetière
    }
    .gender = m

noun-mana-cost =
    { $number ->
        [many] coûts de mana
       *[one] coût de mana
    }
    .gender = m

noun-party =
    { $number ->
        [many] groupes
       *[one] groupe
    }
    .gender = m

noun-hand =
    { $number ->
        [many] mains
       *[one] main
    }
    .gender = f

noun-library =
    { $number ->
        [many] bibliothèques
       *[one] bibliothèque
    }
    .gender = f

noun-exile =
    { $number ->
        [many] exils
       *[one] exil
    }
    .gender = m

noun-stack =
    { $number ->
        [many] piles
       *[one] pile
    }
    .gender = f

noun-command =
    { $number ->
        [many] zones de commandement
       *[one] zone de commandement
    }
    .gender = f
