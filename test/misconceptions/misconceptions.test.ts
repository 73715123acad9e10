import { expect } from "chai";
import { CLAUSES } from "../../src/rules/clauses.js";
import { EDITIONS } from "../../src/rules/editions.js";
import { POLICY_WORDS, STATE_BASED_WORDS } from "../support/edition-words.js";
import {
  type Misconception,
  MISCONCEPTIONS,
  misconceptionOf,
  misled,
} from "../../src/misconceptions/misconceptions.js";
import { QUESTIONS } from "../../src/rules/questions.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import type { Slot } from "../../src/rules/ruleset.js";
import { changedSlots, type SlotChange } from "../../src/misconceptions/slot-changes.js";

const CURRENT = rulesetOf("current");

function misconception(id: string): Misconception {
  const found = misconceptionOf(id);
  if (found === undefined) throw new Error(`no misconception ${id}`);
  return found;
}

describe("the list of misconceptions", () => {
  it("calls each by an id of its own and says it in a line", () => {
    const ids = MISCONCEPTIONS.map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
    for (const { id, words } of MISCONCEPTIONS) {
      expect(id).to.match(/^[a-z]+(-[a-z]+)*(-m?[0-9]+)?$/);
      expect(words, id).to.match(/^[A-Z].*\.$/);
    }
  });

  it("tells the clause that says otherwise", () => {
    expect(MISCONCEPTIONS.filter(({ forgets }) => CLAUSES[forgets] === undefined)).to.deep.equal([]);
  });

  it("has every edition but the newest, and those last", () => {
    const older = EDITIONS.slice(0, -1).map(({ id }) => `edition-${id}`);
    expect(MISCONCEPTIONS.slice(-older.length).map(({ id }) => id)).to.have.members(older);
  });

  it("has words for every value of a switch that it sets", () => {
    for (const { id, believes, policy, stateBased } of MISCONCEPTIONS) {
      for (const [key, value] of Object.entries({ ...believes, ...policy, ...stateBased })) {
        const words = { ...POLICY_WORDS, ...STATE_BASED_WORDS }[key as keyof typeof POLICY_WORDS];
        if (typeof value === "string") expect(words.values, `${id}: ${key}`).to.have.property(value);
        else expect(words.values, `${id}: ${key}`).to.equal(undefined);
      }
    }
  });

  it("leaves nothing to the policies that only somebody wrong decides otherwise", () => {
    const answers = new Map<string, Set<string>>();
    const decided = [
      ...EDITIONS.flatMap(({ policy, stateBased }) => [policy, stateBased]),
      ...QUESTIONS.flatMap(({ readings }) => readings.map(({ policy = {} }) => policy)),
    ];
    for (const [key, value] of decided.flatMap((policy) => Object.entries(policy)))
      answers.set(key, (answers.get(key) ?? new Set()).add(JSON.stringify(value)));
    expect([...answers].filter(([, values]) => values.size < 2).map(([key]) => key)).to.deep.equal([]);
  });

  it("has no reading of an open question", () => {
    const readings = QUESTIONS.flatMap(({ readings: answers, until = "current" }) =>
      until === "current" ? answers.flatMap(({ policy }) => (policy === undefined ? [] : [policy])) : [],
    );
    for (const { id, policy } of MISCONCEPTIONS)
      if (policy !== undefined) expect(readings, id).to.not.deep.include(policy);
  });
});

