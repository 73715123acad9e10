import { wrap } from "../explain/wrap.js";
import { visible } from "../faults/quote.js";
import type { Compiled, Sentence } from "../oracle/compiled.js";
import type { FaceText } from "../rules/formats.gen.js";
import { jsonText } from "../scenario/json-text.js";
import type { Painter } from "./page.js";

const STYLES = { compiled: "green", stub: "dim", refused: "red" } as const;

/** What became of each sentence of a card, and its definition. */
export function compiledText(compiled: Compiled, faces: readonly FaceText[], paint: Painter, width: number): string {
  const head = `${paint("bold", visible(compiled.name))}  ${paint(STYLES[compiled.state], compiled.state)}`;
  const missing = compiled.missing === undefined ? [] : [wrap(visible(compiled.missing), { width, first: "  " })];
  const sentences = compiled.sentences.flatMap((sentence) => sentenceLines(sentence, faces, paint, width));
  const definition =
    compiled.definition === undefined ? [] : ["", visibleLines(jsonText(compiled.definition).trimEnd())];
  return [head, ...missing, ...sentences, ...definition].join("\n");
}

function sentenceLines(sentence: Sentence, faces: readonly FaceText[], paint: Painter, width: number): string[] {
  const face = faces[sentence.face];
  const text = (face?.oracle_text ?? "").slice(sentence.start, sentence.end);
  const state = sentence.state.padEnd("compiled".length);
  const first = `  ${paint(STYLES[sentence.state], state)}  `;
  const indent = " ".repeat("  compiled  ".length);
  const said = first + wrap(visible(text), { width: width - indent.length, rest: "" }).replaceAll("\n", `\n${indent}`);
  return sentence.missing === undefined ? [said] : [said, wrap(visible(sentence.missing), { width, first: indent })];
}

const visibleLines = (text: string): string => text.split("\n").map(visible).join("\n");
