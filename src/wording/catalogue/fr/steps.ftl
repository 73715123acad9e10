### Les étapes d'un calcul : une phrase chacune.

step-depends =
    { $effect } { NUM($effect) ->
        [many] dépendent
       *[one] dépend
    } de { $on } : une fois { NUM($on) ->
        [many] ceux-ci appliqués
       *[one] celui-ci appliqué
    }, { NUM($effect) ->
        [many] ils
       *[one] il
    } { AGREE($would, $effect) }
step-would-not-exist =
    { $number ->
        [many] n'existeraient
       *[one] n'existerait
    } plus
step-would-begin-to-exist =
    { $number ->
        [many] commenceraient
       *[one] commencerait
    } à exister
step-would-have-another-text =
    { $number ->
        [many] auraient
       *[one] aurait
    } un autre texte (avant : { $before } ; après : { $after })
step-would-apply-to-other-objects =
    { $number ->
        [many] s'appliqueraient
       *[one] s'appliquerait
    } à d'autres objets (avant : { $before } ; après : { $after })
step-would-apply-to-other-players =
    { $number ->
        [many] s'appliqueraient
       *[one] s'appliquerait
    } à d'autres joueurs (avant : { $before } ; après : { $after })
step-would-do-otherwise =
    { $number ->
        [many] feraient
       *[one] ferait
    } autre chose
step-would-do-something-else =
    { $number ->
        [many] feraient
       *[one] ferait
    } autre chose
step-would-do-something-else-to =
    { $number ->
        [many] feraient
       *[one] ferait
    } autre chose pour { $objects }
step-would-give-other-control =
    { $number ->
        [many] donneraient
       *[one] donnerait
    } le contrôle à { $now } et non à { $before }
step-would-give-other-bonus =
    { $number ->
        [many] donneraient
       *[one] donnerait
    } { $now } au lieu de { $before }
step-would-give-other-size =
    { $number ->
        [many] fixeraient
       *[one] fixerait
    } { $now } au lieu de { $before }
step-text-none = aucun
step-text-other = d'autres données

step-layer-defining = { $title } ; d'abord les capacités définissant des caractéristiques
step-layer-rest = { $title } ; tout sauf les capacités définissant des caractéristiques
step-defining-first = les capacités définissant des caractéristiques passent d'abord

step-waits =
    { $effect } { NUM($effect) ->
        [many] sont plus anciens mais attendent
       *[one] est plus ancien mais attend
    } { $others }
step-loop =
    { $effects } { $count ->
        [2] dépendent l'un de l'autre, si bien que les horodatages décident lequel des deux passe d'abord
       *[other] forment une boucle de dépendances, si bien que les horodatages décident lequel passe d'abord
    }
step-locked =
    { $effect } { NUM($effect) ->
        [many] commencent dans cette couche et affectent
       *[one] commence dans cette couche et affecte
    } les mêmes objets dans toutes les suivantes : { $objects }
step-locked-empty =
    { $effect } { NUM($effect) ->
        [many] n'affectent
       *[one] n'affecte
    } rien, ni dans cette couche ni dans les suivantes
step-continues = la capacité d'où vient { $effect } a disparu, mais l'effet a commencé et continue
step-applied =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[one] s'applique
    } { EACH($objects, before: "à") }
step-applied-unseen =
    { $effect } { NUM($effect) ->
        [many] n'ont
       *[one] n'a
    } aucun effet tant que { $objects } { NUM($objects) ->
        [many] ne sont pas des créatures
       *[one] n'est pas une créature
    }
step-applied-in-vain =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[one] s'applique
    } { EACH($objects, before: "à") }, ce qui ne change rien
step-face-down =
    { $objects } { NUM($objects) ->
        [many] sont
       *[one] est
    } face cachée
step-applied-to-nothing =
    { $effect } ne { NUM($effect) ->
        [many] s'appliquent
       *[one] s'applique
    } à rien
step-counting = { $count ->
        [0] rien n'y est compté
        [1] décompte : { $counted }
       *[other] décompte : { $counted }, soit { $count }
    }
