"""The layers: which continuous effects there are, and what they make of the objects. Within a layer the oldest effect
goes first, whatever it is. There is no dependency (613.8), and characteristic-defining abilities wait for their turn as
all others do (613.3 is not followed): that is the known gap of this engine."""

import copy
import json
import re
from collections import namedtuple

from words import BASIC, EVERY, FAMILIES, Look, family_of, listed, types_of

LAYERS = ("1a", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d", "players", "gameRules")
LAYER_OF = {kind: layer for layer, kinds in {
    "1a": "copy", "2": "gainControl exchangeControl", "3": "replaceWords gainFullText exchangeTextBoxes setName",
    "4": "addTypes setTypes removeTypes setSubtypes setBasicLandTypes addEverySubtype", "5": "setColors addColors",
    "6": "gainAbilities gainAbilitiesOf loseAbilities loseAllAbilities cantHave", "7b": "setPowerToughness",
    "7c": "modifyPowerToughness", "7d": "switchPowerToughness", "players": "playerGains playerLoses playerCantHave",
    "gameRules": "changeGameRule", "costs": "changeCost"}.items() for kind in kinds.split()}
LACKS = {"1a": "copy", "3": "text", "players": "players"}  # what this engine does not do
COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
KEYWORD_COUNTERS = ("flying", "first strike", "double strike", "deathtouch", "decayed", "exalted", "haste", "hexproof",
                    "indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance")
ACTIVATED = ("equip", "cycling", "fortify", "level up", "outlast", "scavenge", "unearth", "embalm", "eternalize",
             "encore", "crew", "saddle", "station", "reconfigure", "transmute", "reinforce", "forecast", "ninjutsu",
             "commander ninjutsu", "aura swap", "transfigure", "craft", "boast", "exhaust")
NO_CREATURE = {"kind": "removeTypes", "types": ["Creature"]}
CANT_BLOCK = {"kind": "changeGameRule", "rule": "cant-block"}
ENCHANT = {"kind": "keyword", "keyword": "enchant", "quality": {"type": "Creature"}}
KEYWORDS = {  # those that make effects: their parts, and when
    "changeling": ([{"kind": "addEverySubtype", "family": "creature"}], None),
    "devoid": ([{"kind": "setColors", "colors": []}], None),
    "impending": ([NO_CREATURE], {"object": "self", "is": {"designation": "impending", "counter": "time"}}),
    "living metal": ([{"kind": "addTypes", "types": ["Creature"]}], {"turn": "you"}),
    "decayed": ([CANT_BLOCK], None),
    "unleash": ([CANT_BLOCK], {"object": "self", "is": {"counter": "+1/+1"}}),
}
WHILE_ATTACHED = {"bestow": "bestowed", "reconfigure": "reconfigured"}  # states, till unattached (702.103b, 702.151b)
STATES = {
    "suspected": [{"kind": "gainAbilities", "abilities": [
        "menace", {"kind": "static", "id": "cant-block", "affects": {"self": True}, "does": [CANT_BLOCK]}]}],
    "bestowed": [{"kind": "setTypes", "types": ["Enchantment"], "subtypes": ["Aura"]},
                 {"kind": "gainAbilities", "abilities": [ENCHANT]}],
    "reconfigured": [NO_CREATURE],
}

# An ability of an object: `origin` is printed, intrinsic (of a land type) or granted; `since` is when it was granted.
Instance = namedtuple("Instance", "key ability origin since")


class Unsupported(Exception):
    """The board needs a capability that this engine has not."""


def ability_of(entry):
    return {"kind": "keyword", "keyword": entry} if isinstance(entry, str) else entry


def in_words(word):
    return word if isinstance(word, str) else "the chosen " + word["chosen"].split("/")[-1]


def label(ability):
    """How an ability is told."""
    if ability["kind"] == "mana":
        made = "/".join(mana if mana[0] == "{" else f"{{{mana}}}" for mana in ability["produces"])
        return ability.get("id") or f"{ability.get('cost', '{T}')}: Add {made}"
    if ability["kind"] != "keyword":
        return ability["id"]
    words = [f"{in_words(ability['landType']).lower()}walk" if "landType" in ability else ability["keyword"]]
    if "from" in ability:
        words += ["from", in_words(ability["from"])]
    if "fromQuality" in ability:
        quality = ability["fromQuality"]
        types = [word if isinstance(word, str) else word["chosen"]
                 for key in ("type", "subtype") for word in listed(quality.get(key, []))]
        if set(quality) == {"name"}:
            words += ["from", quality["name"]]
        elif set(quality) - {"type", "subtype"}:
            words += ["from", json.dumps(quality, sort_keys=True, separators=(",", ":"))]
        else:
            words += ["from", " or ".join(types).lower() or "everything"]
    return " ".join(words + [str(ability[key]) for key in ("n", "cost") if key in ability])


def name_of(card, token):
    """What it is called: as its card says, or a token that nothing gives a name after its subtypes (111.4)."""
    name = card.get("printedName", card["name"])
    return name if name is not None else " ".join(card["subtypes"]) + (" Token" if token else "")


class View:
    """What an object is at a moment. Lists and sets in it are never changed, only replaced."""

    def __init__(self, card, controller, token):
        cost = card.get("manaCost")
        symbols = re.findall(r"{([^}]*)}", cost or "")
        self.name, self.mana_cost, self.controller = name_of(card, token), cost, controller
        self.mana_value = sum(int(m[0]) if m[0].isdigit() else m[0] != "X" for m in (s.split("/") for s in symbols))
        self.colors = {COLORS[c] for s in symbols for c in s if c in COLORS} | set(card.get("colorIndicator", []))
        self.types, self.supertypes = set(card["types"]), set(card.get("supertypes", []))
        self.subtypes, self.cant_have = set(card.get("subtypes", [])), []
        self.had, self.lost = self.subtypes, set()  # subtypes when last settled, and those gone with their card type
        self.power = self.base_power = star(card.get("power"))
        self.toughness = self.base_toughness = star(card.get("toughness"))
        self.loyalty, self.defense = card.get("loyalty"), card.get("defense")
        said = map(ability_of, card.get("abilities", []))
        self.abilities = [Instance(f"p{n}", ability, "printed", 0) for n, ability in enumerate(said)]
        self.settle_types()

    def settle_types(self):
        """A subtype goes with its last card type and comes back with it (205.1a); basic land types bring a land mana
        abilities (305.6)."""
        wanted = {word for word in self.subtypes | self.lost if types_of(family_of(word)) & self.types}
        self.lost = (self.lost | (self.subtypes & self.had)) - wanted
        self.subtypes = self.had = wanted
        if EVERY in self.subtypes:
            self.subtypes = {word for word in self.subtypes if word == EVERY or family_of(word) != "creature"}
            self.had = self.subtypes
        mana = [BASIC[word] for word in BASIC if word in self.subtypes and "Land" in self.types]
        self.abilities = [one for one in self.abilities if one.origin != "intrinsic"] + [
            Instance("i" + m, {"kind": "mana", "produces": [m]}, "intrinsic", 0) for m in mana]


def star(printed):
    """A printed star counts 0 until something sets it (208.2a)."""
    return sum(map(int, re.findall(r"\d+", printed))) if isinstance(printed, str) else printed


def is_meant(ability, lost):
    """Whether losing `lost` takes this ability: every instance and variant of a keyword (113.10b)."""
    if ability["kind"] != "keyword":
        return label(ability) == (lost.get("ability") if isinstance(lost, dict) else lost)
    lost = {"keyword": lost} if isinstance(lost, str) else lost
    return all(ability.get(key) == value for key, value in lost.items())


class Effect:
    """
    A continuous effect. `order` sorts by timestamp (613.7); `fixed` are its objects if they never change, and `bound`
    its parts for each of them.
    """

    def __init__(self, name, key, parts, order, affects=None, fixed=None, condition=None, ability=None, defining=False,
                 bound=None, **speaker):
        self.name, self.key, self.order, self.affects, self.fixed = name, key, order, affects, fixed
        self.condition, self.ability, self.speaker = condition, ability, speaker
        self.parts = by_layer(parts, defining)
        self.bound = {thing: by_layer(own, defining) for thing, own in (bound or {}).items()}

    def look(self, board, views):
        return Look(board, views, **self.speaker)


def by_layer(parts, defining):
    found = {}
    for part in parts:
        layer = "7a" if defining and part["kind"] == "setPowerToughness" else LAYER_OF[part["kind"]]
        found.setdefault(layer, []).append(part)
    return found


def effects_of(board, views):
    """All effects there are now, oldest first: of abilities, of counters, of designations, and those that last."""
    found = list(board.effects)
    for thing in board.there():
        names = []
        for place, one in enumerate(views[thing].abilities):
            ability, said = one.ability, KEYWORDS.get(one.ability.get("keyword"))
            if ability["kind"] not in ("static", "characteristicDefining") and not said:
                continue
            parts, condition = said or (ability["does"], ability.get("condition"))
            defining = one.origin != "granted" and (
                ability["kind"] == "characteristicDefining" or ability.get("keyword") in ("changeling", "devoid"))
            if not defining and thing.zone not in ability.get("zones", ["battlefield"]):
                continue
            names.append(label(ability))
            again = names.count(names[-1])
            found.append(Effect(
                f"{thing.id}/{names[-1]}" + (f"#{again}" if again > 1 else ""), f"{thing.place}|{one.key}", parts,
                # Equal timestamps: an object's own abilities, granted ones, then what resolved (613.7a, 613.7n).
                (max(thing.timestamp, one.since), bool(one.since), one.since, place),
                {"self": True} if ability["kind"] != "static" else ability.get("affects"),
                condition=condition, ability=ability, defining=defining, source=thing))
        for kind, (count, timestamp) in thing.counters.items():
            host = [] if thing.attached_to is None or isinstance(thing.attached_to, str) else [thing.attached_to]
            parts = parts_of_counters(kind, count)
            if parts:
                # Elsewhere than on the battlefield a change of size is for creature cards only (122.1a).
                is_open = SIZE_COUNTER.fullmatch(kind) and thing.zone != "battlefield"
                found.append(Effect(f"{thing.id}/counter:{kind}", f"c{thing.place}|{kind}", parts, (timestamp, 2, 0, 0),
                                    affects={"self": True, "zone": "any", "type": "Creature"} if is_open else None,
                                    fixed=None if is_open else host if kind == "hone" else [thing], source=thing))
        for state in STATES.keys() & thing.designations.keys():
            order = (thing.designations[state], 2, 0, 0)
            found.append(Effect(f"{thing.id}/{state}", f"d{thing.place}{state}", STATES[state], order, fixed=[thing]))
    return sorted(found, key=lambda effect: (effect.order, effect.key))


SIZE_COUNTER = re.compile(r"([+-]\d+)/([+-]\d+)")


def parts_of_counters(kind, count):
    size = SIZE_COUNTER.fullmatch(kind)
    if size or kind == "hone":
        power, toughness = map(int, size.groups()) if size else (1, 0)
        return [{"kind": "modifyPowerToughness", "power": power * count, "toughness": toughness * count}]
    keyword, _, color = kind.partition(" from ")
    if keyword not in KEYWORD_COUNTERS or (color and color not in COLORS.values()):
        return []
    ability = {"kind": "keyword", "keyword": keyword, **({"from": color} if color else {})}
    return [{"kind": "gainAbilities", "abilities": [ability] * count}]


class Outcome:
    """What all objects are, by the layers, with the effects in the order in which they were applied."""

    def __init__(self, board):
        self.views = {t: copy.copy(t.last if t.gone else View(t.card, t.controller, t.token)) for t in board.objects}
        self.order, self.rules, begun = [], [], {}
        for layer in LAYERS:
            done = set()
            while True:
                there = {effect.key: effect for effect in effects_of(board, self.views)}
                # What has begun goes on with its objects, though its ability may be gone (613.6).
                there.update({key: effect for key, (effect, _) in begun.items()})
                waiting = [e for key, e in there.items() if layer in e.parts and key not in done and (
                    key in begun or e.condition is None or e.look(board, self.views).holds(e.condition))]
                if not waiting:
                    break
                if layer in LACKS:
                    raise Unsupported(LACKS[layer])
                effect = min(waiting, key=lambda e: (e.order, e.key))
                done.add(effect.key)
                things = self.objects_of(effect, begun, board)
                begun[effect.key] = (effect, things)
                self.apply(effect, layer, things, board)
        self.in_force = effects_of(board, self.views) + [effect for effect, _ in begun.values()]

    def objects_of(self, effect, begun, board):
        if effect.key in begun:
            return begun[effect.key][1]
        if effect.fixed is not None:
            return [thing for thing in effect.fixed if not thing.gone]
        return effect.look(board, self.views).select(effect.affects) if effect.affects is not None else []

    def apply(self, effect, layer, things, board):
        """Everything is read from the state before the effect."""
        look = effect.look(board, self.views)
        if layer == "gameRules":
            for part in effect.parts[layer]:
                self.change_rule(effect, part, things, look)
            return
        self.order.append({"layer": layer, "effect": effect.name, "objects": sorted(thing.id for thing in things)})
        changed = {}
        for thing in things:
            look.affected, view = thing, copy.copy(self.views[thing])
            for n, part in enumerate(effect.bound.get(thing, effect.parts)[layer]):
                CARRY_OUT[part["kind"]](part, view, look, (f"{effect.key}~{n}", effect.order[0]))
            changed[thing] = view
        self.views.update(changed)

    def change_rule(self, effect, part, things, look):
        self.order.append({"layer": "gameRules", "effect": effect.name})
        rule = {"rule": part["rule"]}
        if effect.affects is not None or things:
            rule["objects"] = sorted(thing.id for thing in things)
        if "amount" in part:
            rule["amount"] = look.quantity(part["amount"])
        whom = look.players(part["player"]) if "player" in part else []
        self.rules.append({**rule, "player": whom[0]} if len(whom) == 1 else rule)


def grant(view, abilities, source):
    key, since = source
    had = [a for a in map(ability_of, abilities) if not any(is_meant(a, lost) for lost in view.cant_have)
           and not any(isinstance(a.get(word), dict) for word in ("from", "landType"))]  # of what nobody chose (607.5a)
    view.abilities = view.abilities + [Instance(f"{key}:{n}", a, "granted", since) for n, a in enumerate(had)]


def lose(view, lost):
    view.abilities = [one for one in view.abilities if not any(is_meant(one.ability, each) for each in lost)]


def control(part, view, look, _):
    view.controller = (look.players(part["player"]) or [view.controller])[0]


def add_types(part, view, look, _):
    view.types = view.types | set(part.get("types", []))
    view.supertypes = view.supertypes | set(part.get("supertypes", []))
    view.subtypes = view.subtypes | words(part)
    view.settle_types()


def set_types(part, view, look, _):
    view.types = set(part["types"]) | (view.types & {"Instant", "Sorcery"})
    families = {family_of(word) for word in words(part)}
    view.subtypes = {word for word in view.subtypes if family_of(word) not in families} | words(part)
    view.lost = {word for word in view.lost if family_of(word) not in families}
    view.settle_types()


def remove_types(part, view, look, _):
    view.types = view.types - set(part.get("types", []))
    view.supertypes = view.supertypes - set(part.get("supertypes", []))
    view.subtypes, view.lost = view.subtypes - words(part), view.lost - words(part)
    view.settle_types()


def set_subtypes(part, view, look, _):
    new = words(part)
    if "subtypesOf" in part:
        others = look.refer(part["subtypesOf"])
        if not others:
            return
        new = new | {word for word in look.views[others[0]].subtypes if family_of(word) == part["family"]}
    if new or not part.get("subtypes"):
        view.subtypes = {word for word in view.subtypes if family_of(word) != part["family"]} | new
        view.lost = {word for word in view.lost if family_of(word) != part["family"]}
        view.settle_types()


def set_basic_land_types(part, view, look, _):
    """305.7: of its abilities it keeps those that other effects have given it."""
    if "Land" not in view.types or not words(part):
        return
    view.subtypes = view.subtypes - FAMILIES["land"] | words(part)
    view.abilities = [one for one in view.abilities if one.origin == "granted"]
    view.settle_types()


def every_subtype(part, view, look, _):
    which = part.get("which", "basic")
    lands = {"basic": set(BASIC), "nonbasic": FAMILIES["land"] - set(BASIC), "every": FAMILIES["land"]}[which]
    view.subtypes = view.subtypes | ({EVERY} if part["family"] == "creature" else lands)
    view.settle_types()


def words(part):
    """The subtypes that are written out; chosen ones are unknown here."""
    return {word for word in part.get("subtypes", []) if isinstance(word, str)}


def colors(part, view, look, _):
    named = {color for color in part["colors"] if isinstance(color, str)}
    if named or not part["colors"]:
        view.colors = named | (view.colors if part["kind"] == "addColors" else set())


def found_abilities(part, look):
    """What gainAbilitiesOf finds now, and gainAbilities with perColorOf; no abilities that would beget each other."""
    if part["kind"] == "gainAbilities":
        among = {color for thing in look.select(part["perColorOf"]) for color in look.views[thing].colors}
        per_color = [color for color in COLORS.values() if color in among]
        return [{**a, "from": color} if a["kind"] == "keyword" else a for a in map(ability_of, part["abilities"])
                for color in (per_color if a["kind"] == "keyword" else [None])]
    kinds, found = part["abilityKinds"], []
    for thing in look.select(part["of"]):
        for ability in (one.ability for one in look.views[thing].abilities):
            begets = any(p["kind"] == "gainAbilitiesOf" for p in ability.get("does", []))
            activated = "activated" in kinds and ability.get("keyword") in ACTIVATED
            if (ability["kind"] in kinds or activated) and not begets:
                found.append(ability)
    if "keywords" not in part:
        return found
    return list({label(a): a for a in found if a.get("keyword") in part["keywords"] and not asks_for_choice(a)}.values())


def asks_for_choice(ability):
    """From the chosen color: nothing was chosen for the object that would gain it (607.5a)."""
    return any(isinstance(ability.get(key), dict) and "chosen" in ability[key] for key in ("from", "landType"))


def gain(part, view, look, source):
    is_open = part["kind"] == "gainAbilitiesOf" or "perColorOf" in part
    grant(view, found_abilities(part, look) if is_open else part["abilities"], source)


def lose_all(part, view, look, _):
    view.abilities = [one for one in view.abilities if part.get("except") == one.ability["kind"]]


def cant_have(part, view, look, _):
    lose(view, part["abilities"])
    view.cant_have = view.cant_have + part["abilities"]


def set_size(part, view, look, _):
    if "power" in part:
        view.power = look.quantity(part["power"])
    if "toughness" in part:
        view.toughness = look.quantity(part["toughness"])
    view.base_power, view.base_toughness = view.power, view.toughness


def modify_size(part, view, look, _):
    power, toughness = (look.amount(part.get(key, 0), "double" in part) for key in ("power", "toughness"))
    if power or toughness:
        view.power, view.toughness = (view.power or 0) + power, (view.toughness or 0) + toughness


def switch(part, view, look, _):
    view.power, view.toughness = view.toughness, view.power


CARRY_OUT = {
    "gainControl": control, "addTypes": add_types, "setTypes": set_types, "removeTypes": remove_types,
    "setSubtypes": set_subtypes, "setBasicLandTypes": set_basic_land_types, "addEverySubtype": every_subtype,
    "setColors": colors, "addColors": colors, "gainAbilities": gain, "gainAbilitiesOf": gain,
    "loseAbilities": lambda part, view, look, _: lose(view, part["abilities"]), "loseAllAbilities": lose_all,
    "cantHave": cant_have, "setPowerToughness": set_size, "modifyPowerToughness": modify_size,
    "switchPowerToughness": switch,
}
