### Untertypen als Nomen; .plain ist das Wort der Typenzeile.

subtype-forest =
    { $number ->
        [many]
            { $case ->
                [dative] Wäldern
               *[nominative] Wälder
            }
       *[one]
            { $case ->
                [genitive] Waldes
               *[nominative] Wald
            }
    }
    .gender = m
    .plain = Wald

subtype-mountain =
    { $number ->
        [many]
            { $case ->
                [dative] Gebirgen
               *[nominative] Gebirge
            }
       *[one]
            { $case ->
                [genitive] Gebirges
               *[nominative] Gebirge
            }
    }
    .gender = n
    .plain = Gebirge

subtype-swamp =
    { $number ->
        [many]
            { $case ->
                [dative] Sümpfen
               *[nominative] Sümpfe
            }
       *[one]
            { $case ->
                [genitive] Sumpfes
               *[nominative] Sumpf
            }
    }
    .gender = m
    .plain = Sumpf

subtype-island =
    { $number ->
        [many] Inseln
       *[one] Insel
    }
    .gender = f
    .plain = Insel

subtype-plains =
    { $number ->
        [many] Ebenen
       *[one] Ebene
    }
    .gender = f
    .plain = Ebene

subtype-urza-s =
    { $number ->
        [many] Urzas
       *[one] Urzas
    }
    .gender = n
    .plain = Urzas

subtype-cave =
    { $number ->
        [many] Höhlen
       *[one] Höhle
    }
    .gender = f
    .plain = Höhle

subtype-desert =
    { $number ->
        [many] Wüsten
       *[one] Wüste
    }
    .gender = f
    .plain = Wüste

subtype-gate =
    { $number ->
        [many]
            { $case ->
                [dative] Toren
               *[nominative] Tore
            }
       *[one]
            { $case ->
                [genitive] Tors
               *[nominative] Tor
            }
    }
    .gender = n
    .plain = Tor

subtype-lair =
    { $number ->
        [many]
            { $case ->
                [dative] Horten
               *[nominative] Horte
            }
       *[one]
            { $case ->
                [genitive] Horts
               *[nominative] Hort
            }
    }
    .gender = m
    .plain = Hort

subtype-locus =
    { $number ->
        [many]
            { $case ->
                [dative] Lokussen
               *[nominative] Lokusse
            }
       *[one] Lokus
    }
    .gender = m
    .plain = Lokus

subtype-mine =
    { $number ->
        [many] Minen
       *[one] Mine
    }
    .gender = f
    .plain = Mine

subtype-planet =
    { $number ->
        [many] Planeten
       *[one]
            { $case ->
                [genitive] Planeten
                [dative] Planeten
                [accusative] Planeten
               *[nominative] Planet
            }
    }
    .gender = m
    .plain = Planet

subtype-power-plant =
    { $number ->
        [many]
            { $case ->
                [dative] Kraftwerken
               *[nominative] Kraftwerke
            }
       *[one]
            { $case ->
                [genitive] Kraftwerks
               *[nominative] Kraftwerk
            }
    }
    .gender = n
    .plain = Kraftwerk

subtype-sphere =
    { $number ->
        [many] Sphären
       *[one] Sphäre
    }
    .gender = f
    .plain = Sphäre

subtype-tower =
    { $number ->
        [many]
            { $case ->
                [dative] Türmen
               *[nominative] Türme
            }
       *[one]
            { $case ->
                [genitive] Turms
               *[nominative] Turm
            }
    }
    .gender = m
    .plain = Turm

subtype-town =
    { $number ->
        [many]
            { $case ->
                [dative] Städten
               *[nominative] Städte
            }
       *[one] Stadt
    }
    .gender = f
    .plain = Stadt

subtype-aura =
    { $number ->
        [many] Auren
       *[one] Aura
    }
    .gender = f
    .plain = Aura

subtype-equipment =
    { $number ->
        [many] Ausrüstungen
       *[one] Ausrüstung
    }
    .gender = f
    .plain = Ausrüstung

subtype-vehicle =
    { $number ->
        [many]
            { $case ->
                [dative] Fahrzeugen
               *[nominative] Fahrzeuge
            }
       *[one]
            { $case ->
                [genitive] Fahrzeugs
               *[nominative] Fahrzeug
            }
    }
    .gender = n
    .plain = Fahrzeug

subtype-spacecraft =
    { $number ->
        [many]
            { $case ->
                [dative] Raumschiffen
               *[nominative] Raumschiffe
            }
       *[one]
            { $case ->
                [genitive] Raumschiffs
               *[nominative] Raumschiff
            }
    }
    .gender = n
    .plain = Raumschiff

