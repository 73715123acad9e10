import type { KnownFailure } from "../src/rules/formats.gen.js";

/** What an engine's expectations file says of a run, in words. */
export const KNOWN_WORDS: Readonly<Record<KnownFailure["outcome"], string>> = {
  asKnown: "known failure",
  passedUnexpectedly: "known to fail, but it does not",
  failedOtherwise: "known to fail, but otherwise",
};

/** With the reason, and where that is followed up. */
export function knownWords({ outcome, reason, issue }: KnownFailure): string {
  return `${KNOWN_WORDS[outcome]}: ${reason}${issue === undefined ? "" : ` ${issue}`}`;
}
