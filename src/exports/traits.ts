import { abilityOf } from "../rules/ability.js";
import type { Ability, Card, EffectPart } from "../rules/formats.gen.js";
import { ENTERING_KEYWORDS } from "../rules/keyword-entering.js";

/** Traits of a card, derived from its data, that decide whether another engine would do the same. */

/** Every object in some data, at any depth, including itself. */
function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (Array.isArray(value)) for (const member of value) yield* objectsIn(member);
  else if (typeof value === "object" && value !== null) {
    yield value as Readonly<Record<string, unknown>>;
    for (const member of Object.values(value)) yield* objectsIn(member);
  }
}

/** Whether an effect part of one of these kinds occurs anywhere in it. */
export function hasPart(data: unknown, ...kinds: readonly EffectPart["kind"][]): boolean {
  const wanted: ReadonlySet<unknown> = new Set(kinds);
  return [...objectsIn(data)].some(({ kind }) => wanted.has(kind));
}

/** Keys under which a quantity or condition refers to other objects. */
const REFERRING: ReadonlySet<string> = new Set(["count", "of", "among", "onEach", "exists", "is", "attachedTo"]);
const HIDDEN: ReadonlySet<unknown> = new Set(["hand", "library", "any"]);

/** Whether what it does depends on cards in hands or libraries, which drawing and casting change without an event. */
export function looksAtHiddenCards(data: unknown): boolean {
  return [...objectsIn(data)].some(
    (each) =>
      "handSize" in each ||
      each["topOf"] === "library" ||
      Object.entries(each).some(
        ([key, value]) =>
          REFERRING.has(key) &&
          [...objectsIn(value)].some((inner) => [inner["zone"]].flat().some((zone) => HIDDEN.has(zone))),
      ),
  );
}

export function changesHandSize(data: unknown): boolean {
  return [...objectsIn(data)].some(({ rule }) => typeof rule === "string" && rule.includes("hand-size"));
}

/** Whether anything in it depends on what is tapped. */
export function looksAtTapped(data: unknown): boolean {
  return [...objectsIn(data)].some((each) => "tapped" in each);
}

/** The summaries of its replacement abilities and similar ones. */
export function replacementWords(card: Card): string[] {
  return abilitiesOf(card).flatMap((ability) =>
    ability.kind === "replacement" ? [`${ability.id} ${ability.then ?? ""}`] : [],
  );
}

/** The triggered abilities in it, including those that it grants. */
export function triggersIn(data: unknown): Extract<Ability, { kind: "triggered" }>[] {
  return [...objectsIn(data)].filter((each) => each["kind"] === "triggered") as unknown as Extract<
    Ability,
    { kind: "triggered" }
  >[];
}

/** The abilities of its front face. */
export function abilitiesOf(card: Card): Ability[] {
  return (card.abilities ?? []).map(abilityOf);
}

export function asEntersOf(card: Card): Extract<Ability, { kind: "asEnters" }>[] {
  return abilitiesOf(card).filter((ability) => ability.kind === "asEnters");
}

/** Whether it enters with counters, or something is chosen as it enters, by a keyword such as modular or riot. */
export function entersByKeyword(card: Card): boolean {
  const found = keywordsIn(card.abilities);
  return ENTERING_KEYWORDS.some((keyword) => found.has(keyword));
}

/** The keyword abilities in it, and every other word in a position where a keyword may be. */
export function keywordsIn(data: unknown): Set<string> {
  const found = new Set<string>();
  for (const each of objectsIn([data])) {
    if (each["kind"] === "keyword" && typeof each["keyword"] === "string") found.add(each["keyword"]);
    for (const member of Object.values(each).flat()) if (typeof member === "string") found.add(member);
  }
  for (const entry of [data].flat(Infinity)) if (typeof entry === "string") found.add(entry);
  return found;
}

/** The engines name split cards and rooms by both halves, and every other card with two faces by its front. */
export function engineName({ name, layout, back }: Card): string {
  return (layout === "split" || layout === "room") && back !== undefined ? `${name} // ${back.name}` : name;
}
