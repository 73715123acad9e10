import { instructionsOf } from "../../src/resolver/program.js";
import { label } from "../../src/rules/ability.js";
import { choicesSaid } from "../../src/rules/said-clauses.js";
import type { ObjectView } from "../../src/rules/object-view.js";
import { typeNames } from "../../src/rules/card-types.js";
import { colorNames } from "../../src/rules/colors.js";
import type { Word } from "../../src/wording/phrase.js";
import {
  type Applied,
  applicationsOf,
  changed,
  claimsIn,
  type Judge,
  type Known,
  type Said,
  viewBefore,
} from "./claim-evidence.js";

/** Judges of sentences about what changes nothing, and about abilities that read the same and are others. */

const idOf = (place: number, { outcome }: Known): string => outcome.board.objects[place]?.id ?? "";

/** An application by which abilities make way for others: that it changes nothing is false, whatever they read. */
function renewed(application: Applied, known: Known): string[] {
  return application.entries.flatMap(({ object, before, after }) => {
    const { token = false } = known.outcome.board.objects[object] ?? {};
    const isBirth = application.effect.name.kind === "event" && application.effect.name.event === "copy" && token;
    const keys = new Set(after.abilities.map(({ key }) => key));
    const lost = before.abilities.filter(({ key }) => !keys.has(key));
    return isBirth || lost.length === 0 ? [] : [idOf(object, known)];
  });
}

/** Nothing at all: no value, and no ability that is another one than before. */
export const idle: Judge = (said, known) => {
  const steps = applicationsOf(said, known);
  const found = changed(steps, known, undefined);
  if (found.length > 0) return `it changes ${found.join(", ")}`;
  const others = steps.flatMap((step) => renewed(step, known));
  return others.length === 0 ? undefined : `${others.join(", ")} has other abilities since`;
};

/** What an effect has no object for is not there, or is the reason that is told. */
export const toNothing: Judge = (said, known) =>
  applicationsOf(said, known).every(({ objects }) => objects.length === 0) ? undefined : "it affects something";

/** Whether "these objects" are meant, and not some of them by name. */
function isOfAll(objects: Word | undefined): boolean {
  return typeof objects === "object" && objects.kind === "noun";
}

/** A reason holds of one of the objects at least, of the one that is asked about, or of all where all are meant. */
export const before =
  (isSo: (view: ObjectView, args: Readonly<Record<string, Word>>, known: Known) => boolean, fault: string): Judge =>
  (said: Said, known, args) => {
    const steps = applicationsOf(said, known);
    const asked = steps.flatMap((step) =>
      step.objects
        .map((place) => idOf(place, known))
        .filter(
          (id) =>
            said.about === undefined ||
            !step.objects.some((one) => idOf(one, known) === said.about) ||
            id === said.about,
        )
        .map((id) => viewBefore(id, step, known)),
    );
    const fits = asked.map((view) => view !== undefined && isSo(view, args, known));
    const isTrue = isOfAll(args["objects"]) ? fits.every((one) => one) : fits.some((one) => one);
    return steps.length === 0 || isTrue ? undefined : fault;
  };

const sizeOf = ({ power, toughness }: ObjectView): string => `${power ?? 0}/${toughness ?? 0}`;
const same = (size: Word | undefined, view: ObjectView): boolean => size === sizeOf(view);

const colorsTold = (word: Word): string[] =>
  claimsIn(word).flatMap(({ id }) => (id.startsWith("color-") ? [id.slice("color-".length)] : []));

/** The reasons, by the messages that tell them. */
export const IDLE: Readonly<Record<string, Judge>> = {
  "idle-size": before((view, { size }) => same(size, view), "it has another size"),
  "idle-defines": before((view, { size }) => same(size, view), "it has another size"),
  "idle-equal": before(
    ({ power, toughness }, { value }) => power === toughness && value === String(power),
    "its power and toughness differ",
  ),
  "idle-no-abilities": before(({ abilities }) => abilities.length === 0, "it has abilities"),
  "idle-kept-abilities": before(({ abilities }) => abilities.length > 0, "it has no abilities"),
  "idle-cant-have": before(({ cantHave }) => cantHave.length > 0, "nothing is barred"),
  "idle-controller": before(
    ({ controller }, { player }, { outcome }) => outcome.board.players[controller]?.name === player,
    "somebody else controls it",
  ),
  "idle-colors": before(
    ({ colors }, { colors: told = "" }) => colorsTold(told).toSorted().join() === colorNames(colors).toSorted().join(),
    "it has other colors",
  ),
  "idle-no-type": before(
    ({ types }, { type = "" }) =>
      !claimsIn(type).some(({ id }) => typeNames(types).some((name) => id === `noun-${name.toLowerCase()}`)),
    "it is of that type",
  ),
  "idle-unchosen": (said, known) =>
    applicationsOf(said, known).every(({ effect, slot }) =>
      choicesSaid([effect.program.affected, ...instructionsOf(effect, slot).map(({ part }) => part)]).some(
        (name) => effect.situation.chosen(name) === undefined,
      ),
    )
      ? undefined
      : "it was chosen",
  "idle-unattached": (said, known) =>
    applicationsOf(said, known).every(({ effect: { source } }) => {
      const object = source === undefined ? undefined : known.outcome.board.objects[source.object];
      return object === undefined || object.attachedTo === null;
    })
      ? undefined
      : "it is attached",
};

/** Linked abilities that aren't printed where they are now (CR 607.5, 707.7). */
export const cameAs =
  (...origins: readonly string[]): Judge =>
  (said, known) =>
    applicationsOf(said, known).some(
      ({ effect: { source } }) => source !== undefined && origins.includes(source.instance.origin),
    )
      ? undefined
      : "it came otherwise";

/** Whether an ability that is gone has left another behind which reads the same: then the effect is not simply gone. */
export const isReplacedIn = ({ steps }: Said, { outcome, trace }: Known): boolean =>
  steps.some((place) => {
    const step = trace[place];
    if (step?.kind !== "ceased") return false;
    const nth = trace.slice(0, place).filter(({ kind }) => kind === "ceased").length;
    const lost = outcome.steps.filter((each) => each.kind === "ceased")[nth];
    if (lost?.kind !== "ceased" || lost.effect.source === undefined) return false;
    const { object, instance } = lost.effect.source;
    const by = outcome.steps.slice(0, outcome.steps.indexOf(lost)).findLast((each) => each.kind === "applied");
    const entry = by?.kind === "applied" ? by.entries.find((each) => each.object === object) : undefined;
    const had = new Set(entry?.before.abilities.map(({ key }) => key));
    return (
      entry?.after.abilities.some(({ key, ability }) => !had.has(key) && label(ability) === label(instance.ability)) ===
      true
    );
  });

export const gone: Judge = (said, known) => (isReplacedIn(said, known) ? "another ability makes it since" : undefined);
export const replaced: Judge = (said, known) => (isReplacedIn(said, known) ? undefined : "no other ability is there");
