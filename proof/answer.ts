import { label } from "../src/rules/ability.js";
import { playerName, objectName } from "../src/rules/board.js";
import type { Attachment, Board } from "../src/rules/board.js";
import type { CopiableValues, ResolvedObject } from "../src/rules/formats.gen.js";
import { linkedWith } from "../src/rules/linked.js";
import { kindsOfMana } from "../src/rules/mana.js";
import { withoutCreatureTypes } from "../src/rules/subtype-set.js";
import type { Proof } from "./resolve.js";
import { defenseOf, loyaltyOf, measureOf } from "./measures.js";
import type { Scene } from "./scene.js";
import { controllerOf, isThere, objectAt, thingAt, type State } from "./state.js";
import type { Thing } from "./thing.js";

/** What the second resolver says of an object, in the words of a resolution: what follows the layers is not among it. */
export type ProvenObject = Omit<ResolvedObject, "rules" | "attacks" | "blocks" | "damage">;

export function answer({ end, copiable }: Proof): { [object: string]: ProvenObject } {
  return Object.fromEntries(
    end.board.objects.flatMap(({ id }, place) =>
      isThere(end, place) ? [[id, tellObject(end, copiable, place)] as const] : [],
    ),
  );
}

function tellObject(end: State, copiable: State, place: number): ProvenObject {
  const thing = thingAt(end, place);
  const object = objectAt(end, place);
  const scene: Scene = { state: end, speaker: {} };
  const hasBase = end.rules.baseAfter !== undefined;
  return {
    ...tellThing(end, place, thing),
    manaValue: thing.manaValue,
    power: measureOf(scene, place, thing, "power"),
    toughness: measureOf(scene, place, thing, "toughness"),
    // CR 208.4b: base power and toughness are a notion of later texts.
    basePower: hasBase ? measureOf(scene, place, thing, "basePower") : null,
    baseToughness: hasBase ? measureOf(scene, place, thing, "baseToughness") : null,
    loyalty: loyaltyOf(scene, place, thing),
    defense: defenseOf(scene, place, thing),
    controller: playerName(end.board, controllerOf(end, place)),
    owner: playerName(end.board, object.owner),
    zone: object.zone,
    faceDown: object.faceDown,
    tapped: object.tapped,
    attachedTo: hostName(end.board, object.attachedTo),
    counters: Object.fromEntries([...object.counters].map(([kind, { count }]) => [kind, count])),
    ...(object.token ? { token: true } : {}),
    tapsFor: tapsFor(thing),
    copiable: tellCopiable(copiable, place),
  };
}

function hostName(board: Board, host: Attachment | null): string | null {
  if (host === null) return null;
  return host.kind === "object" ? objectName(board, host.object) : playerName(board, host.player);
}

function tellCopiable(copiable: State, place: number): CopiableValues {
  const thing = thingAt(copiable, place);
  const scene: Scene = { state: copiable, speaker: {} };
  const isBare = thing.types.has("Creature");
  return {
    ...tellThing(copiable, place, thing),
    power: isBare ? measureOf(scene, place, thing, "power") : thing.power,
    toughness: isBare ? measureOf(scene, place, thing, "toughness") : thing.toughness,
  };
}

type Told = Omit<CopiableValues, "power" | "toughness">;

function tellThing(state: State, place: number, thing: Thing): Told {
  return {
    name: thing.name,
    manaCost: thing.manaCost,
    colors: [...thing.colors].sort(),
    supertypes: [...thing.supertypes].sort(),
    types: [...thing.types].sort(),
    subtypes: withoutCreatureTypes([...thing.subtypes]).sort(),
    abilities: thing.abilities.map((instance) => tellAbility(state, place, instance)).sort(),
  };
}

function tellAbility(state: State, place: number, { ability, key }: Thing["abilities"][number]): string {
  return label(ability, linkedWith(objectAt(state, place).choices, key, place));
}

/** CR 305.6, 605.1a: the mana that its mana abilities can make. */
function tapsFor({ abilities }: Thing): ProvenObject["tapsFor"] {
  const made = abilities.flatMap(({ ability }) =>
    ability.kind === "mana" ? ability.produces.flatMap(kindsOfMana) : [],
  );
  return (["W", "U", "B", "R", "G", "C"] as const).filter((kind) => made.includes(kind));
}