subtype-treasure =
    { $number ->
        [many]
            { $case ->
                [dative] Schätzen
               *[nominative] Schätze
            }
       *[one]
            { $case ->
                [genitive] Schatzes
               *[nominative] Schatz
            }
    }
    .gender = m
    .plain = Schatz

subtype-food =
    { $number ->
        [many] Speisen
       *[one] Speise
    }
    .gender = f
    .plain = Speise

subtype-gold =
    { $number ->
        [many] Gold
       *[one]
            { $case ->
                [genitive] Goldes
               *[nominative] Gold
            }
    }
    .gender = n
    .plain = Gold

subtype-shard =
    { $number ->
        [many]
            { $case ->
                [dative] Splittern
               *[nominative] Splitter
            }
       *[one]
            { $case ->
                [genitive] Splitters
               *[nominative] Splitter
            }
    }
    .gender = m
    .plain = Splitter

subtype-clue =
    { $number ->
        [many]
            { $case ->
                [dative] Hinweisen
               *[nominative] Hinweise
            }
       *[one]
            { $case ->
                [genitive] Hinweises
               *[nominative] Hinweis
            }
    }
    .gender = m
    .plain = Hinweis

subtype-blood =
    { $number ->
        [many] Blut
       *[one]
            { $case ->
                [genitive] Blutes
               *[nominative] Blut
            }
    }
    .gender = n
    .plain = Blut

subtype-powerstone =
    { $number ->
        [many]
            { $case ->
                [dative] Kraftsteinen
               *[nominative] Kraftsteine
            }
       *[one]
            { $case ->
                [genitive] Kraftsteins
               *[nominative] Kraftstein
            }
    }
    .gender = m
    .plain = Kraftstein

subtype-incubator =
    { $number ->
        [many] Brutkästen
       *[one]
            { $case ->
                [genitive] Brutkastens
               *[nominative] Brutkasten
            }
    }
    .gender = m
    .plain = Brutkasten

subtype-map =
    { $number ->
        [many] Landkarten
       *[one] Landkarte
    }
    .gender = f
    .plain = Landkarte

subtype-junk =
    { $number ->
        [many] Schrott
       *[one]
            { $case ->
                [genitive] Schrotts
               *[nominative] Schrott
            }
    }
    .gender = m
    .plain = Schrott

subtype-lander =
    { $number ->
        [many] Landefähren
       *[one] Landefähre
    }
    .gender = f
    .plain = Landefähre

subtype-mutagen =
    { $number ->
        [many]
            { $case ->
                [dative] Mutagenen
               *[nominative] Mutagene
            }
       *[one]
            { $case ->
                [genitive] Mutagens
               *[nominative] Mutagen
            }
    }
    .gender = n
    .plain = Mutagen

subtype-vibranium =
    { $number ->
        [many] Vibranium
       *[one]
            { $case ->
                [genitive] Vibraniums
               *[nominative] Vibranium
            }
    }
    .gender = n
    .plain = Vibranium

subtype-saga =
    { $number ->
        [many] Sagen
       *[one] Sage
    }
    .gender = f
    .plain = Sage

subtype-room =
    { $number ->
        [many]
            { $case ->
                [dative] Räumen
               *[nominative] Räume
            }
       *[one]
            { $case ->
                [genitive] Raums
               *[nominative] Raum
            }
    }
    .gender = m
    .plain = Raum

subtype-role =
    { $number ->
        [many] Rollen
       *[one] Rolle
    }
    .gender = f
    .plain = Rolle

subtype-curse =
    { $number ->
        [many]
            { $case ->
                [dative] Flüchen
               *[nominative] Flüche
            }
       *[one]
            { $case ->
                [genitive] Fluchs
               *[nominative] Fluch
            }
    }
    .gender = m
    .plain = Fluch

subtype-class =
    { $number ->
        [many] Klassen
       *[one] Klasse
    }
    .gender = f
    .plain = Klasse

subtype-case =
    { $number ->
        [many]
            { $case ->
                [dative] Fällen
               *[nominative] Fälle
            }
       *[one]
            { $case ->
                [genitive] Falls
               *[nominative] Fall
            }
    }
    .gender = m
    .plain = Fall

subtype-adventure =
    { $number ->
        [many]
            { $case ->
                [dative] Abenteuern
               *[nominative] Abenteuer
            }
       *[one]
            { $case ->
                [genitive] Abenteuers
               *[nominative] Abenteuer
            }
    }
    .gender = n
    .plain = Abenteuer

subtype-arcane =
    { $number ->
        [many] Arkan
       *[one] Arkan
    }
    .gender = f
    .plain = Arkan

subtype-siege =
    { $number ->
        [many] Belagerungen
       *[one] Belagerung
    }
    .gender = f
    .plain = Belagerung

