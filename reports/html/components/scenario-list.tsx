import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { EVERY_LAYER, LAYERS } from "../../../src/rules/layers.js";
import type { ScenarioSummary, Verdict as VerdictName } from "../../../src/rules/formats.gen.js";
import { count } from "../../count.js";
import type { Coverage } from "../../coverage.js";
import { VERDICT_ORDER, VERDICTS } from "../../verdicts.js";
import type { Entry } from "../entries.js";
import { layerName } from "../layer-names.js";
import { groupWords, sameVerdicts, type RulesetGroup } from "../ruleset-groups.js";
import { Lookup, ScenarioLink } from "./scenario-link.js";
import { Verdict } from "./verdict.js";

export interface ScenarioListProps {
  readonly entries: readonly Entry[];
  readonly coverage: Coverage;
  readonly command: string;
}

const HEADS = [
  ["verdict", "Verdict"],
  ["title", "Scenario"],
  ["topic", "Topic"],
  ["layers", "Layers"],
  ["values", "Values"],
] as const;

/** A row for each scenario and verdict; the script makes the form work and the columns sortable. */
export function ScenarioList({ entries, coverage, command }: ScenarioListProps) {
  const lookup = useContext(Lookup);
  const rows = entries.flatMap(({ summary, results }) => sameVerdicts(results).map((group) => ({ summary, group })));
  const missing = rows.filter(({ summary }) => lookup(summary.id).address === undefined);
  return (
    <section class="view" id="scenarios" aria-labelledby="scenarios-title">
      <h2 id="scenarios-title">Scenarios</h2>
      <Filters rows={rows} coverage={coverage} />
      {missing.length > 0 && (
        <p class="banner" role="note">
          To keep this file small, {count(missing.length, ...missingWords(missing))} no page here:{" "}
          <code>{command} ID</code> explains each.
        </p>
      )}
      <table class="list" id="list">
        <caption class="vh">Scenarios, their topics, layers, values and verdicts</caption>
        <thead>
          <tr>
            {HEADS.map(([key, head]) => (
              <th scope="col" data-sort={key} class={key === "values" ? "num" : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.flatMap((row) => ["\n", <ScenarioRow {...row} />])}</tbody>
      </table>
      <p class="more" id="more" hidden>
        <button type="button">Show all</button>
      </p>
      <p class="nothing" id="nothing" hidden>
        No scenario fits.{" "}
        <button type="button" data-clear>
          Clear
        </button>
      </p>
    </section>
  );
}

/** Most scenarios without a page passed, or lack what an engine with few claims does not claim. */
function missingWords(missing: readonly RowProps[]): [one: string, many: string] {
  return missing.some(({ group }) => group[0].verdict !== "pass")
    ? ["scenario has", "scenarios have"]
    : ["scenario that passes has", "scenarios that pass have"];
}

interface RowProps {
  readonly summary: ScenarioSummary;
  readonly group: RulesetGroup;
}

function ScenarioRow({ summary: { id, topic, level }, group }: RowProps) {
  const [{ verdict }] = group;
  const rulesets = groupWords(group);
  const values = group.flatMap((result) => result.values);
  const layers = new Set(group.flatMap((result) => result.layers));
  return (
    <tr>
      <td>
        <Verdict verdict={verdict} />
      </td>
      <th scope="row">
        <ScenarioLink scenario={id} />
        <span class="id">
          {id}
          {rulesets !== "current" && ` · ${rulesets}`}
          {level !== "must" && ` · ${level}`}
        </span>
      </th>
      <td>{topic}</td>
      <td>{EVERY_LAYER.filter((layer) => layers.has(layer)).join(" ")}</td>
      <td class="num">
        {values.filter(({ ok }) => ok).length}/{values.length}
      </td>
    </tr>
  );
}

function Filters({ rows, coverage }: { readonly rows: readonly RowProps[]; readonly coverage: Coverage }) {
  const verdicts = new Set<VerdictName>(rows.map(({ group }) => group[0].verdict));
  return (
    // Hidden until the script is there, without which the form does nothing.
    <form class="filters" id="filters" role="search" aria-label="Scenarios" hidden>
      <Field label="Search" name="q" class="field search">
        <input
          type="search"
          id="filter-q"
          name="q"
          autocomplete="off"
          spellcheck={false}
          placeholder="title, card, clause …"
          aria-keyshortcuts="/"
        />
      </Field>
      <Choice label="Topic" name="topic" options={coverage.topics.map(({ name }) => [name, name])} />
      <Choice
        label="Verdict"
        name="verdict"
        options={VERDICT_ORDER.filter((verdict) => verdicts.has(verdict)).map((verdict) => [
          verdict,
          VERDICTS[verdict].word,
        ])}
      />
      <Choice label="Layer" name="layer" options={LAYERS.map((layer) => [layer, `${layer} ${layerName(layer)}`])} />
      <Choice
        label="Answer"
        name="level"
        options={[
          ["must", "firm"],
          ["contested", "contested"],
        ]}
      />
      <Suggested
        label="Clause"
        name="clause"
        options={coverage.clauses.filter(({ state }) => state !== "untested").map(({ clause }) => clause)}
      />
      <Suggested label="Card" name="card" options={coverage.cards.map(({ name }) => name)} />
      <p class="shown">
        <output id="shown" aria-live="polite">
          {count(rows.length, "scenario")}
        </output>
        <button type="button" data-clear>
          Clear
        </button>
      </p>
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

function Field({ label, name, class: kind = "field", children }: FieldProps) {
  return (
    <p class={kind}>
      <label for={`filter-${name}`}>{label}</label>
      {children}
    </p>
  );
}

interface ChoiceProps extends Omit<FieldProps, "children"> {
  readonly options: readonly (readonly [value: string, word: string])[];
}

function Choice({ label, name, options }: ChoiceProps) {
  return (
    <Field label={label} name={name}>
      <select id={`filter-${name}`} name={name}>
        <option value="">all</option>
        {options.map(([value, word]) => (
          <option value={value}>{word}</option>
        ))}
      </select>
    </Field>
  );
}

interface SuggestedProps extends Omit<FieldProps, "children"> {
  readonly options: readonly string[];
}

function Suggested({ label, name, options }: SuggestedProps) {
  return (
    <Field label={label} name={name}>
      <input
        id={`filter-${name}`}
        name={name}
        list={`${name}-options`}
        autocomplete="off"
        spellcheck={false}
        placeholder="any"
      />
      <datalist id={`${name}-options`}>
        {options.map((value) => (
          <option value={value} />
        ))}
      </datalist>
    </Field>
  );
}
