import type { Citation, CheckPoint, Resolution, ScenarioEvent, TraceStep } from "../../src/rules/formats.gen.js";
import { explainAfterStateBased, explainResolution, type StoryStep } from "../../src/explain/resolution.js";
import { eventsBefore } from "../../src/rules/events-before.js";
import type { Narrator } from "../../src/explain/narrator.js";
import { asSentence } from "../../src/wording/punctuation.js";
import { clausesExercised } from "../../src/verifier/exercised.js";
import { isUnderClause } from "../../src/verifier/subject.js";
import { byClause } from "../../src/rules/clauses.js";

/* Why a board has its results, and by which clauses, as the resolver's steps say. */

export interface Reasons {
  /** One or two sentences a step. */
  readonly why: readonly string[];
  /** The clauses that these steps cite. */
  readonly clauses: readonly string[];
}

const MOST_REASONS = 14;
const MOST_CHANGES = 4;
const LONGEST = 600;

/** The steps that matter for these objects. */
export function reasonsFor(
  { check, resolution, afterStateBasedActions: after }: CheckPoint,
  about: ReadonlySet<string>,
  narrator: Narrator,
  timeline: readonly ScenarioEvent[] = [],
): Reasons {
  const stories = [
    ...explainResolution(resolution, narrator, eventsBefore(check, timeline)),
    ...(after === undefined ? [] : explainAfterStateBased(after, narrator)),
  ];
  const steps = stories.flatMap((story) => story.steps);
  const effects = effectsOn(resolution, about);
  const telling = steps.filter(({ step }) => matters(step, about, effects));
  // Where no effect applies to them, only what they begin with is left.
  const shown = telling.length > 0 ? telling : steps.filter(({ step }) => "object" in step && about.has(step.object));
  const why = shown.slice(0, MOST_REASONS).map((step) => sentenceOf(step, about, narrator));
  return {
    why: why.length > 0 ? why : ["No continuous effect changes what these objects begin with."],
    clauses: [...new Set(shown.flatMap(({ clauses }) => clauses))],
  };
}

/** The effects that change one of the objects. */
function effectsOn({ trace }: Resolution, about: ReadonlySet<string>): Set<string> {
  return new Set(trace.flatMap((step) => (step.kind === "applied" && changesOne(step, about) ? [step.effect] : [])));
}

function changesOne(step: Extract<TraceStep, { kind: "applied" }>, about: ReadonlySet<string>): boolean {
  return step.changes.some(({ object }) => about.has(object));
}

function matters(step: TraceStep, about: ReadonlySet<string>, effects: ReadonlySet<string>): boolean {
  switch (step.kind) {
    case "applied":
      return changesOne(step, about);
    case "depends":
      return effects.has(step.effect) || effects.has(step.on);
    case "waits":
      return effects.has(step.effect) || step.for.some((effect) => effects.has(effect));
    case "loop":
      return step.members.some((effect) => effects.has(effect));
    case "continues":
      return effects.has(step.effect);
    case "ceased":
      return effects.has(step.effect) || effects.has(step.by);
    case "player":
    case "gameRule":
      return true;
    case "cost":
      return about.has(step.object) && step.step !== "total" && step.step !== "locked";
    case "stateBased":
      return true;
    case "performed":
      return step.on.some((id) => about.has(id));
    case "ended":
    case "failed":
      return step.objects.some((object) => about.has(object));
    case "void":
      return about.has(step.object);
    case "unmet":
    case "starts":
    case "stands":
    case "layer":
    case "locked":
      return false;
  }
}

function sentenceOf({ text, about: tells, step }: StoryStep, about: ReadonlySet<string>, narrator: Narrator): string {
  if (tells === "order" || step.kind !== "applied") return shortened(text);
  const changes = narrator.changes(step.changes.filter(({ object }) => about.has(object)));
  const more = changes.length - MOST_CHANGES;
  const rest = more > 0 ? [`And ${more} more.`] : [];
  return shortened([text, ...changes.slice(0, MOST_CHANGES).map(asSentence), ...rest].join(" "));
}

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 2)} …`;
}

/** The most telling clauses first: who waits, what a layer does, what comes after the layers. */
const TELLING = ["613.8", "613.1", "613.2", "613.4", "613.10", "613.11", "704", "601", "613.3", "613.6", "613.7"];

function rank(clause: string): number {
  const place = TELLING.findIndex((beginning) => isUnderClause(clause, beginning));
  return place < 0 ? TELLING.length : place;
}

const MOST_CITED = 4;

/** The citations that steps go by, with one that decides: else the most telling clause of the reasons. */
export function citesFor(
  cites: readonly Citation[],
  points: readonly CheckPoint[],
  clauses: readonly string[],
): Citation[] {
  const exercised = clausesExercised(points);
  const kept = cites.filter(({ clause, role }) => role !== "contrasts" && exercised.includes(clause));
  const ranked = (from: readonly string[]): string[] =>
    from.filter((clause) => exercised.includes(clause)).sort((a, b) => rank(a) - rank(b) || byClause(a, b));
  if (kept.some(({ role }) => role === "decides")) return kept;
  const telling = ranked(clauses);
  const [decider, ...more] = telling.length > 0 ? telling : ranked(exercised);
  // Mostly there will be no file then (fileOf).
  if (decider === undefined) return cites.slice(0, 1).map(({ clause }) => ({ clause, role: "decides" }));
  const decides: Citation = { clause: decider, role: "decides" };
  if (kept.length > 0) return [decides, ...kept.filter(({ clause }) => clause !== decider)];
  return [decides, ...more.slice(0, MOST_CITED - 1).map((clause): Citation => ({ clause, role: "applies" }))];
}
