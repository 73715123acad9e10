report-mistakes = Erreurs fréquentes
report-no-mistakes = Aucune des erreurs recherchées ici ne change ce qui est demandé.
report-mistakes-left-out = Il y a plus de { $count } objets : calculer une telle table selon des règles fausses prend trop de temps pour une page. La commande explain le fait.
report-mistake-also = Avec la même erreur :

report-title = Rapport sur les couches
report-title-of = Rapport sur les couches de { $engine }
report-description =
    { $headline } : { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } où se rencontrent des effets continus de Magic, couche par couche (Comprehensive Rules 613).
report-skip = Aller au contenu
report-nav = Rapport
report-from-run = une exécution de { $engine }
report-made-by = Créé par cr613 d'après { $source }. Les règles sont reformulées ; seules les Comprehensive Rules font foi.
report-overview = Aperçu
report-scenarios = Scénarios
report-scores = Scores
report-cards = Cartes
report-coverage = Couverture
report-english-prose = Les titres des scénarios n'existent qu'en anglais.
report-english-why = Rédigé en anglais.

report-count-scenarios =
    { $count ->
        [one] { $count } scénario
       *[other] { $count } scénarios
    }
report-count-runs =
    { $count ->
        [one] { $count } exécution
       *[other] { $count } exécutions
    }
report-count-values =
    { $count ->
        [one] { $count } valeur
       *[other] { $count } valeurs
    }
report-count-results =
    { $count ->
        [one] { $count } résultat
       *[other] { $count } résultats
    }
report-count-checks =
    { $count ->
        [one] { $count } vérification
       *[other] { $count } vérifications
    }
