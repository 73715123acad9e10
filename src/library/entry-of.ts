import type { CardText } from "../rules/formats.gen.js";
import { compileCard, facesOf } from "../oracle/compile.js";
import type { Compiled, Sentence } from "../oracle/compiled.js";
import { printedFacts } from "../oracle/printed.js";
import { parseCard } from "../scenario/parse.js";
import { withShortCosts } from "./costs.js";
import type { CardReason, LibraryCard, RefusedSentence, SentenceReason } from "./entry.js";

/** What the library has of a card: its definition, or what is printed on it and what of its text is not understood. */
export function entryOf(text: CardText, compiled = compileCard(text)): LibraryCard {
  const { state, definition } = compiled;
  if (definition !== undefined) return { card: withShortCosts(definition), state, refused: [] };
  const refused = refusedSentences(compiled.sentences);
  const missing = compiled.missing === undefined ? undefined : cardReason(compiled.missing);
  return { card: understoodOf(text, compiled), state: "refused", refused, ...(missing !== undefined && { missing }) };
}

/** The abilities that are understood, on a card with what is printed on it; that alone where the two are no card. */
function understoodOf(text: CardText, { partial }: Compiled): LibraryCard["card"] {
  if (partial !== undefined && parseCard(JSON.stringify(partial), text.name).ok) return withShortCosts(partial);
  const [facts] = facesOf(text).map(printedFacts);
  return typeof facts === "object" ? facts : { name: text.name, types: [] };
}

function refusedSentences(sentences: readonly Sentence[]): RefusedSentence[] {
  const counts = new Map<string, number>();
  return sentences.flatMap(({ state, face, line, missing = "" }) => {
    const place = `${face}:${line}`;
    const sentence = (counts.get(place) ?? 0) + 1;
    counts.set(place, sentence);
    return state === "refused" ? [{ face, paragraph: line, sentence, why: sentenceReason(missing) }] : [];
  });
}

function sentenceReason(missing: string): SentenceReason {
  if (missing.startsWith("whom")) return "reference";
  return /told again/.test(missing) ? "retold" : "template";
}

function cardReason(missing: string): CardReason {
  if (/layout|no face/.test(missing)) return "layout";
  return /unknown subtype|type line|its size|is no number/.test(missing) ? "printed" : "whole";
}
