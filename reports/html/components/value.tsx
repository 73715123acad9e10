import { useWords } from "../spoken.js";
import { describedValue } from "../words.js";
import type { ReportValue } from "../../../src/rules/formats.gen.js";
import { Symbols } from "./mana.js";
import { withoutCreatureTypes } from "../../../src/rules/subtype-set.js";

export function Value({ value }: { readonly value: ReportValue }) {
  return <Symbols text={describedValue(value, useWords())} />;
}

/** A value before and after a change, with what was removed and what was added marked. */
export function BeforeAfter({ before, after }: { readonly before: ReportValue; readonly after: ReportValue }) {
  const words = useWords();
  return (
    <span>
      <ChangedValue value={before} other={after} Changed="del" />{" "}
      <span class="arrow" role="img" aria-label={words.text("report-becomes")}>
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
  const words: { readonly word: string; readonly isShared: boolean; times: number }[] = [];
  for (const word of shown) {
    const match = rest.indexOf(word); // abilities are a multiset: each match counts once
    const isShared = match !== -1;
    if (isShared) rest.splice(match, 1);
    const known = words.find((each) => each.word === word && each.isShared === isShared);
    if (known === undefined) words.push({ word, isShared, times: 1 });
    else known.times++;
  }
  return (
    <>
      {words.map(({ word, isShared, times }, place) => {
        const text = (
          <>
            <Value value={word} />
            {times > 1 && ` × ${times}`}
          </>
        );
        return (
          <>
            {place > 0 && ", "}
            {isShared ? text : <Changed>{text}</Changed>}
          </>
        );
      })}
    </>
  );
}
