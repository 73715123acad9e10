import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../src/cli/package-root.js";

/** The files of the library: their letters, and their lines. */
export function libraryLines(): Map<string, string[]> {
  const folder = join(packageRoot(), "library");
  const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  return new Map(
    files.map((name) => [
      name.slice(0, -".jsonl".length),
      readFileSync(join(folder, name), "utf8").trimEnd().split("\n"),
    ]),
  );
}

/** Every text in a value with the key that it stands under, but those that are names of cards, faces or tokens. */
export function textsIn(value: unknown, key = ""): { readonly key: string; readonly text: string }[] {
  if (typeof value === "string") return key === "name" ? [] : [{ key, text: value }];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key));
  return Object.entries(value).flatMap(([inner, member]) => textsIn(member, inner));
}

/** Words in small letters; symbols in braces are none. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/\{[^{}]*\}/g, " ")
      .match(/[\p{L}\p{N}'~+/-]+/gu) ?? []
  );
}
