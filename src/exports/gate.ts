import type { Card, Scenario } from "../rules/formats.gen.js";
import { CURRENT_RULESET } from "../rules/rulesets.js";
import { cardsOf } from "../verifier/request.js";
import { type Reason, reason } from "./reason.js";

/** Why no engine can play a scenario, whatever the format. Empty: it is worth trying. */
export function gate(scenario: Scenario, cards: ReadonlyMap<string, Card>): Reason[] {
  const why: Reason[] = [];
  if (!scenario.rulesets.includes(CURRENT_RULESET)) why.push(reason("older-rules"));
  if (scenario.level === "undefined") why.push(reason("undefined-level"));
  if (scenario.players.length !== 2) why.push(reason("players"));
  const own = new Set((scenario.cards ?? []).map((card) => card.name));
  for (const card of cardsOf(scenario, cards)) {
    if (own.has(card.name) || card.madeUp === true) why.push(reason("made-up-card", card.name));
    if (![card.name, card.back?.name].every(isPlainName)) why.push(reason("card-name", card.name));
  }
  for (const event of scenario.timeline) {
    if (event.kind === "resolves" && typeof event.ability === "object") why.push(reason("made-up-card", event.id));
    if (event.kind === "sticker") why.push(reason("sticker", event.object));
  }
  return why;
}

/** Whether the formats can contain a name: it has none of their separators. */
export function isPlainName(name = ""): boolean {
  return !/[|;^$@[\]#\p{Cc}\u2028\u2029]/u.test(name);
}
