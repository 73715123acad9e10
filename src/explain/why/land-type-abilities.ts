import type { AppliedStep } from "../../rules/formats.gen.js";
import { changesOf } from "./slice.js";
import type { Characteristic } from "../../rules/layers.js";

/** Whether an application changes the abilities asked about by giving a land another type (CR 305.6, 305.7). */
export function isByLandType(step: AppliedStep, object: string, characteristics: ReadonlySet<Characteristic>): boolean {
  return (
    characteristics.has("abilities") &&
    step.clauses.includes("305.6") &&
    changesOf(step, object).some(({ characteristic }) => characteristic === "abilities")
  );
}