subtype-bear =
    { $number ->
        [many] Bären
       *[one]
            { $case ->
                [genitive] Bären
                [dative] Bären
                [accusative] Bären
               *[nominative] Bär
            }
    }
    .gender = m
    .plain = Bär

subtype-zombie =
    { $number ->
        [many] Zombies
       *[one]
            { $case ->
                [genitive] Zombies
               *[nominative] Zombie
            }
    }
    .gender = m
    .plain = Zombie

subtype-human =
    { $number ->
        [many] Menschen
       *[one]
            { $case ->
                [genitive] Menschen
                [dative] Menschen
                [accusative] Menschen
               *[nominative] Mensch
            }
    }
    .gender = m
    .plain = Mensch

subtype-elf =
    { $number ->
        [many] Elfen
       *[one]
            { $case ->
                [genitive] Elfen
                [dative] Elfen
                [accusative] Elfen
               *[nominative] Elf
            }
    }
    .gender = m
    .plain = Elf

subtype-shapeshifter =
    { $number ->
        [many]
            { $case ->
                [dative] Gestaltwandlern
               *[nominative] Gestaltwandler
            }
       *[one]
            { $case ->
                [genitive] Gestaltwandlers
               *[nominative] Gestaltwandler
            }
    }
    .gender = m
    .plain = Gestaltwandler

subtype-goblin =
    { $number ->
        [many] Goblins
       *[one]
            { $case ->
                [genitive] Goblins
               *[nominative] Goblin
            }
    }
    .gender = m
    .plain = Goblin

subtype-warrior =
    { $number ->
        [many]
            { $case ->
                [dative] Kriegern
               *[nominative] Krieger
            }
       *[one]
            { $case ->
                [genitive] Kriegers
               *[nominative] Krieger
            }
    }
    .gender = m
    .plain = Krieger

subtype-vampire =
    { $number ->
        [many]
            { $case ->
                [dative] Vampiren
               *[nominative] Vampire
            }
       *[one]
            { $case ->
                [genitive] Vampirs
               *[nominative] Vampir
            }
    }
    .gender = m
    .plain = Vampir

subtype-saproling =
    { $number ->
        [many]
            { $case ->
                [dative] Saprolingen
               *[nominative] Saprolinge
            }
       *[one]
            { $case ->
                [genitive] Saprolings
               *[nominative] Saproling
            }
    }
    .gender = m
    .plain = Saproling

subtype-elemental =
    { $number ->
        [many] Elementarwesen
       *[one]
            { $case ->
                [genitive] Elementarwesens
               *[nominative] Elementarwesen
            }
    }
    .gender = n
    .plain = Elementarwesen

subtype-warlock =
    { $number ->
        [many]
            { $case ->
                [dative] Hexenmeistern
               *[nominative] Hexenmeister
            }
       *[one]
            { $case ->
                [genitive] Hexenmeisters
               *[nominative] Hexenmeister
            }
    }
    .gender = m
    .plain = Hexenmeister
subtype-fox =
    { $number ->
        [many]
            { $case ->
                [dative] Füchsen
               *[nominative] Füchse
            }
       *[one]
            { $case ->
                [genitive] Fuchses
               *[nominative] Fuchs
            }
    }
    .gender = m
    .plain = Fuchs
subtype-wizard =
    { $number ->
        [many]
            { $case ->
                [dative] Zauberern
               *[nominative] Zauberer
            }
       *[one]
            { $case ->
                [genitive] Zauberers
               *[nominative] Zauberer
            }
    }
    .gender = m
    .plain = Zauberer

subtype-spirit =
    { $number ->
        [many]
            { $case ->
                [dative] Geistern
               *[nominative] Geister
            }
       *[one]
            { $case ->
                [genitive] Geistes
               *[nominative] Geist
            }
    }
    .gender = m
    .plain = Geist

subtype-soldier =
    { $number ->
        [many] Soldaten
       *[one]
            { $case ->
                [genitive] Soldaten
                [dative] Soldaten
                [accusative] Soldaten
               *[nominative] Soldat
            }
    }
    .gender = m
    .plain = Soldat

subtype-druid =
    { $number ->
        [many] Druiden
       *[one]
            { $case ->
                [genitive] Druiden
                [dative] Druiden
                [accusative] Druiden
               *[nominative] Druide
            }
    }
    .gender = m
    .plain = Druide

subtype-faerie =
    { $number ->
        [many] Feen
       *[one] Fee
    }
    .gender = f
    .plain = Fee

subtype-knight =
    { $number ->
        [many]
            { $case ->
                [dative] Rittern
               *[nominative] Ritter
            }
       *[one]
            { $case ->
                [genitive] Ritters
               *[nominative] Ritter
            }
    }
    .gender = m
    .plain = Ritter

