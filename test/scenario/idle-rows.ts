import { expect } from "chai";
import { checked, withoutPlaces } from "./files.js";

/* What can do nothing is no event: each of these is a fault, with its place, or none because something could ask for it. */

export type Data = Record<string, unknown>;

/** [what, cards of the scenario's own, events after Bear Cub and Anthem have entered, what is wrong] */
export type Row = readonly [what: string, cards: readonly Data[], events: readonly Data[], faults: readonly string[]];

export const LISTENER = card("Listener", [{ kind: "asEnters", id: "hears", choose: "creatureType" }]);
export const KEEPER = card("Keeper", [
  { kind: "static", id: "keeps", affects: { linked: "exiled" }, does: [{ kind: "loseAllAbilities" }] },
]);
export const CLONER = card("Cloner", [{ kind: "asEnters", id: "copies", copy: { of: { type: "Creature" } } }]);
export const MUTANT = card("Mutant", [{ kind: "keyword", keyword: "mutate", cost: "{G}" }]);
export const MIMICRY = spell("Mimicry", { affects: { target: true }, does: [{ kind: "copy", of: "chosenObject" }] });
export const GRAVEDIGGER = card("Gravedigger", [
  {
    kind: "static",
    id: "digs",
    affects: { self: true },
    does: [{ kind: "gainFullText", of: { topOf: "graveyard" } }],
  },
]);
export const WARDEN = card("Warden", [
  {
    kind: "static",
    id: "teaches",
    affects: { type: "Creature" },
    does: [{ kind: "gainAbilities", abilities: [{ kind: "asEnters", id: "learns", choose: "lesson" }] }],
  },
]);
export const GROWTH = spell("Growth", { affects: { target: true }, does: [size(3)] });
export const SAYS = { kind: "spell", id: "does", effects: [{ affects: { target: true }, does: [size(3)] }] };
export const SWAP = spell("Swap", { affects: { anyOf: [{ target: 1 }, { target: 2 }] }, does: [size(1)] });
export const FEVER = spell("Fever", { affects: { type: "Creature" }, does: [size({ x: true })] });
export const DYE = spell("Dye", {
  affects: { type: "Creature" },
  does: [{ kind: "setColors", colors: [{ chosen: "color" }] }],
});

export function card(name: string, abilities: readonly Data[]): Data {
  return { name, types: ["Creature"], power: 1, toughness: 1, abilities };
}

export function half(name: string, whole: string): Data {
  return { ...card(name, []), layout: "meld", back: { name: whole, types: ["Creature"], power: 9, toughness: 9 } };
}

export function spell(name: string, effect: Data, more: Data = {}): Data {
  return { name, types: ["Instant"], abilities: [{ kind: "spell", id: "does", effects: [effect], ...more }] };
}

export function size(power: unknown): Data {
  return { kind: "modifyPowerToughness", power, toughness: 0 };
}

export function enters(name: string, more: Data = {}): Data {
  return { kind: "enters", card: name, controller: "Ann", ...more };
}

export function resolves(more: Data): Data {
  return { kind: "resolves", controller: "Ann", ...more };
}

/** A test for each row of each group. */
export function testRows(groups: Readonly<Record<string, readonly Row[]>>): void {
  for (const [group, rows] of Object.entries(groups)) {
    describe(group.toLowerCase(), () => {
      for (const [what, cards, events, faults] of rows) {
        it(what, () => {
          const found = checked((scenario) => {
            scenario["cards"] = cards;
            scenario.timeline.push(...events);
          });
          expect(withoutPlaces(found)).to.deep.equal(faults);
        });
      }
    });
  }
}
