import { boardsOf } from "../../src/timeline/run.js";
import { type Outcome, resolve } from "../../src/resolver/resolve.js";
import { flat } from "../../src/events/together.js";
import type { ResolvesEvent } from "../../src/rules/formats.gen.js";
import { keywordNamed } from "../../src/wording/keywords.js";
import type { Word } from "../../src/wording/phrase.js";
import { type Judge, type Known, type Said } from "./claim-evidence.js";
import { corpusCards } from "./corpus.js";

/** What resolved before the check and named an object, with the board just before that and after. */
interface Resolved {
  readonly event: ResolvesEvent;
  readonly before: Outcome;
  readonly after: Outcome;
}

/** The board as the first events leave it. */
function boardAfter(count: number, { scenario, events, outcome: { ruleset } }: Known): Outcome | undefined {
  if (scenario === undefined) return undefined;
  const folded = boardsOf({ ...scenario, timeline: events.slice(0, count) }, corpusCards(), ruleset);
  const last = folded.ok ? folded.value.at(-1) : undefined;
  return last === undefined ? undefined : resolve(last.board, ruleset);
}

function namedBy({ targets = [], chosenObjects = [], source }: ResolvesEvent): readonly string[] {
  return [...new Set([...targets, ...chosenObjects, ...(source === undefined ? [] : [source])])];
}

function resolvedOn(id: string, known: Known): Resolved[] {
  return known.events.flatMap((event, place) => {
    const named = flat(event).filter(
      (single): single is ResolvesEvent => single.kind === "resolves" && namedBy(single).includes(id),
    );
    const [before, after] = named.length === 0 ? [] : [boardAfter(place, known), boardAfter(place + 1, known)];
    return before === undefined || after === undefined ? [] : named.map((single) => ({ event: single, before, after }));
  });
}

/** The object that a fact is about. */
function subjectOf({ steps }: Said, { trace }: Known): string {
  const [step] = steps.flatMap((place) => trace[place] ?? []);
  return step?.kind === "starts" ? step.object : "";
}

/** The name of the player who controls an object on the battlefield. */
function controllerIn(id: string, { board, final }: Outcome): string | undefined {
  const place = board.objects.findLastIndex((object) => object.id === id && !object.gone);
  return board.objects[place]?.zone === "battlefield" ? board.players[final[place]?.controller ?? -1]?.name : undefined;
}

/** What is to be exchanged: what is chosen or targeted and, where that is one thing alone, the source. */
function exchanged({ targets = [], chosenObjects = [], source }: ResolvesEvent): readonly string[] {
  const pointed = [...new Set([...targets, ...chosenObjects])];
  return pointed.length === 1 && source !== undefined ? [...pointed, source] : pointed;
}

function says(word: Word | undefined, name: string | undefined): boolean {
  return name !== undefined && JSON.stringify(word ?? "").includes(JSON.stringify(name));
}

/** Nothing changes hands. */
function staysWhere(id: string, { before, after }: Resolved): boolean {
  return controllerIn(id, before) === controllerIn(id, after);
}

/** One player controlled all that was to be exchanged, as that resolved (CR 701.12b). */
export const heldAll: Judge = (said, known, { player }) => {
  const id = subjectOf(said, known);
  const isSo = resolvedOn(id, known).some((resolved) => {
    const holders = exchanged(resolved.event).map((each) => controllerIn(each, resolved.before));
    return holders.length > 1 && holders.every((holder) => says(player, holder)) && staysWhere(id, resolved);
  });
  return isSo ? undefined : "nobody of this name controlled all of it";
};

/** The exchange could not be made as a whole: not all was there, and a legal target, or not two had as many (CR 701.12a). */
export const notAsAWhole: Judge = (said, known) => {
  const id = subjectOf(said, known);
  const isSo = resolvedOn(id, known).some((resolved) => {
    const all = exchanged(resolved.event);
    const isIllegal = (each: string): boolean => resolved.event.illegalTargets?.includes(each) === true;
    const holders = all.map((each) => (isIllegal(each) ? undefined : controllerIn(each, resolved.before)));
    const [one, other, ...others] = new Set(holders);
    const isWhole =
      !holders.includes(undefined) &&
      other !== undefined &&
      others.length === 0 &&
      holders.filter((holder) => holder === one).length * 2 === all.length;
    const isOfOne = !holders.includes(undefined) && all.length > 1 && other === undefined;
    return !isWhole && !isOfOne && staysWhere(id, resolved);
  });
  return isSo ? undefined : "it could be made as a whole";
};

/** It had become an illegal target of what resolved, for the keyword that it had then (CR 608.2b). */
export const wasIllegal: Judge = (said, known, { why, reason = "" }) => {
  const id = subjectOf(said, known);
  const found = resolvedOn(id, known).filter(({ event }) => event.illegalTargets?.includes(id) === true);
  if (found.length === 0) return "it was a legal target of all that targeted it";
  if (why !== "keyword") return undefined;
  const had = found.some(({ before: { board, final } }) => {
    const view = final[board.objects.findLastIndex((object) => object.id === id && !object.gone)];
    return view?.abilities.some(
      ({ ability }) =>
        ability.kind === "keyword" && JSON.stringify(keywordNamed(ability.keyword)) === JSON.stringify(reason),
    );
  });
  return had ? undefined : "it had no such keyword then";
};