report-count-steps =
    { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
report-count-readings =
    { $count ->
        [one] { $count } lecture
       *[other] { $count } lectures
    }
report-count-effects =
    { $count ->
        [one] { $count } effet
       *[other] { $count } effets
    }
report-count-dependencies =
    { $count ->
        [one] { $count } dépendance
       *[other] { $count } dépendances
    }
report-more = et { $count } de plus
report-more-in-file = et { $count } de plus, dans { $file }
report-more-changes =
    { $count ->
        [one] { $count } autre changement
       *[other] { $count } autres changements
    }
report-more-objects =
    { $count ->
        [one] { $count } autre objet
       *[other] { $count } autres objets
    }
report-and-so-on = et { $what }
report-none-yet = aucun pour l'instant
report-none = Aucun.
report-nothing = rien

report-nothing-run = Rien n'a été exécuté
report-one-passes = Le scénario est conforme
report-all-pass = Les { $count } scénarios sont tous conformes
report-all-pass-in =
    { $count ->
        [one] Le scénario est conforme
       *[other] Les { $count } scénarios sont tous conformes
    }, en { $runs } exécutions
report-some-pass =
    { $passed } { $count ->
        [one] scénario
       *[other] scénarios
    } sur { $count } { $passed ->
        [one] est conforme
       *[other] sont conformes
    }
report-some-runs-pass =
    { $passed } { $count ->
        [one] exécution
       *[other] exécutions
    } sur { $count }, de { $scenarios ->
        [one] { $scenarios } scénario
       *[other] { $scenarios } scénarios
    }, { $passed ->
        [one] est conforme
       *[other] sont conformes
    }
report-no-claimed-run = Aucune exécution ne demande que ce qui est annoncé
report-claimed-one-passes = La seule exécution annoncée est conforme
report-claimed-pass = Les { $count } exécutions annoncées sont toutes conformes
report-claimed-fail =
    { $failed } { $count ->
        [one] exécution annoncée
       *[other] exécutions annoncées
    } sur { $count } { $failed ->
        [one] n'est pas conforme
       *[other] ne sont pas conformes
    }
report-rules = règles { $rulesets }
report-no-rules = aucune règle
report-rules-read = { $rules }, lues selon { $readings }
report-compared =
    { $count ->
        [one] { $count } valeur comparée
       *[other] { $count } valeurs comparées
    } : { $passed } comme attendu, { $failed } non
report-cut-off = Cette exécution a été interrompue.
report-cut-off-why = Tous les scénarios prévus n'ont pas de résultat ; ce qui suit n'est pas complet.
report-the-run = L'exécution
report-engine = Moteur
report-rules-head = Règles
report-planned = Prévu
report-open-points = Points ouverts
report-open-where = { $scenarios } où les règles peuvent se lire de plus d'une façon
report-corpus = Corpus
report-faults =
    { $count ->
        [one] { $count } erreur dans les fichiers
       *[other] { $count } erreurs dans les fichiers
    }
report-fault-expected = Attendu : { $expected }.
report-fault-meant = Vouliez-vous dire « { $suggestion } » ?
report-fault-at = à { $pointer }
report-differences = Pas comme attendu
report-first-wrong = { $subject }, { $what } : attendu { $expected }, obtenu { $actual }
report-more-wrong =
    { ", " }et { $count ->
        [one] { $count } autre valeur
       *[other] { $count } autres valeurs
    }
report-famous = Cas célèbres
report-board-of = La table : { $title }
report-find = Trouver un cas, une carte ou une règle
report-find-everything = Tout
report-find-hint = deux cartes, un titre, 613.8 …
report-found-nothing = Rien de tel ici.
report-found-loosely = Rien ne contient tous ces mots. Avec certains d'entre eux :
report-found-all = Les { $count } scénarios dans la liste
report-found-case = cas
report-found-card = carte
report-found-clause = règle
report-reach = Ce que les scénarios atteignent
report-clauses-of-rules = Articles des règles
report-see-clauses = Voir chaque règle
report-layers = Couches
report-topics = Thèmes

report-verdict = Verdict
report-scenario = Scénario
report-topic = Thème
report-values = Valeurs
report-list-caption = Les scénarios, leurs thèmes, couches, valeurs et verdicts
report-show-all = Tout montrer
report-no-fit = Aucun scénario ne correspond.
report-clear = Effacer
report-without-page =
    Pour que ce fichier reste petit, { $count ->
        [one] { $count } scénario n'a
       *[other] { $count } scénarios n'ont
    } pas de page ici : { $command } les explique.
report-passing-without-page =
    Pour que ce fichier reste petit, { $count ->
        [one] { $count } scénario conforme n'a
       *[other] { $count } scénarios conformes n'ont
    } pas de page ici : { $command } les explique.
report-search = Recherche
report-search-hint = titre, carte, règle …
report-layer = Couche
report-answer = Réponse
report-answer-firm = certaine
report-answer-contested = contestée
report-clause = Règle
report-card = Carte
report-all = tous
report-any = au choix
report-shown =
    { $fitting } sur { $count ->
        [one] { $count } scénario
       *[other] { $count } scénarios
    }
report-shown-first = { $shown }, les { $count } premiers ci-dessous
report-level-must = certaine
report-level-interpretation = interprétation
report-level-undefined = ouverte
report-says-must = les règles en décident
report-says-interpretation = une interprétation
report-says-undefined = les règles laissent la question ouverte
report-layers-label = couches

report-verdict-pass = conforme
report-verdict-fail = faux
report-verdict-crashed = planté
report-verdict-timeout = hors délai
report-verdict-unstable = instable
report-verdict-wrong-sequence = hors séquence
report-verdict-invalid-message = message non valide
report-verdict-invalid-json = JSON non valide
report-verdict-oversized-line = ligne trop longue
report-verdict-flooded = inondation
report-verdict-error = erreur
report-verdict-broken = fichier défectueux
report-verdict-alternative = autre lecture
report-verdict-unsupported = non pris en charge
report-verdict-refused = refusé
report-verdict-not-run = non exécuté
report-topic-abilities = capacités
report-topic-color = couleurs
report-topic-control = contrôle
report-topic-copy = copies
report-topic-dependency = dépendance
report-topic-game-rules = règles du jeu
report-topic-players = joueurs
report-topic-power-toughness = force et endurance
report-topic-state-based = actions basées sur un état
report-topic-text = texte
report-topic-timestamps = horodatages
report-topic-type = types
report-topic-unknown = inconnu
report-state-covered = couverte
report-state-thin = mince
report-state-untested = non testée
report-state-untestable = non testable
report-as-expected = comme attendu
report-not-as-expected = pas comme attendu
report-becomes = devient

report-under = selon les règles { $rules }
report-range = { $from } à { $to }
report-what-happened = Ce qui s'est passé
report-at-once = En même temps :
report-board-beside = La table montrée ici
report-at-the-end = À la fin
report-the-answer = La réponse
report-after-events =
    Après { $count ->
        [one] { $count } évènement
       *[other] { $count } évènements
    }
report-before-anything = Avant que rien ne se passe
report-by-reference = { ", " }selon la référence
report-the-board =
    La table : { $count ->
        [one] { $count } permanent
       *[other] { $count } permanents
    }
report-no-object = Aucun objet n'est là.
report-zone-stack = { $player }, sur la pile
report-zone-command = { $player }, zone de commandement
report-zone-hand = { $player }, main
report-zone-graveyard = { $player }, cimetière
report-zone-exile = { $player }, exil
report-zone-library = { $player }, bibliothèque
report-zone-title = { $zone } :
report-controls = { $player } contrôle
report-life = points de vie : { $count }
report-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
report-no-maximum-hand = pas de taille de main maximale
report-maximum-hand = taille de main maximale : { $count }
report-any-land-plays = n'importe quel nombre de terrains par tour
report-land-plays =
    { $count ->
        [one] { $count } terrain
       *[other] { $count } terrains
    } par tour
report-named = « { $name } »
report-no-abilities = aucune capacité
report-changed-words = { $ability }, en mots changés
report-words-changed = des mots de son texte sont changés
report-loyalty = loyauté { $count }
report-defense = défense { $count }
report-damage = blessures { $count }
report-no-name = (sans nom)
report-base-size = base { $size }
report-power-toughness = Force et endurance
report-counters = { $kind } × { $count }
report-attached-to = attaché à { $object }
report-has-attached = attaché : { $objects }
report-owned-by = appartient à { $player }
report-layer-by-layer = Couche par couche
report-clause-numbers = Numéros des règles
report-no-effect = Aucun effet n'a été appliqué.
report-no-effect-told = Aucun effet n'a été appliqué, ou le moteur ne le dit pas.
report-what-depends = Ce qui dépend de quoi
report-link-to = Lien vers { $title }
report-in-words = Chaque objet en mots
report-left-out = Les tables et les couches sont omises ici : une exécution si grande ne les garde que pour ce qui échoue. { $command } les raconte.
report-what-checked = Ce qui a été vérifié
report-same-values = les mêmes valeurs
report-other-values = d'autres valeurs
report-differ =
    { $wrong } sur { $count ->
        [one] { $count } valeur
       *[other] { $count } valeurs
    } { $wrong ->
        [one] diffère
       *[other] diffèrent
    }
report-nothing-compared = Aucune valeur n'a été comparée.
report-characteristic = Caractéristique
report-expected = Attendu
report-actual = Obtenu
report-expected-label = attendu
report-actual-label = obtenu
report-as-expected-head = Comme attendu
report-last-changed = changé pour la dernière fois dans la couche { $layer }
report-last-changed-reference = la référence le change pour la dernière fois dans la couche { $layer }
report-values-as-expected =
    { $count ->
        [one] { $count } valeur
       *[other] { $count } valeurs
    } comme attendu
report-the-game = Le jeu
report-value-expected = { $value } (attendu : { $expected })
report-value = { $what } : { $value }
report-why = Pourquoi, étape par étape
report-how-read = Comment on peut le lire
report-recommended = recommandée ici
report-provenance = D'où cela vient
report-decided-by = décidé par { $clauses }
report-role-decides = Décidé par
report-role-applies = S'applique aussi
report-role-contrasts = À la différence de
report-old-numbers = Le numéro de ces règles dans les éditions plus anciennes
report-number-later = pas encore de telle règle
report-number-unknown = pas connu
report-other-scenarios = Autres scénarios
report-previous = Précédent
report-next = Suivant
report-twin = À comparer avec
report-made-up-short = inventée
report-see-again = Le revoir
report-players = Joueurs, dans l'ordre du tour : { $players }.
report-copy = Copier
report-copied = Copié
report-copy-link = Copier le lien
report-copy-not-allowed = Interdit ici

report-yes = oui
report-no = non
report-empty = (vide)
report-no-entries = aucun
report-value-order = ordre { $where }
report-value-depends = { $where }, { $effect } dépend de { $on }
report-value-depends-by = { $what }, pour
report-value-has = a { $what }
report-value-has-times = a { $times } fois { $what }
report-value-lacks = n'a pas { $what }
report-value-copiable = { $what } (copiable)
report-value-exists = existe
report-value-cost = coût
report-value-also-paid = payé en plus
report-value-game-rules = règles du jeu
report-value-state-based = actions basées sur un état
report-value-rounds = tours de vérification
report-value-open = ouvert
report-value-cost-of = coût de { $what }
report-value-also-paid-for = payé en plus pour { $what }
report-value-counters = { $kind }
report-value-round = tour { $number }
report-value-number-of = nombre : { $what }
report-after-state-based = après les actions basées sur un état
report-in-layer = dans la couche { $layer }
report-among-players = parmi les joueurs
report-among-game-rules = parmi les règles du jeu
report-stage-players = joueurs
report-stage-game-rules = règles du jeu
report-because-existence = son existence
report-because-text = son texte
report-because-applies-to = ce à quoi il s'applique
report-because-what-it-does = ce qu'il fait
report-kind-depends = dépendances
report-kind-has = une capacité qu'il a
report-kind-lacks = une capacité qu'il n'a pas
report-kind-order = ordre des effets

report-cards-lead =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } que jouent les scénarios, par leur nom anglais.
report-other-names = Autres noms
report-as-has-it = Comme dans : { $scenario }
report-as-have-it = Comme dans : { $scenario } et { $count } de plus
report-played-by =
    Dans { $count ->
        [one] { $count } scénario
       *[other] { $count } scénarios
    }
