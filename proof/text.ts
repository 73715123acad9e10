import type { Ability } from "../src/rules/formats.gen.js";
import { isText, type AbilityInstance } from "../src/rules/ability.js";
import { colorNames, COLORS } from "../src/rules/colors.js";
import { manaCostFacts } from "../src/rules/mana.js";
import type { Policy } from "../src/rules/policy.js";
import { BASIC_LAND_TYPES, SUBTYPES } from "../src/rules/subtypes.js";
import type { Instruction } from "./instruction.js";
import type { Thing } from "./thing.js";
import { giveIntrinsicAbilities } from "./type-line.js";

type TextInstruction = Extract<Instruction, { do: "replaceWords" | "fullText" | "textBox" | "setName" | "nameWord" }>;

/** CR 612, 613.1c: layer 3. `key` is that of the effect: what came by it is known by it. */
export function changeText(thing: Thing, instruction: TextInstruction, key: string, policy: Policy): void {
  switch (instruction.do) {
    case "replaceWords":
      replaceWords(thing, instruction);
      break;
    case "fullText": {
      // CR 612.6: name, mana cost, color indicator, type line, rules text, power and toughness.
      const { values, plus } = instruction;
      const { name, manaCost, manaValue, power, toughness, loyalty, defense } = values;
      Object.assign(thing, {
        name,
        manaCost,
        manaValue,
        power,
        toughness,
        basePower: power,
        baseToughness: toughness,
        loyalty,
        defense,
      });
      thing.colorIndicator = new Set(values.colorIndicator);
      thing.colors = new Set([...colorNames(manaCostFacts(manaCost).colors), ...values.colorIndicator]);
      thing.supertypes = new Set(values.supertypes);
      thing.types = new Set(values.types);
      thing.subtypes = new Set(values.subtypes);
      thing.goneWithType = new Set();
      haveText(thing, values.abilities, `${key}@${instruction.of}.`);
      thing.abilities.push(...plus);
      break;
    }
    case "textBox": // CR 612.5
      haveText(thing, instruction.abilities, `${key}.`);
      break;
    case "setName": // CR 612.8
      thing.name = instruction.name;
      break;
    case "nameWord": {
      // CR 612.9, 123.6
      const words = thing.name === null ? [] : thing.name.split(" ");
      words.splice(instruction.after, 0, instruction.word);
      thing.name = words.join(" ");
      break;
    }
  }
  giveIntrinsicAbilities(thing, policy);
}

/** The rules text in the place of its own; what it was granted is no text (CR 612.3). */
function haveText(thing: Thing, abilities: readonly AbilityInstance[], keys: string): void {
  const text = abilities
    .filter(isText)
    .map((each) => ({ ...each, key: `${keys}${each.key}`, origin: "text" as const }));
  thing.abilities = [...thing.abilities.filter((each) => !isText(each)), ...text];
}

/** CR 612.2: the words that are used in this sense, in the type line and in rules text; never names. */
function replaceWords(thing: Thing, { sense, from, to }: Extract<Instruction, { do: "replaceWords" }>): void {
  if (sense !== "color" && thing.subtypes.has(from) && senseOf(from) === sense) {
    thing.subtypes.delete(from);
    thing.subtypes.add(to);
  }
  if (senseOf(from) !== sense) return;
  thing.abilities = thing.abilities.map((instance) =>
    isText(instance) ? { ...instance, ability: replaced(instance.ability, from, to) as Ability } : instance,
  );
}

function senseOf(word: string): "color" | "landType" | "creatureType" | undefined {
  if ((COLORS as readonly string[]).includes(word)) return "color";
  if (SUBTYPES.land.includes(word) || (BASIC_LAND_TYPES as readonly string[]).includes(word)) return "landType";
  return SUBTYPES.creature.includes(word) ? "creatureType" : undefined;
}

/** Where an ability's data has no words that are used as colors or subtypes. */
const NO_WORDS: ReadonlySet<string> = new Set([
  "kind",
  "id",
  "name",
  "keyword",
  "note",
  "then",
  "when",
  "choose",
  "chosen",
  "counter",
  "counters",
  "rule",
  "cost",
  "produces",
  "object",
  "player",
  "linked",
  "type",
  "types",
  "supertype",
  "supertypes",
  "designation",
  "paid",
  "thisTurn",
  "timesPaid",
]);

function replaced(data: unknown, from: string, to: string): unknown {
  if (data === from) return to;
  if (Array.isArray(data)) return data.map((item) => replaced(item, from, to));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      NO_WORDS.has(key) ? value : replaced(value, from, to),
    ]),
  );
}
