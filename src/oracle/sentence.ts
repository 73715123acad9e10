import type { AbilityEntry, CardType, Condition, EffectPart, Selector, StaticAbility } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";

const same = (one: unknown, other: unknown): boolean => orderedText(one) === orderedText(other);

interface Said extends Omit<StaticAbility, "id" | "affects"> {
  readonly affects: Selector & { readonly it?: true };
}
interface Test {
  readonly condition: Condition;
  /** Where the ability functions. */
  readonly zones?: StaticAbility["zones"];
  readonly about?: Selector;
}

/**
 * Whether something speaks of others than the object that has the ability. The sentence may mean others than what it
 * speaks of, and an Aura others than what it is attached to: an amount may say it only of what has the ability
 * (withSubject), and what is attached not at all (compile.ts).
 */
export function saysOther(value: unknown): boolean {
  return JSON.stringify(value).includes('"other":true');
}

/** What an object is by its own sentence, in every zone (CR 604.3a); those that are read have a template of their own. */
export function maybeDefines({ affects, does }: Said): boolean {
  return same(affects, { self: true }) && does.some(({ kind }) => kind === "setColors" || kind === "addEverySubtype");
}

/** In a part of a sentence with one object as its subject "it" is that object; with several it is each in turn. */
export function withSubject(
  parts: EffectPart[],
  affects: Said["affects"],
  onResolution = false,
): EffectPart[] | undefined {
  if (saysOther(parts) && !same(affects, { self: true }) && !(onResolution && affects.it)) return undefined;
  const text = JSON.stringify(parts);
  if (!/"(?:on|powerOf|toughnessOf|manaValueOf)":"it"|\{"it":true\}/.test(text)) return parts;
  if (affects.it && !onResolution) return undefined;
  const word = same(affects, { self: true }) ? "self" : same(affects, { host: true }) ? "host" : "affected";
  return JSON.parse(
    text
      .replaceAll(/"(on|powerOf|toughnessOf|manaValueOf)":"it"/g, `"$1":"${word}"`)
      .replaceAll('{"it":true}', `{"${word}":true}`),
  ) as EffectPart[];
}

/** "it" is whom the other half of the sentence speaks of; undefined where that is not one object. */
export function withCondition(told: Said, { condition, about, zones }: Test): Said | undefined {
  const said = zones === undefined ? told : { ...told, zones };
  const affects = said.affects.it ? about : said.affects;
  if (affects === undefined) return undefined;
  if ((condition.object as string | undefined) !== "it") return { ...said, affects, condition };
  const object = same(affects, { self: true }) ? "self" : same(affects, { host: true }) ? "host" : undefined;
  return object && { ...said, affects, condition: { ...condition, object } };
}

/**
 * Card types and subtypes that something is or becomes: they replace what it had, but an artifact creature keeps its card
 * types and all subtypes that are no creature types (CR 205.1b).
 */
export function becoming(types: readonly CardType[], subtypes: readonly string[]): EffectPart[] {
  if (types.join() === "Artifact,Creature")
    return [
      { kind: "addTypes", types: ["Artifact", "Creature"] },
      ...(subtypes.length > 0
        ? [{ kind: "setSubtypes", family: "creature", subtypes: [...subtypes] } satisfies EffectPart]
        : []),
    ];
  return [{ kind: "setTypes", types: [...types], ...(subtypes.length > 0 && { subtypes: [...subtypes] }) }];
}

/** What is still something has its types added, not set (CR 205.1b). */
export function keepingTypes<T extends { readonly does: EffectPart[] }>(said: T): T | undefined {
  if (!said.does.some(({ kind }) => kind === "setTypes" || kind === "addTypes")) return undefined;
  return {
    ...said,
    does: said.does.map((part) =>
      part.kind === "setTypes"
        ? { kind: "addTypes", types: part.types, ...(part.subtypes && { subtypes: part.subtypes }) }
        : part,
    ),
  };
}

/** Whether all that is chosen in these abilities is asked for by one of them (CR 607.2d). */
export function isAskedFor(abilities: readonly AbilityEntry[]): boolean {
  const asked = new Set(["kicked"]);
  for (const name of abilities.flatMap((ability) =>
    typeof ability === "object" && ability.kind === "asEnters" ? (ability.choose ?? []) : [],
  ))
    asked.add(name);
  // What is chosen on resolution, that event tells.
  const lasting = abilities.map((ability) =>
    typeof ability === "object" && ("effects" in ability || "puts" in ability)
      ? { ...ability, effects: [], puts: [] }
      : ability,
  );
  const used = [...JSON.stringify(lasting).matchAll(/"chosen":"(\w+)"/g)].map(([, name = ""]) => name);
  return used.every((name) => asked.has(name));
}
