"""Reads the words of an effect at one moment: which objects fit a selector, whether a condition holds, how much a
quantity is. The keys are those of schema/selector.schema.json and schema/quantity.schema.json, and do as these say."""

PERMANENT = {"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"}
BASIC = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
PARTY = ("Cleric", "Rogue", "Warrior", "Wizard")
EVERY = "every creature type"  # stands among the subtypes for all creature types at once
FAMILIES = {family: set(words.split()) for family, words in {
    "artifact": """Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Heartwood
        Incubator Infinity Junk Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle Vibranium""",
    "battle": "Siege",
    "enchantment": "Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine",
    "land": """Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town
        Urza's""",
    "planeswalker": """Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti
        Davriel Dellian Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist
        Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc
        Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra
        Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska
        Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel""",
    "spell": "Adventure Arcane Lesson Omen Trap",
    "dungeon": "Undercity",
}.items()}
TYPES_OF = {"creature": {"Creature", "Kindred"}, "spell": {"Instant", "Sorcery"}}
CARD_ZONES = ("graveyard", "hand", "library", "exile")  # what is described there is cards, and a token is none (108.2b)
POINTING = ("self", "affected", "host", "target", "chosenObject", "triggering", "object", "linked", "topOf")


def listed(one):
    return one if isinstance(one, list) else [one]


def family_of(word):
    """The family of a subtype (205.3b); what is in no other one is a creature type."""
    return next((family for family, words in FAMILIES.items() if word in words), "creature")


def types_of(family):
    return TYPES_OF.get(family, {family.capitalize()})


def has_subtype(view, word):
    return word in view.subtypes or (EVERY in view.subtypes and family_of(word) == "creature")


def share_subtype(one, other, family):
    of = [word for word in one.subtypes | other.subtypes if word != EVERY and family_of(word) == family]
    both = family == "creature" and EVERY in one.subtypes and EVERY in other.subtypes
    return both or any(has_subtype(one, word) and has_subtype(other, word) for word in of)


def says_where(selector):
    return "zone" in selector or any(k in selector for k in POINTING) or any(map(says_where, selector.get("allOf", [])))


