import { symbolKind, symbolsIn } from "../../symbol.js";

const NAMES: Readonly<Record<string, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
  C: "colorless",
  S: "snow",
  P: "Phyrexian",
  T: "tap",
  Q: "untap",
};

/** A mana cost such as {2}{W/U}: badges of our own with the letters of the symbols. */
export function Mana({ cost }: { readonly cost: string }) {
  const symbols = symbolsIn(cost);
  return (
    <span class="mana" role="img" aria-label={symbols.map(spoken).join(", ")}>
      {symbols.map((symbol) => (
        <span class={`pip pip-${symbolKind(symbol)}`}>{symbol}</span>
      ))}
    </span>
  );
}

const SYMBOLS = /((?:\{[0-9A-Z/]{1,5}\})+)/;

/** A text such as `{T}: Add {G}` with its symbols as badges. */
export function Symbols({ text }: { readonly text: string }) {
  // With a group in the pattern every second part is what it matched.
  return <>{text.split(SYMBOLS).map((part, place) => (place % 2 === 1 ? <Mana cost={part} /> : part))}</>;
}

function spoken(symbol: string): string {
  return symbol
    .split("/")
    .map((half) => NAMES[half] ?? half)
    .join(" or ");
}
