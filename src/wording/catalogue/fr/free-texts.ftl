### Textes libres des cartes : quand quelque chose se déclenche (derrière « quand »), ce qui se passe, ce qui est payé.


## Quand cela se déclenche

text-a-combat-begins = un combat commence
text-a-creature-dies-you-may-pay-1 = une créature meurt (ce qui suit n'arrive que si vous payez { "{1}" })
text-a-creature-it-damaged-dies = une créature à laquelle { $this } a infligé des blessures ce tour-ci meurt
text-a-land-enters-under-your-control = un terrain arrive sur le champ de bataille sous votre contrôle
text-a-time-counter-is-removed-in-exile = un marqueur « temps » est retiré de cette carte en exil
text-a-time-counter-leaves-it-in-exile = un marqueur « temps » est retiré de cette carte en exil
text-an-upkeep-after-a-player-cast-two-spells = un entretien commence et qu'un joueur a lancé au moins deux sorts au tour précédent
text-an-upkeep-after-a-turn-without-spells = un entretien commence et qu'aucun sort n'a été lancé au tour précédent
text-another-creature-enters = une autre créature arrive sur le champ de bataille
text-an-equipment-you-control-enters = un équipement arrive sur le champ de bataille sous votre contrôle
text-it-enters-attached-to-a-creature = { $this } arrive sur le champ de bataille { GENDER($this) ->
        [f] attachée
       *[m] attaché
    } à une créature
text-another-nontoken-creature-of-yours-dies = une autre créature non-jeton que vous contrôlez meurt
text-any-draw-step-begins = l'étape de pioche de n'importe quel joueur commence
text-any-upkeep-begins = l'entretien de n'importe quel joueur commence
text-combat-begins-on-your-turn = le combat commence pendant votre tour
text-enchanted-land-dies = le terrain enchanté meurt
text-it-attacks-or-blocks = { $this } attaque ou bloque
text-it-attacks = { $this } attaque
text-it-attacks-while-saddled =
    { $this } attaque en étant { GENDER($this) ->
        [f] sellée
       *[m] sellé
    }
text-it-attacks-while-renowned =
    { $this } attaque en étant { GENDER($this) ->
        [f] renommée
       *[m] renommé
    }
text-it-blocks-or-is-blocked =
    { $this } bloque ou est { GENDER($this) ->
        [f] bloquée
       *[m] bloqué
    }
text-it-deals-combat-damage-to-a-player = { $this } inflige des blessures de combat à un joueur
text-it-deals-damage-to-an-opponent = { $this } inflige des blessures à un adversaire
text-it-deals-damage = { $this } inflige des blessures
text-it-dies = { $this } meurt
text-it-enters-and-was-cast =
    { $this } arrive sur le champ de bataille et a été { GENDER($this) ->
        [f] lancée
       *[m] lancé
    }
text-it-enters-or-transforms-into-this = { $this } arrive sur le champ de bataille ou se transforme et montre cette face
text-it-enters = { $this } arrive sur le champ de bataille
text-it-is-put-into-a-graveyard =
    { $this } est { GENDER($this) ->
        [f] mise
       *[m] mis
    } dans un cimetière d'où { GENDER($this) ->
        [f] qu'elle vienne
       *[m] qu'il vienne
    }
text-it-is-turned-face-up =
    { $this } est { GENDER($this) ->
        [f] retournée
       *[m] retourné
    } face visible
