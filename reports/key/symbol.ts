import type { MessageId } from "../../src/wording/catalogue/message-ids.gen.js";
import type { SheetWords } from "./words.js";

/** The symbols of a cost without their braces: `{2}{W/U}` -> `2`, `W/U`. */
export function symbolsIn(cost: string): string[] {
  return [...cost.matchAll(/\{([^{}]*)\}/g)].map(([, symbol = ""]) => symbol);
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

/** What its disc is like: one of the colors, `hybrid` for several ways to pay, else `plain`. */
export function symbolKind(symbol: string): "W" | "U" | "B" | "R" | "G" | "hybrid" | "plain" {
  switch (symbol) {
    case "W":
    case "U":
    case "B":
    case "R":
    case "G":
      return symbol;
    default:
      return symbol.includes("/") ? "hybrid" : "plain";
  }
}
