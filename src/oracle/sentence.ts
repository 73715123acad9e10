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
  const kinds = isHost ? ["Creature"] : [affects.type, affects.subtype];
  const isOfKind = (text: string): boolean =>
    kinds.some(
      (kind) => typeof kind === "string" && (text.includes(`"type":"${kind}"`) || text.includes(`"subtype":"${kind}"`)),
    );
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
  if (!/"(?:on|powerOf|toughnessOf|manaValueOf|with)":"it"|\{"it":true\}/.test(text)) return others;
  if (affects.it && !onResolution) return undefined;
  const word = same(affects, { self: true }) ? "self" : same(affects, { host: true }) ? "host" : "affected";
  return JSON.parse(
    text
      .replaceAll(/"(on|powerOf|toughnessOf|manaValueOf|with)":"it"/g, `"$1":"${word}"`)
      .replaceAll('{"it":true}', `{"${word}":true}`),
  ) as EffectPart[];
}

/** Whether a condition asks something of "it". */
export const asksOfIt = (condition: Condition): boolean =>
  /"(?:object|on)":"it"|\{"it":true\}/.test(JSON.stringify(condition));

/** With the object that "it" is. */
export const ofObject = (condition: Condition, object: Reference): Condition =>
  JSON.parse(
    JSON.stringify(condition)
      .replaceAll(/"(object|on)":"it"/g, (_, key: string) => `"${key}":${JSON.stringify(object)}`)
      .replaceAll('{"it":true}', JSON.stringify(typeof object === "string" ? { [object]: true } : object)),
  ) as Condition;

/** Several conditions as one: the first of them that speaks of an object says whom "it" means. */
export function bothHold([first, ...more]: readonly Test[]): Test | undefined {
  if (first === undefined || more.length === 0) return first;
  const all = [first, ...more];
  const about = all.find((test) => test.about !== undefined)?.about;
  return {
    condition: { allOf: all.flatMap(({ condition }) => condition.allOf ?? [condition]) },
    ...(about !== undefined && { about }),
  };
}

/** "it" is whom the other half of the sentence speaks of; undefined where that is not one object. */
export function withCondition(told: Said, { condition, about, zones }: Test): Said | undefined {
  const said = zones === undefined ? told : { ...told, zones };
  const affects = said.affects.it ? about : said.affects;
  if (affects === undefined) return undefined;
  const does = said.affects.it ? withSubject(said.does, affects) : said.does;
  if (does === undefined) return undefined;
  if (!asksOfIt(condition)) return { ...said, affects, condition, does };
  const object = same(affects, { self: true }) ? "self" : same(affects, { host: true }) ? "host" : undefined;
  return object && { ...said, affects, condition: ofObject(condition, object), does };
}

/** Two things, both as long as a condition holds: two abilities. */
export function bothWithCondition(one: Said, other: Said, test: Test): Said[] | undefined {
  if (!isOneStep(one, other)) return undefined;
  const said = [one, other].map((each) => withCondition(each, test));
  return said.every((each) => each !== undefined) ? said : undefined;
}

/**
 * Whether two abilities can stand for one that does something to these and something to those: only if nothing comes between,
 * for an effect that has begun in one layer goes on in the next (CR 613.6), and another ability's would not.
 */
export function isOneStep(one: Said, other: Said): boolean {
  return new Set([...one.does, ...other.does].map(({ kind }) => kind)).size === 1;
}

/** What a second sentence says of the same object, "it", in the same effect. */
export function together(said: Said, more: EffectPart[]): Said | undefined {
  if (!isOne(said.affects)) return undefined;
  const parts = othersLost([...said.does, ...more]);
  const does = parts && withSubject(parts, said.affects);
  return does && !maybeDefines({ ...said, does }) ? { ...said, does } : undefined;
}

const isOne = (affects: Selector): boolean => same(affects, { self: true }) || same(affects, { host: true });

/** Of "it", which only the sentence before says; see ofOneSubject. */
export function alsoOfIt(said: Said, test: Test): Said | undefined {
  return said.affects.it && test.about === undefined ? { ...said, condition: test.condition } : undefined;
}

/** Sentences of which some go on about "it": that is the one object that the sentence before speaks of. */
export function ofOneSubject(sentences: readonly AbilityEntry[]): AbilityEntry[] | undefined {
  const all: AbilityEntry[] = [];
  for (const ability of sentences) {
    const before = all.at(-1);
    if (
      typeof ability !== "object" ||
      ability.kind !== "static" ||
      ability.affects === undefined ||
      !("it" in ability.affects)
    ) {
      all.push(ability);
      continue;
    }
    if (typeof before !== "object" || before.kind !== "static" || before.affects === undefined) return undefined;
    if (!isOne(before.affects) || saysOther(ability)) return undefined;
    const word = same(before.affects, { self: true }) ? "self" : "host";
    const does = withSubject(ability.does, before.affects);
    if (does === undefined) return undefined;
    all.push({
      ...ability,
      affects: before.affects,
      ...(ability.condition !== undefined && { condition: ofObject(ability.condition, word) }),
      does,
    });
  }
  return all;
}

/** "Loses all other abilities": what is lost comes before what the same effect gives (see OtherThings). */
export function othersLost(parts: EffectPart[]): EffectPart[] | undefined {
  const told = parts.findIndex((part) => "others" in part);
  if (told < 0) return parts;
  const others = (parts[told] as { readonly others?: readonly string[] }).others ?? [];
  const left = parts.filter((_, place) => place !== told);
  if (left.some((part) => "others" in part)) return undefined;
  const set = others.includes("card types") ? withTypesSet(left) : left;
  const gains = set?.findIndex(({ kind }) => kind === "gainAbilities") ?? -1;
  if (set === undefined || (others.includes("abilities") && gains < 0)) return undefined;
  if (others.includes("colors") && !set.some(({ kind }) => kind === "setColors")) return undefined;
  if (
    others.includes("creature types") &&
    !set.some(({ kind, ...part }) => (kind === "setTypes" || kind === "setSubtypes") && "subtypes" in part)
  )
    return undefined;
  return others.includes("abilities") ? set.toSpliced(gains, 0, { kind: "loseAllAbilities" }) : set;
}

/** An artifact creature that is said to lose its other card types does not keep them (CR 205.1b). */
function withTypesSet(parts: readonly EffectPart[]): EffectPart[] | undefined {
  if (parts.some(({ kind }) => kind === "setTypes")) return [...parts];
  const added = parts.findIndex((part) => part.kind === "addTypes" && part.types?.join() === "Artifact,Creature");
  if (added < 0) return undefined;
  const next = parts[added + 1];
  const kinds = next?.kind === "setSubtypes" && next.family === "creature" ? next : undefined;
  return parts.toSpliced(added, kinds === undefined ? 1 : 2, {
    kind: "setTypes",
    types: ["Artifact", "Creature"],
    ...(kinds?.subtypes && { subtypes: kinds.subtypes }),
  });
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
  if (/"(?:owner|handSize|controller|player)":"chosenPlayer"/.test(JSON.stringify(lasting)) && !asked.has("player"))
    return false;
  const used = [...JSON.stringify(lasting).matchAll(/"chosen":"(\w+)"/g)].map(([, name = ""]) => name);
  return used.every((name) => asked.has(name));
}
