import type { ComponentChildren } from "preact";
import type { Scenario } from "../../src/rules/formats.gen.js";
import { LAYERS } from "../../src/rules/layers.js";
import { QUESTIONS } from "../../src/rules/questions.js";
import { isSupported, READINGS } from "../../src/rules/readings.js";
import { rulesetOf, SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import { Level } from "../../reports/html/components/level.js";
import { layerName } from "../../reports/html/layer-names.js";
import { READING_FIELD } from "./form-options.js";

const LEVELS: readonly Scenario["level"][] = ["must", "interpretation", "undefined"];

/** Fields to select a part of the corpus. */
export function PartFields({ topics }: { readonly topics: readonly string[] }) {
  return (
    <>
      <div class="part-texts">
        <TextField name="grep" label="Title or id" hint="a word of it, or a regular expression" />
        <TextField name="rule" label="Clause" hint="such as 613.8, with all below it" />
      </div>
      <Boxes legend="Topic" name="topic" options={topics.map((topic) => [topic, topic])} />
      <Boxes legend="Layer" name="layer" options={LAYERS.map((layer) => [layer, `${layer} ${layerName(layer)}`])} />
      <Boxes
        legend="Edition of the rules"
        name="ruleset"
        options={SUPPORTED_RULESETS.toReversed().map((id) => [
          id,
          <span>
            <code>{id}</code> <span class="soft">{rulesetOf(id).title}</span>
          </span>,
        ])}
      />
      <Boxes legend="Answer" name="level" options={LEVELS.map((level) => [level, <Level level={level} />])} />
      <ReadingFields />
    </>
  );
}

function TextField({ name, label, hint }: Readonly<Record<"name" | "label" | "hint", string>>) {
  return (
    <p class="field">
      <label for={`run-${name}`}>{label}</label>
      <input
        id={`run-${name}`}
        name={name}
        autocomplete="off"
        spellcheck={false}
        aria-describedby={`run-${name}-hint`}
      />
      <span class="hint" id={`run-${name}-hint`}>
        {hint}
      </span>
    </p>
  );
}

interface BoxesProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly (readonly [value: string, words: ComponentChildren])[];
}

function Boxes({ legend, name, options }: BoxesProps) {
  if (options.length === 0) return null;
  return (
    <fieldset class="boxes">
      <legend>{legend}</legend>
      {options.map(([value, words]) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} /> {words}
        </label>
      ))}
    </fieldset>
  );
}

/** For each open question that the resolver can answer in more than one way. */
function ReadingFields() {
  const open = QUESTIONS.map(({ id, words }) => ({
    id,
    words,
    readings: READINGS.filter((reading) => reading.question === id && isSupported(reading)),
  })).filter(({ readings }) => readings.length > 1);
  return (
    <details class="run-readings">
      <summary>Read the rules in another way</summary>
      <p class="soft">
        The rules leave these points open. Another reading than the recommended one changes what is computed and, where
        a scenario lists it, what is expected.
      </p>
      <div class="questions">
        {open.map(({ id, words, readings }) => (
          <fieldset class="choices" key={id}>
            <legend>{words}</legend>
            {readings.map((reading) => (
              <label key={reading.id}>
                <input
                  type="radio"
                  name={`${READING_FIELD}${id}`}
                  value={reading.recommended ? "" : reading.id}
                  defaultChecked={reading.recommended}
                />
                <span>
                  {reading.words}
                  {reading.recommended && <span class="soft"> Recommended.</span>}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  );
}
