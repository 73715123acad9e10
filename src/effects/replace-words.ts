import type { AbilityInstance } from "../rules/ability.js";
import { ABILITIES, ABILITY_LOSS, aspects } from "../rules/aspects.js";
import type { Ability, ReplaceWordsPart } from "../rules/formats.gen.js";
import { type ObjectView, revised } from "../rules/object-view.js";
import { EVERY_SUBTYPE, hasSubtype, subtypePlace, subtypeSet, union, without } from "../rules/subtype-set.js";
import { asWritten, readsNothing, type LayerKind } from "./kind.js";
import { isText } from "./rules-text.js";
import { withTypeLine } from "./type-line.js";

type Sense = ReplaceWordsPart["word"];

interface Replacement {
  readonly sense: Sense;
  readonly from: string;
  readonly to: string;
}

/** Where a word stands in this sense in the data of an ability (CR 612.2); names and mana symbols are under other keys. */
const TYPE_KEYS: ReadonlySet<string> = new Set(["subtype", "subtypes", "addSubtypes", "landType", "from", "to"]);
const KEYS_OF_SENSE: Readonly<Record<Sense, ReadonlySet<string>>> = {
  color: new Set(["color", "colors", "from", "setColors", "addColors", "devotion", "to"]),
  landType: TYPE_KEYS,
  creatureType: TYPE_KEYS,
};

/** The same data with the word replaced wherever it stands under one of the keys; the same value if it stands nowhere. */
export function replaced<T>(data: T, keys: ReadonlySet<string>, from: string, to: string, here: boolean): T {
  if (typeof data === "string") return here && data === from ? (to as T) : data;
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) {
    const items = data.map((item: unknown) => replaced(item, keys, from, to, here));
    return items.every((item, place) => item === data[place]) ? data : (items as T);
  }
  const entries = Object.entries(data).map(
    ([key, value]: [string, unknown]) => [key, replaced(value, keys, from, to, keys.has(key))] as const,
  );
  return entries.every(([key, value]) => value === (data as Record<string, unknown>)[key])
    ? data
    : (Object.fromEntries(entries) as T);
}

function withWord(view: ObjectView, { sense, from, to }: Replacement): ObjectView {
  const keys = KEYS_OF_SENSE[sense];
  const abilities = view.abilities.map((instance): AbilityInstance => {
    const ability: Ability = isText(instance) ? replaced(instance.ability, keys, from, to, false) : instance.ability;
    return ability === instance.ability ? instance : { ...instance, ability };
  });
  const edited = abilities.every((instance, place) => instance === view.abilities[place])
    ? view
    : revised(view, (draft) => void (draft.abilities = abilities));
  const place = sense === "color" ? undefined : subtypePlace(from);
  if (place === undefined || !hasSubtype(view.subtypes, place)) return edited;
  return withTypeLine(edited, { subtypes: union(without(view.subtypes, subtypeSet([from])), subtypeSet([to])) });
}

/** CR 612.1-612.2. The instruction names the two words, not how often they are found. */
export const replaceWords: LayerKind<ReplaceWordsPart, Replacement> = {
  stage: "text",
  needs: ["text"],
  manner: "sets",
  numbers: () => [],
  subtypes: () => [],
  fix: asWritten,
  uses: readsNothing,
  writes: () => aspects({ subtypes: EVERY_SUBTYPE, others: ABILITIES | ABILITY_LOSS }),
  evaluate: (part, look) => {
    const from = look.subtype(part.from);
    const to = look.subtype(part.to);
    return from === undefined || to === undefined ? undefined : { sense: part.word, from, to };
  },
  apply: (replacement, view) => withWord(view, replacement),
  clauses: ["612.1", "612.2"],
};
