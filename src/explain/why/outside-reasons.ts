import type { GameRuleStep, PlayerStep } from "../../rules/formats.gen.js";
import { gameRulePhrase } from "../../wording/game-rules.js";
import { type Phrase, say, series } from "../../wording/phrase.js";
import { stateBasedPhrase } from "../../wording/state-based.js";
import { costStepPhrase } from "../../wording/total-costs.js";
import { abilityWords } from "../../wording/value-words.js";
import { belongsTo } from "./fact-aspects.js";
import type { Mentions } from "./mentions.js";
import type { ObjectAspect } from "./question.js";
import { isOf, type Seen } from "./seen.js";
import { type Reason, reasonFrom } from "./reason.js";
import { factPhrase } from "../../wording/steps.js";

/** A reason from a step before or after the layers; undefined if it is irrelevant to the question. */
export function outsideReason(seen: Seen, mentions: Mentions, aspect: ObjectAspect | undefined): Reason | undefined {
  const { step } = seen;
  switch (step.kind) {
    case "starts":
    case "stands": {
      const clauses = step.clauses.filter((clause) => aspect === undefined || belongsTo(clause, aspect));
      if (clauses.length === 0) return undefined;
      return reasonFrom([seen], factPhrase({ ...step, clauses }, mentions.names), (clause) => clauses.includes(clause));
    }
    case "player":
      return reasonFrom([seen], playerWords(step, mentions));
    case "gameRule":
      return reasonFrom([seen], ruleWords(step, mentions));
    case "cost":
      return reasonFrom([seen], costStepPhrase(mentions.shortened(step), mentions.names));
    case "stateBased":
      return reasonFrom([seen], stateBasedPhrase(step.action, mentions.names), (clause) => clause !== "704.3");
    default:
      return undefined;
  }
}

function playerWords({ effect, players, gains, loses = [], cantHave = [] }: PlayerStep, mentions: Mentions): Phrase {
  const words = { effect: mentions.effect(effect), players: mentions.objects(players) };
  if (players.length === 0) return say("claim-player-nobody", { effect: words.effect });
  const said = (
    [
      ["claim-player", gains],
      ["claim-player-loses", loses],
      ["claim-player-cant", cantHave],
    ] as const
  ).flatMap(([id, abilities]) =>
    abilities.length === 0 ? [] : [say(id, { ...words, abilities: abilityWords(abilities).words })],
  );
  return series(said, "semicolons");
}

function ruleWords({ rule, effect }: GameRuleStep, mentions: Mentions): Phrase {
  const { objects, player, amount } = rule;
  const by = mentions.effect(effect);
  if (objects?.length === 0) return say("claim-rule-for-nothing", { effect: by });
  const subject = objects === undefined ? subjectOf(player, mentions) : mentions.objects(objects);
  const source = series([mentions.owner(effect)], "and");
  return say("claim-rule", { effect: by, rule: gameRulePhrase(rule.rule, subject, amount, source) });
}

function subjectOf(player: string | undefined, mentions: Mentions): Phrase | undefined {
  return player === undefined ? undefined : series([mentions.object(player)], "and");
}

/** Whether a step before or after the layers is about an object. */
export function isAbout(seen: Seen, object: string): boolean {
  if (isOf(seen, "starts") || isOf(seen, "stands") || isOf(seen, "cost")) return seen.step.object === object;
  if (isOf(seen, "gameRule")) return seen.step.rule.objects?.includes(object) === true;
  if (isOf(seen, "stateBased"))
    return seen.step.action.object === object || seen.step.action.among?.includes(object) === true;
  return false;
}
