import type { Card, EntersEvent, ScenarioEvent } from "../../rules/formats.gen.js";
import { subjectOf } from "../../events/brought.js";
import { type Reason, type ReasonId, reason } from "../reason.js";
import { asEntersOf, entersByKeyword } from "../traits.js";

/** What a script can not bring about, and what it need not. */

/** Properties that an entering permanent can not be given. */
export function strangeness(event: EntersEvent, card: Card | undefined): Reason[] {
  const id = event.id ?? event.card;
  const why: Reason[] = [];
  if (card === undefined) why.push(reason("made-up-card", event.card));
  if (event.token === true) why.push(reason("token", id));
  if (event.faceDown !== undefined) why.push(reason("face-down", id));
  if (event.back === true || event.prototype === true || event.half !== undefined || event.meldedWith !== undefined)
    why.push(reason("card-form", id));
  if (card?.layout === "room" || card?.layout === "split") why.push(reason("card-form", id));
  if (event.owner !== undefined && event.owner !== event.controller) why.push(reason("owner", id));
  if (event.links !== undefined || event.textBoxOf !== undefined) why.push(reason("remembered-objects", id));
  if (event.except !== undefined) why.push(reason("copy", id));
  return why;
}

/** Whether it can be there from the beginning: nothing is chosen, attached or copied as it enters. */
export function isPlain(event: EntersEvent, card: Card | undefined): boolean {
  const { attachedTo, choices, copyOf } = event;
  if (attachedTo !== undefined || choices !== undefined || copyOf !== undefined || card === undefined) return false;
  const asks = asEntersOf(card).some(({ choose, copy, bodies, exchangesTextBox, turnsFaceDown, then }) =>
    [choose, copy, bodies, exchangesTextBox, turnsFaceDown, then].some((each) => each !== undefined),
  );
  return !asks && !entersByKeyword(card) && card.subtypes?.includes("Saga") !== true;
}

/** The command that moves a permanent if no card of the scenario does. */
export const MOVING: Readonly<Partial<Record<string, string>>> = {
  graveyard: "moveToZone(Zone.GRAVEYARD, null, game, false)",
  hand: "moveToZone(Zone.HAND, null, game, false)",
  exile: 'moveToExile(null, "", null, game)',
};

/** Kinds of events that no script brings about, with a reason of their own. */
const UNSCRIPTED: Readonly<Partial<Record<ScenarioEvent["kind"], ReasonId>>> = {
  casts: "spell",
  merges: "card-form",
  transform: "card-form",
  sticker: "sticker",
  phaseOut: "phasing",
  phaseIn: "phasing",
  designate: "designation",
  choose: "choice",
  link: "remembered-objects",
  turnFaceUp: "face-down",
  turnFaceDown: "face-down",
};

/** Why no script brings an event about. For kinds without a reason of their own it names the kind. */
export function unscripted(event: ScenarioEvent): Reason {
  const id = UNSCRIPTED[event.kind];
  if (id === undefined) return reason("event", event.kind);
  if ("object" in event && event.object !== undefined) return reason(id, event.object);
  if ("onto" in event) return reason(id, event.onto);
  return reason(id, "objects" in event ? event.objects.join(", ") : subjectOf(event));
}
