import { broughtBy } from "../events/brought.js";
import { flat } from "../events/together.js";
import type { ScenarioEvent } from "../rules/formats.gen.js";
import type { ObjectNames } from "../wording/object-names.js";

/** What shows its back after an event, as far as the event says so: results know better where something could not turn. */
export function backsAfter(
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
