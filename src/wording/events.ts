import type {
  CastsEvent,
  DesignateEvent,
  EntersEvent,
  MovesEvent,
  PhaseEvent,
  ScenarioEvent,
  TurnEvent,
} from "../rules/formats.gen.js";
import { abilityInside } from "./abilities.js";
import type { EventKind, EventOf } from "../events/declaration.js";
import { choicePhrases } from "./choices.js";
import { effectPhrase } from "./effect-names.js";
import { enteringPhrases, forAbility, linkPhrases, turnedDownPhrases } from "./entering.js";
import { namesOf, type ObjectNames } from "./object-names.js";
import { cardName, happening, inForm, type Phrase, type Saying, say, series, seriesOf, type Word } from "./phrase.js";
import { resolvesPhrase, targetPhrases } from "./resolves.js";
import { atOncePhrase } from "./at-once.js";
import { linkedName } from "../rules/linked.js";
import type { MessageId } from "./catalogue/message-ids.gen.js";
import { keywordCosts } from "./keywords.js";
import { messageAbout } from "./known-message.js";
import { FREE, paidCost } from "./total-costs.js";
import { tokenValues } from "./token-values.js";
import { counterCounts } from "./types.js";
import { damagePhrase } from "./damage.js";
import { playerDesignatedPhrase, playerNumbers } from "./moments.js";

function enters(event: EntersEvent, names: ObjectNames): Phrase {
  const { card, id, controller, owner, zone = "battlefield", token } = event;
  // A token that a card makes is told by its maker and by what it is.
  const what = event.madeBy !== undefined && token === true ? names.object(id ?? card) : names.introduced(card, id);
  // What a card makes and is no token is an emblem, which its player owns and controls (CR 114.2).
  const isEmblem = event.madeBy !== undefined && token !== true && zone === "command";
  const main = isEmblem
    ? say("event-gets-emblem", { what, player: controller })
    : zone !== "battlefield"
      ? say(`event-is-in-${zone}`, { what, player: controller })
      : entersPhrase(event, what, names);
  const owned = owner === undefined || owner === controller ? [] : [say("entering-owned", { player: owner })];
  const made =
    event.madeBy === undefined
      ? []
      : [say("entering-manner", { manner: say("entering-made-by", { card: cardName(event.madeBy) }), what })];
  return happening(main, [...owned, ...made, ...enteringPhrases(event, names, what)]);
}

/** What is no copy enters as what creates it says. */
function entersPhrase(
  { token, copyOf, controller, id, card, faceDown }: EntersEvent,
  what: Word,
  names: ObjectNames,
): Saying {
  if (token !== true) return say("event-enters", { what, player: controller });
  const face = copyOf === undefined && faceDown === undefined ? names.printed(id ?? card) : undefined;
  return face === undefined
    ? say("event-enters-as-token", { what, player: controller })
    : say("event-enters-as-this-token", { what, player: controller, values: tokenValues(face) });
}

function moves(event: MovesEvent, names: ObjectNames): Phrase {
  const { object, to, controller } = event;
  const what = names.object(object);
  const isResolving = names.facts.isResolving(event);
  const main =
    controller === undefined
      ? say(isResolving ? "event-resolves-and-enters" : `event-goes-to-${to}`, { what })
      : say(isResolving ? "event-resolves-and-enters-under" : "event-goes-to-battlefield-under", {
          what,
          player: controller,
        });
  return happening(main, enteringPhrases(event, names, what));
}

/** Permanents phase, and what is attached to them with them (CR 702.26g). */
function phases(
  does: MessageId,
  along: MessageId,
  { objects: ids, brings }: PhaseEvent & { readonly brings?: boolean },
  names: ObjectNames,
): Phrase {
  const objects = namesOf(ids, names);
  return happening(say(does, { objects }), brings === true ? [say(along, { objects })] : []);
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
      abilities: seriesOf(abilities, (ability) => abilityInside(ability), "and"),
    });
  return say("event-sticker-size", { object, size: `${power}/${toughness}` });
}

