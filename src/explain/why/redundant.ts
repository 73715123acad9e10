import { redundancyOf } from "../../rules/keywords.js";
import { groupBy } from "../../rules/group.js";
import { abilityNamePhrase } from "../../wording/ability-names.js";
import { type ObjectNames, someNames } from "../../wording/object-names.js";
import { say } from "../../wording/phrase.js";
import { listOf } from "../../wording/value-words.js";
import { type Reason, reasonFrom } from "./reason.js";
import { isOf, ofKind, type Seen, type SeenOf } from "./seen.js";

/** An ability that an object has several times from an application on. */
interface Again {
  readonly object: string;
  readonly ability: string;
  readonly clause: string;
}

/**
 * That another instance of a keyword does nothing more, by the clause of the keyword, where it is given; that all go at once.
 * `about`: of one object alone.
 */
export function redundantReasons(seen: Seen, all: readonly Seen[], names: ObjectNames, about?: string): Reason[] {
  if (isOf(seen, "player")) return toldOf(seen, againOfPlayers(seen, all), "claim-redundant", names);
  if (!isOf(seen, "applied")) return [];
  const isOfAbilities = seen.step.parts.includes("loseAbilities");
  const [again, lost]: [Again[], Again[]] = [[], []];
  for (const { object, characteristic, before, after } of seen.step.changes) {
    if (characteristic !== "abilities" || object !== (about ?? object)) continue;
    const [had, has] = [listOf(before), listOf(after)];
    for (const ability of new Set([...had, ...has])) {
      const clause = redundancyOf(ability);
      const [then, now] = [timesIn(had, ability), timesIn(has, ability)];
      if (clause !== undefined && now > 1 && now > then) again.push({ object, ability, clause });
      if (clause !== undefined && isOfAbilities && then > 1 && now === 0)
        lost.push({ object, ability, clause: "113.10b" });
    }
  }
  return [...toldOf(seen, again, "claim-redundant", names), ...toldOf(seen, lost, "claim-all-instances", names)];
}

function toldOf(
  seen: Seen,
  all: readonly Again[],
  id: "claim-redundant" | "claim-all-instances",
  names: ObjectNames,
): Reason[] {
  return [...groupBy(all, ({ ability }) => ability).values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const objects = [...new Set(alike.map(({ object }) => object))];
    const words = say(id, { objects: someNames(objects, names), ability: abilityNamePhrase(first.ability) });
    return [{ ...reasonFrom([seen], words), clauses: [first.clause] }];
  });
}

/** What players have been given before, and not lost since (CR 613.10). */
function againOfPlayers({ step, place }: SeenOf<"player">, all: readonly Seen[]): Again[] {
  const before = ofKind(all.slice(0, place), "player").map((other) => other.step);
  return step.gains.flatMap((ability) => {
    const clause = redundancyOf(ability);
    if (clause === undefined) return [];
    return step.players
      .filter((player) => !(step.withheld ?? []).includes(player))
      .filter((player) => {
        const last = before.findLast(
          ({ players, gains, loses = [] }) => players.includes(player) && [...gains, ...loses].includes(ability),
        );
        return last?.gains.includes(ability) === true && last.withheld?.includes(player) !== true;
      })
      .map((object) => ({ object, ability, clause }));
  });
}

function timesIn(abilities: readonly string[], ability: string): number {
  return abilities.filter((each) => each === ability).length;
}
