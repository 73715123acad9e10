import { SADDLED } from "../rules/designations.js";
import { contextOf, type BoardEffect, type BoardFact, type BoardObject } from "../rules/board.js";
import type { Casting } from "../rules/casting.js";
import type { FaceDown } from "../rules/formats.gen.js";
import { revised, type ObjectView } from "../rules/object-view.js";
import type { Ruleset } from "../rules/ruleset.js";
import type { ByBatch } from "../rules/linked.js";
import { baseOf, hasStatus, isExiledFaceDown, isNamedBySubtypes, isToken, isTransformed } from "./base.js";
import { faceDownView, withoutCharacteristics } from "./printed.js";
import type { Linked, TableObject } from "./table-object.js";
import { startClausesOf } from "./start-clauses.js";

const NOTHING_LINKED: ByBatch<never> = new Map();

/** CR 202.3e: on the stack X is what was announced. */
function withX(view: ObjectView, casting: Casting | undefined): ObjectView {
  const symbols = casting === undefined || casting.x === 0 ? 0 : (view.manaCost?.split("{X}").length ?? 1) - 1;
  if (casting === undefined || symbols === 0) return view;
  return revised(view, (draft) => void (draft.manaValue = view.manaValue + symbols * casting.x));
}

/** CR 202.3e for a mana value with X; CR 120.3e, 120.6 for damage that is marked and stays so. */
function clausesOfNow(object: TableObject): string[] {
  return [
    ...(object.card.manaCost?.includes("{X}") === true && object.faceDown === null ? ["202.3e"] : []),
    ...(object.damage > 0 && !object.gone ? ["120.6", "120.3e"] : []),
  ];
}

/** What has ended may have begun again: then it is so (CR 702.171b). */
function factsThatHold({ startFacts, designations }: TableObject): readonly BoardFact[] {
  return designations.has(SADDLED) ? startFacts.filter(({ over }) => over !== true) : startFacts;
}

/** What a token is called that nothing names (CR 111.4), and whether a merged permanent is a token (CR 730.2d). */
function factsOfNow(object: TableObject, rules: Pick<Ruleset, "policy" | "practice">): BoardFact[] {
  const { name } = baseOf(object, rules);
  return [
    ...(isNamedBySubtypes(object) && !object.isCreatedAsCopy && name !== null ? [{ clause: "111.4", name }] : []),
    ...(object.components.length > 0 ? [{ clause: "730.2d", token: isToken(object) }] : []),
  ];
}

/** An object as a resolution starts from it. */
export function boardObject(object: TableObject, rules: Pick<Ruleset, "policy" | "practice">): BoardObject {
  const { id, owner, zone, timestamp, timestampClauses, tapped, gone, attachedTo, level, casting, pair } = object;
  const { wasCastAs, combat } = object;
  const { arrivedAt, damage, deathtouched, worldSince, phasedInAt } = object;
  // Each by its name, also what is not there: objects of one shape are several times as fast, and boards are made after every event.
  return {
    id,
    owner,
    zone,
    timestamp,
    timestampClauses,
    tapped,
    gone,
    attachedTo,
    level,
    arrivedAt,
    damage,
    deathtouched,
    worldSince,
    phasedInAt,
    token: isToken(object),
    startClauses: [...startClausesOf(object, rules.policy), ...clausesOfNow(object)],
    startFacts: [...factsThatHold(object), ...factsOfNow(object, rules)],
    base: (gone ? object.lastKnown : undefined) ?? withX(startOf(object, rules), casting),
    casting,
    activated: object.activated.size === 0 ? undefined : new Map(object.activated),
    wasCastAs,
    attacks: combat?.attacks,
    blocks: combat === undefined || combat.blocks.length === 0 ? undefined : combat.blocks,
    pairedWith: pair?.other,
    faceDown: object.faceDown !== null,
    transformed: isTransformed(object) ? true : undefined,
    phasedOut: object.phasedOut || gone,
    counters: new Map(object.counters),
    choices: frozen(object.choices),
    links: frozen(object.links),
    voidChoices: object.voidChoices.length === 0 ? undefined : [...object.voidChoices],
    designations: new Map(object.designations),
    waiting: new Set(object.waiting),
    copies: new Map(object.copies),
  };
}

/** What the layers start from: nothing where a card is exiled face down (CR 406.3a). */
function startOf(object: TableObject, rules: Pick<Ruleset, "policy" | "practice">): ObjectView {
  return isExiledFaceDown(object) ? withoutCharacteristics(object.controller) : baseOf(object, rules);
}

/** CR 708.2a, or what manifesting, cloaking and disguise say of it. */
function clausesOfFaceDown(how: FaceDown): string[] {
  if (how === "cloak") return ["708.2a", "701.58a"];
  return how === "disguise" ? ["708.2a", "702.168a"] : ["708.2a"];
}

/** Whether it entered the battlefield face down (CR 708.3); a spell on the stack did not, and what was turned later did not. */
function enteredSo({ timestampClauses }: TableObject): boolean {
  return timestampClauses.includes("613.7d");
}

/** CR 613.2b: the status makes a layer 1b effect with the object's timestamp. */
export function faceDownEffect(object: TableObject, place: number, { policy, practice }: Ruleset): BoardEffect[] {
  if (object.faceDown === null || object.gone || !hasStatus(object.zone)) return [];
  const how = practice.faceDownIs(object.faceDown);
  return [
    {
      name: { kind: "event", object: object.id, event: "face-down" },
      key: `f${place}`,
      timestamp: object.timestamp,
      clauses: [
        ...clausesOfFaceDown(how),
        ...(object.zone === "stack" ? ["708.4"] : enteredSo(object) ? ["708.3"] : []),
        ...object.timestampClauses.filter((clause) => clause === "613.7f"),
      ],
      objects: [place],
      parts: [{ kind: "faceDown", values: faceDownView(how, policy) }],
      context: contextOf(object.controller, place),
    },
  ];
}

/** What was chosen or remembered as a board keeps it. */
function frozen<T>(linked: Linked<T>): ByBatch<T> {
  return linked.size === 0 ? NOTHING_LINKED : new Map([...linked].map(([batch, names]) => [batch, new Map(names)]));
}
