import type { EventDeclaration } from "./declaration.js";
import { PHASING, phaseTogether } from "./phasing.js";
import { ifThere } from "./example.js";

export const phaseIn: EventDeclaration<"phaseIn"> = {
  ...PHASING,
  example: ({ phasedOut }) => ifThere(phasedOut.at(-1), (object) => ({ kind: "phaseIn", objects: [object] })),
  does: ({ objects }, happening) => phaseTogether(objects, false, happening),
};
