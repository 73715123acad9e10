import type { Verdict } from "../rules/formats.gen.js";

/** crashed: it ended, or could not be started. timeout: no answer. The others: its output breaks the protocol. */
export type LossKind = Extract<
  Verdict,
  "crashed" | "timeout" | "oversizedLine" | "invalidJson" | "invalidMessage" | "wrongSequence" | "flooded"
>;

/** Why an engine can not be used any more. */
export interface Loss {
  readonly kind: LossKind;
  readonly message: string;
  /** The loss is to blame on an earlier question, not on the pending one. */
  readonly isLate?: boolean;
}

/** What pending and later questions to a lost engine are rejected with. */
export class EngineLost extends Error {
  override readonly name = "EngineLost";
  readonly kind: LossKind;

  constructor({ kind, message }: Loss) {
    super(message);
    this.kind = kind;
  }
}
