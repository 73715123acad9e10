import type { PresentValue, ValueReference } from "../names/value.js";
import { own } from "../rules/own.js";
import { listOfWord } from "../rules/word-list.js";
import { ASPECT_OF, ASPECT_OF_LIST } from "./questions.js";
import type { AfterQuestion, ObjectAspect, WhyQuestion } from "./why/question.js";

/** Whether a question is about a value of a check, as reports name it. */
export function isAboutValue(question: WhyQuestion | AfterQuestion, subject: string, value: ValueReference): boolean {
  if (value.kind === "afterStateBasedActions")
    return question.kind === "after" && value.of !== undefined && isAboutValue(question.then, subject, value.of);
  switch (question.kind) {
    case "object":
      return question.object === subject && aspectOf(value) === question.aspect;
    case "player":
      return question.player === subject && value.kind === "characteristic" && value.name === question.aspect;
    case "cost":
      return question.spell === subject && (value.kind === "cost" || value.kind === "alsoPaid");
    case "abilityCost":
      return question.object === subject && "ability" in value && value.ability === question.ability;
    case "order":
      return value.kind === "order" && value.layer === question.layer;
    case "rounds":
      return value.kind === "round" || value.kind === "rounds" || value.kind === "open";
    case "gameRules":
    case "stateBased":
      return value.kind === question.kind;
    case "after":
      return false;
    default:
      return question satisfies never;
  }
}

function aspectOf(value: PresentValue): ObjectAspect | undefined {
  if (value.kind === "has" || value.kind === "lacks") return ASPECT_OF_LIST[listOfWord(value.word)];
  if (value.kind === "exists" || value.kind === "counters") return value.kind;
  if (value.kind !== "characteristic") return undefined;
  const { name, stage } = value;
  if (stage === "copiable") return "copiable";
  const key = stage === "base" ? `base${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;
  return own<ObjectAspect>(ASPECT_OF, key);
}
