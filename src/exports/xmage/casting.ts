import type { Card, Choices, EntersEvent, Resolution, ResolvesEvent } from "../../rules/formats.gen.js";
import { isPlainName } from "../gate.js";
import { type Reason, reason, said, type Said, unsaid } from "../reason.js";
import { abilitiesOf, asEntersOf, hasPart, keywordsIn } from "../traits.js";
import { javaString } from "./java.js";
import { type Spending, spendingFor } from "./lands.js";
import type { Scene } from "./deed.js";
import type { Seat } from "./script.js";
import { own } from "../../rules/own.js";

/** What casting a card or activating an ability requires, and what prevents it. */

/** Keywords that ask a player something as the spell is cast, or change its cost. */
const ASKING: ReadonlySet<string> = new Set(
  `affinity assist bargain buyback casualty conspire convoke delve dash emerge entwine escalate evoke fuse improvise kicker
  multikicker offspring overload replicate retrace spectacle splice surge undaunted`.split(/\s+/),
);

/** Rules of the game (CR 613.11) under which a player can not cast, play or activate as usual. */
const RESTRICTING = /cast|cant-be-played|cant-play|cant-enter|activate-but|spells-each-turn/;

/** What may prevent casting anything on this board. */
export function castingReasons({ known, before }: Scene): Reason[] {
  const costly = [...known.values()].filter((card) => hasPart(card, "changeCost")).map(({ name }) => name);
  const barred = before.gameRules.filter(({ rule }) => RESTRICTING.test(rule)).map(({ effect }) => effect);
  return [...costly, ...barred].map((about) => reason("cost-change", about));
}

/** The cost to cast a card from hand; a land costs nothing. */
export function spendingToCast(card: Card, x: number | undefined, about: string): Said<Spending> {
  const cost = card.manaCost ?? undefined;
  if (cost === undefined) return unsaid(reason("mana", about));
  if (cost.includes("{X}") !== (x !== undefined)) return unsaid(reason("casting-choice", about));
  const asking = abilitiesOf(card).some((ability) => ability.kind === "keyword" && ASKING.has(ability.keyword));
  if (asking) return unsaid(reason("casting-choice", about));
  if (card.layout === "split" || card.layout === "room") return unsaid(reason("card-form", about));
  return spendingFor(cost, x ?? 0, about);
}

/** The permanent's name, or why it can not be named: two have its name, or it has none. */
export function permanentName(object: string, { objects }: Resolution): Said<string> {
  const found = own(objects, object);
  if (found === undefined || found.zone !== "battlefield") return unsaid(reason("event", object));
  if (found.name === null || found.faceDown) return unsaid(reason("nameless", object));
  const same = Object.values(objects).filter(({ zone, name }) => zone === "battlefield" && name === found.name);
  return same.length === 1 ? said(found.name) : unsaid(reason("same-name", found.name));
}

/** Targets as the last argument of a command: none, a player, or permanents by name. */
export function targetArgument(targets: readonly string[], caster: string, { before, seats }: Scene): Said<string> {
  if (targets.length === 0) return said("");
  const [first = "", ...others] = targets;
  const seat = seats.get(first);
  if (seat !== undefined && others.length === 0) return said(`, ${seat}`);
  const names: string[] = [];
  for (const target of targets) {
    if (seats.has(target)) return unsaid(reason("casting-choice", target));
    const name = permanentName(target, before);
    if (!name.ok) return name;
    const object = before.objects[target];
    // CR 702.21a: a player would be asked to pay.
    if (object?.controller !== caster && object?.abilities.some((ability) => ability.startsWith("ward")))
      return unsaid(reason("cost-change", target));
    names.push(name.value);
  }
  return said(`, ${javaString(names.join("^"))}`);
}

