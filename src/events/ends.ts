import { printEffect } from "../names/effect.js";
import { present } from "../rules/present.js";
import { nearest } from "../faults/nearest.js";
import { fault, oneOf } from "../faults/fault.js";
import { endEffect } from "../table/durations.js";
import { OF_NO_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";

export const ends: EventDeclaration<"ends"> = {
  ...OF_NO_OBJECT,
  faults: () => [], // which effects last shows only as the events are carried out
  needs: { kind: ["durations"], effect: [] },
  example: ({ effects }) => {
    const effect = effects.at(-1);
    return effect === undefined ? undefined : { kind: "ends", effect };
  },
  does: ({ effect }, { table, pointer }) => {
    if (endEffect(table, effect)) return undefined;
    const lasting = [...table.effects, ...table.waiting].map(({ name }) => printEffect(name));
    return {
      ...fault(
        `${pointer}/effect`,
        `no effect "${effect}" lasts at this point`,
        oneOf(lasting, "nothing, since no effect of a spell or ability lasts"),
      ),
      ...present({ suggestion: nearest(effect, lasting) }),
    };
  },
};
