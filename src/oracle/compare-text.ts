import type { Condition, QuantityExpression } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { cardsText } from "./amount-text.js";
import { groupText, spellKindText } from "./selector-text.js";
import { NUMBER_WORDS } from "./words.js";
import { A, type Wordings, listed, say } from "./wordings.js";
import type { Spoken } from "./spoken.js";

/** What has happened this turn, as a text asks for it. */
function thisTurnText({ thisTurn, by, of }: QuantityExpression, number: Wordings, n: number): Wordings {
  const each = (verb: string): Wordings =>
    n === 1
      ? say`${A} ${groupText(of ?? {}, "one")} ${verb} this turn`
      : say`${number} or more ${groupText(of ?? {}, "many")} ${verb} this turn`;
  if (of !== undefined) {
    if (thisTurn === "permanents died" && by === "each") return n === 1 ? each("died") : [];
    if (thisTurn === "permanents died" && by === "you") return each("died under your control");
    if (thisTurn === "permanents entered" && by === "you") {
      const { other, ...rest } = of;
      if (!other)
        return [
          ...each("entered under your control"),
          ...(n === 1 ? say`you had ${A} ${groupText(of, "one")} enter under your control this turn` : []),
        ];
      const another = say`another ${groupText(rest, "one")}`;
      return n === 1
        ? [
            ...say`${another} entered under your control this turn`,
            ...say`you had ${another} enter under your control this turn`,
          ]
        : [];
    }
    if (thisTurn === "spells cast" && by === "you" && n === 1)
      return say`you've cast ${A} ${spellKindText(of)} spell this turn`;
    return [];
  }
  if (by === "opponent") return thisTurn === "life lost" && n === 1 ? ["an opponent lost life this turn"] : [];
  if (by !== "you") return [];
  if (thisTurn === "crimes committed") return n === 1 ? ["you've committed a crime this turn"] : [];
  if (thisTurn === "times surveilled") return n === 1 ? ["you've surveilled this turn"] : [];
  if (thisTurn === "life lost") return n === 1 ? ["you lost life this turn", "you've lost life this turn"] : [];
  if (thisTurn === "permanents left")
    return n === 1
      ? [
          "a permanent you controlled left the battlefield this turn",
          "a permanent left the battlefield under your control this turn",
        ]
      : [];
  if (thisTurn === "cards drawn") return say`you've drawn ${number} or more cards this turn`;
  if (thisTurn === "spells cast") return say`you've cast ${number} or more spells this turn`;
  if (thisTurn === "attackers declared") return n === 1 ? ["you attacked this turn"] : [];
  if (thisTurn !== "life gained") return [];
  return n === 1 ? ["you gained life this turn"] : say`you've gained ${number} or more life this turn`;
}

export function compareText({ compare, atLeast, atMost, equals }: Condition, spoken: Spoken): Wordings {
  const bounds = [atLeast, atMost, equals].filter((bound) => bound !== undefined);
  const [bound] = bounds;
  if (bounds.length !== 1 || typeof compare !== "object") return [];
  if (equals === 0 && orderedText(compare) === '{"by":"you","thisTurn":"spells cast"}')
    return ["you haven't cast a spell this turn"];
  if (compare.life === "you" && typeof bound === "object")
    return ofStartingLifeText({ ...(atLeast !== undefined && { atLeast }), ...(atMost !== undefined && { atMost }) });
  if (typeof bound !== "number") return [];
  const number = [NUMBER_WORDS[bound] ?? String(bound), String(bound)];
  if (compare.life === "you" && equals === undefined)
    return say`you have ${number} or ${atLeast === undefined ? "less" : "more"} life`;
  if (compare.handSize === "you") {
    if (equals === 0) return ["you have no cards in hand"];
    return equals === undefined
      ? say`you have ${number} or ${atLeast === undefined ? "fewer" : "more"} cards in hand`
      : [];
  }
  if (compare.party === "you" && equals === 4) return ["you have a full party"];
  if (equals !== undefined) return exactlyText(compare, number, bound);
  if (compare.devotion !== undefined && atMost !== undefined)
    return say`your devotion to ${listed(
      compare.devotion.map((color) => [color]),
      "and",
    )} is less than ${[NUMBER_WORDS[bound + 1] ?? "", String(bound + 1)]}`;
  if (atLeast === undefined) return [];
  if (compare.thisTurn !== undefined) return thisTurnText(compare, number, bound);
  if (compare.counter !== undefined && compare.on !== undefined) {
    const who = compare.on === "self" ? spoken.self : compare.on === "host" ? spoken.host : [];
    return [
      ...say`${who} has ${number} or more ${compare.counter === "any" ? "" : `${compare.counter} `}counters on it`,
      ...(compare.on === "self" ? say`there are ${number} or more ${compare.counter} counters on ~` : []),
    ];
  }
  if (compare.distinct === "powers") {
    const { controller: whose, ...among } = compare.among ?? { controller: undefined };
    return whose === "you" ? say`you control ${number} or more ${groupText(among, "many")} with different powers` : [];
  }
  if (compare.total !== undefined) {
    const measure = compare.total === "manaValue" ? "mana value" : compare.total;
    return say`${groupText(compare.of ?? {}, "many")} have total ${measure} ${String(bound)} or greater`;
  }
  if (orderedText(compare) === orderedText({ distinct: "manaValues", among: { zone: "graveyard", owner: "you" } }))
    return say`there are ${number} or more mana values among cards in your graveyard`;
  if (orderedText(compare) === orderedText({ distinct: "types", among: { zone: "graveyard", owner: "you" } }))
    return say`there are ${number} or more card types among cards in your graveyard`;
  const elsewhere = elsewhereOrAttachedText(compare, number, spoken);
  if (elsewhere.length > 0) return elsewhere;
  const { zone, owner, controller, ...kind } = compare.count ?? { controller: undefined };
  if (zone === "graveyard" && owner === "you" && controller === undefined) {
    const cards = cardsText(kind, "many");
    return [
      ...say`${number} or more ${cards} are in your graveyard`,
      ...say`there are ${number} or more ${cards} in your graveyard`,
      ...say`you have ${number} or more ${cards} in your graveyard`,
    ];
  }
  if (zone !== undefined || owner !== undefined) return [];
  if (controller === undefined && compare.count !== undefined)
    return say`there are ${number} or more ${groupText(kind, "many")} on the battlefield`;
  return controller === "you"
    ? [
        ...say`you control ${number} or more ${groupText(kind, "many")}`,
        ...say`you control at least ${number} ${groupText(kind, "many")}`,
      ]
    : [];
}