text-it-mutates = { $this } mute
text-it-transforms-into-this = { $this } se transforme et montre cette face
text-its-host-dies = la créature équipée meurt
text-non-toy-creatures-of-yours-attack-a-player = une ou plusieurs créatures non-jouet que vous contrôlez attaquent un joueur
text-others-of-base-size-1-1-enter-under-your-control = d'autres créatures avec une force et une endurance de base de 1/1 arrivent sur le champ de bataille sous votre contrôle
text-the-plains-is-put-into-a-graveyard = la plaine enchantée est mise dans un cimetière
text-the-draw-step-of-that-creature-s-controller-begins = l'étape de pioche du contrôleur de la créature enchantée commence
text-the-end-step-begins = l'étape de fin commence
text-this-attacks = { $this } attaque
text-this-dies = { $this } meurt
text-this-enters = { $this } arrive sur le champ de bataille
text-you-attack = vous attaquez
text-you-control-no-islands = vous ne contrôlez aucune île
text-you-draw = vous piochez une carte
text-you-gain-x-life = vous gagnez X points de vie
text-you-play-a-card = vous jouez une carte
text-you-play-a-land-that-is-not-the-turn-s-first = vous jouez un terrain qui n'est pas le premier de ce tour
text-your-end-step-after-three-creatures-attacked = votre étape de fin commence et qu'au moins trois créatures ont attaqué ce tour-ci
text-your-end-step-begins = votre étape de fin commence
text-your-upkeep-begins = votre entretien commence
text-an-opponent-taps-an-artifact-for-mana = un adversaire engage un artefact pour du mana
text-it-enters-or-attacks = { $this } arrive sur le champ de bataille ou attaque
text-it-becomes-crewed-for-the-first-time-in-a-turn = { $this } est { GENDER($this) ->
        [f] pilotée
       *[m] piloté
    } pour la première fois au cours d'un tour
text-this-is-put-into-a-graveyard-from-the-battlefield =
    { $this } est { GENDER($this) ->
        [f] mise
       *[m] mis
    } dans un cimetière depuis le champ de bataille
text-this-attacks-with-toughness-3-or-less = { $this } attaque avec une endurance inférieure ou égale à 3

## Ce qui se passe

