import type { Card, EntersEvent, MovesEvent } from "../../rules/formats.gen.js";
import { type Reason, reason, said, type Said, unsaid } from "../reason.js";
import { castingReasons, enteringAnswers, keywordCost, ontoStack, spendingToCast, targetArgument } from "./casting.js";
import { cardOf, type Deed, reasonsOf, type Scene, seatOf } from "./deed.js";
import { own } from "../../rules/own.js";
import { javaString } from "./java.js";
import { NOTHING, spendingFor } from "./lands.js";
import { strangeness } from "./limits.js";
import { engineName } from "../traits.js";

/** A permanent that enters after the beginning: cast, or played as a land, in a main phase of its controller. */
export function playPermanent(event: EntersEvent, scene: Scene): Said<Deed> {
  const card = scene.known.get(event.card);
  const why = strangeness(event, card);
  if (card === undefined || why.length > 0) return unsaid(...why);
  const deed = played(event, card, scene);
  return deed.ok ? said({ ...deed.value, events: [event], fromHand: engineName(card) }) : deed;
}

/** A card that an event put into its owner's hand, and that is then played. */
export function playFromHand(event: MovesEvent, scene: Scene): Said<Deed> {
  const { kind: _, object, to: __, controller, ...rest } = event;
  const card = cardOf(scene, object);
  const owner = own(scene.before.objects, object)?.owner ?? "";
  const entering: EntersEvent = { kind: "enters", card: card?.name ?? "", id: object, controller: owner, ...rest };
  const why: Reason[] = strangeness(entering, card);
  if (controller !== undefined && controller !== owner) why.push(reason("owner", object));
  if (card === undefined || why.length > 0) return unsaid(...why);
  const deed = played(entering, card, scene);
  return deed.ok ? said({ ...deed.value, events: [event] }) : deed;
}

function played(entering: EntersEvent, card: Card, scene: Scene): Said<Omit<Deed, "events">> {
  const id = entering.id ?? entering.card;
  const seat = seatOf(scene, entering.controller);
  const why = castingReasons(scene);
  if (entering.tapped === true || entering.counters !== undefined) why.push(reason("event", id));
  const answers = enteringAnswers(entering, card, id, seat, scene.before);
  const isLand = card.types.includes("Land");
  const bestow = entering.attachedTo === undefined ? undefined : keywordCost(card, "bestow");
  const toCast = bestow === undefined ? spendingToCast(card, undefined, id) : spendingFor(bestow, 0, id);
  const spending = isLand ? said(NOTHING) : toCast;
  const target = enchanted(entering, card, bestow !== undefined, scene);
  why.push(...reasonsOf(answers, spending, target));
  if (why.length > 0 || !answers.ok || !spending.ok || !target.ok) return unsaid(...why);
  const name = javaString(`${engineName(card)}${bestow === undefined ? "" : " using bestow"}`);
  const lines = (at: string): string[] =>
    isLand
      ? [`playLand(${at}, ${seat}, ${name});`, ...answers.value]
      : ontoStack(at, seat, `castSpell(${at}, ${seat}, ${name}${target.value});`, answers.value);
  const speed = isLand ? "land" : "sorcery";
  return said({ seat, speed, lines, spending: spending.value, arrives: id, isCast: true });
}

/** What an Aura spell targets. Other attachments enter unattached. */
function enchanted(event: EntersEvent, card: Card, isBestowed: boolean, scene: Scene): Said<string> {
  const isAura = isBestowed || card.subtypes?.includes("Aura") === true;
  if (isAura !== (event.attachedTo !== undefined)) return unsaid(reason("attached", event.id ?? event.card));
  return event.attachedTo === undefined ? said("") : targetArgument([event.attachedTo], event.controller, scene);
}
