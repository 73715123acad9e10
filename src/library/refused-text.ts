import type { Compiled } from "../oracle/compiled.js";
import type { FaceText } from "../rules/formats.gen.js";

/**
 * The refused sentences of a card without what differs from card to card: its own name, numbers and costs. It has the
 * words of the file that was read, so it is for whoever brought that file and for nobody else.
 */
export function refusedTemplates({ sentences }: Compiled, faces: readonly FaceText[]): string[] {
  return sentences.flatMap(({ state, face, start, end }) => {
    const { name, oracle_text } = faces[face] ?? {};
    if (state !== "refused" || typeof oracle_text !== "string" || name === undefined) return [];
    const short = name.split(",")[0] ?? name;
    const text = oracle_text.slice(start, end).replaceAll(name, "~").replaceAll(short, "~");
    return [text.replace(/(?:\{[^{}]*\})+/g, "{…}").replace(/\d+/g, "N")];
  });
}
