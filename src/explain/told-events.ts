import { broughtBy } from "../events/brought.js";
import { areSetUp } from "../events/set-up.js";
import { eachOf, flat } from "../events/together.js";
import type { CheckPoint, Resolution, ScenarioEvent } from "../rules/formats.gen.js";
import type { ObjectNames } from "../wording/object-names.js";
import { damageDealt } from "./damage-dealt.js";
import { asMeant, asMeantWhereVoid, type TrulySaid, trulySaid, type Vain, vainIn } from "./void-choices.js";

/** An event as far as it came about, with what shows its back as it happens and is called by that. */
export interface ToldEvent extends TrulySaid {
  readonly backs: ReadonlySet<string>;
}

/** Each event of a timeline as it is to be told. Without results backs are those that events alone say. */
export function toldEvents(
  timeline: readonly ScenarioEvent[],
  checkPoints: readonly CheckPoint[],
  names: Pick<ObjectNames, "hasBack" | "backsIn">,
  vainAt: (place: number, told: readonly Vain[]) => readonly Vain[] = (_, told) => told,
): ToldEvent[] {
  let backs: ReadonlySet<string> = new Set();
  const hosts = new Set<string>();
  return trulySaid(timeline, checkPoints).map((said, place) => {
    const { event } = said;
    for (const host of flat(event).flatMap(hostIn)) hosts.add(host);
    const point = event.kind === "check" ? checkPoints.find(({ check }) => check === event.id) : undefined;
    // Results know better where something could not turn.
    if (point !== undefined) backs = names.backsIn(point.resolution);
    const dealt = damageDealt(place, timeline, checkPoints);
    const opens = areSetUp(timeline.slice(0, place).filter(({ kind }) => kind !== "check"));
    const brought = eachOf(event, (single) => opening(bringing(single, hosts), opens));
    const told = { ...said, event: dealt === undefined ? brought : { ...brought, dealt }, backs };
    backs = backsAfter(event, backs, names, vainAt(place, said.vain));
    return told;
  });
}

/** What an event attaches something to. */
function hostIn(event: ScenarioEvent): readonly string[] {
  if (event.kind === "attach") return [event.to];
  if (event.kind === "resolves")
    return typeof event.ability === "string" && event.ability.startsWith("equip") ? (event.targets ?? []) : [];
  return "attachedTo" in event && typeof event.attachedTo === "string" ? [event.attachedTo] : [];
}

/** What is attached phases along (CR 702.26g); whether something still is, only results know. */
function bringing(event: ScenarioEvent, hosts: ReadonlySet<string>): ScenarioEvent {
  if (event.kind !== "phaseIn" && event.kind !== "phaseOut") return event;
  const said = { ...event, brings: event.objects.some((id) => hosts.has(id)) };
  return said;
}

/** No turn is told to end before the first one that is told of. */
function opening(event: ScenarioEvent, opens: boolean): ScenarioEvent {
  if (event.kind !== "turn" || !opens) return event;
  const said = { ...event, opens };
  return said;
}

/** The same before anybody knows what came of them; what is called by its back heeds what could not turn, of `all` events. */
export function meantEvents(
  timeline: readonly ScenarioEvent[],
  names: Pick<ObjectNames, "hasBack" | "backsIn">,
  { all, resolution }: { readonly all: readonly ScenarioEvent[]; readonly resolution: Resolution },
): ToldEvent[] {
  const inVain = vainIn([{ resolution }]);
  const vainAt = (place: number): readonly Vain[] => {
    const event = timeline[place];
    return (event === undefined ? undefined : inVain.get(all.indexOf(event) + 1)) ?? [];
  };
  return toldEvents(asMeantWhereVoid(timeline, resolution), [], names, vainAt).map((told) => ({
    ...told,
    event: asMeant(told.event),
  }));
}

function backsAfter(
  event: ScenarioEvent,
  before: ReadonlySet<string>,
  names: Pick<ObjectNames, "hasBack">,
  vain: readonly Vain[],
): ReadonlySet<string> {
  const backs = new Set(before);
  for (const single of flat(event)) {
    if (single.kind === "transform") {
      if (vain.some(({ object }) => object === single.object)) continue;
      if (!backs.delete(single.object) && names.hasBack(single.object)) backs.add(single.object);
      continue;
    }
    const arrived = single.kind === "moves" ? [single.object] : broughtBy(single).map(({ id }) => id);
    for (const id of arrived)
      if ("back" in single && single.back) backs.add(id);
      else backs.delete(id);
  }
  return backs;
}
