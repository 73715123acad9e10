import { expect } from "chai";
import type { Card, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { play, playTimeline, timelineOf, type Step } from "../support/play.js";
import {
  affecting,
  aura,
  BEAR,
  becomes,
  creature,
  CREATURES,
  enchantment,
  equipment,
  gains,
  LOSES_ALL,
  onTarget,
} from "../support/cards.js";

/** An effect that sets every creature's power, so that the latest timestamp is what can be seen. */
function setting(name: string, power: number): Card {
  return enchantment(name, affecting("set", { ...CREATURES, name: "Bear" }, becomes(power, 9)));
}

const blank = (id: string): ScenarioEvent => onTarget(`Blank ${id}`, id, LOSES_ALL);

describe("timestamps of granted abilities (CR 613.7a)", () => {
  const grants = aura(
    "Grant",
    affecting("grant", { host: true }, gains(affecting("lift", CREATURES, gains("flying")))),
  );
  const fall = enchantment("Fall", affecting("ground", CREATURES, { kind: "loseAbilities", abilities: ["flying"] }));
  const other = creature("Other", 1, 1);

  it("are those of what grants them, if it is newer", () => {
    expect(play(BEAR, other, fall, [grants, { attachedTo: "Bear" }]).object("Other").abilities).to.deep.equal([
      "flying",
    ]);
    expect(play(BEAR, other, [grants, { attachedTo: "Bear" }], fall).object("Other").abilities).to.deep.equal([]);
  });

  it("are those of the object that has them, if it is newer", () => {
    const lord = enchantment(
      "Lord",
      affecting("grant", { name: "Late" }, gains(affecting("lift", CREATURES, gains("flying")))),
    );
    expect(play(other, lord, fall, creature("Late", 1, 1)).object("Other").abilities).to.deep.equal(["flying"]);
    expect(play(other, lord, creature("Late", 1, 1), fall).object("Other").abilities).to.deep.equal([]);
  });

  it("do not go away with what the ability itself does not touch", () => {
    expect(play(BEAR, other, [grants, { attachedTo: "Bear" }], blank("Other")).object("Bear").abilities).to.include(
      "flying",
    );
  });
});

describe("simultaneous timestamps (CR 613.7m)", () => {
  function together(active: string, ...events: ScenarioEvent[]): number | null {
    const steps: Step[] = [BEAR, { kind: "turn", active }, { kind: "simultaneous", events }];
    const cards = [setting("One", 1), setting("Two", 2), setting("Three", 3)];
    const players = ["Ann", "Bob", "Cleo"];
    return (
      playTimeline({ ...timelineOf(steps, players) }, cards)
        .at(-1)
        ?.object("Bear").power ?? null
    );
  }
  const enter = (card: string, controller: string): ScenarioEvent => ({ kind: "enters", card, controller });

  it("go from the active player around the table, however they are listed", () => {
    const events = [enter("One", "Ann"), enter("Two", "Bob"), enter("Three", "Cleo")];
    for (const listed of [events, events.toReversed()]) {
      expect(together("Ann", ...listed)).to.equal(3);
      expect(together("Bob", ...listed)).to.equal(1);
      expect(together("Cleo", ...listed)).to.equal(2);
    }
  });

  it("of one player go in the order listed", () => {
    expect(together("Ann", enter("One", "Ann"), enter("Two", "Ann"))).to.equal(2);
    expect(together("Ann", enter("Two", "Ann"), enter("One", "Ann"))).to.equal(1);
  });

  it("go by who controls a permanent that gets a new one", () => {
    const [hammer, shrink] = [
      equipment("Hammer", affecting("set", { host: true }, becomes(1, 9))),
      equipment("Mace", affecting("set", { host: true }, becomes(2, 9))),
    ];
    const { object } = play(BEAR, [hammer, { controller: "Bob" }], shrink, {
      kind: "simultaneous",
      events: [
        { kind: "attach", object: "Hammer", to: "Bear" },
        { kind: "attach", object: "Mace", to: "Bear" },
      ],
    });
    expect(object("Bear").power).to.equal(1);
  });

  it("of what a resolution makes come after what entered with it (CR 613.7n)", () => {
    const knight = creature("Knight", 2, 2, { abilities: [affecting("mighty", { self: true }, becomes(5, 5))] });
    const steps: Step[] = [
      [knight, { zone: "graveyard" }],
      {
        kind: "simultaneous",
        events: [
          {
            kind: "resolves",
            id: "Raise",
            controller: "Ann",
            targets: ["Knight"],
            ability: { effects: [{ affects: { target: true }, does: [becomes(1, 1)] }] },
          },
          { kind: "moves", object: "Knight", to: "battlefield" },
        ],
      },
    ];
    expect(play(...steps).object("Knight")).to.include({ power: 1, toughness: 1, zone: "battlefield" });
  });

  it("are cited", () => {
    const steps: Step[] = [BEAR, { kind: "simultaneous", events: [enter("One", "Ann"), enter("Two", "Bob")] }];
    const [played] = playTimeline(timelineOf(steps), [setting("One", 1), setting("Two", 2)]);
    expect(played?.steps("applied").map(({ clauses }) => clauses.includes("613.7m"))).to.deep.equal([true, true]);
  });
});
