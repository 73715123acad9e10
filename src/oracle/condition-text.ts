import type { Condition, Selector } from "../rules/formats.gen.js";
import { COLORS } from "../rules/colors.js";
import { orderedText } from "../rules/ordered-text.js";
import { cardsText } from "./amount-text.js";
import { mostCommon } from "./most-common.js";
import { boundText, groupText } from "./selector-text.js";
import { NUMBER_WORDS } from "./words.js";
import { A, type Wordings, joined, say } from "./wordings.js";
import type { Spoken } from "./spoken.js";
import { compareText } from "./compare-text.js";
import { stateText } from "./state-text.js";

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
