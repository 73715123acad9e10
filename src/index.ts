/** The public surface of cr613: read a scenario, run its timeline, resolve boards, explain and verify. */
export type * from "./rules/formats.gen.js";
export { CLAUSES } from "./rules/clauses.js";
export type { Ruleset } from "./rules/ruleset.js";
export { rulesetOf, SUPPORTED_RULESETS } from "./rules/rulesets.js";
export { READINGS, readingOf, withReading, type Reading } from "./rules/readings.js";
export { resolve, type Outcome, type ResolveOptions } from "./resolver/resolve.js";
export { toResolution } from "./resolver/telling/resolution.js";
export { runTimeline, type Fault, type Fold, type Timeline } from "./timeline/run.js";
export { parseCard, parseScenario, type Parsed } from "./scenario/parse.js";
export { describeAbility } from "./explain/narrator.js";
export { explainResolution, type LayerStory } from "./explain/resolution.js";
export { MISCONCEPTIONS, misled, type Misconception } from "./misconceptions/misconceptions.js";
export { makeKey, type KeyOptions } from "./training/key.js";
export type { Engine, EngineAnswer, EngineRequest } from "./engines/engine.js";
export { REFERENCE_ENGINE } from "./engines/reference.js";
export { verifyEntry } from "./verifier/verify.js";
