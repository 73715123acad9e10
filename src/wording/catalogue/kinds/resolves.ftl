### en

event-kind-resolves = A spell or ability resolves
    .noun = a resolution
event-resolves = { POSSESSIVE($player) } { FORM($spell, as: "own") } resolves
    .not = { POSSESSIVE($player) } { FORM($spell, as: "own") } doesn't resolve
event-resolves-part = { POSSESSIVE($player) } { FORM($spell, as: "own") } ({ $ability }) resolves
    .not = { POSSESSIVE($player) } { FORM($spell, as: "own") } ({ $ability }) doesn't resolve
# CR 702.96a.
event-resolves-overloaded = { POSSESSIVE($player) } { FORM($spell, as: "own") }, overloaded, resolves
    .not = { POSSESSIVE($player) } { FORM($spell, as: "own") }, overloaded, doesn't resolve
event-resolves-ability = { POSSESSIVE($source) } ability ({ $ability }){ $controlled } resolves
    .not = { POSSESSIVE($source) } ability ({ $ability }){ $controlled } doesn't resolve
event-resolves-an-ability = { POSSESSIVE($source) } ability{ $controlled } resolves
    .not = { POSSESSIVE($source) } ability{ $controlled } doesn't resolve
# A chapter ability; one may have several chapters, $count.
event-resolves-chapter =
    { $count ->
        [one] chapter { $chapters }
       *[other] the ability of chapters { $chapters }
    } of { $source }{ $controlled } resolves
    .not =
        { $count ->
            [one] chapter { $chapters }
           *[other] the ability of chapters { $chapters }
        } of { $source }{ $controlled } doesn't resolve
# Behind an ability where it does not go without saying.
resolving-controlled = , controlled by { $player },
event-resolves-made-up = { POSSESSIVE($player) } made-up spell resolves
    .not = { POSSESSIVE($player) } made-up spell doesn't resolve
# $numbered: whether $id is no name, but what it is and its number.
event-resolves-made-up-called =
    { POSSESSIVE($player) } { $numbered ->
        [yes] { $id }
       *[no] made-up { $id }
    } resolves
    .not =
        { POSSESSIVE($player) } { $numbered ->
        [yes] { $id }
       *[no] made-up { $id }
    } doesn't resolve
# $words: what a made-up spell does, in one or more sentences.
event-that-says = { $main }: { $words }
resolving-called = here called { $id }
# $count of them.
resolving-targets = targeting { $targets }
# $count of them.
resolving-illegal-targets = with { $targets } no longer legal
# $x: how many, or which power.
resolving-x-rampage =
    { $x ->
        [0] with no creature
        [one] with one creature
       *[other] with { $x } creatures
    } blocking it beyond the first
resolving-x-melee =
    { $x ->
        [one] with one opponent
       *[other] with { $x } opponents
    } attacked
resolving-x-enlist = with a creature with power { $x } tapped for it
resolving-x-station = with a creature with power { $x } tapped for it
resolving-chosen-objects = with { $objects } chosen
# $who: an object or a player, or both.
resolving-triggered-by = triggered by { $who }

### de

event-kind-resolves = Ein Zauberspruch oder eine Fähigkeit wird verrechnet
    .noun = eine Verrechnung
event-resolves =
    { GENITIVE($player) } { OWNED($spell) } { NUM($spell) ->
        [many] werden
       *[one] wird
    } verrechnet
    .not =
        { GENITIVE($player) } { OWNED($spell) } { NUM($spell) ->
            [many] werden
           *[one] wird
        } nicht verrechnet
event-resolves-part =
    { GENITIVE($player) } { OWNED($spell) } ({ $ability }) { NUM($spell) ->
        [many] werden
       *[one] wird
    } verrechnet
    .not =
        { GENITIVE($player) } { OWNED($spell) } ({ $ability }) { NUM($spell) ->
            [many] werden
           *[one] wird
        } nicht verrechnet
event-resolves-overloaded = { GENITIVE($player) } überladener Zauberspruch { $spell } wird verrechnet
    .not = { GENITIVE($player) } überladener Zauberspruch { $spell } wird nicht verrechnet
event-resolves-ability = die Fähigkeit { OF($source) } ({ $ability }) wird{ $controlled } verrechnet
    .not = die Fähigkeit { OF($source) } ({ $ability }) wird{ $controlled } nicht verrechnet
event-resolves-an-ability = die Fähigkeit { OF($source) } wird{ $controlled } verrechnet
    .not = die Fähigkeit { OF($source) } wird{ $controlled } nicht verrechnet
event-resolves-chapter =
    { $count ->
        [one] Kapitel { $chapters }
       *[other] die Fähigkeit der Kapitel { $chapters }
    } { OF($source) } wird{ $controlled } verrechnet
    .not =
        { $count ->
            [one] Kapitel { $chapters }
           *[other] die Fähigkeit der Kapitel { $chapters }
        } { OF($source) } wird{ $controlled } nicht verrechnet