subtype-bird =
    { $number ->
        [many]
            { $case ->
                [dative] Vögeln
               *[nominative] Vögel
            }
       *[one]
            { $case ->
                [genitive] Vogels
               *[nominative] Vogel
            }
    }
    .gender = m
    .plain = Vogel

subtype-construct =
    { $number ->
        [many]
            { $case ->
                [dative] Konstrukten
               *[nominative] Konstrukte
            }
       *[one]
            { $case ->
                [genitive] Konstrukts
               *[nominative] Konstrukt
            }
    }
    .gender = n
    .plain = Konstrukt

subtype-snake =
    { $number ->
        [many] Schlangen
       *[one] Schlange
    }
    .gender = f
    .plain = Schlange

subtype-avatar =
    { $number ->
        [many]
            { $case ->
                [dative] Avataren
               *[nominative] Avatare
            }
       *[one]
            { $case ->
                [genitive] Avatars
               *[nominative] Avatar
            }
    }
    .gender = m
    .plain = Avatar

subtype-phyrexian =
    { $number ->
        [many]
            { $case ->
                [dative] Phyrexianern
               *[nominative] Phyrexianer
            }
       *[one]
            { $case ->
                [genitive] Phyrexianers
               *[nominative] Phyrexianer
            }
    }
    .gender = m
    .plain = Phyrexianer

subtype-drake =
    { $number ->
        [many] Sceadas
       *[one] Sceada
    }
    .gender = m
    .plain = Sceada

subtype-dryad =
    { $number ->
        [many] Dryaden
       *[one] Dryade
    }
    .gender = f
    .plain = Dryade

subtype-dragon =
    { $number ->
        [many] Drachen
       *[one]
            { $case ->
                [genitive] Drachen
                [dative] Drachen
                [accusative] Drachen
               *[nominative] Drache
            }
    }
    .gender = m
    .plain = Drache

subtype-beast =
    { $number ->
        [many] Bestien
       *[one] Bestie
    }
    .gender = f
    .plain = Bestie

subtype-brushwagg =
    { $number ->
        [many] Brushwaggs
       *[one]
            { $case ->
                [genitive] Brushwaggs
               *[nominative] Brushwagg
            }
    }
    .gender = m
    .plain = Brushwagg

subtype-cleric =
    { $number ->
        [many]
            { $case ->
                [dative] Klerikern
               *[nominative] Kleriker
            }
       *[one]
            { $case ->
                [genitive] Klerikers
               *[nominative] Kleriker
            }
    }
    .gender = m
    .plain = Kleriker

subtype-insect =
    { $number ->
        [many] Insekten
       *[one]
            { $case ->
                [genitive] Insekts
               *[nominative] Insekt
            }
    }
    .gender = n
    .plain = Insekt

subtype-merfolk =
    { $number ->
        [many]
            { $case ->
                [dative] Meervölkern
               *[nominative] Meervölker
            }
       *[one]
            { $case ->
                [genitive] Meervolks
               *[nominative] Meervolk
            }
    }
    .gender = n
    .plain = Meervolk

subtype-eldrazi =
    { $number ->
        [many]
            { $case ->
                [dative] Eldrazin
               *[nominative] Eldrazi
            }
       *[one] Eldrazi
    }
    .gender = m
    .plain = Eldrazi

subtype-elk =
    { $number ->
        [many]
            { $case ->
                [dative] Elchen
               *[nominative] Elche
            }
       *[one]
            { $case ->
                [genitive] Elchs
               *[nominative] Elch
            }
    }
    .gender = m
    .plain = Elch

subtype-angel =
    { $number ->
        [many]
            { $case ->
                [dative] Engeln
               *[nominative] Engel
            }
       *[one]
            { $case ->
                [genitive] Engels
               *[nominative] Engel
            }
    }
    .gender = m
    .plain = Engel

subtype-shaman =
    { $number ->
        [many] Schamanen
       *[one]
            { $case ->
                [genitive] Schamanen
                [dative] Schamanen
                [accusative] Schamanen
               *[nominative] Schamane
            }
    }
    .gender = m
    .plain = Schamane

subtype-treefolk =
    { $number ->
        [many]
            { $case ->
                [dative] Baumvölkern
               *[nominative] Baumvölker
            }
       *[one]
            { $case ->
                [genitive] Baumvolks
               *[nominative] Baumvolk
            }
    }
    .gender = n
    .plain = Baumvolk

subtype-rogue =
    { $number ->
        [many]
            { $case ->
                [dative] Räubern
               *[nominative] Räuber
            }
       *[one]
            { $case ->
                [genitive] Räubers
               *[nominative] Räuber
            }
    }
    .gender = m
    .plain = Räuber

subtype-drone =
    { $number ->
        [many] Drohnen
       *[one] Drohne
    }
    .gender = f
    .plain = Drohne