text-1-damage-to-any-target = { $this } inflige 1 blessure à n'importe quelle cible
text-1-damage-to-the-target-which-is-another-creature = { $this } inflige 1 blessure à la cible, une autre créature
text-1-damage-to-you = { $this } vous inflige 1 blessure
text-1-life-for-a-small-black-flier = vous perdez 1 point de vie et créez un petit jeton de créature noire avec le vol
text-1-life-with-two-green-permanents-of-yours = vous gagnez 1 point de vie (seulement si vous contrôlez au moins deux permanents verts)
text-2-damage-to-any-target = { $this } inflige 2 blessures à n'importe quelle cible
text-3-damage-any-target = { $this } inflige 3 blessures à n'importe quelle cible
text-4-damage-to-target-creature = { $this } inflige 4 blessures à la créature ciblée
text-a-creature-sacrificed-may-destroy-another-or-a-planeswalker = vous pouvez sacrifier une créature pour détruire une créature ou un planeswalker
text-a-permanent-with-a-color-is-destroyed = la cible est détruite
text-all-creatures-are-destroyed = toutes les créatures sont détruites
text-an-insect-token-then-a-card-milled-and-again-if-it-is-an-insect = vous créez un jeton de créature 1/1 noire et verte Insecte et vous meulez une carte ; pour une carte d'Insecte, { $this } reçoit un marqueur « loyauté » et vous recommencez
text-another-target-for-what-has-only-one = la cible d'un sort ciblé ou d'une capacité ciblée qui n'a qu'une seule cible est changée
text-creature-spells-paid-with-it-have-base-size-4-3 = les sorts de créature payés avec ce mana ont une force et une endurance de base de 4/3
text-curses-on-you-are-destroyed = toutes les malédictions qui vous sont attachées sont détruites
text-elves-of-yours-enter-as-copies-of-it = les elfes que vous contrôlez arrivent sur le champ de bataille comme des copies de { $this }
text-one-of-each-color-among-your-permanents = un mana de chaque couleur parmi vos permanents, tous à la fois
text-opponents-lose-life-for-your-dead-creatures = chaque adversaire perd 1 point de vie pour chaque carte de créature dans votre cimetière
text-the-target-is-a-vampire = la cible est un vampire
text-x-damage-to-any-target = { $this } inflige X blessures à n'importe quelle cible
text-a-0-0-construct-token-that-counts-your-artifacts = vous créez un jeton de créature-artefact 0/0 Construction qui grandit avec le nombre de vos artefacts
text-a-1-1-toy-token = vous créez un jeton de créature-artefact 1/1 blanche Jouet
text-a-2-1-white-cleric-enchantment-creature-token-is-created = vous créez un jeton de créature-enchantement 2/1 blanche Clerc
text-a-2-2-knight-token-with-vigilance = vous créez un jeton de créature 2/2 blanche Chevalier avec la vigilance
text-a-3-3-beast-token-one-more-loyalty-if-you-are-behind = vous créez un jeton de créature 3/3 verte Bête ; si un adversaire contrôle plus de créatures que vous, un marqueur « loyauté » est mis sur { $this }
text-a-3-3-green-beast-token-is-created = vous créez un jeton 3/3 vert Bête
text-a-wolf-and-2-life = vous créez un jeton Loup et gagnez 2 points de vie
text-a-card-is-drawn = vous piochez une carte
text-a-cheap-artifact-is-fetched = vous cherchez dans votre bibliothèque une carte d'artefact au coût de mana de { "{" }0{ "}" } ou { "{" }1{ "}" } et la mettez sur le champ de bataille
text-a-cheap-creature-card-comes-back-to-your-hand = vous pouvez renvoyer la cible dans votre main
text-a-copy-of-the-bearer-not-legendary-with-haste = vous créez un jeton qui est une copie de la créature équipée, excepté qu'il n'est pas légendaire et a la célérité
text-a-creature-of-yours-has-one-of-three-keywords-for-the-turn = jusqu'à la fin du tour, la cible acquiert l'une de trois capacités mot-clé
text-an-aura-or-equipment-may-be-moved-among-your-creatures = vous pouvez attacher une aura ou un équipement attaché à une créature que vous contrôlez à une autre créature que vous contrôlez
text-an-artifact-or-enchantment-is-destroyed = la cible est détruite
text-an-emblem-that-makes-zombies-each-turn = vous gagnez un emblème qui crée des zombies à chaque tour
text-an-emblem-a-creature-card-each-end-step = vous gagnez un emblème qui vous permet de mettre une carte de créature de votre bibliothèque sur le champ de bataille au début de votre étape de fin
text-an-emblem-two-more-cards-a-turn-hand-discarded-at-its-end = vous gagnez un emblème par lequel vous piochez deux cartes de plus à chacun de vos tours et vous défaussez de votre main à la fin
text-an-opponent-chooses-another-name = un adversaire choisit un autre nom
text-an-opponent-discards-once-per-zubera-gone-this-turn = la cible se défausse d'une carte pour chaque zubera mis dans un cimetière depuis le champ de bataille ce tour-ci
text-an-opponent-s-face-down-creature-turns-face-up = la cible est retournée face visible
text-any-number-of-them-in-a-deck = un deck peut contenir n'importe quel nombre de cartes de ce nom
text-as-it-becomes-attached-to-a-creature-you-choose-a-color =
    au moment où { $this } devient { GENDER($this) ->
        [f] attachée
       *[m] attaché
    } à une créature, vous choisissez une couleur
text-attach-that-aura-to-another-permanent = vous attachez cette aura à un autre permanent
text-back-to-hand-at-the-next-end-step = au début de la prochaine étape de fin, { $this } retourne dans la main de son propriétaire
text-comes-in-tapped =
    { $this } arrive { GENDER($this) ->
        [f] engagée
       *[m] engagé
    } sur le champ de bataille
