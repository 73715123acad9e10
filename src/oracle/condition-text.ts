import type { Condition, QuantityExpression, Selector } from "../rules/formats.gen.js";
import { COLORS } from "../rules/colors.js";
import { orderedText } from "../rules/ordered-text.js";
import { cardsText } from "./amount-text.js";
import { MODIFIED } from "./modified.js";
import { mostCommon } from "./most-common.js";
import { boundText, groupText, spellKindText } from "./selector-text.js";
import { NUMBER_WORDS } from "./words.js";
import { joined, listed, say, type Wordings } from "./wordings.js";

/** What a sentence may call the object that its condition speaks of. */
export interface Spoken {
  readonly self: Wordings;
  readonly host: Wordings;
}

/** After "as long as". */
export function conditionText(condition: Condition, spoken: Spoken): Wordings {
  if (condition.turn === "you") return ["it's your turn"];
  if (condition.not !== undefined) return notText(condition.not, spoken);
  const ofHost = besideHost(condition.exists, spoken);
  if (ofHost !== undefined) return say`its controller controls another ${groupText(ofHost, "one")}`;
  if (condition.exists !== undefined) return existsText(condition.exists);
  if (condition.player === "you")
    return condition.has === "monarch"
      ? ["you're the monarch"]
      : condition.has === "city's blessing"
        ? ["you have the city's blessing"]
        : condition.has === "enduring story"
          ? ["you have an enduring story"]
          : condition.has === "max speed"
            ? ["you have max speed"]
            : condition.has === "completed a dungeon"
              ? ["you've completed a dungeon"]
              : [];
  const common = COLORS.find((color) => orderedText(condition) === orderedText(mostCommon(color)));
  if (common !== undefined)
    return [`${common} is the most common color among all permanents or is tied for most common`];
  if (condition.allOf !== undefined)
    return [
      ...aloneText(condition.allOf, spoken),
      ...bothText(condition.allOf),
      ...joined(
        condition.allOf.map((each) => conditionText(each, spoken)),
        [" and "],
      ),
    ];
  if (condition.anyOf !== undefined) return eitherText(condition.anyOf);
  const ofOthers = [...otherPlayersText(condition), ...somePlayerText(condition)];
  if (ofOthers.length > 0) return ofOthers;
  if (orderedText(condition.player) === orderedText({ among: "opponent", life: { atMost: lifeOf(condition) } }))
    return [`an opponent has ${lifeOf(condition)} or less life`];
  if (condition.compare !== undefined) return compareText(condition, spoken);
  if (condition.object === undefined || condition.is === undefined) return [];
  if (typeof condition.object === "object") return topText(condition.object, condition.is);
  const who = condition.object === "self" ? spoken.self : condition.object === "host" ? spoken.host : [];
  const states = stateText(condition.is);
  const size = who.includes("it") ? sizeText(condition.is) : [];
  const short = who.includes("it")
    ? states.flatMap((state) => (state.startsWith("is ") ? [`it's ${state.slice("is ".length)}`] : []))
    : [];
  return [...say`${who} ${states}`, ...short, ...size];
}

/** Of what is called "it": its power, or its toughness. */
function sizeText({ power, toughness, ...more }: Selector): Wordings {
  if (Object.keys(more).length > 0 || (power !== undefined) === (toughness !== undefined)) return [];
  return say`its ${power === undefined ? "toughness" : "power"} is ${boundText(power ?? toughness ?? {})}`;
}

const lifeOf = ({ player }: Condition): number => {
  const life = typeof player === "object" && "among" in player ? player.life : undefined;
  return typeof life === "object" && "atMost" in life && typeof life.atMost === "number" ? life.atMost : -1;
};