step-measured-now = { $measured }
step-measured-once = { $measured }, valeur lue une seule fois, à la résolution
step-measured-last = { $measured } selon la dernière information connue (valeur lue une seule fois, à la résolution)
measured-among = { $quantity } : { $value } ({ $objects })
measured-kinds = { $quantity } : { $kinds }, donc { $value } (pris en compte : { $objects })
measured-kinds-alone = { $quantity } : { $kinds }, donc { $value }
measured-together = { $all } (pris en compte : { $objects })
names-of-none = aucun
measured-number = { $quantity } : { $value }
measured-among-none = { $quantity } : { $value }, il n'y en a aucun
step-counted-as-zero = le nombre est inférieur à 0 et compte donc ici comme 0
step-nonbasic =
    { $objects } { NUM($objects) ->
        [many] ont un type de terrain de base, mais pas le super-type de base, et ne sont donc pas des terrains
       *[one] a un type de terrain de base, mais pas le super-type de base, et n'est donc pas un terrain
    } de base
step-ceased =
    { $effect } ne { NUM($effect) ->
        [many] s'appliquent
       *[one] s'applique
    } pas : { $by } { NUM($by) ->
        [many] ont
       *[one] a
    } retiré la capacité qui { NUM($effect) ->
        [many] les
       *[one] le
    } produit

step-applied-in-vain-because =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[one] s'applique
    } { EACH($objects, before: "à") }, ce qui ne change rien : { $why }
step-applied-so =
    { $effect } { NUM($effect) ->
        [many] s'appliquent
       *[one] s'applique
    } { EACH($objects, before: "à") } : { $why }
step-applied-to-nothing-because =
    { $effect } ne { NUM($effect) ->
        [many] s'appliquent
       *[one] s'applique
    } à rien : { $why }
step-nothing-throughout = { $nothing } ; il en va de même dans toutes les couches suivantes
step-applied-to-nothing-as =
    { $effect } ne { NUM($effect) ->
        [many] s'appliquent
       *[one] s'applique
    } à rien, car { $condition }
step-created-as-copy =
    { $object } { NUM($object) ->
        [many] ont
       *[other] a
    } été créé{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    } en tant que copie, et l'est dès le départ
step-copy-from-birth =
    { $object } { NUM($object) ->
        [many] sont
       *[one] est
    } dès le départ une copie, avec les valeurs copiables de ce qui a été copié
step-copy-from-birth-of =
    { $object } { NUM($object) ->
        [many] sont
       *[one] est
    } dès le départ une copie de { $original }, avec les valeurs copiables que { $original } { NUM($original) ->
        [many] avaient
       *[one] avait
    } alors

idle-nothing = rien n'y correspond
idle-copiable =
    { $objects } { NUM($objects) ->
        [many] ont
       *[one] a
    } déjà ces valeurs copiables
idle-controller =
    { $objects } { NUM($objects) ->
        [many] sont
       *[one] est
    } déjà sous le contrôle de { $player }
idle-text = le mot à remplacer ne figure pas dans le texte { EACH($objects, before: "de") }
idle-types =
    { $objects } { NUM($objects) ->
        [many] ont
       *[one] a
    } déjà ces types et sous-types
idle-no-type =
    { $objects } ne { NUM($objects) ->
        [many] peuvent
       *[one] peut
    } pas acquérir { $count ->
        [one] le sous-type
       *[other] les sous-types
    } { $subtypes } sans être { FORM($type, number: "one", article: "indefinite") }
idle-no-type-for =
    { $objects } ne { NUM($objects) ->
        [many] peuvent
       *[one] peut
    } pas acquérir { $count ->
        [one] le sous-type
       *[other] les sous-types
    } { $subtypes } sans le type de carte correspondant
idle-lacked-types =
    { $objects } n'{ NUM($objects) ->
        [many] ont
       *[one] a
    } aucun de ces types
idle-lacked-subtypes =
    { $objects } n'{ NUM($objects) ->
        [many] ont
       *[one] a
    } { $family ->
        [artifact] aucun type d'artefact
        [battle] aucun type de bataille
        [creature] aucun type de créature
        [enchantment] aucun type d'enchantement
        [land] aucun type de terrain
        [planeswalker] aucun type de planeswalker
        [spell] aucun type de sort
       *[other] aucun sous-type
    } à perdre
idle-colors =
    { $objects } { NUM($objects) ->
        [many] sont
       *[one] est
    } déjà { $colors }
idle-no-abilities =
    { $objects } n'{ NUM($objects) ->
        [many] ont
       *[one] a
    } aucune capacité à perdre