class Look:
    """A board at one moment of the layers (`views`: what each object is then), as an effect sees it: `source` is the
    object that has the ability, `you` a player fixed by a resolution, `affected` each affected object in turn, `that`
    each player who is asked about; `cause` is the object and the player that triggered what resolves."""

    def __init__(self, board, views, source=None, you=None, targets=(), x=0, only_now=False, picked=(), cause=()):
        self.board, self.views, self.source, self.x, self.only_now = board, views, source, x, only_now
        self.fixed_you, self.targets, self.affected, self.picked, self.that = you, targets, None, picked, None
        self.trigger, self.trigger_player = cause or (None, None)

    def controller(self, thing):
        """Elsewhere the owner stands in (108.4a)."""
        return self.views[thing].controller if thing.zone in ("battlefield", "stack", "command") else thing.owner

    def you(self):
        return self.fixed_you or (self.source and self.controller(self.source))

    def players(self, who):
        if isinstance(who, dict) and "among" in who:
            # Effects on players are not computed: nobody has an ability, everybody a hand size.
            fits = "has" not in who and not who.get("noMaximumHandSize")
            return [name for name in self.players(who["among"]) if fits and self.is_such(name, who)]
        if isinstance(who, dict):
            (key, value), = who.items()
            if key == "player":
                return listed(value)
            found = [self.controller(t) if key == "controllerOf" else t.owner for t in self.refer(value)]
            return list(dict.fromkeys(found))
        everyone, host = list(self.board.players), self.source and self.source.attached_to
        if who == "opponent":
            return [name for name in everyone if self.you() not in (None, name)]
        if who == "enchantedPlayer":
            return [host] if isinstance(host, str) else []
        if who == "hostController":
            return [self.controller(thing) for thing in self.refer("host")]
        if who == "targetPlayer":
            return [target for target in self.targets if isinstance(target, str)]
        found = {"triggeringPlayer": self.trigger_player, "thatPlayer": self.that, "you": self.you(), "activePlayer": self.board.active, "chosenPlayer": None, "each": everyone,
                 "defendingPlayer": self.nonactive(),
                 "owner": self.affected and self.affected.owner,
                 "controller": self.affected and self.controller(self.affected)}[who]
        return [] if found is None else listed(found)

    def nonactive(self):
        """Of two players, while nothing attacks that speaks of it (506.2)."""
        others = [name for name in self.board.players if name != self.board.active]
        return others[0] if len(others) == 1 else None

    def is_such(self, name, who):
        before, self.that = self.that, name
        fits = self.within(self.board.players[name].life, who.get("life", {}))
        fits = fits and ("where" not in who or self.holds(who["where"]))
        self.that = before
        return fits

    def settled(self, words):
        """The words of an effect with the players whom they mean now, for good (608.2h)."""
        if words in ("hostController", "enchantedPlayer", "activePlayer"):
            return {"player": self.players(words)}
        if isinstance(words, list):
            return [self.settled(word) for word in words]
        if not isinstance(words, dict):
            return words
        if ("controllerOf" in words or "ownerOf" in words) and "affected" not in words.values():
            return {"player": self.players(words)}
        return {key: word if key == "abilities" else self.settled(word) for key, word in words.items()}

    def refer(self, reference):
        found = self.referred(reference)
        return [thing for thing in found if not thing.gone] if self.only_now else found

    def referred(self, reference):
        targets = [None if isinstance(target, str) else target for target in self.targets]
        if isinstance(reference, dict):
            (key, value), = reference.items()
            if key == "target":
                return [target for target in targets[value - 1:value] if target]
            if key == "chosenObject":
                return list(self.picked[value - 1:value])
            if key == "topOf":
                there = [t for t in self.board.there() if t.zone == value and t.owner == self.you()]
                return sorted(there, key=lambda thing: thing.timestamp)[-1:]
            return [t for t in self.board.there() if t.id == value] if key == "object" else []  # nothing is linked
        host = self.source and self.source.attached_to
        if reference == "chosenObject":
            return list(self.picked)
        one = {"triggering": self.trigger, "self": self.source, "affected": self.affected, "host": None if isinstance(host, str) else host}
        return [target for target in targets if target] if reference == "target" else [t for t in [one[reference]] if t]

    def select(self, selector):
        return [thing for thing in self.board.there() if self.fits(selector, thing)]

    def fits(self, selector, thing, whole=True):
        """Without a zone a whole description means the battlefield (109.2); one inside another does not."""
        anywhere = not whole or says_where(selector)
        if not anywhere and "anyOf" not in selector and thing.zone != "battlefield":
            return False
        return all(self.holds_of(thing, key, value, anywhere) for key, value in selector.items())

    def holds_of(self, thing, key, want, anywhere):
        view = self.views[thing]
        if key in ("self", "other"):
            return (thing is self.source) == (key == "self")
        if key in ("host", "affected", "triggering") or (key in ("target", "chosenObject") and want is True):
            return thing in self.refer(key)
        if key in ("target", "chosenObject", "object", "linked", "topOf"):
            return thing in self.refer({key: want})
        if key in ("type", "supertype", "color"):
            return any(word in getattr(view, key + "s") for word in listed(want))
        if key == "subtype":
            return any(has_subtype(view, word) for word in listed(want) if isinstance(word, str))
        if key == "name":
            return view.name == want
        if key == "zone":
            means_cards = all(zone in CARD_ZONES for zone in listed(want))
            return want == "any" or thing.zone in listed(want) and not (thing.token and means_cards)
        if key in ("controller", "owner"):
            return (self.controller(thing) if key == "controller" else thing.owner) in self.players(want)
        if key == "permanent":
            return bool(view.types & PERMANENT)
        if key == "historic":
            return "Legendary" in view.supertypes or "Artifact" in view.types or "Saga" in view.subtypes
        if key in ("token", "tapped"):
            return getattr(thing, key) == want
        if key in ("faceDown", "castFrom", "transformed"):
            return want is False  # no object is face down or has another face, no spell was cast
        if key == "designation":
            return want in thing.designations
        if key == "counters":
            piles = {kind: n for kind, (n, _) in thing.counters.items()}
            return all(self.within(sum(piles.values()) if kind == "any" else piles.get(kind, 0), bounds)
                       for kind, bounds in want.items())
        if key == "counter":
            return bool(thing.counters) if want == "any" else want in thing.counters
        if key == "keyword":
            wanted = want if isinstance(want, dict) else {"keyword": want}
            return any(wanted.items() <= one.ability.items() for one in view.abilities)
        if key in ("abilityCount", "colorCount"):
            return self.within(len(view.abilities if key == "abilityCount" else view.colors), want)
        if key in ("power", "toughness", "basePower", "baseToughness", "manaValue"):
            number = self.measure(thing, key)
            return number is not None and self.within(number, want)
        if key == "attached":
            return (thing.attached_to is not None) == want
        if key == "attachedTo":
            host = thing.attached_to
            return host is not None and not isinstance(host, str) and self.fits(want, host, False)
        if key == "hasAttached":
            return any(t.attached_to is thing and self.fits(want, t, False) for t in self.board.there())
        if key == "shares":
            return any(self.shares(view, self.views[t], want["characteristic"]) for t in self.refer(want["with"]))
        if key == "allOf":
            return all(self.fits(inner, thing, False) for inner in want)
        if key == "anyOf":
            return any(self.fits(inner, thing, not anywhere) for inner in want)
        if key == "not":
            return not any(self.fits(inner, thing, False) for inner in listed(want))
        raise ValueError(f"a selector with {key}")

    @staticmethod
    def shares(one, other, what):
        if what == "name":
            return one.name is not None and one.name == other.name
        if what in ("color", "type"):
            return bool(getattr(one, what + "s") & getattr(other, what + "s"))
        return share_subtype(one, other, what[:-len("Type")])

    def within(self, number, bounds):
        return (("equals" not in bounds or number == self.quantity(bounds["equals"]))
                and ("atLeast" not in bounds or number >= self.quantity(bounds["atLeast"]))
                and ("atMost" not in bounds or number <= self.quantity(bounds["atMost"])))

    def holds(self, condition):
        c = condition
        if "exists" in c:
            return bool(self.select(c["exists"]))
        if "object" in c:
            return any(self.fits(c["is"], thing, False) for thing in self.refer(c["object"]))
        if "compare" in c:
            return self.within(self.quantity(c["compare"]), c)
        if "player" in c:
            players = [self.board.players[name] for name in self.players(c["player"])]
            return any("has" not in c or c["has"] in player.designations for player in players)
        if "turn" in c:
            return self.board.active in self.players(c["turn"])
        if "not" in c:
            return not self.holds(c["not"])
        return all(map(self.holds, c["allOf"])) if "allOf" in c else any(map(self.holds, c["anyOf"]))

    def measure(self, thing, what):
        """None where it has no such number, as the power of a noncreature permanent (208.3)."""
        view, here = self.views[thing], thing.zone == "battlefield"
        if what == "manaValue":
            return view.mana_value
        if what == "loyalty":
            if not here:
                return view.loyalty
            return thing.counters.get("loyalty", (0,))[0] if "Planeswalker" in view.types else None
        value = {"power": view.power, "toughness": view.toughness,
                 "basePower": view.base_power, "baseToughness": view.base_toughness}[what]
        return (value or 0) if "Creature" in view.types else None if here else value

    def quantity(self, q):
        if isinstance(q, int):
            return q
        key = next(k for k in q if k not in ("on", "of", "among", "by", "then", "else", "round", "onEach", "onPlayer"))
        arg = q[key]
        if key == "x":
            return self.x
        if key in ("powerOf", "toughnessOf", "basePowerOf", "baseToughnessOf", "manaValueOf"):
            return sum(self.measure(thing, key[:-2]) or 0 for thing in self.refer(arg))
        if key == "levelOf":
            return sum(thing.level for thing in self.refer(arg))
        if key == "counter":
            if "onPlayer" in q:
                piles = [self.board.players[name].counters for name in self.players(q["onPlayer"])]
                return sum(n for pile in piles for kind, n in pile.items() if arg in ("any", kind))
            things = self.refer(q["on"]) if "on" in q else self.select(q["onEach"])
            return sum(n for t in things for kind, (n, _) in t.counters.items() if arg in ("any", kind))
        if key == "count":
            return len(self.select(arg))
        if key in ("total", "greatest", "least"):
            numbers = [n for n in (self.measure(thing, arg) for thing in self.select(q["of"])) if n is not None]
            return {"total": sum, "greatest": max, "least": min}[key](numbers) if numbers else 0
        if key == "distinct":
            return self.distinct(arg, self.select(q["among"]))
        if key == "thisTurn":
            return sum(self.board.players[name].this_turn.get(arg, 0) for name in self.players(q["by"]))
        if key == "party":
            return sum(map(self.party, self.players(arg)))
        if key == "devotion":
            costs = [self.views[thing].mana_cost or "" for thing in self.select({"controller": "you"})]
            letters = {{"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}[color] for color in arg}
            return sum(bool(letters & set(symbol)) for cost in costs for symbol in cost.split("}"))
        if key in ("life", "startingLife", "handSize", "players"):
            names = self.players(arg)
            if key == "players":
                return len(names)
            if key == "handSize":
                return sum(map(self.board.hand_size, names))
            return sum(self.board.players[n].life if key == "life" else self.board.players[n].starting for n in names)
        if key in ("sum", "atMostOf", "atLeastOf"):
            return {"sum": sum, "atMostOf": min, "atLeastOf": max}[key](map(self.quantity, arg))
        if key == "product":
            product = 1
            for inner in arg:
                product *= self.quantity(inner)
            return product
        if key == "negative":
            return -self.quantity(arg)
        if key == "half":
            return (self.quantity(arg) + (q.get("round") == "up")) // 2
        if key == "if":
            return self.quantity(q["then"] if self.holds(arg) else q.get("else", 0))
        return 0  # chosen: nothing is chosen

    def party(self, name):
        """Each creature stands for one type at most, as many types as can be filled (700.8)."""
        parties = {frozenset()}
        for thing in self.select({"type": "Creature"}):
            if self.controller(thing) == name:
                words = self.views[thing].subtypes
                parties |= {party | {one} for party in parties for one in PARTY if one in words or EVERY in words}
        return max(map(len, parties))

    def distinct(self, what, things):
        views = [self.views[thing] for thing in things]
        if what in ("types", "colors", "supertypes"):
            return len(set().union(*(getattr(view, what) for view in views)))
        if what == "powers":
            return len({n for n in (self.measure(thing, "power") for thing in things) if n is not None})
        if what == "manaCosts":
            return len({tuple(sorted(v.mana_cost.split("}"))) for v in views if v.mana_cost is not None})
        if what in ("names", "manaValues"):
            return len({view.name if what == "names" else view.mana_value for view in views} - {None})
        words = set().union(*(view.subtypes for view in views))
        if what == "basicLandTypes":
            return len(words & set(BASIC))
        family = {"landTypes": "land", "creatureTypes": "creature"}.get(what)
        every = EVERY in words and family != "land"
        return sum(family in (None, of) and not (every and of == "creature") for of in map(
            family_of, words - {EVERY})) + 324 * every

    def amount(self, q, doubles=False):
        """What an effect adds: a computed amount below 0 counts as 0 (107.1b), unless it doubles (701.10b)."""
        if isinstance(q, int) or doubles:
            return self.quantity(q)
        if "if" in q:
            return self.amount(q["then"] if self.holds(q["if"]) else q.get("else", 0))
        return -max(0, self.quantity(q["negative"])) if "negative" in q else max(0, self.quantity(q))
