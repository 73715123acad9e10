### Sous-types comme noms ; .plain est le mot de la ligne de type.

subtype-forest =
    { $number ->
        [many] forêts
       *[one] forêt
    }
    .gender = f
    .plain = forêt

subtype-mountain =
    { $number ->
        [many] montagnes
       *[one] montagne
    }
    .gender = f
    .plain = montagne

subtype-swamp = marais
    .gender = m
    .plain = marais

subtype-island =
    { $number ->
        [many] îles
       *[one] île
    }
    .gender = f
    .plain = île

subtype-plains =
    { $number ->
        [many] plaines
       *[one] plaine
    }
    .gender = f
    .plain = plaine

subtype-urza-s = d'Urza
    .gender = m
    .plain = d'Urza

subtype-cave =
    { $number ->
        [many] grottes
       *[one] grotte
    }
    .gender = f
    .plain = grotte

subtype-desert =
    { $number ->
        [many] déserts
       *[one] désert
    }
    .gender = m
    .plain = désert

subtype-gate =
    { $number ->
        [many] portes
       *[one] porte
    }
    .gender = f
    .plain = porte

subtype-lair =
    { $number ->
        [many] repaires
       *[one] repaire
    }
    .gender = m
    .plain = repaire

subtype-locus = locus
    .gender = m
    .plain = locus

subtype-mine =
    { $number ->
        [many] mines
       *[one] mine
    }
    .gender = f
    .plain = mine

subtype-planet =
    { $number ->
        [many] planètes
       *[one] planète
    }
    .gender = f
    .plain = planète

subtype-power-plant =
    { $number ->
        [many] centrales
       *[one] centrale
    }
    .gender = f
    .plain = centrale

subtype-sphere =
    { $number ->
        [many] sphères
       *[one] sphère
    }
    .gender = f
    .plain = sphère

subtype-tower =
    { $number ->
        [many] tours
       *[one] tour
    }
    .gender = f
    .plain = tour

subtype-town =
    { $number ->
        [many] villes
       *[one] ville
    }
    .gender = f
    .plain = ville

subtype-aura =
    { $number ->
        [many] auras
       *[one] aura
    }
    .gender = f
    .plain = aura

subtype-equipment =
    { $number ->
        [many] équipements
       *[one] équipement
    }
    .gender = m
    .plain = équipement

subtype-vehicle =
    { $number ->
        [many] véhicules
       *[one] véhicule
    }
    .gender = m
    .plain = véhicule

subtype-spacecraft =
    { $number ->
        [many] vaisseaux spatiaux
       *[one] vaisseau spatial
    }
    .gender = m
    .plain = vaisseau spatial

subtype-treasure =
    { $number ->
        [many] trésors
       *[one] trésor
    }
    .gender = m
    .plain = trésor

subtype-food =
    { $number ->
        [many] nourritures
       *[one] nourriture
    }
    .gender = f
    .plain = nourriture

subtype-gold =
    { $number ->
        [many] ors
       *[one] or
    }
    .gender = m
    .plain = or

subtype-shard =
    { $number ->
        [many] éclats
       *[one] éclat
    }
    .gender = m
    .plain = éclat

subtype-clue =
    { $number ->
        [many] indices
       *[one] indice
    }
    .gender = m
    .plain = indice

subtype-blood =
    { $number ->
        [many] sangs
       *[one] sang
    }
    .gender = m
    .plain = sang

subtype-powerstone =
    { $number ->
        [many] pierres de puissance
       *[one] pierre de puissance
    }
    .gender = f
    .plain = pierre de puissance

subtype-incubator =
    { $number ->
        [many] incubateurs
       *[one] incubateur
    }
    .gender = m
    .plain = incubateur

subtype-map =
    { $number ->
        [many] cartes
       *[one] carte
    }
    .gender = f
    .plain = carte

subtype-junk =
    { $number ->
        [many] camelotes
       *[one] camelote
    }
    .gender = f
    .plain = camelote

subtype-lander =
    { $number ->
        [many] atterrisseurs
       *[one] atterrisseur
    }
    .gender = m
    .plain = atterrisseur

