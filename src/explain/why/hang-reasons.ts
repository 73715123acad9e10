import { ownerOf } from "../../names/effect.js";
import type { EffectReference } from "../../rules/effect-reference.js";
import type { AppliedStep, Change } from "../../rules/formats.gen.js";
import type { Characteristic } from "../../rules/layers.js";
import { clausesOf } from "../../rules/trace-clauses.js";
import type { MessageId } from "../../wording/catalogue/message-ids.gen.js";
import { changePredicates } from "../../wording/changes.js";
import { anyDoes } from "../../wording/parts.js";
import { type Phrase, say, series, type Word } from "../../wording/phrase.js";
import type { Mentions } from "./mentions.js";
import type { OrderReasons } from "./order-reasons.js";
import { OF_BEGINNING, OF_LAYERS, type Reason, reasonFrom, type Weighed, type Weight } from "./reason.js";
import type { Scope } from "./scope.js";
import { isOf, ofKind, type SeenOf } from "./seen.js";
import { changesOf, instancesOf, type Relevant, type Slice } from "./slice.js";
import type { Values } from "./unchanged.js";

/** Why an effect exists at all, why it does what it does, and why it affects the object asked about, or does not. */
export class HangReasons {
  readonly #slice: Slice;
  readonly #scope: Scope;
  readonly #mentions: Mentions;
  readonly #order: OrderReasons;
  readonly #values: Values;
  readonly #said = new Set<string>();

  constructor(slice: Slice, scope: Scope, mentions: Mentions, order: OrderReasons, values: Values) {
    this.#values = values;
    this.#slice = slice;
    this.#scope = scope;
    this.#mentions = mentions;
    this.#order = order;
  }

  of(seen: SeenOf<"applied">, on: Relevant["on"]): Weighed[] {
    return [
      ...this.#existence(seen),
      ...this.#doing(seen),
      ...this.#reached(seen, on),
      ...this.#kept(seen, on),
      ...this.#spared(seen, on),
    ];
  }

