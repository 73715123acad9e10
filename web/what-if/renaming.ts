import type { Scenario } from "../../src/rules/formats.gen.js";
import { flat } from "../../src/events/together.js";
import { type Named, rewritten } from "../../src/verifier/positions.js";
import { idsBroughtBy, effectParts } from "./brought.js";

/** The board with another name for an object, wherever it is meant, in the names of effects too. */
export function renamedObject(board: Scenario, from: string, to: string): Scenario {
  const objects = new Set(board.timeline.flatMap(idsBroughtBy));
  const isSource = namesEffects(board, from);
  const name = (named: Named, word: string): string => {
    if (named === "player") return word;
    if (named !== "effect") return word === from ? to : word;
    const { plain, object, share } = effectParts(word, (object) => objects.has(object));
    const isOfObject = object === from || (isSource && plain === from);
    const renamed = isOfObject ? to + word.slice(from.length) : word;
    return share === from ? `${renamed.slice(0, -from.length - 1)}${to})` : renamed;
  };
  return rewritten(board, "Scenario", { name, order: (entries) => [...entries] });
}

/** The board with another name for an effect, wherever one is named. */
export function renamedEffect(board: Scenario, from: string, to: string): Scenario {
  const name = (named: Named, word: string): string =>
    named === "effect" && effectParts(word, () => false).plain === from ? to + word.slice(from.length) : word;
  return rewritten(board, "Scenario", { name, order: (entries) => [...entries] });
}

/** Whether effects go by the name of this object: what is written out is called after its source. */
function namesEffects({ timeline }: Scenario, object: string): boolean {
  return timeline
    .flatMap(flat)
    .some(
      (event) =>
        event.kind === "resolves" &&
        event.id === undefined &&
        event.card === undefined &&
        event.source === object &&
        typeof event.ability === "object",
    );
}