report-show-in-list = Les montrer dans la liste
report-meets = Rencontre
report-back-other-face = Sur l'autre face
report-back-modal = Sur l'autre face, qui peut être lancée seule
report-back-meld = Assemblée
report-back-flip = Inversée
report-back-half = L'autre moitié
report-back-inset = L'encart
report-language-en = Anglais
report-language-de = Allemand
report-language-fr = Français
report-made-up = inventée, pour montrer une règle
report-card-no-abilities = Aucune capacité.
report-emblem = Emblème
report-color-indicator = indicateur de couleur { $colors }

report-coverage-lead =
    Sur { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }, { $covered } sont couvertes, { $thin } minces, { $untested } non testées et { $untestable } non testables. Une règle est couverte quand au moins deux scénarios l'appliquent : une étape du calcul la cite. Qu'un scénario la nomme ne prouve rien.
report-coverage-no-traces = Le moteur de cette exécution ne donne pas son calcul : on ne voit donc rien qui soit appliqué.
report-clauses = Règles
report-cited-only = Seulement citées
report-pairs = Paires
report-by-clause = Par règle
report-by-layer = Par couche
report-by-topic = Par thème
report-by-pair = Par paire d'effets
report-all-clauses = toutes { $count }
report-which-clauses = Quelles règles montrer
report-says = Ce qu'elle dit, dans nos mots
report-says-english = Les mots des règles sont en anglais.
report-state = État
report-decides = décide { $count }
report-cited-by = citée par { $count }
report-exercised-by = appliquée par { $count }
report-results = Résultats
report-cited-not-exercised = Citées mais pas appliquées
report-all-exercised = Chaque scénario applique toutes les règles qu'il cite.
report-no-traces = Sans le calcul, nul ne peut le dire.
report-cites-unused =
    { $count ->
        [one] { $count } scénario cite une règle qu'aucune étape de son calcul ne cite
       *[other] { $count } scénarios citent une règle qu'aucune étape de leur calcul ne cite
    }
