### Les mots fixes des questionnaires et de leurs corrigés.

sheet-title = Couches : questionnaire
sheet-title-key = Couches : corrigé
sheet-title-both = Couches : questions et réponses

sheet-name = Nom
sheet-date = Date
sheet-your-answers = Vos réponses
sheet-score = Points

sheet-rules = Règles : { $title }, en vigueur depuis le { $date }
sheet-seed = Graine : { $seed }
sheet-select = Choix : { $select }
sheet-corpus = Corpus : { $digest }
sheet-count =
    { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }

sheet-how-to = Chaque question porte sur un instant d'une partie. Les cartes sont racontées avec nos propres mots ; ce qu'une carte ne dit pas ici, elle ne le fait pas. Quand plusieurs réponses sont proposées, une seule est juste.
sheet-how-to-boards = Dans les images, les joueurs sont dans l'ordre du tour, le premier en haut. Chaque permanent se trouve chez le joueur sous le contrôle duquel il est arrivé, et près de ce à quoi il est attaché. Ses valeurs sont celles qui y sont imprimées : l'image ne montre rien de ce que les effets continus en font.
sheet-how-to-numbers = Là où les permanents portent un nombre dans un cercle, il dit dans quel ordre ils sont arrivés, 1 pour le premier ; ce qui est arrivé en même temps porte le même nombre.

sheet-question = Question { $number }
sheet-players = Joueurs, dans l'ordre du tour
sheet-cards = Cartes
sheet-no-abilities = aucun texte de règle
sheet-events = Ce qui se passe
sheet-moment = Maintenant
sheet-reading = Comment les règles sont lues ici
sheet-your-answer = Votre réponse

sheet-board = Le champ de bataille
sheet-board-of = Le champ de bataille de la question { $number }
sheet-board-in-words = Le champ de bataille en mots
sheet-board-empty = rien sur le champ de bataille
sheet-elsewhere = Ailleurs

sheet-timestamp = arrivée n° { $number }
sheet-counters = marqueurs : { $kind } × { $count }
sheet-tapped = engagé
sheet-face-down = face cachée
sheet-token = jeton
sheet-attached-to = attaché à : { $host }

sheet-color-w = blanc
sheet-color-u = bleu
sheet-color-b = noir
sheet-color-r = rouge
sheet-color-g = vert
sheet-color-c = incolore
sheet-symbol-s = neigeux
sheet-symbol-p = phyrexian
sheet-symbol-t = engager
sheet-symbol-q = dégager

sheet-answers = Toutes les réponses
sheet-answer = Réponse
sheet-show-answer = Montrer la réponse
sheet-to-question = Vers la question
sheet-layer-by-layer = Couche par couche
sheet-not-because = Ce n'est pas la raison
sheet-options = Les réponses proposées
sheet-right = juste
sheet-wrong = faux
sheet-mistake = Erreur : { $id }

sheet-decided-by = Ce qui décide
sheet-knowledge = Connaissances
sheet-complexity = Complexité
sheet-level = { $level } sur 4
sheet-knowledge-1 = ce que tout joueur rencontre
sheet-knowledge-2 = couches et horodatages
sheet-knowledge-3 = dépendance, effets qui durent sans leur source
sheet-knowledge-4 = recoins des règles
sheet-effects =
    { $count ->
        [one] { $count } effet
       *[other] { $count } effets
    }
sheet-layers =
    { $count ->
        [one] { $count } couche
       *[other] { $count } couches
    }
sheet-dependencies =
    { $count ->
        [one] { $count } dépendance
       *[other] { $count } dépendances
    }
sheet-loops =
    { $count ->
        [one] { $count } boucle de dépendances
       *[other] { $count } boucles de dépendances
    }
sheet-source = Source
sheet-source-of = { $scenario }, révision { $revision }, contrôle { $check }

sheet-made-by = Fait par cr613. Les règles et les cartes sont racontées avec nos propres mots ; les Comprehensive Rules et les cartes imprimées font foi.
