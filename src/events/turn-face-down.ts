import type { Card } from "../rules/formats.gen.js";
import { isDoubleFaced } from "../table/printed.js";
import { startsInVain } from "../table/start-facts.js";
import { turnedOver } from "../table/turned-over.js";
import { OF_AN_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";
import type { TableObject } from "../table/table-object.js";
import { toPermanent } from "./with-object.js";
import { ifThere } from "./example.js";
import { hasTwoFaces } from "./example-cards.js";

export const turnFaceDown: EventDeclaration<"turnFaceDown"> = {
  ...OF_AN_OBJECT,
  needs: { kind: ["face-down"], object: [], as: [] },
  example: ({ creatures }) =>
    ifThere(
      creatures.findLast(({ faceDown, card }) => !faceDown && card !== undefined && !hasTwoFaces(card)),
      (object) => ({ kind: "turnFaceDown", object }),
    ),
  does: toPermanent(({ object, place, table }, event) => {
    const why = staysAsItIs(object);
    if (why !== undefined) {
      startsInVain(object, why, table);
      return undefined;
    }
    object.faceDown = event.as ?? true;
    turnedOver(table, object, place);
    table.restamp(object, "613.7f");
    return undefined;
  }),
};

/** Why it can't be turned face down: it has two faces, or a component that has (CR 712.16, 730.2j), or is face down (CR 708.2b). */
function staysAsItIs({ card, components, faceDown, meldedWith }: TableObject): string | undefined {
  if (faceDown !== null) return "708.2b";
  const hasTwoFaces = (one: Card): boolean => isDoubleFaced(one) || one.layout === "meld";
  if (meldedWith === undefined && components.length > 0)
    return [card, ...components.map((component) => component.card)].some(hasTwoFaces) ? "730.2j" : undefined;
  return hasTwoFaces(card) ? "712.16" : undefined;
}