resolving-controlled = { " " }unter { GENITIVE($player) } Kontrolle
event-resolves-made-up = { GENITIVE($player) } erfundener Zauberspruch wird verrechnet
    .not = { GENITIVE($player) } erfundener Zauberspruch wird nicht verrechnet
event-resolves-made-up-called =
    { GENITIVE($player) } { FORM($id, as: "own") } wird verrechnet
    .not = { GENITIVE($player) } { FORM($id, as: "own") } wird nicht verrechnet
event-that-says = { $main }: { CAPITAL($words) }
resolving-called = hier { $id } genannt
resolving-targets =
    mit { FORM($targets, case: "dative") } als { $count ->
        [1] Ziel
       *[other] Zielen
    }
resolving-illegal-targets =
    wobei { $targets } { $count ->
        [1] kein legales Ziel mehr ist
       *[other] keine legalen Ziele mehr sind
    }
resolving-x-rampage =
    { $x ->
        [0] wobei es außer der ersten blockenden Kreatur keine weitere gibt
        [one] wobei es außer der ersten blockenden Kreatur noch eine weitere gibt
       *[other] wobei es außer der ersten blockenden Kreatur noch { $x } weitere gibt
    }
resolving-x-melee =
    { $x ->
        [one] bei einem angegriffenen Gegner
       *[other] bei { $x } angegriffenen Gegnern
    }
resolving-x-enlist = wofür eine Kreatur mit Stärke { $x } getappt wurde
resolving-x-station = wofür eine Kreatur mit Stärke { $x } getappt wurde
resolving-chosen-objects = wobei { $objects } gewählt { NUM($objects) ->
        [many] werden
       *[one] wird
    }
resolving-triggered-by = ausgelöst durch { FORM($who, case: "accusative") }

### fr

event-kind-resolves = Un sort ou une capacité se résout
    .noun = une résolution
event-resolves =
    { $spell } de { $player } { NUM($spell) ->
        [many] se résolvent
       *[other] se résout
    }
    .not =
        { $spell } de { $player } { NUM($spell) ->
            [many] ne se résolvent
           *[other] ne se résout
        } pas
event-resolves-part =
    { $spell } ({ $ability }) de { $player } { NUM($spell) ->
        [many] se résolvent
       *[other] se résout
    }
    .not =
        { $spell } ({ $ability }) de { $player } { NUM($spell) ->
            [many] ne se résolvent
           *[other] ne se résout
        } pas
event-resolves-overloaded =
    { $spell } de { $player }, avec la surcharge, { NUM($spell) ->
        [many] se résolvent
       *[other] se résout
    }
    .not =
        { $spell } de { $player }, avec la surcharge, { NUM($spell) ->
            [many] ne se résolvent
           *[other] ne se résout
        } pas
event-resolves-ability = la capacité de { $source } ({ $ability }){ $controlled } se résout
    .not = la capacité de { $source } ({ $ability }){ $controlled } ne se résout pas
event-resolves-an-ability = la capacité de { $source }{ $controlled } se résout
    .not = la capacité de { $source }{ $controlled } ne se résout pas
event-resolves-chapter =
    la capacité { $count ->
        [one] du chapitre
       *[other] des chapitres
    } { $chapters } de { $source }{ $controlled } se résout
    .not =
        la capacité { $count ->
            [one] du chapitre
           *[other] des chapitres
        } { $chapters } de { $source }{ $controlled } ne se résout pas
resolving-controlled = , contrôlée par { $player },
event-resolves-made-up = le sort inventé de { $player } se résout
    .not = le sort inventé de { $player } ne se résout pas
event-resolves-made-up-called = { $id } de { $player } se résout
    .not = { $id } de { $player } ne se résout pas
event-that-says = { $main } : { CAPITAL($words) }
resolving-called = ici appelée { $id }
resolving-targets = ciblant { $targets }
resolving-illegal-targets =
    { $targets } n'étant plus { $count ->
        [1] une cible légale
       *[other] des cibles légales
    }
resolving-x-rampage =
    { $x ->
        [0] aucune créature ne bloquant au-delà de la première
        [one] une créature bloquant au-delà de la première
       *[other] { $x } créatures bloquant au-delà de la première
    }
resolving-x-melee =
    { $x ->
        [0] aucun adversaire n'étant attaqué
        [one] un adversaire étant attaqué
       *[other] { $x } adversaires étant attaqués
    }
resolving-x-enlist = une créature de force { $x } ayant été engagée pour cela
resolving-x-station = une créature de force { $x } ayant été engagée pour cela
resolving-chosen-objects = avec { $objects } comme choix
resolving-triggered-by = déclenchée par { $who }
