import { groupBy } from "../../src/rules/group.js";
import type { Check } from "../../reports/html/checks.js";
import { type Parting, partingOf } from "../../src/explain/parting.js";
import type { ReportValue, Resolution, ResolvedObject, SpellCost } from "../../src/rules/formats.gen.js";
import { type PresentValue, printValue } from "../../src/names/value.js";
import { readValue } from "../../src/names/read-value.js";
import { differencesOf } from "../../src/verifier/difference.js";
import { english } from "../../src/explain/narrator.js";

/** A value that the original and the changed board have differently. */
export interface ChangedRow {
  readonly characteristic: string;
  readonly before: ReportValue;
  readonly after: ReportValue;
}

/** An object, a player or the game, and what is otherwise about it. */
export interface ChangedSubject {
  readonly subject: string;
  /** `both` where it is on both boards; else it is on one alone, and there is nothing to compare. */
  readonly on: "both" | "original" | "edited";
  readonly rows: readonly ChangedRow[];
}

/** A moment of the changed board beside the one of the original that it is compared with. */
export interface Compared {
  readonly check: Check;
  /** Undefined if the original has none, or nothing came of it. */
  readonly original: Check | undefined;
  readonly changed: readonly ChangedSubject[];
  /** Where the two computations part, if they do so within the layers. */
  readonly parting: Parting | undefined;
}

/** Each moment beside the one of the same name, or else beside the last one of the original. */
export function compared(edited: readonly Check[], originals: readonly Check[]): Compared[] {
  return edited.map((check) => {
    const original = originals.find(({ id }) => id === check.id) ?? originals.at(-1);
    const [before, after] = [original?.point, check.point];
    if (before === undefined || after === undefined) return { check, original, changed: [], parting: undefined };
    const changed = changedBetween(before.resolution, after.resolution);
    const parting = changed.length === 0 ? undefined : partingOf(before.resolution, after.resolution);
    return { check, original, changed: [...changed, ...changedRounds(original, check)], parting };
  });
}

/** What is said of the game as a whole. */
export const GAME = "The game";

/** What two resolutions have differently, subject by subject; what only follows from another row is left out. */
export function changedBetween(before: Resolution, after: Resolution): ChangedSubject[] {
  const differences = differencesOf(before, after).filter(({ subject }) => subject !== "game"); // told in words below
  const things = [...groupBy(differences, ({ subject }) => subject)].map(([subject, rows]): ChangedSubject => {
    const [first] = rows;
    if (first?.value.kind === "exists") return { subject, on: first.to === true ? "edited" : "original", rows: [] };
    const changed = rows.map(({ value, from, to }) => ({
      characteristic: printValue(value),
      before: from ?? usual(value),
      after: to ?? usual(value),
    }));
    return { subject, on: "both", rows: withSize(telling(changed), before.objects[subject], after.objects[subject]) };
  });
  const game: ChangedSubject = { subject: GAME, on: "both", rows: gameRows(before, after) };
  return [...things, game].filter(({ on, rows }) => on !== "both" || rows.length > 0);
}

/** What leaving a value out says (schema of ResolvedObject). */
function usual(value: PresentValue): ReportValue {
  if (value.kind === "counters") return 0;
  switch (value.kind === "characteristic" ? value.name : undefined) {
    case "damage":
      return 0;
    case "rules":
      return [];
    case "attacks":
    case "blocks":
      return "may";
    default:
      return null;
  }
}

/** Without what says nothing new: another order, a copiable value or a mana value that goes the way of another row. */
function telling(rows: readonly ChangedRow[]): ChangedRow[] {
  const rowOf = (name: string): ChangedRow | undefined => rows.find(({ characteristic }) => characteristic === name);
  const isEcho = ({ characteristic, before, after }: ChangedRow): boolean => {
    if (characteristic.endsWith("manaValue") && rowOf("manaCost") !== undefined) return true;
    const value = readValue(characteristic);
    const own = value.kind === "characteristic" && value.stage === "copiable" ? rowOf(value.name) : undefined;
    return own !== undefined && textOf(own.before) === textOf(before) && textOf(own.after) === textOf(after);
  };
  return rows.filter((row) => textOf(row.before) !== textOf(row.after) && !isEcho(row));
}

/** Lists of characteristics have no order. */
function textOf(value: ReportValue): string {
  return JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
}

/** Power and toughness as one row, as they stand on a card. */
function withSize(
  rows: readonly ChangedRow[],
  before: ResolvedObject | undefined,
  after: ResolvedObject | undefined,
): ChangedRow[] {
  const isSize = ({ characteristic }: ChangedRow): boolean =>
    characteristic === "power" || characteristic === "toughness";
  const place = rows.findIndex(isSize);
  if (place < 0) return [...rows];
  const size: ChangedRow = { characteristic: "power/toughness", before: sizeOf(before), after: sizeOf(after) };
  return rows.flatMap((row, i) => (i === place ? [size] : isSize(row) ? [] : [row]));
}

function sizeOf(object: ResolvedObject | undefined): string | null {
  if (object === undefined || (object.power === null && object.toughness === null)) return null;
  return `${object.power ?? "—"}/${object.toughness ?? "—"}`;
}

function gameRows(before: Resolution, after: Resolution): ChangedRow[] {
  const costs = (resolution: Resolution): string[] =>
    Object.entries(resolution.costs ?? {}).map(
      ([spell, cost]: [string, SpellCost]) => `${spell}: ${english().cost(cost)}`,
    );
  return [
    ...listRow(
      "gameRules",
      before.gameRules.map((rule) => english().gameRule(rule)),
      after.gameRules.map((rule) => english().gameRule(rule)),
    ),
    ...listRow("costs", costs(before), costs(after)),
    ...listRow(
      "stateBased",
      before.stateBased.map((action) => english().stateBased(action)),
      after.stateBased.map((action) => english().stateBased(action)),
    ),
  ];
}

/** What state-based actions leave behind, where both moments ask for it. */
function changedRounds(original: Check | undefined, check: Check): ChangedSubject[] {
  const [before, after] = [original?.point?.afterStateBasedActions, check.point?.afterStateBasedActions];
  if (before === undefined || after === undefined) return [];
  return changedBetween(before.resolution, after.resolution).map((each) => ({
    ...each,
    subject: `${each.subject}, after state-based actions`,
  }));
}

function listRow(characteristic: string, before: readonly string[], after: readonly string[]): ChangedRow[] {
  const [from, to] = [before.toSorted(), after.toSorted()];
  return textOf(from) === textOf(to) ? [] : [{ characteristic, before: from, after: to }];
}

/** How much changes, in a sentence. */
export function summaryOf(moments: readonly Compared[]): string {
  const last = moments.at(-1);
  if (last === undefined) return "";
  if (last.original === undefined) return "";
  const { changed } = last;
  if (changed.length === 0)
    return moments.some((moment) => moment.changed.length > 0)
      ? "Nothing changes in the end, but something does on the way."
      : "Nothing changes.";
  const shown = changed.slice(0, 3);
  const more = changed.length - shown.length;
  const told = SIDES.flatMap(({ on, one, several }) => {
    const names = shown.filter((each) => each.on === on).map(({ subject }) => subject);
    return names.length === 0 ? [] : [`${names.join(", ")} ${names.length === 1 ? one : several}.`];
  });
  return [...told, ...(more > 0 ? [`And ${more} more.`] : [])].join(" ");
}

/** What is said of objects by where they are. */
const SIDES = [
  { on: "both", one: "changes", several: "change" },
  { on: "edited", one: "is new", several: "are new" },
  { on: "original", one: "is gone", several: "are gone" },
] as const;