subtype-mutagen =
    { $number ->
        [many] mutagènes
       *[one] mutagène
    }
    .gender = m
    .plain = mutagène

subtype-vibranium = vibranium
    .gender = m
    .plain = vibranium

subtype-saga =
    { $number ->
        [many] sagas
       *[one] saga
    }
    .gender = f
    .plain = saga

subtype-room =
    { $number ->
        [many] pièces
       *[one] pièce
    }
    .gender = f
    .plain = pièce

subtype-role =
    { $number ->
        [many] rôles
       *[one] rôle
    }
    .gender = m
    .plain = rôle

subtype-curse =
    { $number ->
        [many] malédictions
       *[one] malédiction
    }
    .gender = f
    .plain = malédiction

subtype-class =
    { $number ->
        [many] classes
       *[one] classe
    }
    .gender = f
    .plain = classe

subtype-case =
    { $number ->
        [many] affaires
       *[one] affaire
    }
    .gender = f
    .plain = affaire

subtype-adventure =
    { $number ->
        [many] aventures
       *[one] aventure
    }
    .gender = f
    .plain = aventure

subtype-arcane = arcane
    .gender = m
    .plain = arcane

subtype-siege =
    { $number ->
        [many] sièges
       *[one] siège
    }
    .gender = m
    .plain = siège

subtype-bear = ours
    .gender = m
    .plain = ours

subtype-zombie =
    { $number ->
        [many] zombies
       *[one] zombie
    }
    .gender = m
    .plain = zombie

subtype-human =
    { $number ->
        [many] humains
       *[one] humain
    }
    .gender = m
    .plain = humain

subtype-elf =
    { $number ->
        [many] elfes
       *[one] elfe
    }
    .gender = m
    .plain = elfe

subtype-shapeshifter =
    { $number ->
        [many] changeformes
       *[one] changeforme
    }
    .gender = m
    .plain = changeforme

subtype-goblin =
    { $number ->
        [many] gobelins
       *[one] gobelin
    }
    .gender = m
    .plain = gobelin

subtype-warrior =
    { $number ->
        [many] guerriers
       *[one] guerrier
    }
    .gender = m
    .plain = guerrier

subtype-vampire =
    { $number ->
        [many] vampires
       *[one] vampire
    }
    .gender = m
    .plain = vampire

subtype-saproling =
    { $number ->
        [many] saprobiontes
       *[one] saprobionte
    }
    .gender = m
    .plain = saprobionte

subtype-elemental =
    { $number ->
        [many] élémentaux
       *[one] élémental
    }
    .gender = m
    .plain = élémental

subtype-warlock =
    { $number ->
        [many] démonistes
       *[one] démoniste
    }
    .gender = m
    .plain = démoniste
subtype-fox =
    { $number ->
        [many] renards
       *[one] renard
    }
    .gender = m
    .plain = renard
subtype-wizard =
    { $number ->
        [many] sorciers
       *[one] sorcier
    }
    .gender = m
    .plain = sorcier

subtype-spirit =
    { $number ->
        [many] esprits
       *[one] esprit
    }
    .gender = m
    .plain = esprit

subtype-soldier =
    { $number ->
        [many] soldats
       *[one] soldat
    }
    .gender = m
    .plain = soldat

subtype-druid =
    { $number ->
        [many] druides
       *[one] druide
    }
    .gender = m
    .plain = druide

subtype-faerie =
    { $number ->
        [many] peuples fées
       *[one] peuple fée
    }
    .gender = m
    .plain = peuple fée

subtype-knight =
    { $number ->
        [many] chevaliers
       *[one] chevalier
    }
    .gender = m
    .plain = chevalier

subtype-bird =
    { $number ->
        [many] oiseaux
       *[one] oiseau
    }
    .gender = m
    .plain = oiseau

subtype-construct =
    { $number ->
        [many] constructions
       *[one] construction
    }
    .gender = f
    .plain = construction

subtype-snake =
    { $number ->
        [many] serpents
       *[one] serpent
    }
    .gender = m
    .plain = serpent

subtype-avatar =
    { $number ->
        [many] avatars
       *[one] avatar
    }
    .gender = m
    .plain = avatar

