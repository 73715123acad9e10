import type { BoardObject } from "../rules/board.js";
import { isObject } from "../rules/json-object.js";
import { typeNames } from "../rules/card-types.js";
import type { Card } from "../rules/formats.gen.js";

/** Whether a card that is there asks whether such a permanent is tapped: then it is told also of what is not. */
export function isTapAsked(object: BoardObject, own: string, cards: Iterable<Card>): boolean {
  return [...cards].some((card) =>
    asking(card).some(({ isOfItself, type }) =>
      isOfItself ? card.name === own : type === undefined || typeNames(object.base.types).some((each) => type === each),
    ),
  );
}

interface Asking {
  readonly isOfItself: boolean;
  readonly type: unknown;
}

/** The descriptions in data that ask for it. */
function asking(value: unknown, isOfItself = false): readonly Asking[] {
  if (Array.isArray(value)) return value.flatMap((member) => asking(member));
  if (!isObject(value)) return [];
  const here = typeof value["tapped"] === "boolean" ? [{ isOfItself, type: value["type"] }] : [];
  return [
    ...here,
    ...Object.entries(value).flatMap(([key, member]) => asking(member, key === "is" && value["object"] === "self")),
  ];
}
