import { expect } from "chai";
import * as fc from "fast-check";
import { textWidth } from "../../reports/picture/text-width.js";
import type { GraphEdge, GraphEffect, LayerGraph } from "../../reports/html/graph/layer-graph.js";
import { type GraphLayout, graphLayout, isTooLarge } from "../../reports/html/graph/layout.js";
import { NAME_FONT, NUMBER_WIDTH, SMALL_FONT } from "../../reports/html/graph/measures.js";
import { corpusGraphs } from "./corpus-graphs.js";

interface Box {
  readonly what: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is drawn is rounded to a tenth. */
const ROUNDING = 0.11;

function boxAt(what: string, { x, y, width, height }: Point & { width: number; height: number }): Box {
  return { what, left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** All that stands in a picture: boxes of effects and labels of arrows. */
function standing({ effects, edges }: GraphLayout): Box[] {
  return [
    ...effects.map((placed) => boxAt(placed.effect.id, placed)),
    ...edges.map(({ label, edge }) => boxAt(`${edge.from} on ${edge.to}`, label)),
  ];
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.right - ROUNDING &&
    b.left < a.right - ROUNDING &&
    a.top < b.bottom - ROUNDING &&
    b.top < a.bottom - ROUNDING
  );
}

/** Points along a path of M, V and C, close to each other. */
function pointsOf(path: string): Point[] {
  const found: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  for (const [, command, numbers = ""] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.split(" ").map(Number);
    const from = at;
    const bend = command === "C" ? [from, { x: a, y: b }, { x: c, y: d }, { x: e, y: f }] : undefined;
    at = command === "M" ? { x: a, y: b } : command === "V" ? { x: from.x, y: a } : { x: e, y: f };
    if (command !== "M")
      for (let step = 0; step <= 40; step++) found.push(between(bend ?? [from, from, at, at], step / 40));
  }
  return found;
}

function between([p = ZERO, q = ZERO, r = ZERO, s = ZERO]: readonly Point[], t: number): Point {
  const u = 1 - t;
  const mixed = (key: keyof Point): number =>
    u ** 3 * p[key] + 3 * u * u * t * q[key] + 3 * u * t * t * r[key] + t ** 3 * s[key];
  return { x: mixed("x"), y: mixed("y") };
}

const ZERO: Point = { x: 0, y: 0 };

/** What is wrong with a picture, in words. */
function faultsOf(layout: GraphLayout): string[] {
  const boxes = standing(layout);
  const { width, height } = layout;
  return [
    ...boxes.flatMap((a, place) =>
      boxes.slice(place + 1).flatMap((b) => (overlap(a, b) ? [`${a.what} lies on ${b.what}`] : [])),
    ),
    ...boxes
      .filter(({ left, right, top, bottom }) => left < 0 || top < 0 || right > width || bottom > height)
      .map(({ what }) => `${what} is not in the picture`),
    ...layout.edges.flatMap(({ edge, line }) => {
      const points = pointsOf(line);
      const own = `${edge.from} on ${edge.to}`;
      const met = boxes.filter(({ left, right, top, bottom }) =>
        points.some(
          ({ x, y }) => x > left + ROUNDING && x < right - ROUNDING && y > top + ROUNDING && y < bottom - ROUNDING,
        ),
      );
      const isOut = points.some(({ x, y }) => x < 0 || y < 0 || x > width || y > height);
      return [
        ...met.map(({ what }) => `the arrow of ${own} runs through ${what}`),
        ...(isOut ? [`the arrow of ${own} leaves the picture`] : []),
      ];
    }),
  ];
}

function effect(id: string, name = id): GraphEffect {
  return { id, name, ability: undefined, fate: "applied", place: Number(id) + 1, steps: [] };
}

function edge(from: number, to: number, reasons: readonly string[] = ["changes what it applies to"]): GraphEdge {
  return { from: String(from), to: String(to), reasons, held: false, inLoop: false };
}

function graph(size: number, edges: readonly GraphEdge[]): LayerGraph {
  const effects = Array.from({ length: size }, (_, id) => effect(String(id)));
  return { layer: "4", effects, edges, loops: [], definingFirst: false };
}

/** Graphs of up to ten effects with up to fourteen arrows, loops among them. */
const graphs: fc.Arbitrary<LayerGraph> = fc.integer({ min: 2, max: 10 }).chain((size) => {
  const place = fc.integer({ min: 0, max: size - 1 });
  const reasons = fc.subarray(["ends it", "changes its text", "changes what it applies to", "changes what it does"], {
    minLength: 1,
  });
  return fc
    .uniqueArray(
      fc.tuple(place, place, reasons).filter(([from, to]) => from !== to),
      { minLength: 1, maxLength: 14, selector: ([from, to]) => `${from} ${to}` },
    )
    .map((edges) =>
      graph(
        size,
        edges.map(([from, to, words]) => edge(from, to, words)),
      ),
    );
});

describe("the picture of a graph", () => {
  it("lets nothing overlap, cross out or stick out, all over the corpus", async () => {
    for (const { scenario, graph } of await corpusGraphs()) {
      const layout = graphLayout(graph);
      expect(layout, scenario).to.not.equal(undefined);
      expect(faultsOf(layout!), scenario).to.deep.equal([]);
    }
  });

  it("lets nothing overlap, cross out or stick out, whatever depends on whatever", () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        expect(faultsOf(graphLayout(graph)!)).to.deep.equal([]);
      }),
      { numRuns: 150 },
    );
  });

  it("shows effects from top to bottom in the order of application", () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const { effects } = graphLayout(graph)!;
        for (const [place, below] of effects.entries())
          if (place > 0) {
            const above = effects[place - 1]!;
            expect(below.y - below.height / 2).to.be.greaterThan(above.y + above.height / 2);
          }
        expect(effects.map((placed) => placed.effect)).to.deep.equal(graph.effects);
      }),
      { numRuns: 50 },
    );
  });

  it("is the same each time", async () => {
    for (const { graph } of (await corpusGraphs()).slice(0, 60))
      expect(graphLayout(structuredClone(graph))).to.deep.equal(graphLayout(graph));
  });

  it("leads each arrow from what is depended on to what depends on it", () => {
    for (const [from, to] of [
      [1, 0],
      [0, 1],
      [2, 0],
      [0, 2],
    ] as const) {
      const { effects, edges } = graphLayout(graph(3, [edge(from, to)]))!;
      const [begin, end] = [effects[to]!, effects[from]!];
      const [{ line, tip }] = edges as [(typeof edges)[0]];
      const points = pointsOf(line);
      expect(Math.abs(points[0]!.y - begin.y)).to.be.closeTo(begin.height / 2, 0.2);
      expect(Math.abs(tip.y - end.y)).to.be.closeTo(end.height / 2, 0.2);
      expect(tip.isDown).to.equal(from > to);
      expect(points.at(-1)!.x).to.be.closeTo(tip.x, 0.2);
    }
  });

  it("has room for all words in boxes and labels", async () => {
    const long = "Asmoranomardicadaistinaculdacar's Very Own and Incredibly Long-Winded Enchantment of Names";
    const wide = graph(2, [edge(1, 0, ["changes its text", "changes what it applies to", "changes what it does"])]);
    const named: LayerGraph = { ...wide, effects: [effect("0", long), effect("1")] };
    for (const each of [named, ...(await corpusGraphs()).map(({ graph }) => graph)]) {
      const { effects, edges } = graphLayout(each)!;
      for (const { name, small, width } of effects) {
        for (const line of name) expect(NUMBER_WIDTH + textWidth(line, NAME_FONT), line).to.be.at.most(width);
        for (const line of small) expect(NUMBER_WIDTH + textWidth(line, SMALL_FONT), line).to.be.at.most(width);
      }
      for (const { label, edge } of edges) {
        expect(label.lines.join(" ")).to.equal(edge.reasons.join(" and "));
        for (const line of label.lines) expect(textWidth(line, SMALL_FONT), line).to.be.at.most(label.width);
      }
    }
  });

  it("is not drawn where nothing depends on anything, or where it would be too large", () => {
    const row = (size: number): LayerGraph =>
      graph(
        size,
        Array.from({ length: size - 1 }, (_, place) => edge(place + 1, place)),
      );
    expect(graphLayout(graph(3, []))).to.equal(undefined);
    expect(isTooLarge(row(40))).to.equal(false);
    expect(graphLayout(row(40))).to.not.equal(undefined);
    expect(isTooLarge(row(41))).to.equal(true);
    expect(graphLayout(row(41))).to.equal(undefined);
    const ring = Array.from({ length: 9 }, (_, from) => Array.from({ length: 9 }, (_, to) => edge(from, to))).flat();
    expect(
      graphLayout(
        graph(
          9,
          ring.filter(({ from, to }) => from !== to),
        ),
      ),
    ).to.equal(undefined);
  });
});
