import { instructionsOf } from "../../src/resolver/program.js";
import type { ObjectView } from "../../src/rules/object-view.js";
import type { BoardObject } from "../../src/rules/board.js";
import type { Policy } from "../../src/rules/policy.js";
import { isObject } from "../../src/rules/json-object.js";
import { typeNames } from "../../src/rules/card-types.js";
import { eachSubtype, subtypeNames } from "../../src/rules/subtype-set.js";
import { flat } from "../../src/events/together.js";
import { anyDoes } from "../../src/wording/parts.js";
import { messageKey } from "../../src/wording/known-message.js";
import type { Word } from "../../src/wording/phrase.js";

import {
  type Known,
  type Said,
  type Applied,
  applicationsOf,
  shown,
  changed,
  entriesOf,
  arrivals,
  ownersOf,
  objectsOf,
  viewAfter,
  viewBefore,
} from "./claim-evidence.js";

export type { Known, Said } from "./claim-evidence.js";

/** The claims in a sentence, however deep: the messages it is made of. */
export function claimsIn(word: Word): { readonly id: string; readonly args: Readonly<Record<string, Word>> }[] {
  if (typeof word !== "object") return [];
  switch (word.kind) {
    case "saying":
      return [word, ...Object.values(word.args).flatMap(claimsIn)];
    case "series":
      return word.members.flatMap(claimsIn);
    case "noun":
      return [word.head, ...word.traits].flatMap(claimsIn);
    case "name":
      return [];
    default:
      return word satisfies never;
  }
}

/** What is false in a sentence; nothing if all that can be checked of it is so. */
export function falseClaims(said: Said, known: Known): string[] {
  return claimsIn(said.words).flatMap(({ id, args }) => {
    const judge = JUDGES[id];
    const why = judge?.(said, known, args);
    return why === undefined ? [] : [`${id}: ${why}`];
  });
}

type Judge = (said: Said, known: Known, args: Readonly<Record<string, Word>>) => string | undefined;

const nothing: Judge = (said, known) => {
  const found = changed(applicationsOf(said, known), known, undefined);
  return found.length === 0 ? undefined : `it changes ${found.join(", ")}`;
};

/** Up to the last layer that counts for the question, as the outcome has its copiable and base values. */
const untouched: Judge = ({ about, of }, known) => {
  if (about === undefined || of === undefined || of.length === 0) return undefined;
  const all = known.outcome.steps.filter((step): step is Applied => step.kind === "applied");
  const found = changed(all, known, about, of);
  return found.length === 0 ? undefined : `effects change ${found.join(", ")}`;
};

const some =
  (fits: (entry: Applied["entries"][number]) => boolean, why: string): Judge =>
  (said, known) =>
    entriesOf(said, known).some(fits) ? undefined : why;

const partsOf = (said: Said, known: Known): string[] =>
  said.steps.flatMap((place) => {
    const step = known.trace[place];
    return step?.kind === "applied" ? step.parts : [];
  });

const isSetting = (parts: readonly string[]): boolean =>
  parts.some((part) => ["replaceWords", "gainFullText", "textBox", "setBasicLandTypes"].includes(part));

const allLost: Judge = (said, known) =>
  partsOf(said, known).length > 0 && partsOf(said, known).every((part) => isSetting([part]))
    ? "a text, or the abilities of a text, is not all abilities"
    : undefined;

const added = (value: "types" | "subtypes"): Judge =>
  some(
    ({ before, after }) =>
      shown(before, value)
        .split(",")
        .filter((word) => word !== "")
        .every((word) => shown(after, value).split(",").includes(word)),
    "something else is there no more: it is not added",
  );

/** Timestamps of the effects of two applications, in the order in which they are told. */
const newer: Judge = (said, known) => {
  const effects = applicationsOf(said, known).map(({ effect }) => effect);
  const [first, second] = [effects.at(0), effects.at(-1)];
  if (first === undefined || second === undefined || first === second) return undefined;
  return first.timestamp < second.timestamp ? undefined : "it has no later timestamp";
};

