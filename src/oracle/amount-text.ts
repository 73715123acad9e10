import type { Quantity, QuantityExpression, Selector } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { type Count } from "./noun-text.js";
import { groupText } from "./selector-text.js";
import { NUMBER_WORDS, plural } from "./words.js";
import { listed, say, type Wordings } from "./wordings.js";

/** An amount after "equal to": "the number of creatures you control". */
export function amountText(amount: Quantity, it?: It): Wordings {
  if (typeof amount !== "object") return [];
  const own = ofOneText(amount, it);
  if (own.length > 0) return own;
  const { zone: zones, ...owned } = amount.count ?? {};
  if (orderedText(zones) === '["exile","graveyard"]')
    return say`the ${["", "total "]}number of ${objectsText({ ...owned, zone: ["exile", "graveyard"] }, "many", it)}`;
  if (amount.sum !== undefined) return sumText(amount.sum, it);
  if (amount.product !== undefined) {
    const [by, of] = amount.product;
    if (by !== 2 || of === undefined || amount.product.length !== 2) return [];
    return say`twice ${amountText(of, it)}`;
  }
  if (amount.life === "you") return ["your life total"];
  if (amount.handSize === "each")
    return ["the number of cards in all players' hands", "the total number of cards in all players' hands"];
  const history = historyText(amount);
  if (history.length > 0) return history;
  if (amount.devotion !== undefined)
    return say`your devotion to ${listed(
      amount.devotion.map((color) => [color]),
      "and",
    )}`;
  const measured = measureText(amount);
  return measured.length > 0 ? measured : say`the number of ${countedText(amount, "many", it)}`;
}

/** "its power", "~'s toughness". */
function ofOneText(amount: QuantityExpression, it: It | undefined): Wordings {
  if (amount.half !== undefined) return say`half ${amountText(amount.half, it)}, rounded ${amount.round ?? "down"}`;
  const { powerOf, toughnessOf, manaValueOf } = amount;
  const of = powerOf ?? toughnessOf ?? manaValueOf;
  if (of === undefined) return [];
  const measure = powerOf !== undefined ? "power" : toughnessOf !== undefined ? "toughness" : "mana value";
  return [...(of === "self" ? [`~'s ${measure}`] : []), ...(of === it ? [`its ${measure}`] : [])];
}

function sumText([one, other, ...more]: readonly Quantity[], it: It | undefined): Wordings {
  if (one === undefined || other === undefined || more.length > 0) return [];
  if (typeof one === "number") return say`${[String(one), NUMBER_WORDS[one] ?? ""]} plus ${amountText(other, it)}`;
  return say`${amountText(one, it)} plus ${amountText(other, it)}`;
}

function historyText({ thisTurn, by, of }: QuantityExpression): Wordings {
  if (of !== undefined) return [];
  if (thisTurn === "life gained" && by === "you")
    return ["the amount of life you've gained this turn", "the amount of life you gained this turn"];
  if (thisTurn === "life lost" && by === "you") return ["the amount of life you've lost this turn"];
  return thisTurn === "life lost" && by === "opponent" ? ["the total life lost by your opponents this turn"] : [];
}

function measureText({ greatest, total, of }: QuantityExpression): Wordings {
  if (of === undefined) return [];
  const name = (measure: string): Wordings =>
    measure === "manaValue" ? ["mana value"] : ["power", "toughness"].includes(measure) ? [measure] : [];
  const { zone, owner, ...kind } = of;
  if (zone !== undefined) {
    if (zone !== "graveyard" || owner !== "you") return [];
    const cards = say`${cardsText(kind, "many")} in your graveyard`;
    return greatest !== undefined
      ? say`the ${["greatest", "highest"]} ${name(greatest)} among ${cards}`
      : total === undefined
        ? []
        : say`the total ${name(total)} of ${cards}`;
  }
  if (greatest !== undefined)
    return say`the ${["greatest", "highest"]} ${name(greatest)} among ${groupText(of, "many")}`;
  return total === undefined ? [] : say`the total ${name(total)} of ${groupText(of, "many")}`;
}

