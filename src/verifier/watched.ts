import type { Card, LayerName, Scenario } from "../rules/formats.gen.js";
import type { Policy } from "../rules/policy.js";
import type { Practice } from "../rules/practice.js";
import type { Ruleset } from "../rules/ruleset.js";
import { type Programs, programsOf } from "../resolver/program.js";
import { canonicalText } from "./canonical-text.js";
import { remembered } from "../rules/remembered.js";
import { cardsOf } from "./request.js";
import { watchedPractice } from "./watched-practice.js";

/** Rules that record which of their switches and layers a run used. */
export interface Watched {
  /** The same rules. */
  readonly ruleset: Ruleset;
  /** Whether a run by other rules could differ: in a switch that was read, or in the order of the layers that were used. */
  readonly canDiffer: (other: Ruleset) => boolean;
  /** Whether an effect, as traces name it, was there for any question that the run asked. */
  readonly hasMet: (effect: string) => boolean;
}

export function watched(rules: Ruleset, scenario: Scenario, cards: ReadonlyMap<string, Card>): Watched {
  const { timeline } = scenario;
  const asked = new Set<string>();
  const { practice, differs, order } = watchedPractice(rules.practice);
  // The resolver always determines state-based actions; they matter only where a check asks for them or they are performed.
  const hasStateBased = /"(?:stateBased|afterStateBasedActions)"/.test(JSON.stringify(timeline));
  const ruleset: Ruleset = {
    ...rules,
    policy: listening(rules.policy, asked),
    practice: listening(practice, asked),
    stateBased: listening(rules.stateBased, asked),
  };
  // Every resolution has base power and toughness; that some editions have none matters where somebody asks for them.
  const hasBase = /"base(?:Power|Toughness)/.test(JSON.stringify([timeline, cardsOf(scenario, cards)]));
  // What is copied is asked by events and by cards, in these words.
  const hasCopies = /cop(?:y|ies|iable)/i.test(JSON.stringify([timeline, cardsOf(scenario, cards)]));
  const { met } = programsOf(ruleset);
  const asFarAsAsked = ({ slots, copiableAfter, baseAfter }: Ruleset): Way => ({
    slots,
    copiableAfter: hasCopies ? copiableAfter : undefined,
    baseAfter: hasBase ? baseAfter : undefined,
  });
  const ways = new Map<Ruleset, string>();
  let known = 0;
  const way = (one: Ruleset): string => {
    const size = met.cda.size + met.rest.size;
    if (size !== known) ways.clear();
    known = size;
    return remembered(ways, one, () => wayThrough(asFarAsAsked(one), met));
  };
  const isOpen = (name: string): boolean => {
    if (AMONG_DEPENDENT.has(name)) return order.hasDependency;
    return asked.has(name) && (order.isOpen || !AMONG_SEVERAL.has(name));
  };
  return {
    ruleset,
    hasMet: (effect) => order.effects.has(effect),
    canDiffer: (other) => {
      const by = differencesOf(rules, other);
      return (
        (by.layers && way(other) !== way(rules)) ||
        by.policy.some(isOpen) ||
        by.steps.some(
          (step) => (hasStateBased || step !== "stateBasedActions") && differs(step, other.practice, asked.has(step)),
        ) ||
        (hasStateBased && by.stateBased.some((name) => asked.has(name)))
      );
    },
  };
}

/** The layers of a ruleset, and after which of them values are determined. */
type Way = Pick<Ruleset, "slots" | "copiableAfter" | "baseAfter">;

/** In what two rulesets differ, whatever is asked of them. */
interface Differences {
  readonly layers: boolean;
  readonly policy: readonly string[];
  readonly stateBased: readonly string[];
  readonly steps: readonly (keyof Practice)[];
}

const DIFFERENCES = new WeakMap<Ruleset, WeakMap<Ruleset, Differences>>();

function differencesOf(one: Ruleset, other: Ruleset): Differences {
  const known = remembered(DIFFERENCES, one, () => new WeakMap<Ruleset, Differences>());
  return remembered(known, other, () => ({
    layers: one.slots !== other.slots || one.copiableAfter !== other.copiableAfter || one.baseAfter !== other.baseAfter,
    policy: differing(one.policy, other.policy),
    stateBased: differing(one.stateBased, other.stateBased),
    steps: (Object.keys(one.practice) as (keyof Practice)[]).filter(
      (step) => one.practice[step] !== other.practice[step],
    ),
  }));
}

/** Switches that matter only where an effect depends on another, and only where several are to be ordered (CR 613.8). */
const AMONG_DEPENDENT: ReadonlySet<string> = new Set<keyof Policy>(["reevaluates", "loops", "freed"]);
const AMONG_SEVERAL: ReadonlySet<string> = new Set<keyof Policy>(["definingDependOnDefining", "countersDepend"]);

/**
 * The sequence of layers in which something applied, with what applied in each, and the positions at which values are
 * determined. Characteristic-defining abilities are told apart, since they may have a pass of their own (CR 613.3).
 */
function wayThrough({ slots, copiableAfter, baseAfter }: Way, met: Programs["met"]): string {
  const stops = slots.map(({ layer, sorts, pass }) => ({
    layer,
    here: PASSES.flatMap((one) =>
      pass === "all" || pass === one ? sorts.filter((sort) => met[one].has(sort)).map((sort) => `${one} ${sort}`) : [],
    ).sort(),
  }));
  const isStop = ({ here }: (typeof stops)[number]): boolean => here.length > 0;
  const passed = (last: LayerName | undefined): number | null =>
    last === undefined
      ? null
      : stops.slice(0, stops.findLastIndex(({ layer }) => layer === last) + 1).filter(isStop).length;
  // Before everything and after nothing are the same.
  const copiable = passed(copiableAfter) ?? 0;
  return canonicalText([stops.filter(isStop).map(({ here }) => here), copiable, passed(baseAfter)]);
}

const PASSES = ["cda", "rest"] as const;

function differing<T extends object>(one: T, other: T): string[] {
  const names = Object.keys(one) as (keyof T & string)[];
  return names.filter((name) => one[name] !== other[name] && canonicalText(one[name]) !== canonicalText(other[name]));
}

function listening<T extends object>(switches: T, asked: Set<string>): T {
  return new Proxy(switches, {
    get(target, name, receiver): unknown {
      if (typeof name === "string") asked.add(name);
      return Reflect.get(target, name, receiver);
    },
  });
}
