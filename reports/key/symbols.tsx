import type { MessageId } from "../../src/wording/catalogue/message-ids.gen.js";
import { symbolKind, symbolsIn } from "../symbol.js";
import type { SheetWords } from "./words.js";

const SYMBOLS = /((?:\{[0-9A-Z½∞/]{1,7}\})+)/;

interface SymbolsProps {
  readonly text: string;
  readonly words: SheetWords;
  readonly as?: "b" | "li" | "p" | "span" | "strong";
}

/** A text such as `{T}: Add {G}`, with its symbols as small discs of our own that are read out in words. */
export function Symbols({ text, words, as: Tag }: SymbolsProps) {
  // With a group in the pattern every second part is what it matched.
  const parts = text.split(SYMBOLS).map((part, place) => (place % 2 === 1 ? <Mana cost={part} words={words} /> : part));
  return Tag === undefined ? <>{parts}</> : <Tag>{parts}</Tag>;
}

export function Mana({ cost, words }: { readonly cost: string; readonly words: SheetWords }) {
  const symbols = symbolsIn(cost);
  return (
    <span class="mana" role="img" aria-label={symbols.map((symbol) => symbolWords(symbol, words)).join(", ")}>
      {symbols.map((symbol) => (
        <span class={`pip pip-${symbolKind(symbol)}`}>{symbol === "T" ? "↷" : symbol === "Q" ? "↶" : symbol}</span>
      ))}
    </span>
  );
}

const NAMES: Readonly<Record<string, MessageId>> = {
  W: "sheet-color-w",
  U: "sheet-color-u",
  B: "sheet-color-b",
  R: "sheet-color-r",
  G: "sheet-color-g",
  C: "sheet-color-c",
  S: "sheet-symbol-s",
  P: "sheet-symbol-p",
  T: "sheet-symbol-t",
  Q: "sheet-symbol-q",
};

/** As it is read out: `2/W` -> "2 or white". Numbers and variables are read as they are. */
export function symbolWords(symbol: string, words: SheetWords): string {
  const halves = symbol.split("/").map((half) => {
    const id = NAMES[half];
    return id === undefined ? half : words.text(id);
  });
  return words.list(halves, "or");
}
