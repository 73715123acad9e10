import { ended } from "./board.js";
import { removeEvent } from "./edit.js";
import { eventsWords, eventWords } from "./event-words.js";
import type { WhatIf } from "./what-if.js";

/** Removes an event of the board, with all that needs it, and says so. */
export function removeAt(whatIf: WhatIf, place: number): void {
  const shape = whatIf.shape.peek();
  if (shape === undefined) return;
  const whole = ended(shape);
  const { timeline } = whole;
  const event = timeline[place];
  if (event === undefined) return;
  const { board, alsoRemoved, alsoChanged } = removeEvent(whole, place);
  const wordsAt = (each: number): string[] => {
    const there = timeline[each];
    return there === undefined ? [] : [eventWords(there, whatIf.narratorAt(each))];
  };
  const said = [
    `Removed: ${eventWords(event, whatIf.narratorAt(place))}.`,
    ...(alsoRemoved.length === 0
      ? []
      : [`Also removed, since it needs that: ${eventsWords(alsoRemoved.flatMap(wordsAt))}.`]),
    ...(alsoChanged.length === 0 ? [] : [`Now says less: ${eventsWords(alsoChanged.flatMap(wordsAt))}.`]),
  ];
  whatIf.edit(() => board, said.join(" "));
}
