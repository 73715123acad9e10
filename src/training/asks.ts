import type { WhyQuestion } from "../explain/why/question.js";
import { OBJECT_ASPECTS, PLAYER_ASPECTS } from "./questions.js";

/** Every word for a sort of question. */
export const ASKS: readonly string[] = [
  ...new Set<string>([
    ...OBJECT_ASPECTS,
    ...PLAYER_ASPECTS,
    "gameRules",
    "cost",
    "stateBased",
    "order",
    "after",
    "rounds",
  ]),
];

/**
 * The words for a question; one about the board after state-based actions has `after` and the word for what it asks
 * there.
 */
export function asksOf(question: WhyQuestion): string[] {
  switch (question.kind) {
    case "object":
    case "player":
      return [question.aspect];
    case "after":
      return ["after", question.then.kind === "rounds" ? "rounds" : question.then.aspect];
    default:
      return [question.kind];
  }
}
