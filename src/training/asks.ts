import type { WhyQuestion } from "../explain/why/question.js";
import { OBJECT_ASPECTS, PLAYER_ASPECTS } from "./questions.js";

/** Every word for what can be asked. */
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

/** The words for what a question asks: of one about what is true after state-based actions `after` and what it asks then. */
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
