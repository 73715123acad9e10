import type { Duration } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import type { It } from "./amount-text.js";
import { type Wordings, say } from "./wordings.js";

export function earlyText(duration: Duration | undefined): Wordings {
  return untilText(duration, undefined).map((words) => `${words.slice(1)}, `);
}

export function untilText(duration: Duration | undefined, it: It | undefined): Wordings {
  if (duration === undefined) return [""];
  if (typeof duration === "string") return UNTIL[duration] ?? [];
  if ("untilEndOfNext" in duration)
    return duration.of === "you" && duration.untilEndOfNext === "turn" ? [" until the end of your next turn"] : [];
  if ("untilNext" in duration)
    return duration.of === "you"
      ? duration.untilNext === "upkeep"
        ? [" until your next upkeep"]
        : duration.untilNext === "endStep"
          ? [" until your next end step"]
          : []
      : [];
  if ("duringNext" in duration) return [];
  if (orderedText(duration) === orderedText(WHILE_YOURS_AND_TAPPED))
    return [" for as long as you control ~ and ~ remains tapped"];
  const { counter } = duration.while.is ?? {};
  return counter === undefined || it === undefined
    ? counter === undefined
      ? []
      : say` for as long as it has ${["a", "an"]} ${counter} counter on it`
    : say` for as long as it has ${["a", "an"]} ${counter} counter on it`;
}

const WHILE_YOURS_AND_TAPPED: Duration = {
  while: {
    allOf: [
      { object: "self", is: { controller: "you" } },
      { object: "self", is: { tapped: true } },
    ],
  },
};

const UNTIL: Readonly<Record<string, Wordings>> = {
  indefinite: [""],
  endOfTurn: [" until end of turn"],
  endOfCombat: [" until end of combat"],
  yourNextTurn: [" until your next turn"],
  whileYouControlSource: [" for as long as you control ~"],
  whileSourceOnBattlefield: [" for as long as ~ remains on the battlefield"],
  untilSourceLeaves: [" until ~ leaves the battlefield"],
  whileSourceTapped: [" for as long as ~ remains tapped"],
};