text-damage = { $this } inflige 2 blessures à chaque cible
text-destroy-target-creature = la créature ciblée est détruite
text-destroys-a-creature-that-hurt-you-this-turn = une créature ciblée qui vous a infligé des blessures ce tour-ci est détruite
text-destroys-an-artifact-or-enchantment = la cible est détruite
text-draw-a-card = vous piochez une carte
text-you-may-draw-a-card = vous pouvez piocher une carte
text-it-goes-to-exile-and-comes-back-under-your-control =
    { $this } est { GENDER($this) ->
        [f] exilée, puis renvoyée
       *[m] exilé, puis renvoyé
    } sur le champ de bataille sous votre contrôle
text-your-creature-spells-are-safe-from-counterspells = vos sorts de créature ne peuvent pas être contrecarrés
text-a-creature-of-an-opponent-becomes-tapped-and-stays-so-in-its-next-untap-step = la cible est engagée et ne se dégage pas pendant la prochaine étape de dégagement de son contrôleur
text-every-opponent-gives-up-a-nontoken-creature = chaque adversaire sacrifie une créature non-jeton
text-a-copy-of-the-encoded-card-may-be-cast-for-nothing = vous pouvez lancer une copie de la carte chiffrée sans payer son coût de mana
text-each-other-player-draws = chaque autre joueur pioche une carte
text-every-graveyard-s-artifacts-and-enchantments-come-back-to-their-owners-all-at-once = toutes les cartes d'artefact et d'enchantement de tous les cimetières reviennent sur le champ de bataille sous le contrôle de leurs propriétaires, toutes en même temps
text-exile-creature-cards-from-your-graveyard-as-many-as-you-like = vous exilez de votre cimetière autant de cartes de créature que vous le voulez
text-exiles-a-card-of-a-graveyard-a-zombie-token-if-it-was-a-creature-card = la cible est exilée ; si c'était une carte de créature, vous créez un jeton Zombie
text-first-target-the-player-second-your-permanent = la première cible est un joueur, la deuxième un permanent que vous contrôlez
text-from-an-opening-hand-it-may-begin-on-the-battlefield = si { $this } est dans votre main de départ, vous pouvez commencer la partie avec cette carte sur le champ de bataille
text-from-the-opening-hand-it-may-be-there-as-the-game-begins = si { $this } est dans votre main de départ, vous pouvez commencer la partie avec cette carte sur le champ de bataille
text-if-it-was-kicked-creatures-can-t-attack-this-turn = si le kick a été payé, les créatures ne peuvent pas attaquer ce tour-ci
text-it-enters-tapped =
    { $this } arrive { GENDER($this) ->
        [f] engagée
       *[m] engagé
    } sur le champ de bataille
text-it-flips =
    { $this } est { GENDER($this) ->
        [f] inversée
       *[m] inversé
    }
text-it-may-be-turned-face-down = vous pouvez retourner { $this } face cachée
text-it-may-return-face-down-as-a-forest-land-under-its-owner-s-control = vous pouvez la renvoyer sur le champ de bataille face cachée comme un terrain Forêt, sous le contrôle de son propriétaire
text-its-caster-draws = vous piochez une carte
text-its-controller-gains-that-much-life = son contrôleur gagne autant de points de vie
text-its-counters-come-along-but-not-to-a-hand-or-library = sauf vers une main ou une bibliothèque
text-its-player-draws-one-more = ce joueur pioche une carte de plus
text-its-player-draws-one-then-discards-one = ce joueur pioche une carte de plus, puis se défausse d'une carte
text-makes-a-1-1-green-squirrel = vous créez un jeton de créature 1/1 verte Écureuil
text-may-exile-target-nontoken-creature = vous pouvez exiler la créature non-jeton ciblée
text-may-transform-by-the-top-card-of-your-library = { $this } peut se transformer, selon la carte du dessus de votre bibliothèque
text-melds-with-midnight-scavengers =
    { $this } est { GENDER($this) ->
        [f] assimilée
       *[m] assimilé
    } avec Midnight Scavengers si vous possédez et contrôlez les deux
