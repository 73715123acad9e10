import type { DependencyReason, DependsStep } from "../../src/rules/formats.gen.js";

/** What the other effect would do to the dependent one, as the label of the arrow between them. */
export function reasonWords(reason: DependencyReason, { before, after }: DependsStep): string {
  switch (reason) {
    case "existence":
      return before.exists || !after.exists ? "ends it" : "makes it exist";
    case "text":
      return "changes its text";
    case "appliesTo":
      return before.players === undefined && after.players === undefined
        ? "changes what it applies to"
        : "changes whom it applies to";
    case "whatItDoes":
      return "changes what it does";
    default:
      return reason satisfies never;
  }
}
