### Comment les réponses sont expliquées : des affirmations sur les étapes d'un calcul.

claim-applied =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } : { $changes }
claim-in-vain =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } à { $object }, ce qui ne change rien ici
claim-applied-to =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } { EACH($objects, before: "à") }
claim-not-to =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } { EACH($objects, before: "à") }, pas à { $object }
claim-too-late =
    { $effect } ne { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } à { $object } que dans la couche { $layer }, après les valeurs demandées
claim-applied-to-nothing =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    }, mais à rien
claim-in-vain-because =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } à { $object }, ce qui ne change rien ici : { $why }
claim-applied-so =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } à { $object } : { $why }
claim-applied-to-nothing-because =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    }, mais à rien : { $why }
claim-applied-to-nothing-as =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    }, mais à rien, car { $condition }
claim-ceased-again =
    { $by } { NUM($by) ->
        [many] remplacent
       *[other] remplace
    } la capacité { EACH($object, before: "de") } par une autre dont le texte est identique ; { $effect } { NUM($effect) ->
        [many] viennent
       *[other] vient
    } désormais de celle-ci

claim-waits =
    { $effect } { NUM($effect) ->
        [many] sont plus anciens
       *[other] est plus ancien
    } que { $on } mais { NUM($effect) ->
        [many] attendent
       *[other] attend
    } : { $reasons }
claim-depends =
    { $effect } { NUM($effect) ->
        [many] dépendent
       *[other] dépend
    } de { $on } : { $reasons }
claim-depends-anyway =
    { $on } { NUM($on) ->
        [many] sont plus anciens
       *[other] est plus ancien
    }, et { $effect } en { NUM($effect) ->
        [many] dépendent
       *[other] dépend
    } de toute façon : { $reasons }
claim-not-again =
    à ce moment { $instead } { NUM($instead) ->
        [many] passeraient
       *[other] passerait
    } avant { $effect }, mais selon ces règles l'ordre d'une couche n'est pas réexaminé : il a été déterminé à son début
claim-late =
    { $effect } { NUM($effect) ->
        [many] viennent
       *[other] vient
    } trop tard pour { $count ->
        [1] la couche
       *[other] les couches
    } { $layers } : la capacité n'est là qu'à partir de la couche { $since }, et l'on ne revient à aucune couche
claim-lapsed =
    après l'application de { $by }, { $effect } ne { NUM($effect) ->
        [many] dépendent
       *[other] dépend
    } plus de { $on } : cela n'y changerait plus rien
claim-loop = { $members } sont interdépendants, donc leurs horodatages décident : { $reasons }
reason-existence =
    après { $on }, { $who } { NUM($who) ->
        [many] n'existeraient plus
       *[other] n'existerait plus
    }
reason-begins =
    après { $on }, { $who } { NUM($who) ->
        [many] existeraient seulement alors
       *[other] existerait seulement alors
    }
reason-text =
    après { $on }, { $who } { NUM($who) ->
        [many] auraient un autre texte
       *[other] aurait un autre texte
    }
reason-reaches =
    après { $on }, { $who } { NUM($who) ->
        [many] s'appliqueraient
       *[other] s'appliquerait
    } aussi { EACH($more, before: "à") }
reason-reaches-first =
    après { $on }, { $who } { NUM($who) ->
        [many] s'appliqueraient
       *[other] s'appliquerait
    } { EACH($more, before: "à") }
reason-loses =
    après { $on }, { $who } ne { NUM($who) ->
        [many] s'appliqueraient
       *[other] s'appliquerait
    } plus { EACH($fewer, before: "à") }
reason-moves =
    après { $on }, { $who } { NUM($who) ->
        [many] s'appliqueraient
       *[other] s'appliquerait
    } { EACH($more, before: "à") } et non plus { EACH($fewer, before: "à") }
reason-does =
    après { $on }, { $who } { NUM($who) ->
        [many] feraient autre chose
       *[other] ferait autre chose
    }
reason-does-control =
    après { $on }, { $who } { NUM($who) ->
        [many] donneraient le contrôle à { $now } et non à { $before }
       *[other] donnerait le contrôle à { $now } et non à { $before }
    }
reason-does-bonus =
    après { $on }, { $who } { NUM($who) ->
        [many] donneraient { $now } au lieu de { $before }
       *[other] donnerait { $now } au lieu de { $before }
    }
