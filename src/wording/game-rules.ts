import type { PlayerReference } from "../rules/formats.gen.js";
import { isMessage, messageAbout } from "./known-message.js";
import { inForm, type Phrase, say, type Word } from "./phrase.js";
import { playerPhrase, possessed } from "./references.js";
import { counterPhrase } from "./types.js";
import type { Voice } from "./voice.js";

/** What is to be known of a changed rule besides its name. */
export interface RuleDetails {
  readonly amount?: Word | undefined;
  /** What has the ability that changes it. */
  readonly source?: Phrase | undefined;
  /** " by Auras": whom a prohibition is about. */
  readonly by?: Phrase | undefined;
  /** In which turns somebody may do something: in each of their own, in this one (which the duration tells), or whichever these are. */
  readonly turns?: "each" | "this" | "own" | undefined;
}

/** CR 704.5r; the name of the rule holds the kind of counters. */
const LIMITED_COUNTERS = /^at-most-(.+)-counters$/;

/** The rule that has no player or object as its subject, but itself. */
const LEGEND_RULE = "no-legend-rule";

/** Rules that deny something: of all players "players can't", not "each player can't". */
const DENYING = /^(?:cant|no)-/;

/** What a changed rule says of those for whom it changes: "can't attack". A verb phrase. */
export function ruleVerb(rule: string, details: RuleDetails = {}): Phrase {
  const { amount = 1, source = say("this-object"), by = "", turns = "own" } = details;
  const counter = LIMITED_COUNTERS.exec(rule)?.[1];
  if (counter !== undefined) return say("rule-at-most-counters", { amount, counter: counterPhrase(counter) });
  if (rule === LEGEND_RULE) return say("rule-no-legend-rule", { for: "" });
  const id = `rule-${rule}`;
  if (isMessage(id)) return say(id, { amount, source, by, turns });
  return say("rule-unknown", {
    rule,
    amount: details.amount === undefined ? "" : say("rule-amount", { amount: details.amount }),
  });
}

/** Who a rule is about, if that is part of the rule itself: "lands" of `lands-cant-enter`. */
export function ruleSubject(rule: string): Phrase | undefined {
  if (rule === LEGEND_RULE) return say("the-legend-rule");
  const id = messageAbout("rule-subject", rule);
  return id === undefined ? undefined : say(id);
}

/** " to creatures you control", said of the legend rule; nothing if it is for everyone. */
export function legendRuleVerb(forWhom: { objects?: Phrase | undefined; player?: Phrase | undefined }): Phrase {
  const { objects, player } = forWhom;
  if (objects !== undefined) return say("rule-no-legend-rule", { for: say("for-objects", { what: objects }) });
  if (player === undefined) return say("rule-no-legend-rule", { for: "" });
  const control = possessed(say("noun-control"), player);
  return say("rule-no-legend-rule", { for: say("for-permanents-of", { control }) });
}

/** Every player, for whom a rule changes that is for nobody in particular. */
export function everyone(rule: string): Phrase {
  return DENYING.test(rule) ? say("all-players") : say("player-each");
}

/** A main clause of a subject and what it does, with the verb in its number and person. */
export function clause(who: Phrase, does: Phrase): Phrase {
  return say("clause", { who, does });
}

/** "creatures can't attack": a changed rule as a main clause. Without a `subject` it holds for every player; `source` has the ability. */
export function gameRulePhrase(
  rule: string,
  subject: Phrase | undefined,
  amount?: Word,
  source?: Phrase,
  by?: Phrase,
): Phrase {
  const own = ruleSubject(rule);
  if (rule === LEGEND_RULE && own !== undefined) return clause(own, legendRuleVerb({ objects: subject }));
  return clause(own ?? subject ?? everyone(rule), ruleVerb(rule, { amount, source, by }));
}

/** " by Auras other than this": what can't do something to the objects of a rule. */
export function barredPhrase(what: Phrase): Phrase {
  return say("rule-by", { what });
}

/** A player for whom a rule changes, as a subject; "opponent" is all of them. */
export function rulePlayer(reference: PlayerReference, rule: string, voice: Voice): Phrase {
  if (reference === "each") return everyone(rule);
  const player = playerPhrase(reference, voice);
  return reference === "opponent" ? inForm(player, { number: "many" }) : player;
}
