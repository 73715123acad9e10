### Les mots fixes des formats d'un corrigé : Markdown, CSV, Anki, Moodle, QTI.

format-title = Questions sur les effets continus
format-answers-title = Questions sur les effets continus : les réponses
format-rules = { CAPITAL($title) }, en vigueur depuis le { $effective }.
format-corpus = Corpus : { $digest }.
format-form =
    { $has-select ->
        [yes] Jusqu'à { $count } questions parmi { $select }, graine { $seed }.
       *[no] Jusqu'à { $count } questions de tout le corpus, graine { $seed }.
    }

format-question = Question { $number }
format-levels = Connaissances { $knowledge } sur 4, complexité { $complexity } sur 4

format-players = Joueurs
format-cards = Cartes
format-events = Ce qui s'est passé
format-board = Le champ de bataille
format-elsewhere = Dans les autres zones
format-options = Réponses possibles
format-answer = Réponse
format-option-words = Ce que signifie chaque réponse
format-explanation = Explication
format-not-because = Ce dont les erreurs ne tiennent pas compte

format-timestamp = Ordre d'arrivée
format-object = Permanent
format-player = Contrôleur à l'arrivée
format-mana-cost = Coût de mana
format-line = Type imprimé
format-size = Valeurs imprimées
format-state = État

format-tapped = engagé{ grammar.agree }
format-face-down = face cachée
format-token = jeton
format-attached = attaché{ grammar.agree } à { $host }
format-counters = { $count } × { $kind }
