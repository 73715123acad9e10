import { printEffect } from "../names/effect.js";
import { remembered } from "../rules/remembered.js";
import type { Practice } from "../rules/practice.js";
import { canonicalText } from "./canonical-text.js";

/** Whether another step would have come to something else, given what the right one was given. */
type Trial = (other: Practice) => boolean;

/** The steps of a run that remember what they are given, so that the steps of others can be tried on the same. */
export interface WatchedPractice {
  /** The same steps. */
  readonly practice: Practice;
  /** Whether a run could differ by another's step; `isTaken` says whether it was taken, for those that can't be tried. */
  readonly differs: (step: keyof Practice, other: Practice, isTaken: boolean) => boolean;
  readonly order: Readonly<OrderMet>;
}

interface OrderMet {
  /** Whether several effects were to be ordered at once, and whether one of them ever depended on another (CR 613.8). */
  isOpen: boolean;
  hasDependency: boolean;
  /** Every effect that was to be ordered, as traces name it. */
  readonly effects: Set<string>;
}

/** These can be tried on what they were given; of the others it is known only that they were taken. */
const TRIED: ReadonlySet<keyof Practice> = new Set([
  "inOrder",
  "waits",
  "compared",
  "timestampOfAbility",
  "partAsRead",
  "printedLand",
  "costChanges",
  "openParts",
  "fixedPart",
  "timestampOfCounters",
  "typesLost",
  "sizeNeedsCreature",
  "stateBasedActions",
]);

export function watchedPractice(right: Practice): WatchedPractice {
  const given = new Map<keyof Practice, Map<unknown, Trial>>();
  const order: OrderMet = { isOpen: false, hasDependency: false, effects: new Set() };
  /** Keys are equal for what is given again. */
  const note = (step: keyof Practice, key: unknown, trial: Trial): void => {
    const trials = remembered(given, step, () => new Map<unknown, Trial>());
    if (!trials.has(key)) trials.set(key, trial);
  };
  const practice: Practice = {
    ...right,
    ...orderSteps(right, order),
    timestampOfAbility: (...both) => {
      note("timestampOfAbility", both.join(" "), (other) => {
        return right.timestampOfAbility(...both) !== other.timestampOfAbility(...both);
      });
      return right.timestampOfAbility(...both);
    },
    partAsRead: (part, among) => {
      note("partAsRead", part, (other) => !isSameList(right.partAsRead(part, among), other.partAsRead(part, among)));
      return right.partAsRead(part, among);
    },
    printedLand: (land) => {
      note("printedLand", land, (other) => other.printedLand(land).colors !== right.printedLand(land).colors);
      return right.printedLand(land);
    },
    costChanges: (changes, ofTotal) => {
      const isMixed = changes.length > 0 && ofTotal.length > 0;
      if (isMixed) note("costChanges", "", (other) => other.costChanges !== right.costChanges);
      return right.costChanges(changes, ofTotal);
    },
    openParts: (effect, ofRules) => {
      const open = right.openParts(effect, ofRules);
      note("openParts", effect, (other) => isUnlike(open, other.openParts(effect, ofRules)));
      return open;
    },
    fixedPart: (part, fix) => {
      const fixed = right.fixedPart(part, fix);
      note("fixedPart", fixed, (other) =>
        isUnlike(
          fixed,
          other.fixedPart(part, () => fixed),
        ),
      );
      return fixed;
    },
    timestampOfCounters: (old, mint) => {
      const stamped = right.timestampOfCounters(old, mint);
      note("timestampOfCounters", `${String(old)} ${stamped}`, (other) => {
        return other.timestampOfCounters(old, () => stamped) !== stamped;
      });
      return stamped;
    },
    typesLost: (...types) => {
      note("typesLost", types.join(" "), (other) => right.typesLost(...types) !== other.typesLost(...types));
      return right.typesLost(...types);
    },
    sizeNeedsCreature: (zone, printed) => {
      const needs = right.sizeNeedsCreature(zone, printed);
      note(
        "sizeNeedsCreature",
        `${zone} ${printed.types} ${printed.power}`,
        (other) => other.sizeNeedsCreature(zone, printed) !== needs,
      );
      return needs;
    },
    stateBasedActions: (asked, isIndestructible) => {
      const performed = right.stateBasedActions(asked, isIndestructible);
      note("stateBasedActions", performed, (other) => {
        return isUnlike(performed, other.stateBasedActions(asked, isIndestructible));
      });
      return performed;
    },
  };
  const differs = (step: keyof Practice, other: Practice, isTaken: boolean): boolean => {
    if (right[step] === other[step]) return false;
    if (step === "inOrder" || step === "compared") return order.isOpen;
    if (step === "waits") return order.hasDependency;
    if (!TRIED.has(step)) return isTaken;
    return [...(given.get(step)?.values() ?? [])].some((trial) => trial(other));
  };
  return { practice, differs, order };
}

/** One effect alone has no order, and where none depends on another timestamps decide whatever is thought of waiting. */
function orderSteps(right: Practice, order: OrderMet): Pick<Practice, "inOrder" | "waits"> {
  return {
    inOrder: (oldestFirst) => {
      for (const { name } of oldestFirst) order.effects.add(printEffect(name));
      if (oldestFirst.length > 1) order.isOpen = true;
      return right.inOrder(oldestFirst);
    },
    waits: (dependsOn, pending) => {
      if (pending.length > 1) order.isOpen = true;
      order.hasDependency ||= pending.length > 1 && pending.some((effect) => dependsOn(effect).length > 0);
      return right.waits(dependsOn, pending);
    },
  };
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, n) => each === other[n]);
}

function isUnlike(one: object, other: object): boolean {
  return one !== other && canonicalText(one) !== canonicalText(other);
}
