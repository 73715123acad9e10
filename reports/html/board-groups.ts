import type { Ability, ResolvedObject, Resolution, ScenarioEvent, Zone } from "../../src/rules/formats.gen.js";
import { byCodeUnit } from "../../src/rules/text-order.js";
import { own } from "../../src/rules/own.js";
import { editedTexts } from "../../src/wording/edited-texts.js";

export interface BoardObject {
  readonly id: string;
  readonly object: ResolvedObject;
  readonly attached: readonly string[];
  /** Whether an effect has changed words of its text (CR 612): its abilities do not say what its card does. */
  readonly hasChangedWords: boolean;
  /** What its abilities say instead, by their names, as far as the steps tell. */
  readonly edited: ReadonlyMap<string, Ability>;
}

/** The objects of a player in a zone: on the battlefield and the stack those they control, elsewhere those they own. */
export interface BoardGroup {
  readonly player: string;
  readonly zone: Zone;
  readonly objects: readonly BoardObject[];
}

const ZONES: readonly Zone[] = ["battlefield", "stack", "command", "hand", "graveyard", "exile", "library"];

/** A board by zone, by player in turn order, and by order of entering. */
export function boardGroups(
  resolution: Resolution,
  players: readonly string[],
  timeline: readonly ScenarioEvent[],
): BoardGroup[] {
  const place = placesOf(timeline);
  const entries = Object.entries(resolution.objects).toSorted(
    ([a], [b]) => (place.get(a) ?? Infinity) - (place.get(b) ?? Infinity) || byCodeUnit(a, b),
  );
  const attached = (host: string): string[] =>
    entries.filter(([, { attachedTo }]) => attachedTo === host).map(([id]) => id);
  const changed = withChangedWords(resolution);
  const texts = editedTexts(resolution.trace);
  const strangers = entries.map(([, object]) => holder(object)).filter((player) => !players.includes(player));
  const holders = new Set([...players, ...strangers.toSorted(byCodeUnit)]);
  return ZONES.flatMap((zone) =>
    [...holders].map((player) => ({
      player,
      zone,
      objects: entries
        .filter(([, object]) => object.zone === zone && holder(object) === player)
        .map(([id, object]) => ({
          id,
          object,
          attached: attached(id),
          hasChangedWords: changed.has(id),
          edited: texts.get(id) ?? new Map<string, Ability>(),
        })),
    })),
  ).filter(
    ({ objects, zone, player }) => objects.length > 0 || (zone === "battlefield" && isAffected(resolution, player)),
  );
}

function withChangedWords({ trace }: Resolution): ReadonlySet<string> {
  return new Set(
    trace.flatMap((step) => (step.kind === "applied" && step.parts.includes("replaceWords") ? step.objects : [])),
  );
}

/** A player without a permanent is shown if an effect changed something of theirs. */
function isAffected({ players }: Resolution, player: string): boolean {
  const facts = own(players, player);
  return (
    facts !== undefined &&
    (facts.abilities.length > 0 ||
      facts.life !== USUAL_LIFE ||
      facts.maximumHandSize !== USUAL_HAND_SIZE ||
      facts.landPlays !== USUAL_LAND_PLAYS)
  );
}

/** CR 103.4. */
export const USUAL_LIFE = 20;

/** CR 402.2. */
export const USUAL_HAND_SIZE = 7;

/** CR 305.2. */
export const USUAL_LAND_PLAYS = 1;

function holder({ zone, controller, owner }: ResolvedObject): string {
  return zone === "battlefield" || zone === "stack" ? controller : owner;
}

/** The order in which objects entered, by id. The key order of a Resolution means nothing. */
function placesOf(timeline: readonly ScenarioEvent[]): ReadonlyMap<string, number> {
  return new Map(timeline.flatMap(namesIn).map((name, place) => [name, place]));
}

/** What objects are called that enter or are cast. */
function namesIn(event: ScenarioEvent): string[] {
  if (event.kind === "simultaneous") return event.events.flatMap(namesIn);
  const isOfCard = event.kind === "enters" || event.kind === "casts";
  return isOfCard && event.card !== undefined ? [event.id ?? event.card] : [];
}