/** So many cards in exile, cards of the enchanted creature's controller, Equipment on an object. */
function elsewhereOrAttachedText(compare: QuantityExpression, number: Wordings, { self, host }: Spoken): Wordings {
  const { count, distinct, among } = compare;
  if (distinct === "types" && orderedText(among) === '{"linked":"exiled","zone":"exile"}')
    return say`there are ${number} or more card types among cards exiled with ~`;
  if (count === undefined) return [];
  const { attachedTo, linked, zone, owner, ...kind } = count;
  if (attachedTo !== undefined) {
    const to =
      orderedText(attachedTo) === '{"self":true}' ? self : orderedText(attachedTo) === '{"host":true}' ? host : [];
    return orderedText(kind) === '{"subtype":"Equipment"}' && zone === undefined && owner === undefined
      ? say`${number} or more Equipment are attached to ${to}`
      : [];
  }
  if (linked === "exiled" && zone === "exile" && owner === undefined)
    return say`there are ${number} or more ${cardsText(kind, "many")} exiled with ~`;
  if (orderedText(count) === '{"zone":"exile"}') return say`there are ${number} or more cards in exile`;
  return orderedText(count) === '{"owner":"hostController","zone":"graveyard"}' && host.includes("it")
    ? say`its controller has ${number} or more cards in their graveyard`
    : [];
}

/** A life total beside the one that the game began with. */
function ofStartingLifeText({ atLeast, atMost }: Condition): Wordings {
  const starting = '{"startingLife":"you"}';
  if (orderedText(atMost) === `{"half":${starting}}`)
    return ["your life total is less than or equal to half your starting life total"];
  if (atMost !== undefined) return [];
  if (orderedText(atLeast) === starting)
    return ["your life total is greater than or equal to your starting life total"];
  const [of, more, ...others] = (typeof atLeast === "object" && atLeast.sum) || [];
  if (orderedText(of) !== starting || typeof more !== "number" || others.length > 0) return [];
  return [
    ...(more === 1 ? ["your life total is greater than your starting life total"] : []),
    `you have at least ${more} life more than your starting life total`,
    `your life total is at least ${more} greater than your starting life total`,
  ];
}

function exactlyText(compare: QuantityExpression, number: Wordings, n: number): Wordings {
  if (compare.counter !== undefined && compare.on === "self")
    return n === 1
      ? [`there is exactly one ${compare.counter} counter on ~`]
      : say`there are exactly ${number} ${compare.counter} counters on ~`;
  const { zone, owner, controller, ...kind } = compare.count ?? { controller: undefined };
  return controller === "you" && zone === undefined && owner === undefined
    ? say`you control exactly ${number} ${groupText(kind, n === 1 ? "one" : "many")}`
    : [];
}
