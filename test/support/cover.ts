import type { Card, Scenario } from "../../src/rules/formats.gen.js";
import { isObject } from "../../src/rules/json-object.js";

/** How often each form is to be there, if the corpus has it as often. */
const TIMES = 2;

/** Words that tell forms apart by what they are, not only by being there. */
const TELLING: ReadonlySet<string> = new Set(["kind", "zone", "duration", "from", "to", "half"]);

/**
 * Few scenarios in which everything that the corpus can say is said twice: every member of every kind of event, and,
 * where the cards of each are given, of every ability, part, selector and quantity. For laws about forms, which hold on
 * the five hundredth board as on the first. Long scenarios are taken where no shorter ones have what they have.
 */
export function covering(
  scenarios: readonly Scenario[],
  cardsOf: (scenario: Scenario) => readonly Card[] = () => [],
): Scenario[] {
  const left = scenarios.map((scenario) => ({
    scenario,
    forms: new Set([...scenario.timeline, ...cardsOf(scenario)].flatMap((part) => formsIn(part, "timeline"))),
  }));
  const wanted = new Map<string, number>();
  for (const { forms } of left)
    for (const form of forms) wanted.set(form, Math.min(TIMES, (wanted.get(form) ?? 0) + 1));
  const gain = ({ scenario, forms }: (typeof left)[number]): number =>
    [...forms].filter((form) => wanted.has(form)).length / Math.sqrt(scenario.timeline.length);
  const taken: Scenario[] = [];
  while (wanted.size > 0) {
    const best = left.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    left.splice(left.indexOf(best), 1);
    taken.push(best.scenario);
    for (const form of best.forms) {
      const more = (wanted.get(form) ?? 0) - 1;
      if (more > 0) wanted.set(form, more);
      else wanted.delete(form);
    }
  }
  return taken;
}

/** Every member in it, after the kind of what it belongs to. Checks are what is asked, not what happens. */
function formsIn(value: unknown, within: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => formsIn(item, within));
  if (!isObject(value) || value["kind"] === "check") return [];
  const kind = typeof value["kind"] === "string" ? value["kind"] : within;
  return Object.entries(value).flatMap(([key, member]) => {
    // What is called by names, as counters are, is one form whatever the names.
    const form = `${kind}.${/^[a-z][A-Za-z]*$/.test(key) ? key : "*"}`;
    const what = typeof member === "string" && TELLING.has(key) ? `${form}=${member}` : `${form}: ${typeof member}`;
    return [what, ...formsIn(member, form)];
  });
}
