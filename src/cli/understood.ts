export type { Understood } from "../verifier/understood.js";
