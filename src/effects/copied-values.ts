import type { CopiedValuesPart } from "../rules/part.js";
import { become, clausesOfExceptions, withPolicy, WRITES_COPIABLE_VALUES } from "./copiable-values.js";
import type { LayerKind } from "./kind.js";

export const copiedValues: LayerKind<CopiedValuesPart, CopiedValuesPart> = {
  ...WRITES_COPIABLE_VALUES,
  needs: ["copy"],
  evaluate: withPolicy,
  apply: (part, view, application) => become(view, part, application),
  clauses: ["707.2", "707.2b", "613.2c"],
  cites: ({ except, clauses, values }) => [...(clauses ?? []), ...clausesOfExceptions(except, values)],
};
