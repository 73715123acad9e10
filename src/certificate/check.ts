import type {
  Certificate,
  CertifiedChoice,
  CertifiedLayer,
  CertifiedTrial,
  CertifiedValues,
  Change,
  Value,
} from "../rules/formats.gen.js";
import { Graph } from "./graph.js";

/** What does not hold, and where: a JSON pointer into the certificate. */
export interface Flaw {
  readonly pointer: string;
  readonly message: string;
}

/** What was checked. */
export interface Checked {
  readonly flaws: readonly Flaw[];
  readonly choices: number;
  readonly dependencies: number;
  readonly independences: number;
  readonly loops: number;
  readonly changes: number;
}

/** Readings of order that the checker does not know; undefined if it knows those of this certificate. */
export function unknownReading({ order: { loops, freed } }: Certificate): string | undefined {
  if (loops !== "members" && loops !== "layer") return `loops: ${loops}`;
  return freed === "inTurn" ? undefined : `freed: ${freed}`;
}

/**
 * Checks that the order follows from what the certificate shows (CR 613.7, 613.8), that each application is the trial
 * that was compared, and that all of them together lead from the start to the end. It computes no effect: whether the
 * effects of the board are all there, and say what they are said to say, has to be read from the cards.
 */
export function checkCertificate(certificate: Certificate): Checked {
  return new Checker(certificate).check();
}

class Checker {
  readonly #certificate: Certificate;
  readonly #flaws: Flaw[] = [];
  readonly #now: Map<string, Map<string, Value>>;
  readonly #count = { choices: 0, dependencies: 0, independences: 0, loops: 0, changes: 0 };

