import type { EventDeclaration } from "./declaration.js";
import { PHASING, phaseTogether } from "./phasing.js";
import { ifThere } from "./example.js";

export const phaseOut: EventDeclaration<"phaseOut"> = {
  ...PHASING,
  example: ({ permanents }) => ifThere(permanents.at(-1), (object) => ({ kind: "phaseOut", objects: [object] })),
  does: ({ objects }, happening) => phaseTogether(objects, true, happening),
};
