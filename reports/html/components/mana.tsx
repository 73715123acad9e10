import { Pips, withSymbols } from "../../pips.js";

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

export function Mana({ cost }: { readonly cost: string }) {
  return <Pips cost={cost} spoken={spoken} />;
}

export function Symbols({ text }: { readonly text: string }) {
  return (
    <>
      {withSymbols(text, (cost) => (
        <Mana cost={cost} />
      ))}
    </>
  );
}

function spoken(symbol: string): string {
  return symbol
    .split("/")
    .map((half) => NAMES[half] ?? half)
    .join(" or ");
}
