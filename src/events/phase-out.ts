import type { EventDeclaration } from "./declaration.js";
import { PHASING, phaseTogether } from "./phasing.js";

export const phaseOut: EventDeclaration<"phaseOut"> = {
  ...PHASING,
  does: ({ objects }, happening) => phaseTogether(objects, true, happening),
};
