import { BASIC_LAND_TYPES, SUBTYPES } from "../src/rules/subtypes.js";
import { namesOf } from "../src/rules/object-view.js";
import { manaCostFacts } from "../src/rules/mana.js";
import { colorNames } from "../src/rules/colors.js";
import type { Measure, Quantity, QuantityExpression, Reference } from "../src/rules/formats.gen.js";
import { countersOn, fitsAnywhere } from "./descriptions.js";
import { measureOf } from "./measures.js";
import { you } from "./players.js";
import type { Reader, Scene } from "./scene.js";
import { isThere, objectAt, type State } from "./state.js";
import { startingThing, type Thing } from "./thing.js";
import { chosen } from "./words.js";

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/** CR 107.1-3, 208.2a: a number as it is now; what can't be determined is 0. */
export function numberOf(read: Reader, scene: Scene, quantity: Quantity): number {
  if (typeof quantity === "number") return quantity;
  return (
    ofObject(read, scene, quantity) ??
    ofMany(read, scene, quantity) ??
    ofPlayers(read, scene, quantity) ??
    ofOthers(read, scene, quantity) ??
    0
  );
}

/** A number of one object. What the affected object itself has is held, where a trial asks (CR 613.8a). */
function measured(read: Reader, scene: Scene, place: number, measure: Measure): number | null {
  const { held, affected } = scene;
  const thing = held !== undefined && place === affected ? held : read.thing(scene, place);
  return measureOf(scene, place, thing, measure);
}

function ofReference(read: Reader, scene: Scene, reference: Reference, measure: Measure): number {
  return sum(read.refer(scene, reference).map((place) => measured(read, scene, place, measure) ?? 0));
}

function ofObject(read: Reader, scene: Scene, q: QuantityExpression): number | undefined {
  if (q.powerOf !== undefined) return ofReference(read, scene, q.powerOf, "power");
  if (q.toughnessOf !== undefined) return ofReference(read, scene, q.toughnessOf, "toughness");
  if (q.basePowerOf !== undefined) return ofReference(read, scene, q.basePowerOf, "basePower");
  if (q.baseToughnessOf !== undefined) return ofReference(read, scene, q.baseToughnessOf, "baseToughness");
  if (q.manaValueOf !== undefined) return ofReference(read, scene, q.manaValueOf, "manaValue");
  if (q.levelOf !== undefined)
    return sum(read.refer(scene, q.levelOf).map((place) => objectAt(scene.state, place).level));
  const { counter } = q;
  if (counter === undefined) return undefined;
  if (q.on !== undefined) return sum(read.refer(scene, q.on).map((place) => countersOn(scene, place, counter)));
  if (q.onEach !== undefined)
    return sum(read.select(scene, q.onEach).map((place) => countersOn(scene, place, counter)));
  if (q.onPlayer === undefined) return undefined;
  return sum(
    read.players(scene, q.onPlayer).map((player) => {
      const counters = scene.state.board.players[player]?.counters ?? new Map<string, number>();
      return counter === "any" ? sum([...counters.values()]) : (counters.get(counter) ?? 0);
    }),
  );
}

function ofMany(read: Reader, scene: Scene, q: QuantityExpression): number | undefined {
  if (q.count !== undefined) return read.select(scene, q.count).length;
  if (q.of !== undefined && q.thisTurn === undefined) {
    const measure = q.total ?? q.greatest ?? q.least;
    if (measure === undefined) return undefined;
    const all = read.select(scene, q.of).flatMap((place) => measured(read, scene, place, measure) ?? []);
    if (q.total !== undefined) return sum(all);
    if (all.length === 0) return 0;
    return q.greatest === undefined ? Math.min(...all) : Math.max(...all);
  }
  if (q.distinct !== undefined && q.among !== undefined) {
    const { distinct } = q;
    const found = read.select(scene, q.among).flatMap((place) => distinctOf(read, scene, place, distinct));
    return new Set(found).size;
  }
  if (q.devotion !== undefined) return devotion(scene, q.devotion);
  return undefined;
}

function distinctOf(
  read: Reader,
  scene: Scene,
  place: number,
  what: NonNullable<QuantityExpression["distinct"]>,
): readonly (string | number)[] {
  const thing = read.thing(scene, place);
  const subtypes = [...thing.subtypes];
  switch (what) {
    case "types":
      return [...thing.types];
    case "supertypes":
      return [...thing.supertypes];
    case "subtypes":
      return subtypes;
    case "colors":
      return [...thing.colors];
    case "landTypes":
      return subtypes.filter((word) => SUBTYPES.land.includes(word));
    case "basicLandTypes":
      return subtypes.filter((word) => (BASIC_LAND_TYPES as readonly string[]).includes(word));
    case "creatureTypes":
      return subtypes.filter((word) => SUBTYPES.creature.includes(word));
    case "names":
      return namesOf(thing);
    case "powers":
      return [measured(read, scene, place, "power") ?? []].flat();
    case "manaValues":
      return [measured(read, scene, place, "manaValue") ?? []].flat();
    case "manaCosts":
      return thing.manaCost === null ? [] : [thing.manaCost];
  }
}