reason-does-size =
    après { $on }, { $who } { NUM($who) ->
        [many] fixeraient { $now } au lieu de { $before }
       *[other] fixerait { $now } au lieu de { $before }
    }

mention-effect = l'effet de { $object }

mention-short = celui de { $object }

claim-pronoun =
    { NUM($of) ->
        [many] ils
       *[other] il
    }

claim-older =
    { $first } { NUM($first) ->
        [many] sont plus anciens
       *[other] est plus ancien
    } que { $second } et { NUM($first) ->
        [many] s'appliquent
       *[other] s'applique
    } donc en premier : { $why }
claim-last-word =
    { $second } { NUM($second) ->
        [many] sont plus récents
       *[other] est plus récent
    } que { $first } et { NUM($second) ->
        [many] ont
       *[other] a
    } donc le dernier mot : { $why }
claim-same-timestamp = { $first } et { $second } ont le même horodatage, et les capacités propres d'un objet passent avant celles qu'il reçoit
claim-same-timestamp-printed = { $first } et { $second } ont le même horodatage, et les capacités propres d'un objet viennent dans l'ordre où elles sont écrites
claim-same-timestamp-given = { $first } et { $second } ont le même horodatage, et les capacités conférées viennent dans l'ordre où elles l'ont été
newer-sticker = l'autocollant a reçu son horodatage plus tard
newer-counters = { $counter } a été mis plus tard
newer-own-first = ce qui se résout au même instant vient après la capacité propre de l'objet
newer-began = l'effet de { $object } a commencé plus tard
newer-began-of-one = { $effect } a commencé plus tard
newer-turned =
    { $object } { NUM($object) ->
        [many] ont
       *[other] a
    } été retourné{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    } plus tard
newer-turned-with-sticker =
    { $object } { NUM($object) ->
        [many] ont
       *[other] a
    } été retourné{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    } plus tard, d'où un nouvel horodatage, et l'autocollant a reçu le sien juste après
newer-transformed =
    { $object } { NUM($object) ->
        [many] se sont
       *[other] se est
    } transformé{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    } plus tard
newer-came =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } arrivé{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    } plus tard
newer-attached =
    { $object } { NUM($object) ->
        [many] ont
       *[other] a
    } été attaché{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    } plus tard
newer-given = la capacité a été conférée plus tard
newer-in-turn = { " " }pendant le tour de { $player }
newer-together =
    { $object } et { $other } sont { GENDER($object) ->
        [f] { GENDER($other) ->
            [f] arrivées
           *[other] arrivés
        }
       *[other] arrivés
    } en même temps{ $turn }. Dans ce cas, les objets du joueur actif reçoivent les horodatages les plus anciens, puis viennent ceux des autres joueurs dans l'ordre du tour, et chacun ordonne les siens
newer-together-own =
    { $object } et { $other } sont { GENDER($object) ->
        [f] { GENDER($other) ->
            [f] arrivées
           *[other] arrivés
        }
       *[other] arrivés
    } en même temps pour un même joueur, qui a donné à { $object } l'horodatage le plus récent
newer-at-once = les deux ont reçu leur horodatage en même temps{ $turn }. Dans ce cas, les objets du joueur actif reçoivent les horodatages les plus anciens, puis viennent ceux des autres joueurs dans l'ordre du tour, et chacun ordonne les siens
claim-redundant =
    { $objects } { NUM($objects) ->
        [many] ont
       *[one] a
    } alors plusieurs fois { FORM($ability, article: "definite") }, ce qui ne fait rien de plus que de l'avoir une seule fois
claim-all-instances =
    { $objects } { NUM($objects) ->
        [many] avaient
       *[one] avait
    } plusieurs fois { FORM($ability, article: "definite") } : ce qui la retire en retire tous les exemplaires
claim-edits-nothing =
    { $effect } ne { NUM($effect) ->
        [many] changent
       *[other] change
    } aucun mot de { $object }, car les capacités conférées par d'autres effets ne font pas partie de son texte
claim-defining-first =
    les capacités définissant des caractéristiques viennent en premier, quels que soient les horodatages : { $first } { NUM($first) ->
        [many] s'appliquent
       *[other] s'applique
    } avant { $second }

