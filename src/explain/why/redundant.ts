import { redundancyOf } from "../../rules/keywords.js";
import { groupBy } from "../../rules/group.js";
import { abilityNamePhrase } from "../../wording/ability-names.js";
import { type ObjectNames, someNames } from "../../wording/object-names.js";
import { say } from "../../wording/phrase.js";
import { listOf } from "../../wording/value-words.js";
import { type Reason, reasonFrom } from "./reason.js";
import { isOf, type Seen } from "./seen.js";

/** An ability that an object has several times from an application on. */
interface Again {
  readonly object: string;
  readonly ability: string;
  readonly clause: string;
}

/** That another instance of a keyword does nothing more, by the clause of the keyword, where an application gives it. */
export function redundantReasons(seen: Seen, names: ObjectNames): Reason[] {
  if (!isOf(seen, "applied")) return [];
  const again = seen.step.changes.flatMap(({ object, characteristic, before, after }): Again[] => {
    if (characteristic !== "abilities") return [];
    const [had, has] = [listOf(before), listOf(after)];
    return [...new Set(has)].flatMap((ability) => {
      const clause = redundancyOf(ability);
      const n = timesIn(has, ability);
      return clause === undefined || n < 2 || n <= timesIn(had, ability) ? [] : [{ object, ability, clause }];
    });
  });
  return [...groupBy(again, ({ ability }) => ability).values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const objects = [...new Set(alike.map(({ object }) => object))];
    const words = say("claim-redundant", {
      objects: someNames(objects, names),
      ability: abilityNamePhrase(first.ability),
    });
    return [{ ...reasonFrom([seen], words), clauses: [first.clause] }];
  });
}

function timesIn(abilities: readonly string[], ability: string): number {
  return abilities.filter((each) => each === ability).length;
}
