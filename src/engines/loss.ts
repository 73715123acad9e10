import type { Verdict } from "../rules/formats.gen.js";

/**
 * How an engine can be lost. crashed: it ended, or could not be started. timeout: silence. The others: what it wrote is
 * not the protocol.
 */
export type LossKind = Extract<
  Verdict,
  "crashed" | "timeout" | "oversizedLine" | "invalidJson" | "invalidMessage" | "wrongSequence" | "flooded"
>;

/** Why an engine is of no use any more. */
export interface Loss {
  readonly kind: LossKind;
  readonly message: string;
  /** What was heard belongs to what was asked before, not to what is being asked. */
  readonly isLate?: boolean;
}

/** Rejected with by whatever waits for an engine that is lost. */
export class EngineLost extends Error {
  override readonly name = "EngineLost";
  readonly kind: LossKind;

  constructor({ kind, message }: Loss) {
    super(message);
    this.kind = kind;
  }
}