report-pairs-lead = Sur { $possible } paires de sortes qui peuvent se rencontrer dans une couche, { $met } le font. Le nombre dit dans combien de scénarios la ligne a rencontré la colonne ; pour les dépendances, dans combien la ligne dépend de la colonne.
report-which-relation = Quelle relation compter
report-behind-numbers = Les scénarios derrière les nombres
report-kinds = Sortes
report-relation-any = toutes
report-relation-none = indépendantes
report-relation-existence = par l'existence
report-relation-text = par le texte
report-relation-applies-to = par ce à quoi il s'applique
report-relation-what-it-does = par ce qu'il fait
report-relation-loop = en boucle
report-related-none = indépendants
report-related-existence = le premier dépend pour son existence
report-related-text = le premier dépend pour son texte
report-related-applies-to = le premier dépend pour ce à quoi il s'applique
report-related-what-it-does = le premier dépend pour ce qu'il fait
report-related-loop = en boucle

report-graph-no-effect = Aucun effet n'est appliqué dans aucune couche.
report-graph-picture = { $title } : image
report-graph-name = { $title } : { $effects }, { $dependencies }. { $where }
report-graph-told-above = Les étapes avant l'image disent la même chose en mots.
report-graph-told-below = La liste après l'image dit la même chose en mots.
report-graph-caption = De haut en bas dans l'ordre d'application. Une flèche va d'un effet à un autre qui en dépend, et dit ce que l'un fait à l'autre.
report-graph-too-large = { $effects } et { $dependencies } : c'est trop pour une image. En mots, dans l'ordre d'application :
report-outcome-waited = le plus ancien attend le plus récent
report-outcome-freed = le plus ancien attend, mais en est libéré avant que l'autre soit appliqué
report-outcome-free = personne n'attend : cela ne change rien à l'ordre
report-outcome-loop = une boucle : tant qu'elle dure, personne n'y attend, et le plus ancien passe en premier
report-arrow-ends = y met fin
report-arrow-begins = le fait exister
report-arrow-text = change son texte
report-arrow-objects = change ce à quoi il s'applique
report-arrow-players = change à qui il s'applique
report-arrow-does = change ce qu'il fait
report-not-applied = non appliqué
report-not-applied-here = Pas appliqués ici :
report-nothing-to-apply = Quand vient son tour, il n'y a rien de lui à appliquer.
report-free-anyway = Il n'a pas à attendre : l'autre vient de toute façon en premier.
report-free-before = Il n'a pas à attendre, et est appliqué avant l'autre.
report-later-free = Plus tard, il est libéré de { $effects }.
report-independent =
    Rien ne dépend de rien dans { $count ->
        [one] la couche
       *[other] les couches
    } { $layers } : les effets s'y appliquent du plus ancien au plus récent.
