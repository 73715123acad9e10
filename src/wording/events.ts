import type { DamageEvent, EntersEvent, MovesEvent, ScenarioEvent } from "../rules/formats.gen.js";
import { abilityInside } from "./abilities.js";
import type { EventKind, EventOf } from "../events/declaration.js";
import { castsPhrase } from "./casting.js";
import { choicePhrases } from "./choices.js";
import { counterCounts } from "./counters.js";
import { designatedPhrase, playerDesignatedPhrase } from "./designations.js";
import { effectPhrase } from "./effect-names.js";
import { enteringPhrases } from "./entering.js";
import { faceDownPhrase } from "./face-down.js";
import { happening } from "./happening.js";
import { linkName } from "./links.js";
import { namesOf, type ObjectNames } from "./object-names.js";
import { inForm, type Phrase, say, series } from "./phrase.js";
import { resolvesPhrase } from "./resolving.js";
import { typeWord } from "./type-words.js";

function enters(event: EntersEvent, names: ObjectNames): Phrase {
  const { card, id, controller, owner, zone = "battlefield", token } = event;
  const what = names.introduced(card, id);
  const main =
    zone !== "battlefield"
      ? say(`event-is-in-${zone}`, { what, player: controller })
      : say(token === true ? "event-enters-as-token" : "event-enters", { what, player: controller });
  const owned = owner === undefined || owner === controller ? [] : [say("entering-owned", { player: owner })];
  return happening(main, [...owned, ...enteringPhrases(event, names)]);
}

function moves(event: MovesEvent, names: ObjectNames): Phrase {
  const { object, to, controller } = event;
  const what = names.object(object);
  const main =
    controller === undefined
      ? say(`event-goes-to-${to}`, { what })
      : say("event-goes-to-battlefield-under", { what, player: controller });
  return happening(main, enteringPhrases(event, names));
}

function counters({ object, add, remove }: EventOf<"counters">, names: ObjectNames): Phrase {
  const what = names.object(object);
  const added = add === undefined ? [] : [say("event-counters-put", { object: what, counters: counterCounts(add) })];
  const removed =
    remove === undefined ? [] : [say("event-counters-removed", { object: what, counters: counterCounts(remove) })];
  return series([...added, ...removed], "and");
}

function sticker(event: EventOf<"sticker">, names: ObjectNames): Phrase {
  const object = names.object(event.object);
  const { word, after, abilities, power = 0, toughness = 0 } = event;
  if (word !== undefined) {
    if (after === undefined) return say("event-sticker-name-at-end", { object, word });
    return say("event-sticker-name", { object, word, after });
  }
  if (abilities !== undefined)
    return say("event-sticker-abilities", {
      object,
      abilities: series(
        abilities.map((ability) => abilityInside(ability)),
        "and",
      ),
    });
  return say("event-sticker-size", { object, size: `${power}/${toughness}` });
}

function player(event: EventOf<"player">): Phrase {
  const { player, life, hand, library, counters, designation } = event;
  const numbers = [
    ...(life === undefined ? [] : [say("player-life", { life })]),
    ...(hand === undefined ? [] : [say("player-hand", { hand })]),
    ...(library === undefined ? [] : [say("player-library", { library })]),
    ...(counters === undefined ? [] : [counterCounts(counters)]),
  ];
  const said = [
    ...(numbers.length === 0 ? [] : [say("event-player-has", { player, what: series(numbers, "and") })]),
    ...(designation === undefined ? [] : [playerDesignatedPhrase(player, designation)]),
  ];
  return said.length === 0 ? say("event-player-unchanged", { player }) : series(said, "semicolons");
}

function damage({ to, amount, source, with: qualities = [] }: DamageEvent, names: ObjectNames): Phrase {
  const what = { to: names.object(to), amount };
  const how = series(
    qualities.map((quality) => typeWord(quality)),
    "and",
  );
  if (source !== undefined) {
    const dealt = say("event-deals-damage", { ...what, source: names.object(source) });
    return happening(dealt, qualities.length === 0 ? [] : [say("damage-with", { qualities: how })]);
  }
  return qualities.length === 0
    ? say("event-is-dealt-damage", what)
    : say("event-is-dealt-damage-by", { ...what, qualities: how });
}

function merges(event: EventOf<"merges">, names: ObjectNames): Phrase {
  const card = names.introduced(event.card);
  const what = event.token === true ? say("event-a-copy", { card }) : card;
  const args = { what, onto: names.object(event.onto) };
  return event.position === "top" ? say("event-merges-on-top", args) : say("event-merges-underneath", args);
}

function check({ id, note }: EventOf<"check">): Phrase {
  return note === undefined ? say("event-check", { id }) : say("event-check-noted", { id, note });
}

interface Words<K extends EventKind> {
  sentence(event: EventOf<K>, names: ObjectNames): Phrase;
}

/** The words of every kind of event. */
const SENTENCES: { readonly [K in EventKind]: Words<K>["sentence"] } = {
  enters,
  moves,
  casts: castsPhrase,
  resolves: resolvesPhrase,
  attach: ({ object, to }, names) => say("event-attaches", { object: names.object(object), to: names.object(to) }),
  unattach: ({ object }, names) => say("event-unattaches", { object: names.object(object) }),
  counters,
  turnFaceUp: (event, names) =>
    happening(say("event-turns-face-up", { object: names.object(event.object) }), enteringPhrases(event, names)),
  turnFaceDown: ({ object, as }, names) =>
    happening(
      say("event-turns-face-down", { object: names.object(object) }),
      as === undefined || as === true ? [] : [faceDownPhrase(as)],
    ),
  transform: ({ object }, names) => say("event-transforms", { object: names.object(object) }),
  merges,
  sticker,
  phaseOut: ({ objects }, names) => say("event-phases-out", { objects: namesOf(objects, names) }),
  phaseIn: ({ objects }, names) => say("event-phases-in", { objects: namesOf(objects, names) }),
  tap: ({ object }, names) => say("event-taps", { object: names.object(object) }),
  untap: ({ object }, names) => say("event-untaps", { object: names.object(object) }),
  designate: designatedPhrase,
  choose: ({ object, choices }, names) =>
    happening(say("event-chooses", { object: names.object(object) }), choicePhrases(choices)),
  link: ({ object, objects, as }, names) =>
    say("event-links", { object: names.object(object), objects: namesOf(objects, names), name: linkName(as) }),
  player,
  damage,
  turn: ({ active }) => say("event-turn", { player: active }),
  ends: ({ effect }, names) => say("event-ends", { effect: effectPhrase(effect, names) }),
  stateBased: ({ keep }, names) =>
    happening(say("event-state-based"), keep === undefined ? [] : [say("keeping", { objects: namesOf(keep, names) })]),
  simultaneous: ({ events }, names) =>
    say("event-simultaneous", {
      events: series(
        events.map((each) => eventPhrase(each, names)),
        "semicolons",
      ),
    }),
  check,
};

/** What happens in an event: a whole sentence, to be said with a capital and a full stop. */
export function eventPhrase(event: ScenarioEvent, names: ObjectNames): Phrase {
  const sentence: Words<EventKind>["sentence"] = SENTENCES[event.kind];
  return sentence(event, names);
}

/** What a kind of event is called: "Damage is dealt"; as a noun, "damage". */
export function kindPhrase(kind: EventKind, form: "sentence" | "noun"): Phrase {
  const title = say(`event-kind-${kind}`);
  return form === "noun" ? inForm(title, { as: "noun" }) : title;
}
