import { declared } from "../../src/events/declared.js";
import type { Standing } from "../../src/events/example.js";
import type { Card, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { pointerOf } from "../../src/faults/pointer.js";
import { namesBefore } from "../../src/scenario/names-before.js";
import type { FieldPath } from "./field-options.js";

/** Whether an event that stands there would be refused for what it says at this path: nothing asks for it. */
export function isRefused(
  event: ScenarioEvent,
  path: FieldPath,
  board: Scenario,
  { cards, objects }: { readonly cards: ReadonlyMap<string, Card>; readonly objects: readonly Standing[] },
): boolean {
  const names = namesBefore({ ...board, timeline: [...board.timeline, event] }, cards, new Map());
  for (const { id, card } of objects) names.objects.set(id, card);
  const reading = { scenario: board, names, checks: new Set<string>(), expectationFaults: () => [], declared };
  const at = pointerOf(path.slice(0, 1));
  return declared(event)
    .faults(event, [], reading)
    .some(({ pointer }) => pointer === at || pointer.startsWith(`${at}/`));
}
