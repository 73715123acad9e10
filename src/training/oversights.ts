import type { CheckPoint, Resolution } from "../rules/formats.gen.js";
import type { Board } from "../rules/board.js";
import { remembered } from "../rules/remembered.js";
import type { Ruleset } from "../rules/ruleset.js";
import { overlooking } from "../misconceptions/overlooking.js";
import { resolve } from "../resolver/resolve.js";
import { toResolution } from "../resolver/telling/resolution.js";
import type { WhyQuestion } from "../explain/why/question.js";
import { answerKey, answerOf } from "./answer.js";
import type { WrongAnswer } from "./distractors.js";

/** Of so many effects any two may be overlooked together; of more nobody keeps in mind which. */
const FEW = 4;

/** A board as it is for somebody who overlooks effects. */
export class Oversights {
  readonly #board: Board;
  readonly #ruleset: Ruleset;
  readonly #point: CheckPoint;
  readonly #without = new Map<string, Resolution>();

  constructor(board: Board, ruleset: Ruleset, point: CheckPoint) {
    this.#board = board;
    this.#ruleset = ruleset;
    this.#point = point;
  }

  /**
   * Answers of somebody who overlooks effects of these steps of the trace: one, the last applied first; then two, then all.
   * Who is asked for the order of effects, or for what state-based actions make of the board, has the effects before him.
   */
  *of(question: WhyQuestion, steps: readonly number[]): Generator<WrongAnswer> {
    if (question.kind === "order" || question.kind === "after") return;
    const { check, after, resolution } = this.#point;
    for (const effects of overlooked(appliedIn(resolution, steps))) {
      const found = remembered(this.#without, JSON.stringify(effects), () => this.#resolvedWithout(effects));
      const point: CheckPoint = { check, after, resolution: found };
      const answer = answerOf(question, point);
      if (answer !== undefined && answer.kind !== "absent")
        yield {
          answer,
          key: answerKey(answer),
          mistake: { kind: "overlooked", effects },
          resolution: () => found,
          point,
        };
    }
  }

  #resolvedWithout(effects: readonly string[]): Resolution {
    return toResolution(resolve(this.#board, overlooking(this.#ruleset, effects), { trace: "none" }));
  }
}

/** The effects that these steps apply, each once, the last first. */
function appliedIn({ trace }: Resolution, steps: readonly number[]): string[] {
  const applied = steps.flatMap((place) => {
    const step = trace[place];
    return step?.kind === "applied" || step?.kind === "player" || step?.kind === "gameRule" ? [step.effect] : [];
  });
  return [...new Set(applied.toReversed())];
}

function overlooked(effects: readonly string[]): (readonly string[])[] {
  const pairs = effects.flatMap((one, n) => effects.slice(n + 1).map((other) => [other, one]));
  return [
    ...effects.map((effect) => [effect]),
    ...(effects.length > FEW ? [] : pairs),
    ...(effects.length > 2 ? [effects.toReversed()] : []),
  ];
}
