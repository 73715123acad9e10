import { flat } from "../events/together.js";
import type { CheckPoint, ScenarioEvent } from "../rules/formats.gen.js";

/** What damage came to: poison counters, and life that was lost. */
interface Dealt {
  readonly poison: number;
  readonly life: number;
}

/**
 * What damage to a player came to, where that is poison counters (CR 120.3b, 702.90b) and the checks before and after it show
 * it; undefined where something else may have had a part in it.
 */
export function damageDealt(
  place: number,
  timeline: readonly ScenarioEvent[],
  checkPoints: readonly CheckPoint[],
): Dealt | undefined {
  const event = timeline[place];
  if (event?.kind !== "damage") return undefined;
  const checks = timeline.flatMap(({ kind }, at) => (kind === "check" ? [at] : []));
  const [from, until] = [checks.findLast((at) => at < place), checks.find((at) => at > place)];
  if (from === undefined || until === undefined) return undefined;
  const concerned = timeline
    .slice(from + 1, until)
    .filter((other) => flat(other).some((one) => mayTouch(one, event.to)));
  const [before, after] = [from, until].map((at) => playerAt(timeline[at], event.to, checkPoints));
  if (concerned.length !== 1 || before === undefined || after === undefined) return undefined;
  const poison = (after.counters?.["poison"] ?? 0) - (before.counters?.["poison"] ?? 0);
  const life = before.life - after.life;
  return poison > 0 && life >= 0 ? { poison, life } : undefined;
}

/** Whether an event may change the life or the counters of a player. */
function mayTouch(event: ScenarioEvent, player: string): boolean {
  if (event.kind === "damage") return event.to === player;
  return event.kind === "player" && event.player === player;
}

function playerAt(
  check: ScenarioEvent | undefined,
  player: string,
  checkPoints: readonly CheckPoint[],
): CheckPoint["resolution"]["players"][string] | undefined {
  const id = check?.kind === "check" ? check.id : undefined;
  return checkPoints.find((point) => point.check === id)?.resolution.players[player];
}
