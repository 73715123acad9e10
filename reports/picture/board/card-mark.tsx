import { FittedText } from "../fitted-text.js";
import { tenth } from "../tenth.js";
import { GLYPH, type Mark, MARK } from "./card-face.js";

/** A mark on a card of the picture at this place: counters in a pill, others in a tag. */
export function MarkShape({ mark, x, y }: Readonly<{ mark: Mark; x: number; y: number }>) {
  const { kind, text, width } = mark;
  const left = x + mark.x;
  const glyph = GLYPHS[kind];
  return (
    <g class={`mark mark-${kind}`}>
      <rect x={tenth(left)} y={tenth(y)} width={tenth(width)} height="14" rx={kind === "counter" ? 7 : 3} />
      {glyph !== undefined && <path class="glyph" d={`M${tenth(left + 5)} ${tenth(y + 2.5)}${glyph}`} />}
      <FittedText x={left + 5 + GLYPH[kind]} y={y + 10.3} font={MARK} text={text} />
    </g>
  );
}

/** The ways to draw a turning arrow, a person and an arrow, nine units high and wide. */
const GLYPHS: Readonly<Partial<Record<Mark["kind"], string>>> = {
  tapped: "m0 7a4 4.4 0 0 1 7.2 -2.4m0.8 -2.6v3.6h-3.6",
  player: "m4 4a2 2 0 1 1 0.01 0m-3.5 5c0 -5 7 -5 7 0",
  host: "m0.5 5h6m-2.5 -2.5l2.5 2.5l-2.5 2.5",
};