function bothText([one, other, ...more]: readonly Condition[]): Wordings {
  const exist = [one, other].map((each) => each?.exists);
  const cards = exist.map((each) => {
    const { zone, owner, ...kind } = each ?? {};
    return zone === "graveyard" && owner === "you" ? say`${A} ${cardsText(kind, "one")}` : [];
  });
  const inGraveyard = more.length === 0 ? say`${cards[0] ?? []} and ${cards[1] ?? []} are in your graveyard` : [];
  if (inGraveyard.length > 0) return inGraveyard;
  if (more.length > 0 || exist.some((each) => each?.controller !== "you" || each.other)) return [];
  const [first, second] = exist.map((each) => {
    const { controller: _, ...kind } = each ?? {};
    return say`${A} ${groupText(kind, "one")}`;
  });
  return say`you control ${first ?? []} and ${second ?? []}`;
}

/** Of those that are attacking it is the only one (CR 506.5). */
function aloneText([is, alone, ...more]: readonly Condition[], { self, host }: Spoken): Wordings {
  const who = is?.object === "self" ? self : is?.object === "host" ? host : [];
  if (more.length > 0 || orderedText(is?.is) !== '{"designation":"attacking"}') return [];
  if (orderedText(alone) !== orderedText({ compare: { count: { designation: "attacking" } }, equals: 1 })) return [];
  return who.flatMap((word) => [`${word} is attacking alone`, ...(word === "it" ? ["it's attacking alone"] : [])]);
}

/** One of several that somebody controls. */
function eitherText(conditions: readonly Condition[]): Wordings {
  const [one, card, ...more] = conditions;
  const { zone, owner, ...ofCard } = card?.exists ?? {};
  if (zone === "graveyard" && owner === "you" && more.length === 0 && one !== undefined)
    return say`${eitherText([one])} or there is ${A} ${cardsText(ofCard, "one")} in your graveyard`;
  const each = conditions.map(({ exists, ...rest }) => {
    const { controller, other, ...kind } = exists ?? {};
    if (controller !== "you" || Object.keys(rest).length > 0) return [];
    return other ? say`another ${groupText(kind, "one")}` : say`${A} ${groupText(kind, "one")}`;
  });
  return say`you control ${each.reduce<Wordings>((before, next, place) => (place === 0 ? next : say`${before} or ${next}`), [])}`;
}

/** A player who is described. */
function otherPlayersText({ player }: Condition): Wordings {
  if (typeof player !== "object" || !("among" in player) || Object.keys(player).join() !== "among,where") return [];
  const { compare, atLeast, equals, ...rest } = player.where ?? {};
  if (Object.keys(rest).length > 0 || typeof compare !== "object") return [];
  if (orderedText(compare) === '{"handSize":"thatPlayer"}' && equals === 0)
    return player.among === "opponent"
      ? ["an opponent has no cards in hand"]
      : player.among === "each"
        ? ["a player has no cards in hand"]
        : [];
  if (
    player.among !== "opponent" ||
    typeof atLeast !== "number" ||
    orderedText(compare) !== orderedText({ count: { zone: "graveyard", owner: "thatPlayer" } })
  )
    return [];
  return say`an opponent has ${[NUMBER_WORDS[atLeast] ?? "", String(atLeast)]} or more cards in their graveyard`;
}

/** One player, whoever it is, of whom something holds. */
function somePlayerText({ player }: Condition): Wordings {
  if (typeof player !== "object" || !("among" in player) || Object.keys(player).join() !== "among,where") return [];
  const { compare, atLeast, atMost } = player.where ?? {};
  if (typeof compare !== "object") return [];
  const bound = atLeast ?? atMost;
  if (typeof bound !== "number") return [];
  const number = [NUMBER_WORDS[bound] ?? String(bound), String(bound)];
  if (player.among === "opponent" && atLeast !== undefined) {
    if (orderedText(compare) === '{"counter":"poison","onPlayer":"thatPlayer"}')
      return atLeast === 1 ? ["an opponent is poisoned"] : [];
    const counted: Selector = compare.count ?? {};
    const { controller, ...kind } = counted;
    return controller === "thatPlayer" && kind.zone === undefined
      ? say`an opponent controls ${number} or more ${groupText(kind, "many")}`
      : [];
  }
  if (player.among !== "each") return [];
  if (atMost !== undefined && orderedText(compare) === '{"count":{"owner":"thatPlayer","zone":"library"}}')
    return say`a library has ${number} or fewer cards in it`;
  return atLeast !== undefined && orderedText(compare) === '{"count":{"owner":"thatPlayer","zone":"graveyard"}}'
    ? say`there are ${number} or more cards in a single graveyard`
    : [];
}

