### When it is asked, who plays, what is read how; and the layers.

moment-start = before anything happens
moment-end = at the end
moment-after-step = after step { $step }
players-in-turn-order = players in turn order: { $players }
player-with-numbers = { $name } (at the start: { $numbers })
reading-followed = read as { $id }: { $words }

stage-layer = layer { $layers }
stage-layers = layers { $layers }
stage-players = players
stage-game-rules = game rules

layer-title-1 = Layer 1: copying and face down
layer-title-1a = Layer 1a: copying
layer-title-1b = Layer 1b: face down
layer-title-2 = Layer 2: control
layer-title-3 = Layer 3: text
layer-title-4 = Layer 4: types
layer-title-5 = Layer 5: colors
layer-title-6 = Layer 6: abilities
layer-title-6a = Layer 6a: characteristic-defining abilities for power and toughness
layer-title-6b = Layer 6b: power and toughness set, and changed by what resolved
layer-title-6c = Layer 6c: counters
layer-title-6d = Layer 6d: power and toughness changed by static abilities
layer-title-6e = Layer 6e: power and toughness switched
layer-title-7a = Layer 7a: characteristic-defining abilities for power and toughness
layer-title-7b = Layer 7b: base power and toughness
layer-title-7c = Layer 7c: changes of power and toughness
layer-title-7d = Layer 7d: power and toughness switched
layer-title-7e = Layer 7e: power and toughness switched

# Behind a clause number: the old number is not known; the clause is younger than the text.
clause-of-today = today's number
clause-later = later
