import { expect } from "chai";
import type { ScenarioEvent } from "../../src/rules/formats.gen.js";
import { askedFields, comingOf } from "../../web/what-if/added-card.js";
import { ended } from "../../web/what-if/board.js";
import { cardActions } from "../../web/what-if/card-actions.js";
import { insertEvent } from "../../web/what-if/edit.js";
import { board, LAB_CORPUS } from "./support.js";

const { cards } = LAB_CORPUS;
const enters = (card: string, controller = "Ann"): ScenarioEvent => ({ kind: "enters", card, controller });

/** How a card comes to a board on which this has happened, and what it asks for. */
function adding(name: string, ...before: ScenarioEvent[]): { events: readonly ScenarioEvent[]; asks: string[] } {
  const ground = ended(board(...before));
  const place = ground.timeline.length - 1;
  const events = comingOf(cards.get(name)!, "Ann", { board: ground, place, cards }); // a card of the corpus
  const after = events.reduce((held, event, n) => insertEvent(held, place + n, event), ground);
  return { events, asks: askedFields({ board: after, place, cards }).map(({ path }) => path.join(" ")) };
}

describe("a card that is added to a board", () => {
  it("enters, and asks for nothing where its text asks for nothing", () => {
    expect(adding("Humility")).to.deep.equal({ events: [enters("Humility")], asks: [] });
  });

  it("has a name of its own where a card of that name is there already", () => {
    const { events } = adding("Humility", enters("Humility"));
    expect(events).to.deep.equal([{ kind: "enters", card: "Humility", id: "Humility 2", controller: "Ann" }]);
  });

  it("asks what it enchants, and begins with what its text allows", () => {
    const { events, asks } = adding("Pacifism", enters("Grizzly Bears"), enters("Humility"));
    expect(events[0]).to.include({ attachedTo: "Grizzly Bears" });
    expect(asks).to.deep.equal(["attachedTo"]);
  });

  it("asks what it is a copy of", () => {
    const { events, asks } = adding("Clone", enters("Grizzly Bears"), enters("Humility"));
    expect(events[0]).to.include({ copyOf: "Grizzly Bears" });
    expect(asks).to.deep.equal(["copyOf"]);
  });

  it("asks for its choice", () => {
    expect(adding("Painter's Servant").asks).to.deep.equal(["choices color"]);
  });

  it("resolves where it is a spell, and asks for its target among those that are legal", () => {
    const { events, asks } = adding("Giant Growth", enters("Grizzly Bears"), enters("Humility"));
    expect(events).to.deep.equal([
      { kind: "resolves", card: "Giant Growth", controller: "Ann", targets: ["Grizzly Bears"] },
    ]);
    expect(asks).to.include("targets 0");
  });

  it("is cast where it has an X, for which it asks", () => {
    const { events, asks } = adding("Walking Ballista");
    expect(events.map(({ kind }) => kind)).to.deep.equal(["casts", "moves"]);
    expect(asks).to.deep.equal(["x"]);
  });
});

describe("what can be done with a card of a board", () => {
  it("is about that card, and about attaching only where it can be attached", () => {
    const ground = ended(board(enters("Grizzly Bears"), enters("Humility"), enters("Ghostfire Blade")));
    const kinds = (id: string): string[] => cardActions(ground, cards, 3, id).map(({ event }) => event.kind);
    expect(kinds("Humility")).to.include.members(["counters", "tap", "turnFaceDown", "phaseOut", "moves"]);
    expect(kinds("Humility")).not.to.include("attach");
    expect(kinds("Ghostfire Blade")).to.include("attach");
    for (const { event } of cardActions(ground, cards, 3, "Humility"))
      expect(JSON.stringify(event)).to.include("Humility").and.not.to.include("Bears");
  });

  it("offers every other player its control", () => {
    const ground = ended(board(enters("Grizzly Bears")));
    const events = cardActions(ground, cards, 1, "Grizzly Bears").map(({ event }) => event);
    expect(events.filter(({ kind }) => kind === "resolves")).to.have.lengthOf(1);
  });
});
