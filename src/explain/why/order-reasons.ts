import type { AppliedStep } from "../../rules/formats.gen.js";
import { abilityOfEffect, ownerOf } from "../../names/effect.js";
import { type Phrase, say, series, seriesOf } from "../../wording/phrase.js";
import type { Mentions } from "./mentions.js";
import { reasonsPhrase } from "./dependency-reasons.js";
import { orderMatters } from "./order-matters.js";
import type { Relevant, Slice } from "./slice.js";
import { isOf, type Seen, type SeenOf } from "./seen.js";
import { OF_DEPENDENCY, OF_TIMESTAMPS, type Weighed } from "./weighed.js";
import { reasonFrom } from "./reason.js";

/** Reasons that decided an order: dependency, dependency loops, characteristic-defining abilities, timestamps. */
export class OrderReasons {
  readonly #slice: Slice;
  readonly #mentions: Mentions;
  readonly #told = new Set<string>();

  constructor(slice: Slice, mentions: Mentions) {
    this.#slice = slice;
    this.#mentions = mentions;
  }

  /** Whether it was mentioned that an effect depends on another. */
  isTold(effect: string, on: string): boolean {
    return this.#told.has(`${effect}\n${on}`);
  }

  /** For the stages after the layers: which of two steps about the same thing comes first, where that matters. */
  after(steps: readonly Seen[], isWhole: boolean): Weighed[] {
    const after = steps.filter((seen) => isOf(seen, "player") || isOf(seen, "gameRule"));
    return after.flatMap((second, n): Weighed[] => {
      const first = after[n - 1];
      if (first === undefined || !this.#isOlder(first, second)) return [];
      if (!isWhole && !inOrderAfter(first, second)) return [];
      const words = {
        first: this.#mentions.effect(effectOf(first)),
        second: this.#mentions.effect(effectOf(second)),
      };
      return [{ weight: "older", reason: reasonFrom([first, second], say("claim-older", words), OF_TIMESTAMPS) }];
    });
  }

  /** Reasons about the order of a layer, each by the index of the step before which to mention it. */
  before(
    here: readonly Relevant[],
    applied: readonly Relevant<AppliedStep>[],
    isWhole: boolean,
  ): ReadonlyMap<number, Weighed[]> {
    const found = new Map<number, Weighed[]>();
    const add = (place: number, weighed: Weighed): void =>
      void found.set(place, [...(found.get(place) ?? []), weighed]);
    const settled = new Set<string>();
    const pair = (a: string, b: string): string => [a, b].toSorted().join("\n");
    const waits = here.flatMap(({ seen }) => (isOf(seen, "waits") ? [seen] : []));
    const loops = here.flatMap(({ seen }) => (isOf(seen, "loop") ? [seen] : []));
    for (const { step } of loops)
      for (const one of step.members) for (const other of step.members) settled.add(pair(one, other));
    for (const loop of loops) {
      const [first, second] = this.#slice.all.filter(
        (seen): seen is SeenOf<"applied"> =>
          isOf(seen, "applied") &&
          seen.place > loop.place &&
          seen.step.layer === loop.step.layer &&
          loop.step.members.includes(seen.step.effect),
      );
      const reason = first === undefined || second === undefined ? undefined : this.#inOrder(first, second);
      if (reason !== undefined && first !== undefined) add(first.place, reason);
    }
    const depends = here.flatMap(({ seen }) => (isOf(seen, "depends") ? [seen] : []));
    for (const dependency of depends) {
      const { effect, on } = dependency.step;
      if (settled.has(pair(effect, on))) continue;
      const waiting = waits.find(({ step }) => step.effect === effect && step.for.includes(on));
      const reason = this.#dependency(dependency, waiting, here, isWhole);
      if (reason === undefined) continue;
      settled.add(pair(effect, on));
      this.#told.add(`${effect}\n${on}`);
      add((waiting ?? dependency).place, reason);
    }
    applied.forEach(({ seen: second, on: touched }, n) => {
      const before = applied.slice(0, n).filter(({ seen, on }) => {
        if (settled.has(pair(seen.step.effect, second.step.effect))) return false;
        // If the question is the order of a layer, every reason is mentioned.
        return isWhole || (orderMatters(seen.step, second.step) && shares(on, touched));
      });
      const first = before.at(-1)?.seen;
      if (first === undefined) return;
      const reason = this.#inOrder(first, second);
      if (reason !== undefined) add(reason.weight === "lastWord" ? second.place : first.place, reason);
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
    if (waiting !== undefined)
      return {
        weight: "waits",
        reason: reasonFrom([dependency, waiting], say("claim-waits", { ...words, reasons }), OF_DEPENDENCY),
      };
    const firstOf = (name: string): Seen | undefined =>
      here.find(({ seen }) => (isOf(seen, "applied") || isOf(seen, "ceased")) && seen.step.effect === name)?.seen;
    const [one, other] = [firstOf(on), firstOf(effect)];
    if (one === undefined || (other !== undefined && one.place > other.place)) return undefined;
    if (other === undefined)
      return {
        weight: "waits",
        reason: reasonFrom([dependency, one], say("claim-depends", { ...words, reasons }), OF_DEPENDENCY),
      };
    const isOlder = this.#isOlder(one, other);
    if (isOlder || isWhole)
      return {
        weight: isOlder ? "older" : "aside",
        reason: reasonFrom(
          [dependency, one, other],
          say(isOlder ? "claim-depends-anyway" : "claim-depends", { ...words, reasons }),
          (clause) => OF_DEPENDENCY(clause) || OF_TIMESTAMPS(clause),
        ),
      };
    return {
      weight: "waits",
      reason: reasonFrom([dependency, one, other], say("claim-depends", { ...words, reasons }), OF_DEPENDENCY),
    };
  }

  /** The steps do not show what orders effects with equal timestamps (CR 613.7a, 613.7n). */
  #isOlder(one: Seen, other: Seen): boolean {
    const [a, b] = [this.#slice.causes(one).timestamp, this.#slice.causes(other).timestamp];
    return a !== undefined && b !== undefined && a < b;
  }

  #inOrder(first: SeenOf<"applied">, second: SeenOf<"applied">): Weighed | undefined {
    const words = {
      first: this.#mentions.effect(first.step.effect),
      second: this.#mentions.effect(second.step.effect),
    };
    const pass = this.#passBetween(first, second);
    if (pass !== undefined)
      return {
        weight: "defining",
        reason: reasonFrom([pass, first, second], say("claim-defining-first", words), (clause) => clause === "613.3"),
      };
    if (!this.#isOlder(first, second)) return this.#tied(first, second, words);
    const both = [first.step, second.step].every(({ parts }) =>
      parts.some((part) => part.startsWith("set") || part === "gainControl"),
    );
    return {
      weight: both ? "lastWord" : "older",
      reason: reasonFrom([first, second], say(both ? "claim-last-word" : "claim-older", words), OF_TIMESTAMPS),
    };
  }

  /** Abilities of one object share a timestamp: its own apply first, then granted ones (CR 613.7a). */
  #tied(first: SeenOf<"applied">, second: SeenOf<"applied">, words: Record<string, Phrase>): Weighed | undefined {
    const { names } = this.#mentions;
    const [a, b] = [names.effect(first.step.effect), names.effect(second.step.effect)];
    const isSame = this.#slice.causes(first).timestamp === this.#slice.causes(second).timestamp;
    if (!isSame || ownerOf(a) !== ownerOf(b) || abilityOfEffect(a) === abilityOfEffect(b)) return undefined;
    return {
      weight: "older",
      reason: reasonFrom([first, second], say("claim-same-timestamp", words), OF_TIMESTAMPS),
    };
  }

  /** The step that begins the effects after the characteristic-defining abilities (CR 613.3), if it is between the two. */
  #passBetween(first: SeenOf<"applied">, second: SeenOf<"applied">): SeenOf<"layer"> | undefined {
    const passOf = (seen: Seen): SeenOf<"layer"> | undefined =>
      this.#slice.all.slice(0, seen.place).findLast((other): other is SeenOf<"layer"> => isOf(other, "layer"));
    const [one, other] = [passOf(first), passOf(second)];
    return one !== other && one?.step.pass === "cda" ? one : undefined;
  }

  loop(seen: SeenOf<"loop">): Weighed {
    const { members, layer } = seen.step;
    const inside = this.#slice.all.filter(
      (other): other is SeenOf<"depends"> =>
        isOf(other, "depends") &&
        other.place < seen.place &&
        other.step.layer === layer &&
        members.includes(other.step.effect) &&
        members.includes(other.step.on),
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

function effectOf({ step }: Seen): string {
  return step.kind === "player" || step.kind === "gameRule" ? step.effect : "";
}

/** A hand size that is set and one that is changed; an ability that is granted and one that is removed. */
function inOrderAfter(first: Seen, second: Seen): boolean {
  if (effectOf(first) === effectOf(second)) return false;
  if (isOf(first, "gameRule") && isOf(second, "gameRule"))
    return [first, second].every(({ step }) => step.rule.rule.includes("maximum-hand-size"));
  if (!isOf(first, "player") || !isOf(second, "player")) return false;
  const taken = ({ step }: SeenOf<"player">): readonly string[] => step.loses ?? [];
  return (
    first.step.gains.some((ability) => taken(second).includes(ability)) ||
    second.step.gains.some((ability) => taken(first).includes(ability))
  );
}