report-independent-defining =
    Rien ne dépend de rien dans { $count ->
        [one] la couche
       *[other] les couches
    } { $layers } : les effets s'y appliquent du plus ancien au plus récent, d'abord les capacités qui définissent des caractéristiques.
report-size-in-titles = force et endurance
report-size-in-short = F/E
report-scenarios-beside = scénarios
report-outcome-alternative = Une autre lecture des règles
report-outcome-reading = Là où des valeurs diffèrent ci-dessous, toutes sont ce que donne la lecture { $reading }
report-outcome-how-run = Comment cela a été exécuté
report-outcome-none = Pas de comparaison : { $verdict }
report-outcome-false-claim = Une annonce fausse
report-known-as-known = Échec connu
report-known-passed-unexpectedly = Échec connu, mais il n'échoue pas
report-known-failed-otherwise = Échec connu, mais d'une autre façon

report-of-claims = De ce qu'il annonce
report-of-corpus = Du corpus
report-of-claims-label = de ce qu'il annonce
report-of-corpus-label = du corpus
report-no-runs = aucune exécution
report-score =
    { $passed } { $passed ->
        [one] exécution
       *[other] exécutions
    } sur { $count } { $passed ->
        [one] est conforme
       *[other] sont conformes
    }
report-score-short = { $passed } sur { $runs }
report-no-failure = Rien ne compte comme un échec.
report-failures =
    { $count ->
        [one] { $count } exécution compte
       *[other] { $count } exécutions comptent
    } comme un échec.