claim-begins =
    { $effect } { NUM($effect) ->
        [many] commencent
       *[other] commence
    } ici et { NUM($effect) ->
        [many] affectent
       *[other] affecte
    } exactement { $objects }, dans toutes les couches suivantes aussi
claim-begins-with-nothing =
    { $effect } { NUM($effect) ->
        [many] commencent
       *[other] commence
    } ici sans rien affecter, dans cette couche comme dans toutes les suivantes
claim-continues =
    { $by } { NUM($by) ->
        [many] ont
       *[other] a
    } retiré dans la couche { $lost } la capacité d'où vient { $effect }, mais { NUM($effect) ->
        [many] ceux-ci avaient
       *[other] celui-ci avait
    } commencé dans la couche { $begun } et { NUM($effect) ->
        [many] continuent
       *[other] continue
    }
claim-continues-itself =
    { $effect } { NUM($effect) ->
        [many] ont
       *[other] a
    } retiré { NUM($effect) ->
        [many] leur
       *[other] sa
    } propre capacité dans la couche { $lost }, mais { NUM($effect) ->
        [many] ils avaient
       *[other] il avait
    } commencé dans la couche { $begun } et { NUM($effect) ->
        [many] continuent
       *[other] continue
    }
claim-continues-somehow = la capacité d'où vient { $effect } n'est plus là, mais l'effet a commencé et continue
claim-goes-on-away =
    { $effect } { NUM($effect) ->
        [many] continuent
       *[other] continue
    } bien que { $object } { NUM($object) ->
        [many] soient
       *[other] soit
    } hors phase : passer hors phase n'est pas quitter le champ de bataille
claim-ceased =
    { $effect } ne { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } jamais : { $by } { NUM($by) ->
        [many] retirent
       *[other] retire
    } d'abord la capacité qui le produit
claim-ceased-by-land-type =
    { $effect } ne { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } jamais : { $by } { NUM($by) ->
        [many] fixent
       *[other] fixe
    } les types de terrain de { $object }, ce qui retire les capacités de son texte
claim-escaped =
    { $effect } ne { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } pas à { $object }, car { $change }
claim-escaped-by =
    { $effect } ne { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } pas à { $object } à cause de { $by } dans la couche { $layer }
claim-missed =
    { $effect } ne { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } pas à { $object } : { NUM($effect) ->
        [many] ils avaient
       *[other] il avait
    } commencé dans la couche { $begun }, et { $by } { NUM($by) ->
        [many] viennent
       *[other] vient
    } trop tard
claim-missed-before =
    { $effect } ne { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } pas à { $object } : { NUM($effect) ->
        [many] ils s'appliquent
       *[other] il s'applique
    } d'abord, et ce n'est qu'ensuite que { $change }
claim-met-before =
    { $effect } ne { NUM($effect) ->
        [many] dépendent
       *[one] dépend
    } pas de { $other } : la condition « tant que { $condition } » est déjà remplie avant { NUM($other) ->
        [many] leur
       *[one] son
    } application, par { $by }
claim-met =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[one] s'applique
    } : { $met }
claim-cant-wins =
    { $allowed } ({ $allows }), mais { $forbidden } ({ $forbids }) : ce qui interdit l'emporte sur ce qui { $required ->
        [yes] oblige
       *[no] permet
    }, quel que soit l'effet le plus récent
claim-not-waiting =
    { NUM($effect) ->
        [many] ils n'attendent
       *[other] il n'attend
    } pas, car à ce moment l'application de { $by } n'y changerait encore rien
claim-kept =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } { EACH($objects, before: "à") } depuis la couche { $begun } et { NUM($effect) ->
        [many] continuent
       *[other] continue
    } de s'y appliquer, bien que la description ne convienne plus { EACH($objects, before: "à") } : { $change }
claim-reached =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } { EACH($objects, before: "à") }, car { $change }
claim-reached-by =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[other] s'applique
    } { EACH($objects, before: "à") } à cause de { $by } dans la couche { $layer }
claim-given =
    { $effect } { NUM($effect) ->
        [many] n'existent
       *[other] n'existe
    } que parce que { $object } { NUM($object) ->
        [many] tiennent
       *[other] tient
    } cette capacité de { $by } dans la couche { $layer }
