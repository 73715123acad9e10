import { byClause } from "../src/rules/clauses.js";
import { isClaimed, isPassed } from "../src/rules/failure.js";
import type { Report, Result, Score } from "../src/rules/formats.gen.js";
import { EVERY_LAYER, APPLYING_STAGES } from "../src/rules/layers.js";
import { topicsById } from "./coverage.js";
import { byCodeUnit } from "../src/rules/text-order.js";
import { addTo, groupBy } from "../src/rules/group.js";

/** Of the runs that need only what the engine claims, and of all runs. */
export interface Scores {
  readonly claimed: Score;
  readonly corpus: Score;
}

export interface NamedScores extends Scores {
  readonly name: string;
}

export interface LayerScores extends NamedScores {
  /** Runs that first differ in this layer (see partingLayer). */
  readonly partHere: number;
}

/** What runs need, or checks expect to be reported, and the engine does not claim. */
export interface CapabilityScore {
  readonly name: string;
  /** Runs that lack it. */
  readonly runs: number;
  /** Runs that lack nothing else: claiming it would add them. */
  readonly alone: number;
  /** Runs that passed all the same, asked beyond the claims. */
  readonly passed: number;
}

/** Whether a report is about another engine than the reference: those state claims. */
export function isOfOtherEngine({ header }: Report): boolean {
  return header.engine.claims !== undefined;
}

export function scoresOf({ footer, results }: Report): Scores {
  const counted = scoreOf(results);
  return { claimed: footer.claimed ?? counted.claimed, corpus: footer.corpus ?? counted.corpus };
}

export function scoreOf(results: readonly Result[]): Scores {
  return { claimed: counted(results.filter(isClaimed)), corpus: counted(results) };
}

function counted(results: readonly Result[]): Score {
  return { runs: results.length, passed: results.filter((result) => isClaimed(result) && isPassed(result)).length };
}

/** `70 %`, rounded down, so that only all is 100 %; undefined of no runs. */
export function percentOf({ runs, passed }: Score): string | undefined {
  return runs === 0 ? undefined : `${Math.floor((passed / runs) * 100)} %`;
}

/** `398 of 567, 70 %`. */
export function scoreWords(score: Score): string {
  const percent = percentOf(score);
  return percent === undefined ? "none" : `${score.passed} of ${score.runs}, ${percent}`;
}

/** How many runs pass that cite a clause, as deciding or applying, or exercise it. The worst come first. */
export function clauseScores({ scenarios, results }: Report): NamedScores[] {
  const cited = new Map(
    scenarios.map(({ id, cites }) => [id, cites.flatMap(({ clause, role }) => (role === "contrasts" ? [] : [clause]))]),
  );
  return named(results, ({ scenario, clauses }) => [...clauses, ...(cited.get(scenario) ?? [])]).toSorted(
    (a, b) => byWorst(a, b) || byClause(a.name, b.name),
  );
}

/** How many runs pass in which something applied in a layer; the layers in their order. */
export function layerScores({ results }: Report): LayerScores[] {
  const parting = groupBy(results, partingLayer);
  // Results do not say what applied in the stages after the layers.
  const isLayer = (name: string): boolean => (EVERY_LAYER as readonly string[]).includes(name);
  return named(results, (result) => [...result.layers, partingLayer(result) ?? []].flat().filter(isLayer))
    .map((scores) => ({ ...scores, partHere: parting.get(scores.name)?.length ?? 0 }))
    .toSorted((a, b) => byLayer(a.name, b.name));
}

export function topicScores({ scenarios, results }: Report): NamedScores[] {
  const topics = topicsById(scenarios);
  return named(results, ({ scenario }) => [topics.get(scenario) ?? "unknown"]).toSorted((a, b) =>
    byCodeUnit(a.name, b.name),
  );
}

/** What the engine does not claim; first what would add most runs by itself. */
export function capabilityScores({ results }: Report): CapabilityScore[] {
  return [...byNames(results, ({ lacks = [] }) => lacks)]
    .map(([name, members]) => ({
      name,
      runs: members.length,
      alone: members.filter(({ lacks = [] }) => new Set(lacks).size === 1).length,
      passed: members.filter(isPassed).length,
    }))
    .toSorted((a, b) => b.alone - a.alone || b.runs - a.runs || byCodeUnit(a.name, b.name));
}

/** Where an answer first differs: where effects apply in another order, or else the first layer that decided a wrong value. */
export function partingLayer({ divergence, values }: Result): string | undefined {
  if (divergence !== undefined) return divergence.layer;
  const [first] = values
    .flatMap(({ ok, firstLayer }) => (ok || firstLayer === undefined ? [] : [firstLayer]))
    .toSorted(byLayer);
  return first;
}

/** Layers in their order, then the stages after them, then unknown names. */
export function byLayer(a: string, b: string): number {
  return placeOf(a) - placeOf(b) || byCodeUnit(a, b);
}

function placeOf(layer: string): number {
  const place = APPLYING_STAGES.findIndex((stage) => stage === layer);
  return place === -1 ? APPLYING_STAGES.length : place;
}

function named(results: readonly Result[], namesOf: (result: Result) => readonly string[]): NamedScores[] {
  return [...byNames(results, namesOf)].map(([name, group]) => ({ name, ...scoreOf(group) }));
}

function byNames(
  results: readonly Result[],
  namesOf: (result: Result) => readonly string[],
): ReadonlyMap<string, readonly Result[]> {
  const members = new Map<string, Result[]>();
  for (const result of results) for (const name of new Set(namesOf(result))) addTo(members, name, result);
  return members;
}

/** By the share of claimed runs that pass, then by how many do not; names without a claimed run come last. */
function byWorst(a: Scores, b: Scores): number {
  return (
    Number(a.claimed.runs === 0) - Number(b.claimed.runs === 0) ||
    shareOf(a.claimed) - shareOf(b.claimed) ||
    missedOf(b.claimed) - missedOf(a.claimed) ||
    missedOf(b.corpus) - missedOf(a.corpus)
  );
}

function shareOf({ runs, passed }: Score): number {
  return runs === 0 ? 1 : passed / runs;
}

function missedOf({ runs, passed }: Score): number {
  return runs - passed;
}
