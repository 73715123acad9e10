import type { ScenarioSummary } from "../../../src/rules/formats.gen.js";
import { count } from "../../count.js";
import { Toggle } from "./toggle.js";

/** The derivation of the expected answer, worked out by hand. */
export function Why({ why = [] }: Pick<ScenarioSummary, "why">) {
  if (why.length === 0) return null;
  return (
    <Toggle head="Why, step by step" note={count(why.length, "step")}>
      <ol class="why">
        {why.map((reason) => (
          <li>{reason}</li>
        ))}
      </ol>
    </Toggle>
  );
}

/** What people disagree about stands open. */
export function Alternatives({ alternatives = [] }: Pick<ScenarioSummary, "alternatives">) {
  if (alternatives.length === 0) return null;
  return (
    <Toggle head="How it can be read" note={count(alternatives.length, "reading")} isOpen>
      <ul class="readings">
        {alternatives.map(({ id, reading, answer, source, recommended }) => (
          <li class="reading">
            <p>
              <strong>{reading}</strong> {recommended === true && <span class="level">recommended here</span>}
            </p>
            <p>{answer}</p>
            {source !== undefined && <p class="soft">{source}</p>}
            <p class="soft">
              <code>{id}</code>
            </p>
          </li>
        ))}
      </ul>
    </Toggle>
  );
}

export function Provenance({ provenance = [] }: Pick<ScenarioSummary, "provenance">) {
  if (provenance.length === 0) return null;
  return (
    <Toggle head="Where it comes from">
      {provenance.map((line) => (
        <p class="provenance">{line}</p>
      ))}
    </Toggle>
  );
}
