import { instructionsOf } from "../../src/resolver/program.js";
import type { ObjectView } from "../../src/rules/object-view.js";
import type { BoardObject } from "../../src/rules/board.js";
import { isObject } from "../../src/rules/json-object.js";
import { typeNames } from "../../src/rules/card-types.js";
import { eachSubtype, subtypeNames } from "../../src/rules/subtype-set.js";
import { flat } from "../../src/events/together.js";
import { anyDoes } from "../../src/wording/parts.js";
import { messageKey } from "../../src/wording/known-message.js";
import type { Word } from "../../src/wording/phrase.js";
import {
  type Applied,
  applicationsOf,
  changed,
  claimsIn,
  entriesOf,
  type Judge,
  type Known,
  objectsOf,
  type Said,
  shown,
  viewAfter,
  viewBefore,
} from "./claim-evidence.js";

/** Up to the last layer that counts for the question, as the outcome has its copiable and base values. */
export const untouched: Judge = ({ about, of }, known) => {
  if (about === undefined || of === undefined || of.length === 0) return undefined;
  const all = known.outcome.steps.filter((step): step is Applied => step.kind === "applied");
  const found = changed(all, known, about, of);
  return found.length === 0 ? undefined : `effects change ${found.join(", ")}`;
};

export const some =
  (fits: (entry: Applied["entries"][number]) => boolean, why: string): Judge =>
  (said, known) =>
    entriesOf(said, known).some(fits) ? undefined : why;

export const partsOf = (said: Said, known: Known): string[] =>
  said.steps.flatMap((place) => {
    const step = known.trace[place];
    return step?.kind === "applied" ? step.parts : [];
  });

export const isSetting = (parts: readonly string[]): boolean =>
  parts.some((part) => ["replaceWords", "gainFullText", "textBox", "setBasicLandTypes"].includes(part));

export const allLost: Judge = (said, known) =>
  partsOf(said, known).length > 0 && partsOf(said, known).every((part) => isSetting([part]))
    ? "a text, or the abilities of a text, is not all abilities"
    : undefined;

export const added = (value: "types" | "subtypes"): Judge =>
  some(
    ({ before, after }) =>
      shown(before, value)
        .split(",")
        .filter((word) => word !== "")
        .every((word) => shown(after, value).split(",").includes(word)),
    "something else is there no more: it is not added",
  );

export const wasCast: Judge = (said, known) => {
  const ids = new Set(objectsOf(said, known).map(({ id }) => id));
  const isCast = known.events.flatMap(flat).some((event) => {
    if (event.kind === "casts") return ids.has(event.id ?? event.card ?? event.object ?? "");
    if (event.kind !== "enters" || !ids.has(event.id ?? event.card)) return false;
    return event.half !== undefined;
  });
  return isCast ? undefined : "it was not cast";
};

export const leftCounters: Judge = (said, known) => {
  const all = objectsOf(said, known);
  const now = all.at(-1);
  const before = all.slice(0, -1).filter(({ counters }) => counters.size > 0);
  const isKept = before.every(({ counters }) =>
    [...counters].every(([kind, { count }]) => now?.counters.get(kind)?.count === count),
  );
  return now !== undefined && before.length > 0 && isKept ? "it has them still" : undefined;
};

export const isBear: Judge = some(
  ({ after }) => after.power === 2 && after.toughness === 2 && typeNames(after.types).includes("Creature"),
  "it is no 2/2 creature then",
);

