import type { CheckPoint, Resolution } from "../rules/formats.gen.js";
import { own } from "../rules/own.js";
import type { Answer } from "./answer.js";

/** Whether all objects that a wrong answer names are where the reader sees them: nobody says of a card in a graveyard that it would die. */
export function isInSight(
  { answer, point }: { readonly answer: Answer; readonly point: CheckPoint },
  { resolution }: CheckPoint,
): boolean {
  return namedIn(answer).every((id) => {
    const there = zoneIn(resolution, id);
    return there !== undefined && there === zoneIn(point.resolution, id);
  });
}

function zoneIn({ objects }: Resolution, id: string): string | undefined {
  return own(objects, id)?.zone;
}

/** The objects that state-based actions of an answer are about. */
function namedIn(answer: Answer): readonly string[] {
  const actions =
    answer.kind === "stateBased"
      ? answer.actions
      : answer.kind === "rounds"
        ? [...answer.rounds.flat(), ...answer.open]
        : [];
  return actions.flatMap(({ object, among = [] }) => [...(object === undefined ? [] : [object]), ...among]);
}
