import type { AppliedStep } from "../../rules/formats.gen.js";
import { abilityOfEffect, ownerOf } from "../../names/effect.js";
import { type Phrase, say, series, seriesOf } from "../../wording/phrase.js";
import { isOfHandSize, setsHandSize } from "../../rules/game-rules.js";
import { clausesOf } from "../../rules/trace-clauses.js";
import { addTo } from "../../rules/group.js";
import type { Mentions } from "./mentions.js";
import type { Relevant, Slice } from "./slice.js";
import { isOf, ofKind, type Seen, type SeenOf } from "./seen.js";
import { OF_DEPENDENCY, OF_TIMESTAMPS, reasonFrom, type Weighed } from "./reason.js";
import { orderDecides } from "./scope.js";
import type { MessageId } from "../../wording/catalogue/message-ids.gen.js";
import { type Lapse, lapsePhrase, lapsesOf } from "./lapses.js";
import { newerPhrase } from "./newer.js";
import { reasonsPhrase } from "./dependency-words.js";
import { anyDoes } from "../../wording/parts.js";

/** A step of a stage after the layers that comes from an effect. */
export type AfterLayers = SeenOf<"player"> | SeenOf<"gameRule">;
type Ordered = "applied" | "player" | "gameRule";

/** Reasons that decided an order: dependency, dependency loops, characteristic-defining abilities, timestamps. */
export class OrderReasons {
  readonly #slice: Slice;
  readonly #mentions: Mentions;
  readonly #told = new Set<string>();
  readonly #lapses: readonly Lapse[];

  constructor(slice: Slice, mentions: Mentions) {
    this.#slice = slice;
    this.#mentions = mentions;
    this.#lapses = lapsesOf(slice.all);
  }

  /** Whether it was mentioned that an effect depends on another. */
  isTold(effect: string, on: string): boolean {
    return this.#told.has(`${effect}\n${on}`);
  }

