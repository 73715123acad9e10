import { MISCONCEPTIONS, type Misconception } from "../../src/misconceptions/misconceptions.js";
import type { SlotChange } from "../../src/misconceptions/slot-changes.js";

/* The table of docs/MISCONCEPTIONS.md, made from the data and from how many runs each gets wrong. */

function shown(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}

function changeWords(change: SlotChange): string {
  const listed = (sorts: readonly string[]): string => sorts.map((sort) => `\`${sort}\``).join(", ");
  if ("together" in change) return `${listed(change.together)} in one order`;
  if ("defining" in change)
    return change.defining === "last" ? "613.3 the other way round" : "characteristic-defining abilities not first";
  return "before" in change
    ? `${listed(change.move)} before \`${change.before}\``
    : `${listed(change.move)} after \`${change.after}\``;
}

/** How the rules differ, in the names of the data. */
function differenceWords({ believes, policy, stateBased, slots = [], copies, base, edition }: Misconception): string {
  const switches = Object.entries({ ...believes, ...policy, ...stateBased });
  return [
    ...switches.map(([key, value]) => `\`${key}\`: ${shown(value)}`),
    ...slots.map(changeWords),
    ...(base === undefined ? [] : ["base values are those of the end"]),
    ...(copies === undefined ? [] : [`copies take the ${copies} values`]),
    ...(edition === undefined ? [] : [`everything as in \`${edition}\``]),
  ].join("; ");
}

/** What a misconception comes to on the corpus. */
export interface Wrong {
  /** How many scenarios under `current` it gets wrong. */
  readonly count: number;
  /** Three of them, of different topics if there are. */
  readonly instances: readonly string[];
}

/** Of every misconception by its id, and of how many scenarios. */
export interface WrongRuns {
  readonly wrong: ReadonlyMap<string, Wrong>;
  readonly runs: number;
}

export function misconceptionTables({ wrong, runs }: WrongRuns): Readonly<Record<string, () => string>> {
  const head = ["misconception", "what is believed", "forgets", "differs by", "gets wrong", "for instance"];
  const rows = MISCONCEPTIONS.map((misconception) => {
    const { count = 0, instances = [] } = wrong.get(misconception.id) ?? {};
    const { id, words, forgets } = misconception;
    return [
      `\`${id}\``,
      words,
      forgets,
      differenceWords(misconception),
      String(count),
      instances.map((each) => `\`${each}\``).join(", "),
    ];
  });
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return { misconceptions: () => lines.join("\n"), scenarios: () => `Scenarios under \`current\`: ${runs}.` };
}

/** What the page tells of the corpus. */
export function toldOnPage(page: string): WrongRuns {
  const rows = page.matchAll(/^\| `([\w-]+)` \|.*\| (\d+) \| ([^|]*) \|$/gm);
  return {
    wrong: new Map(
      [...rows].map(([, id = "", count, listed = ""]) => {
        const instances = [...listed.matchAll(/`([\w-]+)`/g)].map(([, each = ""]) => each);
        return [id, { count: Number(count), instances }];
      }),
    ),
    runs: Number(/^Scenarios under `current`: (\d+)\.$/m.exec(page)?.[1]),
  };
}
