import type { AbilityEntry, Face } from "../rules/formats.gen.js";
import { groupBy } from "../rules/group.js";
import { byCodeUnit } from "../rules/text-order.js";
import { entryLine, type LibraryCard } from "./entry.js";
import { letterOf } from "./library.js";

/**
 * What became of a card since the library was made before. `redefined` and `lost` had a definition, and now have another
 * one or none: boards that play them may come out otherwise.
 */
export type ChangeKind = "added" | "removed" | "understood" | "redefined" | "lost" | "still refused";

export interface CardChange {
  readonly kind: ChangeKind;
  readonly name: string;
  readonly before: LibraryCard | undefined;
  readonly after: LibraryCard | undefined;
}

export function needsLook({ kind }: CardChange): boolean {
  return kind === "redefined" || kind === "lost" || kind === "removed";
}

/** What differs between two states of the library, by name. */
export function changesBetween(before: Iterable<LibraryCard>, after: Iterable<LibraryCard>): CardChange[] {
  const [old, now] = [byName(before), byName(after)];
  return [...new Set([...old.keys(), ...now.keys()])].toSorted(byCodeUnit).flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    const kind = kindOf(was, is);
    return kind === undefined ? [] : [{ kind, name, before: was, after: is }];
  });
}

function byName(cards: Iterable<LibraryCard>): Map<string, LibraryCard> {
  return new Map([...cards].map((each) => [each.card.name, each]));
}

function kindOf(was: LibraryCard | undefined, is: LibraryCard | undefined): ChangeKind | undefined {
  if (was === undefined) return "added";
  if (is === undefined) return "removed";
  if (entryLine(was) === entryLine(is)) return undefined;
  if (was.state === "refused") return is.state === "refused" ? "still refused" : "understood";
  return is.state === "refused" ? "lost" : "redefined";
}

/** How often the same was changed in the same way: the abilities that went and came, as templates. */
export interface ChangeGroup {
  readonly kind: ChangeKind;
  readonly gone: readonly string[];
  readonly come: readonly string[];
  readonly names: readonly string[];
}

/** The changes of a kind, those of the same templates together, the most frequent first. */
export function grouped(changes: readonly CardChange[]): ChangeGroup[] {
  const groups = groupBy(changes, ({ kind, before, after }) =>
    JSON.stringify([kind, ...templatesChanged(before, after)]),
  );
  return [...groups.values()]
    .flatMap((all) => {
      const [first] = all;
      if (first === undefined) return [];
      const [gone, come] = templatesChanged(first.before, first.after);
      return [{ kind: first.kind, gone, come, names: all.map(({ name }) => name) }];
    })
    .toSorted((a, b) => b.names.length - a.names.length);
}

function templatesChanged(before: LibraryCard | undefined, after: LibraryCard | undefined): [string[], string[]] {
  const [was, is] = [templatesOf(before), templatesOf(after)];
  return [was.filter((each) => !is.includes(each)), is.filter((each) => !was.includes(each))];
}

/** The abilities of a card without its own numbers and names: what a template of the grammar makes. */
function templatesOf(entry: LibraryCard | undefined): string[] {
  if (entry === undefined) return [];
  const { card } = entry;
  const faces: readonly Face[] = card.back === undefined ? [card] : [card, card.back];
  return [...new Set(faces.flatMap(({ abilities = [] }) => abilities.map(templateOf)))].toSorted(byCodeUnit);
}

function templateOf(ability: AbilityEntry): string {
  if (typeof ability === "string") return ability;
  if (ability.kind === "keyword") return ability.keyword;
  return `${ability.kind}: ${keysOf({ ...ability, kind: undefined, id: undefined, cost: undefined })}`;
}

/** Kinds, and the keys of what has no kind. */
function keysOf(value: unknown): string {
  if (Array.isArray(value)) return [...new Set(value.map(keysOf))].filter((each) => each !== "").join(" + ");
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]: [string, unknown]) => {
      if (key === "kind") return String(member);
      const inside = keysOf(member);
      return inside === "" ? key : `${key}(${inside})`;
    })
    .join(" ");
}

/** The texts of the library's files, by the letter of each: a line a card, in the order of names. */
export function shelfTexts(cards: Iterable<LibraryCard>): Map<string, string> {
  const sorted = [...cards].toSorted((a, b) => byCodeUnit(a.card.name, b.card.name));
  const shelves = groupBy(sorted, ({ card }) => letterOf(card.name));
  return new Map([...shelves].map(([letter, all]) => [letter, `${all.map(entryLine).join("\n")}\n`]));
}
