import type { CopyExceptions } from "../rules/formats.gen.js";
import { BESTOWED } from "../rules/designations.js";
import { selected } from "../resolver/query/queries.js";
import type { Outcome } from "../resolver/resolve.js";
import { copyPart, keptAbility } from "./bind.js";
import { arrivalClauses, asEntersAbilities, type When } from "./as-enters-abilities.js";
import { createdAsCopy } from "./copied-values.js";
import { settledExceptions } from "./copy-exceptions.js";
import { byKind, putCounters } from "./counters.js";
import { fault, type Fallible } from "../faults/fault.js";
import { ofCasting } from "./states-of-casting.js";
import { showsBack } from "./start-clauses.js";
import { startsWith } from "./start-facts.js";
import type { Table } from "./table.js";
import type { Entering } from "./entering.js";
import { addEventEffect } from "./event-effect.js";
import { lookAhead } from "./look-ahead.js";

/**
 * Becomes a copy as it enters or is turned face up: as a token so created, by its own ability, or by another's; only if
 * that ability is there as it would enter (CR 614.12, 707.5).
 */
export function becomeCopyOnArrival(
  table: Table,
  place: number,
  when: When,
  { copyOf: of, except }: Pick<Entering, "copyOf" | "except">,
  pointer: string,
): Fallible {
  const object = table.at(place);
  // A token that is created as a copy of the card that it is called by, which no object of the game has to be.
  if (of === undefined) return except === undefined ? undefined : becomeCopyOfCard(table, place, except, pointer);
  const original = table.findMeant(of);
  if (original === undefined || original === place)
    return fault(`${pointer}/copyOf`, `there is no object "${of}" to be a copy of`);
  const outcome = lookAhead(table, place);
  const entersNow = object.zone === "battlefield";
  const looksAhead = when === "enters" && entersNow;
  const asking = entersNow ? asEntersAbilities(table, place, when) : [];
  const own = asking.find(({ ability }) => ability.copy !== undefined)?.ability;
  if (own === undefined && !object.token && except === undefined && !makesCopies(table, outcome, original, place)) {
    object.voidChoices.push({ choice: "copyOf", value: of });
    if (looksAhead) startsWith(object, { clause: "614.12", found: ["nothing"] });
    return undefined;
  }
  // What creates a token as a copy says what it is from the start (CR 111.3, 707.5): nothing changes how it enters.
  const isCreated = object.token && own === undefined;
  if (looksAhead && !isCreated) startsWith(object, { clause: "614.12", found: ["asCopy"] });
  // One that has left at the same time is not looked at again.
  if (own?.copy !== undefined && except === undefined && !table.at(original).gone) {
    const from = asking.find(({ ability }) => ability === own)?.key;
    if (!selected(own.copy.of, table.seenFrom(place, outcome, from)).includes(original))
      return fault(
        `${pointer}/copyOf`,
        `${object.id} does not become a copy of ${of}: that is not among what its ability "${own.id}" lets it copy`,
        "an object that it can copy, `except` of what else makes it a copy, or no `copyOf`",
      );
  }
  const copied = createdAsCopy(table, outcome, original, isCreated);
  const exceptions = settledExceptions(table, outcome, place, copied.values, { ...own?.copy?.except, ...except });
  const kept = exceptions.keepAbility === undefined ? undefined : keptAbility(outcome, place, exceptions.keepAbility);
  const name = table.effectName(
    own === undefined
      ? { kind: "event", object: object.id, event: "copy" }
      : { kind: "ability", object: object.id, ability: own.id },
  );
  becomeCopy(table, place, { name, copied, exceptions, kept, when }, [
    ...(when === "enters" && entersNow ? ["707.5"] : []),
    ...(entersNow ? arrivalClauses(when) : ["707.10"]),
    ...(own?.copy?.except?.ifItIs === undefined ? [] : ["707.9f"]),
  ]);
  // CR 707.8a: with the same face up; which one that is its copied values do not say.
  if (entersNow && copied.otherFace !== undefined && showsBack(table.at(original))) object.startClauses.push("712.8e");
  if (!entersNow) {
    const { casting, castX } = table.at(original);
    // What was chosen for the spell is copied, X and the way of casting too (CR 702.103c).
    object.castX = casting?.x ?? castX;
    const states = ofCasting(table.at(original).designations);
    for (const state of states.keys()) object.designations.set(state, object.timestamp);
    if (states.has(BESTOWED)) object.startClauses.push("702.103c");
    object.startClauses.push("707.10");
  }
  return undefined;
}

/** The exceptions of what creates a token as a copy of a card are part of what it is (CR 707.2, 707.9). */
function becomeCopyOfCard(table: Table, place: number, except: CopyExceptions, pointer: string): Fallible {
  const object = table.at(place);
  if (!object.token)
    return fault(`${pointer}/except`, `${object.id} is no copy, so nothing is excepted`, "`copyOf`, or a `token`");
  const outcome = lookAhead(table, place);
  const copied = createdAsCopy(table, outcome, place, false);
  const exceptions = settledExceptions(table, outcome, place, copied.values, except);
  const name = table.effectName({ kind: "event", object: object.id, event: "copy" });
  becomeCopy(table, place, { name, copied, exceptions, kept: undefined, when: "enters" }, ["707.2"]);
  return undefined;
}

interface NewCopy {
  readonly name: ReturnType<Table["effectName"]>;
  readonly copied: ReturnType<typeof createdAsCopy>;
  readonly exceptions: ReturnType<typeof settledExceptions>;
  readonly kept: ReturnType<typeof keptAbility>;
  readonly when: When;
}

/** With the counters that its exceptions say; what is turned face up does not enter with any (CR 707.9e). */
function becomeCopy(
  table: Table,
  place: number,
  { name, copied, exceptions, kept, when }: NewCopy,
  clauses: readonly string[],
): void {
  const object = table.at(place);
  const { counters } = exceptions;
  if (object.token && when === "enters") object.isCreatedAsCopy = true;
  addEventEffect(table, name, [place], { parts: [copyPart(copied, exceptions, kept)] }, object.timestamp, [
    ...clauses,
    ...(counters === undefined ? [] : ["707.9e"]),
  ]);
  if (when === "enters") for (const [kind, count] of byKind(counters ?? {})) putCounters(table, object, kind, count);
}

/** Whether an ability of a permanent makes this object enter as a copy of the original, which is that permanent or another one. */
function makesCopies(table: Table, outcome: Outcome, original: number, place: number): boolean {
  return outcome.board.objects.some(
    ({ zone, phasedOut }, maker) =>
      zone === "battlefield" &&
      !phasedOut &&
      maker !== place &&
      (outcome.final[maker]?.abilities ?? []).some(({ ability, key }) => {
        if (ability.kind !== "replacement" || ability.othersEnterAsCopy === undefined) return false;
        const scene = table.seenFrom(maker, outcome, key);
        return (
          scene.refer(ability.copiesOf ?? "self").includes(original) &&
          selected(ability.othersEnterAsCopy, scene).includes(place)
        );
      }),
  );
}
