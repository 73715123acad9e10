import { symbolWords } from "../../key/symbols.js";
import { useWords } from "../spoken.js";
import { Pips } from "../../pips.js";

export function Mana({ cost }: { readonly cost: string }) {
  const words = useWords();
  return <Pips cost={cost} spoken={(symbol) => symbolWords(symbol, words)} />;
}

/** Symbols with the marks around them, which never stand on another line. */
const WITH_MARKS = /([“‘"(]*(?:\{[0-9A-Z½∞/]{1,7}\})+[.,:;!?)’”"]*)/;
const PARTS = /^(.*?)(\{.*\})(.*)$/;

export function Symbols({ text }: { readonly text: string }) {
  // With a group in the pattern every second part is what it matched.
  return (
    <>
      {text.split(WITH_MARKS).map((part, place) => {
        const [, before = "", cost = "", after = ""] = (place % 2 === 1 ? PARTS.exec(part) : null) ?? [];
        if (cost === "") return part;
        if (before === "" && after === "") return <Mana cost={cost} />;
        return (
          <span class="kept">
            {before}
            <Mana cost={cost} />
            {after}
          </span>
        );
      })}
    </>
  );
}
