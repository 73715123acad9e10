### Capacités mot-clé. Après « a » et « perd » elles ont l'article : « a le vol ».

keyword-deathtouch =
    { $article ->
        [definite] le contact mortel
       *[none] contact mortel
    }
keyword-defender =
    { $article ->
        [definite] le défenseur
       *[none] défenseur
    }
keyword-double-strike =
    { $article ->
        [definite] la double initiative
       *[none] double initiative
    }
keyword-enchant =
    { $article ->
        [definite] la capacité « enchanter »
       *[none] enchanter
    }
keyword-equip =
    { $article ->
        [definite] l'équipement
       *[none] équipement
    }
keyword-first-strike =
    { $article ->
        [definite] l'initiative
       *[none] initiative
    }
keyword-flash =
    { $article ->
        [definite] le flash
       *[none] flash
    }
keyword-flying =
    { $article ->
        [definite] le vol
       *[none] vol
    }
keyword-haste =
    { $article ->
        [definite] la célérité
       *[none] célérité
    }
keyword-hexproof =
    { $article ->
        [definite] la défense talismanique
       *[none] défense talismanique
    }
keyword-indestructible =
    { $article ->
        [definite] l'indestructible
       *[none] indestructible
    }
keyword-intimidate =
    { $article ->
        [definite] l'intimidation
       *[none] intimidation
    }
keyword-landwalk =
    { $article ->
        [definite] la traversée des terrains
       *[none] traversée des terrains
    }
keyword-lifelink =
    { $article ->
        [definite] le lien de vie
       *[none] lien de vie
    }
keyword-protection =
    { $article ->
        [definite] la protection
       *[none] protection
    }
keyword-reach =
    { $article ->
        [definite] la portée
       *[none] portée
    }
keyword-shroud =
    { $article ->
        [definite] le linceul
       *[none] linceul
    }
keyword-trample =
    { $article ->
        [definite] le piétinement
       *[none] piétinement
    }
keyword-vigilance =
    { $article ->
        [definite] la vigilance
       *[none] vigilance
    }
keyword-ward =
    { $article ->
        [definite] la parade
       *[none] parade
    }
keyword-banding =
    { $article ->
        [definite] le regroupement
       *[none] regroupement
    }
keyword-rampage =
    { $article ->
        [definite] la folie furieuse
       *[none] folie furieuse
    }
keyword-cumulative-upkeep =
    { $article ->
        [definite] l'entretien cumulatif
       *[none] entretien cumulatif
    }
keyword-flanking =
    { $article ->
        [definite] le débordement
       *[none] débordement
    }
keyword-phasing =
    { $article ->
        [definite] le déphasage
       *[none] déphasage
    }
keyword-buyback =
    { $article ->
        [definite] le rappel
       *[none] rappel
    }
keyword-shadow =
    { $article ->
        [definite] la distorsion
       *[none] distorsion
    }
keyword-cycling =
    { $article ->
        [definite] le recyclage
       *[none] recyclage
    }
keyword-echo =
    { $article ->
        [definite] l'écho
       *[none] écho
    }
keyword-horsemanship =
    { $article ->
        [definite] l'équitation
       *[none] équitation
    }
keyword-fading =
    { $article ->
        [definite] l'évanescence
       *[none] évanescence
    }
keyword-kicker =
    { $article ->
        [definite] le kick
       *[none] kick
    }
keyword-multikicker =
    { $article ->
        [definite] le multikick
       *[none] multikick
    }
keyword-flashback =
    { $article ->
        [definite] le flashback
       *[none] flashback
    }
keyword-madness =
    { $article ->
        [definite] la folie
       *[none] folie
    }
keyword-fear =
    { $article ->
        [definite] la peur
       *[none] peur
    }
keyword-morph =
    { $article ->
        [definite] la mue
       *[none] mue
    }
keyword-megamorph =
    { $article ->
        [definite] la mégamue
       *[none] mégamue
    }
keyword-amplify =
    { $article ->
        [definite] l'amplification
       *[none] amplification
    }
keyword-provoke =
    { $article ->
        [definite] la provocation
       *[none] provocation
    }
keyword-storm =
    { $article ->
        [definite] le déluge
       *[none] déluge
    }
keyword-affinity =
    { $article ->
        [definite] l'affinité
       *[none] affinité
    }
