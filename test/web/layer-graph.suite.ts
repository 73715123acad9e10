import { expect } from "chai";
import type { DependsStep, Resolution, RulesetId, StageName, TraceStep } from "../../src/rules/formats.gen.js";
import { layerGraphs } from "../../reports/html/graph/layer-graph.js";
import { dependencyOutcome } from "../../reports/html/graph/outcome.js";
import { corpusGraphs, checkPointsOf, graphAt } from "./corpus-graphs.js";

interface Expected {
  readonly what: string;
  readonly scenario: string;
  readonly layer: StageName;
  readonly check?: string;
  readonly ruleset?: RulesetId;
  /** In the order of application; what never applies has a dash before it. */
  readonly effects: readonly string[];
  /** Who depends on whom, why, and what came of it. */
  readonly edges: readonly string[];
}

/* By the rules: CR 613.8a says who depends on whom, 613.8b who waits, 613.7 who is older. */
const GRAPHS: readonly Expected[] = [
  {
    what: "an older effect waits for a newer one that takes it away, and never applies",
    scenario: "blood-moon-urborg-urborg-first",
    layer: "4",
    effects: ["Blood Moon", "- Urborg, Tomb of Yawgmoth"],
    edges: ["Urborg, Tomb of Yawgmoth on Blood Moon: ends it: waited"],
  },
  {
    what: "a newer effect depends on an older one and has nothing to wait for",
    scenario: "blood-moon-urborg-blood-moon-first",
    layer: "4",
    effects: ["Blood Moon", "- Urborg, Tomb of Yawgmoth"],
    edges: ["Urborg, Tomb of Yawgmoth on Blood Moon: ends it: free"],
  },
  {
    what: "an effect on Swamps waits for what makes Swamps Mountains",
    scenario: "kormus-bell-waits-for-blood-moon",
    layer: "4",
    effects: ["Blood Moon", "Kormus Bell"],
    edges: ["Kormus Bell on Blood Moon: changes what it applies to: waited"],
  },
  {
    what: "an effect whose own words another one changes waits for it",
    scenario: "edited-text-change-waits",
    layer: "3",
    effects: ["Shifting Gloss", "Garbled Charter"],
    edges: ["Garbled Charter on Shifting Gloss: changes its text: waited"],
  },
  {
    what: "a chain is applied from its end",
    scenario: "confiscate-chain-of-three",
    layer: "2",
    effects: ["Dee's Confiscate", "Cid's Confiscate", "Bob's Confiscate"],
    edges: [
      "Bob's Confiscate on Cid's Confiscate: changes what it does: waited",
      "Cid's Confiscate on Dee's Confiscate: changes what it does: waited",
    ],
  },
  {
    what: "one effect depends on two others, and one of those on the other",
    scenario: "opalescence-ashaya-blood-moon-urborg",
    layer: "4",
    effects: ["Opalescence", "Ashaya, Soul of the Wild", "Blood Moon", "- Urborg, Tomb of Yawgmoth"],
    edges: [
      "Ashaya, Soul of the Wild on Opalescence: changes what it applies to: waited",
      "Blood Moon on Ashaya, Soul of the Wild: changes what it applies to: waited",
      "Urborg, Tomb of Yawgmoth on Ashaya, Soul of the Wild: changes what it applies to: waited",
      "Urborg, Tomb of Yawgmoth on Blood Moon: ends it: waited",
    ],
  },
  {
    what: "in a loop of two nobody waits",
    scenario: "dependency-loop-two-confiscates",
    layer: "2",
    effects: ["Ann's Confiscate", "Bob's Confiscate"],
    edges: [
      "Ann's Confiscate on Bob's Confiscate: changes what it does: loop",
      "Bob's Confiscate on Ann's Confiscate: changes what it does: loop",
    ],
  },
  {
    what: "in a loop of two that end each other the older one stays",
    scenario: "mutual-removal-of-abilities",
    layer: "6",
    effects: ["First Mage", "- Second Mage"],
    edges: ["First Mage on Second Mage: ends it: loop", "Second Mage on First Mage: ends it: loop"],
  },
  {
    what: "an effect outside of a loop waits for a member, and is free once the loop falls apart",
    scenario: "loop-outsider-waits-moon-first",
    layer: "4",
    effects: ["Blood Moon", "Xenograft", "Life and Limb"],
    edges: [
      "Blood Moon on Life and Limb: changes what it applies to: loop",
      "Life and Limb on Blood Moon: changes what it applies to: loop",
      "Xenograft on Life and Limb: changes what it applies to: freed",
    ],
  },
  {
    what: "an effect whose condition ends is not there in its turn",
    scenario: "condition-ends-in-a-layer",
    layer: "4",
    effects: ["Blood Moon", "- Tomb Banner"],
    edges: ["Tomb Banner on Blood Moon: ends it: waited"],
  },
  {
    what: "effects on players depend on each other after the layers",
    scenario: "dependency-in-player-and-rules-stage",
    layer: "players",
    effects: ["Leyline of Sanctity", "Echo of Safety", "Glad Tidings"],
    edges: ["Echo of Safety on Leyline of Sanctity: changes whom it applies to: waited"],
  },
];

