import { expect } from "chai";
import { buildSync } from "esbuild";
import { join } from "node:path";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { HUNG } from "../reports/chromium.js";
import type { Resolution } from "../../src/rules/formats.gen.js";
import { DependencyGraph } from "../../reports/html/graph/dependency-graph.js";
import { DependencyGraphs } from "../../reports/html/graph/dependency-graphs.js";
import type { LayerGraph } from "../../reports/html/graph/layer-graph.js";
import { dependencyOutcome } from "../../reports/html/graph/outcome.js";
import { ROOT } from "../corpus/files.js";
import { violationsIn } from "../reports/violations.js";
import { FONTS, setInFont } from "../reports/fonts.js";
import { Pages, PHONE } from "../reports/pages.js";
import { checkPointsOf, type CorpusGraph, corpusGraphs, graphAt } from "./corpus-graphs.js";

const DESK = { width: 1440, height: 900 };

/** What the list says for each phrase that stands on an arrow. */
const IN_WORDS: Readonly<Record<string, string>> = {
  "ends it": "would not exist",
  "makes it exist": "would begin to exist",
  "changes its text": "have another text",
  "changes what it applies to": "apply to other objects",
  "changes whom it applies to": "apply to other players",
  "changes what it does": "do something else",
};

const SHOWN = new WeakMap<object, string>();

/** Several tests look at each graph of the corpus; it is drawn once. */
function shown(each: Omit<CorpusGraph, "scenario">): string {
  const { graph, ruleset } = each;
  const markup = SHOWN.get(each) ?? renderToString(h(DependencyGraph, { graph, ruleset }));
  SHOWN.set(each, markup);
  return markup;
}

/** The words of markup, one space between pieces. */
function wordsOf(markup: string): string {
  return unescaped(markup.replaceAll(/<[^>]*>/g, " "))
    .replaceAll(/\s+/g, " ")
    .trim();
}

function unescaped(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

function partsOf(markup: string): { picture: string; list: string } {
  const [, picture = ""] = /<svg class="dependencies".*?>(.*?)<\/svg>/s.exec(markup) ?? [];
  const [, list = ""] = /<div class="dependency-text">(.*)$/s.exec(markup) ?? [];
  return { picture, list };
}

async function endOf(id: string, check = "end"): Promise<Resolution> {
  const point = (await checkPointsOf(id, "current")).find((each) => each.check === check);
  if (point === undefined) throw new Error(`${id} has no check ${check}`);
  return point.resolution;
}

describe("what depends on what in a layer, drawn and told", () => {
  it("gives the reason of every dependency on an arrow and in the list, all over the corpus", async () => {
    for (const each of await corpusGraphs()) {
      const { picture, list } = partsOf(shown(each));
      const arrows = [...picture.matchAll(/<g class="dependency (\w+)">(.*?)<\/g>/gs)].map(
        ([, outcome, arrow = ""]) => `${outcome}: ${wordsOf(arrow)}`,
      );
      expect(arrows, each.scenario).to.deep.equal(
        each.graph.edges.map((edge) => `${dependencyOutcome(edge, each.graph)}: ${edge.reasons.join(" and ")}`),
      );
      for (const { from, reasons } of each.graph.edges) {
        const effect = each.graph.effects.find(({ id }) => id === from)!;
        const items = [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = ""]) => wordsOf(item));
        const told = items.filter((item) => item.startsWith(effect.name)).join(" ");
        for (const reason of reasons) expect(told, each.scenario).to.include(IN_WORDS[reason]);
      }
    }
  });

  it("names every effect in the list in the order of application", async () => {
    for (const each of await corpusGraphs()) {
      const { list } = partsOf(shown(each));
      const [, ordered = ""] = /<ol>(.*?)<\/ol>/s.exec(list) ?? [];
      const names = (part: string): string[] =>
        [...part.matchAll(/<b>(.*?)<\/b>/g)].map(([, name = ""]) => unescaped(name));
      const applied = each.graph.effects.filter(({ place }) => place !== undefined);
      expect(names(ordered), each.scenario).to.deep.equal(applied.map(({ name }) => name));
      expect(names(list).toSorted(), each.scenario).to.deep.equal(
        each.graph.effects.map(({ name }) => name).toSorted(),
      );
    }
  });

  it("styles nothing in the markup, so that a strict page shows it", async () => {
    for (const each of await corpusGraphs())
      expect(shown(each), each.scenario).to.not.match(/\sstyle=|<style|\son\w+=/);
  });

  it("says of a loop of two that the older goes first, with the number of the clause in that edition", async () => {
    const graph = await graphAt("dependency-loop-two-confiscates", "2");
    const loop = (markup: string): string => wordsOf(/<p class="dependency-loop">(.*?)<\/p>/s.exec(markup)?.[1] ?? "");
    expect(loop(shown({ graph, ruleset: "current" }))).to.match(
      /Bob's Confiscate .* depend on each other, so timestamps decide which of the two goes first\. 613\.8b$/,
    );
    expect(loop(shown({ graph, ruleset: "m14" }))).to.match(/613\.7b$/);
  });

  it("says of a dependency that changed nothing that nobody has to wait", async () => {
    const graph = await graphAt("blood-moon-urborg-blood-moon-first", "4");
    const words = wordsOf(shown({ graph, ruleset: "current" }));
    expect(words).to.include("it would not exist. It does not have to wait: that comes first anyway.");
    expect(words).to.include("nobody waits: it makes no difference to the order");
  });

  it("says of an effect that got free what it no longer waits for", async () => {
    const graph = await graphAt("loop-outsider-waits-moon-first", "4");
    expect(wordsOf(shown({ graph, ruleset: "current" }))).to.match(
      /waits for the effect of Life and Limb \(\S+\)\. Later it is free of the effect of Life and Limb/,
    );
  });

  it("draws nothing where nothing depends on anything", async () => {
    const resolution = await endOf("xenograft-urborg-kormus-bell-xenograft-first");
    const layers: LayerGraph = { ...(await graphAt("blood-moon-urborg-urborg-first", "4")), edges: [], loops: [] };
    const markup = shown({ graph: layers, ruleset: resolution.ruleset });
    expect(markup).to.not.include("<svg");
    expect(wordsOf(markup)).to.include(
      "Nothing depends on anything in layer 4, so effects apply there from the oldest to the newest.",
    );
  });

  it("tells in words what is too much for a picture", async () => {
    const graph = await graphAt("blood-moon-urborg-urborg-first", "4");
    const [first] = graph.effects;
    const more = Array.from({ length: 40 }, (_, n) => ({ ...first!, id: `more ${n}`, place: n + 2 }));
    const markup = shown({ graph: { ...graph, effects: [...graph.effects, ...more] }, ruleset: "current" });
    expect(markup).to.not.include("<svg");
    expect(wordsOf(markup)).to.match(/^42 effects and 1 dependency are too many for a picture\. In words/);
    expect(partsOf(markup).list.match(/<li>/g)).to.have.length(42);
  });
});

