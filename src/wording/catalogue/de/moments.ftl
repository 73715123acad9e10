### Wann gefragt wird, wer spielt, was wie gelesen wird; und die Layer.

moment-start = bevor etwas geschieht
moment-end = am Ende
moment-after-step = nach Schritt { $step }
players-in-turn-order = Spieler in Zugreihenfolge: { $players }
player-with-numbers = { $name } (zu Beginn: { $numbers })
reading-followed = gelesen als { $id }: { $words }

stage-layer = Layer { $layers }
stage-layers = Layer { $layers }
stage-players = Spieler
stage-game-rules = Spielregeln

layer-title-1 = Layer 1: Kopieren und Verdecktsein
layer-title-1a = Layer 1a: Kopieren
layer-title-1b = Layer 1b: Verdecktsein
layer-title-2 = Layer 2: Kontrolle
layer-title-3 = Layer 3: Text
layer-title-4 = Layer 4: Typen
layer-title-5 = Layer 5: Farben
layer-title-6 = Layer 6: Fähigkeiten
layer-title-6a = Layer 6a: eigenschaftsdefinierende Fähigkeiten für Stärke und Widerstandskraft
layer-title-6b = Layer 6b: Stärke und Widerstandskraft festgelegt und durch verrechnete Zaubersprüche und Fähigkeiten geändert
layer-title-6c = Layer 6c: Marken
layer-title-6d = Layer 6d: Stärke und Widerstandskraft durch statische Fähigkeiten geändert
layer-title-6e = Layer 6e: Stärke und Widerstandskraft vertauscht
layer-title-7a = Layer 7a: eigenschaftsdefinierende Fähigkeiten für Stärke und Widerstandskraft
layer-title-7b = Layer 7b: Basis-Stärke und -Widerstandskraft
layer-title-7c = Layer 7c: Änderungen von Stärke und Widerstandskraft
layer-title-7d = Layer 7d: Stärke und Widerstandskraft vertauscht
layer-title-7e = Layer 7e: Stärke und Widerstandskraft vertauscht

clause-of-today = heutige Nummer
clause-later = später
