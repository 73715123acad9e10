import { useWords } from "../spoken.js";
import { EVERY_LAYER } from "../../../src/rules/layers.js";
import type { CheckedValue } from "../../../src/rules/formats.gen.js";
import { count, plural } from "../../count.js";
import type { Matrix, MatrixAnswer, MatrixCell, MatrixRow } from "../../matrix.js";
import { VERDICTS } from "../../verdicts.js";
import { anchor } from "../anchors.js";
import { rulesetWords } from "../ruleset-groups.js";
import { characteristicWords, valueWords } from "../words.js";
import { LayerNumber } from "./layer-stories.js";
import { counted, RadioFilter } from "./radio-filter.js";
import { scoreColumns, ScoreCells } from "./score-cell.js";
import { Table } from "../../table.js";
import { Value } from "./value.js";
import { Verdict } from "./verdict.js";

/** More wrong values than these are counted; matrix.csv has them all. */
const VALUES = 4;

/** Several engines on the same scenarios: where they disagree, and which give the same wrong answer. */
export function MatrixView({ matrix }: { readonly matrix: Matrix }) {
  const { columns, rows } = matrix;
  const scenarios = new Set(rows.map(({ scenario }) => scenario)).size;
  const contested = rows.filter(({ different }) => different > 1).length;
  return (
    <section class="matrix-view" aria-labelledby="matrix-title">
      <h2 id="matrix-title">
        {count(columns.length, "engine")}, {count(scenarios, "scenario")}
      </h2>
      <p class="lead">
        {contested === 0
          ? "No two engines that answer give different answers."
          : `In ${contested} of ${count(rows.length, "row")} engines give different answers.`}{" "}
        Editions of the rules under which all engines do the same share a row.
      </p>
      <Warnings matrix={matrix} />
      <EngineTable matrix={matrix} />
      <h3>Most disagreement first</h3>
      <p class="soft">
        Sorted by how many different answers there are, then by how few engines pass. In a row the same letter is the
        same wrong answer.
      </p>
      <RowFilter rows={rows} />
      <div class="scroll">
        <Table class="matrix" columns={["Scenario", ...columns.map(({ label }) => label), "Wrong answers"]}>
          {rows.flatMap((row) => ["\n", <ScenarioRow row={row} matrix={matrix} />])}
        </Table>
      </div>
    </section>
  );
}

function Warnings({ matrix: { unlike, isReadDifferently } }: { readonly matrix: Matrix }) {
  return (
    <>
      {isReadDifferently && (
        <p class="banner" role="note">
          <strong>The reports follow different readings of the rules.</strong> They expect different answers, so that a
          pass in one can be a failure in another.
        </p>
      )}
      {unlike.length > 0 && (
        <p class="banner" role="note">
          <strong>
            {count(unlike.length, "scenario")} {plural(unlike.length, "is", "are")} not the same in all reports:
          </strong>{" "}
          {unlike.slice(0, VALUES).join(", ")}
          {unlike.length > VALUES && ` and ${unlike.length - VALUES} more`}. There the answers can not be compared.
        </p>
      )}
    </>
  );
}

function EngineTable({ matrix: { columns } }: { readonly matrix: Matrix }) {
  return (
    <Table class="score-table" columns={["Engine", ...scoreColumns(useWords())]}>
      {columns.map(({ label, scores }) => (
        <tr>
          <th scope="row">{label}</th>
          <ScoreCells {...scores} />
        </tr>
      ))}
    </Table>
  );
}

function classesOf({ different, cells }: MatrixRow): string[] {
  const isWrong = cells.some((cell) => cell !== undefined && VERDICTS[cell.verdict].tone === "bad");
  return [...(different > 1 ? ["contested"] : []), ...(isWrong ? ["wrong"] : [])];
}

function RowFilter({ rows }: { readonly rows: readonly MatrixRow[] }) {
  const classes = rows.map(classesOf);
  const having = (name: string): number => classes.filter((names) => names.includes(name)).length;
  const choices = [
    ["all", counted("all rows", rows.length)],
    ["contested", counted("where answers differ", having("contested"))],
    ["wrong", counted("where an engine goes wrong", having("wrong"))],
  ] as const;
  return <RadioFilter legend="Which rows to show" name="rows" choices={choices} />;
}

function ScenarioRow({ row, matrix }: { readonly row: MatrixRow; readonly matrix: Matrix }) {
  const { scenario, title, topic, rulesets, cells, answers } = row;
  return (
    <tr class={classesOf(row).join(" ")} id={anchor("s", scenario, rulesets[0] ?? "")}>
      <th scope="row">
        {title}
        <span class="id">
          {scenario} · {topic}
          {rulesets.join() !== "current" && ` · ${rulesetWords(rulesets)}`}
        </span>
      </th>
      {cells.map((cell, place) => (
        <td data-engine={matrix.columns[place]?.label}>
          <Cell cell={cell} />
        </td>
      ))}
      <td class="answers">
        {answers.map((answer) => (
          <Answer answer={answer} />
        ))}
      </td>
    </tr>
  );
}

function Cell({ cell }: { readonly cell: MatrixCell | undefined }) {
  if (cell === undefined) return <span class="soft">not run</span>;
  return (
    <span title={cell.message}>
      <Verdict verdict={cell.verdict} /> {cell.letter !== undefined && <Letter letter={cell.letter} />}
    </span>
  );
}

function Letter({ letter }: { readonly letter: string }) {
  return (
    <b class="letter">
      <span class="vh">wrong answer </span>
      {letter}
    </b>
  );
}

function Answer({ answer: { letter, values } }: { readonly answer: MatrixAnswer }) {
  const hidden = values.length - VALUES;
  return (
    <div class="answer">
      <Letter letter={letter} />
      <ul>
        {values.slice(0, VALUES).map((value) => (
          <WrongValue value={value} />
        ))}
        {hidden > 0 && <li class="soft">and {count(hidden, "more value")}, in matrix.csv</li>}
      </ul>
    </div>
  );
}

function WrongValue({ value }: { readonly value: CheckedValue }) {
  const { subject, characteristic, expected, actual, firstLayer } = value;
  const layer = EVERY_LAYER.find((known) => known === firstLayer);
  return (
    <li>
      {subject}, {characteristicWords(characteristic)}:{" "}
      <strong>
        <Value value={valueWords(characteristic, actual)} />
      </strong>
      , not <Value value={valueWords(characteristic, expected)} />{" "}
      {layer !== undefined && <LayerNumber layer={layer} />}
    </li>
  );
}
