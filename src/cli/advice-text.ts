import { wrap } from "../explain/wrap.js";
import type { Claims } from "../rules/formats.gen.js";
import type { Advice } from "../verifier/advice.js";
import { pathLines } from "./capability-text.js";
import { tableLines } from "./table.js";
import type { Painter } from "./page.js";

/** Longer lists do not help to choose. */
const MOST = 10;

/** What claims cover, and what to claim next, as a page. */
export function adviceText(advice: Advice, claims: Claims, paint: Painter, width: number): string {
  const { runs, asked, values, next, path, untold } = advice;
  const ranking = (titles: readonly string[], rows: readonly string[][], heading: string): string[] => {
    const columns = titles.map((title) => ({ title }));
    return rows.length === 0 ? [] : [paint("bold", heading), ...tableLines(columns, rows.slice(0, MOST), width)];
  };
  const parts = [
    [
      wrap(
        `${asked} of ${runs} runs under ${claims.rulesets.join(", ")} are asked with these claims (${percent(asked, runs)}).`,
        { width },
      ),
      wrap(
        `${values.told} of ${values.expected} values expected in what is handled are told (${percent(values.told, values.expected)}).`,
        { width },
      ),
    ],
    claims.observes.length > 0
      ? []
      : [
          wrap("It claims to tell nothing, so nothing can be compared: put power, or another value, into observes.", {
            width,
          }),
        ],
    ranking(
      ["handles", "unlocks"],
      next.map(({ claim, unlocks }) => [claim, String(unlocks)]),
      "A single claim more",
    ),
    path.length === 0 ? [] : [paint("bold", "Step by step"), ...pathLines(path, width)],
    ranking(
      ["observes", "values"],
      untold.map(({ observes, values: count }) => [observes, String(count)]),
      "Values that are not told",
    ),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "0 %" : `${Math.floor((100 * part) / whole)} %`;
}