/** Whom "it" means in an amount: the subject of its sentence. */
export type It = "self" | "host" | "affected";

/** What is counted, after "the number of" or, one of it, after "for each". */
export function countedText(amount: Quantity, count: Count, it?: It): Wordings {
  if (typeof amount !== "object") return [];
  const number = (word: string): string => (count === "one" ? word : plural(word));
  const [types, most, ...rest] = amount.atMostOf ?? [];
  if (typeof most === "number" && typeof types === "object" && rest.length === 0)
    return types.distinct === "creatureTypes" && Object.keys(types.among ?? {}).join() === it && count === "one"
      ? [`of its creature types, to a maximum of ${most}`]
      : [];
  if (amount.handSize === "you") return [`${number("card")} in your hand`];
  const ofPlayers = playersText(amount, { number, count, it });
  if (ofPlayers.length > 0) return ofPlayers;
  if (amount.thisTurn === "permanents entered" && amount.by === "you" && amount.of !== undefined && count === "many")
    return say`${groupText(amount.of, count)} that entered under your control this turn`;
  if (amount.counter !== undefined && amount.onEach !== undefined)
    return say`${amount.counter} ${number("counter")} on ${groupText(amount.onEach, "many")}`;
  if (amount.party === "you") return [`${number("creature")} in your party`];
  if (count === "one" && amount.sum !== undefined) return addedText(amount.sum, it);
  if (amount.thisTurn === "permanents died" && amount.by === "each" && amount.of !== undefined)
    return say`${groupText(amount.of, count)} that died this turn`;
  if (amount.handSize === "each") return [`${number("card")} in all players' hands`];
  if (amount.handSize === "opponent") return [`${number("card")} in your opponents' hands`];
  if (amount.counter !== undefined && amount.onPlayer === "you")
    return [`${amount.counter} ${number("counter")} you have`];
  if (amount.counter !== undefined && amount.on !== undefined)
    return say`${amount.counter === "any" ? "" : `${amount.counter} `}${number("counter")} on ${namesOf(amount.on, it)}`;
  if (amount.distinct !== undefined && amount.among !== undefined) return distinctText(amount, { number, count, it });
  return amount.count === undefined ? [] : objectsText(amount.count, count, it);
}

/** What players have, and how many there are. */
function playersText(amount: QuantityExpression, { number, count, it }: Counting): Wordings {
  if (amount.handSize === "hostController") return it === "host" ? [`${number("card")} in its controller's hand`] : [];
  if (amount.handSize === "chosenPlayer") return [`${number("card")} in the chosen player's hand`];
  if (amount.thisTurn === "cards drawn" && amount.by === "you" && count === "many")
    return ["cards you've drawn this turn"];
  if (amount.counter !== undefined && amount.onPlayer === "opponent")
    return count === "one" ? [`${amount.counter} counter your opponents have`] : [];
  if (amount.players === "opponent") return [`${number("opponent")} you have`];
  const { among, where, ...rest } =
    typeof amount.players === "object" && "among" in amount.players ? amount.players : {};
  const { compare, atLeast, ...more } = where ?? {};
  return among === "each" &&
    typeof atLeast === "number" &&
    count === "one" &&
    Object.keys({ ...rest, ...more }).length === 0 &&
    orderedText(compare) === '{"count":{"owner":"thatPlayer","zone":"graveyard"}}'
    ? say`graveyard with ${[NUMBER_WORDS[atLeast] ?? String(atLeast), String(atLeast)]} or more cards in it`
    : [];
}

function namesOf(reference: unknown, it: It | undefined): Wordings {
  return [
    ...(reference === "self" ? ["~"] : []),
    ...(reference === it ? ["it", ...(it === "affected" ? ["them"] : [])] : []),
  ];
}

