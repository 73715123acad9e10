import type { Expectations } from "../rules/formats.gen.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { nearest } from "../faults/nearest.js";
import { quote } from "../faults/quote.js";

/** The form of a reason's id. */
export const REASON_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The longest id of a reason. */
export const MAX_REASON_ID = 60;

/** What the schema can not check: reasons that do not exist, a ruleset that fails in two ways, malformed ids. */
export function expectationsFaults({ reasons, known }: Expectations): Fault[] {
  const ids = Object.keys(reasons);
  return [
    ...ids.flatMap((id) =>
      REASON_ID.test(id) && id.length <= MAX_REASON_ID
        ? []
        : [
            faultAt(
              ["reasons", id],
              `${quote(id)} has not the form of an id`,
              `small letters, digits and hyphens, at most ${MAX_REASON_ID}`,
            ),
          ],
    ),
    ...Object.entries(known).flatMap(([scenario, entries]) => {
      const seen = new Set<string>();
      return entries.flatMap(({ reason, rulesets }, i) => {
        const path = ["known", scenario, i] as const;
        const twice = rulesets.flatMap((ruleset, n) => {
          const isSeen = seen.has(ruleset);
          seen.add(ruleset);
          return isSeen
            ? [faultAt([...path, "rulesets", n], `${ruleset} is told twice for this scenario`, "each ruleset once")]
            : [];
        });
        if (Object.hasOwn(reasons, reason)) return twice;
        const expected = ids.length === 0 ? "a reason that stands in reasons" : `one of ${ids.join(", ")}`;
        return [
          ...twice,
          faultAt([...path, "reason"], `there is no reason ${quote(reason)}`, expected, nearest(reason, ids)),
        ];
      });
    }),
  ];
}
