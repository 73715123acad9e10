import type { Scenario } from "../../src/rules/formats.gen.js";
import { resolutionNames } from "../../src/events/brought.js";
import { effectRenamed, printEffect } from "../../src/names/effect.js";
import { readEffect } from "../../src/names/read-effect.js";
import { flat } from "../../src/events/together.js";
import { isOfObject, type Named, rewritten } from "../../src/scenario/positions.js";
import { idsBroughtBy } from "./brought.js";

/** The board with another name for an object, in the names of effects as well. */
export function renamedObject(board: Scenario, from: string, to: string): Scenario {
  const objects = new Set(board.timeline.flatMap(idsBroughtBy));
  const isSource = namesEffects(board, from);
  const resolutions = resolutionNames(board.timeline);
  const known = {
    isObject: (name: string) => objects.has(name),
    isResolution: (name: string) => resolutions.has(name),
  };
  const changed = (name: string): string => (name === from ? to : name);
  const name = (named: Named, word: string): string => {
    if (named !== "effect") return isOfObject(named) ? changed(word) : word;
    const resolution = isSource ? changed : (other: string) => other;
    return printEffect(effectRenamed(readEffect(word, known), changed, resolution));
  };
  return rewritten(board, "Scenario", { name });
}

/** The board with another name for an effect. */
export function renamedEffect(board: Scenario, from: string, to: string): Scenario {
  const known = { isObject: () => false, isResolution: (name: string) => name === from };
  const name = (named: Named, word: string): string => {
    const effect = named === "effect" ? readEffect(word, known) : undefined;
    return effect?.kind === "resolution" && effect.name === from ? printEffect({ ...effect, name: to }) : word;
  };
  return rewritten(board, "Scenario", { name });
}

/** Whether effects have the name of this object: an ability that is written out is named after its source. */
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
