import type { Card, ExportedValue } from "../rules/formats.gen.js";
import type { CorpusScenario } from "../verifier/plan.js";
import type { Reason } from "./reason.js";

/** What is exported: scenarios, and every card that they may name. */
export interface ExportInput {
  readonly scenarios: readonly CorpusScenario[];
  readonly cards: ReadonlyMap<string, Card>;
}

/** An expected value that the exported file does not assert, and why. */
export interface LeftOut extends ExportedValue {
  readonly why: Reason;
}

/** What became of one check: a check without files or values asserts nothing. */
export interface ExportedCheck {
  readonly check: string;
  /** Where in the files it stands: a method of a class, a file. */
  readonly place: string;
  readonly asserted: readonly ExportedValue[];
  readonly leftOut: readonly LeftOut[];
}

/** A scenario that the format can say, with what of it is asserted. */
export interface Expressed {
  readonly scenario: string;
  /** Names of files of the export. */
  readonly files: readonly string[];
  /** Cards that the engine must have, sorted. */
  readonly cards: readonly string[];
  readonly checks: readonly ExportedCheck[];
  /** Checks of the scenario that could not be said. */
  readonly without: readonly { readonly check: string; readonly why: readonly Reason[] }[];
}

export interface Inexpressible {
  readonly scenario: string;
  readonly why: readonly Reason[];
}

/** The files of an export by name, and what became of each scenario; both lists are sorted by id. */
export interface Exported {
  readonly files: ReadonlyMap<string, string>;
  readonly expressed: readonly Expressed[];
  readonly inexpressible: readonly Inexpressible[];
}
