### Type lines, as cards print them.

# $left is what stands before the dash; the subtypes behind it are $words, $commas or a $list.
printed-line = { $left } — { $words }
printed-left = { $line }

# $first stands before $rest, both card types.
type-compound = { $first } { $rest }

line-of-color = { $line } (color indicator: { $colors })
line-of-back = { $line } (back face of { $front })
line-of-melded = { $line } (melded from { $front } and { $other })
line-of-token = { $line } (token, { $colors })
line-of-half =
    { $line } ({ $half ->
        [right] right half
       *[left] left half
    })
# A card that is not printed.
line-of-made-up = { $line } (made up)

# Of what has no card type, supertype or subtype.
line-of-nothing = without a card type
line-object = object
line-without-types = { $line } without a card type
every-creature-type = every creature type
every-land-type = every land type
every-nonbasic-land-type = every nonbasic land type

# Supertypes: $line is what they stand before.
line-basic = Basic { $line }
line-basic-snow = Basic Snow { $line }
line-snow = Snow { $line }
line-world = World { $line }
line-ongoing = Ongoing { $line }
line-kindred = Kindred { $line }
line-legendary = Legendary { $line }

# Card types.
line-type-artifact = Artifact
line-type-battle = Battle
line-type-conspiracy = Conspiracy
line-type-creature = Creature
line-type-dungeon = Dungeon
line-type-enchantment = Enchantment
line-type-instant = Instant
line-type-kindred = Kindred
line-type-land = Land
line-type-phenomenon = Phenomenon
line-type-plane = Plane
line-type-planeswalker = Planeswalker
line-type-scheme = Scheme
line-type-sorcery = Sorcery
line-type-vanguard = Vanguard

# Supertypes alone.
line-supertype-basic = Basic
line-supertype-legendary = Legendary
line-supertype-ongoing = Ongoing
line-supertype-snow = Snow
line-supertype-world = World
