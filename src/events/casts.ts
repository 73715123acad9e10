import { isKeyword } from "../rules/ability.js";
import { FACE_DOWN_COST, FACE_DOWN_KEYWORDS, madeBy } from "../rules/alternative-costs.js";
import type { AnnouncedCost } from "../rules/casting.js";
import { LAND } from "../rules/card-types.js";
import type { Card, CastsEvent } from "../rules/formats.gen.js";
import { present } from "../rules/present.js";
import type { ObjectView } from "../rules/object-view.js";
import { lockedIn } from "../resolver/costs.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import { targetsOf } from "./targets-of.js";
import { arrive } from "../table/enter.js";
import { type Fallible, type Fault, fault, faultAt } from "../faults/fault.js";
import { printedView } from "../table/printed.js";
import type { TableObject } from "../table/table-object.js";
import type { Table } from "../table/table.js";
import { changeZone } from "../table/zone-change.js";
import { BRINGS_NOTHING, controllerOf } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";
import { entranceFaults, linksFaults, partFaults } from "./entering.js";
import { comes } from "./example.js";
import { spellTargetFaults } from "./target-faults.js";
import { castingXFaults } from "./x-faults.js";
import { countDeed } from "../table/history.js";

const FREE = "without paying its mana cost";

/**
 * Casts a spell as far as its cost: the card goes on the stack (CR 601.2a), what bears on its cost is announced
 * (CR 601.2b), and the total cost is determined and locked in (CR 601.2f).
 */
export const casts: EventDeclaration<"casts"> = {
  ...BRINGS_NOTHING,
  brings: ({ card, id }) => (card === undefined ? [] : [{ id: id ?? card, card, as: "object" }]),
  about: ({ object }) => object,
  // A card that no event has brought becomes an object as it is cast.
  faults: (event, path, { names }) => {
    const { card, id, object, player } = event;
    const spell = card === undefined ? names.objects.get(object ?? "") : names.card(card);
    const more = [...names.playerFaults(player, [...path, "player"]), ...spellTargetFaults(event, spell, path, names)];
    if (card === undefined)
      return [
        ...(id === undefined ? [] : [faultAt([...path, "id"], "an object that is cast keeps its name", "no id")]),
        ...names.objectFaults(object, [...path, "object"]),
        ...partFaults(event, names.objects.get(object ?? ""), path),
        ...faceFaults(event, names.objects.get(object ?? ""), path),
        ...castingXFaults(event, names.objects.get(object ?? ""), path),
        ...linksFaults(event.links, object ?? "", path, names),
        ...more,
      ];
    return [
      ...entranceFaults({ card, ...present({ id }) }, path, names),
      ...names.cardFaults(card, [...path, "card"]),
      ...partFaults(event, names.card(card), path),
      ...faceFaults(event, names.card(card), path),
      ...castingXFaults(event, names.card(card), path),
      ...linksFaults(event.links, id ?? card, path, names, names.card(card)),
      ...more,
    ];
  },
  needs: {
    kind: ["costs", "other-zones"],
    player: [],
    card: [],
    id: [],
    object: [],
    x: [],
    targets: [],
    alternative: [{ needs: "double-faced", when: isTurning }],
    additional: [],
    faceDown: ["face-down"],
    back: ["double-faced"],
    half: ["split"],
    prototype: ["prototype"],
    links: ["linked"],
  },
  looks: () => true,
  timestampOf: ({ object }, table) => (object === undefined ? undefined : controllerOf(table, object)),
  example: ({ active, plain: [card], free }) => card && { kind: "casts", player: active, ...comes(card, free) },
  does: (event, { table, cards, pointer }) => {
    const player = table.player(event.player);
    if (player === undefined) return fault(`${pointer}/player`, `there is no player "${event.player}"`);
    const from = event.object === undefined ? undefined : table.find(event.object);
    // Flashback and the like are there where the card is cast from, whatever it loses on the way.
    const before = from === undefined ? undefined : table.resolve().final[from];
    const problem = putOnStack(table, event, from, player, cards, pointer);
    if (problem !== undefined) return problem;
    const place = table.objects.length - 1;
    const spell = table.at(place);
    const view = table.seenFrom(place, table.resolve()).view(place);
    if ((view.types & LAND) !== 0) return fault(pointer, `${spell.id} is a land, which nobody casts`);
    // Of a card that is cast with its back face up the front has the ability (CR 702.146a).
    const front = event.back === true || isTurning(event) ? printedView(spell.card, "front", player) : undefined;
    const announced = announcedCosts(event, spell, [before, view, front], pointer);
    if ("message" in announced) return announced;
    const targeted = targetsOf(table, event.targets, pointer);
    if ("message" in targeted) return targeted;
    const zone = from === undefined ? "hand" : table.at(from).zone;
    spell.casting = { from: zone, caster: player, x: event.x ?? 0, ...targeted, ...announced, locked: undefined };
    const made = madeBy(announced.alternative?.by ?? "");
    if (made?.kind === "state") spell.designations.set(made.state, spell.timestamp);
    const outcome = table.resolve();
    const cost = outcome.costs.get(place);
    const now = outcome.final[place] ?? view;
    countDeed(table, { what: "spells cast", player, object: place, view: now, amount: 1 });
    if (cost !== undefined) spell.casting = { ...spell.casting, locked: lockedIn(spell.id, now, cost) };
    return undefined;
  },
};

