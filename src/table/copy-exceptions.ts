import { copiedValues as handler } from "../effects/copied-values.js";
import type { CopyExceptions } from "../rules/formats.gen.js";
import type { ObjectView } from "../rules/object-view.js";
import { partMatcherOf } from "../resolver/query/queries.js";
import type { Outcome } from "../resolver/resolve.js";
import type { Table } from "./table.js";

/** Two sets of exceptions as one; lists are joined. */
function together(a: CopyExceptions, b: CopyExceptions): CopyExceptions {
  const joined: Record<string, unknown> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const had = joined[key];
    joined[key] = Array.isArray(had) && Array.isArray(value) ? [...(had as unknown[]), ...(value as unknown[])] : value;
  }
  return joined;
}

/**
 * Settles exceptions that hang on what the copy is: each looks at what it would be without that exception, with all
 * others that are settled (CR 707.9f).
 */
export function settledExceptions(
  table: Table,
  outcome: Outcome,
  place: number,
  values: ObjectView,
  exceptions: CopyExceptions,
): CopyExceptions {
  const { ifItIs = [], ...plain } = exceptions;
  const own = outcome.copiable[place];
  if (ifItIs.length === 0 || own === undefined) return plain;
  const part = { kind: "copiedValues" as const, values, ...(Object.keys(plain).length === 0 ? {} : { except: plain }) };
  const copy = handler.apply(part, own, { key: "would", timestamp: 0, generation: 0 });
  const situation = table.seenFrom(place, outcome);
  return ifItIs
    .filter(({ is }) => partMatcherOf(is).test(place, situation, copy))
    .reduce((settled, { except }) => together(settled, except), plain);
}
