/** The widths of Arial's characters in thousandths of the font size: no browser is there to ask when a picture is laid out. */
const WIDTHS: ReadonlyMap<string, number> = new Map(
  (
    [
      [191, "'’‘"],
      [222, "ijl‚"],
      [260, "|"],
      [278, " !,./:;[]\\ftI\u00a0"],
      [333, "()-r`“”„{}·"],
      [389, "*"],
      [500, "cksvxyzJ"],
      [556, '"#$_0123456789?abdeghnopquL–'],
      [611, "FTZ«»"],
      [667, "&ABEKPSVXY"],
      [584, "+<=>~×−"],
      [722, "wCDHNRU"],
      [778, "GOQ"],
      [833, "mM"],
      [889, "%"],
      [944, "W"],
      [1015, "@—…"],
    ] as const
  ).flatMap(([width, characters]) => Array.from(characters, (character) => [character, width] as const)),
);

const OTHER_LETTER = 600;
/** From the scripts of East Asia on. */
const WIDE_FROM = 0x2e80;
const WIDE = 1000;
const BOLD = 1.08;

export interface Font {
  readonly size: number;
  readonly bold?: boolean;
  /** Whether `{T}` is drawn as a symbol. */
  readonly hasSymbols?: boolean;
}

const SYMBOL = /^\{[0-9A-Z½∞/]{1,7}\}$/;
const SYMBOLS = /\{[0-9A-Z½∞/]{1,7}\}/g;

/** The disc of a symbol, in units of the font size, with the space after it. */
const DISC = 1.2;
export const AFTER_DISC = 0.12;
/** What is written in it. */
export const IN_DISC = 0.78;

/** A text in parts: symbols, and what is between them. */
export function symbolParts(text: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: symbol, index } of text.matchAll(SYMBOLS)) {
    parts.push(text.slice(end, index), symbol);
    end = index + symbol.length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== "");
}

export function isSymbol(part: string): boolean {
  return SYMBOL.test(part);
}

function symbolWidth(symbol: string, { size }: Font): number {
  const inside = textWidth(symbol.slice(1, -1), { size: IN_DISC * size, bold: true });
  return Math.max(DISC * size, inside + 0.4 * size) + AFTER_DISC * size;
}

/** What a line is never broken in. */
function unitsOf(text: string, { hasSymbols = false }: Font): string[] {
  return hasSymbols
    ? symbolParts(text).flatMap((part) => (isSymbol(part) ? [part] : Array.from(part)))
    : Array.from(text);
}

/** In the units of the font size. */
export function textWidth(text: string, font: Font): number {
  const { size, bold = false, hasSymbols = false } = font;
  if (hasSymbols && text.includes("{"))
    return symbolParts(text).reduce(
      (sum, part) => sum + (isSymbol(part) ? symbolWidth(part, font) : textWidth(part, { size, bold })),
      0,
    );
  let width = 0;
  for (const character of text.normalize("NFD").replaceAll(/\p{Mn}/gu, ""))
    width += WIDTHS.get(character) ?? ((character.codePointAt(0) ?? 0) >= WIDE_FROM ? WIDE : OTHER_LETTER);
  return (width / 1000) * size * (bold ? BOLD : 1);
}

/** A text in at most `limit` lines no wider than `width`; if that is too few, the last one ends with an ellipsis. */
export function wrapped(text: string, width: number, font: Font, limit: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/[ \n\t]+/).flatMap((word) => broken(word, width, font))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || textWidth(longer, font) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= limit) return lines;
  return [...lines.slice(0, limit - 1), shortened(lines.slice(limit - 1).join(" "), width, font)];
}

/** A word in parts that fit on a line, with hyphens. */
function broken(word: string, width: number, font: Font): string[] {
  if (textWidth(word, font) <= width) return [word];
  const parts: string[] = [];
  let part = "";
  for (const character of unitsOf(word, font)) {
    if (part !== "" && textWidth(`${part}${character}-`, font) > width) {
      parts.push(/\p{L}$/u.test(part) ? `${part}-` : part);
      part = "";
    }
    part += character;
  }
  return [...parts, part];
}

function shortened(text: string, width: number, font: Font): string {
  const characters = unitsOf(text, font);
  while (characters.length > 0 && textWidth(`${characters.join("")}…`, font) > width) characters.pop();
  return `${characters.join("").trimEnd()}…`;
}
