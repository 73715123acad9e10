import { tenth } from "./tenth.js";
import { type Font, textWidth } from "./text-width.js";

export interface FittedTextProps {
  readonly class?: string;
  readonly x: number;
  readonly y: number;
  /** As the style sheet sets it for this text. */
  readonly font: Font;
  readonly text: string;
}

/** A line of text, drawn as wide as the picture was laid out for, whatever fonts there are. */
export function FittedText({ class: name, x, y, font, text }: FittedTextProps) {
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
