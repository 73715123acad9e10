import { EVERYTHING } from "../rules/aspects.js";
import type { FaceDownPart } from "../rules/part.js";
import { withCopiableValues } from "./copiable-values.js";
import { asWritten, readsNothing, type LayerKind } from "./kind.js";

/** CR 708.2: exactly the listed characteristics. */
export const faceDown: LayerKind<FaceDownPart, FaceDownPart> = {
  stage: "faceDown",
  needs: ["face-down"],
  manner: "sets",
  numbers: () => [],
  subtypes: () => [],
  fix: asWritten,
  uses: readsNothing,
  writes: () => EVERYTHING,
  evaluate: (part) => part,
  apply: (part, view) => withCopiableValues(view, part.values, part.values.abilities),
  clauses: ["708.2"],
};