keyword-entwine =
    { $article ->
        [definite] la solidarité
       *[none] solidarité
    }
keyword-modular =
    { $article ->
        [definite] la modularité
       *[none] modularité
    }
keyword-sunburst =
    { $article ->
        [definite] la solarisation
       *[none] solarisation
    }
keyword-bushido =
    { $article ->
        [definite] le bushido
       *[none] bushido
    }
keyword-soulshift =
    { $article ->
        [definite] la transmigration
       *[none] transmigration
    }
keyword-splice =
    { $article ->
        [definite] l'imprégnation
       *[none] imprégnation
    }
keyword-offering =
    { $article ->
        [definite] l'offrande
       *[none] offrande
    }
keyword-ninjutsu =
    { $article ->
        [definite] le ninjutsu
       *[none] ninjutsu
    }
keyword-commander-ninjutsu =
    { $article ->
        [definite] le ninjutsu de commandant
       *[none] ninjutsu de commandant
    }
keyword-epic =
    { $article ->
        [definite] l'épique
       *[none] épique
    }
keyword-convoke =
    { $article ->
        [definite] la convocation
       *[none] convocation
    }
keyword-dredge =
    { $article ->
        [definite] le dragage
       *[none] dragage
    }
keyword-transmute =
    { $article ->
        [definite] la transmutation
       *[none] transmutation
    }
keyword-bloodthirst =
    { $article ->
        [definite] la soif de sang
       *[none] soif de sang
    }
keyword-haunt =
    { $article ->
        [definite] la hantise
       *[none] hantise
    }
keyword-replicate =
    { $article ->
        [definite] la réplication
       *[none] réplication
    }
keyword-forecast =
    { $article ->
        [definite] la prévision
       *[none] prévision
    }
keyword-graft =
    { $article ->
        [definite] la greffe
       *[none] greffe
    }
keyword-recover =
    { $article ->
        [definite] la récupération
       *[none] récupération
    }
keyword-ripple =
    { $article ->
        [definite] le ricochet
       *[none] ricochet
    }
keyword-split-second =
    { $article ->
        [definite] la fraction de seconde
       *[none] fraction de seconde
    }
keyword-suspend =
    { $article ->
        [definite] la suspension
       *[none] suspension
    }
keyword-vanishing =
    { $article ->
        [definite] la disparition
       *[none] disparition
    }
keyword-absorb =
    { $article ->
        [definite] l'absorption
       *[none] absorption
    }
keyword-aura-swap =
    { $article ->
        [definite] l'échange d'aura
       *[none] échange d'aura
    }
keyword-delve =
    { $article ->
        [definite] la fouille
       *[none] fouille
    }
keyword-fortify =
    { $article ->
        [definite] la fortification
       *[none] fortification
    }
keyword-frenzy =
    { $article ->
        [definite] la frénésie
       *[none] frénésie
    }
keyword-gravestorm =
    { $article ->
        [definite] le déluge sépulcral
       *[none] déluge sépulcral
    }
keyword-poisonous =
    { $article ->
        [definite] le venimeux
       *[none] venimeux
    }
keyword-transfigure =
    { $article ->
        [definite] la transfiguration
       *[none] transfiguration
    }
keyword-champion =
    { $article ->
        [definite] le champion
       *[none] champion
    }
keyword-changeling =
    { $article ->
        [definite] le changelin
       *[none] changelin
    }
keyword-evoke =
    { $article ->
        [definite] l'évocation
       *[none] évocation
    }
keyword-hideaway =
    { $article ->
        [definite] la cachette
       *[none] cachette
    }
keyword-prowl =
    { $article ->
        [definite] la maraude
       *[none] maraude
    }
keyword-reinforce =
    { $article ->
        [definite] le renfort
       *[none] renfort
    }
keyword-conspire =
    { $article ->
        [definite] la conspiration
       *[none] conspiration
    }
keyword-persist =
    { $article ->
        [definite] la persistance
       *[none] persistance
    }
keyword-wither =
    { $article ->
        [definite] la flétrissure
       *[none] flétrissure
    }
keyword-retrace =
    { $article ->
        [definite] la recouvrance
       *[none] recouvrance
    }
