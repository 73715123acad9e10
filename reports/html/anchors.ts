/** What a fragment of the page's address can refer to: a scenario, a clause, a card, a topic, a layer, a pair of kinds. */
export type AnchorKind = "s" | "c" | "k" | "t" | "l" | "p";

/**
 * The id of an element and, after `#`, its address: such as `s/clone-of-clone`. The name is percent-encoded in both, since
 * a browser compares a fragment with ids as it is written first.
 */
export function anchor(kind: AnchorKind, ...names: readonly string[]): string {
  return [kind, ...names.map((name) => encodeURIComponent(wellFormed(name)))].join("/");
}

/** The data-filter of a link to the list: what the list then shows, such as `topic=type`. */
export function filter(field: "topic" | "verdict" | "layer" | "level" | "clause" | "card", value: string): string {
  return `${field}=${encodeURIComponent(wellFormed(value))}`;
}

/** encodeURIComponent throws on half a surrogate pair. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, "\u{FFFD}");
}
