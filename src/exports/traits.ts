import { abilityOf } from "../rules/ability.js";
import type { Ability, Card, EffectPart } from "../rules/formats.gen.js";

/** What of a card matters to whether another engine would do the same, read off its data. */

/** Every object in a piece of data, however deep, itself included. */
function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (Array.isArray(value)) for (const member of value) yield* objectsIn(member);
  else if (typeof value === "object" && value !== null) {
    yield value as Readonly<Record<string, unknown>>;
    for (const member of Object.values(value)) yield* objectsIn(member);
  }
}

/** Whether an effect of one of these kinds stands anywhere in it. */
export function hasPart(data: unknown, ...kinds: readonly EffectPart["kind"][]): boolean {
  const wanted: ReadonlySet<unknown> = new Set(kinds);
  return [...objectsIn(data)].some(({ kind }) => wanted.has(kind));
}

/** Where a number or a condition is read off other objects. */
const READING: ReadonlySet<string> = new Set(["count", "of", "among", "onEach", "exists", "is", "attachedTo"]);
const HIDDEN: ReadonlySet<unknown> = new Set(["hand", "library", "any"]);

/** Whether what it does depends on cards in hands or libraries, which drawing and casting change without an event. */
export function looksAtHiddenCards(data: unknown): boolean {
  return [...objectsIn(data)].some(
    (each) =>
      "handSize" in each ||
      each["topOf"] === "library" ||
      Object.entries(each).some(
        ([key, value]) =>
          READING.has(key) &&
          [...objectsIn(value)].some((inner) => [inner["zone"]].flat().some((zone) => HIDDEN.has(zone))),
      ),
  );
}

/** Whether it changes how many cards a player may keep. */
export function changesHandSize(data: unknown): boolean {
  return [...objectsIn(data)].some(({ rule }) => typeof rule === "string" && rule.includes("hand-size"));
}

/** Whether anything in it asks what is tapped. */
export function looksAtTapped(data: unknown): boolean {
  return [...objectsIn(data)].some((each) => "tapped" in each);
}

/** What its replacement abilities and the like are about, in the card's few words. */
export function replacementWords(card: Card): string[] {
  return abilitiesOf(card).flatMap((ability) =>
    ability.kind === "replacement" ? [`${ability.id} ${ability.then ?? ""}`] : [],
  );
}

/** The triggered abilities in it, those that it gives to others too. */
export function triggersIn(data: unknown): Extract<Ability, { kind: "triggered" }>[] {
  return [...objectsIn(data)].filter((each) => each["kind"] === "triggered") as unknown as Extract<
    Ability,
    { kind: "triggered" }
  >[];
}

/** The abilities of its front. */
export function abilitiesOf(card: Card): Ability[] {
  return (card.abilities ?? []).map(abilityOf);
}

export function asEntersOf(card: Card): Extract<Ability, { kind: "asEnters" }>[] {
  return abilitiesOf(card).filter((ability) => ability.kind === "asEnters");
}

/** The keyword abilities in it, and every other word that stands in a list or for itself, where keywords can. */
export function keywordsIn(data: unknown): Set<string> {
  const found = new Set<string>();
  for (const each of objectsIn([data])) {
    if (each["kind"] === "keyword" && typeof each["keyword"] === "string") found.add(each["keyword"]);
    for (const member of Object.values(each).flat()) if (typeof member === "string") found.add(member);
  }
  for (const entry of [data].flat(Infinity)) if (typeof entry === "string") found.add(entry);
  return found;
}