function topText(object: object, is: Selector): Wordings {
  if (!("topOf" in object)) return [];
  const color = is.color;
  const top = `the top card of your ${String(object.topOf)} is`;
  return typeof color === "string" && Object.keys(is).length === 1
    ? [`${top} ${color}`]
    : say`${top} ${A} ${cardsText(is, "one")}`;
}

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

function notText(condition: Condition, spoken: Spoken): Wordings {
  if (orderedText(condition) === orderedText(AS_MANY_CARDS)) return ["you have more cards in hand than each opponent"];
  const { counter } = condition.is ?? {};
  if (counter !== undefined && counter !== "any" && Object.keys(condition.is ?? {}).length === 1) {
    const who = condition.object === "self" ? spoken.self : condition.object === "host" ? spoken.host : [];
    return [...say`${who} has no ${counter} counters on it`, ...say`${who} doesn't have ${A} ${counter} counter on it`];
  }
  const { keyword } = condition.is ?? {};
  if (typeof keyword === "string" && Object.keys(condition.is ?? {}).length === 1) {
    const who = condition.object === "self" ? spoken.self : condition.object === "host" ? spoken.host : [];
    return say`${who} doesn't have ${keyword}`;
  }
  if (condition.object !== undefined && condition.is !== undefined) {
    const who = condition.object === "self" ? spoken.self : condition.object === "host" ? spoken.host : [];
    const states = stateText(condition.is).flatMap((state) =>
      state.startsWith("is ") ? [state.slice("is ".length)] : [],
    );
    const named = who.filter((word) => word !== "it");
    return [...say`${named} ${["isn't", "is not"]} ${states}`, ...(who.includes("it") ? say`it's not ${states}` : [])];
  }
  if (condition.turn === "you") return ["it's not your turn"];
  const none = orderedText(condition);
  if (none === orderedText({ exists: { zone: "graveyard", owner: "you" } }))
    return ["there are no cards in your graveyard"];
  if (none === orderedText({ exists: { zone: "library", owner: "you" } }))
    return ["there are no cards in your library"];
  const { controller, ...rest } = condition.exists ?? {};
  const ofHost = besideHost(condition.exists, spoken);
  if (ofHost !== undefined) return say`its controller controls no other ${groupText(ofHost, "many")}`;
  if (controller === "opponent" && !rest.other)
    return [
      ...say`no opponent controls ${A} ${groupText(rest, "one")}`,
      ...say`your opponents control no ${groupText(rest, "many")}`,
    ];
  return controller === "you" ? say`you control no ${groupText(rest, "many")}` : [];
}

/** What the controller of the enchanted creature controls besides it. */
function besideHost(exists: Selector | undefined, { host }: Spoken): Selector | undefined {
  const { controller, not, ...kind } = exists ?? {};
  return controller === "hostController" && orderedText(not) === '{"host":true}' && host.includes("it")
    ? kind
    : undefined;
}

/** An opponent has as many cards in hand as you or more. */
const AS_MANY_CARDS: Condition = {
  player: { among: "opponent", where: { compare: { handSize: "thatPlayer" }, atLeast: { handSize: "you" } } },
};

/** a or an, whichever it is: the noun phrase is the same. */
const A: Wordings = ["a", "an"];

