import type { Result } from "../../../src/rules/formats.gen.js";
import { KNOWN_WORDS } from "../../wrong-words.js";

/** What the engine's expectations file says of the run. An issue that is no web address is text, not a link. */
export function Known({ expectation }: Pick<Result, "expectation">) {
  if (expectation === undefined) return null;
  const { outcome, reason, issue } = expectation;
  const words = KNOWN_WORDS[outcome];
  return (
    <section class={`outcome ${outcome === "asKnown" ? "idle" : "bad"}`}>
      <h3>{words.charAt(0).toUpperCase() + words.slice(1)}</h3>
      <p>
        {reason} {issue !== undefined && <Issue address={issue} />}
      </p>
    </section>
  );
}

function Issue({ address }: { readonly address: string }) {
  if (!isWebAddress(address)) return <code>{address}</code>;
  return (
    <a href={address} rel="noreferrer">
      {address}
    </a>
  );
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(text) && URL.canParse(text);
}
