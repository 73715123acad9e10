### Lignes de type, telles que les cartes les impriment.

printed-line = { $left } : { $list }
printed-left = { $line }

# « créature-artefact » : l'ordre inverse de l'anglais.
type-compound = { $rest }-{ $first }
    .gender = { GENDER($rest) }

line-of-color = { $line } (indicateur de couleur : { $colors })
line-of-back = { $line } (verso de { $front })
line-of-melded = { $line } (assimilation de { $front } et de { $other })
line-of-token = { $line } (jeton, { $colors })
line-of-half =
    { $line } ({ $half ->
        [right] moitié droite
       *[left] moitié gauche
    })
# A card that is not printed.
line-of-made-up = { $line } (inventée)

line-of-nothing = sans type de carte
line-object = objet
    .gender = m
line-without-types = { $line } sans type de carte
    .gender = m
every-creature-type = tous les types de créature
every-land-type = tous les types de terrain
every-nonbasic-land-type = tous les types de terrain autres que les types de base

line-basic =
    { $line } de base
    .gender = { GENDER($line) }

line-basic-snow =
    { $line } { GENDER($line) ->
        [f] neigeuse
       *[m] neigeux
    } de base
    .gender = { GENDER($line) }

line-snow =
    { $line } { GENDER($line) ->
        [f] neigeuse
       *[m] neigeux
    }
    .gender = { GENDER($line) }

line-world =
    { $line } du monde
    .gender = { GENDER($line) }

line-ongoing =
    { $line } en cours
    .gender = { GENDER($line) }

line-kindred =
    { $line } { GENDER($line) ->
        [f] tribale
       *[m] tribal
    }
    .gender = { GENDER($line) }

line-legendary =
    { $line } légendaire
    .gender = { GENDER($line) }

line-type-artifact = artefact
    .gender = m

line-type-battle = bataille
    .gender = f

line-type-conspiracy = conspiration
    .gender = f

line-type-creature = créature
    .gender = f

line-type-dungeon = donjon
    .gender = m

line-type-enchantment = enchantement
    .gender = m

line-type-instant = éphémère
    .gender = m

line-type-kindred = tribal
    .gender = m

line-type-land = terrain
    .gender = m

line-type-phenomenon = phénomène
    .gender = m

line-type-plane = plan
    .gender = m

line-type-planeswalker = planeswalker
    .gender = m

line-type-scheme = machination
    .gender = f

line-type-sorcery = rituel
    .gender = m

line-type-vanguard = avant-garde
    .gender = f

line-supertype-basic = de base
line-supertype-legendary = légendaire
line-supertype-ongoing = en cours
line-supertype-snow = neigeux
line-supertype-world = du monde
