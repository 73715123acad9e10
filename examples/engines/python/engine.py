"""A sample engine for cr613: today's layers, without dependency. Run it with `python3 engine.py`; it needs Python 3.9
or newer and nothing else. docs/ENGINES.md is the contract that it keeps.

This file speaks the protocol; board.py follows the timeline, layers.py computes, words.py reads selectors and numbers.

The known gap, on purpose: within a layer the timestamp alone decides (613.7). Nothing waits for what it depends on
(613.8), and characteristic-defining abilities are not first (613.3). So neither is claimed, and boards that need them
are asked only with `verify --beyond`. With the option --claim-order the engine claims them all the same; which boards
it then gets wrong is in expectations.json. Not there at all: copies, face-down permanents, changes of text, abilities
of players, choices, costs, state-based actions, simultaneous events. Boards made with these it says are
`unsupported`."""

import json
import sys

sys.dont_write_bytecode = True  # leave no files behind
from board import Board
from layers import Outcome, Unsupported, label
from words import Look

CLAIMS = {
    "input": "effects",
    "rulesets": ["current"],
    "handles": [
        "control", "type", "basic-land-types", "color", "abilities", "power-toughness", "counters", "keyword-counters",
        "switch", "timestamp-order", "begun-effects", "game-rules", "attachments", "resolving",
        "durations", "zone-changes", "other-zones", "tokens", "tapping", "designations", "player-numbers",
        "made-up-cards"],
    "observes": [
        "exists", "name", "manaCost", "manaValue", "colors", "supertypes", "types", "subtypes", "abilities", "power",
        "toughness", "basePower", "baseToughness", "loyalty", "defense", "controller", "owner", "zone", "faceDown",
        "tapped", "attachedTo", "counters", "tapsFor", "rules", "player.life", "player.hand", "gameRules", "order"],
}

GAP = ["characteristic-defining", "dependency-existence", "dependency-text", "dependency-applies-to",
       "dependency-what-it-does", "dependency-loop"]


def observation(board):
    outcome = Outcome(board)
    return {
        "objects": {thing.id: seen(thing, outcome, Look(board, outcome.views)) for thing in board.there()},
        "players": {name: {"life": p.life, "hand": board.hand_size(name)} for name, p in board.players.items()},
        "gameRules": outcome.rules,
        "order": outcome.order,
    }


def seen(thing, outcome, look):
    view = outcome.views[thing]
    here, host = thing.zone == "battlefield", thing.attached_to
    counted = {kind: thing.counters.get(kind, (0,))[0] for kind in ("loyalty", "defense")}
    return {
        "name": view.name, "manaCost": view.mana_cost, "manaValue": view.mana_value, "colors": sorted(view.colors),
        "supertypes": sorted(view.supertypes), "types": sorted(view.types), "subtypes": sorted(view.subtypes),
        "abilities": sorted(label(one.ability) for one in view.abilities),
        **{key: look.measure(thing, key) for key in ("power", "toughness", "basePower", "baseToughness")},
        "loyalty": view.loyalty if not here else counted["loyalty"] if "Planeswalker" in view.types else None,
        "defense": view.defense if not here else counted["defense"] if "Battle" in view.types else None,
        "controller": look.controller(thing), "owner": thing.owner, "zone": thing.zone, "faceDown": False,
        "tapped": thing.tapped, "attachedTo": host if host is None or isinstance(host, str) else host.id,
        "counters": {kind: count for kind, (count, _) in thing.counters.items()},
        "tapsFor": sorted({kind for one in view.abilities for mana in one.ability.get("produces", [])
                           for kind in mana.strip("{}").split("}{")}),
        "rules": sorted({rule["rule"] for rule in outcome.rules if thing.id in rule.get("objects", [])}),
    }


def answer(run):
    board, points = Board(run["players"], run["cards"]), []
    try:
        for event in run["timeline"]:
            if event["kind"] == "check":
                points.append({"check": event["id"], "observation": observation(board)})
            else:
                board.happen(event)
    except Unsupported as lack:
        return {"kind": "unsupported", "id": run["id"], "message": f"no {lack} here", "lacks": [str(lack)]}
    return {"kind": "result", "id": run["id"], "checkPoints": points}


def main():
    if "--claim-order" in sys.argv[1:]:
        CLAIMS["handles"] += GAP
    sys.stdin.reconfigure(encoding="utf-8")
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["kind"]
        if kind == "stop":
            break
        if kind == "hello":
            said = {"kind": "hello", "protocol": message["protocol"], "claims": CLAIMS,
                    "engine": {"name": "sample-python", "version": "1.0.0"}}
        elif kind == "run":
            try:
                said = answer(message)
            except Exception as fault:  # a bug here does not end the conversation
                said = {"kind": "error", "id": message["id"], "message": f"{type(fault).__name__}: {fault}"}
        else:  # ruleset: there is only one that is claimed
            continue
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
