import type { Parting, PartingSide } from "../explain/parting.js";
import { printValue } from "../names/value.js";
import { wrap } from "../explain/wrap.js";
import type { Ruleset } from "../rules/ruleset.js";
import { visible } from "../faults/quote.js";
import type { Difference } from "../verifier/difference.js";
import type { CorpusScenario } from "../verifier/plan.js";
import { differenceLines, valueRow } from "./difference-lines.js";
import type { Painter } from "./page.js";

export interface Compared {
  readonly from: Ruleset;
  readonly to: Ruleset;
  readonly count: number;
  readonly differing: readonly Differing[];
  readonly notRun: readonly NotRun[];
}

export interface Differing extends CorpusScenario {
  readonly checks: readonly DifferingCheck[];
}

export interface DifferingCheck {
  readonly check: string;
  readonly differences: readonly Difference[];
  /** Undefined: the objects are equal after every layer. */
  readonly parting: Parting | undefined;
}

/** A scenario whose events are impossible under one of the rulesets. */
export interface NotRun {
  readonly scenario: string;
  readonly ruleset: Ruleset;
  readonly message: string;
}

/** More values of one check would hide the next scenario; --json has them all. */
const MOST_VALUES = 10;

/** Rulesets by their ids, and by their readings if the ids are equal. */
function labels({ from, to }: Pick<Compared, "from" | "to">): [from: string, to: string] {
  const label = ({ id, readings }: Ruleset): string => {
    if (from.id !== to.id) return [id, ...(readings ?? [])].join(" with ");
    return readings?.join(" with ") ?? "recommended";
  };
  return [label(from), label(to)];
}

export function diffText(compared: Compared, paint: Painter, width: number): string {
  const { from, to, count, differing, notRun } = compared;
  const [before, after] = labels(compared);
  const same = from.id === to.id ? ` under the ruleset ${from.id}` : "";
  const faults = notRun.map(({ scenario, ruleset, message }) =>
    wrap(`${scenario} can not be run under ${ruleset.id}: ${visible(message)}`, { width, rest: "  " }),
  );
  const counts = `${before} and ${after}${same}: ${differing.length} of ${count} ${count === 1 ? "scenario differs" : "scenarios differ"}.`;
  return [
    ...differing.map((each) => scenarioText(each, compared, paint, width)),
    ...(faults.length === 0 ? [] : [faults.join("\n")]),
    wrap(counts, { width }),
  ].join("\n\n");
}

function scenarioText({ scenario, checks }: Differing, compared: Compared, paint: Painter, width: number): string {
  const [first, ...others] = checks;
  const more = others.map(({ check }) => checkName(check));
  return [
    wrap(paint("bold", `${scenario.id}: ${visible(scenario.title)}`), { width, rest: "  " }),
    wrap(listedWords({ scenario }, compared), { width, first: "  " }),
    ...(first === undefined ? [] : [checkText(first, compared, width)]),
    ...(more.length === 0 ? [] : [wrap(`They differ at ${more.join(", ")} too.`, { width, first: "  " })]),
  ].join("\n");
}

/** For which of the two rulesets, or of the two readings, the scenario itself has expectations. */
function listedWords({ scenario }: Pick<CorpusScenario, "scenario">, { from, to }: Compared): string {
  const known = [...scenario.rulesets, ...(scenario.alternatives ?? []).map(({ id }) => id)];
  const ids = [...new Set([from.id, to.id, ...(from.readings ?? []), ...(to.readings ?? [])])];
  const listed = ids.filter((id) => known.includes(id));
  if (listed.length === 0) return `It lists neither ${ids.join(" nor ")}.`;
  const absent = ids.filter((id) => !listed.includes(id));
  return `It lists ${listed.join(" and ")}${absent.length === 0 ? "" : `, not ${absent.join(" and ")}`}.`;
}

function checkName(check: string): string {
  return check === "" ? "the end" : `check ${check}`;
}

function checkText({ check, differences, parting }: DifferingCheck, compared: Compared, width: number): string {
  const [before, after] = labels(compared);
  return [
    `  ${checkName(check)}`,
    ...differenceLines(differences.map(valueRow), [before, after], MOST_VALUES, width - 4).map((line) => `    ${line}`),
    ...partingLines(parting, differences, [before, after], width),
  ].join("\n");
}

function partingLines(
  parting: Parting | undefined,
  differences: readonly Difference[],
  [before, after]: readonly [string, string],
  width: number,
): string[] {
  if (parting === undefined) {
    const isEvent = differences.some(({ value }) => value.kind === "exists");
    const words = isEvent
      ? "The events themselves come out differently: an object is there under one of them only."
      : "No layer makes a difference; it lies in what comes before or after them.";
    return [wrap(words, { width, first: "  " })];
  }
  return [
    wrap(`They part at ${visible(parting.object)}: ${parting.characteristic}.`, { width, first: "  " }),
    ...[[before, parting.from] as const, [after, parting.to] as const].map(([label, side]) =>
      wrap(visible(`${label}: ${sideWords(side)}`), { width, first: "  - ", rest: "    " }),
    ),
  ];
}

function sideWords({ words, numbers }: PartingSide): string {
  return `${words.join(" ")}${numbers.length === 0 ? "" : ` [${numbers.join(", ")}]`}`;
}

export function jsonOf(compared: Compared): unknown {
  const side = ({ id, readings = [] }: Ruleset): object => ({ ruleset: id, readings });
  return {
    from: side(compared.from),
    to: side(compared.to),
    compared: compared.count,
    differing: compared.differing.map(({ scenario, topic, file, checks }) => ({
      scenario: scenario.id,
      title: scenario.title,
      topic,
      file,
      lists: { from: scenario.rulesets.includes(compared.from.id), to: scenario.rulesets.includes(compared.to.id) },
      checks: checks.map(({ check, differences, parting }) => ({
        check,
        values: differences.map(({ subject, value, from = null, to = null }) => ({
          subject,
          characteristic: printValue(value),
          from,
          to,
        })),
        parting: parting ?? null,
      })),
    })),
    notRun: compared.notRun.map(({ scenario, ruleset, message }) => ({ scenario, ruleset: ruleset.id, message })),
  };
}
