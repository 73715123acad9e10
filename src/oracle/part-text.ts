import type { AbilityEntry, EffectPart, Selector } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { bodyText, colorsText, NONE, type Predicate, type Telling } from "./body-text.js";
import { amountText, cardsText } from "./amount-text.js";
import { changeText } from "./change-text.js";
import { THAT_TYPE } from "./chosen-type.js";
import { abilitiesText } from "./keyword-text.js";
import { type Count } from "./noun-text.js";
import { groupText, orders } from "./selector-text.js";
import { becoming } from "./sentence.js";
import { plural } from "./words.js";
import { joined, listed, say, type Wordings } from "./wordings.js";

/** Everything that the parts do, with verbs: "gets +1/+1 and has flying". */
export function predicatesText(parts: readonly EffectPart[], telling: Telling): Wordings {
  const said = predicates(parts, telling);
  return [
    ...(said === undefined ? [] : enumerated(said, telling)),
    ...(telling.becomes ? [] : othersText(parts, telling)),
  ];
}

/** Each of them by itself; undefined where one can't be said. */
function predicates(parts: readonly EffectPart[], telling: Telling): Wordings[] | undefined {
  const said: Wordings[] = [];
  for (let place = 0; place < parts.length;) {
    const { taken, words } = nextPredicate(parts.slice(place), telling);
    if (taken === 0) return undefined;
    said.push(words);
    place += taken;
  }
  return said;
}

/** The last may have its subject again: "is a Clue artifact and it loses all other abilities". */
function enumerated(said: readonly Wordings[], { count, becomes }: Telling): Wordings {
  const all = listed(said, "and");
  const last = said.at(-1) ?? [];
  if (said.length < 2) return all;
  const before = joined(said.slice(0, -1), [", "]);
  const again = becomes
    ? []
    : [`, and ${count === "one" ? "it" : "they"} `, ` and ${count === "one" ? "it" : "they"} `];
  return [...all, ...say`${before}${said.length === 2 ? [", and ", ...again] : again}${last}`];
}

/**
 * "Loses all other abilities, card types, and creature types": what is lost is told after what the same effect gives. Of an
 * artifact creature it must be said that it loses its card types (CR 205.1b).
 */
function othersText(parts: readonly EffectPart[], telling: Telling): Wordings {
  const lost = parts.findIndex((part) => part.kind === "loseAllAbilities" && part.except === undefined);
  const gives = lost >= 0 && parts[lost + 1]?.kind === "gainAbilities";
  const set = parts.find((part) => part.kind === "setTypes");
  if (!gives && set === undefined) return [];
  const kindsOf = set?.subtypes ?? [];
  if (!kindsOf.every((word) => typeof word === "string")) return [];
  const isArtifactCreature = set?.types.join() === "Artifact,Creature";
  const hasKinds = parts.some(
    ({ kind, ...part }) => (kind === "setTypes" || kind === "setSubtypes") && "subtypes" in part,
  );
  const shown = parts
    .filter((_, place) => !gives || place !== lost)
    .flatMap((part): EffectPart[] => (part === set && isArtifactCreature ? becoming(set.types, kindsOf) : [part]));
  const said = predicates(shown, telling);
  if (said === undefined) return [];
  const kinds = [
    ...(gives ? [["abilities"]] : [[]]),
    set === undefined ? [""] : isArtifactCreature ? ["card types"] : ["", "card types"],
    hasKinds ? ["", "creature types"] : [""],
    parts.some(({ kind }) => kind === "setColors") ? ["", "colors"] : [""],
  ].filter((each) => each.length > 0);
  const lists = kinds
    .reduce<string[][]>(
      (all, each) => all.flatMap((one) => each.map((word) => (word === "" ? one : [...one, word]))),
      [[]],
    )
    .filter((list) => list.length > 0)
    .flatMap((list) =>
      orders(list).flatMap((order) =>
        listed(
          order.map((word) => [word]),
          "and",
        ),
      ),
    );
  const loses = say`${telling.count === "one" ? "loses" : "lose"} all other ${lists}`;
  return said.flatMap((_, place) =>
    enumerated([...said.slice(0, place + 1), loses, ...said.slice(place + 1)], telling),
  );
}