subtype-golem =
    { $number ->
        [many] Golems
       *[one]
            { $case ->
                [genitive] Golems
               *[nominative] Golem
            }
    }
    .gender = m
    .plain = Golem

subtype-lhurgoyf =
    { $number ->
        [many] Lhurgoyfs
       *[one]
            { $case ->
                [genitive] Lhurgoyfs
               *[nominative] Lhurgoyf
            }
    }
    .gender = m
    .plain = Lhurgoyf

subtype-berserker =
    { $number ->
        [many]
            { $case ->
                [dative] Berserkern
               *[nominative] Berserker
            }
       *[one]
            { $case ->
                [genitive] Berserkers
               *[nominative] Berserker
            }
    }
    .gender = m
    .plain = Berserker

subtype-scout =
    { $number ->
        [many]
            { $case ->
                [dative] Spähern
               *[nominative] Späher
            }
       *[one]
            { $case ->
                [genitive] Spähers
               *[nominative] Späher
            }
    }
    .gender = m
    .plain = Späher

subtype-elephant =
    { $number ->
        [many] Elefanten
       *[one]
            { $case ->
                [genitive] Elefanten
                [dative] Elefanten
                [accusative] Elefanten
               *[nominative] Elefant
            }
    }
    .gender = m
    .plain = Elefant

subtype-assembly-worker =
    { $number ->
        [many]
            { $case ->
                [dative] Montagearbeitern
               *[nominative] Montagearbeiter
            }
       *[one]
            { $case ->
                [genitive] Montagearbeiters
               *[nominative] Montagearbeiter
            }
    }
    .gender = m
    .plain = Montagearbeiter

subtype-scarecrow =
    { $number ->
        [many] Vogelscheuchen
       *[one] Vogelscheuche
    }
    .gender = f
    .plain = Vogelscheuche

subtype-hydra =
    { $number ->
        [many] Hydras
       *[one] Hydra
    }
    .gender = f
    .plain = Hydra

subtype-illusion =
    { $number ->
        [many] Illusionen
       *[one] Illusion
    }
    .gender = f
    .plain = Illusion

subtype-plant =
    { $number ->
        [many] Pflanzen
       *[one] Pflanze
    }
    .gender = f
    .plain = Pflanze

subtype-citizen =
    { $number ->
        [many]
            { $case ->
                [dative] Bürgern
               *[nominative] Bürger
            }
       *[one]
            { $case ->
                [genitive] Bürgers
               *[nominative] Bürger
            }
    }
    .gender = m
    .plain = Bürger

subtype-wall =
    { $number ->
        [many] Mauern
       *[one] Mauer
    }
    .gender = f
    .plain = Mauer

subtype-noble =
    { $number ->
        [many]
            { $case ->
                [dative] Adligen
               *[nominative] Adlige
            }
       *[one]
            { $case ->
                [genitive] Adligen
                [dative] Adligen
                [accusative] Adligen
               *[nominative] Adliger
            }
    }
    .gender = m
    .plain = Adliger

subtype-rat =
    { $number ->
        [many] Ratten
       *[one] Ratte
    }
    .gender = f
    .plain = Ratte

subtype-horse =
    { $number ->
        [many]
            { $case ->
                [dative] Pferden
               *[nominative] Pferde
            }
       *[one]
            { $case ->
                [genitive] Pferds
               *[nominative] Pferd
            }
    }
    .gender = n
    .plain = Pferd

subtype-mount =
    { $number ->
        [many]
            { $case ->
                [dative] Reittieren
               *[nominative] Reittiere
            }
       *[one]
            { $case ->
                [genitive] Reittiers
               *[nominative] Reittier
            }
    }
    .gender = n
    .plain = Reittier

subtype-porcupine =
    { $number ->
        [many]
            { $case ->
                [dative] Stachelschweinen
               *[nominative] Stachelschweine
            }
       *[one]
            { $case ->
                [genitive] Stachelschweins
               *[nominative] Stachelschwein
            }
    }
    .gender = n
    .plain = Stachelschwein

subtype-sliver =
    { $number ->
        [many]
            { $case ->
                [dative] Remasurin
               *[nominative] Remasuri
            }
       *[one] Remasuri
    }
    .gender = m
    .plain = Remasuri

subtype-zubera =
    { $number ->
        [many] Zubera
       *[one] Zubera
    }
    .gender = m
    .plain = Zubera

subtype-ogre =
    { $number ->
        [many]
            { $case ->
                [dative] Ogern
               *[nominative] Oger
            }
       *[one]
            { $case ->
                [genitive] Ogers
               *[nominative] Oger
            }
    }
    .gender = m
    .plain = Oger

subtype-orc =
    { $number ->
        [many]
            { $case ->
                [dative] Orks
               *[nominative] Orks
            }
       *[one]
            { $case ->
                [genitive] Orks
               *[nominative] Ork
            }
    }
    .gender = m
    .plain = Ork

