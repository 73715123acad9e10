import { wrap } from "../explain/wrap.js";
import { HANDLES_GROUPS } from "../rules/handled.js";
import type { NextStep } from "../verifier/advice.js";
import type { CapabilityList } from "../verifier/capability-list.js";
import { tableLines } from "./table.js";
import type { Painter } from "./page.js";

export function capabilityText(
  { runs, handles, observes, first }: CapabilityList,
  paint: Painter,
  width: number,
): string {
  const groups = Object.entries(HANDLES_GROUPS).flatMap(([group, title]) => [
    paint("bold", title),
    ...tableLines(
      [{ title: "handles" }, { title: "runs" }, { title: "what it covers", least: 24 }],
      handles
        .filter((each) => each.group === group)
        .map(({ id, runs: needed, covers, clause }) => [id, String(needed), `${covers} (CR ${clause})`]),
      width,
    ),
    "",
  ]);
  return [
    wrap(`What an engine can handle; of ${runs} runs so many need it.`, { width }),
    "",
    ...groups,
    wrap("What an engine can tell; so many values are expected.", { width }),
    "",
    ...tableLines(
      [{ title: "observes" }, { title: "values" }, { title: "what it is", least: 24 }],
      observes.map(({ id, values, title, shape }) => [id, String(values), `${title}: ${shape}`]),
      width,
    ),
    "",
    paint("bold", "Where to begin"),
    wrap(
      `Of the ${first.runs} runs under the ruleset ${first.ruleset} so many are asked with these claims, each line added to those before it.`,
      { width },
    ),
    "",
    ...pathLines(first.path, width),
  ].join("\n");
}

export function pathLines(path: readonly NextStep[], width: number): string[] {
  return tableLines(
    [{ title: "claim", least: 24 }, { title: "unlocks" }, { title: "asked then" }],
    path.map(({ claims, unlocks, asked }) => [claims.join(", "), String(unlocks), String(asked)]),
    width,
  );
}