describe("the graph of a layer", () => {
  for (const { what, scenario, layer, check, ruleset, ...expected } of GRAPHS)
    it(`tells that ${what} (${scenario})`, async () => {
      const graph = await graphAt(scenario, layer, check, ruleset);
      const names = new Map(graph.effects.map(({ id, name }) => [id, name]));
      expect(graph.effects.map(({ name, place }) => (place === undefined ? `- ${name}` : name))).to.deep.equal(
        expected.effects,
      );
      const edges = graph.edges.map(
        (edge) =>
          `${names.get(edge.from)} on ${names.get(edge.to)}: ${edge.reasons.join(", ")}: ${dependencyOutcome(edge, graph)}`,
      );
      expect(edges.toSorted()).to.deep.equal(expected.edges);
    });

  it("tells apart what was taken away and what was not there in its turn", async () => {
    const fates = async (scenario: string): Promise<string[]> =>
      (await graphAt(scenario, "4")).effects.map(({ fate }) => fate);
    expect(await fates("blood-moon-urborg-urborg-first")).to.deep.equal(["applied", "ceased"]);
    expect(await fates("condition-ends-in-a-layer")).to.deep.equal(["applied", "absent"]);
  });

  it("is there for every layer in which an effect is applied, in their order", async () => {
    const [point] = (await checkPointsOf("lattice-march-humility-humility-first", "current")).slice(-1);
    const graphs = layerGraphs(point!.resolution);
    const applied = point!.resolution.trace.flatMap((step) => (step.kind === "applied" ? [step] : []));
    expect(graphs.map(({ layer }) => layer)).to.deep.equal([...new Set(applied.map(({ layer }) => layer))]);
    for (const { layer, effects } of graphs)
      expect(effects.flatMap(({ id, place }) => (place === undefined ? [] : [id]))).to.deep.equal(
        applied.filter((step) => step.layer === layer).map(({ effect }) => effect),
      );
  });

  it("leaves stages after the layers out where nothing depends on anything there", () => {
    const step: TraceStep = { kind: "player", effect: "A", players: ["Ann"], gains: ["hexproof"], clause: "613.10" };
    expect(layerGraphs(resolutionOf([step]))).to.deep.equal([]);
  });

  it("joins what is found twice of the same two effects", () => {
    const [graph] = layerGraphs(
      resolutionOf([depends("A", "B", ["appliesTo"]), depends("A", "B", ["appliesTo", "whatItDoes"])]),
    );
    expect(graph?.edges).to.deep.equal([
      {
        from: "A",
        to: "B",
        reasons: ["changes what it applies to", "changes what it does"],
        held: false,
        inLoop: false,
      },
    ]);
  });

  it("calls effects by what makes them, with the ability beside it", () => {
    const names = ["Bear/boost", "Bear/counter:+1/+1", "Rain", "Rain#2", "Bear/boost#2", "Rain/2"];
    const [graph] = layerGraphs(resolutionOf(names.map(applied)));
    expect(graph?.effects.map(({ name, ability }) => [name, ability])).to.deep.equal([
      ["Bear", "boost"],
      ["The +1/+1 counters on Bear", undefined],
      ["Rain", undefined],
      ["The second Rain", undefined],
      ["Bear (boost; the second time)", undefined],
      ["The second effect of Rain", undefined],
    ]);
  });

  it("numbers what was applied, and nothing else, and knows both ends of each arrow, all over the corpus", async () => {
    const graphs = await corpusGraphs();
    expect(graphs.length).to.be.greaterThan(100);
    for (const { scenario, graph } of graphs) {
      const ids = graph.effects.map(({ id }) => id);
      expect(new Set(ids).size, scenario).to.equal(ids.length);
      for (const { from, to } of graph.edges) expect(ids, scenario).to.include.members([from, to]);
      const places = graph.effects.flatMap(({ place }) => place ?? []);
      expect(places, scenario).to.deep.equal(places.map((_, n) => n + 1));
      for (const { fate, place } of graph.effects) expect(place !== undefined, scenario).to.equal(fate === "applied");
    }
  });
});

function resolutionOf(trace: TraceStep[]): Resolution {
  return { ruleset: "current", objects: {}, players: {}, gameRules: [], stateBased: [], trace };
}

function depends(effect: string, on: string, because: DependsStep["because"]): TraceStep {
  const print = { exists: true, objects: [] };
  return { kind: "depends", layer: "4", effect, on, because, before: print, after: print, clause: "613.8a" };
}

function applied(effect: string): TraceStep {
  return { kind: "applied", layer: "7c", effect, parts: [], objects: [], changes: [], clauses: [] };
}