/** Each of this and each of that. */
function addedText([one, other, ...more]: readonly Quantity[], it: It | undefined): Wordings {
  if (one === undefined || other === undefined || more.length > 0) return [];
  if (other === -1 && orderedText(one) === orderedText({ thisTurn: "spells cast", by: "each" }))
    return ["other spell cast this turn"];
  return say`${countedText(one, "one", it)} and each ${countedText(other, "one", it)}`;
}

interface Counting {
  readonly number: (word: string) => string;
  readonly count: Count;
  readonly it: It | undefined;
}

function distinctText({ distinct, among = {} }: QuantityExpression, { number, count, it }: Counting): Wordings {
  const lands = { type: "Land", controller: "you" };
  if (distinct === "basicLandTypes" && orderedText(among) === orderedText(lands))
    return [`${number("basic land type")} among lands you control`];
  if (distinct === "colors" && Object.keys(among).join() === it) return count === "one" ? ["of its colors"] : [];
  if (distinct === "names") return count === "many" ? say`differently named ${groupText(among, "many")}` : [];
  if (distinct === "colors") return say`${number("color")} among ${groupText(among, "many")}`;
  if (distinct !== "types") return [];
  const { zone, owner, ...rest } = among;
  if (zone !== "graveyard" || Object.keys(rest).length > 0) return [];
  if (owner === undefined) return [`${number("card type")} among cards in all graveyards`];
  if (owner === "opponent") return count === "many" ? ["card types among cards in your opponents' graveyards"] : [];
  return owner === "you" ? [`${number("card type")} among cards in your graveyard`] : [];
}

function objectsText(selector: Selector, count: Count, it: It | undefined): Wordings {
  const { zone, owner, attachedTo, ...kind } = selector;
  const remote = [...remoteText(selector, count, it), ...sharingText(selector, count, it)];
  if (remote.length > 0) return remote;
  const inCombat = blockingText(selector, count, it);
  if (inCombat.length > 0) return inCombat;
  if (attachedTo !== undefined) {
    const [to, ...more] = Object.keys(attachedTo);
    if (more.length === 0 && count === "one" && orderedText(kind) === orderedText({ subtype: ["Aura", "Equipment"] }))
      return say`Aura and Equipment attached to ${namesOf(to, it)}`;
    const known = ["Aura", "Equipment"].find((subtype) => orderedText(kind) === orderedText({ subtype }));
    if (more.length > 0 || known === undefined || count !== "one") return [];
    return say`${known} attached to ${namesOf(to, it)}`;
  }
  if (zone === "graveyard") {
    const whose =
      owner === undefined
        ? ["all graveyards"]
        : owner === "you"
          ? ["your graveyard"]
          : owner === "opponent"
            ? ["your opponents' graveyards"]
            : [];
    return say`${cardsText(kind, count)} in ${whose}`;
  }
  if (zone !== undefined) return [];
  if (it !== undefined && orderedText(kind.not) === `{"${it}":true}` && kind.other === undefined) {
    const { not: _, ...rest } = selector;
    return objectsText({ ...rest, other: true }, count, it);
  }
  const owned = owner === undefined ? selector : { ...kind, owner };
  const { other, ...rest } = owned;
  const plain = groupText(owned, count);
  const on = Object.hasOwn(owned, "controller") ? [""] : ["", " on the battlefield"];
  const { name, ...unnamed } = owned;
  const named = name === "~" ? say`${groupText(unnamed, count)} on the battlefield named ~` : [];
  return [...say`${plain}${on}`, ...named, ...(other && count === "one" ? say`another ${groupText(rest, "one")}` : [])];
}

