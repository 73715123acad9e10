### Subtypes, as nouns; .plain is the word of the type line. A subtype without a message is said as it is in English.

subtype-forest =
    { $number ->
        [many] Forests
       *[one] Forest
    }
    .plain = Forest
    .non = -Forest

subtype-mountain =
    { $number ->
        [many] Mountains
       *[one] Mountain
    }
    .plain = Mountain
    .non = -Mountain

subtype-swamp =
    { $number ->
        [many] Swamps
       *[one] Swamp
    }
    .plain = Swamp
    .non = -Swamp

subtype-island =
    { $number ->
        [many] Islands
       *[one] Island
    }
    .plain = Island
    .non = -Island

subtype-plains = Plains
    .plain = Plains
    .non = -Plains

subtype-urza-s = Urza's
    .plain = Urza's
    .non = -Urza's

subtype-cave =
    { $number ->
        [many] Caves
       *[one] Cave
    }
    .plain = Cave
    .non = -Cave

subtype-desert =
    { $number ->
        [many] Deserts
       *[one] Desert
    }
    .plain = Desert
    .non = -Desert

subtype-gate =
    { $number ->
        [many] Gates
       *[one] Gate
    }
    .plain = Gate
    .non = -Gate

subtype-lair =
    { $number ->
        [many] Lairs
       *[one] Lair
    }
    .plain = Lair
    .non = -Lair

subtype-locus =
    { $number ->
        [many] Loci
       *[one] Locus
    }
    .plain = Locus
    .non = -Locus

subtype-mine =
    { $number ->
        [many] Mines
       *[one] Mine
    }
    .plain = Mine
    .non = -Mine

subtype-planet =
    { $number ->
        [many] Planets
       *[one] Planet
    }
    .plain = Planet
    .non = -Planet

subtype-power-plant =
    { $number ->
        [many] Power-Plants
       *[one] Power-Plant
    }
    .plain = Power-Plant
    .non = -Power-Plant

subtype-sphere =
    { $number ->
        [many] Spheres
       *[one] Sphere
    }
    .plain = Sphere
    .non = -Sphere

subtype-tower =
    { $number ->
        [many] Towers
       *[one] Tower
    }
    .plain = Tower
    .non = -Tower

subtype-town =
    { $number ->
        [many] Towns
       *[one] Town
    }
    .plain = Town
    .non = -Town

subtype-aura =
    { $number ->
        [many] Auras
       *[one] Aura
    }
    .plain = Aura
    .non = -Aura

subtype-equipment = Equipment
    .plain = Equipment
    .non = -Equipment

subtype-vehicle =
    { $number ->
        [many] Vehicles
       *[one] Vehicle
    }
    .plain = Vehicle
    .non = -Vehicle

subtype-spacecraft = Spacecraft
    .plain = Spacecraft
    .non = -Spacecraft

subtype-treasure =
    { $number ->
        [many] Treasures
       *[one] Treasure
    }
    .plain = Treasure
    .non = -Treasure

subtype-food =
    { $number ->
        [many] Foods
       *[one] Food
    }
    .plain = Food
    .non = -Food

subtype-gold = Gold
    .plain = Gold
    .non = -Gold

subtype-shard =
    { $number ->
        [many] Shards
       *[one] Shard
    }
    .plain = Shard
    .non = -Shard

subtype-clue =
    { $number ->
        [many] Clues
       *[one] Clue
    }
    .plain = Clue
    .non = -Clue

subtype-blood = Blood
    .plain = Blood
    .non = -Blood

subtype-powerstone =
    { $number ->
        [many] Powerstones
       *[one] Powerstone
    }
    .plain = Powerstone
    .non = -Powerstone

subtype-incubator =
    { $number ->
        [many] Incubators
       *[one] Incubator
    }
    .plain = Incubator
    .non = -Incubator

subtype-map =
    { $number ->
        [many] Maps
       *[one] Map
    }
    .plain = Map
    .non = -Map

subtype-junk = Junk
    .plain = Junk
    .non = -Junk

subtype-lander =
    { $number ->
        [many] Landers
       *[one] Lander
    }
    .plain = Lander
    .non = -Lander

subtype-mutagen =
    { $number ->
        [many] Mutagens
       *[one] Mutagen
    }
    .plain = Mutagen
    .non = -Mutagen

