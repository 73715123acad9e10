import { effectOfResolving } from "../names/effect.js";
import type { ResolvesEvent, ScenarioEvent } from "../rules/formats.gen.js";
import { flat } from "../events/together.js";
import { partsInShort } from "./ability-in-short.js";
import { cardName, type Saying, say, type Word } from "./phrase.js";

/** A name is written as names are; "second-pair" and "silence" are ids, which nobody is told. */
const NAME = /^[^\p{Ll}\d]/u;

/** How the sources of abilities are called, and their abilities. */
interface Sources {
  readonly object: (id: string) => Word;
  readonly ability: (owner: string, id: string) => Word;
  readonly isOnlyToAffect: (owner: string, id: string) => boolean;
}

function isMadeUp({ card, source, ability }: ResolvesEvent): boolean {
  return card === undefined && source === undefined && typeof ability === "object";
}

/** What has resolved under an id of its own that is no name: told by its card, its source, or what it does. */
export class ResolutionNames {
  readonly #resolving: readonly ResolvesEvent[];
  readonly #unnamed: ReadonlyMap<string, ResolvesEvent>;
  /** Spells that only the scenario writes out under a name, which is of one language as ids are. */
  readonly #titled: ReadonlyMap<string, ResolvesEvent>;
  readonly #spellOf: (card: string, ability: unknown) => string;

  constructor(timeline: readonly ScenarioEvent[], spellOf: (card: string, ability: unknown) => string) {
    this.#spellOf = spellOf;
    this.#resolving = timeline.flatMap(flat).filter((event) => event.kind === "resolves");
    const named = (isIt: (name: string, event: ResolvesEvent) => boolean): ReadonlyMap<string, ResolvesEvent> =>
      new Map(
        this.#resolving.flatMap((event) => {
          const name = effectOfResolving(event);
          return name.kind === "resolution" && isIt(name.name, event) ? [[name.name, event]] : [];
        }),
      );
    this.#unnamed = named((name, { card }) => name !== card && !NAME.test(name));
    this.#titled = named((name, event) => NAME.test(name) && isMadeUp(event));
  }

  has(id: string): boolean {
    return this.#unnamed.has(id);
  }

  /** The object whose ability has resolved under an id, if it is one. */
  sourceOf(id: string): string | undefined {
    return this.#unnamed.get(id)?.source;
  }

  /** How what has resolved under an id is called. */
  word(id: string, sources: Sources): Word | undefined {
    const event = this.#unnamed.get(id);
    if (event === undefined) return this.madeUp(id);
    const { card, source, ability } = event;
    if (card !== undefined) {
      const place = this.#placeAmong(event, (other) => other.card === card);
      return say("spell-in-order", { name: cardName(this.#spellOf(card, ability)), place });
    }
    if (source !== undefined && typeof ability === "string") return this.#ofAbility(event, source, ability, sources);
    const what =
      typeof ability === "object" ? partsInShort((ability.effects ?? []).flatMap(({ does }) => does)) : undefined;
    const spell = this.madeUp(id) ?? say("made-up-spell", { number: 0 });
    return what === undefined ? spell : say("effect-source-ability", { source: spell, ability: what });
  }

  /** A spell that only the scenario writes out, by its number; by its name in the language in which that is written. */
  madeUp(id: string): Saying | undefined {
    const [unnamed, titled] = [this.#unnamed.get(id), this.#titled.get(id)];
    const event = unnamed ?? titled;
    if (event === undefined || typeof event.ability !== "object") return undefined;
    const number = this.#placeAmong(event, ({ ability }) => typeof ability === "object");
    return unnamed === undefined ? say("made-up-spell-called", { id, number }) : say("made-up-spell", { number });
  }

  #ofAbility(event: ResolvesEvent, source: string, id: string, sources: Sources): Word {
    const time = this.#placeAmong(event, (other) => other.source === source && other.ability === id);
    const object = sources.object(source);
    if (sources.isOnlyToAffect(source, id)) return time > 1 ? say("effect-source-its-again", { object, time }) : object;
    const named = { source: object, ability: sources.ability(source, id) };
    return time > 1 ? say("effect-source-ability-again", { ...named, time }) : say("effect-source-ability", named);
  }

  /** Which one it is of some, counted from 1; 0 if it is the only one. */
  #placeAmong(event: ResolvesEvent, isAlike: (other: ResolvesEvent) => boolean): number {
    const alike = this.#resolving.filter(isAlike);
    return alike.length > 1 ? alike.indexOf(event) + 1 : 0;
  }
}
