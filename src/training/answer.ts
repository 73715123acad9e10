import { applicationsOf } from "../engines/observe.js";
import type {
  AfterStateBasedActions,
  CheckPoint,
  Color,
  CombatDuty,
  CopiableValues,
  GameRule,
  ResolvedObject,
  ResolvedPlayer,
  SpellCost,
  StateBasedAction,
  Zone,
} from "../rules/formats.gen.js";
import { redundancyOf } from "../rules/keywords.js";
import { manaAmount, manaText } from "../rules/mana-amount.js";
import { canonicalText } from "../verifier/canonical-text.js";
import { byCodeUnit } from "../rules/text-order.js";
import type { AfterQuestion, ObjectAspect, PlayerAspect, WhyQuestion } from "../explain/why/question.js";
import { own } from "../rules/own.js";

/** The answer to a question, as data. Lists without an order are sorted, so that equal answers are equal data. */
export type Answer =
  /** The object or spell asked about does not exist. */
  | { readonly kind: "absent" }
  | { readonly kind: "size"; readonly power: number | null; readonly toughness: number | null }
  | ({ readonly kind: "typeLine" } & TypeLine)
  | { readonly kind: "colors"; readonly colors: readonly Color[] }
  /** By their names in resolutions, each as often as the object has it; `as` are the cards in whose words: what it is called, or copies. */
  | { readonly kind: "abilities"; readonly abilities: readonly string[]; readonly as?: readonly string[] }
  | { readonly kind: "player"; readonly player: string }
  | { readonly kind: "name"; readonly name: string | null }
  | { readonly kind: "manaCost"; readonly manaCost: string | null; readonly manaValue: number }
  /** null: it has none; for players: no limit. */
  | { readonly kind: "number"; readonly of: NumberOf; readonly value: number | null }
  | { readonly kind: "counters"; readonly counters: readonly (readonly [kind: string, count: number])[] }
  | { readonly kind: "host"; readonly host: string | null }
  | { readonly kind: "truth"; readonly of: "exists" | "tapped" | "faceDown"; readonly is: boolean }
  /** Graveyards, hands and libraries belong to their owners. */
  | { readonly kind: "zone"; readonly zone: Zone; readonly owner: string }
  | { readonly kind: "mana"; readonly mana: ResolvedObject["tapsFor"] }
  | { readonly kind: "rules"; readonly rules: readonly string[] }
  | { readonly kind: "duty"; readonly of: "attacks" | "blocks"; readonly duty: CombatDuty }
  | { readonly kind: "copiable"; readonly values: CopiableValues }
  | { readonly kind: "gameRules"; readonly rules: readonly GameRule[] }
  | { readonly kind: "cost"; readonly total: string | null; readonly also: readonly string[] }
  | { readonly kind: "stateBased"; readonly actions: readonly StateBasedAction[] }
  | ({ readonly kind: "rounds" } & Pick<AfterStateBasedActions, "rounds" | "open">)
  /** Names of effects, in order of application. */
  | { readonly kind: "order"; readonly effects: readonly string[] };

export type NumberOf = "loyalty" | "defense" | "damage" | "life" | "hand" | "maximumHandSize" | "landPlays";

const ABSENT: Answer = { kind: "absent" };

/** The answer in a resolution; undefined if it was not computed: the board after state-based actions must be run for. */
export function answerOf(
  question: WhyQuestion,
  { resolution, afterStateBasedActions: after }: Pick<CheckPoint, "resolution" | "afterStateBasedActions">,
): Answer | undefined {
  switch (question.kind) {
    case "object":
      return objectAnswer(own(resolution.objects, question.object), question.aspect);
    case "player":
      return playerAnswer(own(resolution.players, question.player), question.aspect);
    case "gameRules":
      return { kind: "gameRules", rules: inOrder(resolution.gameRules.filter(isForAny).map(orderedRule)) };
    case "cost":
      return costAnswer(own(resolution.costs ?? {}, question.spell));
    case "abilityCost":
      return costAnswer(own(own(resolution.abilityCosts ?? {}, question.object) ?? {}, question.ability));
    case "stateBased":
      return { kind: "stateBased", actions: inOrder(resolution.stateBased) };
    case "order": {
      const here = applicationsOf(resolution.trace).filter(({ layer }) => layer === question.layer);
      return { kind: "order", effects: here.map(({ effect }) => effect) };
    }
    case "after":
      return after === undefined ? undefined : afterAnswer(question.then, after);
    default:
      return question satisfies never;
  }
}

function afterAnswer(then: AfterQuestion, { rounds, open, resolution }: AfterStateBasedActions): Answer | undefined {
  if (then.kind !== "rounds") return answerOf(then, { resolution });
  return { kind: "rounds", rounds: rounds.map(inOrder), open: inOrder(open) };
}

function objectAnswer(object: ResolvedObject | undefined, aspect: ObjectAspect): Answer {
  if (aspect === "exists") return { kind: "truth", of: "exists", is: object !== undefined };
  return object === undefined ? ABSENT : OF_OBJECT[aspect](object);
}