function nextPredicate(parts: readonly EffectPart[], telling: Telling): Predicate {
  const [part, next] = parts;
  if (part === undefined) return NONE;
  const body = bodyText(parts, telling);
  if (body.taken > 0) return body;
  if (
    parts
      .slice(0, 3)
      .map((each) => (each.kind === "changeGameRule" ? each.rule : ""))
      .join() === "cant-attack,cant-block,cant-crew-vehicles"
  )
    return { taken: 3, words: ["can't attack, block, or crew Vehicles"] };
  if (
    parts
      .slice(0, 3)
      .map((each) => (each.kind === "changeGameRule" ? each.rule : ""))
      .join() === "cant-attack,cant-block,cant-transform"
  )
    return { taken: 3, words: ["can't attack, block, or transform"] };
  if (
    part.kind === "changeGameRule" &&
    next?.kind === "changeGameRule" &&
    [part.rule, next.rule].join() === "cant-attack,cant-block"
  )
    return { taken: 2, words: ["can't attack or block"] };
  // Land types and abilities are lost in one.
  if (part.kind === "setSubtypes" && part.family === "land" && next?.kind === "loseAllAbilities")
    return { taken: 2, words: [`${telling.count === "one" ? "loses" : "lose"} all land types and abilities`] };
  const words = partText(part, telling);
  return words.length === 0 ? NONE : { taken: 1, words };
}

function partText(part: EffectPart, telling: Telling): Wordings {
  const { count, quote, becomes } = telling;
  const verb = (one: string, many: string): string => (count === "one" ? one : many);
  const has = verb("has", "have");
  const gains = becomes ? verb("gains", "gain") : has;
  const is = becomes ? verb("becomes", "become") : verb("is", "are");
  const its = verb("its", "their");
  switch (part.kind) {
    case "modifyPowerToughness":
      if (part.double) return [];
      return say`${verb("gets", "get")} ${["", "an additional "]}${changeText(part.power ?? 0, part.toughness ?? 0, telling)}`;
    case "setPowerToughness":
      return sizeText(part, has, telling);
    case "gainAbilities":
      if (part.perColorOf !== undefined) return [];
      if (part.oneOf === undefined)
        return say`${telling.has ? [gains, has] : [gains]} ${abilitiesText(part.abilities, quote)}`;
      // What a resolution asks for as it resolves; of a static ability something else has asked (CR 607.2d).
      return becomes ? say`${gains} your choice of ${abilitiesText(part.abilities, quote, "or")}` : [];
    case "loseAllAbilities":
      return [`${verb("loses", "lose")} all abilities${part.except === undefined ? "" : " except mana abilities"}`];
    case "gainAbilitiesOf":
      return orderedText(part.abilityKinds) === '["activated","mana"]' && part.keywords === undefined
        ? say`${has} all activated abilities of ${sourceText(part.of)}`
        : [];
    case "cantHave": {
      const never = abilitiesText(
        part.abilities.map((ability) =>
          typeof ability === "string" ? ability : ({ ...ability, kind: "keyword" } as AbilityEntry),
        ),
        () => [],
      );
      return never.map((words) => `${verb("loses", "lose")} ${words} and can't have or gain ${words}`);
    }
    case "loseAbilities":
      return say`${verb("loses", "lose")} ${abilitiesText(
        part.abilities.map((ability) =>
          typeof ability === "string" ? ability : ({ ...ability, kind: "keyword" } as AbilityEntry),
        ),
        () => [],
      )}`;
    case "addEverySubtype":
      if (part.family === "land" && part.which === undefined)
        return [`${is} every basic land type in addition to ${its} other types`];
      return part.family === "creature" && part.which === undefined
        ? [`${is} every creature type`, `${is} all creature types`, ...(becomes ? [`${gains} all creature types`] : [])]
        : [];
    case "addTypes":
      return addTypesText(part, count, is);
    case "setBasicLandTypes":
      return landTypesText(part.subtypes, count, is);
    case "setColors":
      if (part.colors.length === 5) return [`${is} all colors`];
      return orderedText(part.colors) === '[{"chosen":"color"}]'
        ? ["the chosen color", ...(becomes ? ["the color of your choice", "that color"] : [])].map(
            (color) => `${is} ${color}`,
          )
        : say`${is} ${colorsText(part.colors)}`;
    case "addColors":
      return say`${is} ${colorsText(part.colors)} in addition to ${its} other colors`;
    case "setSubtypes":
      if (part.family === "land" && part.subtypes?.length === 0) return [`${verb("loses", "lose")} all land types`];
      return chosenSubtypesText(part, is, verb("loses", "lose"));
    case "removeTypes":
      if (orderedText(part) === '{"kind":"removeTypes","supertypes":["Snow"]}' && count === "many")
        return ["are no longer snow"];
      return orderedText(part) === orderedText({ kind: "removeTypes", types: ["Creature"] }) && count === "one"
        ? ["isn't a creature"]
        : [];
    case "switchPowerToughness":
      return count === "one" ? ["switches its power and toughness"] : [];
    case "changeGameRule":
      return part.player === undefined && part.amount === undefined && part.bars === undefined
        ? ruleText(part.rule, its, verb)
        : [];
    default:
      return [];
  }
}

