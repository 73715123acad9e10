import { EVERYTHING } from "../rules/aspects.js";
import type { CopiedValuesPart } from "../rules/part.js";
import { become, clausesOfExceptions, withPolicy } from "./copiable-values.js";
import { asWritten, readsNothing, type LayerKind } from "./kind.js";

export const copiedValues: LayerKind<CopiedValuesPart, CopiedValuesPart> = {
  stage: "copying",
  needs: ["copy"],
  manner: "sets",
  numbers: () => [],
  subtypes: () => [],
  fix: asWritten,
  uses: readsNothing,
  writes: () => EVERYTHING,
  evaluate: withPolicy,
  apply: (part, view, application) => become(view, part, application),
  clauses: ["707.2", "707.2b", "613.2c"],
  cites: ({ except, clauses, values }) => [...(clauses ?? []), ...clausesOfExceptions(except, values)],
};
