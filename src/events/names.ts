import type { Card, Problem, ResolvesEvent } from "../rules/formats.gen.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { nearest } from "../faults/nearest.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import { Lineage, type Reader } from "./lineage.js";
import type { Looks } from "./looks-alike.js";
import type { Spoken, Words } from "./spoken.js";

/** Why a card that is there can not be played: its file is broken, or its text is not understood. */
export interface UnusableCard extends Problem {
  readonly isUnderstood?: false;
}

/** What is known of the names of a scenario before its first event. */
export interface Known {
  readonly players: ReadonlySet<string>;
  /** Of every ability that an object could have: of all cards in play, and of what events write out. */
  readonly abilityIds: ReadonlySet<string>;
  /** What its events say is made is among them. */
  readonly ownCards: ReadonlyMap<string, Card>;
  readonly cards: ReadonlyMap<string, Card>;
  /** Cards that are there but could not be read. */
  readonly brokenCards: ReadonlyMap<string, UnusableCard>;
  /** Names of more cards that could be meant, asked for only where one is unknown. */
  otherNames(): Iterable<string>;
  readonly spoken: Spoken;
  /** When objects enter: the place of the event in the timeline. */
  readonly entrances: ReadonlyMap<string, number>;
}

/** Who and what can be named at a point of a timeline. Events add to it in their order. */
export class Names {
  readonly known: Known;
  /** What each object could have by now. */
  readonly lineage: Lineage;
  /** Objects that have entered by now, with their cards as far as they are known. */
  readonly objects = new Map<string, Card | undefined>();
  /** What players and objects look like that are called something. */
  readonly looks: Looks;
  /** Effects of spells and abilities that have resolved by now. */
  readonly effects = new Set<string>();

  constructor(
    known: Known,
    reader: Pick<Reader, "brings"> & {
      resolving(names: Names, event: ResolvesEvent): ReturnType<Reader["resolving"]>;
    },
  ) {
    this.known = known;
    this.lineage = new Lineage({
      brings: reader.brings,
      card: (name) => this.card(name),
      resolving: (event) => reader.resolving(this, event),
    });
    this.looks = new Map([...known.players].map((name) => [name.normalize("NFC"), name]));
  }

  card(name: string): Card | undefined {
    return this.known.ownCards.get(name) ?? this.known.cards.get(name);
  }

  /** What the abilities speak of that an object has, or could have been given by now; undefined if its card is unknown. */
  spokenOf(id: string, card = this.objects.get(id)): Words | undefined {
    return card === undefined ? undefined : this.lineage.words(id, card);
  }

  cardFaults(name: string, path: Path): Fault[] {
    if (this.card(name) !== undefined) return [];
    const broken = this.known.brokenCards.get(name);
    if (broken !== undefined) {
      const { file, line, column, message } = broken;
      if (broken.isUnderstood === false)
        return [faultAt(path, `the card ${quote(name)} can not be played: ${message}`)];
      return [
        faultAt(
          path,
          `the card ${quote(name)} can not be used, its file is broken: ${file}:${line}:${column} ${message}`,
        ),
      ];
    }
    const known = [...this.known.ownCards.keys(), ...this.known.cards.keys(), ...this.known.otherNames()];
    const expected = "a card of the corpus, of the library, of --cards or of this scenario's cards";
    return [faultAt(path, `unknown card ${quote(name)}`, expected, nearest(name, known))];
  }

  playerFaults(name: string | undefined, path: Path): Fault[] {
    if (name === undefined || this.known.players.has(name)) return [];
    return [
      faultAt(
        path,
        `unknown player ${quote(name)}`,
        [...this.known.players].join(", "),
        nearest(name, this.known.players),
      ),
    ];
  }

  objectFaults(id: string | undefined, path: Path): Fault[] {
    if (id === undefined || this.objects.has(id)) return [];
    return [this.#absent(id, path, "object", this.objects.keys())];
  }

  objectsFaults(ids: readonly string[], path: Path): Fault[] {
    return ids.flatMap((id, i) => this.objectFaults(id, [...path, i]));
  }

  /** Of what may be an object or a player, such as a target. */
  targetFaults(id: string | undefined, path: Path): Fault[] {
    if (id === undefined || this.objects.has(id) || this.known.players.has(id)) return [];
    return [this.#absent(id, path, "object or player", [...this.objects.keys(), ...this.known.players])];
  }

  /** Whether an object of this name enters at all, now or later. */
  everEnters(id: string): boolean {
    return this.known.entrances.has(id);
  }

  #absent(id: string, path: Path, what: string, present: Iterable<string>): Fault {
    const entrance = this.known.entrances.get(id);
    const names = [...present];
    if (entrance !== undefined) {
      return faultAt(
        path,
        `the object ${quote(id)} is not there yet: it enters at /timeline/${entrance}`,
        "an object that has entered",
      );
    }
    const expected = names.length === 0 ? "nothing has entered yet" : shortList(names);
    return faultAt(path, `unknown ${what} ${quote(id)}`, expected, nearest(id, names));
  }
}

function shortList(names: readonly string[]): string {
  return names.length > 12 ? `one of ${names.slice(0, 12).join(", ")}, …` : names.join(", ");
}
