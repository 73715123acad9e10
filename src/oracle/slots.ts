import type { Selector, Target } from "../rules/formats.gen.js";
import type { Lead, Resolving, Whom } from "./clause.js";
import { describedTarget } from "./described.js";
import { type Aimed, targetsOf } from "./harmless.js";

/** One instance of the word "target" in a clause, and how many it asks for. */
export interface Slot {
  /** Undefined: as many as one likes. */
  readonly count?: number | undefined;
  readonly upTo?: number;
  readonly isPlayer: boolean;
  /** What it must be, where that is read. */
  readonly asks?: Pick<Target, "is" | "player">;
  /** Another one than the targets before it or, where there are none, than the source. */
  readonly another?: true;
}

const ofPlayer = (word: string): Slot => ({
  count: 1,
  isPlayer: true,
  asks: { player: /\bopponent\b/i.test(word) ? "opponent" : "any" },
});

export function slotsOfWhom({ targets, affects, group, another, whose }: Whom): Slot[] {
  const player = JSON.stringify(affects).includes('"targetPlayer"') ? [ofPlayer(whose ?? "")] : [];
  if (targets === undefined) return player;
  const is = group && kindOf(group);
  const asks: Pick<Slot, "asks" | "another"> = {
    ...(is !== undefined && { asks: { is } }),
    ...(another === true && { another }),
  };
  if (typeof targets === "number") return [{ count: targets, isPlayer: false, ...asks }, ...player];
  return [{ ...(typeof targets.upTo === "number" && { upTo: targets.upTo }), isPlayer: false, ...asks }, ...player];
}

/** What stands after "target" in words of its own, where it may be a spell. */
function kindOf(group: Selector & { readonly words?: string }): Selector | undefined {
  switch (group.words) {
    case undefined:
      return group;
    case "spell or permanent":
    case "permanent or spell":
      return { zone: ["stack", "battlefield"] };
    case "spell":
      return { zone: "stack" };
    case "spell you control":
      return { zone: "stack", controller: "you" };
    case "creature spell":
      return { zone: "stack", type: "Creature" };
    case "creature spell you control":
      return { zone: "stack", type: "Creature", controller: "you" };
    default:
      return undefined;
  }
}

/** Of a clause without bearing on characteristics: its targets count, and come before or after those of others. */
function slotOf({ count, upTo, player, another, anyTarget, after }: Aimed): Slot {
  const asks = anyTarget ? ANY_TARGET : player === undefined ? describedTarget(after) : ofPlayers(player, after);
  return {
    count,
    ...(upTo !== undefined && { upTo }),
    isPlayer: player !== undefined,
    ...(asks !== undefined && { asks }),
    ...(another === true && { another }),
  };
}

/** CR 115.4. */
const ANY_TARGET: Pick<Target, "is" | "player"> = {
  is: { type: ["Creature", "Planeswalker", "Battle"] },
  player: "any",
};

const ofPlayers = (player: "any" | "opponent", after: string): Pick<Target, "is" | "player"> | undefined =>
  /^ or planeswalker\b/.test(after)
    ? { is: { type: "Planeswalker" }, player }
    : /^ or\b/.test(after)
      ? undefined
      : { player };

/** "For each of several": how many targets there are then, nobody knows. */
export const isForEach = (leads: readonly Lead[]): boolean => leads.some(({ text }) => /^for each /i.test(text));

/** A delayed trigger has targets of its own, chosen when it triggers (CR 603.3d, 603.7a). */
export const isDelayed = (leads: readonly Lead[]): boolean =>
  leads.some(({ only, text }) => only === "harmless" && /^(?:when|whenever|at) /i.test(text));

const withoutCount = ({ isPlayer, asks }: Slot): Slot => ({
  isPlayer,
  ...(asks !== undefined && { asks }),
});

/** What a clause without a bearing aims at, behind what its sentence begins with. */
function slotsOfText(text: string, leads: readonly Lead[]): Slot[] {
  if (isDelayed(leads)) return [];
  const slots = targetsOf(text).map(slotOf);
  return isForEach(leads) ? slots.map(withoutCount) : slots;
}

export function slotsOf(clause: Resolving, leads: readonly Lead[] = []): Slot[] {
  if ("text" in clause) return slotsOfText(clause.text, leads);
  const slots: Slot[] = [];
  if ("playerSlot" in clause && clause.playerSlot !== undefined) slots.push(ofPlayer(clause.playerSlot));
  if ("action" in clause && clause.action === "earthbend")
    slots.push({ count: 1, isPlayer: false, asks: { is: { type: "Land", controller: "you" } } });
  if ("action" in clause && clause.action === "support" && typeof clause.n === "number")
    slots.push({ upTo: clause.n, isPlayer: false, asks: { is: { type: "Creature" } }, another: true });
  if (clause.whom !== undefined) slots.push(...slotsOfWhom(clause.whom));
  if ("with" in clause && clause.with) slots.push(...slotsOfWhom(clause.with));
  if ("of" in clause) slots.push(...slotsOfWhom(clause.of));
  return slots;
}

/** What is known of a target; undefined where its kind is not. `isFirst`: no object is a target before it. */
export function targetOf({ count, upTo, asks, another }: Slot, isFirst: boolean): Target | undefined {
  if (asks === undefined) return undefined;
  const told: Target = !another
    ? asks
    : isFirst
      ? { ...asks, is: { ...asks.is, other: true } }
      : { ...asks, another: true };
  if (count === 1) return told;
  return { ...told, number: count ?? (upTo === undefined ? "any" : { upTo }) };
}
