import { pageWords } from "../spoken.js";
import { Graph, layout } from "@dagrejs/dagre";
import { tenth } from "../../picture/tenth.js";
import { pathThrough, type Point } from "./curve.js";
import type { GraphEdge, GraphEffect, LayerGraph } from "./layer-graph.js";
import { type Block, type EffectBlock, effectBlocks, labelBlock } from "./measures.js";

type Placed = Point;

/** `x` and `y` are those of its centre. */
export interface PlacedEffect extends EffectBlock, Placed {
  readonly effect: GraphEffect;
}

export interface PlacedEdge {
  readonly edge: GraphEdge;
  /** The path to the dependent effect, interrupted at the label. */
  readonly line: string;
  /** The end of the arrow. */
  readonly tip: Point & { readonly isDown: boolean };
  readonly label: Block & Placed;
}

/** In CSS pixels; everything lies between 0 and the width and height. */
export interface GraphLayout {
  readonly width: number;
  readonly height: number;
  readonly effects: readonly PlacedEffect[];
  readonly edges: readonly PlacedEdge[];
}

/** A larger picture would be unreadable. */
const MOST_EFFECTS = 40;
const MOST_EDGES = 40;

export function isTooLarge({ effects, edges }: LayerGraph): boolean {
  return effects.length > MOST_EFFECTS || edges.length > MOST_EDGES;
}

/** The length of an arrow's tip. */
export const TIP = 8;
/** Between lines that end at one side of a box, and between a line's end and a corner. */
const PORT = 22;
const CORNER = 14;
const MARGIN = 4;
/** Lines bend only in the free space between a row of boxes and a row of labels. */
const BEND = 28;

/** The part of dagre that is used: Node's resolution does not find its own types. */
interface Dagre {
  setGraph(options: Readonly<Record<string, string | number>>): unknown;
  setNode(id: string, size: { readonly width: number; readonly height: number }): unknown;
  setEdge(from: string, to: string, options: Readonly<Record<string, string | number>>, name: string): unknown;
  node(id: string): Placed;
  edge(from: string, to: string, name: string): Placed & { readonly points: readonly Point[] };
  graph(): { readonly width: number; readonly height: number };
}

/** An edge as a line down from one row to a later one. */
interface Line {
  readonly edge: GraphEdge;
  readonly upper: PlacedEffect;
  readonly lower: PlacedEffect;
  /** Where it crosses the rows in between, from the top. */
  readonly through: readonly Point[];
  readonly label: Block & Placed;
}

/** A graph from top to bottom in order of application, each effect in its own row; undefined without dependencies or if too large. */
export function graphLayout(graph: LayerGraph, words = pageWords("en")): GraphLayout | undefined {
  if (graph.edges.length === 0 || isTooLarge(graph)) return undefined;
  const blocks = effectBlocks(graph.effects, words);
  const rows = new Map(graph.effects.map(({ id }, row) => [id, row]));
  const wanted = graph.edges.flatMap((edge, place) => {
    const [from, to] = [rows.get(edge.from), rows.get(edge.to)];
    if (from === undefined || to === undefined) return [];
    const [upper, lower] = from < to ? [from, to] : [to, from];
    return [{ edge, upper, lower, name: String(place), label: labelBlock(edge.reasons) }];
  });
  const dagre = laidOut(blocks, wanted);
  const placed = graph.effects.flatMap((effect, row): PlacedEffect[] => {
    const block = blocks[row];
    const { x, y } = dagre.node(String(row));
    return block === undefined ? [] : [{ ...block, effect, x, y }];
  });
  const lines = wanted.flatMap(({ edge, name, label, ...ends }): Line[] => {
    const [upper, lower] = [placed[ends.upper], placed[ends.lower]];
    if (upper === undefined || lower === undefined) return [];
    const { x, y, points } = dagre.edge(String(ends.upper), String(ends.lower), name);
    return [{ edge, upper, lower, through: points.slice(1, -1), label: { ...label, x, y } }];
  });
  const { width, height } = dagre.graph();
  return { width: Math.ceil(width), height: Math.ceil(height), effects: placed, edges: drawn(lines, placed) };
}

