import { FittedText } from "../../picture/fitted-text.js";
import { tenth } from "../../picture/tenth.js";
import type { Font } from "../../picture/text-width.js";
import type { LayerGraph } from "./layer-graph.js";
import { type GraphLayout, type PlacedEdge, type PlacedEffect, TIP } from "./layout.js";
import { NAME_FONT, NAME_LINE, NUMBER_WIDTH, PADDING, PLACE_FONT, SMALL_FONT, SMALL_LINE } from "./measures.js";
import { type DependencyOutcome, dependencyOutcome } from "./outcome.js";

interface DependencyPictureProps {
  readonly graph: LayerGraph;
  readonly layout: GraphLayout;
  /** The accessible description of the picture. */
  readonly name: string;
}

/** Effects from top to bottom in order of application, with an arrow from each to those that depend on it. */
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
          <Arrow placed={edge} outcome={dependencyOutcome(edge.edge, graph)} />
        ))}
        {effects.map((effect) => (
          <EffectBox {...effect} />
        ))}
      </g>
    </svg>
  );
}

interface ArrowProps {
  readonly placed: PlacedEdge;
  readonly outcome: DependencyOutcome;
}

function Arrow({ placed: { line, tip, label }, outcome }: ArrowProps) {
  const top = label.y - (label.lines.length * SMALL_LINE) / 2;
  return (
    <g class={`dependency ${outcome}`}>
      <path class="line" d={line} />
      <path class="tip" d={tipPath(tip)} />
      <TextLines class="reason" lines={label.lines} font={SMALL_FONT} x={label.x} top={top} height={SMALL_LINE} />
    </g>
  );
}

function tipPath({ x, y, isDown }: PlacedEdge["tip"]): string {
  const back = tenth(isDown ? y - TIP : y + TIP);
  return `M${tenth(x)} ${tenth(y)}L${tenth(x - TIP / 2)} ${back}H${tenth(x + TIP / 2)}Z`;
}

function EffectBox({ effect, name, small, x, y, width, height }: PlacedEffect) {
  const left = x - width / 2;
  const top = y - height / 2;
  const start = left + NUMBER_WIDTH;
  return (
    <g class={`effect ${effect.fate}`}>
      <rect class="box" x={tenth(left)} y={tenth(top)} width={width} height={height} rx="8" />
      <FittedText
        class="place"
        x={left + NUMBER_WIDTH / 2}
        y={y + 5}
        font={PLACE_FONT}
        text={String(effect.place ?? "–")}
      />
      <TextLines class="name" lines={name} font={NAME_FONT} x={start} top={top + PADDING} height={NAME_LINE} />
      <TextLines
        class="small"
        lines={small}
        font={SMALL_FONT}
        x={start}
        top={top + PADDING + name.length * NAME_LINE}
        height={SMALL_LINE}
      />
    </g>
  );
}

interface TextLinesProps {
  readonly class: string;
  readonly lines: readonly string[];
  readonly font: Font;
  readonly x: number;
  readonly top: number;
  /** Of a line. */
  readonly height: number;
}

function TextLines({ class: name, lines, font, x, top, height }: TextLinesProps) {
  return (
    <>
      {lines.map((line, place) => (
        // The base of letters is a bit over a quarter of a line above its end.
        <FittedText class={name} x={x} y={top + (place + 0.74) * height} font={font} text={line} />
      ))}
    </>
  );
}
