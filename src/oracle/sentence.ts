import type {
  AbilityEntry,
  CardType,
  Condition,
  EffectPart,
  Reference,
  Selector,
  StaticAbility,
} from "../rules/formats.gen.js";
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

/**
 * Others than the subject of a sentence, where an amount counts them: those that are not the object that has the ability, not
 * what it is attached to, not each of several in turn. Undefined where it is not certain whom they are other than.
 */
function otherThanSubject(
  parts: EffectPart[],
  affects: Said["affects"],
  onResolution: boolean,
): EffectPart[] | undefined {
  if (!saysOther(parts) || same(affects, { self: true }) || (onResolution && affects.it)) return parts;
  if (onResolution || affects.it) return undefined;
  const isHost = same(affects, { host: true });
  const than = isHost ? { host: true } : { affected: true };
  // An Aura is no creature: of others of its own kind it would be other than itself.
  const kind = isHost ? "Creature" : (affects.type ?? affects.subtype);
  const isOfKind = (text: string): boolean =>
    typeof kind === "string" && (text.includes(`"type":"${kind}"`) || text.includes(`"subtype":"${kind}"`));
  const told = parts.map((part) =>
    part.kind === "modifyPowerToughness" && !JSON.stringify(part).includes('"not"') && isOfKind(JSON.stringify(part))
      ? (JSON.parse(JSON.stringify(part).replaceAll('"other":true', `"not":${JSON.stringify(than)}`)) as EffectPart)
      : part,
  );
  return saysOther(told) ? undefined : told;
}

/** In a part of a sentence with one object as its subject "it" is that object; with several it is each in turn. */
export function withSubject(
  parts: EffectPart[],
  affects: Said["affects"],
  onResolution = false,
): EffectPart[] | undefined {
  const others = otherThanSubject(parts, affects, onResolution);
  if (others === undefined) return undefined;
  const text = JSON.stringify(others);
  if (!/"(?:on|powerOf|toughnessOf|manaValueOf)":"it"|\{"it":true\}/.test(text)) return others;
  if (affects.it && !onResolution) return undefined;
  const word = same(affects, { self: true }) ? "self" : same(affects, { host: true }) ? "host" : "affected";
  return JSON.parse(
    text
      .replaceAll(/"(on|powerOf|toughnessOf|manaValueOf)":"it"/g, `"$1":"${word}"`)
      .replaceAll('{"it":true}', `{"${word}":true}`),
  ) as EffectPart[];
}

/** Whether a condition asks something of "it". */
export const asksOfIt = (condition: Condition): boolean => /"(?:object|on)":"it"/.test(JSON.stringify(condition));

/** With the object that "it" is. */
export const ofObject = (condition: Condition, object: Reference): Condition =>
  JSON.parse(
    JSON.stringify(condition).replaceAll(
      /"(object|on)":"it"/g,
      (_, key: string) => `"${key}":${JSON.stringify(object)}`,
    ),
  ) as Condition;

/** "it" is whom the other half of the sentence speaks of; undefined where that is not one object. */
export function withCondition(told: Said, { condition, about, zones }: Test): Said | undefined {
  const said = zones === undefined ? told : { ...told, zones };
  const affects = said.affects.it ? about : said.affects;
  if (affects === undefined) return undefined;
  if (!asksOfIt(condition)) return { ...said, affects, condition };
  const object = same(affects, { self: true }) ? "self" : same(affects, { host: true }) ? "host" : undefined;
  return object && { ...said, affects, condition: ofObject(condition, object) };
}

/** While a condition holds one thing, and another one while it does not: two abilities. */
export function orElse(told: Said, test: Test, other: EffectPart[]): Said[] | undefined {
  const said = withCondition(told, test);
  if (said?.condition === undefined || saysOther(other)) return undefined;
  const does = withSubject(other, said.affects);
  return does && [said, { ...said, condition: { not: said.condition }, does }];
}

/** The same the other way round: what comes second is so while the condition holds. */
export function unlessElse(told: Said, test: Test, other: EffectPart[]): Said[] | undefined {
  const said = withCondition(told, test);
  if (said?.condition === undefined || saysOther(other)) return undefined;
  const does = withSubject(other, said.affects);
  return (
    does && [
      { ...said, condition: { not: said.condition } },
      { ...said, does },
    ]
  );
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
  const asked = new Set<string>();
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
