import type { Card, ExportedValue } from "../rules/formats.gen.js";
import type { CorpusScenario } from "../verifier/plan.js";
import type { Reason } from "./reason.js";

/** The input of an export: scenarios, and every card that they may name. */
export interface ExportInput {
  readonly scenarios: readonly CorpusScenario[];
  readonly cards: ReadonlyMap<string, Card>;
}

/** An expected value that the exported file does not assert, and why. */
export interface LeftOut extends ExportedValue {
  readonly why: Reason;
}

/** One check in the export: without files or values it asserts nothing. */
export interface ExportedCheck {
  readonly check: string;
  /** Its place in the files: a method of a class, or a file. */
  readonly place: string;
  readonly asserted: readonly ExportedValue[];
  readonly leftOut: readonly LeftOut[];
}

/** A scenario that the format can express, with what is asserted of it. */
export interface Expressed {
  readonly scenario: string;
  readonly files: readonly string[];
  /** Cards that the engine must support, sorted. */
  readonly cards: readonly string[];
  readonly checks: readonly ExportedCheck[];
  /** Checks of the scenario that the format can not express. */
  readonly without: readonly { readonly check: string; readonly why: readonly Reason[] }[];
}

export interface Inexpressible {
  readonly scenario: string;
  readonly why: readonly Reason[];
}

/** The files of an export by name, and the result for each scenario; both lists are sorted by id. */
export interface Exported {
  readonly files: ReadonlyMap<string, string>;
  readonly expressed: readonly Expressed[];
  readonly inexpressible: readonly Inexpressible[];
}
