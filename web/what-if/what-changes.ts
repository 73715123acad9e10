import { groupBy } from "../../src/rules/group.js";
import { plural } from "../../reports/count.js";
import type { Check } from "../../reports/html/checks.js";
import { type Parting, partingOf } from "../../src/explain/parting.js";
import type { ReportValue, Resolution, ResolvedObject } from "../../src/rules/formats.gen.js";
import { type PresentValue, printValue } from "../../src/names/value.js";
import { readValue } from "../../src/names/read-value.js";
import { differencesOf } from "../../src/verifier/difference.js";
import { english } from "../../src/explain/narrator.js";

export interface ChangedRow {
  readonly characteristic: string;
  readonly before: ReportValue;
  readonly after: ReportValue;
}

/** An object, a player or the game, with the values that differ. */
export interface ChangedSubject {
  readonly subject: string;
  /** On one board alone there is nothing to compare. */
  readonly on: "both" | "original" | "edited";
  readonly rows: readonly ChangedRow[];
}

/** A check of the changed board beside one of the original. */
export interface Compared {
  readonly check: Check;
  /** Undefined if the original has none, or no result. */
  readonly original: Check | undefined;
  readonly changed: readonly ChangedSubject[];
  /** Where the two computations first differ, if within the layers. */
  readonly parting: Parting | undefined;
}

/** Each check beside the original's of the same name, or else beside its last one. */
export function compared(edited: readonly Check[], originals: readonly Check[], narrator = english()): Compared[] {
  return edited.map((check) => {
    const original = originals.find(({ id }) => id === check.id) ?? originals.at(-1);
    const [before, after] = [original?.point, check.point];
    if (before === undefined || after === undefined) return { check, original, changed: [], parting: undefined };
    const changed = changedBetween(before.resolution, after.resolution);
    const parting = changed.length === 0 ? undefined : partingOf(before.resolution, after.resolution, narrator);
    return { check, original, changed: [...changed, ...changedRounds(original, check)], parting };
  });
}

export const GAME = "The game";

/** The differences between two resolutions; what only follows from another row is left out. */
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

/** The value that is left out (schema of ResolvedObject). */
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

/** Without another order, and without copiable values or mana values that follow another row. */
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

/** Power and toughness as one row, as on a card. */
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
  const row = (characteristic: string, wordsOf: (resolution: Resolution) => readonly string[]): ChangedRow[] => {
    const [from, to] = [wordsOf(before).toSorted(), wordsOf(after).toSorted()];
    return textOf(from) === textOf(to) ? [] : [{ characteristic, before: from, after: to }];
  };
  return [
    ...row("gameRules", ({ gameRules }) => gameRules.map((rule) => english().gameRule(rule))),
    ...row("costs", ({ costs = {} }) =>
      Object.entries(costs).map(([spell, cost]) => `${spell}: ${english().cost(cost)}`),
    ),
    ...row("abilityCosts", ({ abilityCosts = {} }) =>
      Object.entries(abilityCosts).flatMap(([object, abilities]) =>
        Object.entries(abilities).map(([ability, cost]) => `${object} (${ability}): ${english().cost(cost)}`),
      ),
    ),
    ...row("stateBased", ({ stateBased }) => stateBased.map((action) => english().stateBased(action))),
  ];
}

/** What state-based actions leave, where both checks ask for it. */
function changedRounds(original: Check | undefined, check: Check): ChangedSubject[] {
  const [before, after] = [original?.point?.afterStateBasedActions, check.point?.afterStateBasedActions];
  if (before === undefined || after === undefined) return [];
  return changedBetween(before.resolution, after.resolution).map((each) => ({
    ...each,
    subject: `${each.subject}, after state-based actions`,
  }));
}

/** What changes, in a sentence or two. */
export function summaryOf(moments: readonly Compared[]): string {
  const last = moments.at(-1);
  if (last?.original === undefined) return "";
  const { changed } = last;
  if (changed.length === 0)
    return moments.some((moment) => moment.changed.length > 0)
      ? "Nothing changes in the end, but something does on the way."
      : "Nothing changes.";
  const shown = changed.slice(0, 3);
  const more = changed.length - shown.length;
  const sentences = SIDES.flatMap(({ on, one, several }) => {
    const names = shown.filter((each) => each.on === on).map(({ subject }) => subject);
    return names.length === 0 ? [] : [`${names.join(", ")} ${plural(names.length, one, several)}.`];
  });
  return [...sentences, ...(more > 0 ? [`And ${more} more.`] : [])].join(" ");
}

const SIDES = [
  { on: "both", one: "changes", several: "change" },
  { on: "edited", one: "is new", several: "are new" },
  { on: "original", one: "is gone", several: "are gone" },
] as const;
