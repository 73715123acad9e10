import type { EffectApart } from "../rules/effect-reference.js";
import type { Handles, Card, Scenario, ScenarioEvent } from "../rules/formats.gen.js";
import type { Fault, Fallible } from "../faults/fault.js";
import type { Path } from "../faults/pointer.js";
import type { Table } from "../table/table.js";
import type { Around } from "./example.js";
import type { Names } from "./names.js";

export type EventKind = ScenarioEvent["kind"];

/** An event of a kind. Kinds such as tapping and untapping share a type. */
export type EventOf<K extends EventKind, E = ScenarioEvent> = E extends { kind: infer Kinds }
  ? K extends Kinds
    ? E
    : never
  : never;

/** An object of a card that an event brings, under the name by which it can be spoken of from then on. */
export interface Brought {
  readonly id: string;
  readonly card: string;
  /**
   * An object is there at once. A component becomes one when the permanent that it represents leaves the battlefield
   * (CR 712.21, 730.3); a token among the components never does (CR 111.7).
   */
  readonly as: "object" | "component" | "tokenComponent";
}

/** What an event calls the effects that it makes, but for the number of a second of that name. */
export interface MadeEffects {
  readonly name: EffectApart;
  /** The card that resolves, if one does. */
  readonly card: string | undefined;
}

/** What is known while the events of a scenario are read from the first to the last. */
export interface ReadSoFar {
  readonly scenario: Scenario;
  readonly names: Names;
  /** The ids of the checks so far. */
  readonly checks: Set<string>;
  /** What is wrong with what a check expects. */
  readonly expectationFaults: (check: EventOf<"check">, path: Path, reading: ReadSoFar) => Fault[];
  readonly declared: (event: ScenarioEvent) => EventDeclaration<EventKind>;
}

/** An event as it is carried out. */
export interface Happening {
  readonly table: Table;
  /** The card of a name: the scenario's own, or one of the corpus. */
  readonly cards: (name: string) => Card | undefined;
  /** Where the scenario says it. */
  readonly pointer: string;
  readonly declared: (event: ScenarioEvent) => EventDeclaration<EventKind>;
}

/** What an engine needs for something that is said; some only with certain words, or beside others of the event. */
export type Need<E> = Handles | { readonly needs: Handles; when(event: E): boolean };

/** What there is to know about a kind of event. Its words are in `wording`; what other engines can't play, in `exports`. */
export interface EventDeclaration<K extends EventKind> {
  brings(event: EventOf<K>): readonly Brought[];
  makes(event: EventOf<K>): readonly MadeEffects[];
  /** The ids of abilities that it writes out. */
  abilityIds(event: EventOf<K>): Iterable<string>;
  /** What comes to the battlefield. */
  arrives(event: EventOf<K>): readonly string[];
  /** The object that it happens to, if that is one alone. */
  about(event: EventOf<K>): string | undefined;

  /** Names of what it brings that can't be, read before the rest of what happens together with it; they are known from then on. */
  announces(event: EventOf<K>, path: Path, names: Names): Fault[];
  /** Names that lead nowhere, and what no schema says. */
  faults(event: EventOf<K>, path: Path, reading: ReadSoFar): Fault[];

  /** For the kind itself, and for each key that it can have. */
  readonly needs: { readonly [key in keyof Required<EventOf<K>>]: readonly Need<EventOf<K>>[] };
  /**
   * Whether it looks at what is true as it happens: whom an effect affects and its numbers (CR 611.2c-d), what a spell
   * costs (CR 601.2f), what state-based actions find (CR 704.5), what deals damage (CR 120.3), what is copied (CR 707.2).
   */
  looks(event: EventOf<K>): boolean;

  /** Whose timestamp it gives, where several things happen at once (CR 613.7m); `last` if it acts on what the others have brought. */
  timestampOf(event: EventOf<K>, table: Table): number | "last" | undefined;
  /** An event to begin with, for whoever adds one to a board; undefined if nothing on the board could do this now. */
  example(around: Around): EventOf<K> | undefined;
  does(event: EventOf<K>, happening: Happening): Fallible;
}