/** The answers to the choices for a permanent as it enters: first what to copy, then the others. */
export function enteringAnswers(
  event: Pick<EntersEvent, "choices" | "copyOf">,
  card: Card,
  about: string,
  seat: Seat,
  resolution: Resolution,
): Said<string[]> {
  const lines: string[] = [];
  if (event.copyOf !== undefined) {
    if (!asEntersOf(card).some((ability) => ability.copy !== undefined)) return unsaid(reason("copy", about));
    const name = permanentName(event.copyOf, resolution);
    if (!name.ok) return name;
    lines.push(`setChoice(${seat}, true);`, `setChoice(${seat}, ${javaString(name.value)});`);
  }
  const chosen = choiceLines(event.choices ?? {}, seat, about);
  return chosen.ok ? said([...lines, ...chosen.value]) : chosen;
}

/** The kinds of choices that can be answered in words. */
const CHOSEN_IN_WORDS: ReadonlySet<string> = new Set(["color", "creatureType", "basicLandType", "cardName"]);

function choiceLines(choices: Choices, seat: Seat, about: string): Said<string[]> {
  const lines: string[] = [];
  for (const [name, value] of Object.entries(choices)) {
    const kind = name.slice(name.lastIndexOf("/") + 1);
    if (typeof value !== "string" || !isPlainName(value) || !CHOSEN_IN_WORDS.has(kind))
      return unsaid(reason("choice", about));
    const word = kind === "color" ? `${value.slice(0, 1).toUpperCase()}${value.slice(1)}` : value;
    lines.push(`setChoice(${seat}, ${javaString(word)});`);
  }
  return said(lines);
}

/** Other instructions that leave no mark on a board, in the card's words: drawing, or a remark on targets. */
const HARMLESS = /^(?:(?:its caster|you) )?draws?(?: a card| one)?$|^the (?:second|target|first)\b.* is (?:an?|no) /;

/** Why an engine would do more than create the continuous effects. */
export function moreThanEffects(then: string | undefined, about: string): Reason[] {
  return then === undefined || HARMLESS.test(then) ? [] : [reason("does-more", about)];
}

/** Whether something is chosen as it resolves. */
export function isChosenFor({ choices, chosenObjects, illegalTargets }: ResolvesEvent): boolean {
  return (choices ?? chosenObjects ?? illegalTargets) !== undefined;
}

/** Why the resolving ability of an instant or sorcery can not be scripted. */
export function spellReasons(event: ResolvesEvent, card: Card, about: string): Reason[] {
  const spells = abilitiesOf(card).filter((ability) => ability.kind === "spell");
  const why: Reason[] = [];
  if (!card.types.includes("Instant") && !card.types.includes("Sorcery")) why.push(reason("card-form", about));
  if (spells.length !== 1 || isChosenFor(event)) why.push(reason("casting-choice", about));
  for (const { first, then } of spells) why.push(...moreThanEffects(first ?? then, about));
  return why;
}

/** The cost of a printed keyword ability, such as equip. */
export function keywordCost(card: Card | undefined, keyword: string): string | undefined {
  const found = card && abilitiesOf(card).find((ability) => ability.kind === "keyword" && ability.keyword === keyword);
  return found !== undefined && "cost" in found ? found.cost : undefined;
}

/** The lines of Java that put a spell or ability onto the stack, answer what it asks, and let it resolve. */
export function ontoStack(at: string, seat: Seat, command: string, answers: readonly string[] = []): string[] {
  return [command, ...answers, `waitStackResolved(${at}, ${seat}, false);`];
}

/** Whether keywords alone may do something at an upkeep, a draw step, or as something enters. */
export function hasActingKeyword(card: Card): boolean {
  const found = keywordsIn(card.abilities);
  return [...ACTING].some((keyword) => found.has(keyword));
}

const ACTING: ReadonlySet<string> = new Set(
  `amplify backup bloodthirst champion cumulative-upkeep devour echo evolve exploit fabricate fading graft haunt hideaway
  impending modular phasing ravenous riot soulbond sunburst suspend tribute unleash vanishing cascade storm`
    .split(/\s+/)
    .map((word) => word.replace("-", " ")),
);