type WantedLine = Record<"upper" | "lower", number> & { readonly name: string; readonly label: Block };

/** All lines lead down, also where arrows lead up: dagre would turn an arbitrary line of a loop. */
function laidOut(blocks: readonly EffectBlock[], lines: readonly WantedLine[]): Dagre {
  const dagre = new Graph({ multigraph: true }) as unknown as Dagre;
  dagre.setGraph({ rankdir: "TB", nodesep: 16, edgesep: 16, ranksep: 2 * BEND, marginx: MARGIN, marginy: MARGIN });
  for (const [row, { width, height }] of blocks.entries()) dagre.setNode(String(row), { width, height });
  for (const { upper, lower, name, label } of lines) {
    const { width, height } = label;
    dagre.setEdge(String(upper), String(lower), { width, height, labelpos: "c", weight: 1 }, name);
  }
  // Invisible edges keep each effect below the one before it.
  for (let row = 1; row < blocks.length; row++)
    if (!lines.some(({ upper, lower }) => upper === row - 1 && lower === row))
      dagre.setEdge(String(row - 1), String(row), { width: 0, height: 0, weight: 4 }, "order");
  layout(dagre);
  return dagre;
}

function drawn(lines: readonly Line[], effects: readonly PlacedEffect[]): PlacedEdge[] {
  const heights = new Map<number, number>();
  for (const { y, height } of [...effects, ...lines.map(({ label }) => label)])
    heights.set(tenth(y), Math.max(height, heights.get(tenth(y)) ?? 0));
  const starts = new Map(effects.flatMap((effect) => ports(effect, lines, "upper")));
  const ends = new Map(effects.flatMap((effect) => ports(effect, lines, "lower")));
  return lines.map((line): PlacedEdge => {
    const { edge, upper, lower, through, label } = line;
    const isDown = edge.from === lower.effect.id;
    const top: Point = { x: starts.get(line) ?? upper.x, y: upper.y + upper.height / 2 };
    const bottom: Point = { x: ends.get(line) ?? lower.x, y: lower.y - lower.height / 2 };
    const start = isDown ? top : { ...top, y: top.y + TIP };
    const end = isDown ? { ...bottom, y: bottom.y - TIP } : bottom;
    // Upright next to the contents of a row, so that it crosses none of them.
    const half = (y: number): number => (heights.get(tenth(y)) ?? 0) / 2;
    const passed = [
      { ...start, y: Math.max(start.y, upper.y + half(upper.y)) },
      ...through.flatMap(({ x, y }) => [
        { x, y: y - half(y) },
        { x, y: y + half(y) },
      ]),
      { ...end, y: Math.min(end.y, lower.y - half(lower.y)) },
    ];
    const above = [start, ...passed.filter(({ y }) => y < label.y), { x: label.x, y: label.y - label.height / 2 }];
    const below = [{ x: label.x, y: label.y + label.height / 2 }, ...passed.filter(({ y }) => y > label.y), end];
    const parts = isDown ? [above, below] : [below.toReversed(), above.toReversed()];
    return { edge, line: parts.map(pathThrough).join(""), tip: { ...(isDown ? bottom : top), isDown }, label };
  });
}

/** Where lines leave or reach a box: straight if possible, else side by side. */
function ports(effect: PlacedEffect, lines: readonly Line[], side: "upper" | "lower"): [Line, number][] {
  const next = ({ through }: Line): number => through.at(side === "upper" ? 0 : -1)?.x ?? effect.x;
  const here = lines.filter((line) => line[side] === effect).toSorted((a, b) => next(a) - next(b));
  const room = effect.width / 2 - CORNER;
  const straight = here.map((line) => Math.min(Math.max(next(line), effect.x - room), effect.x + room));
  const isFree = straight.every((x, place) => place === 0 || x - (straight[place - 1] ?? x) >= PORT);
  const apart = Math.min(PORT, (2 * room) / Math.max(1, here.length - 1));
  return here.map((line, place) => [
    line,
    (isFree ? straight[place] : undefined) ?? effect.x + (place - (here.length - 1) / 2) * apart,
  ]);
}
