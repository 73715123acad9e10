import { broughtBy } from "../events/brought.js";
import { flat } from "../events/together.js";
import type { CheckPoint, ScenarioEvent } from "../rules/formats.gen.js";
import type { ObjectNames } from "../wording/object-names.js";
import { type TrulySaid, trulySaid } from "./void-choices.js";

/** An event as far as it came about, with what shows its back as it happens and is called by that. */
export interface ToldEvent extends TrulySaid {
  readonly backs: ReadonlySet<string>;
}

/** Each event of a timeline as it is to be told. Without results backs are those that events alone say. */
export function toldEvents(
  timeline: readonly ScenarioEvent[],
  checkPoints: readonly CheckPoint[],
  names: Pick<ObjectNames, "hasBack" | "backsIn">,
): ToldEvent[] {
  let backs: ReadonlySet<string> = new Set();
  return trulySaid(timeline, checkPoints).map((said) => {
    const { event } = said;
    const point = event.kind === "check" ? checkPoints.find(({ check }) => check === event.id) : undefined;
    // Results know better where something could not turn.
    if (point !== undefined) backs = names.backsIn(point.resolution);
    const told = { ...said, backs };
    backs = backsAfter(event, backs, names);
    return told;
  });
}

function backsAfter(
  event: ScenarioEvent,
  before: ReadonlySet<string>,
  names: Pick<ObjectNames, "hasBack">,
): ReadonlySet<string> {
  const backs = new Set(before);
  for (const single of flat(event)) {
    if (single.kind === "transform") {
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
