import { fault, type Fallible } from "../faults/fault.js";
import { isCopy } from "../table/copied-values.js";
import { isDoubleFaced } from "../table/printed.js";
import type { Table } from "../table/table.js";
import { isAffected } from "../table/turned-over.js";
import { OF_AN_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";
import type { TableObject } from "../table/table-object.js";
import { toPermanent } from "./with-object.js";
import { ifThere } from "./example.js";
import { canTurn } from "./example-cards.js";
import { changeParts } from "../table/event-effect.js";
import { startsInVain } from "../table/start-facts.js";

/** CR 613.7g; flipping gives no timestamp (CR 710). */
export const transform: EventDeclaration<"transform"> = {
  ...OF_AN_OBJECT,
  needs: { kind: [], object: [] }, // what the card's layout needs
  example: ({ permanents }) =>
    ifThere(
      permanents.findLast(({ faceDown, card }) => !faceDown && card !== undefined && canTurn(card)),
      (object) => ({ kind: "transform", object }),
    ),
  does: toPermanent(({ object, place, table, pointer }) => {
    if (object.components.length > 0 && object.meldedWith === undefined)
      return transformMerged(table, object, place, `${pointer}/object`);
    // CR 707.8a: before that rule a token that is a copy had one face, whatever it was made to copy.
    const isOneFaced = object.token && !table.ruleset.policy.tokensHaveBothFaces && isCopy(table, place);
    const doubleFaced = isDoubleFaced(object.card) && !isOneFaced;
    const why = cantTurn(object);
    if (why !== undefined) {
      startsInVain(object, why, table);
      return undefined;
    }
    if (turnTokenCopy(table, place)) {
      goesOn(table, object, place);
      const shown = object.startClauses.indexOf("712.8e");
      if (shown < 0) object.startClauses.push("712.8e");
      else object.startClauses.splice(shown, 1);
      table.stamp(object, "613.7g");
      return undefined;
    }
    if (!doubleFaced && isCopy(table, place)) {
      flipCopy(table, object, place);
      return undefined;
    }
    if (!doubleFaced && object.card.layout !== "flip")
      return fault(`${pointer}/object`, `${object.id} has no other face`);
    if (object.card.layout === "flip") {
      if (object.side === "back") return fault(`${pointer}/object`, `${object.id} is flipped already (CR 710.4)`);
      object.side = "back";
      return undefined;
    }
    goesOn(table, object, place);
    object.side = object.side === "front" ? "back" : "front";
    table.restamp(object, "613.7g");
    table.effects = table.ruleset.practice.afterTransforming(table.effects, [place]);
    return undefined;
  }),
};

/** What was on it goes on (CR 712.18). */
function goesOn(table: Table, object: TableObject, place: number): void {
  if (isAffected(table, object, place)) object.startClauses.push("712.18");
}

/** Why it can't transform: it is a meld card (CR 712.4c), face down (CR 712.15a), or would be an instant or sorcery (CR 712.10). */
function cantTurn({ card, side, faceDown }: TableObject): string | undefined {
  if (card.layout === "meld") return "712.4c";
  if (!isDoubleFaced(card)) return undefined;
  if (faceDown !== null) return "712.15a";
  const { types = [] } = (side === "front" ? card.back : card) ?? {};
  return types.includes("Instant") || types.includes("Sorcery") ? "712.10" : undefined;
}

/** Turns a token that was created as a copy of a double-faced permanent (CR 707.8a); false if it is none. */
function turnTokenCopy(table: Table, place: number): boolean {
  return changeParts(table, place, (part) =>
    part.kind === "copiedValues" && part.otherFace !== undefined
      ? { ...part, values: part.otherFace, otherFace: part.values }
      : undefined,
  );
}

/** A copy of a flip card flips by itself (CR 710); a copy of a double-faced card that has only one face itself does nothing (CR 712.9). */
function flipCopy(table: Table, object: TableObject, place: number): void {
  const flips = changeParts(table, place, (part) =>
    part.kind === "copiedValues" && part.halves !== undefined ? { ...part, values: part.halves.bottom } : undefined,
  );
  if (!flips) startsInVain(object, "712.9", table);
}

/** CR 730.2i: each component that can turn turns; the permanent is not double-faced, so it gets no timestamp (CR 613.7g). */
function transformMerged(table: Table, object: TableObject, place: number, pointer: string): Fallible {
  const { card, components } = object;
  if (![card, ...components.map((component) => component.card)].some(canTurn))
    return fault(pointer, `no component of ${object.id} has another face`);
  object.startClauses.push("730.2i");
  if (isDoubleFaced(card)) object.side = object.side === "front" ? "back" : "front";
  if (card.layout === "flip") object.side = "back";
  changeParts(table, place, (part) =>
    part.kind === "merged" && part.other !== undefined
      ? { ...part, component: part.other, other: part.component }
      : undefined,
  );
  return undefined;
}
