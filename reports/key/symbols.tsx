import { symbolKind, symbolsIn, symbolWords } from "./symbol.js";
import type { SheetWords } from "./words.js";

const SYMBOLS = /((?:\{[0-9A-Z½∞/]{1,7}\})+)/;

/** A text such as `{T}: Add {G}` with its symbols as small discs of our own, which are read out in words. */
export function Symbols({ text, words }: { readonly text: string; readonly words: SheetWords }) {
  // With a group in the pattern every second part is what it matched.
  return <>{text.split(SYMBOLS).map((part, place) => (place % 2 === 1 ? <Mana cost={part} words={words} /> : part))}</>;
}

/** A mana cost such as {2}{W/U}. */
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
