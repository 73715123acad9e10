import { useId } from "preact/hooks";
import type { RulesetId } from "../../src/rules/formats.gen.js";
import { QUESTIONS, type Question } from "../../src/rules/questions.js";
import { isSupported, readingOf } from "../../src/rules/readings.js";
import { isBetween, rulesetOf, SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import { count } from "../../reports/count.js";
import type { WhatIf } from "./what-if.js";

/** The rules for the board: an edition, and readings of what it leaves open. */
export function RulesChoice({ whatIf }: { readonly whatIf: WhatIf }) {
  return (
    <>
      <Edition whatIf={whatIf} />
      <Readings whatIf={whatIf} />
    </>
  );
}

function Edition({ whatIf }: { readonly whatIf: WhatIf }) {
  const id = useId();
  const newest = SUPPORTED_RULESETS.toReversed();
  const known = whatIf.origin?.scenario.rulesets ?? SUPPORTED_RULESETS;
  const others = newest.filter((ruleset) => !known.includes(ruleset));
  const choose = (value: string): void => {
    const ruleset = SUPPORTED_RULESETS.find((each) => each === value);
    if (ruleset !== undefined) whatIf.follow(ruleset, whatIf.readings.peek());
  };
  return (
    <div class="field">
      <label for={id}>Rules</label>
      <select id={id} value={whatIf.ruleset.value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {newest
          .filter((ruleset) => known.includes(ruleset))
          .map((ruleset) => (
            <option value={ruleset}>{editionWords(ruleset)}</option>
          ))}
        {others.length > 0 && (
          <optgroup label="The scenario says nothing of these">
            {others.map((ruleset) => (
              <option value={ruleset}>{editionWords(ruleset)}</option>
            ))}
          </optgroup>
        )}
      </select>
    </div>
  );
}

/** "Magic 2010, in force since 2009-07-11". */
function editionWords(ruleset: RulesetId): string {
  const { title, effective } = rulesetOf(ruleset);
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}, in force since ${effective}`;
}

/** Questions with several readings under these rules; those of the scenario first. */
function Readings({ whatIf }: { readonly whatIf: WhatIf }) {
  const ruleset = whatIf.ruleset.value;
  const readings = whatIf.readings.value;
  const asked = new Set((whatIf.origin?.scenario.alternatives ?? []).map(({ id }) => readingOf(id)?.question));
  const open = QUESTIONS.filter(
    (question) => isBetween(ruleset, question) && question.readings.filter(({ id }) => canFollow(id)).length > 1,
  );
  const sorted = [...open.filter(({ id }) => asked.has(id)), ...open.filter(({ id }) => !asked.has(id))];
  const followed = readings.filter((id) => sorted.some((question) => answers(question, id)));
  return (
    <details class="reading-choices">
      <summary>
        How open questions are read
        <span class="soft">
          {followed.length === 0 ? ": as recommended" : `: ${count(followed.length, "other reading")} chosen`}
        </span>
      </summary>
      <p class="soft">
        The rules leave these points open. The original is read in the same way, so that only the board makes a
        difference.
      </p>
      {sorted.map((question) => (
        <Choice
          question={question}
          chosen={readings.find((id) => answers(question, id))}
          isAsked={asked.has(question.id)}
          choose={(reading) => {
            const others = readings.filter((id) => !answers(question, id));
            whatIf.follow(ruleset, reading === undefined ? others : [...others, reading]);
          }}
        />
      ))}
    </details>
  );
}

function canFollow(id: string): boolean {
  const reading = readingOf(id);
  return reading !== undefined && isSupported(reading);
}

function answers({ readings }: Question, id: string): boolean {
  return readings.some((each) => each.id === id);
}

interface ChoiceProps {
  readonly question: Question;
  /** The reading in place of the recommended one. */
  readonly chosen: string | undefined;
  /** Whether the scenario has answers for other readings. */
  readonly isAsked: boolean;
  readonly choose: (reading: string | undefined) => void;
}

function Choice({ question: { words, readings }, chosen, isAsked, choose }: ChoiceProps) {
  const id = useId();
  const [recommended] = readings;
  return (
    <div class="field">
      <label for={id}>
        {words}
        {isAsked && <span class="level">matters for this scenario</span>}
      </label>
      <select
        id={id}
        value={chosen ?? recommended.id}
        onChange={({ currentTarget: { value } }) => choose(value === recommended.id ? undefined : value)}
      >
        {readings
          .filter((each) => canFollow(each.id))
          .map((each) => (
            <option value={each.id}>
              {each.id === recommended.id ? "As recommended. " : ""}
              {each.words}
            </option>
          ))}
      </select>
    </div>
  );
}
