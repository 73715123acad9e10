import type {
  Condition,
  CreatedEffect,
  EffectPart,
  PutCounters,
  Quantity,
  Reference,
  Selector,
  Target,
} from "../rules/formats.gen.js";
import type { ActionClause, CopyClause, CounterClause, Harmless, Lead, Resolving, Whom } from "./clause.js";
import { ofTheSame } from "./alike.js";
import { chosenTypeIn, withChosenType } from "./chosen-type.js";
import { asksOfIt, ofObject, saysOther } from "./sentence.js";
import { type Slot, isDelayed, isForEach, slotsOf, slotsOfWhom, targetOf } from "./slots.js";
import { type Antecedents, CHOSEN, namedAfter, SELF } from "./antecedents.js";
import { goesOnDelayed, isAllOrNothing, isFaceDown, isPronoun, leadsOf, replacesAnEffect } from "./all-clauses.js";

/** What an ability does as it resolves, as a definition says it. */
export interface Resolved {
  readonly targets?: number | { upTo: number } | Target[];
  readonly effects?: CreatedEffect[];
  readonly puts?: PutCounters[];
}

const key = (value: unknown): string => JSON.stringify(value);

/** One object, as amounts and conditions refer to it; undefined for several. */
export function referenceOf(selector: Selector): Reference | undefined {
  const [name, ...more] = Object.keys(selector);
  if (more.length > 0) return undefined;
  if (name === "self" || name === "host" || name === "triggering") return name;
  if (name === "chosenObject" && selector.chosenObject === true) return name;
  if (name !== "target") return undefined;
  return selector.target === true ? "target" : { target: selector.target ?? 1 };
}

const isRule = (does: readonly EffectPart[]): boolean => does.some(({ kind }) => kind === "changeGameRule");

/** Some objects and no others. A rule holds for all that come to fit a description (CR 611.2c), and "they" are those that did. */
const isFixed = (selector: Selector): boolean =>
  ["self", "host", "target", "triggering", "chosenObject", "anyOf"].some((word) => word in selector);

/** Goes through the clauses of one ability and settles whom each of them means. */
class Resolution {
  readonly effects: CreatedEffect[] = [];
  readonly puts: PutCounters[] = [];
  readonly #clauses: readonly Resolving[];
  readonly #leads: readonly (readonly Lead[])[];
  readonly #slots: readonly (readonly Slot[])[];
  #next = 1;
  #isOpen = false;
  #mode: number | undefined;
  /** Of the mode that is read. */
  #ofMode: readonly Slot[] = [];
  #subject: Selector | undefined;
  /** Of which kind a type was chosen last. */
  #chosenType: string | undefined;
  #named: Antecedents;
  readonly #isSpell: boolean;

  constructor(clauses: readonly Resolving[], named: Antecedents) {
    this.#clauses = clauses;
    this.#leads = leadsOf(clauses);
    this.#slots = clauses.map((clause, place) => slotsOf(clause, this.#leads[place]));
    this.#named = named;
    this.#isSpell = named.isSpell === true;
  }