text-you-choose-power-or-toughness = vous choisissez la force ou l'endurance à ce moment-là
text-no-combat-damage-to-it-from-walls = les murs n'infligent pas de blessures de combat à { $this }
text-one-of-your-blue-creatures-goes-back-to-its-owner-s-hand = vous renvoyez une créature bleue que vous contrôlez dans la main de son propriétaire
text-pay-w-w-or-sacrifice-it = vous sacrifiez { $this }, à moins que vous ne payiez { "{W}{W}" }
text-red-sources-deal-one-more-damage-to-players = les sources rouges que vous contrôlez infligent 1 blessure de plus aux joueurs
text-regenerate-it =
    { $this } est { GENDER($this) ->
        [f] régénérée
       *[m] régénéré
    }
text-sacrifice-it = vous sacrifiez { $this }
text-sacrificed-unless-w-u-is-paid = vous sacrifiez { $this }, à moins que vous ne payiez { "{W}{U}" }
text-shuffle-it-into-its-owner-s-library =
    { $this } est { GENDER($this) ->
        [f] mélangée
       *[m] mélangé
    } dans la bibliothèque de son propriétaire
text-tapped =
    { $this } arrive { GENDER($this) ->
        [f] engagée
       *[m] engagé
    } sur le champ de bataille
text-taps-the-target-its-caster-draws = la cible est engagée ; vous piochez une carte
text-it-deals-1-damage-to-the-target-and-gets-a-plus1-plus1-counter = { $this } inflige 1 blessure à cette créature et gagne un marqueur +1/+1
text-it-is-exiled-instead-of-going-to-a-graveyard = { $this } est { GENDER($this) ->
        [f] exilée au lieu d'être mise
       *[m] exilé au lieu d'être mis
    } dans un cimetière
text-target-spell-is-exiled-and-becomes-plotted = le sort ciblé est exilé et devient comploté
text-that-card-returns-to-hand = cette carte retourne dans la main de son propriétaire
text-that-opponent-discards-a-card = cet adversaire se défausse d'une carte
text-that-player-draws-another-card = ce joueur pioche une carte de plus
text-the-creature-untaps = la créature est dégagée
text-the-host-returns-to-its-owner-s-hand = cette créature retourne dans la main de son propriétaire
text-the-target-is-a-legendary-permanent = la cible est un permanent légendaire
text-the-target-is-a-noncreature-artifact = la cible est un artefact non-créature
text-the-target-is-a-nonlegendary-creature = la cible est une créature non-légendaire
text-a-creature-deals-combat-damage-to-you = une créature vous inflige des blessures de combat
text-a-player-casts-an-artifact-spell = un joueur lance un sort d'artefact
text-a-creature-you-control-attacks-alone = une créature que vous contrôlez attaque seule
text-an-artifact-creature-or-enchantment-enters = un artefact, une créature ou un enchantement arrive sur le champ de bataille
text-that-object-s-controller-chooses-the-target = le contrôleur de cet objet-là choisit la cible
text-destroys-the-target = la cible est détruite
text-returns-the-second-target-to-its-owner-s-hand = la deuxième cible est renvoyée dans la main de son propriétaire
text-a-token-is-created-that-is-a-copy-of-the-second-target = vous créez un jeton qui est une copie de la deuxième cible
text-attaches-the-equipment-to-the-creature = l'équipement est attaché à la créature
text-it-costs-1-u-more-for-each-target-beyond-the-first = cela coûte { "{1}{U}" } de plus pour chaque cible après la première
text-targets-are-the-two-players = les cibles sont les deux joueurs
text-the-chosen-creature-is-not-legendary = l'objet choisi lors de la résolution est une créature non-légendaire
text-the-chosen-object-is-a-creature = l'objet choisi lors de la résolution est une créature
text-without-an-exchange-you-sacrifice-it = s'il n'y a pas d'échange, vous sacrifiez { $this }
text-the-target-is-an-artifact-creature-enchantment-or-land = la cible est un artefact, une créature, un enchantement ou un terrain
text-then-you-draw-for-its-burden-counters = ensuite, vous piochez une carte pour chaque marqueur « fardeau » sur { $this }
text-this-is-level-2 = { $this } passe au niveau 2
text-this-is-level-3 = { $this } passe au niveau 3
text-this-is-regenerated =
    { $this } est { GENDER($this) ->
        [f] régénérée
       *[m] régénéré
    }
