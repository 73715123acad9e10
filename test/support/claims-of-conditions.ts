import { Situation } from "../../src/resolver/query/situation.js";
import { conditionHolds } from "../../src/resolver/query/queries.js";
import type { Condition } from "../../src/rules/formats.gen.js";
import type { ObjectView } from "../../src/rules/object-view.js";
import type { Word } from "../../src/wording/phrase.js";
import { type Applied, applicationsOf, type Judge, type Known } from "./claim-evidence.js";

/** What every object was just before an application. */
function viewsBefore(application: Applied, { outcome: { board, steps, final } }: Known): readonly ObjectView[] {
  const at = steps.indexOf(application);
  const applied = steps.map((step) => (step.kind === "applied" ? step.entries : []));
  return board.objects.flatMap((_, place) => {
    const of = (entries: Applied["entries"]): Applied["entries"] => entries.filter(({ object }) => object === place);
    const last = applied.slice(0, at).flatMap(of).at(-1)?.after;
    return last ?? applied.slice(at).flatMap(of)[0]?.before ?? final[place] ?? [];
  });
}

/** A condition in parts, as they must be met one by one. */
function leaves(condition: Condition | undefined): readonly Condition[] {
  const { allOf, anyOf } = condition ?? {};
  if (allOf !== undefined || anyOf !== undefined) return [...(allOf ?? []), ...(anyOf ?? [])].flatMap(leaves);
  return condition === undefined ? [] : [condition];
}

/** The names of what meets a condition: of its objects by their ids and their cards, of players by their own. */
function metBy({ exists, object, is, player }: Condition, look: Situation): readonly (readonly string[])[] {
  const found = exists === undefined ? [] : look.select(exists);
  const meant = object === undefined || is === undefined || object === "self" ? [] : look.refer(object);
  const isOfYou = player === "you" || (typeof player === "object" && "among" in player && player.among === "you");
  const players = player === undefined || isOfYou ? [] : look.players(player);
  return [
    ...[...found, ...meant].map((place) => {
      const { id, base } = look.object(place);
      return [id, base.name ?? id, look.view(place).name ?? id];
    }),
    ...players.map((place) => [look.board.players[place]?.name ?? ""]),
  ];
}

/** The words of the members of a series, as data. */
function membersOf(words: Word): readonly string[] {
  const isSeries = typeof words === "object" && words.kind === "series";
  return (isSeries ? words.members : [words]).map((member) => JSON.stringify(member));
}

function areNamed(told: readonly string[], found: readonly (readonly string[])[]): boolean {
  const isNamed = (names: readonly string[]): boolean => told.some((word) => names.some((name) => word.includes(name)));
  const isFound = (word: string): boolean => found.some((names) => names.some((name) => word.includes(name)));
  return told.length === found.length && told.every(isFound) && found.every(isNamed);
}

/** A part of the effect's condition holds where it was asked, and just what is told meets it. */
function isMetAt(application: Applied, asked: Applied, by: Word | undefined, known: Known, condition: Word): boolean {
  const { effect } = application;
  const look = new Situation(known.outcome, viewsBefore(asked, known), effect.situation.speaker);
  const told = by === undefined ? [] : membersOf(by);
  return leaves(effect.program.condition).some((leaf) => {
    if (!conditionHolds(leaf, look)) return false;
    const found = metBy(leaf, look);
    // Of what it is attached to the condition itself speaks by name.
    return leaf.object === "host" && by === undefined ? areNamed(membersOf(condition), found) : areNamed(told, found);
  });
}

/** What meets a condition is there as its effect begins. */
export const isMet: Judge = (said, known, { by, condition = "" }) => {
  // Of a crowd the first are named.
  if (typeof by === "object" && by.kind === "saying" && by.id === "crowd") return undefined;
  const [application] = applicationsOf(said, known).toReversed();
  if (application === undefined) return "no effect is applied";
  if (application.continued) return "it has begun before";
  return isMetAt(application, application, by, known, condition) ? undefined : "that does not meet its condition";
};

/** It meets the condition as the layer begins, and nothing in that waits for the other one. */
export const isMetBefore: Judge = (said, known, { by, condition = "" }) => {
  const [other, application] = applicationsOf(said, known);
  if (other === undefined || application === undefined) return "no two effects are applied";
  const { steps } = known.outcome;
  const [first] = steps.filter((step): step is Applied => step.kind === "applied" && step.slot === application.slot);
  if (first === undefined || other.slot !== application.slot) return "they are of two layers";
  if (!isMetAt(application, first, by, known, condition)) return "that does not meet its condition as the layer begins";
  return steps.some(
    (step) =>
      step.kind === "depends" &&
      step.slot === application.slot &&
      step.effect.id === application.effect.id &&
      step.on.id === other.effect.id,
  )
    ? "it depends on it"
    : undefined;
};
