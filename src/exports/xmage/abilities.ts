import type { Ability, AttachEvent, Card, ResolvesEvent, ScenarioEvent } from "../../rules/formats.gen.js";
import { type Reason, reason, reasonsOf, said, type Said, unsaid } from "../reason.js";
import { abilitiesOf, engineName } from "../traits.js";
import {
  castingReasons,
  isChosenFor,
  keywordCost,
  moreThanEffects,
  ontoStack,
  spellReasons,
  spendingToCast,
  targetArgument,
} from "./casting.js";
import { type Deed, type Scene, seatOf } from "./deed.js";
import { own } from "../../rules/own.js";
import { javaString } from "./java.js";
import { spendingFor } from "./lands.js";

/** Instants and sorceries, and activated abilities. */

export function castInstantOrSorcery(event: ResolvesEvent, cardName: string, scene: Scene): Said<Deed> {
  const card = scene.known.get(cardName);
  if (card === undefined) return unsaid(reason("made-up-card", cardName));
  const why = [...spellReasons(event, card, cardName), ...castingReasons(scene)];
  if (Object.values(scene.before.objects).some(({ zone }) => zone === "stack")) why.push(reason("spell", cardName));
  const spending = spendingToCast(card, event.x, cardName);
  const target = targetArgument(event.targets ?? [], event.controller, scene);
  why.push(...reasonsOf(spending, target));
  if (why.length > 0 || !spending.ok || !target.ok) return unsaid(...why);
  const seat = seatOf(scene, event.controller);
  const name = engineName(card);
  // Afterwards the card is in the graveyard, where others may count it.
  const done: ScenarioEvent = {
    kind: "enters",
    card: cardName,
    id: `${event.id ?? cardName}, cast`,
    controller: event.controller,
    zone: "graveyard",
  };
  return said({
    seat,
    speed: card.types.includes("Sorcery") ? "sorcery" : "instant",
    lines: (at) =>
      ontoStack(at, seat, `castSpell(${at}, ${seat}, ${javaString(name)}${target.value});`, xLines(event, seat)),
    events: [event, done],
    spending: spending.value,
    fromHand: name,
    isCast: true,
  });
}

function xLines({ x }: ResolvesEvent, seat: string): string[] {
  return x === undefined ? [] : [`setChoice(${seat}, ${javaString(`X=${x}`)});`];
}

interface Printed {
  readonly card: Card;
  readonly ability: Ability;
}

/** An activated ability, identified by its cost, with which its text begins. */
export function activate(event: ResolvesEvent, scene: Scene): Said<Deed> {
  const { known } = scene;
  const source = event.source ?? "";
  const found = own(scene.before.objects, source);
  const all: Printed[] = [...known.values()].flatMap((card) => abilitiesOf(card).map((ability) => ({ card, ability })));
  const named = all.filter(({ ability }) => "id" in ability && ability.id === event.ability);
  const ability = named.length === 1 ? named[0]?.ability : undefined;
  if (ability?.kind === "triggered") return unsaid(reason("trigger", source));
  if (ability?.kind !== "activated" || found?.zone !== "battlefield" || found.controller !== event.controller)
    return unsaid(reason("activated-ability", source));
  const { cost = "" } = ability;
  const mana = /^((?:\{[^}T]+\})+)(?:, \{T\})?$/.exec(cost)?.[1];
  const why: Reason[] = [...moreThanEffects(ability.then, source), ...castingReasons(scene)];
  const isSick = cost.includes("{T}") && found.types.includes("Creature") && scene.arrived.has(source);
  if (mana === undefined || isSick || !isAlone(ability, all, scene)) why.push(reason("activated-ability", source));
  if (isChosenFor(event) || cost.includes("{X}") !== (event.x !== undefined))
    why.push(reason("casting-choice", source));
  const spending = spendingFor(mana ?? "", event.x ?? 0, source);
  const target = targetArgument(event.targets ?? [], event.controller, scene);
  why.push(...reasonsOf(spending, target));
  if (why.length > 0 || !spending.ok || !target.ok) return unsaid(...why);
  const seat = seatOf(scene, event.controller);
  const tapped: ScenarioEvent[] = cost.includes("{T}") ? [{ kind: "tap", object: source }] : [];
  return said({
    seat,
    speed: "instant",
    lines: (at) => {
      const command = `activateAbility(${at}, ${seat}, ${javaString(`${cost}: `)}${target.value});`;
      return ontoStack(at, seat, command, xLines(event, seat));
    },
    events: [...tapped, event],
    spending: spending.value,
  });
}

/** Whether no other ability has this cost, and no second permanent this ability. */
function isAlone(
  ability: Extract<Ability, { kind: "activated" }>,
  all: readonly Printed[],
  { before }: Scene,
): boolean {
  const rivals = all.filter((each) => each.ability.kind === "activated" && each.ability.cost === ability.cost);
  const owners = Object.values(before.objects).filter(
    ({ zone, abilities }) => zone === "battlefield" && abilities.includes(ability.id),
  );
  return rivals.length === 1 && owners.length === 1;
}

/** An Equipment that its controller attaches by its equip ability, the only one there. */
export function equip(event: AttachEvent, scene: Scene): Said<Deed> {
  const { known, before } = scene;
  const found = own(before.objects, event.object);
  const host = own(before.objects, event.to);
  const card = [...known.values()].find(({ name }) => name === found?.name);
  const cost = keywordCost(card, "equip");
  const equipping = Object.values(before.objects).filter(
    ({ zone, abilities }) => zone === "battlefield" && abilities.some((ability) => ability.startsWith("equip ")),
  );
  const isUsual =
    found !== undefined &&
    cost !== undefined &&
    found.abilities.includes(`equip ${cost}`) &&
    found.controller === host?.controller &&
    host.types.includes("Creature") &&
    equipping.length === 1;
  if (!isUsual) return unsaid(reason("attached", event.object));
  const why = castingReasons(scene);
  const spending = spendingFor(cost, 0, event.object);
  const target = targetArgument([event.to], found.controller, scene);
  why.push(...reasonsOf(spending, target));
  if (why.length > 0 || !spending.ok || !target.ok) return unsaid(...why);
  const seat = seatOf(scene, found.controller);
  return said({
    seat,
    speed: "sorcery",
    lines: (at) => ontoStack(at, seat, `activateAbility(${at}, ${seat}, "Equip"${target.value});`),
    events: [event],
    spending: spending.value,
  });
}
