### La page sur les cartes lues dans un fichier.

library-title = Cartes lues dans un fichier
library-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
library-lead = « Comprise » : tout le texte de la carte est compris. « En partie » : certaines de ses capacités sont là et ne changent aucune caractéristique. « Refusée » : une phrase n'est pas comprise, et la carte n'a donc pas de définition.
library-skipped =
    { $count ->
        [one] { $count } entrée du fichier est un jeton, un emblème ou autre, ou une carte qui y figure deux fois.
       *[other] { $count } entrées du fichier sont des jetons, des emblèmes ou autres, ou des cartes qui y figurent deux fois.
    }
library-state = État
library-state-compiled = comprise
library-state-stub = en partie
library-state-refused = refusée
library-share = Part
library-not-understood = Ce qui n'est pas compris, le plus fréquent d'abord
library-placeholders = Phrases avec { $card } pour la carte elle-même, { $number } pour les nombres et { $cost } pour les coûts.
library-first-of = Ce sont les { $shown } premières sur { $count } ; { $file } les a toutes.
library-sentence = Phrase
library-example = Par exemple
library-count = Nombre
