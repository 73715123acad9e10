import type { DependencyReason } from "../src/rules/formats.gen.js";
import type { Slot } from "../src/rules/ruleset.js";
import { apply, instructionsFor, setOf } from "./applying.js";
import type { Effect } from "./effect.js";
import type { Instruction } from "./instruction.js";
import { copyOfState, thingAt, type State } from "./state.js";

/** Which effects there are, in a state: what is there and as its condition says. */
export type Existing = (state: State) => readonly Effect[];

/** What CR 613.8a(b) compares of an effect. */
interface Footprint {
  readonly exists: boolean;
  readonly text: string;
  readonly appliesTo: readonly number[];
  readonly does: ReadonlyMap<number, string>;
}

interface Trial {
  readonly slot: Slot;
  /** Before the other effect is tried: what an object has itself is held as it was there. */
  readonly before: State;
}

/** `there` are the effects that exist in the state. */
function footprint(state: State, there: readonly Effect[], effect: Effect, { slot, before }: Trial): Footprint {
  const now = there.find(({ key }) => key === effect.key);
  const isBegun = state.begun.has(effect.key);
  // CR 613.6: one that has begun goes on without its ability, so nothing ends its existence.
  const exists = now !== undefined || (isBegun && !state.rules.policy.begunCanWait);
  if (!exists) return { exists, text: "", appliesTo: [], does: new Map() };
  const asItIs = now ?? effect;
  const appliesTo = setOf(state, asItIs);
  const leavesNumbers = !state.rules.policy.numbersMatter;
  const does = new Map(
    appliesTo.map((place) => {
      const held = thingAt(before, place);
      return [place, written(instructionsFor(state, asItIs, slot, place, { held, leavesNumbers }))] as const;
    }),
  );
  return { exists, text: JSON.stringify(asItIs.static?.words ?? null), appliesTo, does };
}

/** Instructions as text. Of abilities that it gives, the words; where they are another's, also where they come from (CR 607.5). */
function written(instructions: readonly Instruction[]): string {
  return JSON.stringify(instructions, (_, value: unknown) => (value instanceof Set ? [...value].sort() : value));
}

/** In which ways an effect is another one after something was tried (CR 613.8a(b)). */
function differences(before: Footprint, after: Footprint): DependencyReason[] {
  if (before.exists !== after.exists) return ["existence"];
  const isRewritten = before.text !== after.text;
  const reasons: DependencyReason[] = isRewritten ? ["text"] : [];
  const isSame = (a: readonly number[], b: readonly number[]): boolean =>
    a.length === b.length && a.every((place) => b.includes(place));
  if (!isSame(before.appliesTo, after.appliesTo)) reasons.push("appliesTo");
  const both = before.appliesTo.filter((place) => after.appliesTo.includes(place));
  // Other words do something else: that is said by the text alone.
  if (!isRewritten && both.some((place) => before.does.get(place) !== after.does.get(place)))
    reasons.push("whatItDoes");
  return reasons;
}

/** What an effect depends on, and why. */
export type Dependencies = ReadonlyMap<Effect, ReadonlyMap<Effect, readonly DependencyReason[]>>;

/** CR 613.8a: tries each effect alone on a copy of everything, and looks which of the others it makes another one. */
export function dependencies(state: State, pending: readonly Effect[], slot: Slot, existing: Existing): Dependencies {
  const trial: Trial = { slot, before: state };
  const found = new Map(pending.map((effect) => [effect, new Map<Effect, readonly DependencyReason[]>()]));
  const there = existing(state);
  const asTheyAre = new Map(pending.map((effect) => [effect, footprint(state, there, effect, trial)]));
  for (const other of pending) {
    const others = pending.filter((effect) => effect !== other && canDepend(effect, other, state));
    if (others.length === 0) continue;
    const tried = copyOfState(state);
    apply(tried, other, slot);
    tried.begun.clear();
    for (const [key, begun] of state.begun) tried.begun.set(key, begun);
    const thereThen = existing(tried);
    for (const effect of others) {
      const before = asTheyAre.get(effect);
      if (before === undefined) continue;
      const reasons = differences(before, footprint(tried, thereThen, effect, trial));
      if (reasons.length > 0) found.get(effect)?.set(other, reasons);
    }
  }
  return found;
}

/** CR 613.8a(c): both or neither are from characteristic-defining abilities; and what editions and readings say. */
function canDepend(effect: Effect, other: Effect, { rules: { policy } }: State): boolean {
  const [one, two] = [effect.maker, other.maker];
  if (!policy.countersDepend && (one === "counters" || two === "counters")) return false;
  if (one === "defining" && two === "defining") return policy.definingDependOnDefining;
  return one !== "defining" && two !== "defining";
}
