import { symbolWords } from "../../key/symbols.js";
import { useWords } from "../spoken.js";
import { Pips, withSymbols } from "../../pips.js";

export function Mana({ cost }: { readonly cost: string }) {
  const words = useWords();
  return <Pips cost={cost} spoken={(symbol) => symbolWords(symbol, words)} />;
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
