import type { PlayerReference, Selector, Zone } from "../rules/formats.gen.js";
import { type Claim, type Phrase, say, type Saying } from "./phrase.js";
import { playerPhrase, possessed } from "./references.js";
import { either, zonePhrase } from "./types.js";
import type { Voice } from "./voice.js";

/** What an object in the zones asked for is called. */
export type Thing = "permanent" | "spell" | "spell or permanent" | "card" | "object";

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
  const [there, onStack] = [zones.includes("battlefield"), zones.includes("stack")];
  if (there && onStack && zones.length === 2) return "spell or permanent";
  return there || onStack ? "object" : "card";
}

/** "in a graveyard", in the plural "in all graveyards". */
export function inZone(zone: Zone): Saying {
  return say(`in-${zone}`);
}

/** "from a graveyard": said of spells that were cast from there. */
export function fromZone(zone: Zone): Saying {
  return say(`from-${zone}`);
}

/** "in a hand or in a graveyard". */
function placed(zones: readonly Zone[] | "any"): Claim {
  if (zones === "any") return say("trait-everywhere");
  const [zone, ...more] = zones;
  if (zone !== undefined && more.length === 0) return say("trait-placed", { where: inZone(zone) });
  return say("trait-placed-in-any", { where: either(zones.map(inZone)) });
}

const OWN_OF_EACH: ReadonlySet<Zone> = new Set<Zone>(["graveyard", "hand", "library"]);

/** "in your graveyard" for a zone that every player has their own of. */
function inOwn(zone: Zone, player: PlayerReference, voice: Voice): Claim | undefined {
  if (!OWN_OF_EACH.has(zone) || player === "each") return undefined;
  const place = say("in-zone-of", { zone, place: possessed(zonePhrase(zone), playerPhrase(player, voice)) });
  // Opponents are one or several as the objects are; of other players there is one, who has one such zone.
  return player === "opponent" ? say("trait-placed", { where: place }) : say("trait-placed-in-any", { where: place });
}

/** "from your graveyard" for a zone that every player has their own of. */
function fromOwn(zone: Zone, player: PlayerReference, voice: Voice): Phrase {
  if (!OWN_OF_EACH.has(zone) || player === "opponent") return fromZone(zone);
  return say("from-zone-of", { zone, place: possessed(zonePhrase(zone), playerPhrase(player, voice)) });
}

/** "you cast from your graveyard": who casts a spell, from where; CR 112.2, 400.3: who owns it casts it from a zone of their own. */
export function casterTrait({ controller, owner, castFrom }: Selector, voice: Voice): Claim | undefined {
  if (controller === undefined || controller === "each" || (owner !== undefined && owner !== controller))
    return undefined;
  const zones = castFrom === undefined ? [] : [castFrom].flat();
  const froms = zones.map((zone) => (owner === undefined ? fromZone(zone) : fromOwn(zone, controller, voice)));
  return say("trait-caster", {
    player: playerPhrase(controller, voice),
    from: zones.length === 0 ? "no" : "yes",
    where: zones.length === 0 ? "" : either(froms),
  });
}

function controlled(player: PlayerReference, voice: Voice): Claim {
  return player === "each" ? say("trait-controlled") : say("trait-controller", { player: playerPhrase(player, voice) });
}

function owned(player: PlayerReference, voice: Voice): Claim {
  return player === "each" ? say("trait-owned") : say("trait-owner", { player: playerPhrase(player, voice) });
}

/** Whether the noun says of what kind an object is, and so not that it is a spell or permanent. */
function namesItsKind({ type, subtype, permanent, token }: Selector): boolean {
  return (type ?? subtype ?? permanent ?? token) !== undefined;
}

/** A permanent is on the battlefield and a spell on the stack anyway: that is left out unless nothing else is said. */
function whereabouts(selector: Selector, isAlone: boolean): Claim[] {
  const thing = thingOf(selector);
  if (thing === "spell or permanent" && !isAlone && !namesItsKind(selector)) return [];
  if (thing !== "permanent" && thing !== "spell") return [placed(zonesOf(selector))];
  return isAlone && selector.zone !== undefined ? [placed(zonesOf(selector))] : [];
}

/** Where an object is, and who controls or owns it. `isAlone`: no noun says that it is a permanent. */
export function placeTraits(selector: Selector, voice: Voice, isAlone: boolean): Claim[] {
  const { controller, owner } = selector;
  const zones = zonesOf(selector);
  const [zone] = zones === "any" || zones.length > 1 ? [] : zones;
  // CR 108.4a: a card in such a zone is its owner's.
  const player = controller ?? owner;
  if (zone !== undefined && player !== undefined && (controller ?? player) === (owner ?? player)) {
    const own = inOwn(zone, player, voice);
    if (own !== undefined) return [own];
  }
  const where = whereabouts(selector, isAlone && player === undefined);
  if (player === undefined) return where;
  if (controller === undefined) return [owned(player, voice), ...where];
  if (owner === undefined)
    return [thingOf(selector) === "card" ? owned(player, voice) : controlled(player, voice), ...where];
  return [
    owned(owner, voice),
    say("trait-under-control", { player: playerPhrase(controller, voice) }),
    ...(thingOf(selector) === "card" ? where : []),
  ];
}
