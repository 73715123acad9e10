import { label, type AbilityInstance } from "../rules/ability.js";
import type { VoidChoice } from "../rules/board.js";
import type { Choices } from "../rules/formats.gen.js";
import { batchOf, linkedName, namesIn, type Reference } from "../rules/linked.js";
import { isObject } from "../rules/json-object.js";
import type { Outcome } from "../resolver/resolve.js";
import type { Linked, TableObject } from "./table-object.js";
import type { Table } from "./table.js";
import { byCodeUnit } from "../rules/text-order.js";

/** The abilities of one object for which something may be chosen or remembered. */
interface Concerned {
  readonly place: number;
  readonly reference: Reference;
  readonly abilities: readonly AbilityInstance[];
}

/**
 * Sets what a name stands for: for the batch of the ability that is named, or without one for every batch that speaks of
 * it. What no ability speaks of is lost (CR 607.5a): then it is false.
 */
function set<T>(linked: Linked<T>, written: string, value: T, { place, reference, abilities }: Concerned): boolean {
  const { asker, name } = linkedName(written);
  let isSet = false;
  for (const { ability, key } of abilities) {
    const isMeant = asker === undefined ? speaksOf(ability, name, reference) : label(ability) === asker;
    if (!isMeant) continue;
    isSet = true;
    const batch = batchOf(key, place);
    const names = linked.get(batch) ?? new Map<string, T>();
    linked.set(batch, names.set(name, value));
    if (asker !== undefined) names.set(`${asker}/${name}`, value);
    else
      for (const other of abilities)
        if (batchOf(other.key, place) === batch)
          for (const long of namesIn(other.ability, reference))
            if (linkedName(long).name === name) names.set(long, value);
  }
  return isSet;
}

/** Whether an ability asks for this or refers to it. */
function speaksOf(ability: AbilityInstance["ability"], name: string, reference: Reference): boolean {
  if (reference === "chosen" && ability.kind === "asEnters" && ability.choose === name) return true;
  return [...namesIn(ability, reference)].some((written) => linkedName(written).name === name);
}

/**
 * The abilities an event can be about: those the object has now or would have but for what takes them away, since an
 * ability on the stack is independent of its source (CR 113.7a); else, as when it is face down, those printed on it.
 */
function abilitiesMeant(outcome: Outcome, place: number): readonly AbilityInstance[][] {
  const now = outcome.final[place]?.abilities ?? [];
  const keys = new Set(now.map(({ key }) => key));
  const copiable = (outcome.copiable[place]?.abilities ?? []).filter(({ key }) => !keys.has(key));
  return [[...now, ...copiable], [...(outcome.board.objects[place]?.base.abilities ?? [])]];
}

function setOnObject<T>(
  linked: Linked<T>,
  entries: Iterable<readonly [written: string, value: T]>,
  outcome: Outcome,
  place: number,
  reference: Reference,
): void {
  for (const [written, value] of inOrder(entries)) {
    const { asker, name } = linkedName(written);
    const concerned = abilitiesMeant(outcome, place).find((abilities) =>
      abilities.some(({ ability }) =>
        asker === undefined ? speaksOf(ability, name, reference) : label(ability) === asker,
      ),
    );
    if (concerned !== undefined) set(linked, written, value, { place, reference, abilities: concerned });
  }
}

/** Names with an ability come after those without, and so prevail; how a file lists them must not matter. */
function inOrder<T>(entries: Iterable<readonly [written: string, value: T]>): (readonly [string, T])[] {
  const rank = (written: string): string => `${linkedName(written).asker === undefined ? 0 : 1}${written}`;
  return [...entries].sort(([a], [b]) => byCodeUnit(rank(a), rank(b)));
}

/** A choice is made for an object, or made anew (CR 607.2d). */
export function choose(table: Table, place: number, choices: Choices, outcome: Outcome): void {
  const object = table.at(place);
  table.watch(object);
  setOnObject(object.choices, Object.entries(choices), outcome, place, "chosen");
}

/** An object remembers others (CR 607.2a-c). */
export function remember(
  table: Table,
  place: number,
  links: Iterable<readonly [written: string, places: readonly number[]]>,
  outcome: Outcome,
): void {
  const object = table.at(place);
  table.watch(object);
  setOnObject(object.links, links, outcome, place, "linked");
}

/**
 * The choices made as an object enters or is turned face up: each by the ability that asks for it, if the object would
 * have that ability (CR 614.12). What no such ability of its batch asks for is taken as it is given.
 */
export function chooseOnArrival(
  table: Table,
  place: number,
  choices: Choices,
  asking: readonly AbilityInstance[],
  outcome: Outcome,
): void {
  const object = table.at(place);
  table.watch(object);
  const voids: (VoidChoice & { readonly by: number })[] = [];
  for (const [written, value] of inOrder(Object.entries(choices))) {
    const { asker, name } = linkedName(written);
    const asks = ({ ability }: AbilityInstance): boolean => ability.kind === "asEnters" && ability.choose === name;
    const isMeant = (one: AbilityInstance): boolean =>
      asks(one) && (asker === undefined || label(one.ability) === asker);
    const askers = asking.filter(isMeant);
    const concerning = (abilities: readonly AbilityInstance[]): Concerned => ({
      place,
      reference: "chosen",
      abilities,
    });
    for (const one of askers) set(object.choices, `${label(one.ability)}/${name}`, value, concerning([one]));
    if (askers.length > 0) continue;
    const [abilities = [], printed = []] = abilitiesMeant(outcome, place);
    const known = [...abilities, ...printed];
    const asked = new Set(known.filter(asks).map(({ key }) => batchOf(key, place)));
    const others = abilities.filter(({ key }) => !asked.has(batchOf(key, place)));
    const isSet = set(object.choices, written, value, concerning(others));
    const by = known.findIndex(isMeant);
    if (isSet) continue;
    // What asks for it is an ability that it would have had as a copy, or that others would have given it.
    const other =
      by < 0
        ? othersThatAsk(object, outcome).findIndex(
            ({ id, choose }) => choose === name && (asker === undefined || id === asker),
          )
        : -1;
    if (by >= 0 || other >= 0) voids.push({ by: by < 0 ? known.length + other : by, choice: written, value });
  }
  // In the order of the abilities that would have asked, whatever the choices are called.
  for (const { choice, value } of voids.sort((a, b) => a.by - b.by)) object.voidChoices.push({ choice, value });
}

/** The choices that others ask for, or make it ask for: by what it did not become, all of theirs, else by what they would give. */
function othersThatAsk({ voidChoices }: TableObject, { board }: Outcome): Asking[] {
  const isNoCopy = voidChoices.some(({ choice }) => choice === "copyOf" || choice === "textBoxOf");
  return board.objects.flatMap(({ zone, base }) =>
    base.abilities.flatMap(({ ability }) =>
      isNoCopy ? asked(ability) : zone === "battlefield" && ability.kind === "static" ? asked(ability.does) : [],
    ),
  );
}

/** An ability that asks for a choice as an object enters. */
interface Asking {
  readonly id: unknown;
  readonly choose: string;
}

/** The abilities that ask for something as an object enters, at whatever depth. */
function asked(value: unknown): Asking[] {
  if (Array.isArray(value)) return value.flatMap(asked);
  if (!isObject(value)) return [];
  const { kind, id, choose } = value;
  const here = kind === "asEnters" && typeof choose === "string" ? [{ id, choose }] : [];
  return [...here, ...Object.values(value).flatMap(asked)];
}