claim-given-itself =
    { $effect } { NUM($effect) ->
        [many] n'existent
       *[other] n'existe
    } que parce que { $object } { NUM($object) ->
        [many] tiennent
       *[other] tient
    } cette capacité de { NUM($object) ->
        [many] leur
       *[other] son
    } propre effet dans la couche { $layer }
claim-edited =
    { $by } { NUM($by) ->
        [many] ont
       *[other] a
    } modifié le texte de { $object } dans la couche { $layer }
claim-enabled = la condition de { $effect } est remplie, car { $change }
claim-enabled-by = la condition de { $effect } est remplie à cause de { $by } dans la couche { $layer }
claim-reads =
    ce que { NUM($effect) ->
        [many] font
       *[other] fait
    } { $effect } découle de ceci : { $change }
claim-reads-by =
    ce que { NUM($effect) ->
        [many] font
       *[other] fait
    } { $effect } découle de ce que { $by } { NUM($by) ->
        [many] ont
       *[other] a
    } fait dans la couche { $layer }

claim-player =
    { $effect } { NUM($effect) ->
        [many] donnent
       *[other] donne
    } à { $players } { FORM($abilities, article: "definite") }
claim-player-loses =
    { $effect } { NUM($effect) ->
        [many] retirent
       *[other] retire
    } à { $players } { FORM($abilities, article: "definite") }
claim-player-cant =
    { $effect } { NUM($effect) ->
        [many] empêchent
       *[other] empêche
    } { $players } de avoir { FORM($abilities, article: "definite") }
claim-player-nobody =
    { $effect } ne { NUM($effect) ->
        [many] trouvent
       *[other] trouve
    } aucun joueur à affecter
claim-rule = par { $effect }, { $rule }
claim-rule-for-nothing =
    { $effect } ne { NUM($effect) ->
        [many] trouvent
       *[other] trouve
    } pour le moment aucun objet à affecter

short-change = { SAME($predicates) } ({ $owner }, couche { $layer })
short-change-own = { SAME($predicates) } (son propre effet, couche { $layer })
short-change-there = { SAME($predicates) } (couche { $layer })
short-then = puis { SAME($change) }
short-next = puis { $object } { AGREE($predicates, $object) }
short-land-types = les capacités de mana de { $object } viennent avec les types de terrain de base : { $types }
short-untouched = aucun effet ne change cela : c'est ce que disent la carte et les événements
short-untouched-now = maintenant aucun effet ne change cela
short-untouched-after = ensuite aucun effet ne change cela
short-untouched-player = aucun effet ne change cela pour le joueur
short-no-rules = aucun effet ne change une règle du jeu
short-no-effects = aucun effet ne s'applique là

not-timestamps-only =
    les horodatages ne décident pas seuls ici : { $first } { NUM($first) ->
        [many] dépendent
       *[other] dépend
    } de { $second } et { NUM($first) ->
        [many] viennent
       *[other] vient
    } après
not-dependents-go-first = ce qui dépend d'autre chose attend : { $second } d'abord, et seulement ensuite { $first }
not-abilities-first =
    la perte des capacités dans la couche { $second-layer } vient trop tard pour empêcher ce que { $first } { NUM($first) ->
        [many] ont
       *[other] a
    } fait dans la couche { $first-layer }
not-abilities-first-reached =
    la couche { $first-layer } passe d'abord : { $first } y { NUM($first) ->
        [many] ont
       *[other] a
    } déjà changé { $object }, et c'est seulement ainsi que { $second } { NUM($second) ->
        [many] l'atteignent
       *[other] l'atteint
    } dans la couche { $second-layer }
not-effects-end-with-their-ability =
    un effet qui a commencé ne finit pas avec sa capacité : { $first } { NUM($first) ->
        [many] continuent
       *[other] continue
    } dans la couche { $first-layer }
not-objects-asked-anew =
    les objets d'un effet ne sont pas déterminés de nouveau à chaque couche : { $first } { NUM($first) ->
        [many] commencent
       *[other] commence
    } dans la couche { $first-layer } et { NUM($first) ->
        [many] continuent
       *[other] continue
    } dans la couche { $second-layer } avec les mêmes objets
not-counters-are-base =
    les marqueurs ne font pas partie de la base : { $second } { NUM($second) ->
        [many] s'appliquent
       *[other] s'applique
    } dans la couche { $second-layer }, après { $first } dans la couche { $first-layer }
