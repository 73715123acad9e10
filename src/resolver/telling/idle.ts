import { type Board, type BoardObject, objectName, playerName } from "../../rules/board.js";
import { colorNames } from "../../rules/colors.js";
import type { IdleReason } from "../../rules/formats.gen.js";
import { groupBy } from "../../rules/group.js";
import { type ObjectView, visibleNumber } from "../../rules/object-view.js";
import type { Part } from "../../rules/part.js";
import { PRACTICE } from "../../rules/practice.js";
import { choicesSaid, saysYou } from "../../rules/said-clauses.js";
import { familyOf, hasSubtype, subtypePlace, subtypesAllowedBy } from "../../rules/subtype-set.js";
import { foundAbilities } from "../../effects/gain-abilities-of.js";
import { instructionsOf } from "../program.js";
import { Situation } from "../query/situation.js";
import type { Step } from "../trace.js";

/** Why an application changes nothing: what its objects have already, what they lack, or that there are none. */

type Applied = Extract<Step, { readonly kind: "applied" }>;
type Why = Omit<IdleReason, "objects">;

/** What one object was just before an application that left it so. */
interface Idle {
  readonly step: Applied;
  readonly object: BoardObject;
  readonly view: ObjectView;
  readonly board: Board;
  /** What was asked of then: an effect's own situation has come to see the end. */
  readonly views: readonly ObjectView[];
}

type Find = (part: Part, idle: Idle) => Why | undefined;

/** Of an application that changed nothing one could see; `views`: of all objects just before it. */
export function idleReasons(step: Applied, board: Board, views: readonly ObjectView[]): IdleReason[] {
  if (step.objects.length === 0) {
    const why = whyNone(step, board, views);
    return why === undefined ? [] : [{ ...why, objects: [] }];
  }
  const instructions = instructionsOf(step.effect, step.slot);
  const found = step.objects.flatMap((place) => {
    const [object, view] = [board.objects[place], views[place]];
    if (object === undefined || view === undefined) return [];
    return instructions.flatMap(({ part: alike, shares }) => {
      const part = shares.get(place) ?? alike;
      const why = WHY[part.kind]?.(part, { step, object, view, board, views });
      return why === undefined ? [] : [{ why, place }];
    });
  });
  return [...groupBy(found, ({ why }) => JSON.stringify(why)).values()].flatMap((alike) => {
    const [first] = alike;
    const places = [...new Set(alike.map(({ place }) => place))];
    return first === undefined ? [] : [{ ...first.why, objects: places.map((place) => objectName(board, place)) }];
  });
}

/** What became of the objects that an effect had, or that nothing fits its description. */
function whyNone(
  { effect: { fixed, name, program, source, situation }, continued }: Applied,
  board: Board,
  views: readonly ObjectView[],
): Why | undefined {
  const { affected } = program;
  const own = source === undefined ? undefined : board.objects[source.object];
  if (name.kind === "counters" && fixed?.length === 0) return { because: "unattached" };
  // Phased out, gone, or none from the start: that it was settled before is true of each (CR 611.2c).
  if (fixed !== undefined) return { because: "settled" };
  // It found nothing when it began, which is no word about now (CR 613.6).
  if (continued) return { because: "begun" };
  if (affected === undefined) return undefined;
  if (choicesSaid(affected).some((each) => situation.chosen(each) === undefined)) return { because: "unchosen" };
  if (affected.host === true && own?.attachedTo === null) return { because: "unattached" };
  const you = source === undefined ? situation.you() : views[source.object]?.controller;
  const { self, host, ...asked } = affected;
  if ((self ?? host) === true && Object.keys(asked).length === 0) return undefined;
  return {
    because: self === true ? "notSelf" : host === true ? "notHost" : "none",
    asked,
    ...(you === undefined || !saysYou(affected) ? {} : { you: playerName(board, you) }),
  };
}

const is =
  (because: IdleReason["because"]): Find =>
  () => ({ because });

/** Unless a choice that was never made is why nothing comes of it (CR 607.5a). */
const chosen =
  (find: Find): Find =>
  (part, idle) =>
    choicesSaid(part).some((name) => idle.step.effect.situation.chosen(name) === undefined)
      ? { because: "unchosen" }
      : find(part, idle);

const colors: Find = (_, { view }) => ({ because: "colors", values: colorNames(view.colors) });

const controller: Find = (_, { view, board }) => ({
  because: "controller",
  values: [playerName(board, view.controller)],
});

/** CR 205.3d: of a subtype that it can't gain for want of the card type. */
const types: Find = (part, { step, view }) => {
  const { effect, slot } = step;
  const words = instructionsOf(effect, slot)
    .filter(({ part: alike, shares }) => alike === part || [...shares.values()].includes(part))
    .flatMap(({ handler }) => handler.subtypes(part))
    .map((word) => effect.situation.subtype(word))
    .filter((word) => word !== undefined);
  const allowed = subtypesAllowedBy(view.types);
  const [first, ...more] = words.filter((word) =>
    [view.subtypes, allowed].every((set) => !hasSubtype(set, subtypePlace(word))),
  );
  if (first === undefined || !effect.situation.policy.subtypesNeedType) return { because: "types" };
  return { because: "noType", values: [first, ...more.filter((word) => familyOf(word) === familyOf(first))] };
};

/** What it sets is there already; a star has no number until its ability sets it, and a size that nobody sees is one (CR 208.2, 208.3). */
const size: Find = (_, { step, object, view }) => {
  const [power, toughness] = [view.power, view.toughness].map((each) => visibleNumber(each, view, () => false));
  if (typeof power !== "number" || typeof toughness !== "number") return undefined;
  const values = [String(power), String(toughness)];
  if (step.effect.program.characteristicDefining) return { because: "defines", values };
  const isShown = visibleNumber(view.power, view, () => PRACTICE.sizeNeedsCreature(object.zone, object.base)) !== null;
  return { because: isShown ? "size" : "unseenSize", values };
};

/** CR 113.11: what it can't have as the effect begins is no part of what that does to it. */
const gained: Find = (part, { view }) => {
  if (view.cantHave.length > 0) return { because: "cantHave" };
  return part.kind === "gainAbilities" && part.abilities.length === 0 ? { because: "couldntHave" } : undefined;
};

const found: Find = (part, { step, view, views }) => {
  if (view.cantHave.length > 0 || part.kind !== "gainAbilitiesOf") return undefined;
  const { situation } = step.effect;
  const then = new Situation(situation, views, situation.speaker);
  return foundAbilities(part, then).length === 0 ? { because: "nothingFound" } : undefined;
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
  setSubtypes: chosen(types),
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
