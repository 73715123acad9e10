import { expect } from "chai";
import type { PlayerReference, ResolvesEvent, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { affecting, aura, BEAR, creature, CREATURES, enchantment, FLYER, gets, resolving } from "../support/cards.js";
import { ask, faultOf, play, playTimeline, timelineOf, type Played, type Step } from "../support/play.js";

const OTHER = creature("Other", 3, 3);
const THIEF = aura("Thief", affecting("take", { host: true }, { kind: "gainControl", player: "you" }));
const PLAYERS = ["Ann", "Bob", "Cid"];

function among(...steps: Step[]): Played {
  const played = playTimeline(timelineOf(steps, PLAYERS)).at(-1);
  return played ?? ask({} as never);
}

function taking(player: PlayerReference, over: Partial<ResolvesEvent> = {}): ResolvesEvent {
  return resolving("take", [{ affects: { target: 1 }, does: [{ kind: "gainControl", player }] }], over);
}

function exchange(targets: string[], over: Partial<ResolvesEvent> = {}): ResolvesEvent {
  return resolving("swap", [{ affects: { target: true }, does: [{ kind: "exchangeControl" }] }], { targets, ...over });
}

const bobs = { controller: "Bob" };
const cids = { controller: "Cid" };
const gone = (object: string): ScenarioEvent => ({ kind: "moves", object, to: "graveyard" });

describe("a player named by an object", () => {
  it("is its controller or its owner as the effect begins, and stays that player (CR 608.2h)", () => {
    const board = [BEAR, [FLYER, { ...bobs, owner: "Cid" }], [THIEF, { ...cids, attachedTo: "Flyer" }]] as const;
    const targets = ["Bear", "Flyer"];
    const controlled = among(...board, taking({ controllerOf: { target: 2 } }, { targets }), gone("Thief"));
    expect(controlled.object("Flyer").controller).to.equal("Bob");
    expect(controlled.object("Bear").controller).to.equal("Cid");
    const owned = among(BEAR, [FLYER, { ...bobs, owner: "Cid" }], taking({ ownerOf: { target: 2 } }, { targets }));
    expect(owned.object("Bear").controller).to.equal("Cid");
  });

  it("is asked for all the time by a static ability", () => {
    const drawn = affecting(
      "drawn",
      { object: "Bear" },
      { kind: "gainControl", player: { controllerOf: { object: "Flyer" } } },
    );
    const board = [BEAR, [FLYER, bobs], enchantment("Magnet", drawn)] as const;
    expect(among(...board).object("Bear").controller).to.equal("Bob");
    const thief = [THIEF, { ...cids, attachedTo: "Flyer" }] as const;
    expect(among(...board, thief).object("Bear").controller).to.equal("Cid");
    expect(among(...board, thief, gone("Thief")).object("Bear").controller).to.equal("Bob");
  });

  it("is one of the scenario where it is written out there", () => {
    expect(among(BEAR, taking({ player: "Cid" }, { targets: ["Bear"] })).object("Bear").controller).to.equal("Cid");
  });

  it("is whoever the enchanted or active player was, once", () => {
    const turn: ScenarioEvent = { kind: "turn", active: "Cid" };
    const active = among([BEAR, bobs], taking("activePlayer", { targets: ["Bear"] }), turn);
    expect(active.object("Bear").controller).to.equal("Ann");
  });

  it("counts once for several objects", () => {
    const counts = { affects: { target: 1 as const }, does: [gets({ players: { controllerOf: "target" } }, 0)] };
    const { object } = among([BEAR, bobs], [FLYER, bobs], resolving("count", [counts], { targets: ["Bear", "Flyer"] }));
    expect(object("Bear").power).to.equal(3);
  });
});

describe("what triggered", () => {
  const grows = { affects: { triggering: true as const }, does: [gets(1, 1)] };

  it("is the object and the player that the event names", () => {
    const grown = among([BEAR, bobs], resolving("grow", [grows], { triggeredBy: { object: "Bear" } }));
    expect(grown.object("Bear").power).to.equal(3);
    const taken = taking("triggeringPlayer", { targets: ["Bear"], triggeredBy: { player: "Cid" } });
    expect(among(BEAR, taken).object("Bear").controller).to.equal("Cid");
  });

  it("is looked back at once it has left, by whatever ways (CR 608.2h, 603.10)", () => {
    const exiled: ScenarioEvent = { kind: "moves", object: "Bear", to: "exile" };
    const avenged = taking({ controllerOf: "triggering" }, { targets: ["Flyer"], triggeredBy: { object: "Bear" } });
    const { object } = among(BEAR, FLYER, [THIEF, { ...cids, attachedTo: "Bear" }], gone("Bear"), exiled, avenged);
    expect(object("Flyer").controller).to.equal("Cid");
    const grown = among(BEAR, gone("Bear"), resolving("grow", [grows], { triggeredBy: { object: "Bear" } }));
    expect(grown.object("Bear").power).to.equal(2);
  });

  it("has to be named where it is spoken of, and only there", () => {
    expect(faultOf(BEAR, resolving("grow", [grows])).message).to.match(/speaks of the object that triggered it/);
    const player = { triggeredBy: { object: "Bear", player: "Bob" } };
    expect(faultOf(BEAR, resolving("grow", [grows], player))).to.deep.include({
      pointer: "/timeline/1/triggeredBy/player",
      message: "what resolves never speaks of the player of the event that triggered it",
    });
    expect(faultOf(BEAR, taking("triggeringPlayer", { targets: ["Bear"] })).message).to.match(/and none is named/);
  });
});

describe("an object chosen on resolution", () => {
  const likeness = (of: "chosenObject" | { chosenObject: number }, over: Partial<ResolvesEvent>): ResolvesEvent =>
    resolving("likeness", [{ affects: { target: true }, does: [{ kind: "copy", of }] }], over);

  it("is copied as it is then, by its place among several", () => {
    const chosenObjects = ["Flyer", "Other"];
    const { object } = play(BEAR, FLYER, OTHER, likeness({ chosenObject: 2 }, { targets: ["Bear"], chosenObjects }));
    expect(object("Bear").name).to.equal("Other");
  });

  it("can be none", () => {
    const { object } = play(BEAR, likeness("chosenObject", { targets: ["Bear"], chosenObjects: [] }));
    expect(object("Bear").name).to.equal("Bear");
  });

  it("has to be named where it is spoken of, and only there", () => {
    expect(faultOf(BEAR, likeness("chosenObject", { targets: ["Bear"] })).message).to.match(
      /an object chosen on resolution/,
    );
    const idle = exchange(["Bear", "Flyer"], { chosenObjects: ["Bear"] });
    expect(faultOf(BEAR, FLYER, idle).pointer).to.equal("/timeline/2/chosenObjects");
    expect(faultOf(BEAR, likeness("chosenObject", { targets: ["Bear"], chosenObjects: ["Nobody"] })).pointer).to.equal(
      "/timeline/1/chosenObjects/0",
    );
  });
});

describe("exchanging control (CR 701.12)", () => {
  const controllers = ({ object }: Played, ...ids: string[]): string[] => ids.map((id) => object(id).controller);

  it("gives each permanent to the controller of the other, as one effect", () => {
    const played = among(BEAR, [FLYER, bobs], exchange(["Bear", "Flyer"]));
    expect(controllers(played, "Bear", "Flyer")).to.deep.equal(["Bob", "Ann"]);
    expect(played.order("2")).to.deep.equal(["swap"]);
  });

  it("back again is another effect", () => {
    const again = exchange(["Bear", "Flyer"], { id: "again" });
    const played = among(BEAR, [FLYER, bobs], exchange(["Bear", "Flyer"]), again);
    expect(controllers(played, "Bear", "Flyer")).to.deep.equal(["Ann", "Bob"]);
    expect(played.order("2")).to.deep.equal(["swap", "again"]);
  });

  it("can end", () => {
    const played = among(BEAR, [FLYER, bobs], exchange(["Bear", "Flyer"]), { kind: "ends", effect: "swap" });
    expect(controllers(played, "Bear", "Flyer")).to.deep.equal(["Ann", "Bob"]);
  });

  for (const [what, ...steps] of [
    ["one player controls both", BEAR, FLYER, exchange(["Bear", "Flyer"])],
    ["one has left", BEAR, [FLYER, bobs], gone("Flyer"), exchange(["Bear", "Flyer"])],
    ["one is no permanent", BEAR, [FLYER, { ...bobs, zone: "stack" as const }], exchange(["Bear", "Flyer"])],
    ["there are three players", BEAR, [FLYER, bobs], [OTHER, cids], exchange(["Bear", "Flyer", "Other"])],
    ["two stand against one", BEAR, OTHER, [FLYER, bobs], exchange(["Bear", "Other", "Flyer"])],
  ] as readonly (readonly [string, ...Step[]])[]) {
    it(`does nothing, and begins no effect, if ${what} (CR 701.12a-b)`, () => {
      const played = among(...steps);
      expect(played.object("Bear").controller).to.equal("Ann");
      expect(played.order("2")).to.deep.equal([]);
    });
  }

  it("tells why it does nothing: one player controls all, or it can't be made whole (CR 701.12a-b)", () => {
    const told = (...steps: Step[]): unknown =>
      among(...steps)
        .steps("starts")
        .find(({ object }) => object === "Bear")?.facts;
    expect(told(BEAR, FLYER, exchange(["Bear", "Flyer"]))).to.deep.equal([
      { clause: "701.12b", player: "Ann", effects: ["swap"] },
    ]);
    expect(told(BEAR, [FLYER, bobs], gone("Flyer"), exchange(["Bear", "Flyer"]))).to.deep.equal([
      { clause: "701.12a", effects: ["swap"] },
    ]);
  });

  it("leaves the rest of the effect as it is", () => {
    const both = { affects: { target: true as const }, does: [{ kind: "exchangeControl" as const }, gets(1, 1)] };
    const { object, order } = among(BEAR, FLYER, resolving("swap", [both], { targets: ["Bear", "Flyer"] }));
    expect([object("Bear").power, order("2"), order("7c")]).to.deep.equal([3, [], ["swap"]]);
  });
});

describe("starting life totals and players by their life", () => {
  const low: PlayerReference = "thatPlayer";
  const poor = enchantment(
    "Mercy",
    affecting(
      "count",
      CREATURES,
      gets({ players: { among: "each", life: { atMost: { half: { startingLife: low } } } } }, 0),
    ),
  );

  function powerWith(...players: Parameters<typeof timelineOf>[1] & {}): number | null | undefined {
    return playTimeline(timelineOf([BEAR, poor], players))
      .at(-1)
      ?.object("Bear").power;
  }

  it("are 20 unless it is said", () => {
    expect(powerWith({ name: "Ann", life: 11 }, { name: "Bob", life: 10 })).to.equal(3);
    expect(
      powerWith({ name: "Ann", life: 40, startingLife: 80 }, { name: "Bob", life: 10, startingLife: 19 }),
    ).to.equal(3);
  });

  it("are of each player alone", () => {
    const ann = { name: "Ann", life: 12, startingLife: 25 };
    const bob = { name: "Bob", life: 12, startingLife: 20 };
    expect(powerWith(ann, bob)).to.equal(3);
    expect(powerWith(ann, { ...bob, life: 9 })).to.equal(4);
  });
});
