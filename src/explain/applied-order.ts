import type { Resolution, StageName, TraceStep } from "../rules/formats.gen.js";
import { APPLYING_STAGES } from "../rules/layers.js";
import { stageOfStep } from "../rules/trace-stage.js";
import { effectPhrase } from "../wording/effect-names.js";
import type { ObjectNames } from "../wording/object-names.js";
import { type Phrase, say, series } from "../wording/phrase.js";

/** The kinds of steps that apply something. */
const APPLYING: ReadonlySet<TraceStep["kind"]> = new Set(["applied", "player", "gameRule"]);

function placePhrase(stage: StageName): Phrase {
  if (stage === "players") return say("story-among-players");
  return stage === "gameRules" ? say("story-among-rules") : say("story-in-layer", { layer: stage });
}

/** The effects applied in the layers that are asked about, in layer order. */
export function orderPhrases(asked: ReadonlySet<StageName>, { trace }: Resolution, names: ObjectNames): Phrase[] {
  const idle: Phrase[] = [];
  const said: Phrase[] = [];
  for (const stage of APPLYING_STAGES.filter((name) => asked.has(name))) {
    const found = trace.flatMap((step) =>
      APPLYING.has(step.kind) && stageOfStep(step) === stage && "effect" in step ? [step.effect] : [],
    );
    const [first, ...more] = found
      .filter((effect, n) => effect !== found[n - 1])
      .map((effect) => effectPhrase(effect, names));
    const where = placePhrase(stage);
    if (first === undefined) idle.push(where);
    else if (more.length === 0) said.push(say("story-order-only", { where, effects: first }));
    else {
      const effects = series([first, ...more.map((effect) => say("story-then", { effect }))], "commas");
      said.push(say("story-order", { where, effects }));
    }
  }
  return idle.length === 0 ? said : [...said, say("story-nothing-applied", { where: series(idle, "and") })];
}