not-setting-is-final =
    fixer la force et l'endurance n'efface pas les bonus : { $first } les { NUM($first) ->
        [many] fixent
       *[other] fixe
    } dans la couche { $first-layer }, et { $second } { NUM($second) ->
        [many] viennent
       *[other] vient
    } après, dans la couche { $second-layer }
not-no-layers =
    les couches passent avant les horodatages : { $first } { NUM($first) ->
        [many] s'appliquent
       *[other] s'applique
    } dans la couche { $first-layer }, { $second } dans la couche { $second-layer }
not-layer-order =
    les couches ont un ordre fixe : { $first } dans la couche { $first-layer } { NUM($first) ->
        [many] passent
       *[other] passe
    } avant { $second } dans la couche { $second-layer }
not-newest-first = l'effet le plus ancien passe en premier et le plus récent a le dernier mot : { $first }, puis { $second }
not-dependency-across-layers = la dépendance n'existe qu'à l'intérieur d'une couche : { $first } dans la couche { $first-layer } et { $second } dans la couche { $second-layer } ne s'attendent pas
not-outcomes-are-compared =
    que { $first } { NUM($first) ->
        [many] laissent
       *[other] laisse
    } plus ou moins à faire à { $second } ne crée pas de dépendance, les horodatages décident : d'abord le plus ancien, { $first }, puis { $second }
not-switch-before-bonuses =
    l'échange vient en dernier : { $first } { NUM($first) ->
        [many] s'appliquent
       *[other] s'applique
    } dans la couche { $first-layer }, { $second } seulement après, dans la couche { $second-layer }
not-order-worked-out-once = l'ordre n'est pas établi une fois pour toute la couche mais de nouveau après chaque effet, ainsi avant { $first }
not-copies-are-exact = une copie ne prend que les valeurs copiables : marqueurs, bonus et capacités données ne sont pas copiés sur { $object }
not-copies-are-printed = une copie prend les valeurs copiables de l'original, pas ce qui est imprimé sur sa carte : cela vaut pour { $object }
not-land-types-keep-abilities =
    un terrain dont les types de terrain de base sont fixés perd les capacités de son texte de règles : c'est ce que { NUM($first) ->
        [many] font
       *[other] fait
    } ici { $first }
not-land-types-take-every-ability =
    fixer les types de terrain retire les capacités du texte, pas celles que des effets donnent : { $first } les { NUM($first) ->
        [many] laissent
       *[other] laisse
    }
not-land-types-take-the-type-line =
    fixer les types de terrain ne remplace que les types de terrain : { $first } ne { NUM($first) ->
        [many] touchent
       *[other] touche
    } aucun autre type ni super-type
not-land-types-give-no-mana = un terrain a la capacité de mana de chacun de ses types de terrain de base, ici par { $first }
not-losing-beats-gaining = ce qui vient après la perte reste : d'abord { $first }, puis { $second }, selon les horodatages
not-losing-comes-last = ce qui est perdu d'abord n'est plus là pour ce qui vient après : d'abord { $first }, puis { $second }
not-gaining-beats-losing = ce qui a été donné avant est perdu aussi : d'abord { $first }, puis { $second }, selon les horodatages
not-losing-beats-gaining-waiting = ce qui vient après la perte reste : d'abord { $first }, puis, qui en dépend, { $second }
not-gaining-beats-losing-waiting = ce qui a été donné avant est perdu aussi : d'abord { $first }, puis, qui en dépend, { $second }
not-keyword-counters-stay = les marqueurs de mot-clé suivent les horodatages comme les autres effets : d'abord { $first }, puis { $second }
not-defining-is-nothing-special = les capacités définissant des caractéristiques viennent en premier : { $first } avant { $second }, quels que soient les horodatages
not-defining-has-the-last-word =
    ce qu'un objet dit de lui-même vient en premier et non en dernier : { $second } { NUM($second) ->
        [many] viennent
       *[other] vient
    } après { $first }
not-added-types-replace =
    un type ajouté n'en retire aucun : { $first } { NUM($first) ->
        [many] s'ajoutent
       *[other] s'ajoute
    } aux types existants
not-set-types-are-added =
    des types fixés prennent la place des anciens du même genre : { $first } les { NUM($first) ->
        [many] fixent
       *[other] fixe
    } ici
