### What is to be said of an object besides the layers, by the clause that says so.

# $object is the subject, $facts what is true of it: verb phrases in the series.
fact = { $object } { $facts }

# For a clause of which nothing is said here.
fact-of-its-own = goes by a rule of its own

# What a keyword has done that has no words of its own here.
fact-keyword =
    { $does ->
        [attached] became attached to something by { $keyword }
        [counters] got counters by { $keyword }
       *[resolved] was affected by { $keyword } as that resolved
    }

# $counters, with how many they are.
fact-keyword-counters = got { $counters } by { $keyword }

# Which number an ability of a keyword reads, by the clause of that.
number-read-702-43a = the number of +1/+1 counters that were on the permanent with modular
number-read-702-97a = the power of the card exiled to pay for scavenge
number-read-702-184a = the power of the creature tapped to pay for station

fact-101-2 = is told to do what it may not do: the prohibition wins
fact-107-1b = gets no counter for a number below 0, which counts as 0
fact-107-3m = came in by the X of the spell that it was
fact-110-2 = is controlled by the player under whose control it entered, not by its owner
# $token tells whether that word is in the $name.
fact-111-4 =
    was named { $name } as it was created: nothing gave it another name, so its name is its subtypes at that time{ $token ->
        [yes] , plus the word “Token”
       *[no] { "" }
    }
fact-110-4c = has no permanent type left and stays on the battlefield
fact-111-7 = was a token and has ceased to exist
fact-111-10 = is a token that the rules define
fact-113-7a = got counters by an ability whose source was gone by then, which is nothing to an ability on the stack
fact-120-3c = has lost loyalty counters by damage
fact-120-3d = has been dealt damage in the form of -1/-1 counters
fact-120-3h = has lost defense counters by damage
fact-120-6 = has damage marked on it, which stays until the cleanup step
fact-122-2 = has lost its counters
fact-123-5 = has changed zones with its stickers, which stay on in public zones only
fact-123-5b = has the stickers of what has merged into it
fact-202-3b = has the mana value of its front, although it shows its back
fact-202-3e = has an X in its cost, which counts 0 except on the stack
fact-202-3f = has a hybrid symbol in its cost, of which the larger part counts
fact-204-2 = has its color from a color indicator
fact-208-2 = has a star for a number: an ability of its own says what that is, and where none does, it counts as 0
fact-208-2a = has a star for a number: an ability of its own says what that is, and where none does, it counts as 0
fact-208-2b = has a star for a number: what is chosen as it enters or is turned face up says what that is, and without a choice it counts as 0
fact-208-3 = is not a creature, so it has no power or toughness
fact-208-5 = is a creature without a value for power or toughness, so it has 0
fact-306-5b = has entered with { $counters }
fact-306-5 = isn't a planeswalker and has no loyalty, however many loyalty counters are on it
fact-306-5c = is a planeswalker, so its loyalty is the number of loyalty counters on it
fact-310-4b = has entered with { $counters }
fact-310-4 = isn't a battle and has no defense, however many defense counters are on it
fact-310-4c = is a battle, so its defense is the number of defense counters on it
# $how tells whether there is more to say: $stopped, or $behind, a series of what the new object has not.
fact-400-7 =
    { $how ->
        [stops] has left the battlefield, so { $stopped }
        [lost] has changed zones and is a new object: { $behind }
       *[nothing] has changed zones and is a new object
    }
left-behind-effects =
    { $effects } { NUM($effects) ->
        [many] do
       *[one] does
    } not reach that
left-behind-designations = the designations of before are gone
left-behind-choices = what was chosen for it before is forgotten
left-behind-casting = how it was cast before is forgotten
left-behind-history = what has happened with it before counts for another object
left-behind-links = what its abilities had remembered is forgotten
# $which: which of its effects, where it may have others that go on.
stopped-effects =
    its { $count ->
        [1] effect
       *[other] effects
    } { $known ->
        [yes] ({ $which }){" "}
       *[no] {""}
    }{ $count ->
        [1] no longer applies
       *[other] no longer apply
    }
