import { expect } from "chai";
import type { Ability, StaticAbility } from "../../src/rules/formats.gen.js";
import { redundantReasons } from "../../src/explain/why/redundant.js";
import { Seen } from "../../src/explain/why/seen.js";
import { LANGUAGES } from "../../src/wording/language.js";
import { objectNames } from "../../src/wording/object-names.js";
import { Speaker } from "../../src/wording/speaker.js";
import { affecting, CREATURES, creature, enchantment, gains } from "../support/cards.js";
import { play, type Step } from "../support/play.js";

const NAMES = objectNames({ players: ["Ann", "Bob"], timeline: [] });

/** What is told of several instances, with the clause: in each language. */
function told(...steps: Step[]): string[][] {
  const all = Seen.all(play(...steps).resolution.trace);
  const reasons = all.flatMap((seen) => redundantReasons(seen, all, NAMES));
  return LANGUAGES.map((language) =>
    reasons.map(({ words, clauses }) => `${new Speaker(language).sentence(words)} [${clauses.join(", ")}]`),
  );
}

const flying = (name: string): Step => enchantment(name, affecting("fly", CREATURES, gains("flying")));

const HEXPROOF: StaticAbility = {
  kind: "static",
  id: "guard",
  does: [{ kind: "playerGains", player: "you", abilities: ["hexproof"] }],
};

const guarding = (name: string): Step => enchantment(name, HEXPROOF satisfies Ability);

describe("several instances of a keyword", () => {
  it("are told to do no more than one where the second comes (CR 702.9c)", () => {
    const [english] = told(creature("Bear", 2, 2), flying("One"), flying("Two"));
    expect(english).to.deep.equal([
      "Bear has flying several times then, which does no more than having it once. [702.9c]",
    ]);
  });

  it("all go with what takes the ability away (CR 113.10b)", () => {
    const grounds = enchantment(
      "Ground",
      affecting("ground", CREATURES, { kind: "loseAbilities", abilities: ["flying"] }),
    );
    const [english, german, french] = told(creature("Bear", 2, 2), flying("One"), flying("Two"), grounds);
    expect(english?.at(-1)).to.equal(
      "Bear had flying several times: what takes it away takes every instance. [113.10b]",
    );
    expect(german?.at(-1)).to.include("mehrfach, und was das entfernt, entfernt alles davon");
    expect(french?.at(-1)).to.include("ce qui la retire en retire tous les exemplaires");
  });

  it("of players are told too (CR 702.11h)", () => {
    const [english] = told(guarding("One"), guarding("Two"));
    expect(english).to.deep.equal([
      "Ann has hexproof several times then, which does no more than having it once. [702.11h]",
    ]);
    expect(told(guarding("One"))[0]).to.deep.equal([]);
  });
});
