import type { Card, CheckedValue, CheckEvent, Resolution, ScenarioEvent } from "../../rules/formats.gen.js";
import { type Reason, reason, said, type Said, unsaid } from "../reason.js";
import { plainExpectation, replay, type Replay, settledExpectation } from "../replay.js";
import { triggersIn } from "../traits.js";
import type { Script, SeatedPlayer } from "./script.js";
import { own } from "../../rules/own.js";
import { compareCheck } from "../../verifier/compare.js";

export interface RunThrough {
  readonly resolution: Resolution;
  /** All expected values of objects and players, next to the actual ones. */
  readonly rows: readonly CheckedValue[];
}

const LOOK = "look";

/** Performs a script by the rules, with its lands and state-based actions; the reasons say where the game then differs. */
export function runThrough(script: Script, cards: ReadonlyMap<string, Card>, known: readonly Card[]): Said<RunThrough> {
  const plain = { ...plainExpectation(script.check), id: LOOK };
  const bare = rowsOf(script, cards, { lands: false, acts: false }, plain);
  if (bare === undefined) return unsaid(reason("engine-acts"));
  if (bare.rows.some(({ ok }) => !ok)) return unsaid(reason("timestamp-order"));
  const settled = { ...settledExpectation(script.check), id: LOOK };
  const without = rowsOf(script, cards, { lands: false, acts: true }, settled);
  const hasLands = script.players.some(({ supply }) => supply.length > 0);
  const full = hasLands ? rowsOf(script, cards, { lands: true, acts: true }, settled) : without;
  if (without === undefined || full === undefined) return unsaid(reason("engine-acts"));
  const shows = full.rows.some(({ ok }, n) => !ok && without.rows[n]?.ok === true);
  if (shows || !landsArePlain(full.run, script.players)) return unsaid(reason("mana-shows"));
  const why = interventions(full.run, known, script);
  return why.length > 0 ? unsaid(...why) : said({ resolution: full.resolution, rows: full.rows });
}

interface How {
  readonly lands: boolean;
  /** Including what the game does by itself. */
  readonly acts: boolean;
}

function rowsOf(
  script: Script,
  cards: ReadonlyMap<string, Card>,
  { lands, acts }: How,
  check: CheckEvent,
): (RunThrough & { readonly run: Replay }) | undefined {
  const supplied = new Map(
    script.players.flatMap(({ supply }) => supply.map(({ card }) => [card.name, card] as const)),
  );
  let probes = 0;
  const settle = (): ScenarioEvent[] =>
    acts ? [{ kind: "check", id: `probe-${probes++}`, afterStateBasedActions: {} }, { kind: "stateBased" }] : [];
  const timeline: ScenarioEvent[] = [
    ...(lands ? script.players.flatMap(landEvents) : []),
    ...script.setUp.flatMap(({ events }) => events),
    ...settle(),
    ...script.actions.flatMap(({ events }) => [...events, ...settle()]),
    check,
  ];
  const players = script.players.map(({ name, life }) => ({ name, life }));
  const own = [...supplied.values()].filter(({ name }) => !cards.has(name));
  const run = replay({ players, timeline, ...(own.length === 0 ? {} : { cards: own }) }, cards);
  const resolution = run?.get(LOOK)?.resolution;
  if (run === undefined || resolution === undefined) return undefined;
  return { run, resolution, rows: compareCheck(check, resolution) };
}

function landEvents({ name, supply }: SeatedPlayer): ScenarioEvent[] {
  return supply.flatMap(({ card, count }) =>
    Array.from({ length: count }, (_, n): ScenarioEvent => ({
      kind: "enters",
      card: card.name,
      id: landId(name, card.name, n),
      controller: name,
    })),
  );
}

function landId(player: string, land: string, n: number): string {
  return `${player}'s ${land} for mana, ${n + 1}`;
}

/** Whether their controller can tap the lands for their mana at all times. */
function landsArePlain(points: Replay, players: readonly SeatedPlayer[]): boolean {
  return players.every(({ name, supply }) =>
    supply.every(({ card, count, symbol }) =>
      Array.from({ length: count }, (_, n) => landId(name, card.name, n)).every((id) =>
        [...points.values()].every(({ resolution: { objects } }) => {
          const land = own(objects, id);
          return (
            land?.zone === "battlefield" &&
            land.controller === name &&
            land.types.join() === "Land" &&
            land.tapsFor.includes(symbol)
          );
        }),
      ),
    ),
  );
}

/** What a game would ask or do between the events: a choice, a player who loses, abilities that trigger on a death. */
function interventions(points: Replay, known: readonly Card[], { stop }: Script): Reason[] {
  const settled = [...points.values()].flatMap(({ afterStateBasedActions: after }) => after ?? []);
  const performed = settled.flatMap(({ rounds }) => rounds.flat());
  const why: Reason[] = [];
  if (settled.some(({ open }) => open.length > 0)) why.push(reason("engine-acts", "a choice"));
  if (performed.some(({ player, object }) => player !== undefined && object === undefined))
    why.push(reason("engine-acts", "a player loses"));
  const passesCombat = stop.turn > 1 || stop.step !== "BEGIN_COMBAT";
  const mustAttack = [...points.values()].some(({ resolution: { objects } }) =>
    Object.values(objects).some(({ attacks }) => attacks === "must"),
  );
  if (passesCombat && mustAttack) why.push(reason("engine-acts", "an attack"));
  if (performed.length > 0)
    for (const card of known)
      if (triggersIn(card).some(({ when = "" }) => /\bdies\b|graveyard|leaves/.test(when)))
        why.push(reason("trigger", card.name));
  return why;
}