describe("the layers of a check in which something depends on something", () => {
  it("have a heading each, and the others share a sentence", async () => {
    const resolution = await endOf("loop-outsider-waits-moon-first");
    const markup = renderToString(h(DependencyGraphs, { resolution, level: 5 }));
    const headings = [...markup.matchAll(/<h5.*?>(.*?)<\/h5>/gs)].map(([, heading = ""]) => wordsOf(heading));
    expect(headings).to.deep.equal(["Layer 4 types"]);
    expect(wordsOf(markup)).to.match(/Nothing depends on anything in layers 5 and 7b, so effects apply there/);
  });

  it("are none where nothing applies", () => {
    const resolution: Resolution = {
      ruleset: "current",
      objects: {},
      players: {},
      gameRules: [],
      stateBased: [],
      trace: [],
    };
    expect(wordsOf(renderToString(h(DependencyGraphs, { resolution })))).to.equal("No effect is applied in any layer.");
  });

  it("say that characteristic-defining abilities go first where they do", async () => {
    const told = async (id: string): Promise<string> =>
      wordsOf(renderToString(h(DependencyGraphs, { resolution: await endOf(id) })));
    expect(await told("conspiracy-older-than-changeling")).to.include(
      "so effects apply there from the oldest to the newest, characteristic-defining abilities first.",
    );
    expect(await told("changeling-made-a-mountain")).to.include("Characteristic-defining abilities go first. 613.3");
    expect(await told("loop-outsider-waits-moon-first")).to.not.include("haracteristic-defining");
  });
});

describe("the picture of dependencies in a browser", function () {
  this.timeout(2 * HUNG);
  const pages = new Pages();
  let page = "";
  before(async function () {
    await pages.begin(this);
    page = await everyShape();
  });
  afterEach(() => pages.expectNoComplaints());
  after(() => pages.end());

  for (const colorScheme of ["light", "dark"] as const) {
    it(`shuts nobody out, in ${colorScheme} colors`, async () => {
      const open = await pages.openText("graphs.html", page, "", { colorScheme, viewport: DESK });
      expect(await violationsIn(open)).to.deep.equal([]);
      expect(await open.evaluate(faintDrawings)).to.deep.equal([]);
      await open.close();
    });

    it(`fits a phone without scrolling sideways, in ${colorScheme} colors`, async () => {
      const open = await pages.openText("graphs.html", page, "", { colorScheme, viewport: PHONE });
      expect(await open.evaluate(() => document.documentElement.scrollWidth)).to.be.at.most(PHONE.width);
      await open.close();
    });
  }

  it("scrolls a wide picture by keyboard on a phone", async () => {
    const open = await pages.openText("graphs.html", page, "", { viewport: PHONE });
    const wide = await open.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(".dependency-picture")].flatMap((box, place) =>
        box.scrollWidth > box.clientWidth ? [{ place, tabIndex: box.tabIndex, name: box.ariaLabel ?? "" }] : [],
      ),
    );
    expect(wide).to.not.deep.equal([]);
    for (const { place, tabIndex, name } of wide) {
      expect(tabIndex).to.equal(0);
      expect(name).to.match(/: picture$/);
      const box = open.locator(".dependency-picture").nth(place);
      await box.focus();
      await open.keyboard.press("ArrowRight");
      await open.waitForFunction((n) => document.querySelectorAll(".dependency-picture")[n]!.scrollLeft > 0, place);
    }
    await open.close();
  });

  it("writes nothing outside of boxes, and no word onto another or onto a box, whatever the font", async () => {
    const open = await pages.openText("graphs.html", page, "", { viewport: DESK });
    expect(await open.locator("svg.dependencies").count()).to.be.at.least(20);
    for (const font of FONTS) {
      await setInFont(open, font);
      expect(await open.evaluate(misplacedTexts), font).to.deep.equal([]);
    }
    await open.close();
  });
});