describe("rules with a misconception", () => {
  it("differ by its data, keep the id, and are marked", () => {
    const wrong = misled(CURRENT, misconception("turning-keeps-the-timestamp"));
    expect(wrong).to.deep.equal({
      ...CURRENT,
      policy: { ...CURRENT.policy, turningRestamps: false },
      misconception: "turning-keeps-the-timestamp",
    });
  });

  it("take one step of what all editions do alike in another way", () => {
    const wrong = misled(CURRENT, misconception("timestamps-only"));
    expect(wrong?.policy).to.deep.equal(CURRENT.policy);
    expect(wrong?.practice).to.deep.equal({ ...CURRENT.practice, waits: wrong?.practice.waits });
    expect(wrong?.practice.waits(() => ["older"], ["older", "newer"])("newer")).to.deep.equal([]);
    expect(CURRENT.practice.waits(() => ["older"], ["older", "newer"])("newer")).to.deep.equal(["older"]);
  });

  it("are the same object when they are asked for again", () => {
    const [once, again] = [1, 2].map(() => misled(CURRENT, misconception("no-layers")));
    expect(once).to.not.equal(undefined);
    expect(once).to.equal(again);
  });

  it("are none where the edition says just that", () => {
    expect(misled(rulesetOf("m10"), misconception("order-worked-out-once"))).to.equal(undefined);
    expect(misled(rulesetOf("m14"), misconception("order-worked-out-once"))).to.not.equal(undefined);
  });

  it("are none where the edition has nothing to be wrong about", () => {
    expect(misled(rulesetOf("m14"), misconception("keyword-counters-stay"))).to.equal(undefined);
    expect(misled(rulesetOf("ikoria"), misconception("keyword-counters-stay"))).to.not.equal(undefined);
  });

  it("follow an older text in everything but the name", () => {
    const wrong = misled(CURRENT, misconception("edition-m10"));
    const { slots, policy, stateBased, copiableAfter, baseAfter } = rulesetOf("m10");
    expect(wrong).to.deep.equal({
      ...CURRENT,
      slots,
      policy,
      stateBased,
      copiableAfter,
      baseAfter,
      misconception: "edition-m10",
    });
  });

  it("are none of a text that is newer, or the same", () => {
    expect(misled(rulesetOf("m10"), misconception("edition-m10"))).to.equal(undefined);
    expect(misled(rulesetOf("m10"), misconception("edition-ikoria"))).to.equal(undefined);
  });

  it("take what is copied from before every layer, or from after the last", () => {
    expect(misled(CURRENT, misconception("copies-are-printed"))?.copiableAfter).to.equal(undefined);
    expect(misled(CURRENT, misconception("copies-are-exact"))?.copiableAfter).to.equal("7d");
    expect(misled(CURRENT, misconception("bonuses-are-base"))?.baseAfter).to.equal("7d");
  });

  it("have base power and toughness where they are set last", () => {
    expect(misled(CURRENT, misconception("no-layers"))?.baseAfter).to.equal("2");
    expect(misled(rulesetOf("pre-m10"), misconception("no-layers"))?.baseAfter).to.equal(undefined);
  });
});

describe("another order of the layers", () => {
  /** The sorts of the slots, those of characteristic-defining abilities marked. */
  const shown = (slots: readonly Slot[]): string[] =>
    slots.map(({ sorts, pass }) => `${sorts.join("+")}${pass === "cda" ? "*" : ""}`);
  const changed = (change: SlotChange, id: "current" | "pre-m10" = "current"): string[] =>
    shown(changedSlots(rulesetOf(id).slots, change)).slice(id === "current" ? 6 : 7);
  const ABILITIES = "ability+abilityLoss+abilityCounter";

  it("is that of the edition without a change", () => {
    expect(shown(CURRENT.slots).slice(6)).to.deep.equal([
      "type*",
      "type",
      "color*",
      "color",
      `${ABILITIES}*`,
      ABILITIES,
      "definedSize",
      "setSize",
      "boost+staticBoost+counterBoost",
      "switch",
    ]);
  });

  it("puts what moves before, in both of its passes", () => {
    expect(changed({ move: ["color"], before: "type" }).slice(0, 4)).to.deep.equal([
      "color*",
      "color",
      "type*",
      "type",
    ]);
  });

  it("takes what moves out of the layer that it shares", () => {
    expect(changed({ move: ["counterBoost"], before: "setSize" }).slice(6)).to.deep.equal([
      "definedSize",
      "counterBoost",
      "setSize",
      "boost+staticBoost",
      "switch",
    ]);
    expect(changed({ move: ["abilityLoss"], after: "ability" }).slice(4, 8)).to.deep.equal([
      "ability+abilityCounter*",
      "ability+abilityCounter",
      "abilityLoss*",
      "abilityLoss",
    ]);
  });

  it("is said of what stands in a layer, so that it means the same in an edition with other layers", () => {
    expect(
      changed({ move: ["ability", "abilityLoss", "abilityCounter"], before: "type" }, "pre-m10").slice(0, 6),
    ).to.deep.equal([`${ABILITIES}*`, ABILITIES, "type*", "type", "color*", "color"]);
  });

  it("has one order for what is put together", () => {
    const [before, one, ...after] = changedSlots(CURRENT.slots.slice(6), { together: ["type", "color", "setSize"] });
    expect(before?.sorts).to.deep.equal(["type", "color", "setSize"]);
    expect(before).to.include({ layer: "4", pass: "all", clause: "613.1d" });
    expect(shown([one, ...after].filter((slot) => slot !== undefined))).to.deep.equal([
      `${ABILITIES}*`,
      ABILITIES,
      "definedSize",
      "boost+staticBoost+counterBoost",
      "switch",
    ]);
  });

  it("gives up the pass of characteristic-defining abilities, or puts it last", () => {
    expect(changedSlots(CURRENT.slots, { defining: "withTheRest" }).every(({ pass }) => pass === "all")).to.equal(true);
    expect(changed({ defining: "last" }).slice(0, 4)).to.deep.equal(["type", "type*", "color", "color*"]);
  });
});
