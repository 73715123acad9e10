import type { ScenarioSummary } from "../../../src/rules/formats.gen.js";

/** The derivation of the expected answer, worked out by hand. */
export function Why({ why = [] }: Pick<ScenarioSummary, "why">) {
  if (why.length === 0) return null;
  return (
    <section>
      <h3>Why</h3>
      <ol class="why">
        {why.map((reason) => (
          <li>{reason}</li>
        ))}
      </ol>
    </section>
  );
}

export function Alternatives({ alternatives = [] }: Pick<ScenarioSummary, "alternatives">) {
  if (alternatives.length === 0) return null;
  return (
    <section>
      <h3>How it can be read</h3>
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
    </section>
  );
}

export function Provenance({ provenance = [] }: Pick<ScenarioSummary, "provenance">) {
  if (provenance.length === 0) return null;
  return (
    <section class="provenance">
      <h3>Where it comes from</h3>
      {provenance.map((line) => (
        <p>{line}</p>
      ))}
    </section>
  );
}