const cameTogether: Judge = (said, known) => {
  const [first, ...more] = ownersOf(said, known);
  const second = more.at(-1);
  if (first === undefined || second === undefined) return undefined;
  const last = [first, second].map((id) => arrivals(known, id).at(-1));
  return last[0] === last[1] ? undefined : `${first} and ${second} did not come at once`;
};

/** Who orders what came at once, under the rules of the board (CR 613.7m). */
const orderedBy =
  (who: Policy["simultaneous"]): Judge =>
  (said, known, args) =>
    known.outcome.ruleset.policy.simultaneous === who
      ? cameTogether(said, known, args)
      : `${known.outcome.ruleset.id} lets another order them`;

const cameLater: Judge = (said, known) => {
  const [first, ...more] = ownersOf(said, known);
  const second = more.at(-1);
  if (first === undefined || second === undefined) return newer(said, known, {});
  const [a = -1, b = -1] = [first, second].map((id) => arrivals(known, id).at(-1));
  return a === b && a >= 0 ? `${first} and ${second} came at once` : newer(said, known, {});
};

const wasCast: Judge = (said, known) => {
  const ids = new Set(objectsOf(said, known).map(({ id }) => id));
  const isCast = known.events.flatMap(flat).some((event) => {
    if (event.kind === "casts") return ids.has(event.id ?? event.card ?? event.object ?? "");
    if (event.kind !== "enters" || !ids.has(event.id ?? event.card)) return false;
    return event.half !== undefined;
  });
  return isCast ? undefined : "it was not cast";
};

const leftCounters: Judge = (said, known) => {
  const all = objectsOf(said, known);
  const now = all.at(-1);
  const before = all.slice(0, -1).filter(({ counters }) => counters.size > 0);
  const isKept = before.every(({ counters }) =>
    [...counters].every(([kind, { count }]) => now?.counters.get(kind)?.count === count),
  );
  return now !== undefined && before.length > 0 && isKept ? "it has them still" : undefined;
};

const isBear: Judge = some(
  ({ after }) => after.power === 2 && after.toughness === 2 && typeNames(after.types).includes("Creature"),
  "it is no 2/2 creature then",
);

/** A size that is just how many there are is the number of those that are named. */
const countsWhatIsThere: Judge = (said, known) => {
  const places = known.trace.flatMap(({ kind }, place) => (kind === "applied" ? [place] : []));
  const applied = known.outcome.steps.filter((step): step is Applied => step.kind === "applied");
  for (const place of said.steps) {
    const step = known.trace[place];
    const computed = applied[places.indexOf(place)];
    if (step?.kind !== "applied" || computed === undefined) continue;
    const isCount = instructionsOf(computed.effect, computed.slot).some(
      ({ part }) => part.kind === "setPowerToughness" && isObject(part.power) && "count" in part.power,
    );
    const wrong = computed.entries.find(({ after }) => isCount && after.power !== step.counted?.length);
    if (wrong !== undefined) return `${step.counted?.length ?? 0} are named, and its power is ${wrong.after.power}`;
  }
  return undefined;
};

/** The first and the last application reach one object, so that the last can have the last word there. */
const lastWord: Judge = (said, known, args) => {
  const effects = applicationsOf(said, known);
  const [first, last] = [effects.at(0), effects.at(-1)];
  const meet = first === undefined || last === undefined || first.objects.some((one) => last.objects.includes(one));
  return meet ? newer(said, known, args) : "the two reach no object in common";
};