const OF_OBJECT: Readonly<Record<Exclude<ObjectAspect, "exists">, (object: ResolvedObject) => Answer>> = {
  size: ({ power, toughness }) => ({ kind: "size", power, toughness }),
  baseSize: ({ basePower, baseToughness }) => ({ kind: "size", power: basePower, toughness: baseToughness }),
  typeLine: (object) => ({ kind: "typeLine", ...typeLine(object) }),
  colors: ({ colors }) => ({ kind: "colors", colors: sorted(colors) }),
  abilities: ({ abilities, name, copiable: { name: copied } }) => {
    const as = [...new Set([name, copied])].filter((each) => each !== null);
    return { kind: "abilities", abilities: sorted(abilities), ...(as.length * abilities.length === 0 ? {} : { as }) };
  },
  controller: ({ controller }) => ({ kind: "player", player: controller }),
  owner: ({ owner }) => ({ kind: "player", player: owner }),
  name: ({ name }) => ({ kind: "name", name }),
  manaCost: ({ manaCost, manaValue }) => ({ kind: "manaCost", manaCost, manaValue }),
  loyalty: ({ loyalty }) => ({ kind: "number", of: "loyalty", value: loyalty }),
  defense: ({ defense }) => ({ kind: "number", of: "defense", value: defense }),
  damage: ({ damage = 0 }) => ({ kind: "number", of: "damage", value: damage }),
  counters: ({ counters }) => {
    const there = Object.entries(counters).filter(([, count]) => count > 0);
    return { kind: "counters", counters: there.sort(([a], [b]) => byCodeUnit(a, b)) };
  },
  attachedTo: ({ attachedTo }) => ({ kind: "host", host: attachedTo }),
  tapped: ({ tapped }) => ({ kind: "truth", of: "tapped", is: tapped }),
  faceDown: ({ faceDown }) => ({ kind: "truth", of: "faceDown", is: faceDown }),
  zone: ({ zone, owner }) => ({ kind: "zone", zone, owner }),
  tapsFor: ({ tapsFor }) => ({ kind: "mana", mana: sorted(tapsFor) }),
  rules: ({ rules = [] }) => ({ kind: "rules", rules: sorted(rules) }),
  attacks: ({ attacks = "may" }) => ({ kind: "duty", of: "attacks", duty: attacks }),
  blocks: ({ blocks = "may" }) => ({ kind: "duty", of: "blocks", duty: blocks }),
  copiable: ({ copiable: values }) => ({ kind: "copiable", values: copiable(values) }),
};

type TypeLine = Pick<CopiableValues, "supertypes" | "types" | "subtypes">;

function typeLine({ supertypes, types, subtypes }: TypeLine): TypeLine {
  return { supertypes: sorted(supertypes), types: sorted(types), subtypes: sorted(subtypes) };
}

function copiable(values: CopiableValues): CopiableValues {
  return { ...values, ...typeLine(values), colors: sorted(values.colors), abilities: sorted(values.abilities) };
}

function playerAnswer(player: ResolvedPlayer | undefined, aspect: PlayerAspect): Answer {
  if (player === undefined) return ABSENT;
  if (aspect === "abilities") return { kind: "abilities", abilities: sorted(player.abilities) };
  return { kind: "number", of: aspect, value: player[aspect] };
}

function costAnswer(cost: SpellCost | undefined): Answer {
  if (cost === undefined) return ABSENT;
  const { total, also = [] } = cost;
  return { kind: "cost", total: total === null ? null : manaText(manaAmount(total)), also: sorted(also) };
}

/** A rule for objects of a description that none fits changes nothing now; one without objects is for players, or for all. */
function isForAny({ objects }: GameRule): boolean {
  return objects === undefined || objects.length > 0;
}

function orderedRule(rule: GameRule): GameRule {
  return rule.objects === undefined ? rule : { ...rule, objects: sorted(rule.objects) };
}

function inOrder<T extends GameRule | StateBasedAction>(entries: readonly T[]): T[] {
  return entries.toSorted((a, b) => byCodeUnit(entryKey(a), entryKey(b)));
}

function sorted<T extends string>(words: readonly T[]): T[] {
  return words.toSorted(byCodeUnit);
}

/**
 * Equal for equal answers: the source of a rule, further clauses of an action, and how often an object has a keyword of
 * which one is as good as several are not part of the answer.
 */
export function answerKey(answer: Answer): string {
  switch (answer.kind) {
    case "abilities":
      return canonicalText({ kind: answer.kind, abilities: answer.abilities.filter(isNoRepetition) });
    case "gameRules":
      return canonicalText({ kind: answer.kind, rules: answer.rules.map(entryKey) });
    case "stateBased":
      return canonicalText({ kind: answer.kind, actions: answer.actions.map(entryKey) });
    case "rounds":
      return canonicalText({
        kind: answer.kind,
        rounds: answer.rounds.map((round) => round.map(entryKey)),
        open: answer.open.map(entryKey),
      });
    default:
      return canonicalText(answer);
  }
}

/** Of abilities in order: several instances of flying are redundant (CR 702.9c), and so with others. */
function isNoRepetition(ability: string, place: number, abilities: readonly string[]): boolean {
  return abilities[place - 1] !== ability || redundancyOf(ability) === undefined;
}

export function isSameAnswer(a: Answer, b: Answer): boolean {
  return answerKey(a) === answerKey(b);
}

function entryKey(entry: GameRule | StateBasedAction): string {
  if ("rule" in entry) {
    const { effect: _, ...said } = entry;
    return canonicalText(said);
  }
  const { also: _, among, ...said } = entry;
  return canonicalText({ ...said, ...(among === undefined ? {} : { among: sorted(among) }) });
}