/** One graph of the corpus for each shape, a page of them. */
async function everyShape(): Promise<string> {
  const shapes = new Map<string, CorpusGraph>();
  for (const each of await corpusGraphs()) {
    const { effects, edges } = each.graph;
    const outcomes = edges.map((edge) => dependencyOutcome(edge, each.graph)).toSorted();
    shapes.set([effects.map(({ fate }) => fate), outcomes].join(" "), each);
  }
  const style = buildSync({
    absWorkingDir: ROOT,
    entryPoints: [join("web", "style", "lab.css")],
    bundle: true,
    write: false,
  });
  const sections = [...shapes.values()].map(
    (each) => `<section class="panel"><h2>${each.scenario}, ${each.ruleset}</h2>${shown(each)}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>What depends on what</title>
<style>${style.outputFiles[0]!.text}</style>
<main><h1>What depends on what</h1>${sections.join("\n")}</main>
</html>`;
}

/** Words of pictures fainter than 4.5:1, and lines fainter than 3:1, on what lies below them. Runs in the page. */
function faintDrawings(): string[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (canvas === null) throw new Error("no canvas");
  const rgba = (color: string): number[] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (color: number[]): number => {
    const [r = 0, g = 0, b = 0] = color.slice(0, 3).map((channel) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element: Element): number[] => {
    const box = element.parentElement?.querySelector(".box");
    const fill = box === null || box === undefined ? "none" : getComputedStyle(box).fill;
    if (fill !== "none") return rgba(fill);
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const color = rgba(getComputedStyle(at).backgroundColor);
      if (color[3] === 255) return color;
    }
    return [255, 255, 255, 255];
  };
  const faint = new Set<string>();
  for (const shape of document.querySelectorAll(".dependencies :is(text, .line, .tip)")) {
    const isLine = shape.matches(".line");
    const { fill, stroke } = getComputedStyle(shape);
    const [light = 0, dark = 0] = [luminance(rgba(isLine ? stroke : fill)), luminance(ground(shape))].toSorted(
      (a, b) => b - a,
    );
    const contrast = (light + 0.05) / (dark + 0.05);
    if (contrast < (shape.matches("text") ? 4.5 : 3))
      faint.add(`${shape.parentElement?.getAttribute("class")} ${shape.getAttribute("class")}: ${contrast.toFixed(2)}`);
  }
  return [...faint];
}

/** Words that leave their box, or lie on a box or on other words. Runs in the page. */
function misplacedTexts(): string[] {
  const wrong: string[] = [];
  const pen = document.createElement("canvas").getContext("2d");
  if (pen === null) throw new Error("no canvas");
  /** As wide as a text is set, and as high as its letters: the line of a font may be much higher. */
  const inked = (text: SVGTextElement): DOMRect => {
    pen.font = getComputedStyle(text).font;
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(text.textContent ?? "");
    const { x, width } = text.getBBox();
    return new DOMRect(x, text.y.baseVal.getItem(0).value - up, width, up + down);
  };
  for (const picture of document.querySelectorAll<SVGSVGElement>("svg.dependencies")) {
    const boxes = [...picture.querySelectorAll<SVGGraphicsElement>(".box")].map((box) => box.getBBox());
    const texts = [...picture.querySelectorAll<SVGTextElement>("text")].map((text) => ({
      words: text.textContent ?? "",
      own: text.parentElement?.querySelector<SVGGraphicsElement>(".box")?.getBBox(),
      at: inked(text),
    }));
    const meets = (a: DOMRect, b: DOMRect): boolean =>
      a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    const { width, height } = picture.viewBox.baseVal;
    for (const [place, { words, own, at }] of texts.entries()) {
      if (
        own !== undefined &&
        (at.x < own.x || at.x + at.width > own.x + own.width || at.y < own.y || at.y + at.height > own.y + own.height)
      )
        wrong.push(`${words} leaves its box`);
      if (own === undefined && boxes.some((box) => meets(at, box))) wrong.push(`${words} lies on a box`);
      if (at.x < 0 || at.y < 0 || at.x + at.width > width || at.y + at.height > height)
        wrong.push(`${words} leaves the picture`);
      for (const other of texts.slice(place + 1))
        if (meets(at, other.at)) wrong.push(`${words} lies on ${other.words}`);
    }
  }
  return wrong;
}