/** An object gets or loses a designation or combat status: "X is now attacking", "X is no longer suspected". */
function designatedPhrase({ object, designation, on, level }: DesignateEvent, names: ObjectNames): Phrase {
  const what = names.object(object);
  if (designation === "level" && level !== undefined) return say("designated-to-level", { object: what, level });
  const known = messageAbout("designated", designation);
  const now = known === undefined ? say("designated-as", { object: what, designation }) : say(known, { object: what });
  return on === false ? inForm(now, { as: "ends" }) : now;
}

/** "Ann has cast two spells this turn". */
function deed(player: string, what: string, n: number): Phrase | undefined {
  const known = messageAbout("deed", what);
  return known && say(known, { player, n, number: say("numeral", { count: n }) });
}

function player(event: EventOf<"player">, names: ObjectNames): Phrase {
  const { player, counters, designation, draws, thisTurn = {} } = event;
  const deeds = Object.entries(thisTurn);
  const numbers = [
    ...playerNumbers(player, event, names.facts),
    ...(counters === undefined ? [] : [counterCounts(counters)]),
    ...deeds.flatMap(([what, number]) =>
      deed(player, what, number) === undefined ? [say("player-this-turn", { what, number })] : [],
    ),
  ];
  const said = [
    ...deeds.flatMap(([what, number]) => deed(player, what, number) ?? []),
    ...(numbers.length === 0 ? [] : [say("event-player-has", { player, what: series(numbers, "and") })]),
    ...(draws === undefined ? [] : [say("event-player-draws", { player, n: draws })]),
    ...(designation === undefined ? [] : [playerDesignatedPhrase(player, designation)]),
  ];
  return said.length === 0 ? say("event-player-unchanged", { player }) : series(said, "semicolons");
}

/** What merges: a card, or the copy of a spell (CR 707.10f). */
export function componentWords({ card, token }: EventOf<"merges">, names: ObjectNames): Word {
  const name = names.introduced(card);
  return token === true ? say("event-a-copy", { card: name }) : name;
}

function merges(event: EventOf<"merges">, names: ObjectNames): Phrase {
  const args = { what: componentWords(event, names), onto: names.object(event.onto) };
  return event.position === "top" ? say("event-merges-on-top", args) : say("event-merges-underneath", args);
}

function check({ id, note }: EventOf<"check">): Phrase {
  return note === undefined ? say("event-check", { id }) : say("event-check-noted", { id, note });
}

/** Whether an event is told as what is to happen, and not as done: it may come to nothing. */
function ifMeant(event: ScenarioEvent & { readonly meant?: boolean }): "" | "-meant" {
  return event.meant === true ? "-meant" : "";
}

interface Words<K extends EventKind> {
  sentence(event: EventOf<K>, names: ObjectNames): Phrase;
}

/** CR 118.9: instead of its mana cost, nothing, a cost that a keyword names, or another. */
function castFor(alternative: string): Phrase {
  if (alternative === FREE) return say("casting-free");
  return messageAbout("keyword", alternative) === undefined
    ? say("casting-alternative", { cost: paidCost(alternative) })
    : say("casting-for-costs", { costs: keywordCosts(alternative) });
}

function paying(event: CastsEvent): readonly Phrase[] {
  const { x, alternative, additional = [] } = event;
  return [
    ...(x === undefined ? [] : [say("casting-with-x", { x })]),
    ...(alternative === undefined ? [] : [castFor(alternative)]),
    ...(additional.length === 0 ? [] : [say("casting-additional", { costs: series(eachCost(additional), "and") })]),
  ];
}

/** Costs that are paid, equal ones counted: "multikicker twice". */
function eachCost(additional: NonNullable<CastsEvent["additional"]>): Phrase[] {
  const counted = new Map<string, { readonly ability: Phrase; n: number }>();
  for (const cost of additional) {
    const ability = say("named", { name: paidCost(cost) });
    const key = JSON.stringify(ability);
    const known = counted.get(key);
    if (known === undefined) counted.set(key, { ability, n: 1 });
    else known.n++;
  }
  return [...counted.values()].map(({ ability, n }) => {
    if (n === 1) return ability;
    return n === 2 ? say("ability-twice", { ability }) : say("ability-n-times", { ability, n: String(n) });
  });
}

