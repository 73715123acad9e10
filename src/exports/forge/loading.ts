import { broughtBy } from "../../events/brought.js";
import type { EntersEvent, Scenario, ScenarioEvent } from "../../rules/formats.gen.js";
import type { Timeline } from "../../timeline/run.js";
import type { PlacedCard, Position } from "./position.js";

/** The id of the check at the end of each timeline. */
export const LOADED = "loaded";

/** More attachments have too many possible orders. */
const MOST_ATTACHMENTS = 4;

/**
 * The ways in which a game may load a position: attachments come last in any order, with new timestamps or not; cards in
 * graveyards come before or after. undefined: too many ways.
 */
export function loadings(position: Position, scenario: Scenario): Timeline[] | undefined {
  const placed = position.players.flatMap((player) => player.cards.map((card) => ({ card, player: player.name })));
  const ids = new Map(placed.map(({ card }) => [card.object, enteredCard(card.object, scenario)]));
  const attached = placed.filter(({ card }) => card.attachedTo !== undefined);
  if (attached.length > MOST_ATTACHMENTS) return undefined;
  const enters =
    (withHost: boolean) =>
    (zone: "battlefield" | "elsewhere"): ScenarioEvent[] =>
      placed
        .filter(({ card }) => (card.zone === "battlefield") === (zone === "battlefield"))
        .flatMap(({ card, player }) => entering(card, player, ids.get(card.object) ?? card.card, withHost));
  // An Aura enters attached, so its host must be there first, as in a scenario, though not always in a file.
  const listed = withHostsFirst(enters(true)("battlefield"));
  const tails = orders(attached.map(({ card }) => card)).map((order) =>
    order.map((card): ScenarioEvent => ({ kind: "attach", object: card.object, to: card.attachedTo ?? "" })),
  );
  const elsewhere = enters(false)("elsewhere");
  const onBattlefield = [
    ...(listed === undefined ? [] : [listed]),
    ...(attached.length === 0 ? [] : tails.map((tail) => [...enters(false)("battlefield"), ...tail])),
  ];
  const makings =
    elsewhere.length === 0
      ? onBattlefield
      : onBattlefield.flatMap((events) => [
          [...elsewhere, ...events],
          [...events, ...elsewhere],
        ]);
  return makings.map((events) => ({
    players: position.players.map(({ name, life }) => ({ name, life })),
    ...(scenario.cards === undefined ? {} : { cards: scenario.cards }),
    timeline: [
      ...(position.active === position.players[0].name
        ? []
        : [{ kind: "turn", active: position.active } satisfies ScenarioEvent]),
      ...events,
      { kind: "check", id: `${LOADED}-before`, afterStateBasedActions: {} },
      { kind: "stateBased" },
      { kind: "check", id: LOADED },
    ],
  }));
}

function entering(card: PlacedCard, player: string, name: string, withHost: boolean): ScenarioEvent[] {
  const counters = Object.fromEntries(card.counters.map(({ kind, count }) => [kind, count]));
  const faceDown = FACE_DOWN[card.faceDown ?? "none"];
  const enters: EntersEvent = {
    kind: "enters",
    card: name,
    id: card.object,
    controller: player,
    ...(card.zone === "battlefield" ? {} : { zone: card.zone }),
    ...(card.tapped ? { tapped: true } : {}),
    ...(card.side === "Transformed" ? { back: true as const } : {}),
    ...(faceDown === undefined ? {} : { faceDown }),
    ...(Object.keys(card.chosen).length === 0 ? {} : { choices: { ...card.chosen } }),
    ...(withHost && card.attachedTo !== undefined ? { attachedTo: card.attachedTo } : {}),
    ...(Object.keys(counters).length === 0 ? {} : { counters }),
  };
  return [
    enters,
    ...(card.side === "Flipped" ? [{ kind: "transform", object: card.object } satisfies ScenarioEvent] : []),
    ...(card.damage === 0 ? [] : [{ kind: "damage", to: card.object, amount: card.damage } satisfies ScenarioEvent]),
  ];
}

const FACE_DOWN = {
  none: undefined,
  FaceDown: true,
  "FaceDown:Manifested": "manifest",
  "FaceDown:Cloaked": "cloak",
} as const;

/** The name of the card that an object is brought as. */
function enteredCard(id: string, { timeline }: Scenario): string {
  return timeline.flatMap(broughtBy).find((brought) => brought.id === id)?.card ?? id;
}

/** Undefined if something is attached to a later permanent: they can not have entered in that order. */
function withHostsFirst(events: readonly ScenarioEvent[]): ScenarioEvent[] | undefined {
  const there = new Set<string>();
  for (const event of events) {
    if (event.kind !== "enters") continue;
    if (event.attachedTo !== undefined && !there.has(event.attachedTo)) return undefined;
    there.add(event.id ?? event.card);
  }
  return [...events];
}

function orders<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, place) => orders(list.toSpliced(place, 1)).map((rest) => [first, ...rest]));
}
