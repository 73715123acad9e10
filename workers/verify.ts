import type { Engine } from "../src/engines/engine.js";
import { verifyEntry } from "../src/verifier/verify.js";
import { apiOf, type VerifierApi } from "./api.js";

/** The worker's side of a run of the verifier, the same in Node and in a browser. */
export function verifierApi(engine: Engine): VerifierApi {
  return apiOf((scenario, cards, { ruleset }, options) => verifyEntry(scenario, cards, ruleset, engine, options));
}