function sizeText(
  { power, toughness }: Extract<EffectPart, { kind: "setPowerToughness" }>,
  has: string,
  { it }: Telling,
): Wordings {
  if (typeof power === "object" && orderedText(power) === orderedText(toughness))
    return power.x
      ? [`${has} base power and toughness X/X`]
      : [
          ...say`${has} base power and toughness X/X⟦where X is ${amountText(power, it)}⟧`,
          ...say`${has} base power and ${["", "base "]}toughness each equal to ${amountText(power, it)}`,
        ];
  if (typeof power === "number" && typeof toughness === "number")
    return [`${has} base power and toughness ${power}/${toughness}`];
  if (typeof power === "number" && toughness === undefined) return [`${has} base power ${power}`];
  return typeof toughness === "number" && power === undefined ? [`${has} base toughness ${toughness}`] : [];
}

/** Whose abilities something has: cards that are linked, cards in graveyards, other permanents. */
function sourceText(of: Selector): Wordings {
  const { linked, zone, owner, other, ...kind } = of;
  if (linked !== undefined)
    return linked !== "exiled" || zone !== "exile" || owner !== undefined || other
      ? []
      : [
          ...say`all ${cardsText(kind, "many")} exiled with ${["~", "it"]}`,
          ...(Object.keys(kind).length === 0 ? ["the exiled card"] : []),
        ];
  if (zone === "graveyard" && !other)
    return owner === undefined
      ? say`all ${cardsText(kind, "many")} in all graveyards`
      : owner === "you"
        ? say`all ${cardsText(kind, "many")} in your graveyard`
        : [];
  if (zone !== undefined || owner !== undefined) return [];
  return other ? say`each other ${groupText(kind, "one")}` : say`all ${groupText(kind, "many")} on the battlefield`;
}

function addTypesText(part: Extract<EffectPart, { kind: "addTypes" }>, count: Count, is: string): Wordings {
  const [supertype, ...others] = part.supertypes ?? [];
  const [kind, ...moreKinds] = part.subtypes ?? [];
  if (
    supertype === "Legendary" &&
    others.length + moreKinds.length === 0 &&
    typeof kind === "string" &&
    count === "one"
  )
    return part.types === undefined ? [`${is} a legendary ${kind} in addition to its other types`] : [];
  if (supertype !== undefined)
    return others.length === 0 && part.types === undefined && part.subtypes === undefined
      ? [`${is} ${supertype.toLowerCase()}`]
      : [];
  const its = count === "one" ? "its" : "their";
  const { types, subtypes } = part;
  if (types === undefined && orderedText(subtypes) === '[{"chosen":"creatureType"}]')
    return [
      "the chosen type",
      "the chosen creature type",
      ...(is.startsWith("become") ? ["the creature type of your choice"] : []),
    ].map((type) => `${is} ${type} in addition to ${its} other types`);
  if (types === undefined && orderedText(subtypes) === '[{"chosen":"basicLandType"}]')
    return is.startsWith("become")
      ? [`${is} the basic land type of your choice in addition to ${its} other types`]
      : [];
  if (subtypes?.some((subtype) => typeof subtype !== "string")) return [];
  const article = count === "one" ? ["a ", "an "] : [""];
  if (types === undefined) {
    const words = (subtypes as string[]).map((subtype) => [count === "one" ? subtype : plural(subtype)]);
    const run = (subtypes as string[]).map((subtype, place) => [
      count === "many" && place === words.length - 1 ? plural(subtype) : subtype,
    ]);
    const lists = [
      ...listed(words, "and"),
      ...run.reduce<Wordings>((all, each) => (all.length === 0 ? each : say`${all} ${each}`), []),
    ];
    return say`${is} ${article}${[...new Set(lists)]} in addition to ${its} other ${["types", "creature types", "land types"]}`;
  }
  const words = [...((subtypes ?? []) as string[]), ...types.map((type) => type.toLowerCase())];
  const last = words.at(-1) ?? "";
  const noun = [...words.slice(0, -1), count === "one" ? last : plural(last)].join(" ");
  return say`${is} ${article}${noun} in addition to ${its} other types`;
}

