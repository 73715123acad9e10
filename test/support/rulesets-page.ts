import { EDITIONS } from "../../src/rules/editions.js";
import { POLICY_WORDS, SORT_WORDS, STATE_BASED_WORDS, type SwitchWords } from "./edition-words.js";
import type { Sort } from "../../src/rules/layers.js";
import { COMMON_GROUND, STATE_BASED_GROUND } from "../../src/rules/common-ground.js";
import type { Policy } from "../../src/rules/policy.js";
import { QUESTIONS, type Question } from "../../src/rules/questions.js";
import type { Ruleset } from "../../src/rules/ruleset.js";
import { rulesetsOf } from "../../src/rules/rulesets.js";

/* The tables of docs/RULESETS.md, made from the data. */

const SORTS = Object.keys(SORT_WORDS) as readonly Sort[];
type Switch = keyof (Policy & typeof COMMON_GROUND);

const SWITCHES = Object.keys(POLICY_WORDS) as readonly Switch[];
const IDS = EDITIONS.map(({ id }) => `\`${id}\``);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function layersOf({ slots }: Ruleset): string[] {
  return [...new Set(slots.map(({ layer }) => layer))];
}

/** The layers in which characteristic-defining abilities go first (CR 613.3). */
function inTwoPasses({ slots }: Ruleset): string[] {
  return slots.filter(({ pass }) => pass === "cda").map(({ layer }) => layer);
}

function editions(): string {
  const rows = EDITIONS.map((edition) => [
    `\`${edition.id}\``,
    edition.effective,
    layersOf(edition).join(" "),
    inTwoPasses(edition).join(" "),
    edition.copiableAfter ?? "none",
    edition.baseAfter ?? "there are none",
  ]);
  const head = ["edition", "in force since", "layers in order", "characteristic-defining abilities first in"];
  return table([...head, "copiable values after", "base power and toughness after"], rows);
}

function layers(): string {
  const rows = SORTS.map((sort) => {
    const slots = EDITIONS.map((edition) => edition.slots.findLast(({ sorts }) => sorts.includes(sort)));
    return [SORT_WORDS[sort], ...slots.map((slot) => slot?.layer ?? "-"), slots.at(-1)?.layerClause ?? "-"];
  });
  return table(["what stands there", ...IDS, "clause"], rows);
}

function shown(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length === 0 ? "none" : String(value.length);
  return String(value);
}

type AnyWords = SwitchWords<string> | SwitchWords<undefined>;

/** What a switch asks, and what its values mean; those that no edition has are left to the table of readings. */
function saying(key: string, { says, values }: AnyWords, used: readonly string[]): string {
  const meanings = used.flatMap((value) => (values === undefined ? [] : [`*${value}*: ${values[value] ?? ""}`]));
  return [`${says}${meanings.length === 0 ? "" : ` ${meanings.join("; ")}.`}`, `\`${key}\``].join(" ");
}

/** What each edition decides about a switch. */
function decided(key: Switch): unknown[] {
  return EDITIONS.map(({ policy }) => ({ ...policy, ...COMMON_GROUND })[key]);
}

function differing(): string {
  const rows = SWITCHES.filter((key) => !isSame(key)).map((key) => {
    const values = decided(key).map(shown);
    const words: AnyWords = POLICY_WORDS[key];
    return [saying(key, words, [...new Set(values)]), ...values, words.clause];
  });
  return table(["switch", ...IDS, "clause"], rows);
}

function isSame(key: Switch): boolean {
  return new Set(decided(key).map((value) => JSON.stringify(value))).size === 1;
}

function same(): string {
  const rows = SWITCHES.filter(isSame).map((key) => {
    const value = shown(decided(key)[0]);
    const words: AnyWords = POLICY_WORDS[key];
    return [saying(key, words, [value]), value, words.clause];
  });
  return table(["switch", "in every edition", "clause"], rows);
}

function counters(): string {
  const told: string[] = [];
  const rows = EDITIONS.flatMap(({ id, policy: { keywordCounters } }) => {
    const added = keywordCounters.filter((keyword) => !told.includes(keyword));
    told.push(...added);
    return added.length === 0 ? [] : [`- \`${id}\`: ${added.join(", ")}`];
  });
  return rows.join("\n");
}

function stateBased(): string {
  const keys = Object.keys(STATE_BASED_WORDS) as readonly (keyof typeof STATE_BASED_WORDS)[];
  const rows = keys.map((key) => {
    const values = EDITIONS.map(({ stateBased }) => shown({ ...stateBased, ...STATE_BASED_GROUND }[key]));
    const words: AnyWords = STATE_BASED_WORDS[key];
    return [saying(key, words, [...new Set(values)]), ...values, words.clause];
  });
  return table(["switch", ...IDS, "clause"], rows);
}

function where(question: Question): string {
  const rulesets = rulesetsOf(question);
  return rulesets.length === EDITIONS.length ? "all" : rulesets.join(", ");
}

/** The readings besides the recommended ones that can be followed, and what each sets. */
function readings(): string {
  const rows = QUESTIONS.flatMap((question) =>
    question.readings.flatMap(({ id, policy }) =>
      Object.entries(policy ?? {}).map(([key, value]) => {
        const words: AnyWords = POLICY_WORDS[key as keyof Policy];
        const meaning = words.values?.[shown(value)];
        const sets = `\`${key}\`: ${shown(value)}${meaning === undefined ? "" : ` (${meaning})`}`;
        return [`\`${id}\``, question.words, sets, where(question)];
      }),
    ),
  );
  return table(["reading", "answers", "sets", "where it is a question"], rows);
}

/** What stands between the marks of this name. */
export const RULESETS_TABLES: Readonly<Record<string, () => string>> = {
  editions,
  layers,
  differing,
  "keyword counters": counters,
  same,
  "state-based": stateBased,
  readings,
};

/** A page with its tables made anew; what stands between two marks is replaced, everything else stays. */
export function withTables(page: string, tables: Readonly<Record<string, () => string>>): string {
  return page.replaceAll(
    /(<!-- made from data: ([\w -]+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (all, start: string, name: string, end: string) => {
      const make = Object.hasOwn(tables, name) ? tables[name] : undefined;
      return make === undefined ? all : `${start}\n${make()}\n\n${end}`;
    },
  );
}