text-this-is-solved =
    { $this } est { GENDER($this) ->
        [f] résolue
       *[m] résolu
    }
text-transforms = { $this } se transforme
text-two-2-2-zombie-tokens = vous créez deux jetons 2/2 Zombie
text-two-cards-milled-then-a-creature-card-may-return-to-hand = vous meulez deux cartes, puis vous pouvez renvoyer une carte de créature de votre cimetière dans votre main
text-two-lands-sacrificed-by-a-player-or-5-damage-to-one-destroy-it =
    chaque joueur peut sacrifier deux terrains ou se faire infliger 5 blessures par { $this } ; si un joueur fait l'un ou l'autre, { $this } est { GENDER($this) ->
        [f] détruite
       *[m] détruit
    }
text-two-target-lands-untap = deux terrains ciblés sont dégagés
text-untaps-the-target-its-caster-draws = la cible est dégagée ; vous piochez une carte
text-until-it-is-turned-face-down =
    cela vaut jusqu'à ce que { $this } soit { GENDER($this) ->
        [f] retournée
       *[m] retourné
    } face cachée
text-with-a-forest-of-yours-castable-by-letting-an-opponent-gain-3-life = si vous contrôlez une forêt, vous pouvez faire gagner 3 points de vie à un adversaire au lieu de payer le coût de mana
text-with-all-three-kaldra-pieces-makes-the-legendary-4-4-token-and-attaches-them-to-it = si vous contrôlez les trois pièces de Kaldra, vous créez le jeton légendaire 4/4 et les lui attachez
text-you-are-the-monarch = vous devenez le monarque
text-you-discard-a-card = vous vous défaussez d'une carte
text-you-draw-four = vous piochez quatre cartes
text-you-draw-one = vous piochez une carte
text-you-draw-seven = vous piochez sept cartes
text-you-draw-two = vous piochez deux cartes
text-you-have-no-draw-step = vous passez votre étape de pioche
text-you-lose-3-life = vous perdez 3 points de vie
text-you-lose-life-for-its-burden-counters = vous perdez 1 point de vie pour chaque marqueur « fardeau » sur { $this }
text-you-may-draw-one-and-discard-one = vous pouvez piocher une carte ; si vous le faites, vous vous défaussez d'une carte
text-you-may-keep-it-tapped = vous pouvez choisir de ne pas dégager { $this } pendant votre étape de dégagement
text-you-may-leave-it-tapped-in-your-untap-step = vous pouvez choisir de ne pas dégager { $this } pendant votre étape de dégagement
text-you-may-put-it-onto-the-battlefield = vous pouvez mettre { $this } sur le champ de bataille
text-you-may-return-this-to-its-owner-s-hand = vous pouvez renvoyer { $this } dans la main de son propriétaire
text-you-play-with-your-top-card-revealed = vous jouez avec la carte du dessus de votre bibliothèque révélée
text-your-creatures-deal-damage-to-another-s = chaque créature que vous contrôlez inflige 1 blessure à la cible
text-your-graveyard-s-enchantment-cards-come-back-onto-the-battlefield-all-at-once = toutes les cartes d'enchantement de votre cimetière reviennent sur le champ de bataille, toutes en même temps
text-your-life-total-becomes-what-its-toughness-was = votre total de points de vie devient ce qu'était l'endurance de { $this }
text-1-g-paid-first-strike-for-it-this-turn-not-paid-for-those-it-fights-instead = vous pouvez payer { "{1}{G}" } : si vous le faites, { $this } a l'initiative ce tour-ci ; sinon, ce sont les créatures que { $this } affronte qui l'ont
text-your-top-card-in-exile-until-a-2-2-spirit-token-leaves = vous exilez votre carte du dessus face cachée et créez un jeton de créature 2/2 incolore Esprit ; quand il quitte le champ de bataille, la carte va dans votre main
text-the-targets-are-up-to-one-land-and-up-to-one-creature = les cibles sont jusqu'à un terrain et jusqu'à une créature
text-the-target-is-no-brushwagg = la cible n'est pas un Brushwagg
text-the-target-is-a-nonlegendary-creature-that-crewed-it = la cible est une créature non-légendaire qui a piloté { $this }
text-you-gain-3-life = vous gagnez 3 points de vie
text-you-scry-1 = vous appliquez regard 1
text-you-scry-1-then-draw-a-card = vous appliquez regard 1, puis piochez une carte
text-it-transforms = { $this } se transforme
text-each-opponent-loses-1-life = chaque adversaire perd 1 point de vie
text-the-target-a-creature-of-yours-explores-only-as-a-sorcery = la créature ciblée que vous contrôlez explore (uniquement comme un rituel)
text-you-exile-your-top-card-and-may-play-it-this-turn-only-as-a-sorcery = vous exilez la carte du dessus de votre bibliothèque et pouvez la jouer ce tour-ci (uniquement comme un rituel)
text-you-put-a-basic-land-card-from-your-library-onto-the-battlefield-tapped = vous cherchez dans votre bibliothèque une carte de terrain de base, la mettez sur le champ de bataille engagée, puis mélangez
text-a-2-2-assembly-worker-token = vous créez un jeton de créature-artefact 2/2 incolore Ouvrier spécialisé
text-a-monster-role-token-is-attached-to-it = vous créez un jeton Rôle Monstre attaché à la cible
text-a-cursed-role-token-is-attached-to-this = vous créez un jeton Rôle Maudit attaché à { FORM($this, case: "dative") }
text-you-exchange-a-card-in-hand-for-another-or-get-a-treasure-or-a-wicked-role-token = vous choisissez l'un : vous défausser d'une carte, puis piocher une carte ; ou créer un jeton Trésor ; ou créer un jeton Rôle Malfaisant attaché à la cible

