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
}

/** In the units of the font size. */
export function textWidth(text: string, { size, bold = false }: Font): number {
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
  for (const character of word) {
    if (part !== "" && textWidth(`${part}${character}-`, font) > width) {
      parts.push(/\p{L}$/u.test(part) ? `${part}-` : part);
      part = "";
    }
    part += character;
  }
  return [...parts, part];
}

function shortened(text: string, width: number, font: Font): string {
  const characters = Array.from(text);
  while (characters.length > 0 && textWidth(`${characters.join("")}…`, font) > width) characters.pop();
  return `${characters.join("").trimEnd()}…`;
}
