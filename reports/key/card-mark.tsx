import { FittedText } from "../picture/fitted-text.js";
import { tenth } from "../picture/tenth.js";
import { GLYPH, type Mark, MARK } from "./card-face.js";

interface MarkShapeProps {
  readonly mark: Mark;
  readonly x: number;
  readonly y: number;
}

/** A mark on a card of the picture: counters in a pill, others in a tag. */
export function MarkShape({ mark: { kind, text, x: offset, width }, x, y }: MarkShapeProps) {
  const left = x + offset;
  return (
    <g class={`mark mark-${kind}`}>
      <rect x={tenth(left)} y={tenth(y)} width={tenth(width)} height="14" rx={kind === "counter" ? 7 : 3} />
      <Glyph kind={kind} x={left + 5} y={y + 2.5} />
      <FittedText x={left + 5 + GLYPH[kind]} y={y + 10.3} font={MARK} text={text} />
    </g>
  );
}

/** Nine units high and wide: a turning arrow, a person, an arrow. */
function Glyph({ kind, x, y }: { readonly kind: Mark["kind"]; readonly x: number; readonly y: number }) {
  const at = `M${tenth(x)} ${tenth(y)}`;
  switch (kind) {
    case "tapped":
      return <path class="glyph" d={`${at}m0 7a4 4.4 0 0 1 7.2 -2.4m0.8 -2.6v3.6h-3.6`} />;
    case "player":
      return <path class="glyph" d={`${at}m4 4a2 2 0 1 1 0.01 0m-3.5 5c0 -5 7 -5 7 0`} />;
    case "host":
      return <path class="glyph" d={`${at}m0.5 5h6m-2.5 -2.5l2.5 2.5l-2.5 2.5`} />;
    case "counter":
    case "token":
    case "faceDown":
      return null;
    default:
      return kind satisfies never;
  }
}