fact-406-3a = is exiled face down, so it has no characteristics
fact-406-7 = was exiled anew: it has changed no zone, but is a new object
fact-508-1a = is a battle too and can't be chosen to attack
fact-509-1a = is a battle too and can't be chosen to block
fact-500-5a = is no longer under { $effects }: that lasted until the end of a combat, which is over
fact-514-2 =
    { $ended ->
        [damage] has lost, in a cleanup step, the damage marked on it
        [both] has lost the damage marked on it and is no longer under { $effects }: both ended at the same time, in the cleanup step
       *[effects] is no longer under { $effects }: that lasted until the end of the turn
    }
fact-500-5 = is no longer under { $effects }: that lasted until the end of a step, which is over
fact-500-4 = is no longer under { $effects }: that lasted until a step, which has begun
fact-603-4 =
    had { $known ->
        [yes] its { $keyword } ability
       *[no] an ability
    } do nothing: its condition was not true, which is asked as it would trigger and again as it would resolve
# $until is “turn”, or “left” for what lasted until $of left the battlefield.
fact-611-2a =
    { $until ->
        [left] { $began ->
            [no] was never under { $effects }: { $of } had left the battlefield already, and it was to last until then
           *[yes] is no longer under { $effects }: that lasted until { $of } left the battlefield
        }
       *[turn] is no longer under { $effects }: that lasted until a turn, which has begun
    }
fact-614-10a = is still under { $effects }: a step that is skipped is not the one that it lasts until
fact-608-2a = had an ability that did nothing as it was to resolve, and was removed from the stack
fact-607-2d = means with “the chosen” what was chosen for the ability it is linked to
fact-607-5a = has an ability that speaks of what was chosen, but nothing was chosen for the ability that it is linked to, so that speaks of nothing
# $effect: the spell or what has the ability. $reason: a keyword that it had, or what it had to be.
fact-608-2b =
    was no longer a legal target for { $effect }{ $why ->
        [keyword] , for it had { $reason }
        [asked] , for it was not { FORM($reason, number: "one", article: "indefinite") }
       *[unknown] { "" }
    }, so nothing happened to it
fact-608-2d = has got a counter of a kind that was chosen on resolution
fact-608-2h =
    { $count ->
        [0] got no counters: the number, read once on resolution, was 0
       *[other] got { $counters }{ $known ->
            [yes] { " " }by { $keyword }
           *[no] { "" }
        }{ $read ->
            [yes] , as many as { $what }
           *[no] { "" }
        } (the number was read once, on resolution)
    }
fact-611-2b =
    { $began ->
        [no] was never under { $effects }: the duration (“for as long as …”) was over before that began
       *[yes] is no longer under { $effects }: the duration (“for as long as …”) is over and does not begin again
    }
fact-611-3c = was already under { $effects } as it entered, not only afterwards
fact-400-7a = was already under { $effects } as it entered, not only afterwards
fact-611-2e = was already under { $effects } as it entered, not only afterwards
fact-614-12 =
    was checked before it entered, as it would exist on the battlefield{ $known ->
       *[no] , to see what changes how it enters
        [yes] : { $found }
    }
fact-616-1 =
    was checked anew once a replacement effect had changed how it enters{ $known ->
       *[no] { "" }
        [yes] : { $found }
    }
# What was found to change how an object enters, as it would be on the battlefield.
found-as-chosen = it would have an ability that asks for a choice, which was made
found-as-copy = it would become a copy
found-nothing = nothing that it would have there changes how it enters
found-own = it would have an ability about how it enters, which was applied
found-with-counters = it would have an ability by which it enters with counters
found-with-riot = it would have riot
found-with-text-box = it would have an ability by which it may exchange its text box
fact-701-3b = was attached to { $of } already, so it did not become attached and kept its timestamp
fact-701-12a = was not exchanged by { $effect }: that exchange could not be made as a whole, and no part of it is made alone
fact-701-12b = was not exchanged: { $player } controlled all that { $effect } was to exchange, so nothing changed hands
fact-702-3b = can't attack because of defender
fact-702-12b = would be destroyed, but is indestructible
fact-702-16n = has the quality that it protects its host from, but that protection does not take it off
fact-702-16p = has a quality that its host is protected from, but that protection spares it
fact-702-26 = has phased out, which ended what lasted for a time only, and removed its damage
fact-702-26b = is phased out and treated as if it were not there
fact-702-26e = was phased out when { $effects } began, and so is not affected
# $of phased out, if that is $known.
fact-702-26f =
    is no longer under { $effects }: { $known ->
        [yes] that ended as { $of } phased out, and does not begin again
       *[no] that ended while it was phased out
    }
