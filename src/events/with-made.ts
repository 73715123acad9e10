import type { Card, EntersEvent, Scenario, ScenarioEvent } from "../rules/formats.gen.js";
import { own } from "../rules/own.js";
import { predefinedToken } from "../rules/predefined-tokens.js";
import { withNameSettled } from "../rules/token-name.js";
import { orderedText } from "../rules/ordered-text.js";
import { cardsNamedBy } from "./brought.js";
import { isEmblem, madeOf } from "./made.js";
import { eachOf, flat } from "./together.js";

/* What a card makes, written out in the scenario that puts it down. */

/** The parts of a scenario that say what is made. */
type Making = Pick<Scenario, "timeline"> & Pick<Partial<Scenario>, "cards">;

/**
 * The same with what is made in it written out: each thing that an event says a card makes (`madeBy`), and each token that
 * the rules define (CR 111.10), is one of its own cards, and each event says that it is a token or in the command zone. Of
 * two different things of one name the second is called after its maker too. A token of its own that is called as its
 * subtypes says that nothing gives it a name (CR 111.4). Written out once more it stays as it is, and nothing needs the
 * makers then.
 */
export function withMade<T extends Making>(scenario: T, cards: ReadonlyMap<string, Card>): T {
  const given = withNamesSettled(scenario);
  const isKnown = (name: string): boolean => given.has(name) || cards.has(name);
  const definedFor = (event: ScenarioEvent): Card | undefined =>
    event.kind === "enters" && event.token !== false && !isMaking(event) && !isKnown(event.card)
      ? predefinedToken(event.card)
      : undefined;
  const singles = scenario.timeline.flatMap(flat);
  const isSame = scenario.cards?.every((card) => given.get(card.name) === card) ?? true;
  if (isSame && !singles.some((event) => isMaking(event) || definedFor(event) !== undefined)) return scenario;
  const made = new Made(given, namesOfOthers(scenario.timeline, isKnown));
  const timeline = scenario.timeline.map((event) =>
    eachOf(event, (single) => {
      const token = definedFor(single);
      if (token !== undefined && single.kind === "enters") return comingAs(single, made.add(token), token);
      if (!isMaking(single)) return single;
      const maker = given.get(single.madeBy) ?? cards.get(single.madeBy);
      const thing = maker && madeOf(maker, single.card);
      if (maker === undefined || thing === undefined) return single;
      return comingAs(single, made.add(thing, maker), thing);
    }),
  );
  const all = [...made.cards.values()];
  return { ...scenario, ...(all.length === 0 ? {} : { cards: all }), timeline };
}

/** The event of something that is made, and that the board calls so. */
function comingAs<E extends EntersEvent>(event: E, card: string, thing: Card): E {
  const named = card === event.card ? event : { ...event, id: event.id ?? event.card, card };
  return isEmblem(thing) ? { ...named, zone: event.zone ?? "command" } : { ...named, token: event.token ?? true };
}

/** The own cards by name. A token that is no copy is what the scenario describes (CR 111.3-111.4). */
function withNamesSettled({ cards = [], timeline }: Making): Map<string, Card> {
  const tokens = new Set(
    timeline
      .flatMap(flat)
      .flatMap((event) =>
        event.kind === "enters" && event.token === true && event.copyOf === undefined ? [event.card] : [],
      ),
  );
  return new Map(cards.map((card) => [card.name, tokens.has(card.name) ? withNameSettled(card) : card]));
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
  add(thing: Card, maker: Pick<Card, "name" | "names"> = THE_RULES): string {
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
    const { printedName = thing.name } = thing;
    if (!this.cards.has(name)) this.cards.set(name, { ...thing, name, ...namesAfter(thing, maker), printedName });
    return name;
  }
}

/** What a token is called after that no card makes. */
const THE_RULES = { name: "111.10" };

function namesAfter({ names }: Card, maker: Pick<Card, "names" | "name">): Pick<Card, "names"> {
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
