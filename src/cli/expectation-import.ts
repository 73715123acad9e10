import Papa from "papaparse";
import type { CheckEvent, ObjectExpectation, PlayerExpectation, Problem, Scenario } from "../rules/formats.gen.js";
import { broughtBy } from "../events/brought.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { nearest } from "../faults/nearest.js";
import { problemAt } from "../scenario/locate.js";
import { own } from "../rules/own.js";
import { quote } from "../faults/quote.js";

type Read = (text: string) => unknown;

const ABSENT: ReadonlySet<string> = new Set(["", "null", "none", "-", "—"]);
const NOT_READ = Symbol("not read");

const word: Read = (text) => (text === "null" ? null : text);
const list: Read = (text) =>
  ABSENT.has(text) || text === "[]" ? [] : text.split(text.includes(";") ? ";" : ",").map((each) => each.trim());
const truth: Read = (text) => (text === "true" || text === "false" ? text === "true" : NOT_READ);
const number: Read = (text) => {
  if (ABSENT.has(text)) return null;
  return /^-?(?:0|[1-9]\d*)$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : NOT_READ;
};

const OF_OBJECTS: Readonly<Partial<Record<keyof ObjectExpectation, Read>>> = {
  name: word,
  manaCost: word,
  manaValue: number,
  colors: list,
  supertypes: list,
  types: list,
  subtypes: list,
  abilities: list,
  keywords: list,
  power: number,
  toughness: number,
  basePower: number,
  baseToughness: number,
  loyalty: number,
  defense: number,
  damage: number,
  controller: word,
  owner: word,
  zone: word,
  faceDown: truth,
  tapped: truth,
  attachedTo: word,
  tapsFor: list,
  exists: truth,
  rules: list,
  attacks: word,
  blocks: word,
};
const OF_PLAYERS: Readonly<Partial<Record<keyof PlayerExpectation, Read>>> = {
  life: number,
  hand: number,
  abilities: list,
  maximumHandSize: number,
  landPlays: number,
};

interface ImportedRow {
  readonly line: number;
  readonly scenario: string;
  readonly check: string;
  readonly subject: string;
  readonly characteristic: string;
  readonly expected: string;
}

/** Scenarios with the expectations of a table. `leftOut` counts rows that are not about one object or player. */
export interface Imported {
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly problems: readonly Problem[];
  readonly leftOut: number;
}

const COLUMNS = ["scenario", "subject", "characteristic", "expected"];

/**
 * Imports expectations from a CSV table with the columns scenario, check, subject, characteristic and expected, such as
 * a results.csv; other columns are ignored. A row without a check refers to the last one. A value replaces the
 * scenario's expectation or is added to it. Lists are separated by semicolons; absent values are `null` or empty.
 */
export function importExpectations(text: string, file: string, scenarios: ReadonlyMap<string, Scenario>): Imported {
  const problems: Problem[] = [];
  const rows = readRows(text, file, problems);
  const changed = new Map<string, Scenario>();
  const said = new Map<string, ImportedRow>();
  let leftOut = 0;
  for (const row of rows) {
    const check = row.check === "" ? checksOf(scenarios.get(row.scenario)).at(-1)?.id : row.check;
    const about = JSON.stringify([row.scenario, check, row.subject, row.characteristic]);
    const before = said.get(about);
    said.set(about, before ?? row);
    if (before !== undefined && before.expected !== row.expected) {
      const message = `${quote(row.expected)} is expected here, and ${quote(before.expected)} of the same value in line ${before.line}`;
      problems.push(problemIn(file, row.line, message, "one value"));
      continue;
    }
    const scenario = changed.get(row.scenario) ?? scenarios.get(row.scenario);
    if (scenario === undefined) {
      const meant = nearest(row.scenario, scenarios.keys());
      problems.push(problemIn(file, row.line, `no scenario "${row.scenario}" is run`, undefined, meant));
    } else if (row.subject === "game" || / |\.|^counters$/.test(row.characteristic)) leftOut++;
    else {
      const result = withRow(scenario, row);
      if ("message" in result) problems.push(problemAt(file, { line: row.line, column: 1 }, result));
      else changed.set(row.scenario, result.scenario);
    }
  }
  return { scenarios: changed, problems: problems.toSorted((a, b) => a.line - b.line), leftOut };
}