fact-702-26g = has phased out with what it is attached to
fact-702-26h = would have phased out by itself too, and did so with what it is attached to
fact-702-26i = has phased in unattached, since what it was attached to was phased out and treated as if it were not there
fact-702-95b = is paired with another creature
fact-702-95c = could not be paired, since one of the two was no longer a creature under the control of the same player
fact-702-95d = could not be paired, since one of the two was paired already
# $of is the object of the pair of which that is told.
fact-702-95e =
    { $because ->
        [itLeft] has left the battlefield and is paired no longer
        [itPhasedOut] has phased out, so it is paired no longer
        [itNoCreature] stopped being a creature, so it is paired no longer
        [itController] came under the control of another player, so it is paired no longer
        [left] is paired no longer: { $of } has left the battlefield
        [phasedOut] is paired no longer: { $of } has phased out
        [noCreature] is paired no longer: { $of } stopped being a creature
        [controller] is paired no longer: { $of } came under the control of another player
       *[unknown] is paired no longer
    }
fact-702-103c = is a copy of a spell that was cast bestowed
fact-702-103e =
    was cast bestowed and resolves attached to nothing, as a creature{ $why ->
       *[unknown] { "" }
        [left] : { $of } had left since it was chosen as the target
        [phasedOut] : { $of }, its target, was phased out
        [keyword] : { $of }, its target, had { $reason }
        [asked] : { $of }, its target, was not { FORM($reason, number: "one", article: "indefinite") }
    }
fact-702-103f = has become unattached and is no longer bestowed
fact-702-112b = is renowned until it leaves the battlefield, whatever it becomes
fact-702-151b = has become unattached and is what it was before it was attached
fact-702-171b =
    { $over ->
        [yes] is no longer saddled: the turn in which it was saddled has ended
       *[no] is saddled until the turn ends, whatever it becomes
    }
fact-704-5a = has no life left, but can't lose the game
fact-704-5c = has ten or more poison counters, but can't lose the game
fact-704-5d = is a token that is phased out: it is still on the battlefield, so it does not cease to exist
fact-704-5g =
    has { $damage } damage marked on it, less than its toughness of { $toughness }, so it is not destroyed
# $of: another permanent.
fact-704-5j =
    { $spared ->
        [controller] is legendary and has the name of { $of }, but another player controls that: the legend rule looks at what one player controls
        [exempt] is legendary and has the name of { $of }, but the legend rule does not apply to it
        [nameless] is legendary, but has no name, so not that of { $of } either
        [notLegendary] is legendary, but { $of }, which has its name, is not
       *[unlikeNames] is legendary, as is { $of }, but their names are different
    }
fact-704-5k = has had the supertype world for a shorter time than { $of }, so it is the one that stays
fact-704-5s =
    { $spared ->
        [noChapters] has no chapter ability, so it is not sacrificed, whatever lore counters it has
       *[waiting] has come to its final chapter, but a chapter ability of its own has triggered and not left the stack yet
    }
