import { type Fault, faultAt } from "../faults/fault.js";
import type { Path } from "../faults/pointer.js";
import type { Scenario, ScenarioEvent } from "../rules/formats.gen.js";
import type { Runs } from "./run.js";

/** What is said to be kept where nobody has to choose, under no ruleset: without it everything is the same. */
export function idleKeeps(runs: Runs): Fault[] {
  const { scenario } = runs;
  return scenario.timeline.flatMap((event, place) =>
    keptBy(event).flatMap(({ kept, at, without }) =>
      kept.flatMap((id, i) => {
        const rest = kept.filter((other) => other !== id);
        return runs.isSame(changed(scenario, place, without(rest)))
          ? [
              faultAt(
                ["timeline", place, ...at, i],
                `nobody has to choose whether to keep ${id}`,
                "what is kept of several",
              ),
            ]
          : [];
      }),
    ),
  );
}

interface Kept {
  readonly kept: readonly string[];
  readonly at: Path;
  readonly without: (rest: string[]) => ScenarioEvent;
}

function keptBy(event: ScenarioEvent): Kept[] {
  if (event.kind === "stateBased")
    return [{ kept: event.keep ?? [], at: ["keep"], without: (keep) => ({ ...event, keep }) }];
  if (event.kind !== "check" || event.afterStateBasedActions === undefined) return [];
  const { afterStateBasedActions: after } = event;
  return [
    {
      kept: after.keep ?? [],
      at: ["afterStateBasedActions", "keep"],
      without: (keep) => ({ ...event, afterStateBasedActions: { ...after, keep } }),
    },
  ];
}

function changed(scenario: Scenario, place: number, event: ScenarioEvent): Scenario {
  return { ...scenario, timeline: scenario.timeline.map((each, i) => (i === place ? event : each)) };
}