## Remarques et coûts

text-a-plus1-plus1-counter = retirez un marqueur +1/+1 de { $this }
text-discard-a-card = défaussez-vous d'une carte
text-sacrifice-this = sacrifiez { $this }
text-sacrifice-a-creature = sacrifiez une créature
text-1-t-and-sacrificing-it = { "{1}" }, { "{T}" }, sacrifiez { $this }
text-2-only-during-combat = { "{2}" } (seulement pendant le combat)
text-3-sacrifice-this = { "{3}" }, sacrifiez { $this }
text-t-and-unattaching-the-equipment = { "{T}" }, détachez l'équipement
text-its-mana-cost = son coût de mana
text-it-is-attached-to-target-creature-u-ends-this-effect =
    attachez-la à la cible ; pour { "{U}" }, cet effet prend fin
text-the-creature-goes-back-to-its-owner-s-hand-as-the-next-end-step-begins =
    au début de la prochaine étape de fin, la créature retourne dans la main de son propriétaire
text-a-1-1-white-soldier-token = vous créez un jeton 1/1 blanc Soldat
text-an-emblem = vous gagnez un emblème
text-a-nonland-permanent-is-exiled = la cible est exilée
text-an-artifact-card-among-your-top-five-may-go-to-your-hand = vous pouvez mettre dans votre main une carte d'artefact parmi les cinq cartes du dessus de votre bibliothèque
text-another-creature-you-control-has-vigilance-lifelink-or-indestructible-this-turn = une autre créature que vous contrôlez a la vigilance, le lien de vie ou l'indestructible ce tour-ci
text-no-damage-to-it-in-your-turn = les blessures qui devraient être infligées à { $this } pendant votre tour sont prévenues
text-tapped-creatures-deal-damage-to-themselves = les créatures engagées s'infligent des blessures à elles-mêmes
text-you-may-exile-this-and-return-it-under-its-owner-s-control = vous pouvez exiler ceci et le renvoyer sous le contrôle de son propriétaire
text-a-land-of-yours-enters = un terrain arrive sous votre contrôle
text-artifact-creatures-of-yours-damage-a-player-in-combat = une ou plusieurs créatures-artefacts que vous contrôlez infligent des blessures de combat à un joueur
text-your-draw-step-begins = votre étape de pioche commence
text-your-upkeep-begins-and-you-have-an-artifact = votre entretien commence et que vous contrôlez un artefact
text-a-saproling = vous créez un jeton 1/1 vert Saprobionte
text-a-thopter = vous créez un jeton de créature-artefact 1/1 Mécanoptère avec le vol
text-a-card = vous piochez une carte
text-every-creature-with-power-4-or-more-dies = toutes les créatures de force supérieure ou égale à 4 sont détruites
text-three-soldiers = vous créez trois jetons 1/1 blancs Soldat
text-two-bears-or-four-with-threshold = vous créez deux jetons 2/2 verts Ours, ou quatre avec le seuil
text-two-zombies-and-one-more-for-each-zombie-of-yours = vous créez deux jetons 2/2 noirs Zombie, et un de plus pour chaque zombie que vous contrôlez
text-two-more-cards = vous piochez deux cartes de plus
text-you-may-create-a-4-4-beast = vous pouvez créer un jeton de créature 4/4 verte Bête
text-you-may-put-a-creature-card-from-your-library-onto-the-battlefield = vous pouvez mettre une carte de créature de votre bibliothèque sur le champ de bataille
text-your-hand-is-discarded = votre main est défaussée
text-t-sacrifice-this = { "{T}" }, sacrifiez { $this }
text-2-sacrifice-this = { "{2}" }, sacrifiez { $this }
text-1-t-sacrifice-this = { "{1}" }, { "{T}" }, sacrifiez { $this }
text-2-t-sacrifice-this = { "{2}" }, { "{T}" }, sacrifiez { $this }
text-1-t-discard-a-card-sacrifice-this = { "{1}" }, { "{T}" }, défaussez-vous d'une carte, sacrifiez { $this }
text-not-for-nonartifact-spells = à ne pas dépenser pour des sorts non-artefact
text-only-as-a-sorcery = uniquement comme un rituel
text-another-creature-you-control-dies = une autre créature que vous contrôlez meurt
text-a-plus1-plus1-counter-on-it-and-the-third-time-in-a-turn-it-fights-up-to-one-target-creature-you-don-t-control = un marqueur +1/+1 est mis sur { $this }, et la troisième fois dans un tour { $this } se bat contre jusqu'à une créature ciblée que vous ne contrôlez pas
text-a-land-enters-under-your-control-in-your-main-phase = un terrain arrive sur le champ de bataille sous votre contrôle pendant votre phase principale
text-an-additional-combat-phase-after-this-phase-at-whose-beginning-all-creatures-you-control-untap = après cette phase, il y a une phase de combat supplémentaire, au début de laquelle vous dégagez toutes les créatures que vous contrôlez
text-it-becomes-blocked =
    { $this } devient { GENDER($this) ->
        [f] bloquée
       *[m] bloqué
    }
text-it-fights-target-creature-the-defending-player-controls = { $this } se bat contre une créature ciblée que le joueur défenseur contrôle
text-of-each-player-chosen-the-same-number-of-creatures = les objets choisis sont des créatures, autant de l'un des joueurs que de l'autre
text-the-player-is-an-opponent = ce joueur est l'un de vos adversaires
text-only-if-you-want-it = tout cela n'arrive que si vous le voulez
text-scavenge-as-a-sorcery = c'est le charognage : uniquement comme un rituel
text-0-exile-this-card-from-your-graveyard = { "{0}" }, exilez cette carte de votre cimetière
