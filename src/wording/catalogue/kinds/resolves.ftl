### en

event-kind-resolves = A spell or ability resolves
    .noun = a resolution
event-resolves = { $player }'s { $spell } resolves
    .not = { $player }'s { $spell } doesn't resolve
event-resolves-part = { $player }'s { $spell } ({ $ability }) resolves
    .not = { $player }'s { $spell } ({ $ability }) doesn't resolve
event-resolves-ability = { $player }'s ability of { $source } ({ $ability }) resolves
    .not = { $player }'s ability of { $source } ({ $ability }) doesn't resolve
event-resolves-an-ability = { $player }'s ability of { $source } resolves
    .not = { $player }'s ability of { $source } doesn't resolve
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
resolving-called = called { $id }
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
event-resolves-ability = die Fähigkeit { OF($source) } ({ $ability }) wird unter { GENITIVE($player) } Kontrolle verrechnet
    .not = die Fähigkeit { OF($source) } ({ $ability }) wird unter { GENITIVE($player) } Kontrolle nicht verrechnet
event-resolves-an-ability = die Fähigkeit { OF($source) } wird unter { GENITIVE($player) } Kontrolle verrechnet
    .not = die Fähigkeit { OF($source) } wird unter { GENITIVE($player) } Kontrolle nicht verrechnet
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
resolving-called = genannt { $id }
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
event-resolves-ability = la capacité de { $source } ({ $ability }) contrôlée par { $player } se résout
    .not = la capacité de { $source } ({ $ability }) contrôlée par { $player } ne se résout pas
event-resolves-an-ability = la capacité de { $source } contrôlée par { $player } se résout
    .not = la capacité de { $source } contrôlée par { $player } ne se résout pas
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
resolving-called = sous le nom de { $id }
resolving-targets = ciblant { $targets }
resolving-illegal-targets =
    { $targets } n'étant plus { $count ->
        [1] une cible légale
       *[other] des cibles légales
    }
resolving-chosen-objects = avec { $objects } comme choix
resolving-triggered-by = déclenchée par { $who }