idle-kept-abilities =
    { $objects } n'{ NUM($objects) ->
        [many] ont
       *[one] a
    } que des capacités que l'effet ne retire pas
idle-lacked-abilities =
    { $objects } n'{ NUM($objects) ->
        [many] ont
       *[one] a
    } aucune capacité de ce genre à perdre
idle-couldnt-have =
    { $objects } ne { NUM($objects) ->
        [many] pouvaient
       *[one] pouvait
    } pas avoir cela quand l'effet a commencé
idle-cant-have =
    { $objects } ne { NUM($objects) ->
        [many] peuvent
       *[one] peut
    } ni avoir ni acquérir cela
idle-unchosen = rien n'a été choisi pour cela
idle-nothing-found = rien de ce qui est pris en compte n'a une telle capacité
idle-size =
    { $objects } { NUM($objects) ->
        [many] sont
       *[one] est
    } déjà { $size }
idle-unseen-size =
    { $objects } { NUM($objects) ->
        [many] seraient
       *[one] serait
    } déjà { $size } en tant que créature
idle-defines = la force et l'endurance { EACH($objects, before: "de") } valent { $size }
idle-zero = cela donne +0/+0
idle-equal = la force et l'endurance { EACH($objects, before: "de") } valent toutes deux { $value }
idle-begun = dans la couche où il a commencé, il ne s'appliquait déjà à rien
idle-unattached =
    { $owner } { NUM($owner) ->
        [many] ne sont
       *[one] n'est
    } { GENDER($owner) ->
        [f] { NUM($owner) ->
            [many] attachées
           *[one] attachée
        }
       *[other] { NUM($owner) ->
            [many] attachés
           *[one] attaché
        }
    } à rien
idle-settled = ce qu'il affecte était fixé auparavant, et rien de cela n'est ici

pair-copied = cette capacité { EACH($object, before: "de") } est venue avec les valeurs copiées, et elle n'est liée qu'aux capacités venues avec elle : { $without }
pair-excepted = cette capacité { EACH($object, before: "de") } est venue avec la copie, et elle n'est liée qu'aux capacités venues avec elle : { $without }
pair-merged = cette capacité { EACH($object, before: "de") } est venue avec la fusion, et elle n'est liée qu'aux capacités venues avec elle : { $without }
pair-text = cette capacité { EACH($object, before: "de") } est venue avec le nouveau texte, et elle n'est liée qu'aux capacités venues avec elle : { $without }
pair-granted = cette capacité { EACH($object, before: "de") } a été conférée, et elle n'est liée qu'aux capacités conférées avec elle : { $without }
pair-unchosen = rien n'a été choisi pour celles-ci
pair-without-objects = celles-ci n'ont rien désigné
pair-without-exiled = celles-ci n'ont rien exilé

step-ceased-again = { $by } { NUM($by) ->
        [many] ont
       *[one] a
    } remplacé la capacité { EACH($object, before: "de") } par une autre dont le texte est identique : désormais, { $effect } { NUM($effect) ->
        [many] viennent
       *[one] vient
    } de celle-ci

step-player-gains =
    { $number ->
        [one] a
       *[many] ont
    } { FORM($abilities, article: "definite") }
step-player-loses =
    { $number ->
        [one] perd
       *[many] perdent
    } { FORM($abilities, article: "definite") }
step-player-cant-have =
    ne { $number ->
        [one] peut
       *[many] peuvent
    } pas avoir { FORM($abilities, article: "definite") }
step-player-none-gains = { $effect } ne trouve aucun joueur à qui donner { FORM($abilities, article: "definite") }
step-player-none-loses = { $effect } ne trouve aucun joueur à qui prendre { FORM($abilities, article: "definite") }
step-player-withheld = { $effect } donnerait { FORM($abilities, article: "definite") } à { $players }, mais c'est exclu
step-player-lacking = { $effect } retirerait { FORM($abilities, article: "definite") } à { $players }, mais il n'y a rien de tel à retirer

step-by-keyword = { $what }, à cause de la capacité « { $keyword } »
step-by-suspicion = { $what }, en tant que créature suspecte
step-by = { $what }, par { $effect }
step-rule-of-none =
    { $effect } (« { $does } ») { NUM($effect) ->
        [many] n'affectent
       *[one] n'affecte
    } rien en ce moment

## Ce qu'une application a changé

