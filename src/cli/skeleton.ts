import { broughtBy } from "../events/brought.js";
import type {
  AbilityEntry,
  Card,
  CardType,
  ResolvesEvent,
  RulesetId,
  Scenario,
  ScenarioEvent,
  SpellAbility,
} from "../rules/formats.gen.js";
import { aimsOf, boundsOfAll } from "../rules/targets.js";

export interface Beginning {
  readonly id: string;
  readonly topic: string;
  readonly title: string | undefined;
  readonly question: string | undefined;
  readonly players: readonly string[];
  readonly rulesets: readonly RulesetId[];
  /** In the order in which they enter; a card may occur twice. Whose they are; undefined: the first player's. */
  readonly cards: readonly { readonly card: Card; readonly player: string | undefined }[];
  /** The digests of those of the library, by name. */
  readonly pins: Readonly<Record<string, string>>;
}

/** Marks what must be written by hand; the lint finds it. */
export const TO_DO = "TODO";

/** The clause of each topic's layer. It applies on nearly every board of the topic, and decides few of them. */
const CLAUSE_OF_TOPIC: Readonly<Record<string, string>> = {
  copy: "613.2a",
  control: "613.1b",
  text: "613.1c",
  type: "613.1d",
  color: "613.1e",
  abilities: "613.1f",
  "power-toughness": "613.4c",
  timestamps: "613.7a",
  dependency: "613.8a",
  players: "613.10",
  "game-rules": "613.11",
  "state-based": "704.3",
};

/** A scenario to complete: the cards enter, a check expects that they exist. Answers are worked out by hand. */
export function scenarioSkeleton(beginning: Beginning, schema: string | undefined): Scenario {
  const { id, topic, title, question, players, rulesets, pins } = beginning;
  const [first = "Ann"] = players;
  const cards = beginning.cards.map(({ card }) => card);
  const events = beginning.cards.map(({ card, player = first }, i) =>
    eventFor(card, numbered(cards, i), player, cards.slice(0, i)),
  );
  const objects = events.flatMap(broughtBy).map(({ id: object }) => object);
  const expected = Object.fromEntries(objects.map((object) => [object, { exists: true }]));
  return {
    ...(schema === undefined ? {} : { $schema: schema }),
    id,
    rev: 1,
    title: title ?? `${TO_DO}: what is the case, in a line`,
    question: question ?? `${TO_DO}: what does one have to work out?`,
    level: "must",
    rulesets: [...rulesets],
    cites: [{ clause: CLAUSE_OF_TOPIC[topic] ?? "613.1", role: "applies" }],
    players: [...players],
    ...(Object.keys(pins).length > 0 && { pins }),
    timeline: [...events, { kind: "check", id: "end", ...(objects.length === 0 ? {} : { expect: expected }) }],
    why: [],
    provenance: [],
  };
}

/** The number of the second object of a card; the first has the card's name. */
function numbered(cards: readonly Card[], place: number): string | undefined {
  const name = cards[place]?.name ?? "";
  const before = cards.slice(0, place).filter((card) => card.name === name).length;
  return before === 0 ? undefined : `${name} ${before + 1}`;
}

const SPELLS: readonly CardType[] = ["Instant", "Sorcery"];

function eventFor(card: Card, id: string | undefined, controller: string, before: readonly Card[]): ScenarioEvent {
  const { name, types, abilities = [] } = card;
  const common = { card: name, ...(id === undefined ? {} : { id }), controller };
  if (types.some((type) => SPELLS.includes(type))) {
    const spells = abilities.flatMap((entry) => (typeof entry === "object" && entry.kind === "spell" ? [entry] : []));
    const [spell] = spells;
    return {
      kind: "resolves",
      ...common,
      ...(spell !== undefined && spells.length > 1 ? { ability: spell.id } : {}),
      ...targetsToDo(spells),
    };
  }
  const host = hostFor(abilities, before);
  const choices = abilities.flatMap((entry) =>
    typeof entry === "object" && entry.kind === "asEnters" && entry.choose !== undefined ? [entry.choose] : [],
  );
  return {
    kind: "enters",
    ...common,
    ...(host === undefined ? {} : { attachedTo: host }),
    ...(choices.length === 0 ? {} : { choices: Object.fromEntries(choices.map((choice) => [choice, TO_DO])) }),
  };
}

/** As many targets as the spell asks for at least, to be written in. */
function targetsToDo(spells: readonly SpellAbility[]): Pick<ResolvesEvent, "targets"> {
  const [spell, ...others] = spells;
  const said = others.length === 0 ? spell?.targets : undefined;
  if (said === undefined) return speaksOfTarget(spells) ? { targets: [TO_DO] } : {};
  const [least] = boundsOfAll(aimsOf(said));
  return { targets: Array.from({ length: Math.max(least, 1) }, () => TO_DO) };
}

/** Whether an effect affects a target: the key of a selector, at any depth. */
function speaksOfTarget(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return value === "target";
  return Object.entries(value).some(([key, member]) => key === "target" || speaksOfTarget(member));
}

/** An Aura enters attached: to the last card before it of the required type, or to a placeholder. */
function hostFor(abilities: readonly AbilityEntry[], before: readonly Card[]): string | undefined {
  const enchant = abilities.find(
    (entry) => typeof entry === "object" && entry.kind === "keyword" && entry.keyword === "enchant",
  );
  if (typeof enchant !== "object" || enchant.kind !== "keyword") return undefined;
  const wanted = enchant.quality?.type;
  const place = before.findLastIndex(({ types }) => typeof wanted === "string" && types.includes(wanted));
  return place < 0 ? TO_DO : (numbered(before, place) ?? before[place]?.name);
}

/**
 * A card to be completed by hand: valid, and reported by the lint as unfinished. `known` is what is printed on it, with
 * the abilities that are understood.
 */
export function cardSkeleton(name: string, schema: string | undefined, known?: Card): Card {
  return {
    ...(schema === undefined ? {} : { $schema: schema }),
    ...(known === undefined || known.types.length === 0 ? { name, manaCost: null, types: ["Creature"] } : known),
    abilities: [
      ...(known?.abilities ?? []),
      {
        kind: "triggered",
        id: "to-do",
        when: `${TO_DO}: cost, types and size as printed; one ability a sentence, in the words of the schema`,
      },
    ],
  };
}
