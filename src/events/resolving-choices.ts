import { type Fault, faultAt } from "../faults/fault.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import type { ResolvesEvent, Scenario, ScenarioEvent } from "../rules/formats.gen.js";
import { linkedName } from "../rules/linked.js";
import type { Askers } from "./choice-faults.js";
import type { Names } from "./names.js";
import { nameOfResolving } from "./name-of-resolving.js";
import { resolvingAbilities } from "./resolving-abilities.js";
import { wordsIn } from "./spoken.js";
import { flat } from "./together.js";

/** What resolves asks for choices in its own words. */
export function askersOfResolving(event: ResolvesEvent, names: Names): Askers | undefined {
  const abilities = resolvingAbilities(event, names);
  if (abilities === undefined) return undefined;
  const { chosen, copied, offered } = wordsIn(abilities);
  return { whose: nameOfResolving(event), asks: (name) => chosen.has(name), names: [...chosen], copied, offered };
}

/** Choices that what resolves speaks of, and that nothing makes. */
export function unchosenFaults(event: ResolvesEvent, path: Path, names: Names, scenario: Scenario): Fault[] {
  const abilities = resolvingAbilities(event, names);
  if (abilities === undefined || abilities.length === 0) return [];
  const made = namesOf(event.choices);
  const isMade = (name: string): boolean =>
    made.has(name) ||
    // Of an object, it may have been made for another of its abilities (CR 607.2d), or for none (CR 607.5a).
    (event.source !== undefined && (names.known.spoken.words.asked.has(name) || isChosenElsewhere(name, scenario)));
  const { chosen, asked } = wordsIn(abilities);
  return [...chosen]
    .filter((name) => !asked.has(name) && !isMade(name))
    .map((name) =>
      faultAt(
        path,
        `${nameOfResolving(event)} asks for the choice ${quote(name)}, and it is not made`,
        `"choices": { ${quote(name)}: … }`,
      ),
    );
}

function namesOf(choices: object | undefined): ReadonlySet<string> {
  return new Set(Object.keys(choices ?? {}).map((written) => linkedName(written).name));
}

/** Whether an event chooses this for an object. */
function isChosenElsewhere(name: string, { timeline }: Scenario): boolean {
  const chooses = (single: ScenarioEvent): boolean =>
    single.kind !== "resolves" && "choices" in single && namesOf(single.choices).has(name);
  return timeline.flatMap(flat).some(chooses);
}