/** Chosen on resolution. */
function chosenSubtypesText(part: Extract<EffectPart, { kind: "setSubtypes" }>, is: string, loses: string): Wordings {
  if (part.family === "creature" && part.subtypes?.length === 0) return [`${loses} all creature types`];
  if (!is.startsWith("become")) return [];
  if (part === THAT_TYPE) return [`${is} that type`];
  if (part.family === "creature" && part.subtypes?.length === 0)
    return [is === "becomes" ? "loses all creature types" : "lose all creature types"];
  return part.family === "creature" && orderedText(part.subtypes) === '[{"chosen":"creatureType"}]'
    ? [`${is} the creature type of your choice`]
    : [];
}

function landTypesText(subtypes: readonly unknown[], count: Count, is: string): Wordings {
  if (orderedText(subtypes) === '[{"chosen":"basicLandType"}]')
    return [`${is} the chosen type`, ...(is.startsWith("become") ? [`${is} the basic land type of your choice`] : [])];
  if (!subtypes.every((subtype) => typeof subtype === "string")) return [];
  const words = listed(
    subtypes.map((subtype) => [count === "one" ? subtype : plural(subtype)]),
    "and",
  );
  return count === "one" ? say`${is} ${["a ", "an ", ""]}${words}` : say`${is} ${words}`;
}

const RULES: Readonly<Record<string, string>> = {
  "cant-become-untapped": "can't become untapped",
  "cant-become-suspected": "can't become suspected",
  "cant-attack": "can't attack",
  "cant-block": "can't block",
  "cant-be-blocked": "can't be blocked",
  "must-be-blocked-if-able": "must be blocked if able",
};

function ruleText(rule: string, its: string, verb: (one: string, many: string) => string): Wordings {
  const [, land] = /^cant-attack-player-without-([a-z]+)$/.exec(rule) ?? [];
  if (land !== undefined)
    return [
      `can't attack unless defending player controls a ${land}`,
      `can't attack unless defending player controls an ${land}`,
    ];
  if (rule === "cant-activate-but-mana")
    return [`${its} activated abilities can't be activated unless they're mana abilities`];
  if (rule === "cant-activate-abilities") return [`${its} activated abilities can't be activated`];
  if (rule === "doesnt-untap")
    return its === "its"
      ? ["doesn't untap during its controller's untap step", "doesn't untap during your untap step"]
      : ["don't untap during their controllers' untap steps"];
  if (rule === "goaded") return [verb("is goaded", "are goaded")];
  if (rule === "must-block-if-able") return [`${verb("blocks", "block")} each combat if able`];
  if (rule === "must-attack-if-able") return [`${verb("attacks", "attack")} each combat if able`];
  if (rule === "assigns-damage-by-toughness")
    return [`${verb("assigns", "assign")} combat damage equal to ${its} toughness rather than ${its} power`];
  const words = RULES[rule];
  if (words !== undefined) return [words];
  if (rule === "attacks-as-though-without-defender")
    return [`can attack as though ${its === "its" ? "it" : "they"} didn't have defender`];
  return /^(?:cant|can|dont|doesnt|must|assigns?|blocks?)-/.test(rule)
    ? [rule.replaceAll("-", " ").replace(/^(can|don|doesn)t /, "$1't ")]
    : [];
}
