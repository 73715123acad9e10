import type { CertifiedChoice, CertifiedRules } from "../rules/formats.gen.js";
import { dependsBy } from "./dependency.js";

/** What depends on what among the pending effects of a choice, as far as the certificate shows it. */
export class Graph {
  readonly #on = new Map<string, Set<string>>();
  readonly #shown = new Map<string, Set<string>>();

  constructor({ pending, trials }: CertifiedChoice, rules: CertifiedRules) {
    const byName = new Map(pending.map((one) => [one.effect, one]));
    const note = (notes: Map<string, Set<string>>, effect: string, on: string): void => {
      notes.set(effect, (notes.get(effect) ?? new Set()).add(on));
    };
    for (const { effect: on, same, differs } of trials) {
      for (const effect of same) note(this.#shown, effect, on);
      for (const { effect, after } of differs) {
        note(this.#shown, effect, on);
        const [one, other] = [byName.get(effect), byName.get(on)];
        if (one !== undefined && other !== undefined && dependsBy(one, other, after, rules)) note(this.#on, effect, on);
      }
    }
  }

  /** How many dependencies it shows, and how many pairs that are none. */
  get counts(): { readonly dependencies: number; readonly independences: number } {
    const total = (notes: ReadonlyMap<string, ReadonlySet<string>>): number =>
      [...notes.values()].reduce((sum, { size }) => sum + size, 0);
    const dependencies = total(this.#on);
    return { dependencies, independences: total(this.#shown) - dependencies };
  }

  /** Of these the ones that an effect depends on. */
  on(effect: string, among: ReadonlySet<string>): string[] {
    return [...(this.#on.get(effect) ?? [])].filter((other) => among.has(other));
  }

  /** The first pair of an effect that is not shown to be a dependency or none. */
  unshown(effect: string, among: ReadonlySet<string>): string | undefined {
    return [...among].find((other) => other !== effect && this.#shown.get(effect)?.has(other) !== true);
  }

  /** Those to which an effect leads by its dependencies; itself only where it comes back. */
  reach(effect: string, among: ReadonlySet<string>): ReadonlySet<string> {
    const found = new Set<string>();
    const waiting = this.on(effect, among);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      waiting.push(...this.on(next, among));
    }
    return found;
  }
}
