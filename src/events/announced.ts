import type { ActivatesEvent, CastsEvent, ResolvesEvent, Scenario, ScenarioEvent } from "../rules/formats.gen.js";
import { present } from "../rules/present.js";
import { eachOf, flat } from "./together.js";

/* What was announced as a spell was cast or an ability was activated, and is so as that resolves (CR 601.2b-c, 602.2b). */

type Announcing = CastsEvent | ActivatesEvent;

/** A resolution and what was announced for it. */
interface Announced {
  readonly announcement: Announcing;
  /** They say the same, as far as both say something. */
  readonly agrees: boolean;
}

/** Everything that happens, one by one, with what may resolve of it. */
interface Found {
  readonly place: number;
  readonly event: ScenarioEvent;
  /** Of what announces and what resolves: the spell or ability that it is, and whose. */
  readonly what: string | undefined;
}

const FOUND = new WeakMap<Scenario["timeline"], ReadonlyMap<ResolvesEvent, Announced>>();

/**
 * For each resolution what was announced for it, if an event of the same turn has told that. Of several spells or abilities
 * alike the newest resolves first. One that says something else is the resolution of a copy, if a later one agrees.
 */
export function announcements(timeline: Scenario["timeline"]): ReadonlyMap<ResolvesEvent, Announced> {
  const before = FOUND.get(timeline);
  if (before !== undefined) return before;
  const found = new Map<ResolvesEvent, Announced>();
  const all = everything(timeline);
  const isFree = (event: ScenarioEvent): event is ResolvesEvent => event.kind === "resolves" && !found.has(event);
  for (const { place, event, what } of all.toReversed()) {
    if ((event.kind !== "casts" && event.kind !== "activates") || what === undefined) continue;
    if (event.targets === undefined && event.x === undefined) continue;
    const end = all.findIndex((other) => other.place > place && isOver(other.event, event));
    const resolving = all
      .slice(place + 1, end < 0 ? undefined : end)
      .flatMap((other) => (other.what === what && isFree(other.event) ? [other.event] : []));
    const agreeing = resolving.find((one) => agree(event, one));
    const [first] = agreeing === undefined ? resolving : [agreeing];
    if (first !== undefined) found.set(first, { announcement: event, agrees: agreeing !== undefined });
  }
  FOUND.set(timeline, found);
  return found;
}

/** The same scenario, in which each resolution says the targets and the X that were announced for it. */
export function withAnnounced<T extends Pick<Scenario, "timeline">>(scenario: T): T {
  const found = announcements(scenario.timeline);
  const lacks = (event: ResolvesEvent): boolean => {
    const { announcement } = found.get(event) ?? {};
    return announcement !== undefined && Object.keys(missing(event, announcement)).length > 0;
  };
  if (![...found.keys()].some(lacks)) return scenario;
  const timeline = scenario.timeline.map((event) =>
    eachOf(event, (single) => {
      const announced = single.kind === "resolves" ? found.get(single) : undefined;
      return single.kind !== "resolves" || announced === undefined
        ? single
        : { ...single, ...missing(single, announced.announcement) };
    }),
  );
  return { ...scenario, timeline };
}

function missing(event: ResolvesEvent, { targets, x }: Announcing): Pick<ResolvesEvent, "targets" | "x"> {
  return present({
    targets: event.targets === undefined ? targets : undefined,
    x: event.x === undefined ? x : undefined,
  });
}

function agree({ targets, x }: Announcing, event: ResolvesEvent): boolean {
  return (
    (x === undefined || event.x === undefined || event.x === x) &&
    (targets === undefined || event.targets === undefined || sameNames(targets, event.targets))
  );
}

export function sameNames(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name, i) => others[i] === name);
}

/** No turn ends with something on the stack (CR 514.3a), and a spell that has left it does not resolve. */
function isOver(event: ScenarioEvent, announcing: Announcing): boolean {
  if (event.kind === "turn") return true;
  return announcing.kind === "casts" && event.kind === "moves" && event.object === spellOf(announcing);
}

function spellOf({ object, id, card }: CastsEvent): string | undefined {
  return object ?? id ?? card;
}

function everything(timeline: Scenario["timeline"]): Found[] {
  const cards = new Map<string, string>();
  return timeline.flatMap(flat).map((event, place) => {
    if (event.kind === "enters" || (event.kind === "casts" && event.card !== undefined)) {
      const { card = "", id = card } = event;
      cards.set(id, card);
    }
    return { place, event, what: whatOf(event, cards) };
  });
}

function whatOf(event: ScenarioEvent, cards: ReadonlyMap<string, string>): string | undefined {
  switch (event.kind) {
    case "casts":
      return JSON.stringify([event.card ?? cards.get(event.object ?? ""), event.player]);
    case "activates":
      return JSON.stringify([event.object, event.ability, event.player]);
    case "resolves":
      return event.card === undefined
        ? JSON.stringify([event.source, event.ability, event.controller])
        : JSON.stringify([event.card, event.controller]);
    default:
      return undefined;
  }
}