  #existence(seen: SeenOf<"applied">): Weighed[] {
    const effect = this.#mentions.names.effect(seen.step.effect);
    const owner = ownerOf(effect);
    // That an ability is another one, which reads the same, is said as it takes the place of the first.
    const isAnew = ({ step }: SeenOf<"applied">): boolean =>
      step.unseen?.some(({ object, of }) => object === owner && of === "abilities") === true;
    return this.#distinct(this.#slice.causes(seen).exists).flatMap((cause) => {
      if (isAnew(cause)) return [];
      const id = existenceId(cause.step, effect);
      return this.#once(`exists ${cause.place}`, "reached", seen, () => {
        if (id === "claim-edited") {
          const words = say(id, { ...this.#causing(seen, cause), object: this.#mentions.object(owner) });
          // What the effect itself cites is about something else.
          return reasonFrom(
            [cause, seen],
            words,
            (clause) => OF_LAYERS(clause) && clausesOf(cause.step).includes(clause),
          );
        }
        const isOwn = id === "claim-given" && ownerOf(this.#mentions.names.effect(cause.step.effect)) === owner;
        const words = isOwn
          ? say("claim-given-itself", {
              ...this.#causing(seen, cause),
              effect: this.#mentions.inFull(seen.step.effect),
              object: this.#mentions.object(owner),
            })
          : this.#because(id, seen, cause, this.#objectsOf(cause, "exists", seen));
        return reasonFrom([cause, seen], words, OF_LAYERS);
      });
    });
  }

  #doing(seen: SeenOf<"applied">): Weighed[] {
    return this.#untold(seen, this.#slice.causes(seen).does).flatMap((cause) =>
      this.#once(`does ${cause.place}`, "reached", seen, () =>
        reasonFrom(
          [cause, seen],
          this.#because("claim-reads", seen, cause, this.#objectsOf(cause, "does", seen)),
          OF_LAYERS,
        ),
      ),
    );
  }

  #reached(seen: SeenOf<"applied">, on: Relevant["on"]): Weighed[] {
    const { reached } = this.#slice.causes(seen);
    const into = [...on.keys()].flatMap((object) =>
      (reached.get(object) ?? []).map(({ place }) => ({ place, object })),
    );
    return this.#untold(seen, into).flatMap((cause) => {
      const objects = [...new Set(into.flatMap(({ place, object }) => (place === cause.place ? [object] : [])))];
      return this.#once(`reached ${objects.join("\n")}`, "reached", seen, () =>
        reasonFrom(
          [cause, seen],
          this.#because("claim-reached", seen, cause, objects, { objects: this.#mentions.objects(objects) }),
          OF_REACH,
        ),
      );
    });
  }

  /** That an effect goes on with what it has begun with, though that is no longer what it describes (CR 613.6). */
  #kept(seen: SeenOf<"applied">, on: Relevant["on"]): Weighed[] {
    const { effect } = seen.step;
    const begun = ofKind(this.#slice.all, "applied").find(({ step }) => step.effect === effect);
    const { kept } = this.#slice.causes(seen);
    const out = [...on.keys()].flatMap((object) => (kept.get(object) ?? []).map(({ place }) => ({ place, object })));
    return this.#distinct(out).flatMap((cause) => {
      const objects = out.flatMap(({ place, object }) => (place === cause.place ? [object] : []));
      const [object, ...others] = objects;
      const change = object === undefined || others.length > 0 ? undefined : this.#change(cause, object);
      if (begun === undefined || change === undefined) return [];
      return this.#once(`kept ${object}`, "continues", seen, () => {
        const words = { effect: this.#mentions.effect(effect), objects: this.#mentions.objects(objects) };
        const said = say("claim-kept", { ...words, change, begun: begun.step.layer });
        return { ...reasonFrom([begun, cause, seen], said), clauses: ["613.6"] };
      });
    });
  }

  #spared(seen: SeenOf<"applied">, on: Relevant["on"]): Weighed[] {
    const asked = this.#scope.object;
    if (asked === undefined || on.has(asked)) return [];
    const { escaped, missed } = this.#slice.causes(seen);
    const object = this.#mentions.object(asked);
    return [
      ...this.#distinct(escaped.get(asked) ?? []).flatMap((cause) =>
        this.#once(`escaped ${asked}`, "missed", seen, () => {
          const isItself = changesOf(cause.step, asked).length > 0;
          const objects = isItself ? [asked] : this.#objectsOf(cause, "escaped", seen);
          return reasonFrom([cause, seen], this.#because("claim-escaped", seen, cause, objects, { object }), OF_REACH);
        }),
      ),
      ...this.#distinct(missed.get(asked) ?? []).flatMap((cause) =>
        this.#once(`missed ${asked}`, "missed", seen, () => this.#missed(seen, cause, asked)),
      ),
    ];
  }

  /** The effect, and what made it exist, do what it does, or affect what it affects. */
  #causing(seen: SeenOf<"applied">, cause: SeenOf<"applied">): Record<string, Word> {
    const [effect, by] = [seen.step.effect, cause.step.effect];
    const isOfOne = ownerOf(this.#mentions.names.effect(effect)) === ownerOf(this.#mentions.names.effect(by));
    // "X's effect follows from what X's effect did" tells nothing.
    const called = (name: string): Phrase =>
      isOfOne && effect !== by ? this.#mentions.inFull(name) : this.#mentions.effect(name);
    return { effect: called(effect), by: called(by), layer: cause.step.layer };
  }

  /** By what became of the one object that it hangs on; of several only by which effect. */
  #because(
    id: "claim-reached" | "claim-escaped" | "claim-reads" | "claim-enabled" | "claim-given",
    seen: SeenOf<"applied">,
    cause: SeenOf<"applied">,
    objects: readonly string[],
    more: Record<string, Word> = {},
  ): Phrase {
    const [object, ...others] = objects;
    const words = { ...this.#causing(seen, cause), ...more };
    if (id === "claim-given") {
      const owner = ownerOf(this.#mentions.names.effect(seen.step.effect));
      return say(id, { ...words, object: this.#mentions.object(owner) });
    }
    const change = object === undefined || others.length > 0 ? undefined : this.#change(cause, object);
    return change === undefined ? say(BY[id], words) : say(id, { ...words, change });
  }

  /** "X is also a creature (Y, layer 4)". */
  #change(cause: SeenOf<"applied">, object: string): Phrase | undefined {
    const { step } = cause;
    const all = changesOf(step, object);
    // What is copied or face down is told as a whole.
    const isWhole = anyDoes(step.parts, "facesDown");
    const named = anyDoes(step.parts, "copies") ? all.filter(({ characteristic }) => characteristic === "name") : [];
    const own = isWhole ? all : named.length > 0 ? named : all.filter(isTelling(all));
    const telling = this.#values.beside(own, step, object, cause.place, NONE);
    const [predicates] = changePredicates(telling, step.parts, this.#mentions.names);
    if (predicates === undefined) return undefined;
    const changed = this.#mentions.change(series(predicates, "and"), step, object);
    return say("change-of", { object: this.#mentions.object(object), predicates: changed });
  }

  #objectsOf(cause: SeenOf<"applied">, of: "exists" | "does" | "escaped", seen: SeenOf<"applied">): string[] {
    const causes = this.#slice.causes(seen);
    const all = of === "escaped" ? [...causes.escaped.values()].flat() : causes[of];
    return [...new Set(all.flatMap(({ place, object }) => (place === cause.place ? [object] : [])))];
  }

  #missed(seen: SeenOf<"applied">, cause: SeenOf<"applied">, asked: string): Reason {
    const { effect, layer } = seen.step;
    const object = this.#mentions.object(asked);
    const locked = ofKind(this.#slice.all, "locked").find(({ step }) => step.effect === effect);
    const isOfOnePart = locked === undefined || locked.step.layer === cause.step.layer;
    const change = this.#change(cause, asked);
    if (isOfOnePart && change !== undefined && layer === cause.step.layer) {
      const first = say("claim-missed-before", { effect: this.#mentions.effect(effect), object, change });
      const rest = this.#isIndependent(seen, cause)
        ? [say("claim-not-waiting", { ...this.#causing(seen, cause), object })]
        : [];
      const words = rest.length === 0 ? first : series([first, ...rest], "sentences");
      const reason = reasonFrom([seen, cause], words, (clause) => clause === "613.8c");
      return rest.length === 0 ? reason : { ...reason, clauses: ["613.8a"] };
    }
    const words = say("claim-missed", {
      effect: this.#mentions.effect(effect),
      object,
      by: this.#mentions.effect(cause.step.effect),
      begun: locked?.step.layer ?? layer,
    });
    return reasonFrom([locked ?? seen, seen, cause], words, OF_BEGINNING);
  }

  /** Whether it did not wait as nothing would have been changed for it: no circle, and both no definitions (CR 613.8a). */
  #isIndependent({ step, place }: SeenOf<"applied">, cause: SeenOf<"applied">): boolean {
    const isInLoop = ofKind(this.#slice.all.slice(0, place), "loop").some(({ step: { members } }) =>
      members.includes(step.effect),
    );
    const isDefining = [step, cause.step].some(({ clauses }) => clauses.includes("604.3"));
    return !isInLoop && !isDefining && this.#slice.causes(cause).exists.length === 0;
  }

  #once(key: string, weight: Weight, { step }: SeenOf<"applied">, make: () => Reason): Weighed[] {
    const full = `${key} ${step.effect}`;
    if (this.#said.has(full)) return [];
    this.#said.add(full);
    return [{ weight, reason: make() }];
  }

  /** A dependency that was mentioned already implies this. */
  #untold({ step }: SeenOf<"applied">, causes: readonly { readonly place: number }[]): SeenOf<"applied">[] {
    return this.#distinct(causes).filter((cause) => !this.#order.isTold(step.effect, cause.step.effect));
  }

  /** The applications that are causes, each once. */
  #distinct(causes: readonly { readonly place: number }[]): SeenOf<"applied">[] {
    const places = [...new Set(causes.map(({ place }) => place))];
    return places.flatMap((place) => this.#slice.all[place] ?? []).filter((seen) => isOf(seen, "applied"));
  }
}

/** That what an effect affects is asked as it is applied, and what follows from that (CR 613.9). */
const OF_REACH = (clause: string): boolean => clause === "613.9" || clause === "613.6" || clause === "611.3a";

const BY = {
  "claim-reached": "claim-reached-by",
  "claim-escaped": "claim-escaped-by",
  "claim-reads": "claim-reads-by",
  "claim-enabled": "claim-enabled-by",
} as const satisfies Readonly<Record<string, MessageId>>;

/** Beside another type or controller the size and abilities that come with it are no reason. */
function isTelling(all: readonly Change[]): (change: Change) => boolean {
  const isMore = ({ characteristic }: Change): boolean => !OF_ITS_OWN.has(characteristic);
  return all.some(isMore) ? isMore : () => true;
}

const NONE: ReadonlySet<Characteristic> = new Set();
const OF_ITS_OWN: ReadonlySet<Characteristic> = new Set<Characteristic>([
  "power",
  "toughness",
  "abilities",
  "manaCost",
]);

function existenceId(step: AppliedStep, effect: EffectReference): "claim-given" | "claim-edited" | "claim-enabled" {
  const { before, after } = instancesOf(step, effect);
  if (after > before) return "claim-given";
  return anyDoes(step.parts, "edits") ? "claim-edited" : "claim-enabled";
}