report-known-failures =
    { $count ->
        [one] { $count } exécution échoue
       *[other] { $count } exécutions échouent
    } comme le dit le fichier des échecs connus.
report-unclaimed =
    { $count ->
        [one] { $count } exécution demande
       *[other] { $count } exécutions demandent
    } ce qu'il n'annonce pas : cela ne compte que pour le corpus.
report-answered-late =
    { $count ->
        [one] { $count } exécution n'a eu de réponse que seule
       *[other] { $count } exécutions n'ont eu de réponse que seules
    }, dans un nouveau processus.
report-mistakes-head = Ce qu'il fait de faux
report-mistakes-lead = Les exécutions fausses dans la même caractéristique, la même couche et de la même façon sont groupées. La couche est celle où la réponse s'écarte d'abord de la référence.
report-more-mistakes =
    et { $count ->
        [one] { $count } autre sorte
       *[other] { $count } autres sortes
    } d'erreurs
report-more-answers =
    et { $count ->
        [one] { $count } autre réponse
       *[other] { $count } autres réponses
    }, dans results.csv
report-mistake-false-claim = une annonce fausse : il dit qu'il ne peut pas
report-mistake-passes = n'échoue plus comme on le savait
report-mistake-no-answer = pas de réponse
report-wrong-by-absent = rien au lieu d'une valeur
report-wrong-by-present = une valeur au lieu d'aucune
report-wrong-by-too-low = trop bas
report-wrong-by-too-high = trop haut
report-wrong-by-missing = il manque des entrées
report-wrong-by-extra = des entrées en trop
report-wrong-by-others = d'autres entrées
report-wrong-by-order = dans un autre ordre
report-wrong-by-yes = oui au lieu de non
report-wrong-by-no = non au lieu de oui
report-wrong-by-other = une autre valeur
report-count-known = { $count } connues
report-count-beyond = { $count } au-delà de ses annonces
report-likely-cause = La cause probable
report-likely-causes = Causes probables
report-no-cause =
    Aucune des idées fausses que cr613 connaît ne donne les réponses { $count ->
        [one] du scénario faux
       *[other] des { $count } scénarios faux
    } : voir les erreurs ci-dessous.
report-cause-gives =
    Qui croit cela donne toutes les valeurs de { $explained } { $count ->
        [one] scénario faux
       *[other] scénarios faux
    } sur { $count }.
report-cause-uncontradicted =
    { $count ->
        [one] Le scénario conforme ne le contredit pas
       *[other] Aucun des { $count } scénarios conformes ne le contredit
    }.
report-cause-contradicted =
    Sur { $count ->
        [one] { $count } scénario conforme
       *[other] { $count } scénarios conformes
    }, { $against } le { $against ->
        [one] contredit
       *[other] contredisent
    } : qui croit cela s'y tromperait.
