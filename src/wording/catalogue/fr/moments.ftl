### Quand la question se pose, qui joue, ce qui est lu comment ; et les couches.

moment-start = avant que rien ne se passe
moment-end = à la fin
moment-after-step = après l'étape { $step }
players-in-turn-order = joueurs dans l'ordre du tour : { $players }
player-with-numbers = { $name } (au début : { $numbers })
reading-followed = lu comme { $id } : { $words }

stage-layer = couche { $layers }
stage-layers = couches { $layers }
stage-players = joueurs
stage-game-rules = règles du jeu

layer-title-1 = Couche 1 : copie et face cachée
layer-title-1a = Couche 1a : copie
layer-title-1b = Couche 1b : face cachée
layer-title-2 = Couche 2 : contrôle
layer-title-3 = Couche 3 : texte
layer-title-4 = Couche 4 : types
layer-title-5 = Couche 5 : couleurs
layer-title-6 = Couche 6 : capacités
layer-title-6a = Couche 6a : capacités définissant la force et l'endurance
layer-title-6b = Couche 6b : force et endurance définies, et modifiées par ce qui s'est résolu
layer-title-6c = Couche 6c : marqueurs
layer-title-6d = Couche 6d : force et endurance modifiées par des capacités statiques
layer-title-6e = Couche 6e : force et endurance échangées
layer-title-7a = Couche 7a : capacités définissant la force et l'endurance
layer-title-7b = Couche 7b : force et endurance de base
layer-title-7c = Couche 7c : modifications de force et d'endurance
layer-title-7d = Couche 7d : force et endurance échangées
layer-title-7e = Couche 7e : force et endurance échangées

clause-of-today = numéro actuel
clause-later = plus tard
