import type { AppliedStep, LateEffect } from "../../rules/formats.gen.js";
import { ownerOf } from "../../names/effect.js";
import { changesPhrases, MOST_CLAUSES } from "../../wording/changes.js";
import { type Phrase, say, series } from "../../wording/phrase.js";
import { awayReasons } from "./away.js";
import type { Mentions } from "./mentions.js";
import { HangReasons } from "./hang-reasons.js";
import { OrderReasons } from "./order-reasons.js";
import { changesOf, instancesOf, isBarred, isByLandType, type Relevant, type Slice } from "./slice.js";
import type { Characteristic } from "../../rules/layers.js";
import type { Scope } from "./scope.js";
import { isFloored, withNumbers } from "../../wording/steps.js";
import { asTold } from "./provisional.js";
import { isLateFor, lateReasons } from "./late.js";
import { metReasons } from "./met.js";
import type { Values } from "./unchanged.js";
import { isOf, ofKind, type Seen, type SeenOf } from "./seen.js";
import { prohibitionReasons } from "./prohibitions.js";
import { redundantReasons } from "./redundant.js";
import { OF_BEGINNING, OF_CONTENT, type Reason, reasonFrom, type Weighed } from "./reason.js";
import { unmetPhrase } from "../../wording/endings.js";
import { anewPhrase, editedPhrase } from "../../wording/traced-changes.js";
import { anyDoes } from "../../wording/parts.js";
import { idlePhrase, isDefined, pairPhrase, toNothingPhrase } from "../../wording/idle.js";

/** The reasons about the relevant steps of one layer, or of one stage after the layers, in trace order. */
export class LayerReasons {
  readonly #slice: Slice;
  readonly #scope: Scope;
  readonly #mentions: Mentions;
  readonly #order: OrderReasons;
  readonly #hang: HangReasons;
  readonly #values: Values;
  readonly #said = new Set<string>();

  constructor(slice: Slice, scope: Scope, mentions: Mentions, values: Values) {
    this.#values = values;
    this.#slice = slice;
    this.#scope = scope;
    this.#mentions = mentions;
    this.#order = new OrderReasons(slice, mentions);
    this.#hang = new HangReasons(slice, scope, mentions, this.#order, values);
  }

