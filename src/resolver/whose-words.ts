import { saysYou } from "../rules/said-clauses.js";
import type { Part } from "../rules/part.js";
import type { Effect } from "./effect.js";

/** CR 109.5, for an effect that says "you" while another player than at first controls its object. */
export function clausesOfYou({ source, program, situation }: Effect, parts: readonly Part[]): string[] {
  const object = source === undefined ? undefined : situation.board.objects[source.object];
  if (source === undefined || object === undefined) return [];
  if (situation.view(source.object).controller === object.base.controller) return [];
  return saysYou([program.affected, program.condition, ...parts]) ? ["109.5"] : [];
}
