import type { CheckEvent, Scenario } from "../rules/formats.gen.js";
import { READINGS, readingOf } from "../rules/readings.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { nearest } from "../faults/nearest.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";

/** Alternative readings of a scenario that do not exist, or are listed twice. */
export function alternativeFaults({ alternatives = [] }: Scenario): Fault[] {
  const ids = alternatives.map(({ id }) => id);
  return ids.flatMap((id, i) => {
    const path = ["alternatives", i, "id"];
    if (readingOf(id) === undefined) {
      const known = READINGS.map((reading) => reading.id);
      return [
        faultAt(path, `no reading is called ${quote(id)}`, "one that `cr613 readings` lists", nearest(id, known)),
      ];
    }
    return ids.indexOf(id) < i ? [faultAt(path, `the reading ${quote(id)} a second time`, "each once")] : [];
  });
}

/** Values for a reading that is no alternative, or that the expectations follow anyway. */
export function otherReadingFaults(
  { readings = {} }: CheckEvent,
  path: Path,
  { alternatives = [] }: Scenario,
): Fault[] {
  const others = alternatives.filter(({ recommended }) => recommended !== true).map(({ id }) => id);
  return Object.keys(readings).flatMap((id) => {
    if (others.includes(id)) return [];
    const place = [...path, "readings", id];
    return alternatives.some((alternative) => alternative.id === id)
      ? [faultAt(place, `${quote(id)} is recommended: what it gives is what the check expects`, others.join(", "))]
      : [
          faultAt(
            place,
            `the scenario has no alternative ${quote(id)}`,
            others.join(", ") || "an entry in `alternatives`",
            nearest(id, others),
          ),
        ];
  });
}
