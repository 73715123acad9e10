import { broughtBy } from "../../events/brought.js";
import type { EntersEvent, Scenario, ScenarioEvent } from "../../rules/formats.gen.js";
import type { Timeline } from "../../timeline/run.js";
import type { PlacedCard, Position } from "./position.js";

/** The id of the check at the end of each timeline. */
export const LOADED = "loaded";

/** More attachments have too many possible orders. */
const MOST_ATTACHMENTS = 4;

/** The ways in which a game may load a position: attachments and graveyards in any order. undefined: too many ways. */
export function loadings(position: Position, scenario: Scenario): Timeline[] | undefined {
  const placed = position.players.flatMap((player) => player.cards.map((card) => ({ card, player: player.name })));
  const brought = new Map(scenario.timeline.flatMap(broughtBy).map(({ id, card }) => [id, card]));
  const attached = placed.filter(({ card }) => card.attachedTo !== undefined);
  if (attached.length > MOST_ATTACHMENTS) return undefined;
  const enter = (cards: typeof placed, withHost: boolean): ScenarioEvent[] =>
    cards.flatMap(({ card, player }) => entering(card, player, brought.get(card.id) ?? card.card, withHost));
  const permanents = placed.filter(({ card }) => card.zone === "battlefield");
  const elsewhere = enter(
    placed.filter(({ card }) => card.zone !== "battlefield"),
    false,
  );
  // An Aura enters attached, so its host must be there first, as in a scenario, though not always in a file.
  const listed = withHostsFirst(enter(permanents, true));
  const free = permanents.filter(({ card }) => card.attachedTo === undefined);
  const tails = orders(attached).map((order) => withHostsFirst(enter([...free, ...order], true)));
  const onBattlefield = [listed, ...(attached.length === 0 ? [] : tails)].filter((events) => events !== undefined);
  if (onBattlefield.length === 0) return undefined;
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
  const enters: EntersEvent = {
    kind: "enters",
    card: name,
    id: card.id,
    controller: player,
    ...(card.zone === "battlefield" ? {} : { zone: card.zone }),
    ...(card.tapped ? { tapped: true } : {}),
    ...(card.side === "Transformed" ? { back: true as const } : {}),
    ...(card.faceDown === undefined ? {} : { faceDown: card.faceDown }),
    ...(Object.keys(card.chosen).length === 0 ? {} : { choices: { ...card.chosen } }),
    ...(withHost && card.attachedTo !== undefined ? { attachedTo: card.attachedTo } : {}),
    ...(Object.keys(counters).length === 0 ? {} : { counters }),
  };
  return [
    enters,
    ...(card.side === "Flipped" ? [{ kind: "transform", object: card.id } satisfies ScenarioEvent] : []),
    ...(card.damage === 0 ? [] : [{ kind: "damage", to: card.id, amount: card.damage } satisfies ScenarioEvent]),
  ];
}

/** The same events; undefined if something is attached to a later permanent: it can not have entered in that order. */
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
