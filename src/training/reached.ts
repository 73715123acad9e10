import type { Board, BoardObject } from "../rules/board.js";
import type { Resolution, Selector } from "../rules/formats.gen.js";
import { staticAbilityOf } from "../rules/keyword-statics.js";
import { own } from "../rules/own.js";
import { pointsAt } from "../resolver/query/match-zones.js";
import type { MistakeMade } from "./item.js";

function describedBy({ base }: BoardObject): readonly Selector[] {
  return base.abilities.flatMap(({ ability }) => staticAbilityOf(ability)?.affects ?? []);
}

/** Whether static abilities of an object describe others of a card type of another one where that is, and not that one; or others than itself. */
export function describesLikes(
  source: BoardObject,
  asked: BoardObject,
  { objects }: Board,
  { trace }: Resolution,
): boolean {
  const open = describedBy(source).filter((affects) => !pointsAt(affects));
  if (source.phasedOut || open.length === 0) return false;
  const whom = new Set(
    trace.flatMap((step) => (step.kind === "applied" && step.effect.startsWith(`${source.id}/`) ? step.objects : [])),
  );
  if (whom.has(asked.id)) return false;
  if (source === asked && open.some(({ other }) => other === true)) return true;
  return objects.some(
    ({ id, zone, base }) => whom.has(id) && zone === asked.zone && (base.types & asked.base.types) !== 0,
  );
}

/** Why static abilities do not describe an object, where all that describe something there say so in one of two ways. */
export function barrierOf(
  source: BoardObject,
  asked: BoardObject,
  { objects }: Resolution,
): Extract<MistakeMade, { kind: "reached" }>["barrier"] {
  const described = describedBy(source).filter(({ zone = "battlefield" }) => [zone].flat().includes(asked.zone));
  if (source === asked) return described.every(({ other }) => other === true) ? "other" : undefined;
  const [one, another] = [source, asked].map(({ id }) => own(objects, id)?.controller);
  const isOfYou = described.every(({ controller }) => controller === "you");
  return isOfYou && one !== undefined && another !== undefined && one !== another ? { controller: one } : undefined;
}
