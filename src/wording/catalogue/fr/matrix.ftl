### La page qui confronte moteurs et scénarios.

matrix-title = Moteurs et scénarios
matrix-from = les exécutions de { $engines }
matrix-of =
    { $engines ->
        [one] { $engines } moteur
       *[other] { $engines } moteurs
    }, { $scenarios ->
        [one] { $scenarios } scénario
       *[other] { $scenarios } scénarios
    }
matrix-agreed = Aucun moteur qui répond ne donne une autre réponse qu'un autre.
matrix-contested =
    Dans { $contested ->
        [one] { $contested } ligne
       *[other] { $contested } lignes
    } sur { $count }, les moteurs donnent des réponses différentes.
matrix-shared-rows = Les éditions des règles sous lesquelles tous les moteurs se comportent de la même façon partagent une ligne.
matrix-other-readings = Les rapports suivent des lectures différentes des règles.
matrix-other-readings-why = Ils attendent des réponses différentes : ce qui est conforme dans l'un peut être faux dans l'autre.
matrix-unlike =
    { $count ->
        [one] { $count } scénario n'est pas le même
       *[other] { $count } scénarios ne sont pas les mêmes
    } dans tous les rapports :
matrix-unlike-some = { $scenarios }. Là, les réponses ne peuvent pas être comparées.
matrix-unlike-more = { $scenarios } et { $more } de plus. Là, les réponses ne peuvent pas être comparées.
matrix-order = Le plus grand désaccord d'abord
matrix-order-why = Lignes triées par nombre de réponses différentes, du plus grand au plus petit, puis par nombre de moteurs conformes, du plus petit au plus grand. Sur une ligne, la même lettre désigne la même réponse fausse.
matrix-rows = Quelles lignes montrer
matrix-rows-all = toutes les lignes
matrix-rows-contested = où les réponses diffèrent
matrix-rows-wrong = où un moteur se trompe
matrix-wrong-answers = Réponses fausses
matrix-wrong-answer = réponse fausse
matrix-not-run = pas exécuté
matrix-more-values =
    et { $count ->
        [one] { $count } autre valeur
       *[other] { $count } autres valeurs
    }, dans { $file }
matrix-wrong-value = { $subject }, { $what } : { $actual } au lieu de { $expected }