function existsText({ controller, ...rest }: Selector): Wordings {
  const { subtype, name, attachedTo, ...left } = rest;
  if (attachedTo !== undefined)
    return subtype === "Equipment" &&
      typeof name === "string" &&
      Object.keys(left).length === 0 &&
      orderedText(attachedTo) === '{"controller":"you","type":"Creature"}'
      ? say`${A} Equipment named ${name} is attached to a creature you control`
      : [];
  if (orderedText(rest) === '{"owner":"opponent","zone":"exile"}' && controller === undefined)
    return ["an opponent owns a card in exile"];
  const { other, ...kind } = rest;
  if (kind.zone === "graveyard" && kind.owner === "you" && controller === undefined && !other) {
    const { zone: _zone, owner: _owner, ...card } = kind;
    const cards = cardsText(card, "one");
    return [
      ...say`${["there is", "there's"]} ${A} ${cards} in your graveyard`,
      ...say`${A} ${cards} is in your graveyard`,
    ];
  }
  if (kind.designation === "commander" && orderedText(rest) === orderedText({ designation: "commander", owner: "you" }))
    return controller === "you" ? ["you control your commander"] : [];
  if (controller === undefined && kind.zone === undefined && kind.owner === undefined) {
    const { counter, ...uncounted } = kind;
    if (counter !== undefined && counter !== "any" && !other)
      return say`${A} ${groupText(uncounted, "one")} has ${A} ${counter} counter on it`;
    const there = say`${["there is", "there's"]}`;
    return other
      ? say`${there} another ${groupText(kind, "one")} on the battlefield`
      : [
          ...say`${there} ${A} ${groupText(kind, "one")} on the battlefield`,
          ...say`${A} ${groupText(kind, "one")} is on the battlefield`,
          ...say`any player controls ${A} ${groupText(kind, "one")}`,
        ];
  }
  if (controller === "opponent" && !other) return say`an opponent controls ${A} ${groupText(kind, "one")}`;
  if (controller !== "you") return [];
  return other ? say`you control another ${groupText(kind, "one")}` : say`you control ${A} ${groupText(kind, "one")}`;
}

function compareText({ compare, atLeast, atMost, equals }: Condition, spoken: Spoken): Wordings {
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

/** In combat in one of two ways; of one of two subtypes. */
function fightsText({ anyOf, subtype, ...rest }: Selector): Wordings {
  if (Object.keys(rest).length > 0) return [];
  if (anyOf === undefined)
    return Array.isArray(subtype) && subtype.length === 2 && subtype.every((word) => typeof word === "string")
      ? [
          ...say`is ${A} ${subtype[0] ?? ""} or ${A} ${subtype[1] ?? ""}`,
          ...say`is ${A} ${groupText({ subtype }, "one")}`,
        ]
      : [];
  if (subtype !== undefined) return [];
  if (orderedText(anyOf) === '[{"designation":"attacking"},{"designation":"blocking"}]')
    return ["is attacking or blocking"];
  const [one, other, ...more] = anyOf;
  return one?.blocking !== undefined &&
    more.length === 0 &&
    orderedText(one) === orderedText({ blocking: other?.blockedBy }) &&
    orderedText(other) === orderedText({ blockedBy: one.blocking })
    ? say`is blocking or blocked by ${A} ${groupText(one.blocking, "one")}`
    : [];
}

/** With its verb: "is attacking", "has a +1/+1 counter on it". */
export function stateText(is: Selector): Wordings {
  if (orderedText(is) === orderedText(MODIFIED)) return ["is modified"];
  const fights = fightsText(is);
  if (fights.length > 0) return fights;
  const [[key, value] = [], ...more] = Object.entries(is);
  if (more.length === 0) {
    if (key === "hasAttached") {
      const kind = orderedText(value);
      if (kind === '{"subtype":"Aura"}') return ["is enchanted"];
      if (kind === '{"subtype":"Equipment"}') return ["is equipped"];
    }
    if (key === "wasCast") return value === true ? ["was cast"] : [];
    if (key === "designation") return String(value).endsWith(" this turn") ? [String(value)] : [`is ${String(value)}`];
    if (key === "tapped") return [value ? "is tapped" : "is untapped"];
    if (key === "keyword" && typeof value === "string") return [`has ${value}`];
    if (key === "counter" && value === "any") return ["has a counter on it"];
    if (key === "counter") return say`has ${A} ${String(value)} counter on it`;
    if (key === "power") return say`has power ${boundText(value as object)}`;
    if (key === "supertype" && value === "Legendary") return ["is legendary"];
    if (key === "color" && typeof value === "string") return [`is ${value}`];
  }
  return say`is ${A} ${groupText(is, "one")}`;
}