subtype-vibranium = Vibranium
    .plain = Vibranium
    .non = -Vibranium

subtype-saga =
    { $number ->
        [many] Sagas
       *[one] Saga
    }
    .plain = Saga
    .non = -Saga

subtype-room =
    { $number ->
        [many] Rooms
       *[one] Room
    }
    .plain = Room
    .non = -Room

subtype-role =
    { $number ->
        [many] Roles
       *[one] Role
    }
    .plain = Role
    .non = -Role

subtype-curse =
    { $number ->
        [many] Curses
       *[one] Curse
    }
    .plain = Curse
    .non = -Curse

subtype-class =
    { $number ->
        [many] Classes
       *[one] Class
    }
    .plain = Class
    .non = -Class

subtype-case =
    { $number ->
        [many] Cases
       *[one] Case
    }
    .plain = Case
    .non = -Case

subtype-adventure =
    { $number ->
        [many] Adventures
       *[one] Adventure
    }
    .plain = Adventure
    .non = -Adventure

subtype-arcane = Arcane
    .plain = Arcane
    .non = -Arcane

subtype-siege =
    { $number ->
        [many] Sieges
       *[one] Siege
    }
    .plain = Siege
    .non = -Siege

subtype-bear =
    { $number ->
        [many] Bears
       *[one] Bear
    }
    .plain = Bear
    .non = -Bear

subtype-zombie =
    { $number ->
        [many] Zombies
       *[one] Zombie
    }
    .plain = Zombie
    .non = -Zombie

subtype-human =
    { $number ->
        [many] Humans
       *[one] Human
    }
    .plain = Human
    .non = -Human

subtype-elf =
    { $number ->
        [many] Elves
       *[one] Elf
    }
    .plain = Elf
    .non = -Elf

subtype-shapeshifter =
    { $number ->
        [many] Shapeshifters
       *[one] Shapeshifter
    }
    .plain = Shapeshifter
    .non = -Shapeshifter

subtype-goblin =
    { $number ->
        [many] Goblins
       *[one] Goblin
    }
    .plain = Goblin
    .non = -Goblin

subtype-warrior =
    { $number ->
        [many] Warriors
       *[one] Warrior
    }
    .plain = Warrior
    .non = -Warrior

subtype-vampire =
    { $number ->
        [many] Vampires
       *[one] Vampire
    }
    .plain = Vampire
    .non = -Vampire

subtype-saproling =
    { $number ->
        [many] Saprolings
       *[one] Saproling
    }
    .plain = Saproling
    .non = -Saproling

subtype-elemental =
    { $number ->
        [many] Elementals
       *[one] Elemental
    }
    .plain = Elemental
    .non = -Elemental

subtype-warlock =
    { $number ->
        [many] Warlocks
       *[one] Warlock
    }
    .plain = Warlock
    .non = -Warlock
subtype-fox =
    { $number ->
        [many] Foxes
       *[one] Fox
    }
    .plain = Fox
    .non = -Fox
subtype-wizard =
    { $number ->
        [many] Wizards
       *[one] Wizard
    }
    .plain = Wizard
    .non = -Wizard

subtype-spirit =
    { $number ->
        [many] Spirits
       *[one] Spirit
    }
    .plain = Spirit
    .non = -Spirit

subtype-soldier =
    { $number ->
        [many] Soldiers
       *[one] Soldier
    }
    .plain = Soldier
    .non = -Soldier

subtype-druid =
    { $number ->
        [many] Druids
       *[one] Druid
    }
    .plain = Druid
    .non = -Druid

subtype-faerie =
    { $number ->
        [many] Faeries
       *[one] Faerie
    }
    .plain = Faerie
    .non = -Faerie

subtype-knight =
    { $number ->
        [many] Knights
       *[one] Knight
    }
    .plain = Knight
    .non = -Knight

subtype-bird =
    { $number ->
        [many] Birds
       *[one] Bird
    }
    .plain = Bird
    .non = -Bird

subtype-construct =
    { $number ->
        [many] Constructs
       *[one] Construct
    }
    .plain = Construct
    .non = -Construct

subtype-snake =
    { $number ->
        [many] Snakes
       *[one] Snake
    }
    .plain = Snake
    .non = -Snake

subtype-avatar =
    { $number ->
        [many] Avatars
       *[one] Avatar
    }
    .plain = Avatar
    .non = -Avatar

