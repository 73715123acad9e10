import type { MessageId } from "../../../src/wording/catalogue/message-ids.gen.js";
import { dashed } from "../../../src/wording/known-message.js";
import { topicName, useWords } from "../spoken.js";
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { EVERY_LAYER, LAYERS } from "../../../src/rules/layers.js";
import type { ScenarioSummary, Verdict as VerdictName } from "../../../src/rules/formats.gen.js";
import type { Coverage } from "../../coverage.js";
import { VERDICT_ORDER } from "../../verdicts.js";
import type { Entry } from "../entries.js";
import { layerName } from "../layer-names.js";
import { groupWords, sameVerdicts, type RulesetGroup } from "../ruleset-groups.js";
import { Lookup, ScenarioLink } from "./scenario-link.js";
import { Verdict } from "./verdict.js";

export interface ScenarioListProps {
  readonly entries: readonly Entry[];
  readonly coverage: Coverage;
  readonly command: string;
  /** The rows of the table. */
  readonly children: ComponentChildren;
}

const HEADS = [
  ["verdict", "report-verdict"],
  ["title", "report-scenario"],
  ["topic", "report-topic"],
  ["layers", "report-layers"],
  ["values", "report-values"],
] as const;

/** The rows of the list: one for each scenario and verdict. */
export function listRows(entries: readonly Entry[]): RowProps[] {
  return entries.flatMap(({ summary, results }) => sameVerdicts(results).map((group) => ({ summary, group })));
}

/** A table of scenarios; the script makes the form work and the columns sortable. */
export function ScenarioList({ entries, coverage, command, children }: ScenarioListProps) {
  const words = useWords();
  const lookup = useContext(Lookup);
  const rows = listRows(entries);
  const missing = rows.filter(({ summary }) => lookup(summary.id).address === undefined);
  return (
    <section class="view" id="scenarios" aria-labelledby="scenarios-title">
      <h2 id="scenarios-title">{words.text("report-scenarios")}</h2>
      {words.language !== "en" && <p class="soft">{words.text("report-english-prose")}</p>}
      <Filters rows={rows} coverage={coverage} />
      {missing.length > 0 && (
        <p class="banner" role="note">
          {words.parts(missingWords(missing), { command: <code>{command} ID</code> }, { count: missing.length })}
        </p>
      )}
      <table class="list" id="list">
        <caption class="vh">{words.text("report-list-caption")}</caption>
        <thead>
          <tr>
            {HEADS.map(([key, head]) => (
              <th scope="col" data-sort={key} class={key === "values" ? "num" : undefined}>
                {words.text(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      <p class="more" id="more" hidden>
        <button type="button">{words.text("report-show-all")}</button>
      </p>
      <p class="nothing" id="nothing" hidden>
        {words.text("report-no-fit")}{" "}
        <button type="button" data-clear>
          {words.text("report-clear")}
        </button>
      </p>
    </section>
  );
}

/** Most scenarios without a page passed, or lack what an engine with few claims does not claim. */
function missingWords(missing: readonly RowProps[]): MessageId {
  return missing.some(({ group }) => group[0].verdict !== "pass")
    ? "report-without-page"
    : "report-passing-without-page";
}

export interface RowProps {
  readonly summary: ScenarioSummary;
  readonly group: RulesetGroup;
}

export function ScenarioRow({ summary: { id, topic, level }, group }: RowProps) {
  const words = useWords();
  const [{ verdict }] = group;
  const rulesets = groupWords(group, words);
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
          {level !== "must" && ` · ${words.text(`report-level-${level}`)}`}
        </span>
      </th>
      <td>{topicName(topic, words)}</td>
      <td data-label={words.text("report-layers-label")}>
        {EVERY_LAYER.filter((layer) => layers.has(layer)).join(" ")}
      </td>
      <td class="num">
        {values.filter(({ ok }) => ok).length}/{values.length}
      </td>
    </tr>
  );
}

function Filters({ rows, coverage }: { readonly rows: readonly RowProps[]; readonly coverage: Coverage }) {
  const words = useWords();
  const verdicts = new Set<VerdictName>(rows.map(({ group }) => group[0].verdict));
  return (
    // Hidden until the script is there, without which the form does nothing.
    <form class="filters" id="filters" role="search" aria-label={words.text("report-scenarios")} hidden>
      <Field label={words.text("report-search")} name="q" class="field search">
        <input
          type="search"
          id="filter-q"
          name="q"
          autocomplete="off"
          spellcheck={false}
          placeholder={words.text("report-search-hint")}
          aria-keyshortcuts="/"
        />
      </Field>
      <Choice
        label={words.text("report-topic")}
        name="topic"
        options={coverage.topics.map(({ name }) => [name, topicName(name, words)])}
      />
      <Choice
        label={words.text("report-verdict")}
        name="verdict"
        options={VERDICT_ORDER.filter((verdict) => verdicts.has(verdict)).map((verdict) => [
          verdict,
          words.text(`report-verdict-${dashed(verdict)}`),
        ])}
      />
      <Choice
        label={words.text("report-layer")}
        name="layer"
        options={LAYERS.map((layer) => [layer, `${layer} ${layerName(layer, words)}`])}
      />
      <Choice
        label={words.text("report-answer")}
        name="level"
        options={[
          ["must", words.text("report-answer-firm")],
          ["contested", words.text("report-answer-contested")],
        ]}
      />
      <Suggested
        label={words.text("report-clause")}
        name="clause"
        options={coverage.clauses.filter(({ state }) => state !== "untested").map(({ clause }) => clause)}
      />
      <Suggested label={words.text("report-card")} name="card" options={coverage.cards.map(({ name }) => name)} />
      <p class="shown">
        <output id="shown" aria-live="polite">
          {words.text("report-count-scenarios", { count: rows.length })}
        </output>
        <button type="button" data-clear>
          {words.text("report-clear")}
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
        <option value="">{useWords().text("report-all")}</option>
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
        placeholder={useWords().text("report-any")}
      />
      <datalist id={`${name}-options`}>
        {options.map((value) => (
          <option value={value} />
        ))}
      </datalist>
    </Field>
  );
}
