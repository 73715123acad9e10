import { aspects, CONTROLLER } from "../rules/aspects.js";
import type { ExchangeControlPart } from "../rules/formats.gen.js";
import { AS_WRITTEN, type LayerKind } from "./kind.js";

/** CR 701.12b. Who gets what is settled as the effect begins (CR 608.2h); then the part is a `gainControl` for each object. */
export const exchangeControl: LayerKind<ExchangeControlPart, never> = {
  ...AS_WRITTEN,
  stage: "control",
  needs: ["control"],
  manner: "sets",
  writes: () => aspects({ others: CONTROLLER }),
  fails: (_, { exchangedTo, holdsAll }) => {
    if (exchangedTo !== undefined) return undefined;
    return holdsAll === undefined ? { clause: "701.12a" } : { clause: "701.12b", player: holdsAll };
  },
  fix: (part, _, { exchangedTo }) =>
    exchangedTo === undefined ? part : { kind: "gainControl", player: { player: exchangedTo } },
  misfitInStatic: () => ({
    at: [],
    message: "a static ability can't exchange control",
    expected: "an ability that resolves",
  }),
  clausesOfFixing: () => ["701.12b"],
  evaluate: () => undefined,
  apply: (_, view) => view,
};