subtype-phyrexian =
    { $number ->
        [many] Phyrexians
       *[one] Phyrexian
    }
    .plain = Phyrexian
    .non = -Phyrexian

subtype-drake =
    { $number ->
        [many] Drakes
       *[one] Drake
    }
    .plain = Drake
    .non = -Drake

subtype-dryad =
    { $number ->
        [many] Dryads
       *[one] Dryad
    }
    .plain = Dryad
    .non = -Dryad

subtype-dragon =
    { $number ->
        [many] Dragons
       *[one] Dragon
    }
    .plain = Dragon
    .non = -Dragon

subtype-beast =
    { $number ->
        [many] Beasts
       *[one] Beast
    }
    .plain = Beast
    .non = -Beast

subtype-brushwagg =
    { $number ->
        [many] Brushwaggs
       *[one] Brushwagg
    }
    .plain = Brushwagg
    .non = -Brushwagg

subtype-cleric =
    { $number ->
        [many] Clerics
       *[one] Cleric
    }
    .plain = Cleric
    .non = -Cleric

subtype-insect =
    { $number ->
        [many] Insects
       *[one] Insect
    }
    .plain = Insect
    .non = -Insect

subtype-merfolk = Merfolk
    .plain = Merfolk
    .non = -Merfolk

subtype-eldrazi = Eldrazi
    .plain = Eldrazi
    .non = -Eldrazi

subtype-elk = Elk
    .plain = Elk
    .non = -Elk

subtype-angel =
    { $number ->
        [many] Angels
       *[one] Angel
    }
    .plain = Angel
    .non = -Angel

subtype-shaman =
    { $number ->
        [many] Shamans
       *[one] Shaman
    }
    .plain = Shaman
    .non = -Shaman

subtype-treefolk = Treefolk
    .plain = Treefolk
    .non = -Treefolk

subtype-rogue =
    { $number ->
        [many] Rogues
       *[one] Rogue
    }
    .plain = Rogue
    .non = -Rogue

subtype-drone =
    { $number ->
        [many] Drones
       *[one] Drone
    }
    .plain = Drone
    .non = -Drone

subtype-golem =
    { $number ->
        [many] Golems
       *[one] Golem
    }
    .plain = Golem
    .non = -Golem

subtype-lhurgoyf =
    { $number ->
        [many] Lhurgoyfs
       *[one] Lhurgoyf
    }
    .plain = Lhurgoyf
    .non = -Lhurgoyf

subtype-berserker =
    { $number ->
        [many] Berserkers
       *[one] Berserker
    }
    .plain = Berserker
    .non = -Berserker

subtype-scout =
    { $number ->
        [many] Scouts
       *[one] Scout
    }
    .plain = Scout
    .non = -Scout

subtype-elephant =
    { $number ->
        [many] Elephants
       *[one] Elephant
    }
    .plain = Elephant
    .non = -Elephant

subtype-assembly-worker =
    { $number ->
        [many] Assembly-Workers
       *[one] Assembly-Worker
    }
    .plain = Assembly-Worker
    .non = -Assembly-Worker

subtype-scarecrow =
    { $number ->
        [many] Scarecrows
       *[one] Scarecrow
    }
    .plain = Scarecrow
    .non = -Scarecrow

subtype-hydra =
    { $number ->
        [many] Hydras
       *[one] Hydra
    }
    .plain = Hydra
    .non = -Hydra

subtype-illusion =
    { $number ->
        [many] Illusions
       *[one] Illusion
    }
    .plain = Illusion
    .non = -Illusion

subtype-plant =
    { $number ->
        [many] Plants
       *[one] Plant
    }
    .plain = Plant
    .non = -Plant

subtype-citizen =
    { $number ->
        [many] Citizens
       *[one] Citizen
    }
    .plain = Citizen
    .non = -Citizen

subtype-wall =
    { $number ->
        [many] Walls
       *[one] Wall
    }
    .plain = Wall
    .non = -Wall

subtype-noble =
    { $number ->
        [many] Nobles
       *[one] Noble
    }
    .plain = Noble
    .non = -Noble

subtype-rat =
    { $number ->
        [many] Rats
       *[one] Rat
    }
    .plain = Rat
    .non = -Rat

subtype-horse =
    { $number ->
        [many] Horses
       *[one] Horse
    }
    .plain = Horse
    .non = -Horse

