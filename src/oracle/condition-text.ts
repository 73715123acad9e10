import type { Condition, QuantityExpression, Selector } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { cardsText } from "./amount-text.js";
import { boundText, groupText } from "./selector-text.js";
import { NUMBER_WORDS } from "./words.js";
import { listed, say, type Wordings } from "./wordings.js";

/** What a sentence may call the object that its condition speaks of. */
export interface Spoken {
  readonly self: Wordings;
  readonly host: Wordings;
}

/** After "as long as". */
export function conditionText(condition: Condition, spoken: Spoken): Wordings {
  if (condition.turn === "you") return ["it's your turn"];
  if (condition.not !== undefined) return notText(condition.not, spoken);
  if (condition.exists !== undefined) return existsText(condition.exists);
  if (condition.player === "you")
    return condition.has === "monarch"
      ? ["you're the monarch"]
      : condition.has === "city's blessing"
        ? ["you have the city's blessing"]
        : [];
  if (condition.allOf !== undefined) return bothText(condition.allOf);
  if (orderedText(condition.player) === orderedText({ among: "opponent", life: { atMost: lifeOf(condition) } }))
    return [`an opponent has ${lifeOf(condition)} or less life`];
  if (condition.compare !== undefined) return compareText(condition, spoken);
  if (condition.object === undefined || condition.is === undefined) return [];
  const who = condition.object === "self" ? spoken.self : condition.object === "host" ? spoken.host : [];
  const states = stateText(condition.is);
  const short = who.includes("it")
    ? states.flatMap((state) => (state.startsWith("is ") ? [`it's ${state.slice("is ".length)}`] : []))
    : [];
  return [...say`${who} ${states}`, ...short];
}

const lifeOf = ({ player }: Condition): number => {
  const life = typeof player === "object" && "among" in player ? player.life : undefined;
  return typeof life === "object" && "atMost" in life && typeof life.atMost === "number" ? life.atMost : -1;
};

function bothText([one, other, ...more]: readonly Condition[]): Wordings {
  const exist = [one, other].map((each) => each?.exists);
  if (more.length > 0 || exist.some((each) => each?.controller !== "you" || each.other)) return [];
  const [first, second] = exist.map((each) => {
    const { controller: _, ...kind } = each ?? {};
    return say`${A} ${groupText(kind, "one")}`;
  });
  return say`you control ${first ?? []} and ${second ?? []}`;
}

/** What has happened this turn, as a text asks for it. */
function thisTurnText({ thisTurn, by }: QuantityExpression, number: Wordings, n: number): Wordings {
  if (by === "each") return thisTurn === "creatures died" && n === 1 ? ["a creature died this turn"] : [];
  if (by !== "you") return [];
  if (thisTurn === "cards drawn") return say`you've drawn ${number} or more cards this turn`;
  if (thisTurn === "spells cast") return say`you've cast ${number} or more spells this turn`;
  if (thisTurn === "attacks") return n === 1 ? ["you attacked this turn"] : [];
  if (thisTurn !== "life gained") return [];
  return n === 1 ? ["you gained life this turn"] : say`you've gained ${number} or more life this turn`;
}

function notText(condition: Condition, spoken: Spoken): Wordings {
  if (condition.object !== undefined && condition.is !== undefined) {
    const who = condition.object === "self" ? spoken.self : condition.object === "host" ? spoken.host : [];
    return say`${who.filter((word) => word !== "it")} ${stateText(condition.is).flatMap((state) => (state.startsWith("is ") ? [state.replace("is ", "isn't "), state.replace("is ", "is not ")] : []))}`;
  }
  if (condition.turn === "you") return ["it's not your turn"];
  const { controller, ...rest } = condition.exists ?? {};
  return controller === "you" ? say`you control no ${groupText(rest, "many")}` : [];
}

/** a or an, whichever it is: the noun phrase is the same. */
const A: Wordings = ["a", "an"];

function existsText({ controller, ...rest }: Selector): Wordings {
  const { other, ...kind } = rest;
  if (controller === "opponent" && !other) return say`an opponent controls ${A} ${groupText(kind, "one")}`;
  if (controller !== "you") return [];
  return other ? say`you control another ${groupText(kind, "one")}` : say`you control ${A} ${groupText(kind, "one")}`;
}

function compareText({ compare, atLeast, atMost, equals }: Condition, spoken: Spoken): Wordings {
  const bounds = [atLeast, atMost, equals].filter((bound) => bound !== undefined);
  const [bound] = bounds;
  if (bounds.length !== 1 || typeof bound !== "number" || typeof compare !== "object") return [];
  const number = [NUMBER_WORDS[bound] ?? String(bound), String(bound)];
  if (compare.life === "you" && equals === undefined)
    return say`you have ${number} or ${atLeast === undefined ? "less" : "more"} life`;
  if (compare.handSize === "you") {
    if (equals === 0) return ["you have no cards in hand"];
    return equals === undefined
      ? say`you have ${number} or ${atLeast === undefined ? "fewer" : "more"} cards in hand`
      : [];
  }
  if (compare.devotion !== undefined && atMost !== undefined)
    return say`your devotion to ${listed(
      compare.devotion.map((color) => [color]),
      "and",
    )} is less than ${[NUMBER_WORDS[bound + 1] ?? "", String(bound + 1)]}`;
  if (atLeast === undefined) return [];
  if (compare.thisTurn !== undefined) return thisTurnText(compare, number, bound);
  if (compare.counter !== undefined && compare.on !== undefined) {
    const who = compare.on === "self" ? spoken.self : compare.on === "host" ? spoken.host : [];
    return say`${who} has ${number} or more ${compare.counter} counters on it`;
  }
  if (orderedText(compare) === orderedText({ distinct: "manaValues", among: { zone: "graveyard", owner: "you" } }))
    return say`there are ${number} or more mana values among cards in your graveyard`;
  if (orderedText(compare) === orderedText({ distinct: "types", among: { zone: "graveyard", owner: "you" } }))
    return say`there are ${number} or more card types among cards in your graveyard`;
  const { zone, owner, controller, ...kind } = compare.count ?? { controller: undefined };
  if (zone === "graveyard" && owner === "you" && controller === undefined) {
    const cards = cardsText(kind, "many");
    return [
      ...say`${number} or more ${cards} are in your graveyard`,
      ...say`there are ${number} or more ${cards} in your graveyard`,
    ];
  }
  return zone === undefined && owner === undefined && controller === "you"
    ? say`you control ${number} or more ${groupText(kind, "many")}`
    : [];
}

/** With its verb: "is attacking", "has a +1/+1 counter on it". */
function stateText(is: Selector): Wordings {
  const [[key, value] = [], ...more] = Object.entries(is);
  if (more.length === 0) {
    if (key === "hasAttached") {
      const kind = orderedText(value);
      if (kind === '{"subtype":"Aura"}') return ["is enchanted"];
      if (kind === '{"subtype":"Equipment"}') return ["is equipped"];
    }
    if (key === "designation") return String(value).endsWith(" this turn") ? [String(value)] : [`is ${String(value)}`];
    if (key === "tapped") return [value ? "is tapped" : "is untapped"];
    if (key === "counter") return say`has ${A} ${String(value)} counter on it`;
    if (key === "power") return say`has power ${boundText(value as object)}`;
    if (key === "supertype" && value === "Legendary") return ["is legendary"];
    if (key === "color" && typeof value === "string") return [`is ${value}`];
  }
  return say`is ${A} ${groupText(is, "one")}`;
}
