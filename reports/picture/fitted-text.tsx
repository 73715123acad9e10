import { tenth } from "./tenth.js";
import { symbolKind } from "../symbol.js";
import { AFTER_DISC, type Font, IN_DISC, isSymbol, symbolParts, textWidth } from "./text-width.js";

export interface FittedTextProps {
  readonly class?: string;
  readonly x: number;
  readonly y: number;
  /** As the style sheet sets it for this text. */
  readonly font: Font;
  readonly text: string;
}

/** A line of text, drawn as wide as the picture was laid out for, whatever fonts there are. */
export function FittedText(props: FittedTextProps) {
  const { class: name, x, y, font, text } = props;
  if (font.hasSymbols === true && symbolParts(text).some(isSymbol)) return <WithSymbols {...props} />;
  return (
    <text
      class={name}
      x={tenth(x)}
      y={tenth(y)}
      textLength={tenth(textWidth(text, font))}
      lengthAdjust="spacingAndGlyphs"
    >
      {text}
    </text>
  );
}

/** The same where symbols are drawn in it. */
function WithSymbols({ class: name, x, y, font, text }: FittedTextProps) {
  const { size } = font;
  let at = x;
  return (
    <g class={name}>
      {symbolParts(text).map((part) => {
        const from = at;
        at += textWidth(part, font);
        if (!isSymbol(part)) {
          // Spaces at the ends of a text are not drawn.
          const shown = part.trim();
          const before = textWidth(part.slice(0, part.indexOf(shown)), font);
          return shown === "" ? null : <FittedText x={from + before} y={y} font={font} text={shown} />;
        }
        const width = at - from - AFTER_DISC * size;
        return <Disc symbol={part.slice(1, -1)} x={from} y={y} width={width} size={size} />;
      })}
    </g>
  );
}

type DiscProps = Readonly<{ symbol: string; x: number; y: number; width: number; size: number }>;

function Disc({ symbol, x, y, width, size }: DiscProps) {
  const inside = { size: IN_DISC * size, bold: true };
  return (
    <g class={`symbol disc disc-${symbolKind(symbol)}`}>
      <rect
        x={tenth(x)}
        y={tenth(y - 0.95 * size)}
        width={tenth(width)}
        height={tenth(1.2 * size)}
        rx={tenth(0.6 * size)}
      />
      <FittedText x={x + width / 2} y={y - 0.07 * size} font={inside} text={symbol} />
    </g>
  );
}
