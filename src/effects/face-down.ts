import type { FaceDownPart } from "../rules/part.js";
import { withCopiableValues, WRITES_COPIABLE_VALUES } from "./copiable-values.js";
import type { LayerKind } from "./kind.js";

/** CR 708.2: exactly the listed characteristics. */
export const faceDown: LayerKind<FaceDownPart, FaceDownPart> = {
  ...WRITES_COPIABLE_VALUES,
  stage: "faceDown",
  needs: ["face-down"],
  apply: (part, view) => withCopiableValues(view, part.values, part.values.abilities),
  clauses: ["708.2"],
};
