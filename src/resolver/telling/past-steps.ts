import { printEffect } from "../../names/effect.js";
import { objectName, playerName, type Board, type BoardFact } from "../../rules/board.js";
import type { StartFact, TraceStep } from "../../rules/formats.gen.js";
import { groupBy } from "../../rules/group.js";
import { present } from "../../rules/present.js";

/** What objects start from, where there is something to say. */
export function startingSteps({ objects }: Board): TraceStep[] {
  return objects.flatMap(({ id, zone, startClauses, startFacts = [] }) => {
    if (startClauses.length === 0) return [];
    const clauses = [...new Set(startClauses)];
    const said = zone === "battlefield" ? startFacts : startFacts.map(withoutPast);
    const facts = clauses.flatMap((clause) => factsOf(clause, said));
    return [{ kind: "starts" as const, object: id, clauses, ...(facts.length === 0 ? {} : { facts }) }];
  });
}

/** How it was cast and what has happened with it is asked of permanents only (CR 400.7d). */
function withoutPast({ lost, ...fact }: BoardFact): BoardFact {
  const left = lost?.filter((what) => what !== "casting" && what !== "history") ?? [];
  return left.length === 0 ? fact : { ...fact, lost: left };
}

/** What facts that are told as one have in common: effects that never began, failures, and each use of a keyword are told apart. */
function told({ neverBegan, player, keyword, asked, by, counters, because, of }: BoardFact, place: number): string {
  const apart = by !== undefined && counters !== undefined && place;
  return JSON.stringify([neverBegan, player, keyword, asked, by, because, of, apart]);
}

/** All that there is to say to a clause as one fact, where it is alike. */
function factsOf(clause: string, all: readonly BoardFact[]): StartFact[] {
  const found = [...all.filter((fact) => fact.clause === clause).entries()];
  return [...groupBy(found, ([place, fact]) => told(fact, place)).values()].map((members): StartFact => {
    const alike = members.map(([, fact]) => fact);
    const counters = alike.flatMap((fact) => Object.entries(fact.counters ?? {}));
    const {
      effects: _,
      stops: __,
      counters: ___,
      ...rest
    } = alike.reduce<BoardFact>((one, other) => ({ ...one, ...other }), { clause });
    return {
      ...rest,
      ...present({
        effects: together(alike, ({ effects }) => effects?.map(printEffect)),
        stops: together(alike, ({ stops }) => stops?.map(printEffect)),
        found: together(alike, ({ found }) => found),
        vain: together(alike, ({ vain }) => vain),
        counters: counters.length === 0 ? undefined : summed(counters),
      }),
    };
  });
}

/** What facts list, each once; undefined where none does. */
function together<T>(
  facts: readonly BoardFact[],
  listOf: (fact: BoardFact) => readonly T[] | undefined,
): T[] | undefined {
  const all = [...new Set(facts.flatMap((fact) => listOf(fact) ?? []))];
  return all.length === 0 ? undefined : all;
}

function summed(counters: readonly (readonly [kind: string, count: number])[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [kind, count] of counters) sums[kind] = (sums[kind] ?? 0) + count;
  return sums;
}

/** Whether a condition holds is found out once, as the effect would be applied; that of the ability before anything else. */
const FAILS: Readonly<Record<"effect" | "ability", readonly string[]>> = {
  effect: ["608.2h"],
  ability: ["603.4", "608.2a"],
};

/** What has been done, what came to nothing and what is over since the last check. */
export function pastSteps(board: Board): TraceStep[] {
  return (board.past ?? []).map((past): TraceStep => {
    if (past.kind === "performed") {
      const { action, on } = past;
      return { kind: "performed", action, on: [...on], clauses: [action.clause, ...(action.also ?? []), "704.3"] };
    }
    const { you, away, ...rest } = past.kind === "ended" ? past : { ...past, away: undefined };
    const said = {
      effect: printEffect(past.effect),
      objects: past.objects.map((place) => objectName(board, place)),
      ...(you === undefined ? {} : { you: playerName(board, you) }),
      ...present({ away: away?.map((place) => objectName(board, place)) }),
    };
    return rest.kind === "failed"
      ? { ...rest, ...said, clauses: [...FAILS[rest.intervening === true ? "ability" : "effect"]] }
      : { ...rest, ...said, clauses: [...rest.clauses] };
  });
}

/** Choices that came to nothing: they would be made before the object is there, by what it has then (CR 614.12, 614.12a). */
export function voidSteps({ objects }: Board): TraceStep[] {
  return objects.flatMap(({ id, gone, voidChoices = [] }) =>
    gone
      ? []
      : voidChoices.map((one): TraceStep => ({ kind: "void", object: id, ...one, clauses: ["614.12", "614.12a"] })),
  );
}
