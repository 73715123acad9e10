import { beats, setsHandSize } from "../../rules/game-rules.js";
import type { PlayerChange, RuleChange } from "../../effects/after-layers.js";
import { lostAbilityWords } from "../../effects/after-layers.js";
import { label } from "../../rules/ability.js";
import { clausesOfRule } from "../../rules/game-rules.js";
import { USUAL_PLAYER, type PlayerView } from "../../rules/player-view.js";
import type { Outcome } from "../resolve.js";
import type { Step } from "../trace.js";
import { clausesOfYou } from "../whose-words.js";

/** Clauses that the stages after the layers exercise beyond CR 613.10 and 613.11. */

type PlayerStep = Extract<Step, { kind: "player" }>;
type RuleStep = Extract<Step, { kind: "gameRule" }>;

const HAND_SIZE = "402.2";

function share(a: readonly number[] | undefined, b: readonly number[] | undefined): boolean {
  return a === undefined || b === undefined || a.some((player) => b.includes(player));
}

/** One gives what the other takes. */
function areAtOdds(a: PlayerChange, b: PlayerChange): boolean {
  const given = ({ gains }: PlayerChange): string[] => gains.map((ability) => label(ability));
  const taken = ({ loses }: PlayerChange): string[] => lostAbilityWords(loses);
  return given(a).some((word) => taken(b).includes(word)) || taken(a).some((word) => given(b).includes(word));
}

export function clausesOfPlayerStep(step: PlayerStep, steps: readonly Step[]): string[] {
  const { effect, change } = step;
  const before = steps.slice(0, steps.indexOf(step)).filter((other) => other.kind === "player");
  const isLater = before.some(
    (other) => share(change.players, other.change.players) && areAtOdds(change, other.change),
  );
  return [
    ...clausesOfYou(effect, effect.program.after),
    ...(isLater ? ["613.7"] : []),
    ...(change.cantHave.length === 0 ? [] : ["113.11"]),
  ];
}

export function clausesOfRuleStep(step: RuleStep, { steps, players }: Pick<Outcome, "steps" | "players">): string[] {
  const { effect, change } = step;
  const rules = steps.filter((other) => other.kind === "gameRule");
  const ofPlayer = (clause: string, among: readonly RuleStep[]): RuleChange[] =>
    among.flatMap((other) =>
      other !== step && clausesOfRule(other.change.rule).includes(clause) && share(change.players, other.change.players)
        ? [other.change]
        : [],
    );
  const clauses = clausesOfRule(change.rule);
  const before = ofPlayer(HAND_SIZE, rules.slice(0, rules.indexOf(step)));
  const isLater = before.length > 0 && [change, ...before].some(({ rule }) => setsHandSize(rule));
  // What forbids beats what allows.
  const forbids = rules.some(
    (other) =>
      beats(change.rule, other.change.rule) !== undefined &&
      share(change.players, other.change.players) &&
      share(step.objects, other.objects),
  );
  // Nothing comes after it that could make more of a hand size below nothing.
  const isBelow = ({ maximumHandSize }: PlayerView): boolean => maximumHandSize !== null && maximumHandSize < 0;
  const isFloored =
    clauses.includes(HAND_SIZE) &&
    ofPlayer(HAND_SIZE, rules.slice(rules.indexOf(step))).length === 0 &&
    (change.players?.some((player) => isBelow(players[player] ?? USUAL_PLAYER)) ?? players.some(isBelow));
  return [
    ...clauses,
    ...step.counting,
    ...(isFloored ? ["107.1b"] : []),
    ...clausesOfYou(effect, effect.program.after),
    ...(clauses.includes(HAND_SIZE) && isLater ? ["613.7"] : []),
    ...(forbids ? ["101.2"] : []),
  ];
}
