import type { DependencyReason } from "../rules/formats.gen.js";
import { ALONE, type AloneKind, type DependencyReference, type PresentValue, type ValueReference } from "./value.js";

const KIND_OF_TEXT = new Map(Object.entries(ALONE).map(([kind, text]) => [text as string, kind as AloneKind]));

const AFTER = "afterStateBasedActions";

/**
 * The value that a text of a report or a table names. What has no other form is a characteristic. The names of effects
 * in a dependency are free texts: `A on B on C` is read so that both effects are among those that are known, else so
 * that both look most like names of effects (`<object>/<ability>` does more than a name alone, and that more than
 * anything else with a slash), and among equals at the first ` on `.
 */
export function readValue(text: string, effects: ReadonlySet<string> = new Set()): ValueReference {
  if (text === AFTER) return { kind: AFTER };
  return text.startsWith(`${AFTER} `)
    ? { kind: AFTER, of: presentValue(text.slice(AFTER.length + 1), effects) }
    : presentValue(text, effects);
}

function presentValue(text: string, effects: ReadonlySet<string>): PresentValue {
  const alone = KIND_OF_TEXT.get(text);
  if (alone !== undefined) return { kind: alone };
  if (text === "counters") return { kind: "counters" };
  const [, paid, ability = ""] = /^(cost of|also paid for) (.*)$/s.exec(text) ?? [];
  if (paid !== undefined) return { kind: paid === "cost of" ? "abilityCost" : "abilityAlsoPaid", ability };
  const [, sort, detail = ""] = /^(\S+) (.*)$/s.exec(text) ?? [];
  return (sort === undefined ? undefined : detailed(sort, detail, effects)) ?? characteristic(text);
}

function detailed(sort: string, detail: string, effects: ReadonlySet<string>): PresentValue | undefined {
  switch (sort) {
    case "has":
      return wordThere(detail);
    case "lacks":
      return { kind: "lacks", word: detail };
    case "counters":
      return { kind: "counters", counter: detail };
    case "order":
      return { kind: "order", layer: detail };
    case "round":
      return /^[1-9]\d*$/.test(detail) ? { kind: "round", number: Number(detail) } : undefined;
    case "count":
      return { kind: "count", of: detail };
    case "depends":
      return dependency(detail, effects);
    default:
      return undefined;
  }
}

function wordThere(detail: string): PresentValue {
  const [, times, word] = /^([2-9]|[1-9]\d+) times (.*)$/s.exec(detail) ?? [];
  return word === undefined ? { kind: "has", word: detail, times: 1 } : { kind: "has", word, times: Number(times) };
}

function characteristic(text: string): PresentValue {
  const copiable = "copiable.";
  if (text.startsWith(copiable))
    return { kind: "characteristic", name: text.slice(copiable.length), stage: "copiable" };
  const [, first, more] = /^base([A-Z])(.*)$/s.exec(text) ?? [];
  return first === undefined
    ? { kind: "characteristic", name: text }
    : { kind: "characteristic", name: `${first.toLowerCase()}${more}`, stage: "base" };
}

/** `4 A on B`, `4 A on B by text`. */
function dependency(detail: string, effects: ReadonlySet<string>): PresentValue | undefined {
  const [, layer = "", names = ""] = /^(\S+) (.*)$/s.exec(detail) ?? [];
  const [, named = names, reason] = /^(.*) by (\w+)$/s.exec(names) ?? [];
  const because = reason !== undefined && isReason(reason) ? reason : undefined;
  const ways = [...(because === undefined ? [] : splits(named).map((way) => ({ ...way, because }))), ...splits(names)];
  const [first, ...more] = ways.map((way): DependencyReference => ({ kind: "dependency", layer, ...way }));
  const likely = (way: DependencyReference): number => likelihood(way, effects);
  return first && more.reduce((best, way) => (likely(way) > likely(best) ? way : best), first);
}

const REASONS: Readonly<Record<DependencyReason, true>> = {
  existence: true,
  text: true,
  appliesTo: true,
  whatItDoes: true,
};

function isReason(word: string): word is DependencyReason {
  return Object.hasOwn(REASONS, word);
}

function splits(names: string): Pick<DependencyReference, "effect" | "on">[] {
  return [...names.matchAll(/ (?=on )/g)].map(({ index }) => ({
    effect: names.slice(0, index),
    on: names.slice(index + " on ".length),
  }));
}

/** `Bear/pump`, `Bear/counter:+1/+1`, `Bear/pump#2/3 (Elf)`. */
const OF_OBJECT = /[^\s/]\/(?:counter:\S+|[a-z{][^\s/]*)(?:\/\d+)?(?: \(.+\))?$/;

function likelihood({ effect, on }: DependencyReference, effects: ReadonlySet<string>): number {
  if (effects.has(effect) && effects.has(on)) return Number.POSITIVE_INFINITY;
  return [effect, on].reduce((sum, name) => sum + (OF_OBJECT.test(name) ? 2 : name.includes("/") ? 0 : 1), 0);
}
