import type { KeyOptions } from "./key-file.js";

const SIZES: Readonly<Record<KeyOptions["paper"], string>> = { a4: "A4", letter: "letter" };

export interface MarginTexts {
  readonly title: string;
  /** The rules and the seed. */
  readonly form: string;
  /** The version of the corpus. */
  readonly maker: string;
}

/** The size of the paper and its margins: title and form above, from the second page on; maker and page number below. */
export function paperStyle(paper: KeyOptions["paper"], { title, form, maker }: MarginTexts): string {
  const small = "font:8.5pt/1.3 system-ui,sans-serif;color:#444";
  return [
    `@page{size:${SIZES[paper]};margin:12mm}`,
    `@page{@top-left{content:${cssString(title)};${small};font-weight:600}`,
    `@top-right{content:${cssString(form)};${small}}`,
    `@bottom-left{content:${cssString(maker)};${small}}`,
    `@bottom-right{content:counter(page) " / " counter(pages);${small}}}`,
    `@page:first{@top-left{content:none}@top-right{content:none}}`,
  ].join("");
}

/** Every character that could mean something in CSS or HTML by its number. */
function cssString(text: string): string {
  const safe = Array.from(text, (character) =>
    /[A-Za-z0-9 ]/.test(character) ? character : `\\${(character.codePointAt(0) ?? 0).toString(16)} `,
  );
  return `"${safe.join("")}"`;
}
