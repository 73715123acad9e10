import { describeValue } from "../../../src/explain/value.js";
import type { ReportValue } from "../../../src/rules/formats.gen.js";
import { Symbols } from "./mana.js";
import { withoutCreatureTypes } from "../../../src/rules/subtype-set.js";

/** A characteristic's value: mana symbols as badges, every creature type as these words, the rest as explained. */
export function Value({ value }: { readonly value: ReportValue }) {
  return <Symbols text={describeValue(value)} />;
}

/** One side of a change: what the other side lacks is marked, as removed (before) or as added (after). */
export function ChangedValue({
  value,
  other,
  side,
}: {
  readonly value: ReportValue;
  readonly other: ReportValue;
  readonly side: "before" | "after";
}) {
  if (!Array.isArray(value) || !Array.isArray(other) || value.length === 0) return <Value value={value} />;
  const shown = withoutCreatureTypes(value);
  const rest = [...withoutCreatureTypes(other)];
  const Changed = side === "before" ? "del" : "ins";
  return (
    <>
      {shown.map((word, place) => {
        const match = rest.indexOf(word); // abilities are a multiset: each match counts once
        if (match !== -1) rest.splice(match, 1);
        const text = <Value value={word} />;
        return (
          <>
            {place > 0 && ", "}
            {match === -1 ? <Changed>{text}</Changed> : text}
          </>
        );
      })}
    </>
  );
}
