import { label } from "../../rules/ability.js";
import { objectName, playerName, type Board, type BoardObject } from "../../rules/board.js";
import { linkedWith } from "../../rules/linked.js";
import { supertypeNames, typeNames } from "../../rules/card-types.js";
import { colorNames } from "../../rules/colors.js";
import type { Ability, Change, CopiableValues, ResolvedObject, UnseenChange, Value } from "../../rules/formats.gen.js";
import { kindsOfMana, type ManaKind } from "../../rules/mana.js";
import { visibleNumber, type ObjectView } from "../../rules/object-view.js";
import { PRACTICE, type Practice } from "../../rules/practice.js";
import { subtypeNames } from "../../rules/subtype-set.js";
import type { Entry } from "../state.js";
import { putAnew } from "./linked-pair.js";
import { orderedText } from "../../rules/ordered-text.js";
import { byCodeUnit } from "../../rules/text-order.js";

/** Views written as data, with words for bits and names for numbers. Lists are in a fixed order. */

const MANA_KINDS: readonly ManaKind[] = ["W", "U", "B", "R", "G", "C"];

function abilityLabels(board: Board, view: ObjectView, object: BoardObject): string[] {
  // Few objects have choices, and only they need to be looked for.
  const place = object.choices.size === 0 ? -1 : board.objects.indexOf(object);
  return view.abilities.map(({ ability, key }) => label(ability, linkedWith(object.choices, key, place))).sort();
}

export function renderCopiable(board: Board, view: ObjectView, object: BoardObject): CopiableValues {
  return {
    name: view.name,
    manaCost: view.manaCost,
    colors: colorNames(view.colors),
    supertypes: supertypeNames(view.supertypes),
    types: typeNames(view.types),
    subtypes: subtypeNames(view.subtypes),
    abilities: abilityLabels(board, view, object),
    power: view.power,
    toughness: view.toughness,
  };
}

export interface Stages {
  readonly copiable: ObjectView;
  /** Undefined where the edition knows no base power and toughness. */
  readonly base: ObjectView | undefined;
  readonly final: ObjectView;
}

/** A permanent's loyalty and defense are its counters (CR 306.5c, 310.4c); elsewhere what is printed. */
function counted(
  kind: "loyalty" | "defense",
  type: "Planeswalker" | "Battle",
  view: ObjectView,
  object: BoardObject,
): number | null {
  if (object.zone !== "battlefield") return view[kind];
  return typeNames(view.types).includes(type) ? (object.counters.get(kind)?.count ?? 0) : null;
}

/** CR 208.3, as changes are told. */
function needsCreature({ zone, base }: BoardObject): boolean {
  return PRACTICE.sizeNeedsCreature(zone, base);
}

export function renderObject(
  board: Board,
  object: BoardObject,
  { copiable, base, final }: Stages,
  { sizeNeedsCreature }: Practice,
): ResolvedObject {
  const here = object.zone === "battlefield";
  const asCreature = (): boolean => sizeNeedsCreature(object.zone, object.base);
  const host = object.attachedTo;
  const mana = new Set(
    final.abilities.flatMap(({ ability }) => (ability.kind === "mana" ? ability.produces.flatMap(kindsOfMana) : [])),
  );
  const { name, manaCost, colors, supertypes, types, subtypes, abilities } = renderCopiable(board, final, object);
  return {
    name,
    manaCost,
    manaValue: final.manaValue,
    colors,
    supertypes,
    types,
    subtypes,
    abilities,
    power: visibleNumber(final.power, final, asCreature),
    toughness: visibleNumber(final.toughness, final, asCreature),
    basePower: base === undefined ? null : visibleNumber(base.power, base, asCreature),
    baseToughness: base === undefined ? null : visibleNumber(base.toughness, base, asCreature),
    loyalty: counted("loyalty", "Planeswalker", final, object),
    defense: counted("defense", "Battle", final, object),
    controller: playerName(
      board,
      here || object.zone === "stack" || object.zone === "command" ? final.controller : object.owner,
    ),
    owner: playerName(board, object.owner),
    zone: object.zone,
    faceDown: object.faceDown,
    tapped: object.tapped,
    attachedTo:
      host === null ? null : host.kind === "object" ? objectName(board, host.object) : playerName(board, host.player),
    counters: Object.fromEntries(
      [...object.counters].map(([kind, { count }]) => [kind, count] as const).sort(([a], [b]) => byCodeUnit(a, b)),
    ),
    ...(object.damage > 0 ? { damage: object.damage } : {}),
    ...(object.token ? { token: true } : {}),
    tapsFor: MANA_KINDS.filter((kind) => mana.has(kind)),
    copiable: renderCopiable(board, copiable, object),
  };
}

