import { expect } from "chai";
import type { ResolvedObject, ResolvedPlayer } from "../../src/rules/formats.gen.js";
import { objectNames } from "../../src/wording/object-names.js";
import { objectNowPhrase, playerNowPhrase } from "../../src/wording/objects-now.js";
import { Speaker } from "../../src/wording/speaker.js";
import { affecting, aura, BEAR, creature, CREATURES, enchantment, land } from "../support/cards.js";
import { play } from "../support/play.js";

const ENGLISH = new Speaker("en");
const NAMES = objectNames({ players: [], timeline: [] });

function describeObject(id: string, object: ResolvedObject, asked: string[] = []): string {
  return ENGLISH.sentence(objectNowPhrase(id, object, NAMES, asked));
}

function describePlayer(name: string, player: ResolvedPlayer): string {
  return ENGLISH.sentence(playerNowPhrase(name, player));
}

describe("objects as they are now", () => {
  it("are told in one sentence", () => {
    expect(describeObject("Bear", play(BEAR).object("Bear"))).to.equal(
      "Bear is: Creature — Bear, 2/2, green, no abilities, under Ann's control.",
    );
  });

  it("add what is out of the ordinary, and what is asked", () => {
    const played = play([BEAR, { owner: "Bob", counters: { "+1/+1": 1 }, tapped: true }]);
    expect(describeObject("Bear", played.object("Bear"), ["manaValue", "tapsFor"])).to.equal(
      "Bear is: Creature — Bear, 3/3, green, no abilities, under Ann's control, owned by Bob. Also: mana value 2; base power and toughness 2/2; a +1/+1 counter; tapped; can't produce mana.",
    );
  });

  it("tell the rules in force, and what they make of attacking and blocking", () => {
    const law = enchantment(
      "Law",
      affecting(
        "law",
        CREATURES,
        { kind: "changeGameRule", rule: "cant-attack" },
        { kind: "changeGameRule", rule: "odd-rule" },
      ),
    );
    const bear = play(BEAR, law).object("Bear");
    expect(describeObject("Bear", bear)).to.match(/ Also: can't attack\.$/);
    expect(describeObject("Bear", bear, ["rules", "blocks"])).to.match(
      / Also: rules in force for it: can't attack and follows a changed rule of the game: “odd-rule”; can't attack; may block\.$/,
    );
    expect(describeObject("Bear", play(BEAR).object("Bear"), ["rules"])).to.match(
      / Also: no rule is changed for it\.$/,
    );
  });

  it("tell of the legend rule that it is what does not apply", () => {
    const box = enchantment("Box", affecting("box", CREATURES, { kind: "changeGameRule", rule: "no-legend-rule" }));
    const bear = play(BEAR, box).object("Bear");
    expect(describeObject("Bear", bear, ["rules"])).to.match(
      / rules in force for it: the “legend rule” doesn't apply\.$/,
    );
  });

  it("quote abilities in the words of their cards", () => {
    const soaked = affecting("soaked", { self: true }, { kind: "changeGameRule", rule: "cant-be-enchanted" });
    const claim = aura(
      "Claim",
      { kind: "keyword", keyword: "enchant", quality: { type: "Land" } },
      affecting("soaks", { host: true }, { kind: "gainAbilities", abilities: [soaked] }),
    );
    const marsh = land("Marsh");
    const names = objectNames({ players: [], timeline: [] }, [claim, marsh]);
    const played = play(marsh, [claim, { attachedTo: "Marsh" }]);
    const said = (id: string): string => ENGLISH.sentence(objectNowPhrase(id, played.object(id), names));
    expect(said("Claim")).to.contain("enchant land and “The enchanted land has ‘This land can't be enchanted’”");
    expect(said("Marsh")).to.contain("“This land can't be enchanted”");
  });

  it("say their name only if the id does not", () => {
    const played = play([BEAR, { id: "Bear 2" }], [BEAR, { id: "Grizzly" }]);
    expect(describeObject("Bear 2", played.object("Bear 2"))).to.match(/^Bear 2 is: Creature — Bear, 2\/2, green/);
    expect(describeObject("Grizzly", played.object("Grizzly"))).to.match(/^Grizzly is: named Bear, Creature — Bear,/);
  });

  it("tell of a face-down creature that it has no name, and what a copy of it would be", () => {
    const told = describeObject("Bear", play([BEAR, { faceDown: true }]).object("Bear"), ["copiable", "manaCost"]);
    expect(told).to.include("Bear is: nameless, Creature, 2/2, colorless, no abilities");
    expect(told).to.include(
      "no mana cost; face down. A copy of it would be: nameless, Creature, 2/2, colorless, no abilities, no mana cost",
    );
  });

  it("call all creature types by that", () => {
    const shifter = creature("Shifter", 1, 1, { subtypes: ["Shapeshifter"], abilities: ["changeling"] });
    expect(describeObject("Shifter", play(shifter).object("Shifter"))).to.equal(
      "Shifter is: Creature — every creature type, 1/1, colorless, changeling, under Ann's control.",
    );
  });

  it("say where they are", () => {
    const bear = play(BEAR).object("Bear");
    const told = (["battlefield", "graveyard", "hand", "library", "exile", "stack", "command"] as const).map((zone) =>
      describeObject("Bear", { ...bear, zone } satisfies ResolvedObject),
    );
    expect(new Set(told)).to.have.length(7);
    expect(told[1]).to.match(/in Ann's graveyard\.$/);
  });
});

describe("players as they are now", () => {
  it("are told in one sentence", () => {
    expect(describePlayer("Ann", { life: 20, hand: 1, abilities: [], maximumHandSize: 7, landPlays: 1 })).to.equal(
      "Ann has 20 life, 1 card in hand, a maximum hand size of 7 and no abilities.",
    );
    expect(
      describePlayer("Ann", { life: 3, hand: 2, abilities: ["hexproof"], maximumHandSize: null, landPlays: 1 }),
    ).to.equal("Ann has 3 life, 2 cards in hand, no maximum hand size and hexproof.");
    const lands = (landPlays: number | null): string =>
      describePlayer("Ann", { life: 20, hand: 0, abilities: [], maximumHandSize: 7, landPlays });
    expect(lands(3)).to.match(/; as things are, 3 lands may be played in a turn of Ann's\.$/);
    expect(lands(null)).to.match(/; as things are, any number of lands may be played in a turn of Ann's\.$/);
  });
});