  /** `isWhole`: the question is the order of the layer, so everything that applies is mentioned. */
  of(layer: string, relevant: readonly Relevant[], isWhole: boolean): Weighed[] {
    const here = relevant.filter(({ seen }) => "layer" in seen.step && seen.step.layer === layer);
    const applied = here.filter((each): each is Relevant<AppliedStep> => isOf(each.seen, "applied"));
    const order = this.#order.before(here, applied, isWhole);
    return here.flatMap((each) => [...(order.get(each.seen.place) ?? []), ...this.#reasons(each, isWhole)]);
  }

  /** For the stages after the layers: which of two steps about the same thing comes first, and what beats what. */
  after(steps: readonly Seen[], isWhole: boolean): Weighed[] {
    const { names } = this.#mentions;
    const forbidden = prohibitionReasons(steps, names);
    const again = ofKind(steps, "player").flatMap((seen) => redundantReasons(seen, this.#slice.all, names));
    return [
      ...again.map((reason): Weighed => ({ weight: "aside", reason })),
      ...this.#order.after(steps, isWhole),
      ...forbidden.map(({ reason }): Weighed => ({ weight: "lastWord", reason })),
    ];
  }

  #reasons({ seen, on }: Relevant, isWhole: boolean): Weighed[] {
    if (isOf(seen, "loop")) return [this.#order.loop(seen)];
    if (isOf(seen, "continues")) return this.#once(`continues ${seen.step.effect}`, () => this.#continues(seen));
    if (isOf(seen, "ceased")) return [this.#ceased(seen)];
    if (isOf(seen, "unmet")) return [{ weight: "missed", reason: this.#unmet(seen) }];
    if (isOf(seen, "locked")) return isWhole ? [{ weight: "begins", reason: this.#begins(seen) }] : [];
    if (isOf(seen, "applied"))
      return [
        ...awayReasons(seen, this.#mentions),
        ...this.#applied(seen, on, isWhole),
        ...this.#late(seen),
        ...this.#redundant(seen, on),
      ];
    return [];
  }

  /** With the numbers that its condition compares, and whom it is about where another player has come to control its source (CR 109.5). */
  #unmet(seen: SeenOf<"unmet">): Reason {
    const { names } = this.#mentions;
    const unmet = unmetPhrase(seen.step, names);
    const of = names.effect(seen.step.effect);
    const isOfYou = of.kind === "ability" && JSON.stringify(seen.step.condition).includes('"you"');
    const source = ownerOf(of);
    const taken = ofKind(this.#slice.all.slice(0, seen.place), "applied").flatMap((by) =>
      changesOf(by.step, source).flatMap(({ characteristic, after }) =>
        isOfYou && characteristic === "controller" && typeof after === "string" ? [{ by, player: after }] : [],
      ),
    );
    const last = taken.at(-1);
    if (last === undefined) return reasonFrom([seen], withNumbers(seen.step, unmet, names));
    const words = say("unmet-for-you", { unmet, player: last.player, object: names.object(source) });
    return reasonFrom(
      [last.by, seen],
      withNumbers(seen.step, words, names),
      (clause) => clause === "613.1b" || seen.step.clauses.includes(clause),
    );
  }

  #once(key: string, make: () => Weighed[]): Weighed[] {
    if (this.#said.has(key)) return [];
    this.#said.add(key);
    return make();
  }

  #continues(seen: SeenOf<"continues">): Weighed[] {
    const { effect } = seen.step;
    const before = ofKind(this.#slice.all.slice(0, seen.place), "applied");
    const begun = before.find(({ step }) => step.effect === effect);
    const by = before.findLast(({ step }) => {
      const instances = instancesOf(step, this.#mentions.names.effect(effect));
      return instances.before > instances.after;
    });
    const name = this.#mentions.effect(effect);
    if (begun === undefined || by === undefined) {
      const somehow = say("claim-continues-somehow", { effect: name });
      return [{ weight: "continues", reason: reasonFrom([seen], somehow, OF_BEGINNING) }];
    }
    const places = { begun: begun.step.layer, lost: by.step.layer, effect: name };
    const words =
      by.step.effect === effect
        ? say("claim-continues-itself", places)
        : say("claim-continues", { ...places, by: this.#mentions.effect(by.step.effect) });
    return [{ weight: "continues", reason: reasonFrom([begun, by, seen], words, OF_BEGINNING) }];
  }

  #ceased(seen: SeenOf<"ceased">): Weighed {
    const { effect, by } = seen.step;
    const cause = this.#slice.applications(by).findLast(({ place }) => place < seen.place);
    const words = { effect: this.#mentions.effect(effect), by: this.#mentions.effect(by) };
    const owner = ownerOf(this.#mentions.names.effect(effect));
    if (seen.step.again === true) return { weight: "ceased", reason: this.#replaced(seen, cause, owner) };
    const byLandType =
      cause !== undefined && anyDoes(cause.step.parts, "landTypes") && changesOf(cause.step, owner).length > 0;
    return {
      weight: "ceased",
      reason: reasonFrom(
        cause === undefined ? [seen] : [cause, seen],
        byLandType
          ? say("claim-ceased-by-land-type", { ...words, object: this.#mentions.object(owner) })
          : say("claim-ceased", words),
        (clause) => clause === "305.7" || OF_BEGINNING(clause) || clause === "604.2",
      ),
    };
  }

  /** The ability is another one, which reads the same; what that comes to belongs to it (CR 607.5, 707.7). */
  #replaced(seen: SeenOf<"ceased">, cause: SeenOf<"applied"> | undefined, owner: string): Reason {
    const { effect, by } = seen.step;
    const words = say("claim-ceased-again", {
      effect: this.#mentions.effect(effect),
      by: this.#mentions.effect(by),
      object: this.#mentions.object(owner),
    });
    const steps: [Seen, ...Seen[]] = cause === undefined ? [seen] : [cause, seen];
    const later = this.#slice
      .applications(effect)
      .find(({ place, step }) => place > seen.place && step.pair !== undefined);
    const pair = later === undefined ? undefined : pairPhrase(later.step, this.#mentions.names);
    if (later === undefined || pair === undefined) return reasonFrom(steps, words, OF_BEGINNING);
    return reasonFrom(
      [...steps, later],
      series([words, pair], "sentences"),
      (clause) => OF_PAIRS(clause) || clause === "604.2",
    );
  }

  #begins(seen: SeenOf<"locked">): Reason {
    const { effect, objects } = seen.step;
    const name = this.#mentions.effect(effect);
    return reasonFrom(
      [seen],
      objects.length === 0
        ? say("claim-begins-with-nothing", { effect: name })
        : say("claim-begins", { effect: name, objects: this.#mentions.objects(objects) }),
    );
  }

  #applied(seen: SeenOf<"applied">, on: Relevant["on"], isWhole: boolean): Weighed[] {
    const step = asTold(seen, this.#slice.all);
    const effect = this.#mentions.effect(step.effect);
    const asked = this.#scope.object;
    const said = [...on].flatMap(([object, characteristics], n) =>
      // That the effect is applied is a clause of the first sentence.
      this.#changes(step, seen, object, characteristics, n === 0 ? MOST_CLAUSES - 1 : MOST_CLAUSES),
    );
    const edited = this.#edits(step, on);
    const reasons: Weighed[] = [...this.#hang.of(seen, on), ...this.#met(seen)];
    if (said.length > 0) {
      const told = say("claim-applied", { effect, changes: series(said, said.length > 1 ? "sentences" : "and") });
      // Its condition has a sentence of its own.
      const { met: _, ...rest } = step;
      const words = withNumbers(rest, told, this.#mentions.names);
      reasons.push({ weight: "applied", reason: reasonFrom([seen], words, OF_CONTENT) });
    } else if (edited.length > 0) {
      const words = say("claim-applied", { effect, changes: series(edited, edited.length > 1 ? "sentences" : "and") });
      reasons.push({ weight: "applied", reason: reasonFrom([seen], words, OF_CONTENT) });
    } else if (isWhole) reasons.push({ weight: "aside", reason: reasonFrom([seen], this.#appliedTo(step, effect)) });
    else if (
      asked !== undefined &&
      (on.get(asked)?.size ?? 0) > 0 &&
      !changesOf(seen.step, asked).some(({ characteristic }) => this.#scope.characteristics.has(characteristic))
    )
      reasons.push(this.#aside(seen, step, effect, asked));
    return reasons;
  }

  /** What another instance of a keyword does, for who is asked for abilities. */
  #redundant(seen: SeenOf<"applied">, on: Relevant["on"]): Weighed[] {
    const asked = this.#scope.object;
    if (asked === undefined || on.get(asked)?.has("abilities") !== true) return [];
    const reasons = redundantReasons(seen, this.#slice.all, this.#mentions.names, asked);
    return reasons.map((reason) => ({ weight: "aside", reason }));
  }

  #late(seen: SeenOf<"applied">): Weighed[] {
    const isMeant = (late: LateEffect): boolean => isLateFor(late, this.#scope);
    const reasons = lateReasons(seen, (effect) => this.#mentions.effect(effect), isMeant);
    return reasons.map((reason) => ({ weight: "missed", reason }));
  }

  /** What meets its condition, which is asked where it begins (CR 613.6). */
  #met(seen: SeenOf<"applied">): Weighed[] {
    const called = (effect: string): Phrase => this.#mentions.effect(effect);
    return this.#once(`met ${seen.step.effect}`, () =>
      metReasons(seen, this.#slice.all, this.#mentions.names, called).map(({ reason, isSeen }) => ({
        weight: isSeen ? "aside" : "reached",
        reason,
      })),
    );
  }

  /** Other words of abilities (CR 612.1), or other abilities that read the same: no value shows it. */
  #edits({ parts, unseen = [] }: AppliedStep, on: Relevant["on"]): Phrase[] {
    const { names } = this.#mentions;
    return unseen.flatMap((change) => {
      if (change.of === "size" || (change.of === "text" && !anyDoes(parts, "edits")) || !on.has(change.object))
        return [];
      const predicates = change.of === "text" ? editedPhrase(change, names) : anewPhrase(change, parts, names);
      return [say("change-of", { object: this.#mentions.object(change.object), predicates })];
    });
  }

  /** What changes nothing here stands aside; that a number counts as 0 is an answer. */
  #aside(seen: SeenOf<"applied">, step: AppliedStep, effect: Phrase, asked: string): Weighed {
    const isOfText = this.#scope.characteristics.has("abilities") && anyDoes(step.parts, "edits");
    const given = isOfText ? this.#slice.givenBeside(asked) : undefined;
    if (given !== undefined) {
      const words = say("claim-edits-nothing", { effect, object: this.#mentions.object(asked) });
      return { weight: "missed", reason: reasonFrom([seen, given], words, (clause) => clause === "612.3") };
    }
    const inVain = this.#inVain(step, effect, asked);
    if (isBarred(step, asked)) return { weight: "missed", reason: this.#barred(seen, inVain, asked) };
    const isSaid = ofKind(this.#slice.all, "ceased").some((one) => one.step.again && one.step.effect === step.effect);
    const pair = isSaid ? undefined : pairPhrase(step, this.#mentions.names);
    if (pair !== undefined)
      return { weight: "missed", reason: reasonFrom([seen], series([inVain, pair], "sentences"), OF_PAIRS) };
    if (!isFloored(step)) return { weight: "aside", reason: reasonFrom([seen], inVain, OF_CONTENT) };
    const words = series([inVain, say("step-counted-as-zero")], "sentences");
    return { weight: "missed", reason: reasonFrom([seen], words, (clause) => clause === "107.1b") };
  }

  /** What an object can't have beats what would give it, whatever the timestamps (CR 113.11). */
  #barred(seen: SeenOf<"applied">, words: Phrase, object: string): Reason {
    const by = ofKind(this.#slice.all.slice(0, seen.place), "applied").findLast(({ step }) =>
      changesOf(step, object).some(({ characteristic }) => characteristic === "cantHave"),
    );
    return { ...reasonFrom(by === undefined ? [seen] : [by, seen], words), clauses: ["113.11"] };
  }

  /** That it changes nothing that is asked for; the size of what is no creature is there and doesn't show (CR 208.3). */
  #inVain(step: AppliedStep, effect: Phrase, asked: string): Phrase {
    const { unseen = [] } = step;
    const object = this.#mentions.object(asked);
    const size = unseen.find((change) => change.object === asked && change.of === "size");
    if (size === undefined || !this.#scope.characteristics.has("power")) {
      const why = idlePhrase(step, this.#mentions.names, asked);
      if (why === undefined) return say("claim-in-vain", { effect, object });
      return say(isDefined(step) ? "claim-applied-so" : "claim-in-vain-because", { effect, object, why });
    }
    const predicates = say("traced-unseen-size", { before: size.before.join("/"), after: size.after.join("/") });
    return say("claim-applied", { effect, changes: say("change-of", { object, predicates }) });
  }

  #appliedTo(step: AppliedStep, effect: Phrase): Phrase {
    const { objects } = step;
    return objects.length === 0
      ? toNothingPhrase(step, effect, this.#mentions.names, "claim-applied-to-nothing")
      : say("claim-applied-to", { effect, objects: this.#mentions.objects(objects) });
  }

  /** A new creature type line is told with its size, a new land type with the abilities it adds and removes (CR 305.6, 305.7). */
  #changes(
    step: AppliedStep,
    { step: whole, place }: SeenOf<"applied">,
    object: string,
    characteristics: ReadonlySet<Characteristic>,
    room: number,
  ): Phrase[] {
    const all = changesOf(step, object);
    const isNew = changesOf(whole, object).some(
      ({ characteristic, before, after }) =>
        (characteristic === "power" || characteristic === "toughness") &&
        characteristics.has(characteristic) &&
        (before === null || after === null),
    );
    const isCopy = anyDoes(step.parts, "copies");
    const isFaceDown = anyDoes(step.parts, "facesDown") && all.some((one) => characteristics.has(one.characteristic));
    const isOfLand = isByLandType(step, object, characteristics);
    const own = all.filter(
      ({ characteristic }) =>
        isFaceDown ||
        characteristics.has(characteristic) ||
        (isNew && characteristic === "types") ||
        (isOfLand && characteristic === "subtypes") ||
        (isCopy && characteristic === "name"),
    );
    const wanted = this.#values.beside(own, step, object, place, characteristics);
    return changesPhrases(wanted, step.parts, this.#mentions.names, room);
  }
}

/** Linked abilities that came together, and choices that were never made for them. */
const OF_PAIRS = (clause: string): boolean => clause.startsWith("607.") || clause === "707.7";
