import type {
  AbilityEntry,
  AppliedStep,
  DependencyReason,
  DependsStep,
  Footprint,
  LayerStep,
  LockedStep,
  PlayerStep,
  TraceStep,
} from "../rules/formats.gen.js";
import { describeAbility } from "./ability.js";
import { factPhrase } from "../wording/facts.js";
import { effectInShort } from "../wording/effect-names.js";
import { costStepPhrase } from "../wording/total-costs.js";
import { effectParts } from "../rules/effect-parts.js";
import { describeEffect, effectNumber } from "./effect-name.js";
import { gameRuleWords } from "./game-rule.js";
import { inNumber, list, names, sentence, unstopped } from "./grammar.js";
import { stateBasedWords } from "./state-based.js";
import { english } from "./teller.js";
import { layerTitle } from "./value.js";

/** A text as it stands in a footprint: our resolver writes the ability as data, others what they like. */
function textWords(text: string | undefined): string {
  if (text === undefined) return "none";
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === "object" && data !== null && "kind" in data)
      return `“${unstopped(describeAbility(data as AbilityEntry))}”`;
  } catch {
    // Not data of ours: then it is already words.
  }
  return /^[[{]/.test(text) ? "other data" : `“${unstopped(text)}”`;
}

function reasonWords(reason: DependencyReason, before: Footprint, after: Footprint): string {
  switch (reason) {
    case "existence":
      return before.exists || !after.exists ? "would not exist" : "would begin to exist";
    case "text":
      return `would have another text: before ${textWords(before.text)}; after ${textWords(after.text)}`;
    case "appliesTo":
      return before.players === undefined && after.players === undefined
        ? `would apply to other objects: before ${names(before.objects)}; after ${names(after.objects)}`
        : `would apply to other players: before ${names(before.players ?? [])}; after ${names(after.players ?? [])}`;
    case "whatItDoes":
      return before.does === undefined && after.does === undefined
        ? "would do something else"
        : `would do something else: before ${before.does ?? "nothing"}; after ${after.does ?? "nothing"}`;
    default:
      return reason satisfies never;
  }
}

function verb(effect: string, one: string, many: string): string {
  return inNumber(effectNumber(effect), one, many);
}

function dependsWords({ effect, on, because, before, after }: DependsStep): string {
  const it = verb(effect, "it", "they");
  const applied =
    effectParts(effect).owner === effectParts(on).owner
      ? "with that one"
      : `with ${english().speaker.text(effectInShort(on, english().names))}`;
  return `${describeEffect(effect)} ${verb(effect, "depends", "depend")} on ${describeEffect(on)}: ${applied} applied ${it} ${because.map((reason) => reasonWords(reason, before, after)).join(`; and ${it} `)}`;
}

function layerWords({ layer, pass }: LayerStep): string {
  const title = layerTitle(layer, "current");
  switch (pass) {
    case "all":
      return title;
    case "cda":
      return `${title}; first the characteristic-defining abilities`;
    case "rest":
      return `${title}; all but the characteristic-defining abilities`;
    default:
      return pass satisfies never;
  }
}

function lockedWords({ effect, objects }: LockedStep): string {
  const begins = `${describeEffect(effect)} ${verb(effect, "begins: from now on it affects", "begin: from now on they affect")}`;
  return objects.length === 0
    ? `${begins} nothing: its set of objects stays empty, in this and all later layers`
    : `${begins} exactly ${names(objects)}, in this and all later layers`;
}

function appliedWords({ effect, objects, changes }: AppliedStep): string {
  if (objects.length === 0) return `${describeEffect(effect)} ${verb(effect, "is", "are")} applied, to nothing`;
  const nothing = changes.length === 0 ? ", which changes nothing" : "";
  return `${describeEffect(effect)} ${verb(effect, "applies", "apply")} to ${names(objects)}${nothing}`;
}

function playerWords({ effect, players, gains, loses = [], cantHave = [] }: PlayerStep): string {
  const one = players.length === 1;
  const said = [
    ...(gains.length === 0 ? [] : [`${one ? "has" : "have"} ${list(gains)}`]),
    ...(loses.length === 0 ? [] : [`${one ? "loses" : "lose"} ${list(loses)}`]),
    ...(cantHave.length === 0 ? [] : [`can't have ${list(cantHave)}`]),
  ];
  if (players.length === 0) {
    const what = [...gains, ...loses, ...cantHave];
    return `${describeEffect(effect)} finds no player to ${gains.length > 0 ? "give" : "take"} ${list(what)}${gains.length > 0 ? "" : " from"}`;
  }
  return `${names(players)} ${list(said)}, by ${describeEffect(effect)}`;
}

function stepWords(step: TraceStep): string {
  switch (step.kind) {
    case "starts":
    case "stands":
      return english().speaker.text(factPhrase(step, english().names));
    case "layer":
      return layerWords(step);
    case "depends":
      return dependsWords(step);
    case "waits":
      return `${describeEffect(step.effect)} ${verb(step.effect, "is older but waits", "are older but wait")} for ${names(step.for.map((effect) => describeEffect(effect)))}`;
    case "loop":
      return `${names(step.members.map((effect) => describeEffect(effect)))} depend on each other in a circle, so among them the oldest goes first`;
    case "locked":
      return lockedWords(step);
    case "continues":
      return `the ability that makes ${describeEffect(step.effect)} is gone, but the effect has begun and goes on`;
    case "applied":
      return appliedWords(step);
    case "ceased":
      return `${describeEffect(step.effect)} ${verb(step.effect, "is", "are")} gone: ${describeEffect(step.by)} took away what made it before it could apply`;
    case "player":
      return playerWords(step);
    case "gameRule":
      return `${gameRuleWords(step.rule)}, by ${describeEffect(step.effect)}`;
    case "cost":
      return english().speaker.text(costStepPhrase(step, english().names));
    case "stateBased":
      return stateBasedWords(step.action);
    default:
      return step satisfies never;
  }
}

/** A step of the trace as one sentence, without its clauses. What an application changed is told by `describeChanges`. */
export function describeStep(step: TraceStep): string {
  return sentence(stepWords(step));
}