/** A size that is just how many there are is the number of those that are named. */
export const countsWhatIsThere: Judge = (said, known) => {
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

/** Whether what a fact is about is of a type in the end. */
export const isOfType =
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

/** What applications leave of the objects that they reach. */
export function viewsLeft(
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

export const sizeOf = (view: ObjectView | undefined): string => `${view?.power ?? 0}/${view?.toughness ?? 0}`;

/** A size that is told is what an object is after one of the applications. */
export const isLeft: Judge = (said, known, { size = "" }) =>
  viewsLeft(said, known).some(({ after }) => sizeOf(after) === size)
    ? undefined
    : `nothing is ${JSON.stringify(size)} then`;

/** A size that stays was there before. */
export const stays: Judge = (said, known, { size = "" }) =>
  viewsLeft(said, known).some(({ before, after }) => [before, after].every((view) => sizeOf(view) === size))
    ? undefined
    : `nothing was ${JSON.stringify(size)} and is so still`;

/** A land that has its mana ability by a basic land type (CR 305.6). */
export const hasManaOfType: Judge = (said, known, { type = "" }) => {
  const keys = claimsIn(type).flatMap(({ id }) => (id.startsWith("subtype-") ? [id.slice("subtype-".length)] : []));
  const has = ({ after }: { readonly after: ObjectView }): boolean =>
    keys.every((key) =>
      eachSubtype(after.subtypes).some(
        (one) => messageKey(one) === key && after.abilities.some((ability) => ability.key === `i${one}`),
      ),
    );
  return viewsLeft(said, known).some(has) ? undefined : `nothing has the ability of a ${keys.join(", ")}`;
};

/** Basic land types of a land that makes mana. */
export const makesMana: Judge = ({ about }, { outcome }) => {
  const place = outcome.board.objects.findLastIndex(({ id }) => id === about);
  const view = outcome.final[place];
  const isLand = view !== undefined && typeNames(view.types).includes("Land");
  const types = view === undefined ? [] : subtypeNames(view.subtypes);
  const makes = view?.abilities.some(({ ability }) => ability.kind === "mana") === true;
  return isLand && makes && types.some((type) => ["Plains", "Island", "Swamp", "Mountain", "Forest"].includes(type))
    ? undefined
    : "it is no land with a basic land type and its mana ability";
};

export const never: Judge = () => "it says nothing";

/** That what an effect was made by had left before: its own object on the board is gone, whatever the step says. */
export const ofAGoneSource: Judge = (said, known) => {
  const names = new Set(applicationsOf(said, known).map(({ effect }) => JSON.stringify(effect.name)));
  const sources = known.outcome.board.effects
    .filter(({ name }) => names.has(JSON.stringify(name)))
    .map(({ context }) => known.outcome.board.objects[context.source ?? -1]);
  return sources.every((source) => source?.gone === true) ? undefined : "its source is still there";
};

/** That the greatest, least or whole power and toughness is that of the objects which are named. */
export const measuresWhatIsThere: Judge = (said, known) => {
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
export const grantedStays: Judge = (said, known) => {
  const lost = entriesOf(said, known).flatMap(({ before, after }) =>
    before.abilities.filter(
      ({ origin, key }) => origin === "granted" && after.abilities.every((one) => one.key !== key),
    ),
  );
  return lost.length === 0 ? undefined : "something granted is lost";
};

export const textGoes: Judge = (said, known, args) => {
  const isOfLands = partsOf(said, known).includes("setBasicLandTypes");
  const goes = some(
    ({ before, after }) => before.abilities.some(({ key }) => after.abilities.every((one) => one.key !== key)),
    "nothing is lost",
  );
  return isOfLands || said.steps.length > 1
    ? (goes(said, known, args) ?? grantedStays(said, known, args))
    : "no basic land type is set";
};

export const someGranted: Judge = some(
  ({ before, after }) =>
    before.abilities.some(
      ({ origin, key }) => origin !== "intrinsic" && after.abilities.some((one) => one.key === key),
    ),
  "nothing granted is left",
);

/** Whether something is copied: its values take the place of others (CR 707.2). */
export const copied: Judge = (said, known) =>
  said.steps.length > 1 || anyDoes(partsOf(said, known), "copies") ? undefined : "nothing is copied";

/** Kinds that are told are those of the objects, as many as the number. */
export function kindsFault(
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
export const isGone: Judge = (said, known, { what = "" }) => {
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
export const ofObject =
  (isSo: (object: BoardObject, args: Readonly<Record<string, Word>>) => boolean, fault: string): Judge =>
  (said, known, args) =>
    objectsOf(said, known).some((object) => !object.gone && isSo(object, args)) ? undefined : fault;

export const cantHaveIt: Judge = ({ steps }, { outcome, trace }) => {
  const told = steps.flatMap((place) => {
    const step = trace[place];
    return step?.kind === "player" ? (step.withheld ?? []) : [];
  });
  const barred = (name: string): boolean =>
    (outcome.players[outcome.board.players.findIndex((player) => player.name === name)]?.cantHave ?? []).length > 0;
  return told.length > 0 && told.every(barred) ? undefined : "nothing keeps it from them";
};

/** Whether a player has an ability, or one of its kind, before a step: what was last done about it gave it. */
function hasBefore(trace: Known["trace"], place: number, player: string, lost: string): boolean {
  const isOfIt = (one: string): boolean => one === lost || one.startsWith(`${lost} `);
  const last = trace
    .slice(0, place)
    .findLast(
      (step) =>
        step.kind === "player" &&
        step.players.includes(player) &&
        step.withheld?.includes(player) !== true &&
        [...step.gains, ...(step.loses ?? []), ...(step.cantHave ?? [])].some(isOfIt),
    );
  return last?.kind === "player" && last.gains.some(isOfIt);
}

/** What a step takes from each of its players, as it is told: whom it says to lose it, and whether they had it. */
function losersOf({ steps }: Said, { trace }: Known, lacking: boolean): boolean[] {
  return steps.flatMap((place) => {
    const step = trace[place];
    if (step?.kind !== "player" || step.loses === undefined) return [];
    const [nothing, lost] = [step.lacking ?? [], step.loses];
    const told = lacking ? nothing : step.players.filter((player) => !nothing.includes(player));
    return told.map((player) => lost.some((one) => hasBefore(trace, place, player, one)));
  });
}

export const hadNone: Judge = (said, known) => {
  const had = losersOf(said, known, true);
  return had.length > 0 && !had.includes(true) ? undefined : "they had it";
};

export const hadSome: Judge = (said, known) =>
  losersOf(said, known, false).includes(false) ? "a player had none of it" : undefined;

/** Lethal damage is as much as is marked, compared with what the creature has (CR 704.5g). */
export const isLethal: Judge = ({ steps }, { trace, outcome }, { damage, number, by }) => {
  const step = trace[steps[0] ?? -1];
  if (step?.kind !== "stateBased") return "no state-based action";
  const place = outcome.board.objects.findIndex(({ id }) => id === step.action.object);
  const [marked, view] = [outcome.board.objects[place]?.damage, outcome.final[place]];
  const told = typeof damage === "object" && "args" in damage ? damage.args["damage"] : undefined;
  if (told !== marked || marked === undefined) return `it has ${marked} damage`;
  if (typeof number !== "number" || number > marked) return "so much damage is not lethal";
  return number === (by === "power" ? view?.power : view?.toughness) ? undefined : "it has another size";
};
