/** What a rule in force for a creature says of its attacking or blocking (CR 508.1c-d, 509.1b-c). */
export interface CombatRule {
  readonly attack?: "must" | "can't";
  readonly block?: "must" | "can't";
}

/** The rules of the game (CR 613.11) that are restrictions or requirements for the creature itself; conditions they have are not asked. */
export const COMBAT_RULES: ReadonlyMap<string, CombatRule> = new Map<string, CombatRule>([
  ["cant-attack", { attack: "can't" }],
  ["cant-block", { block: "can't" }],
  ["must-attack-if-able", { attack: "must" }],
  ["goaded", { attack: "must" }],
  ["must-block-if-able", { block: "must" }],
  ["must-block-source-if-able", { block: "must" }],
]);

/** Lifts the restriction that the keyword defender is (CR 702.3b). */
export const ATTACKS_DESPITE_DEFENDER = "attacks-as-though-without-defender";