fact-704-5v = has defense 0, but an ability of its own has triggered and not left the stack yet
fact-707-10 = is the copy of a spell
fact-707-10f = was the copy of a spell and is a token now
fact-708-2b = was face down already and could not be turned face down
fact-708-2a = was turned face down, which ends no effect on it and takes no counter off it
fact-708-8 = was turned face up, which ends no effect on it and takes no counter off it
fact-709-3b = is only the half that was cast
fact-709-4 = is both halves together
fact-709-4b = has the cost of both halves, and so the colors and the mana value of both
fact-709-4c = has the types and abilities of both halves
fact-709-4d = was cast fused, as both halves
fact-709-5 = has neither the name nor the mana cost nor the abilities of a half that is locked
fact-709-5c = has a half with the designation “unlocked”
fact-709-5d = has entered with the half unlocked that was cast
fact-709-5e = has had a half unlocked
fact-709-5g = has had a half locked
fact-710-1b = is not flipped: its upper half counts
fact-710-1c = is flipped: its lower half counts, with the cost and color of the card
fact-712-10 = could not transform into an instant or sorcery
fact-712-15a = was face down and could not transform
fact-712-16 = has two faces and could not be turned face down
fact-712-18 = has transformed, and what affected it goes on
fact-712-21 = was one card of a melded permanent
fact-712-4c = is a meld card, which never transforms
fact-712-8a = has two faces, of which only the front counts here
fact-712-8c = is a spell with its back face up, so only that face counts
fact-712-8d = has its front face up, so only that face counts
fact-712-8e = has its back face up, so only that face counts
fact-712-8f = shows its back, which has a mana value of its own
fact-712-8g = is melded: the combined face counts, with the mana values of both fronts
fact-712-9 = has one face only and could not transform
fact-714-2 = has chapter symbols, which are abilities
fact-714-2b = has had a chapter triggered by its lore counters
fact-714-2d = is a Saga, whose final chapter is the greatest it has, 0 without one
fact-714-3a = has entered with a lore counter
fact-715-3b = was cast as its Adventure: its inset values count
fact-715-4 = is not on the stack as an Adventure: its normal values count
fact-716-2b = has its level by designation
fact-716-2d = has no level, which counts as level 1
fact-718-3 = was cast as a prototype
fact-718-3b = has the mana cost, power and toughness of the prototype, and the colors of that mana cost
fact-718-4 = is neither a prototyped spell nor a permanent that was one: its normal values count
fact-718-5 = is otherwise as printed
fact-719-3b = is solved by designation
fact-730-2c = has merged and is the same object as before
fact-730-2d =
    { $token ->
        [yes] is a token, as its top component is one
        [no] isn't a token, since its top component is a card
       *[unknown] is a token only if its top component is one
    }
fact-730-2e = was merged while face down: its top component decides which face is up
fact-730-2f = has turned over with all its components
fact-730-2i = has turned those of its components that have another face
fact-730-2j = has a component with two faces and could not be turned face down
fact-730-3 = has left as one of several components
fact-800-4a = is no longer under { $effects }: the player to whom it gave control has left the game
fact-800-4m = is no longer under { $effects }: that lasted until a turn, which would have begun
fact-506-4 = has been removed from combat, which it does not come back into
fact-506-4c = goes on attacking, though what it attacked is not there to be attacked any more
fact-302-6 = had come under its controller's control only after that player's most recent turn had begun
fact-306-4 = has a planeswalker type in common with { $of }, which no rule minds any more: the legend rule looks at names
fact-702-10b = could attack all the same, for it had haste then
fact-702-10c = had an ability that could be activated by tapping or untapping it all the same, for it had haste then
fact-608-3b =
    was an Aura spell that had no legal target any more{ $why ->
       *[unknown] { "" }
        [left] : { $of } had left since it was chosen
        [phasedOut] : { $of } was phased out
        [keyword] : { $of } had { $reason }
        [asked] : { $of } was not { FORM($reason, number: "one", article: "indefinite") }
    }, so it did not resolve
fact-508-1k = has been declared as an attacker
fact-509-1g = has been declared as a blocker
fact-509-1h = has been blocked, and stays blocked whatever becomes of the blockers
fact-511-3 = was removed from combat as that ended
fact-702-33d = has entered with counters for each time it was kicked, none if it was not
unnamed-effect = an effect
    .number = one
unnamed-maker = a spell or ability
unnamed-player = one player
unnamed-counters = counters