  /** For the stages after the layers: which of two steps about the same thing comes first, where that matters. */
  after(steps: readonly Seen[], isWhole: boolean): Weighed[] {
    const after = steps.filter((seen): seen is AfterLayers => isOf(seen, "player") || isOf(seen, "gameRule"));
    return after.flatMap((second, n): Weighed[] => {
      const first = after[n - 1];
      if (first === undefined || !this.#slice.isOlder(first, second)) return [];
      if (!isWhole && !inOrderAfter(first, second)) return [];
      const isLast = overrules(second);
      const words = say(isLast ? "claim-last-word" : "claim-older", {
        ...this.#both(first, second),
        why: this.#newer(first, second),
      });
      return [{ weight: isLast ? "lastWord" : "older", reason: reasonFrom([first, second], words, OF_TIMESTAMPS) }];
    });
  }

  #both(first: SeenOf<Ordered>, second: SeenOf<Ordered>): { readonly first: Phrase; readonly second: Phrase } {
    return { first: this.#mentions.effect(first.step.effect), second: this.#mentions.effect(second.step.effect) };
  }

  /** Reasons about the order of a layer, each by the index of the step before which to mention it. */
  before(
    here: readonly Relevant[],
    applied: readonly Relevant<AppliedStep>[],
    isWhole: boolean,
  ): ReadonlyMap<number, Weighed[]> {
    const found = new Map<number, Weighed[]>();
    const settled = new Set<string>();
    const pair = (a: string, b: string): string => [a, b].toSorted().join("\n");
    const steps = here.map(({ seen }) => seen);
    const waits = ofKind(steps, "waits");
    for (const { step, place } of ofKind(steps, "loop")) {
      for (const one of step.members) for (const other of step.members) settled.add(pair(one, other));
      const [first, second] = ofKind(this.#slice.all, "applied").filter(
        (seen) => seen.place > place && seen.step.layer === step.layer && step.members.includes(seen.step.effect),
      );
      const reason = first === undefined || second === undefined ? undefined : this.#inOrder(first, second);
      if (reason !== undefined && first !== undefined) addTo(found, first.place, inLoop(reason, place));
    }
    for (const dependency of ofKind(steps, "depends")) {
      const { effect, on } = dependency.step;
      if (settled.has(pair(effect, on))) continue;
      const waiting = waits.find(({ step }) => step.effect === effect && step.for.includes(on));
      const reason = this.#lapsed(dependency) ?? this.#dependency(dependency, waiting, here, isWhole);
      if (reason === undefined) continue;
      settled.add(pair(effect, on));
      this.#told.add(`${effect}\n${on}`);
      addTo(found, (waiting ?? dependency).place, reason);
    }
    for (const { seen } of applied) {
      const reason = this.#notAgain(seen);
      if (reason !== undefined) addTo(found, seen.place, reason);
    }
    applied.forEach(({ seen: second, on: touched }, n) => {
      const before = applied.slice(0, n).filter(({ seen, on }) => {
        if (settled.has(pair(seen.step.effect, second.step.effect))) return false;
        // If the question is the order of a layer, every reason is mentioned.
        if (isWhole) return true;
        return shares(on, touched) && orderDecides(seen.step, second.step);
      });
      const first = before.at(-1)?.seen;
      if (first === undefined) return;
      const reason = this.#inOrder(first, second);
      if (reason !== undefined) addTo(found, reason.weight === "lastWord" ? second.place : first.place, reason);
    });
    return found;
  }

  #dependency(
    dependency: SeenOf<"depends">,
    waiting: SeenOf<"waits"> | undefined,
    here: readonly Relevant[],
    isWhole: boolean,
  ): Weighed | undefined {
    const { effect, on } = dependency.step;
    const words = { effect: this.#mentions.effect(effect), on: this.#mentions.effect(on) };
    const reasons = reasonsPhrase(dependency.step, this.#mentions, say("claim-pronoun", { of: words.effect }));
    const depends = say("claim-depends", { ...words, reasons });
    const waits = (steps: readonly [Seen, ...Seen[]], said: Phrase): Weighed => ({
      weight: "waits",
      reason: reasonFrom(steps, said, OF_DEPENDENCY),
    });
    if (waiting !== undefined) return waits([dependency, waiting], say("claim-waits", { ...words, reasons }));
    const firstOf = (name: string): Seen | undefined =>
      here.find(({ seen }) => (isOf(seen, "applied") || isOf(seen, "ceased")) && seen.step.effect === name)?.seen;
    const [one, other] = [firstOf(on), firstOf(effect)];
    if (one === undefined || (other !== undefined && one.place > other.place)) return undefined;
    if (other === undefined) return waits([dependency, one], depends);
    const isOlder = this.#slice.isOlder(one, other);
    if (!isOlder && !isWhole) return waits([dependency, one, other], depends);
    return {
      weight: isOlder ? "older" : "aside",
      reason: reasonFrom(
        [dependency, one, other],
        isOlder ? say("claim-depends-anyway", { ...words, reasons }) : depends,
        (clause) => OF_DEPENDENCY(clause) || OF_TIMESTAMPS(clause),
      ),
    };
  }

  /** A dependency that was there and then no more, before the order that follows from it (CR 613.8c). */
  #lapsed(dependency: SeenOf<"depends">): Weighed | undefined {
    const lapse = this.#lapses.find(({ depends }) => depends.place === dependency.place);
    if (lapse === undefined) return undefined;
    const words = lapsePhrase(lapse, (effect) => this.#mentions.effect(effect));
    const reason = reasonFrom([lapse.depends, lapse.by, lapse.applied], words, (clause) => clause === "613.8c");
    return { weight: "waits", reason };
  }

  /** That another effect would come first if the order were looked at again, which it is not before February 2011 (CR 613.8c). */
  #notAgain(seen: SeenOf<"applied">): Weighed | undefined {
    const { effect, notAgain } = seen.step;
    if (notAgain === undefined) return undefined;
    const words = { effect: this.#mentions.effect(effect), instead: this.#mentions.effect(notAgain) };
    const reason = reasonFrom([seen], say("claim-not-again", words));
    return { weight: "waits", reason: { ...reason, clauses: ["613.8b"] } };
  }

  #inOrder(first: SeenOf<"applied">, second: SeenOf<"applied">): Weighed | undefined {
    const words = this.#both(first, second);
    const pass = this.#passBetween(first, second);
    if (pass !== undefined)
      return {
        weight: "defining",
        reason: reasonFrom([pass, first, second], say("claim-defining-first", words), (clause) => clause === "613.3"),
      };
    if (!this.#slice.isOlder(first, second)) return this.#tied(first, second, words);
    const meets = first.step.objects.some((object) => second.step.objects.includes(object));
    const both = meets && [first, second].every(({ step }) => anyDoes(step.parts, "overwrites"));
    return {
      weight: both ? "lastWord" : "older",
      reason: reasonFrom(
        [first, second],
        say(both ? "claim-last-word" : "claim-older", { ...words, why: this.#newer(first, second) }),
        OF_TIMESTAMPS,
      ),
    };
  }

  #newer(first: SeenOf<Ordered>, second: SeenOf<Ordered>): Phrase {
    const [one, other] = [first, second].map((seen) => this.#slice.causes(seen).stampedAt);
    const isTogether = one !== undefined && one === other && clausesOf(second.step).includes("613.7m");
    return newerPhrase(first, second, this.#mentions.names, isTogether ? one - 1 : "apart", this.#mentions.ruleset);
  }

  /** Abilities of one object share a timestamp: its own apply first, then granted ones (CR 613.7a). */
  #tied(first: SeenOf<"applied">, second: SeenOf<"applied">, words: Record<string, Phrase>): Weighed | undefined {
    const { names } = this.#mentions;
    const [a, b] = [names.effect(first.step.effect), names.effect(second.step.effect)];
    const [one, other] = [first, second].map((seen) => this.#slice.causes(seen).timestamp);
    // Without causes no timestamp is known, and none is the same.
    if (one === undefined || one !== other || ownerOf(a) !== ownerOf(b) || abilityOfEffect(a) === abilityOfEffect(b))
      return undefined;
    return {
      weight: "older",
      reason: reasonFrom([first, second], say(this.#tieOf(first, second), words), OF_TIMESTAMPS),
    };
  }

  /** What decides among abilities of one object: whether they were given to it, and in which order. */
  #tieOf(first: SeenOf<"applied">, second: SeenOf<"applied">): MessageId {
    const isGiven = (seen: Seen): boolean => this.#slice.causes(seen).exists.length > 0;
    if (!isGiven(second)) return "claim-same-timestamp-printed";
    return isGiven(first) ? "claim-same-timestamp-given" : "claim-same-timestamp";
  }

  /** The step that begins the effects after the characteristic-defining abilities (CR 613.3), if it is between the two. */
  #passBetween(first: SeenOf<"applied">, second: SeenOf<"applied">): SeenOf<"layer"> | undefined {
    const passOf = (seen: Seen): SeenOf<"layer"> | undefined =>
      ofKind(this.#slice.all, "layer").findLast(({ place }) => place < seen.place);
    const [one, other] = [passOf(first), passOf(second)];
    return one !== other && one?.step.pass === "cda" ? one : undefined;
  }

  loop(seen: SeenOf<"loop">): Weighed {
    const { members, layer } = seen.step;
    const inside = ofKind(this.#slice.all, "depends").filter(
      ({ place, step }) =>
        place < seen.place && step.layer === layer && members.includes(step.effect) && members.includes(step.on),
    );
    const reasons = inside.map(({ step }) => reasonsPhrase(step, this.#mentions, this.#mentions.short(step.effect)));
    const words = say("claim-loop", {
      members: seriesOf(members, (member) => this.#mentions.effect(member), "and"),
      reasons: series(reasons, "semicolons"),
    });
    return { weight: "loop", reason: reasonFrom([seen, ...inside], words, OF_DEPENDENCY) };
  }
}

function shares(a: Relevant["on"], b: Relevant["on"]): boolean {
  return [...a].some(([object, characteristics]) => {
    const other = b.get(object);
    return other !== undefined && [...characteristics].some((characteristic) => other.has(characteristic));
  });
}

/** A hand size that is set and one that is changed; an ability that is granted and one that is removed. */
export function inOrderAfter(first: AfterLayers, second: AfterLayers): boolean {
  if (first.step.effect === second.step.effect) return false;
  if (isOf(first, "gameRule") && isOf(second, "gameRule"))
    return [first, second].every(({ step }) => isOfHandSize(step.rule.rule));
  if (!isOf(first, "player") || !isOf(second, "player")) return false;
  const taken = ({ step }: SeenOf<"player">): readonly string[] => step.loses ?? [];
  return (
    first.step.gains.some((ability) => taken(second).includes(ability)) ||
    second.step.gains.some((ability) => taken(first).includes(ability))
  );
}

/** A hand size that is set, whatever it was before. */
export function overrules(second: AfterLayers): boolean {
  return isOf(second, "gameRule") && setsHandSize(second.step.rule.rule);
}

/** In a loop timestamps decide since its dependencies are set aside (CR 613.8b). */
function inLoop({ reason, ...weighed }: Weighed, loop: number): Weighed {
  const { clauses, steps } = reason;
  return { ...weighed, reason: { ...reason, clauses: ["613.8b", ...clauses], steps: [loop, ...steps] } };
}
