import { symbolKind, symbolsIn } from "./symbol.js";

const SYMBOLS = /((?:\{[0-9A-Z½∞/]{1,7}\})+)/;

/** A text such as `{T}: Add {G}` in parts, its symbols as `shown`. */
export function withSymbols<T>(text: string, shown: (cost: string) => T): (string | T)[] {
  // With a group in the pattern every second part is what it matched.
  return text.split(SYMBOLS).map((part, place) => (place % 2 === 1 ? shown(part) : part));
}

interface PipsProps {
  /** Symbols such as `{2}{W/U}`. */
  readonly cost: string;
  readonly spoken: (symbol: string) => string;
  readonly drawn?: (symbol: string) => string;
}

/** Symbols as small discs of our own, which are read out in words. */
export function Pips({ cost, spoken, drawn = (symbol) => symbol }: PipsProps) {
  const symbols = symbolsIn(cost);
  return (
    <span class="mana" role="img" aria-label={symbols.map(spoken).join(", ")}>
      {symbols.map((symbol) => (
        <span class={`pip pip-${symbolKind(symbol)}`}>{drawn(symbol)}</span>
      ))}
    </span>
  );
}