keyword-devour =
    { $article ->
        [definite] le dévorement
       *[none] dévorement
    }
keyword-exalted =
    { $article ->
        [definite] l'exaltation
       *[none] exaltation
    }
keyword-unearth =
    { $article ->
        [definite] l'exhumation
       *[none] exhumation
    }
keyword-cascade =
    { $article ->
        [definite] la cascade
       *[none] cascade
    }
keyword-annihilator =
    { $article ->
        [definite] l'annihilateur
       *[none] annihilateur
    }
keyword-level-up =
    { $article ->
        [definite] la montée de niveau
       *[none] montée de niveau
    }
keyword-rebound =
    { $article ->
        [definite] le rebond
       *[none] rebond
    }
keyword-umbra-armor =
    { $article ->
        [definite] l'armure d'ombre
       *[none] armure d'ombre
    }
keyword-infect =
    { $article ->
        [definite] l'infection
       *[none] infection
    }
keyword-battle-cry =
    { $article ->
        [definite] le cri de guerre
       *[none] cri de guerre
    }
keyword-living-weapon =
    { $article ->
        [definite] l'arme vivante
       *[none] arme vivante
    }
keyword-undying =
    { $article ->
        [definite] l'immortalité
       *[none] immortalité
    }
keyword-miracle =
    { $article ->
        [definite] le miracle
       *[none] miracle
    }
keyword-soulbond =
    { $article ->
        [definite] l'association d'âmes
       *[none] association d'âmes
    }
keyword-overload =
    { $article ->
        [definite] la surcharge
       *[none] surcharge
    }
keyword-scavenge =
    { $article ->
        [definite] le charognage
       *[none] charognage
    }
keyword-unleash =
    { $article ->
        [definite] le déchaînement
       *[none] déchaînement
    }
keyword-cipher =
    { $article ->
        [definite] le chiffrement
       *[none] chiffrement
    }
keyword-evolve =
    { $article ->
        [definite] l'évolution
       *[none] évolution
    }
keyword-extort =
    { $article ->
        [definite] l'extorsion
       *[none] extorsion
    }
keyword-fuse =
    { $article ->
        [definite] la fusion
       *[none] fusion
    }
keyword-bestow =
    { $article ->
        [definite] la grâce
       *[none] grâce
    }
keyword-tribute =
    { $article ->
        [definite] le tribut
       *[none] tribut
    }
keyword-dethrone =
    { $article ->
        [definite] le détrônement
       *[none] détrônement
    }
keyword-hidden-agenda =
    { $article ->
        [definite] le dessein caché
       *[none] dessein caché
    }
keyword-outlast =
    { $article ->
        [definite] la survivance
       *[none] survivance
    }
keyword-prowess =
    { $article ->
        [definite] la prouesse
       *[none] prouesse
    }
keyword-dash =
    { $article ->
        [definite] la fulgurance
       *[none] fulgurance
    }
keyword-exploit =
    { $article ->
        [definite] l'exploitation
       *[none] exploitation
    }
keyword-menace =
    { $article ->
        [definite] la menace
       *[none] menace
    }
keyword-renown =
    { $article ->
        [definite] la renommée
       *[none] renommée
    }
keyword-awaken =
    { $article ->
        [definite] l'éveil
       *[none] éveil
    }
keyword-devoid =
    { $article ->
        [definite] la carence
       *[none] carence
    }
keyword-ingest =
    { $article ->
        [definite] l'ingestion
       *[none] ingestion
    }
keyword-myriad =
    { $article ->
        [definite] la myriade
       *[none] myriade
    }
keyword-surge =
    { $article ->
        [definite] la déferlante
       *[none] déferlante
    }
keyword-skulk =
    { $article ->
        [definite] la furtivité
       *[none] furtivité
    }
keyword-emerge =
    { $article ->
        [definite] l'émergence
       *[none] émergence
    }
keyword-escalate =
    { $article ->
        [definite] l'intensification
       *[none] intensification
    }
keyword-melee =
    { $article ->
        [definite] la mêlée
       *[none] mêlée
    }
keyword-crew =
    { $article ->
        [definite] le pilotage
       *[none] pilotage
    }
keyword-fabricate =
    { $article ->
        [definite] la fabrication
       *[none] fabrication
    }
