import type { CopiableValues, ResolvedObject, ResolvedPlayer, Zone } from "../rules/formats.gen.js";
import { EVERY_CREATURE_TYPE_WORDS } from "../rules/subtype-set.js";
import { abilityNames } from "./ability-name.js";
import { counterCounts } from "./event.js";
import { bareWords } from "./game-rule.js";
import { counted, list, possessive, sentence, withArticle } from "./grammar.js";
import { typeNouns } from "./type-line.js";
import { withoutCreatureTypes } from "./value.js";

type Line = Pick<ResolvedObject, "supertypes" | "types" | "subtypes" | "colors" | "power" | "toughness">;

/** "legendary white 1/1 Goblin creature"; what can't stand before the noun comes after it. */
function lineWords({ supertypes, types, subtypes, colors, power, toughness }: Line): string {
  const words = withoutCreatureTypes(subtypes);
  const every = words.includes(EVERY_CREATURE_TYPE_WORDS);
  const size = power === null && toughness === null ? [] : [`${power ?? "—"}/${toughness ?? "—"}`];
  const nouns = typeNouns(types);
  const before = [
    ...supertypes.map((type) => type.toLowerCase()),
    ...(colors.length === 0 ? ["colorless"] : [list(colors)]),
    ...size,
    ...words.filter((word) => word !== EVERY_CREATURE_TYPE_WORDS),
    ...(nouns.length === 0 ? ["object without a card type"] : nouns),
  ];
  return `${withArticle(before.join(" "))}${every ? " of every creature type" : ""}`;
}

function abilitiesWords(abilities: readonly string[]): string {
  return abilities.length === 0 ? "with no abilities" : `with ${abilityNames(abilities)}`;
}

const WHERE: Readonly<Record<Exclude<Zone, "battlefield" | "stack">, string>> = {
  graveyard: "graveyard",
  hand: "hand",
  library: "library",
  exile: "exile",
  command: "command zone",
};

function whose({ zone, controller, owner }: ResolvedObject): string {
  const owned = owner === controller ? "" : ` (owned by ${owner})`;
  if (zone === "battlefield") return `under ${possessive(controller)} control${owned}`;
  if (zone === "stack") return `on the stack under ${possessive(controller)} control${owned}`;
  return zone === "exile" || zone === "command"
    ? `in ${zone === "exile" ? "exile" : "the command zone"}, owned by ${owner}`
    : `in ${possessive(owner)} ${WHERE[zone]}`;
}

/** The values that are worth a word only if something asks for them or they are out of the ordinary. */
function extras(object: ResolvedObject, asked: ReadonlySet<string>): string[] {
  const {
    tapped,
    faceDown,
    attachedTo,
    counters,
    basePower,
    baseToughness,
    power,
    toughness,
    loyalty,
    defense,
    damage = 0,
    manaCost,
    manaValue,
    tapsFor,
    copiable,
  } = object;
  const based = basePower !== power || baseToughness !== toughness;
  const said: (readonly [boolean, string])[] = [
    [asked.has("manaCost"), manaCost === null ? "no mana cost" : `mana cost ${manaCost}`],
    [asked.has("manaValue"), `mana value ${manaValue}`],
    [based && power !== null && basePower !== null, `base power and toughness ${basePower}/${baseToughness}`],
    [Object.keys(counters).length > 0, counterCounts(counters)],
    [damage > 0 || asked.has("damage"), `${damage} damage marked on it`],
    [attachedTo !== null, `attached to ${attachedTo}`],
    [tapped, "tapped"],
    [faceDown, "face down"],
    [loyalty !== null, `loyalty ${loyalty}`],
    [defense !== null, `defense ${defense}`],
    [
      asked.has("tapsFor"),
      tapsFor.length === 0
        ? "makes no mana"
        : `makes ${list(
            tapsFor.map((mana) => `{${mana}}`),
            "or",
          )}`,
    ],
    [
      asked.has("rules"),
      (object.rules ?? []).length === 0
        ? "no rule is changed for it"
        : `rules in force for it: ${list((object.rules ?? []).map(bareWords))}`,
    ],
    [asked.has("attacks") || object.attacks !== undefined, `${object.attacks ?? "may"} attack`],
    [asked.has("blocks") || object.blocks !== undefined, `${object.blocks ?? "may"} block`],
    [asked.has("copiable"), `a copy of it would be ${copiableWords(copiable)}`],
  ];
  return said.filter(([says]) => says).map(([, words]) => words);
}

function copiableWords(values: CopiableValues): string {
  const named = values.name === null ? "without a name" : `named ${values.name}`;
  const cost = values.manaCost === null ? "no mana cost" : `mana cost ${values.manaCost}`;
  return `${lineWords(values)} ${named}, ${abilitiesWords(values.abilities)}, ${cost}`;
}

/**
 * What an object is now, in one or two sentences. `asked` names characteristics that are told even where they are
 * nothing out of the ordinary, such as `manaValue`.
 */
export function describeObject(id: string, object: ResolvedObject, asked: Iterable<string> = []): string {
  const called =
    object.name === id || (object.name !== null && id.includes(object.name))
      ? ""
      : `, ${object.name === null ? "without a name" : `named ${object.name}`},`;
  const first = sentence(
    `${id}${called} is ${lineWords(object)} ${abilitiesWords(object.abilities)}, ${whose(object)}`,
  );
  const more = extras(object, new Set(asked));
  return more.length === 0 ? first : `${first} ${sentence(`also: ${more.join("; ")}`)}`;
}

/** What a player has now, in one sentence. */
export function describePlayer(
  name: string,
  { life, hand, abilities, maximumHandSize, landPlays }: ResolvedPlayer,
): string {
  const most = maximumHandSize === null ? "no maximum hand size" : `a maximum hand size of ${maximumHandSize}`;
  const has = abilities.length === 0 ? "no abilities" : abilityNames(abilities);
  // CR 305.2: one land a turn is nothing to speak of.
  const lands =
    landPlays === 1
      ? ""
      : `; ${name} may play ${landPlays === null ? "any number of lands" : counted(landPlays, "land")} in a turn`;
  return sentence(`${name} has ${life} life, ${counted(hand, "card")} in hand, ${most} and ${has}${lands}`);
}
