"""The board: objects, players and lasting effects, as the events of a timeline leave them. What an event needs that is
not here is said to be unsupported, never guessed."""

import json
import re

from layers import WHILE_ATTACHED, Effect, Outcome, Unsupported, ability_of, found_abilities, is_meant, label
from words import Look

LACKS_OF_EVENT = {  # events, and keys of events, that this engine does not know
    "casts": "costs", "activates": "costs", "simultaneous": "simultaneous-timestamps", "turnFaceUp": "face-down",
    "turnFaceDown": "face-down", "transform": "double-faced", "merges": "merge", "sticker": "stickers",
    "phaseOut": "phasing", "phaseIn": "phasing", "choose": "choices", "link": "linked", "damage": "damage",
    "stateBased": "state-based-rounds", "attacks": "combat", "blocks": "combat", "endOfCombat": "combat",
    "faceDown": "face-down", "back": "double-faced", "prototype": "prototype", "half": "split", "links": "linked",
    "meldedWith": "double-faced", "choices": "choices", "copyOf": "copy", "textBoxOf": "text"}
LACKS_OF_LAYOUT = {"transform": "double-faced", "modal": "double-faced", "meld": "double-faced", "flip": "flip",
                   "split": "split", "room": "split", "adventure": "split"}
ASKING = {  # words of cards that ask for what this engine does not keep
    "turn-history": re.compile(r'"(thisTurn|(entered|attacked|blocked|(has )?dealt damage|became tapped|got counters) this turn)"'),
    "combat": re.compile(r'"(attackingPlayer|attackingPermanent)"')}
OF_RULES = ("changeGameRule", "changeCost")  # parts that change neither characteristics nor control (611.2c)
COMBAT = ("attacking", "blocking", "blocked", "unblocked")
ENTERING = ("fading", "modular", "graft", "vanishing", "ravenous", "impending", "riot")  # they say how something enters


def of_one_face(card):
    if card.get("layout", "normal") != "normal":
        raise Unsupported(LACKS_OF_LAYOUT[card["layout"]])
    for lack, words in ASKING.items():
        if words.search(json.dumps(card)):
            raise Unsupported(lack)
    return card


class Thing:
    """One object from coming to a zone to leaving it (400.7)."""

    def __init__(self, place, card, name, owner, controller, zone, token, timestamp):
        self.place, self.card, self.id, self.owner, self.controller = place, card, name, owner, controller
        self.zone, self.token, self.timestamp = zone, token, timestamp
        self.tapped, self.attached_to, self.level, self.gone, self.last = False, None, 1, False, None
        self.counters, self.designations = {}, {}  # counters by kind: how many, with the timestamp of the newest


class Player:
    def __init__(self, said):
        said = said if isinstance(said, dict) else {"name": said}
        self.name, self.life, self.hand = said["name"], said.get("life", 20), said.get("hand", 0)
        self.starting = said.get("startingLife", 20)
        self.counters, self.designations, self.this_turn = {}, set(), {}


def exchanged(things, look):
    """Who gets each of these permanents in an exchange of control (701.12b)."""
    have = {thing: look.controller(thing) for thing in things if thing.zone == "battlefield"}
    two = list(dict.fromkeys(have.values()))
    if len(two) != 2 or len(have) < len(things) or list(have.values()).count(two[0]) * 2 != len(things):
        return None
    return {thing: two[1 - two.index(name)] for thing, name in have.items()}


