### Joueurs, et objets que l'on désigne.

player-you = vous
    .gender = m
    .person = second
    .number = one

player-opponent =
    { $number ->
        [many] vos adversaires
       *[one] un adversaire
    }
    .gender = m

player-opponent-of =
    { $number ->
        [many] les adversaires de { $name }
       *[one] un adversaire de { $name }
    }
    .gender = m

player-each = chaque joueur
    .gender = m
    .number = one

player-enchanted = le joueur enchanté
    .gender = m
    .number = one

player-chosen = le joueur choisi
    .gender = m
    .number = one

player-targeted = le joueur ciblé
    .gender = m
    .number = one

player-active = le joueur actif
    .gender = m
    .number = one

player-controller-of = le contrôleur de { $what }
    .gender = m
    .number = one

player-owner-of = le propriétaire de { $what }
    .gender = m
    .number = one

player-that = ce joueur
    .gender = m
    .number = one

player-named = { $name }
    .gender = m
    .number = one

player-its =
    { NUM($who) ->
        [many] { SAME($role, article: "theirs", number: "many") }
       *[one] { SAME($role, article: "its", number: "one") }
    }
    .gender = m
    .number = { NUM($who) }

this-object = cet objet
    .gender = m
    .number = one
this-and-partner = { FORM($this, number: "one") } et la créature qui lui est associée
    .number = many
    .gender = { GENDER($this) }
everything-everywhere = les permanents, les sorts et les cartes qui ne sont pas sur le champ de bataille
    .number = many
    .gender = m
this-and-others = { FORM($this, number: "one") } et { FORM($others, number: "many", article: "definite") }
    .number = many
    .gender = { GENDER($others) }

the-target = la cible
    .gender = f
    .number = one
each-target = chaque cible
    .gender = f
    .number = one
the-two-targets = les deux cibles
    .number = many
    .gender = f

the-nth-target =
    la { $n ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] { $n }e
    } cible
    .gender = f
    .number = one

the-chosen-object = l'objet choisi lors de la résolution
    .gender = m
    .number = one

the-nth-chosen-object =
    le { $n ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] { $n }e
    } objet choisi lors de la résolution
    .gender = m
    .number = one

the-triggering-object = cet objet-là
    .gender = m
    .number = one

object-named = { $name }
    .gender = m

linked-encoded =
    { $number ->
        [many] les créatures sur lesquelles cet objet est chiffré
       *[one] la créature sur laquelle cet objet est chiffré
    }
    .gender = f

linked-exiled =
    { $number ->
        [many] les cartes exilées avec cet objet
       *[one] la carte exilée avec cet objet
    }
    .gender = f

linked-died =
    { $number ->
        [many] les objets qui sont morts
       *[one] l'objet qui est mort
    }
    .gender = m

linked-entered =
    { $number ->
        [many] les objets qui sont arrivés
       *[one] l'objet qui est arrivé
    }
    .gender = m

linked-model =
    { $number ->
        [many] les modèles de cet objet
       *[one] le modèle de cet objet
    }
    .gender = m

linked-sacrificed =
    { $number ->
        [many] les permanents sacrifiés pour cet objet
       *[one] le permanent sacrifié pour cet objet
    }
    .gender = m

linked-tapped =
    { $number ->
        [many] les permanents engagés pour cet objet
       *[one] le permanent engagé pour cet objet
    }
    .gender = m

linked-other =
    { $number ->
        [many] les objets désignés pour cela
       *[one] l'objet désigné pour cela
    }
    .gender = m

top-of-library = la carte du dessus de votre bibliothèque
    .gender = f

top-of-library-of = la carte du dessus de la bibliothèque de { $name }
    .gender = f

top-of-graveyard = la carte du dessus de votre cimetière
    .gender = f

top-of-graveyard-of = la carte du dessus du cimetière de { $name }
    .gender = f

pronoun =
    { NUM($who) ->
        [many]
            { GENDER($who) ->
                [f] elles
               *[m]
                    { $case ->
                        [nominative] ils
                       *[dative] eux
                    }
            }
       *[one]
            { GENDER($who) ->
                [f] elle
               *[m]
                    { $case ->
                        [nominative] il
                       *[dative] lui
                    }
            }
    }
    .gender = { GENDER($who) }
    .number = { NUM($who) }

chosen-creature-type = le type de créature choisi
    .gender = m
    .number = one

chosen-land-type = le type de terrain choisi
    .gender = m
    .number = one

chosen-basic-land-type = le type de terrain de base choisi
    .gender = m
    .number = one

chosen-color = la couleur choisie
    .gender = f
    .number = one

chosen-keyword = la capacité mot-clé choisie
    .gender = f
    .number = one

chosen-counter = le marqueur choisi
    .gender = m
    .number = one

chosen-card-name = le nom de carte choisi
    .gender = m
    .number = one

chosen-number = le nombre choisi
    .gender = m
    .number = one

chosen-power-or-toughness = le choix de la force ou de l'endurance
    .gender = m
    .number = one

chosen-mode = le mode choisi
    .gender = m
    .number = one

chosen-player = le joueur choisi
    .gender = m
    .number = one

chosen-from = le mot choisi
    .gender = m
    .number = one

chosen-to = le nouveau mot choisi
    .gender = m
    .number = one

chosen-opponents-name = le nom choisi par l'adversaire
    .gender = m
    .number = one

chosen-body = la forme choisie
    .gender = f
    .number = one

chosen-named = le choix fait ({ $name })
    .gender = m
    .number = one

chosen-by-ability = { $what } (choix n° { $place })
    .gender = { GENDER($what) }

player-defending = le joueur défenseur
    .gender = m
    .number = one
