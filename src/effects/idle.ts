import { type Board, type BoardObject, playerName } from "../rules/board.js";
import { colorNames } from "../rules/colors.js";
import type { AddTypesPart, IdleReason } from "../rules/formats.gen.js";
import type { Look } from "../rules/look.js";
import { type ObjectView, visibleNumber } from "../rules/object-view.js";
import type { Part } from "../rules/part.js";
import { PRACTICE } from "../rules/practice.js";
import { choicesSaid } from "../rules/said-clauses.js";
import { familyOf, hasSubtype, subtypePlace, subtypesAllowedBy } from "../rules/subtype-set.js";
import { foundAbilities } from "./gain-abilities-of.js";
import { layerKindOf } from "./index.js";

/** Why a part changes nothing of an object: what that has already, or what it lacks. */

export type Why = Omit<IdleReason, "objects">;

/** What is not given since it can't be had, now or as the effect began, is so by CR 113.11. */
export function clausesOfIdle({ because }: Why): string[] {
  return because === "cantHave" || because === "couldntHave" ? ["113.11"] : [];
}

/** What one object was just before a part was carried out that left it so. */
interface Idle {
  readonly object: BoardObject;
  readonly view: ObjectView;
  readonly board: Board;
  readonly look: Look;
  /** Whether a characteristic-defining ability says it. */
  readonly isDefining: boolean;
}

type Find = (part: Part, idle: Idle) => Why | undefined;

export function idleOf(part: Part, idle: Idle): Why | undefined {
  return WHY[part.kind]?.(part, idle);
}

const is =
  (because: IdleReason["because"]): Find =>
  () => ({ because });

/** Unless a choice that was never made is why nothing comes of it (CR 607.5a). */
const chosen =
  (find: Find): Find =>
  (part, idle) =>
    choicesSaid(part).some((name) => idle.look.chosen(name) === undefined) ? { because: "unchosen" } : find(part, idle);

const colors: Find = (_, { view }) => ({ because: "colors", values: colorNames(view.colors) });

const controller: Find = (_, { view, board }) => ({
  because: "controller",
  values: [playerName(board, view.controller)],
});

/** What it would give: what takes one of these away decides by its place before or after it. */
function typesIn({ types = [], supertypes = [] }: AddTypesPart, subtypes: readonly string[]): string[] {
  return [...types, ...supertypes, ...subtypes];
}

/** CR 205.3d: of a subtype that it can't gain for want of the card type. */
const types: Find = (part, { look, view }) => {
  const words = (layerKindOf(part)?.subtypes(part) ?? [])
    .map((word) => look.subtype(word))
    .filter((word) => word !== undefined);
  const allowed = subtypesAllowedBy(view.types);
  const [first, ...more] = words.filter((word) =>
    [view.subtypes, allowed].every((set) => !hasSubtype(set, subtypePlace(word))),
  );
  if (first === undefined || !look.policy.subtypesNeedType)
    return { because: "types", ...(part.kind === "addTypes" ? { values: typesIn(part, words) } : {}) };
  return { because: "noType", values: [first, ...more.filter((word) => familyOf(word) === familyOf(first))] };
};

/** An effect that puts nothing in the place of a family's subtypes only takes them away. */
const subtypes: Find = (part, idle) =>
  part.kind === "setSubtypes" && part.subtypesOf === undefined && (part.subtypes ?? []).length === 0
    ? { because: "lackedTypes", values: [part.family] }
    : types(part, idle);

/** What it sets is there already; a star has no number until its ability sets it, and a size that nobody sees is one (CR 208.2, 208.3). */
const size: Find = (_, { isDefining, object, view }) => {
  const [power, toughness] = [view.power, view.toughness].map((each) => visibleNumber(each, view, () => false));
  if (typeof power !== "number" || typeof toughness !== "number") return undefined;
  const values = [String(power), String(toughness)];
  if (isDefining) return { because: "defines", values };
  const isShown = visibleNumber(view.power, view, () => PRACTICE.sizeNeedsCreature(object.zone, object.base)) !== null;
  return { because: isShown ? "size" : "unseenSize", values };
};

/** CR 113.11: what it can't have as the effect begins is no part of what that does to it. */
const gained: Find = (part, { view }) => {
  if (view.cantHave.length > 0) return { because: "cantHave" };
  return part.kind === "gainAbilities" && part.abilities.length === 0 ? { because: "couldntHave" } : undefined;
};

const found: Find = (part, { look, view }) => {
  if (view.cantHave.length > 0 || part.kind !== "gainAbilitiesOf") return undefined;
  return foundAbilities(part, look).length === 0 ? { because: "nothingFound" } : undefined;
};

const added: Find = (_, { view: { power, toughness } }) =>
  power === null || toughness === null ? undefined : { because: "zero" };

const switched: Find = (_, { view: { power, toughness } }) =>
  power === toughness && power !== null ? { because: "equal", values: [String(power)] } : undefined;

/** By the kind of the part that was carried out in vain. */
const WHY: Readonly<Partial<Record<Part["kind"], Find>>> = {
  copy: is("copiable"),
  copiedValues: is("copiable"),
  merged: is("copiable"),
  gainControl: controller,
  exchangeControl: controller,
  replaceWords: chosen(is("text")),
  addTypes: chosen(types),
  addEverySubtype: chosen(types),
  setTypes: chosen(is("types")),
  setSubtypes: chosen(subtypes),
  setBasicLandTypes: chosen(is("types")),
  removeTypes: is("lackedTypes"),
  setColors: chosen(colors),
  addColors: chosen(colors),
  loseAllAbilities: (_, { view }) => ({ because: view.abilities.length === 0 ? "noAbilities" : "keptAbilities" }),
  loseAbilities: is("lackedAbilities"),
  gainAbilities: chosen(gained),
  gainAbilitiesOf: found,
  setPowerToughness: size,
  modifyPowerToughness: added,
  switchPowerToughness: switched,
};