keyword-partner =
    { $article ->
        [definite] le partenariat
       *[none] partenariat
    }
keyword-undaunted =
    { $article ->
        [definite] l'intrépidité
       *[none] intrépidité
    }
keyword-improvise =
    { $article ->
        [definite] l'improvisation
       *[none] improvisation
    }
keyword-aftermath =
    { $article ->
        [definite] la répercussion
       *[none] répercussion
    }
keyword-embalm =
    { $article ->
        [definite] l'embaumement
       *[none] embaumement
    }
keyword-eternalize =
    { $article ->
        [definite] l'éternalisation
       *[none] éternalisation
    }
keyword-afflict =
    { $article ->
        [definite] l'affliction
       *[none] affliction
    }
keyword-ascend =
    { $article ->
        [definite] l'ascension
       *[none] ascension
    }
keyword-assist =
    { $article ->
        [definite] l'assistance
       *[none] assistance
    }
keyword-jump-start =
    { $article ->
        [definite] le redémarrage
       *[none] redémarrage
    }
keyword-mentor =
    { $article ->
        [definite] le mentorat
       *[none] mentorat
    }
keyword-afterlife =
    { $article ->
        [definite] l'au-delà
       *[none] au-delà
    }
keyword-riot =
    { $article ->
        [definite] l'émeute
       *[none] émeute
    }
keyword-spectacle =
    { $article ->
        [definite] le spectacle
       *[none] spectacle
    }
keyword-escape =
    { $article ->
        [definite] l'évasion
       *[none] évasion
    }
keyword-companion =
    { $article ->
        [definite] le compagnon
       *[none] compagnon
    }
keyword-mutate =
    { $article ->
        [definite] la mutation
       *[none] mutation
    }
keyword-encore =
    { $article ->
        [definite] le bis
       *[none] bis
    }
keyword-boast =
    { $article ->
        [definite] la vantardise
       *[none] vantardise
    }
keyword-foretell =
    { $article ->
        [definite] la prédiction
       *[none] prédiction
    }
keyword-demonstrate =
    { $article ->
        [definite] la démonstration
       *[none] démonstration
    }
keyword-daybound =
    { $article ->
        [definite] le lien au jour
       *[none] lien au jour
    }
keyword-nightbound =
    { $article ->
        [definite] le lien à la nuit
       *[none] lien à la nuit
    }
keyword-disturb =
    { $article ->
        [definite] la perturbation
       *[none] perturbation
    }
keyword-decayed =
    { $article ->
        [definite] la décomposition
       *[none] décomposition
    }
keyword-cleave =
    { $article ->
        [definite] le tranchage
       *[none] tranchage
    }
keyword-training =
    { $article ->
        [definite] l'entraînement
       *[none] entraînement
    }
keyword-compleated =
    { $article ->
        [definite] la complétion
       *[none] complétion
    }
keyword-reconfigure =
    { $article ->
        [definite] la reconfiguration
       *[none] reconfiguration
    }
keyword-blitz =
    { $article ->
        [definite] le blitz
       *[none] blitz
    }
keyword-casualty =
    { $article ->
        [definite] la victime
       *[none] victime
    }
keyword-enlist =
    { $article ->
        [definite] l'enrôlement
       *[none] enrôlement
    }
keyword-read-ahead =
    { $article ->
        [definite] la lecture anticipée
       *[none] lecture anticipée
    }
keyword-ravenous =
    { $article ->
        [definite] la voracité
       *[none] voracité
    }
keyword-squad =
    { $article ->
        [definite] l'escouade
       *[none] escouade
    }
keyword-space-sculptor =
    { $article ->
        [definite] la sculpture d'espace
       *[none] sculpture d'espace
    }
keyword-visit =
    { $article ->
        [definite] la visite
       *[none] visite
    }
keyword-prototype =
    { $article ->
        [definite] le prototype
       *[none] prototype
    }
keyword-living-metal =
    { $article ->
        [definite] le métal vivant
       *[none] métal vivant
    }
keyword-more-than-meets-the-eye = plus qu'il n'y paraît
keyword-for-mirrodin = Pour Mirrodin !
keyword-toxic =
    { $article ->
        [definite] la toxicité
       *[none] toxicité
    }
keyword-backup =
    { $article ->
        [definite] l'appui
       *[none] appui
    }