subtype-phyrexian =
    { $number ->
        [many] phyrexians
       *[one] phyrexian
    }
    .gender = m
    .plain = phyrexian

subtype-drake =
    { $number ->
        [many] drakôns
       *[one] drakôn
    }
    .gender = m
    .plain = drakôn

subtype-dryad =
    { $number ->
        [many] dryades
       *[one] dryade
    }
    .gender = f
    .plain = dryade

subtype-dragon =
    { $number ->
        [many] dragons
       *[one] dragon
    }
    .gender = m
    .plain = dragon

subtype-beast =
    { $number ->
        [many] bêtes
       *[one] bête
    }
    .gender = f
    .plain = bête

subtype-brushwagg =
    { $number ->
        [many] brushwaggs
       *[one] brushwagg
    }
    .gender = m
    .plain = brushwagg

subtype-cleric =
    { $number ->
        [many] clercs
       *[one] clerc
    }
    .gender = m
    .plain = clerc

subtype-insect =
    { $number ->
        [many] insectes
       *[one] insecte
    }
    .gender = m
    .plain = insecte

subtype-merfolk =
    { $number ->
        [many] ondins
       *[one] ondin
    }
    .gender = m
    .plain = ondin

subtype-eldrazi =
    { $number ->
        [many] eldrazis
       *[one] eldrazi
    }
    .gender = m
    .plain = eldrazi

subtype-elk =
    { $number ->
        [many] élans
       *[one] élan
    }
    .gender = m
    .plain = élan

subtype-angel =
    { $number ->
        [many] anges
       *[one] ange
    }
    .gender = m
    .plain = ange

subtype-shaman =
    { $number ->
        [many] shamanes
       *[one] shamane
    }
    .gender = m
    .plain = shamane

subtype-treefolk =
    { $number ->
        [many] sylvins
       *[one] sylvin
    }
    .gender = m
    .plain = sylvin

subtype-rogue =
    { $number ->
        [many] gredins
       *[one] gredin
    }
    .gender = m
    .plain = gredin

subtype-drone =
    { $number ->
        [many] drones
       *[one] drone
    }
    .gender = m
    .plain = drone

subtype-golem =
    { $number ->
        [many] golems
       *[one] golem
    }
    .gender = m
    .plain = golem

subtype-lhurgoyf =
    { $number ->
        [many] lhurgoyfs
       *[one] lhurgoyf
    }
    .gender = m
    .plain = lhurgoyf

subtype-berserker =
    { $number ->
        [many] berserkers
       *[one] berserker
    }
    .gender = m
    .plain = berserker

subtype-scout =
    { $number ->
        [many] éclaireurs
       *[one] éclaireur
    }
    .gender = m
    .plain = éclaireur

subtype-elephant =
    { $number ->
        [many] éléphants
       *[one] éléphant
    }
    .gender = m
    .plain = éléphant

subtype-assembly-worker =
    { $number ->
        [many] ouvriers spécialisés
       *[one] ouvrier spécialisé
    }
    .gender = m
    .plain = ouvrier spécialisé

subtype-scarecrow =
    { $number ->
        [many] épouvantails
       *[one] épouvantail
    }
    .gender = m
    .plain = épouvantail

subtype-hydra =
    { $number ->
        [many] hydres
       *[one] hydre
    }
    .gender = f
    .plain = hydre

subtype-illusion =
    { $number ->
        [many] illusions
       *[one] illusion
    }
    .gender = f
    .plain = illusion

subtype-plant =
    { $number ->
        [many] plantes
       *[one] plante
    }
    .gender = f
    .plain = plante

subtype-citizen =
    { $number ->
        [many] citoyens
       *[one] citoyen
    }
    .gender = m
    .plain = citoyen

subtype-wall =
    { $number ->
        [many] murs
       *[one] mur
    }
    .gender = m
    .plain = mur

subtype-noble =
    { $number ->
        [many] nobles
       *[one] noble
    }
    .gender = m
    .plain = noble

subtype-rat =
    { $number ->
        [many] rats
       *[one] rat
    }
    .gender = m
    .plain = rat

subtype-horse =
    { $number ->
        [many] chevaux
       *[one] cheval
    }
    .gender = m
    .plain = cheval

