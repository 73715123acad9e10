import { readFileSync } from "node:fs";
import { expect } from "chai";

/** What can only come from data that was not put into words. */
const UNWORDED = /undefined|\[object|\bNaN\b|\bnull\b|[{[]"|"[}\]]|":|function|=>/;

/** Asks that a text is words, in one or more whole sentences. */
export function expectSentences(text: string): void {
  expectWords(text);
  expect(text).to.match(/^[^a-z].*[.!?][)”]?$/s);
}

/** Asks that a text is words, as part of a sentence. */
export function expectWords(text: string): void {
  expect(text.trim()).to.not.equal("");
  expect(text).to.not.match(UNWORDED);
  expect(text).to.not.match(/ {2}| [,.;]|\( |,\.|\.\./);
}

/** The keys that a definition of a schema allows. */
export function schemaKeys(file: string, definition: string): string[] {
  const text = readFileSync(new URL(`../../../schema/${file}.schema.json`, import.meta.url), "utf8");
  const schema = JSON.parse(text) as { $defs: Record<string, { properties?: Record<string, unknown> }> };
  return Object.keys(schema.$defs[definition]?.properties ?? {});
}

/** The values that a definition of a schema enumerates. */
export function schemaEnum(file: string, definition: string): string[] {
  const text = readFileSync(new URL(`../../../schema/${file}.schema.json`, import.meta.url), "utf8");
  const schema = JSON.parse(text) as { $defs: Record<string, { enum?: string[]; then?: { enum?: string[] } }> };
  const { enum: words, then } = schema.$defs[definition] ?? {};
  return words ?? then?.enum ?? [];
}