  constructor(certificate: Certificate) {
    this.#certificate = certificate;
    this.#now = new Map(
      Object.entries(certificate.start).map(([object, values]) => [object, new Map(Object.entries(values))]),
    );
  }

  check(): Checked {
    const { layers, end } = this.#certificate;
    layers.forEach((layer, n) => {
      const before = layers[n - 1];
      // Older texts let two sorts of effects of one layer go one after the other, by a clause each.
      if (before !== undefined && (rank(before) > rank(layer) || isOne(before, layer)))
        this.#flaw(`/layers/${n}`, `layer ${layer.layer} does not come after layer ${before.layer} (CR 613.1)`);
      this.#layer(layer, `/layers/${n}`);
    });
    this.#compareEnd(end);
    return { flaws: this.#flaws, ...this.#count };
  }

  #flaw(pointer: string, message: string): void {
    this.#flaws.push({ pointer, message });
  }

  #layer({ choices }: CertifiedLayer, pointer: string): void {
    const { order } = this.#certificate;
    const applied = new Set<string>();
    let atStart: Graph | undefined;
    choices.forEach((choice, n) => {
      const at = `${pointer}/choices/${n}`;
      this.#count.choices++;
      if (!this.#isSound(choice, at)) return;
      if (applied.has(choice.applies)) this.#flaw(at, `${choice.applies} was applied before in this layer`);
      applied.add(choice.applies);
      const shown = new Graph(choice, order);
      const { dependencies, independences } = shown.counts;
      this.#count.dependencies += dependencies;
      this.#count.independences += independences;
      // Before 2011 the order is found once, as the layer begins.
      atStart ??= shown;
      this.#order(choice, order.reevaluates ? shown : atStart, at);
      const trial = choice.trials.find(({ effect }) => effect === choice.applies);
      if (trial === undefined) return;
      this.#apply(choice, trial, `${at}/trials/${choice.trials.indexOf(trial)}`);
      const next = choices[n + 1];
      this.#goesOn(choice, trial, next, next === undefined ? at : `${pointer}/choices/${n + 1}`);
    });
  }

  /** Whether the names of a choice are of its pending effects, so that the rest can be asked. */
  #isSound({ pending, trials, applies }: CertifiedChoice, pointer: string): boolean {
    const names = pending.map(({ effect }) => effect);
    const flaws = [
      ...names.filter((name, n) => names.indexOf(name) !== n).map((name) => `${name} is pending twice`),
      ...[applies, ...trials.map(({ effect }) => effect)]
        .filter((name) => !names.includes(name))
        .map((name) => `${name} is not pending`),
      ...(trials.some(({ effect }) => effect === applies) ? [] : [`there is no trial of ${applies}, which is applied`]),
      ...trials.flatMap(({ effect, same, differs }) => {
        const asked = [...same, ...differs.map((one) => one.effect)];
        return asked
          .filter((name, n) => name === effect || !names.includes(name) || asked.indexOf(name) !== n)
          .map((name) => `${name} is held against ${effect} twice, or is not pending beside it`);
      }),
    ];
    const younger = pending.findIndex(({ timestamp }, n) => timestamp < (pending[n - 1]?.timestamp ?? timestamp));
    if (younger >= 0)
      flaws.push(`${names[younger]} is older than ${names[younger - 1]} and stands after it (CR 613.7)`);
    for (const message of flaws) this.#flaw(pointer, message);
    return flaws.length === 0;
  }

  /** CR 613.8b: the oldest that waits for nothing outside its loop. */
  #order({ pending, applies, loop }: CertifiedChoice, graph: Graph, pointer: string): void {
    const names = pending.map(({ effect }) => effect);
    const among = new Set(names);
    const loops = (effect: string): boolean => graph.reach(effect, among).has(effect);
    if (loop !== undefined) {
      this.#count.loops++;
      loop.forEach((member, n) => {
        const on = loop[(n + 1) % loop.length];
        if (on !== undefined && !graph.on(member, among).includes(on))
          this.#flaw(`${pointer}/loop`, `${member} is not shown to depend on ${on}`);
      });
      if (!loop.includes(applies)) this.#flaw(`${pointer}/loop`, `${applies} is not in the loop`);
    }
    if (this.#certificate.order.loops === "layer" && names.some(loops)) {
      if (applies !== names[0]) this.#flaw(pointer, `there is a loop, and ${names[0]} is the oldest (CR 613.8b)`);
      return;
    }
    const unshown = graph.unshown(applies, among);
    if (unshown !== undefined) this.#flaw(pointer, `${applies} is not held against ${unshown}, on which it may depend`);
    for (const on of graph.on(applies, among))
      if (!graph.reach(on, among).has(applies))
        this.#flaw(pointer, `${applies} depends on ${on}, which does not depend on it (CR 613.8b)`);
    for (const older of names.slice(0, names.indexOf(applies)))
      if (!this.#isShownToWait(older, graph, among))
        this.#flaw(pointer, `${older} is older than ${applies} and is not shown to wait (CR 613.7)`);
  }

  /** It depends on one that does not lead back to it; that nothing leads back is shown by every pair on the way. */
  #isShownToWait(effect: string, graph: Graph, among: ReadonlySet<string>): boolean {
    return graph.on(effect, among).some((on) => {
      const onTheWay = [on, ...graph.reach(on, among)];
      return !onTheWay.includes(effect) && onTheWay.every((each) => graph.unshown(each, among) === undefined);
    });
  }

  #apply({ pending, applies }: CertifiedChoice, { changes }: CertifiedTrial, pointer: string): void {
    const objects = pending.find(({ effect }) => effect === applies)?.before.objects ?? [];
    changes.forEach((change, n) => {
      this.#count.changes++;
      if (!objects.includes(change.object))
        this.#flaw(`${pointer}/changes/${n}`, `${applies} does not apply to ${change.object}`);
      this.#change(change, `${pointer}/changes/${n}`);
    });
  }

  #change({ object, characteristic, before, after }: Change, pointer: string): void {
    const values = this.#now.get(object);
    if (values === undefined) return this.#flaw(pointer, `${object} is not on the board`);
    const now = values.get(characteristic);
    if (!isSame(now, before))
      this.#flaw(pointer, `${characteristic} of ${object} is ${said(now)} by then, not ${said(before)}`);
    values.set(characteristic, after);
  }

  /** What the trial foretold of the others is what they are once the effect is applied. */
  #goesOn(
    { pending, applies }: CertifiedChoice,
    { differs, same }: CertifiedTrial,
    next: CertifiedChoice | undefined,
    pointer: string,
  ): void {
    for (const { effect, before } of pending) {
      if (effect === applies) continue;
      const foretold =
        differs.find((one) => one.effect === effect)?.after ?? (same.includes(effect) ? before : undefined);
      const now = next?.pending.find((one) => one.effect === effect)?.before;
      if (foretold === undefined) this.#flaw(pointer, `${effect} is not held against ${applies}, which is applied`);
      else if (now === undefined) {
        if (foretold.exists) this.#flaw(pointer, `${effect} is not applied and does not cease to exist`);
      } else if (foretold.exists !== now.exists || foretold.objects.join("\n") !== now.objects.join("\n"))
        this.#flaw(pointer, `${effect} is not what the trial of ${applies} says that it would be`);
    }
  }

  #compareEnd(end: CertifiedValues): void {
    for (const object of new Set([...this.#now.keys(), ...Object.keys(end)])) {
      const [came, told] = [this.#now.get(object), end[object]];
      if (came === undefined || told === undefined)
        this.#flaw("/end", `${object} is not both at the start and at the end`);
      else
        for (const [characteristic, value] of came)
          if (!isSame(value, told[characteristic]))
            this.#flaw(
              "/end",
              `${characteristic} of ${object} comes out as ${said(value)}, not ${said(told[characteristic])}`,
            );
    }
  }
}

/** Layers are named in their order; characteristic-defining abilities go first (CR 613.1-613.4). */
function rank({ layer, pass }: CertifiedLayer): string {
  return `${layer}\n${pass === "cda" ? 0 : 1}`;
}

function isOne(a: CertifiedLayer, b: CertifiedLayer): boolean {
  return rank(a) === rank(b) && a.clause === b.clause;
}

function isSame(a: Value | undefined, b: Value | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function said(value: Value | undefined): string {
  return value === undefined ? "nothing" : JSON.stringify(value);
}
