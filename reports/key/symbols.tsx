import type { MessageId } from "../../src/wording/catalogue/message-ids.gen.js";
import { Pips, withSymbols } from "../pips.js";
import type { SheetWords } from "./words.js";

interface SymbolsProps {
  readonly text: string;
  readonly words: SheetWords;
  readonly as?: "b" | "li" | "p" | "span" | "strong";
}

export function Symbols({ text, words, as: Tag }: SymbolsProps) {
  const parts = withSymbols(text, (cost) => <Mana cost={cost} words={words} />);
  return Tag === undefined ? <>{parts}</> : <Tag>{parts}</Tag>;
}

export function Mana({ cost, words }: { readonly cost: string; readonly words: SheetWords }) {
  return <Pips cost={cost} spoken={(symbol) => symbolWords(symbol, words)} drawn={drawn} />;
}

function drawn(symbol: string): string {
  return symbol === "T" ? "↷" : symbol === "Q" ? "↶" : symbol;
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
