import { Clauses } from "../../reports/html/components/clauses.js";
import { Symbols } from "../../reports/html/components/mana.js";
import { BeforeAfter } from "../../reports/html/components/value.js";
import { count } from "../../reports/count.js";
import { useTeller } from "../../reports/html/components/told.js";
import { characteristicWords, valueWords } from "../../reports/html/words.js";
import type { Parting, PartingSide } from "../../src/explain/parting.js";
import { checkName, momentWords } from "./event-words.js";
import type { ChangedSubject, Compared } from "./what-changes.js";

/** More objects than this are counted. */
const SHOWN = 40;

/** The differences between the changed board and the original, check by check, the last one first. */
export function ChangedList({ moments }: { readonly moments: readonly Compared[] }) {
  const telling = moments.filter(({ changed }) => changed.length > 0).toReversed();
  if (telling.length === 0) return <p class="soft">Nothing: every value is as it was.</p>;
  const isHeaded = moments.length > 1;
  const last = moments.at(-1);
  return (
    <>
      {last !== undefined && last.changed.length === 0 && (
        <p class="soft">{checkName(last.check.id)}: every value is as it was.</p>
      )}
      {telling.map(({ check, original, changed, parting }) => (
        <div class="changed-moment">
          {isHeaded && (
            <h4>
              {checkName(check.id)}
              {original !== undefined && original.id !== check.id && (
                <span class="soft"> beside the original {momentWords(original.id)}</span>
              )}
            </h4>
          )}
          <ul class="changed">
            {changed.slice(0, SHOWN).map((subject) => (
              <Subject {...subject} />
            ))}
          </ul>
          {changed.length > SHOWN && <p class="soft">and {count(changed.length - SHOWN, "more object")}</p>}
          {parting !== undefined && <Parted parting={parting} />}
        </div>
      ))}
    </>
  );
}

function Subject({ subject, on, rows }: ChangedSubject) {
  const teller = useTeller()(subject);
  return (
    <li>
      <strong class="subject">{subject}</strong>
      {on !== "both" && <p>{on === "edited" ? "is on this board alone" : "is no longer there"}</p>}
      {rows.length > 0 && (
        <ul>
          {rows.map(({ characteristic, before, after }) => (
            <li>
              <span class="what">{characteristicWords(characteristic, teller)}</span>{" "}
              <BeforeAfter
                before={valueWords(characteristic, before, teller)}
                after={valueWords(characteristic, after, teller)}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Where the two computations diverge, and what each does there. */
function Parted({ parting: { object, characteristic, from, to } }: { readonly parting: Parting }) {
  return (
    <details class="parted">
      <summary>
        Where they part: {object}, {characteristicWords(characteristic)}
      </summary>
      <dl>
        <dt>As it was</dt>
        <Side side={from} />
        <dt>What if</dt>
        <Side side={to} />
      </dl>
    </details>
  );
}

function Side({ side: { words, clauses, numbers } }: { readonly side: PartingSide }) {
  return (
    <dd>
      {words.length === 0 ? "Nothing is applied there." : <Symbols text={words.join(" ")} />}{" "}
      <Clauses clauses={clauses} numbers={numbers} />
    </dd>
  );
}
