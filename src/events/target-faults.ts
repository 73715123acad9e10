import { printedAbilities } from "../rules/ability.js";
import type { ResolvesEvent } from "../rules/formats.gen.js";
import { isObject } from "../rules/json-object.js";
import { type Fault, faultAt } from "../faults/fault.js";
import type { Names } from "./names.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import { disagreements } from "./pointing.js";
import { resolvingAmong } from "./resolution.js";

/**
 * A spell or ability that asks for a target, in an event that names none: its effect would fall on nothing without a
 * word. An empty list says that this is meant, as with "up to one target" (CR 115.6).
 */
export function missingTargetFaults(event: ResolvesEvent, path: Path, names: Names): Fault[] {
  if (event.targets !== undefined || !whatResolves(event, names).some(asksForTarget)) return [];
  const named = event.card ?? event.ability;
  const what = typeof named === "string" ? quote(named) : "what resolves";
  return [
    faultAt(
      path,
      `${what} has a target, and none is named`,
      '"targets": the objects or players in their order; [] for none',
    ),
  ];
}

/** What it points at besides, against what is there of it. Of an ability that stands nowhere the resolution tells. */
export function pointingFaults(event: ResolvesEvent, path: Path, names: Names): Fault[] {
  const { chosenObjects = [], triggeredBy = {} } = event;
  const abilities = whatResolves(event, names);
  return [
    ...names.objectsFaults(chosenObjects, [...path, "chosenObjects"]),
    ...names.objectFaults(triggeredBy.object, [...path, "triggeredBy", "object"]),
    ...names.playerFaults(triggeredBy.player, [...path, "triggeredBy", "player"]),
    ...(abilities.length === 0 ? [] : disagreements(event, abilities)).map(({ at, message, expected }) =>
      faultAt([...path, ...at], message, expected),
    ),
  ];
}

/** The abilities that resolve, as far as they stand on a card of the event or are written out. */
function whatResolves({ card, source, ability }: ResolvesEvent, names: Names): unknown[] {
  if (typeof ability === "object") return [ability];
  const itsCard = card === undefined ? names.objects.get(source ?? "") : names.card(card);
  return resolvingAmong(printedAbilities(itsCard), ability);
}

/** Whether effects or counters of an ability speak of its target. Abilities that it gives have targets of their own. */
function asksForTarget(ability: unknown): boolean {
  return isObject(ability) && (speaksOfTarget(ability["effects"]) || speaksOfTarget(ability["puts"]));
}

function speaksOfTarget(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(speaksOfTarget);
  if (!isObject(value)) return value === "target" || value === "targetPlayer";
  return Object.entries(value).some(([key, member]) => {
    if (key === "effects" || key === "puts") return false;
    return key === "target" || speaksOfTarget(member);
  });
}