function readRows(text: string, file: string, problems: Problem[]): ImportedRow[] {
  const refuse = (line: number, message: string, expected?: string): [] => {
    problems.push(problemIn(file, line, message, expected));
    return [];
  };
  const parsed = Papa.parse<string[]>(text.replace(/^\ufeff/u, ""), { skipEmptyLines: false });
  const lines = linesOf(parsed.data);
  const [heads = [], ...data] = parsed.data;
  const headings = heads.map((heading) => heading.trim());
  const missing = COLUMNS.filter((column) => !headings.includes(column));
  if (missing.length > 0)
    return refuse(1, `the column ${missing.join(", ")} is missing`, `the columns ${COLUMNS.join(", ")}, and check`);
  const twice = [...COLUMNS, "check"].find((column) => headings.indexOf(column) !== headings.lastIndexOf(column));
  if (twice !== undefined) return refuse(1, `the column ${twice} stands twice`, "each column once");
  const faulty = parsed.errors.find(({ code }) => code !== "UndetectableDelimiter");
  if (faulty !== undefined) refuse(lines[faulty.row ?? 0] ?? 1, `this is no CSV row: ${faulty.message}`);
  const rows: ImportedRow[] = [];
  data.forEach((cells, place) => {
    const line = lines[place + 1] ?? 1;
    if (cells.every((cell) => cell.trim() === "")) return;
    if (cells.length !== headings.length) {
      refuse(line, `this is no CSV row: ${cells.length} cells under ${headings.length} headings`);
      return;
    }
    // An apostrophe before a sign only prevents spreadsheets from reading the cell as a formula.
    const cell = (column: string): string =>
      (cells[headings.indexOf(column)] ?? "").trim().replace(/^'(?=\s*[=+\-@])/, "");
    const [scenario, check, subject] = [cell("scenario"), cell("check"), cell("subject")];
    rows.push({ line, scenario, check, subject, characteristic: cell("characteristic"), expected: cell("expected") });
  });
  if (rows.length === 0 && problems.length === 0)
    refuse(1, "the table has headings and no row", "a row for each value");
  return rows;
}

/** The line on which each row begins; a cell in quotation marks can go over several. */
function linesOf(rows: readonly (readonly string[])[]): number[] {
  let line = 1;
  return rows.map((cells) => {
    const here = line;
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return here;
  });
}

function problemIn(file: string, line: number, message: string, expected?: string, suggestion?: string): Problem {
  return problemAt(file, { line, column: 1 }, faultAt([], message, expected, suggestion));
}

function checksOf(scenario: Scenario | undefined): CheckEvent[] {
  return (scenario?.timeline ?? []).filter((event) => event.kind === "check");
}

function withRow(scenario: Scenario, row: ImportedRow): { readonly scenario: Scenario } | Fault {
  const checks = checksOf(scenario);
  const check = row.check === "" ? checks.at(-1) : checks.find(({ id }) => id === row.check);
  if (check === undefined) {
    const ids = checks.map(({ id }) => id);
    return faultAt([], `${scenario.id} has no check "${row.check}"`, undefined, nearest(row.check, ids));
  }
  const players = scenario.players.map((player) => (typeof player === "string" ? player : player.name));
  const isPlayer = players.includes(row.subject);
  // No event brings the components of a merged permanent that left it, so a check that mentions one counts too.
  const brought = scenario.timeline.flatMap(broughtBy).filter(({ as }) => as === "object");
  const mentioned = checks.flatMap((each) => Object.keys(each.expect ?? {}));
  const objects = [...new Set([...brought.map(({ id }) => id), ...mentioned])];
  if (!isPlayer && !objects.includes(row.subject)) {
    const meant = nearest(row.subject, [...objects, ...players]);
    return faultAt([], `${scenario.id} has no object or player "${row.subject}"`, undefined, meant);
  }
  const known: Readonly<Record<string, Read>> = isPlayer ? OF_PLAYERS : { ...OF_OBJECTS, cost: word };
  const read = own(known, row.characteristic);
  if (read === undefined) {
    const names = Object.keys(known);
    const meant = nearest(row.characteristic, names);
    return faultAt([], `unknown characteristic "${row.characteristic}"`, `one of ${names.join(", ")}`, meant);
  }
  const value = read(row.expected);
  if (value === NOT_READ) {
    const expected =
      read === truth ? "true or false" : `a whole number as JSON writes it, up to ${Number.MAX_SAFE_INTEGER}, or null`;
    return faultAt([], `"${row.expected}" can't be the ${row.characteristic}`, expected);
  }
  const side = isPlayer ? "players" : "expect";
  const isCost = row.characteristic === "cost";
  const next = (
    isCost
      ? { ...check, costs: { ...check.costs, [row.subject]: value } }
      : {
          ...check,
          [side]: { ...check[side], [row.subject]: { ...check[side]?.[row.subject], [row.characteristic]: value } },
        }
  ) as CheckEvent;
  return { scenario: { ...scenario, timeline: scenario.timeline.map((event) => (event === check ? next : event)) } };
}
