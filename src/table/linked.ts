import { label, type AbilityInstance } from "../rules/ability.js";
import type { Choice } from "../rules/board.js";
import type { Choices } from "../rules/formats.gen.js";
import { batchOf, linkedName, namesIn, type ByBatch, type Reference } from "../rules/linked.js";
import type { Outcome } from "../resolver/resolve.js";
import type { TableObject, Told } from "./table-object.js";
import { byCodeUnit } from "../rules/text-order.js";

/** Whose business something told under a name is, among the abilities of one object. */
interface Hearing {
  readonly place: number;
  readonly reference: Reference;
  readonly abilities: readonly AbilityInstance[];
}

/**
 * Tells the abilities of an object something under a name: those of the batch of the ability that is named, or without
 * one those of every batch that speaks of it. What no ability speaks of is lost (CR 607.5a).
 */
export function tell<T>(told: Told<T>, written: string, value: T, hearing: Hearing): void {
  const { asker, name } = linkedName(written);
  const { place, reference, abilities } = hearing;
  for (const { ability, key } of abilities) {
    const named = asker === undefined ? undefined : label(ability) === asker;
    if (named === false) continue;
    if (named === undefined && !speaksOf(ability, name, reference)) continue;
    const batch = batchOf(key, place);
    const names = told.get(batch) ?? new Map<string, T>();
    told.set(batch, names.set(name, value));
    if (asker !== undefined) names.set(`${asker}/${name}`, value);
    else
      for (const other of abilities)
        if (batchOf(other.key, place) === batch)
          for (const long of namesIn(other.ability, reference))
            if (linkedName(long).name === name) names.set(long, value);
  }
}

/** Whether an ability asks for this or refers to it. */
function speaksOf(ability: AbilityInstance["ability"], name: string, reference: Reference): boolean {
  if (reference === "chosen" && ability.kind === "asEnters" && ability.choose === name) return true;
  return [...namesIn(ability, reference)].some((written) => linkedName(written).name === name);
}

/**
 * The abilities an event can be about: those the object has now or would have but for what takes them away, since an
 * ability that is on its way does not mind (CR 113.7a); else, as when it is face down, those printed on it.
 */
function hearers(outcome: Outcome, place: number): readonly AbilityInstance[][] {
  const now = outcome.final[place]?.abilities ?? [];
  const keys = new Set(now.map(({ key }) => key));
  const copiable = (outcome.copiable[place]?.abilities ?? []).filter(({ key }) => !keys.has(key));
  return [[...now, ...copiable], [...(outcome.board.objects[place]?.base.abilities ?? [])]];
}

/** Tells an object something, whoever of its abilities it is for. */
function tellObject<T>(
  told: Told<T>,
  entries: Iterable<readonly [written: string, value: T]>,
  outcome: Outcome,
  place: number,
  reference: Reference,
): void {
  for (const [written, value] of inOrder(entries)) {
    const { asker, name } = linkedName(written);
    const concerned = hearers(outcome, place).find((abilities) =>
      abilities.some(({ ability }) =>
        asker === undefined ? speaksOf(ability, name, reference) : label(ability) === asker,
      ),
    );
    if (concerned !== undefined) tell(told, written, value, { place, reference, abilities: concerned });
  }
}

/** Names that say which ability is meant come after those that do not and so go before them; how a file lists them must not matter. */
function inOrder<T>(entries: Iterable<readonly [written: string, value: T]>): (readonly [string, T])[] {
  const rank = (written: string): string => `${linkedName(written).asker === undefined ? 0 : 1}${written}`;
  return [...entries].sort(([a], [b]) => byCodeUnit(rank(a), rank(b)));
}

/** A choice is made for an object, or made anew (CR 607.2d). */
export function choose(object: TableObject, place: number, choices: Choices, outcome: Outcome): void {
  tellObject<Choice>(object.choices, Object.entries(choices), outcome, place, "chosen");
}

/** An object remembers others (CR 607.2a-c). */
export function remember(
  object: TableObject,
  place: number,
  links: Iterable<readonly [written: string, places: readonly number[]]>,
  outcome: Outcome,
): void {
  tellObject<readonly number[]>(object.links, links, outcome, place, "linked");
}

/**
 * The choices made as an object enters or is turned face up: each by the ability that asks for it, if the object would
 * have that ability (CR 614.12). What no such ability of its batch asks for is taken as it is given.
 */
export function chooseOnArrival(
  object: TableObject,
  place: number,
  choices: Choices,
  asking: readonly AbilityInstance[],
  outcome: Outcome,
): void {
  for (const [written, value] of inOrder(Object.entries(choices))) {
    const { asker, name } = linkedName(written);
    const asks = ({ ability }: AbilityInstance): boolean => ability.kind === "asEnters" && ability.choose === name;
    const askers = asking.filter((one) => asks(one) && (asker === undefined || label(one.ability) === asker));
    for (const one of askers) {
      const hearing: Hearing = { place, reference: "chosen", abilities: [one] };
      tell(object.choices, `${label(one.ability)}/${name}`, value, hearing);
    }
    if (askers.length > 0) continue;
    const [abilities = [], printed = []] = hearers(outcome, place);
    const asked = new Set([...abilities, ...printed].filter(asks).map(({ key }) => batchOf(key, place)));
    tell(object.choices, written, value, {
      place,
      reference: "chosen",
      abilities: abilities.filter(({ key }) => !asked.has(batchOf(key, place))),
    });
  }
}

/** What was told as a board keeps it. */
export function frozen<T>(told: Told<T>): ByBatch<T> {
  return told.size === 0 ? NOTHING_TOLD : new Map([...told].map(([batch, names]) => [batch, new Map(names)]));
}
const NOTHING_TOLD: ByBatch<never> = new Map();
