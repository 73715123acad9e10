import { english } from "../src/explain/narrator.js";
import type { Explanation } from "../src/explain/why/explanation.js";
import type { ObjectAspect, WhyQuestion } from "../src/explain/why/question.js";
import { type Reason, stepReason, type ToldReason, toldReason } from "../src/explain/why/reason.js";
import { Seen } from "../src/explain/why/seen.js";
import { whyOf } from "../src/explain/why/why.js";
import type { CheckPoint, Resolution, Result, ScenarioSummary } from "../src/rules/formats.gen.js";
import { own } from "../src/rules/own.js";

/** Why the board at a check is what it is, in a sentence. */
export interface BoardReason {
  readonly text: string;
  /** By their newest numbers, and by those that the edition has. */
  readonly clauses: readonly string[];
  readonly numbers: readonly string[];
}

/**
 * The reason for the board at one check. What somebody wrote for a scenario begins with its first board; of any later one
 * the reason is made from its own steps.
 */
export function boardReason(summary: ScenarioSummary, result: Result, point: CheckPoint): BoardReason | undefined {
  const written = summary.why ?? [];
  const isFirst = isBoardOf(result.checkPoints[0], point);
  const made = isFirst ? undefined : madeReason(result, point);
  if (made !== undefined) return made;
  const reason = isFirst ? written[0] : written.at(-1);
  if (reason === undefined) return undefined;
  const clauses = summary.cites.filter(({ role }) => role === "decides").map(({ clause }) => clause);
  return { text: firstSentence(reason), clauses, numbers: clauses };
}

/** Whether the first check looks at the same objects and players: several may ask different things of one board. */
function isBoardOf(first: CheckPoint | undefined, { resolution }: CheckPoint): boolean {
  const textOf = ({ objects, players }: Resolution): string => JSON.stringify([objects, players]);
  return first !== undefined && textOf(first.resolution) === textOf(resolution);
}

/** The first sentence that says something: "Layer 4." is a heading. A sentence ends before a capital. */
function firstSentence(text: string): string {
  return /^(?:.{0,24}[.!?](?=\s))?.*?[.!?](?=\s+["“(]?\p{Lu}|$)/su.exec(text)?.[0] ?? text;
}

/** What of an object a value of a check asks about. */
const ASPECTS: Readonly<Record<string, ObjectAspect>> = {
  power: "size",
  toughness: "size",
  basePower: "size",
  baseToughness: "size",
  types: "typeLine",
  subtypes: "typeLine",
  supertypes: "typeLine",
  colors: "colors",
  abilities: "abilities",
  controller: "controller",
  name: "name",
};

/** So many values are looked at: a board may have hundreds. */
const MOST = 24;

/** The reason of the value for which most has to be said: one that something decides between effects, if there is one. */
function madeReason(result: Result, { check, resolution, afterStateBasedActions }: CheckPoint): BoardReason | undefined {
  const narrator = english();
  const told = questionsOf(result, check, resolution).map((question) => {
    const explanation = whyOf({
      question,
      resolution,
      causes: new Map(),
      ...(afterStateBasedActions === undefined ? {} : { after: afterStateBasedActions }),
      names: narrator.names,
      wrong: [],
    });
    return { explanation, steps: stepsOf(explanation) };
  });
  const [best] = told.toSorted(
    (a, b) => b.explanation.short.length - a.explanation.short.length || b.steps - a.steps,
  );
  const short = best?.explanation.short ?? [];
  // The last sentence tells what happens to the value; those before it, what decides between effects.
  const reason = short.length > 1 ? short[0] : (decidingStep(resolution) ?? short[0]);
  if (reason === undefined) return undefined;
  const { text, clauses, numbers }: ToldReason = toldReason(reason, resolution.trace, resolution.ruleset, narrator);
  return { text, clauses, numbers };
}

/** Steps that tell an order or a loss that no single value shows, the most telling kind first. */
const DECIDING = ["loop", "waits", "ceased"] as const;

function decidingStep({ trace }: Resolution): Reason | undefined {
  const seen = Seen.all(trace);
  const [found] = DECIDING.flatMap((kind) => seen.find(({ step }) => step.kind === kind) ?? []);
  return found && stepReason(found, english().names);
}

function stepsOf({ long }: Explanation): number {
  return new Set(long.flatMap(({ reasons }) => reasons.flatMap(({ steps }) => steps))).size;
}

/** What the check asks and a step has changed; then whatever steps have changed; then rules and players. */
function questionsOf({ values }: Result, check: string, resolution: Resolution): WhyQuestion[] {
  const changed = resolution.trace.flatMap((step) => (step.kind === "applied" ? step.changes : []));
  const keyOf = (object: string, aspect: ObjectAspect): string => JSON.stringify([object, aspect]);
  const touched = new Map(
    changed.flatMap(({ object, characteristic }): [string, WhyQuestion][] => {
      const aspect = own(ASPECTS, characteristic);
      return aspect === undefined ? [] : [[keyOf(object, aspect), { kind: "object", object, aspect }]];
    }),
  );
  const asked = values
    .filter((value) => value.check === check)
    .flatMap(({ subject, characteristic }) => {
      const aspect = own(ASPECTS, characteristic.replace(/^(?:has|lacks|keywords)\b.*/, "abilities"));
      return aspect === undefined ? [] : (touched.get(keyOf(subject, aspect)) ?? []);
    });
  const ofObjects = [...new Set(asked.length > 0 ? asked : touched.values())];
  if (ofObjects.length > 0) return ofObjects.slice(0, MOST);
  if (resolution.stateBased.length > 0) return [{ kind: "stateBased" }];
  return resolution.gameRules.length > 0 ? [{ kind: "gameRules" }] : [];
}
