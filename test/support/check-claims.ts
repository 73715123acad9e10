import { typeNames } from "../../src/rules/card-types.js";
import {
  appliedBefore,
  beganLater,
  cameLater,
  cantWins,
  escaped,
  forNothing,
  isController,
  lastWord,
  newer,
  orderedBy,
  inTurnOf,
  orderedByOwn,
  reached,
  toldApart,
  waitsNot,
} from "./claims-of-order.js";
import { isBeyondFirst, isHeld, isIncreased, isOneOrder, isReached, isReduced } from "./claims-of-costs.js";
import { heldAll, notAsAWhole, wasIllegal } from "./claims-of-resolutions.js";
import { isMet, isMetBefore } from "./claims-of-conditions.js";
import {
  added,
  allLost,
  cantHaveIt,
  copied,
  countsWhatIsThere,
  hadNone,
  hadSome,
  hasManaOfType,
  isBear,
  isGone,
  isLeft,
  isLethal,
  isOfType,
  leftCounters,
  makesMana,
  measuresWhatIsThere,
  never,
  ofAGoneSource,
  ofObject,
  some,
  someGranted,
  stays,
  textGoes,
  untouched,
  wasCast,
} from "./claims-of-values.js";
import { isUnpaired, keywordResolved, makesNoEffect, stayedInCombat } from "./claims-of-events.js";
import { cameAs, gone, IDLE, idle, replaced, toNothing } from "./claims-of-idleness.js";
import {
  applicationsOf,
  changed,
  claimsIn,
  entriesOf,
  type Judge,
  type Known,
  type Said,
  shown,
} from "./claim-evidence.js";

export { claimsIn, type Known, type Said } from "./claim-evidence.js";

/** What is false in a sentence; nothing if all that can be checked of it is so. */
export function falseClaims(said: Said, known: Known): string[] {
  return claimsIn(said.words).flatMap(({ id, args }) => {
    const judge = JUDGES[id];
    const why = judge?.(said, known, args);
    return why === undefined ? [] : [`${id}: ${why}`];
  });
}

const inVain: Judge = (said, known) => {
  if (said.of === undefined) return undefined;
  // What keeps it from doing anything is told before it, and may have changed something itself (CR 113.11).
  const found = changed(applicationsOf(said, known).slice(-1), known, said.about, said.of);
  return found.length === 0 ? undefined : `it changes ${found.join(", ")}`;
};