subtype-mount =
    { $number ->
        [many] montures
       *[one] monture
    }
    .gender = f
    .plain = monture

subtype-porcupine =
    { $number ->
        [many] porcs-épics
       *[one] porc-épic
    }
    .gender = m
    .plain = porc-épic

subtype-sliver =
    { $number ->
        [many] slivoïdes
       *[one] slivoïde
    }
    .gender = m
    .plain = slivoïde

subtype-zubera =
    { $number ->
        [many] zuberas
       *[one] zubera
    }
    .gender = m
    .plain = zubera

subtype-ogre =
    { $number ->
        [many] ogres
       *[one] ogre
    }
    .gender = m
    .plain = ogre

subtype-orc =
    { $number ->
        [many] orques
       *[one] orque
    }
    .gender = m
    .plain = orque

subtype-nymph =
    { $number ->
        [many] nymphes
       *[one] nymphe
    }
    .gender = f
    .plain = nymphe

subtype-frog =
    { $number ->
        [many] grenouilles
       *[one] grenouille
    }
    .gender = f
    .plain = grenouille

subtype-giant =
    { $number ->
        [many] géants
       *[one] géant
    }
    .gender = m
    .plain = géant

subtype-thopter =
    { $number ->
        [many] mécanoptères
       *[one] mécanoptère
    }
    .gender = m
    .plain = mécanoptère

subtype-ooze =
    { $number ->
        [many] limons
       *[one] limon
    }
    .gender = m
    .plain = limon

subtype-werewolf =
    { $number ->
        [many] loups-garous
       *[one] loup-garou
    }
    .gender = m
    .plain = loup-garou

subtype-god =
    { $number ->
        [many] dieux
       *[one] dieu
    }
    .gender = m
    .plain = dieu

subtype-goat =
    { $number ->
        [many] chèvres
       *[one] chèvre
    }
    .gender = f
    .plain = chèvre

subtype-crocodile =
    { $number ->
        [many] crocodiles
       *[one] crocodile
    }
    .gender = m
    .plain = crocodile

subtype-kithkin =
    { $number ->
        [many] kithkins
       *[one] kithkin
    }
    .gender = m
    .plain = kithkin

subtype-slug =
    { $number ->
        [many] limaces
       *[one] limace
    }
    .gender = f
    .plain = limace

subtype-wurm =
    { $number ->
        [many] guivres
       *[one] guivre
    }
    .gender = f
    .plain = guivre

subtype-lizard =
    { $number ->
        [many] lézards
       *[one] lézard
    }
    .gender = m
    .plain = lézard

subtype-weird =
    { $number ->
        [many] étranges
       *[one] étrange
    }
    .gender = m
    .plain = étrange

subtype-advisor =
    { $number ->
        [many] conseillers
       *[one] conseiller
    }
    .gender = m
    .plain = conseiller

subtype-myr =
    { $number ->
        [many] myrs
       *[one] myr
    }
    .gender = m
    .plain = myr

subtype-nightmare =
    { $number ->
        [many] cauchemars
       *[one] cauchemar
    }
    .gender = m
    .plain = cauchemar

subtype-raccoon =
    { $number ->
        [many] ratons laveurs
       *[one] raton laveur
    }
    .gender = m
    .plain = raton laveur

subtype-bard =
    { $number ->
        [many] bardes
       *[one] barde
    }
    .gender = m
    .plain = barde

subtype-demon =
    { $number ->
        [many] démons
       *[one] démon
    }
    .gender = m
    .plain = démon

subtype-dinosaur =
    { $number ->
        [many] dinosaures
       *[one] dinosaure
    }
    .gender = m
    .plain = dinosaure

subtype-horror =
    { $number ->
        [many] horreurs
       *[one] horreur
    }
    .gender = f
    .plain = horreur

subtype-mutant =
    { $number ->
        [many] mutants
       *[one] mutant
    }
    .gender = m
    .plain = mutant

subtype-mercenary =
    { $number ->
        [many] mercenaires
       *[one] mercenaire
    }
    .gender = m
    .plain = mercenaire

subtype-hero = héros
    .gender = m
    .plain = héros

