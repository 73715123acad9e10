import { isKeyword, label } from "./ability.js";
import type { Ability, Zone } from "./formats.gen.js";
import { ACTIVATED_KEYWORDS, meaningOf } from "./keywords.js";

/** An activated ability (CR 602.1): what it costs as written, and where it functions. */
export interface ActivatedAbility {
  readonly ability: Ability;
  /** Mana in braces, then what is not mana; or either alone. */
  readonly cost: string;
  readonly zones: readonly Zone[];
  readonly isMana: boolean;
  /** The clause of its keyword. */
  readonly clause: string | undefined;
}

const BATTLEFIELD: readonly Zone[] = ["battlefield"];

/** Where keywords function that do not on the battlefield, as their rules say. */
const ZONES: ReadonlyMap<string, readonly Zone[]> = new Map<string, readonly Zone[]>([
  ...["cycling", "transmute", "reinforce", "forecast", "ninjutsu"].map((name) => [name, ["hand"]] as const),
  ["commander ninjutsu", ["hand", "command"]],
  ...["scavenge", "unearth", "embalm", "eternalize", "encore"].map((name) => [name, ["graveyard"]] as const),
]);

/** Whether it is an ability that is activated, and what is written of it; undefined if it is not, or if no cost is. */
export function activatedAbility(ability: Ability): ActivatedAbility | undefined {
  switch (ability.kind) {
    case "activated":
      return ability.cost === undefined
        ? undefined
        : { ability, cost: ability.cost, zones: ability.zones ?? BATTLEFIELD, isMana: false, clause: undefined };
    case "mana":
      return { ability, cost: ability.cost ?? "{T}", zones: BATTLEFIELD, isMana: true, clause: "605.1a" };
    case "keyword": {
      const { keyword } = ability;
      if (!ACTIVATED_KEYWORDS.has(keyword)) return undefined;
      // Crew, saddle and station cost no mana: creatures are tapped (CR 702.122a, 702.171a, 702.184a).
      const cost = ability.cost ?? label(ability);
      const zones = ZONES.get(keyword) ?? BATTLEFIELD;
      return { ability, cost, zones, isMana: false, clause: meaningOf(keyword) };
    }
    default:
      return undefined;
  }
}

/** Whether its cost has the tap or the untap symbol (CR 107.5-6): that of outlast has it by its meaning (CR 702.107a). */
export function tapsItself(ability: Ability): boolean {
  return isKeyword(ability, "outlast") || /\{[TQ]\}/.test(activatedAbility(ability)?.cost ?? "");
}