const JUDGES: Readonly<Record<string, Judge | undefined>> = {
  "step-applied-unseen": (said, known) =>
    applicationsOf(said, known).every(({ entries }) =>
      entries.every(({ after }) => !shown(after, "types").split(",").includes("Creature")),
    )
      ? undefined
      : "one of them is a creature",
  "step-applied-in-vain": idle,
  "step-applied-in-vain-because": idle,
  "step-applied-so": idle,
  "step-copy-from-birth-of": idle,
  "step-applied-to-nothing-because": toNothing,
  "step-applied-to-nothing-as": toNothing,
  "claim-applied-to-nothing-as": toNothing,
  ...IDLE,
  "step-ceased": gone,
  "claim-ceased": gone,
  "step-ceased-again": replaced,
  "claim-ceased-again": replaced,
  "pair-copied": cameAs("copied"),
  "pair-text": cameAs("text"),
  "claim-in-vain": inVain,
  "claim-in-vain-because": inVain,
  "step-applied-to-nothing": (said, known) =>
    applicationsOf(said, known).every(({ objects }) => objects.length === 0) ? undefined : "it affects something",
  "claim-applied-to-nothing": (said, known) =>
    applicationsOf(said, known).every(({ objects }) => objects.length === 0) ? undefined : "it affects something",
  "short-untouched": untouched,
  "short-untouched-now": untouched,
  "fact-709-5d": wasCast,
  "fact-122-2": leftCounters,
  "fact-120-6": ofObject(({ damage }) => damage > 0, "no damage is marked on it"),
  "fact-111-4": ofObject(
    ({ base }, { name }) => JSON.stringify(name).includes(base.name ?? "?"),
    "it has another name",
  ),
  "fact-511-3": stayedInCombat,
  "fact-400-7": makesNoEffect,
  "fact-702-95e": isUnpaired,
  "fact-keyword-counters": keywordResolved,
  "fact-702-171b": ofObject(
    ({ designations }, { over }) => designations.has("saddled") === (over !== "yes"),
    "it is the other",
  ),
  "fact-730-2d": ofObject(({ token: is }, { token }) => token === (is ? "yes" : "no"), "it is the other"),
  "step-player-withheld": cantHaveIt,
  "step-player-lacking": hadNone,
  "step-player-loses": hadSome,
  "claim-player-loses": hadSome,
  "change-loses-all": allLost,
  "traced-loses-all-abilities": (said, known, args) =>
    allLost(said, known, args) ?? some(({ after }) => after.abilities.length === 0, "some are left")(said, known, args),
  "change-loses-from": textGoes,
  "change-keeps-granted": someGranted,
  "change-copied-abilities": copied,
  "change-copied-types": copied,
  "change-gains-types": added("types"),
  "traced-gains-types": added("types"),
  "change-adds-subtypes": added("subtypes"),
  "traced-loses": isGone,
  "change-text": some(
    ({ before, after }) => shown(before, "abilities") !== shown(after, "abilities"),
    "no text is another",
  ),
  "change-face-down": isBear,
  "newer-began": beganLater,
  "newer-began-of-one": newer,
  "newer-counters": newer,
  "newer-sticker": newer,
  "newer-turned": newer,
  "newer-transformed": newer,
  "newer-attached": newer,
  "newer-given": newer,
  "newer-came": cameLater,
  "newer-in-turn": inTurnOf,
  "newer-together": orderedBy("apnap"),
  "unmet-for-you": isController,
  "not-outcomes-are-compared": newer,
  "newer-together-own": orderedByOwn,
  "newer-together-by-active": orderedBy("activePlayer"),
  "claim-last-word": lastWord,
  "claim-older": newer,
  "claim-edits-nothing": (said, known) => {
    const [edit] = applicationsOf(said, known);
    const found = changed(edit === undefined ? [] : [edit], known, said.about, ["abilities"]);
    return found.length === 0 ? undefined : `it changes ${found.join(", ")}`;
  },
  "claim-escaped": escaped,
  "claim-reached": reached,
  "claim-missed-before": appliedBefore,
  "claim-not-waiting": waitsNot,
  "change-becomes-size": isLeft,
  "change-stays-size": stays,
  "change-gets-size": isLeft,
  "change-has-size": isLeft,
  "change-switches-size": isLeft,
  "change-has-mana": hasManaOfType,
  "fact-306-5": isOfType("Planeswalker", false),
  "fact-306-5c": isOfType("Planeswalker", true),
  "fact-310-4c": isOfType("Battle", true),
  "fact-of-its-own": never,
  "short-land-types": makesMana,
  "not-no-layers": toldApart,
  "not-added-types-replace": (said, known) =>
    entriesOf(said, known).some(
      ({ object, before, after }) =>
        known.outcome.board.objects[object]?.id === said.about &&
        !typeNames(before.types).every((type) => typeNames(after.types).includes(type)),
    )
      ? "a type is lost"
      : undefined,
  "claim-rule-for-nothing": forNothing,
  "step-counting": countsWhatIsThere,
  "step-measured-now": measuresWhatIsThere,
  "step-measured-last": ofAGoneSource,
  "claim-not-again": (said, known) => {
    const [effect] = applicationsOf(said, known);
    if (effect === undefined || known.outcome.ruleset.policy.reevaluates) return "the order is worked out anew";
    return effect.notAgain === undefined || effect.notAgain === effect.effect
      ? "nothing would come before it"
      : undefined;
  },
  "fact-701-12a": notAsAWhole,
  "fact-701-12b": heldAll,
  "fact-608-2b": wasIllegal,
  "claim-lethal-damage": isLethal,
  "cost-step-reduction": isReduced,
  "cost-step-increase": isIncreased,
  "cost-step-total-already": isReached,
  "cost-counted-beyond": isBeyondFirst,
  "cost-takes-less": isHeld,
  "cost-ordered": isOneOrder,
  "claim-cant-wins": cantWins,
  "condition-met": isMet,
  "condition-met-by": isMet,
  "claim-met-before": isMetBefore,
  "claim-lapsed": (said, known) => {
    const [, effect] = applicationsOf(said, known);
    return effect?.isAnew === true ? undefined : "its order was not worked out anew";
  },
};

/** Claims that no sentence may make. */
const FORBIDDEN: ReadonlySet<string> = new Set(["fact-of-its-own"]);

/** The claims that are judged and may be made. */
export const JUDGED: readonly string[] = Object.keys(JUDGES).filter((id) => !FORBIDDEN.has(id));
