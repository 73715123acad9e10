import type { PlayerReference, Selector, Zone } from "../rules/formats.gen.js";
import { list } from "./grammar.js";
import { holds, onePlayer, playerWords } from "./reference.js";
import { being, type Trait } from "./trait.js";
import type { Voice } from "./voice.js";

/** What an object in the zones asked for is called. */
export type Thing = "permanent" | "spell" | "card" | "object";

function zonesOf({ zone }: Selector): readonly Zone[] | "any" {
  if (zone === undefined) return ["battlefield"];
  return typeof zone === "string" && zone !== "any" ? [zone] : zone;
}

/** CR 109.2: without a zone a description means permanents. */
export function thingOf(selector: Selector): Thing {
  const zones = zonesOf(selector);
  if (zones === "any") return "object";
  if (zones.every((zone) => zone === "battlefield")) return "permanent";
  if (zones.every((zone) => zone === "stack")) return "spell";
  return zones.some((zone) => zone === "battlefield" || zone === "stack") ? "object" : "card";
}

const ONE_OF: Readonly<Record<Zone, string>> = {
  battlefield: "the battlefield",
  graveyard: "a graveyard",
  hand: "a hand",
  library: "a library",
  exile: "exile",
  stack: "the stack",
  command: "the command zone",
};

const ALL_OF: Readonly<Record<Zone, string>> = {
  ...ONE_OF,
  graveyard: "all graveyards",
  hand: "all hands",
  library: "all libraries",
};

const OWN_OF_EACH: Partial<Record<Zone, string>> = { graveyard: "graveyards", hand: "hands", library: "libraries" };

/** "in a hand, library or graveyard": one preposition for all. */
function inZones(zones: readonly Zone[], all: Readonly<Record<Zone, string>>): string {
  const words = zones.length === 1 ? all : ONE_OF;
  const on = zones.filter((zone) => zone === "battlefield" || zone === "stack");
  const within = zones.filter((zone) => zone !== "battlefield" && zone !== "stack");
  const places = [
    ...(on.length === 0
      ? []
      : [
          `on ${list(
            on.map((zone) => words[zone]),
            "or",
          )}`,
        ]),
    ...(within.length === 0
      ? []
      : [
          `in ${list(
            within.map((zone) => words[zone]),
            "or",
          )}`,
        ]),
  ];
  return list(places, "or");
}

export function zoneWords(zones: readonly Zone[]): string {
  return inZones(zones, ONE_OF);
}

/** "in your graveyard" for a zone that every player has their own of. */
function inOwn(zone: Zone, player: PlayerReference, voice: Voice): Trait | undefined {
  const several = OWN_OF_EACH[zone];
  if (several === undefined || player === "each") return undefined;
  const one = `in ${onePlayer(player, voice).possessive} ${zone}`;
  const many = player === "opponent" ? `in ${playerWords(player, voice).possessive} ${several}` : one;
  return being({ one, many });
}

/** "you control", "under your control"; with the place, if it has to be said. */
function holder(player: PlayerReference, verb: "control" | "own", where: string, voice: Voice): Trait {
  const one = `${holds(player, verb, "one", voice)}${where}`;
  const many = `${holds(player, verb, "many", voice)}${where}`;
  const { possessive } = onePlayer(player, voice);
  const complement = `${verb === "control" ? `under ${possessive} control` : `owned by ${ownerWords(player, voice)}`}${where}`;
  return {
    after: { one, many },
    notAfter: { one: `not ${complement}`, many: `not ${complement}` },
    states: { verb: "be", complement: { one: complement, many: complement } },
  };
}

function ownerWords(player: PlayerReference, voice: Voice): string {
  return player === "each" ? "any player" : onePlayer(player, voice).name;
}

function whereabouts(selector: Selector): Trait[] {
  const zones = zonesOf(selector);
  if (zones === "any") return [being("in every zone")];
  const thing = thingOf(selector);
  // A permanent is on the battlefield and a spell on the stack: nothing to say, unless it is all that is said.
  if (thing === "permanent" || thing === "spell") return selector.zone === undefined ? [] : [unsaid(zones)];
  return [being({ one: inZones(zones, ONE_OF), many: inZones(zones, ALL_OF) })];
}

function unsaid(zones: readonly Zone[]): Trait {
  const complement = inZones(zones, ONE_OF);
  return {
    after: { one: "", many: "" },
    notAfter: { one: `not ${complement}`, many: `not ${complement}` },
    states: { verb: "be", complement: { one: complement, many: complement } },
  };
}

/** Where an object is, and whose it is: zone, controller and owner are said together. */
export function placeTraits(selector: Selector, voice: Voice): Trait[] {
  const { controller, owner } = selector;
  const zones = zonesOf(selector);
  const [zone] = zones === "any" || zones.length > 1 ? [] : zones;
  // CR 108.4a: a card in such a zone is its owner's.
  const player = controller ?? owner;
  if (
    zone !== undefined &&
    player !== undefined &&
    (owner === undefined || controller === undefined || owner === controller)
  ) {
    const own = inOwn(zone, player, voice);
    if (own !== undefined) return [own];
  }
  if (player === undefined) return whereabouts(selector);
  const thing = thingOf(selector);
  const where =
    thing === "permanent" || thing === "spell" ? "" : zones === "any" ? " in every zone" : ` ${inZones(zones, ONE_OF)}`;
  if (controller === undefined) return [holder(player, "own", where, voice)];
  if (owner === undefined) return [holder(controller, thing === "card" ? "own" : "control", where, voice)];
  return [holder(owner, "own", where, voice), being(`under ${onePlayer(controller, voice).possessive} control`)];
}