subtype-mount =
    { $number ->
        [many] Mounts
       *[one] Mount
    }
    .plain = Mount
    .non = -Mount

subtype-porcupine =
    { $number ->
        [many] Porcupines
       *[one] Porcupine
    }
    .plain = Porcupine
    .non = -Porcupine

subtype-sliver =
    { $number ->
        [many] Slivers
       *[one] Sliver
    }
    .plain = Sliver
    .non = -Sliver

subtype-zubera =
    { $number ->
        [many] Zuberas
       *[one] Zubera
    }
    .plain = Zubera
    .non = -Zubera

subtype-ogre =
    { $number ->
        [many] Ogres
       *[one] Ogre
    }
    .plain = Ogre
    .non = -Ogre

subtype-orc =
    { $number ->
        [many] Orcs
       *[one] Orc
    }
    .plain = Orc
    .non = -Orc

subtype-nymph =
    { $number ->
        [many] Nymphs
       *[one] Nymph
    }
    .plain = Nymph
    .non = -Nymph

subtype-frog =
    { $number ->
        [many] Frogs
       *[one] Frog
    }
    .plain = Frog
    .non = -Frog

subtype-giant =
    { $number ->
        [many] Giants
       *[one] Giant
    }
    .plain = Giant
    .non = -Giant

subtype-thopter =
    { $number ->
        [many] Thopters
       *[one] Thopter
    }
    .plain = Thopter
    .non = -Thopter

subtype-ooze =
    { $number ->
        [many] Oozes
       *[one] Ooze
    }
    .plain = Ooze
    .non = -Ooze

subtype-werewolf =
    { $number ->
        [many] Werewolves
       *[one] Werewolf
    }
    .plain = Werewolf
    .non = -Werewolf

subtype-god =
    { $number ->
        [many] Gods
       *[one] God
    }
    .plain = God
    .non = -God

subtype-goat =
    { $number ->
        [many] Goats
       *[one] Goat
    }
    .plain = Goat
    .non = -Goat

subtype-crocodile =
    { $number ->
        [many] Crocodiles
       *[one] Crocodile
    }
    .plain = Crocodile
    .non = -Crocodile

subtype-kithkin = Kithkin
    .plain = Kithkin
    .non = -Kithkin

subtype-slug =
    { $number ->
        [many] Slugs
       *[one] Slug
    }
    .plain = Slug
    .non = -Slug

subtype-wurm =
    { $number ->
        [many] Wurms
       *[one] Wurm
    }
    .plain = Wurm
    .non = -Wurm

subtype-lizard =
    { $number ->
        [many] Lizards
       *[one] Lizard
    }
    .plain = Lizard
    .non = -Lizard

subtype-weird =
    { $number ->
        [many] Weirds
       *[one] Weird
    }
    .plain = Weird
    .non = -Weird

subtype-advisor =
    { $number ->
        [many] Advisors
       *[one] Advisor
    }
    .plain = Advisor
    .non = -Advisor

subtype-myr = Myr
    .plain = Myr
    .non = -Myr

subtype-nightmare =
    { $number ->
        [many] Nightmares
       *[one] Nightmare
    }
    .plain = Nightmare
    .non = -Nightmare

subtype-raccoon =
    { $number ->
        [many] Raccoons
       *[one] Raccoon
    }
    .plain = Raccoon
    .non = -Raccoon

subtype-bard =
    { $number ->
        [many] Bards
       *[one] Bard
    }
    .plain = Bard
    .non = -Bard

subtype-demon =
    { $number ->
        [many] Demons
       *[one] Demon
    }
    .plain = Demon
    .non = -Demon

subtype-dinosaur =
    { $number ->
        [many] Dinosaurs
       *[one] Dinosaur
    }
    .plain = Dinosaur
    .non = -Dinosaur

subtype-horror =
    { $number ->
        [many] Horrors
       *[one] Horror
    }
    .plain = Horror
    .non = -Horror

subtype-mutant =
    { $number ->
        [many] Mutants
       *[one] Mutant
    }
    .plain = Mutant
    .non = -Mutant

subtype-mercenary =
    { $number ->
        [many] Mercenaries
       *[one] Mercenary
    }
    .plain = Mercenary
    .non = -Mercenary

subtype-hero =
    { $number ->
        [many] Heroes
       *[one] Hero
    }
    .plain = Hero
    .non = -Hero

