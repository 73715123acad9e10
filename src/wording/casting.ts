import type { CastsEvent } from "../rules/formats.gen.js";
import { happening } from "./happening.js";
import type { ObjectNames } from "./object-names.js";
import { type Phrase, say, series } from "./phrase.js";
import { FREE, paidCost } from "./total-costs.js";

function paying(event: CastsEvent): readonly Phrase[] {
  const { x, alternative, additional = [] } = event;
  return [
    ...(x === undefined ? [] : [say("casting-with-x", { x })]),
    ...(alternative === undefined
      ? []
      : [alternative === FREE ? say("casting-free") : say("casting-alternative", { cost: paidCost(alternative) })]),
    ...(additional.length === 0 ? [] : [say("casting-additional", { costs: series(additional.map(paidCost), "and") })]),
  ];
}

/** A player casts a spell, and what is announced with it (CR 601.2b). */
export function castsPhrase(event: CastsEvent, names: ObjectNames): Phrase {
  const { player, card, id, object, faceDown, half, prototype } = event;
  const what =
    card !== undefined
      ? names.introduced(card, id)
      : object === undefined
        ? say("event-a-spell")
        : names.object(object);
  return happening(say("event-casts", { player, what }), [
    ...(faceDown === true ? [say("face-down")] : []),
    ...(prototype === true ? [say("casting-prototype")] : []),
    ...(half === undefined ? [] : [say(`casting-half-${half}`)]),
    ...paying(event),
  ]);
}