subtype-nymph =
    { $number ->
        [many] Nymphen
       *[one] Nymphe
    }
    .gender = f
    .plain = Nymphe

subtype-frog =
    { $number ->
        [many]
            { $case ->
                [dative] Fröschen
               *[nominative] Frösche
            }
       *[one]
            { $case ->
                [genitive] Frosches
               *[nominative] Frosch
            }
    }
    .gender = m
    .plain = Frosch

subtype-giant =
    { $number ->
        [many] Riesen
       *[one]
            { $case ->
                [genitive] Riesen
                [dative] Riesen
                [accusative] Riesen
               *[nominative] Riese
            }
    }
    .gender = m
    .plain = Riese

subtype-thopter =
    { $number ->
        [many]
            { $case ->
                [dative] Thoptern
               *[nominative] Thopter
            }
       *[one]
            { $case ->
                [genitive] Thopters
               *[nominative] Thopter
            }
    }
    .gender = m
    .plain = Thopter

subtype-ooze =
    { $number ->
        [many] Schlammwesen
       *[one]
            { $case ->
                [genitive] Schlammwesens
               *[nominative] Schlammwesen
            }
    }
    .gender = n
    .plain = Schlammwesen

subtype-werewolf =
    { $number ->
        [many]
            { $case ->
                [dative] Werwölfen
               *[nominative] Werwölfe
            }
       *[one]
            { $case ->
                [genitive] Werwolfs
               *[nominative] Werwolf
            }
    }
    .gender = m
    .plain = Werwolf

subtype-god =
    { $number ->
        [many]
            { $case ->
                [dative] Göttern
               *[nominative] Götter
            }
       *[one]
            { $case ->
                [genitive] Gottes
               *[nominative] Gott
            }
    }
    .gender = m
    .plain = Gott

subtype-goat =
    { $number ->
        [many] Ziegen
       *[one] Ziege
    }
    .gender = f
    .plain = Ziege

subtype-crocodile =
    { $number ->
        [many]
            { $case ->
                [dative] Krokodilen
               *[nominative] Krokodile
            }
       *[one]
            { $case ->
                [genitive] Krokodils
               *[nominative] Krokodil
            }
    }
    .gender = n
    .plain = Krokodil

subtype-kithkin =
    { $number ->
        [many] Kithkin
       *[one] Kithkin
    }
    .gender = m
    .plain = Kithkin

subtype-slug =
    { $number ->
        [many] Schnecken
       *[one] Schnecke
    }
    .gender = f
    .plain = Schnecke

subtype-wurm =
    { $number ->
        [many]
            { $case ->
                [dative] Würmern
               *[nominative] Würmer
            }
       *[one]
            { $case ->
                [genitive] Wurms
               *[nominative] Wurm
            }
    }
    .gender = m
    .plain = Wurm

subtype-lizard =
    { $number ->
        [many] Eidechsen
       *[one] Eidechse
    }
    .gender = f
    .plain = Eidechse

subtype-weird =
    { $number ->
        [many] Weirds
       *[one]
            { $case ->
                [genitive] Weirds
               *[nominative] Weird
            }
    }
    .gender = m
    .plain = Weird

subtype-advisor =
    { $number ->
        [many]
            { $case ->
                [dative] Beratern
               *[nominative] Berater
            }
       *[one]
            { $case ->
                [genitive] Beraters
               *[nominative] Berater
            }
    }
    .gender = m
    .plain = Berater

subtype-myr =
    { $number ->
        [many]
            { $case ->
                [dative] Myrn
               *[nominative] Myr
            }
       *[one] Myr
    }
    .gender = m
    .plain = Myr

subtype-nightmare =
    { $number ->
        [many]
            { $case ->
                [dative] Nachtmahren
               *[nominative] Nachtmahre
            }
       *[one]
            { $case ->
                [genitive] Nachtmahrs
               *[nominative] Nachtmahr
            }
    }
    .gender = m
    .plain = Nachtmahr

subtype-raccoon =
    { $number ->
        [many] Waschbären
       *[one]
            { $case ->
                [genitive] Waschbären
                [dative] Waschbären
                [accusative] Waschbären
               *[nominative] Waschbär
            }
    }
    .gender = m
    .plain = Waschbär

subtype-bard =
    { $number ->
        [many] Barden
       *[one]
            { $case ->
                [genitive] Barden
                [dative] Barden
                [accusative] Barden
               *[nominative] Barde
            }
    }
    .gender = m
    .plain = Barde

subtype-demon =
    { $number ->
        [many] Dämonen
       *[one]
            { $case ->
                [genitive] Dämons
               *[nominative] Dämon
            }
    }
    .gender = m
    .plain = Dämon