traced-object = { $object } : { AGREE($changes, $object) }
traced-gains =
    { $number ->
        [many] acquièrent
       *[other] acquiert
    } { FORM($what, article: "definite") }
traced-loses =
    { $number ->
        [many] perdent
       *[other] perd
    } { FORM($what, article: "definite") }
traced-subtypes =
    { $count ->
        [one] le sous-type
       *[other] les sous-types
    } { FORM($subtypes, article: "none") }
traced-types =
    { $number ->
        [many] sont
       *[other] est
    } maintenant { $after } (avant : { $before })
traced-text =
    { NUM($after) ->
        [none] { $number ->
            [many] n'ont
           *[other] n'a
        }
       *[other] { $number ->
            [many] ont
           *[other] a
        }
    } maintenant dans { $number ->
        [many] leur
       *[other] son
    } texte { FORM($after, article: "definite") } (avant : { FORM($before, article: "definite") })
traced-abilities-copied =
    { $number ->
        [many] ont
       *[other] a
    } désormais { $count ->
        [one] la capacité copiée à la place de la sienne, dont le texte est identique
       *[other] les capacités copiées à la place des siennes, dont le texte est identique
    } : { $abilities }
traced-abilities-anew =
    { $number ->
        [many] ont
       *[other] a
    } désormais { $count ->
        [one] une autre capacité à la place d'une des siennes, dont le texte est identique
       *[other] d'autres capacités à la place des siennes, dont le texte est identique
    } : { $abilities }
traced-unseen-size =
    { $number ->
        [many] seraient
       *[other] serait
    } { $after } en tant que créature (avant : { $before })
traced-gains-types =
    { $number ->
        [many] sont
       *[other] est
    } aussi { $types }
traced-loses-types =
    { $number ->
        [many] ne sont
       *[other] n'est
    } plus { $types }
traced-gains-supertypes =
    { $number ->
        [many] acquièrent
       *[other] acquiert
    } { $count ->
        [one] le super-type
       *[other] les super-types
    } « { $supertypes } »
traced-loses-supertypes =
    { $number ->
        [many] perdent
       *[other] perd
    } { $count ->
        [one] le super-type
       *[other] les super-types
    } « { $supertypes } »
traced-cant-have =
    { $number ->
        [many] ne peuvent
       *[other] ne peut
    } désormais pas avoir { FORM($abilities, article: "definite") }
traced-can-have-again =
    { $number ->
        [many] peuvent
       *[other] peut
    } de nouveau avoir { FORM($abilities, article: "definite") }
traced-can-have-all-again =
    { $number ->
        [many] peuvent
       *[other] peut
    } de nouveau avoir toute capacité (pas auparavant : { $before })
traced-loses-all-abilities =
    { $number ->
        [many] perdent
       *[other] perd
    } toutes { $number ->
        [many] leurs
       *[other] ses
    } capacités (avant : { $before })
traced-loses-all-types =
    { $number ->
        [many] perdent
       *[other] perd
    } tous les types de carte (avant : { $before })
traced-loses-all-supertypes =
    { $number ->
        [many] perdent
       *[other] perd
    } tous les super-types (avant : { $before })
traced-loses-all-subtypes =
    { $number ->
        [many] perdent
       *[other] perd
    } tous les sous-types (avant : { $before })
traced-other-order =
    { $number ->
        [many] ont
       *[other] a
    } la même chose dans un autre ordre
traced-colors =
    { $number ->
        [many] deviennent
       *[other] devient
    } { SAME($after) } (avant : { SAME($before) })
traced-controller =
    { $number ->
        [many] passent
       *[other] passe
    } sous le contrôle de { $after } (avant : sous celui de { $before })
traced-name =
    { $number ->
        [many] s'appellent
       *[other] s'appelle
    } maintenant { $after } (avant : { $before })
traced-nameless =
    { $number ->
        [many] n'ont
       *[other] n'a
    } plus de nom (avant : { $before })
traced-now = { $what } : désormais { $after }
traced-gone =
    { $number ->
        [many] n'ont
       *[other] n'a
    } plus de { $what } (avant : { $before })
traced-from-to = { $what } { $before } → { $after }
# Ce qui est copié ou face cachée, en rangées de valeurs : $after, ce que c'est, $before, ce que c'était.
traced-whole-new = { $object } : { $after }
traced-whole = { $object } : maintenant { $after } (avant : { $before })
traced-value = { $what } { $value }
