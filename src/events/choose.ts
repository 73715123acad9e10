import { choose as chooseFor } from "../table/linked.js";
import { OF_AN_OBJECT } from "./bases.js";
import { askersOf, choiceFaults } from "./choice-faults.js";
import type { ChooseEvent } from "../rules/formats.gen.js";
import type { EventDeclaration } from "./declaration.js";
import { toObject } from "./with-object.js";
import type { Around } from "./example.js";
import { abilitiesOf } from "./example-cards.js";

export const choose: EventDeclaration<"choose"> = {
  ...OF_AN_OBJECT,
  faults: ({ object, choices }, path, { names }) => [
    ...names.objectFaults(object, [...path, "object"]),
    ...choiceFaults(choices, [...path, "choices"], names, askersOf(object, names)),
  ],
  needs: { kind: ["choices"], object: [], choices: ["choices"] },
  example: choice,
  does: toObject(({ place, table }, { choices }) => {
    chooseFor(table, place, choices, table.resolve());
    return undefined;
  }),
};

/** What to begin with where a card asks for a choice of this name as it enters. */
export function usualChoice(name: string, { players, plain }: Pick<Around, "players" | "plain">): string | undefined {
  switch (name) {
    case "color":
      return "blue";
    case "creatureType":
      return "Goblin";
    case "basicLandType":
      return "Island";
    case "player":
      return players.at(-1);
    case "cardName":
      return plain[0]?.name;
    default:
      return undefined; // only the card knows
  }
}

function choice(around: Around): ChooseEvent | undefined {
  for (const { id, card } of around.permanents.toReversed()) {
    const asked = (card === undefined ? [] : abilitiesOf(card)).flatMap((ability) =>
      ability.kind === "asEnters" ? (ability.choose ?? []) : [],
    );
    for (const name of asked) {
      const value = usualChoice(name, around);
      if (value !== undefined) return { kind: "choose", object: id, choices: { [name]: value } };
    }
  }
  return undefined;
}
