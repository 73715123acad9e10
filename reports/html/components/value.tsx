import { describeValue } from "../../../src/explain/value.js";
import type { ReportValue } from "../../../src/rules/formats.gen.js";
import { Symbols } from "./mana.js";
import { withoutCreatureTypes } from "../../../src/rules/subtype-set.js";

export function Value({ value }: { readonly value: ReportValue }) {
  return <Symbols text={describeValue(value)} />;
}

/** A value before and after a change, with what was removed and what was added marked. */
export function BeforeAfter({ before, after }: { readonly before: ReportValue; readonly after: ReportValue }) {
  return (
    <span>
      <ChangedValue value={before} other={after} Changed="del" />{" "}
      <span class="arrow" role="img" aria-label="becomes">
        →
      </span>{" "}
      <b>
        <ChangedValue value={after} other={before} Changed="ins" />
      </b>
    </span>
  );
}

interface ChangedValueProps {
  readonly value: ReportValue;
  readonly other: ReportValue;
  /** Marks entries that the other value lacks. */
  readonly Changed: "del" | "ins";
}

function ChangedValue({ value, other, Changed }: ChangedValueProps) {
  if (!Array.isArray(value) || !Array.isArray(other) || value.length === 0) return <Value value={value} />;
  const shown = withoutCreatureTypes(value);
  const rest = [...withoutCreatureTypes(other)];
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
