import { isObject } from "../rules/json-object.js";
import { linkedName } from "../rules/linked.js";
import type { AbilityEntry } from "../rules/formats.gen.js";

/** The keys under which a choice or a memory of one ability is named. */
const NAMING: ReadonlySet<string> = new Set(["chosen", "linked"]);

interface Asking {
  readonly abilities?: readonly AbilityEntry[];
}

/** The ids of the abilities of a card whose choices others of its abilities tell apart, in the order of the card. */
export function askersOf({ abilities = [] }: Asking): readonly string[] {
  const named = new Set(askersIn(abilities));
  if (named.size === 0) return [];
  return abilities.flatMap((entry) =>
    typeof entry === "object" && "id" in entry && named.has(entry.id) ? [entry.id] : [],
  );
}

function askersIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(askersIn);
  if (!isObject(data)) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    NAMING.has(key) && typeof value === "string" ? (linkedName(value).asker ?? []) : askersIn(value),
  );
}

/** A card whose choices of one kind are told apart by their place on the card: their ids are nothing to a reader. */
export function askersCounted<T extends Asking>(card: T): T {
  const askers = askersOf(card);
  if (askers.length === 0) return card;
  return { ...card, abilities: counted(card.abilities, askers) };
}

function counted(data: unknown, askers: readonly string[]): unknown {
  if (Array.isArray(data)) return data.map((each) => counted(each, askers));
  if (!isObject(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (!NAMING.has(key) || typeof value !== "string") return [key, counted(value, askers)];
      const { asker, name } = linkedName(value);
      const place = asker === undefined ? -1 : askers.indexOf(asker);
      return [key, place < 0 ? value : `${place + 1}/${name}`];
    }),
  );
}

/** Which choice of its kind is meant, where abilities are counted. */
export function placeOfAsker(asker: string | undefined): number | undefined {
  return asker !== undefined && /^\d+$/.test(asker) ? Number(asker) : undefined;
}
