import { expect } from "chai";
import type { DependencyReason, LayerName, Resolution, TraceStep } from "../../src/rules/formats.gen.js";
import { pairsExercised } from "../../src/verifier/pairs.js";
import { applied, resolution } from "./boards.js";

const FOOTPRINT = { exists: true, objects: [] };

function layer(name: LayerName, pass: "all" | "cda" | "rest" = "all"): TraceStep {
  return { kind: "layer", layer: name, pass, clause: "613.1d" };
}

function effect(layer: LayerName, name: string, ...parts: string[]): TraceStep {
  return { ...applied(layer, name), parts };
}

function depends(layer: LayerName, name: string, on: string, ...because: DependencyReason[]): TraceStep {
  return { kind: "depends", layer, effect: name, on, because, before: FOOTPRINT, after: FOOTPRINT, clause: "613.8a" };
}

function pairs(...traces: TraceStep[][]): string[] {
  return pairsExercised(
    traces.map((trace): Resolution => resolution({ trace })),
    () => [],
  );
}

describe("the pairs of effects in a trace", () => {
  it("are those of one layer, in alphabetical order where nothing was found between them", () => {
    expect(
      pairs([
        layer("4"),
        effect("4", "B", "setTypes"),
        effect("4", "A", "addTypes"),
        layer("5"),
        effect("5", "A", "setColors"),
      ]),
    ).to.deep.equal(["4|addTypes|setTypes|none"]);
  });

  it("have the dependent effect first, once for each reason", () => {
    expect(
      pairs([
        layer("4"),
        depends("4", "B", "A", "existence", "appliesTo"),
        effect("4", "A", "addTypes"),
        effect("4", "B", "setTypes"),
      ]),
    ).to.deep.equal(["4|setTypes|addTypes|appliesTo", "4|setTypes|addTypes|existence"]);
  });

  it("are in a loop, not dependent, when they are members of one", () => {
    expect(
      pairs([
        layer("4"),
        depends("4", "A", "B", "appliesTo"),
        depends("4", "B", "A", "appliesTo"),
        { kind: "loop", layer: "4", members: ["A", "B"], clause: "613.8b" },
        effect("4", "A", "addTypes"),
        effect("4", "B", "setBasicLandTypes"),
      ]),
    ).to.deep.equal(["4|addTypes|setBasicLandTypes|loop"]);
  });

  it("also tell of a member of a loop and an outsider", () => {
    expect(
      pairs([
        layer("4"),
        depends("4", "X", "A", "appliesTo"),
        { kind: "loop", layer: "4", members: ["A", "B"], clause: "613.8b" },
        effect("4", "A", "addTypes"),
        effect("4", "X", "setSubtypes"),
        effect("4", "B", "addTypes"),
      ]),
    ).to.deep.equal(["4|addTypes|addTypes|loop", "4|addTypes|setSubtypes|none", "4|setSubtypes|addTypes|appliesTo"]);
  });

  it("are none across characteristic-defining abilities and the rest (CR 613.8a)", () => {
    expect(
      pairs([
        layer("4", "cda"),
        effect("4", "A", "addEverySubtype"),
        layer("4", "rest"),
        effect("4", "B", "setSubtypes"),
      ]),
    ).to.deep.equal([]);
  });

  it("count each kind of an effect with several parts in the layer, but not one with the other", () => {
    expect(
      pairs([
        layer("6"),
        effect("6", "A", "loseAllAbilities", "gainAbilities", "gainAbilities"),
        effect("6", "B", "cantHave"),
      ]),
    ).to.deep.equal(["6|cantHave|gainAbilities|none", "6|cantHave|loseAllAbilities|none"]);
  });

  it("of alike effects are independent only if two of them are", () => {
    const waiting = depends("7c", "B", "A", "whatItDoes");
    const two = [effect("7c", "A", "modifyPowerToughness"), effect("7c", "B", "modifyPowerToughness")];
    const third = effect("7c", "C", "modifyPowerToughness");
    const KINDS = "7c|modifyPowerToughness|modifyPowerToughness";
    expect(pairs([layer("7c"), waiting, ...two])).to.deep.equal([`${KINDS}|whatItDoes`]);
    expect(pairs([layer("7c"), waiting, ...two, third])).to.deep.equal([`${KINDS}|none`, `${KINDS}|whatItDoes`]);
  });

  it("of all traces stand once, in the order of the layers", () => {
    const colors = [layer("5"), effect("5", "A", "setColors"), effect("5", "B", "setColors")];
    const copies = [layer("1a"), effect("1a", "A", "copiedValues"), effect("1a", "B", "copiedValues")];
    expect(pairs([...copies, ...colors], colors)).to.deep.equal([
      "1a|copiedValues|copiedValues|none",
      "5|setColors|setColors|none",
    ]);
  });

  it("need no step that a layer begins", () => {
    expect(pairs([effect("5", "A", "setColors"), effect("5", "B", "addColors")])).to.deep.equal([
      "5|addColors|setColors|none",
    ]);
  });

  it("have the kinds of the cards for an effect that ended before its turn", () => {
    const trace = [
      layer("4"),
      depends("4", "Urborg/swamps", "Moon", "existence"),
      effect("4", "Moon", "setBasicLandTypes"),
    ];
    const found = pairsExercised([resolution({ trace })], (name, layer) =>
      name === "Urborg/swamps" && layer === "4" ? ["addTypes"] : [],
    );
    expect(found).to.deep.equal(["4|addTypes|setBasicLandTypes|existence"]);
    expect(pairs(trace), "without the card").to.deep.equal([]);
  });

  it("are found among thousands of effects at once", () => {
    const many = Array.from({ length: 5000 }, (_, place) => effect("7c", `Effect ${place}`, "modifyPowerToughness"));
    expect(pairs([layer("7c"), ...many])).to.have.lengthOf(1);
  });
});