  /** False where whom a clause means is not certain. */
  run(): boolean {
    const named = this.#named;
    this.#ofMode = this.#slotsOf(this.#clauses[0]?.mode);
    return this.#clauses.every((clause) => {
      if (clause.mode !== this.#mode) {
        this.#mode = clause.mode;
        this.#ofMode = this.#slotsOf(clause.mode);
        this.#named = named;
        this.#subject = undefined;
        // Of several modes one is chosen, and has its own targets.
        this.#next = 1;
        this.#isOpen = false;
      }
      // What its condition asks about by name, "it" means from there on.
      if (clause.leads !== undefined && clause.about !== undefined) this.#named = { ...this.#named, it: clause.about };
      return "text" in clause ? this.#passes(clause) : this.#takes(clause);
    });
  }

  targets(): Resolved["targets"] {
    // With modes, how many there are depends on what is chosen.
    if (this.#clauses.some(({ mode }) => mode !== undefined)) return undefined;
    const slots = this.#slots.flat();
    // Of an ability without a bearing nothing is said but that it is there.
    if (slots.length === 0 || this.effects.length + this.puts.length === 0) return undefined;
    const kinds = slots.map((slot, place) =>
      targetOf(
        slot,
        slots.slice(0, place).every(({ isPlayer }) => isPlayer),
      ),
    );
    if (kinds.every((kind) => kind !== undefined)) return kinds;
    if (slots.length === 1) {
      const [only] = slots;
      const { count, upTo } = only ?? { count: undefined, upTo: undefined };
      return count ?? (upTo === undefined ? undefined : { upTo });
    }
    return slots.every(({ count }) => count !== undefined)
      ? slots.reduce((sum, { count = 0 }) => sum + count, 0)
      : undefined;
  }

  #slotsOf(mode: number | undefined): Slot[] {
    return this.#slots.filter((_, place) => this.#clauses[place]?.mode === mode).flat();
  }

  /** The next targets in order; undefined after some of which nobody knows how many there are. */
  #aimed(slot: Slot): Selector | undefined {
    if (this.#ofMode.length === 1) return { target: true };
    if (this.#isOpen) return undefined;
    const { count = slot.upTo } = slot;
    const first = this.#next;
    if (slot.count === undefined) this.#isOpen = true;
    this.#next += count ?? 0;
    // After targets of which there may be fewer nobody knows which the next ones are.
    if (count === undefined || (slot.count === undefined && this.#ofMode.at(-1) !== slot)) return undefined;
    if (count === 1) return { target: first };
    return { anyOf: Array.from({ length: count }, (_, place) => ({ target: first + place })) };
  }

  #passes(clause: Resolving & Harmless): boolean {
    const { text } = clause;
    this.#subject = undefined;
    this.#chosenType = chosenTypeIn(text) ?? this.#chosenType;
    const place = this.#clauses.indexOf(clause);
    const slots = this.#slots[place] ?? [];
    const leads = this.#leads[place] ?? [];
    if (isDelayed(leads)) this.#named = {};
    else if (isForEach(leads)) this.#named = this.#namedAfterEach(text, slots);
    else {
      const aimed = slots.map((slot) => this.#aimed(slot));
      this.#named = namedAfter(clause, this.#named, { slots, aimed, isSpell: this.#isSpell });
    }
    return true;
  }

  /** What is made, or aimed at, for each of several is more than one. */
  #namedAfterEach(text: string, slots: readonly Slot[]): Antecedents {
    for (const slot of slots) this.#aimed(slot);
    if (/\bcreates?\b/i.test(text) && slots.length === 0) return { they: CHOSEN, token: CHOSEN };
    return slots.length > 0 && slots.length === this.#ofMode.length ? { they: { target: true } } : {};
  }

  #takes(clause: Exclude<Resolving, Harmless>): boolean {
    if ("action" in clause) return this.#acts(clause);
    if ("playerSlot" in clause && clause.playerSlot !== undefined) {
      this.#next++;
    }
    // What comes face down has what is listed as its face-down values (CR 708.2a), not by an effect.
    if (clause.whom !== undefined && "is" in clause && this.#clauses.some(isFaceDown)) return false;
    if (clause.whom === undefined) return "does" in clause && this.#adds(clause, undefined, clause.does);
    // A copy is made of what was named before, not of what becomes one.
    const source = "of" in clause && "it" in clause.of.affects ? this.#meant(clause.of) : undefined;
    const affects = this.#meant(clause.whom);
    if (affects === undefined) return false;
    if ("counter" in clause) return this.#counts(clause, affects);
    if ("of" in clause) return this.#copies(clause, affects, source);
    if ("does" in clause) {
      if (clause.either !== undefined) return this.#addsEither(clause, affects, clause.either);
      const does = withChosenType(clause.does, this.#chosenType);
      if (does === undefined || (isRule(does) && isPronoun(clause.whom) && !isFixed(affects))) return false;
      return this.#adds(clause, affects, does);
    }
    if ("control" in clause) return this.#adds(clause, affects, [{ kind: "gainControl", player: clause.control }]);
    const other = clause.with ? this.#meant(clause.with) : undefined;
    if (clause.with && other === undefined) return false;
    return this.#adds(clause, other === undefined ? affects : { anyOf: [affects, other] }, [
      { kind: "exchangeControl" },
    ]);
  }

  /** Whom this means; the next "it" is that. */
  #meant(whom: Whom): Selector | undefined {
    if ("it" in whom.affects) {
      const { word = "it" } = whom;
      const meant =
        word === ""
          ? this.#subject
          : /^(?:it|its|he|she|him|her)$/.test(word)
            ? this.#named.it
            : /^(?:they|them|those|each|the tokens)/.test(word)
              ? this.#named.they
              : /^(?:that|the) token$/.test(word)
                ? this.#named.token
                : word === "that card"
                  ? undefined
                  : this.#named.that;
      this.#subject = meant;
      return meant;
    }
    const slots = this.#slots.flat().length === 0 ? [] : this.#own(whom);
    let affects: Selector | undefined = whom.affects;
    for (const slot of slots) {
      const aimed = this.#aimed(slot);
      if (!slot.isPlayer) affects = aimed;
    }
    if (affects === undefined) return undefined;
    if (whom.alike !== undefined) {
      const one = referenceOf(affects);
      if (one === undefined || whom.targets !== 1) return undefined;
      affects = { anyOf: [affects, ofTheSame(one, whom.alike)] };
      this.#subject = affects;
      this.#named = { they: affects };
      return affects;
    }
    this.#subject = affects;
    if (whom.targets !== undefined || "host" in affects) this.#named = { it: affects, that: affects, they: affects };
    else if (key(affects) === key(SELF)) this.#named = { ...this.#named, it: affects };
    else this.#named = { they: affects };
    return affects;
  }

  /** The slots of a clause as they stand among all, so that the last one is known. */
  #own(whom: Whom): readonly Slot[] {
    const wanted = slotsOfWhom(whom);
    const last = this.#ofMode.at(-1);
    return wanted.map((slot) => (last !== undefined && key(slot) === key(last) && this.#isLast(whom) ? last : slot));
  }

  #isLast(whom: Whom): boolean {
    const aiming = this.#clauses.filter((_, place) => (this.#slots[place] ?? []).length > 0);
    const clause = aiming.findLast((each) => each.mode === this.#mode);
    return (
      clause !== undefined &&
      !("text" in clause) &&
      Object.values(clause).includes(whom) &&
      (!("with" in clause) || clause.with === whom) &&
      (!("of" in clause) || clause.of === whom || slotsOfWhom(clause.of).length === 0)
    );
  }

  #conditionOf(clause: Resolving, affects: Selector | undefined): Condition | undefined | "unclear" {
    const mode: Condition | undefined =
      clause.mode === undefined
        ? undefined
        : clause.isOfMany
          ? { compare: { chosen: `mode ${clause.mode}` }, equals: 1 }
          : { compare: { chosen: "mode" }, equals: clause.mode };
    const { condition } = clause;
    if (condition === undefined) return mode;
    if (!asksOfIt(condition)) return mode === undefined ? condition : { allOf: [mode, condition] };
    const object = affects && referenceOf(affects);
    if (object === undefined) return "unclear";
    const settled = ofObject(condition, object);
    return mode === undefined ? settled : { allOf: [mode, settled] };
  }

  #adds(clause: Resolving, affects: Selector | undefined, does: EffectPart[]): boolean {
    const condition = this.#conditionOf(clause, affects);
    if (condition === "unclear") return false;
    if (clause.instead && !this.#replaces(clause, condition, does)) return false;
    // Another one than the object itself, where it is that object.
    if (
      affects !== undefined &&
      key(affects) !== key(SELF) &&
      "it" in (clause as { whom: Whom }).whom.affects &&
      saysOther(does)
    )
      return false;
    let { duration } = clause;
    if (typeof duration === "object" && "while" in duration && key(duration).includes('"object":"it"')) {
      const object = affects && referenceOf(affects);
      if (object === undefined) return false;
      duration = { while: { ...duration.while, object } };
    }
    this.effects.push({
      ...(affects !== undefined && { affects }),
      ...(condition !== undefined && { condition }),
      does,
      ...(duration !== undefined && { duration }),
    });
    return true;
  }

  /** The effect before it happens only where this one does not, and is all that the sentence before says. */
  #replaces(clause: Resolving, condition: Condition | undefined, does: readonly EffectPart[] | undefined): boolean {
    const before = this.effects.at(-1);
    if (before === undefined || before.condition !== undefined || this.puts.length > 0 || condition === undefined)
      return false;
    const sentences = this.#clauses.slice(0, this.#clauses.indexOf(clause));
    const begins = sentences.findLastIndex(({ join }) => join === undefined);
    if (sentences.slice(Math.max(begins, 0)).filter((each) => !("text" in each)).length !== 1) return false;
    // What it does not speak of may go on being so.
    if (does !== undefined && before.does.some((part) => does.every(({ kind }) => kind !== part.kind))) return false;
    this.effects[this.effects.length - 1] = { ...before, condition: { not: condition } };
    return true;
  }

  /** One of several things, by the choice that says which. */
  #addsEither(clause: Resolving, affects: Selector, either: readonly EffectPart[][]): boolean {
    if (clause.mode !== undefined || clause.condition !== undefined) return false;
    if (this.#clauses.filter((each) => "either" in each).length > 1) return false;
    return either.every((does, place) =>
      this.#adds({ ...clause, condition: { compare: { chosen: "mode" }, equals: place + 1 } }, affects, does),
    );
  }

  #counts(clause: Resolving & CounterClause, on: Selector): boolean {
    const condition = this.#conditionOf(clause, on);
    if (condition === "unclear") return false;
    // What comes is a target, or is named as it comes.
    if (clause.comes && !("chosenObject" in on || "target" in on)) return false;
    if (clause.instead && this.effects.length === 0) return this.#countsInstead(clause, on, condition);
    if (clause.instead && !this.#replaces(clause, condition, undefined)) return false;
    const { counter } = clause;
    for (const each of [{ counter, n: clause.n }, ...(clause.more ?? [])]) {
      const said: Quantity = typeof each.n === "object" && "that" in each.n ? { x: true } : each.n;
      this.#puts(on, each.counter, said, condition);
    }
    return true;
  }

  /** So many counters instead of those of the sentence before. */
  #countsInstead({ counter, n, more }: CounterClause, on: Selector, condition: Condition | undefined): boolean {
    const [before, ...others] = this.puts;
    if (before === undefined || others.length > 0 || more !== undefined || condition === undefined) return false;
    const { amount = 1 } = before;
    if (key([before.on, before.counter]) !== key([on, counter])) return false;
    if ([amount, n].some((each) => typeof each !== "number")) return false;
    this.puts[0] = { ...before, amount: { if: condition, then: n, else: amount } };
    return true;
  }

  #puts(on: Selector, counter: PutCounters["counter"], said: Quantity, condition: Condition | undefined): void {
    const amount: Quantity = condition === undefined ? said : { if: condition, then: said };
    this.puts.push({ on, counter, ...(amount !== 1 && { amount }) });
  }

  #copies(clause: Resolving & CopyClause, affects: Selector, before: Selector | undefined): boolean {
    const subject = this.#subject;
    const named = this.#named;
    const source = "it" in clause.of.affects ? before : this.#meant(clause.of);
    this.#subject = subject;
    this.#named = named;
    const of = source && referenceOf(source);
    if (of === undefined) return false;
    return this.#adds(clause, affects, [{ kind: "copy", of, ...(clause.except && { except: clause.except }) }]);
  }

  /** CR 701.66a: a land of yours is a creature with haste too, from then on. */
  #earthbends(clause: Resolving & ActionClause, n: Quantity): boolean {
    const land = this.#aimed({ count: 1, isPlayer: false });
    const condition = this.#conditionOf(clause, undefined);
    if (land === undefined || condition === "unclear") return false;
    this.effects.push({
      affects: land,
      ...(condition !== undefined && { condition }),
      does: [
        { kind: "addTypes", types: ["Creature"] },
        { kind: "setPowerToughness", power: 0, toughness: 0 },
        { kind: "gainAbilities", abilities: ["haste"] },
      ],
    });
    this.#puts(land, "+1/+1", n, condition);
    this.#named = { it: land, that: land };
    return true;
  }

  /** CR 701.47a: the Army is chosen, and is of the type that is named too. */
  #amasses(clause: Resolving & ActionClause, n: Quantity): boolean {
    const condition = this.#conditionOf(clause, undefined);
    if (condition === "unclear") return false;
    const { kind = "Zombie" } = clause;
    const isOther: Condition = { not: { object: "chosenObject", is: { subtype: kind } } };
    this.#puts(CHOSEN, "+1/+1", n, condition);
    this.effects.push({
      affects: CHOSEN,
      condition: condition === undefined ? isOther : { allOf: [condition, isOther] },
      does: [{ kind: "addTypes", subtypes: [kind] }],
    });
    this.#named = { it: CHOSEN, that: CHOSEN };
    return true;
  }

  /** CR 701.44a, 701.50a: a counter, where the card that is revealed or discarded is no land. The event says which. */
  #digs(clause: Resolving & ActionClause): boolean {
    const on = clause.whom && this.#meant(clause.whom);
    const condition = this.#conditionOf(clause, undefined);
    if (on === undefined || referenceOf(on) === undefined || condition === "unclear") return false;
    if (this.#clauses.filter((each) => "action" in each && ["explore", "connive"].includes(each.action)).length > 1)
      return false;
    const nonland: Condition = { compare: { chosen: "nonland" }, atLeast: 1 };
    this.#puts(on, "+1/+1", 1, condition === undefined ? nonland : { allOf: [condition, nonland] });
    return true;
  }

  #acts(clause: Resolving & ActionClause): boolean {
    const { action, n = 1 } = clause;
    switch (action) {
      case "adapt":
        this.puts.push({
          on: SELF,
          counter: "+1/+1",
          amount: { if: { not: { object: "self", is: { counter: "+1/+1" } } }, then: n },
        });
        return clause.condition === undefined && clause.mode === undefined;
      case "monstrosity":
        this.puts.push({
          on: SELF,
          counter: "+1/+1",
          amount: { if: { not: { object: "self", is: { designation: "monstrous" } } }, then: n },
        });
        return clause.condition === undefined && clause.mode === undefined;
      case "support": {
        const aimed = typeof n === "number" ? this.#aimed({ upTo: n, isPlayer: false }) : undefined;
        if (aimed === undefined || clause.condition !== undefined || clause.mode !== undefined) return false;
        this.puts.push({ on: aimed, counter: "+1/+1" });
        return true;
      }
      case "earthbend":
        return this.#earthbends(clause, n);
      case "bolster": {
        // CR 701.39a: the creature is chosen.
        const condition = this.#conditionOf(clause, undefined);
        if (condition === "unclear") return false;
        this.#puts(CHOSEN, "+1/+1", n, condition);
        this.#named = { it: CHOSEN, that: CHOSEN };
        return true;
      }
      case "explore":
      case "connive":
        return this.#digs(clause);
      case "amass":
        return this.#amasses(clause, n);
      case "detain": {
        const affects = clause.whom && this.#meant(clause.whom);
        if (affects === undefined) return false;
        const rules = ["cant-attack", "cant-block", "cant-activate-abilities"];
        return this.#adds(
          { ...clause, duration: "yourNextTurn" },
          affects,
          rules.map((rule) => ({ kind: "changeGameRule", rule })),
        );
      }
    }
  }
}

/** Undefined where whom it means is not certain, or what happens only at times can't be told from what happens anyway. */
export function resolved(clauses: readonly Resolving[], named: Antecedents): Resolved | undefined {
  const isStub = clauses.every((clause) => "text" in clause);
  if (isStub) return {};
  if (!isAllOrNothing(clauses) || replacesAnEffect(clauses) || goesOnDelayed(clauses)) return undefined;
  const leads = leadsOf(clauses);
  const aiming = new Set(
    clauses.flatMap((clause, place) => (slotsOf(clause, leads[place]).length > 0 ? [clause.mode] : [])),
  );
  // Whose targets come first depends on which modes are chosen.
  if (aiming.size > 1 && clauses.some(({ isOfMany }) => isOfMany)) return undefined;
  const resolution = new Resolution(clauses, named);
  if (!resolution.run()) return undefined;
  const targets = resolution.targets();
  const { effects, puts } = resolution;
  return {
    ...(targets !== undefined && { targets }),
    ...(effects.length > 0 && { effects }),
    ...(puts.length > 0 && { puts }),
  };
}
