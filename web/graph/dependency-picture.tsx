import { rounded } from "./curve.js";
import type { LayerGraph } from "./layer-graph.js";
import { type GraphLayout, type PlacedEdge, type PlacedEffect, TIP } from "./layout.js";
import { NAME_LINE, NUMBER_WIDTH, PADDING, SMALL_LINE } from "./measures.js";
import { type Outcome, outcomeOf } from "./outcome.js";

interface DependencyPictureProps {
  readonly graph: LayerGraph;
  readonly layout: GraphLayout;
  /** What the picture shows, for those who don't see it. */
  readonly name: string;
}

/** Effects from top to bottom in the order of application, with an arrow from each one to those that depend on it. */
export function DependencyPicture({ graph, layout, name }: DependencyPictureProps) {
  const { width, height, effects, edges } = layout;
  return (
    <svg
      class="dependencies"
      role="img"
      aria-label={name}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <g aria-hidden="true">
        {edges.map((edge) => (
          <Arrow placed={edge} outcome={outcomeOf(edge.edge, graph)} />
        ))}
        {effects.map((effect) => (
          <EffectBox {...effect} />
        ))}
      </g>
    </svg>
  );
}

function Arrow({ placed: { line, tip, label }, outcome }: { readonly placed: PlacedEdge; readonly outcome: Outcome }) {
  const top = label.y - (label.lines.length * SMALL_LINE) / 2;
  return (
    <g class={`dependency ${outcome}`}>
      <path class="line" d={line} />
      <path class="tip" d={tipPath(tip)} />
      <TextLines className="reason" lines={label.lines} x={label.x} top={top} height={SMALL_LINE} />
    </g>
  );
}

function tipPath({ x, y, isDown }: PlacedEdge["tip"]): string {
  const back = rounded(isDown ? y - TIP : y + TIP);
  return `M${rounded(x)} ${rounded(y)}L${rounded(x - TIP / 2)} ${back}H${rounded(x + TIP / 2)}Z`;
}

function EffectBox({ effect, name, small, x, y, width, height }: PlacedEffect) {
  const left = x - width / 2;
  const top = y - height / 2;
  const start = left + NUMBER_WIDTH;
  return (
    <g class={`effect ${effect.fate}`}>
      <rect class="box" x={rounded(left)} y={rounded(top)} width={width} height={height} rx="8" />
      <text class="place" x={rounded(left + NUMBER_WIDTH / 2)} y={rounded(y + 5)}>
        {effect.place ?? "–"}
      </text>
      <TextLines className="name" lines={name} x={start} top={top + PADDING} height={NAME_LINE} />
      <TextLines
        className="small"
        lines={small}
        x={start}
        top={top + PADDING + name.length * NAME_LINE}
        height={SMALL_LINE}
      />
    </g>
  );
}

interface TextLinesProps {
  readonly className: string;
  readonly lines: readonly string[];
  readonly x: number;
  readonly top: number;
  /** Of a line. */
  readonly height: number;
}

function TextLines({ className, lines, x, top, height }: TextLinesProps) {
  return (
    <>
      {lines.map((line, place) => (
        // The base of letters is a bit over a quarter of the line above its end.
        <text class={className} x={rounded(x)} y={rounded(top + (place + 0.74) * height)}>
          {line}
        </text>
      ))}
    </>
  );
}
