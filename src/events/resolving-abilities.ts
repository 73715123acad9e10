import { printedAbilities } from "../rules/ability.js";
import { isCalled, resolvingOf } from "../rules/keyword-resolving.js";
import type { Said } from "../rules/targets.js";
import type {
  Ability,
  ActivatesEvent,
  CreatedEffect,
  PutCounters,
  ResolvesEvent,
  Selector,
} from "../rules/formats.gen.js";
import { present } from "../rules/present.js";
import type { Names } from "./names.js";
import { resolvingAmong } from "./resolution.js";
import { aimsOfAll } from "./target-words.js";

/** What resolves, as far as its words go. */
export interface Resolving {
  readonly kind?: Ability["kind"];
  readonly effects?: readonly CreatedEffect[];
  readonly puts?: readonly PutCounters[];
  readonly targets?: Said;
  readonly cost?: string;
  readonly pairs?: true;
  readonly attaches?: Selector;
  readonly isKeyword?: true;
  /** What else happens, in words of a card's own. */
  readonly then?: string;
}

/**
 * What resolves, as it is written out: on the card, in the event, or, for what an object was given by others, wherever an
 * ability of that name is. Undefined if it is not known, as with an ability of a card that is missing.
 */
export function resolvingAbilities(
  { card, source, ability }: ResolvesEvent,
  names: Names,
): readonly Resolving[] | undefined {
  if (typeof ability === "object") return [ability];
  const itsCard = card === undefined ? names.objects.get(source ?? "") : names.card(card);
  if (itsCard === undefined) return undefined;
  const printed = resolvingAmong(printedAbilities(itsCard), ability).map((one) => resolvingOf(one));
  if (source === undefined) return ability !== undefined && printed.length === 0 ? undefined : [allTogether(printed)];
  const called = everyAbility(names).filter((one) => ability !== undefined && isCalled(one, ability));
  const others = called.map((one) => resolvingOf(one));
  if (printed.length > 0 && !names.lineage.hasOthers(source, itsCard)) return printed;
  const all = [...new Set([...printed, ...others])];
  return all.length === 0 ? undefined : all;
}

/** Every ability that cards, effects and events write out, whoever has it. */
export function everyAbility({ known }: Names): Ability[] {
  return [...known.spoken.abilities.values()].flat();
}

/** What is activated, as what will resolve. */
export function asResolving({ player, object, ability, targets }: Omit<ActivatesEvent, "x">): ResolvesEvent {
  return { kind: "resolves", source: object, ability, controller: player, ...present({ targets }) };
}

/** What a spell says, in however many abilities, is one resolution. */
function allTogether(abilities: readonly Resolving[]): Resolving {
  const told = abilities.flatMap(({ then }) => then ?? []);
  return {
    kind: abilities[0]?.kind ?? "spell",
    effects: abilities.flatMap(({ effects = [] }) => effects),
    puts: abilities.flatMap(({ puts = [] }) => puts),
    ...present({ targets: aimsOfAll(abilities) }),
    ...(told.length === 0 ? {} : { then: told.join(" ") }),
  };
}

/** The mana cost that gives X its value, if a spell resolves (CR 107.3a). */
export function costOfSpell({ card, ability }: ResolvesEvent, names: Names): string {
  const { manaCost, back, abilities = [] } = (card === undefined ? undefined : names.card(card)) ?? {};
  const keywords = abilities.map((entry) => (typeof entry === "object" && "cost" in entry ? (entry.cost ?? "") : ""));
  return typeof ability === "object" ? "" : [manaCost ?? "", back?.manaCost ?? "", ...keywords].join(" ");
}
