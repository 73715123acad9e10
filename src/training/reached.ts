import type { Board, BoardObject } from "../rules/board.js";
import type { Resolution, Selector } from "../rules/formats.gen.js";
import { staticAbilityOf } from "../rules/keyword-statics.js";
import { own } from "../rules/own.js";
import { pointsAt } from "../resolver/query/match-zones.js";
import { label } from "../rules/ability.js";
import { canonicalText } from "../verifier/canonical-text.js";
import type { Barrier } from "./item.js";

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

/**
 * Why static abilities do not describe an object: all that describe something there speak of others, or of what another
 * player controls; or there is but one, and what that describes can be said.
 */
export function barrierOf(source: BoardObject, asked: BoardObject, { objects }: Resolution): Barrier | undefined {
  const abilities = source.base.abilities.flatMap(({ ability }) => {
    const affects = staticAbilityOf(ability)?.affects;
    return affects === undefined ? [] : [{ effect: `${source.id}/${label(ability)}`, affects }];
  });
  const there = abilities.filter(({ affects: { zone = "battlefield" } }) => [zone].flat().includes(asked.zone));
  if (source === asked) return there.every(({ affects }) => affects.other === true) ? "other" : undefined;
  const [one, another] = [source, asked].map(({ id }) => own(objects, id)?.controller);
  const isOfYou = there.every(({ affects }) => affects.controller === "you");
  if (isOfYou && one !== undefined && another !== undefined && one !== another) return { controller: one };
  const [only, ...more] = there;
  const isAll =
    only !== undefined && more.every(({ affects }) => canonicalText(affects) === canonicalText(only.affects));
  return isAll && !pointsAt(only.affects) ? { effect: only.effect, described: only.affects, you: one } : undefined;
}