/** A player casts a spell, and what is announced with it (CR 601.2b). */
function castsPhrase(event: CastsEvent, names: ObjectNames): Phrase {
  const { player, card, id, object, faceDown, half, prototype, back = false } = event;
  const what =
    card !== undefined
      ? names.introduced(card, id, back)
      : object === undefined
        ? say("event-a-spell")
        : names.object(object);
  return happening(say("event-casts", { player, what }), [
    ...(faceDown === true ? [say("face-down")] : []),
    ...(prototype === true ? [say("casting-prototype")] : []),
    ...(half === undefined ? [] : [say(`casting-half-${half}`)]),
    ...targetPhrases(event.targets ?? [], names),
    ...paying(event),
    ...linkPhrases(event.links, names, event.id ?? event.object ?? event.card),
  ]);
}

/** A player activates an ability, and what is announced with it (CR 602.2b). */
function activatesPhrase(
  { player, object, ability, targets = [], x }: EventOf<"activates">,
  names: ObjectNames,
): Phrase {
  return happening(
    say("event-activates", { player, source: names.object(object), ability: names.ability(object, ability) }),
    [...targetPhrases(targets, names), ...(x === undefined ? [] : [say("casting-with-x", { x })])],
  );
}

/** The words of every kind of event. */
const SENTENCES: { readonly [K in EventKind]: Words<K>["sentence"] } = {
  enters,
  moves,
  casts: castsPhrase,
  activates: activatesPhrase,
  resolves: resolvesPhrase,
  attach: (event, names) =>
    say(`event-attaches${ifMeant(event)}`, { object: names.object(event.object), to: names.object(event.to) }),
  unattach: ({ object }, names) => say("event-unattaches", { object: names.object(object) }),
  counters,
  turnFaceUp: (event, names) => {
    const object = names.object(event.object);
    return happening(say("event-turns-face-up", { object }), enteringPhrases(event, names, object));
  },
  turnFaceDown: (event, names) => {
    const { object, as } = event;
    return happening(
      say(`event-turns-face-down${ifMeant(event)}`, { object: names.object(object) }),
      as === undefined ? [] : turnedDownPhrases(as),
    );
  },
  transform: (event, names) => {
    const turning = names.otherSide(event.object) === "lower half" ? "flips" : "transforms"; // CR 710.4, 701.27
    return say(`event-${turning}${ifMeant(event)}`, { object: names.object(event.object) });
  },
  merges,
  sticker,
  phaseOut: (event, names) => phases("event-phases-out", "along-out", event, names),
  phaseIn: (event, names) => phases("event-phases-in", "along-in", event, names),
  tap: ({ object }, names) => say("event-taps", { object: names.object(object) }),
  untap: ({ object }, names) => say("event-untaps", { object: names.object(object) }),
  designate: designatedPhrase,
  choose: ({ object, choices }, names) =>
    happening(
      say("event-chooses", { object: names.object(object) }),
      choicePhrases(choices, (asker) => names.asker(object, asker)),
    ),
  link: ({ object, objects, as }, names) => {
    const words = { object: names.object(object), objects: namesOf(objects, names) };
    const done = messageAbout("event-links", linkedName(as).name) ?? "event-links";
    return forAbility(as, say(done, words), names, object);
  },
  player,
  damage: damagePhrase,
  attacks: ({ object, defender }, names) =>
    defender === undefined
      ? say("event-attacks", { object: names.object(object) })
      : say("event-attacks-whom", { object: names.object(object), defender: names.object(defender) }),
  blocks: ({ object, attackers }, names) =>
    say("event-blocks", { object: names.object(object), attackers: namesOf(attackers, names) }),
  endOfCombat: () => say("event-end-of-combat"),
  turn: ({ active, skips = [], opens = false }: TurnEvent & { readonly opens?: boolean }) =>
    happening(say(opens ? "event-first-turn" : "event-turn", { player: active }), [
      ...(skips.includes("untapStep") ? [say("skipping-untap-step")] : []),
      ...(skips.includes("upkeep") ? [say("skipping-upkeep")] : []),
    ]),
  ends: ({ effect }, names) => say("event-ends", { effect: effectPhrase(effect, names) }),
  stateBased: ({ keep }, names) =>
    happening(say("event-state-based"), keep === undefined ? [] : [say("keeping", { objects: namesOf(keep, names) })]),
  simultaneous: ({ events }, names) => atOncePhrase(events, names, eventPhrase),
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