/** "Humility's began later" tells it from another only if that is of another source. */
const beganLater: Judge = (said, known, args) => {
  const names = said.steps.flatMap((place) => {
    const step = known.trace[place];
    return step?.kind === "applied" ? [step.effect.split(/[/#]/)[0]] : [];
  });
  return names.length > 1 && names.at(0) === names.at(-1) ? "the two are of one source" : newer(said, known, args);
};

/** The rule that an effect is said to change for nothing. */
const forNothing: Judge = ({ steps }, { trace }) =>
  steps.every((place) => {
    const step = trace[place];
    return step?.kind !== "gameRule" || (step.rule.player === undefined && step.rule.objects?.length === 0);
  })
    ? undefined
    : "it is changed for somebody, or something";

/** Whether what a fact is about is of a type in the end. */
const isOfType =
  (type: string, expected: boolean): Judge =>
  ({ steps }, { trace, outcome }) => {
    const ids = steps.flatMap((place) => {
      const step = trace[place];
      return step?.kind === "stands" ? [step.object] : [];
    });
    const places = outcome.board.objects.flatMap(({ id, zone }, place) =>
      ids.includes(id) && zone === "battlefield" ? [place] : [],
    );
    const is = (place: number): boolean => typeNames(outcome.final[place]?.types ?? 0).some((name) => name === type);
    return places.every((place) => is(place) === expected) ? undefined : `it is ${expected ? "no" : "a"} ${type}`;
  };

/** What is told not to apply to the object that is asked about must not have it among its objects. */
const escaped: Judge = (said, known) => {
  const last = applicationsOf(said, known).at(-1);
  const is = last?.objects.some((place) => known.outcome.board.objects[place]?.id === said.about) === true;
  return said.about !== undefined && is ? "it applies to it" : undefined;
};

/** What applications leave of the objects that they reach. */
function viewsLeft(
  said: Said,
  known: Known,
): { readonly before: ObjectView | undefined; readonly after: ObjectView }[] {
  return applicationsOf(said, known).flatMap((application) =>
    application.objects.flatMap((place) => {
      const id = known.outcome.board.objects[place]?.id ?? "";
      const after = viewAfter(id, application, known);
      return after === undefined ? [] : [{ before: viewBefore(id, application, known), after }];
    }),
  );
}

const sizeOf = (view: ObjectView | undefined): string => `${view?.power ?? 0}/${view?.toughness ?? 0}`;

/** A size that is told is what an object is after one of the applications. */
const isLeft: Judge = (said, known, { size = "" }) =>
  viewsLeft(said, known).some(({ after }) => sizeOf(after) === size)
    ? undefined
    : `nothing is ${JSON.stringify(size)} then`;

/** A size that stays was there before. */
const stays: Judge = (said, known, { size = "" }) =>
  viewsLeft(said, known).some(({ before, after }) => [before, after].every((view) => sizeOf(view) === size))
    ? undefined
    : `nothing was ${JSON.stringify(size)} and is so still`;

/** A land that has its mana ability by a basic land type (CR 305.6). */
const hasManaOfType: Judge = (said, known, { type = "" }) => {
  const keys = claimsIn(type).flatMap(({ id }) => (id.startsWith("subtype-") ? [id.slice("subtype-".length)] : []));
  const has = ({ after }: { readonly after: ObjectView }): boolean =>
    keys.every((key) =>
      eachSubtype(after.subtypes).some(
        (one) => messageKey(one) === key && after.abilities.some((ability) => ability.key === `i${one}`),
      ),
    );
  return viewsLeft(said, known).some(has) ? undefined : `nothing has the ability of a ${keys.join(", ")}`;
};

/** What brings an object into reach is applied before, and changes something that is reached. */
const reached: Judge = (said, known) => {
  const [cause, ...more] = applicationsOf(said, known);
  const effect = more.at(-1);
  if (cause === undefined || effect === undefined) return undefined;
  return cause.entries.some(({ object }) => effect.objects.includes(object)) ? undefined : "it changes nothing reached";
};

/** What is applied before another one of its layer, which alone brings the object into its reach. */
const appliedBefore: Judge = (said, known) => {
  const [first, ...more] = applicationsOf(said, known);
  const later = more.at(-1);
  const place = known.outcome.board.objects.findLastIndex(({ id }) => id === said.about);
  if (first === undefined || later === undefined || said.about === undefined) return undefined;
  if (first.slot !== later.slot) return "the two are of two layers";
  if (first.objects.includes(place)) return "it applies to it";
  return later.entries.some(({ object }) => object === place) ? undefined : "the other one does not change it";
};

/** What does not wait depends on the other one nowhere before it is applied. */
const waitsNot: Judge = (said, { trace }) => {
  const [first, last] = [Math.min(...said.steps), Math.max(...said.steps)];
  const [one, other] = [trace[first], trace[last]];
  const isFound = trace
    .slice(0, first)
    .some(
      (step) =>
        step.kind === "depends" &&
        one?.kind === "applied" &&
        other?.kind === "applied" &&
        step.effect === one.effect &&
        step.on === other.effect,
    );
  return isFound ? "it depends on it" : undefined;
};

/** Basic land types of a land that makes mana. */
const makesMana: Judge = ({ about }, { outcome }) => {
  const place = outcome.board.objects.findLastIndex(({ id }) => id === about);
  const view = outcome.final[place];
  const isLand = view !== undefined && typeNames(view.types).includes("Land");
  const types = view === undefined ? [] : subtypeNames(view.subtypes);
  const makes = view?.abilities.some(({ ability }) => ability.kind === "mana") === true;
  return isLand && makes && types.some((type) => ["Plains", "Island", "Swamp", "Mountain", "Forest"].includes(type))
    ? undefined
    : "it is no land with a basic land type and its mana ability";
};

/** Two effects by names that do not tell them apart. */
const toldApart: Judge = (_, __, { first, second }) =>
  JSON.stringify(first) === JSON.stringify(second) ? "the two effects are called the same" : undefined;

const never: Judge = () => "it says nothing";

/** That the greatest, least or whole power and toughness is that of the objects which are named. */
const measuresWhatIsThere: Judge = (said, known) => {
  const told = said.steps
    .flatMap((place) => known.trace[place] ?? [])
    .flatMap((step) => (step.kind === "applied" ? (step.measured ?? []) : []));
  const [application] = applicationsOf(said, known);
  for (const { quantity, value, objects, kinds } of told) {
    const different =
      kinds === undefined ? undefined : kindsFault(quantity.distinct, value, kinds, objects, application, known);
    if (different !== undefined) return different;
    const measure = quantity.greatest ?? quantity.least ?? quantity.total;
    if (application === undefined || (measure !== "power" && measure !== "toughness")) continue;
    const numbers = objects.map((id) => viewBefore(id, application, known)?.[measure] ?? 0);
    const isTrue =
      quantity.total === undefined
        ? numbers.every((number) => number === value)
        : numbers.reduce((sum, number) => sum + number, 0) === value;
    if (!isTrue) return `${value} is told of ${numbers.join(", ")}`;
  }
  return undefined;
};

/** What a basic land type takes and leaves (CR 305.7): nothing that another effect has granted is lost. */
const grantedStays: Judge = (said, known) => {
  const lost = entriesOf(said, known).flatMap(({ before, after }) =>
    before.abilities.filter(
      ({ origin, key }) => origin === "granted" && after.abilities.every((one) => one.key !== key),
    ),
  );
  return lost.length === 0 ? undefined : "something granted is lost";
};

const textGoes: Judge = (said, known, args) => {
  const isOfLands = partsOf(said, known).includes("setBasicLandTypes");
  const goes = some(
    ({ before, after }) => before.abilities.some(({ key }) => after.abilities.every((one) => one.key !== key)),
    "nothing is lost",
  );
  return isOfLands || said.steps.length > 1
    ? (goes(said, known, args) ?? grantedStays(said, known, args))
    : "no basic land type is set";
};

const someGranted: Judge = some(
  ({ before, after }) =>
    before.abilities.some(
      ({ origin, key }) => origin !== "intrinsic" && after.abilities.some((one) => one.key === key),
    ),
  "nothing granted is left",
);

/** Whether something is copied: its values take the place of others (CR 707.2). */
const copied: Judge = (said, known) =>
  said.steps.length > 1 || anyDoes(partsOf(said, known), "copies") ? undefined : "nothing is copied";

/** Kinds that are told are those of the objects, as many as the number. */
function kindsFault(
  of: string | undefined,
  value: number,
  kinds: readonly string[],
  objects: readonly string[],
  application: Applied | undefined,
  known: Known,
): string | undefined {
  if (kinds.length !== value) return `${value} are told, and ${kinds.length} named`;
  if (application === undefined || (of !== "types" && of !== "colors" && of !== "supertypes")) return undefined;
  const there = new Set(
    objects.flatMap((id) => {
      const view = viewBefore(id, application, known);
      return view === undefined
        ? []
        : shown(view, of)
            .split(",")
            .filter((word) => word !== "");
    }),
  );
  return kinds.length === there.size && kinds.every((kind) => there.has(kind))
    ? undefined
    : `${kinds.join(", ")} are told of ${[...there].join(", ")}`;
}

/** What is told to be lost is not there any more: of subtypes, which have words of their own. */
const isGone: Judge = (said, known, { what = "" }) => {
  const isOfSubtypes = typeof what === "object" && what.kind === "saying" && what.id === "traced-subtypes";
  const keys = (isOfSubtypes ? claimsIn(what) : []).flatMap(({ id }) =>
    id.startsWith("subtype-") ? [id.slice("subtype-".length)] : [],
  );
  const entries = entriesOf(said, known);
  const isThere = (key: string): boolean =>
    entries.length > 0 &&
    entries.every(({ after }) => eachSubtype(after.subtypes).some((one) => messageKey(one) === key));
  const wrong = keys.filter(isThere);
  return wrong.length === 0 ? undefined : `${wrong.join(", ")} is still there`;
};

/** A fact about an object as the board has it: one that has left is not it. */
const ofObject =
  (isSo: (object: BoardObject, args: Readonly<Record<string, Word>>) => boolean, fault: string): Judge =>
  (said, known, args) =>
    objectsOf(said, known).some((object) => !object.gone && isSo(object, args)) ? undefined : fault;

const cantHaveIt: Judge = ({ steps }, { outcome, trace }) => {
  const told = steps.flatMap((place) => {
    const step = trace[place];
    return step?.kind === "player" ? (step.withheld ?? []) : [];
  });
  const barred = (name: string): boolean =>
    (outcome.players[outcome.board.players.findIndex((player) => player.name === name)]?.cantHave ?? []).length > 0;
  return told.length > 0 && told.every(barred) ? undefined : "nothing keeps it from them";
};

const JUDGES: Readonly<Record<string, Judge | undefined>> = {
  "step-applied-in-vain": nothing,
  "claim-in-vain": (said, known) => {
    if (said.of === undefined) return undefined;
    const found = changed(applicationsOf(said, known), known, said.about, said.of);
    return found.length === 0 ? undefined : `it changes ${found.join(", ")}`;
  },
  "step-applied-to-nothing": (said, known) =>
    applicationsOf(said, known).every(({ objects }) => objects.length === 0) ? undefined : "it affects something",
  "claim-applied-to-nothing": (said, known) =>
    applicationsOf(said, known).every(({ objects }) => objects.length === 0) ? undefined : "it affects something",
  "short-untouched": untouched,
  "fact-709-5d": wasCast,
  "fact-122-2": leftCounters,
  "fact-120-6": ofObject(({ damage }) => damage > 0, "no damage is marked on it"),
  "fact-111-4": ofObject(
    ({ base }, { name }) => JSON.stringify(name).includes(base.name ?? "?"),
    "it has another name",
  ),
  "fact-730-2d": ofObject(({ token: is }, { token }) => token === (is ? "yes" : "no"), "it is the other"),
  "step-player-withheld": cantHaveIt,
  "change-loses-all": allLost,
  "traced-loses-all-abilities": (said, known, args) =>
    allLost(said, known, args) ?? some(({ after }) => after.abilities.length === 0, "some are left")(said, known, args),
  "change-loses-text": textGoes,
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
  "newer-together": orderedBy("apnap"),
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
  "step-measuring": measuresWhatIsThere,
  "claim-not-again": (said, known) => {
    const [effect] = applicationsOf(said, known);
    if (effect === undefined || known.outcome.ruleset.policy.reevaluates) return "the order is worked out anew";
    return effect.notAgain === undefined || effect.notAgain === effect.effect
      ? "nothing would come before it"
      : undefined;
  },
  "claim-lapsed": (said, known) => {
    const [, effect] = applicationsOf(said, known);
    return effect?.isAnew === true ? undefined : "its order was not worked out anew";
  },
};

/** Claims that no sentence may make. */
const FORBIDDEN: ReadonlySet<string> = new Set(["fact-of-its-own"]);

/** The claims that are judged and may be made. */
export const JUDGED: readonly string[] = Object.keys(JUDGES).filter((id) => !FORBIDDEN.has(id));