report-cause-against = Contre : { $clause }
report-cause-explained = Expliqué : { $scenarios }
report-cause-contradicting = Contre : { $scenarios }
report-believed = « { $belief } »
report-reads = Il lit
report-reads-effects = les effets des cartes, comme données
report-reads-names = seulement les noms des cartes
report-claims-rules = Il annonce les règles
report-claims-readings = Autres lectures
report-claims-handles = Il annonce savoir
report-claims-tells = Il dit
report-covers = Ce qu'il couvre
report-covers-lead =
    Les exécutions conformes appliquent { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    } sur les { $all } que toutes les exécutions appliquent ou citent.
report-not-claimed = Il n'annonce pas { $names }
report-asked-all-the-same = et a été interrogé quand même : cette exécution ne compte pas.
report-first-parts = S'écarte d'abord dans : { $layer }
report-orders = { $check } : les effets dans l'ordre où ils s'appliquent
report-the-reference = La référence
report-the-engine = Le moteur
report-untold =
    { $count ->
        [one] { $count } valeur
       *[other] { $count } valeurs
    } que le moteur n'annonce pas dire
report-standard-error = Sortie d'erreur
report-scores-lead = Chaque score a deux dénominateurs : les exécutions qui ne demandent que ce que le moteur annonce, et toutes.
report-capabilities = Aptitudes
report-by-capability = Par aptitude
report-scores-layers-lead = Les exécutions où quelque chose s'applique dans la couche. Une exécution s'écarte dans la première couche qui n'est pas comme attendu.
report-parts-here =
    { $count ->
        [one] { $count } exécution s'écarte
       *[other] { $count } exécutions s'écartent
    } ici
report-scores-clauses-lead = Les exécutions qui citent la règle, ou dont le calcul par la référence la cite. Les pires d'abord.
report-no-claimed-fails = Aucune exécution annoncée n'est fausse.
report-clauses-passing =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    } dont toutes les exécutions annoncées sont conformes
report-clauses-unclaimed =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    } dont aucune exécution annoncée ne parle
report-nothing-beyond = Chaque exécution ne demande que ce que le moteur annonce.
report-capabilities-lead = Ce que des exécutions demandent et que le moteur n'annonce pas. D'abord ce qui à lui seul en apporterait le plus.
report-capability-not-claimed = Non annoncé
report-capability-runs = Exécutions à qui cela manque
report-capability-alone = À qui rien d'autre ne manque
report-capability-passed = Conformes quand même
report-lack-label = manque
report-alone-label = rien d'autre
report-passed-label = conformes

report-part-add-colors = ajouter des couleurs
report-part-add-every-subtype = ajouter tous les sous-types
report-part-add-types = ajouter des types
report-part-body = corps choisi
report-part-copy = copier
report-part-exchange-control = échanger le contrôle
report-part-exchange-text-boxes = échanger les encadrés de texte
report-part-face-down = tourner face cachée
report-part-gain-abilities = acquérir des capacités
report-part-gain-abilities-of = acquérir les capacités d'autre chose
report-part-gain-control = acquérir le contrôle
report-part-gain-full-text = acquérir tout le texte
report-part-lose-abilities = perdre des capacités
report-part-lose-all-abilities = perdre toutes les capacités
report-part-merged = fusionné
report-part-modify-power-toughness = modifier F/E
report-part-remove-types = enlever des types
report-part-replace-words = remplacer des mots
report-part-set-basic-land-types = définir les types de terrain de base
report-part-set-colors = définir les couleurs
report-part-set-name = définir le nom
report-part-set-power-toughness = définir F/E
report-part-set-subtypes = définir les sous-types
report-part-set-types = définir les types
report-part-switch-power-toughness = intervertir F/E
report-part-can-t-have = ne peut pas avoir
report-part-copied-values = valeurs copiées
report-part-name-word = mot du nom
report-part-text-box = encadré de texte