subtype-dog =
    { $number ->
        [many] Dogs
       *[one] Dog
    }
    .plain = Dog
    .non = -Dog

subtype-pirate =
    { $number ->
        [many] Pirates
       *[one] Pirate
    }
    .plain = Pirate
    .non = -Pirate

subtype-vedalken = Vedalken
    .plain = Vedalken
    .non = -Vedalken

subtype-dwarf =
    { $number ->
        [many] Dwarves
       *[one] Dwarf
    }
    .plain = Dwarf
    .non = -Dwarf

subtype-cat =
    { $number ->
        [many] Cats
       *[one] Cat
    }
    .plain = Cat
    .non = -Cat

subtype-wolf =
    { $number ->
        [many] Wolves
       *[one] Wolf
    }
    .plain = Wolf
    .non = -Wolf

subtype-sheep = Sheep
    .plain = Sheep
    .non = -Sheep

subtype-reflection =
    { $number ->
        [many] Reflections
       *[one] Reflection
    }
    .plain = Reflection
    .non = -Reflection

subtype-whale =
    { $number ->
        [many] Whales
       *[one] Whale
    }
    .plain = Whale
    .non = -Whale

subtype-monk =
    { $number ->
        [many] Monks
       *[one] Monk
    }
    .plain = Monk
    .non = -Monk

subtype-incarnation =
    { $number ->
        [many] Incarnations
       *[one] Incarnation
    }
    .plain = Incarnation
    .non = -Incarnation

subtype-djinn = Djinn
    .plain = Djinn
    .non = -Djinn

subtype-elder =
    { $number ->
        [many] Elders
       *[one] Elder
    }
    .plain = Elder
    .non = -Elder

subtype-octopus =
    { $number ->
        [many] Octopuses
       *[one] Octopus
    }
    .plain = Octopus
    .non = -Octopus

subtype-fungus =
    { $number ->
        [many] Fungi
       *[one] Fungus
    }
    .plain = Fungus
    .non = -Fungus

subtype-boar =
    { $number ->
        [many] Boars
       *[one] Boar
    }
    .plain = Boar
    .non = -Boar

subtype-juggernaut =
    { $number ->
        [many] Juggernauts
       *[one] Juggernaut
    }
    .plain = Juggernaut
    .non = -Juggernaut

subtype-praetor =
    { $number ->
        [many] Praetors
       *[one] Praetor
    }
    .plain = Praetor
    .non = -Praetor

subtype-leech =
    { $number ->
        [many] Leeches
       *[one] Leech
    }
    .plain = Leech
    .non = -Leech

subtype-spider =
    { $number ->
        [many] Spiders
       *[one] Spider
    }
    .plain = Spider
    .non = -Spider

subtype-every-creature-type = every creature type
    .plain = every creature type
    .non = -every creature type

subtype-squirrel =
    { $number ->
        [many] Squirrels
       *[one] Squirrel
    }
    .plain = Squirrel
    .non = -Squirrel

subtype-barbarian =
    { $number ->
        [many] Barbarians
       *[one] Barbarian
    }
    .plain = Barbarian

subtype-licid =
    { $number ->
        [many] Licids
       *[one] Licid
    }
    .plain = Licid

subtype-toy =
    { $number ->
        [many] Toys
       *[one] Toy
    }
    .plain = Toy
    .non = -Toy

subtype-mouse =
    { $number ->
        [many] Mice
       *[one] Mouse
    }
    .plain = Mouse
    .non = -Mouse

subtype-minotaur =
    { $number ->
        [many] Minotaurs
       *[one] Minotaur
    }
    .plain = Minotaur
    .non = -Minotaur

subtype-sphinx =
    { $number ->
        [many] Sphinxes
       *[one] Sphinx
    }
    .plain = Sphinx
    .non = -Sphinx

subtype-ninja =
    { $number ->
        [many] Ninjas
       *[one] Ninja
    }
    .plain = Ninja
    .non = -Ninja

subtype-ally =
    { $number ->
        [many] Allies
       *[one] Ally
    }
    .plain = Ally
    .non = -Ally

subtype-kor = Kor
    .plain = Kor
    .non = -Kor

subtype-cyberman =
    { $number ->
        [many] Cybermen
       *[one] Cyberman
    }
    .plain = Cyberman
    .non = -Cyberman
