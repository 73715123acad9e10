import type { Card, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { byCodeUnit } from "../../src/rules/text-order.js";
import { freshCheckId } from "./board.js";
import { freeName, playerNames, takenNames } from "./brought.js";
import { abilitiesOf, canMutate, canTurn, enchantedType, hasTwoFaces, isPlain, isPump, isUsual } from "./card-kinds.js";
import { type Situation, situationAt, type Standing } from "./standing.js";

type Kind = ScenarioEvent["kind"];
/** One type of event may have two kinds. */
type EventOf<K extends Kind, E = ScenarioEvent> = E extends { kind: infer Kinds }
  ? K extends Kinds
    ? E & { kind: K }
    : never
  : never;

/** An event to begin with. */
export interface EventTemplate {
  readonly kind: Kind;
  /** What happens, in a few words. */
  readonly label: string;
  /** Undefined if nothing on the board could do this now. */
  readonly event: ScenarioEvent | undefined;
}

/** What a template can speak of. */
interface Around extends Pick<Situation, "effects"> {
  readonly board: Scenario;
  readonly players: readonly string[];
  /** The player whose turn it is, and the one after. */
  readonly active: string;
  readonly next: string;
  /** Those on the battlefield, but for what is phased out. */
  readonly permanents: readonly Standing[];
  readonly phasedOut: readonly Standing[];
  readonly creatures: readonly Standing[];
  /** Cards to take where any will do: creatures without abilities, the usual size first. */
  readonly plain: readonly Card[];
  /** Instants that give a target creature power and toughness. */
  readonly pumps: readonly Card[];
  readonly mutating: readonly Card[];
  /** A name for a new object of a card. */
  readonly free: (card: string) => string;
}

type Templates = {
  readonly [K in Kind]: { readonly label: string; readonly make: (around: Around) => EventOf<K> | undefined };
};

/**
 * One template for every kind of event, in the order in which a menu would have them. `place` is that of the timeline
 * before which the event would stand; its end if left out.
 */
export function templatesFor(
  board: Scenario,
  cards: ReadonlyMap<string, Card>,
  place: number = board.timeline.length,
): EventTemplate[] {
  const around = aroundAt(board, cards, place);
  return (Object.keys(TEMPLATES) as Kind[]).map((kind) => ({
    kind,
    label: TEMPLATES[kind].label,
    event: TEMPLATES[kind].make(around),
  }));
}

function aroundAt(board: Scenario, cards: ReadonlyMap<string, Card>, place: number): Around {
  const { objects, effects, active } = situationAt(board, cards, place);
  const players = playerNames(board);
  const taken = takenNames(board);
  const there = objects.filter(({ zone }) => zone === "battlefield");
  const permanents = there.filter(({ phasedOut }) => !phasedOut);
  const all = [...cards.values()].sort((a, b) => byCodeUnit(a.name, b.name));
  return {
    board,
    players,
    active,
    next: players[(players.indexOf(active) + 1) % players.length] ?? active,
    permanents,
    phasedOut: there.filter(({ phasedOut }) => phasedOut),
    creatures: permanents.filter(({ card, faceDown }) => faceDown || card?.types.includes("Creature") === true),
    plain: all.filter(isPlain).sort((a, b) => Number(isUsual(b)) - Number(isUsual(a))),
    pumps: all.filter(isPump),
    mutating: all.filter(canMutate),
    effects,
    free: (card) => freeName(card, taken),
  };
}

/** The event of a new object, with a name where that of its card is taken. */
function comes(card: Card, { free }: Pick<Around, "free">): { readonly card: string; readonly id?: string } {
  const name = free(card.name);
  return { card: card.name, ...(name === card.name ? {} : { id: name }) };
}

const ATTACHABLE = ["Aura", "Equipment", "Fortification"];

/** What can be attached, and something else to attach it to. */
function attachment({ permanents, creatures }: Around): EventOf<"attach"> | undefined {
  for (const { id, card, attachedTo } of permanents.toReversed()) {
    if (card?.subtypes?.some((word) => ATTACHABLE.includes(word)) !== true) continue;
    const wanted = enchantedType(card);
    const hosts =
      wanted === undefined
        ? creatures
        : permanents.filter((each) => each.card?.types.some((type) => type === wanted) === true);
    const host = hosts.findLast((each) => each.id !== id && each.id !== attachedTo);
    if (host !== undefined) return { kind: "attach", object: id, to: host.id };
  }
  return undefined;
}

/** What to begin with where a card asks for a choice of this name as it enters. */
function chosen(name: string, { players, plain }: Pick<Around, "players" | "plain">): string | undefined {
  switch (name) {
    case "color":
      return "blue";
    case "creatureType":
      return "Goblin";
    case "basicLandType":
      return "Island";
    case "player":
      return players.at(-1);
    case "cardName":
      return plain[0]?.name;
    default:
      return undefined; // only the card knows
  }
}

function choice(around: Around): EventOf<"choose"> | undefined {
  for (const { id, card } of around.permanents.toReversed()) {
    const asked = (card === undefined ? [] : abilitiesOf(card)).flatMap((ability) =>
      ability.kind === "asEnters" ? (ability.choose ?? []) : [],
    );
    for (const name of asked) {
      const value = chosen(name, around);
      if (value !== undefined) return { kind: "choose", object: id, choices: { [name]: value } };
    }
  }
  return undefined;
}

function resolution({ active, creatures, pumps }: Around): EventOf<"resolves"> | undefined {
  const target = creatures.at(-1);
  if (target === undefined) return undefined;
  const [pump] = pumps;
  if (pump !== undefined) return { kind: "resolves", card: pump.name, controller: active, targets: [target.id] };
  const grows = { kind: "modifyPowerToughness" as const, power: 3, toughness: 3 };
  return {
    kind: "resolves",
    controller: active,
    ability: { effects: [{ affects: { target: true }, does: [grows], duration: "endOfTurn" }] },
    targets: [target.id],
  };
}

/** Two cards come at once; they need names that differ. */
function together({ active, next, plain, board }: Around): EventOf<"simultaneous"> | undefined {
  const [first, second = first] = plain;
  if (first === undefined || second === undefined) return undefined;
  const taken = takenNames(board);
  const events = [
    { card: first, controller: active },
    { card: second, controller: next },
  ].map(({ card, controller }): ScenarioEvent => {
    const named = comes(card, { free: (name) => freeName(name, taken) });
    taken.add(named.id ?? named.card);
    return { kind: "enters", ...named, controller };
  });
  return { kind: "simultaneous", events };
}

/** A kind of event without an entry does not compile. */
const TEMPLATES: Templates = {
  enters: {
    label: "A permanent enters",
    make: ({ active, plain: [card], free }) => card && { kind: "enters", ...comes(card, { free }), controller: active },
  },
  moves: {
    label: "An object goes to another zone",
    make: ({ permanents }) => about(permanents.at(-1), (object) => ({ kind: "moves", object, to: "graveyard" })),
  },
  casts: {
    label: "A player casts a spell",
    make: ({ active, plain: [card], free }) => card && { kind: "casts", player: active, ...comes(card, { free }) },
  },
  resolves: { label: "A spell or ability resolves", make: resolution },
  attach: { label: "Something becomes attached", make: attachment },
  unattach: {
    label: "Something becomes unattached",
    make: ({ permanents }) =>
      about(
        permanents.findLast(({ attachedTo }) => attachedTo !== undefined),
        (object) => ({ kind: "unattach", object }),
      ),
  },
  counters: {
    label: "Counters are put on or removed",
    make: ({ creatures }) => about(creatures.at(-1), (object) => ({ kind: "counters", object, add: { "+1/+1": 1 } })),
  },
  turnFaceUp: {
    label: "Something is turned face up",
    make: ({ permanents }) =>
      about(
        permanents.findLast(({ faceDown }) => faceDown),
        (object) => ({ kind: "turnFaceUp", object }),
      ),
  },
  turnFaceDown: {
    label: "Something is turned face down",
    make: ({ creatures }) =>
      about(
        creatures.findLast(({ faceDown, card }) => !faceDown && card !== undefined && !hasTwoFaces(card)),
        (object) => ({ kind: "turnFaceDown", object }),
      ),
  },
  transform: {
    label: "Something transforms",
    make: ({ permanents }) =>
      about(
        permanents.findLast(({ faceDown, card }) => !faceDown && card !== undefined && canTurn(card)),
        (object) => ({ kind: "transform", object }),
      ),
  },
  merges: {
    label: "A card merges with a permanent",
    make: ({ creatures, mutating, plain, free }) => {
      const [card = plain[0]] = mutating;
      return about(
        creatures.at(-1),
        (onto) => card && { kind: "merges", ...comes(card, { free }), onto, position: "top" },
      );
    },
  },
  sticker: {
    label: "A sticker is put on something",
    make: ({ creatures }) => about(creatures.at(-1), (object) => ({ kind: "sticker", object, abilities: ["flying"] })),
  },
  phaseOut: {
    label: "Something phases out",
    make: ({ permanents }) => about(permanents.at(-1), (object) => ({ kind: "phaseOut", objects: [object] })),
  },
  phaseIn: {
    label: "Something phases in",
    make: ({ phasedOut }) => about(phasedOut.at(-1), (object) => ({ kind: "phaseIn", objects: [object] })),
  },
  tap: {
    label: "Something becomes tapped",
    make: ({ permanents }) =>
      about(
        permanents.findLast(({ tapped }) => !tapped),
        (object) => ({ kind: "tap", object }),
      ),
  },
  untap: {
    label: "Something becomes untapped",
    make: ({ permanents }) =>
      about(
        permanents.findLast(({ tapped }) => tapped),
        (object) => ({ kind: "untap", object }),
      ),
  },
  designate: {
    label: "Something gets or loses a designation",
    make: ({ creatures }) =>
      about(creatures.at(-1), (object) => ({ kind: "designate", object, designation: "suspected" })),
  },
  choose: { label: "A choice is made for an object", make: choice },
  link: {
    label: "An object remembers another",
    make: ({ permanents }) =>
      about(permanents.at(-1), (object) =>
        about(permanents.at(-2), (other) => ({ kind: "link", object, as: "exiled", objects: [other] })),
      ),
  },
  player: {
    label: "A player's numbers change",
    make: ({ active }) => ({ kind: "player", player: active, life: 10 }),
  },
  damage: {
    label: "Damage is dealt",
    make: ({ creatures, next }) => ({ kind: "damage", to: creatures.at(-1)?.id ?? next, amount: 1 }),
  },
  turn: { label: "A new turn begins", make: ({ next }) => ({ kind: "turn", active: next }) },
  ends: {
    label: "An effect ends",
    make: ({ effects }) => {
      const effect = effects.at(-1);
      return effect === undefined ? undefined : { kind: "ends", effect };
    },
  },
  stateBased: { label: "State-based actions are performed", make: () => ({ kind: "stateBased" }) },
  simultaneous: { label: "Several things happen at once", make: together },
  check: {
    label: "A moment to look at",
    make: ({ board }) => ({ kind: "check", id: freshCheckId(board, "moment") }),
  },
};

function about<T>(object: Standing | undefined, make: (id: string) => T | undefined): T | undefined {
  return object === undefined ? undefined : make(object.id);
}
