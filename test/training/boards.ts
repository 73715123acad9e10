import type { CheckEvent, Scenario } from "../../src/rules/formats.gen.js";
import type { Item } from "../../src/training/item.js";
import { itemsOf } from "../../src/training/items.js";
import type { CorpusScenario } from "../../src/verifier/plan.js";
import { affecting, becomes, creature, enchantment } from "../support/cards.js";
import { type Step, timelineOf } from "../support/play.js";

/* Boards that items are made from, small enough to be worked out by hand. */

export function asks(what: Partial<CheckEvent>): CheckEvent {
  return { kind: "check", id: "end", ...what };
}

export function entryOf(id: string, steps: readonly Step[], over: Partial<Scenario> = {}): CorpusScenario {
  return {
    file: `${id}.json`,
    topic: "power-toughness",
    scenario: {
      id,
      rev: 1,
      title: `The title of ${id}`,
      level: "must",
      rulesets: ["current"],
      cites: [{ clause: "613.4b", role: "decides" }],
      ...timelineOf(steps),
      ...over,
    },
  };
}

export const BEAR = creature("Bear", 2, 2);
export const ANTHEM = enchantment(
  "Anthem",
  affecting("bonus", { type: "Creature", controller: "you" }, { kind: "modifyPowerToughness", power: 1, toughness: 1 }),
);
export const LEVELLER = enchantment(
  "Leveller",
  affecting("level", { type: "Creature" }, becomes(0, 1), { kind: "gainAbilities", abilities: ["flying"] }),
);

/**
 * A bear (2/2) is set to 0/1 in layer 7b and gets +1/+1 in 7c: 1/2. Who gives the last word to what sets a size says 0/1,
 * and so does who knows no layers, since the setter is newer. That it has flying nobody gets wrong, and no effect touches its
 * color.
 */
export function levelledBear(id = "levelled-bear", over: Partial<Scenario> = {}): CorpusScenario {
  return entryOf(
    id,
    [BEAR, ANTHEM, LEVELLER, asks({ expect: { Bear: { power: 1, toughness: 2, abilities: ["flying"], colors: [] } } })],
    over,
  );
}

/** All items of an entry under today's rules, or a complaint. */
export function made(entry: CorpusScenario, readings: readonly string[] = []): readonly Item[] {
  const items = itemsOf(entry, new Map(), "current", readings);
  if (!items.ok) throw new Error(items.message);
  return items.items;
}

/** The item that asks for one aspect of an object. */
export function itemAbout(items: readonly Item[], object: string, aspect: string): Item {
  const found = items.find(
    ({ question }) => question.kind === "object" && question.object === object && question.aspect === aspect,
  );
  if (found === undefined) throw new Error(`nothing asks for the ${aspect} of ${object}`);
  return found;
}
