import type { Word } from "../../src/wording/phrase.js";
import type { Outcome } from "../../src/resolver/resolve.js";
import type { ObjectView } from "../../src/rules/object-view.js";
import { supertypeNames, typeNames } from "../../src/rules/card-types.js";
import { colorNames } from "../../src/rules/colors.js";
import { subtypeNames } from "../../src/rules/subtype-set.js";
import { flat } from "../../src/events/together.js";
import type { Scenario, ScenarioEvent, TraceStep } from "../../src/rules/formats.gen.js";
import type { Phrase } from "../../src/wording/phrase.js";

/**
 * What a sentence claims is compared with the computation itself: what every object was before and after each
 * application, by the resolver's own views and not by the words or the trace that sentences are made from.
 */
export interface Known {
  readonly outcome: Outcome;
  readonly trace: readonly TraceStep[];
  /** The events up to the check. */
  readonly events: readonly ScenarioEvent[];
  /** The scenario, for boards before the check. */
  readonly scenario?: Scenario;
}

/** A sentence with the steps of the trace that it was made from, and the object that is asked about, if one is. */
export interface Said {
  readonly words: Phrase;
  readonly steps: readonly number[];
  readonly about?: string;
  /** What of that object is asked, as views call it; nothing: all of it. */
  readonly of?: readonly Value[];
}

export type Value =
  | "power"
  | "toughness"
  | "types"
  | "supertypes"
  | "subtypes"
  | "colors"
  | "abilities"
  | "controller"
  | "name";
const VALUES: readonly Value[] = [
  "power",
  "toughness",
  "types",
  "supertypes",
  "subtypes",
  "colors",
  "abilities",
  "controller",
  "name",
];

export type Applied = Extract<Outcome["steps"][number], { kind: "applied" }>;

export function applicationsOf({ steps }: Said, { outcome, trace }: Known): Applied[] {
  const applied = outcome.steps.filter((step): step is Applied => step.kind === "applied");
  const places = trace.flatMap(({ kind }, place) => (kind === "applied" ? [place] : []));
  return steps.flatMap((place) => applied[places.indexOf(place)] ?? []);
}

export function shown(view: ObjectView, value: Value): string {
  switch (value) {
    case "types":
      return typeNames(view.types).join();
    case "supertypes":
      return supertypeNames(view.supertypes).join();
    case "subtypes":
      return subtypeNames(view.subtypes).join();
    case "colors":
      return colorNames(view.colors).join();
    case "abilities":
      return view.abilities
        .map(({ ability }) => JSON.stringify(ability))
        .sort()
        .join();
    default:
      // A creature without a value for its size has 0 (CR 208.5).
      return String(view[value] ?? 0);
  }
}

export function differing({ before, after }: Applied["entries"][number], of: readonly Value[] = VALUES): Value[] {
  return of.filter((value) => shown(before, value) !== shown(after, value));
}

export function changed(
  steps: readonly Applied[],
  { outcome }: Known,
  about?: string,
  of?: readonly Value[],
): string[] {
  return steps.flatMap(({ entries }) =>
    entries.flatMap((entry) => {
      const id = outcome.board.objects[entry.object]?.id ?? "";
      return about === undefined || about === id ? differing(entry, of).map((value) => `${id}'s ${value}`) : [];
    }),
  );
}

export function entriesOf(said: Said, known: Known): Applied["entries"] {
  return applicationsOf(said, known).flatMap(({ entries }) => entries);
}

/** Events that make an object of this id come, with those at the same time. */
export function arrivals({ events }: Known, id: string): number[] {
  return events.flatMap((event, place) =>
    flat(event).some(
      (single) =>
        (single.kind === "enters" && (single.id ?? single.card) === id) ||
        (single.kind === "moves" && single.object === id),
    )
      ? [place]
      : [],
  );
}

export const ownersOf = (said: Said, known: Known): (string | undefined)[] =>
  applicationsOf(said, known).map(({ effect }) =>
    effect.source === undefined ? undefined : known.outcome.board.objects[effect.source.object]?.id,
  );

/** The object of a fact, with those of its name that were there before it. */
export function objectsOf({ steps }: Said, { outcome, trace }: Known): Outcome["board"]["objects"] {
  const ids = steps.flatMap((place) => {
    const step = trace[place];
    return step?.kind === "starts" ? [step.object] : [];
  });
  return outcome.board.objects.filter(({ id }) => ids.includes(id));
}

/** What an object was just before an application. */
export function viewBefore(id: string, application: Applied, { outcome }: Known): ObjectView | undefined {
  // One that has left is there under the same id before what it has become.
  const place = outcome.board.objects.findLastIndex((object) => object.id === id);
  const entries = outcome.steps.flatMap((step) =>
    step.kind === "applied"
      ? step.entries.filter(({ object }) => object === place).map((entry) => ({ ...entry, step }))
      : [],
  );
  const isBefore = ({ step }: { readonly step: Applied }): boolean =>
    outcome.steps.indexOf(step) < outcome.steps.indexOf(application);
  return entries.findLast(isBefore)?.after ?? entries.find((entry) => !isBefore(entry))?.before ?? outcome.final[place];
}

/** What an object is just after an application. */
export function viewAfter(id: string, application: Applied, { outcome }: Known): ObjectView | undefined {
  const place = outcome.board.objects.findLastIndex((object) => object.id === id);
  const until = outcome.steps.indexOf(application);
  const entries = outcome.steps.flatMap((step, n) =>
    step.kind === "applied" ? step.entries.filter(({ object }) => object === place).map((entry) => ({ entry, n })) : [],
  );
  return (
    entries.findLast(({ n }) => n <= until)?.entry.after ??
    entries.find(({ n }) => n > until)?.entry.before ??
    outcome.final[place]
  );
}

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

export type Judge = (said: Said, known: Known, args: Readonly<Record<string, Word>>) => string | undefined;
