import { English } from "./english.js";
import { useWords } from "../spoken.js";
import type { ScenarioSummary } from "../../../src/rules/formats.gen.js";
import { Toggle } from "./toggle.js";

/** The derivation of the expected answer, worked out by hand. */
export function Why({ why = [] }: Pick<ScenarioSummary, "why">) {
  const words = useWords();
  if (why.length === 0) return null;
  return (
    <Toggle head={words.text("report-why")} note={words.text("report-count-steps", { count: why.length })}>
      <InEnglish />
      <ol class="why">
        {why.map((reason) => (
          <li>
            <English>{reason}</English>
          </li>
        ))}
      </ol>
    </Toggle>
  );
}

/** Says of prose that it is English, where the page is not. */
function InEnglish() {
  const words = useWords();
  return words.language === "en" ? null : <p class="soft">{words.text("report-english-why")}</p>;
}

/** What people disagree about stands open. */
export function Alternatives({ alternatives = [] }: Pick<ScenarioSummary, "alternatives">) {
  const words = useWords();
  if (alternatives.length === 0) return null;
  return (
    <Toggle
      head={words.text("report-how-read")}
      note={words.text("report-count-readings", { count: alternatives.length })}
      isOpen
    >
      <InEnglish />
      <ul class="readings">
        {alternatives.map(({ id, reading, answer, source, recommended }) => (
          <li class="reading">
            <p>
              <strong>
                <English>{reading}</English>
              </strong>{" "}
              {recommended === true && <span class="level">{words.text("report-recommended")}</span>}
            </p>
            <p>
              <English>{answer}</English>
            </p>
            {source !== undefined && (
              <p class="soft">
                <English>{source}</English>
              </p>
            )}
            <p class="soft">
              <code>--reading {id}</code>
            </p>
          </li>
        ))}
      </ul>
    </Toggle>
  );
}

export function Provenance({ provenance = [] }: Pick<ScenarioSummary, "provenance">) {
  const words = useWords();
  if (provenance.length === 0) return null;
  return (
    <Toggle head={words.text("report-provenance")}>
      <InEnglish />
      {provenance.map((line) => (
        <p class="provenance">
          <English>{line}</English>
        </p>
      ))}
    </Toggle>
  );
}