class Board:
    def __init__(self, players, cards):
        self.players = {player.name: player for player in map(Player, players)}
        self.cards, self.text = {card["name"]: card for card in cards}, json.dumps(cards)
        self.active, self.objects, self.effects = next(iter(self.players)), [], []
        self.now, self.names, self.turn_began, self.skips = 0, set(), 0, []
        self.waiting = []  # effects that begin with a later turn

    def there(self):
        return [thing for thing in self.objects if not thing.gone]

    def find(self, name):
        """The object of that id; if it has left, as it was last."""
        bearers = [thing for thing in self.objects if thing.id == name]
        return next((thing for thing in reversed(bearers) if not thing.gone), bearers[-1] if bearers else None)

    def hand_size(self, name):
        return self.players[name].hand + sum(thing.zone == "hand" and thing.owner == name for thing in self.there())

    def stamp(self):
        self.now += 1
        return self.now

    def happen(self, event):
        kind = event["kind"]
        for word in (kind, *event):
            if word in LACKS_OF_EVENT and event.get(word) is not False:
                raise Unsupported(LACKS_OF_EVENT[word])
        getattr(self, "do_" + kind.replace("untap", "tap"))(event)
        self.end_expired()

    def do_enters(self, event):
        owner = event.get("owner", event["controller"])
        self.arrive(self.cards[event["card"]], event.get("id", event["card"]), owner, event["controller"],
                    event.get("zone", "battlefield"), event.get("token", False), event)

    def arrive(self, card, name, owner, controller, zone, token, said, kept=(), spell=None):
        thing = Thing(len(self.objects), of_one_face(card), name, owner, controller, zone, token, self.stamp())
        self.objects.append(thing)
        thing.tapped = said.get("tapped", False)
        for effect in self.effects:
            if spell in (effect.fixed or []):
                effect.fixed = [thing if one is spell else one for one in effect.fixed]
                effect.bound[thing] = effect.bound.pop(spell, effect.parts)
        if "attachedTo" in said:
            thing.attached_to = self.host(said["attachedTo"])
            self.begin_state(thing, map(ability_of, thing.card.get("abilities", [])))
        counters = said.get("counters", {})
        if zone == "battlefield" and any(f'"{word}"' in self.text for word in ENTERING):
            raise Unsupported("keyword-abilities")
        if zone == "battlefield" and "asEnters" in self.text:  # else there is no need to look
            self.as_it_enters(thing)
        for kind, count in sorted(counters.items()):
            self.put(thing, kind, count)
        if zone == "battlefield" and any(word in self.text for word in ('"loyalty"', '"defense"', '"Saga"')):
            view = Outcome(self).views[thing]
            for kind, number, has in (("loyalty", view.loyalty, "Planeswalker" in view.types),
                                      ("defense", view.defense, "Battle" in view.types),
                                      ("lore", 1, "Saga" in view.subtypes)):
                if has and kind not in counters:
                    self.put(thing, kind, number or 0)
        for kind, (count, timestamp) in kept:  # they stay on it: no new timestamp (613.7c)
            more, newer = thing.counters.get(kind, (0, timestamp))
            thing.counters[kind] = (count + more, newer)

    def as_it_enters(self, thing):
        """By the abilities that it has once it is there (614.12)."""
        views = Outcome(self).views
        for ability in (one.ability for one in views[thing].abilities):
            if ability["kind"] == "asEnters" and "enters" in ability.get("when", ["enters"]):
                if "turnsFaceDown" in ability:
                    raise Unsupported("face-down")
                look = Look(self, views, source=thing)
                for kind, amount in sorted(ability.get("counters", {}).items()):
                    self.put(thing, kind, look.quantity(amount))

    def host(self, name):
        thing = self.find(name)
        return thing if thing and not thing.gone else name

    def put(self, thing, kind, count):
        if count > 0:
            thing.counters[kind] = (thing.counters.get(kind, (0,))[0] + count, self.stamp())

    def do_moves(self, event):
        thing, to = self.find(event["object"]), event["to"]
        outcome = Outcome(self)
        view = outcome.views[thing]
        if thing.zone == "battlefield":
            self.linger(thing, outcome)
        thing.gone, thing.last = True, view
        for other in self.there():
            if other.attached_to is thing:
                self.detach(other)
        stays = any(one.ability.get("countersStay") for one in view.abilities) and to not in ("hand", "library")
        resolved = thing.zone == "stack" and to == "battlefield"  # then effects on the spell go along (400.7a)
        if resolved or not thing.token:
            self.arrive(thing.card, thing.id, thing.owner, event.get("controller", thing.owner), to, thing.token, event,
                        list(thing.counters.items()) if stays else (), thing if resolved else None)

    def linger(self, thing, outcome):
        """Effects that say so go on until end of turn without their object, if they were in force until it left."""
        for e in {e.key: e for e in outcome.in_force if e.speaker.get("source") is thing and e.ability}.values():
            if e.ability.get("lingers"):
                you, key = outcome.views[thing].controller, f"l{self.stamp()}"
                effect = Effect(e.name, key, e.ability["does"], e.order, e.affects, condition=e.condition, you=you)
                self.last(effect, "endOfTurn")

    def do_resolves(self, event):
        """Objects and numbers are fixed in the state before it (611.2c-d)."""
        views = Outcome(self).views
        abilities, source, name = self.what_resolves(event, views)
        illegal = event.get("illegalTargets", [])
        targets = [None if name in illegal else self.find(name) or name for name in event.get("targets", [])]
        if illegal and not any(targets):
            return  # 608.2b
        by = event.get("triggeredBy", {})
        trigger = self.where_it_was(by["object"], ["battlefield", "stack"], True) if "object" in by else None
        speaker = {"source": source, "you": event["controller"], "targets": targets, "x": event.get("x", 0),
                   "picked": [self.find(name) for name in event.get("chosenObjects", [])],
                   "cause": (trigger, by.get("player"))}
        look, timestamp, wanted, again = Look(self, views, **speaker), self.stamp(), name, 1
        while name in self.names:
            again += 1
            name = f"{wanted}#{again}"
        self.names.add(name)
        if not all(look.holds(ability["if"]) for ability in abilities if "if" in ability):
            return  # 603.4, 608.2a
        created = [effect for ability in abilities for effect in ability.get("effects", [])]
        for n, effect in enumerate(created):
            if "condition" not in effect or look.holds(effect["condition"]):
                self.create(effect, name if n == 0 else f"{name}/{n + 1}", timestamp, look, speaker)
        for puts in (put for ability in abilities for put in ability.get("puts", [])):
            for look.affected in look.select(puts["on"]):
                self.put(look.affected, puts["counter"], look.quantity(puts.get("amount", 1)))
            look.affected = None

    def what_resolves(self, event, views):
        """Its abilities, the object that they are of, and its name."""
        said, name = event.get("ability"), event.get("source")
        if isinstance(said, dict):  # written out
            source = self.where_it_was(name, None) if name else None
            return [said], source, event.get("id") or event.get("card") or name or "effect"
        if name:
            has = [one.ability for thing in reversed(self.bearers(name)) for one in views[thing].abilities]
            printed = map(ability_of, self.find(name).card.get("abilities", []))
            ability = next((ability for ability in [*has, *printed] if label(ability) == said), None)
            if ability is None or ability["kind"] == "keyword":  # called by the keyword alone, or with its number
                raise Unsupported("keyword-abilities")
            source = self.where_it_was(name, ability.get("zones", ["battlefield"]))
            return [ability], source, event.get("id") or f"{name}/{said}"
        printed = list(map(ability_of, of_one_face(self.cards[event["card"]]).get("abilities", [])))
        meant = [ability for ability in printed if (label(ability) == said if said else ability["kind"] == "spell" and "by" not in ability)]
        return meant, None, event.get("id") or event["card"]

    def bearers(self, name):
        return [thing for thing in self.objects if thing.id == name]

    def where_it_was(self, name, zones, or_now=False):
        """The newest object of that id in these zones; else the one before the newest, which just moved, or `or_now` that."""
        newest, before = (bearers := self.bearers(name)[::-1])[0], bearers[:2][-1]
        there = next((thing for thing in bearers if zones and thing.zone in zones), None)
        return there or (newest if or_now or newest.zone == "battlefield" else before)

    def create(self, effect, name, timestamp, look, speaker):
        """The effect of a resolution: one, whatever its numbers come to for each of its objects (613.7b)."""
        effect = look.settled(effect)
        affects, duration = effect.get("affects"), effect.get("duration", "indefinite")
        if isinstance(duration, dict) and "duringNext" in duration:
            # Numbers are read now, and whom it affects as that turn begins (611.2c-d).
            later = {**effect, "does": [self.bound(part, look) for part in effect["does"]], "duration": "endOfTurn"}
            self.waiting.append((look.players(duration["of"]), later, name, timestamp, speaker))
            return
        rules = [part for part in effect["does"] if affects is not None and part["kind"] in OF_RULES]
        others = [part for part in effect["does"] if part not in rules]
        bound, things = {}, look.select(affects) if affects is not None else []
        takers = exchanged(things, look)
        if takers is None:  # one player has them all, or one is not there: nothing happens (701.12a-b)
            others = [part for part in others if part["kind"] != "exchangeControl"]
        for look.affected in things:
            bound[look.affected] = [
                {"kind": "gainControl", "player": {"player": takers[look.affected]}} if part["kind"] == "exchangeControl"
                else self.bound(part, look) for part in others]
        look.affected = None
        if rules:  # these stay open to objects that come later (611.2c)
            order = (timestamp, 2, 0, self.stamp())
            parts = [self.bound(part, look) for part in rules]
            self.last(Effect(name, f"r{self.now}", parts, order, affects, **speaker), duration)
        if not others:
            return
        parts = next(iter(bound.values())) if bound else [self.bound(part, look) for part in others]
        order, things = (timestamp, 2, 0, self.stamp()), list(bound)
        self.last(Effect(name, f"r{self.now}", parts, order, fixed=things, bound=bound, **speaker), duration)

    def bound(self, part, look):
        """A part with its numbers read (611.2d), and without what the object can't have now (113.11)."""
        kind = part["kind"]
        if kind in ("setPowerToughness", "modifyPowerToughness"):
            read = look.quantity if kind[0] == "s" else lambda q: look.amount(q, "double" in part)
            return {key: read(q) if key in ("power", "toughness") else q for key, q in part.items() if key != "double"}
        if kind == "changeGameRule" and "amount" in part:
            return {**part, "amount": look.quantity(part["amount"])}
        if kind in ("gainAbilities", "gainAbilitiesOf"):
            is_found = kind == "gainAbilitiesOf" or "perColorOf" in part
            abilities = found_abilities(part, look) if is_found else part["abilities"]
            barred = look.views[look.affected].cant_have if look.affected else []
            return {"kind": "gainAbilities", "abilities": [
                a for a in abilities if not any(is_meant(ability_of(a), lost) for lost in barred)]}
        return part

    def last(self, effect, duration):
        effect.duration = duration
        self.effects.append(effect)

    def end_expired(self):
        """What lasts as long as something holds does not come back (611.2b); one end can be the end of another."""
        count = None
        while count != (count := sum(1 + len(effect.fixed or []) for effect in self.effects)):
            self.effects = [effect for effect in self.effects if self.lasts(effect)]

    def lasts(self, effect):
        duration, source = effect.duration, effect.speaker.get("source")
        if isinstance(duration, dict) and "while" in duration:
            look = effect.look(self, Outcome(self).views)
            look.only_now = True

            def holds(thing):
                look.affected = thing
                return look.holds(duration["while"])
            if not effect.fixed:
                return holds(None)
            effect.fixed = [thing for thing in effect.fixed if holds(thing)]  # each for itself
            return bool(effect.fixed)
        if isinstance(duration, dict) or duration in (
                "indefinite", "endOfTurn", "endOfCombat", "yourNextTurn"):
            return True
        there = source is not None and not source.gone and source.zone == "battlefield"
        if duration == "whileSourceTapped":
            return there and source.tapped
        if duration == "whileYouControlSource":
            return there and Outcome(self).views[source].controller == effect.speaker["you"]
        return there

    def do_attach(self, event):
        thing, host = self.find(event["object"]), self.host(event["to"])
        if thing.attached_to is not host and thing.attached_to != host:  # else nothing happens (701.3b)
            now = Outcome(self).views[thing].abilities
            thing.attached_to, thing.timestamp = host, self.stamp()
            self.begin_state(thing, [one.ability for one in now if one.ability.get("keyword") != "bestow"])

    def do_unattach(self, event):
        self.detach(self.find(event["object"]))

    def begin_state(self, thing, abilities):
        """Attached it is what bestow and reconfigure make of it, until it is attached to nothing."""
        for state in (WHILE_ATTACHED.get(ability.get("keyword")) for ability in abilities):
            if state:
                thing.designations[state] = thing.timestamp

    def detach(self, thing):
        thing.attached_to = None
        for state in WHILE_ATTACHED.values():
            thing.designations.pop(state, None)

    def do_counters(self, event):
        thing = self.find(event["object"])
        for kind, count in sorted(event.get("add", {}).items()):
            self.put(thing, kind, count)
        for kind, count in event.get("remove", {}).items():
            left, timestamp = thing.counters[kind]
            thing.counters[kind] = (left - count, timestamp)
            if left == count:
                del thing.counters[kind]

    def do_tap(self, event):
        self.find(event["object"]).tapped = event["kind"] == "tap"

    def do_designate(self, event):
        thing, word, on = self.find(event["object"]), event["designation"], event.get("on", True)
        thing.designations.pop(word, None)
        if on:
            thing.designations[word] = self.stamp()
        if word == "level":
            thing.level = event.get("level", 1) if on else 1

    def do_player(self, event):
        player = self.players[event["player"]]
        player.life, player.hand = event.get("life", player.life), event.get("hand", player.hand)
        player.hand += event.get("draws", 0)
        player.counters.update(event.get("counters", {}))
        player.this_turn.update(event.get("thisTurn", {}))
        word = event.get("designation")
        for other in self.players.values() if word in ("monarch", "initiative") else []:
            other.designations.discard(word)
        player.designations.update([word] if word else [])

    def do_turn(self, event):
        """The turn ends, and what lasts until then; the next player's begins."""
        began = self.turn_began
        for thing in self.objects:
            for word in [word for word in thing.designations if word in COMBAT or word.endswith(" this turn")]:
                del thing.designations[word]
        self.end_where(lambda duration, effect, is_turn: duration in ("endOfTurn", "endOfCombat") or (
            "untilEndOfNext" in duration and duration["untilEndOfNext"] not in self.skips
            # What came in this turn came before its end step, and after its other steps.
            and (duration["untilEndOfNext"] == "endStep" or effect.order[0] <= began) and is_turn()) or (
            "untilNext" in duration and duration["untilNext"] == "endStep" and is_turn()))
        for player in self.players.values():
            player.this_turn.clear()
        self.active, self.turn_began, self.skips = event["active"], self.now, event.get("skips", [])
        # The next step of a kind is the next that is not skipped (614.10a).
        self.end_where(lambda duration, effect, is_turn: (
            duration == "yourNextTurn" or "untilEndOfNext" in duration
            and duration["untilEndOfNext"] == "untapStep" and "untapStep" not in self.skips or "untilNext" in duration
            and duration["untilNext"] not in [*self.skips, "endStep"]) and is_turn())
        begun = [waits for waits in self.waiting if self.active in waits[0]]
        self.waiting = [waits for waits in self.waiting if waits not in begun]
        for _, effect, name, timestamp, speaker in begun:
            self.create(effect, name, timestamp, Look(self, Outcome(self).views, **speaker), speaker)

    def end_where(self, is_over):
        """Ends effects for those of their objects for which it is time (500.4, 514.2)."""
        for effect in list(self.effects):
            left = [thing for thing in effect.fixed or [None] if not is_over(
                effect.duration, effect, lambda: self.is_turn(effect, thing))]
            if not left:
                self.effects.remove(effect)
            elif effect.fixed:
                effect.fixed = left

    def is_turn(self, effect, thing):
        """Whether it is the turn of whom a duration speaks of; its controller is asked for each object now."""
        look = effect.look(self, Outcome(self).views)
        look.affected = thing
        return self.active in look.players("you" if effect.duration == "yourNextTurn" else effect.duration["of"])

    def do_ends(self, event):
        self.effects = [effect for effect in self.effects if effect.name != event["effect"]]
