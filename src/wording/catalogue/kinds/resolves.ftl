### en

event-kind-resolves = A spell or ability resolves
    .noun = a resolution
event-resolves = { $player }'s { $spell } resolves
    .not = { $player }'s { $spell } doesn't resolve
event-resolves-part = { $player }'s { $spell } ({ $ability }) resolves
    .not = { $player }'s { $spell } ({ $ability }) doesn't resolve
# CR 702.96a.
event-resolves-overloaded = { $player }'s { $spell }, overloaded, resolves
    .not = { $player }'s { $spell }, overloaded, doesn't resolve
event-resolves-ability = { POSSESSIVE($source) } ability ({ $ability }){ $controlled } resolves
    .not = { POSSESSIVE($source) } ability ({ $ability }){ $controlled } doesn't resolve
event-resolves-an-ability = { POSSESSIVE($source) } ability{ $controlled } resolves
    .not = { POSSESSIVE($source) } ability{ $controlled } doesn't resolve
# A chapter ability; one may have several chapters, $count.
event-resolves-chapter =
    { $count ->
        [one] chapter { $chapters }
       *[other] chapters { $chapters }
    } of { $source }{ $controlled } { $count ->
        [one] resolves
       *[other] resolve
    }
    .not =
        { $count ->
            [one] chapter { $chapters }
           *[other] chapters { $chapters }
        } of { $source }{ $controlled } { $count ->
            [one] doesn't
           *[other] don't
        } resolve
# Behind an ability where it does not go without saying.
resolving-controlled = , controlled by { $player },
event-resolves-made-up = { $player }'s made-up spell resolves
    .not = { $player }'s made-up spell doesn't resolve
# $numbered: whether $id is no name, but what it is and its number.
event-resolves-made-up-called =
    { $player }'s { $numbered ->
        [yes] { $id }
       *[no] made-up { $id }
    } resolves
    .not =
        { $player }'s { $numbered ->
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
resolving-chosen-objects = with { $objects } chosen
# $who: an object or a player, or both.
resolving-triggered-by = triggered by { $who }

### de

event-kind-resolves = Ein Zauberspruch oder eine Fähigkeit wird verrechnet
    .noun = eine Verrechnung
event-resolves = { GENITIVE($player) } { $spell } wird verrechnet
    .not = { GENITIVE($player) } { $spell } wird nicht verrechnet
event-resolves-part = { GENITIVE($player) } { $spell } ({ $ability }) wird verrechnet
    .not = { GENITIVE($player) } { $spell } ({ $ability }) wird nicht verrechnet
event-resolves-overloaded = { GENITIVE($player) } { $spell }, mit Überlast gewirkt, wird verrechnet
    .not = { GENITIVE($player) } { $spell }, mit Überlast gewirkt, wird nicht verrechnet
event-resolves-ability = die Fähigkeit von { FORM($source, case: "dative") } ({ $ability }){ $controlled } wird verrechnet
    .not = die Fähigkeit von { FORM($source, case: "dative") } ({ $ability }){ $controlled } wird nicht verrechnet
event-resolves-an-ability = die Fähigkeit von { FORM($source, case: "dative") }{ $controlled } wird verrechnet
    .not = die Fähigkeit von { FORM($source, case: "dative") }{ $controlled } wird nicht verrechnet
event-resolves-chapter =
    Kapitel { $chapters } von { FORM($source, case: "dative") }{ $controlled } wird verrechnet
    .not = Kapitel { $chapters } von { FORM($source, case: "dative") }{ $controlled } wird nicht verrechnet
resolving-controlled = { " " }unter { GENITIVE($player) } Kontrolle
event-resolves-made-up = { GENITIVE($player) } erfundener Zauberspruch wird verrechnet
    .not = { GENITIVE($player) } erfundener Zauberspruch wird nicht verrechnet
event-resolves-made-up-called =
    { GENITIVE($player) } { $numbered ->
        [yes] { FORM($id, as: "own") }
       *[no] erfundener Zauberspruch „{ $id }“
    } wird verrechnet
    .not =
        { GENITIVE($player) } { $numbered ->
            [yes] { FORM($id, as: "own") }
           *[no] erfundener Zauberspruch „{ $id }“
        } wird nicht verrechnet
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
resolving-chosen-objects = wobei { $objects } gewählt { NUM($objects) ->
        [many] werden
       *[one] wird
    }
resolving-triggered-by = ausgelöst durch { FORM($who, case: "accusative") }

### fr

event-kind-resolves = Un sort ou une capacité se résout
    .noun = une résolution
event-resolves = { $spell } de { $player } se résout
    .not = { $spell } de { $player } ne se résout pas
event-resolves-part = { $spell } ({ $ability }) de { $player } se résout
    .not = { $spell } ({ $ability }) de { $player } ne se résout pas
event-resolves-overloaded = { $spell } de { $player }, surchargé, se résout
    .not = { $spell } de { $player }, surchargé, ne se résout pas
event-resolves-ability = la capacité de { $source } ({ $ability }){ $controlled } se résout
    .not = la capacité de { $source } ({ $ability }){ $controlled } ne se résout pas
event-resolves-an-ability = la capacité de { $source }{ $controlled } se résout
    .not = la capacité de { $source }{ $controlled } ne se résout pas
event-resolves-chapter =
    la capacité du chapitre { $chapters } de { $source }{ $controlled } se résout
    .not = la capacité du chapitre { $chapters } de { $source }{ $controlled } ne se résout pas
resolving-controlled = , contrôlée par { $player },
event-resolves-made-up = le sort inventé de { $player } se résout
    .not = le sort inventé de { $player } ne se résout pas
event-resolves-made-up-called =
    { $numbered ->
        [yes] { $id }
       *[no] le sort inventé « { $id } »
    } de { $player } se résout
    .not =
        { $numbered ->
            [yes] { $id }
           *[no] le sort inventé « { $id } »
        } de { $player } ne se résout pas
event-that-says = { $main } : { $words }
resolving-called = ici appelée { $id }
resolving-targets = ciblant { $targets }
resolving-illegal-targets =
    { $targets } n'étant plus { $count ->
        [1] une cible légale
       *[other] des cibles légales
    }
resolving-chosen-objects = avec { $objects } comme choix
resolving-triggered-by = déclenchée par { $who }
