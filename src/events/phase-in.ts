import type { EventDeclaration } from "./declaration.js";
import { PHASING, phaseTogether } from "./phasing.js";

export const phaseIn: EventDeclaration<"phaseIn"> = {
  ...PHASING,
  does: ({ objects }, happening) => phaseTogether(objects, false, happening),
};
