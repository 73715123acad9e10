import type { Card, CastsEvent, ResolvesEvent } from "../rules/formats.gen.js";
import { aimsOf, boundsOfAll, type Aim } from "../rules/targets.js";
import { isObject } from "../rules/json-object.js";
import { type Fault, faultAt } from "../faults/fault.js";
import type { Names } from "./names.js";
import type { Path } from "../faults/pointer.js";
import { nearest } from "../faults/nearest.js";
import { quote } from "../faults/quote.js";
import { nameOfResolving } from "./name-of-resolving.js";
import { type Resolving, resolvingAbilities } from "./resolving-abilities.js";
import { ANY, targetsAsked } from "./target-words.js";

/**
 * Targets that are missing, too few, too many, or named twice where they can't be. An effect without its target would fall
 * on nothing without a word, and so would a target that nothing speaks of. An empty list says that none was chosen, as with
 * "up to one target" (CR 115.6).
 */
export function targetCountFaults(event: ResolvesEvent, path: Path, names: Names): Fault[] {
  const abilities = resolvingAbilities(event, names);
  if (abilities === undefined || abilities.length === 0) return [];
  const found = abilities.map((ability) => {
    const faults = faultsOf(ability, event, path);
    return faults.length > 0 ? faults : kindFaults(ability, event, names, path);
  });
  // Where several abilities could be meant, one that all is right for is.
  return found.some((faults) => faults.length === 0) ? [] : (found[0] ?? []);
}

/** The same of a spell as it is cast, where its targets are said at all: a permanent spell may be an Aura, or mutate. */
export function spellTargetFaults(
  { player, targets, alternative, half }: CastsEvent,
  card: Card | undefined,
  path: Path,
  names: Names,
): Fault[] {
  if (targets === undefined) return [];
  const unknown = targets.flatMap((target, i) => names.targetFaults(target, [...path, "targets", i]));
  const resolves = card?.types.some((type) => type === "Instant" || type === "Sorcery") === true;
  // By overload or cleave it has other words, and a half has its own.
  if (unknown.length > 0 || card === undefined || !resolves || alternative !== undefined || half !== undefined)
    return unknown;
  return targetCountFaults({ kind: "resolves", card: card.name, controller: player, targets }, path, names);
}

function faultsOf(ability: Resolving, event: ResolvesEvent, path: Path): Fault[] {
  const { targets } = event;
  const what = nameOfResolving(event);
  const asked = targetsAsked(ability);
  if (targets === undefined)
    return asked.length === 0
      ? []
      : [
          faultAt(
            path,
            `${what} has a target, and none is named`,
            '"targets": the objects or players in their order; [] for none',
          ),
        ];
  const at = [...path, "targets"];
  const aims = ability.targets === undefined ? undefined : aimsOf(ability.targets);
  const uncounted = aims === undefined ? [] : countFaults(aims, targets, what, at);
  if (uncounted.length > 0) return uncounted;
  // What else happens is told in words, and may have targets of its own.
  const isTold = ability.then !== undefined && (asked.length === 0 || /target/i.test(ability.then));
  if (targets.length === 0 || isTold) return [];
  if (aims !== undefined) return aims.length > 1 ? [] : repeatedFaults(targets, what, at);
  if (asked.length === 0) return [faultAt(at, `${what} has no target`, "no `targets`")];
  const most = Math.max(...asked);
  if (most > targets.length)
    return [faultAt(at, `${what} speaks of ${most} targets, and ${targets.length} is named`, `${most} targets`)];
  if (!asked.includes(ANY)) {
    return targets.length > most
      ? [faultAt([...at, most], `${what} has ${most === 1 ? "one target" : `${most} targets`}, not ${targets.length}`)]
      : [];
  }
  // Targets that are told apart by their number are of several instances of the word, and may be the same.
  return most > ANY ? [] : repeatedFaults(targets, what, at);
}

/** CR 115.3. */
function repeatedFaults(targets: readonly string[], what: string, at: Path): Fault[] {
  const repeated = targets.findIndex((target, i) => targets.indexOf(target) < i);
  if (repeated < 0) return [];
  return [faultAt([...at, repeated], `${quote(targets[repeated] ?? "")} is a target of ${what} already (CR 115.3)`)];
}

/** A player where only objects are spoken of, or an object where only players are: nothing would happen to it. */
function kindFaults(ability: Resolving, event: ResolvesEvent, names: Names, path: Path): Fault[] {
  const { targets = [] } = event;
  const what = nameOfResolving(event);
  const isToldByCard = Array.isArray(ability.targets) && ability.targets.some((aim) => "is" in aim || "player" in aim);
  if (ability.then !== undefined || isToldByCard) return [];
  const spoken = { effects: ability.effects, puts: ability.puts, attaches: ability.attaches };
  const ofObjects = speaks(spoken, ({ key, word }) => key === "target" || word === "target");
  const ofPlayers = speaks(spoken, ({ word }) => word === "targetPlayer");
  if (ofObjects === ofPlayers) return [];
  return targets.flatMap((target, i) => {
    if (names.known.players.has(target) === names.objects.has(target) || names.objects.has(target) === ofObjects)
      return [];
    return [
      faultAt(
        [...path, "targets", i],
        `${quote(target)} is ${ofObjects ? "a player" : "an object"}, and ${what} does something to ${ofObjects ? "objects" : "players"} only`,
        ofObjects ? "an object" : "a player",
      ),
    ];
  });
}

function speaks(value: unknown, isIt: (said: { readonly key?: string; readonly word?: unknown }) => boolean): boolean {
  if (Array.isArray(value)) return value.some((item) => speaks(item, isIt));
  if (!isObject(value)) return isIt({ word: value });
  return Object.entries(value).some(([key, member]) => key !== "abilities" && (isIt({ key }) || speaks(member, isIt)));
}

/** As many as the card says (CR 115.1, 115.6). What has lost all its targets does not resolve (CR 608.2b). */
function countFaults(aims: readonly Aim[], targets: readonly string[], what: string, at: Path): Fault[] {
  const [least, most] = boundsOfAll(aims);
  if (targets.length >= least && targets.length <= most) return [];
  const number = least === most ? countWords(most) : `${least === 0 ? "up to " : `${least} to `}${countWords(most)}`;
  return [faultAt(at, `${what} has ${number}, not ${targets.length}`, number)];
}

function countWords(count: number): string {
  return count === 1 ? "one target" : `${count} targets`;
}

/** Only a target can become an illegal one. */
export function untargetedFaults({ targets = [], illegalTargets = [] }: ResolvesEvent, path: Path): Fault[] {
  return illegalTargets.flatMap((name, i) =>
    targets.includes(name)
      ? []
      : [
          faultAt(
            [...path, "illegalTargets", i],
            `${quote(name)} is not among the targets`,
            targets.length === 0 ? "no `illegalTargets`" : `one of ${targets.join(", ")}`,
            nearest(name, targets),
          ),
        ],
  );
}
