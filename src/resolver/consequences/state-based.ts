import type { StateBasedAction } from "../../rules/formats.gen.js";
import type { Outcome } from "../resolve.js";
import { attached, auras, bestowed, equipment } from "./state-based/attachments.js";
import {
  annihilation,
  defeatedBattle,
  defeatedSiege,
  finishedSaga,
  noLoyalty,
  tooMany,
} from "./state-based/counters.js";
import { deathtouch, isIndestructible, lethalDamage, noToughness } from "./state-based/creatures.js";
import { permanentsOf, type Check } from "./state-based/permanents.js";
import { noLife, poisoned } from "./state-based/players.js";
import { legends, planeswalkers, roles, worlds } from "./state-based/rivals.js";
import { strayTokens } from "./state-based/tokens.js";

/**
 * In the order of the clauses. Not here: drawing from an empty library (CR 704.5b), since no event draws; commanders,
 * dungeons and speed, which change no characteristics.
 */
const CHECKS: readonly Check[] = [
  noLife,
  poisoned,
  strayTokens,
  noToughness,
  lethalDamage,
  deathtouch,
  noLoyalty,
  planeswalkers,
  legends,
  worlds,
  bestowed,
  auras,
  equipment,
  attached,
  annihilation,
  tooMany,
  finishedSaga,
  defeatedSiege,
  defeatedBattle,
  roles,
];

/**
 * The state-based actions that would be performed now, all of one snapshot (CR 704.3). One object may stand under
 * several clauses (CR 704.7).
 */
export function stateBasedActions(outcome: Outcome): StateBasedAction[] {
  const permanents = permanentsOf(outcome);
  const asked = CHECKS.flatMap((check) => check(permanents, outcome));
  return outcome.ruleset.practice.stateBasedActions(asked, (id) =>
    permanents.some((permanent) => permanent.object.id === id && isIndestructible(permanent, outcome)),
  );
}
