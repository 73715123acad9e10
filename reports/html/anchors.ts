/** A scenario, a clause, a card, a topic, a layer, a pair of kinds of effects. */
export type AnchorKind = "s" | "c" | "k" | "t" | "l" | "p";

/** The id of an element and its address after `#`. Percent-encoded in both: browsers compare fragments as they are written. */
export function anchor(kind: AnchorKind, ...names: readonly string[]): string {
  return [kind, ...names.map((name) => encodeURIComponent(wellFormed(name)))].join("/");
}

/** The data-filter of a link to the list, such as `topic=type`. */
export function filter(
  field: "q" | "topic" | "verdict" | "layer" | "level" | "clause" | "card",
  value: string,
): string {
  return `${field}=${encodeURIComponent(wellFormed(value))}`;
}

/** encodeURIComponent throws on half a surrogate pair. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, "\u{FFFD}");
}