/** Cards in exile, and those of players who are not named by a word of their own. */
function remoteText({ zone, owner, linked, other, ...kind }: Selector, count: Count, it: It | undefined): Wordings {
  const cards = cardsText(kind, count);
  if (linked !== undefined)
    return linked === "exiled" && zone === "exile" && owner === undefined && !other
      ? say`${cards} exiled with ${it === "self" ? ["~", "it"] : ["~"]}`
      : [];
  if (other)
    return zone === "graveyard" && owner === "you" && count === "many" ? say`other ${cards} in your graveyard` : [];
  if (orderedText(zone) === '["exile","graveyard"]' && owner === "you")
    return say`${cards} you own in exile and in your graveyard`;
  if (zone === "exile")
    return owner === "you"
      ? say`${cards} you own in exile`
      : owner === "opponent" && count === "one"
        ? say`${cards} your opponents own in exile`
        : [];
  if (zone !== "graveyard") return [];
  if (owner === "hostController") return it === "host" ? say`${cards} in its controller's graveyard` : [];
  return owner === "chosenPlayer" && count === "many" ? say`${cards} in the chosen player's graveyard` : [];
}

/** Others that have a type or a name that it has. */
function sharingText({ shares, not, ...kind }: Selector, count: Count, it: It | undefined): Wordings {
  if (shares === undefined || count !== "one") return [];
  const { characteristic, with: of } = shares;
  const others =
    not === undefined
      ? groupText(kind, count)
      : it !== undefined && orderedText(not) === `{"${it}":true}`
        ? groupText({ ...kind, other: true }, count)
        : [];
  const on = Object.hasOwn(kind, "controller") ? [""] : ["", " on the battlefield"];
  if (characteristic === "creatureType" && of === it)
    return say`${others}${on} that shares ${["a", "at least one"]} creature type with it`;
  if (characteristic !== "name") return [];
  if (orderedText(of) === '{"linked":"exiled"}') return say`${others}${on} with the same name as the exiled card`;
  return of === it && it === "affected" ? say`${others} with the same name as that creature` : [];
}

/** Creatures that block "it", or that "it" blocks. */
function blockingText({ blocking, blockedBy, ...kind }: Selector, count: Count, it: It | undefined): Wordings {
  if (count !== "one" || orderedText(kind) !== '{"type":"Creature"}') return [];
  if (blocking !== undefined && blockedBy === undefined)
    return say`creature blocking ${namesOf(Object.keys(blocking).join(), it)}`;
  return blockedBy !== undefined && blocking === undefined && Object.keys(blockedBy).join() === it
    ? ["creature it's blocking"]
    : [];
}

/** A kind without the noun of permanents. */
const bareText = (kind: Selector): Wordings =>
  groupText(kind, "one").flatMap((words) =>
    words.endsWith(" permanent") ? [words.slice(0, -" permanent".length)] : [],
  );

/** Cards of a kind, outside the battlefield: "creature cards", "instant and sorcery cards". */
export function cardsText(kind: Selector, count: Count): Wordings {
  const card = count === "one" ? "card" : "cards";
  if (Object.keys(kind).length === 0) return [card];
  if (orderedText(kind) === '{"name":"~"}') return [`${card} named ~`];
  if (orderedText(kind) === '{"permanent":true}') return [`permanent ${card}`];
  const { type, subtype, ...rest } = kind;
  const several = [type, subtype].find((each) => Array.isArray(each));
  const { permanent, ...described } = kind;
  if (permanent === true) return say`${bareText(described)} permanent ${card}`;
  if (type === undefined && subtype === undefined && kind.token === undefined) return say`${bareText(kind)} ${card}`;
  if (Object.keys(rest).length > 0 || (several !== undefined && type !== undefined && subtype !== undefined)) {
    const nouns = groupText(kind, "one");
    return several === undefined && kind.controller === undefined ? say`${nouns} ${card}` : [];
  }
  if (several === undefined) return say`${groupText(kind, "one")} ${card}`;
  const words = (several as string[]).map((word) => [type === undefined ? word : word.toLowerCase()]);
  return say`${["and", "and/or", "or"].flatMap((word) => listed(words, word))} ${card}`;
}
