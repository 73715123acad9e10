import type { Card, EntersEvent, Scenario, ScenarioEvent } from "../rules/formats.gen.js";
import { own } from "../rules/own.js";
import { orderedText } from "../rules/ordered-text.js";
import { cardsNamedBy } from "./brought.js";
import { isEmblem, madeOf } from "./made.js";
import { eachOf, flat } from "./together.js";

/* What a card makes, written out in the scenario that puts it down. */

/** The parts of a scenario that say what is made. */
type Making = Pick<Scenario, "timeline"> & Pick<Partial<Scenario>, "cards">;

/**
 * The same with what its events say `madeBy` written out: each thing made is one of its own cards, and each event says
 * that it is a token or in the command zone. Of two different things of one name the second is called after its maker
 * too. Written out once more it stays as it is, and nothing needs the makers then.
 */
export function withMade<T extends Making>(scenario: T, cards: ReadonlyMap<string, Card>): T {
  if (!scenario.timeline.flatMap(flat).some(isMaking)) return scenario;
  const given = new Map((scenario.cards ?? []).map((card) => [card.name, card]));
  const made = new Made(
    given,
    namesOfOthers(scenario.timeline, (name) => given.has(name) || cards.has(name)),
  );
  const timeline = scenario.timeline.map((event) =>
    eachOf(event, (single) => {
      if (!isMaking(single)) return single;
      const maker = given.get(single.madeBy) ?? cards.get(single.madeBy);
      const thing = maker && madeOf(maker, single.card);
      if (maker === undefined || thing === undefined) return single;
      const card = made.add(thing, maker);
      const named = card === single.card ? single : { ...single, id: single.id ?? single.card, card };
      return isEmblem(thing) ? { ...named, zone: single.zone ?? "command" } : { ...named, token: single.token ?? true };
    }),
  );
  const all = [...made.cards.values()];
  return { ...scenario, ...(all.length === 0 ? {} : { cards: all }), timeline };
}

/** A scenario's own cards and what is made in it, each under a name of its own. */
class Made {
  readonly cards: Map<string, Card>;
  readonly #others: ReadonlySet<string>;

  constructor(own: ReadonlyMap<string, Card>, others: ReadonlySet<string>) {
    this.cards = new Map(own);
    this.#others = others;
  }

  /** What the board calls it. */
  add(thing: Card, maker: Card): string {
    const isFree = (name: string): boolean => {
      const other = this.cards.get(name);
      return other === undefined ? !this.#others.has(name) : isSame(other, { ...thing, name });
    };
    if (isFree(thing.name)) {
      if (!this.cards.has(thing.name)) this.cards.set(thing.name, thing);
      return thing.name;
    }
    let name = `${thing.name} (${maker.name})`;
    while (!isFree(name)) name += "*";
    if (!this.cards.has(name))
      this.cards.set(name, { ...thing, name, ...namesAfter(thing, maker), printedName: thing.name });
    return name;
  }
}

function namesAfter({ names }: Card, maker: Card): Pick<Card, "names"> {
  if (names === undefined) return {};
  const said = Object.entries(names).map(([language, name]: [string, string]) => [
    language,
    `${name} (${own<string>({ ...maker.names }, language) ?? maker.name})`,
  ]);
  return { names: Object.fromEntries(said) as NonNullable<Card["names"]> };
}

/** Two things of one name that differ in nothing but where they are from are one. */
function isSame(one: Card, other: Card): boolean {
  const essence = (card: Card): string => {
    const { names: _, printedName: __, ...rest } = card;
    return orderedText(rest);
  };
  return essence(one) === essence(other);
}

/** The cards that a timeline names without a maker, and the makers. A name that no card has can be that of what is made. */
function namesOfOthers(timeline: readonly ScenarioEvent[], isCard: (name: string) => boolean): Set<string> {
  const names = timeline.flatMap(flat).flatMap((event) => (isMaking(event) ? [event.madeBy] : cardsNamedBy(event)));
  return new Set(names.filter(isCard));
}

/** An event that has been written out, as one of a scenario that never spoke of makers. */
export function withoutMaker<E extends object>(event: E): E {
  if (!isMaking(event)) return event;
  const { madeBy: _, ...rest } = event;
  return rest as E;
}

export function isMaking(event: object): event is EntersEvent & { readonly madeBy: string } {
  return "madeBy" in event && event.madeBy !== undefined;
}
