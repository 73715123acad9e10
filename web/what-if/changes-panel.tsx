import { useEffect, useState } from "preact/hooks";
import { count } from "../../reports/count.js";
import { BeginWithScenario } from "./begin.js";
import { ChangedList } from "./changed-list.js";
import { eventPlace } from "./outcome.js";
import { problemText } from "./problem-words.js";
import { standInWords } from "./stand.js";
import { type Compared, summaryOf } from "./what-changes.js";
import type { WhatIf } from "./what-if.js";

interface ChangesPanelProps {
  readonly whatIf: WhatIf;
  readonly moments: readonly Compared[];
}

/** The differences from the original, or why there is no result. */
export function ChangesPanel({ whatIf, moments }: ChangesPanelProps) {
  const isStale = whatIf.isStale.value;
  return (
    <section class="panel what-changes" aria-labelledby="what-changes">
      <h3 id="what-changes">{whatIf.original === undefined ? "A board of your own" : "What changes"}</h3>
      {whatIf.original !== undefined && <Trouble whatIf={whatIf} />}
      <div class={isStale ? "stale" : undefined}>
        {isStale && <h4>Of the last board that could be worked out</h4>}
        {whatIf.original === undefined ? (
          <>
            <p class="soft">This board does not come from a scenario, so that it is compared with nothing.</p>
            <BeginWithScenario corpus={whatIf.corpus} />
          </>
        ) : whatIf.beforeFailure.value !== undefined ? (
          <p>
            {whatIf.beforeFailure.value.kind === "fault"
              ? "The original can not happen by these rules: there is nothing to compare with."
              : "Nothing came of the original this time: there is nothing to compare with."}
          </p>
        ) : (
          moments.length > 0 && (
            <>
              {isStale && <p class="soft">Before that:</p>}
              <ChangedList moments={moments} />
            </>
          )
        )}
      </div>
      <Spoken text={whatIf.isSettled.value && !isStale ? heard(whatIf, moments) : undefined} />
    </section>
  );
}

/** What has changed, or where nothing is compared what has become of the board. */
function heard({ original, picture: { value: picture } }: WhatIf, moments: readonly Compared[]): string {
  if (original !== undefined) return summaryOf(moments);
  return picture === undefined ? "" : standInWords(picture);
}

/** A summary that stays in sight on small screens, where alone it is shown (what-if.css). */
export function Glance({ whatIf, moments }: ChangesPanelProps) {
  const isAlone = whatIf.original === undefined;
  const told = heard(whatIf, moments);
  if (told === "" && isAlone) return null;
  return (
    <div class="what-if-glance" aria-hidden="true">
      <p>{whatIf.isStale.value ? "The board can not be worked out." : told}</p>
      <button
        type="button"
        tabIndex={-1}
        onClick={() =>
          document.querySelector(isAlone ? "#what-if-answer" : "#what-changes")?.scrollIntoView({ block: "start" })
        }
      >
        {isAlone ? "What is true" : "What changes"}
      </button>
    </div>
  );
}

/** Why the board has no result at present; above all else where nothing is compared. */
export function Trouble({ whatIf }: { readonly whatIf: WhatIf }) {
  const problems = whatIf.problems.value;
  const failure = whatIf.failure.value;
  const [first] = problems;
  if (first !== undefined) {
    const place = whatIf.isShapeCurrent.value ? eventPlace(first) : undefined;
    return (
      <div class="trouble">
        <p>
          <strong>The board can not be read: {count(problems.length, "fault")}.</strong>
        </p>
        <p>
          {place === undefined ? `Line ${first.line}` : `Event ${place + 1}`}: {problemText(first)}
        </p>
      </div>
    );
  }
  if (failure === undefined) return null;
  if (failure.kind === "failed") return <p class="trouble">{failure.message}</p>;
  const place = eventPlace(failure.fault);
  return (
    <div class="trouble">
      <p>
        <strong>This can not happen.</strong>
      </p>
      <p>
        {place !== undefined && `Event ${place + 1}: `}
        {problemText(failure.fault)}
      </p>
    </div>
  );
}

/** Milliseconds without a change before the result is announced. */
const PAUSE = 700;

/** Announces the result to screen readers once it has stopped changing. */
function Spoken({ text }: { readonly text: string | undefined }) {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(() => setSpoken(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p class="vh" aria-live="polite">
      {spoken}
    </p>
  );
}