/** CR 700.5: the mana symbols of these colors among the mana costs of permanents you control; each counts once. */
function devotion(scene: Scene, colors: NonNullable<QuantityExpression["devotion"]>): number {
  const { state } = scene;
  const me = you(scene);
  let count = 0;
  for (const [place, { zone }] of state.board.objects.entries()) {
    const thing = state.things[place];
    if (zone !== "battlefield" || !isThere(state, place) || thing?.controller !== me) continue;
    for (const symbol of manaCostFacts(thing?.manaCost ?? null).symbols)
      if (colorNames(symbol).some((color) => colors.includes(color))) count++;
  }
  return count;
}

function ofPlayers(read: Reader, scene: Scene, q: QuantityExpression): number | undefined {
  const { state } = scene;
  const each = (
    players: readonly number[],
    tell: (player: State["board"]["players"][number], place: number) => number,
  ): number =>
    sum(
      players.map((place) => (state.board.players[place] === undefined ? 0 : tell(state.board.players[place], place))),
    );
  if (q.players !== undefined) return read.players(scene, q.players).length;
  if (q.life !== undefined) return each(read.players(scene, q.life), ({ life }) => life);
  if (q.startingLife !== undefined)
    return each(read.players(scene, q.startingLife), ({ startingLife }) => startingLife);
  if (q.handSize !== undefined) {
    return each(read.players(scene, q.handSize), ({ hand }, place) => {
      const there = state.board.objects.filter(
        (object, at) => object.zone === "hand" && object.owner === place && isThere(state, at),
      );
      return hand + there.length;
    });
  }
  if (q.party !== undefined) return sum(read.players(scene, q.party).map((player) => partyOf(state, player)));
  return q.thisTurn === undefined ? undefined : doneThisTurn(read, scene, q);
}

/** How much of something has happened this turn: what events have done, and what was told before the first of them. */
function doneThisTurn(read: Reader, scene: Scene, { thisTurn = "", by, of }: QuantityExpression): number {
  const { board } = scene.state;
  const players = by === undefined ? [] : read.players(scene, by);
  let all = 0;
  if (of === undefined) for (const player of players) all += board.players[player]?.thisTurn.get(thisTurn) ?? 0;
  for (const deed of board.history) {
    if (deed.what !== thisTurn) continue;
    if (deed.player !== undefined && !players.includes(deed.player)) continue;
    if (of !== undefined && !wasSuch(read, scene, deed, of)) continue;
    all += deed.amount;
  }
  return all;
}

/** Whether the object of a deed was such an object then. */
function wasSuch(
  read: Reader,
  scene: Scene,
  { object, view }: State["board"]["history"][number],
  of: NonNullable<QuantityExpression["of"]>,
): boolean {
  if (object === undefined) return false;
  const things = scene.state.things.map((thing, place) =>
    place === object && view !== undefined ? startingThing(view) : thing,
  );
  return fitsAnywhere(read, { ...scene, state: { ...scene.state, things } }, object, of);
}

const PARTY = ["Cleric", "Rogue", "Warrior", "Wizard"];

/** CR 700.8a-b: as many creatures as can fill one part each. */
function partyOf(state: State, player: number): number {
  const creatures = state.board.objects.flatMap(({ zone }, place) => {
    const thing = state.things[place];
    const counts =
      zone === "battlefield" && isThere(state, place) && thing?.controller === player && thing.types.has("Creature");
    return counts ? [thing] : [];
  });
  const fill = (part: number, left: readonly Thing[]): number => {
    const word = PARTY[part];
    if (word === undefined) return 0;
    const without = fill(part + 1, left);
    const withOne = left
      .filter(({ subtypes }) => subtypes.has(word))
      .map(
        (each) =>
          1 +
          fill(
            part + 1,
            left.filter((other) => other !== each),
          ),
      );
    return Math.max(without, ...withOne);
  };
  return fill(0, creatures);
}

function ofOthers(read: Reader, scene: Scene, q: QuantityExpression): number | undefined {
  const all = (some: readonly Quantity[]): number[] => some.map((each) => read.number(scene, each));
  if (q.x !== undefined) return scene.speaker.context?.x ?? 0;
  if (q.sum !== undefined) return sum(all(q.sum));
  if (q.product !== undefined) return all(q.product).reduce((product, each) => product * each, 1);
  if (q.negative !== undefined) return -read.number(scene, q.negative);
  if (q.half !== undefined) return (q.round === "up" ? Math.ceil : Math.floor)(read.number(scene, q.half) / 2);
  if (q.atMostOf !== undefined) return Math.min(...all(q.atMostOf));
  if (q.atLeastOf !== undefined) return Math.max(...all(q.atLeastOf));
  if (q.if !== undefined) return read.number(scene, (read.holds(scene, q.if) ? q.then : q.else) ?? 0);
  if (q.chosen !== undefined) return Number(chosen(scene, q.chosen) ?? 0);
  if (q.timesPaid !== undefined) {
    const object = scene.state.board.objects[scene.speaker.source ?? -1];
    const cast = object?.casting ?? object?.wasCastAs;
    return [...(cast?.additional ?? []), ...(cast?.alternative === undefined ? [] : [cast.alternative])].filter(
      ({ by }) => by === q.timesPaid,
    ).length;
  }
  return undefined;
}