/** Every characteristic that a layer can change, as data. */
const WRITTEN: {
  readonly [C in Change["characteristic"]]: (view: ObjectView, object: BoardObject, board: Board) => Value;
} = {
  name: ({ name }) => name,
  manaCost: ({ manaCost }) => manaCost,
  colors: ({ colors }) => colorNames(colors),
  supertypes: ({ supertypes }) => supertypeNames(supertypes),
  types: ({ types }) => typeNames(types),
  subtypes: ({ subtypes }) => subtypeNames(subtypes),
  abilities: (view, object, board) => abilityLabels(board, view, object),
  power: (view, object) => visibleNumber(view.power, view, () => needsCreature(object)),
  toughness: (view, object) => visibleNumber(view.toughness, view, () => needsCreature(object)),
  loyalty: ({ loyalty }) => loyalty,
  defense: ({ defense }) => defense,
  controller: ({ controller }, _, board) => playerName(board, controller),
  cantHave: ({ cantHave }) =>
    cantHave.map((lost) => (typeof lost === "string" ? lost : "keyword" in lost ? lost.keyword : lost.ability)),
};
const CHARACTERISTICS = Object.keys(WRITTEN) as Change["characteristic"][];

/** An object with every characteristic that a layer can change. */
export function renderCharacteristics(board: Board, view: ObjectView, object: BoardObject): Record<string, Value> {
  return Object.fromEntries(CHARACTERISTICS.map((name) => [name, WRITTEN[name](view, object, board)]));
}

/** What an application changed, characteristic by characteristic. */
export function renderChanges(board: Board, { object: place, before, after }: Entry): Change[] {
  const object = board.objects[place];
  if (object === undefined) return [];
  return CHARACTERISTICS.flatMap((characteristic) => {
    const isRetyped = before.types !== after.types && GOES_WITH_TYPE.has(characteristic);
    if (before[characteristic] === after[characteristic] && !isRetyped) return [];
    const write = WRITTEN[characteristic];
    const [old, now] = [write(before, object, board), write(after, object, board)] as const;
    return isSameValue(old, now) ? [] : [{ object: object.id, characteristic, before: old, after: now }];
  });
}

/** Power and toughness come and go with the type (CR 208.3). */
const GOES_WITH_TYPE: ReadonlySet<Change["characteristic"]> = new Set(["power", "toughness"]);

function isSameValue(a: Value, b: Value): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((word, place) => word === b[place]);
}

/**
 * What an application changed and no value shows: an ability with other words under the same name, one that another takes
 * the place of which reads the same, and the size of what is no creature (CR 208.3).
 */
export function renderUnseen(board: Board, entry: Entry): UnseenChange[] {
  const object = board.objects[entry.object];
  if (object === undefined) return [];
  const told = { object: object.id };
  const words = reworded(entry);
  const anew = putAnew(entry).sort();
  const [old, now] = [entry.before, entry.after].map((view) =>
    [view.power, view.toughness].map((size) => String(size ?? 0)),
  );
  const isSized = old?.join() !== now?.join() && !isShown(entry.before, object) && !isShown(entry.after, object);
  return [
    ...(words.length === 0
      ? []
      : [
          {
            ...told,
            of: "text" as const,
            before: words.map(([one]) => orderedText(one)),
            after: words.map(([, one]) => orderedText(one)),
          },
        ]),
    ...(anew.length === 0 ? [] : [{ ...told, of: "abilities" as const, before: anew, after: anew }]),
    ...(isSized ? [{ ...told, of: "size" as const, before: old ?? [], after: now ?? [] }] : []),
  ];
}

function isShown(view: ObjectView, object: BoardObject): boolean {
  return visibleNumber(view.power, view, () => needsCreature(object)) !== null;
}

/** Abilities that keep their place and their name and have other words. */
function reworded({ before, after }: Entry): [before: Ability, after: Ability][] {
  if (before.abilities === after.abilities || before.abilities.length !== after.abilities.length) return [];
  return before.abilities.flatMap(({ ability: old, key }, n): [Ability, Ability][] => {
    const now = after.abilities[n];
    if (now === undefined || now.key !== key || now.ability === old || label(now.ability) !== label(old)) return [];
    return orderedText(old) === orderedText(now.ability) ? [] : [[old, now.ability]];
  });
}
