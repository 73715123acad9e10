import type { Card, ObjectExpectation, Scenario } from "../../src/rules/formats.gen.js";
import { checkScenario } from "../../src/scenario/check.js";
import { valueAt } from "../../src/scenario/definition.js";
import { type Path, pathOf } from "../../src/faults/pointer.js";

/**
 * The scenario without expectations of these checks that name nothing: an ability that a copy or an effect made may have a name that no
 * file can know. Of abilities the others stay, as those that the object has at least.
 */
export function withoutUnknownNames(
  scenario: Scenario,
  checks: ReadonlySet<string>,
  cards: ReadonlyMap<string, Card>,
): Scenario {
  const left = structuredClone(scenario);
  // Of very many problems only the first are found at once.
  for (;;) {
    const problems = checkScenario(left, "{}", "", cards).map(({ pointer }) => pathOf(pointer, left));
    const places = [
      ...new Map(problems.flatMap((path) => expectationAt(left, checks, path) ?? []).map(keyed)).values(),
    ];
    if (places.length === 0) return left;
    for (const place of places) forget(left, place, problems);
  }
}

function keyed(place: Path): readonly [string, Path] {
  return [JSON.stringify(place), place];
}

/** The path to the expectation of a characteristic that a path leads into, if it is one of these checks'. */
function expectationAt({ timeline }: Scenario, checks: ReadonlySet<string>, path: Path): [Path] | undefined {
  const [list, n] = path;
  const event = list === "timeline" && typeof n === "number" ? timeline[n] : undefined;
  const expect = path.indexOf("expect", 2);
  if (event?.kind !== "check" || !checks.has(event.id) || expect < 0 || path.length < expect + 2) return undefined;
  return [path.slice(0, expect + 3)];
}

function forget(scenario: Scenario, place: Path, problems: readonly Path[]): void {
  const expect = place.indexOf("expect", 2);
  const [id, key] = place.slice(expect + 1).map(String);
  const objects = valueAt(scenario, place.slice(0, expect + 1)) as Record<string, ObjectExpectation> | undefined;
  const values = id === undefined ? undefined : objects?.[id];
  if (objects === undefined || id === undefined || values === undefined) return;
  const { abilities = [] } = values;
  const known = abilities.filter((_, i) => !problems.some((path) => isPath(path, [...place, i])));
  const { [key as keyof ObjectExpectation]: _, ...rest } = values;
  const left: ObjectExpectation = { ...rest, ...(key === "abilities" && known.length > 0 ? { has: known } : {}) };
  if (key === undefined || Object.keys(left).length === 0) delete objects[id];
  else objects[id] = left;
}

function isPath(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((key, i) => key === b[i]);
}