function putOnStack(
  table: Table,
  event: CastsEvent,
  from: number | undefined,
  controller: number,
  cards: (name: string) => Card | undefined,
  pointer: string,
): Fallible {
  const { faceDown, half, prototype, links } = event;
  const back = isTurning(event) ? true : event.back;
  const entering = present({ faceDown, back, half, prototype, links });
  if (event.card === undefined) {
    if (from === undefined)
      return fault(`${pointer}/object`, `there is no object "${event.object ?? ""}" at this point`);
    const { id, zone } = table.at(from);
    if (zone === "stack" || zone === "battlefield")
      return fault(`${pointer}/object`, `${id} can't be cast from the ${zone}`, "a card in another zone");
    return changeZone(table, from, "stack", controller, entering, pointer);
  }
  const card = cards(event.card);
  if (card === undefined) return fault(`${pointer}/card`, `there is no card "${event.card}"`);
  const id = event.id ?? event.card;
  if (table.find(id) !== undefined) return fault(pointer, `there is an object "${id}" already`, "an `id` of its own");
  return arrive(table, { id, card, owner: controller, controller, zone: "stack", token: false }, entering, pointer);
}

interface Announced {
  readonly alternative: AnnouncedCost | undefined;
  readonly additional: readonly AnnouncedCost[];
}

type Views = readonly (ObjectView | undefined)[];

/** A back face is cast only if the card is modal, or by an ability that says so. */
function faceFaults({ back, alternative }: CastsEvent, card: Card | undefined, path: Path): Fault[] {
  if (card === undefined) return [];
  const { name, layout } = card;
  if (back === true && layout !== "modal")
    return [
      faultAt(
        [...path, "back"],
        `the back face of ${quote(name)} can't be cast as such`,
        'a modal double-faced card (CR 712.11b), or an "alternative" such as disturb',
      ),
    ];
  if (madeBy(alternative ?? "")?.kind === "back" && card.back === undefined)
    return [faultAt([...path, "alternative"], `the card ${quote(name)} has no back face`)];
  return [];
}

/** Whether the cost that is paid casts the card with its back face up. */
function isTurning({ alternative }: CastsEvent): boolean {
  return madeBy(alternative ?? "")?.kind === "back";
}

function announcedCosts(
  event: CastsEvent,
  { id, faceDown }: TableObject,
  views: Views,
  pointer: string,
): Announced | Fault {
  const { additional = [] } = event;
  // CR 702.37c, 702.168b.
  const alternative = event.alternative ?? (faceDown === null ? undefined : FACE_DOWN_COST);
  if (alternative === FREE && (event.x ?? 0) > 0)
    return fault(`${pointer}/x`, `X is 0 for a spell cast ${FREE} (CR 107.3b)`, "no `x`");
  const other = alternative === undefined ? undefined : alternativeCost(alternative, id, views, pointer);
  if (other !== undefined && "message" in other) return other;
  const more = additional.map((entry, n) => additionalCost(entry, id, views, `${pointer}/additional/${n}`));
  const wrong = more.find((cost) => "message" in cost);
  return wrong ?? { alternative: other, additional: more.filter((cost) => "cost" in cost) };
}

/** CR 118.9. */
function alternativeCost(entry: string, id: string, views: Views, pointer: string): AnnouncedCost | Fault {
  if (entry === FREE) return { by: entry, cost: "{0}" };
  if (entry.startsWith("{")) return { by: entry, cost: entry };
  if (FACE_DOWN_KEYWORDS.includes(entry))
    return fault(
      `${pointer}/alternative`,
      `the ${entry} cost is for turning ${id} face up`,
      `"faceDown": true to cast it face down for ${FACE_DOWN_COST}`,
    );
  return keywordCost(entry, views) ?? noSuchCost(entry, id, `${pointer}/alternative`, `mana in braces, or "${FREE}"`);
}

/** CR 118.8: a keyword's cost, mana, or what the entry says in words. */
function additionalCost(entry: string, id: string, views: Views, pointer: string): AnnouncedCost | Fault {
  if (entry.startsWith("{") || /\s/.test(entry)) return { by: entry, cost: entry };
  return keywordCost(entry, views) ?? noSuchCost(entry, id, pointer, "mana in braces, or several words");
}

function noSuchCost(entry: string, id: string, pointer: string, or: string): Fault {
  return fault(pointer, `${id} has no ability "${entry}" with a cost`, `a keyword ability that it has, ${or}`);
}

function keywordCost(keyword: string, views: Views): AnnouncedCost | undefined {
  const [cost] = views
    .flatMap((view) => view?.abilities ?? [])
    .flatMap(({ ability }) => (isKeyword(ability, keyword) ? (ability.cost ?? []) : []));
  return cost === undefined ? undefined : { by: keyword, cost };
}