not-added-colors-replace =
    une couleur ajoutée n'en retire aucune : { $first } { NUM($first) ->
        [many] laissent
       *[other] laisse
    } en place les couleurs existantes
not-subtypes-stay-behind = les sous-types partent avec le type de carte auquel ils appartiennent, ici par { $first }
not-noncreatures-have-power =
    { $object } { NUM($object) ->
        [many] ne sont pas des créatures et n'ont
       *[other] n'est pas une créature et n'a
    } donc ni force ni endurance, quel que soit ce qui les fixe
not-newcomers-are-affected =
    ce qui s'est résolu n'affecte que ce que son texte décrivait alors : { $first } { NUM($first) ->
        [many] n'affectent
       *[other] n'affecte
    } pas { $object }
not-newcomers-are-spared =
    une capacité statique affecte aussi ce qui est venu plus tard : { $first } { NUM($first) ->
        [many] affectent
       *[other] affecte
    } aussi { $object }
not-timestamp-renewed = l'horodatage qui compte ici est plus récent, car il a été renouvelé : d'abord { $first }, puis { $second }
not-attaching-again-renews = attacher encore une fois au même objet ne fait rien, et les horodatages restent ce qu'ils sont : d'abord { $first }, puis { $second }
not-legends-all-die = chaque joueur garde l'un des permanents légendaires de même nom qu'il contrôle
not-defining-on-the-battlefield =
    une capacité définissant une caractéristique fonctionne dans toutes les zones : { $first } { NUM($first) ->
        [many] comptent
       *[other] compte
    } donc ici
not-defining-never-waits = une capacité définissant une caractéristique peut dépendre d'une autre : { $first } de { $second }
not-subtypes-need-no-type = un sous-type a besoin d'un type de carte auquel il appartient : sinon { $first } ne peut pas le donner à { $object }
not-numbers-are-never-fixed = un nombre compté à la résolution ne change plus : cela vaut pour { $first }
not-active-player-orders-all = chaque joueur ordonne ses propres horodatages simultanés, le joueur actif d'abord : donc { $first } avant { $second }
not-exceptions-are-defined-anew =
    ce qu'un effet de copie fixe comme exception reste : { $first } ne { NUM($first) ->
        [many] copient
       *[other] copie
    } pas la capacité qui le définirait
not-static-copies-follow = une copie garde les valeurs prises à son début : cela vaut pour { $first }
not-negative-bonuses-count = un bonus calculé qui serait négatif compte pour 0 : cela vaut pour { $first }
not-copying-ends-effects =
    devenir une copie ne met fin à aucun effet : { $first } { NUM($first) ->
        [many] continuent
       *[other] continue
    }
not-face-down-is-always-a-creature = ce qui est face cachée n'est pas toujours une créature 2/2 : ce que { NUM($object) ->
        [many] sont { $object }
       *[other] est { $object }
    } désormais est indiqué par ce qui l'a mis face cachée
not-face-down-shows-its-copy = un permanent face cachée ne montre rien de ce qu'il copie : { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } face cachée
not-face-down-comes-first =
    la face cachée vient en dernier dans la couche 1, si bien que rien ne se voit de ce que { $first } { NUM($first) ->
        [many] ont
       *[other] a
    } fait de { $object }
not-indestructible-saves-from-anything = une endurance de 0 ou moins ne détruit rien, donc l'indestructibilité n'aide pas
not-counters-do-not-cancel = on retire autant de marqueurs +1/+1 que de marqueurs -1/-1
not-back-faces-cost-nothing = { $object } montre son verso et a la valeur de mana de son recto
not-given-abilities-are-as-old-as-the-object = l'effet d'une capacité donnée n'est pas plus ancien que ce qui la donne : donc { $first } avant { $second }

# La même chose selon les règles d'avant avril 2020.
newer-together-by-active =
    { $object } et { $other } sont { GENDER($object) ->
        [f] { GENDER($other) ->
            [f] arrivées
           *[other] arrivés
        }
       *[other] arrivés
    } en même temps{ $turn }, dans l'ordre choisi par le joueur actif
newer-at-once-by-active = les deux ont reçu leur horodatage en même temps{ $turn }, dans l'ordre choisi par le joueur actif
claim-lethal-damage =
    { $what } ({ $damage }, { $by ->
        [power] force
       *[other] endurance
    } { $number })
