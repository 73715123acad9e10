import type { LayerName, RulesetId } from "./formats.gen.js";
import type { Sort } from "./layers.js";
import type { Policy } from "./policy.js";
import type { Practice } from "./practice.js";
import type { StateBasedPolicy } from "./state-based-policy.js";

/** Which effects of a layer a pass applies: characteristic-defining abilities first where the layer says so (CR 613.3). */
export type Pass = "all" | "cda" | "rest";

/** One step of the way through the layers: effects are ordered among themselves only within a slot (CR 613.8a(a), (c)). */
export interface Slot {
  /** What this edition calls it. */
  readonly layer: LayerName;
  /** What is carried out here; the first one stands for all in a program. */
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly pass: Pass;
  /** The clause that puts effects here, by its newest number. */
  readonly clause: string;
  /** The clause of the layer, where that is another one. */
  readonly layerClause: string;
  /** Clauses of other layers of today that this one holds too. */
  readonly others?: readonly string[];
  /** The edition's own number of the clause, where it has one that no newest number stands for. */
  readonly number?: string;
}

/** The editions under which something is so; all but those that `since` and `until` leave out. */
export interface Editions {
  readonly since?: RulesetId;
  readonly until?: RulesetId;
}

/** One edition of the rules as data: what editions decide differently is an entry here, never an `if` in the resolver. */
export interface Ruleset {
  readonly id: RulesetId;
  /** In a few words, for people. */
  readonly title: string;
  /** The day the text took effect, as YYYY-MM-DD. */
  readonly effective: string;
  readonly slots: readonly Slot[];
  /** After this layer the values are the copiable ones (CR 613.2c); undefined: before the first one. */
  readonly copiableAfter: LayerName | undefined;
  /** After this layer power and toughness are the base ones (CR 208.4b); undefined: the edition has no such layer. */
  readonly baseAfter: LayerName | undefined;
  readonly policy: Policy;
  /** What all editions do alike. */
  readonly practice: Practice;
  readonly stateBased: StateBasedPolicy;
  /** For an older edition: a clause by its newest number, in which it differs from today's text. */
  readonly changedSince?: string;
  /** The readings that the policy follows in place of the recommended ones; see readings.ts. */
  readonly readings?: readonly string[];
  /** The misconception that made these rules of an edition: they are no rules then; see misconceptions.ts. */
  readonly misconception?: string;
}
