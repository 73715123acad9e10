import type { ResolvesEvent } from "../rules/formats.gen.js";
import { resolvingPhrase } from "./abilities.js";
import { choicePhrases } from "./choices.js";
import { happening } from "./happening.js";
import { namesOf, type ObjectNames } from "./object-names.js";
import { type Phrase, say } from "./phrase.js";

function called(id: string | undefined, names: ObjectNames): readonly Phrase[] {
  return id === undefined ? [] : [say("resolving-called", { id: names.object(id) })];
}

/** A spell or ability resolves; of one that only the scenario writes out, what it does. */
export function resolvesPhrase(event: ResolvesEvent, names: ObjectNames): Phrase {
  const { id, card, source, ability, controller, targets = [], x, choices = {} } = event;
  const how = [
    ...(targets.length === 0 ? [] : [say("resolving-targets", { targets: namesOf(targets, names) })]),
    ...(x === undefined ? [] : [say("casting-with-x", { x })]),
    ...choicePhrases(choices),
  ];
  const player = controller;
  if (source !== undefined) {
    const object = names.object(source);
    const main =
      typeof ability === "string" && !names.isOnlyToResolve(source, ability)
        ? say("event-resolves-ability", { player, source: object, ability: names.ability(source, ability) })
        : say("event-resolves-an-ability", { player, source: object });
    return happening(main, [...called(id, names), ...how]);
  }
  if (card !== undefined) {
    const spell = names.introduced(card);
    const main =
      typeof ability === "string"
        ? say("event-resolves-part", { player, spell, ability: names.ability(card, ability) })
        : say("event-resolves", { player, spell });
    return happening(main, [...(id === card ? [] : called(id, names)), ...how]);
  }
  const made =
    id === undefined
      ? say("event-resolves-made-up", { player })
      : say("event-resolves-made-up-called", { player, id: names.object(id) });
  const main = happening(made, how);
  return typeof ability === "object" ? say("event-that-says", { main, words: resolvingPhrase(ability) }) : main;
}
