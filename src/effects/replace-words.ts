import { type AbilityInstance, isText } from "../rules/ability.js";
import { ABILITIES, ABILITY_LOSS, aspects } from "../rules/aspects.js";
import type { ReplaceWordsPart } from "../rules/formats.gen.js";
import { type ObjectView, revised } from "../rules/object-view.js";
import { EVERY_SUBTYPE, hasSubtype, subtypePlace, subtypeSet, union, without } from "../rules/subtype-set.js";
import { WORD_KEYS } from "../rules/word-keys.gen.js";
import { WRITES_TEXT } from "./abilities.js";
import type { LayerKind } from "./kind.js";
import { withTypeLine } from "./type-line.js";

interface Replacement {
  readonly from: string;
  readonly to: string;
  /** The type line is thought to be no text, which it is (CR 612.1). */
  readonly sparesTypeLine?: true;
}

/** The same data with the word replaced wherever a color or subtype can stand (CR 612.2); the same value if it stands nowhere. */
function replaced<T>(data: T, replacement: Replacement, isWord = false): T {
  if (typeof data === "string") return isWord && data === replacement.from ? (replacement.to as T) : data;
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) {
    const items = data.map((item: unknown) => replaced(item, replacement, isWord));
    return items.every((item, place) => item === data[place]) ? data : (items as T);
  }
  const entries = Object.entries(data).map(
    ([key, value]: [string, unknown]) => [key, replaced(value, replacement, WORD_KEYS.has(key))] as const,
  );
  return entries.every(([key, value]) => value === (data as Record<string, unknown>)[key])
    ? data
    : (Object.fromEntries(entries) as T);
}

function withWord(view: ObjectView, replacement: Replacement): ObjectView {
  const abilities = view.abilities.map((instance): AbilityInstance => {
    const ability = isText(instance) ? replaced(instance.ability, replacement) : instance.ability;
    return ability === instance.ability ? instance : { ...instance, ability };
  });
  const edited = abilities.every((instance, place) => instance === view.abilities[place])
    ? view
    : revised(view, (draft) => void (draft.abilities = abilities));
  const { from, to, sparesTypeLine } = replacement;
  if (sparesTypeLine === true || !hasSubtype(view.subtypes, subtypePlace(from))) return edited;
  return withTypeLine(edited, { subtypes: union(without(view.subtypes, subtypeSet([from])), subtypeSet([to])) });
}

/** CR 612.1-612.2. The instruction names the two words, not how often they are found. */
export const replaceWords: LayerKind<ReplaceWordsPart, Replacement> = {
  ...WRITES_TEXT,
  writes: () => aspects({ subtypes: EVERY_SUBTYPE, others: ABILITIES | ABILITY_LOSS }),
  evaluate: (part, look) => {
    const from = look.subtype(part.from);
    const to = look.subtype(part.to);
    if (from === undefined || to === undefined) return undefined;
    return look.ruleset.practice.editsTypeLine ? { from, to } : { from, to, sparesTypeLine: true };
  },
  apply: (replacement, view) => withWord(view, replacement),
  clauses: ["612.1", "612.2"],
};