keyword-bargain =
    { $article ->
        [definite] la négociation
       *[none] négociation
    }
keyword-craft =
    { $article ->
        [definite] l'artisanat
       *[none] artisanat
    }
keyword-disguise =
    { $article ->
        [definite] le déguisement
       *[none] déguisement
    }
keyword-solved =
    { $article ->
        [definite] l'élucidation
       *[none] élucidation
    }
keyword-plot =
    { $article ->
        [definite] le complot
       *[none] complot
    }
keyword-saddle =
    { $article ->
        [definite] la selle
       *[none] selle
    }
keyword-spree =
    { $article ->
        [definite] la virée
       *[none] virée
    }
keyword-freerunning =
    { $article ->
        [definite] la course libre
       *[none] course libre
    }
keyword-gift =
    { $article ->
        [definite] le cadeau
       *[none] cadeau
    }
keyword-offspring =
    { $article ->
        [definite] la progéniture
       *[none] progéniture
    }
keyword-impending =
    { $article ->
        [definite] l'imminence
       *[none] imminence
    }
keyword-exhaust =
    { $article ->
        [definite] l'épuisement
       *[none] épuisement
    }
keyword-max-speed =
    { $article ->
        [definite] la vitesse maximale
       *[none] vitesse maximale
    }
keyword-start-your-engines = Démarrez les moteurs
keyword-harmonize =
    { $article ->
        [definite] l'harmonisation
       *[none] harmonisation
    }
keyword-mobilize =
    { $article ->
        [definite] la mobilisation
       *[none] mobilisation
    }
keyword-job-select =
    { $article ->
        [definite] le choix de job
       *[none] choix de job
    }
keyword-tiered =
    { $article ->
        [definite] l'échelonnement
       *[none] échelonnement
    }
keyword-station =
    { $article ->
        [definite] l'affectation
       *[none] affectation
    }
keyword-warp =
    { $article ->
        [definite] le warp
       *[none] warp
    }
keyword-mayhem =
    { $article ->
        [definite] le chaos
       *[none] chaos
    }
keyword-web-slinging =
    { $article ->
        [definite] le lancer de toile
       *[none] lancer de toile
    }
keyword-firebending =
    { $article ->
        [definite] la maîtrise du feu
       *[none] maîtrise du feu
    }
keyword-sneak =
    { $article ->
        [definite] l'infiltration
       *[none] infiltration
    }
keyword-increment =
    { $article ->
        [definite] l'incrément
       *[none] incrément
    }
keyword-paradigm =
    { $article ->
        [definite] le paradigme
       *[none] paradigme
    }
keyword-power-up =
    { $article ->
        [definite] la montée en puissance
       *[none] montée en puissance
    }
keyword-teamwork =
    { $article ->
        [definite] le travail d'équipe
       *[none] travail d'équipe
    }
keyword-storied =
    { $article ->
        [definite] le légendaire
       *[none] légendaire
    }
keyword-islandwalk =
    { $article ->
        [definite] la traversée des îles
       *[none] traversée des îles
    }
keyword-plainswalk =
    { $article ->
        [definite] la traversée des plaines
       *[none] traversée des plaines
    }
keyword-swampwalk =
    { $article ->
        [definite] la traversée des marais
       *[none] traversée des marais
    }
keyword-mountainwalk =
    { $article ->
        [definite] la traversée des montagnes
       *[none] traversée des montagnes
    }
keyword-forestwalk =
    { $article ->
        [definite] la traversée des forêts
       *[none] traversée des forêts
    }
keyword-desertwalk =
    { $article ->
        [definite] la traversée des déserts
       *[none] traversée des déserts
    }
keyword-plainscycling =
    { $article ->
        [definite] le recyclage de plaine
       *[none] recyclage de plaine
    }
keyword-islandcycling =
    { $article ->
        [definite] le recyclage d'île
       *[none] recyclage d'île
    }
keyword-swampcycling =
    { $article ->
        [definite] le recyclage de marais
       *[none] recyclage de marais
    }
keyword-mountaincycling =
    { $article ->
        [definite] le recyclage de montagne
       *[none] recyclage de montagne
    }
keyword-forestcycling =
    { $article ->
        [definite] le recyclage de forêt
       *[none] recyclage de forêt
    }