subtype-dog =
    { $number ->
        [many] chiens
       *[one] chien
    }
    .gender = m
    .plain = chien

subtype-pirate =
    { $number ->
        [many] pirates
       *[one] pirate
    }
    .gender = m
    .plain = pirate

subtype-vedalken =
    { $number ->
        [many] vedalkens
       *[one] vedalken
    }
    .gender = m
    .plain = vedalken

subtype-dwarf =
    { $number ->
        [many] nains
       *[one] nain
    }
    .gender = m
    .plain = nain

subtype-cat =
    { $number ->
        [many] chats
       *[one] chat
    }
    .gender = m
    .plain = chat

subtype-wolf =
    { $number ->
        [many] loups
       *[one] loup
    }
    .gender = m
    .plain = loup

subtype-sheep =
    { $number ->
        [many] moutons
       *[one] mouton
    }
    .gender = m
    .plain = mouton

subtype-reflection =
    { $number ->
        [many] reflets
       *[one] reflet
    }
    .gender = m
    .plain = reflet

subtype-whale =
    { $number ->
        [many] baleines
       *[one] baleine
    }
    .gender = f
    .plain = baleine

subtype-monk =
    { $number ->
        [many] moines
       *[one] moine
    }
    .gender = m
    .plain = moine

subtype-incarnation =
    { $number ->
        [many] incarnations
       *[one] incarnation
    }
    .gender = f
    .plain = incarnation

subtype-djinn =
    { $number ->
        [many] djinns
       *[one] djinn
    }
    .gender = m
    .plain = djinn

subtype-elder =
    { $number ->
        [many] ancêtres
       *[one] ancêtre
    }
    .gender = m
    .plain = ancêtre

subtype-octopus =
    { $number ->
        [many] pieuvres
       *[one] pieuvre
    }
    .gender = f
    .plain = pieuvre

subtype-fungus = fongus
    .gender = m
    .plain = fongus

subtype-boar =
    { $number ->
        [many] sangliers
       *[one] sanglier
    }
    .gender = m
    .plain = sanglier

subtype-juggernaut =
    { $number ->
        [many] juggernauts
       *[one] juggernaut
    }
    .gender = m
    .plain = juggernaut

subtype-praetor =
    { $number ->
        [many] préteurs
       *[one] préteur
    }
    .gender = m
    .plain = préteur

subtype-leech =
    { $number ->
        [many] sangsues
       *[one] sangsue
    }
    .gender = f
    .plain = sangsue

subtype-spider =
    { $number ->
        [many] araignées
       *[one] araignée
    }
    .gender = f
    .plain = araignée

subtype-every-creature-type = tous les types de créature
    .gender = m
    .plain = tous les types de créature

subtype-squirrel =
    { $number ->
        [many] écureuils
       *[one] écureuil
    }
    .gender = m
    .plain = écureuil

subtype-barbarian =
    { $number ->
        [many] barbares
       *[one] barbare
    }
    .gender = m
    .plain = barbare

subtype-licid =
    { $number ->
        [many] licides
       *[one] licide
    }
    .gender = m
    .plain = licide

subtype-toy =
    { $number ->
        [many] jouets
       *[one] jouet
    }
    .gender = m
    .plain = jouet

subtype-mouse =
    { $number ->
        [many] souris
       *[one] souris
    }
    .gender = f
    .plain = souris

subtype-minotaur =
    { $number ->
        [many] minotaures
       *[one] minotaure
    }
    .gender = m
    .plain = minotaure

subtype-sphinx =
    { $number ->
        [many] sphinx
       *[one] sphinx
    }
    .gender = m
    .plain = sphinx

subtype-ninja =
    { $number ->
        [many] ninjas
       *[one] ninja
    }
    .gender = m
    .plain = ninja

subtype-ally =
    { $number ->
        [many] alliés
       *[one] allié
    }
    .gender = m
    .plain = allié

subtype-kor =
    { $number ->
        [many] kors
       *[one] kor
    }
    .gender = m
    .plain = kor

subtype-cyberman =
    { $number ->
        [many] cybermen
       *[one] cyberman
    }
    .gender = m
    .plain = cyberman