subtype-dinosaur =
    { $number ->
        [many]
            { $case ->
                [dative] Dinosauriern
               *[nominative] Dinosaurier
            }
       *[one]
            { $case ->
                [genitive] Dinosauriers
               *[nominative] Dinosaurier
            }
    }
    .gender = m
    .plain = Dinosaurier

subtype-horror =
    { $number ->
        [many] Schrecken
       *[one]
            { $case ->
                [genitive] Schreckens
               *[nominative] Schrecken
            }
    }
    .gender = m
    .plain = Schrecken

subtype-mutant =
    { $number ->
        [many] Mutanten
       *[one]
            { $case ->
                [genitive] Mutanten
                [dative] Mutanten
                [accusative] Mutanten
               *[nominative] Mutant
            }
    }
    .gender = m
    .plain = Mutant

subtype-mercenary =
    { $number ->
        [many]
            { $case ->
                [dative] Söldnern
               *[nominative] Söldner
            }
       *[one]
            { $case ->
                [genitive] Söldners
               *[nominative] Söldner
            }
    }
    .gender = m
    .plain = Söldner

subtype-hero =
    { $number ->
        [many] Helden
       *[one]
            { $case ->
                [genitive] Helden
                [dative] Helden
                [accusative] Helden
               *[nominative] Held
            }
    }
    .gender = m
    .plain = Held

subtype-dog =
    { $number ->
        [many]
            { $case ->
                [dative] Hunden
               *[nominative] Hunde
            }
       *[one]
            { $case ->
                [genitive] Hundes
               *[nominative] Hund
            }
    }
    .gender = m
    .plain = Hund

subtype-pirate =
    { $number ->
        [many] Piraten
       *[one]
            { $case ->
                [genitive] Piraten
                [dative] Piraten
                [accusative] Piraten
               *[nominative] Pirat
            }
    }
    .gender = m
    .plain = Pirat

subtype-vedalken =
    { $number ->
        [many] Vedalken
       *[one] Vedalken
    }
    .gender = m
    .plain = Vedalken

subtype-dwarf =
    { $number ->
        [many]
            { $case ->
                [dative] Zwergen
               *[nominative] Zwerge
            }
       *[one]
            { $case ->
                [genitive] Zwergs
               *[nominative] Zwerg
            }
    }
    .gender = m
    .plain = Zwerg

subtype-cat =
    { $number ->
        [many] Katzen
       *[one] Katze
    }
    .gender = f
    .plain = Katze

subtype-wolf =
    { $number ->
        [many]
            { $case ->
                [dative] Wölfen
               *[nominative] Wölfe
            }
       *[one]
            { $case ->
                [genitive] Wolfes
               *[nominative] Wolf
            }
    }
    .gender = m
    .plain = Wolf

subtype-sheep =
    { $number ->
        [many]
            { $case ->
                [dative] Schafen
               *[nominative] Schafe
            }
       *[one]
            { $case ->
                [genitive] Schafs
               *[nominative] Schaf
            }
    }
    .gender = n
    .plain = Schaf

subtype-reflection =
    { $number ->
        [many] Spiegelungen
       *[one] Spiegelung
    }
    .gender = f
    .plain = Spiegelung

subtype-whale =
    { $number ->
        [many]
            { $case ->
                [dative] Walen
               *[nominative] Wale
            }
       *[one]
            { $case ->
                [genitive] Wals
               *[nominative] Wal
            }
    }
    .gender = m
    .plain = Wal

subtype-monk =
    { $number ->
        [many]
            { $case ->
                [dative] Mönchen
               *[nominative] Mönche
            }
       *[one]
            { $case ->
                [genitive] Mönchs
               *[nominative] Mönch
            }
    }
    .gender = m
    .plain = Mönch

subtype-incarnation =
    { $number ->
        [many] Inkarnationen
       *[one] Inkarnation
    }
    .gender = f
    .plain = Inkarnation

subtype-djinn =
    { $number ->
        [many] Dschinns
       *[one]
            { $case ->
                [genitive] Dschinns
               *[nominative] Dschinn
            }
    }
    .gender = m
    .plain = Dschinn

subtype-elder =
    { $number ->
        [many]
            { $case ->
                [dative] Ältesten
               *[nominative] Älteste
            }
       *[one]
            { $case ->
                [genitive] Ältesten
                [dative] Ältesten
                [accusative] Ältesten
               *[nominative] Ältester
            }
    }
    .gender = m
    .plain = Ältester

subtype-octopus =
    { $number ->
        [many] Kraken
       *[one]
            { $case ->
                [genitive] Kraken
                [dative] Kraken
                [accusative] Kraken
               *[nominative] Krake
            }
    }
    .gender = m
    .plain = Krake

subtype-fungus =
    { $number ->
        [many]
            { $case ->
                [dative] Fungussen
               *[nominative] Fungusse
            }
       *[one] Fungus
    }
    .gender = m
    .plain = Fungus

subtype-boar =
    { $number ->
        [many]
            { $case ->
                [dative] Wildschweinen
               *[nominative] Wildschweine
            }
       *[one]
            { $case ->
                [genitive] Wildschweins
               *[nominative] Wildschwein
            }
    }
    .gender = n
    .plain = Wildschwein

subtype-juggernaut =
    { $number ->
        [many]
            { $case ->
                [dative] Molochen
               *[nominative] Moloche
            }
       *[one]
            { $case ->
                [genitive] Molochs
               *[nominative] Moloch
            }
    }
    .gender = m
    .plain = Moloch

subtype-praetor =
    { $number ->
        [many] Prätoren
       *[one]
            { $case ->
                [genitive] Prätors
               *[nominative] Prätor
            }
    }
    .gender = m
    .plain = Prätor

subtype-leech =
    { $number ->
        [many]
            { $case ->
                [dative] Egeln
               *[nominative] Egel
            }
       *[one]
            { $case ->
                [genitive] Egels
               *[nominative] Egel
            }
    }
    .gender = m
    .plain = Egel

subtype-spider =
    { $number ->
        [many] Spinnen
       *[one] Spinne
    }
    .gender = f
    .plain = Spinne

subtype-every-creature-type =
    { $number ->
        [many] Kreaturentypen
       *[one]
            { $case ->
                [genitive] jedes Kreaturentyps
                [dative] jedem Kreaturentyp
                [accusative] jeden Kreaturentyp
               *[nominative] jeder Kreaturentyp
            }
    }
    .gender = m
    .plain = jeder Kreaturentyp

subtype-squirrel =
    { $number ->
        [many] Eichhörnchen
       *[one]
            { $case ->
                [genitive] Eichhörnchens
               *[nominative] Eichhörnchen
            }
    }
    .gender = n
    .plain = Eichhörnchen

subtype-barbarian =
    { $number ->
        [many] Barbaren
       *[one]
            { $case ->
               *[nominative] Barbar
                [genitive] Barbaren
                [dative] Barbaren
                [accusative] Barbaren
            }
    }
    .gender = m
    .plain = Barbar

subtype-licid =
    { $number ->
        [many] Licide
       *[one]
            { $case ->
               *[nominative] Licid
                [genitive] Licids
                [dative] Licid
                [accusative] Licid
            }
    }
    .gender = m
    .plain = Licid

subtype-toy =
    { $number ->
        [many] Spielzeuge
       *[one]
            { $case ->
                [genitive] Spielzeugs
               *[nominative] Spielzeug
            }
    }
    .gender = n
    .plain = Spielzeug

subtype-mouse =
    { $number ->
        [many]
            { $case ->
                [dative] Mäusen
               *[nominative] Mäuse
            }
       *[one]
            { $case ->
                [genitive] Maus
               *[nominative] Maus
            }
    }
    .gender = f
    .plain = Maus

subtype-minotaur =
    { $number ->
        [many]
            { $case ->
                [dative] Minotauren
               *[nominative] Minotauren
            }
       *[one]
            { $case ->
                [genitive] Minotaurus
               *[nominative] Minotaurus
            }
    }
    .gender = m
    .plain = Minotaurus

subtype-sphinx =
    { $number ->
        [many]
            { $case ->
                [dative] Sphinxen
               *[nominative] Sphinxe
            }
       *[one]
            { $case ->
                [genitive] Sphinx
               *[nominative] Sphinx
            }
    }
    .gender = f
    .plain = Sphinx

subtype-ninja =
    { $number ->
        [many]
            { $case ->
                [dative] Ninjas
               *[nominative] Ninjas
            }
       *[one]
            { $case ->
                [genitive] Ninjas
               *[nominative] Ninja
            }
    }
    .gender = m
    .plain = Ninja

subtype-ally =
    { $number ->
        [many]
            { $article ->
                [none]
                    { $case ->
                        [dative] Verbündeten
                        [genitive] Verbündeter
                       *[nominative] Verbündete
                    }
               *[definite] Verbündeten
            }
       *[one]
            { $case ->
                [nominative]
                    { $article ->
                        [none] Verbündeter
                        [indefinite] Verbündeter
                       *[definite] Verbündete
                    }
               *[other] Verbündeten
            }
    }
    .gender = m
    .plain = Verbündeter

subtype-kor =
    { $number ->
        [many] Kor
       *[one] Kor
    }
    .gender = m
    .plain = Kor

subtype-cyberman =
    { $number ->
        [many] Cybermen
       *[one] Cyberman
    }
    .gender = m
    .plain = Cyberman
